// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "files/presets.h"
#include "model/limits.h"
#include "model/validate.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

std::string listOf(const std::vector<Problem>& problems) {
    std::string text;
    for (const Problem& problem : problems) text += lineOf(problem) + '\n';
    return text;
}

Experiment readWell(const std::string& text, const std::vector<std::string>& overrides = {}) {
    ReadExperiment result = readExperiment(text, overrides);
    if (auto* problems = std::get_if<std::vector<Problem>>(&result)) {
        ADD_FAILURE() << text << '\n' << listOf(*problems);
        return defaultExperiment(SceneKind::String);
    }
    return std::get<Experiment>(std::move(result));
}

std::string problemsOf(const std::string& text, const std::vector<std::string>& overrides = {}) {
    const ReadExperiment result = readExperiment(text, overrides);
    const auto* problems = std::get_if<std::vector<Problem>>(&result);
    return problems ? listOf(*problems) : "";
}

// Returns a string experiment with these members.
std::string stringWith(const std::string& members) {
    return R"({"seiche": 1, "medium": "string", )" + members + "}";
}
std::string poolWith(const std::string& members) {
    return R"({"seiche": 1, "medium": "pool", )" + members + "}";
}

} // namespace

TEST(ExperimentFile, RequiresOnlyTheMedium) {
    EXPECT_EQ(readWell(R"({"seiche": 1, "medium": "string"})"), defaultExperiment(SceneKind::String));
    EXPECT_EQ(readWell(R"({"seiche": 1, "medium": "pool"})"), defaultExperiment(SceneKind::Pool));
}

TEST(ExperimentFile, CentresPullsByDefault) {
    const Experiment string = readWell(stringWith(R"("size": [65])"));
    EXPECT_EQ(string.pullWith.x, 32.0);
    EXPECT_EQ(string.pullWith.y, 0.0);
    const Experiment pool = readWell(poolWith(R"("size": [64, 48])"));
    EXPECT_EQ(pool.pullWith.x, 32.0);
    EXPECT_EQ(pool.pullWith.y, 24.0);
}

TEST(ExperimentFile, ReadsAndWritesPoolView) {
    const std::string text =
        poolWith(R"("overlays": ["circle"], "view": {"kind": "signed-height", "map": "night",
        "range": 0.25, "levelLines": 7, "n": 1.2, "depth": 31.5, "caustics": 0.1, "waves": 2.5, "turn": -40,
        "tilt": 60, "zoom": 1.5, "cellLength": 0.5, "cellUnit": "µm",
        "section": {"from": [10, 20], "to": [300.5, 100]}})");
    const Experiment experiment = readWell(text);
    ASSERT_TRUE(experiment.view);
    const ViewPreference& view = *experiment.view;
    EXPECT_EQ(view.look.view, PoolView::Signed);
    EXPECT_EQ(view.look.map, ColourMap::Night);
    EXPECT_EQ(view.range, 0.25);
    EXPECT_TRUE(view.look.levelLines);
    EXPECT_EQ(view.look.levels, 7);
    EXPECT_EQ(view.look.n, 1.2f);
    EXPECT_EQ(view.look.depth, 31.5f);
    EXPECT_EQ(view.look.eye, (EyePlace{-40, 60, 1.5}));
    EXPECT_EQ(view.cellUnit, "µm");
    EXPECT_EQ(view.section, (ViewPreference::Section{{10, 20}, {300.5, 100}}));
    const std::string written = writeExperiment(experiment);
    EXPECT_EQ(readWell(written), experiment);
    EXPECT_NE(written.find("\"n\": 1.2,"), std::string::npos) << "as it was given, not as the nearest float";
    // Files without a view stay without one.
    EXPECT_FALSE(readWell(poolWith(R"("k": 0.4)")).view);
    EXPECT_EQ(writeExperiment(defaultExperiment(SceneKind::Pool)).find("\"view\""), std::string::npos);
    EXPECT_EQ(readWell(poolWith(R"("k": 0.4)"), {"view.kind=energy"}).view->look.view, PoolView::Energy);
    EXPECT_EQ(readWell(poolWith(R"("view": {})")).view, ViewPreference());
}

