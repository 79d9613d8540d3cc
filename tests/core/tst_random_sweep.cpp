// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points of resonance curves near their peaks, measured and predicted: random strings and small pools,
// ends, schemes, dampings, taps, probes and periods.
//
// SEICHE_RANDOM_POINTS=10000 sets the number of points. SEICHE_RANDOM_SEED=N sets the first seed.
#include "core/random_experiment.h"
#include "study/sweep.h"
#include "theory/modes.h"
#include "theory/resonance.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <numbers>
#include <optional>
#include <ostream>
#include <string>

using namespace seiche;

namespace {

#ifdef SEICHE_SANITIZED
constexpr std::uint64_t usualPoints = 40;
#else
constexpr std::uint64_t usualPoints = 400;
#endif

std::uint64_t fromEnvironment(const char* name, std::uint64_t usual) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : usual;
}

struct Point {
    Sweep sweep;
    std::int64_t period = 0;
};

std::ostream& operator<<(std::ostream& out, const Point& point) {
    const Experiment& e = point.sweep.experiment;
    return out << e.grid.width << 'x' << e.grid.height << ' ' << toString(e.rule.scheme) << " k " << e.rule.k
               << " d " << e.rule.damping.update << " s " << e.rule.damping.velocity << ' '
               << toString(e.rule.edges.left) << ' ' << toString(e.rule.edges.right) << ' '
               << toString(e.pullWith.shape) << ' ' << toString(e.pullWith.mode) << " at " << e.pullWith.x
               << " probe " << point.sweep.probeX << (point.sweep.sine ? " sine" : " taps") << " every "
               << point.period;
}

// Returns a random scheme with k up to its limit, random ends, and damping over dozens of round
// trips.
Experiment randomMedium(RandomSequence& dice) {
    Experiment e = defaultExperiment(dice.oneIn(6) ? SceneKind::Pool : SceneKind::String);
    const bool pool = e.rule.scene == SceneKind::Pool;
    e.grid = pool ? Grid{dice.from(5, 24), dice.from(5, 18)} : Grid{dice.from(7, 200), 1};
    if (pool) e.rule.stencil = dice.oneOf({Stencil::Cross, Stencil::Isotropic, Stencil::Moore});
    e.rule.edges.left = dice.oneOf({Edge::Fixed, Edge::Fixed, Edge::Free});
    e.rule.edges.right = dice.oneOf({Edge::Fixed, Edge::Free});
    if (!dice.oneIn(3)) e.rule.scheme = Scheme::Leapfrog;
    else if (pool) e.rule.scheme = Scheme::Rk4;
    else e.rule.scheme = dice.oneOf({Scheme::Trapezoid, Scheme::ImplicitEuler, Scheme::Rk4, Scheme::Euler});
    const double lost = std::pow(10.0, -dice.between(2.0, 3.8));
    (dice.oneIn(3) ? e.rule.damping.update : e.rule.damping.velocity) = 1.0 - lost;
    const double limit = std::min(1.0, stabilityOf(e.rule).limitK);
    e.rule.k = dice.oneIn(4) ? 0.999 * limit : limit * dice.between(0.1, 0.95);
    e.stepsPerSecond = 1000.0;
    return e;
}

// Returns a point within a few widths of a peak. Empty if no wave lasts or none is predicted.
std::optional<Point> randomPoint(RandomSequence& dice) {
    Point point;
    Sweep& sweep = point.sweep;
    Experiment& e = sweep.experiment;
    e = randomMedium(dice);
    sweep.sine = dice.oneIn(2);
    const double at = dice.between(0.0, e.grid.width - 1.0);
    e.pullWith = {dice.oneOf({PullShape::Gaussian, PullShape::Cosine, PullShape::Point, PullShape::Triangle}),
                  dice.between(1.0, 0.2 * e.grid.width + 1.0),
                  dice.oneOf({1.0, -0.3}),
                  dice.oneOf({PullMode::Add, PullMode::Pluck}),
                  std::round(at),
                  std::floor(0.4 * e.grid.height)};
    sweep.probeX = dice.oneIn(2) ? static_cast<int>(e.pullWith.x) : dice.from(0, e.grid.width - 1);
    sweep.probeY = static_cast<int>(e.pullWith.y);
    const std::optional<Modes> modes = Modes::of(e.rule, e.grid);
    if (!modes) return std::nullopt;
    const std::vector<Mode> lowest = modes->lowest(6);
    const Resonance peak = resonanceOf(dice.oneOf(std::span(lowest)).motion);
    if (!(peak.cyclesPerStep > 0.0) || !(peak.quality > 3.0)) return std::nullopt;
    const double aside = dice.between(-1.0, 1.0);
    const double cycles =
        (peak.cyclesPerStep + 8.0 * peak.width * aside * std::abs(aside)) / (sweep.sine ? 1 : dice.from(1, 3));
    if (!(cycles > 1e-4)) return std::nullopt;
    point.period = std::max<std::int64_t>(sweep.sine ? 3 : 1, std::llround(1.0 / cycles));
    return point;
}

} // namespace

// Steady points must match theory within 0.2 %. At most 2 % of points may stay unsteady.
TEST(RandomSweep, SteadyPointsMatchTheory) {
    const std::uint64_t wanted = fromEnvironment("SEICHE_RANDOM_POINTS", usualPoints);
    std::uint64_t seed = fromEnvironment("SEICHE_RANDOM_SEED", 1);
    std::uint64_t points = 0, unsteady = 0;
    double worst = 0.0;
    for (; points < wanted; ++seed) {
        RandomSequence dice(seed);
        const std::optional<Point> point = randomPoint(dice);
        if (!point) continue;
        const Sweep& sweep = point->sweep;
        Pull pull = sweep.experiment.pullWith;
        if (sweep.sine) pull.mode = PullMode::Add;
        const auto response =
            SteadyResponse::to(sweep.experiment.rule, sweep.experiment.grid, pull, sweep.probeX, sweep.probeY);
        if (!response) continue;
        const double cycles = 1.0 / static_cast<double>(point->period);
        const double exact =
            sweep.sine ? 2.0 * cycles * response->sineAmplitude(cycles) : response->amplitude(point->period);
        if (!(exact > 1e-6)) continue; // a fixed end
        ++points;
        const SweepPoint measured = measureAtPeriod(sweep, point->period);
        if (!measured.steady) ++unsteady;
        if (measured.steady) worst = std::max(worst, std::abs(measured.amplitude / exact - 1.0));
        if (measured.steady) {
            EXPECT_NEAR(measured.amplitude, exact, 0.002 * exact) << "seed " << seed << ": " << *point;
        }
    }
    std::printf("%d points, %d not steady in time, the others at most %.3f %% from theory\n", int(points),
                int(unsteady), 100.0 * worst);
    EXPECT_LE(unsteady * 50, points);
}
