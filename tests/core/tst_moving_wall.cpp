// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moving walls: Doppler frequency, amplitude and noise of the reflection.
#include "core/random_experiment.h"
#include "run/simulation.h"
#include "study/run_stability.h"
#include "theory/stability.h"
#include "theory/symbol.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr Stencil everyStencil[] = {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic};
constexpr double pi = std::numbers::pi;

PoolObject movingWall(double x, double y, double width, double height, WallKind kind, double speed, Spot to) {
    Wall wall;
    wall.shape = {.form = Form::Box, .width = width, .height = height, .thickness = 0.0, .path = {}};
    wall.kind = kind;
    wall.impedance = 0.3;
    wall.speed = speed;
    wall.to = to;
    return {"mirror", x, y, 0.0, wall};
}

Experiment poolOf(const Grid& grid, Stencil stencil, double shareOfLimit) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = grid;
    e.rule.stencil = stencil;
    e.rule.k = shareOfLimit * 4.0 / weightsOf(stencil).largestEigenvalue();
    e.stepsPerSecond = 100.0;
    e.pullWith.x = e.pullWith.y = 0.0;
    return e;
}

Wave<float>& waveOf(Simulation& run) { return const_cast<Wave<float>&>(std::get<Wave<float>>(run.wave())); }

// Returns radians per step. `kappa`: radians per cell.
double omegaOf(const Rule& rule, double kappa) {
    return 2.0 * std::asin(std::sqrt(rule.k * eigenvalue(rule, kappa, 0.0)) / 2.0);
}

// Reflection by a wall that recedes at `part` of the wave speed.
struct Echo {
    double frequency = 0.0; ///< relative to the incident frequency
    double predicted = 0.0; ///< from the discrete dispersion relation
    double height = 0.0;
    double noise = 0.0; ///< energy fraction of wavelengths below 5 cells
};
Echo echoOf(Experiment e, WallKind kind, double wavelength, double part) {
    e.grid = {1400, 4};
    e.rule.edges = {Edge::Free, Edge::Free, Edge::Periodic, Edge::Periodic};
    const double kappa = 2 * pi / wavelength, omega = omegaOf(e.rule, kappa);
    const double speed = (omegaOf(e.rule, kappa + 1e-4) - omegaOf(e.rule, kappa - 1e-4)) / 2e-4;
    const double sigma = 40.0, start = 350.0, meeting = 700.0, steps = (meeting - start) / speed;
    const double ofWall = part * longWaveSpeed(e.rule); // cells per step
    // Block and packet reach the meeting position together.
    const double x = meeting + 10.3 - ofWall * steps;
    e.objects = {
        movingWall(x, 1.5, 20.0, 20.0, kind, 100.0 * std::abs(ofWall), {part > 0 ? 1399.0 : 10.0, 1.5})};
    Simulation run(e);
    Wave<float>& wave = waveOf(run);
    for (int y = 0; y < 4; ++y)
        for (int cell = 0; cell < 650; ++cell) {
            if (!(wave.stiffness->at(cell, y) > 0.0f)) continue;
            const auto height = [&](double step) {
                const double away = cell - start - speed * step;
                return std::abs(away) > 6 * sigma ? 0.0
                                                  : std::exp(-away * away / (2 * sigma * sigma)) *
                                                        std::cos(kappa * (cell - start) - omega * step);
            };
            wave.now.at(cell, y) = static_cast<float>(height(0.0));
            wave.previous.at(cell, y) = static_cast<float>(height(-1.0));
        }
    run.advance(std::llround(steps + 280.0 / speed));
    const int end = static_cast<int>(x + ofWall * double(run.frame()) - 10.0) - 2;
    Echo echo;
    double all = 0.0, noise = 0.0, strongest = 0.0, peak = 0.0;
    constexpr int waves = 4096;
    std::vector<double> powers(waves / 2 + 1);
    for (int m = 1; m <= waves / 2; ++m) {
        const double angle = 2 * pi * m / waves;
        const std::complex<double> turn = std::polar(1.0, -angle);
        std::complex<double> sum = 0.0, phase = 1.0;
        for (int cell = 0; cell < end; ++cell, phase *= turn) sum += double{wave.now.at(cell, 1)} * phase;
        powers[m] = std::norm(sum);
        const double energy = powers[m] * std::pow(std::sin(angle / 2), 2);
        all += energy;
        if (angle > 2 * pi / 5) noise += energy;
        if (powers[m] > strongest) {
            strongest = powers[m];
            peak = angle;
        }
    }
    double sum = 0.0, weights = 0.0;
    for (int m = 1; m <= waves / 2; ++m) {
        const double angle = 2 * pi * m / waves;
        if (std::abs(angle - peak) > 0.3 * peak) continue;
        sum += angle * powers[m];
        weights += powers[m];
    }
    echo.frequency = omegaOf(e.rule, sum / weights) / omega;
    echo.noise = noise / all;
    for (int cell = 0; cell < end; ++cell)
        echo.height = std::max(echo.height, std::abs(double{wave.now.at(cell, 1)}));
    // Equal phases at the wall: omega' + v kappa' = omega - v kappa.
    double low = 1e-4, high = pi;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        const bool isAbove = omegaOf(e.rule, middle) + ofWall * middle > omega - ofWall * kappa;
        (isAbove ? high : low) = middle;
    }
    echo.predicted = omegaOf(e.rule, low) / omega;
    return echo;
}

} // namespace

