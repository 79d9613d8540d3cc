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

ResonanceLab::ResonanceLab(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_log.measureOn(m_resonator);
    watchSettings();
    connect(&session, &Session::tapped, this, &ResonanceLab::tap);
    connect(&session, &Session::sampled, this, &ResonanceLab::sample);
    connect(&session, &Session::runReplaced, this, &ResonanceLab::startOver);
    connect(&session, &Session::settingsChanged, this, &ResonanceLab::watchSettings);
}

int ResonanceLab::watchX() const { return cellAt(m_resonator.pull.x, m_resonator.grid.width); }
int ResonanceLab::watchY() const { return cellAt(m_resonator.pull.y, m_resonator.grid.height); }

double ResonanceLab::onePull() {
    if (!m_onePull) {
        Experiment alone;
        alone.grid = m_resonator.grid;
        alone.rule = m_resonator.rule;
        alone.stepsPerSecond = m_resonator.stepsPerSecond;
        alone.pullWith = m_resonator.pull;
        m_onePull = largestAfterOnePull(alone, watchX(), watchY());
    }
    return *m_onePull;
}

void ResonanceLab::measureOn(const Resonator& resonator) {
    if (resonator == m_resonator) return;
    endTrain();
    m_resonator = resonator;
    m_onePull.reset();
    m_log.measureOn(resonator);
    emit resonatorChanged();
    emit changed();
}

void ResonanceLab::watchSettings() {
    const Experiment& now = m_session.settings();
    measureOn({now.grid, now.rule, now.stepsPerSecond, now.pullWith});
}

void ResonanceLab::startOver() {
    endTrain();
    watchSettings();
    emit changed();
}

void ResonanceLab::clear() {
    endTrain();
    m_log.clear();
    m_shownRhythm.reset();
    m_shownAmplitude.reset();
    emit changed();
}

// The signal comes before the pull: the heights still belong to the period that ends with this tap.
void ResonanceLab::tap(const Pull& pull) {
    Resonator pulled = m_resonator;
    pulled.pull = pull;
    measureOn(pulled);

    if (!m_tapping) m_rhythm = TapRhythm(1.0 / m_resonator.stepsPerSecond);
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

    if (m_rhythm.rhythm()) m_shownRhythm = m_rhythm.rhythm();
    if (m_meter.amplitude()) m_shownAmplitude = m_meter.amplitude();
    if (m_shownRhythm && m_shownRhythm->taps >= tapsForAPoint && m_meter.amplitude())
        m_log.update(*m_shownRhythm, *m_shownAmplitude, onePull());
    emit changed();
}

void ResonanceLab::sample() {
    if (!m_tapping) return;
    const double seconds = m_session.run().seconds();
    const double height = m_session.run().height(watchX(), watchY());
    if (!std::isfinite(height)) return;
    m_meter.sample(seconds, height);
    if (!m_rhythm.isOver(seconds)) return;
    endTrain();
    emit changed();
}

void ResonanceLab::endTrain() {
    m_tapping = false;
    m_log.endTrain();
    m_meter.clear();
}

} // namespace seiche
