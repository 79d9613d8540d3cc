// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/resonance_meter.h"

#include "run/pacer.h"
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

// Returns whether two taps are equal, apart from a slight offset between clicks. Their effect
// differs by about 2 %.
bool isNear(const Pull& pull, const Pull& other) {
    constexpr double share = 0.1; // fraction of the width
    Pull moved = other;
    moved.x = pull.x;
    moved.y = pull.y;
    const double max = pull.shape == PullShape::Point ? 0.0 : share * pull.width;
    return moved == pull && std::hypot(pull.x - other.x, pull.y - other.y) <= max;
}

// Returns the deviation from rest: the maximum height of the last two steps, because a standing
// wave may be flat at one of them.
double movementOf(const Simulation& run) {
    const auto largest = [](const auto& wave) {
        double height = 0.0;
        for (const auto* field : {&wave.now, &wave.previous})
            for (int y = 0; y < wave.grid().height; ++y)
                for (int x = 0; x < wave.grid().width; ++x)
                    height = std::max(height, std::abs(static_cast<double>(field->row(y)[x])));
        return height;
    };
    return std::visit(largest, run.wave());
}

// Motion below this fraction of the excitation is rest.
constexpr double restShare = 1e-3;

// Limits of the second run, against noticeable delays.
constexpr std::int64_t maxCellsOfResponse = 250'000;
constexpr std::int64_t maxStepsOfResponse = 200'000'000;
// Maximum taps since a train's detected start (see `TapSeries`).
constexpr std::size_t maxTapsKept = 4 * TapRhythm::maxMemory;

// Harmless lost time, as a fraction of the elapsed time.
constexpr double harmlessLoss = 0.005;

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

bool ResonanceMeter::isGrowing() const {
    constexpr double large = 1.5; // in units of one tap
    return m_tapping && m_shownAmplitude && m_shownAmplitude->rises && onePull() > 0.0 &&
           m_shownAmplitude->value >= large * onePull();
}

// Returns whether the resonator has changed.
bool ResonanceMeter::measureOn(const Resonator& resonator) {
    if (resonator == m_resonator) return false;
    endTrain();
    m_resonator = resonator;
    m_onePull.reset();
    forgetNumbers();
    m_log.measureOn(resonator);
    return true;
}

bool ResonanceMeter::measuresAlone() const { return m_resonator.grid.cells() <= maxCellsOfResponse; }

// Starts a second run for a train in a moving medium.
void ResonanceMeter::beginResponse(const Simulation& run, std::int64_t frame) {
    m_response.reset();
    m_others = {};
    if (!measuresAlone() || run.grid().cells() * (run.frame() - frame) > maxStepsOfResponse) return;
    Experiment experiment = alone();
    experiment.drive = m_drive;
    experiment.drive.phase = phaseToGoOn(m_drive, 0.0, frame);
    m_response.emplace(std::move(experiment));
    m_response->setThreads(1);
    m_responseSince = frame;
}

// Returns the measured height, before the drive's force.
double ResonanceMeter::followResponse(const Simulation& run) {
    const double height = run.height(watchX(), watchY());
    if (!m_response) return height;
    const std::int64_t steps = run.frame() - m_responseSince - m_response->frame();
    if (steps > 0) m_response->advance(steps);
    const double own = m_response->height(watchX(), watchY());
    m_others.include(height - own);
    return own;
}

// Called at the end of a period.
void ResonanceMeter::updateSeparation() {
    constexpr double seen = 0.1; // fraction of the amplitude
    m_separated = m_response && m_shownAmplitude && m_others.swing() > seen * m_shownAmplitude->value;
    m_others = {};
}

// Replays a train that was detected late, during older waves.
void ResonanceMeter::replay(const Simulation& run) {
    const double resolution = 1.0 / m_resonator.stepsPerSecond;
    std::erase_if(m_taps, [&](const Tap& tap) {
        return static_cast<double>(tap.frame) * resolution < m_series.began() - 0.5 * resolution;
    });
    beginResponse(run, m_taps.front().frame);
    if (!m_response) return m_series.waitFor(movementOf(run));
    std::vector<TapSeries::Span> spans;
    AmplitudeMeter meter;
    const auto sample = [&] { meter.sample(m_response->seconds(), m_response->height(watchX(), watchY())); };
    const std::int64_t max = stepsBetweenSamples(m_response->settings());
    for (const Tap& tap : m_taps) {
        const std::int64_t end = tap.frame - m_responseSince;
        while (m_response->frame() < end && !m_response->divergedAt()) {
            m_response->advance(std::min(max, end - m_response->frame()));
            sample();
        }
        if (const double seconds = static_cast<double>(tap.frame) * resolution;
            spans.empty() || seconds > spans.back().end) {
            spans.push_back({seconds, meter.sinceTap()});
            meter.tap();
        }
        if (&tap == &m_taps.back()) break; // not applied yet
        m_response->apply(tap.pull);
        sample();
    }
    m_series.remeasure(std::move(spans));
}

