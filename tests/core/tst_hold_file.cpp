// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/limits.h"
#include "model/validate.h"

#include <gtest/gtest.h>

using namespace seiche;

namespace {

std::string withEvents(const std::string& scene, const std::string& events) {
    return R"({"seiche": 1, "medium": ")" + scene + R"(", "events": [)" + events + "]}";
}

std::string problemsOf(const std::string& text) {
    const ReadExperiment result = readExperiment(text);
    const auto* problems = std::get_if<std::vector<Problem>>(&result);
    std::string lines;
    for (std::size_t i = 0; problems && i < problems->size(); ++i) lines += lineOf((*problems)[i]) + '\n';
    return lines;
}

std::vector<Event> eventsOf(const std::string& text) {
    ReadExperiment result = readExperiment(text);
    if (Experiment* read = std::get_if<Experiment>(&result)) return read->events;
    ADD_FAILURE() << problemsOf(text);
    return {};
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++times;
    return times;
}

Hold at(double x, double y, std::int64_t steps) { return {PullShape::Cosine, 10, 1, x, y, steps}; }

Experiment poolWith(std::vector<Event> events) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.events = std::move(events);
    return e;
}

} // namespace

TEST(HoldFile, InheritsDefaultsFromPullWith) {
    const std::vector<Event> events = eventsOf(
        R"({"seiche": 1, "medium": "string", "pullWith": {"shape": "triangle", "width": 9, "height": 2, "at": [40.5]},
            "events": [{"step": 3, "hold": {"steps": 7}}, {"step": 3, "hold": {"steps": 1, "height": -1, "at": [8]}}]})");
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0], (Event{3, Hold{PullShape::Triangle, 9, 2, 40.5, 0, 7}}));
    EXPECT_EQ(events[1], (Event{3, Hold{PullShape::Triangle, 9, -1, 8, 0, 1}}));
}

TEST(HoldFile, HoldsEachTrailPositionUntilNext) {
    const std::vector<Event> events = eventsOf(withEvents("pool", R"({"step": 100,
        "hold": {"at": [160, 120], "shape": "cosine", "width": 10, "height": 1, "steps": 300},
        "then": [[50, 170, 120], [0, 175, 121], [0, 180, 122], [249, 190, 123]]})"));
    ASSERT_EQ(events.size(), 5u);
    EXPECT_EQ(events[0], (Event{100, at(160, 120, 50)}));
    EXPECT_EQ(events[1], (Event{150, at(170, 120, 1)}));
    EXPECT_EQ(events[2], (Event{150, at(175, 121, 1)}));
    EXPECT_EQ(events[3], (Event{150, at(180, 122, 249)}));
    EXPECT_EQ(events[4], (Event{399, at(190, 123, 1)}));
}

