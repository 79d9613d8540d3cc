// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_panel.h"

#include "explosion/explosion_watch.h"
#include "theme/theme.h"
#include "widgets/check_box.h"
#include "widgets/flow_layout.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"
#include "wording/explosion_words.h"
#include "wording/names.h"
#include "wording/problems.h"

#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

QString nameOfCompared(Compared what) {
    switch (what) {
    case Compared::Energy: return ComparePanel::tr("Energy");
    case Compared::Difference: return ComparePanel::tr("Difference");
    case Compared::Convergence: break;
    }
    return ComparePanel::tr("Convergence");
}

// Returns a sample of a curve's line.
QPixmap swatch(const QPen& pen, qreal ratio) {
    const Theme& theme = Theme::current();
    const QSize size(theme.px(26), theme.px(12));
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawLine(QPointF(2, size.height() / 2.0), QPointF(size.width() - 2, size.height() / 2.0));
    return pixmap;
}

// Writes a factor with two digits of its difference from 1.
QString factor(double growth) {
    const double beyond = std::abs(growth - 1.0);
    const int decimals =
        beyond > 0.0 ? std::clamp(1 - static_cast<int>(std::floor(std::log10(beyond))), 2, 7) : 2;
    return writtenNumber(growth, {2, decimals, {}}, QLocale());
}

} // namespace

ComparePanel::ComparePanel(Session& session, QWidget* parent)
    : Panel(session, QStringLiteral("comparePanel"), parent), m_record(session), m_mainName(new QLabel(this)),
      m_mainSwatch(new QLabel(this)), m_exact(new CheckBox(this)), m_more(new QToolButton(this)),
      m_compared(new Choice<Compared>({Compared::Energy, Compared::Difference, Compared::Convergence},
                                      nameOfCompared, this)),
      m_again(new QPushButton(this)), m_chart(new Chart(this)), m_report(new WrappedLabel(this)) {
    m_mainSeries = m_chart->addSeries(Drawn::Line, Trace::Main);
    m_exactSeries = m_chart->addSeries(Drawn::Thin);
    auto* menu = new QMenu(m_more);
    const auto actionFor = [menu](const QString& name) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(name);
        action->setCheckable(true);
        return action;
    };
    // The usual scheme of a run comes last.
    std::vector<Scheme> inOrder;
    for (const SchemeInfo& row : allSchemes) inOrder.push_back(row.value);
    std::rotate(inOrder.begin(), inOrder.begin() + 1, inOrder.end());
    for (Scheme scheme : inOrder) {
        const QLatin1String id(toString(scheme).data(), static_cast<qsizetype>(toString(scheme).size()));
        auto* box = new CheckBox(this);
        box->setObjectName(id);
        QAction* action = actionFor(id + QLatin1String("InMenu"));
        const auto set = [this, scheme](bool on) {
            this->session().setComparison(scheme, on);
            // A lesson that needs a scheme asks for the tap, too.
            if (on && requiredComparisons().empty()) ExplosionWatch::of(this->session()).tapIfAtRest();
        };
        connect(box, &QCheckBox::clicked, this, set);
        connect(action, &QAction::triggered, this, set);
        m_entries.push_back({scheme, box, action, m_chart->addSeries(Drawn::Line, traceOfComparison(scheme))});
    }
    m_exactAction = actionFor(QStringLiteral("exactInMenu"));
    m_more->setMenu(menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setObjectName(QStringLiteral("moreSchemes"));
    m_exact->setObjectName(QStringLiteral("exact"));
    m_compared->setObjectName(QStringLiteral("compared"));
    m_compared->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also after a change of type size
    m_again->setObjectName(QStringLiteral("again"));
    m_report->setObjectName(QStringLiteral("report"));
    m_report->setProperty("type", "small");
    m_report->setTextFormat(Qt::PlainText);
    m_report->setTextInteractionFlags(Qt::NoTextInteraction);
    setProperty("minHeight", 268);
    m_chart->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    connect(m_exact, &QCheckBox::clicked, this, &ComparePanel::setExact);
    connect(m_exactAction, &QAction::triggered, this, &ComparePanel::setExact);
    connect(m_compared, &QComboBox::activated, this, &ComparePanel::refreshNow);
    connect(m_again, &QPushButton::clicked, this, &ComparePanel::again);
    connect(&m_record, &RunRecord::recorded, this, &ComparePanel::refreshSoon);
    connect(&m_convergence, &ConvergenceJob::measured, this, &ComparePanel::refreshSoon);
    for (auto signal : {&Session::settingsChanged, &Session::comparisonsChanged, &Session::runReplaced})
        connect(&session, signal, this, &ComparePanel::refreshNow);

    auto* legend = new FlowLayout(14);
    auto* mainEntry = new QWidget(this);
    auto* main = new QHBoxLayout(mainEntry);
    main->setContentsMargins(0, 0, 0, 0);
    main->setSpacing(7);
    main->addWidget(m_mainSwatch);
    main->addWidget(m_mainName);
    legend->addWidget(mainEntry);
    for (const Entry& entry : m_entries) legend->addWidget(entry.box);
    legend->addWidget(m_exact);
    auto* row = new FlowLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{m_compared, m_more, m_again}) row->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(legend);
    layout->addLayout(row);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_report);
    setDetails(m_chart, {m_compared, m_more, m_again});
    connect(&Theme::current(), &Theme::changed, this, &ComparePanel::restyle);
    restyle();
    retranslate();
    showEntries();
}

