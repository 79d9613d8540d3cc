// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "engine/largest_height.h"
#include "run/divergence.h"
#include "run/leapfrog_bound.h"
#include "run/simulation.h"

#include <gtest/gtest.h>
#include <random>

using namespace seiche;

namespace {

Rule absorbingPool(Stencil stencil, double k) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.stencil = stencil;
    rule.k = k;
    rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    return rule;
}

// Returns the largest magnitude in the layers' memory.
double largestMemory(const Wave<float>& wave) {
    double largest = 0.0;
    for (const PmlRegion::Layer& layer : wave.pml->layers)
        largest = std::max({largest, largestMagnitude(layer.bondPsi), largestMagnitude(layer.cellPsi)});
    return largest;
}

// Fills steps and layers with maxima of random or alternating sign.
void fillAtRandom(Wave<float>& wave, std::mt19937& random) {
    const bool chessboard = random() % 2 == 0;
    const Cells all = wave.now.cells();
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x) {
            const bool up = chessboard ? (x + y) % 2 == 0 : random() % 2 == 0;
            wave.now.at(x, y) = up ? 1.0f : -1.0f;
            wave.previous.at(x, y) = up ? -1.0f : 1.0f;
            if (wave.velocity) wave.velocity->at(x, y) = wave.now.at(x, y) - wave.previous.at(x, y);
        }
    for (const PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right, PmlRegion::Top, PmlRegion::Bottom}) {
        PmlRegion::Layer& layer = wave.pml->layers[side];
        forEachEntry(*wave.pml, side, [&](int depth, int along) {
            const std::size_t place = wave.pml->index(side, depth, along);
            layer.bondPsi[place] = random() % 2 == 0 ? 1.0f : -1.0f;
            layer.cellPsi[place] = random() % 2 == 0 ? 1.0f : -1.0f;
        });
    }
}

// Adds a slow half, a free and a fixed wall.
void addMedia(Wave<float>& wave, float factor) {
    const Grid& grid = wave.grid();
    wave.stiffness.emplace(grid, SceneKind::Pool).fill(1.0f);
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            float& stiffness = wave.stiffness->at(x, y);
            if (y > grid.height / 2) stiffness = factor;
            if (y == grid.height / 4) stiffness = freeWall;
            if (y == grid.height / 3) stiffness = fixedWall;
        }
}

} // namespace

// The bound holds for heights and layer memory.
TEST(LeapfrogBound, HoldsForAnyStateOfOpenPool) {
    std::mt19937 random(1);
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
        for (const double k : {0.1, 0.5, 0.7})
            for (const int rim : {6, 16})
                for (const double velocity : {1.0, 0.9})
                    for (const float factor : {0.0f, 0.4f, 1.8f})
                        for (const MediumModel model : {MediumModel::Depth, MediumModel::Density}) {
                            Rule rule = absorbingPool(stencil, k);
                            rule.rim = rim;
                            rule.model = model;
                            rule.damping.velocity = velocity;
                            Wave<float> wave({40, 30}, SceneKind::Pool);
                            if (factor > 0.0f) addMedia(wave, factor);
                            conformTo(wave, rule);
                            fillAtRandom(wave, random);
                            const StiffnessRange range = stiffnessRange(wave.stiffness);
                            auto bound = LeapfrogBound::of(rule, range.largest, 1.0);
                            ASSERT_TRUE(bound);
                            Engine engine;
                            for (int step = 1; step <= 20; ++step) {
                                engine.advance(wave, rule, 1);
                                bound->step(0.0);
                                ASSERT_LE(largestHeight(wave.now, wave.now.cells()), bound->height());
                                ASSERT_LE(largestMemory(wave), bound->memory() * range.largest / range.min);
                            }
                        }
}

TEST(LeapfrogBound, IncludesForcingOfEveryStep) {
    const Rule rule = absorbingPool(Stencil::Cross, 0.5);
    auto still = LeapfrogBound::of(rule, 1.0, 0.0), forced = LeapfrogBound::of(rule, 1.0, 0.0);
    still->step(0.0);
    EXPECT_EQ(still->height(), 0.0);
    forced->step(2.0);
    EXPECT_EQ(forced->height(), 2.0);
    forced->step(2.0);
    EXPECT_GE(forced->height(), 6.0);
}

// A check of all heights costs as much as several steps.
TEST(LeapfrogBound, AllowsManyStepsBetweenChecks) {
    const Grid pool{1920, 1080};
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic})
        EXPECT_GE(stepsBelow(Simulation::divergenceHeight, 2.0, pool, absorbingPool(stencil, 0.5), {}, 0.5),
                  18);
}

TEST(LeapfrogBound, IsUnavailableForUnsupportedRules) {
    const Rule known = absorbingPool(Stencil::Cross, 0.3);
    ASSERT_TRUE(LeapfrogBound::of(known, 1.0, 1.0));
    for (const Stencil stencil : {Stencil::Diagonal, Stencil::Moore})
        EXPECT_FALSE(LeapfrogBound::of(absorbingPool(stencil, 0.3), 1.0, 1.0));
    Rule euler = known;
    euler.scheme = Scheme::Euler;
    EXPECT_FALSE(LeapfrogBound::of(euler, 1.0, 1.0));
    Rule string;
    ASSERT_TRUE(LeapfrogBound::of(string, 1.0, 1.0));
    Rule stiff = string;
    stiff.bending = 1.0;
    EXPECT_FALSE(LeapfrogBound::of(stiff, 1.0, 1.0));
    string.edges.right = Edge::Impedance;
    EXPECT_FALSE(LeapfrogBound::of(string, 1.0, 1.0));
}
