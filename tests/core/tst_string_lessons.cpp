// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers of the ruler, junction, Fourier and chain lessons, checked by measuring runs as a student
// does.
#include "files/lessons.h"
#include "lesson/expectation.h"
#include "model/objects_change.h"
#include "student.h"
#include "theory/fourier_shapes.h"
#include "theory/modes.h"
#include "theory/projection.h"

#include <algorithm>
#include <functional>

using namespace seiche;

namespace {

std::size_t stepOf(const Lesson& lesson, const char* id) {
    const auto found = std::ranges::find(lesson.steps, id, &Step::id);
    EXPECT_NE(found, lesson.steps.end()) << id;
    return static_cast<std::size_t>(found - lesson.steps.begin());
}

Experiment experimentOf(const char* lesson, const char* step) {
    const Lesson& found = *findLesson(lesson);
    return found.experimentAt(stepOf(found, step));
}

double askedAt(const char* lesson, const char* step) {
    const Lesson& found = *findLesson(lesson);
    const std::size_t at = stepOf(found, step);
    return *expectedOf(*partOf<check::Number>(*found.steps[at].check), found.experimentAt(at));
}

/// Returns the string's rising zero crossings, from left to right.
std::vector<double> passages(const Simulation& run) {
    std::vector<double> found;
    for (int x = 1; x < run.grid().width; ++x) {
        const double before = run.height(x - 1), now = run.height(x);
        if (before < 0.0 && now >= 0.0) found.push_back(x - 1 + before / (before - now));
    }
    return found;
}

double meanWave(const Simulation& run) {
    const std::vector<double> at = passages(run);
    EXPECT_GE(at.size(), 4u);
    return (at.back() - at[1]) / static_cast<double>(at.size() - 2); // the first wave is still incomplete
}

/// Returns the current mode amplitudes, by number of half-wavelengths.
std::vector<double> barsOf(const Simulation& run) {
    std::vector<double> heights;
    for (int x = 0; x < run.grid().width; ++x) heights.push_back(run.height(x));
    return projectedOnto(*Modes::of(run.rule(), run.grid()), heights);
}

double highestOf(const Simulation& run, int from, int to) {
    double max = 0.0;
    for (int x = from; x <= to; ++x) max = std::max(max, run.height(x));
    return max;
}

double lowestOf(const Simulation& run, int from, int to) {
    double min = 0.0;
    for (int x = from; x <= to; ++x) min = std::min(min, run.height(x));
    return min;
}

} // namespace

TEST(StringLessons, RulerFindsWavelengthPeriodAndSpeed) {
    const Experiment e = experimentOf("ruler", "lambda");
    Simulation run(e);
    run.advance(5 * 120);
    EXPECT_NEAR(meanWave(run), askedAt("ruler", "lambda"), 0.1);
    const double before = passages(run).back();
    run.advance(12); // a tenth of a second
    EXPECT_NEAR((passages(run).back() - before) * 10, askedAt("ruler", "crest"), 1.0);
    // After one period the displacement repeats.
    const double height = run.height(133);
    run.advance(std::llround(askedAt("ruler", "period") * e.stepsPerSecond));
    EXPECT_NEAR(run.height(133), height, 1e-3);
    EXPECT_NEAR(askedAt("ruler", "lambda") / askedAt("ruler", "period"), askedAt("ruler", "crest"), 0.01);

    Experiment faster = e;
    faster.objects.front() = withFrequency(e.objects.front(), 2.4, e.stepsPerSecond, 0);
    Simulation other(faster);
    other.advance(5 * 120);
    EXPECT_NEAR(meanWave(other), askedAt("ruler", "predict"), 0.1);
    EXPECT_NEAR(*expectedOf({check::Number::Of::Wavelength}, faster), 50.0, 1e-6);
}

TEST(StringLessons, NodesAreHalfWavelengthApart) {
    Experiment e = experimentOf("ruler", "nodes");
    e.rule.edges.right = Edge::Fixed;
    Simulation run(e);
    run.advance(8 * 120); // the time from the hint plus a margin
    std::vector<double> max(static_cast<std::size_t>(e.grid.width));
    for (int i = 0; i < 80; ++i) {
        run.advance(1);
        for (int x = 0; x < e.grid.width; ++x)
            max[static_cast<std::size_t>(x)] =
                std::max(max[static_cast<std::size_t>(x)], std::abs(run.height(x)));
    }
    const auto apart = static_cast<std::size_t>(askedAt("ruler", "nodes"));
    const auto last = static_cast<std::size_t>(e.grid.width - 1);
    for (std::size_t way = 0; way + apart / 2 <= last; way += apart) {
        EXPECT_LT(max[last - way], 0.01) << way;
        EXPECT_GT(max[last - way - apart / 2], 1.9) << way;
    }
}

