// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "files/experiment_file.h"
#include "files/presets.h"
#include "run/simulation.h"

#include <cmath>
#include <gtest/gtest.h>
#include <set>

using namespace seiche;

namespace {

Experiment load(const std::string& id) {
    const std::optional<Experiment> experiment = loadPreset(id);
    EXPECT_TRUE(experiment) << id;
    return experiment.value_or(defaultExperiment(SceneKind::String));
}

// The largest difference between the preset's own run and the golden one, as a share of the frame's largest
// height. The golden one begins at the frame `begin`.
double differenceFromGolden(const std::string& id, const std::string& golden, std::int64_t begin = 0) {
    Simulation run(load(id));
    double worst = 0.0;
    for (const auto& [step, cells] : readGolden(golden)) {
        run.advance(begin + step - run.frame());
        run.actNow();
        double largest = 0.0, difference = 0.0;
        for (const GoldenHeight& cell : cells) {
            largest = std::max(largest, std::abs(cell.height));
            difference = std::max(difference, std::abs(run.height(cell.x, cell.y) - cell.height));
        }
        worst = std::max(worst, largest > 0 ? difference / largest : difference);
    }
    return worst;
}

// The largest height reached in one second at the middle, after `warmUp` seconds, with a pull every `period`
// steps.
double amplitudeWhenTapped(const Experiment& experiment, int period, int warmUp) {
    Simulation run(experiment);
    double largest = 0.0;
    const int perSecond = static_cast<int>(experiment.stepsPerSecond);
    for (int step = 0; step < (warmUp + 2) * perSecond; ++step) {
        if (step % period == 0) run.apply(experiment.pullWith);
        run.advance(1);
        if (step >= warmUp * perSecond) largest = std::max(largest, std::abs(run.height(run.grid().width / 2)));
    }
    return largest;
}

} // namespace

TEST(Presets, ListHasEverySystemOnce) {
    std::set<std::string> ids;
    for (const Preset& preset : presets()) EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
    for (const char* id : {"string",
                           "pool",
                           "basin",
                           "string-2013",
                           "pool-2013",
                           "pool-2013-text",
                           "string-2009",
                           "pool-2009",
                           "springs-1d",
                           "springs-2d",
                           "area-sampling",
                           "applet",
                           "applet-as-printed",
                           "one-source",
                           "two-sources",
                           "four-sources",
                           "phase-difference",
                           "double-slit",
                           "single-slit",
                           "grating",
                           "corner",
                           "ellipse",
                           "parabola",
                           "lens",
                           "prism",
                           "snell",
                           "total-reflection",
                           "wave-guide",
                           "cavity",
                           "seiche",
                           "doppler",
                           "sonic-boom",
                           "plane-wave",
                           "dispersion",
                           "chessboard",
                           "rain"})
        EXPECT_TRUE(ids.contains(id)) << id;
    EXPECT_EQ(presets().front().id, "string");
}

TEST(Presets, EveryFileReadsAndRuns) {
    EXPECT_EQ(presets().size(), presetTexts().size());
    for (const PresetText& file : presetTexts()) {
        const ReadExperiment result = readExperiment(file.text);
        if (const auto* problems = std::get_if<std::vector<Problem>>(&result)) {
            for (const Problem& problem : *problems) ADD_FAILURE() << file.id << ": " << lineOf(problem);
            continue;
        }
        const Experiment& experiment = std::get<Experiment>(result);
        EXPECT_FALSE(experiment.title.empty()) << file.id;
        EXPECT_FALSE(experiment.category.empty()) << file.id;
        EXPECT_TRUE(experiment.description.ends_with('.') || experiment.description.ends_with('?')) << file.id;
        Simulation run(experiment);
        run.advance(200);
        EXPECT_EQ(run.frame(), 200) << file.id;
        EXPECT_FALSE(run.divergedAt()) << file.id;
    }
}

