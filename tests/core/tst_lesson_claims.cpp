// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Claims of the built-in lessons, compared with theory and runs.
#include "files/lessons.h"
#include "lesson/expectation.h"
#include "student.h"
#include "theory/resonance.h"

#include <algorithm>
#include <span>

using namespace seiche;

namespace {

/// Largest height per cell of the double-slit pool in steady state.
class Reached {
public:
    explicit Reached(const Experiment& experiment) {
        Simulation run(experiment);
        run.advance(900);
        for (int i = 0; i < 60; ++i) {
            run.advance(1);
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x) {
                    double& max = m_max[static_cast<std::size_t>(y * width + x)];
                    max = std::max(max, std::abs(run.height(x, y)));
                }
        }
    }
    double at(int x, int y) const { return m_max[static_cast<std::size_t>(y * width + x)]; }

    static constexpr int width = 320, height = 240;

private:
    std::vector<double> m_max = std::vector<double>(std::size_t{width * height});
};

} // namespace

// A wrong tapping frequency must stay below the amplitude of one tap. A required resonance must be
// able to reach its amplitude.
TEST(LessonClaims, TappingFrequenciesMatchTheory) {
    std::size_t vain = 0, working = 0;
    for (const BuiltInLesson& each : lessons())
        for (std::size_t i = 0; i < each.lesson.steps.size(); ++i) {
            const Step& step = each.lesson.steps[i];
            SCOPED_TRACE(each.id + "/" + step.id);
            const auto* taps = step.check ? partOf<check::Taps>(*step.check) : nullptr;
            const auto* resonance = step.check ? partOf<check::Resonance>(*step.check) : nullptr;
            if (!(taps && taps->from > 0.0) && !resonance) continue;
            const Experiment& e = each.lesson.experimentAt(i);
            const int x = static_cast<int>(e.pullWith.x), y = static_cast<int>(e.pullWith.y);
            const auto response = SteadyResponse::to(e.rule, e.grid, e.pullWith, x, y);
            ASSERT_TRUE(response);
            const double one = swingAfterOnePull(e, x, y);
            if (resonance) {
                const std::optional<Motion> wave = standingWave(e, resonance->mode);
                ASSERT_TRUE(wave);
                const auto period = std::llround(e.stepsPerSecond / wave->frequency(e.stepsPerSecond));
                EXPECT_GT(response->amplitude(period) / one, 1.2 * resonance->amplitude);
                ++working;
                continue;
            }
            const auto shortest = static_cast<std::int64_t>(std::ceil(e.stepsPerSecond / taps->to));
            const auto longest = static_cast<std::int64_t>(e.stepsPerSecond / taps->from);
            ASSERT_LT(shortest, longest);
            for (std::int64_t period = shortest; period <= longest; ++period)
                EXPECT_LT(response->amplitude(period) / one, 0.8) << e.stepsPerSecond / period << " Hz";
            ++vain;
        }
    EXPECT_GE(vain, 1u);
    EXPECT_GE(working, 8u);
}

TEST(LessonClaims, WrongFrequencyDoesNotResonate) {
    const Lesson& lesson = *findLesson("resonance");
    ASSERT_EQ(lesson.steps[1].id, "wrong");
    for (const double hertz : {1.8, 2.0, 2.2}) {
        Student student(lesson, 1, lesson.experimentAt(1));
        student.tap(hertz * 1.001, 25);
        EXPECT_LT(student.amplitude(), 1.0) << hertz;
        EXPECT_TRUE(hertz != 2.0 || student.result().passed);
    }
    // Taps at every second oscillation of the third harmonic.
    Student other(lesson, 1, lesson.experimentAt(1));
    other.tap(1.5, 25);
    EXPECT_GT(other.amplitude(), 4.0);
    EXPECT_FALSE(other.result().passed);
}

// Requires growth at a clearly different frequency.
TEST(LessonClaims, RecognisesOtherResonances) {
    const auto other = [](const char* id, const char* name, double hertz, int taps) {
        const Lesson& lesson = *findLesson(id);
        const auto step = std::ranges::find(lesson.steps, name, &Step::id) - lesson.steps.begin();
        const auto at = static_cast<std::size_t>(step);
        Student student(lesson, at, lesson.experimentAt(at));
        student.tap(hertz, taps);
        const CheckResult result = student.result();
        EXPECT_FALSE(result.passed);
        EXPECT_FALSE(result.otherResonance && std::abs(*result.otherResonance / hertz - 1.0) > 0.01);
        return result.otherResonance.has_value();
    };
    for (const double hertz : {3.0, 1.5, 0.5}) EXPECT_TRUE(other("resonance", "grow", hertz, 40)) << hertz;
    for (const double hertz : {2.0, 1.1, 0.9, 1.3})
        EXPECT_FALSE(other("resonance", "grow", hertz, 40)) << hertz;
    for (const double hertz : {0.5, 2.0, 1.5}) EXPECT_TRUE(other("harmonics", "first", hertz, 60)) << hertz;
    EXPECT_FALSE(other("harmonics", "first", 1.05, 60));
    EXPECT_TRUE(other("harmonics", "second", 1.0, 60));
    EXPECT_TRUE(other("ends", "resonance", 1.5, 40));
    EXPECT_TRUE(other("ends", "second", 0.5, 40));
    EXPECT_TRUE(other("speed", "resonance", 1.5, 40));
    EXPECT_FALSE(other("speed", "resonance", 0.7, 40));
    // A single-mode shape still resonates with slower taps.
    EXPECT_TRUE(other("seiche", "resonance", 0.25, 40));
    EXPECT_FALSE(other("seiche", "resonance", 1.0, 40));
}

