// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lock/class_lock.h"
#include "model/limits.h"
#include "model/problem.h"
#include "run/exact_twin.h"
#include "run/metronome_clock.h"
#include "run/pacer.h"
#include "run/step_cost.h"
#include "run/undoable_run.h"
#include "session/input_time.h"

#include <QObject>
#include <QTimer>
#include <QUndoGroup>
#include <QUndoStack>

#include <map>
#include <memory>
#include <optional>

namespace seiche {

/// The running program behind the window: one run on the string and one in the pool, of which one is shown.
///
/// It turns time into steps, and every touch and every change of a setting into an event of the shown run.
/// Canvases and panels read it and listen to its signals; they never change a run in another way and never know
/// each other. What a locked class has no right to (see `ClassRights`) is refused here: nothing changes then.
class Session : public QObject {
    Q_OBJECT

public:
    /// Starts with these two experiments; the string is shown, playing.
    Session(Experiment onString, Experiment inPool, QObject* parent = nullptr);
    ~Session() override;

    // What is shown
    SceneKind scene() const { return m_scene; }
    /// Not in a locked window.
    void show(SceneKind scene);
    /// Opens a valid experiment in its medium, at frame 0, and shows it; false in a locked window. Throws
    /// std::bad_alloc where there is not enough memory for it; then what was open stays, and if it was large it
    /// seeks its present frame again.
    bool open(const Experiment& experiment, AskedBy by = AskedBy::User);

    const Comparison& comparison() const { return shown().undoable.runs(); }
    /// Whether copies of the shown run may take `bytes` bytes beside it.
    bool hasRoomBeside(std::size_t bytes) const { return shown().undoable.hasRoomBeside(bytes); }
    const Simulation& run() const { return comparison().main(); }
    const Experiment& settings() const { return run().settings(); }
    /// The run in a medium, shown or not.
    const Simulation& runOf(SceneKind scene) const {
        return (scene == SceneKind::String ? m_string : m_pool).undoable.runs().main();
    }

    // Time
    /// Tells time by another clock, which goes on from where the one before stands: for tests that must not
    /// depend on how fast the machine is.
    void setClock(const SteadyClock& clock);
    bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    /// One frame further, paused.
    void step();
    /// Real seconds are multiplied by this, 0.01 ... 100; 1 at the start.
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    /// From frame 0 again with the settings as they are now. This and the next two can be undone.
    void restart();
    /// From frame 0 again with the settings as they are now, on a level medium at rest.
    void startLevel();
    /// The experiment as it was opened, in real time. What it determines besides its run is as it was opened,
    /// too, and what was in hand is laid down: see `wasReset`.
    void reset();
    /// As `restart`, with another number of points, or of columns and rows: everything that has a place moves
    /// along (see `resized`). Where such a size is refused, or there is no memory for it, nothing changes and
    /// the problems are returned.
    std::vector<Problem> setSize(const Grid& grid);
    /// The same for the width of the absorbing rim of a pool, in cells.
    std::vector<Problem> setRim(int cells);
    /// The frames that can be gone back to.
    std::int64_t firstFrame() const { return shown().undoable.timeline().first(); }
    std::int64_t lastFrame() const { return shown().undoable.timeline().last(); }
    /// Seeks a frame that was computed, first ... last. A change there starts another branch. A distant frame
    /// is reached a little later, like the present after an undo: the run is `isSeeking` until then.
    void seek(std::int64_t frame);
    bool isSeeking() const { return shown().undoable.isSeeking(); }
    /// The memory for the past of each medium's run, bytes.
    void setTimelineBudget(std::size_t bytes);
    std::size_t timelineBudget() const { return shown().undoable.timeline().budget(); }
    /// The frame that is sought.
    std::int64_t seekTarget() const { return shown().undoable.timeline().seekTarget(); }
    /// The share of the requested steps that was done recently, 0 ... 1; below 1 the run is in slow motion.
    double pace() const { return m_pace; }
    /// Seconds of the run that had passed for the hand between its last two taps, but were not computed;
    /// negative where the last tap acted later than it came. 0 after a tap of the metronome, which is exact.
    /// While time stands still (paused, seeking) none is lost.
    double lostSinceTap() const { return m_lostSinceTap; }
    /// What a step of the shown run and its twins costs, measured.
    const StepCost& stepCost() const { return m_stepCost; }