TEST(ExperimentFile, RejectsInvalidViewWithPathAndRange) {
    const struct {
        std::string view, expected;
    } cases[] = {
        {R"(5)", "view: 5 is not an object with kind, map, range, levelLines, n, depth, caustics, waves, turn, "
                 "tilt, zoom, "
                 "cellLength, cellUnit, section\n"},
        {R"({"kind": "line"})",
         "view.kind: \"line\" is not one of water, deep-water, flat-blue, signed-height, surface, "
         "energy, rings, intensity\n"},
        {R"({"map": "rainbow"})",
         "view.map: \"rainbow\" is not one of blue-orange, purple-green, night, grey\n"},
        {R"({"range": -1})", "view.range: -1 is not allowed (at least 0, at most 1000000000)\n"},
        {R"({"range": 1e-9})", "view.range: 1e-09 is not allowed (0, or at least 1e-06)\n"},
        {R"({"levelLines": 2.5})",
         "view.levelLines: 2.5 is not allowed (an integer, at least 0, at most 20)\n"},
        {R"({"n": 3})", "view.n: 3 is not allowed (at least 1, at most 2.5)\n"},
        {R"({"depth": "deep"})", "view.depth: \"deep\" is not a number (at least 0, at most 100)\n"},
        {R"({"zoom": 9})", "view.zoom: 9 is not allowed (at least 0.25, at most 8)\n"},
        {R"({"cellUnit": 5})", "view.cellUnit: 5 is not text\n"},
        {R"({"cellUnit": "furlongs and more"})", "view.cellUnit: a unit can have at most 8 characters\n"},
        {R"({"section": {"from": [1, 2]}})", "view.section.to: is missing (an end of the cross-section)\n"},
        {R"({"section": {"from": [1], "to": [1, 2]}})",
         "view.section.from: [1] is not a place in a pool ([column, row])\n"},
        {R"({"section": {"from": [1, 2], "to": [320, 2]}})",
         "view.section.to: 320, 2 is outside the pool (0 to 319, 0 to 239)\n"},
        {R"({"section": {"from": [1, 2], "to": [5, 2], "by": 3}})",
         "view.section.by: unknown key; valid keys: from, to\n"},
        {R"({"floor": "a.png"})", "view.floor: unknown key; valid keys: kind, map, range, levelLines, n, "
                                  "depth, caustics, waves, turn, tilt, zoom, cellLength, cellUnit, section\n"},
    };
    for (const auto& [view, expected] : cases)
        EXPECT_EQ(problemsOf(poolWith(R"("view": )" + view)), expected) << view;
    EXPECT_EQ(problemsOf(stringWith(R"("view": {})")), "view: a view is only available in a pool\n");
    EXPECT_EQ(problemsOf(poolWith(R"("events": [{"step": 0, "set": {"view.n": 1.2}}])")),
              "events[0].set.view.n: cannot be changed during a run\n");
}

