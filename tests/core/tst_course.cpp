// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/validate.h"
#include "run/course.h"

#include <gtest/gtest.h>

#include <random>

using namespace seiche;

namespace {

Pull drop(double x, double height = 1) { return {PullShape::Gaussian, 5, height, PullMode::Add, x, 0}; }

std::vector<Event> logOf(const Course& course) {
    const auto log = course.runs().main().log();
    return {log.begin(), log.end()};
}

/// The present is what a straight run of the same experiment comes to.
void expectStraight(const Course& course) {
    const Simulation& lived = course.runs().main();
    Simulation straight(lived.asExperiment());
    straight.advance(lived.frame());
    straight.actNow();
    Simulation present(lived);
    present.actNow();
    EXPECT_EQ(present.hash(), straight.hash());
    EXPECT_TRUE(validate(lived.asExperiment()).empty());
}

void takeBack(Course& course, Deed& deed) {
    std::vector<Deed> deeds{deed};
    course.takeBack(deeds);
    course.settle();
    course.arrive();
    deed = deeds.front();
}

void doAgain(Course& course, const Deed& deed) {
    course.doAgain({deed});
    course.settle();
    course.arrive();
}

} // namespace

TEST(Course, EverythingDoneCanBeTakenBackAndDoneAgain) {
    std::mt19937 random(3);
    Course course(defaultExperiment(Medium::String));
    struct Known {
        std::vector<Event> log;
        Pull pullWith;
        bool twin;
    };
    const auto now = [&] {
        return Known{logOf(course), course.runs().main().settings().pullWith,
                     course.runs().twin(Scheme::Euler) != nullptr};
    };
    std::vector<Deed> deeds;
    std::vector<Known> known{now()};
    for (int i = 0; i < 60; ++i) {
        course.advance(static_cast<std::int64_t>(random() % 50));
        // Now and then from the past: another turning.
        if (random() % 4 == 0) course.seek(course.runs().main().frame() / 2);
        switch (random() % 5) {
        case 0: deeds.push_back(course.apply(Settings{{"k", 0.5 + 0.001 * i}})); break;
        case 1: deeds.push_back(course.setPullWith(drop(i, 2))); break;
        case 2: deeds.push_back(course.switchTwin(Scheme::Euler, i % 2 == 0)); break;
        case 3:
            if (i % 3 == 0) {
                deeds.push_back(course.beginAgain(course.runs().main().start()));
                break;
            }
            [[fallthrough]];
        default: deeds.push_back(course.apply(drop(10 + i)));
        }
        known.push_back(now());
    }
    const auto expectKnown = [&](std::size_t place) {
        EXPECT_EQ(logOf(course), known[place].log) << place;
        EXPECT_EQ(course.runs().main().settings().pullWith, known[place].pullWith) << place;
        EXPECT_EQ(course.runs().twin(Scheme::Euler) != nullptr, known[place].twin) << place;
    };
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = deeds.size(); i > 0; --i) {
            takeBack(course, deeds[i - 1]);
            expectKnown(i - 1);
            expectStraight(course);
        }
        for (std::size_t i = 0; i < deeds.size(); ++i) {
            doAgain(course, deeds[i]);
            expectKnown(i + 1);
            expectStraight(course);
        }
    }
    // All at once is the same as one by one.
    const std::uint64_t end = course.runs().main().hash();
    course.takeBack(deeds);
    course.settle();
    course.arrive();
    expectKnown(0);
    expectStraight(course);
    course.doAgain(deeds);
    course.settle();
    course.arrive();
    expectKnown(deeds.size());
    EXPECT_EQ(course.runs().main().hash(), end);
}

