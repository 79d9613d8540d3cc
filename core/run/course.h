// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/limits.h"
#include "run/timeline.h"

#include <map>

namespace seiche {

/// A run with its twins and its past: everything that moves it also enters its timeline, and what is done to it
/// can be taken back.
class Course {
public:
    explicit Course(Experiment experiment, std::size_t budget = Timeline::defaultBudget);

    const Comparison& runs() const { return m_runs; }
    const Timeline& timeline() const { return m_timeline; }
    /// Whether work beside the runs may take so much memory: with them and their past `limits::memoryOfAll` at
    /// most.
    bool hasRoomBeside(std::size_t bytes) const;

    void advance(std::int64_t steps);
    /// A change before the end of what was lived takes another turning: what came after is dropped, and with it
    /// planned events that no longer fit what the run has become, so that it stays a valid experiment.
    Deed apply(const Change& change) {
        Deed deed = beginDeed();
        const Pull pullWith = m_runs.main().settings().pullWith;
        m_runs.apply(change);
        endDeed(deed, pullWith);
        return deed;
    }
    /// A hand holds the medium from now on, at every step that is advanced, until it lets go or holds
    /// elsewhere. `hand` is its number. The log has one event for each place it holds at, always as long as it
    /// has been held so far.
    Deed hold(int hand, const Hold& hold);
    void letGo(int hand) { m_hands.erase(hand); }
    /// A hand also loses its hold where the run diverges or begins again, and by travelling, undo and redo.
    bool isHeld(int hand) const { return m_hands.contains(hand); }
    bool anyHeld() const { return !m_hands.empty(); }
    Deed setPullWith(const Pull& pull);
    /// A twin that is switched on starts from the present; one that is on starts anew.
    Deed switchTwin(Scheme scheme, bool on);
    /// Frame 0 of an experiment of the same medium. The twins stay on, but for those that would show nothing of
    /// their own: with the experiment's own scheme, or with one that it does not take. Where there is not
    /// enough memory (std::bad_alloc) the old run stays, at its present frame if it can be reached again.
    Deed beginAgain(const Experiment& experiment);

    /// Takes back deeds, the last one first, or does them again. They are those done last, or taken back last,
    /// to this course. To take back a pull is to live the same time without it. Several such calls may follow
    /// each other; then `settle` sets out for the present that results.
    void takeBack(std::vector<Deed>& deeds);
    void doAgain(const std::vector<Deed>& deeds);
    bool isSettled() const { return !m_pending; }
    void settle();

    /// A journey along the timeline; see `Timeline`.
    void depart(std::int64_t frame);
    bool isTravelling() const { return m_timeline.isTravelling(); }
    void approach(std::int64_t steps) { m_timeline.approach(m_runs, steps); }
    void arrive() { m_timeline.arrive(m_runs); }
    void seek(std::int64_t frame);

    void setBudget(std::size_t bytes) { m_timeline.setBudget(bytes); }

private:
    /// What deeds taken back or done again have made of the run, before it is lived.
    struct Pending {
        std::vector<Event> log;
        LivedEnd end;
        std::optional<Experiment> start; ///< another beginning
        std::int64_t present = 0;        ///< only with `start`
    };

    Deed beginDeed();
    void endDeed(Deed& deed, const Pull& pullWithBefore);
    Pending& pending();
    /// Where the run is, or will be when it has settled and arrived.
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
