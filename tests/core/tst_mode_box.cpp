// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standing waves inside a box of walls match a pool of the same size.
#include "files/experiment_file.h"
#include "run/simulation.h"
#include "theory/modes.h"
#include "wave/mode_box.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr Stencil everyStencil[] = {Stencil::Cross, Stencil::Diagonal, Stencil::Moore, Stencil::Isotropic};

PoolObject boxOf(double x, double y, double width, double height, WallKind kind, double angle = 0.0) {
    Wall wall;
    wall.shape = {.form = Form::Box, .width = width, .height = height, .thickness = 3.0, .path = {}};
    wall.kind = kind;
    return {"box", x, y, angle, wall};
}

Experiment poolWith(const PoolObject& box, Stencil stencil, AddedModes modes) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {120, 100};
    e.rule.stencil = stencil;
    e.rule.k = 0.9 * 4.0 / weightsOf(stencil).largestEigenvalue();
    e.objects = {box};
    modes.in = box.name;
    e.pullWith.x = e.pullWith.y = 0.0;
    e.events = {{0, modes}};
    return e;
}

const Wave<float>& waveOf(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

// Returns the cells inside an axis-parallel box.
Cells insideOf(const Simulation& run, int x, int y) {
    const Field<float>& stiffness = *waveOf(run).stiffness;
    Cells inside{x, x, y, y};
    while (stiffness.at(inside.x0 - 1, y) > 0.0f) --inside.x0;
    while (stiffness.at(inside.x1, y) > 0.0f) ++inside.x1;
    while (stiffness.at(x, inside.y0 - 1) > 0.0f) --inside.y0;
    while (stiffness.at(x, inside.y1) > 0.0f) ++inside.y1;
    return inside;
}

// Returns a pool with sides instead of the box's walls.
Simulation poolOfItsSize(const Experiment& e, const Cells& inside, Edge edge, const AddedModes& modes) {
    Experiment own = defaultExperiment(SceneKind::Pool);
    own.rule = e.rule;
    own.rule.edges = {edge, edge, edge, edge};
    const int beyond = edge == Edge::Fixed ? 1 : 0;
    own.grid = {inside.width() + 2 * beyond, inside.height() + 2 * beyond};
    own.pullWith.x = own.pullWith.y = 0.0;
    own.events = {{0, modes}};
    return Simulation(own);
}

double largestOutside(const Simulation& run, const Cells& inside) {
    double largest = 0.0;
    for (int y = 0; y < run.grid().height; ++y)
        for (int x = 0; x < run.grid().width; ++x)
            if (!inside.contains(x, y)) largest = std::max(largest, std::abs(run.height(x, y)));
    return largest;
}

std::string problemsOf(const std::string& things, const std::string& events) {
    const ReadExperiment read = readExperiment(R"({ "seiche": 1, "medium": "pool", "things": )" + things +
                                               R"(, "events": )" + events + " }");
    std::string all;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&read))
        for (const Problem& problem : *problems) all += lineOf(problem) + '\n';
    return all;
}

} // namespace

TEST(ModeBox, MatchesPoolOfSameSize) {
    for (const Stencil stencil : everyStencil)
        for (const auto& [kind, edge] :
             {std::pair{WallKind::Fixed, Edge::Fixed}, std::pair{WallKind::Free, Edge::Free}})
            for (const auto& [m, n] : {std::pair{1.0, 1.0}, std::pair{3.0, 2.0}}) {
                AddedModes modes;
                modes.modes = {{.halfWavesX = m, .halfWavesY = n, .height = 2.0, .phase = 0.1}};
                const Experiment e = poolWith(boxOf(60.0, 50.0, 60.0, 44.0, kind), stencil, modes);
                Simulation run(e);
                const Cells inside = insideOf(run, 60, 50);
                Simulation own = poolOfItsSize(e, inside, edge, modes);
                const auto text = testing::Message()
                                  << toString(stencil) << ' ' << toString(kind) << ' ' << m << ", " << n;
                const int beyond = edge == Edge::Fixed ? 1 : 0;
                double largest = 0.0;
                for (int i = 0; i < 4; ++i) {
                    largest = std::max(largest, run.largestHeight());
                    double difference = 0.0;
                    for (int y = inside.y0; y < inside.y1; ++y)
                        for (int x = inside.x0; x < inside.x1; ++x)
                            difference = std::max(
                                difference, std::abs(run.height(x, y) - own.height(x - inside.x0 + beyond,
                                                                                   y - inside.y0 + beyond)));
                    EXPECT_LT(difference, 1e-4) << text << " at step " << run.frame();
                    EXPECT_EQ(largestOutside(run, inside), 0.0) << text;
                    run.advance(150);
                    own.advance(150);
                }
                EXPECT_GT(largest, 0.3) << text;
            }
}

