// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/probes_panel.h"

#include "objects/instrument_painter.h"
#include "theme/theme.h"
#include "widgets/check_box.h"
#include "wording/real_units.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

namespace {

constexpr double shortestWindow = 0.05;
constexpr double longestWindow = 3600.0;

QString nameOfProbeView(ProbeView view) {
    switch (view) {
    case ProbeView::OverTime: return ProbesPanel::tr("Height over time");
    case ProbeView::Spectrum: return ProbesPanel::tr("Spectrum");
    case ProbeView::TwoProbes: return ProbesPanel::tr("Phase difference");
    case ProbeView::SpectrumOverTime: break;
    }
    return ProbesPanel::tr("Spectrogram");
}

std::vector<ChartPoint> pointsOf(const std::vector<ProbeSample>& samples) {
    std::vector<ChartPoint> points;
    for (const ProbeSample& sample : samples) points.push_back({sample.time, sample.height});
    return points;
}

} // namespace

ProbesPanel::ProbesPanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("probesPanel"), parent),
      m_view(new Choice<ProbeView>(
          {ProbeView::OverTime, ProbeView::Spectrum, ProbeView::SpectrumOverTime, ProbeView::TwoProbes},
          nameOfProbeView, this)),
      m_chart(new Chart(this)), m_spectrum(new ProbeSpectrum(this)), m_spectrogram(new SpectrogramView(this)),
      m_pair(new ProbePair(this)), m_difference(new CheckBox(this)), m_secondsLabel(new QLabel(this)),
      m_seconds(new ValueEntry(this)), m_report(new WrappedLabel(this)) {
    for (std::size_t i = 0; i < max; ++i) m_chart->addSeries(Drawn::Line, traceOfProbe(static_cast<int>(i)));
    m_differenceSeries = m_chart->addSeries(Drawn::Line, Trace::Main);
    m_chart->setObjectName(QStringLiteral("probeHeights"));
    m_view->setObjectName(QStringLiteral("probeView"));
    m_spectrum->hide();
    m_spectrogram->hide();
    m_difference->setObjectName(QStringLiteral("probeDifference"));
    m_seconds->setObjectName(QStringLiteral("probeSeconds"));
    m_seconds->setStyle({0, 3, {}});
    m_secondsLabel->setObjectName(QStringLiteral("probeSecondsLabel"));
    m_secondsLabel->setBuddy(m_seconds);
    m_report->setObjectName(QStringLiteral("probeReport"));
    m_report->setProperty("type", "small");
    auto* row = new QHBoxLayout;
    row->addWidget(m_secondsLabel, 1);
    row->addWidget(m_seconds);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_view);
    layout->addWidget(m_pair);
    m_pair->hide();
    for (QWidget* view : {static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_spectrum),
                          static_cast<QWidget*>(m_spectrogram)})
        layout->addWidget(view, 1);
    layout->addWidget(m_difference);
    layout->addLayout(row);
    layout->addWidget(m_report);
    setProperty("minHeight", 224);

    connect(m_view, &QComboBox::activated, this, [this] {
        showView();
        refreshNow();
    });
    connect(m_pair, &ProbePair::chosen, this, &ProbesPanel::refreshNow);
    connect(m_difference, &QCheckBox::clicked, this, &ProbesPanel::refreshNow);
    connect(m_seconds, &ValueEntry::typed, this, [this](double seconds) {
        m_window = std::clamp(seconds, shortestWindow, longestWindow);
        refreshNow();
    });
    connect(m_seconds, &ValueEntry::stepsRequested, this, [this](int steps) {
        m_window = std::clamp(m_window + 0.5 * steps, shortestWindow, longestWindow);
        refreshNow();
    });
    connect(&session, &Session::sampled, this, &ProbesPanel::sample);
    connect(&session, &Session::advanced, this, &ProbesPanel::refreshSoon);
    for (auto signal : {&Session::runReplaced, &Session::seeked})
        connect(&session, signal, this, [this] {
            m_watched.clear();
            refreshSoon();
        });
    const auto restyle = [this] {
        const Theme& theme = Theme::current();
        m_seconds->setFixedWidth(theme.px(70));
        for (QWidget* view : std::initializer_list<QWidget*>{m_chart, m_spectrum, m_spectrogram})
            view->setMinimumHeight(theme.px(90));
    };
    connect(&Theme::current(), &Theme::changed, this, restyle);
    restyle();
    retranslate();
}

