// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/string_waves.h"

#include "modes/mode_rows.h"
#include "modes/phasor_strip.h"
#include "modes/quick_starts.h"
#include "modes/start_height.h"
#include "modes/start_pulls.h"
#include "study/run_stability.h"
#include "theme/theme.h"
#include "widgets/chart.h"
#include "widgets/check_box.h"
#include "widgets/flow_layout.h"
#include "widgets/legend.h"
#include "widgets/shape_preview.h"
#include "wording/real_units.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>

namespace seiche {

namespace {

constexpr int minBars = 12;
constexpr int maxBars = 120;
constexpr double barSpacing = 15.5; // px at scale 1: wide enough for a finger and a phasor below
constexpr double nothingThere = 1e-9;
/// Range of the logarithmic axis: 80 dB.
constexpr double decades = 1e4;
/// Bar change per key press, relative to the axis. A page key changes five times as much.
constexpr double keyStep = 0.05;
constexpr double pageSteps = 5.0;
/// Key step on a logarithmic axis: 1 dB.
constexpr double keyFactor = 1.122;
/// Maximum of points times bars measured every frame.
constexpr std::size_t liveWork = 60'000;

QString stringHalfWaves(double count) {
    return QLocale().toString(count, 'f', count == std::floor(count) ? 0 : 1);
}

} // namespace

StringWaves::StringWaves(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_touch(session, m_spectrum), m_legend(new Legend(this)),
      m_logarithmic(new CheckBox(this)), m_bars(new Chart(this)), m_strip(new PhasorStrip(*m_bars, this)),
      m_preview(new ShapePreview(this)), m_name(new QLabel(this)), m_share(new QLabel(this)),
      m_rows(new ModeRows(m_touch, this)), m_start(new QPushButton(this)), m_add(new QPushButton(this)),
      m_quick(new QuickStarts(session, this)) {
    arrange();
    connect(m_bars, &Chart::pointClicked, this, [this](int, int point) { choose(point); });
    connect(m_bars, &Chart::dragged, this, [this](int, int point, double height) {
        if (!m_touch.isInStroke()) m_touch.beginStroke();
        m_touch.requestAmplitude(static_cast<std::size_t>(point), height);
    });
    connect(m_bars, &Chart::dragEnded, this, [this] {
        m_touch.endStroke();
        emit touched();
    });
    connect(&m_touch, &ModeTouch::touched, this, &StringWaves::touched);
    connect(m_logarithmic, &QCheckBox::toggled, this, &StringWaves::touched);
    connect(m_start, &QPushButton::clicked, this, [this] { start(true); });
    connect(m_add, &QPushButton::clicked, this, [this] { start(false); });
    connect(m_quick, &QuickStarts::started, this, &StringWaves::touched);
    connect(&session, &Session::advanced, this, &StringWaves::turnPhasors);
    connect(&Theme::current(), &Theme::changed, this, &StringWaves::restyle);
    restyle();
}

void StringWaves::arrange() {
    m_bars->setObjectName(QStringLiteral("modeBars"));
    m_logarithmic->setObjectName(QStringLiteral("logarithmicModes"));
    m_start->setObjectName(QStringLiteral("startMode"));
    m_add->setObjectName(QStringLiteral("addMode"));
    m_name->setObjectName(QStringLiteral("modeName"));
    m_share->setObjectName(QStringLiteral("modeShare"));
    m_name->setProperty("type", "title");
    m_share->setProperty("type", "small");
    m_share->setWordWrap(true);
    m_add->setProperty("flat", true);
    // ENTER activates the buttons, because SPACE taps.
    m_start->setAutoDefault(true);
    m_add->setAutoDefault(true);
    m_bars->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_bars->setLegend(m_legend);
    m_series = m_bars->addSeries(Drawn::Bars, Trace::Main);
    m_bars->setDraggedSeries(m_series);
    m_bars->installEventFilter(this);

    auto* above = new QHBoxLayout;
    above->addWidget(m_legend, 1);
    above->addWidget(m_logarithmic);
    auto* words = new QVBoxLayout;
    words->addWidget(m_name);
    words->addWidget(m_share);
    words->addStretch(1);
    auto* alone = new QHBoxLayout;
    alone->addWidget(m_preview, 3);
    alone->addLayout(words, 2);
    auto* buttons = new FlowLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_add);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(above);
    layout->addWidget(m_bars, 1);
    layout->addWidget(m_strip);
    layout->addLayout(alone);
    layout->addWidget(m_rows);
    layout->addLayout(buttons);
    layout->addWidget(m_quick);
}

void StringWaves::restyle() {
    layout()->setSpacing(Theme::current().px(6));
    m_bars->setMinimumHeight(Theme::current().px(104));
}

std::vector<QWidget*> StringWaves::details() const {
    return {m_logarithmic, m_preview, m_name, m_share, m_rows, m_start, m_add, m_quick};
}

bool StringWaves::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_bars || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Left: choose(static_cast<int>(m_chosen) - 1); return true;
    case Qt::Key_Right: choose(static_cast<int>(m_chosen) + 1); return true;
    case Qt::Key_Up: raise(1.0); return true;
    case Qt::Key_Down: raise(-1.0); return true;
    case Qt::Key_PageUp: raise(pageSteps); return true;
    case Qt::Key_PageDown: raise(-pageSteps); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: start(!(key->modifiers() & Qt::ShiftModifier)); return true;
    default: return false;
    }
}