TEST(MovingWall, ReflectionHasDopplerFrequency) {
    for (const Stencil stencil : everyStencil)
        for (const WallKind kind : {WallKind::Fixed, WallKind::Free, WallKind::Impedance})
            for (const double part : {-0.2, -0.05, 0.05, 0.2, 0.4}) {
                const Echo echo = echoOf(poolOf({1, 1}, stencil, 0.9), kind, 24.0, part);
                const auto text = testing::Message()
                                  << toString(stencil) << ", " << toString(kind) << ", v " << part << " c";
                EXPECT_NEAR(echo.frequency / ((1 - part) / (1 + part)), 1.0, 0.02) << text;
                EXPECT_NEAR(echo.frequency / echo.predicted, 1.0, 0.003) << text;
            }
}

// Fixed walls, and free walls in their own frame, preserve the amplitude.
TEST(MovingWall, ReflectionKeepsAmplitude) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
        for (const WallKind kind : {WallKind::Fixed, WallKind::Free})
            for (const double part : {-0.2, -0.05, 0.05, 0.2}) {
                const double height = echoOf(poolOf({1, 1}, stencil, 0.9), kind, 24.0, part).height;
                EXPECT_NEAR(height, 1.0, 0.03) << toString(stencil) << ", " << toString(kind) << ", v " << part;
            }
}

TEST(MovingWall, ReflectionAddsNoNoise) {
    for (const Stencil stencil : everyStencil)
        for (const WallKind kind : {WallKind::Fixed, WallKind::Free})
            for (const double part : {-0.1, -0.03, 0.03, 0.1})
                EXPECT_LT(echoOf(poolOf({1, 1}, stencil, 0.9), kind, 24.0, part).noise, 1e-3)
                    << toString(stencil) << ", " << toString(kind) << ", v " << part;
}

TEST(MovingWall, FlatWaterStaysFlat) {
    for (const WallKind kind : {WallKind::Fixed, WallKind::Free, WallKind::Impedance})
        for (const double angle : {0.0, 37.0}) {
            Experiment e = poolOf({100, 80}, Stencil::Isotropic, 0.9);
            e.objects = {movingWall(30.0, 40.0, 25.0, 12.0, kind, 20.0, {70.0, 45.0})};
            e.objects[0].angle = angle;
            Simulation still(e);
            still.advance(1000);
            EXPECT_EQ(still.largestHeight(), 0.0) << toString(kind);
            if (kind == WallKind::Fixed) continue;
            e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
            Simulation level(e);
            Wave<float>& wave = waveOf(level);
            for (int y = 0; y < 80; ++y)
                for (int x = 0; x < 100; ++x)
                    if (wave.stiffness->at(x, y) > 0.0f) wave.now.at(x, y) = wave.previous.at(x, y) = 1.0f;
            level.advance(1000);
            for (int y = 0; y < 80; ++y)
                for (int x = 0; x < 100; ++x)
                    if (std::get<Wave<float>>(level.wave()).stiffness->at(x, y) > 0.0f) {
                        EXPECT_NEAR(level.height(x, y), 1.0, 1e-4) << toString(kind) << ' ' << x << ", " << y;
                    }
        }
}