void ProbesPanel::showView() {
    const ProbeView view = m_view->value();
    m_chart->setVisible(view == ProbeView::OverTime || view == ProbeView::TwoProbes);
    m_difference->setVisible(view == ProbeView::OverTime);
    m_spectrum->setVisible(view == ProbeView::Spectrum);
    m_spectrogram->setVisible(view == ProbeView::SpectrumOverTime);
    m_pair->setVisible(view == ProbeView::TwoProbes);
}

QString ProbesPanel::nothingYet() const {
    return tr("Add a probe with the tools on the left. Its height over time is shown here.");
}

QString ProbesPanel::notYet() const { return tr("Not enough data yet."); }

QSize ProbesPanel::sizeHint() const { return {Theme::current().px(320), Theme::current().px(260)}; }

void ProbesPanel::retranslate() {
    setWindowTitle(tr("Probes"));
    m_difference->setText(tr("Difference of the first two"));
    m_seconds->setAccessibleName(tr("Number of seconds shown"));
    m_view->setAccessibleName(tr("Probe view"));
    m_view->retranslate();
    m_spectrum->retranslate();
    m_pair->retranslate();
    m_spectrogram->setEmptyText(nothingYet());
    m_chart->setXAxis({tr("time (s)"), Scale::Linear, {}, {}, false});
    m_chart->setYAxis({tr("height"), Scale::Linear, {}, {}, false});
    m_chart->setEmptyText(nothingYet());
}

// Matches the records to the probes of the run. The record of a moved probe restarts.
void ProbesPanel::follow() {
    const auto& probes = session().settings().probes;
    std::vector<Watched> next;
    for (const Probe& probe : probes) {
        if (next.size() == max) break;
        const auto known = std::ranges::find_if(m_watched, [&](const Watched& w) {
            return w.name == probe.name && w.x == probe.x && w.y == probe.y;
        });
        next.push_back(known == m_watched.end() ? Watched{probe.name, probe.x, probe.y, {}}
                                                : std::move(*known));
    }
    m_watched = std::move(next);
}

void ProbesPanel::sample() {
    if (session().settings().probes.empty()) {
        m_watched.clear();
        return;
    }
    follow();
    const Simulation& run = session().run();
    for (Watched& watched : m_watched)
        if (run.grid().contains(watched.x, watched.y))
            watched.record.add(run.seconds(), run.height(watched.x, watched.y));
}

// In seconds of the real medium if real units are set.
std::vector<ProbeSample> ProbesPanel::trailOf(const Watched& watched) const {
    std::vector<ProbeSample> trail = watched.record.last(m_window);
    const Experiment& now = session().settings();
    if (const std::optional<RealScale> scale = realScaleOf(now))
        for (ProbeSample& sample : trail) sample.time *= now.stepsPerSecond * scale->secondsPerStep;
    return trail;
}

std::vector<ProbeTrail> ProbesPanel::trails() const {
    std::vector<ProbeTrail> trails;
    for (const Watched& watched : m_watched) trails.push_back({shortName(watched.name), trailOf(watched)});
    return trails;
}

void ProbesPanel::refresh() {
    // Real units give the axis different seconds.
    m_secondsLabel->setText(RealUnits(session().settings()).areReal() ? tr("Simulation time range (s)")
                                                                      : tr("Time range (s)"));
    follow();
    m_seconds->show(m_window);
    QStringList lines;
    switch (m_view->value()) {
    case ProbeView::OverTime: lines = showHeights(); break;
    case ProbeView::TwoProbes: lines = showPair(); break;
    case ProbeView::Spectrum:
        lines = m_spectrum->show(trails());
        m_spectrum->setEmptyText(lines.isEmpty() ? nothingYet() : notYet());
        m_spectrum->setSpoken(tr("Spectra of the probes"),
                              lines.isEmpty() ? nothingYet() : lines.join(QStringLiteral(". ")));
        break;
    case ProbeView::SpectrumOverTime: {
        const std::vector<ProbeTrail> all = trails();
        const QString line = all.empty() ? QString() : m_spectrogram->show(all.front());
        if (all.empty()) m_spectrogram->clear();
        m_spectrogram->setEmptyText(all.empty() ? nothingYet() : notYet());
        if (!line.isEmpty())
            lines << line << tr("Brighter is higher. Black is a hundredth of the maximum or less.");
        m_spectrogram->setAccessibleName(tr("Spectrogram of the first probe"));
        m_spectrogram->setAccessibleDescription(line);
        break;
    }
    }
    m_report->setText(lines.join(QLatin1Char('\n')));
}

