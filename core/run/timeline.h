// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/comparison.h"
#include "run/deed.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace seiche {

/// The past of a run and its twins: lets it go back to any frame it has lived through, play on from there, or
/// take another turning. Moments are kept within a memory budget, which large runs share (see `room`); what
/// lies between them is computed again, to the bit. A moment that would not fit is not copied in the first
/// place. That may take long (a large pool has room for few moments), so a journey can be made in parts:
/// `depart`, then `approach` until it has arrived.
///
/// The present may lie before the end of what was lived. The events lived after the present stay in the log and
/// act again when it plays on, until `branch` drops them.
class Timeline {
public:
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20; ///< bytes
    /// The past and the runs together take no more than the budget and this, bytes.
    static constexpr std::size_t besideBudget = 50'000'000;

    explicit Timeline(std::size_t budget = defaultBudget) : m_budget(budget) {}

    /// Forgets everything; the run's present becomes the beginning of its past.
    void begin(const Comparison& runs);
    /// Begins with a run at its beginning that is known to have lived until `end`, and sets out for `frame`.
    void beginKnowing(Comparison& runs, LivedEnd end, std::int64_t frame);
    /// To be called after every advance and every event: takes note of what has been lived, keeps a moment now
    /// and then.
    void visit(const Comparison& runs);

    /// The first and the last frame that can be gone to.
    std::int64_t first() const;
    std::int64_t last() const { return m_end.frame; }
    LivedEnd end() const { return m_end; }

    /// Sets out for `frame`, clamped to first() ... last(). Twins that are on stay on: one that started later
    /// starts at `frame`.
    void depart(Comparison& runs, std::int64_t frame);
    bool isTravelling() const { return m_journey.has_value(); }
    /// Where the journey goes.
    std::int64_t destination() const { return m_journey->frame; }
    /// Goes on by at most `steps` frames. The journey ends where it wanted to, or where the run diverges.
    void approach(Comparison& runs, std::int64_t steps);
    void arrive(Comparison& runs);
    /// Ends the journey where it has come to.
    void stay() { m_journey.reset(); }
    /// The whole journey at once.
    void seek(Comparison& runs, std::int64_t frame);

    /// Makes the present the end of the past, to be called before an event when the present is not the end.
    /// Returns the events that were dropped; they stood after those that have acted.
    std::vector<Event> branch(Comparison& runs);
    bool atEnd(const Comparison& runs) const;

    /// Gives the run another history and sets out for the same present frame (or that of the journey under
    /// way). `log` is in order of its steps, and was lived until `end` or, if that is later, until the present.
    void rewrite(Comparison& runs, const std::vector<Event>& log, LivedEnd end);

    /// A twin is off: no journey starts it any more.
    void forgetTwin(Scheme scheme);

    std::size_t budget() const { return m_budget; }
    /// What no longer fits is thinned out.
    void setBudget(std::size_t bytes);
    /// The memory that the kept moments take, bytes, and how much they may take beside these runs.
    std::size_t bytes() const { return m_bytes; }
    std::size_t room() const;
    std::size_t moments() const { return m_moments.size(); }
    /// Forgets all moments but the beginning, if that can be made again without a copy. What was lived can
    /// still be gone to.
    void forgetCopies();

private:
    struct Wanted {
        Scheme scheme;
        std::int64_t startedAt;
    };
    struct Journey {
        std::int64_t frame;
        bool actThere;              ///< the events of that frame act on arrival
        std::vector<Wanted> wanted; ///< twins to be started on the way, in order
    };

    enum class Present { Fits, IsOfAnotherHistory };
    void setOut(Comparison& runs, const std::vector<Event>& log, Journey journey, Present present);
    void keep(const Comparison& runs);
    void thinOut();
    void fitBudget();
    void count();

    std::size_t m_budget;
    std::size_t m_runs = 0; ///< what the runs take, bytes
    std::size_t m_bytes = 0;
    std::deque<Comparison::Moment> m_moments; ///< in order of their frames; the first is the beginning
    std::int64_t m_spacing = 1;               ///< frames between moments
    LivedEnd m_end;
    std::optional<Journey> m_journey;
};

} // namespace seiche
