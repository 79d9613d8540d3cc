// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lock/class_lock.h"
#include "model/limits.h"
#include "model/problem.h"
#include "run/exact_comparison.h"
#include "run/metronome_clock.h"
#include "run/pacer.h"
#include "run/step_cost.h"
#include "run/undoable_run.h"
#include "session/input_time.h"

#include <QObject>
#include <QTimer>
#include <QUndoGroup>
#include <QUndoStack>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace seiche {

/// The program state behind the window: a string run and a pool run, one of them shown. Converts
/// time into steps, and input and settings into events of the shown run. Canvases and panels only
/// read the session and listen to its signals. Changes that a locked class has no right to are
/// refused here (see `ClassRights`).
class Session : public QObject {
    Q_OBJECT

public:
    /// Starts with these experiments, showing and playing the string.
    Session(Experiment onString, Experiment inPool, QObject* parent = nullptr);
    ~Session() override;

    // Shown run
    SceneKind scene() const { return m_scene; }
    /// Shows the string or the pool. No effect in a locked window.
    void show(SceneKind scene);
    /// Opens and shows a valid experiment at step 0. Returns false in a locked window. Throws
    /// `std::bad_alloc` if memory is insufficient: the previous run stays, but a large one must
    /// seek its present step again.
    bool open(const Experiment& experiment, AskedBy by = AskedBy::User);

    const Comparison& comparison() const { return shown().undoable.runs(); }
    /// Returns whether memory suffices for `bytes` bytes of copies.
    bool canAllocate(std::size_t bytes) const { return shown().undoable.canAllocate(bytes); }
    const Simulation& run() const { return comparison().main(); }
    const Experiment& settings() const { return run().settings(); }
    /// Returns the run in this medium, shown or not.
    const Simulation& runOf(SceneKind scene) const {
        return (scene == SceneKind::String ? m_string : m_pool).undoable.runs().main();
    }

    // Replaces the clock without a jump in time. For tests independent of machine speed.
    void setClock(const SteadyClock& clock);
    bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    /// Advances by one step and pauses.
    void step();
    /// Factor on real time, 0.01 to 100, default 1.
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    /// Lowers the speed to at most this factor on real time, above 0, while something fast is to be
    /// watched. Empty: no maximum. Rhythms lose the time (see `lostSinceTap`).
    void setSpeedLimit(std::optional<double> speed);
    /// Factor on real time, as chosen or lowered.
    double effectiveSpeed() const { return std::min(m_speed, m_speedLimit.value_or(m_speed)); }
    bool isSlowed() const { return effectiveSpeed() < m_speed; }
    /// Restarts at step 0 with the current settings. Undoable, like `startLevel` and `reset`.
    void restart();
    /// Restarts at step 0 with the current settings and a flat medium at rest.
    void startLevel();
    /// Restores the opened experiment, in real time, including its state outside the run. Selected
    /// tools are dropped: see `wasReset`.
    void reset();
    /// Restarts with a new grid size and scales all positions (see `resized`). Returns the
    /// problems, without any change, if the size is invalid or memory insufficient.
    std::vector<Problem> setSize(const Grid& grid);
    /// Restarts with a new width of the pool's absorbing layer, in cells. Returns problems like
    /// `setSize`.
    std::vector<Problem> setRim(int cells);
    /// Range of reachable steps.
    std::int64_t firstFrame() const { return shown().undoable.timeline().first(); }
    std::int64_t lastFrame() const { return shown().undoable.timeline().last(); }
    /// Seeks a computed step, `firstFrame` to `lastFrame`. A change there starts a new branch.
    /// Distant steps, and the present after an undo, arrive later: `isSeeking` until then.
    void seek(std::int64_t frame);
    bool isSeeking() const { return shown().undoable.isSeeking(); }
    /// Sets the history memory of each run, in bytes.
    void setTimelineBudget(std::size_t bytes);
    std::size_t timelineBudget() const { return shown().undoable.timeline().budget(); }
    /// Returns the target step of the seek.
    std::int64_t seekTarget() const { return shown().undoable.timeline().seekTarget(); }
    /// Fraction of requested steps that was computed recently, 0 to 1. Below 1 the run is in slow
    /// motion.
    double pace() const { return m_pace; }
    /// Run time in seconds between the last two manual taps that was not computed. Negative if the
    /// last tap acted late. 0 after a metronome tap, which is exact, and while paused or seeking.
    double lostSinceTap() const { return m_lostSinceTap; }
    /// Measured cost per step, including comparison runs.
    const StepCost& stepCost() const { return m_stepCost; }