// After 200 whole periods, an error of 0.1 % shows.
TEST(ModeBox, FrequencyMatchesTheory) {
    for (const auto& [kind, edge, m] :
         {std::tuple{WallKind::Fixed, Edge::Fixed, 2.0}, std::tuple{WallKind::Free, Edge::Free, 0.0}}) {
        AddedModes modes;
        modes.modes = {{.halfWavesX = m, .halfWavesY = 1.0, .height = 1.0}};
        const Experiment e = poolWith(boxOf(60.0, 50.0, 60.0, 44.0, kind), Stencil::Isotropic, modes);
        Simulation run(e);
        run.applyPendingEvents();
        const Cells inside = insideOf(run, 60, 50);
        const Simulation own = poolOfItsSize(e, inside, edge, modes);
        const auto theory = Modes::of(own.rule(), own.grid());
        ASSERT_TRUE(theory);
        std::optional<Mode> mode;
        for (const Mode& each : theory->lowest(12))
            if (each.halfWavesX == m && each.halfWavesY == 1.0) mode = each;
        ASSERT_TRUE(mode);
        const int x = inside.x0 + inside.width() / 4, y = inside.y0 + inside.height() / 4;
        const double first = run.height(x, y);
        ASSERT_GT(std::abs(first), 0.3);
        const std::int64_t steps = std::llround(200.0 / mode->motion.cyclesPerStep());
        run.advance(steps);
        const double cycles = double(steps) * mode->motion.cyclesPerStep();
        EXPECT_NEAR(run.height(x, y) / first, std::cos(2 * std::numbers::pi * cycles), 0.02);
    }
}

TEST(ModeBox, RotatesWithBox) {
    // 180 degrees exchange the ends, 90 degrees the axes.
    AddedModes modes;
    modes.modes = {{.halfWavesX = 2.0, .halfWavesY = 1.0}};
    const auto at = [&](double angle, int x, int y) {
        Simulation run(poolWith(boxOf(60.0, 50.0, 60.0, 44.0, WallKind::Fixed, angle), Stencil::Cross, modes));
        run.applyPendingEvents();
        return run.height(x, y);
    };
    EXPECT_GT(at(0.0, 46, 50), 0.9);
    EXPECT_LT(at(180.0, 46, 50), -0.9);
    EXPECT_GT(at(90.0, 60, 36), 0.9);
    EXPECT_LT(at(-90.0, 60, 36), -0.9);
    EXPECT_NEAR(at(90.0, 60, 50), 0.0, 0.15) << "the node in the middle";
}

// Walls made of stairs match the frequency of a rectangle within 3 %.
TEST(ModeBox, TiltedBoxNearlyMatchesRectangle) {
    for (const WallKind kind : {WallKind::Fixed, WallKind::Free}) {
        AddedModes modes;
        modes.modes = {{.halfWavesX = 1.0, .halfWavesY = kind == WallKind::Fixed ? 1.0 : 0.0}};
        const Experiment e = poolWith(boxOf(60.0, 50.0, 64.0, 46.0, kind, 30.0), Stencil::Isotropic, modes);
        Simulation run(e);
        run.applyPendingEvents();
        const double width = 58.0, height = 40.0, speed = longWaveSpeed(e.rule);
        const double lengths = kind == WallKind::Fixed ? std::hypot(1 / width, 1 / height) : 1 / width;
        const double expected = 0.5 * speed * lengths; // cycles per step
        const int x = kind == WallKind::Fixed ? 60 : 42, y = kind == WallKind::Fixed ? 50 : 40;
        int crossings = 0;
        std::int64_t firstAt = 0, lastAt = 0;
        double before = run.height(x, y);
        for (int i = 0; i < 6000; ++i) {
            run.advance(1);
            const double now = run.height(x, y);
            if ((before < 0.0) != (now < 0.0)) {
                if (crossings++ == 0) firstAt = run.frame();
                lastAt = run.frame();
            }
            before = now;
        }
        const double measured = 0.5 * (crossings - 1) / double(lastAt - firstAt);
        EXPECT_NEAR(measured / expected, 1.0, 0.03) << toString(kind);
        // No wave has passed the wall.
        const PoolObject outer = boxOf(60.0, 50.0, 64.0, 46.0, kind, 30.0);
        Shape full = *shapeOf(outer);
        full.thickness = 0.0;
        const Turn turn(30.0);
        for (int b = 0; b < 100; ++b)
            for (int a = 0; a < 120; ++a) {
                const Spot own = turn.back({a - 60.0, b - 50.0});
                if (depthInside(full, own.x, own.y) < 0.0) {
                    EXPECT_EQ(run.height(a, b), 0.0);
                }
            }
    }
}

// `alone` clears the box and keeps waves outside.
TEST(ModeBox, AloneClearsOnlyInterior) {
    AddedModes modes;
    modes.modes = {{.halfWavesX = 1.0, .halfWavesY = 1.0, .height = 0.0}};
    modes.alone = true;
    Experiment e = poolWith(boxOf(60.0, 50.0, 60.0, 44.0, WallKind::Free), Stencil::Cross, modes);
    const auto plucked = [](double x, double y) {
        return Event{0, Pull{.shape = PullShape::Gaussian,
                             .width = 2.0,
                             .height = 1.0,
                             .mode = PullMode::Pluck,
                             .x = x,
                             .y = y}};
    };
    e.events.insert(e.events.begin(), {plucked(60.0, 50.0), plucked(10.0, 10.0)});
    Simulation run(e);
    run.applyPendingEvents();
    EXPECT_EQ(run.height(60, 50), 0.0);
    EXPECT_NEAR(run.height(10, 10), 1.0, 1e-6);
    run.advance(20);
    EXPECT_EQ(run.height(60, 50), 0.0);
}

