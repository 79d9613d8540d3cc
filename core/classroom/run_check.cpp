// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/run_check.h"

#include "files/experiment_file.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "study/resonance_meter.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

static_assert(limits::leastTaps == ResonanceMeter::tapsForAPoint);

/// So many cells are computed between two looks at the clock.
constexpr std::int64_t cellsAtOnce = 1 << 20;

using Clock = std::chrono::steady_clock;

// Everything that makes the curve what it is.
bool isOf(const Experiment& run, const Experiment& experiment) {
    Pull pull = run.pullWith;
    pull.x = experiment.pullWith.x;
    pull.y = experiment.pullWith.y;
    return run.grid == experiment.grid && run.rule == experiment.rule && run.drive == experiment.drive &&
           run.rain == experiment.rain && run.objects == experiment.objects &&
           run.stepsPerSecond == experiment.stepsPerSecond && pull == experiment.pullWith;
}

/// A run that is played again as a hand played it.
class Replay {
public:
    Replay(Experiment run, std::chrono::milliseconds atMost, const StopToken& stop)
        : m_events(std::move(run.events)), m_end(Clock::now() + atMost), m_stop(stop), m_run(without(run)) {
        m_run.setThreads(1);
        m_meter.watch(m_run);
        m_asItBegan = m_meter.resonator();
    }

    // False when time is up.
    bool play() {
        for (const Event& event : m_events) {
            if (!advanceTo(event.step)) return false;
            if (m_run.divergedAt()) return true;
            act(event.what);
        }
        return true;
    }

    // The point of the run with this frequency and amplitude, a steady one before others; null: there is none.
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
    // In a run that is changed on its way, another string has another curve.
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

    bool advanceTo(std::int64_t step) {
        const std::int64_t looks =
            std::max<std::int64_t>(1, cellsAtOnce / static_cast<std::int64_t>(m_run.grid().cells()));
        for (std::int64_t since = looks; m_run.frame() < step && !m_run.divergedAt();) {
            const std::int64_t now = std::min(step - m_run.frame(), stepsBetweenSamples(m_run.settings()));
            since += now;
            if (since >= looks) {
                since = 0;
                if (m_stop.stop_requested() || Clock::now() >= m_end) return false;
            }
            m_run.advance(now);
            m_meter.sample(m_run);
        }
        return true;
    }

    std::vector<Event> m_events;
    Clock::time_point m_end;
    const StopToken& m_stop;
    Simulation m_run;
    ResonanceMeter m_meter;
    Resonator m_asItBegan;
};

} // namespace

Proof proofOf(const RunToCheck& point, const Experiment& experiment, std::chrono::milliseconds atMost,
              const StopToken& stop) {
    ReadExperiment read = readExperiment(point.run);
    Experiment* run = std::get_if<Experiment>(&read);
    if (!run || !isOf(*run, experiment)) return Proof::Differs;
    Replay replay(std::move(*run), atMost, stop);
    if (!replay.play()) return Proof::TooLong;
    const ResonancePoint* found = replay.find(point.hertz, point.amplitude);
    if (!found) return Proof::Differs;
    return found->how == Amplitude::How::Steady ? Proof::Follows : Proof::Unsteady;
}

std::optional<Experiment> rhythmOf(const RunToCheck& point, std::chrono::milliseconds atMost) {
    ReadExperiment read = readExperiment(point.run);
    Experiment* run = std::get_if<Experiment>(&read);
    if (!run) return std::nullopt;
    const StopToken never;
    Replay replay(*run, atMost, never);
    if (!replay.play()) return std::nullopt;
    const ResonancePoint* found = replay.find(point.hertz, point.amplitude);
    if (!found) return std::nullopt;
    const std::int64_t first = std::llround(found->began * run->stepsPerSecond);
    const std::int64_t last = std::llround(found->ended * run->stepsPerSecond);
    const std::int64_t lead = std::llround(run->stepsPerSecond);
    Experiment rhythm = std::move(*run);
    std::vector<Event> events = std::move(rhythm.events);
    rhythm.events.clear();
    for (Event& event : events) {
        const bool isSetting =
            !std::holds_alternative<Pull>(event.what) && !std::holds_alternative<Hold>(event.what) &&
            !std::holds_alternative<DrawnShape>(event.what) && !std::holds_alternative<AddedModes>(event.what);
        if (event.step > last || (event.step < first && !isSetting)) continue;
        event.step = event.step < first ? 0 : event.step - first + lead;
        rhythm.events.push_back(std::move(event));
    }
    return rhythm;
}

} // namespace seiche
