// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fast engine gives the bits of the reference loop: every stencil, scheme, damping and edge,
// odd sizes, split calls, any number of threads, steps per pass, strips and instruction sets. The
// heights include zeros of both signs and denormals.
#include "engine/blocks.h"
#include "engine/engine.h"
#include "engine/ghosts.h"
#include "engine/reference.h"
#include "engine/three_level_schemes.h"
#include "measure/energy.h"
#include "run/state_hash.h"
#include "wave/denormals.h"

#include <bit>
#include <cstring>
#include <gtest/gtest.h>
#include <random>
#include <sstream>

using namespace seiche;

namespace {

// Sanitizers are ten times slower and find as much in fewer cases.
#ifdef SEICHE_SANITIZED
constexpr int cases = 480;
constexpr int largePools = 8;
#else
constexpr int cases = 2400;
constexpr int largePools = 30;
#endif

class RandomSequence {
public:
    explicit RandomSequence(unsigned seed) : m_random(seed) {}
    int from(int min, int largest) {
        const std::int64_t values = std::int64_t{largest} - min + 1;
        return static_cast<int>(min +
                                static_cast<std::int64_t>(m_random() % static_cast<std::uint64_t>(values)));
    }
    template <class T>
    T oneOf(std::initializer_list<T> values) {
        return values.begin()[from(0, static_cast<int>(values.size()) - 1)];
    }

private:
    std::mt19937 m_random;
};

struct Case {
    Grid grid;
    Rule rule;
    int steps;
    Plan plan;
};

std::string described(const Case& c) {
    std::ostringstream text;
    const Edges& e = c.rule.edges;
    text << toString(c.rule.scene) << ' ' << c.grid.width << 'x' << c.grid.height << ' '
         << toString(c.rule.scheme) << ' ' << toString(c.rule.stencil) << ' ' << toString(c.rule.arithmetic)
         << " k " << c.rule.k << " d " << c.rule.damping.update << " s " << c.rule.damping.velocity
         << " divisor " << c.rule.divisor << " share " << c.rule.dampingShare << " edges " << toString(e.left)
         << ' ' << e.leftImpedance << ' ' << toString(e.right) << ' ' << e.rightImpedance << ' '
         << toString(e.top) << ' ' << toString(e.bottom) << " model " << toString(c.rule.model) << " steps "
         << c.steps << " isa " << toString(c.plan.isa) << " threads " << c.plan.threads << " per pass "
         << c.plan.stepsPerPass << " strip " << c.plan.stripCells;
    return text.str();
}

Edges anyEdges(RandomSequence& dice) {
    const auto side = [&] { return dice.oneOf({Edge::Fixed, Edge::Fixed, Edge::Free}); };
    Edges edges{side(), side(), side(), side()};
    if (dice.from(0, 3) == 0) edges.left = edges.right = Edge::Periodic;
    if (dice.from(0, 3) == 0) edges.top = edges.bottom = Edge::Periodic;
    return edges;
}

// Adds dampers often, with impedances from 0 to 1000.
void addDashpots(Edges& edges, RandomSequence& dice) {
    const auto impedance = [&] { return dice.oneOf({0.0, 0.25, 1.0, 1.0, 3.7, 100.0, 1000.0}); };
    if (edges.left == Edge::Periodic) return;
    if (dice.from(0, 2) == 0) edges.left = Edge::Impedance;
    if (dice.from(0, 2) == 0) edges.right = Edge::Impedance;
    edges.leftImpedance = impedance();
    edges.rightImpedance = impedance();
}

Case anyCase(RandomSequence& dice) {
    Case c;
    const auto size = [&] {
        return dice.oneOf(
            {1, 2, 3, 4, 7, 15, 16, 17, 18, 31, 33, 48, 64, 65, 97, dice.from(1, 120), dice.from(1, 300)});
    };
    c.rule.scene = dice.oneOf({SceneKind::String, SceneKind::Pool, SceneKind::Pool, SceneKind::Pool});
    c.grid = {size(), c.rule.scene == SceneKind::String ? 1 : size()};
    if (c.rule.scene == SceneKind::String) c.grid.width *= dice.from(1, 9);
    c.rule.scheme = dice.oneOf({Scheme::Leapfrog, Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler});
    c.rule.stencil = dice.oneOf({Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic});
    c.rule.k = dice.oneOf({1.0, 0.5, 0.25, 0.5, 0.3, 0.123456789});
    c.rule.damping.update = dice.oneOf({1.0, 1.0, 0.995, 0.99999});
    c.rule.damping.velocity = dice.oneOf({1.0, 1.0, 0.995, 0.99999});
    c.rule.divisor = dice.oneOf({2, 2, 4, 3, 7});
    c.rule.dampingShare = dice.oneOf({0, 16, 16, 5});
    c.rule.edges = anyEdges(dice);
    c.rule.model = dice.oneOf({MediumModel::Depth, MediumModel::Density});
    c.steps = dice.from(1, 40);
    c.plan = {Isa::Baseline, dice.oneOf({1, 1, 1, 2, 3, 4}), dice.from(1, 24),
              16 * dice.oneOf({1, 2, 5, 16, 24})};
    return c;
}

float anyHeight(RandomSequence& dice, float scale) {
    switch (dice.from(0, 15)) {
    case 0: return 0.0f;
    case 1: return -0.0f;
    case 2: return std::bit_cast<float>(dice.from(1, 0x7fffff));                            // denormal
    case 3: return std::bit_cast<float>(dice.from(1, 0x7fffff) | std::int32_t(0x80000000)); // negative denormal
    case 4: return scale * 1.2e-38f;
    default: return scale * (static_cast<float>(dice.from(-1'000'000, 1'000'000)) * 1e-6f);
    }
}

template <class T>
void fill(Field<T>& field, RandomSequence& dice, auto height) {
    for (int y = 0; y < field.grid().height; ++y)
        for (int x = 0; x < field.grid().width; ++x) field.at(x, y) = height(dice);
}

Wave<float> anyWave(const Case& c, RandomSequence& dice) {
    Wave<float> wave(c.grid, c.rule.scene);
    const float scale = dice.oneOf({1.0f, 1.0f, 1e-37f, 1e30f});
    const auto height = [scale](RandomSequence& d) { return anyHeight(d, scale); };
    fill(wave.now, dice, height);
    fill(wave.previous, dice, height);
    if (c.rule.scheme == Scheme::DelayedEuler) {
        wave.older.emplace(c.grid, c.rule.scene);
        fill(*wave.older, dice, height);
    }
    return wave;
}

// Adds media of several stiffnesses and walls.
void addMedia(Wave<float>& wave, const Rule& rule, RandomSequence& dice) {
    wave.stiffness.emplace(wave.grid(), rule.scene);
    fill(*wave.stiffness, dice,
         [](RandomSequence& d) { return d.oneOf({1.0f, 1.0f, 0.25f, 0.7f, 0.0f, -1.0f}); });
    conformTo(wave, rule);
}

// Adds a few objects to a uniform medium.
void addObjects(Wave<float>& wave, const Rule& rule, RandomSequence& dice) {
    wave.stiffness.emplace(wave.grid(), rule.scene).fill(1.0f);
    const Grid grid = wave.grid();
    for (int object = dice.from(0, 4); object > 0; --object) {
        const float stiffness = dice.oneOf({0.5f, 0.7f, freeWall, fixedWall});
        const int x0 = dice.from(0, grid.width - 1), y0 = dice.from(0, grid.height - 1);
        const int x1 = std::min(grid.width, x0 + dice.from(1, 60));
        const int y1 = std::min(grid.height, y0 + dice.oneOf({1, 2, 30}));
        for (int y = y0; y < y1; ++y)
            for (int x = x0; x < x1; ++x) wave.stiffness->at(x, y) = stiffness;
    }
    conformTo(wave, rule);
}

Wave<std::int32_t> anyIntegerWave(const Case& c, RandomSequence& dice) {
    Wave<std::int32_t> wave(c.grid, c.rule.scene);
    const int scale = dice.oneOf({20, 10'000, 100'000'000, 2'147'483'647});
    const auto height = [scale](RandomSequence& d) {
        return static_cast<std::int32_t>(d.from(0, scale) - scale / 2);
    };
    fill(wave.now, dice, height);
    fill(wave.previous, dice, height);
    return wave;
}

template <class T>
bool sameBits(const Field<T>& a, const Field<T>& b) {
    for (int y = 0; y < a.grid().height; ++y)
        if (std::memcmp(a.row(y), b.row(y), static_cast<std::size_t>(a.grid().width) * sizeof(T)) != 0)
            return false;
    return true;
}

template <class T>
bool sameBits(const Wave<T>& a, const Wave<T>& b) {
    return a.frame == b.frame && sameBits(a.now, b.now) && sameBits(a.previous, b.previous) &&
           a.older.has_value() == b.older.has_value() && (!a.older || sameBits(*a.older, *b.older));
}

void advance(Wave<float>& wave, const Case& c, int steps, ThreadPool::Lease& lease) {
    {
        const DenormalsAreZero flush;
        keepVelocity(wave, c.rule);
    }
    const Domain domain = domainOf(c.grid, c.rule);
    const Formula formula = formulaOf(c.rule, wave.stiffness.has_value());
    if (wave.stiffness) fillStiffnessGhosts(*wave.stiffness, c.rule.edges);
    const EndDampers<float> dashpots(wave, c.rule);
    if (c.rule.scheme == Scheme::Leapfrog)
        return stepInBlocks(wave, formula, domain, steps, c.plan, lease, dashpots);
    Field<float> spare(c.grid, c.rule.scene);
    stepTextbook(wave, formula, dashpots, domain, steps, spare, c.plan.isa, lease);
}

void advance(Wave<std::int32_t>& wave, const Case& c, int steps, ThreadPool::Lease& lease) {
    stepInBlocks(wave, integerFormulaOf(c.rule), domainOf(c.grid, c.rule), steps, c.plan, lease);
}

// Runs a case on every instruction set, in random splits.
template <class T>
void expectSameBits(const Wave<T>& start, Case c, RandomSequence& dice) {
    Wave<T> expected = start;
    referenceSteps(expected, c.rule, c.steps);
    for (Isa isa : availableIsas()) {
        c.plan.isa = isa;
        Wave<T> wave = start;
        ThreadPool::Lease lease(ThreadPool::shared(), c.plan.threads);
        for (int left = c.steps; left > 0;) {
            const int steps = dice.from(0, 2) == 0 ? dice.from(1, left) : left;
            advance(wave, c, steps, lease);
            left -= steps;
        }
        ASSERT_TRUE(sameBits(expected, wave)) << described(c);
        ASSERT_EQ(stateHash(expected), stateHash(wave));
    }
}

} // namespace