TEST(Course, ATurningThatWasLeftComesBack) {
    Course course(defaultExperiment(Medium::String));
    course.advance(20);
    course.apply(drop(100));
    course.advance(180);
    const std::uint64_t end = course.runs().main().hash();
    course.seek(10);
    Deed branched = course.apply(drop(50));
    EXPECT_EQ(course.timeline().last(), 10);
    course.advance(30);
    takeBack(course, branched);
    EXPECT_EQ(course.runs().main().frame(), 40);
    EXPECT_EQ(course.timeline().last(), 200);
    course.seek(200);
    EXPECT_EQ(course.runs().main().hash(), end);
    // Done again, the old turning is left once more.
    course.seek(10);
    doAgain(course, branched);
    ASSERT_EQ(logOf(course).size(), 1u);
    EXPECT_EQ(course.timeline().last(), 40);
    expectStraight(course);
}

TEST(Course, TakingBackInThePastKeepsTheLivedTime) {
    Course course(defaultExperiment(Medium::String));
    course.advance(20);
    Deed pulled = course.apply(drop(100));
    course.advance(80);
    course.seek(10);
    takeBack(course, pulled);
    EXPECT_EQ(course.runs().main().frame(), 10);
    EXPECT_EQ(course.timeline().last(), 100);
    doAgain(course, pulled);
    EXPECT_EQ(course.timeline().last(), 100);
    course.seek(100);
    expectStraight(course);
}

TEST(Course, PlannedEventsThatNoLongerFitAreLeftOut) {
    Experiment planned = defaultExperiment(Medium::String);
    const Settings ring{{"edges.left", std::string("periodic")}, {"edges.right", std::string("periodic")}};
    planned.events = {{100, Settings{{"edges.left", std::string("free")}}},
                      {100, drop(40)},
                      {120, Settings{{"edges.right", std::string("free")}}}};
    Course course(planned);
    course.advance(50);
    Deed deed = course.apply(ring);
    // On a ring no end can become free by itself; the pull still can be.
    ASSERT_EQ(logOf(course).size(), 2u);
    EXPECT_EQ(logOf(course)[1], planned.events[1]);
    EXPECT_TRUE(validate(course.runs().main().asExperiment()).empty());
    course.advance(100);
    expectStraight(course);
    takeBack(course, deed);
    EXPECT_EQ(logOf(course), planned.events);
    expectStraight(course);
}

// As if they were taken out one by one, the first that does not fit first.
TEST(Course, WhicheverPlannedEventsNoLongerFitAreLeftOut) {
    const auto place = [](const Problem& problem) {
        return problem.path.starts_with("events[") ? std::stoul(problem.path.substr(7)) : 100'000;
    };
    std::mt19937 dice(5);
    for (int round = 0; round < 20; ++round) {
        Experiment planned = defaultExperiment(Medium::String);
        const auto oneOf = [&dice](std::initializer_list<const char*> words) {
            return std::string(*(words.begin() + dice() % words.size()));
        };
        for (int i = 0; i < 200; ++i) {
            const std::string word = oneOf({"fixed", "free", "periodic"});
            const bool ring = word == "periodic";
            Event event{100 + i, drop(40)};
            if (i % 3 == 0) event.what = Settings{{"edges.left", word}, {"edges.right", word}};
            if (i % 3 == 1 && !ring) event.what = Settings{{oneOf({"edges.left", "edges.right"}), word}};
            planned.events.push_back(event);
            if (!validate(planned).empty()) planned.events.pop_back();
        }
        const Settings change{{"edges.left", std::string("periodic")},
                              {"edges.right", std::string("periodic")}};
        Course course(planned);
        course.advance(50);
        course.apply(change);
        Experiment expected = course.runs().main().settings();
        expected.events = planned.events;
        while (true) {
            const std::vector<Problem> problems = validate(expected);
            if (problems.empty()) break;
            std::size_t first = 100'000;
            for (const Problem& problem : problems) first = std::min(first, place(problem));
            ASSERT_LT(first, expected.events.size());
            expected.events.erase(expected.events.begin() + static_cast<std::ptrdiff_t>(first));
        }
        expected.events.insert(expected.events.begin(), {50, change});
        EXPECT_EQ(logOf(course), expected.events);
    }
}

