// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/simulation.h"
#include "study/double_precision_run.h"
#include "study/sweep.h"
#include "theory/largest_amplitude.h"
#include "theory/projection.h"
#include "theory/resonance.h"
#include "wave/height_range.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <thread>

using namespace seiche;

namespace {

constexpr double pi = 3.14159265358979323846;

struct Ends {
    Edge left, right;
};
constexpr std::array allEnds{Ends{Edge::Fixed, Edge::Fixed}, Ends{Edge::Fixed, Edge::Free},
                             Ends{Edge::Free, Edge::Fixed}, Ends{Edge::Free, Edge::Free},
                             Ends{Edge::Periodic, Edge::Periodic}};

Pull pointPull(double x, PullMode mode = PullMode::Add) { return {PullShape::Point, 1, 1.0, mode, x, 0}; }

Experiment stringOf(int points, double k, Damping damping, Ends ends = allEnds[0]) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.rule.k = k;
    e.rule.damping = damping;
    e.rule.edges.left = ends.left;
    e.rule.edges.right = ends.right;
    return e;
}

// Amplitude at a point and the largest of all points, in the last period of a tap train. Read
// after each tap, in double precision because float32 loses digits at a rising mean level.
struct Measured {
    double atPoint = 0.0;
    double anywhere = 0.0;
};
Measured measured(Experiment experiment, const Pull& pull, std::int64_t period, int point, int periods) {
    experiment.pullWith = pull;
    DoublePrecisionRun run(experiment);
    std::vector<HeightRange> ranges;
    for (int i = 0; i < periods; ++i) {
        run.pull();
        ranges.assign(static_cast<std::size_t>(experiment.grid.width), {});
        for (std::int64_t n = 0; n < period; ++n) {
            for (int x = 0; x < experiment.grid.width; ++x)
                ranges[static_cast<std::size_t>(x)].include(run.height(x, 0));
            run.advance(1);
        }
    }
    Measured result{ranges[static_cast<std::size_t>(point)].swing(), 0.0};
    for (const HeightRange& range : ranges) result.anywhere = std::max(result.anywhere, range.swing());
    return result;
}

double predicted(const Experiment& experiment, const Pull& pull, std::int64_t period, int point) {
    const std::optional<SteadyResponse> response =
        SteadyResponse::to(experiment.rule, experiment.grid, pull, point);
    return response ? response->amplitude(period) : std::numeric_limits<double>::quiet_NaN();
}

} // namespace

TEST(Resonance, MatchesKnownHighestDisplacements) {
    const auto highest = [](const Experiment& e, std::int64_t period) {
        double max = 0.0;
        for (const double height : SteadyResponse::to(e.rule, e.grid, pointPull(32), 32)->heights(period))
            max = std::max(max, std::abs(height));
        return max;
    };
    const Experiment drag = stringOf(65, 1.0, {1.0, 0.999});
    EXPECT_NEAR(highest(drag, 128), 8.092196, 5e-7);
    EXPECT_NEAR(highest(drag, 120), 2.397221, 5e-7);
    EXPECT_NEAR(highest(drag, 64), 0.460757, 5e-7);
    const Experiment scaled = stringOf(65, 1.0, {0.999, 1.0});
    EXPECT_NEAR(highest(scaled, 128), 15.890084, 5e-7);
    EXPECT_NEAR(highest(scaled, 100), 3.203132, 5e-7);
}

// Amplitudes are half of the peak-to-peak range.
TEST(Resonance, MatchesKnownAmplitudes) {
    const Experiment drag = stringOf(65, 1.0, {1.0, 0.999});
    EXPECT_NEAR(predicted(drag, pointPull(32), 128, 32), 7.942425, 5e-7);
    EXPECT_NEAR(predicted(drag, pointPull(32), 120, 32), 2.061531, 5e-7);
    EXPECT_NEAR(predicted(drag, pointPull(32), 64, 32), 0.210485, 5e-7);
    const Experiment scaled = stringOf(65, 1.0, {0.999, 1.0});
    EXPECT_NEAR(predicted(scaled, pointPull(32), 128, 32), 15.738031, 5e-7);
    EXPECT_NEAR(predicted(scaled, pointPull(32), 100, 32), 2.901365, 5e-7);
}