void StringWaves::choose(int wave) {
    if (wave < 0 || wave >= static_cast<int>(m_spectrum.waves().size())) return;
    m_chosen = static_cast<std::size_t>(wave);
    emit touched();
}

void StringWaves::start(bool alone) {
    if (!m_start->isEnabled() || m_chosen >= m_spectrum.waves().size()) return;
    const Pull pull = standingWave(m_session.settings(), m_spectrum.waves()[m_chosen].halfWavesX);
    if (alone) m_session.startLevel();
    m_session.pull(pull);
    emit touched();
}

void StringWaves::raise(double steps) {
    if (!m_start->isEnabled()) return;
    m_session.catchUpFirst();
    m_spectrum.measure(m_session.run());
    const double now = m_touch.isAboveRounding(m_chosen) ? m_spectrum.waves()[m_chosen].amplitude : 0.0;
    double wanted = now + steps * keyStep * m_top;
    if (m_logarithmic->isChecked()) {
        const double min = m_top / decades;
        wanted = std::max(now, min) * std::pow(keyFactor, steps);
        if (now <= min && steps < 0.0) wanted = 0.0;
    }
    // Snap to zero if almost nothing would be left.
    if (steps < 0.0 && wanted < 1e-3 * keyStep * m_top && !m_logarithmic->isChecked()) wanted = 0.0;
    m_touch.beginKeyStroke(m_chosen);
    m_touch.requestAmplitude(m_chosen, std::max(0.0, wanted));
    m_touch.endStroke();
}

void StringWaves::forget() { m_startHeight.reset(); }

void StringWaves::refresh(bool arePlain) {
    m_arePlain = arePlain;
    const Experiment& now = m_session.settings();
    const int bars = std::clamp(static_cast<int>(m_bars->width() / (barSpacing * Theme::current().scale())),
                                minBars, maxBars);
    m_spectrum.follow(now.rule, now.grid, arePlain ? bars : 0);
    m_spectrum.measure(m_session.run());
    drawBars();
    drawChosen();
    drawPhasors();
    const auto lowest = std::ranges::find_if(m_spectrum.waves(), std::not_fn(&ModeSpectrum::Wave::isLevel));
    m_quick->offerFundamental(lowest == m_spectrum.waves().end() ? std::nullopt
                                                                 : std::optional(lowest->halfWavesX));
}

void StringWaves::drawBars() {
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    if (m_chosen >= waves.size()) m_chosen = 0;
    // The uniform displacement is no useful initial choice.
    if (m_chosen == 0 && waves.size() > 1 && waves[0].isLevel()) m_chosen = 1;
    double max = 0.0;
    for (const ModeSpectrum::Wave& wave : waves)
        if (std::isfinite(wave.amplitude)) max = std::max(max, wave.amplitude);
    drawAxes(max);
    // On a logarithmic axis an absent wave needs a small bar to drag.
    const double min = m_logarithmic->isChecked() ? 0.1 * m_top / decades : 0.0;
    std::vector<ChartPoint> bars;
    for (const ModeSpectrum::Wave& wave : waves)
        bars.push_back(
            {wave.halfWavesX, std::isfinite(wave.amplitude) ? std::max(min, wave.amplitude) : wave.amplitude});
    m_bars->replace(m_series, std::move(bars));
    m_bars->setChosen(m_series, waves.empty() ? -1 : static_cast<int>(m_chosen));
}

void StringWaves::drawAxes(double max) {
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    const double step = waves.size() > 1 ? waves[1].halfWavesX - waves[0].halfWavesX : 1.0;
    ChartAxis x{tr("half-wavelengths on the string"), Scale::Linear, 0.0, 1.0};
    if (!waves.empty()) {
        x.min = waves.front().halfWavesX - 0.6 * step;
        x.max = waves.back().halfWavesX + 0.6 * step;
    }
    m_bars->setXAxis(x);
    m_bars->setEmptyText(noWavesInWords());
    // Keep the scale during a gesture.
    if (m_touch.isInStroke()) return;
    if (!(max > nothingThere) && !m_startHeight && !waves.empty())
        m_startHeight = heightToStart(m_session.settings());
    const double top = max > nothingThere ? max : m_startHeight.value_or(1.0);
    if (m_logarithmic->isChecked()) {
        m_top = std::pow(10.0, std::ceil(std::log10(top) - 1e-9));
        m_bars->setYAxis({{}, Scale::Logarithmic, m_top / decades, m_top});
        return;
    }
    m_top = roundedOut({0.0, top}, Scale::Linear).max;
    m_bars->setYAxis({{}, Scale::Linear, 0.0, m_top});
}

