// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "run/state_hash.h"
#include "theory/stability.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <gtest/gtest.h>
#include <numbers>
#include <random>
#include <string>

using namespace seiche;

namespace {

// Largest difference from the same run on a medium too large for any echo, and the largest
// displacement there.
struct Echo {
    double difference = 0.0;
    double peak = 0.0;
    double relative() const { return difference / peak; }
};

// Returns the experiment, enlarged by `beyond` at absorbing sides.
Experiment enlarged(Experiment e, int beyond) {
    Edges& edges = e.rule.edges;
    const auto open = [&](Edge& edge) {
        if (edge != Edge::Absorbing) return 0;
        edge = Edge::Free;
        return beyond;
    };
    const int left = open(edges.left);
    const int top = e.rule.scene == SceneKind::Pool ? open(edges.top) : 0;
    e.grid.width += left + open(edges.right);
    if (e.rule.scene == SceneKind::Pool) e.grid.height += top + open(edges.bottom);
    for (Event& event : e.events) {
        Pull& pull = std::get<Pull>(event.what);
        pull.x += left;
        pull.y += top;
    }
    return e;
}

Echo echoOf(const Experiment& e, std::int64_t steps, int every) {
    const StencilWeights weights = weightsOf(e.rule);
    const double speed = std::sqrt(e.rule.k * (weights.side + 2 * weights.corner));
    double reach = 0.0;
    for (const Event& event : e.events) reach = std::max(reach, 6 * std::get<Pull>(event.what).width);
    // Both ways; higher-order schemes transmit short waves slightly faster.
    const int beyond = static_cast<int>(0.6 * speed * static_cast<double>(steps) + reach) + 20;
    Simulation run(e);
    Simulation open(enlarged(e, beyond));
    const int left = e.rule.edges.left == Edge::Absorbing ? beyond : 0;
    const int top = e.rule.scene == SceneKind::Pool && e.rule.edges.top == Edge::Absorbing ? beyond : 0;
    Echo echo;
    for (std::int64_t n = 0; n < steps; n += every) {
        run.advance(every);
        open.advance(every);
        for (int y = 0; y < e.grid.height; ++y)
            for (int x = 0; x < e.grid.width; ++x) {
                const double expected = open.height(x + left, y + top);
                echo.peak = std::max(echo.peak, std::abs(expected));
                echo.difference = std::max(echo.difference, std::abs(run.height(x, y) - expected));
            }
    }
    return echo;
}

Experiment openString(double sigma, PullMode mode) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {std::max(100, static_cast<int>(8 * sigma)), 1};
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.events = {{0, Pull{PullShape::Gaussian, sigma, 1.0, mode, e.grid.width / 2.0, 0}}};
    return e;
}

Experiment openPool(Stencil stencil, double k) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {60, 44};
    e.rule.stencil = stencil;
    e.rule.k = k;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    return e;
}

double limitOf(Stencil stencil) {
    if (stencil == Stencil::Moore) return 1.0 / 3.0;
    return stencil == Stencil::Isotropic ? 0.75 : 0.5;
}

constexpr Stencil everyStencil[] = {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic};

std::string named(const Rule& rule) {
    return std::string(toString(rule.scheme)) + ", " + std::string(toString(rule.stencil)) + ", k " +
           std::to_string(rule.k) + ", d " + std::to_string(rule.damping.update) + ", s " +
           std::to_string(rule.damping.velocity);
}

} // namespace

TEST(Absorbing, StringAbsorbsPulse) {
    const Damping dampings[] = {{1, 1},     {1, 0.999}, {1, 0.99},     {0.9999, 1},
                                {0.999, 1}, {0.99, 1},  {0.995, 0.995}};
    for (const Damping& damping : dampings)
        for (double k : {0.1, 0.3, 0.77, 1.0})
            for (double sigma : {6.0, 12.0, 40.0})
                for (PullMode mode : {PullMode::Pluck, PullMode::Add}) {
                    Experiment e = openString(sigma, mode);
                    e.rule.k = k;
                    e.rule.damping = damping;
                    const auto steps = static_cast<std::int64_t>(3 * e.grid.width / std::sqrt(k));
                    // `PullMode::Add` lifts the string up to 150 times the tap, so rounding shows.
                    EXPECT_LT(echoOf(e, steps, 7).relative(), mode == PullMode::Pluck ? 0.0005 : 0.003)
                        << named(e.rule) << ", sigma " << sigma
                        << (mode == PullMode::Add ? ", add" : ", pluck");
                }
}