TEST(Course, AJourneyInPartsComesToTheSamePlace) {
    Course course(defaultExperiment(Medium::String));
    course.apply(drop(100));
    course.switchTwin(Scheme::Trapezoid, true);
    course.advance(500);
    const std::uint64_t end = course.runs().main().hash();
    course.depart(200);
    EXPECT_TRUE(course.isTravelling());
    for (int part = 1; course.isTravelling(); ++part) {
        course.approach(7);
        EXPECT_EQ(course.runs().main().frame(), std::min(7 * part, 200));
    }
    expectStraight(course);
    // A change on the way ends the journey there.
    course.depart(400);
    course.approach(50);
    course.apply(drop(70));
    EXPECT_FALSE(course.isTravelling());
    EXPECT_EQ(course.timeline().last(), 250);
    ASSERT_TRUE(course.runs().twin(Scheme::Trapezoid));
    Course again(defaultExperiment(Medium::String));
    again.apply(drop(100));
    again.advance(500);
    EXPECT_EQ(again.runs().main().hash(), end);
}

TEST(Course, AShakenHandOnTheTimelineLosesNoTwin) {
    Course course(defaultExperiment(Medium::String));
    course.advance(300);
    course.switchTwin(Scheme::Euler, true);
    course.advance(300);
    for (std::int64_t frame : {500, 100, 550, 20, 590}) {
        course.depart(frame);
        course.approach(5);
    }
    course.arrive();
    EXPECT_EQ(course.runs().main().frame(), 590);
    EXPECT_TRUE(course.runs().twin(Scheme::Euler));
}