QString StringWaves::noWavesInWords() const {
    if (!m_arePlain && !isUneven(m_session.run()))
        return tr("A source holds a point of the string, so the usual modes do not apply. No modes are "
                  "predicted here.");
    if (!m_arePlain) return tr("There is no formula for standing waves on a string with several sections.");
    return hasImpedanceEnd(m_session.settings().rule)
               ? tr("A damper at an end absorbs energy from every wave, so no modes are predicted here.")
               : tr("Waves leave at the ends, so there are no standing waves.");
}

void StringWaves::drawChosen() {
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    const bool any = m_chosen < waves.size();
    m_start->setEnabled(any && !waves[m_chosen].isLevel());
    m_add->setEnabled(m_start->isEnabled() && !m_session.run().divergedAt());
    if (!any) {
        m_preview->show({}, 0.0);
        m_name->clear();
        m_share->setText(noWavesInWords());
        m_rows->showNothing();
        m_bars->setSpoken(tr("Height of each mode"), m_share->text());
        return;
    }
    const QLocale locale;
    const ModeSpectrum::Wave& wave = waves[m_chosen];
    const double total = m_session.run().energy().total();
    const double share = total > 0.0 && std::isfinite(total) ? std::clamp(wave.energy / total, 0.0, 1.0) : 0.0;
    const bool there = wave.amplitude > 0.0 && std::isfinite(wave.amplitude);
    m_preview->show(m_spectrum.shape(m_chosen), there ? wave.height / wave.amplitude : 0.0);
    m_name->setText(wave.halfWavesX == 1.0
                        ? tr("1 half-wavelength")
                        : tr("%1 half-wavelengths", "a standing wave").arg(stringHalfWaves(wave.halfWavesX)));
    const double frequency = wave.motion.frequency(m_session.settings().stepsPerSecond);
    const QString hertz = locale.toString(frequency, 'f', frequency < 100.0 ? 3 : 1);
    const QString percent = locale.toString(100.0 * share, 'f', share < 0.1 ? 1 : 0);
    const RealUnits units(m_session.settings());
    m_share->setText(
        !m_session.isTheoryShown() ? tr("%1 % of the energy").arg(percent)
        : units.areReal()
            ? tr("%1, %2 % of the energy", "frequency with its unit").arg(units.frequency(frequency), percent)
            : tr("%1 Hz, %2 % of the energy").arg(hertz, percent));
    m_rows->show(m_chosen, wave, m_top, m_add->isEnabled());
    const QString spoken = tr("Selected: %1, %2. Left and Right select a mode, Up and Down change its height, "
                              "Enter starts only this mode.")
                               .arg(m_name->text(), m_share->text());
    m_bars->setSpoken(tr("Height of each mode"), spoken);
    m_preview->setAccessibleName(m_name->text());
    m_preview->setAccessibleDescription(m_share->text());
}

void StringWaves::drawPhasors() {
    std::vector<PhasorStrip::Phasor> phasors;
    // The stage shows only the bars.
    if (m_rows->isHidden()) return m_strip->show({}, -1);
    const std::vector<ModeSpectrum::Wave>& waves = m_spectrum.waves();
    for (std::size_t i = 0; i < waves.size(); ++i)
        phasors.push_back({waves[i].halfWavesX,
                           m_touch.isAboveRounding(i) && !waves[i].isLevel() ? waves[i].amplitude / m_top : 0.0,
                           waves[i].phase});
    m_strip->show(std::move(phasors), static_cast<int>(m_chosen));
}

// Updates the phasors every frame: ten updates per second are too few for rotation.
void StringWaves::turnPhasors() {
    if (!isVisible() || !m_session.isPlaying() || m_session.isChallenge() ||
        m_chosen >= m_spectrum.waves().size())
        return;
    const auto points = static_cast<std::size_t>(m_session.run().grid().width);
    if (!m_rows->isVisible() || points * m_spectrum.waves().size() > liveWork) return;
    m_spectrum.measure(m_session.run());
    m_rows->updateDial(m_spectrum.waves()[m_chosen], m_top);
    drawPhasors();
}

void StringWaves::retranslate() {
    m_start->setText(tr("Start this mode"));
    m_start->setToolTip(tr("Makes the string flat, then starts only this mode (Enter)"));
    m_add->setText(tr("Add mode"));
    m_add->setToolTip(tr("Adds this mode to the current motion (Shift+Enter)"));
    m_legend->setTexts(tr("crest height"), {});
    m_logarithmic->setText(tr("Logarithmic"));
    m_logarithmic->setAccessibleName(tr("Logarithmic scale for the bars"));
    m_logarithmic->setToolTip(
        tr("Shows bars over four powers of ten, so that low bars remain visible next to high ones"));
    m_bars->setToolTip(tr("Drag a bar to set the height of its mode"));
    m_bars->setEmptyText(noWavesInWords());
    m_rows->retranslate();
    m_quick->retranslate();
}

} // namespace seiche

#include "moc_string_waves.cpp"