TEST(Resonance, MatchesSumOverModes) {
    // The formula summed mode by mode, without recurrences.
    const Experiment e = stringOf(40, 0.8, {0.997, 0.998});
    const std::optional<SteadyResponse> response = SteadyResponse::to(e.rule, e.grid, pointPull(11), 25);
    ASSERT_TRUE(response);
    const std::int64_t period = 53;
    const std::vector<double> heights = response->heights(period);
    const double d = 0.997, s = 0.998;
    for (int n = 0; n < period; ++n) {
        double sum = 0.0;
        for (int m = 1; m <= 38; ++m) {
            const double q = d * s * 0.8 * 4 * std::pow(std::sin(m * pi / 78), 2);
            const double a = d * (1 + s) - q;
            const std::complex<double> z = 0.5 * (a + std::sqrt(std::complex<double>(a * a - 4 * d * s)));
            const double w = 2.0 / 39 * std::sin(m * pi * 11 / 39) * std::sin(m * pi * 25 / 39);
            sum += w * (std::pow(z, n + 1) / (1.0 - std::pow(z, period))).imag() / z.imag();
        }
        EXPECT_NEAR(heights[static_cast<std::size_t>(n)], sum, 1e-10);
    }
}

TEST(Resonance, LongRunsReachPredictedAmplitude) {
    const std::array pulls{Pull{PullShape::Point, 1, 1.0, PullMode::Add, 20, 0},
                           Pull{PullShape::Gaussian, 3, 0.7, PullMode::Add, 14.3, 0},
                           Pull{PullShape::Cosine, 6, -1.2, PullMode::Pluck, 3, 0},
                           Pull{PullShape::Triangle, 9, 1.0, PullMode::Pluck, 30, 0},
                           Pull{PullShape::Gaussian, 4, 1.0, PullMode::Pluck, 46, 0}};
    int compared = 0;
    for (Ends ends : allEnds)
        for (Damping damping : {Damping{1, 0.99}, Damping{0.99, 1}, Damping{0.998, 0.995}})
            for (double k : {1.0, 0.6})
                for (const Pull& pull : pulls) {
                    const Experiment e = stringOf(48, k, damping, ends);
                    const std::int64_t period = 41 + 13 * (compared % 6);
                    const int point = 5 + compared % 37;
                    const double theory = predicted(e, pull, period, point);
                    const bool drifts = damping.update == 1.0 && isClosed(e.rule);
                    const Measured run = measured(e, pull, period, point, 4000 / int(period));
                    EXPECT_NEAR(run.atPoint / theory, 1.0, 1e-4)
                        << toString(ends.left) << ' ' << toString(ends.right) << ' ' << toString(pull.shape);
                    ++compared;
                    const std::optional<double> anywhere = largestAmplitude(e.rule, e.grid, pull, period);
                    // Added taps raise a mean level that does not return.
                    ASSERT_EQ(anywhere.has_value(), !drifts || pull.mode == PullMode::Pluck);
                    if (!anywhere) continue;
                    EXPECT_NEAR(run.anywhere / *anywhere, 1.0, 1e-4);
                }
    EXPECT_EQ(compared, 150);
}

TEST(Resonance, OverdampedModesMatchSimulation) {
    const Experiment e = stringOf(48, 0.5, {1.0, 0.9});
    const Pull pull{PullShape::Gaussian, 4, 1.0, PullMode::Add, 20, 0};
    EXPECT_EQ(Modes::of(e.rule, e.grid)->mode(0).motion.angle, 0.0);
    for (std::int64_t period : {2, 30, 1000})
        EXPECT_NEAR(measured(e, pull, period, 15, int(4000 / period) + 3).atPoint /
                        predicted(e, pull, period, 15),
                    1.0, 1e-4);
}

TEST(Resonance, OtherSchemesMatchSimulation) {
    // Euler is stable with sufficient damping.
    Experiment e = stringOf(33, 0.002, {1.0, 0.985});
    e.rule.scheme = Scheme::Euler;
    EXPECT_NEAR(measured(e, pointPull(9), 90, 16, 200).atPoint / predicted(e, pointPull(9), 90, 16), 1.0, 1e-4);
    for (Scheme scheme : {Scheme::Rk4, Scheme::ImplicitEuler, Scheme::Trapezoid})
        for (Damping damping : {Damping{1, 0.99}, Damping{0.99, 1}, Damping{0.995, 0.99}})
            for (PullMode mode : {PullMode::Add, PullMode::Pluck})
                for (double k : {0.3, 1.4}) {
                    e = stringOf(33, k, damping, allEnds[1]);
                    e.rule.scheme = scheme;
                    EXPECT_NEAR(measured(e, pointPull(9, mode), 70, 16, 200).atPoint /
                                    predicted(e, pointPull(9, mode), 70, 16),
                                1.0, 1e-4)
                        << toString(scheme) << ' ' << toString(mode);
                }
    e.rule.scheme = Scheme::DelayedEuler;
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(9), 16), Obstacle::Scheme);
}

