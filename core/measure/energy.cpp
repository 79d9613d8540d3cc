// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/energy.h"

#include <cmath>
#include <limits>

namespace seiche {

namespace {

// The index of the neighbour beyond a border, or -1 where there is no bond to count.
int neighbour(int i, int size, Edge low, Edge high) {
    if (i >= 0 && i < size) return i;
    const Edge edge = i < 0 ? low : high;
    if (edge == Edge::Periodic) return i < 0 ? size - 1 : 0;
    if (edge == Edge::Fixed) return -1;
    return i < 0 ? 0 : size - 1; // the mirror image
}

template <class T>
class BondSum {
public:
    BondSum(const Wave<T>& wave, const Rule& rule)
        : m_wave(wave), m_edges(rule.edges), m_grid(wave.grid()), m_interior(interiorOf(m_grid, rule)) {}

    // The bond from (x, y) to (x + dx, y + dy) as seen from the first cell. Every bond between cells that move is seen from
    // both its ends, one to a held cell only from the moving end.
    double seenFrom(int x, int y, int dx, int dy) const {
        const int toX = neighbour(x + dx, m_grid.width, m_edges.left, m_edges.right);
        const int toY = neighbour(y + dy, m_grid.height, m_edges.top, m_edges.bottom);
        if (toX < 0 || toY < 0) return 0.0;
        if (m_wave.stiffness && m_wave.stiffness->at(toX, toY) == T{0}) return 0.0;
        const double share = m_interior.contains(toX, toY) ? 0.5 : 1.0;
        const double now = double(m_wave.now.at(toX, toY)) - double(m_wave.now.at(x, y));
        const double before = double(m_wave.before.at(toX, toY)) - double(m_wave.before.at(x, y));
        return share * now * before;
    }

private:
    const Wave<T>& m_wave;
    Edges m_edges;
    Grid m_grid;
    Interior m_interior;
};

template <class T>
Energy energy(const Wave<T>& wave, const Rule& rule, double k) {
    const StencilWeights weights = weightsOf(rule);
    const BondSum<T> bonds(wave, rule);
    const Interior interior = interiorOf(wave.grid(), rule);
    double squares = 0.0, sides = 0.0, corners = 0.0;
    for (int y = interior.y0; y < interior.y1; ++y)
        for (int x = interior.x0; x < interior.x1; ++x) {
            const double stiffness = wave.stiffness ? double(wave.stiffness->at(x, y)) : 1.0;
            if (stiffness == 0.0) continue;
            const double velocity = double(wave.now.at(x, y)) - double(wave.before.at(x, y));
            squares += velocity * velocity / stiffness;
            if (weights.side != 0.0) {
                sides += bonds.seenFrom(x, y, -1, 0) + bonds.seenFrom(x, y, 1, 0);
                if (rule.medium == Medium::Pool)
                    sides += bonds.seenFrom(x, y, 0, -1) + bonds.seenFrom(x, y, 0, 1);
            }
            if (weights.corner != 0.0)
                corners += bonds.seenFrom(x, y, -1, -1) + bonds.seenFrom(x, y, 1, -1) +
                           bonds.seenFrom(x, y, -1, 1) + bonds.seenFrom(x, y, 1, 1);
        }
    const Energy sum{0.5 * squares, 0.5 * k * (weights.side * sides + weights.corner * corners)};
    if (std::isfinite(sum.total())) return sum;
    const double infinite = std::numeric_limits<double>::infinity();
    return {infinite, infinite};
}

} // namespace

Energy energyOf(const Wave<float>& wave, const Rule& rule) { return energy(wave, rule, rule.k); }

Energy energyOf(const Wave<std::int32_t>& wave, const Rule& rule) {
    return energy(wave, rule, 1.0 / rule.divisor);
}

} // namespace seiche
