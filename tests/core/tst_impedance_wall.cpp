// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Impedance walls: reflection coefficient (cos a - Z) / (cos a + Z) for every stencil and k,
// without energy gain.
#include "run/simulation.h"
#include "theory/symbol.h"
#include "theory/wall_reflection.h"

#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr Stencil everyStencil[] = {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic};
constexpr double pi = std::numbers::pi;

PoolObject boxOf(const char* name, double x, double y, double width, double height, double impedance) {
    Wall wall;
    wall.shape = {.form = Form::Box, .width = width, .height = height, .thickness = 0.0, .path = {}};
    wall.kind = WallKind::Impedance;
    wall.impedance = impedance;
    return {name, x, y, 0.0, wall};
}

Experiment poolOf(const Grid& grid, Stencil stencil, double shareOfLimit) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = grid;
    e.rule.stencil = stencil;
    e.rule.k = shareOfLimit * 4.0 / weightsOf(stencil).largestEigenvalue();
    e.pullWith.x = e.pullWith.y = 0.0;
    return e;
}

Wave<float>& waveOf(Simulation& run) { return const_cast<Wave<float>&>(std::get<Wave<float>>(run.wave())); }

// Sends a wave packet along x against a wall on the right of a periodic channel. `kappaY`: radians
// per cell. Returns the reflected amplitude relative to the incident amplitude, negative if
// inverted.
double reflectionOf(Experiment e, double impedance, double kappaX, double kappaY) {
    e.rule.edges = {Edge::Free, Edge::Free, Edge::Periodic, Edge::Periodic};
    const int surface = e.grid.width - 40; // first cell of the wall
    e.objects = {
        boxOf("wall", surface + 19.5, (e.grid.height - 1) / 2.0, 39.0, e.grid.height + 2.0, impedance)};
    Simulation run(e);
    Wave<float>& wave = waveOf(run);
    const auto omegaOf = [&](double kappa) {
        return 2.0 * std::asin(std::sqrt(e.rule.k * eigenvalue(e.rule, kappa, kappaY)) / 2.0);
    };
    const double omega = omegaOf(kappaX), speed = (omegaOf(kappaX + 1e-4) - omegaOf(kappaX - 1e-4)) / 2e-4;
    const double start = surface - 260.0, sigma = 50.0;
    for (int y = 0; y < e.grid.height; ++y)
        for (int x = 0; x < surface; ++x) {
            const auto height = [&](double step) {
                const double away = x - start - speed * step;
                return std::exp(-away * away / (2 * sigma * sigma)) *
                       std::cos(kappaX * (x - start) + kappaY * y - omega * step);
            };
            wave.now.at(x, y) = static_cast<float>(height(0.0));
            wave.previous.at(x, y) = static_cast<float>(height(-1.0));
        }
    // Amplitude of this direction, half a cell before the wall.
    const auto amplitude = [&](double kappa) {
        std::complex<double> sum = 0.0;
        for (int y = 0; y < e.grid.height; ++y)
            for (int x = 0; x < surface; ++x)
                sum += double{wave.now.at(x, y)} * std::polar(1.0, -(kappa * (x - surface + 0.5) + kappaY * y));
        return sum;
    };
    const double came = std::abs(amplitude(kappaX));
    run.advance(std::llround(2.0 * (surface - start) / speed));
    const double size = std::abs(amplitude(-kappaX)) / came;
    // An upright packet has its crest at the mirrored position.
    const std::complex<double> turned =
        amplitude(-kappaX) * std::polar(1.0, omega * double(run.frame()) - kappaX * (surface - 0.5 - start));
    return turned.real() < 0.0 ? -size : size;
}

} // namespace

TEST(ImpedanceWall, ReflectsNormalIncidenceByFormula) {
    for (const Stencil stencil : everyStencil)
        for (const double share : {0.3, 0.99})
            for (const double impedance : {0.05, 0.4, 1.0, 3.0, 20.0})
                for (const double wavelength : {12.0, 30.0}) {
                    const Experiment e = poolOf({900, 6}, stencil, share);
                    const double r = reflectionOf(e, impedance, 2 * pi / wavelength, 0.0);
                    const auto text = testing::Message()
                                      << toString(stencil) << ", k " << e.rule.k << ", Z " << impedance
                                      << ", waves of " << wavelength << " cells";
                    EXPECT_NEAR(std::abs(r), std::abs((1 - impedance) / (1 + impedance)), 0.02) << text;
                    // The discrete formula holds except for the packet's width.
                    EXPECT_NEAR(std::abs(r), std::abs(*impedanceReflection(e.rule, impedance, wavelength)),
                                0.003)
                        << text;
                }
}

TEST(ImpedanceWall, ReflectionChangesSignAtWaterImpedance) {
    const Experiment e = poolOf({900, 6}, Stencil::Cross, 0.9);
    EXPECT_NEAR(reflectionOf(e, 0.25, 2 * pi / 24, 0.0), 0.6, 0.02) << "upright";
    EXPECT_NEAR(reflectionOf(e, 4.0, 2 * pi / 24, 0.0), -0.6, 0.02) << "upside down";
}