// With damped displacement, the longest waves reach the ends late and return slowly.
TEST(Absorbing, StringAbsorbsSlowLongWaves) {
    struct Case {
        double damping, k;
    };
    for (const Case& c : {Case{0.9999, 0.1}, Case{0.9999, 0.3}, Case{0.9995, 1.0}, Case{0.999, 1.0}})
        for (PullMode mode : {PullMode::Pluck, PullMode::Add}) {
            Experiment e = openString(40, mode);
            e.rule.k = c.k;
            e.rule.damping.update = c.damping;
            const auto steps = static_cast<std::int64_t>(15 * e.grid.width / std::sqrt(c.k));
            EXPECT_LT(echoOf(e, steps, 31).relative(), 0.002)
                << named(e.rule) << (mode == PullMode::Add ? ", add" : ", pluck");
        }
}

TEST(Absorbing, StringAbsorbsPulseUnderEveryScheme) {
    for (const auto& [scheme, word] : EnumNames<Scheme>::all)
        for (const Damping& damping : {Damping{1, 1}, Damping{1, 0.99}, Damping{0.99, 1}})
            for (double k : {0.1, 1.0, 1.9}) {
                Experiment e = openString(8, PullMode::Pluck);
                e.rule.scheme = scheme;
                e.rule.k = k;
                e.rule.damping = damping;
                // Textbook schemes are unstable: only one passage is possible.
                const bool grows = stabilityOf(e.rule).limitK < k;
                if (k > 1.0 && grows) continue;
                const double turns = grows ? 1.0 : 3.0;
                const auto steps = static_cast<std::int64_t>(turns * e.grid.width / std::sqrt(k));
                EXPECT_LT(echoOf(e, steps, 3).relative(), 0.002) << named(e.rule);
            }
}

TEST(Absorbing, PoolAbsorbsDrop) {
    for (Stencil stencil : everyStencil)
        for (double share : {1.0, 0.4})
            for (const Damping& damping :
                 {Damping{1, 1}, Damping{1, 0.99}, Damping{0.999, 1}, Damping{0.99, 1}})
                for (double sigma : {2.0, 5.0}) {
                    Experiment e = openPool(stencil, share * limitOf(stencil));
                    e.rule.damping = damping;
                    // Off centre: different times and angles at sides and corners.
                    e.events = {{0, Pull{PullShape::Gaussian, sigma, 1.0, PullMode::Pluck, 30, 15}}};
                    const auto steps = static_cast<std::int64_t>(75 / std::sqrt(e.rule.k));
                    EXPECT_LT(echoOf(e, steps, 11).relative(), 0.004) << named(e.rule) << ", sigma " << sigma;
                }
}

// Steady waves from a central point meet the sides at up to 45 degrees and run into the corners.
TEST(Absorbing, PoolAbsorbsEveryWavelength) {
    for (Stencil stencil : everyStencil)
        for (double length : {6.0, 12.0, 30.0}) {
            Experiment e = openPool(stencil, 0.8 * limitOf(stencil));
            const StencilWeights weights = weightsOf(e.rule);
            const double speed = std::sqrt(e.rule.k * (weights.side + 2 * weights.corner));
            const double turn = 2 * 3.14159265358979 / length;
            const double omega = 2 * std::asin(0.5 * speed * 2 * std::sin(0.5 * turn));
            const auto steps = static_cast<std::int64_t>(110 / speed);
            for (std::int64_t n = 0; n < steps; ++n) {
                const double swell = std::min(1.0, static_cast<double>(n) * omega / 12.0);
                const double height =
                    swell * swell * (3 - 2 * swell) * std::sin(omega * static_cast<double>(n));
                e.events.push_back({n, Pull{PullShape::Gaussian, 1.3, height, PullMode::Pluck, 30, 22}});
            }
            EXPECT_LT(echoOf(e, steps, 3).relative(), length < 12 ? 0.01 : 0.002)
                << named(e.rule) << ", length " << length;
        }
}