void ComparePanel::showEvent(QShowEvent* event) {
    m_record.setActive(true);
    Panel::showEvent(event);
}

void ComparePanel::hideEvent(QHideEvent* event) {
    m_record.setActive(false);
    Panel::hideEvent(event);
}

// Restarts all comparison runs from the main run.
void ComparePanel::again() {
    std::vector<Scheme> schemes;
    for (const Comparison::ComparisonRun& comparisonRun : session().comparison().comparisonRuns())
        schemes.push_back(comparisonRun.run.rule().scheme);
    for (Scheme scheme : schemes) session().setComparison(scheme, true);
    if (schemes.empty()) m_record.begin();
}

void ComparePanel::setExact(bool on) {
    m_record.setExact(on);
    refreshNow();
}

bool ComparePanel::offered(Scheme scheme) const {
    const Rule& rule = session().settings().rule;
    return scheme != rule.scheme && supportsComparison(rule, scheme);
}

void ComparePanel::showEntries() {
    const Rule& rule = session().settings().rule;
    const Scheme always = rule.scheme == Scheme::Euler ? Scheme::Leapfrog : Scheme::Euler;
    for (const Entry& entry : m_entries) {
        const bool on = session().comparison().comparisonRun(entry.scheme) != nullptr;
        const bool isUsual = entry.scheme == always && (!isBrief() || requiredComparisons().empty());
        const bool isNear =
            isUsual || std::ranges::find(requiredComparisons(), entry.scheme) != requiredComparisons().end();
        entry.box->setVisible(on || (isNear && offered(entry.scheme)));
        entry.box->setChecked(on);
        entry.action->setVisible(on || offered(entry.scheme));
        entry.action->setChecked(on);
    }
    m_exact->setVisible(m_record.hasExact());
    m_exact->setChecked(m_record.hasExact());
    m_exactAction->setVisible(rule.scene == SceneKind::String);
    m_exactAction->setChecked(m_record.hasExact());
    m_more->setEnabled(rule.arithmetic == Arithmetic::Float);
    m_mainName->setText(session().settings().rule.arithmetic == Arithmetic::Integer
                            ? tr("integers", "integer water")
                            : nameOf(session().settings().rule.scheme));
}

