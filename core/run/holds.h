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

/// The active holds of a run with their precomputed cells. Log and step define them, so a return to
/// a snapshot needs no other data.
class Holds {
public:
    using AnyWave = std::variant<Wave<float>, Wave<std::int32_t>>;

    bool empty() const { return m_events.empty(); }
    /// Returns whether a hold may still approach its height.
    bool isMoving(std::span<const Event> log, std::int64_t frame) const;
    /// Returns whether a hold carries this string end.
    bool holdsEnd(const Grid& grid, const Rule& rule, std::span<const Event> log, int end) const;

    /// Finds the holds in `acted` that are active or end at `frame`.
    void find(std::span<const Event> acted, std::int64_t frame);
    /// Adds the last hold with its cells. Ignored if inactive at `frame`.
    void begin(std::span<const Event> log, std::size_t event, std::int64_t frame,
               const std::vector<HeldCell>& cells, const Grid& grid);
    /// Adds an extended hold of the log. Ignored if inactive at `frame`.
    void addExtended(std::span<const Event> log, std::size_t event, std::int64_t frame);
    /// Returns the log indices of the holds that just ended.
    std::span<const std::size_t> ended() const { return m_ended; }
    void forgetEnded() { m_ended.clear(); }
    /// Returns the log indices of the holds that overrode cells of an earlier hold which ends at
    /// this step. Such a hold needs a smooth rim because the released neighbours leave a step.
    template <class T>
    std::vector<std::size_t> overlappingEnded(const Wave<T>& wave, const Rule& rule,
                                              std::span<const Event> log) const;
    /// Removes ended holds. Returns whether any hold has ended.
    bool end(std::span<const Event> log, std::int64_t frame);

    /// Invalidates the cells. Needed after changes of edges or walls.
    void invalidateCells() { m_worked = false; }
    /// Sets held cells to their heights. Later events take precedence.
    void apply(AnyWave& wave, const Rule& rule, std::span<const Event> log);
    /// Sets the held cells to their heights after a step and damps the velocity of softly held
    /// cells.
    void applyAfterStep(AnyWave& wave, const Rule& rule, std::span<const Event> log);

private:
    void add(const std::vector<HeldCell>& cells, const Grid& grid);
    void workOut(const AnyWave& wave, const Rule& rule, std::span<const Event> log);

    std::vector<std::size_t> m_events; ///< log indices, ascending
    std::vector<std::size_t> m_ended;  ///< log indices of ended holds
    std::vector<HeldCell> m_cells;     ///< cells of all holds, in order
    bool m_worked = false;             ///< `m_cells` is valid
};

extern template std::vector<std::size_t> Holds::overlappingEnded(const Wave<float>&, const Rule&,
                                                                 std::span<const Event>) const;
extern template std::vector<std::size_t> Holds::overlappingEnded(const Wave<std::int32_t>&, const Rule&,
                                                                 std::span<const Event>) const;

} // namespace seiche