TEST(ModeBox, SlowerWaterActsLikeSmallerK) {
    MediumRegion slow;
    slow.shape = {.form = Form::Box, .width = 90.0, .height = 90.0, .thickness = 0.0, .path = {}};
    slow.factor = 0.25;
    AddedModes modes;
    modes.modes = {{.halfWavesX = 2.0, .halfWavesY = 1.0}};
    Experiment e = poolWith(boxOf(60.0, 50.0, 60.0, 44.0, WallKind::Fixed), Stencil::Isotropic, modes);
    Experiment slower = e;
    slower.rule.k *= 0.25;
    e.objects.insert(e.objects.begin(), {"slow", 60.0, 50.0, 0.0, slow});
    Simulation run(e), other(slower);
    run.advance(500);
    other.advance(500);
    for (int x = 40; x < 80; ++x) EXPECT_NEAR(run.height(x, 45), other.height(x, 45), 1e-4) << x;
}

TEST(ModeBox, FilesKeepModes) {
    AddedModes modes;
    modes.modes = {{.halfWavesX = 2.0, .halfWavesY = 1.0, .height = 0.5, .phase = 0.25}};
    modes.alone = true;
    const Experiment e = poolWith(boxOf(60.0, 50.0, 60.0, 44.0, WallKind::Fixed), Stencil::Cross, modes);
    const ReadExperiment read = readExperiment(writeExperiment(e));
    ASSERT_TRUE(std::holds_alternative<Experiment>(read));
    EXPECT_EQ(std::get<Experiment>(read).events, e.events);
}

TEST(ModeBox, RejectsMissingOrUnsuitableBox) {
    const std::string box =
        R"({ "kind": "wall", "name": "box", "form": "box", "edge": "fixed", "thickness": 3 })";
    const auto modesIn = [](const std::string& step, const std::string& name) {
        return R"({ "step": )" + step + R"(, "modes": { "in": ")" + name +
               R"(", "waves": [ { "halfWaves": [1, 1] } ] } })";
    };
    EXPECT_EQ(problemsOf("[" + box + "]", "[" + modesIn("5", "box") + "]"), "");
    EXPECT_EQ(problemsOf("[" + box + "]", "[" + modesIn("5", "bax") + "]"),
              "events[0].modes.in: there is no wall called \"bax\" in the pool at this step\n");
    EXPECT_EQ(problemsOf("[" + box + "]",
                         R"([{ "step": 3, "things": { "remove": ["box"] } }, )" + modesIn("5", "box") + "]"),
              "events[1].modes.in: there is no wall called \"box\" in the pool at this step\n");
    const std::string isNone =
        "is not a box-shaped wall that is fixed or free, has a thickness and does not move\n";
    for (const char* wall :
         {R"({ "kind": "wall", "name": "box", "form": "ellipse", "edge": "fixed", "thickness": 3 })",
          R"({ "kind": "wall", "name": "box", "form": "box", "edge": "fixed", "thickness": 0 })",
          R"({ "kind": "wall", "name": "box", "form": "box", "edge": "absorbing", "thickness": 3 })",
          R"({ "kind": "wall", "name": "box", "form": "box", "thickness": 3, "speed": 2, "toX": 9, "toY": 9 })",
          R"({ "kind": "medium", "name": "box", "form": "box" })"})
        EXPECT_EQ(problemsOf("[" + std::string(wall) + "]", "[" + modesIn("5", "box") + "]"),
                  "events[0].modes.in: \"box\" " + isNone)
            << wall;
    EXPECT_EQ(problemsOf("[]", R"([{ "step": 0, "modes": { "in": 3, "waves": [] } }])"),
              "events[0].modes.in: 3 is not a name\n");
}

// The run continues after the user has removed the box.
TEST(ModeBox, IgnoresMissingOrFilledBox) {
    AddedModes modes;
    modes.modes = {{}};
    Experiment e = poolWith(boxOf(60.0, 50.0, 60.0, 44.0, WallKind::Fixed), Stencil::Cross, modes);
    e.objects.clear();
    Simulation run(e);
    run.advance(10);
    EXPECT_EQ(run.largestHeight(), 0.0);
    // A box without interior is ignored.
    PoolObject full = boxOf(60.0, 50.0, 60.0, 44.0, WallKind::Fixed);
    shapeOf(full)->thickness = 90.0;
    e.objects = {full};
    Simulation none(e);
    none.advance(10);
    EXPECT_EQ(none.largestHeight(), 0.0);
}