TEST(Engine, EveryCodePathMatchesReferenceExactly) {
    RandomSequence dice(2026);
    for (int i = 0; i < cases; ++i) {
        Case c = anyCase(dice);
        if (i % 6 == 5) {
            c.rule.arithmetic = Arithmetic::Integer;
            c.rule.scheme = Scheme::Leapfrog;
            expectSameBits(anyIntegerWave(c, dice), c, dice);
        } else {
            if (c.rule.scene == SceneKind::String) addDashpots(c.rule.edges, dice);
            Wave<float> wave = anyWave(c, dice);
            if (i % 6 == 4) addMedia(wave, c.rule, dice);
            if (i % 6 == 3) addObjects(wave, c.rule, dice);
            expectSameBits(wave, c, dice);
        }
        if (HasFatalFailure()) return;
    }
}

// Many strips and bands wait for each other.
TEST(Engine, ThreadsMatchReferenceInLargePools) {
    RandomSequence dice(7);
    for (int i = 0; i < largePools; ++i) {
        Case c = anyCase(dice);
        c.rule.scene = SceneKind::Pool;
        c.rule.scheme = Scheme::Leapfrog;
        c.grid = {dice.from(200, 500), dice.from(120, 240)};
        c.plan = {Isa::Baseline, dice.from(2, 4), dice.from(2, 24), 16 * dice.from(1, 12)};
        c.steps = 2 * c.plan.stepsPerPass + 1;
        Wave<float> wave = anyWave(c, dice);
        if (i % 2 == 0) addObjects(wave, c.rule, dice);
        expectSameBits(wave, c, dice);
        if (HasFatalFailure()) return;
    }
}

