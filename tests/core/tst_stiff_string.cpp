// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stiff strings: steps in every scheme and with all ends, frequencies, stability limits, conservation.
#include "core/random_experiment.h"

#include "engine/double_precision_stepper.h"
#include "engine/engine.h"
#include "files/experiment_file.h"
#include "files/presets.h"
#include "measure/energy.h"
#include "measure/energy_along.h"
#include "measure/string_motion.h"
#include "model/limits.h"
#include "model/resize.h"
#include "model/run_memory.h"
#include "model/validate.h"
#include "run/exact_comparison.h"
#include "run/mode_frames.h"
#include "study/convergence.h"
#include "theory/dispersion.h"
#include "theory/exact.h"
#include "theory/largest_amplitude.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"
#include "theory/resonance.h"
#include "theory/stability.h"
#include "theory/steady_mode.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <numeric>
#include <span>
#include <vector>

using namespace seiche;

namespace {

using std::numbers::pi;

constexpr Scheme stiffSchemes[] = {Scheme::Leapfrog,      Scheme::Euler,     Scheme::DelayedEuler,
                                   Scheme::ImplicitEuler, Scheme::Trapezoid, Scheme::Rk4};

struct BothEnds {
    Edge left, right;
};
constexpr BothEnds stiffEnds[] = {{Edge::Fixed, Edge::Fixed},
                                  {Edge::Free, Edge::Free},
                                  {Edge::Fixed, Edge::Free},
                                  {Edge::Free, Edge::Fixed},
                                  {Edge::Periodic, Edge::Periodic}};

Rule stiffRule(double bending, double k, BothEnds ends = {Edge::Fixed, Edge::Fixed},
               Scheme scheme = Scheme::Leapfrog, Damping damping = {}) {
    Rule rule;
    rule.bending = bending;
    rule.k = k;
    rule.scheme = scheme;
    rule.damping = damping;
    rule.edges.left = ends.left;
    rule.edges.right = ends.right;
    return rule;
}

Experiment stiffString(const Rule& rule, int points) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.rule = rule;
    experiment.grid = {points, 1};
    experiment.pullWith.x = points / 2;
    return experiment;
}

// Returns the second difference L f, with explicit values beyond the ends.
std::vector<double> secondDifference(const std::vector<double>& f, const Edges& edges) {
    const std::size_t n = f.size();
    std::vector<double> all(n, 0.0);
    for (std::size_t i = 0; i < n; ++i) {
        if (i == 0 && edges.left == Edge::Fixed) continue;
        if (i + 1 == n && edges.right == Edge::Fixed) continue;
        const double left = i > 0 ? f[i - 1] : edges.left == Edge::Periodic ? f[n - 1] : f[0];
        const double right = i + 1 < n ? f[i + 1] : edges.right == Edge::Periodic ? f[0] : f[n - 1];
        all[i] = (left - f[i]) + (right - f[i]);
    }
    return all;
}

// Returns k (L f - bending L L f).
std::vector<double> stiffForce(const Rule& rule, const std::vector<double>& f) {
    std::vector<double> force = secondDifference(f, rule.edges);
    const std::vector<double> bent = secondDifference(force, rule.edges);
    for (std::size_t i = 0; i < f.size(); ++i) force[i] = rule.k * (force[i] - rule.bending * bent[i]);
    return force;
}

bool isHeldPoint(const Rule& rule, std::size_t i, std::size_t points) {
    return (i == 0 && rule.edges.left == Edge::Fixed) || (i + 1 == points && rule.edges.right == Edge::Fixed);
}

std::vector<double> stiffNoise(RandomSequence& dice, const Rule& rule, int points) {
    std::vector<double> heights;
    for (int i = 0; i < points; ++i)
        heights.push_back(isHeldPoint(rule, static_cast<std::size_t>(i), static_cast<std::size_t>(points))
                              ? 0.0
                              : dice.between(-1.0, 1.0));
    return heights;
}

void fillStiff(const std::vector<double>& heights, Field<double>& field) {
    std::copy(heights.begin(), heights.end(), field.row(0));
}

std::vector<double> heightsIn(const Field<double>& field) {
    return {field.row(0), field.row(0) + field.grid().width};
}

Wave<double> stiffWave(const Rule& rule, const std::vector<double>& now, const std::vector<double>& before) {
    Wave<double> wave({static_cast<int>(now.size()), 1}, SceneKind::String);
    fillStiff(now, wave.now);
    fillStiff(before, wave.previous);
    if (infoOf(rule.scheme).fields > 2) wave.older = wave.previous;
    return wave;
}

// Returns half of the stability limit, or a moderate k if unlimited.
double easyK(Rule rule) {
    rule.k = 1.0;
    const double limit = stabilityOf(rule).limitK;
    if (limit > 0.0 && std::isfinite(limit)) return 0.5 * limit;
    return 0.3 / largestEigenvalue(rule);
}

