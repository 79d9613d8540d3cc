// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/blocks.h"
#include "engine/engine.h"
#include "engine/forcing.h"
#include "model/experiment.h"
#include "posix/cache.h"
#include "results.h"
#include "run/simulation.h"
#include "wave/denormals.h"
#include "wave/split_mix.h"
#include "yardsticks.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <cstdlib>
#include <functional>
#include <memory>
#include <unistd.h>

namespace seiche::bench {

namespace {

// Steps in a frame of a fast-forwarded lesson.
constexpr int stepsPerCall = 16;

std::string sizeOf(const Grid& grid) {
    return grid.height == 1 ? std::to_string(grid.width)
                            : std::to_string(grid.width) + 'x' + std::to_string(grid.height);
}

// Returns a random wave with edges at rest.
Wave<float> restlessWave(const Grid& grid, const Rule& rule) {
    Wave<float> wave(grid, rule.scene);
    SplitMix random(1);
    const bool pool = rule.scene == SceneKind::Pool;
    for (int y = pool ? 1 : 0; y < (pool ? grid.height - 1 : 1); ++y)
        for (int x = 1; x < grid.width - 1; ++x) {
            wave.now.at(x, y) = static_cast<float>(random.next() >> 40) * 0x1p-23f - 1.0f;
            wave.previous.at(x, y) = wave.now.at(x, y);
        }
    return wave;
}

using Advance = std::function<void(Wave<float>&, int steps)>;
using Prepare = void (*)(Wave<float>&);

void add(
    const std::string& what, const Grid& grid, const Rule& rule, int threads, const Advance& advance,
    Prepare prepare = [](Wave<float>&) {}, const std::string& size = {}) {
    // More steps per call for small grids hide the overhead of clock and threads.
    const int calls =
        static_cast<int>(std::clamp<std::int64_t>(30'000'000 / (grid.cells() * stepsPerCall), 1, 10'000));
    const std::string name = what + '/' + (size.empty() ? sizeOf(grid) : size) + '/' + std::to_string(threads);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        Wave<float> wave = restlessWave(grid, rule);
        prepare(wave);
        for (auto _ : state)
            for (int i = 0; i < calls; ++i) advance(wave, stepsPerCall);
        state.SetItemsProcessed(state.iterations() * calls * stepsPerCall * grid.cells());
    })->UseRealTime();
}

void addEngine(
    const std::string& what, const Grid& grid, const Rule& rule, int threads,
    Prepare prepare = [](Wave<float>&) {}, const std::string& size = {}) {
    const auto engine = std::make_shared<Engine>();
    engine->setThreads(threads);
    add(
        what, grid, rule, threads, [=](Wave<float>& wave, int steps) { engine->advance(wave, rule, steps); },
        prepare, size);
}

void addEngineWith(Isa isa, const Grid& grid, const Rule& rule, int threads) {
    if (std::ranges::count(availableIsas(), isa) == 0) return;
    add(std::string(toString(isa)), grid, rule, threads, [=](Wave<float>& wave, int steps) {
        const Domain domain = domainOf(grid, rule);
        ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(domain, steps, threads));
        Plan plan = planFor(domain, 2, steps, lease.threads());
        plan.isa = isa;
        stepInBlocks(wave, formulaOf(rule), domain, steps, plan, lease);
    });
}

void addYardstick(const std::string& what, const Grid& grid, const Rule& rule, int threads,
                  void (*steps)(Wave<float>&, int, ThreadPool::Lease&), const std::string& size = {}) {
    add(
        what, grid, rule, threads,
        [=](Wave<float>& wave, int count) {
            const DenormalsAreZero flush;
            ThreadPool::Lease lease(ThreadPool::shared(), threads);
            steps(wave, count, lease);
        },
        [](Wave<float>&) {}, size);
}

Rule poolRule(Stencil stencil = Stencil::Cross, double k = 0.5, Edge edge = Edge::Fixed) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.stencil = stencil;
    rule.k = k;
    rule.edges = {edge, edge, edge, edge};
    return rule;
}

