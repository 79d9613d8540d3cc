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

/// A run: an experiment, its state, and the events that have changed it so far.
///
/// The frame number is its clock.
class Simulation {
public:
    /// Starts at frame 0. The experiment must be valid (see `validate`); its events will act when their step
    /// comes.
    explicit Simulation(Experiment experiment);

    /// A second run from the same state under another scheme: it shares the past but not the future.
    ///
    /// It moves as this one does at the same moment. The difference of two fields is the velocity half a step
    /// before the newer one, and Runge-Kutta takes it for the velocity at that one: between such schemes half a
    /// step of the springs' force makes up for it, now and under every pull to come.
    Simulation twin(Scheme scheme) const;

    /// Computes `steps` >= 0 frames, applying each event at its step. Stops where the run diverges. Any split
    /// of the steps into calls gives the same bits. `record`: gets the heights at every frame from the next one
    /// on, as they are before that frame's events act; not those at which the run diverges.
    void advance(std::int64_t steps, HeightRecord* record = nullptr);

    /// How many threads the steps may use: 0, the default, for all cores. The bits do not depend on it; a sweep
    /// of many runs gives each of them one.
    void setThreads(int threads) { m_engine.setThreads(threads); }

    /// Changes the run now: the event's step becomes the current frame. It is kept in `log`, behind the events
    /// that are due, unless these are so many that they take more than `limits::work` together. Then it acts
    /// before the rest of them.
    void apply(const Change& change);

    /// Extends the hold that acted as event `event` of the log until `frame`, at least for one step: a hand has
    /// not let go yet. Does nothing where there is no such hold, or where it would end earlier than it does.
    void holdUntil(std::size_t event, std::int64_t frame);
    /// Whether a hold lasts at the present frame.
    bool isHeld() const { return !m_holds.empty(); }
    /// Whether anything but the update formula moves the medium now: a hold, drive or source.
    bool isDriven() const { return isHeld() || isForced() || m_emitters.anyHeld(); }
    /// Whether a source is there, or still fades.
    bool hasSource() const { return !m_emitters.empty() || m_emitters.anyHeld(); }

    /// Lets the events of the present frame act now; the next advance would begin with them.
    void actNow() { applyDue(); }
    /// Whether such events are still to act.
    bool isDue() const { return m_nextEvent < m_log.size() && m_log[m_nextEvent].step <= frame(); }
    /// The frame of the next event to act; nothing if there is none.
    std::optional<std::int64_t> nextEventAt() const {
        return m_nextEvent < m_log.size() ? std::optional(m_log[m_nextEvent].step) : std::nullopt;
    }
    /// Lets the next of them act. Returns the operations that it may have taken (see `workOf`).
    double actNext();

    /// Changes what SPACE and clicks will do. Not an event: it does not touch the medium.
    void setPullWith(const Pull& pull);

    std::int64_t frame() const;
    double seconds() const { return static_cast<double>(frame()) / m_settings.stepsPerSecond; }

    /// What the run started from, without events.
    const Experiment& start() const { return m_start; }
    /// The experiment with all parameters as they are now, without events.
    const Experiment& settings() const { return m_settings; }
    /// Everything that has acted and everything still to come, in order.
    std::span<const Event> log() const { return m_log; }
    /// The whole run as a description that can be saved and replayed.
    Experiment asExperiment() const;

    /// The first frame at which a height was not finite or beyond 10^12; nothing while all is well. Integer
    /// water saturates instead and never diverges.
    std::optional<std::int64_t> divergedAt() const { return m_divergedAt; }

    const Grid& grid() const { return m_start.grid; }
    const Rule& rule() const { return m_settings.rule; }
    double height(int x, int y = 0) const;
    /// Whether the cell nearest to a place belongs to a wall now.
    bool isWallNear(double x, double y) const;
    /// The largest |height| now.
    double largestHeight() const;
    Energy energy() const;

