// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/two_dampings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

// Returns the slowest mode's cycles per step. 0 if none.
double slowest(const Rule& rule, const Grid& grid) {
    const auto modes = Modes::of(rule, grid);
    if (!modes) return 0.0;
    for (const Mode& mode : modes->lowest(4))
        if (mode.lambda > 1e-14 && mode.motion.cyclesPerStep() > 0.0) return mode.motion.cyclesPerStep();
    return 0.0;
}

std::vector<std::int64_t> spread(double stepsPerSecond, double toHertz) {
    constexpr int points = 600;
    std::vector<std::int64_t> periods;
    for (int i = 1; i <= points; ++i)
        periods.push_back(std::max<std::int64_t>(1, std::llround(stepsPerSecond * points / (toHertz * i))));
    periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
    return periods;
}

} // namespace

TwoDampings compareDampings(const Resonator& resonator, int watchX, int watchY, StopToken stop) {
    TwoDampings result;
    const Damping& own = resonator.rule.damping;
    result.factor = own.update * own.velocity;
    if (!(result.factor < 1.0)) result.factor = usualFactor;
    result.velocity.rule = result.height.rule = resonator.rule;
    result.velocity.rule.damping = {1.0, result.factor};
    result.height.rule.damping = {result.factor, 1.0};
    result.longestPeriod = 2.0 * std::numbers::pi / std::acos(std::sqrt(result.factor));
    result.halfLife = std::log(2.0) / (-0.5 * std::log(result.factor));
    if (!resonator.objects.empty()) {
        result.obstacle = Obstacle::Uneven;
        return result;
    }

    Rule undamped = resonator.rule;
    undamped.damping = {};
    if (const double cycles = slowest(undamped, resonator.grid); cycles > 0.0)
        result.undampedPeriod = 1.0 / cycles;
    double highest = 0.0;
    for (TwoDampings::Kind* kind : {&result.velocity, &result.height}) {
        const double cycles = slowest(kind->rule, resonator.grid);
        if (!(cycles > 0.0)) continue;
        kind->period = 1.0 / cycles;
        kind->hertz = cycles * resonator.stepsPerSecond;
        highest = std::max(highest, kind->hertz);
    }
    // Both fundamentals on one chart, the faster slightly right of centre.
    const std::vector<std::int64_t> periods =
        highest > 0.0
            ? spread(resonator.stepsPerSecond, std::min(1.6 * highest, 0.5 * resonator.stepsPerSecond))
            : std::vector<std::int64_t>();
    for (TwoDampings::Kind* kind : {&result.velocity, &result.height}) {
        const SteadyResponse::Found found =
            SteadyResponse::find(kind->rule, resonator.grid, resonator.pull, watchX, watchY);
        if (found.obstacle != Obstacle::None) result.obstacle = found.obstacle;
        if (!found.response) continue;
        const std::vector<std::int64_t> kept = affordablePeriods(*found.response, periods);
        if (kept.empty() && !periods.empty()) result.obstacle = Obstacle::TooLarge;
        const std::vector<double> amplitudes = found.response->curve(kept, accuracyOfCharts, stop);
        for (std::size_t i = 0; i < amplitudes.size(); ++i)
            kind->curve.push_back({resonator.stepsPerSecond / static_cast<double>(kept[i]), amplitudes[i]});
    }
    return result;
}

} // namespace seiche
