// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/timeline.h"

#include <gtest/gtest.h>

#include <random>

using namespace seiche;

namespace {

Pull drop(double x, double height) { return {PullShape::Gaussian, 5, height, PullMode::Add, x, 0}; }

/// A string played and seeked as in the window.
class Player {
public:
    explicit Player(std::size_t budget = Timeline::defaultBudget)
        : m_runs(defaultExperiment(SceneKind::String)), m_timeline(budget) {
        m_timeline.begin(m_runs);
    }
    void play(std::int64_t steps) {
        for (; steps > 0; steps -= 7) {
            m_runs.advance(std::min<std::int64_t>(7, steps));
            m_timeline.visit(m_runs);
        }
    }
    template <class Change>
    void apply(const Change& change) {
        m_timeline.branch(m_runs);
        m_runs.apply(change);
        m_timeline.visit(m_runs);
    }
    void seek(std::int64_t frame) { m_timeline.seek(m_runs, frame); }
    void rewrite(const std::vector<Event>& log) {
        m_timeline.rewrite(m_runs, log, {m_timeline.last(), log.size()});
        m_timeline.finishSeek(m_runs);
    }

    Comparison& runs() { return m_runs; }
    Timeline& timeline() { return m_timeline; }
    const Simulation& run() const { return m_runs.main(); }

private:
    Comparison m_runs;
    Timeline m_timeline;
};

std::uint64_t straightHash(const Experiment& experiment, std::int64_t frame) {
    Simulation run(experiment);
    run.advance(frame);
    return run.hash();
}

void playALesson(Player& player) {
    player.play(100);
    player.apply(drop(100, 1));
    player.play(400);
    player.apply(Settings{{"k", 0.7}, {"damping.velocity", 0.9999}});
    player.apply(drop(200, -2));
    player.play(60'000);
    player.apply(Settings{{"edges.left", std::string("free")}});
    player.play(40'000);
}

} // namespace

TEST(Timeline, SeekMatchesUninterruptedRun) {
    // The second budget has room for only four snapshots.
    for (std::size_t budget : {Timeline::defaultBudget, std::size_t{30'000}}) {
        Player player(budget);
        playALesson(player);
        EXPECT_LE(player.timeline().bytes(), budget);
        const Experiment lesson = player.run().asExperiment();
        std::mt19937 random(5);
        for (int i = 0; i < 12; ++i) {
            const std::int64_t frame = 1 + random() % 100'000;
            player.seek(frame);
            ASSERT_EQ(player.run().frame(), frame);
            // Steps are shown before their events act.
            EXPECT_EQ(player.run().hash(), straightHash(lesson, frame)) << frame;
        }
        player.seek(1'000'000);
        EXPECT_EQ(player.run().frame(), player.timeline().last());
    }
}

TEST(Timeline, ReplayRepeatsEvents) {
    Player player;
    playALesson(player);
    const std::uint64_t end = player.run().hash();
    const Experiment lesson = player.run().asExperiment();
    player.seek(50);
    player.play(player.timeline().last() - 50);
    EXPECT_EQ(player.run().hash(), end);
    EXPECT_EQ(player.run().asExperiment(), lesson);
}

TEST(Timeline, TapInPastStartsBranch) {
    Player player;
    playALesson(player);
    player.seek(300);
    player.apply(drop(20, 3));
    EXPECT_EQ(player.timeline().last(), 300);
    ASSERT_EQ(player.run().log().size(), 2u);
    player.play(5000);
    EXPECT_EQ(player.run().hash(), straightHash(player.run().asExperiment(), player.run().frame()));
}

TEST(Timeline, BranchKeepsPlannedEvents) {
    Experiment planned = defaultExperiment(SceneKind::String);
    planned.events = {{50, drop(100, 1)}, {900, drop(60, 1)}};
    Comparison runs(planned);
    Timeline timeline;
    timeline.begin(runs);
    runs.advance(200);
    timeline.visit(runs);
    timeline.seek(runs, 20);
    timeline.branch(runs);
    ASSERT_EQ(runs.main().log().size(), 1u);
    EXPECT_EQ(runs.main().log()[0].step, 900);
}

TEST(Timeline, RewriteKeepsPresentStep) {
    Player player;
    playALesson(player);
    const std::int64_t present = player.run().frame();
    const auto log = player.run().log();
    const std::vector<Event> before(log.begin(), log.end());
    for (std::size_t gone = 0; gone < before.size(); ++gone) {
        std::vector<Event> without = before;
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(gone));
        player.rewrite(without);
        EXPECT_EQ(player.run().frame(), present);
        EXPECT_EQ(player.run().hash(), straightHash(player.run().asExperiment(), present)) << gone;
        player.rewrite(before);
        EXPECT_EQ(player.run().hash(), straightHash(player.run().asExperiment(), present)) << gone;
    }
}

TEST(Timeline, RewriteAppliesRestoredTapAtOnce) {
    Player player;
    player.play(30);
    const auto before = player.run().log();
    const std::vector<Event> none(before.begin(), before.end());
    player.apply(drop(100, 1));
    const auto after = player.run().log();
    const std::vector<Event> pulled(after.begin(), after.end());
    player.rewrite(none);
    EXPECT_EQ(player.run().height(100), 0.0);
    player.rewrite(pulled);
    EXPECT_EQ(player.run().height(100), 1.0);
    EXPECT_TRUE(player.timeline().atEnd(player.runs()));
}

TEST(Timeline, SeekMovesComparisonRuns) {
    Player player;
    player.apply(drop(100, 1));
    player.play(20'000);
    player.runs().startComparison(Scheme::Trapezoid);
    player.play(50'000);
    const std::uint64_t end = player.runs().comparisonRun(Scheme::Trapezoid)->run.hash();
    player.seek(30'000);
    ASSERT_TRUE(player.runs().comparisonRun(Scheme::Trapezoid));
    player.seek(player.timeline().last());
    EXPECT_EQ(player.runs().comparisonRun(Scheme::Trapezoid)->run.hash(), end);
    // A comparison run has no past before its start.
    player.seek(10'000);
    EXPECT_EQ(player.runs().comparisonRun(Scheme::Trapezoid)->startedAt, 10'000);
}

// The snapshot contains the replaced tap and must be discarded.
TEST(Timeline, NewTapReplacesTapOfSameStep) {
    constexpr std::int64_t frame = 40'000; // more than the snapshot interval for 320 points
    Player player;
    player.runs().advance(frame);
    player.apply(drop(100, 1)); // included in the snapshot
    player.play(100);
    player.seek(frame - 10);
    player.runs().advance(10);
    EXPECT_EQ(player.run().eventsActed(), 0u);
    player.apply(drop(40, -3));
    ASSERT_EQ(player.run().log().size(), 1u);
    player.play(1000);
    player.seek(frame + 500);
    EXPECT_EQ(player.run().hash(), straightHash(player.run().asExperiment(), frame + 500));
}

TEST(Timeline, RewriteDiscardsOutdatedSnapshots) {
    constexpr std::int64_t frame = 40'000;
    for (const std::int64_t before : {0, 1, 2}) {
        Player player;
        player.runs().advance(frame);
        player.timeline().visit(player.runs());
        player.play(100);
        player.rewrite({{frame - before, drop(100, 1)}});
        EXPECT_EQ(player.run().frame(), frame + 100);
        EXPECT_EQ(player.run().hash(), straightHash(player.run().asExperiment(), player.run().frame()))
            << before;
    }
}

// The last step is shown before its events act. A branch there discards these events.
TEST(Timeline, IsNotAtEndBeforePendingEvent) {
    Player player;
    player.play(28);
    player.apply(drop(100, 1));
    EXPECT_TRUE(player.timeline().atEnd(player.runs()));
    player.seek(28);
    EXPECT_EQ(player.run().height(100), 0.0);
    EXPECT_FALSE(player.timeline().atEnd(player.runs()));
    player.apply(drop(60, 2));
    ASSERT_EQ(player.run().log().size(), 1u);
    EXPECT_EQ(player.run().height(60), 2.0);
    EXPECT_EQ(player.run().height(100), 0.0);
}

// An explosion ends the history.
TEST(Timeline, EndsAtExplosionAfterRewrite) {
    Player player;
    player.play(5005);
    ASSERT_EQ(player.timeline().last(), 5005);
    player.rewrite({{3, drop(100, 1)}, {10, Settings{{"k", 3.0}}}});
    ASSERT_TRUE(player.run().divergedAt());
    EXPECT_LT(player.run().frame(), 5005);
    EXPECT_EQ(player.timeline().last(), player.run().frame());
}