TEST(HoldFile, SurvivesRoundTrip) {
    const struct {
        std::vector<Event> events;
        std::size_t holds; ///< number of holds in the file
    } cases[] = {
        {{{0, at(20, 30, 1)}}, 1},
        {{{5, at(20, 30, 1'000'000'000)}}, 1},
        {{{5, at(20, 30, 4)}, {9, at(20.5, 31, 6)}, {15, at(22, 33, 100)}}, 1},
        // Three positions in one step; the last trail continues.
        {{{5, at(20, 30, 1)}, {5, at(24, 30, 1)}, {5, at(28, 30, 3)}, {8, at(29, 30, 1)}}, 1},
        // Two trails, a gap, a different height, a different shape.
        {{{5, at(20, 30, 9)}, {5, at(90, 30, 9)}}, 2},
        {{{5, at(20, 30, 4)}, {10, at(90, 30, 9)}}, 2},
        {{{5, at(20, 30, 4)}, {9, Hold{PullShape::Cosine, 10, 2, 20, 30, 4}}}, 2},
        {{{5, at(20, 30, 4)}, {9, Hold{PullShape::Triangle, 10, 1, 20, 30, 4}}}, 2},
        // A different event in between.
        {{{5, at(20, 30, 4)}, {7, Settings{{"k", 0.25}}}, {9, at(21, 30, 4)}}, 2},
        {{{5, at(20, 30, 4)}, {9, at(20, 30, 4).pull()}, {9, at(21, 30, 4)}}, 2},
        // The maximum duration, and one step more.
        {{{0, at(20, 30, 999'999'999)}, {999'999'999, at(21, 30, 1)}}, 1},
        {{{0, at(20, 30, 999'999'999)}, {999'999'999, at(21, 30, 2)}}, 2},
    };
    for (const auto& [events, holds] : cases) {
        const Experiment e = poolWith(events);
        ASSERT_TRUE(validate(e).empty());
        const std::string text = writeExperiment(e);
        EXPECT_EQ(eventsOf(text), events) << text;
        EXPECT_EQ(count(text, "\"hold\""), holds) << text;
    }
    Experiment string = defaultExperiment(SceneKind::String);
    string.events = {{5, Hold{PullShape::Point, 1, -3, 20.25, 0, 4}},
                     {9, Hold{PullShape::Point, 1, -3, 21, 0, 2}}};
    EXPECT_EQ(eventsOf(writeExperiment(string)), string.events);
    EXPECT_NE(writeExperiment(string).find(R"("then": [[4, 21]])"), std::string::npos);
}

TEST(HoldFile, RejectsInvalidHoldsWithPathAndRange) {
    const std::pair<std::string, std::string> cases[]{
        {R"({"step": 0, "hold": {}})", "events[0].hold.steps: is missing (an integer from 1 to 1000000000)\n"},
        {R"({"step": 0, "hold": {"steps": 0}})",
         "events[0].hold.steps: 0 is not allowed (an integer from 1 to 1000000000)\n"},
        {R"({"step": 0, "hold": {"steps": 2.5}})",
         "events[0].hold.steps: 2.5 is not allowed (an integer from 1 to 1000000000)\n"},
        {R"({"step": 0, "hold": {"steps": 1e10}})",
         "events[0].hold.steps: 10000000000 is not allowed (an integer from 1 to 1000000000)\n"},
        {R"({"step": 0, "hold": {"steps": "long"}})",
         "events[0].hold.steps: \"long\" is not allowed (an integer from 1 to 1000000000)\n"},
        {R"({"step": 0, "hold": {"steps": 5, "mode": "add"}})",
         "events[0].hold.mode: unknown key; valid keys: shape, width, height, at, steps, from, ramp, "
         "softness\n"},
        {R"({"step": 0, "hold": 7})",
         "events[0].hold: 7 is not an object with shape, width, height, at, steps, from, ramp, softness\n"},
        {R"({"step": 0, "hold": {"steps": 5, "at": [3]}})",
         "events[0].hold.at: [3] is not a place in a pool ([column, row])\n"},
        {R"({"step": 0, "hold": {"steps": 5, "at": [3, 999]}})",
         "events[0].hold.at: 3, 999 is outside the pool (0 to 319, 0 to 239)\n"},
        {R"({"step": 0, "hold": {"steps": 5, "width": 0, "height": 2e6, "shape": "cone"}})",
         "events[0].hold.shape: \"cone\" is not one of point, gaussian, triangle, cosine, mode\n"
         "events[0].hold.width: 0 is not allowed (greater than 0, at most 1000000)\n"
         "events[0].hold.height: 2000000 is not allowed (at least -1000000, at most 1000000)\n"},
        {R"({"step": 0, "hold": {"steps": 5}, "pull": {}})",
         "events[0]: only one of pull, hold, set, things, calm, draw, modes is allowed\n"},
        {R"({"step": 0, "set": {}, "then": []})",
         "events[0].then: is only allowed with \"pull\" or \"hold\"\n"},
        {R"({"step": 0, "hold": {"steps": 5}, "then": [[2, 3]]})",
         "events[0].then[0]: [2, 3] is not of the form [steps later, column, row]\n"},
        {R"({"step": 0, "hold": {"steps": 5}, "then": [[2, 3, 3], [3, 3, 3]]})",
         "events[0].then[1]: [3, 3, 3] is after the end of the hold\n"},
        {R"({"step": 0, "hold": {"steps": 0}, "then": [[2, 3, 3]]})",
         "events[0].hold.steps: 0 is not allowed (an integer from 1 to 1000000000)\n"},
    };
    for (const auto& [event, expected] : cases)
        EXPECT_EQ(problemsOf(withEvents("pool", event)), expected) << event;
}

TEST(HoldFile, ProblemsAfterTrailNameOriginalEvent) {
    const std::string trail = R"([[2, 30, 40], [2, 999, 40], [2, 31, 40]])";
    for (const std::string what : {R"("pull": {"at": [3, 3]})", R"("hold": {"at": [3, 3], "steps": 50})"})
        EXPECT_EQ(problemsOf(withEvents("pool", R"({"step": 0, )" + what + R"(, "then": )" + trail +
                                                    R"(}, {"step": 20, "hold": {"steps": 1, "at": [3, 240]}},
                                                       {"step": 19, "pull": {}})")),
                  "events[0].then[1]: 999, 40 is outside the pool (0 to 319, 0 to 239)\n"
                  "events[1].hold.at: 3, 240 is outside the pool (0 to 319, 0 to 239)\n"
                  "events[2].step: 19 comes after 20; events must be in order\n");
    // A problem is reported once, not per position.
    EXPECT_EQ(problemsOf(withEvents("pool", R"({"step": 0, "hold": {"height": 2e6, "steps": 50}, "then": )" +
                                                std::string(R"([[2, 30, 40], [2, 31, 40]]})"))),
              "events[0].hold.height: 2000000 is not allowed (at least -1000000, at most 1000000)\n");
}

TEST(HoldFile, ValidateLimitsHoldSteps) {
    for (std::int64_t steps : {std::int64_t{0}, std::int64_t{-1}, limits::holdSteps + 1}) {
        const std::vector<Problem> problems = validate(poolWith({{0, at(3, 3, 1)}, {4, at(3, 3, steps)}}));
        ASSERT_EQ(problems.size(), 1u);
        EXPECT_EQ(problems[0].path, "events[1].hold.steps");
    }
}