TEST(Absorbing, WorksBesideEveryOtherEdgeType) {
    const Edge A = Edge::Absorbing;
    const Edges mixed[] = {
        {Edge::Periodic, Edge::Periodic, A, A}, {Edge::Fixed, Edge::Free, A, A},
        {A, Edge::Fixed, Edge::Free, A},        {Edge::Free, A, Edge::Periodic, Edge::Periodic},
        {Edge::Fixed, A, A, Edge::Fixed},       {A, Edge::Free, Edge::Fixed, Edge::Fixed}};
    for (const Edges& edges : mixed)
        for (Stencil stencil : everyStencil) {
            Experiment e = openPool(stencil, 0.9 * limitOf(stencil));
            e.rule.edges = edges;
            e.events = {{0, Pull{PullShape::Gaussian, 3, 1.0, PullMode::Pluck, 25, 20}}};
            // The diagonal stencil splits the pool into two independent grids with half as many
            // cells per wave.
            EXPECT_LT(echoOf(e, 130, 13).relative(), stencil == Stencil::Diagonal ? 0.01 : 0.002)
                << named(e.rule);
        }
}

TEST(Absorbing, PoolAbsorbsDropUnderRungeKutta) {
    for (Stencil stencil : everyStencil) {
        Experiment e = openPool(stencil, limitOf(stencil));
        e.rule.scheme = Scheme::Rk4;
        e.events = {{0, Pull{PullShape::Gaussian, 3, 1.0, PullMode::Pluck, 30, 15}}};
        EXPECT_LT(echoOf(e, 100, 13).relative(), 0.004) << named(e.rule);
    }
}

// Half a drop at the boundary must not cause a wavefront.
TEST(Absorbing, TapOnBoundaryMatchesOpenMedium) {
    Experiment string = openString(8, PullMode::Pluck);
    std::get<Pull>(string.events[0].what).x = 0;
    EXPECT_LT(echoOf(string, 300, 3).relative(), 0.02);
    Experiment pool = openPool(Stencil::Cross, 0.5);
    pool.events = {{0, Pull{PullShape::Gaussian, 3, 1.0, PullMode::Pluck, 0, 22}}};
    EXPECT_LT(echoOf(pool, 120, 3).relative(), 0.02);
}

TEST(Absorbing, StaysStableInLongRuns) {
    std::mt19937 random(11);
    const auto noisy = [&](Experiment e) {
        for (int i = 0; i < 300; ++i)
            e.events.push_back({0, Pull{PullShape::Point, 1, double(random() % 13) - 6.0, PullMode::Add,
                                        double(random() % unsigned(e.grid.width)),
                                        double(random() % unsigned(e.grid.height))}});
        return e;
    };
    const auto expectQuiet = [](const Experiment& e, std::int64_t steps) {
        Simulation run(e);
        run.advance(200);
        const double early = run.largestHeight();
        for (int part = 0; part < 10; ++part) {
            run.advance(steps / 10);
            EXPECT_LT(run.largestHeight(), 2.0 * early + 1e-6) << named(e.rule) << " at step " << run.frame();
        }
    };
    struct Case {
        Scheme scheme;
        double k;
    };
    for (const Case& c : {Case{Scheme::Leapfrog, 1.0}, Case{Scheme::Leapfrog, 0.37},
                          Case{Scheme::Trapezoid, 1.0}, Case{Scheme::Trapezoid, 4.0},
                          Case{Scheme::ImplicitEuler, 2.0}, Case{Scheme::Rk4, 1.0}, Case{Scheme::Rk4, 2.0}}) {
        Experiment e = defaultExperiment(SceneKind::String);
        e.grid = {40, 1};
        e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
        e.rule.scheme = c.scheme;
        e.rule.k = c.k;
        expectQuiet(noisy(e), c.k == 1.0 ? 40'000 : 10'000);
    }
    for (Stencil stencil : everyStencil) {
        Experiment e = openPool(stencil, limitOf(stencil));
        e.grid = {9, 7};
        expectQuiet(noisy(e), stencil == Stencil::Moore ? 5'000 : 2'000);
        e.rule.scheme = Scheme::Rk4;
        expectQuiet(noisy(e), 200);
    }
}

TEST(Absorbing, KeepsFlatSurfaceFlat) {
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (const auto& [scheme, word] : EnumNames<Scheme>::all) {
            if (scene == SceneKind::Pool && (scheme == Scheme::ImplicitEuler || scheme == Scheme::Trapezoid))
                continue;
            // Textbook schemes amplify rounding in the layers without limit.
            if (scheme == Scheme::Euler || scheme == Scheme::DelayedEuler) continue;
            Experiment e = defaultExperiment(scene);
            e.grid = scene == SceneKind::String ? Grid{30, 1} : Grid{12, 9};
            e.rule.scheme = scheme;
            e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
            for (int y = 0; y < e.grid.height; ++y)
                for (int x = 0; x < e.grid.width; ++x)
                    e.events.push_back(
                        {0, Pull{PullShape::Point, 1, 0.7, PullMode::Pluck, double(x), double(y)}});
            Simulation run(e);
            run.advance(3);
            run.apply(Settings{{"edges.left", "absorbing"}, {"edges.right", "absorbing"}});
            run.advance(200);
            for (int x = 0; x < e.grid.width; ++x) EXPECT_NEAR(run.height(x), 0.7, 2e-5) << word;
        }
}

