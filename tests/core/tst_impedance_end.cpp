// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Impedance ends of a string: reflection in every scheme, energy loss and stability.
#include "engine/engine.h"
#include "engine/largest_height.h"
#include "files/experiment_file.h"
#include "measure/energy.h"
#include "model/validate.h"
#include "run/edge_change.h"
#include "run/simulation.h"
#include "theory/modes.h"
#include "theory/resonance.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>
#include <random>
#include <vector>

using namespace seiche;

namespace {

constexpr double impedances[] = {0.0, 0.25, 1.0, 4.0, 100.0};

Rule dashpotAtRight(Scheme scheme, double k, double impedance) {
    Rule rule;
    rule.scheme = scheme;
    rule.k = k;
    rule.edges.right = Edge::Impedance;
    rule.edges.rightImpedance = impedance;
    return rule;
}

Rule mirrored(Rule rule) {
    std::swap(rule.edges.left, rule.edges.right);
    std::swap(rule.edges.leftImpedance, rule.edges.rightImpedance);
    return rule;
}

// Returns the displacements after a Gaussian pulse has travelled `way` cells. `factor` scales k.
std::vector<double> afterMeeting(const Rule& rule, int size, double sigma, double from, double way,
                                 double factor = 1.0) {
    const bool toLeft = rule.edges.left == Edge::Impedance;
    Wave<float> wave({size, 1}, SceneKind::String);
    if (factor != 1.0) wave.stiffness.emplace(wave.grid(), SceneKind::String).fill(static_cast<float>(factor));
    const double speed = std::sqrt(rule.k * factor);
    const auto bell = [&](double x) { return std::exp(-0.5 * (x - from) * (x - from) / (sigma * sigma)); };
    for (int i = 1; i + 1 < size; ++i) {
        const int x = toLeft ? size - 1 - i : i;
        wave.now.at(x, 0) = static_cast<float>(bell(i));
        wave.previous.at(x, 0) = static_cast<float>(bell(i + speed));
        // Runge-Kutta schemes need the velocity at this step.
        if (infoOf(rule.scheme).isRungeKutta)
            wave.previous.at(x, 0) =
                static_cast<float>(bell(i) - speed * (i - from) / (sigma * sigma) * bell(i));
    }
    conformTo(wave, rule);
    Engine().advance(wave, rule, std::llround(way / speed));
    std::vector<double> heights;
    for (int i = 0; i < size; ++i) heights.push_back(double{wave.now.at(toLeft ? size - 1 - i : i, 0)});
    return heights;
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

// Returns the reflected amplitude relative to a free end (Z = 0).
double echo(const Rule& rule, double sigma, int size = 400, double sigmasAway = 8.0, double factor = 1.0) {
    const double from = size - 1 - sigmasAway * sigma, way = 2.0 * sigmasAway * sigma;
    Rule free = rule;
    free.edges.leftImpedance = free.edges.rightImpedance = 0.0;
    const std::vector<double> whole = afterMeeting(free, size, sigma, from, way, factor);
    return product(afterMeeting(rule, size, sigma, from, way, factor), whole) / product(whole, whole);
}

double predicted(double impedance) { return (1.0 - impedance) / (1.0 + impedance); }

Wave<float> anyWave(int size, const Rule& rule, unsigned seed) {
    std::mt19937 random(seed);
    const auto height = [&] { return static_cast<float>(random() % 20001) * 1e-4f - 1.0f; };
    Wave<float> wave({size, 1}, SceneKind::String);
    for (int x = 0; x < size; ++x) {
        wave.now.at(x, 0) = height();
        wave.previous.at(x, 0) = height();
    }
    conformTo(wave, rule);
    return wave;
}

double largest(const Wave<float>& wave) {
    return std::max(largestHeight(wave.now), largestHeight(wave.previous));
}

} // namespace

TEST(ImpedanceEnd, ReflectionMatchesFormula) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4})
        for (const double k : {0.1, 0.5, 1.0})
            for (const double z : impedances)
                for (const double sigma : {8.0, 15.0}) {
                    const Rule rule = dashpotAtRight(scheme, k, z);
                    EXPECT_NEAR(echo(rule, sigma), predicted(z), 0.01)
                        << toString(scheme) << " k " << k << " Z " << z << " sigma " << sigma;
                    EXPECT_NEAR(echo(mirrored(rule), sigma), predicted(z), 0.01) << "left";
                }
}

