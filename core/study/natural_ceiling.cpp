// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/natural_ceiling.h"

#include "theory/modes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace seiche {

namespace {

/// Returns the oscillation after a tap with the shape of a standing wave. Empty for other taps.
std::optional<Motion> standingWaveOf(const Experiment& experiment, const Pull& pull) {
    if (pull.shape != PullShape::Mode || !(pull.width < experiment.grid.width)) return std::nullopt;
    const std::optional<Modes> modes = Modes::of(experiment.rule, experiment.grid);
    if (!modes) return std::nullopt;
    for (const Mode& mode : modes->lowest(static_cast<std::size_t>(pull.width) + 2))
        if (std::abs(mode.halfWavesX - pull.width) < 1e-6 && mode.motion.angle > 0.0) return mode.motion;
    return std::nullopt;
}

} // namespace

double heightOfOnePull(const Experiment& experiment, const Pull& pull) {
    const double height = std::abs(pull.height);
    if (pull.mode != PullMode::Add) return height;
    if (const std::optional<Motion> wave = standingWaveOf(experiment, pull))
        return std::max(height, height / std::sin(wave->angle));
    const Grid& grid = experiment.grid;
    const Reach reach = reachAlong(pull.x, pull, grid.width);
    double sum = 0.0;
    for (int i = reach.first; i <= reach.last; ++i)
        sum += weightAt(pull, grid, experiment.rule.edges, i - pull.x, 0.0);
    return std::max(height, sum * height / (2.0 * std::sqrt(experiment.rule.k)));
}

double naturalCeiling(const Experiment& experiment) {
    constexpr double pullsInRhythm = 12.0;
    constexpr double roomAbove = 1.25;
    if (experiment.preview.ceiling > 0.0) return experiment.preview.ceiling;
    double first = 0.0;
    for (const Event& event : experiment.events)
        if (const std::optional<Pull> pull = pullIn(event.what); pull && event.step == 0)
            first = std::max(first, heightOfOnePull(experiment, *pull) *
                                        (pull->mode == PullMode::Set ? 1.0 : roomAbove));
    if (first > 0.0) return first;
    const double once = heightOfOnePull(experiment, experiment.pullWith);
    double pulls = pullsInRhythm;
    // Limit of the geometric series of a standing wave's taps.
    if (const std::optional<Motion> wave = standingWaveOf(experiment, experiment.pullWith);
        wave && wave->decay < 1.0)
        pulls = std::min(pulls, 1.0 / (1.0 - std::pow(wave->decay, wave->period())));
    switch (experiment.pullWith.mode) {
    case PullMode::Add: first = once * pulls; break;
    case PullMode::Set: first = once; break;
    case PullMode::Pluck: first = once * 2.0; break;
    }
    return first > 0.0 ? first : 1.0;
}

} // namespace seiche
