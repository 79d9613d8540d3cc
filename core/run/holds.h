// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "wave/wave.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace seiche {

/// The holds that last at a run's present frame, with their cells worked out.
///
/// Log and frame say which they are; nothing else need be known to go back to a snapshot.
class Holds {
public:
    using AnyWave = std::variant<Wave<float>, Wave<std::int32_t>>;

    bool empty() const { return m_events.empty(); }
    /// Whether one of them may be on its way to its height at this frame.
    bool isMoving(std::span<const Event> log, std::int64_t frame) const;
    /// Whether one of them carries this end of a string.
    bool holdsEnd(const Grid& grid, const Rule& rule, std::span<const Event> log, int end) const;

    /// Those of these events, which have acted, that last at `frame`.
    void find(std::span<const Event> acted, std::int64_t frame);
    /// The last event that has acted is a hold of these cells, and lasts at `frame`.
    void begin(std::span<const Event> log, std::size_t event, std::int64_t frame,
               const std::vector<HeldCell>& cells, const Grid& grid);
    /// The event at this place of the log, which has acted, lasts longer than it did.
    void take(std::span<const Event> log, std::size_t event, std::int64_t frame);
    /// Those of them that have come to their end at the present frame: places in the log.
    std::span<const std::size_t> ended() const { return m_ended; }
    void forgetEnded() { m_ended.clear(); }
    /// Holds that had the last word over cells of an earlier one which has come to its end at this frame. Where
    /// that one held its other cells up to their rim, a step is let go.
    template <class T>
    std::vector<std::size_t> withBareRim(const Wave<T>& wave, const Rule& rule,
                                         std::span<const Event> log) const;
    /// Leaves out those that have come to their end. True if there were any.
    bool end(std::span<const Event> log, std::int64_t frame);

    /// Call it when edges or walls have changed: other cells can be held.
    void workOutAgain() { m_worked = false; }
    /// Brings the held cells to their heights. Where holds overlap, the later event has the last word.
    void keep(AnyWave& wave, const Rule& rule, std::span<const Event> log);
    /// The same after a step, which also takes velocity off the cells that are slowed only.
    void keepAfterStep(AnyWave& wave, const Rule& rule, std::span<const Event> log);

private:
    void add(const std::vector<HeldCell>& cells, const Grid& grid);
    void workOut(const AnyWave& wave, const Rule& rule, std::span<const Event> log);

    std::vector<std::size_t> m_events; ///< places in the log, in order
    std::vector<std::size_t> m_ended;  ///< the same
    std::vector<HeldCell> m_cells;     ///< of all of them, one after the other
    bool m_worked = false;             ///< `m_cells` are theirs
};

extern template std::vector<std::size_t> Holds::withBareRim(const Wave<float>&, const Rule&,
                                                            std::span<const Event>) const;
extern template std::vector<std::size_t> Holds::withBareRim(const Wave<std::int32_t>&, const Rule&,
                                                            std::span<const Event>) const;

} // namespace seiche