Rule withVelocityDamping(Rule rule) {
    rule.damping.velocity = 0.999;
    return rule;
}

void conformToAbsorbing(Wave<float>& wave) { conformTo(wave, poolRule(Stencil::Cross, 0.5, Edge::Absorbing)); }

// Adds a benchmark with a central point source.
void addSource(const std::string& what, const Grid& grid, const Rule& rule, int threads, Prepare prepare) {
    const auto engine = std::make_shared<Engine>();
    engine->setThreads(threads);
    const PoolObject source{"source", grid.width / 2.0, grid.height / 2.0, 0.0, Source{}};
    const auto footprint =
        std::make_shared<Forcing::Footprint>(footprintOf(source, grid, SceneKind::Pool, {source.x, source.y}));
    add(
        what, grid, rule, threads,
        [=](Wave<float>& wave, int steps) {
            Forcing forcing(domainOf(grid, rule).moving, steps);
            for (int done = 1; done < steps; ++done)
                forcing.add(done, *footprint, forcingAt(source, rule, rule.k, 200.0, wave.frame + done));
            engine->advance(wave, rule, steps, &forcing);
        },
        prepare);
}

// Adds a benchmark of a whole run.
void addRun(const std::string& what, const Experiment& experiment, int threads) {
    const std::int64_t cells = experiment.grid.cells();
    // Short runs would miss the occasional scan of all displacements.
    const std::int64_t steps = std::max<std::int64_t>(1'000'000'000 / cells, 100);
    const std::string name = what + '/' + sizeOf(experiment.grid) + '/' + std::to_string(threads);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
        Simulation run(experiment);
        run.setThreads(threads);
        run.advance(1);
        for (auto _ : state) run.advance(steps);
        state.SetItemsProcessed(state.iterations() * steps * cells);
    })->UseRealTime();
}

// Returns a pulse in an empty pool.
Experiment bareRun(const Grid& grid) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.grid = grid;
    experiment.rule = poolRule();
    experiment.stepsPerSecond = 200.0;
    const double x = grid.width / 4.0, y = grid.height / 2.0;
    experiment.events = {{0, Pull{PullShape::Cosine, 30.0, 1.0, PullMode::Pluck, x, y}}};
    return experiment;
}

// Returns a ripple tank with absorbing sides, a source, two slits and a slow lens.
Experiment sceneRun(const Grid& grid) {
    Experiment experiment = bareRun(grid);
    experiment.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    const double middle = grid.height / 2.0;
    Wall wall;
    wall.shape.width = grid.height;
    wall.slits = 2;
    wall.opening = grid.height / 27.0;
    wall.distance = grid.height / 5.0;
    MediumRegion lens;
    lens.shape.form = Form::Lens;
    lens.shape.width = grid.width / 12.0;
    lens.shape.height = grid.height / 2.0;
    experiment.objects = {{"source", grid.width / 6.0, middle, 0.0, Source{}},
                          {"wall", grid.width / 3.0, middle, 90.0, wall},
                          {"lens", grid.width / 1.6, middle, 0.0, lens}};
    return experiment;
}

// Adds a stiffness for every cell and some walls.
void addMedia(Wave<float>& wave) {
    wave.stiffness.emplace(wave.grid(), SceneKind::Pool);
    for (int y = 0; y < wave.grid().height; ++y)
        for (int x = 0; x < wave.grid().width; ++x)
            wave.stiffness->at(x, y) =
                x % 97 == 0 && y % 50 < 30 ? 0.0f : 1.0f - static_cast<float>(y % 7) * 0.1f;
    conformTo(wave, poolRule());
}

