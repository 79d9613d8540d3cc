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

/// The past of a run and its comparison runs. Seeks any computed step, to play on or branch there.
///
/// Snapshots are kept within a memory budget shared with large runs (see `room`). Steps between
/// them are recomputed bit-identically. A snapshot that would not fit is not copied. Very large
/// runs, with room for only a few snapshots, are not copied before the first seek.
///
/// Seeking can be slow because a large pool has few snapshots. It can be divided: `beginSeek`, then
/// `continueSeek` until `isSeeking` is false.
///
/// The present may lie before the end of the recorded past. Later events stay in the log and act
/// again until `branch` drops them.
class Timeline {
public:
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20; ///< bytes
    /// Maximum bytes of past and runs beyond the budget.
    static constexpr std::size_t besideBudget = 50'000'000;

    explicit Timeline(std::size_t budget = defaultBudget) : m_budget(budget) {}

    /// Clears the past, which then starts at the current step of the run. Must be called before any
    /// other function.
    void begin(const Comparison& runs);
    /// Starts with a run at step 0 that was computed until `end` before, and starts to seek
    /// `frame`.
    void beginWithPast(Comparison& runs, RecordedEnd end, std::int64_t frame);
    /// Records the progress of the runs and takes occasional snapshots. Call it after every advance
    /// and event.
    void visit(const Comparison& runs);

    /// Returns the first available step.
    std::int64_t first() const;
    std::int64_t last() const { return m_end.frame; }
    RecordedEnd end() const { return m_end; }

    /// Starts to seek `frame`, clamped to `first()` ... `last()`. Active comparison runs stay
    /// active. A comparison run that was started later starts at `frame`.
    void beginSeek(Comparison& runs, std::int64_t frame);
    bool isSeeking() const { return m_seek.has_value(); }
    /// Returns the target of the seek. Requires `isSeeking`.
    std::int64_t seekTarget() const {
        SEICHE_EXPECTS(isSeeking());
        return m_seek->frame;
    }
    /// Continues by at most `steps` >= 0 steps, or fewer steps with events of equal cost. Ends at
    /// the target or when the run diverges.
    void continueSeek(Comparison& runs, std::int64_t steps);
    void finishSeek(Comparison& runs);
    /// Stops seeking at the current step.
    void stopSeek() { m_seek.reset(); }
    /// Seeks without interruption.
    void seek(Comparison& runs, std::int64_t frame);

    /// Makes the present the end of the past. Call it before an event if the present is not the
    /// end. Returns the dropped events, which followed the acted events.
    std::vector<Event> branch(Comparison& runs);
    bool atEnd(const Comparison& runs) const;

    /// Replaces the history of the run and seeks the same step (or the target of the seek). `log`
    /// is ordered by step and was recorded until `end` or the present, whichever is later.
    void rewrite(Comparison& runs, const std::vector<Event>& log, RecordedEnd end);

    /// Excludes a disabled comparison run from the current seek.
    void forgetComparison(Scheme scheme);

    std::size_t budget() const { return m_budget; }
    /// Sets the budget in bytes and drops excess snapshots.
    void setBudget(std::size_t bytes);
    /// Returns the bytes of all snapshots; `room` is their maximum.
    std::size_t bytes() const { return m_bytes; }
    std::size_t room() const;
    std::size_t snapshots() const { return m_snapshots.size(); }
    /// Drops all snapshots except an initial one that needs no copy. Every step can still be
    /// sought.
    void dropSnapshots();

private:
    struct Request {
        Scheme scheme;
        std::int64_t startedAt;
    };
    struct Seek {
        std::int64_t frame;
        bool actThere;               ///< apply the events of the target step on arrival
        std::vector<Request> wanted; ///< comparison runs to start on the way, in order
    };

    enum class Present { Fits, IsOfAnotherHistory };
    void startSeek(Comparison& runs, const std::vector<Event>& log, Seek seek, Present present);
    /// Returns whether snapshots must wait for the first seek.
    bool isLarge(const Comparison& runs) const;
    void keep(const Comparison& runs);
    void thinOut();
    void fitBudget();
    void count();

    std::size_t m_budget;
    std::size_t m_runs = 0; ///< memory of the runs, in bytes
    std::size_t m_bytes = 0;
    std::deque<Comparison::Snapshot> m_snapshots; ///< in order of steps, starting with the beginning
    std::int64_t m_spacing = 1;                   ///< steps between snapshots
    RecordedEnd m_end;
    std::optional<Seek> m_seek;
    bool m_wasSought = false; ///< there was a seek since the beginning
};

} // namespace seiche
