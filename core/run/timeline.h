// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/comparison.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// The past of a run and its twins: lets it go back to any frame it has lived through, play on from there, or take
/// another turning. Moments are kept within a memory budget; what lies between them is computed again, to the bit.
///
/// The present may lie before the end of what was lived. The events lived after the present stay in the log and act
/// again when it plays on, until `branch` drops them.
class Timeline {
public:
    static constexpr std::size_t defaultBudget = std::size_t{256} << 20; ///< bytes

    explicit Timeline(std::size_t budget = defaultBudget) : m_budget(budget) {}

    /// Forgets everything; the run's present becomes the beginning of its past.
    void begin(const Comparison& runs);
    /// To be called after every advance and every event: takes note of what has been lived, keeps a moment now and then.
    void visit(const Comparison& runs);

    /// The first and the last frame that can be gone to.
    std::int64_t first() const;
    std::int64_t last() const { return m_last; }

    /// Goes to `frame`, clamped to first() ... last(). Twins that are on stay on: one that started later starts at
    /// `frame`.
    void seek(Comparison& runs, std::int64_t frame);
    /// Makes the present the end of the past. To be called before an event when the present is not the end.
    void branch(Comparison& runs);
    bool atEnd(const Comparison& runs) const;

    /// Gives the run another history with the same present frame, as undoing an event does. `log` is in order of its steps.
    void rewrite(Comparison& runs, const std::vector<Event>& log);

    /// The memory that the kept moments take, bytes.
    std::size_t bytes() const;

private:
    void travel(Comparison& runs, const std::vector<Event>& log, std::int64_t frame);
    void advanceTo(Comparison& runs, std::int64_t frame);
    void keep(const Comparison& runs);
    void thinOut();

    std::size_t m_budget;
    std::vector<Comparison::Moment> m_moments; ///< in order of their frames; the first is the beginning
    std::int64_t m_spacing = 1;                ///< frames between moments
    std::int64_t m_last = 0;
    std::size_t m_livedEvents = 0; ///< how many events of the log have acted at the end of the past
};

} // namespace seiche
