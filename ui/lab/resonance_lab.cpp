// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/resonance_lab.h"

#include "run/one_pull.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

int cellAt(double place, int size) {
    return std::clamp(static_cast<int>(std::floor(place + 0.5)), 0, size - 1);
}

} // namespace

ResonanceLab::ResonanceLab(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_resonator(resonator()) {
    m_log.measureOn(m_resonator);
    connect(&session, &Session::tapped, this, &ResonanceLab::tap);
    connect(&session, &Session::sampled, this, &ResonanceLab::sample);
    connect(&session, &Session::runReplaced, this, &ResonanceLab::startOver);
    connect(&session, &Session::settingsChanged, this, &ResonanceLab::watchSettings);
}

Resonator ResonanceLab::resonator() const {
    const Experiment& now = m_session.settings();
    return {now.grid, now.rule, now.stepsPerSecond, now.pullWith};
}

double ResonanceLab::onePull() {
    const Resonator now = resonator();
    if (!m_onePull || !(m_onePull->first == now)) {
        const Experiment& e = m_session.settings();
        m_onePull.emplace(now, largestAfterOnePull(e, cellAt(now.pull.x, now.grid.width),
                                                   cellAt(now.pull.y, now.grid.height)));
    }
    return m_onePull->second;
}

void ResonanceLab::clear() {
    m_log.clear();
    startOver();
    m_shownRhythm.reset();
    m_shownAmplitude.reset();
    emit changed();
}

// The signal comes before the pull: the heights still belong to the period that ends with this tap.
void ResonanceLab::tap(const Pull& pull) {
    if (!(pull == m_pulled)) endTrain();
    m_pulled = pull;
    Resonator pulled = resonator();
    pulled.pull = pull;
    m_log.measureOn(pulled);
    m_watchX = cellAt(pull.x, pulled.grid.width);
    m_watchY = cellAt(pull.y, pulled.grid.height);

    if (!m_tapping) m_rhythm = TapRhythm(1.0 / pulled.stepsPerSecond);
    const int train = m_rhythm.train();
    const int beatBefore = m_rhythm.beats().empty() ? 0 : m_rhythm.beats().back().number;
    m_rhythm.tap(m_session.run().seconds());
    const bool newTrain = !m_tapping || m_rhythm.train() != train;
    if (newTrain) {
        m_log.endTrain();
        m_meter.clear();
        m_shownAmplitude.reset();
    }
    m_tapping = true;
    const int beats = newTrain ? 1 : m_rhythm.beats().back().number - beatBefore;
    if (beats > 0) m_meter.tap(beats == 1); // a double tap does not end a period

    m_shownRhythm = m_rhythm.rhythm();
    if (m_meter.amplitude()) m_shownAmplitude = m_meter.amplitude();
    if (m_shownRhythm && m_shownRhythm->taps >= tapsForAPoint && m_meter.amplitude())
        m_log.update(*m_shownRhythm, *m_shownAmplitude, onePull());
    emit changed();
}

void ResonanceLab::sample() {
    if (!m_tapping) return;
    const double seconds = m_session.run().seconds();
    const double height = m_session.run().height(m_watchX, m_watchY);
    if (!std::isfinite(height)) return;
    m_meter.sample(seconds, height);
    if (m_rhythm.isOver(seconds)) {
        endTrain();
        emit changed();
    }
}

void ResonanceLab::endTrain() {
    m_tapping = false;
    m_log.endTrain();
    m_meter.clear();
}

void ResonanceLab::startOver() {
    endTrain();
    watchSettings();
    emit changed();
}

void ResonanceLab::watchSettings() {
    const Resonator now = resonator();
    if (now == m_resonator) return;
    m_resonator = now;
    endTrain();
    m_log.measureOn(now);
    emit resonatorChanged();
    emit changed();
}

} // namespace seiche