    /// While `who` lives, the run stops for `sampled` at every frame that is a multiple of `steps`, besides
    /// where it does anyway; 0: no longer.
    void sampleEvery(const QObject* who, std::int64_t steps);

    // Changes
    /// Pulls with the experiment's own pull at its own place: what SPACE does.
    void tap();
    /// Pulls with the experiment's own pull at (x, y), in cells.
    void tapAt(double x, double y);
    void pull(const Pull& pull);
    /// Pulls so many seconds from now, on the step of that moment: for hands that are elsewhere, which the
    /// network brings late. What is still to come is dropped where time stands still or another run is shown.
    void pullIn(double seconds, const Pull& pull);
    /// Any other valid change, named `text` in the menu of undo. Changes with the same `stroke` > 0 that follow
    /// each other within a second are undone together.
    void change(const Change& change, const QString& text, int stroke = 0);
    /// The same of a hand that is down: all of its stroke is undone together, however long it rests.
    void changeByHand(const Change& change, const QString& text, int stroke);
    /// Brings the run up to the key or click that is being handled, as every change does: for one that depends
    /// on where the run is.
    void catchUpFirst() { catchUpWithInput(); }
    /// Keeps the medium at the height of a pull from now on, until `letGo`: at every step, and always for one
    /// at least. While it lasts, the same hand holds at another place by another call. `hand` numbers several
    /// at once; calls with the same `stroke` > 0 that follow each other are undone together, named `text`, and
    /// with them where the ring went meanwhile. With a softness above 0 it only slows (see `Hold`).
    void hold(int hand, const Pull& pull, const QString& text, int stroke, double softness = 0.0);
    /// Carries a point of the string to a height, from where it is and evenly, within the time between two
    /// words of a hand; until `letGo`, otherwise as `hold` does. While time stands still it is there at once.
    void carry(int hand, double point, double height, const QString& text, int stroke);
    /// A fixed end that was carried goes back to rest, within a quarter of a second.
    void letGo(int hand);
    /// False when the run has taken the hold away: see `UndoableRun::isHeld`.
    bool isHeld(int hand) const { return shown().undoable.isHeld(hand); }
    /// Taps at this frequency, each on the exact step, whatever the speed; nothing: no longer. The first tick
    /// comes at once. A tap by hand ends it: the hand takes over.
    void setMetronome(std::optional<double> hertz);
    std::optional<double> metronome() const { return m_metronome; }
    /// Drives the medium with a sine at this frequency, where and as wide as the experiment pulls, as strongly
    /// as one pull per cycle would on the average; nothing: no longer. A change of the frequency goes on
    /// without a jump.
    void setDrive(std::optional<double> hertz);
    std::optional<double> drive() const;
    /// The pull that SPACE and clicks use from now on.
    void setPullWith(const Pull& pull);
    /// Takes effect only when the settings are valid together; otherwise nothing changes and the problems are
    /// returned.
    std::vector<Problem> set(const Settings& settings);
    /// Switches a twin on or off. Nothing happens where the shown run takes none with this scheme (see
    /// `takesTwin`); `twinRefused` says when there is no room for it.
    void setTwin(Scheme scheme, bool on, AskedBy by = AskedBy::User);
    /// The exact solution beside the shown run, from its present state on; or none. False when there is none
    /// for it. A run that begins again, or another one that is opened, has its own from there.
    bool setExact(bool on);
    bool hasExact() const { return shown().exact.has_value(); }
    /// It at the present frame; null when there is none, or when it could not go on with the run (it is dropped
    /// then).
    const ExactTwin* exact();
    /// Undo and redo of every pull and setting of the shown run; its commands are `EditCommand`s.
    QUndoGroup& undoGroup() { return m_undoGroup; }