TEST(LessonClaims, CountsExplosionStepsFromFirstTap) {
    const Lesson& lesson = *findLesson("euler");
    ASSERT_EQ(lesson.steps[1].id, "explodes");
    ASSERT_EQ(lesson.steps[2].id, "smaller");
    const auto stepsOfEuler = [&](std::size_t step, double k, double before) {
        Student student(lesson, step, lesson.experimentAt(step));
        if (step == 2) student.set("k", k);
        student.comparisonRun(Scheme::Euler);
        student.wait(before);
        student.pull();
        student.wait(10);
        return student.result().value.value_or(NAN);
    };
    const double atOnce = stepsOfEuler(1, 0.02, 0.0);
    EXPECT_NEAR(atOnce, 1100, 50); // value of the teachers' guide
    EXPECT_EQ(stepsOfEuler(1, 0.02, 38.0), atOnce);
    // fastest wave grows by sqrt(1 + 4 k) per step
    const double smaller = stepsOfEuler(2, 0.01, 0.0);
    EXPECT_NEAR(smaller / atOnce, std::log(1.08) / std::log(1.04), 0.05);
    EXPECT_EQ(stepsOfEuler(2, 0.01, 38.0), smaller);

    // Tapped during the previous lesson step.
    Comparison runs(lesson.experimentAt(0));
    runs.startComparison(Scheme::Euler);
    runs.advance(4000);
    runs.apply(runs.main().settings().pullWith);
    runs.advance(300);
    StepObserver observer;
    observer.begin(&*lesson.steps[1].check, runs);
    runs.advance(2000);
    observer.sample(runs);
    EXPECT_EQ(evaluate(*lesson.steps[1].check, observer.observations()).value.value_or(NAN), atOnce);

    // Euler's own time counts. Short waves are present from the start.
    Student late(lesson, 1, lesson.experimentAt(1));
    late.pull();
    late.wait(20);
    late.comparisonRun(Scheme::Euler);
    late.wait(10);
    EXPECT_NEAR(late.result().value.value_or(NAN), atOnce, 0.15 * atOnce);
}

TEST(LessonClaims, ExplosionCountsOnlyForItsSettings) {
    const Lesson& lesson = *findLesson("euler");
    ASSERT_EQ(lesson.steps[2].id, "smaller");
    Student student(lesson, 2, lesson.experimentAt(2));
    student.comparisonRun(Scheme::Euler);
    student.pull();
    student.wait(10);
    EXPECT_FALSE(student.result().value) << "not the k that the step asks for";
    student.set("k", 0.01);
    EXPECT_FALSE(student.result().passed) << "it was the larger k that exploded";
    EXPECT_FALSE(student.result().value);
    student.restart();
    student.comparisonRun(Scheme::Euler);
    student.pull();
    student.wait(10);
    EXPECT_TRUE(student.result().passed);

    const Lesson& breaking = *findLesson("break");
    ASSERT_EQ(breaking.steps[0].id, "break");
    const auto stepsTo = [&](double wait, double firstPull) {
        Student s(breaking, 0, breaking.experimentAt(0));
        if (firstPull > 0.0) { // with the initial k
            s.pull();
            s.wait(firstPull);
        }
        s.set("k", 1.02);
        s.wait(wait);
        s.pull();
        s.wait(10);
        return s.result().value.value_or(NAN);
    };
    const double atOnce = stepsTo(0.0, 0.0);
    EXPECT_NEAR(atOnce, 165, 10);
    EXPECT_EQ(stepsTo(30.0, 0.0), atOnce);
    EXPECT_NEAR(stepsTo(0.0, 30.0), atOnce, 15);
}

