// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/mode_rows.h"

#include "modes/phasor_dial.h"
#include "theme/theme.h"
#include "widgets/value_entry.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double degreesPerCycle = 360.0;
/// Fine steps of the fields.
constexpr double amplitudeStep = 1.05;
constexpr double degreesStep = 1.0;

/// Returns the decimals that show three significant digits.
int decimalsFor(double value) {
    if (!(value > 0.0) || !std::isfinite(value)) return 3;
    return std::clamp(2 - static_cast<int>(std::floor(std::log10(value))), 0, 6);
}

} // namespace

ModeRows::ModeRows(ModeTouch& touch, QWidget* parent)
    : QWidget(parent), m_touch(touch), m_dial(new PhasorDial(this)), m_amplitudeLabel(new QLabel(this)),
      m_phaseLabel(new QLabel(this)), m_amplitudeEntry(new ValueEntry(this)),
      m_phaseEntry(new ValueEntry(this)) {
    m_amplitudeEntry->setObjectName(QStringLiteral("modeAmplitude"));
    m_phaseEntry->setObjectName(QStringLiteral("modePhase"));
    m_phaseEntry->setStyle({0, 0, QStringLiteral("°")});
    m_amplitudeLabel->setBuddy(m_amplitudeEntry);
    m_phaseLabel->setBuddy(m_phaseEntry);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_dial, 0, 0, 2, 1);
    grid->addWidget(m_amplitudeLabel, 0, 1);
    grid->addWidget(m_amplitudeEntry, 0, 2);
    grid->addWidget(m_phaseLabel, 1, 1);
    grid->addWidget(m_phaseEntry, 1, 2);
    grid->setColumnStretch(1, 1);
    connect(m_dial, &PhasorDial::strokeBegun, this, [this] { m_touch.beginStroke(); });
    connect(m_dial, &PhasorDial::strokeEnded, this, [this] { m_touch.endStroke(); });
    connect(m_dial, &PhasorDial::turned, this, [this](double cycles) {
        m_cycles = cycles;
        if (m_wave) m_touch.requestPhase(*m_wave, cycles);
    });
    connect(m_dial, &PhasorDial::stepped, this, &ModeRows::turnTo);
    connect(m_amplitudeEntry, &ValueEntry::typed, this, &ModeRows::typeAmplitude);
    connect(m_amplitudeEntry, &ValueEntry::refused, this,
            [this] { m_amplitudeEntry->setProblem(tr("a number, 0 or more")); });
    connect(m_amplitudeEntry, &ValueEntry::stepsRequested, this, [this](int steps) {
        if (m_shownAmplitude > 0.0) typeAmplitude(m_shownAmplitude * std::pow(amplitudeStep, steps));
    });
    connect(m_phaseEntry, &ValueEntry::typed, this,
            [this](double degrees) { turnTo(degrees / degreesPerCycle); });
    connect(m_phaseEntry, &ValueEntry::refused, this,
            [this] { m_phaseEntry->setProblem(tr("a number of degrees")); });
    connect(m_phaseEntry, &ValueEntry::stepsRequested, this, [this](int steps) {
        turnTo((std::round(m_shownDegrees) + steps * degreesStep) / degreesPerCycle);
    });
    connect(&Theme::current(), &Theme::changed, this, &ModeRows::restyle);
    restyle();
}

void ModeRows::restyle() {
    const Theme& theme = Theme::current();
    for (ValueEntry* entry : {m_amplitudeEntry, m_phaseEntry}) entry->setFixedWidth(theme.px(92));
    static_cast<QGridLayout*>(layout())->setHorizontalSpacing(theme.px(8));
    static_cast<QGridLayout*>(layout())->setVerticalSpacing(theme.px(4));
}

void ModeRows::retranslate() {
    m_amplitudeLabel->setText(tr("Amplitude"));
    m_phaseLabel->setText(tr("Phase"));
    m_amplitudeEntry->setAccessibleName(tr("Amplitude of the selected standing wave"));
    m_phaseEntry->setAccessibleName(tr("Phase of the selected standing wave, in degrees"));
    m_amplitudeEntry->setToolTip(tr("Crest height; the phase does not change"));
    m_phaseEntry->setToolTip(tr("0° is a crest, 180° a trough, 90° on the way down"));
    m_dial->retranslate();
}

void ModeRows::show(std::size_t wave, const ModeSpectrum::Wave& now, double longest, bool isChangeable) {
    m_wave = wave;
    setEnabled(isChangeable);
    const bool isAboveRounding = m_touch.isAboveRounding(wave) && std::isfinite(now.amplitude);
    m_shownAmplitude = isAboveRounding ? now.amplitude : 0.0;
    m_shownDegrees = isAboveRounding ? degreesPerCycle * now.phase : 0.0;
    m_amplitudeEntry->setStyle({0, decimalsFor(m_shownAmplitude), {}});
    m_amplitudeEntry->show(m_shownAmplitude);
    const double whole = std::round(m_shownDegrees);
    m_phaseEntry->show(whole < degreesPerCycle ? whole : 0.0);
    m_dial->show(longest > 0.0 ? m_shownAmplitude / longest : 0.0, now.phase);
}

void ModeRows::updateDial(const ModeSpectrum::Wave& now, double longest) {
    if (!m_wave || !std::isfinite(now.amplitude)) return;
    m_dial->setPhasor(m_touch.isAboveRounding(*m_wave) && longest > 0.0 ? now.amplitude / longest : 0.0,
                      now.phase);
}

void ModeRows::showNothing() {
    m_wave.reset();
    setEnabled(false);
    m_shownAmplitude = m_shownDegrees = 0.0;
    m_amplitudeEntry->show(0.0);
    m_phaseEntry->show(0.0);
    m_dial->show(0.0, 0.0);
}

void ModeRows::typeAmplitude(double amplitude) {
    if (!(amplitude >= 0.0)) return m_amplitudeEntry->setProblem(tr("a number, 0 or more"));
    m_amplitude = amplitude;
    if (!m_wave) return;
    m_touch.beginKeyStroke(*m_wave);
    m_touch.requestAmplitude(*m_wave, amplitude);
    m_touch.endStroke();
}

void ModeRows::turnTo(double cycles) {
    m_cycles = cycles - std::floor(cycles);
    if (!m_wave) return;
    m_touch.beginKeyStroke(*m_wave);
    m_touch.requestPhase(*m_wave, m_cycles);
    m_touch.endStroke();
}

} // namespace seiche

#include "moc_mode_rows.cpp"