    /// Whether the shown run is a riddle: nothing that gives its settings or its frequencies away may be shown.
    /// Ends when another experiment is opened.
    bool isSecret() const { return shown().secret; }
    bool isSecret(SceneKind scene) const { return (scene == SceneKind::String ? m_string : m_pool).secret; }
    void setSecret(bool secret);
    /// Whether what theory predicts of the resonances may be told, wherever that is: curve, modes, frequencies,
    /// periods. A student looks for them: false for every experiment that is opened, until somebody or a lesson
    /// shows it, and as long as the run is a riddle.
    bool isTheoryShown() const { return !isSecret() && shown().theoryShown; }
    void showTheory(bool shown);
    /// Whether a lesson asks for the largest stable k: it is for the student to find, and nothing tells it.
    bool isLimitAsked() const { return m_limitIsAsked; }
    void askForLimit(bool asked);
    /// Whether a lesson asks for what comes back from a joint and goes on: until theory is shown nothing tells
    /// it.
    bool areFactorsAsked() const { return m_factorsAreAsked && !isTheoryShown(); }
    void askForFactors(bool asked);

    /// The height at which the string's ceiling is drawn, > 0; 0: it has not been drawn yet. It is no part of
    /// the run, but a file tells it.
    double drawnCeiling() const { return m_drawnCeiling; }
    void setDrawnCeiling(double height) { m_drawnCeiling = height; }

    /// A canvas says whether it can be seen. While none can, time stands still.
    void setCanvasVisible(QObject* canvas, bool visible);

signals:
    /// The heights have changed: after steps, pulls, restarts. Draw now.
    void advanced();
    /// Every step or every few steps (at least 200 times a second of the run, in large pools 25 times), and at
    /// the frame of each event of the run before the event acts, for measuring. Cheap slots only.
    void sampled();
    /// A pull train goes on: SPACE, a click, the metronome. This pull acts right after the signal; the heights
    /// are still those before it.
    void tapped(const seiche::Pull& pull);
    void metronomeChanged();
    void settingsChanged();
    void twinsChanged();
    /// There is not enough memory for this twin (see `limits::memory`).
    void twinRefused(seiche::Scheme scheme);
    /// Another experiment has been opened; comes before `runReplaced`.
    void opened();
    /// The shown experiment is as it was opened; comes after `runReplaced`.
    void wasReset();
    /// Another run is shown, or this one begins again: forget what was measured.
    void runReplaced();
    /// The present has jumped along the timeline: measurements restart.
    void seeked();
    /// `isSecret` may have changed.
    void secretChanged();
    /// `isTheoryShown`, `isLimitAsked` or `areFactorsAsked` may have changed.
    void theoryChanged();
    void playingChanged(bool playing);
    void speedChanged(double speed);
    void paceChanged(double pace);
    /// A hand has pulled less high than it wanted, see `withinRange`.
    void pullLimited();
    /// A change was not made, because it would take too much memory or too long (see `problemsOfCost`).
    void changeRefused(const std::vector<seiche::Problem>& problems);
    /// The main run, or the twin with this scheme, has just passed all bounds.
    void diverged(seiche::Scheme scheme, qint64 step);

private:
    struct SceneState {
        Experiment opened;
        UndoableRun undoable;
        std::unique_ptr<QUndoStack> undo = std::make_unique<QUndoStack>();
        bool secret = false;
        bool theoryShown = false;
        std::optional<ExactTwin> exact;

        explicit SceneState(const Experiment& experiment) : opened(experiment), undoable(experiment) {}
    };
    enum class By { Hand, Metronome, Others };

