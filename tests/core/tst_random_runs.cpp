// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Random experiments (see random_experiment.h) must give equal bits when run whole, step by step, in
// pieces and from snapshots, with any thread count and instruction set, and after reading from a file.
// Stable runs must stay bounded.
//
// SEICHE_RANDOM_RUNS=10000 sets the number of seeds and observes stable runs four times as long.
// SEICHE_RANDOM_SEED=N sets the first seed.
#include "core/random_experiment.h"
#include "engine/height_record.h"
#include "files/experiment_file.h"
#include "machine/isa.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "study/run_stability.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <string>

using namespace seiche;

namespace {

// Sanitizers are ten times slower. Fewer runs are enough for them.
#ifdef SEICHE_SANITIZED
constexpr std::uint64_t usualRuns = 30;
#else
constexpr std::uint64_t usualRuns = 200;
#endif
constexpr int stepsOfRun = 120;

// Number of steps for which stable runs are observed.
constexpr int usuallyWatched = 1000;
constexpr int watchedOnDemand = 4000;

std::uint64_t fromEnvironment(const char* name, std::uint64_t usual) {
    const char* text = std::getenv(name);
    return text ? std::strtoull(text, nullptr, 10) : usual;
}

struct Seeds {
    std::uint64_t first = fromEnvironment("SEICHE_RANDOM_SEED", 1);
    std::uint64_t count = fromEnvironment("SEICHE_RANDOM_RUNS", usualRuns);
};

// Calls `visit` with each valid seed and its experiment. Returns the number of calls.
template <class Visit>
std::uint64_t forEachValid(const Seeds& seeds, Visit visit) {
    std::uint64_t valid = 0;
    for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.count; ++seed) {
        const Experiment experiment = randomExperiment(seed, stepsOfRun);
        if (!validate(experiment).empty()) continue;
        ++valid;
        visit(seed, experiment);
    }
    return valid;
}

/// Final state of a run. Equal runs have equal final states.
struct End {
    std::uint64_t hash;
    std::int64_t frame;
    std::optional<std::int64_t> divergedAt;

    explicit End(const Simulation& run) : hash(run.hash()), frame(run.frame()), divergedAt(run.divergedAt()) {}
    friend bool operator==(const End&, const End&) = default;
    friend void PrintTo(const End& end, std::ostream* out) {
        *out << std::hex << end.hash << std::dec << " at " << end.frame << (end.divergedAt ? ", diverged" : "");
    }
};

/// Returns the heights at `places` after every single step.
std::vector<double> seenStepByStep(const Experiment& experiment,
                                   const std::vector<HeightRecord::Place>& places) {
    Simulation run(experiment);
    std::vector<double> seen;
    while (run.frame() < stepsOfRun) {
        run.advance(1);
        if (run.divergedAt()) break;
        for (const auto& [x, y] : places) seen.push_back(run.height(x, y));
    }
    return seen;
}

End wholeRun(const Experiment& experiment, int threads) {
    Simulation run(experiment);
    run.setThreads(threads);
    run.advance(stepsOfRun);
    return End(run);
}

End singleSteps(const Experiment& experiment) {
    Simulation run(experiment);
    run.setThreads(1);
    for (int step = 0; step < stepsOfRun; ++step) run.advance(1);
    return End(run);
}

// Runs in pieces of random length, with changing thread counts, copies and restored snapshots.
End inPieces(const Experiment& experiment, RandomSequence& dice) {
    auto run = std::make_unique<Simulation>(experiment);
    while (run->frame() < stepsOfRun && !run->divergedAt()) {
        run->setThreads(dice.from(1, 4));
        run->advance(dice.from(1, std::min<int>(40, stepsOfRun - static_cast<int>(run->frame()))));
        // Changes at the last step are outside the run.
        if (run->frame() == stepsOfRun || run->divergedAt()) break;
        switch (dice.from(0, 5)) {
        case 0: run = std::make_unique<Simulation>(*run); break;
        case 1: {
            auto other = std::make_unique<Simulation>(experiment);
            other->returnTo(run->snapshot(), {run->log().begin(), run->log().end()});
            run = std::move(other);
            break;
        }
        case 2: run->applyPendingEvents(); break;
        default: break;
        }
    }
    return End(*run);
}