TEST(Engine, HashIsIndependentOfThreadCount) {
    RandomSequence dice(11);
    Case c = anyCase(dice);
    c.rule = {};
    c.rule.scene = SceneKind::Pool;
    c.rule.k = 0.5;
    c.grid = {640, 360};
    for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::DelayedEuler}) {
        c.rule.scheme = scheme;
        const Wave<float> start = anyWave(c, dice);
        Wave<float> expected = start;
        referenceSteps(expected, c.rule, 30);
        for (int threads = 0; threads <= 4; ++threads) {
            Engine engine;
            engine.setThreads(threads);
            Wave<float> wave = start;
            engine.advance(wave, c.rule, 30);
            EXPECT_EQ(stateHash(expected), stateHash(wave))
                << toString(scheme) << ", " << threads << " threads";
        }
    }
}

// Compares a free edge with a straight free wall for every stencil, scheme and side.
TEST(Engine, FreeWallEqualsFreeEdge) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (Scheme scheme : {Scheme::Leapfrog, Scheme::Euler, Scheme::Rk4})
            for (int side = 0; side < 4; ++side) {
                Rule rule;
                rule.scene = SceneKind::Pool;
                rule.stencil = stencil;
                rule.scheme = scheme;
                rule.k = 0.3;
                const bool across = side < 2, low = side % 2 == 0;
                const int x0 = across && low ? 9 : 0, y0 = !across && low ? 9 : 0;
                const Grid grid{across ? 49 : 40, across ? 33 : 42};
                rule.edges = {x0 ? Edge::Fixed : Edge::Free, Edge::Free, y0 ? Edge::Fixed : Edge::Free,
                              Edge::Free};
                Wave<float> walled(grid, SceneKind::Pool);
                walled.stiffness.emplace(grid, SceneKind::Pool).fill(freeWall);
                Wave<float> small({40, 33}, SceneKind::Pool);
                for (int y = 0; y < 33; ++y)
                    for (int x = 0; x < 40; ++x) walled.stiffness->at(x0 + x, y0 + y) = 1.0f;
                Pull pull{PullShape::Gaussian, 2.5, 1, PullMode::Pluck, 34, 5};
                Rule closed = rule;
                closed.edges = {Edge::Free, Edge::Free, Edge::Free, Edge::Free};
                applyPull(small, closed, pull);
                for (int y = 0; y < 33; ++y)
                    for (int x = 0; x < 40; ++x) {
                        walled.now.at(x0 + x, y0 + y) = small.now.at(x, y);
                        walled.previous.at(x0 + x, y0 + y) = small.previous.at(x, y);
                    }
                Engine engine;
                engine.advance(walled, rule, 90);
                engine.advance(small, closed, 90);
                for (int y = 0; y < 33; ++y)
                    ASSERT_EQ(std::memcmp(walled.now.row(y0 + y) + x0, small.now.row(y), 40 * sizeof(float)), 0)
                        << toString(stencil) << ' ' << toString(scheme) << " side " << side << " row " << y;
            }
}

