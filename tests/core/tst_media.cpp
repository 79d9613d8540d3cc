// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Regions of different wave speed: depth of water or density of a membrane.
#include "engine/engine.h"
#include "files/experiment_file.h"
#include "measure/energy.h"
#include "model/objects_change.h"
#include "run/simulation.h"
#include "study/run_stability.h"
#include "wave/factor_of_k.h"
#include "wave/height_range.h"
#include "wave/material_map.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

using namespace seiche;

namespace {

// Returns a region on the right half, or a slope if `factorTo` is positive.
PoolObject regionOnTheRight(const Grid& grid, double factor, double factorTo = 0.0) {
    PoolObject object;
    object.x = 0.75 * grid.width - 0.5;
    object.y = 0.5 * grid.height;
    MediumRegion region;
    region.shape.form = Form::Box;
    region.shape.width = 0.5 * grid.width;
    region.shape.height = 4.0 * grid.height;
    region.factor = factor;
    region.factorTo = factorTo;
    object.is = region;
    return object;
}

// Returns a channel with equal waves in all rows.
Experiment channel(int length, double k, MediumModel model, PoolObjects objects) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {length, 8};
    e.rule.k = k;
    e.rule.model = model;
    e.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
    e.objects = std::move(objects);
    return e;
}

// Returns a wave packet of wave number `q` that travels to the right.
Wave<float> packet(const Simulation& run, double middle, double width, double q) {
    Wave<float> wave = std::get<Wave<float>>(run.wave());
    const double k = run.rule().k, step = 2.0 * std::asin(std::sqrt(k) * std::sin(q / 2.0));
    const double speed = std::sqrt(k) * std::cos(q / 2.0) / std::cos(step / 2.0);
    const auto at = [&](double x, double t) {
        const double away = (x - middle - speed * t) / width;
        return std::exp(-0.5 * away * away) * std::cos(q * (x - middle) - step * t);
    };
    for (int y = 0; y < wave.grid().height; ++y)
        for (int x = 0; x < wave.grid().width; ++x) {
            wave.now.at(x, y) = static_cast<float>(at(x, 0.0));
            wave.previous.at(x, y) = static_cast<float>(at(x, -1.0));
        }
    return wave;
}

double largestIn(const Wave<float>& wave, int from, int to) {
    double largest = 0.0;
    for (int x = from; x < to; ++x) largest = std::max(largest, std::abs(double{wave.now.at(x, 4)}));
    return largest;
}

// Returns the envelope, the maximum over one oscillation.
double envelopeIn(Engine& engine, Wave<float> wave, const Rule& rule, int from, int to) {
    double largest = 0.0;
    for (int i = 0; i < 40; ++i, engine.advance(wave, rule, 1))
        largest = std::max(largest, largestIn(wave, from, to));
    return largest;
}

struct Thrown {
    double back;
    double through;
};

Thrown atAStep(MediumModel model, double speedRatio) {
    const int length = 1600;
    const Experiment e = channel(length, 0.2, model, {regionOnTheRight({length, 8}, speedRatio * speedRatio)});
    const Simulation run(e);
    Wave<float> wave = packet(run, 450.0, 60.0, 2.0 * std::numbers::pi / 40.0);
    Engine engine;
    engine.advance(wave, e.rule, 1300);
    return {envelopeIn(engine, wave, e.rule, 100, 780), envelopeIn(engine, wave, e.rule, 820, 1590)};
}

PoolObjects someRegions(const Grid& grid) {
    PoolObjects objects{regionOnTheRight(grid, 0.36)};
    PoolObject lens = regionOnTheRight(grid, 1.6);
    lens.x = 0.3 * grid.width;
    std::get<MediumRegion>(lens.is).shape = {Form::Ellipse, 0.4 * grid.height, 0.4 * grid.height, 0.0, {}};
    PoolObject wall;
    wall.x = 0.6 * grid.width;
    wall.y = 0.3 * grid.height;
    wall.is = Wall{};
    std::get<Wall>(wall.is).shape = {Form::Box, 9.0, 5.0, 0.0, {}};
    PoolObject slope = regionOnTheRight(grid, 1.0, 0.2);
    slope.y = 0.9 * grid.height;
    std::get<MediumRegion>(slope.is).shape.height = 0.3 * grid.height;
    objects.insert(objects.end(), {lens, slope, wall});
    return objects;
}

} // namespace