// Returns radians per step, from zero crossings after release at the crest.
double measuredAngle(const Rule& rule, int points, int m, int swings) {
    const AxisModes modes = *AxisModes::between(points, rule.edges.left, rule.edges.right);
    std::vector<double> shape(static_cast<std::size_t>(points));
    modes.shapes(m, 0, shape);
    Wave<double> wave = stiffWave(rule, shape, shape);
    DoublePrecisionStepper stepper;
    const auto amount = [&] {
        double sum = 0.0;
        for (std::size_t i = 0; i < shape.size(); ++i) sum += shape[i] * wave.now.at(static_cast<int>(i), 0);
        return sum;
    };
    double first = 0.0, before = amount();
    for (int counted = 0;;) {
        stepper.step(wave, rule, 1);
        const double now = amount();
        const bool rises = before < 0.0 && now >= 0.0;
        const double moment = static_cast<double>(wave.frame) - now / (now - before);
        before = now;
        if (!rises) continue;
        if (counted == 0) first = moment;
        if (counted++ == swings) return 2.0 * pi * swings / (moment - first);
    }
}

std::string stiffProblems(const Experiment& experiment) {
    std::string all;
    for (const Problem& problem : validate(experiment)) all += lineOf(problem) + '\n';
    return all;
}

} // namespace

TEST(StiffString, StepMatchesPlainLoop) {
    RandomSequence dice(11);
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler})
        for (const BothEnds ends : stiffEnds)
            for (const int points : {1, 2, 3, 4, 5, 6, 9, 70})
                for (const Damping damping : {Damping{1.0, 1.0}, Damping{0.99, 0.97}}) {
                    Rule rule = stiffRule(2.5, 1.0, ends, scheme, damping);
                    rule.k = easyK(rule);
                    const std::size_t n = static_cast<std::size_t>(points);
                    std::vector<double> now = stiffNoise(dice, rule, points),
                                        before = stiffNoise(dice, rule, points);
                    Wave<double> wave = stiffWave(rule, now, before);
                    std::vector<double> older = before;
                    DoublePrecisionStepper stepper;
                    for (int step = 0; step < 20; ++step) {
                        const std::vector<double>& from = scheme == Scheme::Leapfrog ? now
                                                          : scheme == Scheme::Euler  ? before
                                                                                     : older;
                        const std::vector<double> force = stiffForce(rule, from);
                        std::vector<double> next = now;
                        for (std::size_t i = 0; i < n; ++i)
                            if (!isHeldPoint(rule, i, n))
                                next[i] = damping.update *
                                          (now[i] + damping.velocity * ((now[i] - before[i]) + force[i]));
                        older = before;
                        before = now;
                        now = next;
                        stepper.step(wave, rule, 1);
                        for (int i = 0; i < points; ++i)
                            ASSERT_NEAR(wave.now.at(i, 0), now[static_cast<std::size_t>(i)], 1e-13)
                                << toString(scheme) << ' ' << points << ' ' << i;
                    }
                }
}

// (1 - share F) f[n+1] = known terms, with F from the plain loop.
TEST(StiffString, ImplicitSchemesSolveTheirEquations) {
    RandomSequence dice(12);
    for (const BothEnds ends : stiffEnds)
        for (const int points : {1, 2, 3, 4, 5, 6, 7, 8, 9, 70})
            for (const double bending : {0.01, 3.0, 10000.0}) {
                const Damping damping{0.98, 0.95};
                for (const Scheme scheme : {Scheme::ImplicitEuler, Scheme::Trapezoid}) {
                    const Rule rule = stiffRule(bending, 0.7, ends, scheme, damping);
                    const std::vector<double> now = stiffNoise(dice, rule, points),
                                              before = stiffNoise(dice, rule, points);
                    Wave<double> wave = stiffWave(rule, now, before);
                    DoublePrecisionStepper().step(wave, rule, 1);
                    const std::vector<double> next = heightsIn(wave.now);
                    ASSERT_EQ(heightsIn(wave.previous), now);
                    const double r = damping.update * damping.velocity;
                    const bool isTrapezoid = scheme == Scheme::Trapezoid;
                    std::vector<double> pulling = next;
                    for (std::size_t i = 0; isTrapezoid && i < next.size(); ++i)
                        pulling[i] = 0.5 * (next[i] + before[i]);
                    const std::vector<double> force = stiffForce(rule, pulling);
                    for (std::size_t i = 0; i < next.size(); ++i) {
                        if (isHeldPoint(rule, i, next.size())) continue;
                        const double coasting =
                            damping.update * (now[i] + damping.velocity * (now[i] - before[i]));
                        EXPECT_NEAR(next[i] - r * force[i], coasting, 1e-15 * (10.0 + 40.0 * bending))
                            << toString(scheme) << ' ' << points << ' ' << bending << ' ' << i;
                    }
                }
            }
}