// A setting beside a measurement is only a condition.
TEST(LessonClaims, SettingDoesNotReplaceMeasurement) {
    const auto after = [](const char* lesson, std::size_t step, const char* id, double value) {
        const Lesson& it = *findLesson(lesson);
        EXPECT_TRUE(it.steps[step].result);
        Student student(it, step, it.experimentAt(step));
        student.set(id, value);
        return student.result();
    };
    EXPECT_FALSE(after("euler", 2, "k", 0.01).value);
    EXPECT_FALSE(after("break", 0, "k", 1.02).value);
    const CheckResult damped = after("damping", 2, "damping.update", 0.9989);
    EXPECT_FALSE(damped.value);
    EXPECT_FALSE(damped.passed);

    const auto result = [](const char* checks) {
        const Lesson lesson =
            readOne(std::string(R"({ "title": "s", "experiment": "string", "check": )") + checks + "}");
        Student student(lesson, 0, lesson.experimentAt(0));
        student.pull();
        student.wait(0.5);
        return student.result();
    };
    // A height is not the period that theory predicts.
    const CheckResult both =
        result(R"({ "all": [ { "height": { "above": 0.1 } }, { "period": { "at": [160] } } ] })");
    EXPECT_FALSE(both.value);
    EXPECT_NEAR(both.expected.value_or(NAN), 1.0, 0.01);
    // `any` reports the part that has passed.
    const CheckResult one =
        result(R"({ "any": [ { "period": { "at": [160] } }, { "height": { "above": 0.1 } } ] })");
    EXPECT_TRUE(one.passed);
    EXPECT_GT(one.value.value_or(NAN), 0.1);
    EXPECT_FALSE(one.expected);
    // Without a measurement, the setting is the result.
    EXPECT_EQ(result(R"({ "all": [ { "pulls": { "count": 1 } }, { "setting": { "id": "k", "from": 0.5 } } ] })")
                  .value,
              1.0);
}

// Maxima lie at path differences of a wavelength (60 cells from the middle), minima at half a
// wavelength.
TEST(LessonClaims, DoubleSlitMaximaMatchLesson) {
    const Lesson& lesson = *findLesson("slits");
    constexpr int wall = 110, screen = 280;
    constexpr double middle = 119.5;
    const Reached two(lesson.experimentAt(0)), one(lesson.experimentAt(4));
    const auto openRows = [](const Reached& reached) {
        std::vector<int> rows;
        for (int y = 0; y < Reached::height; ++y) {
            for (int x = wall - 2; x <= wall + 2; ++x)
                EXPECT_EQ(reached.at(x, y) > 0.0, reached.at(wall, y) > 0.0) << x << ", " << y;
            if (reached.at(wall, y) > 0.0) rows.push_back(y);
        }
        return rows;
    };
    const auto meanOf = [](std::span<const int> rows) {
        double sum = 0.0;
        for (const int row : rows) sum += row;
        return sum / static_cast<double>(rows.size());
    };
    const std::vector<int> slits = openRows(two), slit = openRows(one);
    ASSERT_EQ(slits.size(), 20u);
    EXPECT_EQ(meanOf(std::span(slits).last(10)) - meanOf(std::span(slits).first(10)), 60.0);
    EXPECT_EQ(meanOf(slits), middle);
    ASSERT_EQ(slit.size(), 10u);
    EXPECT_EQ(meanOf(slit), middle);

    for (const Reached* reached : {&two, &one}) {
        double difference = 0.0, all = 0.0;
        for (int y = 0; y < Reached::height; ++y)
            for (int x = wall + 5; x < Reached::width; ++x) {
                difference += std::pow(reached->at(x, y) - reached->at(x, Reached::height - 1 - y), 2);
                all += std::pow(reached->at(x, y), 2);
            }
        EXPECT_LT(std::sqrt(difference / all), 0.001) << "above and below are alike";
    }

    // 170 cells behind the wall: tan(asin(1/6)) = 0.169, tan(asin(1/3)) = 0.354.
    const double quiet = two.at(screen, 120 + 29);
    EXPECT_GT(two.at(screen, 120 + 60), 3.0 * quiet);
    EXPECT_GT(one.at(screen, 120 + 29), 2.0 * quiet);
    const auto highest = [&](int from, int to) {
        int best = from;
        for (int y = from; y <= to; ++y)
            if (two.at(screen, y) > two.at(screen, best)) best = y;
        return best;
    };
    EXPECT_NEAR(highest(150, 220), middle + 60, 3);
    EXPECT_NEAR(highest(20, 90), middle - 60, 3);
    EXPECT_NEAR(highest(91, 149), middle, 1);
    // A narrow slit has no minimum, only decreasing amplitude.
    for (int y = 121; y < 200; ++y) EXPECT_LT(one.at(screen, y), 1.01 * one.at(screen, y - 1)) << y;
    EXPECT_GT(one.at(screen, 200), 0.4 * one.at(screen, 120));
}
