// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/mean_window.h"

#include "model/limits.h"
#include "wave/clamped_to.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

constexpr double samplesPerCycle = 8.0;

// Permanent oscillations, in cycles per step, and their periodicity.
struct Swinging {
    std::vector<double> frequencies;
    bool areSteady = true;
};

Swinging swingingIn(const Experiment& settings) {
    Swinging swinging;
    if (settings.drive.isOn() && settings.drive.frequency > 0.0)
        swinging.frequencies.push_back(settings.drive.frequency);
    for (const PoolObject& object : settings.objects) {
        // A moving wall shifts the frequency of reflected waves.
        if (const Wall* wall = std::get_if<Wall>(&object.is); wall && wall->speed > 0.0)
            swinging.areSteady = false;
        const Source* source = std::get_if<Source>(&object.is);
        if (!source || !isSteady(source->signal) || source->height == 0.0) continue;
        swinging.frequencies.push_back(source->hertz / settings.stepsPerSecond);
        if (!isPeriodic(source->signal) || source->travels() || source->rests()) swinging.areSteady = false;
    }
    return swinging;
}

MeanWindow windowOf(double cyclesPerStep) {
    constexpr int maxCycles = 32;
    constexpr double closeEnough = 0.004;
    const double period = std::min(1.0 / cyclesPerStep, static_cast<double>(limits::lastStep));
    const auto longest = clampedTo<std::int64_t>(period / samplesPerCycle, 1);
    MeanWindow best;
    double nearest = 1e300;
    for (int cycles = 1; cycles <= maxCycles; ++cycles)
        for (std::int64_t stride = longest; stride >= std::max<std::int64_t>(1, longest / 2); --stride) {
            const double wanted = cycles * period;
            const std::int64_t steps =
                stride * std::max<std::int64_t>(2, std::llround(wanted / static_cast<double>(stride)));
            const double off = std::abs(static_cast<double>(steps) - wanted) / static_cast<double>(steps);
            if (off >= nearest) continue;
            nearest = off;
            best = {stride, steps, cycles};
            if (off <= closeEnough) return best;
        }
    return best;
}

} // namespace

std::optional<double> steadyFrequency(const Experiment& settings) {
    const Swinging swinging = swingingIn(settings);
    if (swinging.frequencies.empty() || !swinging.areSteady) return std::nullopt;
    const auto [slowest, fastest] = std::ranges::minmax(swinging.frequencies);
    if (!(slowest > 0.0) || fastest - slowest > 1e-9 * fastest) return std::nullopt;
    return slowest;
}

MeanWindow meanWindowOf(const Experiment& settings) {
    if (const auto frequency = steadyFrequency(settings)) return windowOf(*frequency);
    const Swinging swinging = swingingIn(settings);
    MeanWindow window;
    const double speed = std::max(1e-6, longWaveSpeed(settings.rule));
    double fastest = speed / 8.0; // short wave that the grid still resolves well
    double fading = std::min(settings.grid.width, settings.grid.height) / speed;
    if (!swinging.frequencies.empty()) {
        fastest = std::ranges::max(swinging.frequencies);
        fading = 8.0 / std::max(1e-9, std::ranges::min(swinging.frequencies));
    }
    window.stride = clampedTo<std::int64_t>(1.0 / (samplesPerCycle * fastest), 1, limits::lastStep);
    window.steps = std::max(window.stride, clampedTo<std::int64_t>(std::round(fading), 0, 1'000'000'000));
    return window;
}

std::int64_t stepsToLookBack(const MeanWindow& window) {
    constexpr std::int64_t forgotten = 8; // e-folding times
    return (window.isWhole() ? 2 : forgotten) * window.steps;
}

} // namespace seiche