void ResonanceMeter::watch(const Simulation& run) {
    const Experiment& now = run.settings();
    Resonator resonator{now.grid, now.rule, now.stepsPerSecond, now.pullWith, now.drive.isOn(), {}};
    std::ranges::copy_if(now.objects, std::back_inserter(resonator.objects),
                         [](const PoolObject& object) { return shapeOf(object) != nullptr; });
    if (resonator.sine) {
        // The drive stays at its initial position.
        resonator.pull = {now.drive.shape, now.drive.width, resonator.pull.height,
                          PullMode::Add,   now.drive.x,     now.drive.y};
    }
    const bool isAnother = measureOn(resonator);
    if (now.drive == m_drive && !(isAnother && m_drive.isOn())) return;
    m_drive = now.drive;
    endTrain();
    m_cycles = 0;
    m_response.reset();
    if (!m_drive.isOn()) return;
    m_driveSince = run.frame();
    if (movementOf(run) > restShare * std::abs(m_drive.height)) beginResponse(run, m_driveSince);
}

void ResonanceMeter::startOver(const Simulation& run) {
    m_drive = {};
    endTrain();
    forgetNumbers();
    m_heldBack = false;
    watch(run);
}

void ResonanceMeter::endTrain() {
    m_tapping = false;
    m_log.endTrain();
    m_driven.clear();
    m_taps.clear();
    m_separated = false;
    if (!m_drive.isOn()) m_response.reset(); // a drive continues
}

void ResonanceMeter::clear() {
    endTrain();
    m_log.clear();
    forgetNumbers();
    m_heldBack = false;
}

void ResonanceMeter::forgetNumbers() {
    m_shownRhythm.reset();
    m_shownAmplitude.reset();
}

bool ResonanceMeter::isBrokenBy(const Simulation& run, double lost) const {
    if (!m_tapping || m_taps.empty()) return false;
    const double step = 1.0 / m_resonator.stepsPerSecond;
    const auto isTooMuch = [step](double time, double passed) {
        const double max = std::max(harmlessLoss * (passed + time), step);
        return std::abs(time) > max * (1.0 + 1e-9);
    };
    const double last = static_cast<double>(m_taps.back().frame) * step;
    return isTooMuch(lost, run.seconds() - last) || isTooMuch(m_lost + lost, run.seconds() - m_began);
}

void ResonanceMeter::tap(const Simulation& run, const Pull& pull, double lost) {
    if (m_drive.isOn()) return; // no tapping frequency beside a drive
    m_heldBack = isBrokenBy(run, lost);
    if (m_heldBack) endTrain();
    if (!isNear(pull, m_resonator.pull)) {
        Resonator pulled = m_resonator;
        pulled.pull = pull;
        measureOn(pulled);
    }

    if (!m_tapping) {
        m_series = TapSeries(1.0 / m_resonator.stepsPerSecond, fading());
        if (const double moves = movementOf(run); moves > restShare * std::abs(pull.height)) {
            beginResponse(run, run.frame());
            if (!m_response) m_series.waitFor(moves);
        }
        forgetNumbers();
        m_began = run.seconds();
        m_lost = lost = 0.0;
    }
    m_tapping = true;
    m_lost += lost;
    if (m_taps.size() == maxTapsKept) m_taps.erase(m_taps.begin());
    m_taps.push_back({run.frame(), pull});
    if (m_series.tap(run.seconds())) {
        // Removes the contribution of the first taps of the new train to the point of the previous
        // one.
        m_log.withdraw();
        if (m_series.finished()) addReading(*m_series.finished());
        m_log.endTrain();
        forgetNumbers();
        replay(run);
    }
    if (m_series.reading()) {
        addReading(*m_series.reading());
        m_shownRhythm = m_series.reading()->rhythm;
        m_shownAmplitude = m_series.reading()->amplitude;
    }
    updateSeparation();
    if (m_response) m_response->apply(pull);
}

void ResonanceMeter::addReading(const TapSeries::Reading& reading) {
    if (reading.rhythm.taps >= tapsForAPoint && reading.amplitude)
        m_log.update(reading.rhythm, *reading.amplitude, onePull(), reading.began, reading.ended);
}

// Returns the decay rate of free waves, per second.
double ResonanceMeter::fading() const {
    const double unknown = std::numeric_limits<double>::infinity();
    if (m_resonator.rule.arithmetic == Arithmetic::Integer || !m_resonator.objects.empty()) return unknown;
    const std::optional<Modes> modes = Modes::of(m_resonator.rule, m_resonator.grid);
    const std::optional<double> kept = modes ? modes->lastingDecay() : std::nullopt;
    return kept ? std::max(0.0, -std::log(*kept)) * m_resonator.stepsPerSecond : unknown;
}

// Returns the height added to the observed cell.
double ResonanceMeter::heightOf(const Pull& pull) const {
    return pull.height *
           weightAt(pull, m_resonator.grid, m_resonator.rule.edges, watchX() - pull.x, watchY() - pull.y);
}

// Samples a drive. Its frequency is known exactly; its periods are the cycles since its start.
bool ResonanceMeter::sampleDriven(const Simulation& run) {
    // Includes this step's drive, as taps and theory do.
    const double height = followResponse(run) + heightOf(pullAt(m_drive, run.frame()));
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
        updateSeparation();
    }
    m_driven.sample(run.seconds(), height);
    return isNewCycle;
}

bool ResonanceMeter::sample(const Simulation& run) {
    if (m_drive.isOn()) return sampleDriven(run);
    if (!m_tapping) return false;
    const double seconds = run.seconds();
    const double height = followResponse(run);
    if (!std::isfinite(height)) return false;
    m_series.sample(seconds, height);
    if (!m_series.isOver(seconds)) return false;
    endTrain();
    return true;
}

bool isTap(const Pull& pull, const Experiment& settings) {
    const Pull& tap = settings.pullWith;
    return pull.shape == tap.shape && pull.mode == tap.mode && pull.width == tap.width;
}

} // namespace seiche
