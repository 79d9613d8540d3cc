// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/limits.h"
#include "run/timeline.h"

#include <map>

namespace seiche {

/// A run with its comparison runs and its past, in which every edit can be undone.
///
/// Each operation on the run also enters its timeline.
class UndoableRun {
public:
    explicit UndoableRun(Experiment experiment, std::size_t budget = Timeline::defaultBudget);

    const Comparison& runs() const { return m_runs; }
    const Timeline& timeline() const { return m_timeline; }
    /// Returns whether `bytes` more fit within `limits::memoryOfAll`.
    bool canAllocate(std::size_t bytes) const;

    void advance(std::int64_t steps);
    /// Returns whether events of the current step are pending before the next step or change.
    /// `applyNextEvent` applies the next of them.
    bool hasPendingEvents() const { return m_runs.hasPendingEvents(); }
    void applyNextEvent() {
        m_runs.applyNextEvent();
        m_timeline.visit(m_runs);
    }
    /// Applies a change now. Before the end of the recorded past it starts a new branch. Later
    /// events are dropped, and planned events that no longer fit, so that the run stays a valid
    /// experiment.
    Edit apply(const Change& change) {
        Edit edit = beginEdit();
        holdUntil(m_runs.main().frame() + 1);
        const Pull pullWith = m_runs.main().settings().pullWith;
        m_runs.apply(change);
        endEdit(edit, pullWith);
        return edit;
    }
    /// Holds the medium at every step from now on, until the pointer `hand` releases or holds
    /// elsewhere. The log has an event per position with the duration so far.
    Edit hold(int hand, const Hold& hold);
    void letGo(int hand) { m_hands.erase(hand); }
    /// Returns whether this pointer holds the medium. A hold also ends if the run diverges or
    /// restarts, and on seeking, undo and redo.
    bool isHeld(int hand) const { return m_hands.contains(hand); }
    bool anyHeld() const { return !m_hands.empty(); }
    /// The current hold of a pointer, with its duration so far and its present height. Empty if it
    /// holds nothing.
    struct ActiveHold {
        Hold hold;
        double height;
    };
    std::optional<ActiveHold> activeHoldOf(int hand) const;
    Edit setPullWith(const Pull& pull);
    /// Enables, restarts or disables a comparison run.
    Edit switchComparison(Scheme scheme, bool on);
    /// Restarts at step 0 of an experiment of the same kind. Comparison runs stay active, except
    /// with the scheme of the experiment or a scheme that it does not support. Out of memory
    /// (std::bad_alloc), the old run remains, at its current step if that can be reached again.
    Edit beginAgain(const Experiment& experiment);

    /// Undoes edits from last to first, or redoes them. They must be the last edits made or undone.
    /// Undoing a pulse recomputes the same time without it. Several calls may follow each other;
    /// then `settle` starts to seek the resulting present.
    void undo(std::vector<Edit>& edits);
    void redo(const std::vector<Edit>& edits);
    bool isSettled() const { return !m_pending; }
    void settle();

    /// Starts to seek a step, see `Timeline`.
    void beginSeek(std::int64_t frame);
    bool isSeeking() const { return m_timeline.isSeeking(); }
    void continueSeek(std::int64_t steps) { m_timeline.continueSeek(m_runs, steps); }
    void finishSeek() { m_timeline.finishSeek(m_runs); }
    void seek(std::int64_t frame);

    void setBudget(std::size_t bytes) { m_timeline.setBudget(bytes); }

private:
    /// The pending result of undo or redo.
    struct Pending {
        std::vector<Event> log;
        RecordedEnd end;
        std::optional<Experiment> start; ///< a new initial experiment
        std::int64_t present = 0;        ///< only with `start`
    };

    /// Extends active holds to at least this step, so that a replayed step finds the same log as
    /// when it was recorded.
    void holdUntil(std::int64_t frame);
    Edit beginEdit();
    void endEdit(Edit& edit, const Pull& pullWithBefore);
    Pending& pending();
    /// Returns the current step, or the target of a seek.
    std::int64_t present() const;
    void pullWithFromNowOn(const Pull& pull);
    void switchComparisonNow(Scheme scheme, bool on);
    void replaceRuns(const Experiment& experiment);
    void keepComparisons(const std::vector<Scheme>& schemes);

    Comparison m_runs;
    Timeline m_timeline;
    std::optional<Pending> m_pending;
    std::map<int, std::size_t> m_hands; ///< log index of the hold of each pointer
};

} // namespace seiche
