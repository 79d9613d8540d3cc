// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Width of the absorbing layer of a pool.
#include "files/experiment_file.h"
#include "model/run_memory.h"
#include "model/validate.h"
#include "run/simulation.h"
#include "wave/pml_region.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

constexpr Edges allAbsorbing{Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};

Experiment openPool(int columns, int rows, int rim, Stencil stencil = Stencil::Cross) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.grid = {columns, rows};
    experiment.rule.k = 0.25;
    experiment.rule.stencil = stencil;
    experiment.rule.edges = allAbsorbing;
    experiment.rule.rim = rim;
    experiment.pullWith = {PullShape::Gaussian, 3.0, 1.0, PullMode::Pluck, columns / 2.0, rows / 2.0};
    return experiment;
}

// Returns the largest difference from a larger pool without echo, relative to its largest height.
double echoOf(int rim, Stencil stencil) {
    constexpr int beyond = 64, steps = 260; // half a cell per step: 130 cells
    Simulation small(openPool(80, 64, rim, stencil));
    Simulation large(openPool(80 + 2 * beyond, 64 + 2 * beyond, 16, stencil));
    small.apply(small.settings().pullWith);
    large.apply(large.settings().pullWith);
    double worst = 0.0, highest = 0.0;
    for (int n = 0; n < steps; ++n) {
        small.advance(1);
        large.advance(1);
        for (const auto& [x, y] : {std::pair{10, 32}, {70, 10}, {40, 60}, {2, 2}}) {
            const double open = large.height(x + beyond, y + beyond);
            worst = std::max(worst, std::abs(small.height(x, y) - open));
            highest = std::max(highest, std::abs(open));
        }
    }
    return worst / highest;
}

std::string problemsIn(const Experiment& experiment) {
    std::string all;
    for (const Problem& problem : validate(experiment)) all += lineOf(problem) + '\n';
    return all;
}

std::string fileWith(const std::string& rest) {
    return R"({"seiche": 1, "medium": "pool", "size": [40, 30], )" + rest + "}";
}

} // namespace

TEST(Rim, ReflectsLessWhenWider) {
    for (const Stencil stencil : {Stencil::Cross, Stencil::Isotropic}) {
        EXPECT_GT(echoOf(2, stencil), 0.05) << toString(stencil);
        double narrower = 1.0;
        for (const int rim : {2, 4, 8, 16}) {
            const double echo = echoOf(rim, stencil);
            EXPECT_LT(echo, narrower / 3) << toString(stencil) << ' ' << rim;
            narrower = echo;
        }
        EXPECT_LT(narrower, 3e-5) << toString(stencil);
        EXPECT_LT(echoOf(maxRim, stencil), 3e-5) << toString(stencil);
    }
    EXPECT_GT(echoOf(8, Stencil::Moore), 10 * echoOf(16, Stencil::Moore));
}

TEST(Rim, AbsorbsWavesAtAnyWidth) {
    for (const StencilInfo& stencil : allStencils)
        for (const int rim : {minRim(stencil.weights), 9, maxRim})
            for (const double share : {0.3, 1.0}) {
                Experiment experiment = openPool(37, 29, rim, stencil.value);
                experiment.rule.k = share * 4.0 / stencil.weights.largestEigenvalue();
                experiment.pullWith.shape = PullShape::Point;
                ASSERT_EQ(problemsIn(experiment), "");
                Simulation run(experiment);
                run.apply(experiment.pullWith);
                run.advance(1500);
                EXPECT_FALSE(run.divergedAt()) << stencil.word << ' ' << rim;
                EXPECT_LT(run.largestHeight(), 0.2) << stencil.word << ' ' << rim << ' ' << share;
            }
}

TEST(Rim, SetsDepthOfHiddenCells) {
    const Rule narrow = openPool(40, 30, 5).rule, wide = openPool(40, 30, 60).rule;
    EXPECT_EQ(PmlRegion::surroundFor(narrow), (Surround{5, 5, 5, 5}));
    EXPECT_EQ(PmlRegion::surroundFor(wide), (Surround{60, 60, 60, 60}));
    EXPECT_GT(bytesOfRun(openPool(40, 30, 60)), bytesOfRun(openPool(40, 30, 5)));
    Rule string = narrow;
    string.scene = SceneKind::String;
    EXPECT_EQ(PmlRegion::surroundFor(string).left, PmlRegion::stringDepth);
    EXPECT_EQ(Rule().rim, 16) << "files that do not name it keep their bits";
}

TEST(Rim, MustBeWiderForHeavyCorners) {
    EXPECT_EQ(problemsIn(openPool(40, 30, 7, Stencil::Moore)),
              "edges.rim: with the stencil \"moore\", the absorbing layer must be at least 8 cells wide\n");
    EXPECT_EQ(problemsIn(openPool(40, 30, 7, Stencil::Diagonal)),
              "edges.rim: with the stencil \"diagonal\", the absorbing layer must be at least 8 cells wide\n");
    EXPECT_EQ(problemsIn(openPool(40, 30, 8, Stencil::Diagonal)), "");
    EXPECT_EQ(problemsIn(openPool(40, 30, 2, Stencil::Isotropic)), "");
    // A stencil set later by an event counts, too.
    Experiment experiment = openPool(40, 30, 7);
    experiment.events = {{5, Settings{{"stencil", std::string("moore")}}}};
    EXPECT_NE(problemsIn(experiment).find("events[0].set.edges.rim: with the stencil"), std::string::npos);
    // Without absorbing edges, there is no absorbing layer.
    experiment.rule.edges = Edges();
    EXPECT_EQ(problemsIn(experiment), "");
}

TEST(Rim, IsSetInFilesButNotInEvents) {
    const auto problems = [](const std::string& rest) {
        const ReadExperiment result = readExperiment(fileWith(rest));
        std::string all;
        if (const auto* found = std::get_if<std::vector<Problem>>(&result))
            for (const Problem& problem : *found) all += lineOf(problem) + '\n';
        return all;
    };
    const ReadExperiment result = readExperiment(fileWith(R"("edges": {"left": "absorbing", "rim": 24})"));
    ASSERT_TRUE(std::holds_alternative<Experiment>(result));
    const Experiment& read = std::get<Experiment>(result);
    EXPECT_EQ(read.rule.rim, 24);
    const std::string written = writeExperiment(read);
    EXPECT_NE(written.find("\"rim\": 24"), std::string::npos) << written;
    EXPECT_EQ(std::get<Experiment>(readExperiment(written)), read);
    const ReadExperiment plain = readExperiment(fileWith(R"("edges": {"left": "absorbing"})"));
    EXPECT_EQ(std::get<Experiment>(plain).rule.rim, 16);
    EXPECT_EQ(problems(R"("edges": {"rim": 1})"),
              "edges.rim: 1 is not allowed (an integer, at least 2, at most 64)\n");
    EXPECT_NE(problems(R"("edges": {"rim": 2.5})").find("edges.rim"), std::string::npos);
    EXPECT_NE(
        problems(R"("events": [{"step": 3, "set": {"edges.rim": 20}}])").find("cannot be changed during a run"),
        std::string::npos);
}