// c[n+1] = T c[n] - D c[n-1], with sum T and product D of the theoretical roots.
TEST(StiffString, ModesStayModesInEveryScheme) {
    for (const Scheme scheme : stiffSchemes)
        for (const BothEnds ends : stiffEnds)
            for (const int points : {7, 24})
                for (const Damping damping : {Damping{1.0, 1.0}, Damping{0.999, 0.99}}) {
                    Rule rule = stiffRule(3.0, 1.0, ends, scheme, damping);
                    rule.k = easyK(rule);
                    const Modes modes = *Modes::of(rule, {points, 1});
                    for (int m = 0; m < modes.alongX().count(); ++m) {
                        std::vector<double> shape(static_cast<std::size_t>(points));
                        modes.alongX().shapes(m, 0, shape);
                        const double angle = modes.alongX().angle(m);
                        const double springs = 2.0 - 2.0 * std::cos(angle);
                        const double lambda = springs * (1.0 + 3.0 * springs);
                        ASSERT_NEAR(modes.eigenvalue(m), lambda, 1e-12 * (1.0 + lambda));
                        // f[-1] is 0.9 of the shape, f[-2] as well if used.
                        std::vector<double> earlier = shape;
                        for (double& height : earlier) height *= 0.9;
                        Wave<double> wave = stiffWave(rule, shape, earlier);
                        DoublePrecisionStepper().step(wave, rule, 1);
                        double expected = 0.0;
                        const Characteristic of = characteristicOf(rule, lambda);
                        if (infoOf(scheme).isRungeKutta) {
                            const auto [c, e] = springSeries(4, rule.k * lambda);
                            expected = damping.update * (c + 0.1 * e);
                        } else {
                            expected =
                                -of.coefficients[1] - 0.9 * of.coefficients[2] - 0.9 * of.coefficients[3];
                        }
                        for (int i = 0; i < points; ++i)
                            ASSERT_NEAR(wave.now.at(i, 0), expected * shape[static_cast<std::size_t>(i)], 1e-12)
                                << toString(scheme) << ' ' << points << ' ' << m << ' ' << i;
                    }
                }
}

TEST(StiffString, FrequenciesMatchTheory) {
    for (const BothEnds ends : stiffEnds) {
        const int points = 64;
        const Rule rule = stiffRule(2.0, 0.1, ends);
        const Modes modes = *Modes::of(rule, {points, 1});
        for (int m = ends.left == Edge::Fixed || ends.right == Edge::Fixed ? 0 : 1; m < 13; ++m) {
            const double angle = modes.alongX().angle(m);
            const double lambda = 4.0 * std::pow(std::sin(0.5 * angle), 2);
            const double expected = std::acos(1.0 - 0.5 * rule.k * lambda * (1.0 + rule.bending * lambda));
            EXPECT_NEAR(measuredAngle(rule, points, m, 20), expected, 1e-4 * expected) << m;
            EXPECT_NEAR(modes.mode(m).motion.angle, expected, 1e-9 * expected) << m;
            EXPECT_NEAR(frequencyOf(rule, 2.0 * pi / angle), expected / (2.0 * pi), 1e-9);
        }
    }
}

// Piano makers' formula: f_n = n f_1 sqrt(1 + B n^2).
TEST(StiffString, OvertonesMatchPianoFormula) {
    const int points = 200;
    const Rule rule = stiffRule(8.0, 0.02);
    const double b = pi * pi * rule.bending / ((points - 1.0) * (points - 1.0));
    const double first = std::sqrt(rule.k) / (2.0 * (points - 1));
    for (int n = 1; n <= 12; ++n) {
        const double expected = n * first * std::sqrt(1.0 + b * n * n);
        const double measured = measuredAngle(rule, points, n - 1, 10) / (2.0 * pi);
        EXPECT_NEAR(measured, expected, 0.01 * expected) << n;
        // Without stiffness the frequency would be n f_1.
        if (n >= 8) {
            EXPECT_GT(measured, 1.05 * n * first);
        }
    }
}