TEST(ExperimentFile, EventsInheritDefaultsFromPullWith) {
    const Experiment e = readWell(stringWith(R"(
        "events": [{"step": 3, "pull": {"height": -2}}, {"step": 3, "set": {"damping": {"velocity": 0.99}, "edges.left": "free"}}],
        "pullWith": {"shape": "triangle", "width": 9, "height": 5, "mode": "pluck", "at": [40.5]})"));
    ASSERT_EQ(e.events.size(), 2u);
    EXPECT_EQ(std::get<Pull>(e.events[0].what), (Pull{PullShape::Triangle, 9, -2, PullMode::Pluck, 40.5, 0}));
    EXPECT_EQ(std::get<Settings>(e.events[1].what),
              (Settings{{"damping.velocity", 0.99}, {"edges.left", "free"}}));
}

TEST(ExperimentFile, NamesUnnamedProbes) {
    const Experiment e =
        readWell(poolWith(R"("probes": [{"at": [1, 2]}, {"name": "deep", "at": [3, 4]}, {"at": [5, 6]}])"));
    EXPECT_EQ(e.probes, (std::vector<Probe>{{"A", 1, 2}, {"deep", 3, 4}, {"C", 5, 6}}));
}

TEST(ExperimentFile, MakesDuplicateProbeNamesUnique) {
    const Experiment e = readWell(poolWith(R"("things": [{"kind": "mark", "name": "B"}], "probes": [
        {"name": "A", "at": [1, 2]}, {"name": "A 2", "at": [3, 4]}, {"name": "A", "at": [5, 6]}, {"name": "B", "at": [7, 8]}])"));
    EXPECT_EQ(e.probes, (std::vector<Probe>{{"A", 1, 2}, {"A 2", 3, 4}, {"A 3", 5, 6}, {"B 2", 7, 8}}));
    EXPECT_EQ(readWell(writeExperiment(e)), e);
}

// Writes a file of maximum size with the shortest numbers.
TEST(ExperimentFile, ReadsLargestWrittenFiles) {
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        Experiment e = defaultExperiment(scene);
        const std::size_t pulls = scene == SceneKind::String ? limits::events : 79'000;
        for (std::size_t i = 0; i < pulls; ++i)
            e.events.push_back({7, Pull{PullShape::Point, 1, 1, PullMode::Add, double(i % 10),
                                        scene == SceneKind::String ? 0.0 : double(i % 7)}});
        const std::string text = writeExperiment(e);
        ASSERT_LE(text.size(), limits::fileBytes);
        EXPECT_EQ(readWell(text), e);
    }
}

TEST(ExperimentFile, RoundTripIsExact) {
    for (const PresetText& file : presetTexts()) {
        const Experiment e = readWell(std::string(file.text));
        EXPECT_EQ(readWell(writeExperiment(e)), e) << file.id;
    }
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.title = "Quotes \" and \\, a\ttab, \x01 and \xce\xba\xcf\x8d\xce\xbc\xce\xb1";
    e.description = "What";
    e.category = "Mine";
    e.task = "Tap \xe2\x80\x9ctwice\xe2\x80\x9d.";
    e.claim = "It rises \xc2\xbd as high.";
    e.panel = OpeningPanel::Stability;
    e.grid = {17, 31};
    e.rule.k = 0.1 + 0.2;
    e.rule.damping = {1 - 1e-16, 0x1.fffffffffffffp-1};
    e.rule.edges = {Edge::Free, Edge::Absorbing, Edge::Periodic, Edge::Periodic};
    e.rule.stencil = Stencil::Moore;
    e.rule.scheme = Scheme::Rk4;
    e.rule.divisor = 7; // unused in float arithmetic, but kept
    e.stepsPerSecond = 1.0 / 3.0;
    e.pullWith = {PullShape::Cosine, 5e-324, -0.0, PullMode::Set, 16.0 / 3, 1e-300};
    e.probes = {{"a,\"b\"", 16, 30}};
    e.events = {
        {0, Settings{{"edges.left", "free"}, {"k", 4.0}, {"edges.right", "free"}}},
        {5, Pull{PullShape::Point, 1e6, -1e6, PullMode::Add, 0, 30}},
        {1'000'000'000'000, Settings{{"damping.update", 0.1}, {"damping.velocity", 0.3}, {"scheme", "euler"}}}};
    const Experiment back = readWell(writeExperiment(e));
    EXPECT_EQ(back, e);
    EXPECT_TRUE(std::signbit(back.pullWith.height));
    EXPECT_EQ(writeExperiment(back), writeExperiment(e));
}

TEST(ExperimentFile, WritesRelevantKeysWithDefaults) {
    const std::string string = writeExperiment(defaultExperiment(SceneKind::String));
    for (const char* key : {"\"scheme\": \"leapfrog\"", "\"k\": 1", "\"update\": 1", "\"left\": \"fixed\"",
                            "\"stepsPerSecond\": 50", "\"at\": [160]", "\"events\": []", "\"size\": [320]"})
        EXPECT_NE(string.find(key), string.npos) << key << " in\n" << string;
    for (const char* key : {"stencil", "top", "divisor", "dampingShare"})
        EXPECT_EQ(string.find(key), string.npos) << key << " in\n" << string;
    const std::string water = writeExperiment(*loadPreset("applet"));
    EXPECT_NE(water.find("\"divisor\": 4"), water.npos) << water;
    EXPECT_EQ(water.find("\"k\""), water.npos) << water;
}