// A measurement before the requested setting must not pass.
TEST(StringLessons, RejectsAnswerBeforeOscillatorIsSet) {
    const Lesson& lesson = *findLesson("ruler");
    const std::size_t at = stepOf(lesson, "test");
    Student student(lesson, at, lesson.experimentAt(at));
    student.type(80);
    EXPECT_FALSE(student.result().passed);
    EXPECT_FALSE(student.result().value) << "not the frequency that the step asks for";
    student.setSource(2.4);
    EXPECT_TRUE(student.result().wrong);
    student.type(50);
    EXPECT_TRUE(student.result().passed);
    EXPECT_EQ(student.result().value, 50.0);
    student.setSource(3.0);
    EXPECT_FALSE(student.result().passed);
}

TEST(StringLessons, FreeEndDoublesAndMatchedEndAbsorbs) {
    Experiment e = experimentOf("joint", "free");
    e.events.push_back({0, e.pullWith});
    Simulation run(e);
    double max = 0.0;
    for (int i = 0; i < 480; ++i) {
        run.advance(1);
        max = std::max(max, run.height(e.grid.width - 1));
        if (i == 150) {
            EXPECT_NEAR(highestOf(run, 0, e.grid.width - 1), 1.0, 0.01) << "the pulse on its way";
        }
    }
    EXPECT_NEAR(max, askedAt("joint", "free"), 0.02);

    Experiment matched = experimentOf("joint", "match");
    EXPECT_NE(matched.rule.edges.rightImpedance, 1.0) << "it is for the student to find";
    matched.events.push_back({0, matched.pullWith});
    for (const double impedance : {4.0, 1.0, 0.25}) {
        matched.rule.edges.rightImpedance = impedance;
        Simulation braked(matched);
        braked.advance(450);
        const double r = (1 - impedance) / (1 + impedance);
        const double back = r < 0 ? lowestOf(braked, 0, 400) : highestOf(braked, 0, 400);
        EXPECT_NEAR(back, r, 0.01) << impedance;
    }
}

TEST(StringLessons, BoundaryPulsesMatchAnswers) {
    Experiment e = experimentOf("joint", "back");
    e.events.push_back({0, e.pullWith});
    Simulation run(e);
    run.advance(270); // 120 points to the boundary, 150 steps beyond
    EXPECT_NEAR(lowestOf(run, 0, 190), askedAt("joint", "back"), 0.01);
    EXPECT_NEAR(highestOf(run, 205, 400), askedAt("joint", "on"), 0.01);

    Experiment lighter = experimentOf("joint", "lighter");
    lighter.events.push_back({0, lighter.pullWith});
    Simulation other(lighter);
    other.advance(420); // half speed, then one point per step
    const double r = highestOf(other, 0, 190), t = highestOf(other, 205, 400);
    EXPECT_NEAR(t, askedAt("joint", "lighter"), 0.01);
    EXPECT_NEAR(t, 1.0 + r, 0.01);
    const double on = 0.5 * t * t; // impedance is inversely proportional to the speed
    EXPECT_NEAR(r * r + on, 1.0, 0.02);
    EXPECT_NEAR(100.0 * on, askedAt("joint", "energy"), 1.0);
}

TEST(StringLessons, CentrePluckHasExpectedHarmonics) {
    Simulation run(experimentOf("fourier", "pluck"));
    run.applyPendingEvents();
    const std::vector<double> bars = barsOf(run);
    EXPECT_NEAR(100.0 * std::abs(bars[2] / bars[0]), askedAt("fourier", "falls"), 0.1);
    EXPECT_NEAR(100.0 * std::abs(bars[4] / bars[0]), 4.0, 0.1);
    for (const std::size_t even : {1u, 3u, 5u}) EXPECT_LT(std::abs(bars[even] / bars[0]), 1e-5) << even;
}

TEST(StringLessons, FingerKeepsEvenHarmonics) {
    const Lesson& lesson = *findLesson("fourier");
    const std::size_t at = stepOf(lesson, "finger");
    Student student(lesson, at, lesson.experimentAt(at));
    const auto max = [&student] { // over a period of the fundamental
        std::vector<double> all(8);
        for (int i = 0; i < 32; ++i) {
            student.wait(1.0 / 16);
            const std::vector<double> now = barsOf(student.run());
            for (std::size_t m = 0; m < all.size(); ++m) all[m] = std::max(all[m], std::abs(now[m]));
        }
        return all;
    };
    const std::vector<double> before = max();
    for (const std::size_t m : {0u, 1u, 2u, 3u, 5u}) EXPECT_GT(before[m], 0.02 * before[0]) << m + 1;
    student.touch(4);
    const std::vector<double> after = max();
    for (const std::size_t m : {0u, 2u, 6u}) EXPECT_LT(after[m], 0.02 * before[m]) << m + 1;
    for (const std::size_t m : {1u, 3u, 5u}) EXPECT_NEAR(after[m], before[m], 0.05 * before[m]) << m + 1;
}