void ComparePanel::refresh() {
    showEntries();
    const bool convergence = m_compared->value() == Compared::Convergence;
    if (convergence) showConvergence();
    else showCurves();
    const QString text = (convergence ? linesAboutOrders() : linesAboutRuns()).join(QLatin1Char('\n'));
    if (text != m_report->text()) m_report->setText(text);
    m_report->setVisible(!text.isEmpty());
    m_report->setProperty("type", isBrief() ? "title" : "small");
    m_again->setEnabled(!session().comparison().comparisonRuns().empty() || m_record.hasExact());
    m_chart->setSpoken(
        convergence ? tr("Error against time step")
                    : tr("%1 over time", "energy or difference").arg(nameOfCompared(m_compared->value())),
        text);
}

QStringList ComparePanel::linesAboutRuns() {
    const Comparison& runs = session().comparison();
    QStringList lines;
    if (isBrief()) return linesAboutExplosions();
    if (runs.main().divergedAt() || prospectOf(runs.main()).growth > 1.0 + 1e-9)
        lines << lineAbout(runs.main().rule().scheme, m_record.main());
    for (const Entry& entry : m_entries) {
        const Comparison::ComparisonRun* comparisonRun = runs.comparisonRun(entry.scheme);
        const RunRecord::Curve* curve = m_record.comparisonRun(entry.scheme);
        if (comparisonRun && curve) lines << lineAbout(entry.scheme, *curve);
    }
    if (session().settings().rule.arithmetic == Arithmetic::Integer)
        lines << tr("Integer water has only one scheme.");
    return lines;
}

// Lines shown on the stage.
QStringList ComparePanel::linesAboutExplosions() const {
    QStringList lines;
    const auto note = [&](Scheme scheme, const RunRecord::Curve* curve) {
        const auto count = explosionOf(session().comparison(), scheme);
        if (curve && count) lines << explosionInWords(scheme, *count);
    };
    note(session().settings().rule.scheme, &m_record.main());
    for (const Entry& entry : m_entries) note(entry.scheme, m_record.comparisonRun(entry.scheme));
    return lines;
}

std::vector<Scheme> ComparePanel::schemesOn() const {
    std::vector<Scheme> schemes{session().settings().rule.scheme};
    for (const Entry& entry : m_entries)
        if (session().comparison().comparisonRun(entry.scheme)) schemes.push_back(entry.scheme);
    return schemes;
}

QStringList ComparePanel::linesAboutOrders() const {
    if (m_convergence.obstacle()) {
        QString reason = problemInWords(*m_convergence.obstacle());
        return {reason.replace(0, 1, reason.at(0).toUpper()) + QLatin1Char('.')};
    }
    QStringList lines;
    for (const Scheme scheme : schemesOn()) {
        // Use the finest steps with errors above rounding.
        std::optional<double> order;
        for (const ConvergencePoint& point : m_convergence.points())
            if (point.scheme == scheme && point.order && point.error > ConvergencePoint::rounding)
                order = point.order;
        if (order)
            lines << tr("%1: order %2 measured, %3 by theory.", "scheme, orders")
                         .arg(nameOf(scheme), QLocale().toString(*order, 'f', 2))
                         .arg(infoOf(scheme).order);
    }
    if (session().settings().rule.damping != Damping{})
        lines << tr("Measured without damping, because damping makes every scheme first order.");
    return lines;
}

// The time step is in steps of the run; smaller steps are farther left.
void ComparePanel::showConvergence() {
    m_convergence.request(session().settings(), schemesOn());
    const auto points = [this](Scheme scheme) {
        std::vector<ChartPoint> all;
        for (const ConvergencePoint& point : m_convergence.points())
            if (point.scheme == scheme) all.push_back({1.0 / point.refinement, point.error});
        std::ranges::reverse(all);
        return all;
    };
    const Scheme main = session().settings().rule.scheme;
    m_chart->replace(m_mainSeries, points(main));
    m_chart->setEndMarked(m_mainSeries, false);
    m_chart->setName(m_mainSeries, m_mainName->text());
    m_chart->replace(m_exactSeries, {});
    for (const Entry& entry : m_entries) {
        m_chart->replace(entry.series, entry.scheme == main ? std::vector<ChartPoint>() : points(entry.scheme));
        m_chart->setEndMarked(entry.series, false);
    }
    const double finest = 1.0 / ConvergenceJob::refinements().back();
    m_chart->setXAxis({tr("time step (steps of this run)"), Scale::Logarithmic, 0.9 * finest, 1.0, false});
    m_chart->setYAxis({{}, Scale::Logarithmic, {}, {}, false});
    m_chart->setEmptyText(m_convergence.obstacle() ? tr("There is no error to measure here.")
                                                   : tr("Measuring…"));
}

