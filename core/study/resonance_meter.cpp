// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/resonance_meter.h"

#include "study/one_pull.h"
#include "theory/modes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace seiche {

namespace {

int watchedCell(double place, int size) {
    return std::clamp(static_cast<int>(std::floor(place + 0.5)), 0, size - 1);
}

// The same pull, but for a click that is not quite where the one before was: what it stirs is the same to some
// two percent.
bool isNear(const Pull& pull, const Pull& other) {
    constexpr double share = 0.1; // of the width
    Pull moved = other;
    moved.x = pull.x;
    moved.y = pull.y;
    const double most = pull.shape == PullShape::Point ? 0.0 : share * pull.width;
    return moved == pull && std::hypot(pull.x - other.x, pull.y - other.y) <= most;
}

} // namespace

int ResonanceMeter::watchX() const { return watchedCell(m_resonator.pull.x, m_resonator.grid.width); }
int ResonanceMeter::watchY() const { return watchedCell(m_resonator.pull.y, m_resonator.grid.height); }

Experiment ResonanceMeter::alone() const {
    Experiment experiment;
    experiment.grid = m_resonator.grid;
    experiment.rule = m_resonator.rule;
    experiment.stepsPerSecond = m_resonator.stepsPerSecond;
    experiment.pullWith = m_resonator.pull;
    experiment.objects = m_resonator.objects;
    return experiment;
}

double ResonanceMeter::onePull() const {
    if (!m_onePull) m_onePull = swingAfterOnePull(alone(), watchX(), watchY());
    return *m_onePull;
}

void ResonanceMeter::measureOn(const Resonator& resonator) {
    if (resonator == m_resonator) return;
    endTrain();
    m_resonator = resonator;
    m_onePull.reset();
    forgetNumbers();
    m_log.measureOn(resonator);
}

void ResonanceMeter::watch(const Simulation& run) {
    const Experiment& now = run.settings();
    Resonator resonator{now.grid, now.rule, now.stepsPerSecond, now.pullWith, now.drive.isOn(), {}};
    std::ranges::copy_if(now.objects, std::back_inserter(resonator.objects),
                         [](const PoolObject& object) { return shapeOf(object) != nullptr; });
    if (resonator.sine) {
        // The drive stays where it was switched on.
        resonator.pull = {now.drive.shape, now.drive.width, resonator.pull.height,
                          PullMode::Add,   now.drive.x,     now.drive.y};
    }
    measureOn(resonator);
    if (now.drive == m_drive) return;
    m_drive = now.drive;
    endTrain();
    m_cycles = 0;
    if (m_drive.isOn()) m_driveSince = run.frame();
}

void ResonanceMeter::startOver(const Simulation& run) {
    endTrain();
    m_drive = {};
    forgetNumbers();
    watch(run);
}

void ResonanceMeter::endTrain() {
    m_tapping = false;
    m_log.endTrain();
    m_driven.clear();
}

void ResonanceMeter::clear() {
    endTrain();
    m_log.clear();
    forgetNumbers();
}

void ResonanceMeter::forgetNumbers() {
    m_shownRhythm.reset();
    m_shownAmplitude.reset();
}

void ResonanceMeter::tap(const Simulation& run, const Pull& pull) {
    if (m_drive.isOn()) return; // two at once are no rhythm
    if (!isNear(pull, m_resonator.pull)) {
        Resonator pulled = m_resonator;
        pulled.pull = pull;
        measureOn(pulled);
    }

    if (!m_tapping) {
        m_series = TapSeries(1.0 / m_resonator.stepsPerSecond, fading());
        forgetNumbers();
    }
    m_tapping = true;
    if (m_series.tap(run.seconds())) {
        // What the first taps of the new rhythm have added to the old one's point is removed.
        m_log.withdraw();
        if (m_series.finished()) note(*m_series.finished());
        m_log.endTrain();
        forgetNumbers();
    }
    if (m_series.reading()) {
        note(*m_series.reading());
        m_shownRhythm = m_series.reading()->rhythm;
        m_shownAmplitude = m_series.reading()->amplitude;
    }
}

void ResonanceMeter::note(const TapSeries::Reading& reading) {
    if (reading.rhythm.taps >= tapsForAPoint && reading.amplitude)
        m_log.update(reading.rhythm, *reading.amplitude, onePull());
}

// How fast a free wave fades here, per second (see `TapSeries`).
double ResonanceMeter::fading() const {
    const double unknown = std::numeric_limits<double>::infinity();
    if (m_resonator.rule.arithmetic == Arithmetic::Integer || !m_resonator.objects.empty()) return unknown;
    const std::optional<Modes> modes = Modes::of(m_resonator.rule, m_resonator.grid);
    const std::optional<double> kept = modes ? modes->lastingDecay() : std::nullopt;
    return kept ? std::max(0.0, -std::log(*kept)) * m_resonator.stepsPerSecond : unknown;
}

// What a pull adds to the cell that is watched.
double ResonanceMeter::heightOf(const Pull& pull) const {
    return pull.height *
           weightAt(pull, m_resonator.grid, m_resonator.rule.edges, watchX() - pull.x, watchY() - pull.y);
}

// A drive's rhythm is known exactly; its periods are the cycles since it was switched on.
bool ResonanceMeter::sampleDriven(const Simulation& run) {
    // As with taps and in theory, the frame is read after its pull.
    const double height = run.height(watchX(), watchY()) + heightOf(pullAt(m_drive, run.frame()));
    if (!std::isfinite(height)) return false;
    const double frames = static_cast<double>(run.frame() - m_driveSince);
    const int cycles = static_cast<int>(std::floor(frames * m_drive.frequency));
    const bool isNewCycle = cycles > m_cycles || !m_tapping;
    if (isNewCycle) {
        m_tapping = true;
        m_cycles = cycles;
        m_driven.tap();
        m_shownRhythm = Rhythm{m_drive.frequency * m_resonator.stepsPerSecond, 0.0, 0.0, cycles, 0, 0};
        const double left = std::exp(-fading() * frames / m_resonator.stepsPerSecond);
        if (const std::optional<Amplitude> amplitude = m_driven.amplitude(left)) {
            m_shownAmplitude = amplitude;
            if (amplitude->periods >= tapsForAPoint - 1)
                m_log.update(*m_shownRhythm, *m_shownAmplitude, onePull());
        }
    }
    m_driven.sample(run.seconds(), height);
    return isNewCycle;
}

bool ResonanceMeter::sample(const Simulation& run) {
    if (m_drive.isOn()) return sampleDriven(run);
    if (!m_tapping) return false;
    const double seconds = run.seconds();
    const double height = run.height(watchX(), watchY());
    if (!std::isfinite(height)) return false;
    m_series.sample(seconds, height);
    if (!m_series.isOver(seconds)) return false;
    endTrain();
    return true;
}

} // namespace seiche