TEST(ExperimentFile, RejectsInvalidValuesWithRange) {
    const std::pair<std::string, std::string> cases[]{
        {stringWith(R"("edges": {"left": "loose"})"),
         "edges.left: \"loose\" is not one of fixed, free, absorbing, periodic, impedance\n"},
        {stringWith(R"("edges": {"left": 3})"),
         "edges.left: 3 is not one of fixed, free, absorbing, periodic, impedance\n"},
        {stringWith(R"("k": 0)"), "k: 0 is not allowed (greater than 0, at most 4)\n"},
        {stringWith(R"("k": 4.5)"), "k: 4.5 is not allowed (greater than 0, at most 4)\n"},
        {stringWith(R"("k": "1")"), "k: \"1\" is not a number (greater than 0, at most 4)\n"},
        {stringWith(R"("k": true)"), "k: true is not a number (greater than 0, at most 4)\n"},
        {stringWith(R"("k": null)"), "k: null is not a number (greater than 0, at most 4)\n"},
        {stringWith(R"("damping": 0.9)"), "damping: 0.9 is not an object with update, velocity\n"},
        {stringWith(R"("damping": {"velocity": 1.01})"),
         "damping.velocity: 1.01 is not allowed (greater than 0, at most 1)\n"},
        {stringWith(R"("damping": {"speed": 1})"),
         "damping.speed: unknown key; valid keys: update, velocity\n"},
        {stringWith(R"("size": [-5])"),
         "size: [-5] is not the size of a string ([points], an integer from 1 to 1000000)\n"},
        {stringWith(R"("size": [1000000000])"),
         "size: [1000000000] is not the size of a string ([points], an integer from 1 to 1000000)\n"},
        {stringWith(R"("size": [320, 240])"),
         "size: [320, 240] is not the size of a string ([points], an integer from 1 to 1000000)\n"},
        {poolWith(R"("size": [2.5, 4])"),
         "size: [2.5, 4] is not the size of a pool ([columns, rows], integers from 1 to 16777216)\n"},
        {poolWith(R"("size": [16777216, 2])"), "size: 33554432 cells are too many (at most 16777216)\n"},
        {poolWith(R"("size": [1, 16777216])"), "size: 1 by 16777216 cells with these edges, scheme and objects "
                                               "take 6980 MB of memory (at most 450 MB)\n"},
        {poolWith(R"("size": [16777216, 1])"), "size: 16777216 by 1 cells with these edges, scheme and objects "
                                               "take 940 MB of memory (at most 450 MB)\n"},
        {poolWith(R"("size": [16, 600000], "events": [{"step": 9, "set": {"scheme": "rk4"}}])"),
         "size: 16 by 600000 cells with these edges, scheme and objects take 788 MB of memory (at most 450 "
         "MB)\n"},
        {poolWith(R"("scheme": "trapezoid")"),
         "scheme: \"trapezoid\" is only available on a string; in a pool, use one of " +
             namesWhere(allSchemes, [](const SchemeInfo& row) { return takes(SceneKind::Pool, row.value); }) +
             "\n"},
        {stringWith(R"("edges": {"left": "periodic"})"),
         "edges.right: left and right must both be periodic, or neither\n"},
        {stringWith(R"("pullWith": {"at": [320]})"), "pullWith.at: 320 is outside the string (0 to 319)\n"},
        {stringWith(R"("pullWith": {"at": 3})"), "pullWith.at: 3 is not a place on a string ([point])\n"},
        {poolWith(R"("pullWith": {"at": [3]})"), "pullWith.at: [3] is not a place in a pool ([column, row])\n"},
        {stringWith(R"("pullWith": {"height": 2e6})"),
         "pullWith.height: 2000000 is not allowed (at least -1000000, at most 1000000)\n"},
        {poolWith(R"("arithmetic": "integer", "divisor": 2.5)"),
         "divisor: 2.5 is not allowed (an integer, at least 1, at most 1000000)\n"},
        {stringWith(R"("probes": [{"name": "A"}])"),
         "probes[0].at: is missing (the place where the height is recorded)\n"},
        {stringWith(R"("probes": [{"at": [1.5]}])"),
         "probes[0].at: [1.5] is not a cell (integers inside the grid)\n"},
        {stringWith(R"("probes": {})"), "probes: {} is not a list\n"},
        {stringWith(R"("events": [{"step": -1, "pull": {}}])"),
         "events[0].step: -1 is not allowed (an integer from 0 to 1000000000000)\n"},
        {stringWith(R"("events": [{"pull": {}}])"),
         "events[0].step: is missing (an integer from 0 to 1000000000000)\n"},
        {stringWith(R"("events": [{"step": 0}])"),
         "events[0]: needs one of \"pull\", \"hold\", \"set\", \"things\", \"calm\", \"draw\" or \"modes\"\n"},
        {stringWith(R"("events": [{"step": 0, "pull": {}, "set": {}}])"),
         "events[0]: only one of pull, hold, set, things, calm, draw, modes is allowed\n"},
        {stringWith(R"("events": [{"step": 9, "pull": {}}, {"step": 8, "pull": {}}])"),
         "events[1].step: 8 comes after 9; events must be in order\n"},
        {stringWith(R"("events": [{"step": 0, "set": {"k": 5}}])"),
         "events[0].set.k: 5 is not allowed (greater than 0, at most 4)\n"},
        {stringWith(R"("events": [{"step": 0, "set": {"mass": 5}}])"),
         "events[0].set.mass: unknown parameter\n"},
        {stringWith(R"("events": [{"step": 0, "set": {"k": [5]}}])"),
         "events[0].set.k: [5] is not a number (greater than 0, at most 4)\n"},
        {stringWith(R"("title": 5)"), "title: 5 is not text\n"},
        {R"({"medium": "string"})", "seiche: is missing (the file version, 1)\n"},
        {R"({"seiche": 1})", "medium: is missing (one of string, pool)\n"},
        {R"({"seiche": 1, "medium": "lake"})", "medium: \"lake\" is not one of string, pool\n"},
        {R"({"seiche": 2, "media": []})", "seiche: version 2 is newer than this program can read (1)\n"},
        {R"({"seiche": "1", "medium": "pool"})", "seiche: \"1\" is not a valid file version (expected 1)\n"},
        {"[]", "an experiment must be a JSON object: { \"seiche\": 1, ... }\n"},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(problemsOf(text), expected) << text;
}

TEST(ExperimentFile, RefusesUnknownKeys) {
    EXPECT_TRUE(problemsOf(stringWith(R"("spring": 1)"))
                    .starts_with("spring: unknown key; valid keys: seiche, title, "));
    EXPECT_TRUE(
        problemsOf(stringWith(R"("events": [{"step": 0, "pull": {"depth": 1}}])"))
            .starts_with("events[0].pull.depth: unknown key; valid keys: shape, width, height, mode, at"));
}

TEST(ExperimentFile, ReportsEveryProblemOnce) {
    EXPECT_EQ(
        problemsOf(
            R"({"seiche": 1, "medium": "pool", "size": [0, 5], "k": 9, "edges": {"left": "loose", "right": "periodic"},
                             "pullWith": {"width": 0, "at": [999, 1]}, "events": [7, {"step": 0.5, "pull": {}}]})"),
        "size: [0, 5] is not the size of a pool ([columns, rows], integers from 1 to 16777216)\nk: 9 is not "
        "allowed (greater than 0, at most 4)\nedges.left: \"loose\" is not one of fixed, free, absorbing, "
        "periodic, impedance\npullWith.width: 0 is not allowed (greater than 0, at most 1000000)\nevents[0]: 7 "
        "is not an object with step, pull, hold, then, set, things, calm, draw, modes\nevents[1].step: 0.5 is "
        "not allowed (an integer from 0 to 1000000000000)\n");
}