// Adds a wall with two slits and a lens.
void addScene(Wave<float>& wave) {
    const Grid grid = wave.grid();
    wave.stiffness.emplace(grid, SceneKind::Pool).fill(1.0f);
    const int wall = grid.width / 3, middle = grid.height / 2, slit = grid.height / 10;
    for (int y = 0; y < grid.height; ++y)
        for (int x = wall; x < wall + 3; ++x)
            if (std::abs(std::abs(y - middle) - slit) > slit / 4) wave.stiffness->at(x, y) = freeWall;
    const int radius = grid.height / 6;
    for (int y = -radius; y <= radius; ++y)
        for (int x = -radius; x <= radius; ++x)
            if (x * x + y * y < radius * radius) wave.stiffness->at(2 * wall + x, middle + y) = 0.5f;
    conformTo(wave, poolRule());
}

// Returns a grid whose two time levels exceed all caches, but use at most a quarter of the memory.
Grid poolBeyondCaches() {
    const double memory =
        static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
    const double wanted = std::max(4.0 * static_cast<double>(cacheSizes().largest), 512e6);
    constexpr int width = 3840;
    return {width, static_cast<int>(std::min(wanted, memory / 4.0) / (2.0 * sizeof(float) * width))};
}

} // namespace

void registerSteps() {
    for (const Grid& grid : {Grid{320, 240}, Grid{1920, 1080}, Grid{3840, 2160}}) {
        for (int threads : {1, 2}) {
            addYardstick("plain", grid, poolRule(), threads, plainSteps);
            addEngine("engine", grid, poolRule(), threads);
        }
        addEngineWith(Isa::Baseline, grid, poolRule(), 2);
        addEngineWith(Isa::Avx2, grid, poolRule(), 2);
        addEngine("any k", grid, poolRule(Stencil::Cross, 0.4), 2);
        addEngine("diagonal", grid, poolRule(Stencil::Diagonal, 0.4), 2);
        addEngine("moore", grid, poolRule(Stencil::Moore, 0.3), 2);
        addEngine("isotropic", grid, poolRule(Stencil::Isotropic, 0.6), 2);
        addEngine("walls", grid, poolRule(), 2, addMedia);
        addEngine("scene", grid, poolRule(), 2, addScene);
        addEngine("absorbing", grid, poolRule(Stencil::Cross, 0.5, Edge::Absorbing), 2, conformToAbsorbing);
        addSource("absorbing, source", grid, poolRule(Stencil::Cross, 0.5, Edge::Absorbing), 2,
                  conformToAbsorbing);
        addEngine("velocity damping", grid, withVelocityDamping(poolRule(Stencil::Cross, 0.4)), 2,
                  [](Wave<float>& wave) { keepVelocity(wave, withVelocityDamping({})); });
        for (int threads : {1, 2}) {
            addRun("run", bareRun(grid), threads);
            addRun("run of a scene", sceneRun(grid), threads);
        }
        addEngine("free edges", grid, poolRule(Stencil::Cross, 0.5, Edge::Free), 2);
        addEngine("periodic edges", grid, poolRule(Stencil::Cross, 0.5, Edge::Periodic), 2);
    }
    // The size depends on the machine and stays unnamed.
    addYardstick("stream", poolBeyondCaches(), poolRule(), 2, stream, "beyond caches");
    addEngine("engine", poolBeyondCaches(), poolRule(), 2, [](Wave<float>&) {}, "beyond caches");
    for (int points : {320, 10'000, 100'000, 1'000'000}) {
        addYardstick("plain string", {points, 1}, Rule{}, 1, plainStringSteps);
        addEngine("string", {points, 1}, Rule{}, 1);
    }
    for (int points : {320, 1000, 4000, 10'000, 100'000, 1'000'000})
        addEngine("damped string", {points, 1}, withVelocityDamping({}), 1);
    for (int points : {100'000, 1'000'000}) {
        addYardstick("plain string", {points, 1}, Rule{}, 2, plainStringSteps);
        addEngine("string", {points, 1}, Rule{}, 2);
    }
}

} // namespace seiche::bench
