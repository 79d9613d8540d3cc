// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/holds.h"

#include "wave/expects.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace seiche {

namespace {

bool lastsAt(const Event& event, std::int64_t frame) {
    const Hold* hold = std::get_if<Hold>(&event.what);
    return hold && event.step <= frame && frame - event.step < hold->steps;
}

bool endsAt(const Event& event, std::int64_t frame) {
    const Hold* hold = std::get_if<Hold>(&event.what);
    return hold && frame - event.step == hold->steps;
}

// Keeps only the last height of each cell.
void leaveOutOverridden(std::vector<HeldCell>& cells) {
    const auto place = [](const HeldCell& cell) { return std::tuple(cell.y, cell.x); };
    std::ranges::reverse(cells);
    std::ranges::stable_sort(cells, {}, place);
    const auto samePlace = [&](const HeldCell& a, const HeldCell& b) { return place(a) == place(b); };
    cells.erase(std::unique(cells.begin(), cells.end(), samePlace), cells.end());
}

} // namespace

void Holds::find(std::span<const Event> acted, std::int64_t frame) {
    m_events.clear();
    m_ended.clear();
    m_worked = false;
    for (std::size_t i = 0; i < acted.size(); ++i) {
        if (lastsAt(acted[i], frame)) m_events.push_back(i);
        if (endsAt(acted[i], frame)) m_ended.push_back(i);
    }
}

bool Holds::isMoving(std::span<const Event> log, std::int64_t frame) const {
    return std::ranges::any_of(m_events, [&](std::size_t event) {
        return frame - log[event].step <= std::get<Hold>(log[event].what).ramp;
    });
}

bool Holds::holdsEnd(const Grid& grid, const Rule& rule, std::span<const Event> log, int end) const {
    return std::ranges::any_of(m_events, [&](std::size_t event) {
        return heldEnd(grid, rule, std::get<Hold>(log[event].what)) == end;
    });
}

void Holds::begin(std::span<const Event> log, std::size_t event, std::int64_t frame,
                  const std::vector<HeldCell>& cells, const Grid& grid) {
    SEICHE_EXPECTS(event < log.size() && std::holds_alternative<Hold>(log[event].what));
    if (!lastsAt(log[event], frame)) return;
    if (m_events.empty()) {
        m_cells.clear();
        m_worked = true;
    }
    m_events.push_back(event);
    if (m_worked) add(cells, grid);
}

void Holds::addExtended(std::span<const Event> log, std::size_t event, std::int64_t frame) {
    SEICHE_EXPECTS(event < log.size());
    if (!lastsAt(log[event], frame)) return;
    const auto place = std::ranges::lower_bound(m_events, event);
    if (place != m_events.end() && *place == event) return;
    m_events.insert(place, event);
    m_worked = false;
}

template <class T>
std::vector<std::size_t> Holds::overlappingEnded(const Wave<T>& wave, const Rule& rule,
                                                 std::span<const Event> log) const {
    const auto hasEnded = [&](std::size_t event) { return endsAt(log[event], wave.frame); };
    std::vector<std::size_t> events; // active until now
    for (const std::vector<std::size_t>* some : {&m_ended, &m_events})
        std::ranges::copy_if(*some, std::back_inserter(events), [&](std::size_t event) {
            return log[event].step < wave.frame && !std::get<Hold>(log[event].what).isSoft();
        });
    std::ranges::sort(events);
    events.erase(std::unique(events.begin(), events.end()), events.end()); // an extended hold is in both lists
    std::vector<std::size_t> found;
    if (events.size() < 2 || std::ranges::none_of(events, hasEnded)) return found;

    const Cells all = wave.now.cells();
    std::vector<bool> letGo(static_cast<std::size_t>(all.width()) * static_cast<std::size_t>(all.height()));
    for (const std::size_t event : events) {
        const bool ended = hasEnded(event);
        bool isOver = false;
        for (const HeldCell& cell : heldCells(wave, rule, std::get<Hold>(log[event].what))) {
            auto here =
                letGo[static_cast<std::size_t>(cell.y - all.y0) * static_cast<std::size_t>(all.width()) +
                      static_cast<std::size_t>(cell.x - all.x0)];
            isOver = isOver || here;
            if (ended) here = true;
        }
        if (isOver) found.push_back(event);
    }
    return found;
}

template std::vector<std::size_t> Holds::overlappingEnded(const Wave<float>&, const Rule&,
                                                          std::span<const Event>) const;
template std::vector<std::size_t> Holds::overlappingEnded(const Wave<std::int32_t>&, const Rule&,
                                                          std::span<const Event>) const;

bool Holds::end(std::span<const Event> log, std::int64_t frame) {
    const auto ended = [&](std::size_t event) { return !lastsAt(log[event], frame); };
    m_ended.clear();
    std::ranges::copy_if(m_events, std::back_inserter(m_ended), ended);
    if (std::erase_if(m_events, ended) == 0) return false;
    m_worked = false;
    return true;
}

void Holds::apply(AnyWave& wave, const Rule& rule, std::span<const Event> log) {
    if (m_events.empty()) return;
    const std::int64_t frame = std::visit([](const auto& heights) { return heights.frame; }, wave);
    if (!m_worked || isMoving(log, frame)) workOut(wave, rule, log);
    std::visit([this](auto& heights) { keepAt(heights, m_cells); }, wave);
}

void Holds::applyAfterStep(AnyWave& wave, const Rule& rule, std::span<const Event> log) {
    if (m_events.empty()) return;
    apply(wave, rule, log);
    std::visit([this](auto& heights) { slowDown(heights, m_cells); }, wave);
}

void Holds::add(const std::vector<HeldCell>& cells, const Grid& grid) {
    m_cells.insert(m_cells.end(), cells.begin(), cells.end());
    // Limits the memory of overlapping holds.
    if (m_cells.size() > 2 * static_cast<std::size_t>(grid.cells()) + 100'000) leaveOutOverridden(m_cells);
}

void Holds::workOut(const AnyWave& wave, const Rule& rule, std::span<const Event> log) {
    m_worked = true;
    m_cells.clear();
    const auto work = [&](const auto& heights) {
        for (const std::size_t event : m_events)
            add(heldCells(heights, rule, std::get<Hold>(log[event].what), heights.frame - log[event].step),
                heights.grid());
    };
    std::visit(work, wave);
}

} // namespace seiche
