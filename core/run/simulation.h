// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "measure/energy.h"
#include "model/experiment.h"
#include "run/divergence.h"
#include "run/drive_history.h"
#include "run/emitters.h"
#include "run/holds.h"
#include "run/moving_walls.h"
#include "run/settling_cells.h"
#include "wave/wave.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>

namespace seiche {

class LayerContent;

/// A run: an experiment, its state, and the log of its events.
///
/// The step number is the clock of the run.
class Simulation {
public:
    /// Starts a valid experiment (see `validate`) at step 0.
    explicit Simulation(Experiment experiment);

    /// Returns a comparison run from the same state under a different scheme. Past events are
    /// shared, later events are not.
    ///
    /// Both runs have the same motion at the same time. The difference of two time levels is the
    /// velocity half a step earlier, but Runge-Kutta schemes use it as the current velocity. Half a
    /// step of the spring force compensates for this, now and at each later pulse.
    Simulation comparisonRun(Scheme scheme) const;

    /// Computes `steps` >= 0 steps and applies each event at its step. Stops if the run diverges.
    /// The result does not depend on the division into calls. `record` receives the heights of
    /// every step from the next on, before the events of that step. The diverged step is not
    /// recorded.
    void advance(std::int64_t steps, HeightRecord* record = nullptr);

    /// Sets the number of threads; default 0 for all cores. Does not affect the result. A sweep of
    /// many runs uses one thread per run.
    void setThreads(int threads) { m_engine.setThreads(threads); }

    /// Applies a change at the current step and adds it to `log` after the pending events. If these
    /// exceed `limits::work` together, the change acts before the rest of them.
    void apply(const Change& change);

    /// Extends the hold of event `event` in the log until `frame`, at least by one step, because it
    /// is not released yet. Ignored if there is no such hold or the hold would become shorter.
    void holdUntil(std::size_t event, std::int64_t frame);
    /// Returns whether a hold is active.
    bool isHeld() const { return !m_holds.empty(); }
    /// Returns whether a hold, drive or source is active.
    bool isDriven() const { return isHeld() || isForced() || m_emitters.anyHeld(); }
    /// Returns whether there is an active or fading source.
    bool hasSource() const { return !m_emitters.empty() || m_emitters.anyHeld(); }

    /// Applies the pending events of the current step.
    void applyPendingEvents() { applyDue(); }
    /// Returns whether events of the current step are pending.
    bool hasPendingEvents() const { return m_nextEvent < m_log.size() && m_log[m_nextEvent].step <= frame(); }
    /// Returns the step of the next event, empty if none.
    std::optional<std::int64_t> nextEventAt() const {
        return m_nextEvent < m_log.size() ? std::optional(m_log[m_nextEvent].step) : std::nullopt;
    }
    /// Applies the next pending event. Returns its maximum cost (see `workOf`).
    double applyNextEvent();

    /// Sets the pulse of SPACE and clicks, without an event.
    void setPullWith(const Pull& pull);

    std::int64_t frame() const;
    double seconds() const { return static_cast<double>(frame()) / m_settings.stepsPerSecond; }

    /// Returns the initial experiment, without events.
    const Experiment& start() const { return m_start; }
    /// Returns the experiment with its current parameters, without events.
    const Experiment& settings() const { return m_settings; }
    /// Returns all past and planned events, in order.
    std::span<const Event> log() const { return m_log; }
    /// Returns the run as an experiment for saving and replay.
    Experiment asExperiment() const;

    /// Returns the first step with a height that is not finite or above 10^12, empty if none.
    /// Integer water saturates and never diverges.
    std::optional<std::int64_t> divergedAt() const { return m_divergedAt; }

    const Grid& grid() const { return m_start.grid; }
    const Rule& rule() const { return m_settings.rule; }
    double height(int x, int y = 0) const;
    /// Returns whether the nearest cell is a wall now.
    bool isWallNear(double x, double y) const;
    /// Returns the largest |height| now.
    double largestHeight() const;
    Energy energy() const;

    /// Returns the rule with the largest k of all media.
    Rule stiffestRule() const;
    /// Returns the largest factor of k, 1 if uniform.
    double largestFactor() const { return m_stiffness.largest; }

    /// Returns the state: float, or int32 for integer water.
    const std::variant<Wave<float>, Wave<std::int32_t>>& wave() const { return m_wave; }

