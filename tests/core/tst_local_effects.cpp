// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Effects on single cells inside passes of several steps (absorbing layers, walls, forcing),
// compared bit for bit with the same effects after each step.
#include "engine/blocks.h"
#include "engine/engine.h"
#include "engine/ghosts.h"
#include "engine/local_effects.h"
#include "engine/pml.h"
#include "random_experiment.h"
#include "run/forced_steps.h"
#include "run/state_hash.h"
#include "wave/denormals.h"

#include <gtest/gtest.h>
#include <sstream>

using namespace seiche;

namespace {

#ifdef SEICHE_SANITIZED
constexpr int cases = 60;
#else
constexpr int cases = 400;
#endif

struct Case {
    Rule rule;
    Grid grid;
    Plan plan;
    int steps = 1;
    std::vector<Forcing::Footprint> footprints;
};

std::ostream& operator<<(std::ostream& out, const Case& c) {
    const Edges& e = c.rule.edges;
    return out << c.grid.width << 'x' << c.grid.height << ' ' << toString(c.rule.stencil) << " k " << c.rule.k
               << " s " << c.rule.damping.velocity << " d " << c.rule.damping.update << ' ' << toString(e.left)
               << ' ' << toString(e.right) << ' ' << toString(e.top) << ' ' << toString(e.bottom) << " steps "
               << c.steps << " threads " << c.plan.threads << " per pass " << c.plan.stepsPerPass << " strip "
               << c.plan.stripCells << ' ' << toString(c.plan.isa);
}

Case anyCase(RandomSequence& dice) {
    Case c;
    c.rule.scene = dice.oneIn(4) ? SceneKind::String : SceneKind::Pool;
    const bool pool = c.rule.scene == SceneKind::Pool;
    c.grid = pool ? Grid{dice.from(3, 400), dice.from(3, 200)} : Grid{dice.from(3, 9000), 1};
    const auto side = [&] { return dice.oneOf({Edge::Absorbing, Edge::Absorbing, Edge::Fixed, Edge::Free}); };
    c.rule.edges = {side(), side(), side(), side()};
    if (dice.oneIn(6)) c.rule.edges.left = c.rule.edges.right = Edge::Periodic;
    if (dice.oneIn(6)) c.rule.edges.top = c.rule.edges.bottom = Edge::Periodic;
    c.rule.stencil = dice.oneOf({Stencil::Cross, Stencil::Isotropic});
    c.rule.k = dice.oneOf({0.5, 0.3, 0.123});
    c.rule.damping.velocity = dice.oneOf({1.0, 0.999});
    c.rule.damping.update = dice.oneOf({1.0, 0.9999});
    c.rule.model = dice.oneOf({MediumModel::Depth, MediumModel::Density});
    c.plan = {Isa::Baseline, dice.from(1, 4), dice.from(1, 24), 16 * dice.from(1, 60)};
    c.steps = dice.from(1, 60);
    return c;
}

float anyHeight(RandomSequence& dice) { return static_cast<float>(dice.between(-1.0, 1.0)); }

Wave<float> anyWave(Case& c, RandomSequence& dice) {
    Wave<float> wave(c.grid, c.rule.scene);
    for (int y = 0; y < c.grid.height; ++y)
        for (int x = 0; x < c.grid.width; ++x) {
            wave.now.at(x, y) = anyHeight(dice);
            wave.previous.at(x, y) = anyHeight(dice);
        }
    const auto anyX = [&] { return dice.from(0, c.grid.width - 1); };
    const auto anyY = [&] { return dice.from(0, c.grid.height - 1); };
    if (c.rule.scene == SceneKind::Pool && dice.oneIn(2)) {
        wave.stiffness.emplace(c.grid, c.rule.scene).fill(1.0f);
        for (int object = dice.from(0, 4); object > 0; --object) {
            const float stiffness = dice.oneOf({0.5f, 0.9f, freeWall, fixedWall});
            const int x0 = anyX(), y0 = anyY();
            for (int y = y0; y < std::min(c.grid.height, y0 + 20); ++y)
                for (int x = x0; x < std::min(c.grid.width, x0 + 30); ++x) wave.stiffness->at(x, y) = stiffness;
        }
    }
    for (int wall = dice.from(0, 2); wall > 0; --wall) { // walls may overlap
        const int x0 = anyX(), y0 = anyY();
        for (int y = y0; y < std::min(c.grid.height, y0 + 9); ++y)
            for (int x = x0; x < std::min(c.grid.width, x0 + 9); ++x)
                wave.sponge.push_back({x, y, static_cast<float>(dice.between(0.0, 0.5))});
    }
    for (int source = dice.from(0, 2); source > 0; --source) {
        Forcing::Footprint& cells = c.footprints.emplace_back();
        const int x0 = anyX(), y0 = anyY();
        for (int y = y0; y < std::min(c.grid.height, y0 + 7); ++y)
            for (int x = x0; x < std::min(c.grid.width, x0 + 7); ++x)
                cells.push_back({x, y, dice.between(-1.0, 1.0)});
    }
    conformTo(wave, c.rule);
    return wave;
}

Forcing forcingOf(const Case& c) {
    Forcing forcing(domainOf(c.grid, c.rule).moving, c.steps);
    for (int done = 1; done < c.steps; ++done)
        for (const Forcing::Footprint& cells : c.footprints) forcing.add(done, cells, 0.01 * (done % 5));
    return forcing;
}

void absorbInWalls(Wave<float>& wave) {
    for (const SpongeCell& cell : wave.sponge) {
        float& height = wave.now.at(cell.x, cell.y);
        if (wave.velocity) {
            float& velocity = wave.velocity->at(cell.x, cell.y);
            const float taken = cell.share * velocity;
            velocity -= taken;
            height -= taken;
        } else {
            height -= cell.share * (height - wave.previous.at(cell.x, cell.y));
        }
    }
}

/// Returns test positions, including two corners.
std::vector<HeightRecord::Place> placesIn(const Case& c) {
    RandomSequence dice(static_cast<std::uint64_t>(c.steps));
    const int right = c.grid.width - 1, bottom = c.grid.height - 1;
    std::vector<HeightRecord::Place> places{{0, 0}, {right, bottom}, {right / 2, bottom / 2}};
    for (int i = 0; i < 9; ++i) places.push_back({dice.from(0, right), dice.from(0, bottom)});
    return places;
}

/// Returns the heights at these positions, step by step.
std::vector<double> stepByStep(Wave<float>& wave, const Case& c) {
    std::vector<double> seen;
    const DenormalsAreZero flush;
    const Domain domain = domainOf(c.grid, c.rule);
    const Formula formula = formulaOf(c.rule, wave.stiffness.has_value());
    const Forcing forcing = forcingOf(c);
    ThreadPool::Lease lease(ThreadPool::shared(), 1);
    Pml pml;
    if (wave.stiffness) fillStiffnessGhosts(*wave.stiffness, domain.edges);
    if (wave.pml) pml.begin(wave, c.rule, domain);
    for (int done = 1; done <= c.steps; ++done) {
        if (wave.pml) pml.updatePsi(wave.now);
        stepInBlocks(wave, formula, domain, 1, {Isa::Baseline, 1, 1, 4096}, lease);
        if (wave.pml) pml.correctLaplacian(wave.now);
        if (wave.pml && wave.velocity) pml.correctLaplacian(*wave.velocity);
        absorbInWalls(wave);
        for (const auto& [x, y] : placesIn(c)) seen.push_back(static_cast<double>(wave.now.at(x, y)));
        if (done < c.steps) forcing.apply(done, wave.now.cells(), wave.now, wave);
    }
    return seen;
}

std::vector<double> inPasses(Wave<float>& wave, const Case& c) {
    const DenormalsAreZero flush;
    const Domain domain = domainOf(c.grid, c.rule);
    const Formula formula = formulaOf(c.rule, wave.stiffness.has_value());
    const Forcing forcing = forcingOf(c);
    ThreadPool::Lease lease(ThreadPool::shared(), c.plan.threads);
    Pml pml;
    std::optional<LayersByRows> layers;
    if (wave.stiffness) fillStiffnessGhosts(*wave.stiffness, domain.edges);
    if (wave.pml) {
        pml.begin(wave, c.rule, domain);
        layers.emplace(pml, wave, c.plan.isa);
    }
    HeightRecord record(placesIn(c));
    record.expect(wave, c.steps);
    const LocalEffects effects(wave, layers ? &*layers : nullptr, &forcing, &record);
    stepInBlocks(wave, formula, domain, c.steps, c.plan, lease, effects);
    std::vector<double> seen;
    for (std::size_t row = 0; row < record.frames(); ++row)
        for (std::size_t i = 0; i < placesIn(c).size(); ++i) seen.push_back(record.height(row, i));
    return seen;
}

void expectSameBits(Case c, const Wave<float>& start) {
    Wave<float> expected = start;
    const std::vector<double> seen = stepByStep(expected, c);
    for (Isa isa : availableIsas()) {
        c.plan.isa = isa;
        Wave<float> wave = start;
        EXPECT_EQ(inPasses(wave, c), seen) << c;
        ASSERT_EQ(stateHash(expected), stateHash(wave)) << c;
    }
}

} // namespace