QStringList ProbesPanel::showHeights() {
    m_difference->setEnabled(m_watched.size() >= 2);
    const bool difference = m_difference->isChecked() && m_watched.size() >= 2;
    QStringList lines;
    for (std::size_t i = 0; i < max; ++i) {
        std::vector<ChartPoint> points;
        const bool has = i < m_watched.size();
        if (has) {
            points = pointsOf(trailOf(m_watched[i]));
            m_chart->setName(static_cast<int>(i), shortName(m_watched[i].name));
            const QLocale locale;
            const auto recurrence = m_watched[i].record.frequency(m_window);
            const QString amplitude = readable(m_watched[i].record.amplitude(m_window), locale);
            const QString frequency =
                recurrence ? RealUnits(session().settings()).frequency(*recurrence) : QString();
            lines << (!frequency.isEmpty() ? tr("%1: amplitude %2, %3", "name, height, frequency with its unit")
                                                 .arg(shortName(m_watched[i].name), amplitude, frequency)
                                           : tr("%1: amplitude %2, no steady frequency")
                                                 .arg(shortName(m_watched[i].name), amplitude));
        }
        m_chart->setShown(static_cast<int>(i), has && !difference);
        m_chart->replace(static_cast<int>(i), std::move(points));
    }
    std::vector<ChartPoint> points;
    if (difference) {
        points = pointsOf(differenceOf(trailOf(m_watched[0]), trailOf(m_watched[1])));
        m_chart->setName(m_differenceSeries,
                         shortName(m_watched[0].name) + QStringLiteral(" − ") + shortName(m_watched[1].name));
    }
    m_chart->setShown(m_differenceSeries, difference);
    m_chart->replace(m_differenceSeries, std::move(points));
    m_chart->setSpoken(tr("Heights at the probes"),
                       lines.isEmpty() ? nothingYet() : lines.join(QStringLiteral(". ")));
    return lines;
}

QStringList ProbesPanel::showPair() {
    QStringList names;
    for (const Watched& watched : m_watched) names << shortName(watched.name);
    m_pair->offer(names);
    const auto first = static_cast<std::size_t>(m_pair->first()),
               second = static_cast<std::size_t>(m_pair->second());
    const bool areTwo = m_watched.size() >= 2 && first != second;
    for (std::size_t i = 0; i < max; ++i) {
        const bool has = i < m_watched.size() && (i == first || i == second);
        if (has) m_chart->setName(static_cast<int>(i), names[static_cast<qsizetype>(i)]);
        m_chart->setShown(static_cast<int>(i), has);
        m_chart->replace(static_cast<int>(i),
                         has ? pointsOf(trailOf(m_watched[i])) : std::vector<ChartPoint>());
    }
    m_chart->setShown(m_differenceSeries, false);
    m_chart->replace(m_differenceSeries, {});
    QStringList lines;
    if (areTwo) {
        const auto trail = [&](std::size_t i) {
            return ProbeTrail{names[static_cast<qsizetype>(i)], m_watched[i].record.last(m_window)};
        };
        lines = m_pair->read(trail(first), trail(second), RealUnits(session().settings()));
    } else {
        lines << (m_watched.size() < 2 ? tr("Two probes are needed: add them with the tools on the left.")
                                       : tr("Choose two different probes."));
    }
    m_chart->setSpoken(tr("Heights at two probes"), lines.join(QStringLiteral(". ")));
    return lines;
}

} // namespace seiche

#include "moc_probes_panel.cpp"
