// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/lesson_file.h"
#include "lesson/step_observer.h"
#include "measure/amplitude.h"
#include "measure/tap_rhythm.h"
#include "model/objects_change.h"
#include "model/problem.h"
#include "study/one_pull.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// Student at one step, who measures resonance like the window.
class Student {
public:
    Student(const Lesson& lesson, std::size_t step, const Experiment& open)
        : m_step(&lesson.steps[step]), m_runs(open) {
        m_observer.begin(m_step->check ? &*m_step->check : nullptr, m_runs);
    }
    /// Proceeds to the next step on the current run.
    void goOn(const Step& step) {
        m_step = &step;
        m_rhythm.reset();
        m_points.clear();
        m_typed.reset();
        m_chosen = 0;
        m_observer.begin(m_step->check ? &*m_step->check : nullptr, m_runs);
    }

    double sps() const { return m_runs.main().settings().stepsPerSecond; }
    void wait(double seconds) { advance(std::llround(seconds * sps())); }
    void pull() { pullAt(m_runs.main().settings().pullWith.x, m_runs.main().settings().pullWith.y); }
    void pullAt(double x, double y) {
        Pull with = m_runs.main().settings().pullWith;
        with.x = x;
        with.y = y;
        m_runs.apply(with);
        m_observer.sample(m_runs);
    }
    void set(const char* id, std::variant<double, std::string> value) {
        m_runs.apply(Settings{{id, std::move(value)}});
        m_observer.sample(m_runs);
        m_points.clear(); // measured on a different string
    }
    /// Touches the string at the marker with a damper of the string's impedance, like the window.
    void touch(double seconds) {
        const Experiment& now = m_runs.main().settings();
        Hold finger{.shape = PullShape::Point,
                    .width = 1.0,
                    .height = 0.0,
                    .x = now.pullWith.x,
                    .steps = std::llround(seconds * sps())};
        finger.softness = 1.0 / (1.0 + 2.0 * std::sqrt(now.rule.k));
        m_runs.apply(finger);
        wait(seconds);
    }
    void setSource(double hertz) {
        for (const PoolObject& object : m_runs.main().settings().objects) {
            if (!std::holds_alternative<Source>(object.is)) continue;
            m_runs.apply(ObjectsChange{{withFrequency(object, hertz, sps(), m_runs.main().frame())}, {}, {}});
            return m_observer.sample(m_runs);
        }
    }
    void comparisonRun(Scheme scheme) { m_runs.startComparison(scheme); }
    void restart() {
        m_runs = Comparison(m_runs.main().settings());
        m_observer.again(m_runs);
    }
    /// Taps regularly; intervals alternate by the fraction `unevenness`.
    void tap(double hertz, int taps, double unevenness = 0.0) {
        TapRhythm rhythm(1.0 / sps());
        AmplitudeMeter meter;
        const auto x = static_cast<int>(m_runs.main().settings().pullWith.x);
        const auto y = static_cast<int>(m_runs.main().settings().pullWith.y);
        Experiment alone = m_runs.main().settings();
        const double one = swingAfterOnePull(alone, x, y);
        for (int i = 0; i < taps; ++i) {
            rhythm.tap(m_runs.main().seconds());
            meter.tap();
            m_rhythm = rhythm.rhythm();
            if (m_rhythm && meter.amplitude() && m_rhythm->taps >= 4) {
                if (m_points.empty() || i == 3) m_points.emplace_back();
                m_points.back() = {m_rhythm->hertz,
                                   m_rhythm->error,
                                   meter.amplitude()->value,
                                   0.0,
                                   one,
                                   m_rhythm->taps,
                                   meter.amplitude()->how,
                                   0};
            }
            pull();
            const double seconds = (1.0 + (i % 2 ? unevenness : -unevenness)) / hertz;
            for (auto left = std::llround(seconds * sps()); left > 0; --left) {
                advance(1);
                meter.sample(m_runs.main().seconds(), m_runs.main().height(x, y));
            }
        }
    }
    void type(double number) { m_typed = number; }
    void choose(int option) { m_chosen = option; }

    CheckResult result() const {
        Observations observations = m_observer.observations();
        observations.rhythm = m_rhythm;
        observations.points = m_points;
        observations.typed = m_typed;
        observations.chosen = m_chosen;
        return evaluate(*m_step->check, observations);
    }
    const Simulation& run() const { return m_runs.main(); }
    /// Returns the latest amplitude, relative to that of a single tap.
    double amplitude() const { return m_points.back().amplitude / m_points.back().onePull; }

private:
    void advance(std::int64_t steps) {
        for (; steps > 0; steps -= 2) {
            m_runs.advance(std::min<std::int64_t>(steps, 2));
            m_observer.sample(m_runs);
        }
    }

    const Step* m_step;
    Comparison m_runs;
    StepObserver m_observer;
    std::optional<Rhythm> m_rhythm;
    std::vector<ResonancePoint> m_points;
    std::optional<double> m_typed;
    int m_chosen = 0;
};

/// Returns a lesson with these steps. Fails the test if they are invalid.
inline Lesson readOne(const std::string& steps) {
    ReadLesson result = readLesson(R"({ "lesson": 1, "title": "t", "steps": [ )" + steps + " ] }");
    if (auto* problems = std::get_if<std::vector<Problem>>(&result)) ADD_FAILURE() << lineOf(problems->front());
    return std::get<Lesson>(std::move(result));
}

} // namespace seiche
