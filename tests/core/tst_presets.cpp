// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "files/experiment_file.h"
#include "files/presets.h"
#include "run/simulation.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <set>

using namespace seiche;

namespace {

Experiment load(const std::string& id) {
    const std::optional<Experiment> experiment = loadPreset(id);
    EXPECT_TRUE(experiment) << id;
    return experiment.value_or(defaultExperiment(SceneKind::String));
}

// Returns the largest difference from the golden run, relative to the largest height of each step.
// The golden run begins at step `begin`.
double differenceFromGolden(const std::string& id, const std::string& golden, std::int64_t begin = 0) {
    Simulation run(load(id));
    double worst = 0.0;
    for (const auto& [step, cells] : readGolden(golden)) {
        run.advance(begin + step - run.frame());
        run.applyPendingEvents();
        double largest = 0.0, difference = 0.0;
        for (const GoldenHeight& cell : cells) {
            largest = std::max(largest, std::abs(cell.height));
            difference = std::max(difference, std::abs(run.height(cell.x, cell.y) - cell.height));
        }
        worst = std::max(worst, largest > 0 ? difference / largest : difference);
    }
    return worst;
}

// Returns the largest height at the middle within two seconds after `warmUp` seconds, with a tap
// every `period` steps.
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

TEST(Presets, ListContainsEverySystemOnce) {
    std::set<std::string> ids;
    for (const Preset& preset : presets()) EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
    for (const char* id : {"string",
                           "pool",
                           "basin",
                           "coupled-strings",
                           "chain",
                           "beats",
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

TEST(Presets, ListFollowsOrderOfGroups) {
    std::set<std::string_view> names;
    for (const PresetGroup& group : presetGroups()) {
        EXPECT_TRUE(names.insert(group.name.text).second) << group.name.text;
        EXPECT_TRUE(group.sentence.text.ends_with('.')) << group.name.text;
    }
    const auto place = [](const Preset& preset) {
        const auto groups = presetGroups();
        return std::ranges::find_if(
                   groups, [&](const PresetGroup& group) { return group.name.text == preset.category; }) -
               groups.begin();
    };
    std::ptrdiff_t before = 0;
    for (const Preset& preset : presets()) {
        EXPECT_TRUE(names.contains(preset.category)) << preset.id << ": " << preset.category;
        EXPECT_LE(before, place(preset)) << preset.id;
        before = place(preset);
    }
    EXPECT_LE(std::ranges::count(presets(), "Start here", &Preset::category), 6);
}

TEST(Presets, OrderListsOnlyExistingPresets) {
    std::set<std::string_view> ids;
    for (const std::string_view id : presetOrder()) {
        EXPECT_TRUE(ids.insert(id).second) << id;
        EXPECT_FALSE(presetText(id).empty()) << id;
    }
}

// The window identifies the shown preset by its title.
TEST(Presets, HaveUniqueTitles) {
    std::set<std::string> titles;
    for (const Preset& preset : presets()) EXPECT_TRUE(titles.insert(preset.title).second) << preset.id;
}

// The hint line shows a task in one or two rows.
TEST(Presets, EveryExampleHasFirstTask) {
    constexpr std::size_t longest = 110;
    for (const Preset& preset : presets()) {
        const std::string task = load(preset.id).task;
        EXPECT_FALSE(task.empty()) << preset.id;
        EXPECT_LE(task.size(), longest) << preset.id;
        EXPECT_NE(task, preset.description) << preset.id;
    }
}

// The list reads only part of each file.
TEST(Presets, ListMatchesFiles) {
    for (const Preset& preset : presets()) {
        const Experiment experiment = load(preset.id);
        EXPECT_EQ(preset.title, experiment.title);
        EXPECT_EQ(preset.description, experiment.description);
        EXPECT_EQ(preset.category, experiment.category);
        EXPECT_EQ(preset.claim, experiment.claim);
    }
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

TEST(Presets, RejectUnknownId) {
    EXPECT_FALSE(loadPreset("no-such-preset"));
    EXPECT_TRUE(presetText("").empty());
}

TEST(Presets, MatchGoldenRuns) {
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

TEST(Presets, KeepOriginalNumbers) {
    EXPECT_EQ(load("string-2013").stepsPerSecond, 50.0);
    EXPECT_EQ(load("string-2009").stepsPerSecond, 100.0);
    const Experiment water = load("pool-2009");
    EXPECT_EQ(water.grid, (Grid{640, 480}));
    EXPECT_EQ(water.rule.arithmetic, Arithmetic::Integer);
    EXPECT_EQ(water.pullWith.height, 8192.0);
    EXPECT_EQ(water.stepsPerSecond, 100.0);
    EXPECT_EQ(load("applet").stepsPerSecond, 100.0);
}

// Each round trip keeps 93 %, so all past taps add up to 1 / (1 - 0.93) = 14.3.
TEST(Presets, StringGrowsFourteenfoldAtOneHertz) {
    const Experiment string = load("string");
    EXPECT_NEAR(std::pow(string.rule.damping.velocity, 638.0 / 2), 0.93, 1e-4);
    const double once = amplitudeWhenTapped(string, 1'000'000, 0);
    const double steady = amplitudeWhenTapped(string, 638, 60);
    EXPECT_NEAR(steady / once, 1 / (1 - 0.93), 0.35);
    EXPECT_NEAR(amplitudeWhenTapped(string, 638, 90) / steady, 1.0, 0.01) << "bounded";
    EXPECT_LT(amplitudeWhenTapped(string, 531, 60), steady / 3) << "1.2 Hz is no resonance";
}

// The fundamental is 1 Hz. Its amplitude is over three times that of 0.8 and 1.3 Hz.
TEST(Presets, BasinResonatesAtOneHertz) {
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
    // The view range fits this amplitude.
    ASSERT_TRUE(basin.view);
    EXPECT_GT(basin.view->range, atOne);
    EXPECT_LT(basin.view->range, 1.5 * atOne);
}

// In antiphase the halves oscillate with 1 / 400 cycles per step and a node at the bridge.
// In phase the bridge moves too, at a slightly higher frequency:
// (2 cos w - 2) sin 200 w = 0.0025 (2 sin 199 w - 2 sin 200 w).
TEST(Presets, CoupledStringsExchangeEnergyPerBeat) {
    const auto balance = [](double w) {
        return (2 * std::cos(w) - 2) * std::sin(200 * w) -
               0.0025 * (2 * std::sin(199 * w) - 2 * std::sin(200 * w));
    };
    const double against = std::numbers::pi / 200;
    double low = 1.001 * against, high = 1.4 * against;
    ASSERT_LT(balance(low) * balance(high), 0.0);
    for (int i = 0; i < 60; ++i) {
        const double middle = 0.5 * (low + high);
        (balance(low) * balance(middle) <= 0.0 ? high : low) = middle;
    }
    const double halfBeat = std::numbers::pi / (low - against);
    Simulation run(load("coupled-strings"));
    const auto shareOnTheRight = [&] {
        run.advance(1);
        double right = 0.0, all = 0.0;
        std::vector<double> before(401);
        for (int x = 0; x < 401; ++x) before[static_cast<std::size_t>(x)] = run.height(x);
        run.advance(1);
        for (int x = 1; x < 400; ++x) {
            if (x == 200) continue; // the bridge
            const double velocity = run.height(x) - before[static_cast<std::size_t>(x)];
            const double slope = run.height(x + (x < 200 ? -1 : 1)) - run.height(x);
            const double energy = velocity * velocity + slope * slope;
            all += energy;
            if (x > 200) right += energy;
        }
        return right / all;
    };
    EXPECT_LT(shareOnTheRight(), 0.01);
    run.advance(std::llround(halfBeat) - run.frame());
    EXPECT_GT(shareOnTheRight(), 0.9);
    run.advance(std::llround(2 * halfBeat) - run.frame());
    EXPECT_LT(shareOnTheRight(), 0.1);
}

TEST(Presets, BeatsRepeatOncePerSecond) {
    Simulation run(load("beats"));
    run.advance(1000);
    // Largest height per oscillation, over four seconds.
    std::vector<double> swings;
    for (int swing = 0; swing < 34; ++swing) {
        double largest = 0.0;
        for (int step = 0; step < 47; ++step) {
            run.advance(1);
            largest = std::max(largest, std::abs(run.height(300)));
        }
        swings.push_back(largest);
    }
    EXPECT_NEAR(*std::ranges::max_element(swings), 1.0, 0.05); // both waves in phase
    EXPECT_LT(*std::ranges::min_element(swings), 0.2);
    std::vector<std::size_t> falls;
    for (std::size_t i = 1; i < swings.size(); ++i)
        if (swings[i - 1] >= 0.5 && swings[i] < 0.5) falls.push_back(i);
    ASSERT_GE(falls.size(), 3u);
    const double steps = 47.0 * static_cast<double>(falls.back() - falls.front());
    EXPECT_NEAR(steps / (static_cast<double>(falls.size()) - 1.0), 400.0, 24.0);
}

// The springs to both neighbours accelerate each bead:
// sin(w / 2) = sqrt(k) sin(m pi / (2 (N + 1))).
TEST(Presets, ChainMatchesStandingWaveTheory) {
    for (int beads = 1; beads <= 10; ++beads)
        for (int mode = 1; mode <= beads; ++mode) {
            Experiment chain = load("chain");
            chain.grid.width = beads + 2;
            chain.pullWith.x = 1;
            chain.rule.damping = {};
            chain.events = {
                {0, AddedModes{{{.halfWavesX = double(mode), .height = 1.0, .phase = 0.25}}, false}}};
            Simulation run(chain);
            // Zero crossings of the most oscillating bead, over about 20,000 steps.
            int bead = 1;
            const auto shape = [&](int x) {
                return std::abs(std::sin(std::numbers::pi * mode * x / (beads + 1)));
            };
            for (int x = 1; x <= beads; ++x)
                if (shape(x) > shape(bead)) bead = x;
            double first = -1.0, last = 0.0;
            int passages = 0;
            double before = 0.0;
            for (int step = 1; step <= 20000; ++step) {
                run.advance(1);
                const double now = run.height(bead);
                if (step > 1 && (before < 0.0) != (now < 0.0)) {
                    const double at = step - now / (now - before);
                    if (first < 0.0) first = at;
                    else ++passages;
                    last = at;
                }
                before = now;
            }
            const double theory = 2.0 * std::asin(std::sqrt(chain.rule.k) *
                                                  std::sin(0.5 * std::numbers::pi * mode / (beads + 1)));
            EXPECT_NEAR(std::numbers::pi * passages / (last - first) / theory, 1.0, 1e-6)
                << mode << " of " << beads;
        }
}