TEST(Presets, UnknownIdGivesNothing) {
    EXPECT_FALSE(loadPreset("no-such-preset"));
    EXPECT_TRUE(presetText("").empty());
}

TEST(Presets, FaithfulToTheGoldenRuns) {
    EXPECT_LE(differenceFromGolden("string-2013", "string-2013"), 5e-5);
    EXPECT_LE(differenceFromGolden("string-2009", "string-2009"), 5e-5);
    EXPECT_LE(differenceFromGolden("pool-2013", "pool-2013-code"), 5e-5);
    EXPECT_LE(differenceFromGolden("pool-2013-text", "pool-2013-text"), 5e-5);
    EXPECT_LE(differenceFromGolden("springs-1d", "springs-1d"), 5e-5);
    EXPECT_LE(differenceFromGolden("springs-2d", "springs-2d"), 5e-5);
    EXPECT_EQ(differenceFromGolden("area-sampling", "area-sampling", 100), 0.0);
    EXPECT_EQ(differenceFromGolden("applet", "eight-neighbours-divided-by-4"), 0.0);
    EXPECT_EQ(differenceFromGolden("applet-as-printed", "eight-neighbours-as-printed"), 0.0);
}

TEST(Presets, FaithfulNumbers) {
    EXPECT_EQ(load("string-2013").stepsPerSecond, 50.0);
    EXPECT_EQ(load("string-2009").stepsPerSecond, 100.0);
    const Experiment water = load("pool-2009");
    EXPECT_EQ(water.grid, (Grid{640, 480}));
    EXPECT_EQ(water.rule.arithmetic, Arithmetic::Integer);
    EXPECT_EQ(water.pullWith.height, 8192.0);
    EXPECT_EQ(water.stepsPerSecond, 100.0);
    EXPECT_EQ(load("applet").stepsPerSecond, 100.0);
}

// 1 / (1 - 0.93): each round trip keeps 93 %, so the waves of all past taps add up to 14.3 times one.
TEST(Presets, StringGrowsFourteenTimesAtOneHertz) {
    const Experiment string = load("string");
    EXPECT_NEAR(std::pow(string.rule.damping.velocity, 638.0 / 2), 0.93, 1e-4);
    const double once = amplitudeWhenTapped(string, 1'000'000, 0);
    const double steady = amplitudeWhenTapped(string, 638, 60);
    EXPECT_NEAR(steady / once, 1 / (1 - 0.93), 0.35);
    EXPECT_NEAR(amplitudeWhenTapped(string, 638, 90) / steady, 1.0, 0.01) << "bounded";
    EXPECT_LT(amplitudeWhenTapped(string, 531, 60), steady / 3) << "1.2 Hz is no resonance";
}

// Its fundamental is 1 Hz, and in that rhythm it swings at least three times as high as in its neighbours.
TEST(Presets, TheBasinIsRockedAtOneHertz) {
    const Experiment basin = load("basin");
    const auto swing = [&](double hertz) {
        Simulation run(basin);
        const int period = static_cast<int>(std::lround(basin.stepsPerSecond / hertz));
        double lowest = 0.0, highest = 0.0;
        for (int step = 0; step < 30 * period; ++step) {
            if (step % period == 0) run.apply(basin.pullWith);
            run.advance(1);
            if (step < 28 * period) continue;
            const double height = run.height(run.grid().width / 2, run.grid().height / 2);
            lowest = std::min(lowest, height);
            highest = std::max(highest, height);
        }
        return 0.5 * (highest - lowest);
    };
    const double atOne = swing(1.0);
    EXPECT_GT(atOne, 3.0 * swing(0.8));
    EXPECT_GT(atOne, 3.0 * swing(1.3));
    EXPECT_GT(atOne, swing(0.98));
    EXPECT_GT(atOne, swing(1.02));
    // Its picture has room for that.
    ASSERT_TRUE(basin.view);
    EXPECT_GT(basin.view->range, atOne);
    EXPECT_LT(basin.view->range, 1.5 * atOne);
}