TEST(ImpedanceEnd, IsRelativeToMediumAtEnd) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4})
        for (const MediumModel model : {MediumModel::Density, MediumModel::Depth})
            for (const double z : impedances)
                for (const bool left : {false, true}) {
                    Rule rule = dashpotAtRight(scheme, 0.7, z);
                    rule.model = model;
                    if (left) rule = mirrored(rule);
                    EXPECT_NEAR(echo(rule, 10.0, 400, 8.0, 0.36), predicted(z), 0.01)
                        << toString(scheme) << ' ' << toString(model) << " Z " << z;
                    // Short strings with velocity damping use double precision.
                    rule.damping.velocity = 0.99999;
                    EXPECT_NEAR(echo(rule, 10.0, 400, 8.0, 0.36), predicted(z), 0.01)
                        << toString(scheme) << ' ' << toString(model) << " Z " << z << ", damped";
                }
}

// Small k and a short path hide growing short waves.
TEST(ImpedanceEnd, EulerReflectionMatchesFormula) {
    for (const Scheme scheme : {Scheme::Euler, Scheme::DelayedEuler, Scheme::ImplicitEuler})
        for (const double z : impedances)
            EXPECT_NEAR(echo(dashpotAtRight(scheme, 0.0004, z), 10.0, 400, 5.0), predicted(z), 0.01)
                << toString(scheme) << " Z " << z;
}

// Damped short strings use double precision, long strings float.
TEST(ImpedanceEnd, ReflectionMatchesInEveryPrecision) {
    for (const double k : {0.5, 1.0})
        for (const double z : impedances)
            for (const int size : {400, maxDoubleStringWidth, maxDoubleStringWidth + 1}) {
                Rule rule = dashpotAtRight(Scheme::Leapfrog, k, z);
                rule.damping.velocity = 0.9999;
                EXPECT_NEAR(echo(rule, 10.0, size), predicted(z), 0.01)
                    << "k " << k << " Z " << z << " size " << size;
                EXPECT_NEAR(echo(mirrored(rule), 10.0, size), predicted(z), 0.01) << "left";
            }
}

// Leapfrog and the matched end are exact at k = 1.
TEST(ImpedanceEnd, MatchedEndAbsorbsEveryWave) {
    Wave<float> wave({65, 1}, SceneKind::String);
    const Rule rule = mirrored(dashpotAtRight(Scheme::Leapfrog, 1.0, 1.0));
    conformTo(wave, rule);
    for (int x = 10; x < 30; ++x) {
        wave.now.at(x, 0) = static_cast<float>((x * 7) % 11);
        wave.previous.at(x - 1, 0) = wave.now.at(x, 0);
    }
    wave.previous.at(29, 0) = 0.0f;
    std::swap(wave.now, wave.previous); // towards the left
    Engine().advance(wave, rule, 40);
    EXPECT_EQ(largest(wave), 0.0);
}

// Steady-state reflection follows the discrete formula of `Edge`.
TEST(ImpedanceEnd, ShortWavesMatchDiscreteFormula) {
    using Complex = std::complex<double>;
    for (const double k : {0.1, 0.5, 0.9, 1.0})
        for (const double z : {0.25, 1.0, 3.0})
            for (const double wavelength : {5.0, 8.0, 20.0}) {
                const double kappa = 2.0 * std::numbers::pi / wavelength;
                const double omega = 2.0 * std::asin(std::sqrt(k) * std::sin(kappa / 2.0));
                // Mass `massAtDamper` of the boundary point (see `Edge`).
                const double mass = 1.0 - 0.5 * std::min(z, 1.0) * std::min(z, 1.0);
                const Complex load(z * std::cos(omega / 2.0), (2.0 * mass - 1.0) * std::sin(kappa / 2.0));
                const Complex expected = (std::cos(kappa / 2.0) - load) / (std::cos(kappa / 2.0) + load);
                // Incident plus reflected wave, which the end must preserve.
                constexpr int size = 24, steps = 8;
                const auto height = [&](int fromEnd, int n) {
                    const Complex comes = std::polar(1.0, kappa * fromEnd + omega * n);
                    const Complex goes = expected * std::polar(1.0, -kappa * fromEnd + omega * n);
                    return static_cast<float>((comes + goes).real());
                };
                Wave<float> wave({size, 1}, SceneKind::String);
                const Rule rule = mirrored(dashpotAtRight(Scheme::Leapfrog, k, z));
                conformTo(wave, rule);
                for (int x = 0; x + 1 < size; ++x) {
                    wave.now.at(x, 0) = height(x, 0);
                    wave.previous.at(x, 0) = height(x, -1);
                }
                Engine().advance(wave, rule, steps);
                for (int x = 0; x + 1 + steps < size; ++x)
                    EXPECT_NEAR(wave.now.at(x, 0), height(x, steps), 2e-5)
                        << "k " << k << " Z " << z << " wavelength " << wavelength << " cell " << x;
            }
}