TEST(LocalEffects, PassesMatchSingleSteps) {
    for (int i = 0; i < cases; ++i) {
        RandomSequence dice(static_cast<std::uint64_t>(i + 1));
        Case c = anyCase(dice);
        const Wave<float> start = anyWave(c, dice);
        if (start.inDouble) continue;
        SCOPED_TRACE("case " + std::to_string(i));
        ASSERT_NO_FATAL_FAILURE(expectSameBits(c, start));
    }
}

// Rows below need this step's memory of the row above.
TEST(LocalEffects, ThreadsNeverShareLayers) {
    for (int perPass : {1, 2, 7}) {
        RandomSequence dice(5);
        Case c;
        c.rule.scene = SceneKind::Pool;
        c.rule.edges = {Edge::Fixed, Edge::Fixed, Edge::Absorbing, Edge::Absorbing};
        c.rule.k = 0.5;
        c.grid = {70, 2 * c.rule.rim};
        c.plan = {Isa::Baseline, 8, perPass, 4096};
        c.steps = 3 * c.rule.rim; // waves reach the outermost cells
        const Wave<float> start = anyWave(c, dice);
        ASSERT_NO_FATAL_FAILURE(expectSameBits(c, start));
    }
}

TEST(LocalEffects, LimitsForcedStepsForLargeOrConservingPools) {
    Experiment experiment;
    experiment.rule.scene = SceneKind::Pool;
    experiment.rule.k = 0.5;
    experiment.grid = {90, 60};
    experiment.drive.height = 0.1;
    experiment.drive.frequency = 0.05;
    experiment.drive.x = 30.0;
    experiment.drive.y = 30.0;
    const auto maxSteps = [&experiment] {
        DriveHistory drives;
        drives.follow(experiment.drive, 0);
        return maxForcedSteps(experiment, drives, Emitters{});
    };
    EXPECT_GT(maxSteps(), 1);
    experiment.drive.shape = PullShape::Mode;
    EXPECT_GT(maxSteps(), 1) << "5400 cells";
    experiment.grid = {900, 600};
    EXPECT_EQ(maxSteps(), 1);
    experiment.drive.shape = PullShape::Gaussian;
    experiment.rule.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
    experiment.rule.conserve = Conserve::On;
    EXPECT_EQ(maxSteps(), 1);
}