void ComparePanel::showCurves() {
    const bool energy = m_compared->value() == Compared::Energy;
    const double rate = session().settings().stepsPerSecond;
    const auto points = [&](const RunRecord::Curve& curve) {
        std::vector<ChartPoint> all;
        for (const History::Sample& sample : (energy ? curve.energy : curve.difference).samples())
            all.push_back({static_cast<double>(sample.frame) / rate, sample.value});
        return all;
    };
    m_chart->replace(m_mainSeries, points(m_record.main()));
    m_chart->setEndMarked(m_mainSeries, m_record.main().divergedAt.has_value());
    m_chart->setName(m_mainSeries, m_mainName->text());
    m_chart->replace(m_exactSeries, m_record.hasExact() ? points(m_record.exact()) : std::vector<ChartPoint>());
    for (const Entry& entry : m_entries) {
        const RunRecord::Curve* curve = m_record.comparisonRun(entry.scheme);
        m_chart->replace(entry.series, curve ? points(*curve) : std::vector<ChartPoint>());
        m_chart->setEndMarked(entry.series, curve && curve->divergedAt);
    }
    m_chart->setXAxis(timeAxis());
    m_chart->setYAxis({{}, Scale::Logarithmic, {}, {}, false});
    if (energy) m_chart->setEmptyText(tr("Tap to see the energy here."));
    else if (m_record.hasExact())
        m_chart->setEmptyText(tr("Tap to see the difference from the exact solution here."));
    else m_chart->setEmptyText(tr("The difference between the other schemes and the main run appears here."));
}

// Starts at the first movement. Once all comparison runs have exploded, the axis ends with them so
// that their short curves stay visible.
ChartAxis ComparePanel::timeAxis() const {
    ChartAxis axis{tr("time (s)"), Scale::Linear, {}, {}, false};
    const double rate = session().settings().stepsPerSecond;
    const auto seconds = [&](std::int64_t frame) { return static_cast<double>(frame) / rate; };
    std::optional<double> moved, ended, latest;
    bool allEnded = true;
    for (const Entry& entry : m_entries) {
        const RunRecord::Curve* curve = m_record.comparisonRun(entry.scheme);
        if (!curve) continue;
        for (const History::Sample& sample : curve->energy.samples()) {
            if (!(sample.value > 0.0)) continue;
            moved = std::min(moved.value_or(seconds(sample.frame)), seconds(sample.frame));
            break;
        }
        if (!curve->energy.samples().empty())
            latest = std::max(latest.value_or(0.0), seconds(curve->energy.samples().back().frame));
        allEnded &= curve->divergedAt.has_value();
        if (curve->divergedAt) ended = std::max(ended.value_or(0.0), seconds(*curve->divergedAt));
    }
    // A tap while paused leaves only one time level.
    if (moved && *latest <= *moved) {
        axis.min = moved;
        axis.max = *moved + 1.0;
    }
    if (!moved || !ended || !allEnded || !(*ended > *moved)) return axis;
    axis.min = moved;
    axis.max = *moved + 1.6 * (*ended - *moved);
    return axis;
}