// The reflection plane is half a cell outside, to second order.
TEST(ImpedanceEnd, ReflectsLongWavesAtFreeEndPosition) {
    using Complex = std::complex<double>;
    for (const double k : {0.3, 1.0})
        for (const double z : {0.0, 0.25, 0.5, 0.75}) {
            const double kappa = 2.0 * std::numbers::pi / 40.0;
            const double omega = 2.0 * std::asin(std::sqrt(k) * std::sin(kappa / 2.0));
            constexpr int size = 80, steps = 30;
            const auto height = [&](int fromEnd, int n) {
                const double fromSurface = fromEnd + 0.5;
                const Complex comes = std::polar(1.0, kappa * fromSurface + omega * n);
                const Complex goes = std::polar(predicted(z), -kappa * fromSurface + omega * n);
                return (comes + goes).real();
            };
            Wave<float> wave({size, 1}, SceneKind::String);
            const Rule rule = mirrored(dashpotAtRight(Scheme::Leapfrog, k, z));
            conformTo(wave, rule);
            for (int x = 0; x < size; ++x) {
                wave.now.at(x, 0) = static_cast<float>(height(x, 0));
                wave.previous.at(x, 0) = static_cast<float>(height(x, -1));
            }
            Engine().advance(wave, rule, steps);
            for (int x = 0; x + 1 + steps < size; ++x)
                EXPECT_NEAR(wave.now.at(x, 0), height(x, steps), z == 0.0 ? 1e-5 : kappa * kappa / 4.0)
                    << "k " << k << " Z " << z << " cell " << x;
        }
}

TEST(ImpedanceEnd, ZeroMatchesFreeEndInEveryScheme) {
    const auto hashes = [](Rule rule, bool media, const Pull& pull, Edge end) {
        for (Edge* edge : {&rule.edges.left, &rule.edges.right})
            if (*edge == Edge::Impedance) *edge = end;
        rule.edges.leftImpedance = rule.edges.rightImpedance = 0.0;
        Experiment e = defaultExperiment(SceneKind::String);
        e.grid = {70, 1};
        e.rule = rule;
        if (media) {
            MediumRegion region;
            region.shape = {.form = Form::Box, .width = 11.0, .height = 1.0, .thickness = 0.0, .path = {}};
            region.factor = 0.4;
            e.objects = {{"m", 66, 0, 0, region}};
        }
        e.events = {{0, pull}, {40, Settings{{"damping.velocity", 0.999}}}};
        Simulation run(e);
        run.advance(37);
        std::vector<float> heights;
        for (int part = 0; part < 9; ++part) {
            run.advance(31);
            for (int x = 0; x < 70; ++x) heights.push_back(std::get<Wave<float>>(run.wave()).now.at(x, 0));
        }
        heights.push_back(static_cast<float>(run.energy().total()));
        return heights;
    };
    for (const SchemeInfo& scheme : allSchemes)
        for (const Damping& damping : {Damping{}, Damping{0.999, 1.0}, Damping{1.0, 0.99}})
            for (const Edge left : {Edge::Fixed, Edge::Absorbing, Edge::Impedance})
                for (const bool media : {false, true})
                    for (const Conserve conserve : {Conserve::Off, Conserve::On})
                        for (const Pull& pull : {Pull{PullShape::Gaussian, 5.0, 1.0, PullMode::Add, 60.0, 0.0},
                                                 Pull{PullShape::Mode, 1.5, 1.0, PullMode::Pluck, 60.0, 0.0}}) {
                            Rule rule = dashpotAtRight(scheme.value, 0.3, 0.0);
                            rule.edges.left = left;
                            rule.damping = damping;
                            rule.conserve = conserve;
                            ASSERT_EQ(hashes(rule, media, pull, Edge::Impedance),
                                      hashes(rule, media, pull, Edge::Free))
                                << scheme.word << ' ' << toString(left) << damping.update << ' '
                                << damping.velocity << (media ? " media" : "");
                        }
}

