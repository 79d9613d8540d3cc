// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/hold_rim.h"

#include <algorithm>
#include <array>
#include <utility>

namespace seiche {

namespace {

constexpr int rounds = 16;
constexpr int layers = 12;
constexpr Surround smoothed{2, 2, 2, 2};  // smoothed hidden layers beyond absorbing sides
constexpr double largestEigenvalue = 8.0; // of the difference sum over four neighbours

struct Place {
    int y, x;

    friend auto operator<=>(const Place&, const Place&) = default;
};

constexpr std::array<std::pair<int, int>, 4> toNeighbours{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

/// Layers of free cells around the held cells, with the adjacent cells that stay unchanged.
///
/// Only the first hidden layers are smoothed. The memory variables of absorbing layers belong to
/// their heights. Repeated smoothing without them feeds energy into waves (at a depth of 4, within
/// 15,000 steps).
template <class T>
class Rim {
public:
    Rim(const Wave<T>& wave, const Rule& rule, std::span<const HeldCell> cells)
        : m_wave(wave), m_domain(domainOf(wave.grid(), rule)) {
        std::vector<Place> held;
        held.reserve(cells.size());
        for (const HeldCell& cell : cells) held.push_back({cell.y, cell.x});
        std::ranges::sort(held); // not in order on a periodic axis
        findCells(std::move(held));
        findNeighbours();
    }

    void smooth(Field<T>& field) const {
        // The last entry represents all neighbours at rest.
        std::vector<double> heights(m_cells.size() + 1, 0.0), bends(m_cells.size() + 1, 0.0);
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            heights[i] = static_cast<double>(field.at(m_cells[i].at.x, m_cells[i].at.y));
        for (int round = 0; round < rounds; ++round) {
            for (std::size_t i = 0; i < m_cells.size(); ++i)
                if (m_cells[i].share > 0.0) bends[i] = m_cells[i].share * differences(heights, i);
            for (std::size_t i = 0; i < m_cells.size(); ++i)
                if (!m_cells[i].stays) heights[i] -= differences(bends, i) * ofBends;
        }
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            if (!m_cells[i].stays) field.at(m_cells[i].at.x, m_cells[i].at.y) = roundedHeight<T>(heights[i]);
    }

private:
    static constexpr double ofBends = 1.0 / (largestEigenvalue * largestEigenvalue);
    enum class Kind { Moves, Stays, Rests, None };
    struct Cell {
        Place at;
        double share; ///< N; 0 in the outermost layer, without outer neighbours
        bool stays;
    };

    double differences(const std::vector<double>& of, std::size_t i) const {
        const auto& [a, b, c, d] = m_neighbours[i];
        return (of[a] + of[b]) + (of[c] + of[d]) - 4.0 * of[i];
    }

    // Returns position (periodic if needed) and kind of a neighbour.
    std::pair<Place, Kind> neighbour(Place of, std::pair<int, int> way) const {
        const Cells& all = m_domain.all;
        Place there{of.y + way.first, of.x + way.second};
        if (m_domain.edges.left == Edge::Periodic) there.x = (there.x + all.width()) % all.width();
        if (way.first != 0 && m_domain.scene == SceneKind::String) return {there, Kind::None};
        if (m_domain.scene == SceneKind::Pool && m_domain.edges.top == Edge::Periodic)
            there.y = (there.y + all.height()) % all.height();
        if (!all.contains(there.x, there.y)) return {there, Kind::None};
        if (!m_domain.moving.contains(there.x, there.y)) return {there, Kind::Rests};
        const bool isNear = smoothed.cellsAround(m_wave.grid()).contains(there.x, there.y);
        const Kind own = isNear ? Kind::Moves : Kind::Stays;
        if (!m_wave.stiffness) return {there, own};
        const T stiffness = m_wave.stiffness->at(there.x, there.y);
        if (stiffness > T{0}) return {there, own};
        return {there, stiffness == static_cast<T>(freeWall) ? Kind::None : Kind::Rests};
    }

    // Collects layer by layer outwards, each in row order.
    void findCells(std::vector<Place> held) {
        std::vector<Place> inner, outermost = std::move(held), next;
        for (int layer = 1; layer <= layers; ++layer) {
            next.clear();
            for (const Place& cell : outermost) {
                const std::size_t found = next.size();
                for (const auto& way : toNeighbours) {
                    const auto [there, kind] = neighbour(cell, way);
                    if (kind == Kind::Stays) m_cells.push_back({there, 0.0, true});
                    if (kind == Kind::Moves && !std::ranges::binary_search(outermost, there) &&
                        !std::ranges::binary_search(inner, there))
                        next.push_back(there);
                }
                if (layer == 1 && next.size() > found) m_cells.push_back({cell, 0.0, true});
            }
            std::ranges::sort(next);
            next.erase(std::unique(next.begin(), next.end()), next.end());
            const double share = double(layers - layer) / layers;
            for (const Place& cell : next) m_cells.push_back({cell, share, false});
            inner.swap(outermost);
            outermost.swap(next);
        }
        std::ranges::sort(m_cells, {}, &Cell::at);
        // Unchanged cells may have been reached from several sides.
        const auto samePlace = [](const Cell& a, const Cell& b) { return a.at == b.at; };
        m_cells.erase(std::unique(m_cells.begin(), m_cells.end(), samePlace), m_cells.end());
    }

    void findNeighbours() {
        m_neighbours.resize(m_cells.size());
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            for (std::size_t way = 0; way < toNeighbours.size(); ++way) {
                const auto [there, kind] = neighbour(m_cells[i].at, toNeighbours[way]);
                std::size_t& to = m_neighbours[i][way];
                to = kind == Kind::None ? i : m_cells.size(); // mirrored at a free end, else at rest
                if (kind != Kind::Moves && kind != Kind::Stays) continue;
                const auto found = std::ranges::lower_bound(m_cells, there, {}, &Cell::at);
                if (found != m_cells.end() && found->at == there)
                    to = static_cast<std::size_t>(found - m_cells.begin());
            }
    }

    const Wave<T>& m_wave;
    Domain m_domain;
    std::vector<Cell> m_cells;
    std::vector<std::array<std::size_t, 4>> m_neighbours; ///< per cell: indices in `m_cells`, or its size
};

bool hasRim(PullShape shape) { return shape != PullShape::Point && shape != PullShape::Mode; }

} // namespace

template <class T>
void smoothRim(Wave<T>& wave, const Rule& rule, const Hold& hold, std::span<const HeldCell> cells) {
    if (!hasRim(hold.shape)) return;
    const Rim<T> rim(wave, rule, cells);
    wave.forEachFrame([&](Field<T>& field) { rim.smooth(field); });
}

template void smoothRim(Wave<float>&, const Rule&, const Hold&, std::span<const HeldCell>);
template void smoothRim(Wave<std::int32_t>&, const Rule&, const Hold&, std::span<const HeldCell>);

} // namespace seiche