// Single-cell walls of both kinds among many stiffnesses.
TEST(Engine, RandomWallsConserveEnergy) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic}) {
        RandomSequence dice(5);
        Rule rule;
        rule.scene = SceneKind::Pool;
        rule.stencil = stencil;
        rule.k = 0.97 * (stencil == Stencil::Moore ? 1.0 / 3 : stencil == Stencil::Isotropic ? 0.75 : 0.5);
        rule.edges = {Edge::Free, Edge::Fixed, Edge::Free, Edge::Fixed};
        Wave<float> wave({48, 36}, SceneKind::Pool);
        fill(wave.now, dice, [](RandomSequence& d) { return static_cast<float>(d.from(-1000, 1000)) * 1e-3f; });
        wave.previous = wave.now;
        wave.stiffness.emplace(wave.grid(), SceneKind::Pool);
        fill(*wave.stiffness, dice,
             [](RandomSequence& d) { return d.oneOf({1.0f, 1.0f, 0.25f, 0.7f, freeWall, fixedWall}); });
        for (int x = 0; x < 48; ++x) wave.now.at(x, 35) = 0.0f;
        for (int y = 0; y < 36; ++y) wave.now.at(47, y) = 0.0f;
        conformTo(wave, rule);
        Engine engine;
        engine.advance(wave, rule, 1);
        const double start = energyOf(wave, rule).total();
        for (int i = 0; i < 5; ++i) {
            engine.advance(wave, rule, 2000);
            EXPECT_NEAR(energyOf(wave, rule).total() / start, 1.0, 1e-4) << toString(stencil);
        }
    }
}