TEST(MovingWall, MovesBackAndForth) {
    const PoolObject wall = movingWall(30.0, 40.0, 25.0, 12.0, WallKind::Free, 10.0, {60.0, 80.0});
    EXPECT_EQ(wallPlaceAt(wall, 0.0), (Spot{30.0, 40.0}));
    const Spot there = wallPlaceAt(wall, 2.5), end = wallPlaceAt(wall, 5.0), back = wallPlaceAt(wall, 9.0);
    EXPECT_NEAR(there.x, 45.0, 1e-9);
    EXPECT_NEAR(there.y, 60.0, 1e-9);
    EXPECT_NEAR(end.x, 60.0, 1e-9);
    EXPECT_NEAR(back.x, 36.0, 1e-9);
    EXPECT_NEAR(wallPlaceAt(wall, 1009.0).x, 36.0, 1e-6);
    PoolObject absorbing = wall;
    std::get<Wall>(absorbing.is).kind = WallKind::Absorbing;
    EXPECT_FALSE(moves(absorbing));
    PoolObject nowhere = wall;
    std::get<Wall>(nowhere.is).to = {30.0, 40.0};
    EXPECT_FALSE(moves(nowhere));
}

// Wall cells lie within half a cell of the moving outline.
TEST(MovingWall, RestoresMediaBehindWall) {
    MediumRegion slow;
    slow.shape = {.form = Form::Ellipse, .width = 40.0, .height = 30.0, .thickness = 0.0, .path = {}};
    Wall post;
    post.shape = {.form = Form::Box, .width = 6.0, .height = 6.0, .thickness = 0.0, .path = {}};
    post.kind = WallKind::Fixed;
    Experiment e = poolOf({100, 80}, Stencil::Cross, 0.5);
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    e.objects = {{"slow", 50.0, 40.0, 0.0, slow}, {"post", 55.0, 40.0, 0.0, post}};
    const Simulation without(e);
    const Field<float> before = *std::get<Wave<float>>(without.wave()).stiffness;
    e.objects.push_back(movingWall(20.0, 40.0, 14.0, 200.0, WallKind::Fixed, 30.0, {80.0, 40.0}));
    Simulation run(e);
    for (int i = 0; i < 40; ++i) {
        run.advance(17);
        const PoolObject& wall = e.objects.back();
        // The stiffness belongs to the previous step.
        const double left = wallPlaceAt(wall, double(run.frame() - 1) / 100.0).x - 7.5, right = left + 15.0;
        const Field<float>& now = *std::get<Wave<float>>(run.wave()).stiffness;
        for (int y = -3; y < 83; ++y)
            for (int x = 0; x < 100; ++x) {
                if (std::abs(x - left) < 1e-6 || std::abs(x - right) < 1e-6) continue;
                // Hidden cells have no surface.
                const float inWall = y < 0 || y >= 80 ? fixedWall : freeWall;
                const bool isInside = x > left && x < right;
                const float expected = std::min(before.at(x, std::clamp(y, 0, 79)), isInside ? inWall : 1e9f);
                EXPECT_EQ(now.at(x, y), expected) << x << ", " << y << " at " << run.frame();
            }
    }
}

TEST(MovingWall, IsIndependentOfStepSplitAndThreads) {
    for (const double velocity : {1.0, 0.999}) {
        Experiment e = poolOf({400, 300}, Stencil::Isotropic, 0.9);
        e.rule.damping.velocity = velocity;
        e.objects = {movingWall(150.0, 150.0, 60.0, 30.0, WallKind::Fixed, 25.0, {250.0, 120.0}),
                     movingWall(80.0, 60.0, 30.0, 30.0, WallKind::Impedance, 15.0, {80.0, 220.0})};
        e.objects[0].angle = 25.0;
        e.objects[1].name = "other";
        e.events = {
            {0, Pull{.shape = PullShape::Gaussian, .width = 5.0, .height = 1.0, .x = 150.0, .y = 90.0}}};
        Simulation once(e), singly(e), alone(e);
        once.advance(400);
        for (int i = 0; i < 400; ++i) singly.advance(1);
        alone.setThreads(1);
        alone.advance(137);
        alone.advance(263);
        EXPECT_EQ(once.hash(), singly.hash());
        EXPECT_EQ(once.hash(), alone.hash());
    }
}

TEST(MovingWall, SnapshotRestoresState) {
    Experiment e = poolOf({120, 80}, Stencil::Cross, 0.9);
    e.objects = {movingWall(60.0, 40.0, 20.0, 30.0, WallKind::Free, 20.0, {90.0, 40.0})};
    e.events = {{0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 30.0, .y = 40.0}},
                {70, Settings{{"stepsPerSecond", 80.0}}}};
    Simulation run(e);
    const Simulation::Snapshot beginning = run.beginning();
    run.advance(40);
    const Simulation::Snapshot snapshot = run.snapshot();
    run.advance(160);
    const std::uint64_t end = run.hash();
    run.returnTo(snapshot, {run.log().begin(), run.log().end()});
    run.advance(160);
    EXPECT_EQ(run.hash(), end);
    run.returnTo(beginning, {run.log().begin(), run.log().end()});
    run.advance(200);
    EXPECT_EQ(run.hash(), end);
    Simulation replayed(run.asExperiment());
    replayed.advance(200);
    EXPECT_EQ(replayed.hash(), end);
}