TEST(StiffString, DivergesAboveLimitOfK) {
    for (const double bending : {0.05, 1.0, 20.0, 700.0})
        for (const Scheme scheme : stiffSchemes) {
            const Damping damping = scheme == Scheme::Euler || scheme == Scheme::DelayedEuler
                                        ? Damping{1.0, 0.9}
                                        : Damping{1.0, 1.0};
            // The zigzag, which grows fastest, needs periodic ends and even points.
            Rule rule = stiffRule(bending, 1.0, {Edge::Periodic, Edge::Periodic}, scheme, damping);
            const double limit = stabilityOf(rule).limitK;
            if (infoOf(scheme).isImplicit) {
                EXPECT_TRUE(std::isinf(limit));
                rule.k = 4.0;
            } else {
                EXPECT_NEAR(limit, largestStableProduct(scheme, damping) / (4.0 + 16.0 * bending), 1e-12);
                if (scheme == Scheme::Leapfrog) {
                    EXPECT_NEAR(limit, 1.0 / (1.0 + 4.0 * bending), 1e-12);
                }
                rule.k = 0.999 * limit;
            }
            const auto played = [](const Rule& of, std::int64_t steps) {
                Experiment experiment = stiffString(of, 32);
                experiment.events = {{0, Pull{PullShape::Point, 1.0, 1.0, PullMode::Pluck, 11.0, 0.0}}};
                Simulation run(experiment);
                run.advance(steps);
                return run;
            };
            const Simulation stable = played(rule, 20'000);
            EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Stable);
            EXPECT_FALSE(stable.divergedAt()) << toString(scheme) << ' ' << bending;
            EXPECT_LT(stable.largestHeight(), 40.0);
            if (infoOf(scheme).isImplicit) continue;
            rule.k = 1.01 * limit;
            EXPECT_EQ(stabilityOf(rule).verdict, Verdict::Unstable);
            EXPECT_TRUE(played(rule, 300'000).divergedAt()) << toString(scheme) << ' ' << bending;
        }
}

TEST(StiffString, DivergenceStepIsIndependentOfSplit) {
    for (const double over : {1.01, 1.3, 3.0}) {
        const Rule rule = stiffRule(5.0, over / 21.0, {Edge::Free, Edge::Fixed});
        Experiment experiment = stiffString(rule, 50);
        experiment.events = {{0, Pull{PullShape::Point, 1.0, 1e6, PullMode::Pluck, 11.0, 0.0}}};
        Simulation whole(experiment), steps(experiment);
        whole.advance(3000);
        while (!steps.divergedAt() && steps.frame() < 3000) steps.advance(1);
        EXPECT_TRUE(whole.divergedAt()) << over;
        EXPECT_EQ(whole.divergedAt(), steps.divergedAt());
        EXPECT_EQ(whole.hash(), steps.hash());
    }
}

TEST(StiffString, ConservesEnergy) {
    for (const BothEnds ends : stiffEnds) {
        const Rule rule = stiffRule(4.0, 0.05, ends);
        Experiment experiment = stiffString(rule, 60);
        experiment.events = {{0, Pull{PullShape::Gaussian, 2.0, 1.0, PullMode::Pluck, 20.0, 0.0}}};
        Simulation run(experiment);
        run.advance(1);
        const double energy = run.energy().total();
        ASSERT_GT(energy, 0.0);
        for (int i = 0; i < 20; ++i) {
            run.advance(5'000);
            EXPECT_NEAR(run.energy().total(), energy, 1e-6 * energy);
        }
    }
}

// Mode energy: 1/2 (f - f')^2 + 1/2 k lambda f f'.
TEST(StiffString, ModeEnergyMatchesEigenvalue) {
    for (const BothEnds ends : stiffEnds) {
        const Rule rule = stiffRule(4.0, 0.05, ends);
        const Modes modes = *Modes::of(rule, {30, 1});
        for (int m = 1; m < modes.alongX().count(); m += 5) {
            Wave<float> wave({30, 1}, SceneKind::String);
            for (int i = 0; i < 30; ++i) {
                wave.now.at(i, 0) = static_cast<float>(modes.alongX().shape(m, i));
                wave.previous.at(i, 0) = 0.5f * wave.now.at(i, 0);
            }
            const double pull = rule.k * modes.eigenvalue(m);
            EXPECT_NEAR(energyOf(wave, rule).kinetic, 0.125, 1e-6);
            EXPECT_NEAR(energyOf(wave, rule).potential, 0.25 * pull, 1e-5 * pull);
            EXPECT_NEAR(squaredMotionOf(wave, rule), 0.25 + 0.625 * pull, 1e-6 + 1e-5 * pull);
            for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::ImplicitEuler}) {
                Rule other = rule;
                other.scheme = scheme;
                const double share = scheme == Scheme::Leapfrog    ? 0.5
                                     : scheme == Scheme::Trapezoid ? 0.625
                                                                   : 1.0;
                EXPECT_NEAR(ownEnergyOf(wave, other), 0.25 + share * pull, 1e-6 + 1e-5 * pull);
            }
        }
    }
}

TEST(StiffString, FlatStringStaysFlat) {
    for (const Scheme scheme : stiffSchemes)
        for (const BothEnds ends : {BothEnds{Edge::Free, Edge::Free}, {Edge::Periodic, Edge::Periodic}})
            for (const double velocity : {1.0, 0.99}) {
                Rule rule = stiffRule(10000.0, 1.0, ends, scheme, {1.0, velocity});
                rule.k = easyK(rule);
                const std::vector<double> level(57, 1.0 / 3.0);
                Wave<double> wave = stiffWave(rule, level, level);
                DoublePrecisionStepper().step(wave, rule, 1000);
                EXPECT_EQ(heightsIn(wave.now), level) << toString(scheme);
            }
}

TEST(StiffString, StraightSlopeStaysAtRest) {
    for (const Scheme scheme : stiffSchemes) {
        Rule rule = stiffRule(7.0, 1.0, {Edge::Fixed, Edge::Fixed}, scheme);
        rule.k = easyK(rule);
        std::vector<double> slope;
        for (int i = 0; i < 40; ++i) slope.push_back(1.0 + 0.25 * i); // exact in binary
        Wave<double> wave = stiffWave(rule, slope, slope);
        DoublePrecisionStepper().step(wave, rule, 200);
        EXPECT_EQ(heightsIn(wave.now), slope) << toString(scheme);
    }
}

TEST(StiffString, SchemesConvergeToExactSolution) {
    Experiment experiment = stiffString(stiffRule(2.0, 0.04, {Edge::Fixed, Edge::Free}), 40);
    experiment.pullWith = {PullShape::Gaussian, 4.0, 1.0, PullMode::Pluck, 15.0, 0.0};
    ASSERT_FALSE(obstacleToConvergence(experiment));
    const std::vector<ConvergencePoint> points = measureConvergence(
        {experiment, {Scheme::Leapfrog, Scheme::Euler, Scheme::Trapezoid, Scheme::Rk4}, {8, 16}, 0});
    ASSERT_EQ(points.size(), 8u);
    const double orders[] = {2.0, 1.0, 2.0, 4.0};
    for (std::size_t i = 0; i < 4; ++i) {
        ASSERT_TRUE(points[2 * i + 1].order);
        EXPECT_NEAR(*points[2 * i + 1].order, orders[i], 0.2) << toString(points[2 * i].scheme);
    }
}

// Continuum: w^2 = c^2 angle^2 + kappa^2 angle^4.
TEST(StiffString, ExactContinuumMatchesFormula) {
    const Rule rule = stiffRule(3.0, 0.2);
    const int points = 50;
    const AxisModes modes = *AxisModes::between(points, Edge::Fixed, Edge::Fixed);
    for (const int m : {0, 4, 20}) {
        ExactString exact = *ExactString::of(rule, points, Material::Continuum);
        std::vector<double> shape(static_cast<std::size_t>(points));
        modes.shapes(m, 0, shape);
        exact.setState(shape, std::vector<double>(shape.size(), 0.0), 0.0);
        const double a = (m + 1) * pi / (points - 1);
        const double time = 7.3, turned = std::sqrt(rule.k * (a * a + 3.0 * a * a * a * a)) * time;
        EXPECT_NEAR(exact.heightsAt(time)[13], shape[13] * std::cos(turned), 1e-9);
    }
}

TEST(StiffString, ExactComparisonFollowsRun) {
    for (const BothEnds ends : stiffEnds) {
        Experiment experiment = stiffString(stiffRule(2.0, 0.002, ends), 81);
        experiment.rule.damping.velocity = 0.9998;
        experiment.events = {{0, Pull{PullShape::Gaussian, 6.0, 1.0, PullMode::Pluck, 30.0, 0.0}},
                             {150, Settings{{"bending", 6.0}}},
                             {200, Pull{PullShape::Gaussian, 6.0, 0.5, PullMode::Pluck, 50.0, 0.0}}};
        ASSERT_EQ(stiffProblems(experiment), "");
        Simulation run(experiment);
        auto exact = ExactComparison::startFrom(run);
        ASSERT_TRUE(exact);
        for (int i = 0; i < 24; ++i) {
            run.advance(25);
            ASSERT_TRUE(exact->follow(run));
        }
        // Second-order phase error: w^2 / 24 of at most 600 radians, with
        // w^2 = k lambda (1 + bending lambda) = 0.002 * (1/36) * (1 + 6/36).
        EXPECT_LT(largestDifference(run, exact->heights()), 4e-3);
    }
}

TEST(StiffString, AddedModeContainsNoOtherMode) {
    for (const Scheme scheme : stiffSchemes) {
        Rule rule = stiffRule(5.0, 1.0, {Edge::Fixed, Edge::Free}, scheme, {1.0, 0.999});
        rule.k = easyK(rule);
        const Modes modes = *Modes::of(rule, {60, 1});
        const Mode mode = modes.mode(3);
        Wave<float> wave({60, 1}, SceneKind::String);
        conformTo(wave, rule);
        AddedMode added;
        added.halfWavesX = mode.halfWavesX;
        added.height = 2.0;
        added.phase = 0.1;
        applyModes(wave, rule, {{added}, false});
        Engine engine;
        const ModalAmplitude amplitude(rule, mode.lambda);
        const auto part = [&](const Field<float>& field) {
            double sum = 0.0;
            for (int i = 0; i < 60; ++i) sum += double{field.at(i, 0)} * modes.shape(mode, i);
            return sum;
        };
        const auto size = [&] {
            return amplitude.amplitude(part(wave.now), part(wave.previous),
                                       wave.older ? part(*wave.older) : 0.0);
        };
        const double begin = size();
        engine.advance(wave, rule, 50);
        EXPECT_NEAR(size() / begin, std::pow(mode.motion.decay, 50), 1e-5) << toString(scheme);
        // No other mode may appear.
        double squares = 0.0;
        for (int i = 0; i < 60; ++i) squares += double{wave.now.at(i, 0)} * double{wave.now.at(i, 0)};
        EXPECT_NEAR(squares, part(wave.now) * part(wave.now), 1e-5 * begin * begin);
    }
}

TEST(StiffString, ResonanceMatchesModalTheory) {
    for (const BothEnds ends : {stiffEnds[0], stiffEnds[2]}) {
        Experiment experiment = stiffString(stiffRule(3.0, 0.05, ends), 40);
        experiment.rule.damping.velocity = 0.98;
        experiment.pullWith = {PullShape::Gaussian, 2.0, 1.0, PullMode::Add, 11.0, 0.0};
        const std::int64_t period = 67;
        const auto response = SteadyResponse::to(experiment.rule, experiment.grid, experiment.pullWith, 25);
        ASSERT_TRUE(response);
        const auto largest = largestAmplitude(experiment.rule, experiment.grid, experiment.pullWith, period);
        ASSERT_TRUE(largest);
        for (std::int64_t n = 0; n < 61 * period; n += period)
            experiment.events.push_back({n, experiment.pullWith});
        Simulation run(experiment);
        run.advance(60 * period);
        std::vector<double> min(40, 1e9), max(40, -1e9);
        for (int n = 0; n < period; ++n) {
            run.applyPendingEvents();
            for (int i = 0; i < 40; ++i) {
                const std::size_t at = static_cast<std::size_t>(i);
                min[at] = std::min(min[at], run.height(i));
                max[at] = std::max(max[at], run.height(i));
            }
            run.advance(1);
        }
        double swing = 0.0;
        for (std::size_t i = 0; i < 40; ++i) swing = std::max(swing, 0.5 * (max[i] - min[i]));
        EXPECT_NEAR(0.5 * (max[25] - min[25]), response->amplitude(period), 1e-5 * swing);
        EXPECT_NEAR(swing, *largest, 1e-5 * swing);
    }
}

TEST(StiffString, EigenvalueSlopeMatchesDifference) {
    const Rule rule = stiffRule(3.0, 0.05);
    for (const double alpha : {0.1, 1.0, 2.5}) {
        const double h = 1e-5;
        const double slope = (eigenvalue(rule, alpha + h, 0) - eigenvalue(rule, alpha - h, 0)) / (2.0 * h);
        EXPECT_NEAR(eigenvalueSlope(rule, alpha, 0).alpha, slope, 1e-6 * (1.0 + std::abs(slope)));
    }
    // Wavelength and frequency convert into each other.
    EXPECT_NEAR(*wavelengthOf(rule, frequencyOf(rule, 17.0)), 17.0, 1e-6);
    EXPECT_NEAR(*eigenvalueOf(rule, frequencyOf(rule, 17.0)), eigenvalue(rule, 2.0 * pi / 17.0, 0.0), 1e-9);
}

TEST(StiffString, SplitSnapshotAndFileGiveSameHash) {
    for (const Scheme scheme : stiffSchemes) {
        Rule rule = stiffRule(6.0, 1.0, {Edge::Free, Edge::Fixed}, scheme, {1.0, 0.995});
        rule.k = easyK(rule);
        Experiment experiment = stiffString(rule, 90);
        experiment.drive = {.height = 0.01, .frequency = 0.02, .width = 3.0, .x = 40.0};
        experiment.events = {{0, Pull{PullShape::Gaussian, 3.0, 1.0, PullMode::Pluck, 20.0, 0.0}},
                             {33, Hold{.width = 4.0, .height = 0.5, .x = 60.0, .steps = 20}},
                             {70, Settings{{"bending", 2.0}, {"edges.left", std::string("fixed")}}},
                             {90, Settings{{"bending", 0.0}}},
                             {120, Settings{{"bending", 6.0}}}};
        ASSERT_EQ(stiffProblems(experiment), "");
        Simulation whole(experiment), cut(experiment);
        whole.advance(300);
        for (int i = 0; i < 300; ++i) cut.advance(1);
        ASSERT_FALSE(whole.divergedAt());
        EXPECT_EQ(whole.hash(), cut.hash()) << toString(scheme);
        // Restored snapshots and reread files must match, too.
        Simulation again(experiment);
        again.advance(75);
        const Simulation::Snapshot middle = again.snapshot();
        again.advance(100);
        again.returnTo(middle, {whole.log().begin(), whole.log().end()});
        again.advance(225);
        EXPECT_EQ(again.hash(), whole.hash()) << toString(scheme);
        const auto read = readExperiment(writeExperiment(whole.asExperiment()));
        ASSERT_TRUE(std::holds_alternative<Experiment>(read));
        EXPECT_EQ(std::get<Experiment>(read).rule.bending, 6.0);
        Simulation replayed(std::get<Experiment>(read));
        replayed.advance(300);
        EXPECT_EQ(replayed.hash(), whole.hash()) << toString(scheme);
        EXPECT_LE(whole.bytes(), bytesOfRun(experiment) + 1'000'000);
    }
}

TEST(StiffString, FilesStoreOnlyNonZeroBending) {
    Experiment experiment = stiffString(stiffRule(0.0, 1.0), 100);
    EXPECT_EQ(writeExperiment(experiment).find("bending"), std::string::npos);
    experiment.rule.bending = 2.5;
    experiment.rule.k = 0.05;
    const auto read = readExperiment(writeExperiment(experiment));
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    EXPECT_EQ(std::get<Experiment>(read).rule, experiment.rule);
}

TEST(StiffString, ReportsUnsupportedCombinations) {
    Experiment experiment = stiffString(stiffRule(2.0, 0.05), 4096);
    EXPECT_EQ(stiffProblems(experiment), "");
    experiment.grid.width = 4097;
    EXPECT_EQ(stiffProblems(experiment), "bending: a stiff string can have at most 4096 points, not 4097\n");
    experiment.grid.width = 100;
    experiment.pullWith.x = 50;
    experiment.rule.edges.right = Edge::Absorbing;
    experiment.rule.edges.left = Edge::Impedance;
    EXPECT_EQ(stiffProblems(experiment), "edges.left: \"impedance\" is not available on a stiff string; use "
                                         "one of fixed, free, periodic\nedges.right: \"absorbing\" is not "
                                         "available on a stiff string; use one of fixed, free, periodic\n");
    experiment.rule.edges = {};
    experiment.rule.bending = 10001.0;
    EXPECT_EQ(stiffProblems(experiment), "bending: 10001 is not allowed (at least 0, at most 10000)\n");
    experiment.rule.bending = 2.0;
    MediumRegion stretch;
    stretch.shape.width = 10;
    PoolObject object{.name = "heavier", .x = 50.0, .y = 0.0, .angle = 0.0, .is = {}};
    object.is = stretch;
    experiment.objects = {object};
    EXPECT_EQ(stiffProblems(experiment), "bending: a stiff string can have only one medium\n");
    experiment.objects.clear();
    experiment.events = {{5, ObjectsChange{{object}, {}, {}}}};
    EXPECT_EQ(stiffProblems(experiment), "events[0].things: a stiff string can have only one medium\n");

    experiment.rule.bending = 0.0;
    EXPECT_EQ(stiffProblems(experiment), "");
    experiment.events.push_back({6, Settings{{"bending", 2.0}}});
    EXPECT_EQ(stiffProblems(experiment), "events[1].set.bending: a stiff string can have only one medium\n");
    experiment.events = {{6, Settings{{"bending", 2.0}}},
                         {7, Settings{{"edges.left", std::string("absorbing")}}}};
    EXPECT_EQ(stiffProblems(experiment), "events[1].set.edges.left: \"absorbing\" is not available on a stiff "
                                         "string; use one of fixed, free, periodic\n");

    experiment = stiffString(stiffRule(2.0, 1.0), 100);
    experiment.rule.arithmetic = Arithmetic::Integer;
    EXPECT_EQ(stiffProblems(experiment), "bending: integer arithmetic does not support stiffness\n");
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.rule.bending = 1.0;
    EXPECT_EQ(stiffProblems(pool), "bending: stiffness is only available on a string\n");
}

// Inharmonicity depends on bending / points^2.
TEST(StiffString, ResizingScalesBending) {
    Experiment experiment = stiffString(stiffRule(2.0, 0.05), 100);
    experiment.events = {{9, Settings{{"bending", 3.0}}}};
    const Experiment finer = resized(experiment, {200, 1});
    EXPECT_EQ(finer.rule.bending, 8.0);
    EXPECT_EQ(std::get<Settings>(finer.events[0].what), (Settings{{"bending", 12.0}}));
    EXPECT_EQ(resized(experiment, {50, 1}).rule.bending, 0.5);
    experiment.rule.bending = 9000.0;
    EXPECT_EQ(resized(experiment, {200, 1}).rule.bending, 10000.0); // maximum of `bending`
}

// The flow to the right equals the energy lost on the left.
TEST(StiffString, LocalEnergyMatchesTotalAndFlow) {
    for (const BothEnds ends : stiffEnds) {
        const Rule rule = stiffRule(4.0, 0.05, ends);
        Experiment experiment = stiffString(rule, 40);
        experiment.events = {{0, Pull{PullShape::Gaussian, 2.0, 1.0, PullMode::Pluck, 14.0, 0.0}}};
        Simulation run(experiment);
        run.advance(60);
        const auto waveNow = [&]() -> const Wave<float>& { return std::get<Wave<float>>(run.wave()); };
        const EnergyAlong before = energyAlong(waveNow(), rule);
        const double all = energyOf(waveNow(), rule).total();
        const auto sum = [](const std::vector<double>& values) {
            return std::accumulate(values.begin(), values.end(), 0.0);
        };
        EXPECT_NEAR(sum(before.kinetic) + sum(before.tension), all, 1e-9 * all);
        run.advance(1);
        const EnergyAlong after = energyAlong(waveNow(), rule);
        if (ends.left == Edge::Periodic) continue; // a periodic string has no left side
        double lost = 0.0, largest = 0.0;
        for (std::size_t i = 0; i + 1 < 40; ++i) {
            lost += before.kinetic[i] + before.tension[i] - after.kinetic[i] - after.tension[i];
            // Half of the bond's energy belongs to its left point.
            EXPECT_NEAR(lost, before.flow[i], 1e-5 * all) << i;
            largest = std::max(largest, std::abs(lost));
        }
        EXPECT_GT(largest, 1e-3 * all);
    }
}

TEST(StiffString, ForcesMatchPlainLoop) {
    RandomSequence dice(5);
    for (const BothEnds ends : stiffEnds) {
        const Rule rule = stiffRule(4.0, 0.05, ends);
        const std::vector<double> heights = stiffNoise(dice, rule, 20);
        Wave<float> wave({20, 1}, SceneKind::String);
        std::vector<double> rounded;
        for (int i = 0; i < 20; ++i) {
            wave.now.at(i, 0) = static_cast<float>(heights[static_cast<std::size_t>(i)]);
            rounded.push_back(double{wave.now.at(i, 0)});
        }
        const std::vector<double> expected = stiffForce(rule, rounded);
        const std::vector<float> forces = forcesAlong(wave, rule);
        for (std::size_t i = 0; i < 20; ++i) EXPECT_NEAR(double{forces[i]}, expected[i], 1e-6);
    }
}

TEST(StiffString, RandomRunsAreIndependentOfSplit) {
    constexpr int steps = 120;
    int played = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        Experiment experiment = randomExperiment(seed, steps);
        Rule& rule = experiment.rule;
        if (rule.scene != SceneKind::String || rule.arithmetic == Arithmetic::Integer) continue;
        RandomSequence dice(seed);
        const BothEnds ends = dice.oneOf(std::span<const BothEnds>(stiffEnds));
        rule.edges = {};
        rule.edges.left = ends.left;
        rule.edges.right = ends.right;
        rule.bending = dice.oneOf({0.1, 3.0, 400.0});
        rule.k = 1.5 * easyK(rule);
        std::erase_if(experiment.objects, [](const PoolObject& object) { return shapeOf(object) != nullptr; });
        if (!validate(experiment).empty()) continue;
        ++played;
        Simulation whole(experiment), cut(experiment);
        whole.advance(steps);
        for (int i = 0; i < steps; ++i) cut.advance(1);
        EXPECT_EQ(whole.hash(), cut.hash()) << seed;
        EXPECT_EQ(whole.divergedAt(), cut.divergedAt()) << seed;
        EXPECT_LE(whole.bytes(), limits::memory);
        const auto read = readExperiment(writeExperiment(whole.asExperiment()));
        ASSERT_TRUE(std::holds_alternative<Experiment>(read)) << seed;
        Simulation again(std::get<Experiment>(read));
        again.advance(steps);
        EXPECT_EQ(again.hash(), whole.hash()) << seed;
    }
    EXPECT_GT(played, 20);
}

// The description promises 4 % above eight times the flexible fundamental.
TEST(StiffString, PianoStringMatchesDescription) {
    const std::optional<Experiment> piano = loadPreset("piano-string");
    ASSERT_TRUE(piano);
    EXPECT_TRUE(stabilityOf(piano->rule).usable());
    const Modes modes = *Modes::of(piano->rule, piano->grid);
    const double flexible = std::sqrt(piano->rule.k) / (2.0 * (piano->grid.width - 1));
    EXPECT_NEAR(modes.mode(7).motion.cyclesPerStep() / (8.0 * flexible), 1.04, 0.005);
    Simulation run(*piano);
    run.advance(20'000);
    EXPECT_FALSE(run.divergedAt());
}
