// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/holds.h"

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

// Of several heights for a cell the last one stays.
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

void Holds::take(std::span<const Event> log, std::size_t event, std::int64_t frame) {
    if (!lastsAt(log[event], frame)) return;
    const auto place = std::ranges::lower_bound(m_events, event);
    if (place != m_events.end() && *place == event) return;
    m_events.insert(place, event);
    m_worked = false;
}

bool Holds::end(std::span<const Event> log, std::int64_t frame) {
    const auto ended = [&](std::size_t event) { return !lastsAt(log[event], frame); };
    m_ended.clear();
    std::ranges::copy_if(m_events, std::back_inserter(m_ended), ended);
    if (std::erase_if(m_events, ended) == 0) return false;
    m_worked = false;
    return true;
}

void Holds::keep(AnyWave& wave, const Rule& rule, std::span<const Event> log) {
    if (m_events.empty()) return;
    if (!m_worked) workOut(wave, rule, log);
    std::visit([this](auto& heights) { keepAt(heights, m_cells); }, wave);
}

void Holds::workOut(const AnyWave& wave, const Rule& rule, std::span<const Event> log) {
    m_worked = true;
    m_cells.clear();
    const auto work = [&](const auto& heights) {
        const std::size_t many = 2 * static_cast<std::size_t>(heights.grid().cells()) + 100'000;
        for (const std::size_t event : m_events) {
            const std::vector<HeldCell> cells = heldCells(heights, rule, std::get<Hold>(log[event].what));
            m_cells.insert(m_cells.end(), cells.begin(), cells.end());
            // Many holds on top of each other take no more memory than the medium.
            if (m_cells.size() > many) leaveOutOverridden(m_cells);
        }
    };
    std::visit(work, wave);
}

} // namespace seiche