// Tilted and round forms, slower water, absorbing sides and high speed.
TEST(MovingWall, StaysStable) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Rk4})
        for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
            for (const WallKind kind : {WallKind::Fixed, WallKind::Free, WallKind::Impedance})
                for (const Form form : {Form::Line, Form::Ellipse, Form::Outline})
                    for (const double part : {0.1, 0.5}) {
                        Experiment e = poolOf({120, 90}, stencil, 0.98);
                        e.rule.scheme = scheme;
                        e.rule.edges = {Edge::Free, Edge::Free, Edge::Fixed, Edge::Absorbing};
                        const double speed = 100.0 * part * longWaveSpeed(e.rule);
                        PoolObject wall = movingWall(40.0, 45.0, 30.0, 24.0, kind, speed, {85.0, 50.0});
                        wall.angle = 17.0;
                        Shape& shape = *shapeOf(wall);
                        shape.form = form;
                        if (form == Form::Line) shape.height = 4.0;
                        if (form == Form::Outline) shape.path = {{-12, -10}, {14, -3}, {6, 12}, {-8, 8}};
                        MediumRegion slow;
                        slow.shape = {
                            .form = Form::Ellipse, .width = 50.0, .height = 40.0, .thickness = 0.0, .path = {}};
                        e.objects = {wall, {"slow", 60.0, 40.0, 0.0, slow}};
                        e.events = {{0, Pull{.shape = PullShape::Gaussian,
                                             .width = 4.0,
                                             .height = 1.0,
                                             .mode = PullMode::Pluck,
                                             .x = 20.0,
                                             .y = 20.0}}};
                        Simulation run(e);
                        run.setThreads(1);
                        run.advance(150);
                        EXPECT_FALSE(run.divergedAt());
                        EXPECT_LT(run.largestHeight(), 20.0)
                            << toString(scheme) << ' ' << toString(stencil) << ' ' << toString(kind) << ' '
                            << toString(form) << " at " << part << " c";
                    }
}

// The wall may become faster than waves or a cell per step.
TEST(MovingWall, StaysStableWhenFasterThanWaves) {
    Experiment e = poolOf({120, 80}, Stencil::Cross, 0.9);
    e.objects = {movingWall(30.0, 40.0, 10.0, 60.0, WallKind::Free, 60.0, {90.0, 40.0})};
    e.events = {{0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 60.0, .y = 40.0}},
                {30, Settings{{"k", 0.01}}},
                {400, Settings{{"stepsPerSecond", 20.0}}}};
    Simulation run(e);
    run.advance(1500);
    EXPECT_FALSE(run.divergedAt());
    EXPECT_LT(run.largestHeight(), 20.0);
}

// Norms of all heights, including hidden cells.
namespace {
double sizeOf(const Simulation& run) {
    const Field<float>& now = std::get<Wave<float>>(run.wave()).now;
    const Cells all = now.cells();
    double sum = 0.0;
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x) sum += std::pow(double{now.at(x, y)}, 2);
    return std::sqrt(sum);
}
double largestSizeDuring(Simulation& run, int steps) {
    double largest = 0.0;
    for (int step = 0; step < steps; step += 10) {
        run.advance(10);
        largest = std::max(largest, sizeOf(run));
    }
    return largest;
}
} // namespace

// A convex wall encloses no water, also near absorbing layers.
TEST(MovingWall, WavesLeaveAnOpenPool) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomSequence dice(seed);
        const Stencil stencil =
            dice.oneOf<Stencil>({everyStencil[0], everyStencil[1], everyStencil[2], everyStencil[3]});
        Experiment e = poolOf({dice.from(8, 48), dice.from(8, 40)}, stencil, 0.9);
        e.rule.scheme = dice.oneIn(4) ? Scheme::Rk4 : Scheme::Leapfrog;
        e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
        if (dice.oneIn(3)) e.rule.damping.velocity = 0.8;
        const double longest = std::max(e.grid.width, e.grid.height);
        const auto extent = [&] { return dice.oneOf({3.0 * longest, longest, dice.between(1.0, longest)}); };
        const auto place = [&](int size) {
            return dice.oneOf({0.0, size - 1.0, dice.between(0.0, size - 1.0)});
        };
        const double speed = 100.0 * dice.between(0.02, 0.5) * longWaveSpeed(e.rule);
        PoolObject wall = movingWall(place(e.grid.width), place(e.grid.height), extent(), extent(),
                                     dice.oneOf({WallKind::Fixed, WallKind::Free, WallKind::Impedance}), speed,
                                     {place(e.grid.width), place(e.grid.height)});
        shapeOf(wall)->form = dice.oneOf({Form::Box, Form::Ellipse, Form::Lens});
        wall.angle = dice.oneOf({0.0, 90.0, 45.0, dice.between(-180.0, 180.0)});
        e.objects = {wall};
        for (int i = 0; i < 3; ++i)
            e.events.push_back({10 * i, Pull{.shape = PullShape::Gaussian,
                                             .width = 3.0,
                                             .height = 1.0,
                                             .x = dice.between(0.0, e.grid.width - 1.0),
                                             .y = dice.between(0.0, e.grid.height - 1.0)}});
        Simulation run(e);
        run.setThreads(1);
        const double first = largestSizeDuring(run, 200);
        run.advance(800);
        ASSERT_FALSE(run.divergedAt()) << "seed " << seed;
        EXPECT_LE(largestSizeDuring(run, 200), first) << "seed " << seed;
    }
}