// Returns the size of all displacements, hidden cells included: sqrt(sum(f^2 / stiffness)). Waves
// of mixed media are orthogonal in this norm.
double sizeOf(const Wave<float>& wave) {
    const Grid& grid = wave.grid();
    double sum = 0.0;
    const auto add = [&](int x, int y, double height) {
        const double stiffness = wave.stiffness ? double{wave.stiffness->at(std::clamp(x, 0, grid.width - 1),
                                                                            std::clamp(y, 0, grid.height - 1))}
                                                : 1.0;
        if (stiffness > 0.0) sum += height * height / stiffness;
    };
    const Cells all = wave.now.cells();
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x) add(x, y, wave.now.at(x, y));
    return std::sqrt(sum);
}

// Stops moving walls, which do work on the waves.
void stopWalls(Simulation& run) {
    ObjectsChange change;
    for (const PoolObject& object : run.settings().objects) {
        if (!moves(object)) continue;
        change.put.push_back(movedTo(object, wallPlaceAt(object, run.seconds())));
        std::get<Wall>(change.put.back().is).speed = 0.0;
    }
    if (!change.put.empty()) run.apply(change);
}

const Wave<float>& floatsOf(const Simulation& run) { return std::get<Wave<float>>(run.wave()); }

// Returns the largest size over `steps`, at intervals of 20.
double largestSizeDuring(Simulation& run, int steps) {
    constexpr int stride = 20;
    double largest = sizeOf(floatsOf(run));
    for (int step = 0; step < steps && !run.divergedAt(); step += stride) {
        run.advance(stride);
        largest = std::max(largest, sizeOf(floatsOf(run)));
    }
    return largest;
}

} // namespace

TEST(RandomRuns, MatchForAnySplitThreadCountAndFile) {
    const Seeds seeds;
    int diverged = 0;
    const std::uint64_t valid = forEachValid(seeds, [&](std::uint64_t seed, const Experiment& experiment) {
        const End whole = wholeRun(experiment, 1);
        if (whole.divergedAt) ++diverged;
        EXPECT_EQ(whole, singleSteps(experiment)) << "seed " << seed << ", step by step";
        RandomSequence dice(seed);
        EXPECT_EQ(whole, inPieces(experiment, dice)) << "seed " << seed << ", in pieces";
        for (int threads : {2, 3})
            EXPECT_EQ(whole, wholeRun(experiment, threads)) << "seed " << seed << ", threads " << threads;
        const ReadExperiment back = readExperiment(writeExperiment(experiment));
        const Experiment* read = std::get_if<Experiment>(&back);
        ASSERT_TRUE(read) << "seed " << seed << ": " << lineOf(std::get<std::vector<Problem>>(back).front());
        EXPECT_EQ(experiment, *read) << "seed " << seed;
        EXPECT_EQ(whole, wholeRun(*read, 1)) << "seed " << seed << ", read back";
    });
    std::printf("%d of %d experiments are valid, %d of them diverge\n", int(valid), int(seeds.count), diverged);
    // Guards against a generator of mostly invalid experiments.
    EXPECT_GE(valid * 10, seeds.count * 9);
}

// Run by the test below, once per instruction set.
TEST(RandomRuns, DISABLED_PrintsHashes) {
    forEachValid(Seeds(), [](std::uint64_t seed, const Experiment& experiment) {
        std::printf("hash of %llu: %016llx\n", static_cast<unsigned long long>(seed),
                    static_cast<unsigned long long>(wholeRun(experiment, 2).hash));
    });
}