TEST(Resonance, SweepMatchesPredictedCurve) {
    Sweep sweep;
    sweep.experiment = stringOf(97, 0.9, {0.9995, 0.999});
    sweep.experiment.stepsPerSecond = 200;
    sweep.experiment.pullWith = Pull{PullShape::Gaussian, 5, 1.0, PullMode::Add, 30, 0};
    sweep.probeX = 61;
    sweep.fromHertz = 0.5;
    sweep.toHertz = 5;
    sweep.points = 12;
    const std::optional<SteadyResponse> response = SteadyResponse::to(
        sweep.experiment.rule, sweep.experiment.grid, sweep.experiment.pullWith, sweep.probeX);
    ASSERT_TRUE(response);
    const std::vector<SweepPoint> points = measure(sweep, 1);
    EXPECT_EQ(points.size(), 12u);
    for (const SweepPoint& point : points)
        EXPECT_NEAR(point.amplitude / response->amplitude(point.period), 1.0, 0.003) << point.period;
}

TEST(Resonance, PoolAmplitudeMatchesSimulation) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {24, 19};
    e.rule.damping = {0.995, 0.995};
    for (Stencil stencil : {Stencil::Cross, Stencil::Isotropic}) {
        e.rule.stencil = stencil;
        e.rule.edges = {Edge::Fixed, Edge::Free, Edge::Periodic, Edge::Periodic};
        const Pull pull{PullShape::Gaussian, 2, 1.0, PullMode::Add, 10.5, 17};
        const std::optional<SteadyResponse> response = SteadyResponse::to(e.rule, e.grid, pull, 15, 5);
        ASSERT_TRUE(response);
        Simulation run(e);
        HeightRange range;
        for (int i = 0; i < 60; ++i) {
            run.apply(pull);
            range = {};
            for (int n = 0; n < 47; ++n) {
                range.include(run.height(15, 5));
                run.advance(1);
            }
        }
        EXPECT_NEAR(range.swing() / response->amplitude(47), 1.0, 1e-4);
    }
}

TEST(Resonance, SineAmplitudeMatchesSimulation) {
    for (Ends ends : {allEnds[0], allEnds[1]})
        for (Damping damping : {Damping{1, 0.99}, Damping{0.99, 1}})
            for (PullMode mode : {PullMode::Add, PullMode::Pluck})
                for (int cycle : {40, 64, 97}) {
                    const Experiment e = stringOf(33, 0.8, damping, ends);
                    const std::optional<SteadyResponse> response =
                        SteadyResponse::to(e.rule, e.grid, pointPull(9, mode), 20);
                    ASSERT_TRUE(response);
                    Simulation run(e);
                    // Amplitude from both quadratures over whole cycles.
                    double inPhase = 0.0, quarterLater = 0.0;
                    const int settle = 60 * cycle;
                    for (int n = 0; n < settle + cycle; ++n) {
                        Pull pull = pointPull(9, mode);
                        pull.height = std::sin(2 * pi * n / cycle);
                        run.apply(pull);
                        if (n >= settle) {
                            inPhase += 2.0 / cycle * run.height(20) * std::sin(2 * pi * n / cycle);
                            quarterLater += 2.0 / cycle * run.height(20) * std::cos(2 * pi * n / cycle);
                        }
                        run.advance(1);
                    }
                    EXPECT_NEAR(std::hypot(inPhase, quarterLater) / response->sineAmplitude(1.0 / cycle), 1.0,
                                1e-4)
                        << toString(mode) << ' ' << cycle;
                }
}

TEST(Resonance, ReportsEachObstacle) {
    Experiment e = stringOf(65, 1.0, {1.0, 0.999});
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(32), 32), Obstacle::None);
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(32, PullMode::Set), 32),
              Obstacle::SetsHeights);
    EXPECT_FALSE(SteadyResponse::to(e.rule, e.grid, pointPull(32, PullMode::Set), 32));
    EXPECT_FALSE(isLinear(pointPull(32, PullMode::Set)));
    EXPECT_TRUE(isLinear(pointPull(32, PullMode::Pluck)));
    e.rule.edges.left = Edge::Absorbing;
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(32), 32), Obstacle::WavesLeave);
    e = stringOf(2, 1.0, {1.0, 0.999});
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(1), 1), Obstacle::NothingMoves);
    e = stringOf(65, 1.0, {});
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(32), 32), Obstacle::NeverSteady);
    e = stringOf(65, 1.1, {1.0, 0.999});
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(32), 32), Obstacle::NeverSteady);
    e.rule.arithmetic = Arithmetic::Integer;
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, pointPull(32), 32), Obstacle::Scheme);
}