// The conserved energy weighs kinetic parts with 1 / stiffness.
TEST(Engine, WallsAndMediaConserveEnergy) {
    for (Stencil stencil : {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic})
        for (Edge edge : {Edge::Fixed, Edge::Free, Edge::Periodic}) {
            Rule rule;
            rule.scene = SceneKind::Pool;
            rule.stencil = stencil;
            rule.k = 0.3;
            rule.edges = {edge, edge, edge, edge};
            Wave<float> wave({48, 36}, SceneKind::Pool);
            wave.stiffness.emplace(wave.grid(), SceneKind::Pool);
            for (int y = 0; y < 36; ++y)
                for (int x = 0; x < 48; ++x) {
                    const bool wall = x == 30 && (y < 14 || y > 20);
                    wave.stiffness->at(x, y) = wall     ? (y < 14 ? freeWall : fixedWall)
                                               : x < 12 ? 0.5f
                                               : y > 28 ? 0.8f
                                                        : 1.0f;
                }
            conformTo(wave, rule);
            applyPull(wave, rule, Pull{PullShape::Gaussian, 3, 1, PullMode::Pluck, 20, 15});
            Engine engine;
            engine.advance(wave, rule, 1);
            const double start = energyOf(wave, rule).total();
            engine.advance(wave, rule, 10'000);
            EXPECT_NEAR(energyOf(wave, rule).total() / start, 1.0, 1e-4)
                << toString(stencil) << ' ' << toString(edge);
            for (int y = 0; y < 14; ++y) EXPECT_EQ(wave.now.at(30, y), 0.0f);
        }
}

// A wall reflects upright, like a free end.
TEST(Engine, WallReflectsWavesUpright) {
    Rule rule;
    Wave<float> wave({320, 1}, SceneKind::String);
    wave.stiffness.emplace(wave.grid(), SceneKind::String).fill(1.0f);
    wave.stiffness->at(300, 0) = 0.0f;
    conformTo(wave, rule);
    applyPull(wave, rule, Pull{PullShape::Gaussian, 6, 1, PullMode::Pluck, 250, 0});
    Engine engine;
    engine.advance(wave, rule, 99); // 49 points there, 1 to reflect, 49 back
    EXPECT_NEAR(wave.now.at(250, 0), 0.5, 0.01);
    EXPECT_EQ(wave.now.at(300, 0), 0.0f);
}

// Concurrent runs share a thread pool; if it is busy, a run works alone.
TEST(Engine, ConcurrentRunsAreIndependent) {
    RandomSequence dice(13);
    Case c = anyCase(dice);
    c.rule = {};
    c.rule.scene = SceneKind::Pool;
    c.rule.k = 0.5;
    c.grid = {320, 240};
    const Wave<float> start = anyWave(c, dice);
    Wave<float> expected = start;
    referenceSteps(expected, c.rule, 200);
    std::vector<std::uint64_t> hashes(3);
    std::vector<std::thread> runs;
    for (std::uint64_t& hash : hashes)
        runs.emplace_back([&] {
            Engine engine;
            Wave<float> wave = start;
            for (int i = 0; i < 10; ++i) engine.advance(wave, c.rule, 20);
            hash = stateHash(wave);
        });
    for (std::thread& run : runs) run.join();
    for (std::uint64_t hash : hashes) EXPECT_EQ(hash, stateHash(expected));
}