    /// A change with its kind for undo: see `EditCommand`.
    void apply(const Change& change, const QString& text, int kind);
    Pull withinRangeOfShown(const Pull& pull);
    /// Whether the run may be changed so and then pulled so; reports why not.
    bool isAffordable(const Change& change, const Pull& pullWith);
    bool isAffordable(const Change& change) { return isAffordable(change, settings().pullWith); }
    SceneState& shown() { return m_scene == SceneKind::String ? m_string : m_pool; }
    const SceneState& shown() const { return m_scene == SceneKind::String ? m_string : m_pool; }
    void tick();
    /// Seconds since that time.
    double secondsSince(std::chrono::nanoseconds time) const {
        return std::chrono::duration<double>(m_clock() - time).count();
    }
    /// Brings the run up to the moment `late` seconds ago, within the time budget of a tick. What is left of
    /// the time is made up for later.
    void catchUp(double late);
    /// Brings the run up to the moment of the key or click that is being handled; at once, where none is. A run
    /// that is ahead of it stays where it is.
    void catchUpWithInput() { catchUp(m_input.age()); }
    /// To the next frame that somebody wants to see, or at which an event acts; at most `steps`.
    std::int64_t toNextSample(std::int64_t steps) const;
    /// At most this many steps, within about `budget` seconds.
    void advanceBy(std::int64_t steps, double budget);
    void applyNow(const Pull& pull, By by);
    /// A hand taps now: what was lost since its last tap.
    void countLoss();
    /// Puts an edit of the shown run on the undo stack.
    void remember(Edit edit, int kind, const QString& text);
    /// The undo stack has moved.
    void settle(SceneState& state);
    /// Continues seeking along the timeline for the time of a tick.
    void continueSeek();
    void reportSeek();
    void playDueTicks();
    void playDuePulls();
    /// At least one, at the present speed.
    std::int64_t stepsWithin(double seconds) const;
    double stepsPerTick() const { return settings().stepsPerSecond / *m_metronome; }
    void updateTimer();
    /// What a restart begins with: the settings as they are now, and the events of the file that fit them.
    Experiment fromTheStart() const;
    /// Begins with what no event may change, if it is valid and a class has the right to it.
    std::vector<Problem> beginChanged(const Experiment& experiment, const QString& text);
    /// False where there is not enough memory: then the old run stays.
    bool beginAgain(const Experiment& experiment, const QString& text);
    /// Begins the run of a medium with frame 0; throws as `open` does.
    Edit beginIn(SceneState& state, const Experiment& experiment);
    /// The exact solution, where it is on, is that of the run that has just begun; none where there is none.
    void renewExact();
    void tellOfNewRun();

    SceneState m_string;
    SceneState m_pool;
    SceneKind m_scene = SceneKind::String;
    bool m_playing = true;
    bool m_limitIsAsked = false;
    bool m_factorsAreAsked = false;
    double m_speed = 1.0;
    double m_drawnCeiling = 0.0;
    double m_pace = 1.0;
    std::optional<double> m_metronome;              ///< Hz
    std::optional<MetronomeClock> m_metronomeClock; ///< of the metronome, on the shown run
    std::multimap<std::int64_t, Pull> m_planned;    ///< pulls to come, by their frames
    Pacer m_pacer;
    StepCost m_stepCost;
    QTimer m_timer;
    QTimer m_seekTimer;
    SteadyClock m_clock = machineTime;
    std::chrono::nanoseconds m_caughtUp{}; ///< when the run was last brought up to the present
    double m_ahead = 0.0;     ///< seconds by which the run is ahead of the input that it was brought up to
    double m_lostAtTap = 0.0; ///< seconds of the run, as the last tap of a hand has found them
    double m_lostSinceTap = 0.0;
    double m_owed = 0.0;           ///< seconds before `m_caughtUp` that the run has still to make up for
    bool m_inputGoesFirst = false; ///< a tick waits for it
    InputTime m_input;
    std::map<QObject*, bool> m_canvases;
    std::map<const QObject*, std::int64_t> m_sampledEvery;
    bool m_remembering = false; ///< the undo stack grows; nothing is to be undone
    int m_holdKind = 0;         ///< of the last hold, for undo
    QString m_holdText;
    QUndoGroup m_undoGroup;
};

} // namespace seiche
