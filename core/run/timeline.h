// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/comparison.h"
#include "run/edit.h"
#include "wave/expects.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// The past of a run and its twins: seeks any frame that was computed, to play on from there or to branch.
///
/// Snapshots are kept within a memory budget, which large runs share (see `room`); what lies between them is
/// computed again, to the bit. A snapshot that would not fit is not copied in the first place, and those of
/// runs so large that there is room for a few only are not before a frame is sought. Seeking can be slow (a
/// large pool has room for few snapshots), so it may be done in parts: `beginSeek`, then `continueSeek` until
/// `isSeeking` is false.
///
/// The present may lie before the end of what was lived. The events lived after the present stay in the log and
/// act again when it plays on, until `branch` drops them.
class Timeline {
public:
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20; ///< bytes
    /// The past and the runs together take no more than the budget and this, bytes.
    static constexpr std::size_t besideBudget = 50'000'000;

    explicit Timeline(std::size_t budget = defaultBudget) : m_budget(budget) {}

    /// Forgets everything; the run's present becomes the beginning of its past. Must have been called before
    /// anything else is noted or sought.
    void begin(const Comparison& runs);
    /// Begins with a run at frame 0 that is known to have been computed until `end`, and begins to seek
    /// `frame`.
    void beginKnowing(Comparison& runs, LivedEnd end, std::int64_t frame);
    /// Call it after every advance and every event: notes what has been computed and takes a snapshot now and
    /// then.
    void visit(const Comparison& runs);

    /// The first and the last frame that can be sought.
    std::int64_t first() const;
    std::int64_t last() const { return m_end.frame; }
    LivedEnd end() const { return m_end; }

    /// Begins to seek `frame`, clamped to first() ... last(). Twins that are on stay on: one that started later
    /// starts at `frame`.
    void beginSeek(Comparison& runs, std::int64_t frame);
    bool isSeeking() const { return m_seek.has_value(); }
    /// The frame that is sought, while one is.
    std::int64_t seekTarget() const {
        SEICHE_EXPECTS(isSeeking());
        return m_seek->frame;
    }
    /// Continues by at most `steps` >= 0 frames, or fewer and events that take as long. Seeking ends at its
    /// target, or where the run diverges.
    void continueSeek(Comparison& runs, std::int64_t steps);
    void finishSeek(Comparison& runs);
    /// Stops seeking at the present frame.
    void stopSeek() { m_seek.reset(); }
    /// Seeks at once.
    void seek(Comparison& runs, std::int64_t frame);

    /// Makes the present the end of the past. Call it before an event when the present is not the end. Returns
    /// the dropped events, which stood after those that have acted.
    std::vector<Event> branch(Comparison& runs);
    bool atEnd(const Comparison& runs) const;

    /// Gives the run another history and seeks the same present frame (or the present target). `log` is in
    /// order of its steps, and was lived until `end` or, if that is later, until the present.
    void rewrite(Comparison& runs, const std::vector<Event>& log, LivedEnd end);

    /// The twin is off: seeking no longer starts it.
    void forgetTwin(Scheme scheme);

    std::size_t budget() const { return m_budget; }
    /// Snapshots that no longer fit are thinned out.
    void setBudget(std::size_t bytes);
    /// The memory that the kept snapshots take, bytes, and how much they may take beside these runs.
    std::size_t bytes() const { return m_bytes; }
    std::size_t room() const;
    std::size_t snapshots() const { return m_snapshots.size(); }
    /// Forgets all snapshots but the beginning, if that can be restored without a copy. Every frame can still
    /// be sought.
    void forgetCopies();

private:
    struct Wanted {
        Scheme scheme;
        std::int64_t startedAt;
    };
    struct Seek {
        std::int64_t frame;
        bool actThere;              ///< the events of that frame act on arrival
        std::vector<Wanted> wanted; ///< twins to be started on the way, in order
    };

    enum class Present { Fits, IsOfAnotherHistory };
    void startSeek(Comparison& runs, const std::vector<Event>& log, Seek seek, Present present);
    /// Whether a copy of the state is so much that it is made only for somebody who goes back.
    bool isLarge(const Comparison& runs) const;
    void keep(const Comparison& runs);
    void thinOut();
    void fitBudget();
    void count();

    std::size_t m_budget;
    std::size_t m_runs = 0; ///< what the runs take, bytes
    std::size_t m_bytes = 0;
    std::deque<Comparison::Snapshot> m_snapshots; ///< in order of their frames; the first is the beginning
    std::int64_t m_spacing = 1;                   ///< frames between snapshots
    LivedEnd m_end;
    std::optional<Seek> m_seek;
    bool m_wasSought = false; ///< since it began
};

} // namespace seiche