    /// Makes the run emit `sampled` at every multiple of `steps`, while `who` exists. 0 disables.
    void sampleEvery(const QObject* who, std::int64_t steps);

    // Taps at the marker, like SPACE.
    void tap();
    /// Taps at (x, y), in cells.
    void tapAt(double x, double y);
    void pull(const Pull& pull);
    /// Applies a tap after this delay, on the exact step, to compensate network latency. Pending
    /// taps are dropped when time stops or a different run is shown.
    void pullIn(double seconds, const Pull& pull);
    /// Applies any other valid change, with `text` in the undo menu. Changes with the same `stroke`
    /// > 0 within one second of each other are undone together.
    void change(const Change& change, const QString& text, int stroke = 0);
    /// Applies a change of an ongoing drag. All changes of the stroke are undone together,
    /// regardless of pauses.
    void changeByHand(const Change& change, const QString& text, int stroke);
    /// Advances the run to the time of the current input event. Every change does this; needed
    /// before decisions that depend on the run's state.
    void catchUpFirst() { catchUpWithInput(); }
    /// Holds the medium at the height of a pull at every step until `letGo`, for at least one step.
    /// A further call moves the hold of `hand`. Calls with the same `stroke` > 0 are undone
    /// together, named `text`, including marker moves. Softness above 0 only damps (see `Hold`).
    void hold(int hand, const Pull& pull, const QString& text, int stroke, double softness = 0.0);
    /// Moves a point of the string linearly to a height within one input interval, or at once while
    /// paused. Holds until `letGo`, otherwise like `hold`.
    void carry(int hand, double point, double height, const QString& text, int stroke);
    /// Releases the hold. A carried fixed end returns to rest within a quarter of a second.
    void letGo(int hand);
    /// False if the run cancelled the hold: see `UndoableRun::isHeld`.
    bool isHeld(int hand) const { return shown().undoable.isHeld(hand); }
    /// Taps at this frequency on exact steps at any speed, the first tap at once. Empty disables. A
    /// manual tap disables the metronome, too.
    void setMetronome(std::optional<double> hertz);
    std::optional<double> metronome() const { return m_metronome; }
    /// Drives the medium sinusoidally at the position and width of the experiment's tap, with the
    /// mean strength of one tap per cycle. Empty disables. Frequency changes keep the phase.
    void setDrive(std::optional<double> hertz);
    std::optional<double> drive() const;
    /// Sets the tap for SPACE and clicks.
    void setPullWith(const Pull& pull);
    /// Applies the settings if they are valid together. Otherwise returns the problems without any
    /// change.
    std::vector<Problem> set(const Settings& settings);
    /// Switches a comparison run on or off. No effect if the scheme is unsuitable (see
    /// `supportsComparison`). Emits `comparisonRefused` if memory is insufficient.
    void setComparison(Scheme scheme, bool on, AskedBy by = AskedBy::User);
    /// Switches the exact solution on, from the current state, or off. Returns false if none
    /// exists. A restarted or newly opened run gets a new exact solution.
    bool setExact(bool on);
    bool hasExact() const { return shown().exact.has_value(); }
    /// Returns the exact solution at the current step. Null if disabled, or dropped because it
    /// cannot follow the run.
    const ExactComparison* exact();
    /// Undo and redo of all taps and settings of the shown run, as `EditCommand`s.
    QUndoGroup& undoGroup() { return m_undoGroup; }