// Claims and tasks are limited in characters, not bytes.
TEST(ExperimentFile, ValidatesClaimTaskAndPanel) {
    std::string claim;
    for (int letter = 0; letter < 200; ++letter) claim += "\xcf\x89";
    const auto with = [](const std::string& members) {
        return R"({"seiche": 1, "medium": "string", )" + members + "}";
    };
    EXPECT_EQ(readWell(with(R"("claim": ")" + claim + R"(", "panel": "probes")")).claim, claim);
    const std::string task = claim.substr(0, 2 * 140); // two bytes per letter
    EXPECT_EQ(readWell(with(R"("task": ")" + task + R"(")")).task, task);
    EXPECT_EQ(problemsOf(with(R"("task": ")" + task + R"(.")")),
              "task: a task can have at most 140 characters\n");
    EXPECT_EQ(problemsOf(with(R"("task": 3)")), "task: 3 is not text\n");
    EXPECT_EQ(readWell(with(R"("panel": "probes")")).panel, OpeningPanel::Probes);
    EXPECT_EQ(readWell(with(R"("panel": "")")).panel, std::nullopt);
    EXPECT_EQ(problemsOf(with(R"("claim": ")" + claim + R"(.", "panel": "energy")")),
              "panel: \"energy\" is not one of probes, stability, modes, compare, resonance, medium, "
              "picture\nclaim: a claim can have at most 200 characters\n");
    EXPECT_EQ(problemsOf(with(R"("claim": 3, "panel": 7)")),
              "claim: 3 is not text\npanel: 7 is not one of probes, stability, modes, compare, resonance, "
              "medium, picture\n");
}

