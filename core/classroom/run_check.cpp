// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/run_check.h"

#include "files/experiment_file.h"
#include "files/json_value.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "study/resonance_meter.h"
#include "study/rhythm_of_point.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

static_assert(limits::minTaps == ResonanceMeter::tapsForAPoint);

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// Time limit of a check.
struct TimeLimit {
    Clock::time_point end;
    const StopToken& stop;

    bool isOver() const { return stop.stop_requested() || Clock::now() >= end; }
};

const JsonValue::List& listIn(const JsonValue& document, std::string_view key) {
    static const JsonValue::List none;
    const JsonValue* value = document.find(key);
    return value && value->list() ? *value->list() : none;
}

bool isPull(const JsonValue& event) {
    const JsonValue::Object* members = event.object();
    return members && std::ranges::all_of(*members, [](const JsonMember& each) {
               return each.key == "step" || each.key == "pull" || each.key == "then";
           });
}

// Returns whether a run costs no more to parse and play than the experiment of the class plus
// taps. The events of the experiment must come in their order, each once.
bool isCheap(const JsonValue& run, const JsonValue& experiment) {
    const JsonValue* size = run.find("size");
    if (!size || *size != *experiment.find("size")) return false;
    if (listIn(run, "things") != listIn(experiment, "things")) return false;
    const JsonValue::List& own = listIn(experiment, "events");
    auto next = own.begin();
    for (const JsonValue& event : listIn(run, "events")) {
        if (isPull(event)) continue;
        next = std::find(next, own.end(), event);
        if (next == own.end()) return false;
        ++next;
    }
    return true;
}

// Compares all settings that affect the curve.
bool isOf(const Experiment& run, const Experiment& experiment) {
    Pull pull = run.pullWith;
    pull.x = experiment.pullWith.x;
    pull.y = experiment.pullWith.y;
    return run.grid == experiment.grid && run.rule == experiment.rule && run.drive == experiment.drive &&
           run.rain == experiment.rain && run.objects == experiment.objects &&
           run.stepsPerSecond == experiment.stepsPerSecond && pull == experiment.pullWith;
}

// Parses a run; empty if not of the experiment.
std::optional<Experiment> readRun(const std::string& text, const Experiment& experiment) {
    const auto document = readJson(text);
    const auto own = readJson(writeExperiment(experiment));
    const JsonValue* run = std::get_if<JsonValue>(&document);
    if (!run || !isCheap(*run, std::get<JsonValue>(own))) return std::nullopt;
    ReadExperiment read = readExperiment(text);
    Experiment* found = std::get_if<Experiment>(&read);
    return found && isOf(*found, experiment) ? std::optional(std::move(*found)) : std::nullopt;
}

/// Replay of a run with its original tap times.
class Replay {
public:
    explicit Replay(Experiment run) : m_events(std::move(run.events)), m_run(without(run)) {
        m_run.setThreads(1);
        m_meter.watch(m_run);
        m_asItBegan = m_meter.resonator();
    }

    // Returns false if the time limit was exceeded.
    bool play(const TimeLimit& patience) {
        for (const Event& event : m_events) {
            if (patience.isOver() || !advanceTo(event.step, patience)) return false;
            if (m_run.divergedAt()) return true;
            act(event.what);
        }
        return true;
    }

    // Returns the point of the run with this frequency and amplitude, preferring steady state;
    // null if none.
    const ResonancePoint* find(double hertz, double amplitude) const {
        const auto near = [](double one, double other) {
            return std::abs(one - other) <= agreement * std::abs(other);
        };
        const ResonancePoint* found = nullptr;
        for (const ResonancePoint& point : m_meter.log().points()) {
            const bool isIt = isOfTheBeginning(point) && near(hertz, point.hertz) &&
                              near(amplitude, point.amplitude / point.onePull);
            if (isIt && (!found || point.how == Amplitude::How::Steady)) found = &point;
        }
        return found;
    }

private:
    // A changed string has a different curve.
    bool isOfTheBeginning(const ResonancePoint& point) const {
        Resonator of = m_meter.log().resonators()[static_cast<std::size_t>(point.resonator)];
        of.pull = m_asItBegan.pull;
        return of == m_asItBegan;
    }

    static Experiment without(Experiment& run) {
        run.events.clear();
        return std::move(run);
    }

    void act(const Change& change) {
        const Pull* pull = std::get_if<Pull>(&change);
        const bool taps = pull && isTap(*pull, m_run.settings());
        if (taps) m_meter.tap(m_run, *pull);
        m_run.apply(change);
        if (taps) m_meter.sample(m_run);
        else m_meter.watch(m_run);
    }

    bool advanceTo(std::int64_t step, const TimeLimit& patience) {
        while (m_run.frame() < step && !m_run.divergedAt()) {
            const std::int64_t look = std::min(step, m_run.frame() + stepsBetweenSamples(m_run.settings()));
            while (m_run.frame() < look && !m_run.divergedAt())
                if (!advanceALittle(look, patience)) return false;
            m_meter.sample(m_run);
        }
        return true;
    }

    // Advances a few milliseconds, because the cost is unknown beforehand.
    bool advanceALittle(std::int64_t step, const TimeLimit& patience) {
        const Clock::time_point began = Clock::now();
        m_run.advance(std::min(step - m_run.frame(), m_stepsAtOnce));
        const Clock::duration took = Clock::now() - began;
        if (took > 10ms) m_stepsAtOnce = std::max<std::int64_t>(1, m_stepsAtOnce / 2);
        else if (took < 2ms && m_stepsAtOnce < maxStepsAtOnce) m_stepsAtOnce *= 2;
        return !patience.isOver();
    }

    static constexpr std::int64_t maxStepsAtOnce = 1 << 20;

    std::vector<Event> m_events;
    std::int64_t m_stepsAtOnce = 1;
    Simulation m_run;
    ResonanceMeter m_meter;
    Resonator m_asItBegan;
};

} // namespace

Proof proofOf(const RunToCheck& point, const Experiment& experiment, std::chrono::milliseconds atMost,
              const StopToken& stop) {
    const TimeLimit patience{Clock::now() + atMost, stop};
    if (experiment.grid.cells() > checkedCells) return Proof::TooLong;
    std::optional<Experiment> run = readRun(point.run, experiment);
    if (!run) return Proof::Differs;
    if (patience.isOver()) return Proof::TooLong;
    Replay replay(std::move(*run));
    if (!replay.play(patience)) return Proof::TooLong;
    const ResonancePoint* found = replay.find(point.hertz, point.amplitude);
    if (!found) return Proof::Differs;
    return found->how == Amplitude::How::Steady ? Proof::Follows : Proof::Unsteady;
}

std::optional<Experiment> rhythmOf(const RunToCheck& point, const Experiment& experiment,
                                   std::chrono::milliseconds atMost) {
    const StopToken never;
    const TimeLimit patience{Clock::now() + atMost, never};
    if (experiment.grid.cells() > checkedCells) return std::nullopt;
    std::optional<Experiment> run = readRun(point.run, experiment);
    if (!run) return std::nullopt;
    Replay replay(*run);
    if (!replay.play(patience)) return std::nullopt;
    const ResonancePoint* found = replay.find(point.hertz, point.amplitude);
    if (!found) return std::nullopt;
    return rhythmOfPoint(std::move(*run), *found);
}

} // namespace seiche