    /// Returns whether the shown run is a challenge whose settings and frequencies must stay
    /// hidden. Ends when a new experiment is opened.
    bool isChallenge() const { return shown().secret; }
    bool isChallenge(SceneKind scene) const { return (scene == SceneKind::String ? m_string : m_pool).secret; }
    void setChallenge(bool secret);
    /// Returns whether predicted resonances (curve, modes, frequencies, periods) may be shown.
    /// False for every opened experiment until the user or a lesson shows them, and for a
    /// challenge, because students must find them.
    bool isTheoryShown() const { return !isChallenge() && shown().theoryShown; }
    void showTheory(bool shown);
    /// Returns whether a lesson asks for the largest stable k, which must stay hidden.
    bool isLimitHidden() const { return m_limitIsAsked; }
    void askForLimit(bool asked);
    /// Returns whether a lesson asks for reflection and transmission coefficients, hidden until
    /// theory is shown.
    bool areCoefficientsHidden() const { return m_factorsAreAsked && !isTheoryShown(); }
    void askForFactors(bool asked);

    /// Height of the drawn ceiling of the string, above 0. 0 if not drawn yet. Not part of the run,
    /// but saved in files.
    double drawnCeiling() const { return m_drawnCeiling; }
    void setDrawnCeiling(double height) { m_drawnCeiling = height; }

    /// Reports the visibility of a canvas. Time stands still while no canvas is visible.
    void setCanvasVisible(QObject* canvas, bool visible);

signals:
    /// Emitted when displacements have changed and canvases must redraw.
    void advanced();
    /// Emitted for measurements every few steps (at least 200 times per second of the run, 25 in
    /// large pools), and at each event's step before the event acts. Slots must be cheap.
    void sampled();
    /// Emitted directly before a tap acts on the displacements.
    void tapped(const seiche::Pull& pull);
    void metronomeChanged();
    void settingsChanged();
    void comparisonsChanged();
    /// Emitted if memory is insufficient for a comparison run.
    void comparisonRefused(seiche::Scheme scheme);
    /// Emitted when a new experiment is opened, before `runReplaced`.
    void opened();
    /// Emitted when the shown experiment was reset, after `runReplaced`.
    void wasReset();
    /// Emitted when a different run is shown or the run restarts. Measurements must be discarded.
    void runReplaced();
    /// Emitted after a jump along the timeline. Measurements restart.
    void seeked();
    /// Emitted when `isChallenge` may have changed.
    void challengeChanged();
    /// Emitted when `isTheoryShown`, `isLimitHidden` or `areCoefficientsHidden` may have changed.
    void theoryChanged();
    void playingChanged(bool playing);
    void speedChanged(double speed);
    /// Emitted when `effectiveSpeed` has changed, except by `setSpeed`.
    void speedLimitChanged();
    void paceChanged(double pace);
    /// Emitted when a tap was limited: see `withinRange`.
    void pullLimited();
    /// Emitted when a change is refused because of its memory or time cost (see `problemsOfCost`).
    void changeRefused(const std::vector<seiche::Problem>& problems);
    /// Emitted when the run with this scheme diverges.
    void diverged(seiche::Scheme scheme, qint64 step);

private:
    struct SceneState {
        Experiment opened;
        UndoableRun undoable;
        std::unique_ptr<QUndoStack> undo = std::make_unique<QUndoStack>();
        bool secret = false;
        bool theoryShown = false;
        std::optional<ExactComparison> exact;

        explicit SceneState(const Experiment& experiment) : opened(experiment), undoable(experiment) {}
    };
    enum class By { Hand, Metronome, Others };