// 16 sample points per cell, even if whole cells are skipped.
TEST(Media, CellsTakeCoveredFraction) {
    const Grid grid{61, 47};
    constexpr double factor = 0.3;
    for (const auto& [form, word] : EnumNames<Form>::all) {
        // Excludes paths and the parabola, whose depth is inexact.
        if (followsPath(form) || form == Form::Parabola) continue;
        for (const double angle : {0.0, 17.0, 90.0, 211.5})
            for (const double thickness : {0.0, 3.0})
                for (const auto& [width, height] :
                     {std::pair{21.0, 30.0}, {33.5, 4.25}, {0.75, 25.0}, {50.0, 50.0}}) {
                    MediumRegion region;
                    region.shape = {form, width, height, thickness, {}};
                    region.factor = factor;
                    const PoolObject object{"region", 28.25, 23.5, angle, region};
                    const MaterialMap materials = materialMapOf(grid, SceneKind::Pool, {object});
                    for (int y = 0; y < grid.height; ++y)
                        for (int x = 0; x < grid.width; ++x) {
                            int inside = 0;
                            for (int place = 0; place < 16; ++place)
                                inside += covers(object, x + (place % 4 + 0.5) / 4 - 0.5,
                                                 y + (place / 4 + 0.5) / 4 - 0.5);
                            const double share = inside / 16.0;
                            ASSERT_EQ(materials.stiffness->at(x, y),
                                      static_cast<float>(1.0 + share * (factor - 1.0)))
                                << word << ' ' << angle << ' ' << width << ", " << x << ' ' << y;
                        }
                }
    }
}

TEST(Media, DepthStepMatchesPredictedCoefficients) {
    // r = (c1 - c2) / (c1 + c2), t = 2 c1 / (c1 + c2)
    const Thrown shallow = atAStep(MediumModel::Depth, 0.6);
    EXPECT_NEAR(shallow.back, 0.25, 0.01);
    EXPECT_NEAR(shallow.through, 1.25, 0.01);
    const Thrown deep = atAStep(MediumModel::Depth, 1.5);
    EXPECT_NEAR(deep.back, 0.2, 0.01);
    EXPECT_NEAR(deep.through, 0.8, 0.01);
}

TEST(Media, DensityStepMatchesPredictedCoefficients) {
    // r = (c2 - c1) / (c1 + c2), t = 2 c2 / (c1 + c2)
    const Thrown heavy = atAStep(MediumModel::Density, 0.6);
    EXPECT_NEAR(heavy.back, 0.25, 0.01);
    EXPECT_NEAR(heavy.through, 0.75, 0.01);
}

TEST(Media, WavesOnSlopeFollowGreensLaw) {
    // Green's law: factor 5^(1/4) from depth 1 to 0.2, inverse on a membrane.
    const int length = 3000;
    for (const MediumModel model : {MediumModel::Depth, MediumModel::Density}) {
        PoolObject slope = regionOnTheRight({length, 8}, 1.0, 0.2);
        const Experiment e = channel(length, 0.25, model, {slope});
        const Simulation run(e);
        Wave<float> wave = packet(run, 700.0, 70.0, 2.0 * std::numbers::pi / 60.0);
        Engine engine;
        double highest = 0.0;
        int at = 0;
        engine.advance(wave, e.rule, 4200);
        for (int x = 1500; x < length - 200; ++x)
            if (const double height = largestIn(wave, x, x + 1); height > highest) highest = height, at = x;
        const double height = envelopeIn(engine, wave, e.rule, 1500, length);
        const double factor = wave.stiffness->at(at, 4);
        EXPECT_LT(factor, 0.5) << at;
        const double green = std::pow(factor, model == MediumModel::Depth ? -0.25 : 0.25);
        EXPECT_NEAR(height / green, 1.0, 0.05) << toString(model) << ", the packet is at " << at;
    }
}