TEST(Resonance, TapAtFixedEndGivesZeroAmplitude) {
    const Experiment e = stringOf(65, 0.9, {1.0, 0.999});
    const std::optional<SteadyResponse> response = SteadyResponse::to(e.rule, e.grid, pointPull(0), 32);
    ASSERT_TRUE(response); // the tap is at a fixed end
    EXPECT_EQ(response->amplitude(100), 0.0);
    EXPECT_EQ(response->sineAmplitude(0.01), 0.0);
}

// Long periods are computed in several parts.
TEST(Resonance, AmplitudeMatchesDisplacementsOfLongPeriod) {
    const Experiment e = stringOf(12, 0.3, {1.0, 0.9999995});
    const std::optional<SteadyResponse> response = SteadyResponse::to(e.rule, e.grid, pointPull(4), 7);
    ASSERT_TRUE(response);
    constexpr std::int64_t period = 2'345'679;
    const std::vector<double> heights = response->heights(period);
    HeightRange all, late;
    for (std::size_t n = 0; n < heights.size(); ++n) {
        all.include(heights[n]);
        if (n > heights.size() / 2) late.include(heights[n]);
    }
    ASSERT_GT(late.swing(), 0.5 * all.swing()); // still oscillating in the last part
    EXPECT_NEAR(response->amplitude(period), all.swing(), 1e-9 * all.swing());
}