// The instruction set is chosen once per process.
TEST(RandomRuns, MatchOnEveryInstructionSet) {
    const std::string program = std::filesystem::read_symlink("/proc/self/exe");
    const auto hashesWith = [&](Isa isa) {
        const std::string command =
            "GTEST_TOTAL_SHARDS=1 GTEST_SHARD_INDEX=0 SEICHE_ISA=" + std::string(toString(isa)) + " '" +
            program + "' --gtest_also_run_disabled_tests --gtest_filter=RandomRuns.DISABLED_PrintsHashes";
        std::vector<std::string> hashes;
        FILE* output = popen(command.c_str(), "r");
        if (!output) return hashes;
        char line[256];
        while (std::fgets(line, sizeof line, output))
            if (std::string(line).starts_with("hash of ")) hashes.push_back(line);
        EXPECT_EQ(pclose(output), 0) << command;
        return hashes;
    };
    const std::vector<std::string> expected = hashesWith(Isa::Baseline);
    EXPECT_FALSE(expected.empty());
    for (const Isa isa : availableIsas()) {
        if (isa == Isa::Baseline) continue;
        EXPECT_EQ(expected, hashesWith(isa)) << toString(isa);
    }
}

// Each wave of a stable run has a constant or falling amplitude, or drifts linearly like the flat
// surface and the critical wave at the limit. Over twice the time, a straight line gets at most
// three times as far from 0 as in the first half. The mean square over a half is at least a
// quarter of the maximum. Together the waves grow at most by 3 * 2.
TEST(RandomRuns, StayBoundedWhenStable) {
    const int half = (std::getenv("SEICHE_RANDOM_RUNS") ? watchedOnDemand : usuallyWatched) / 2;
    constexpr double maxGrowth = 6.0;
    int stable = 0;
    double max = 0.0;
    forEachValid(Seeds(), [&](std::uint64_t seed, const Experiment& experiment) {
        const Experiment quiet = leftAlone(experiment);
        const bool small = experiment.grid.cells() <= 300;
        if (quiet.rule.arithmetic == Arithmetic::Integer || !small) return;
        Simulation run(quiet);
        run.setThreads(1);
        run.advance(stepsOfRun);
        run.applyPendingEvents();
        stopWalls(run);
        // Runs past the stability limit may be near divergence.
        if (run.divergedAt() || !stabilityOf(run).usable() || sizeOf(floatsOf(run)) > 1e9) return;
        ++stable;
        const double early = largestSizeDuring(run, half);
        const double late = largestSizeDuring(run, half);
        EXPECT_FALSE(run.divergedAt()) << "seed " << seed;
        EXPECT_LE(late, maxGrowth * early) << "seed " << seed;
        if (early > 0.0) max = std::max(max, late / early);
    });
    std::printf("%d runs are called stable, the largest growth is %.3g\n", stable, max);
    EXPECT_GT(stable, 0);
}

// Covers all media and events, in random pieces.
TEST(RandomRuns, ProbesInPassesMatchSingleSteps) {
    const auto tried = forEachValid({}, [](std::uint64_t seed, const Experiment& experiment) {
        RandomSequence dice(seed);
        const int right = experiment.grid.width - 1, bottom = experiment.grid.height - 1;
        std::vector<HeightRecord::Place> places{{0, 0}, {right, bottom}};
        for (int i = 0; i < 6; ++i) places.push_back({dice.from(0, right), dice.from(0, bottom)});
        Simulation run(experiment);
        run.setThreads(dice.from(1, 4));
        HeightRecord record(places);
        while (run.frame() < stepsOfRun && !run.divergedAt())
            run.advance(std::min<std::int64_t>(dice.from(1, 60), stepsOfRun - run.frame()), &record);
        std::vector<double> seen;
        for (std::size_t row = 0; row < record.frames(); ++row)
            for (std::size_t i = 0; i < places.size(); ++i) seen.push_back(record.height(row, i));
        EXPECT_EQ(record.frames() > 0 ? record.firstFrame() : 1, 1) << "seed " << seed;
        EXPECT_EQ(seen, seenStepByStep(experiment, places)) << "seed " << seed;
        EXPECT_EQ(record.isWhole(), experiment.rule.arithmetic == Arithmetic::Integer && record.frames() > 0)
            << "seed " << seed;
    });
    EXPECT_GT(tried, 0u);
}
