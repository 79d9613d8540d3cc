// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/mode_touch.h"

#include "model/limits.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int frameMilliseconds = 16;
/// First stroke number, distinct from other editors (see `Session::change`).
constexpr int firstStroke = 2'000'000;
/// Rounding error of a mode, relative to the highest.
constexpr double roundingOfHighest = 1e-5;

/// Rounds to the precision of the pointer.
double amplitudeByHand(double amplitude) { return QString::number(amplitude, 'g', 4).toDouble(); }

/// Rounds finely enough to remove a wave completely.
double inEvent(double value) { return QString::number(value, 'g', 7).toDouble(); }

double wholeTurnsOff(double cycles) {
    const double left = cycles - std::floor(cycles);
    return left < 1.0 ? left : 0.0;
}

} // namespace

ModeTouch::ModeTouch(Session& session, ModeSpectrum& spectrum, QObject* parent)
    : QObject(parent), m_session(session), m_spectrum(spectrum), m_stroke(firstStroke) {
    m_frame.setSingleShot(true);
    m_frame.setInterval(frameMilliseconds);
    connect(&m_frame, &QTimer::timeout, this, [this] {
        if (!m_waiting) return;
        const Request wanted = *m_waiting;
        m_waiting.reset();
        apply(wanted);
    });
    connect(&session, &Session::runReplaced, this, &ModeTouch::giveUp);
    connect(&session, &Session::seeked, this, &ModeTouch::giveUp);
}

void ModeTouch::beginStroke() {
    endStroke();
    ++m_stroke;
    m_inStroke = true;
    m_keysAt.reset();
}

void ModeTouch::beginKeyStroke(std::size_t wave) {
    endStroke();
    if (m_keysAt != wave) ++m_stroke;
    m_keysAt = wave;
    m_inStroke = true;
}

void ModeTouch::endStroke() {
    if (m_waiting) {
        const Request wanted = *m_waiting;
        m_waiting.reset();
        apply(wanted);
    }
    giveUp();
}

void ModeTouch::giveUp() {
    m_frame.stop();
    m_inStroke = false;
    m_last.reset();
    m_waiting.reset();
    m_cycles.reset();
}

bool ModeTouch::isAboveRounding(std::size_t wave) const {
    double highest = 0.0;
    for (const ModeSpectrum::Wave& each : m_spectrum.waves())
        if (!each.isLevel()) highest = std::max(highest, each.amplitude);
    return m_spectrum.waves()[wave].amplitude > roundingOfHighest * highest;
}

void ModeTouch::requestAmplitude(std::size_t wave, double amplitude) {
    request({wave, amplitude, std::nullopt});
}

void ModeTouch::requestPhase(std::size_t wave, double cycles) { request({wave, std::nullopt, cycles}); }

void ModeTouch::request(std::size_t wave, double amplitude, double cycles) {
    request({wave, amplitude, cycles});
}

void ModeTouch::request(const Request& asked) {
    Request wanted = asked;
    if (wanted.amplitude) {
        const bool isInteger = m_session.settings().rule.arithmetic == Arithmetic::Integer;
        const double max = isInteger ? limits::integerHeight : limits::height;
        wanted.amplitude = amplitudeByHand(std::clamp(*wanted.amplitude, 0.0, max));
    }
    if (wanted.cycles) wanted.cycles = wholeTurnsOff(*wanted.cycles);
    if (m_last == wanted) return;
    m_last = wanted;
    if (m_frame.isActive()) {
        m_waiting = wanted;
        return;
    }
    apply(wanted);
    m_frame.start();
}

void ModeTouch::apply(const Request& wanted) {
    m_session.catchUpFirst();
    if (wanted.wave >= m_spectrum.waves().size() || m_session.run().divergedAt()) return;
    m_spectrum.measure(m_session.run());
    const ModeSpectrum::Wave& present = m_spectrum.waves()[wanted.wave];
    if (!std::isfinite(present.amplitude) || present.isLevel()) return;
    const bool isHere = isAboveRounding(wanted.wave);
    // A bar dragged to zero keeps its phase.
    if (isHere && !wanted.cycles) m_cycles = present.phase;
    const double cycles = wanted.cycles.value_or(isHere ? present.phase : m_cycles.value_or(0.0));
    const double amplitude = wanted.amplitude.value_or(present.amplitude);
    std::vector<AddedMode> change = m_spectrum.changeTo(wanted.wave, amplitude, cycles);
    if (change.empty()) return;
    for (AddedMode& mode : change) {
        mode.height = inEvent(mode.height);
        mode.phase = inEvent(mode.phase);
    }
    const AddedModes added{change, false};
    const QString text = tr("height and phase of a standing wave");
    if (m_keysAt) m_session.change(added, text, m_stroke);
    else m_session.changeByHand(added, text, m_stroke);
    m_spectrum.measure(m_session.run());
    emit touched();
}

} // namespace seiche

#include "moc_mode_touch.cpp"