TEST(MovingWall, FillsThickWalls) {
    Experiment e = poolOf({80, 60}, Stencil::Cross, 0.9);
    e.objects = {movingWall(40.0, 30.0, 60.0, 40.0, WallKind::Free, 10.0, {45.0, 30.0})};
    const Simulation run(e);
    for (int y = 12; y < 49; ++y)
        for (int x = 12; x < 69; ++x)
            EXPECT_EQ(std::get<Wave<float>>(run.wave()).stiffness->at(x, y), freeWall) << x << ", " << y;
}

// The wall changes the cells that a finger can hold.
TEST(MovingWall, HoldIsIndependentOfStepSplit) {
    Experiment e = poolOf({100, 40}, Stencil::Cross, 0.9);
    e.objects = {movingWall(30.0, 20.0, 20.0, 30.0, WallKind::Free, 20.0, {70.0, 20.0})};
    e.events = {
        {0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 70.0, .y = 20.0}},
        {5,
         Hold{.shape = PullShape::Gaussian, .width = 4.0, .height = 0.5, .x = 48.0, .y = 20.0, .steps = 300}}};
    Simulation whole(e);
    whole.advance(200);
    Simulation pieces(e);
    while (pieces.frame() < 200) {
        pieces.advance(20);
        const Simulation::Snapshot snapshot = pieces.snapshot();
        const std::vector<Event> log(pieces.log().begin(), pieces.log().end());
        pieces = Simulation(e);
        pieces.returnTo(snapshot, log);
    }
    EXPECT_EQ(whole.hash(), pieces.hash());
}

// A wall may temporarily cover the fastest medium.
TEST(MovingWall, StabilityIncludesCoveredMedium) {
    MediumRegion fast;
    fast.shape = {.form = Form::Box, .width = 6.0, .height = 6.0, .thickness = 0.0, .path = {}};
    fast.factor = 4.0;
    Experiment e = poolOf({80, 60}, Stencil::Cross, 0.5);
    e.objects = {{"fast", 20.0, 30.0, 0.0, fast},
                 movingWall(20.0, 30.0, 14.0, 14.0, WallKind::Free, 20.0, {60.0, 30.0})};
    Simulation run(e);
    EXPECT_EQ(run.largestFactor(), 4.0);
    EXPECT_FALSE(stabilityOf(run).usable());
    Simulation returned(e);
    returned.returnTo(run.snapshot(), {});
    EXPECT_EQ(returned.largestFactor(), 4.0);
}

TEST(MovingWall, RunStopsAtFirstStepBeyondLimit) {
    for (const Stencil stencil : everyStencil) {
        Experiment e = poolOf({24, 20}, stencil, 0.9);
        e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
        e.objects = {movingWall(6.0, 10.0, 6.0, 8.0, WallKind::Fixed, 30.0, {17.0, 10.0})};
        e.events = {{0, Pull{.shape = PullShape::Point, .height = 1e6, .x = 16.0, .y = 10.0}}};
        Simulation run(e);
        run.advance(3);
        const double up = 0.7 * Simulation::divergenceHeight / run.largestHeight();
        Wave<float>& wave = waveOf(run);
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 24; ++x)
                for (Field<float>* field : {&wave.now, &wave.previous})
                    field->at(x, y) = static_cast<float>(up * double{field->at(x, y)});
        while (run.frame() < 600 && !run.divergedAt()) {
            run.advance(1);
            EXPECT_EQ(run.largestHeight() > Simulation::divergenceHeight, run.divergedAt().has_value());
        }
    }
}