    /// Applies a change with an undo kind: see `EditCommand`.
    void apply(const Change& change, const QString& text, int kind);
    Pull withinRangeOfShown(const Pull& pull);
    /// Returns whether this change, followed by this tap, is affordable. Emits `changeRefused` if
    /// not.
    bool isAffordable(const Change& change, const Pull& pullWith);
    bool isAffordable(const Change& change) { return isAffordable(change, settings().pullWith); }
    SceneState& shown() { return m_scene == SceneKind::String ? m_string : m_pool; }
    const SceneState& shown() const { return m_scene == SceneKind::String ? m_string : m_pool; }
    void tick();
    /// Returns the seconds since `time`.
    double secondsSince(std::chrono::nanoseconds time) const {
        return std::chrono::duration<double>(m_clock() - time).count();
    }
    /// Advances the run to `late` seconds ago, within the time budget of a tick. Remaining time is
    /// made up later.
    void catchUp(double late);
    /// Advances the run to the time of the current input event, or to now if none. No effect if the
    /// run is ahead.
    void catchUpWithInput() { catchUp(m_input.age()); }
    /// Returns the steps until the next sample or event.
    std::int64_t toNextSample(std::int64_t steps) const;
    /// Advances within about `budget` seconds.
    void advanceBy(std::int64_t steps, double budget);
    void applyNow(const Pull& pull, By by);
    /// Updates `m_lostSinceTap` at a manual tap.
    void countLoss();
    /// Pushes an edit onto the undo stack.
    void pushUndo(Edit edit, int kind, const QString& text);
    /// Settles a run after undo or redo.
    void settle(SceneState& state);
    /// Continues a seek for the time of one tick.
    void continueSeek();
    void reportSeek();
    void playDueTicks();
    void playDuePulls();
    /// Returns the steps within this time, at least 1.
    std::int64_t stepsWithin(double seconds) const;
    double stepsPerTick() const { return settings().stepsPerSecond / *m_metronome; }
    void updateTimer();
    /// Returns the experiment for a restart: current settings and the matching events of the file.
    Experiment fromTheStart() const;
    /// Restarts with changes that no event can make. Returns problems if invalid or forbidden for
    /// the class.
    std::vector<Problem> beginChanged(const Experiment& experiment, const QString& text);
    /// Returns false, without change, if memory is insufficient.
    bool beginAgain(const Experiment& experiment, const QString& text);
    /// Starts a run at step 0. Throws like `open`.
    Edit beginIn(SceneState& state, const Experiment& experiment);
    /// Replaces an enabled exact solution by that of the new run, or drops it if none exists.
    void renewExact();
    void emitRunReplaced();

    SceneState m_string;
    SceneState m_pool;
    SceneKind m_scene = SceneKind::String;
    bool m_playing = true;
    bool m_limitIsAsked = false;
    bool m_factorsAreAsked = false;
    double m_speed = 1.0;
    std::optional<double> m_speedLimit;
    double m_drawnCeiling = 0.0;
    double m_pace = 1.0;
    std::optional<double> m_metronome;              ///< Hz
    std::optional<MetronomeClock> m_metronomeClock; ///< metronome clock of the shown run
    std::multimap<std::int64_t, Pull> m_planned;    ///< pending pulls by step
    Pacer m_pacer;
    StepCost m_stepCost;
    QTimer m_timer;
    QTimer m_seekTimer;
    SteadyClock m_clock = machineTime;
    std::chrono::nanoseconds m_caughtUp{}; ///< time of the last catch-up
    double m_ahead = 0.0;                  ///< seconds by which the run leads the input
    double m_lostToLimit = 0.0;            ///< seconds of the run that the speed limit has cost
    double m_lostAtTap = 0.0;              ///< lost seconds at the last manual tap
    double m_lostSinceTap = 0.0;
    double m_owed = 0.0;           ///< seconds before `m_caughtUp` still to compute
    bool m_inputGoesFirst = false; ///< a tick waits for pending input
    InputTime m_input;
    std::map<QObject*, bool> m_canvases;
    std::map<const QObject*, std::int64_t> m_sampledEvery;
    bool m_remembering = false; ///< the undo stack grows; no undo
    int m_holdKind = 0;         ///< undo kind of the last hold
    QString m_holdText;
    QUndoGroup m_undoGroup;
};

} // namespace seiche