// The surface reacts locally: no reflection if cos a = Z.
TEST(ImpedanceWall, ReflectsObliqueWavesByCosineFormula) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
        for (const double degrees : {30.0, 45.0, 60.0})
            for (const double impedance : {0.5, std::cos(degrees * pi / 180), 2.0}) {
                const int height = 30; // one wavelength along y
                const double kappaY = 2 * pi / height, kappaX = kappaY / std::tan(degrees * pi / 180);
                const double cosine = std::cos(degrees * pi / 180);
                EXPECT_NEAR(
                    std::abs(reflectionOf(poolOf({900, height}, stencil, 0.9), impedance, kappaX, kappaY)),
                    std::abs((cosine - impedance) / (cosine + impedance)), 0.02)
                    << toString(stencil) << ", Z " << impedance << " at " << degrees << " degrees";
            }
}

// A wall of stairs reflects as much energy as a straight wall.
TEST(ImpedanceWall, ObliqueWallReflectsSameEnergy) {
    for (const double impedance : {1.0, 3.0}) {
        Experiment e = poolOf({320, 320}, Stencil::Isotropic, 0.9);
        e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
        PoolObject wall = boxOf("wall", 230.0, 230.0, 700.0, 60.0, impedance);
        wall.angle = -45.0;
        e.objects = {wall};
        Simulation run(e);
        Wave<float>& wave = waveOf(run);
        const double kappa = 2 * pi / 20, along = kappa / std::sqrt(2.0);
        const double omega = 2.0 * std::asin(std::sqrt(e.rule.k * eigenvalue(e.rule, along, along)) / 2.0);
        for (int y = 0; y < 320; ++y)
            for (int x = 0; x < 320; ++x) {
                if (!(wave.stiffness->at(x, y) > 0.0f)) continue;
                const double ahead = (x - 110.0 + y - 110.0) / std::sqrt(2.0), aside = (x - y) / std::sqrt(2.0);
                const auto height = [&](double step) {
                    const double away = ahead - omega / kappa * step;
                    return std::exp(-(away * away) / (2 * 25 * 25) - aside * aside / (2 * 30 * 30)) *
                           std::cos(kappa * ahead - omega * step);
                };
                wave.now.at(x, y) = static_cast<float>(height(0.0));
                wave.previous.at(x, y) = static_cast<float>(height(-1.0));
            }
        const double came = run.energy().total();
        run.advance(std::llround(2.0 * 120.0 * kappa / omega));
        const double share = run.energy().total() / came, r = (1 - impedance) / (1 + impedance);
        EXPECT_NEAR(share, r * r, 0.02) << "Z " << impedance;
    }
}

TEST(ImpedanceWall, EnergyNeverGrows) {
    for (const Stencil stencil : everyStencil)
        for (const double impedance : {1e-3, 0.1, 1.0, 10.0, 1000.0}) {
            Experiment e = poolOf({60, 50}, stencil, 1.0);
            e.rule.edges = {Edge::Free, Edge::Fixed, Edge::Periodic, Edge::Periodic};
            PoolObject turned = boxOf("turned", 38.0, 25.0, 18.0, 9.0, impedance);
            turned.angle = 27.0;
            e.objects = {boxOf("box", 14.0, 24.0, 11.0, 20.0, impedance), turned};
            Simulation run(e);
            Wave<float>& wave = waveOf(run);
            // Random heights contain all wavelengths, mainly the shortest.
            std::uint32_t random = 1;
            for (int y = 0; y < 50; ++y)
                for (int x = 0; x < 59; ++x) {
                    random = random * 1664525u + 1013904223u;
                    if (!(wave.stiffness->at(x, y) > 0.0f)) continue;
                    wave.now.at(x, y) = wave.previous.at(x, y) =
                        static_cast<float>(random >> 8) * 0x1p-24f - 0.5f;
                }
            const double first = run.energy().total();
            double last = first;
            for (int i = 0; i < 600; ++i) {
                run.advance(1);
                const double now = run.energy().total();
                ASSERT_LE(now, last + 2e-6 * first)
                    << toString(stencil) << ", Z " << impedance << " at step " << run.frame();
                last = now;
            }
            EXPECT_GT(last, 0.0);
        }
}

// Z = 0 is a free wall bit for bit. Z = 1000 is nearly fixed, half a cell outside.
TEST(ImpedanceWall, MatchesFreeAndFixedWallAtLimits) {
    Experiment e = poolOf({120, 80}, Stencil::Isotropic, 0.9);
    e.events = {{0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 30.0, .y = 40.0}}};
    e.objects = {boxOf("wall", 80.0, 40.0, 20.0, 30.0, 0.0)};
    Simulation none(e);
    std::get<Wall>(e.objects[0].is).kind = WallKind::Free;
    Simulation free(e);
    none.advance(300);
    free.advance(300);
    EXPECT_EQ(none.hash(), free.hash());
    EXPECT_NEAR(reflectionOf(poolOf({900, 6}, Stencil::Cross, 0.9), 1000.0, 2 * pi / 20, 0.0), -0.998, 0.001);
}

