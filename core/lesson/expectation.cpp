// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/expectation.h"

#include "model/objects_change.h"
#include "theory/dispersion.h"
#include "theory/resonance.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Modes to examine per frequency: a pool has degenerate modes and modes that do not oscillate.
constexpr std::size_t lookedAtPerMode = 8;
constexpr double sameFrequency = 1e-9;

std::optional<double> finite(double value) {
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<Motion> standingWave(const Experiment& experiment, int mode) {
    if (mode < 1 || experiment.rule.arithmetic == Arithmetic::Integer || !isUniform(experiment))
        return std::nullopt;
    const std::optional<Modes> modes = Modes::of(experiment.rule, experiment.grid);
    if (!modes) return std::nullopt;
    int found = 0;
    double last = 0.0;
    for (const Mode& each : modes->lowest(lookedAtPerMode * static_cast<std::size_t>(mode + 1))) {
        const double frequency = each.motion.cyclesPerStep();
        if (!(frequency > last * (1.0 + sameFrequency)) || !(frequency > 1e-12)) continue;
        last = frequency;
        if (++found == mode) return each.motion;
    }
    return std::nullopt;
}

bool isOtherResonance(const Experiment& experiment, double hertz, int mode, double percent) {
    const std::optional<Motion> asked = standingWave(experiment, mode);
    if (!asked || !(hertz > 0.0)) return false;
    const Pull& pull = experiment.pullWith;
    const auto cell = [](double at, int size) {
        return std::clamp(static_cast<int>(std::lround(at)), 0, size - 1);
    };
    const auto response =
        SteadyResponse::to(experiment.rule, experiment.grid, pull, cell(pull.x, experiment.grid.width),
                           cell(pull.y, experiment.grid.height));
    if (!response) return false;
    const double pulls = hertz / experiment.stepsPerSecond; // per step
    const double loudest = response->strongestMode(1.0 / pulls);
    const double swings = std::round(loudest / pulls);
    if (swings < 1.0 || std::abs(swings * pulls - loudest) > percent / 100.0 * loudest) return false;
    const bool isAsked = std::abs(loudest - asked->cyclesPerStep()) <= sameFrequency * loudest;
    return swings > 1.0 || !isAsked;
}

double waveSpeed(const Experiment& experiment) {
    return longWaveSpeed(experiment.rule) * experiment.stepsPerSecond;
}

const Source* sineSource(const Experiment& experiment) {
    for (const PoolObject& object : experiment.objects)
        if (const Source* source = std::get_if<Source>(&object.is); source && source->signal == Signal::Sine)
            return source;
    return nullptr;
}

std::optional<double> expectedOf(const check::Number& number, const Experiment& experiment) {
    using Of = check::Number::Of;
    switch (number.of) {
    case Of::Given: return number.given;
    case Of::WaveSpeed: return waveSpeed(experiment);
    case Of::Wavelength: {
        const Source* source = sineSource(experiment);
        return source ? wavelengthOf(experiment.rule, source->hertz / experiment.stepsPerSecond) : std::nullopt;
    }
    case Of::LimitK: return finite(stabilityOf(experiment.rule).limitK);
    case Of::Growth: return stabilityOf(experiment.rule).growthPerStep;
    case Of::Frequency:
    case Of::Period:
    case Of::HalfLife: break;
    }
    const std::optional<Motion> wave = standingWave(experiment, number.mode);
    if (!wave) return std::nullopt;
    if (number.of == Of::Frequency) return wave->frequency(experiment.stepsPerSecond);
    if (number.of == Of::Period) return finite(wave->period() / experiment.stepsPerSecond);
    return finite(wave->halfLife() / experiment.stepsPerSecond);
}

} // namespace seiche