TEST(Resonance, LongComputationsCanBeStopped) {
    const Experiment e = stringOf(320, 1.0, {1.0, 1.0 - 1e-9});
    const std::optional<SteadyResponse> response = SteadyResponse::to(e.rule, e.grid, pointPull(100), 160);
    ASSERT_TRUE(response);
    double amplitude = 1.0;
    std::vector<double> curve{1.0};
    {
        const std::jthread one(
            [&](std::stop_token stop) { amplitude = response->amplitude(1'000'000'000'000, stop); });
        const std::jthread many([&](std::stop_token stop) {
            curve = response->curve(std::vector<std::int64_t>{1'000'000'000'000, 900'000'000'000}, 1e-7, stop);
        });
    }
    EXPECT_EQ(amplitude, 0.0);
    EXPECT_TRUE(curve.empty());
}

TEST(Resonance, ProjectionIsInvertible) {
    for (Ends across : allEnds)
        for (Ends down : allEnds) {
            Rule rule;
            rule.scene = SceneKind::Pool;
            rule.edges = {across.left, across.right, down.left, down.right};
            const std::optional<Modes> modes = Modes::of(rule, {70, 9});
            ASSERT_TRUE(modes);
            std::vector<double> heights(630, 0.0);
            double squares = 0.0;
            for (int y = 1; y < 8; ++y)
                for (int x = 1; x < 69; ++x) {
                    const double height = std::sin(x * 1.7 + y * y);
                    heights[static_cast<std::size_t>(y * 70 + x)] = height;
                    squares += height * height;
                }
            const std::vector<double> amounts = projectedOnto(*modes, heights);
            for (double amount : amounts) squares -= amount * amount;
            EXPECT_NEAR(squares, 0.0, 1e-10);
            const std::vector<double> again = composedOf(*modes, amounts);
            for (std::size_t i = 0; i < heights.size(); ++i) EXPECT_NEAR(again[i], heights[i], 1e-12);
        }
}

TEST(Resonance, AddedHeightsWrapAroundPeriodicString) {
    const Experiment ring = stringOf(20, 1.0, {}, allEnds[4]);
    const std::vector<double> wrapped =
        addedHeights(ring.rule, ring.grid, Pull{PullShape::Cosine, 4, 2.0, PullMode::Add, 1, 0});
    EXPECT_EQ(wrapped[1], 2.0);
    EXPECT_NEAR(wrapped[19], 1.0, 1e-6);
    const Experiment held = stringOf(20, 1.0, {});
    EXPECT_EQ(addedHeights(held.rule, held.grid, Pull{PullShape::Cosine, 4, 2.0, PullMode::Add, 1, 0})[0], 0.0);
}

TEST(Resonance, WidthAndQualityMatchDamping) {
    Rule rule;
    rule.damping.velocity = 0.999;
    const Motion motion = Modes::of(rule, {320, 1})->mode(0).motion;
    const Resonance resonance = resonanceOf(motion);
    EXPECT_NEAR(resonance.quality, motion.angle / -std::log(0.999), 1e-9);
    EXPECT_NEAR(resonance.width, -0.5 * std::log(0.999) / pi, 1e-12);
    // Half a width from the peak, a single mode has 1/sqrt 2 of the peak amplitude.
    std::vector<double> shape(320);
    Modes::of(rule, {320, 1})->alongX().shapes(0, 0, shape);
    const std::optional<SteadyResponse> response =
        SteadyResponse::to(rule, {320, 1}, shape, PullMode::Add, 100);
    ASSERT_TRUE(response);
    const double peak = response->sineAmplitude(resonance.cyclesPerStep);
    const double low = response->sineAmplitude(resonance.cyclesPerStep - resonance.width / 2);
    const double high = response->sineAmplitude(resonance.cyclesPerStep + resonance.width / 2);
    EXPECT_NEAR(0.5 * (low + high) / peak, std::sqrt(0.5), 0.01);
    EXPECT_EQ(resonanceOf(Motion{0.1, 1.0}).quality, std::numeric_limits<double>::infinity());
}

// The curve uses single periods or the folded response, whichever is cheaper.
TEST(Resonance, CurveMatchesAmplitudeOfEachPeriod) {
    std::vector<std::int64_t> periods;
    for (int i = 0; i < 500; ++i) periods.push_back(std::llround(638.0 / (0.2 + 4.8 * i / 499)));
    for (PullShape shape : {PullShape::Point, PullShape::Gaussian})
        for (Damping damping :
             {Damping{1.0, 0.9998}, Damping{1.0, 0.99}, Damping{0.98, 1.0}, Damping{1.0, 0.5}}) {
            const Experiment e = stringOf(320, 1.0, damping);
            const std::optional<SteadyResponse> response =
                SteadyResponse::to(e.rule, e.grid, Pull{shape, 6, 1.0, PullMode::Add, 107, 0}, 83);
            ASSERT_TRUE(response);
            for (double accuracy : {1e-14, 1e-8}) {
                const std::vector<double> curve = response->curve(periods, accuracy);
                for (std::size_t i = 0; i < 500; i += 99) {
                    const double amplitude = response->amplitude(periods[i]);
                    EXPECT_NEAR(curve[i], amplitude, (100 * accuracy + 1e-8) * amplitude) << periods[i];
                }
            }
        }
}

// All periods together decide on folding, never a part.
TEST(Resonance, PartOfCurveMatchesWholeCurveExactly) {
    const Experiment e = stringOf(41, 1.0, {1.0, 0.98});
    const std::optional<SteadyResponse> response = SteadyResponse::to(e.rule, e.grid, pointPull(13), 20);
    ASSERT_TRUE(response);
    std::vector<std::int64_t> all;
    for (std::int64_t period = 900; period > 20; period -= 11) all.push_back(period);
    const std::vector<double> whole = response->curve(all);
    ASSERT_LT(response->framesOfCurve(all, 1e-14), response->framesOfCurve(std::vector{all[0]}, 1e-14) * 20)
        << "the whole is folded";
    for (std::size_t i = 0; i < all.size(); ++i)
        EXPECT_EQ(response->partOfCurve(std::vector{all[i]}, all), std::vector{whole[i]}) << all[i];
    EXPECT_EQ(response->partOfCurve(all, all), whole);
    EXPECT_TRUE(response->partOfCurve({}, all).empty());
}

// Includes taps at half of the lowest natural frequency.
TEST(Resonance, StrongestModeMatchesTappingFrequency) {
    const Experiment e = stringOf(101, 0.8, {1.0, 0.999});
    const auto response = SteadyResponse::to(e.rule, e.grid, pointPull(33), 33);
    ASSERT_TRUE(response);
    const std::vector<Mode> lowest = Modes::of(e.rule, e.grid)->lowest(5);
    for (const std::size_t m : {0u, 1u, 3u, 4u}) {
        const double own = lowest[m].motion.cyclesPerStep();
        EXPECT_NEAR(response->strongestMode(1.0 / own), own, 1e-12) << m;
    }
    const double slowest = lowest[0].motion.cyclesPerStep();
    EXPECT_NEAR(response->strongestMode(2.0 / slowest), slowest, 1e-12);
}