// Walls override media, later media override earlier media.
TEST(Media, FactorComesFromLastRegion) {
    const auto placed = [](double x, double y, double angle, auto is) {
        PoolObject object;
        object.x = x, object.y = y, object.angle = angle;
        is.shape = {.form = Form::Box, .width = 40.0, .height = 20.0, .thickness = 0.0, .path = {}};
        object.is = is;
        return object;
    };
    MediumRegion slow, slope;
    slow.factor = 0.5;
    slope.factor = 0.25;
    slope.factorTo = 0.75;
    Wall solid, beach;
    beach.kind = WallKind::Absorbing;
    const PoolObjects objects{placed(40, 60, 0, solid), placed(50, 50, 30, slow), placed(60, 50, 0, slope),
                              placed(60, 40, 0, beach)};
    const FactorOfK factors(objects);
    for (double y = 30.25; y < 80.0; y += 0.5)
        for (double x = 20.25; x < 90.0; x += 0.5) {
            const double share = (x - 40.0) / 40.0;
            const double wanted = covers(objects[0], x, y)   ? 0.0
                                  : covers(objects[2], x, y) ? 0.25 + 0.5 * share
                                  : covers(objects[1], x, y) ? 0.5
                                                             : 1.0;
            ASSERT_NEAR(factors.at({x, y}), wanted, 1e-12) << x << ' ' << y;
        }
    // Positions covered by one object only.
    EXPECT_NEAR(factors.at({75.0, 50.0}), 0.25 + 0.5 * 35.0 / 40.0, 1e-12);
    EXPECT_EQ(factors.at({35.0, 42.0}), 0.5);
    EXPECT_EQ(factors.at({30.0, 62.0}), 0.0);
    EXPECT_EQ(factors.at({85.0, 75.0}), 1.0);
}

TEST(Media, ConservesEnergyInEveryStencilAndModel) {
    const Grid grid{96, 64};
    for (const StencilInfo& stencil : allStencils)
        for (const MediumModel model : {MediumModel::Depth, MediumModel::Density}) {
            Experiment e = defaultExperiment(SceneKind::Pool);
            e.grid = grid;
            e.rule.stencil = stencil.value;
            e.rule.model = model;
            e.rule.k = 0.5 / (1.6 * stencil.weights.largestEigenvalue() / 4.0);
            e.rule.edges = {Edge::Free, Edge::Fixed, Edge::Free, Edge::Free};
            e.objects = someRegions(grid);
            Simulation run(e);
            run.apply(Pull{PullShape::Gaussian, 5.0, 1.0, PullMode::Pluck, 40.0, 30.0});
            run.advance(1);
            const double before = energyOf(std::get<Wave<float>>(run.wave()), run.rule()).total();
            run.advance(10'000);
            const double after = energyOf(std::get<Wave<float>>(run.wave()), run.rule()).total();
            EXPECT_NEAR(after / before, 1.0, 1e-5) << stencil.word << ", " << toString(model);
        }
}

TEST(Media, EnergyIsSumOverCellsAndBonds) {
    Experiment e = channel(40, 0.3, MediumModel::Depth, someRegions({40, 8}));
    Simulation run(e);
    run.apply(Pull{PullShape::Gaussian, 3.0, 1.0, PullMode::Add, 22.0, 4.0});
    run.advance(7);
    const auto& wave = std::get<Wave<float>>(run.wave());
    const double k = e.rule.k;
    double kinetic = 0.0, potential = 0.0;
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 40; ++x) {
            const float own = wave.stiffness->at(x, y);
            if (!(own > 0.0f)) continue;
            const double speed = double{wave.now.at(x, y)} - double{wave.previous.at(x, y)};
            kinetic += 0.5 * speed * speed;
            const auto bondTo = [&](int toX, int toY) {
                if (toX >= 40 || toY >= 8 || !(wave.stiffness->at(toX, toY) > 0.0f)) return;
                const double factor = 0.5 * (double{own} + double{wave.stiffness->at(toX, toY)});
                potential += 0.5 * k * factor * (double{wave.now.at(toX, toY)} - double{wave.now.at(x, y)}) *
                             (double{wave.previous.at(toX, toY)} - double{wave.previous.at(x, y)});
            };
            bondTo(x + 1, y);
            bondTo(x, y + 1);
        }
    const Energy energy = energyOf(wave, e.rule);
    EXPECT_NEAR(energy.kinetic / kinetic, 1.0, 1e-9);
    EXPECT_NEAR(energy.potential / potential, 1.0, 1e-6);
}

TEST(Media, UnevenMediumLowersStabilityLimit) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    EXPECT_FALSE(isUneven(Simulation(e)));
    e.objects = {regionOnTheRight(e.grid, 2.0)};
    const Simulation run(e);
    EXPECT_TRUE(isUneven(run));
    EXPECT_DOUBLE_EQ(stabilityOf(run).limitK, 0.25);
}