TEST(Absorbing, SplitAdvancesMatchBitForBit) {
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (const auto& [scheme, word] : EnumNames<Scheme>::all) {
            if (scene == SceneKind::Pool && (scheme == Scheme::ImplicitEuler || scheme == Scheme::Trapezoid))
                continue;
            Experiment e = defaultExperiment(scene);
            e.grid = scene == SceneKind::String ? Grid{50, 1} : Grid{20, 14};
            e.rule.scheme = scheme;
            e.rule.k *= 0.8;
            e.rule.edges = {Edge::Absorbing, Edge::Free, Edge::Absorbing, Edge::Absorbing};
            e.events = {{0, Pull{PullShape::Gaussian, 2, 1.0, PullMode::Add, 9, double(e.grid.height / 2)}}};
            Simulation whole(e), split(e);
            whole.advance(60);
            split.advance(17);
            Simulation copy(split);
            copy.advance(43);
            for (int n = 17; n < 60; ++n) split.advance(1);
            EXPECT_EQ(whole.hash(), split.hash()) << word;
            EXPECT_EQ(whole.hash(), copy.hash()) << word;
        }
}

TEST(Absorbing, StaysStableInSmallestMedia) {
    const Edge A = Edge::Absorbing;
    const Edges mixed[] = {{A, A, A, A},
                           {A, Edge::Fixed, Edge::Free, A},
                           {Edge::Periodic, Edge::Periodic, A, Edge::Fixed},
                           {Edge::Free, A, Edge::Periodic, Edge::Periodic}};
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool})
        for (const auto& [scheme, word] : EnumNames<Scheme>::all)
            for (Stencil stencil : everyStencil)
                for (const Edges& edges : mixed)
                    for (int width : {1, 2, 3})
                        for (int height : {1, 3}) {
                            Experiment e = defaultExperiment(scene);
                            e.grid = {width, scene == SceneKind::Pool ? height : 1};
                            e.rule.scheme = scheme;
                            e.rule.stencil = stencil;
                            e.rule.k = 0.3;
                            e.rule.edges = edges;
                            e.pullWith.x = e.pullWith.y = 0;
                            if (!validate(e).empty()) continue;
                            e.events = {{0, Pull{PullShape::Gaussian, 2, 1.0, PullMode::Add, 0, 0}}};
                            Simulation run(e);
                            run.advance(20);
                            EXPECT_FALSE(run.divergedAt()) << named(e.rule);
                            run.apply(Settings{{"edges.left", "free"}, {"edges.right", "absorbing"}});
                            run.advance(20);
                            EXPECT_FALSE(run.divergedAt()) << named(e.rule);
                        }
}

// Hidden cells belong to the state, because they affect the future.
TEST(Absorbing, HashCoversHiddenCells) {
    Experiment e = openString(3, PullMode::Add);
    Simulation run(e);
    run.advance(70);
    Wave<float> wave = std::get<Wave<float>>(run.wave());
    const std::uint64_t before = stateHash(wave);
    wave.pml->layers[PmlRegion::Left].bondPsi[10] += 0.125f;
    EXPECT_NE(stateHash(wave), before);
}

