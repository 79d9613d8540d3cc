// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/implicit.h"

#include "engine/ghosts.h"

#include <algorithm>

namespace seiche {

namespace {

// How much of the new frame's pull enters: r of the formula, half of it for the trapezoid.
double shareOfNewPull(const Rule& rule) {
    const double r = rule.damping.update * rule.damping.velocity * rule.k;
    return rule.scheme == Scheme::Trapezoid ? 0.5 * r : r;
}

} // namespace

void ImplicitString::prepare(const Grid& grid, const Rule& rule) {
    if (m_rule == rule && m_grid == grid) return;
    m_rule = rule;
    m_grid = grid;
    const Interior interior = interiorOf(grid, rule);
    const std::size_t n = static_cast<std::size_t>(std::max(interior.x1 - interior.x0, 0));
    const bool ring = rule.edges.left == Edge::Periodic;
    const double share = shareOfNewPull(rule);
    // A single point's neighbour on a ring is itself.
    const double bond = ring && n == 1 ? 0.0 : -share;
    std::vector<double> side(n, bond);
    std::vector<double> diagonal(n, 1.0 - 2.0 * bond);
    // Beyond an end that is neither held nor joined lies the mirror image of the last point: no bond.
    if (n > 0 && interior.x0 == 0 && !ring) diagonal.front() += bond;
    if (n > 0 && interior.x1 == grid.width && !ring) diagonal.back() += bond;
    m_matrix.factorise(side, diagonal, side, ring && n > 1);
    m_heights.assign(n, 0.0);
}

void ImplicitString::step(Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    prepare(wave.grid(), rule);
    const Interior interior = interiorOf(wave.grid(), rule);
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const double share = shareOfNewPull(rule);
    const float* now = wave.now.row(0);
    const float* before = wave.before.row(0);
    float* to = next.row(0);
    std::copy_n(now, wave.grid().width, to);
    if (m_heights.empty()) return; // every point is held
    double* heights = m_heights.data() - interior.x0;
    for (int x = interior.x0; x < interior.x1; ++x)
        heights[x] = d * (double{now[x]} + s * (double{now[x]} - double{before[x]}));
    if (rule.scheme == Scheme::Trapezoid) {
        fillGhosts(wave.before, rule.edges);
        for (int x = interior.x0; x < interior.x1; ++x)
            heights[x] += share * ((double{before[x - 1]} - double{before[x]}) +
                                   (double{before[x + 1]} - double{before[x]}));
    }
    if (interior.x0 > 0) m_heights.front() += share * double{now[0]};
    if (interior.x1 < wave.grid().width) m_heights.back() += share * double{now[wave.grid().width - 1]};
    m_matrix.solve(m_heights);
    for (int x = interior.x0; x < interior.x1; ++x) to[x] = static_cast<float>(heights[x]);
}

} // namespace seiche