    /// Returns a hash of step number, size and both time levels. Identical for equal runs on every
    /// build.
    std::uint64_t hash() const;

    static constexpr double divergenceHeight = 1e12;

    /// The run at a single step for `returnTo`: state, settings and number of acted events.
    /// Snapshots share unchanged settings.
    struct Snapshot {
        std::optional<std::variant<Wave<float>, Wave<std::int32_t>>> wave; ///< empty: initial state
        std::shared_ptr<const Experiment> settings;
        std::size_t eventsActed = 0;
        std::optional<std::int64_t> divergedAt;
        double ahead = 0.0;                              ///< time shift of a comparison run, in steps
        StiffnessRange stiffness;                        ///< of the medium
        std::shared_ptr<const Emitters::Stages> sources; ///< including fading stages
        DriveHistory drives;

        std::int64_t frame() const;
        /// Returns the additional bytes if `shared` is already shared.
        std::size_t bytes(const std::shared_ptr<const Experiment>& shared = {}) const;
    };
    Snapshot snapshot() const;
    /// Returns the size of a `snapshot`, in bytes.
    std::size_t bytesOfSnapshot() const;
    /// Returns whether the run is in its initial state. Its snapshot then needs no copy of the
    /// state.
    bool isInitial() const { return frame() == 0 && m_nextEvent == 0 && !m_divergedAt; }
    Snapshot beginning() const {
        return {std::nullopt, sharedSettings(), 0, std::nullopt, 0.0, {}, nullptr, {}};
    }

    /// Allocates the memory of the next steps in advance.
    void prepare();
    /// Returns the bytes of run and steps, see `bytesOfRun`.
    std::size_t bytes() const;
    /// Restores a snapshot whose log starts with the same `eventsActed` events. Replaces the log by
    /// `log`, whose later events act in turn. The pulse of SPACE is unchanged.
    void returnTo(const Snapshot& snapshot, std::vector<Event> log);
    /// Replaces the log by one that starts with the same `eventsActed` events, for a different
    /// future. A comparison run may be ahead of a diverged run and have applied events that are no
    /// longer in the log.
    void takeLog(std::vector<Event> log);
    /// Returns the number of log events that have acted.
    std::size_t eventsActed() const { return m_nextEvent; }

private:
    std::shared_ptr<const Experiment> sharedSettings() const;
    void applyDue();
    void step(std::int64_t steps, HeightRecord* record);
    std::vector<SettlingCell> cellsThatSettle() const;
    /// Returns the step, at most `target`, up to which only the update formula, drive and sources
    /// act.
    std::int64_t nextHappening(std::int64_t target) const;
    bool isForced() const;
    void act(const Event& event);
    void act(const ObjectsChange& change);
    void pull(const Pull& pull);
    void setShape(const DrawnShape& shape);
    void rebuildMaterials();
    void matchWalls();
    void conform(const LayerContent& layers);
    void settleLayers(const LayerContent& layers);
    void placeEmitters();
    void placeEmitters(std::shared_ptr<const Emitters::Stages> stages);
    void drive();
    void drive(const Pull& pull);
    bool drivesLayers() const;
    enum class Moment { BeforeStep, AfterStep };
    void hold(Moment moment);
    void begin(const Hold& hold);
    void letGo();
    void letGo(int end);
    void watchForDivergence();

    Experiment m_start;
    Experiment m_settings;
    /// Settings shared by snapshots, null after a change.
    mutable std::shared_ptr<const Experiment> m_shared;
    std::vector<Event> m_log;
    std::size_t m_nextEvent = 0;
    std::variant<Wave<float>, Wave<std::int32_t>> m_wave;
    std::optional<std::int64_t> m_divergedAt;
    std::int64_t m_nextCheck = 0; ///< no height can exceed the limit before this step
    bool m_keepsScheme = false;   ///< comparison run: ignores changes of scheme
    double m_ahead = 0.0;         ///< comparison run: time shift of its velocity, in steps
    DriveHistory m_drives;
    Emitters m_emitters;
    Holds m_holds;
    MovingWalls m_movingWalls;
    StiffnessRange m_stiffness; ///< of the medium, without moving walls
    Engine m_engine;
};

} // namespace seiche