namespace {

/// Returns the reflection coefficient of a side with an absorbing layer of `rim` cells. `degrees`
/// is the angle of incidence.
///
/// A packet 3 wavelengths wide (4 at large angles) starts at a free side, which mirrors half a cell
/// outside, in a strip with periodic top and bottom. Its amplitudes before and after are compared
/// at its wave number.
double echoOfRim(Stencil stencil, int rim, double wavelength, double degrees) {
    const double pi = std::numbers::pi, number = 2 * pi / wavelength, sine = std::sin(degrees * pi / 180);
    // Number of waves across that makes the strip height nearly an integer.
    int height = 4, waves = 0;
    for (int m = 1; degrees > 0.0 && m <= 5; ++m) {
        const int whole = static_cast<int>(std::lround(m * wavelength / sine));
        const auto missed = [&](int n, int h) { return std::abs(n * wavelength / h - sine); };
        if (waves == 0 || missed(m, whole) < 0.7 * missed(waves, height)) {
            height = whole;
            waves = m;
        }
    }
    const double across = 2 * pi * waves / height, along = std::sqrt(number * number - across * across);
    const double sigma = (degrees > 50.0 ? 4 : 3) * wavelength;
    const int width = static_cast<int>(12 * sigma);
    char text[600];
    std::snprintf(text, sizeof text,
                  R"json({"seiche": 1, "medium": "pool", "size": [%d, %d], "events": [{"step": 0, "draw": )json"
                  R"json({"formula": "cos(%.9f*(x+0.5))*cos(%.9f*y)*exp(-((x+0.5)/%.3f)^2/2)"}}]})json",
                  width, height, along, across, sigma);
    Experiment e = std::get<Experiment>(readExperiment(text));
    e.rule.stencil = stencil;
    e.rule.k = std::min(0.5, 0.8 * limitOf(stencil));
    e.rule.edges = {Edge::Free, Edge::Absorbing, Edge::Periodic, Edge::Periodic};
    e.rule.rim = rim;
    e.rule.damping = {};
    Simulation run(e);
    // Amplitude within half a wave number of the packet's, by a Gaussian window two wavelengths
    // wide.
    const auto size = [&] {
        std::vector<double> row(static_cast<std::size_t>(width));
        for (int x = 0; x < width; ++x)
            for (int y = 0; y < height; ++y)
                row[static_cast<std::size_t>(x)] += run.height(x, y) * std::cos(across * y) / height;
        const int reach = static_cast<int>(6 * wavelength);
        double sum = 0.0;
        for (int x = 0; x < width; x += 2) {
            std::complex<double> here;
            for (int i = std::max(0, x - reach); i < std::min(width, x + reach); ++i)
                here += row[static_cast<std::size_t>(i)] *
                        std::polar(std::exp(-0.5 * std::pow((i - x) / (2 * wavelength), 2)), along * i);
            sum += std::norm(here);
        }
        return std::sqrt(sum);
    };
    const double speed = longWaveSpeed(e.rule) * along / number;
    run.advance(std::llround(0.5 * width / speed));
    const double before = size();
    run.advance(std::llround(1.0 * width / speed));
    return size() / before;
}

} // namespace

// Table in docs/accuracy.md.
TEST(Absorbing, LayersReflectAsDocumented) {
    struct Row {
        int rim;
        double wavelength;
        double min[4], max[4]; ///< at 0, 30, 45 and 60 degrees
    };
    for (const Row& row : {Row{2, 6, {0.33, 0.29, 0.27, 0.30}, {0.37, 0.34, 0.32, 0.36}},
                           Row{2, 12, {0.18, 0.15, 0.15, 0.25}, {0.20, 0.18, 0.19, 0.29}},
                           Row{2, 40, {0.07, 0.045, 0.09, 0.22}, {0.09, 0.06, 0.11, 0.26}},
                           Row{4, 6, {0.08, 0.05, 0.03, 0.004}, {0.09, 0.065, 0.04, 0.01}},
                           Row{4, 12, {0.021, 0.016, 0.011, 0.018}, {0.025, 0.022, 0.017, 0.025}},
                           Row{4, 40, {0.007, 0.008, 0.01, 0.02}, {0.011, 0.012, 0.014, 0.027}},
                           Row{8, 6, {0.002, 0, 0, 0.002}, {0.0035, 0.002, 0.001, 0.005}},
                           Row{8, 12, {0, 0, 0, 0.003}, {0.001, 0.001, 0.001, 0.0055}},
                           Row{16, 6, {0, 0, 0, 0}, {0.0001, 0.0001, 0.00015, 0.0015}},
                           Row{16, 12, {0, 0, 0, 0}, {0.0001, 0.0001, 0.00015, 0.002}}})
        for (int i = 0; i < 4; ++i) {
            const double degrees[] = {0, 30, 45, 60};
            const double echo = echoOfRim(Stencil::Isotropic, row.rim, row.wavelength, degrees[i]);
            EXPECT_GE(echo, row.min[i]) << row.rim << ", " << row.wavelength << ", " << degrees[i];
            EXPECT_LE(echo, row.max[i]) << row.rim << ", " << row.wavelength << ", " << degrees[i];
        }
    for (const Stencil stencil : {Stencil::Diagonal, Stencil::Moore}) {
        EXPECT_LT(echoOfRim(stencil, 16, 8, 45), 0.004);
        EXPECT_LT(echoOfRim(stencil, 16, 12, 45), 0.004);
        EXPECT_LT(echoOfRim(stencil, 16, 12, 60), 0.012);
    }
}