TEST(StringLessons, FourierSumsMatchAnswers) {
    const Experiment e = experimentOf("fourier", "square");
    const auto highest = [](const std::vector<double>& heights) { return *std::ranges::max_element(heights); };
    const auto seriesOf = [&e](FourierShape shape) {
        return *FourierSeries::of(e.rule, e.grid, idealShape(shape, e.rule.edges, e.grid.width), 60);
    };
    const auto distance = [&](FourierShape shape) {
        const std::vector<double> sum = seriesOf(shape).sum(5),
                                  ideal = idealShape(shape, e.rule.edges, e.grid.width);
        double max = 0.0;
        for (std::size_t i = 1; i + 1 < sum.size(); ++i) max = std::max(max, std::abs(sum[i] - ideal[i]));
        return max;
    };
    const FourierSeries square = seriesOf(FourierShape::Square);
    EXPECT_EQ(square.halfWaves(1), 3.0) << "the second term is bar 3";
    EXPECT_NEAR(100.0 * square.height(1) / square.height(0), askedAt("fourier", "square"), 0.2);
    for (const int terms : {3, 5, 10, 20})
        EXPECT_NEAR(100.0 * highest(square.sum(terms)), askedAt("fourier", "gibbs"), 1.0) << terms;
    EXPECT_GT(distance(FourierShape::Square), 5.0 * distance(FourierShape::Triangle));
    EXPECT_GT(distance(FourierShape::Saw), 5.0 * distance(FourierShape::Triangle));
}

TEST(StringLessons, ChainFrequenciesMatchFormula) {
    // F sin(90 degrees m / (N + 1)), with the lesson's F.
    const double f = askedAt("chain", "limit"), pi = std::acos(-1.0);
    const auto predicted = [&](int m, int beads) { return f * std::sin(pi / 2 * m / (beads + 1)); };
    for (const auto& [step, beads] : {std::pair("one", 1), std::pair("together", 2), std::pair("count", 10)}) {
        const Experiment e = experimentOf("chain", step);
        EXPECT_EQ(e.grid.width, beads + 2);
        for (int m = 1; m <= beads; ++m) {
            const std::optional<Motion> wave = standingWave(e, m);
            ASSERT_TRUE(wave);
            EXPECT_NEAR(wave->frequency(e.stepsPerSecond), predicted(m, beads), 0.01 * f) << step << ' ' << m;
        }
        EXPECT_FALSE(standingWave(e, beads + 1)) << "as many as beads";
    }
    EXPECT_EQ(askedAt("chain", "count"), 10.0);
    const double fastest = askedAt("chain", "fastest");
    EXPECT_NEAR(fastest, predicted(10, 10), 0.01);
    EXPECT_NEAR(fastest / predicted(1, 10), 7.0, 0.05) << "not ten";
    EXPECT_NEAR(predicted(5, 10) / predicted(1, 10), 4.60, 0.005) << "4.6, as the last task says";
}

TEST(StringLessons, FastestChainWaveMatchesAnswer) {
    const Experiment e = experimentOf("chain", "fastest");
    Simulation run(e);
    run.apply(e.pullWith);
    double before = run.height(1);
    std::vector<double> risings;
    for (int i = 0; i < 20 * 126; ++i) {
        run.advance(1);
        const double now = run.height(1);
        if (before < 0.0 && now >= 0.0) risings.push_back(run.seconds());
        EXPECT_LE(run.height(1) * run.height(2), 0.0) << "each bead moves in antiphase with its neighbours";
        before = now;
    }
    ASSERT_GT(risings.size(), 20u);
    EXPECT_NEAR(20.0 / (risings[20] - risings[0]), askedAt("chain", "fastest"), 0.01);
}

TEST(StringLessons, HundredBeadsApproximateString) {
    const Experiment e = experimentOf("chain", "string");
    const double first = standingWave(e, 1)->frequency(e.stepsPerSecond);
    EXPECT_NEAR(first, 1.0, 0.001);
    EXPECT_NEAR(standingWave(e, 5)->frequency(e.stepsPerSecond) / first, askedAt("chain", "string"), 0.005);
}

// Coefficients are hidden until found. Later steps must not ask for coefficients already shown.
TEST(StringLessons, HidesCoefficientsAskedForLater) {
    const Lesson& lesson = *findLesson("joint");
    EXPECT_EQ(lesson.steps[stepOf(lesson, "back")].answerOrDefault(), StepAnswer::Hidden);
    EXPECT_EQ(lesson.steps[stepOf(lesson, "on")].answerOrDefault(), StepAnswer::Found);
    EXPECT_EQ(lesson.steps[stepOf(lesson, "lighter")].answerOrDefault(), StepAnswer::Hidden);
}