TEST(ImpedanceEnd, ZeroHasModesOfFreeEnd) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule.edges.right = Edge::Free;
    const double fundamental = Modes::of(e.rule, e.grid)->mode(0, 0).motion.cyclesPerStep();
    e.rule = dashpotAtRight(Scheme::Leapfrog, e.rule.k, 0.0);
    ASSERT_TRUE(Modes::of(e.rule, e.grid));
    EXPECT_EQ(Modes::of(e.rule, e.grid)->mode(0, 0).motion.cyclesPerStep(), fundamental);
}

TEST(ImpedanceEnd, NeverAddsEnergy) {
    for (const double k : {0.1, 0.5, 0.99})
        for (const double z : {0.0, 0.3, 1.0, 4.0, 1000.0})
            for (const int size : {2, 3, 40}) {
                const Rule rule = dashpotAtRight(Scheme::Leapfrog, k, z);
                Wave<float> wave = anyWave(size, rule, 5);
                Engine engine;
                double energy = energyOf(wave, rule).total();
                const double begun = energy;
                for (int step = 0; step < 400; ++step) {
                    engine.advance(wave, rule, 1);
                    const double now = energyOf(wave, rule).total();
                    EXPECT_LE(now, energy + 2e-6 * begun) << "k " << k << " Z " << z << " step " << step;
                    energy = now;
                }
                if (z == 0.0) {
                    EXPECT_NEAR(energy, begun, 1e-4 * begun) << "nothing is lost at Z = 0";
                }
                if (z == 1.0) {
                    EXPECT_LT(energy, 0.5 * begun);
                }
            }
}

TEST(ImpedanceEnd, AbsorbsOnlyWavesThatReachEnd) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule = dashpotAtRight(Scheme::Leapfrog, 0.5, 1.0);
    e.events = {{0, Pull{PullShape::Gaussian, 8.0, 1.0, PullMode::Pluck, 160.0, 0.0}}};
    Simulation run(e);
    run.advance(1);
    const double begun = run.energy().total();
    run.advance(120);
    EXPECT_NEAR(run.energy().total(), begun, 1e-5 * begun);
    run.advance(300); // half reflected by the fixed end, half absorbed
    EXPECT_NEAR(run.energy().total(), 0.5 * begun, 0.01 * begun);
    run.advance(500);
    EXPECT_LT(run.energy().total(), 1e-3 * begun);
}

TEST(ImpedanceEnd, StaysStableForLargeImpedance) {
    for (const SchemeInfo& scheme : allSchemes)
        for (const double d : {1.0, 0.97})
            for (const double s : {1.0, 0.96}) {
                Rule rule;
                rule.scheme = scheme.value;
                rule.damping = {d, s};
                const double limit = std::min(stabilityOf(rule).limitK, 4.0);
                if (!(limit > 1e-6)) continue; // Euler schemes need damping
                for (const double share : {0.05, 0.5, 0.999})
                    for (const double z : {0.0, 0.01, 0.3, 1.0, 1.4, 3.0, 10.0, 1000.0})
                        for (const int size : {1, 2, 3, 5, 8, 9, 12, 33})
                            for (const Edge other : {Edge::Fixed, Edge::Free, Edge::Impedance}) {
                                rule.k = share * limit;
                                rule.edges = {other, Edge::Impedance, Edge::Fixed, Edge::Fixed, z, z};
                                Wave<float> wave = anyWave(size, rule, 9);
                                // Starts at rest because a free string may drift.
                                wave.previous = wave.now;
                                wave.velocity.reset();
                                conformTo(wave, rule);
                                Engine engine;
                                engine.advance(wave, rule, 300);
                                const double early = largest(wave);
                                engine.advance(wave, rule, 2000);
                                ASSERT_LE(largest(wave), 3.0 * early + 40.0 * std::sqrt(size))
                                    << toString(scheme.value) << " d " << d << " s " << s << " k " << rule.k
                                    << " Z " << z << " size " << size << ' ' << toString(other);
                            }
            }
}