// Z is relative to the impedance of the slower water.
TEST(ImpedanceWall, IsRelativeToAdjacentWater) {
    for (const MediumModel model : {MediumModel::Depth, MediumModel::Density}) {
        Experiment e = poolOf({900, 6}, Stencil::Cross, 0.9);
        e.rule.model = model;
        MediumRegion slow;
        slow.shape = {.form = Form::Box, .width = 2000.0, .height = 100.0, .thickness = 0.0, .path = {}};
        slow.factor = 0.5;
        Experiment inSlow = e;
        inSlow.rule.k *= 2.0;
        inSlow.rule.edges = {Edge::Free, Edge::Free, Edge::Periodic, Edge::Periodic};
        e.rule.edges = inSlow.rule.edges;
        const PoolObject wall = boxOf("wall", 90.0, 3.0, 20.0, 9.0, 1.5);
        e.grid = inSlow.grid = {120, 6};
        e.objects = {wall};
        inSlow.objects = {{"slow", 60.0, 3.0, 0.0, slow}, wall};
        const Event pull{0,
                         Pull{.shape = PullShape::Gaussian, .width = 5.0, .height = 1.0, .x = 40.0, .y = 3.0}};
        e.events = inSlow.events = {pull};
        Simulation one(e), other(inSlow);
        one.advance(150);
        other.advance(150);
        for (int x = 0; x < 80; ++x) EXPECT_NEAR(one.height(x, 3), other.height(x, 3), 1e-5) << x;
    }
}

TEST(ImpedanceWall, IsIndependentOfStepSplitAndThreads) {
    Experiment e = poolOf({400, 300}, Stencil::Isotropic, 0.9);
    PoolObject turned = boxOf("turned", 250.0, 150.0, 90.0, 14.0, 0.7);
    turned.angle = 33.0;
    e.objects = {turned, boxOf("box", 90.0, 200.0, 60.0, 40.0, 2.0)};
    e.events = {{0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 150.0, .y = 120.0}},
                {150, Settings{{"k", 0.4}}}};
    for (const double velocity : {1.0, 0.999}) {
        e.rule.damping.velocity = velocity;
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

TEST(ImpedanceWall, SnapshotRestoresState) {
    Experiment e = poolOf({120, 80}, Stencil::Cross, 0.9);
    e.objects = {boxOf("wall", 80.0, 40.0, 20.0, 30.0, 0.8)};
    e.events = {{0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 50.0, .y = 40.0}}};
    Simulation run(e);
    run.advance(40);
    const Simulation::Snapshot snapshot = run.snapshot();
    const std::uint64_t there = run.hash();
    run.advance(60);
    const std::uint64_t end = run.hash();
    run.returnTo(snapshot, {run.log().begin(), run.log().end()});
    EXPECT_EQ(run.hash(), there);
    run.advance(60);
    EXPECT_EQ(run.hash(), end);
    run.returnTo(run.beginning(), {run.log().begin(), run.log().end()});
    run.advance(100);
    EXPECT_EQ(run.hash(), end);
}

// An added unrelated object does not reset the wall.
TEST(ImpedanceWall, KeepsStateWhenOtherObjectsChange) {
    Experiment e = poolOf({120, 80}, Stencil::Cross, 0.9);
    e.objects = {boxOf("wall", 80.0, 40.0, 20.0, 30.0, 0.8)};
    e.events = {{0, Pull{.shape = PullShape::Gaussian, .width = 4.0, .height = 1.0, .x = 50.0, .y = 40.0}}};
    Simulation plain(e);
    ObjectsChange tape;
    tape.put = {{"tape", 20.0, 20.0, 0.0, Instrument()}};
    e.events.push_back({50, tape});
    Simulation changed(e);
    plain.advance(120);
    changed.advance(120);
    EXPECT_EQ(plain.hash(), changed.hash());
}

// The damper acts on the velocity. Any strength is stable.
TEST(ImpedanceWall, StaysStableWithRungeKutta) {
    for (const double impedance : {0.1, 1.0, 1000.0}) {
        Experiment e = poolOf({60, 50}, Stencil::Cross, 0.9);
        e.rule.scheme = Scheme::Rk4;
        e.objects = {boxOf("wall", 40.0, 24.0, 11.0, 20.0, impedance)};
        e.events = {{0, Pull{.shape = PullShape::Gaussian,
                             .width = 3.0,
                             .height = 1.0,
                             .mode = PullMode::Pluck,
                             .x = 20.0,
                             .y = 24.0}}};
        Simulation run(e);
        run.advance(2000);
        EXPECT_FALSE(run.divergedAt());
        EXPECT_LT(run.largestHeight(), 1.0) << "Z " << impedance;
    }
}