TEST(Course, AMillionStepsStayWithinTheBudget) {
    Course course(defaultExperiment(Medium::String), 40'000);
    course.apply(drop(100));
    for (int i = 0; i < 100; ++i) {
        course.advance(10'000);
        ASSERT_LE(course.timeline().bytes(), 40'000u);
    }
    const std::uint64_t end = course.runs().main().hash();
    Simulation straight(course.runs().main().asExperiment());
    std::mt19937 random(11);
    for (std::int64_t frame : {1, 31'250, 31'251, 499'999, 750'000, 999'999}) {
        straight.advance(frame - straight.frame());
        course.seek(frame);
        EXPECT_EQ(course.runs().main().hash(), straight.hash()) << frame;
        EXPECT_LE(course.timeline().bytes(), 40'000u);
    }
    course.seek(1'000'000);
    EXPECT_EQ(course.runs().main().hash(), end);
}

TEST(Course, ALargePoolTravelsToTheBit) {
    Experiment pool = defaultExperiment(Medium::Pool);
    pool.grid = {2048, 1152};
    pool.pullWith = {PullShape::Gaussian, 20, 3, PullMode::Add, 700, 500};
    // Three states need about 19 MB each.
    Course course(pool, std::size_t{60} << 20);
    course.apply(pool.pullWith);
    for (int i = 0; i < 20; ++i) course.advance(2);
    course.apply(Settings{{"k", 0.4}});
    course.advance(10);
    EXPECT_LE(course.timeline().bytes(), std::size_t{60} << 20);
    const Experiment lesson = course.runs().main().asExperiment();
    for (std::int64_t frame : {37, 3, 45}) {
        course.seek(frame);
        Simulation straight(lesson);
        straight.advance(frame);
        EXPECT_EQ(course.runs().main().hash(), straight.hash()) << frame;
    }
    course.setBudget(std::size_t{25} << 20);
    EXPECT_LE(course.timeline().bytes(), std::size_t{25} << 20);
    course.seek(20);
    expectStraight(course);
}

TEST(Course, ADivergedRunTravelsAndIsMended) {
    Experiment explosive = defaultExperiment(Medium::String);
    explosive.rule.scheme = Scheme::Euler;
    Course course(explosive);
    course.apply(drop(100));
    course.advance(100'000);
    ASSERT_TRUE(course.runs().main().divergedAt());
    const std::int64_t exploded = *course.runs().main().divergedAt();
    course.seek(exploded / 2);
    EXPECT_FALSE(course.runs().main().divergedAt());
    Deed mend = course.apply(Settings{{"scheme", std::string("leapfrog")}});
    course.advance(100'000);
    EXPECT_FALSE(course.runs().main().divergedAt());
    takeBack(course, mend);
    EXPECT_EQ(course.runs().main().divergedAt(), exploded);
    EXPECT_EQ(course.timeline().last(), exploded);
    doAgain(course, mend);
    EXPECT_FALSE(course.runs().main().divergedAt());
    expectStraight(course);
}

TEST(Course, TwinsThatDoNotFitEndWhenItBeginsAgain) {
    const auto schemesOf = [](const Course& course) {
        std::vector<Scheme> schemes;
        for (const Comparison::Twin& twin : course.runs().twins()) schemes.push_back(twin.run.rule().scheme);
        return schemes;
    };
    using enum Scheme;
    Experiment pool = defaultExperiment(Medium::Pool);
    pool.grid = {40, 30};
    pool.pullWith.x = 20;
    pool.pullWith.y = 15;
    Course course(pool);
    for (Scheme scheme : {Euler, Rk4}) course.switchTwin(scheme, true);
    // Implicit schemes are for a string.
    course.switchTwin(ImplicitEuler, true);
    EXPECT_EQ(schemesOf(course), (std::vector{Euler, Rk4}));
    // A twin with the experiment's own scheme would be the same run once more.
    Experiment euler = pool;
    euler.rule.scheme = Euler;
    Deed again = course.beginAgain(euler);
    EXPECT_EQ(schemesOf(course), std::vector{Rk4});
    takeBack(course, again);
    EXPECT_EQ(schemesOf(course), std::vector{Rk4});
    doAgain(course, again);
    EXPECT_EQ(schemesOf(course), std::vector{Rk4});
    course.switchTwin(Leapfrog, true);
    for (const bool blurs : {false, true}) {
        Experiment integer = pool;
        integer.rule.arithmetic = Arithmetic::Integer;
        integer.rule.water = blurs ? Water::Blur : Water::Waves;
        ASSERT_TRUE(validate(integer).empty());
        Course other(pool);
        for (Scheme scheme : {Euler, Rk4}) other.switchTwin(scheme, true);
        Deed opened = other.beginAgain(integer);
        EXPECT_TRUE(other.runs().twins().empty());
        for (Scheme scheme : {Leapfrog, Euler, DelayedEuler, ImplicitEuler, Trapezoid, Rk4}) {
            Deed deed = other.switchTwin(scheme, true);
            other.advance(3);
            EXPECT_TRUE(other.runs().twins().empty()) << wordFor(scheme);
            takeBack(other, deed);
            doAgain(other, deed);
            EXPECT_TRUE(other.runs().twins().empty()) << wordFor(scheme);
        }
        // Back where they fit nothing is there that was not switched on.
        takeBack(other, opened);
        EXPECT_TRUE(other.runs().twins().empty());
        other.switchTwin(Euler, true);
        EXPECT_EQ(schemesOf(other), std::vector{Euler});
        doAgain(other, opened);
        EXPECT_TRUE(other.runs().twins().empty());
    }
    // On a string all of them stand beside each other, whatever is opened there.
    Course string(defaultExperiment(Medium::String));
    for (Scheme scheme : {Trapezoid, ImplicitEuler}) string.switchTwin(scheme, true);
    Experiment shorter = defaultExperiment(Medium::String);
    shorter.grid.width = 50;
    shorter.pullWith.x = 25;
    string.beginAgain(shorter);
    EXPECT_EQ(schemesOf(string), (std::vector{Trapezoid, ImplicitEuler}));
}

TEST(Course, AnEventCannotSetAPullThatNoExperimentMayHave) {
    Experiment experiment = defaultExperiment(Medium::String);
    experiment.events = {{5, Settings{{"pullWith.height", -4e8}}}};
    const std::vector<Problem> problems = validate(experiment);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].path, "events[0].set.pullWith.height");
    EXPECT_EQ(sentence(problems[0]), "-400000000 is not allowed (at least -1000000, at most 1000000)");
}

namespace {

Hold heldAt(double x) { return {PullShape::Cosine, 9, 1, x, 0, 1}; }

const Hold& holdIn(const Course& course, std::size_t place) {
    return std::get<Hold>(course.runs().main().log()[place].what);
}

} // namespace

TEST(Course, AHandHoldsUntilItLetsGo) {
    Course course(defaultExperiment(Medium::String));
    course.apply(drop(60));
    course.advance(20);
    Deed deed = course.hold(1, heldAt(150));
    // Paused, it is held all the same; a click holds for one step.
    EXPECT_EQ(course.runs().main().height(150), 1.0);
    EXPECT_EQ(holdIn(course, 1).steps, 1);
    for (int steps : {1, 7, 1, 30}) {
        course.advance(steps);
        EXPECT_EQ(course.runs().main().height(150), 1.0);
        expectStraight(course);
    }
    ASSERT_EQ(logOf(course).size(), 2u);
    EXPECT_EQ(holdIn(course, 1).steps, 39);
    course.letGo(1);
    course.advance(10);
    EXPECT_NE(course.runs().main().height(150), 1.0);
    EXPECT_EQ(holdIn(course, 1).steps, 39);
    expectStraight(course);
    // Undone and done again it is as long as it was.
    const std::vector<Event> log = logOf(course);
    const std::uint64_t end = course.runs().main().hash();
    takeBack(course, deed);
    EXPECT_EQ(logOf(course).size(), 1u);
    expectStraight(course);
    doAgain(course, deed);
    EXPECT_EQ(logOf(course), log);
    EXPECT_EQ(course.runs().main().hash(), end);
    // In every moment of the past it lasts as it did.
    for (std::int64_t frame : {19, 20, 21, 40, 58, 59, 60, 69}) {
        course.seek(frame);
        expectStraight(course);
        EXPECT_EQ(course.runs().main().isHeld(), frame > 20 && frame < 59) << frame;
    }
    EXPECT_EQ(course.runs().main().hash(), end);
}

TEST(Course, AHandThatMovesLeavesOneTrail) {
    Course course(defaultExperiment(Medium::String));
    std::vector<Deed> deeds;
    for (int i = 0; i < 30; ++i) {
        deeds.push_back(course.hold(1, heldAt(100 + i)));
        // Now and then two places in one step.
        if (i % 4 != 3) course.advance(1 + i % 3);
    }
    course.letGo(1);
    course.advance(5);
    expectStraight(course);
    const std::vector<Event> log = logOf(course);
    ASSERT_EQ(log.size(), 30u);
    const Experiment lived = course.runs().main().asExperiment();
    const std::string text = writeExperiment(lived);
    EXPECT_EQ(text.find("\"hold\""), text.rfind("\"hold\"")) << text;
    EXPECT_EQ(std::get<Experiment>(readExperiment(text)), lived);
    // The whole stroke at once.
    const std::uint64_t end = course.runs().main().hash();
    course.takeBack(deeds);
    course.settle();
    course.arrive();
    EXPECT_TRUE(logOf(course).empty());
    EXPECT_EQ(course.runs().main().largestHeight(), 0.0);
    course.doAgain(deeds);
    course.settle();
    course.arrive();
    EXPECT_EQ(logOf(course), log);
    EXPECT_EQ(course.runs().main().hash(), end);
}

TEST(Course, SeveralHandsAndEverythingElseInBetween) {
    std::mt19937 random(8);
    Course course(defaultExperiment(Medium::String));
    std::vector<Deed> deeds;
    for (int i = 0; i < 200; ++i) {
        switch (random() % 8) {
        case 0: deeds.push_back(course.hold(1, heldAt(double(random() % 320)))); break;
        case 1: deeds.push_back(course.hold(2, heldAt(double(random() % 320)))); break;
        case 2: course.letGo(1 + static_cast<int>(random() % 2)); break;
        case 3: deeds.push_back(course.apply(drop(double(random() % 320)))); break;
        case 4: deeds.push_back(course.apply(Settings{{"k", 0.5 + 0.001 * i}})); break;
        case 5:
            if (i % 5 == 0) {
                deeds.push_back(course.switchTwin(Scheme::Trapezoid, i % 2 == 0));
                break;
            }
            if (i % 7 == 0) course.seek(course.runs().main().frame() * 3 / 4);
            [[fallthrough]];
        default: course.advance(static_cast<std::int64_t>(random() % 9));
        }
        if (i % 10 == 0) expectStraight(course);
    }
    expectStraight(course);
    const Experiment lived = course.runs().main().asExperiment();
    EXPECT_EQ(std::get<Experiment>(readExperiment(writeExperiment(lived))).events, lived.events);
    const std::uint64_t end = course.runs().main().hash();
    for (std::size_t i = deeds.size(); i > 0; --i) {
        takeBack(course, deeds[i - 1]);
        if (i % 10 == 0) expectStraight(course);
    }
    EXPECT_TRUE(logOf(course).empty());
    for (const Deed& deed : deeds) doAgain(course, deed);
    EXPECT_EQ(logOf(course), lived.events);
    expectStraight(course);
    EXPECT_EQ(course.runs().main().hash(), end);
}

TEST(Course, ATwinHoldsWithTheHand) {
    Course course(defaultExperiment(Medium::String));
    course.apply(drop(60));
    course.switchTwin(Scheme::ImplicitEuler, true);
    course.switchTwin(Scheme::Euler, true); // explodes on the way
    course.hold(1, heldAt(150));
    for (int i = 0; i < 200; ++i) course.advance(3);
    ASSERT_TRUE(course.runs().twin(Scheme::Euler)->run.divergedAt());
    EXPECT_EQ(course.runs().twin(Scheme::ImplicitEuler)->run.height(150), 1.0);
    EXPECT_EQ(course.runs().main().height(150), 1.0);
    const std::uint64_t twin = course.runs().twin(Scheme::ImplicitEuler)->run.hash();
    course.seek(300);
    course.seek(600);
    EXPECT_EQ(course.runs().twin(Scheme::ImplicitEuler)->run.hash(), twin);
    expectStraight(course);
}

TEST(Course, TravellingUndoAndTheEndTakeAHoldAway) {
    Course course(defaultExperiment(Medium::String));
    const auto holds = [&] {
        course.hold(1, heldAt(150));
        course.advance(10);
        EXPECT_TRUE(course.isHeld(1));
        EXPECT_FALSE(course.isHeld(2));
    };
    holds();
    course.seek(5);
    EXPECT_FALSE(course.isHeld(1));
    // It took another turning, where the old hold still lasts for its time.
    course.hold(1, heldAt(40));
    course.advance(20);
    EXPECT_EQ(holdIn(course, 1).steps, 20);
    expectStraight(course);
    std::vector<Deed> last{course.apply(drop(60))};
    course.takeBack(last);
    EXPECT_FALSE(course.isHeld(1));
    holds();
    course.beginAgain(course.runs().main().start());
    EXPECT_FALSE(course.anyHeld());
    course.apply(Settings{{"scheme", std::string("euler")}});
    holds();
    course.advance(5'000);
    ASSERT_TRUE(course.runs().main().divergedAt());
    EXPECT_FALSE(course.isHeld(1));
    expectStraight(course);
}