// A strong damper releases its point gently.
TEST(ImpedanceEnd, ChangeDuringRunAddsNoEnergy) {
    const Edge all[] = {Edge::Fixed, Edge::Free, Edge::Absorbing, Edge::Impedance};
    for (const Edge from : all)
        for (const Edge to : all)
            for (const double z : {0.0, 1.0, 1000.0}) {
                Rule rule;
                rule.k = 0.6;
                rule.edges.right = from;
                Wave<float> wave({80, 1}, SceneKind::String);
                conformTo(wave, rule);
                applyPull(wave, rule, {PullShape::Gaussian, 5.0, 1.0, PullMode::Pluck, 60.0, 0.0});
                Engine engine;
                engine.advance(wave, rule, 22);
                const double before = energyOf(wave, rule).total();
                const Edges old = rule.edges;
                const LayerContent layers(wave, rule);
                rule.edges.right = to;
                rule.edges.rightImpedance = z;
                changeEdges(wave, rule, old, layers);
                EXPECT_LE(energyOf(wave, rule).total(), before * (1.0 + 1e-6))
                    << toString(from) << " to " << toString(to) << " Z " << z;
                if (to != Edge::Impedance || z < 1000.0) continue;
                const double held = wave.now.at(79, 0);
                engine.advance(wave, rule, 3);
                EXPECT_NEAR(wave.now.at(79, 0), held, 0.02) << toString(from);
            }
}

TEST(ImpedanceEnd, FilesKeepValidAndRejectInvalidEnds) {
    const auto read = [](const std::string& text) { return readExperiment(text); };
    const auto problem = [&](const std::string& text) {
        const auto found = read(text);
        const auto* problems = std::get_if<std::vector<Problem>>(&found);
        return problems && !problems->empty() ? lineOf(problems->front()) : std::string("none");
    };
    const auto whole = read(R"({"seiche": 1, "medium": "string",
        "edges": {"left": "impedance", "leftImpedance": 0.25, "right": "impedance"}})");
    const Experiment* e = std::get_if<Experiment>(&whole);
    ASSERT_TRUE(e);
    EXPECT_EQ(e->rule.edges.left, Edge::Impedance);
    EXPECT_EQ(e->rule.edges.leftImpedance, 0.25);
    EXPECT_EQ(e->rule.edges.rightImpedance, 1.0);
    EXPECT_EQ(std::get<Experiment>(read(writeExperiment(*e))), *e);

    const std::string range = "is not allowed (at least 0, at most 1000)";
    EXPECT_EQ(problem(R"({"seiche": 1, "medium": "string", "edges": {"leftImpedance": -1}})"),
              "edges.leftImpedance: -1 " + range);
    EXPECT_EQ(problem(R"({"seiche": 1, "medium": "string", "edges": {"rightImpedance": 1000.5}})"),
              "edges.rightImpedance: 1000.5 " + range);
    EXPECT_NE(problem(R"({"seiche": 1, "medium": "string", "edges": {"leftImpedance": "1"}})"), "none");
    EXPECT_EQ(problem(R"({"seiche": 1, "medium": "pool", "edges": {"top": "impedance"}})"),
              "edges.top: \"impedance\" is only available on a string; in a pool, use one of fixed, free, "
              "absorbing, periodic");
    EXPECT_EQ(problem(R"({"seiche": 1, "medium": "string", "arithmetic": "integer",
                          "edges": {"right": "impedance"}})"),
              "edges: integer arithmetic supports only fixed, free, periodic");
    EXPECT_EQ(
        problem(R"({"seiche": 1, "medium": "string", "edges": {"left": "impedance", "right": "periodic"}})"),
        "edges.left: left and right must both be periodic, or neither");
}

// Mode theory excludes ends that absorb energy.
TEST(ImpedanceEnd, ReportsNoModes) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.rule.edges.left = Edge::Impedance;
    EXPECT_FALSE(Modes::of(e.rule, e.grid));
    EXPECT_EQ(SteadyResponse::obstacle(e.rule, e.grid, {}, 32), Obstacle::EndLoses);
}
