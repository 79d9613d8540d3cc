// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/limits.h"
#include "run/timeline.h"

#include <map>

namespace seiche {

/// A run with its twins and its past, in which every edit can be undone.
///
/// Everything that moves the run also enters its timeline.
class UndoableRun {
public:
    explicit UndoableRun(Experiment experiment, std::size_t budget = Timeline::defaultBudget);

    const Comparison& runs() const { return m_runs; }
    const Timeline& timeline() const { return m_timeline; }
    /// Whether `bytes` more memory may be used beside the runs: with them and their past at most
    /// `limits::memoryOfAll`.
    bool hasRoomBeside(std::size_t bytes) const;

    void advance(std::int64_t steps);
    /// Whether events of the present frame have still to act, before the next step or change; lets the next of
    /// them act.
    bool isDue() const { return m_runs.isDue(); }
    void actNext() {
        m_runs.actNext();
        m_timeline.visit(m_runs);
    }
    /// Applies a change now. A change before the end of what was lived starts another branch: what came after
    /// is dropped, and with it planned events that no longer fit, so that the run stays a valid experiment.
    Edit apply(const Change& change) {
        Edit edit = beginEdit();
        holdUntil(m_runs.main().frame() + 1);
        const Pull pullWith = m_runs.main().settings().pullWith;
        m_runs.apply(change);
        endEdit(edit, pullWith);
        return edit;
    }
    /// Holds the medium from now on, at every step that is advanced, until the hand lets go or holds elsewhere.
    /// `hand` is its number. The log has one event for each place, as long as it has been held so far.
    Edit hold(int hand, const Hold& hold);
    void letGo(int hand) { m_hands.erase(hand); }
    /// A hand also loses its hold where the run diverges or restarts, and by seeking, undo and redo.
    bool isHeld(int hand) const { return m_hands.contains(hand); }
    bool anyHeld() const { return !m_hands.empty(); }
    /// What a hand holds the medium with, as long as it has done so far, and the height it has come to. Nothing
    /// where it holds nothing.
    struct Grasp {
        Hold hold;
        double height;
    };
    std::optional<Grasp> graspOf(int hand) const;
    Edit setPullWith(const Pull& pull);
    /// Switches a twin on or off. It starts from the present, also when it is on already.
    Edit switchTwin(Scheme scheme, bool on);
    /// Restarts with frame 0 of an experiment of the same kind. The twins stay on, but for those that would
    /// show nothing of their own: with the experiment's own scheme, or with one that it does not take. Where
    /// there is not enough memory (std::bad_alloc) the old run stays, at its present frame if it can be reached
    /// again.
    Edit beginAgain(const Experiment& experiment);

    /// Undoes edits, the last one first, or redoes them. They must be the last that were made, or undone. To
    /// undo a pull is to compute the same time without it. Several such calls may follow each other; then
    /// `settle` begins to seek the present that results.
    void undo(std::vector<Edit>& edits);
    void redo(const std::vector<Edit>& edits);
    bool isSettled() const { return !m_pending; }
    void settle();

    /// Seeking along the timeline; see `Timeline`.
    void beginSeek(std::int64_t frame);
    bool isSeeking() const { return m_timeline.isSeeking(); }
    void continueSeek(std::int64_t steps) { m_timeline.continueSeek(m_runs, steps); }
    void finishSeek() { m_timeline.finishSeek(m_runs); }
    void seek(std::int64_t frame);

    void setBudget(std::size_t bytes) { m_timeline.setBudget(bytes); }

private:
    /// The run that undone or redone edits have made, before it is computed.
    struct Pending {
        std::vector<Event> log;
        LivedEnd end;
        std::optional<Experiment> start; ///< another beginning
        std::int64_t present = 0;        ///< only with `start`
    };

    /// What hands hold lasts at least until this frame. Whatever acts at a frame finds in the log what it found
    /// when it was lived: a hand that had held until then, and went on.
    void holdUntil(std::int64_t frame);
    Edit beginEdit();
    void endEdit(Edit& edit, const Pull& pullWithBefore);
    Pending& pending();
    /// Where the run is, or will be when it has settled and seeking is done.
    std::int64_t present() const;
    void pullWithFromNowOn(const Pull& pull);
    void switchTwinNow(Scheme scheme, bool on);
    void replaceRuns(const Experiment& experiment);
    void keepTwins(const std::vector<Scheme>& schemes);

    Comparison m_runs;
    Timeline m_timeline;
    std::optional<Pending> m_pending;
    std::map<int, std::size_t> m_hands; ///< which event of the log is that of a hand
};

} // namespace seiche