    /// The rule with the largest k that any cell has: a region with another medium multiplies it.
    Rule stiffestRule() const;
    /// What the medium with the largest k multiplies it with; 1 where it is the same everywhere.
    double largestFactor() const { return m_stiffness.largest; }

    /// The state itself: float heights, or int32 for integer water.
    const std::variant<Wave<float>, Wave<std::int32_t>>& wave() const { return m_wave; }

    /// A fingerprint of frame number, size and both frames. Equal runs have equal hashes on every build.
    std::uint64_t hash() const;

    static constexpr double divergenceHeight = 1e12;

    /// The run at one frame, to return to: state, settings, and how many events of the log had acted. Snapshots
    /// share settings that did not change.
    struct Snapshot {
        std::optional<std::variant<Wave<float>, Wave<std::int32_t>>> wave; ///< nothing: as the run began
        std::shared_ptr<const Experiment> settings;
        std::size_t eventsActed = 0;
        std::optional<std::int64_t> divergedAt;
        double ahead = 0.0;                              ///< of a twin
        StiffnessRange stiffness;                        ///< of its medium
        std::shared_ptr<const Emitters::Stages> sources; ///< what still fades, too
        DriveHistory drives;

        std::int64_t frame() const;
        /// The memory it takes besides itself when another snapshot shares `shared` already.
        std::size_t bytes(const std::shared_ptr<const Experiment>& shared = {}) const;
    };
    Snapshot snapshot() const;
    /// What `snapshot` would take.
    std::size_t bytesOfSnapshot() const;
    /// Whether nothing has happened yet; then a snapshot needs no copy of the state.
    bool isAsBegun() const { return frame() == 0 && m_nextEvent == 0 && !m_divergedAt; }
    Snapshot beginning() const {
        return {std::nullopt, sharedSettings(), 0, std::nullopt, 0.0, {}, nullptr, {}};
    }

    /// Allocates the memory that the next steps need, so that a lack of it shows before them.
    void prepare();
    /// The memory the run takes, that of its steps included; see `bytesOfRun`.
    std::size_t bytes() const;
    /// Goes back (or forward) to a snapshot of a run whose log begins with the same `eventsActed` events, and
    /// takes `log` as its own: the events after these will act in their turn. What SPACE does stays as it is.
    void returnTo(const Snapshot& snapshot, std::vector<Event> log);
    /// Takes a log as its own that begins with the `eventsActed` events of the present one: another future.
    /// A twin may be ahead of a run that has diverged, and have acted on events that the log no longer has.
    void takeLog(std::vector<Event> log);
    /// How many events of the log have acted.
    std::size_t eventsActed() const { return m_nextEvent; }

private:
    std::shared_ptr<const Experiment> sharedSettings() const;
    void applyDue();
    void step(std::int64_t steps, HeightRecord* record);
    std::vector<SettlingCell> cellsThatSettle() const;
    /// The frame up to which nothing acts but the update formula, drive and sources, at most `target`.
    std::int64_t nextHappening(std::int64_t target) const;
    bool isForced() const;
    void act(const Event& event);
    void act(const ObjectsChange& change);
    void pull(const Pull& pull);
    void give(const DrawnShape& shape);
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
    /// A copy of the settings for snapshots; none when they have changed.
    mutable std::shared_ptr<const Experiment> m_shared;
    std::vector<Event> m_log;
    std::size_t m_nextEvent = 0;
    std::variant<Wave<float>, Wave<std::int32_t>> m_wave;
    std::optional<std::int64_t> m_divergedAt;
    std::int64_t m_nextCheck = 0; ///< no height can pass the limit before this frame
    bool m_keepsScheme = false;   ///< a twin: changes of scheme do not concern it
    double m_ahead = 0.0;         ///< a twin: steps by which its velocity belongs to a later moment
    DriveHistory m_drives;
    Emitters m_emitters;
    Holds m_holds;
    MovingWalls m_movingWalls;
    StiffnessRange m_stiffness; ///< of the medium, moving walls left out
    Engine m_engine;
};

} // namespace seiche