QString ComparePanel::lineAbout(Scheme scheme, const RunRecord::Curve& curve) {
    const double predicted = curve.prospect.growth;
    const std::optional<double> measured = RunRecord::growthOf(curve);
    const QString name = nameOf(scheme);
    // The visible wave may not be the fastest growing wave yet: each mode grows at a different
    // rate.
    const bool othersRule =
        measured && predicted > 1.0 + 1e-9 && std::log(*measured) < 0.9 * std::log(predicted);
    QString text;
    if (curve.prospect.isBound && measured)
        text = tr("%1: at most ×%2 per step predicted (with walls and media), ×%3 measured.")
                   .arg(name, factor(predicted), factor(*measured));
    else if (curve.prospect.isBound)
        text = tr("%1: at most ×%2 per step predicted (with walls and media).").arg(name, factor(predicted));
    else if (!measured) text = tr("%1: ×%2 per step predicted.").arg(name, factor(predicted));
    else if (othersRule && !curve.divergedAt)
        text = tr("%1: ×%2 per step predicted in the long run, ×%3 measured now, because waves that grow more "
                  "slowly still dominate.")
                   .arg(name, factor(predicted), factor(*measured));
    else text = tr("%1: ×%2 per step predicted, ×%3 measured.").arg(name, factor(predicted), factor(*measured));
    if (const auto count = explosionOf(session().comparison(), scheme))
        text = tr("%1 Exploded %2.", "sentence before, 57 steps after the tap").arg(text, inWords(*count));
    const QString cost = costOf(scheme);
    if (cost.isEmpty())
        return tr("%1 Order %2.", "sentences before, order of a scheme").arg(text).arg(infoOf(scheme).order);
    return tr("%1 Order %2, %3 ns per cell.", "sentences before, order of a scheme, cost")
        .arg(text)
        .arg(infoOf(scheme).order)
        .arg(cost);
}

// Measured once per kind of step; k and damping do not affect the cost.
QString ComparePanel::costOf(Scheme scheme) {
    const Experiment& now = session().settings();
    if (now.grid != m_costsOf.grid || now.rule.scene != m_costsOf.rule.scene ||
        now.rule.stencil != m_costsOf.rule.stencil || m_costs.empty()) {
        m_costs.clear();
        m_costsOf = now;
    }
    auto found = m_costs.find(scheme);
    if (found == m_costs.end()) found = m_costs.emplace(scheme, nanosecondsPerCell(now, scheme)).first;
    if (!found->second) return {};
    return *found->second < 10.0 ? QLocale().toString(*found->second, 'g', 2)
                                 : QLocale().toString(*found->second, 'f', 0);
}

void ComparePanel::restyle() {
    const Theme& theme = Theme::current();
    m_mainSwatch->setPixmap(swatch(theme.pen(Trace::Main, 2.0), devicePixelRatioF()));
    const auto dress = [&](QCheckBox* box, const QPen& pen) {
        box->setIcon(swatch(pen, devicePixelRatioF()));
        box->setIconSize({theme.px(26), theme.px(12)});
    };
    for (const Entry& entry : m_entries) dress(entry.box, theme.pen(traceOfComparison(entry.scheme), 2.0));
    dress(m_exact, theme.exactPen());
    layout()->setSpacing(theme.px(4));
    if (!isBrief()) m_chart->setMinimumHeight(theme.px(84));
}

void ComparePanel::retranslate() {
    setWindowTitle(tr("Compare"));
    for (const Entry& entry : m_entries) {
        entry.box->setText(nameOf(entry.scheme));
        entry.action->setText(nameOf(entry.scheme));
        entry.box->setToolTip(
            tr("Runs %1 next to the main run, starting from its current state.").arg(nameOf(entry.scheme)));
        m_chart->setName(entry.series, nameOf(entry.scheme));
    }
    m_exact->setText(tr("exact solution"));
    m_exactAction->setText(tr("exact solution"));
    m_more->setText(tr("Schemes ▾"));
    m_more->setToolTip(tr("All schemes that can run next to the main run."));
    m_exact->setToolTip(tr("Shows the string with infinitely small time steps. Differences are then measured "
                           "from this solution."));
    m_chart->setName(m_exactSeries, tr("exact solution"));
    m_compared->retranslate();
    m_compared->setAccessibleName(tr("Quantity in the chart"));
    m_again->setText(tr("Restart", "start the other schemes once more"));
    m_again->setToolTip(tr("Restarts the other schemes from the current state."));
}

} // namespace seiche

#include "moc_compare_panel.cpp"