TEST(ExperimentFile, ReportsAllRecoverableProblemsTogether) {
    EXPECT_EQ(
        problemsOf(
            R"({"seiche": 1, "medium": "string", "edges": {"left": "loose"}, "k": -1, "foo": 2, "k": 3})"),
        "k: is defined twice\nfoo: unknown key; valid keys: " +
            std::string("seiche, title, description, category, task, claim, panel, medium, size, k, bending, "
                        "damping, stepsPerSecond, edges, conserve, stencil, model, scheme, arithmetic, "
                        "divisor, dampingShare, "
                        "water, pullWith, "
                        "drive, rain, real, preview, view, things, overlays, probes, events\n") +
            "k: -1 is not allowed (greater than 0, at most 4)\n"
            "edges.left: \"loose\" is not one of fixed, free, absorbing, periodic, impedance\n");
    EXPECT_EQ(problemsOf(poolWith(
                  R"("size": [-3, 1e999], "k": 1e400, "damping": {"update": -Infinity, "velocity": NaN},
                                     "probes": [{"at": [1]}])")),
              "size[1]: 1e999 is too large for a number\nk: 1e400 is too large for a number\ndamping.update: "
              "-Infinity is not a number\ndamping.velocity: NaN is not a number\nprobes[0].at: [1] is not a "
              "place in a pool ([column, row])\n");
    EXPECT_EQ(problemsOf(stringWith("\"title\": \"\xff\xfe \xed\xa0\x80\", \"k\": 9")),
              "line 1, column 45: ill-formed UTF-8\nk: 9 is not allowed (greater than 0, at most 4)\n");
    std::string many = "[1e400";
    while (many.size() < 1'000'000) many += ",1e400";
    EXPECT_NE(problemsOf(stringWith("\"size\": " + many + "]")), "");
}

TEST(ExperimentFile, ReportsEarlierErrorsNotAsEventErrors) {
    EXPECT_EQ(problemsOf(stringWith(R"("pullWith": {"at": [500]}, "edges": {"left": "periodic"},
                                       "events": [{"step": 0, "pull": {}}, {"step": 1, "set": {"k": 0.5}}])")),
              "edges.right: left and right must both be periodic, or neither\npullWith.at: 500 is outside the "
              "string (0 to 319)\n");
}

TEST(ExperimentFile, ReportsSyntaxErrorsWithLineAndColumn) {
    const std::pair<std::string, std::string> cases[]{
        {"", "line 1, column 1: "},
        {"{\n  \"seiche\": 1,\n  \"k\": Nan }", "line 3, column 8: invalid literal"},
        {stringWith(R"("k": 1e400)"), "k: 1e400 is too large for a number"},
        {stringWith(R"("k": NaN)"), "k: NaN is not a number"},
        {stringWith("\"title\": \"\xff\""), "ill-formed UTF-8"},
        {R"({"seiche": 1, "medium": "str)", "missing closing quote"},
        {R"({"seiche": 1, "medium": "string")", "line 1, column 33"},
        {R"({"seiche": 1, "medium": "string"} {})", "line 1, column 35"},
        {R"({"seiche": 1, "medium": "string",})", "line 1, column 34"},
        {std::string(10'000, '['), "nested deeper than 16 levels"},
        {std::string(2 << 20, ' '), "2097152 bytes are too many (at most 1048576)"},
    };
    for (const auto& [text, expected] : cases) {
        const std::string problems = problemsOf(text);
        EXPECT_NE(problems.find(expected), problems.npos) << text.substr(0, 80) << "\n" << problems;
        EXPECT_EQ(std::count(problems.begin(), problems.end(), '\n'), 1) << problems;
    }
}

TEST(ExperimentFile, RefusesDuplicateKeys) {
    EXPECT_EQ(
        problemsOf(stringWith(R"("k": 1, "edges": {"left": "free", "left": {"left": 1, "left": []}}, "k": 2)")),
        "edges.left: is defined twice\nedges.left.left: is defined twice\nk: is defined twice\n");
    EXPECT_EQ(problemsOf(stringWith(R"("damping": {"update": 1}, "k": 1, "damping": {"x": 1, "x": 2})")),
              "damping: is defined twice\ndamping.x: is defined twice\n");
    EXPECT_EQ(problemsOf(stringWith(
                  R"("events": [{"step": 0, "set": {"damping": {"update": 1}, "damping.update": 0.5}}])")),
              "events[0].set.damping.update: is defined twice\n");
}

TEST(ExperimentFile, RejectsOversizedInputsQuickly) {
    std::string values = "[0";
    while (values.size() < (1 << 20) - 2) values += ",0";
    EXPECT_EQ(problemsOf(values + "]"), "more than 400000 values\n");
    std::string keys = "{\"a0\":0";
    for (int i = 1; i < 300; ++i) keys += ",\"a" + std::to_string(i) + "\":0";
    EXPECT_EQ(problemsOf(keys + "}"), "more than 256 keys in one object\n");
    std::string events = "[0";
    for (int i = 0; i < 50'000; ++i) events += ",0";
    const std::string many = problemsOf(stringWith("\"events\": " + events + "]"));
    EXPECT_LE(std::count(many.begin(), many.end(), '\n'), 1001);
    EXPECT_TRUE(many.ends_with("and more\n"));
    for (int i = 0; i < 60'000; ++i) events += ",0";
    EXPECT_EQ(problemsOf(stringWith("\"events\": " + events + "]")),
              "events: 110001 are too many (at most 100000)\n");
}

TEST(ExperimentFile, OverridesReachEveryKey) {
    const Experiment e =
        readWell(stringWith(R"("events": [{"step": 0, "pull": {}}])"),
                 {"size=[64]", "pullWith.height=2", "pullWith.width=.5", "edges.left=free",
                  "title=Two words = a title", "events[0].pull.height=-3", "damping.velocity=0.9",
                  "damping.velocity=0.99", "probes=[{\"at\": [5]}]", "probes[0].name=end"});
    EXPECT_EQ(e.grid.width, 64);
    EXPECT_EQ(e.pullWith.x, 32.0);
    EXPECT_EQ(e.pullWith.width, 0.5);
    EXPECT_EQ(e.rule.edges.left, Edge::Free);
    EXPECT_EQ(e.title, "Two words = a title");
    EXPECT_EQ(std::get<Pull>(e.events[0].what).height, -3.0);
    EXPECT_EQ(e.rule.damping.velocity, 0.99);
    EXPECT_EQ(e.probes, (std::vector<Probe>{{"end", 5, 0}}));
    EXPECT_EQ(readWell(R"({"seiche": 1, "medium": "string"})", {"medium=pool"}),
              defaultExperiment(SceneKind::Pool));
}

TEST(ExperimentFile, ProblemsNameTheirOverride) {
    const std::string text = stringWith(R"("size": [64])");
    EXPECT_EQ(problemsOf(text, {"k=9"}), "--set k=9: k: 9 is not allowed (greater than 0, at most 4)\n");
    EXPECT_EQ(problemsOf(text, {"pullWith.at=[64]"}),
              "--set pullWith.at=[64]: pullWith.at: 64 is outside the string (0 to 63)\n");
    EXPECT_TRUE(
        problemsOf(text, {"edges.lfet=free"}).starts_with("--set edges.lfet=free: edges.lfet: unknown key"));
    for (const char* wrong :
         {"k", "=3", "k..x=3", ".k=3", "k.=3", "size[5]=3", "size[0=3", "size[-1]=3", "size=[3", "title=\xff"})
        EXPECT_TRUE(problemsOf(text, {wrong}).starts_with(std::string("--set ") + wrong + ": "))
            << wrong << " " << problemsOf(text, {wrong});
    EXPECT_NE(problemsOf(text, {"medium.a=3"}), "");
}

TEST(ExperimentFile, LimitsNumberAndPositionOfProbes) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    for (std::size_t i = 0; i < limits::probes; ++i) {
        const int x = i % 2 == 0 ? 0 : experiment.grid.width - 1; // the first and the last column
        experiment.probes.push_back({"P" + std::to_string(i), x, 0});
    }
    EXPECT_TRUE(validate(experiment).empty());
    experiment.probes.push_back({"one more", 0, 0});
    const std::vector<Problem> problems = validate(experiment);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "probes");
    experiment.probes = {{"A", experiment.grid.width, 0}};
    ASSERT_EQ(validate(experiment).size(), 1u);
    EXPECT_EQ(validate(experiment)[0].path, "probes[0].at");
}

TEST(ExperimentFile, AcceptsValuesUpToTheirLimits) {
    const auto paths = [](const Experiment& experiment) {
        std::string all;
        for (const Problem& problem : validate(experiment)) all += problem.path + ' ';
        return all;
    };
    Experiment longest = defaultExperiment(SceneKind::String);
    longest.grid.width = static_cast<int>(limits::stringPoints);
    EXPECT_EQ(paths(longest), "");
    ++longest.grid.width;
    EXPECT_EQ(paths(longest), "size ");

    for (const Arithmetic arithmetic : {Arithmetic::Float, Arithmetic::Integer})
        for (const double sign : {1.0, -1.0}) {
            Experiment pulled = defaultExperiment(SceneKind::String);
            pulled.rule.arithmetic = arithmetic;
            const double max = arithmetic == Arithmetic::Float ? limits::height : limits::integerHeight;
            Pull pull = pulled.pullWith;
            pull.height = sign * max;
            pulled.events = {{0, pull}};
            EXPECT_EQ(paths(pulled), "") << toString(arithmetic) << sign;
            pull.height = sign * 1.01 * max;
            pulled.events = {{0, pull}};
            EXPECT_EQ(paths(pulled), "events[0].pull.height ") << toString(arithmetic) << sign;
        }

    // The limit counts characters, not bytes.
    Experiment claimed = defaultExperiment(SceneKind::String);
    for (std::size_t i = 0; i < limits::claimLetters; ++i) claimed.claim += "λ";
    EXPECT_EQ(paths(claimed), "");
    claimed.claim += "λ";
    EXPECT_EQ(paths(claimed), "claim ");
}
