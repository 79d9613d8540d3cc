// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/implicit_stiff.h"

#include "engine/ghosts.h"
#include "engine/laplacian.h"

#include <algorithm>

namespace seiche {

namespace {

// Distance of interacting points. A periodic string is folded, so that its halves lie side by side
// and matrix distances double.
constexpr int stiffReach = 2;
constexpr std::size_t widthOpen = 2, widthOfRing = 4;

} // namespace

std::size_t ImplicitStiffString::bytesFor(const Grid& grid) {
    const std::size_t points = static_cast<std::size_t>(grid.width);
    return BandedCholesky::bytesFor(points, widthOfRing) + points * sizeof(double) +
           Field<double>::bytesFor(grid, SceneKind::String);
}

std::size_t ImplicitStiffString::placeOf(int x) const {
    const int i = x - m_moving.x0;
    if (m_rule->edges.left != Edge::Periodic) return static_cast<std::size_t>(i);
    const int count = m_moving.width();
    return static_cast<std::size_t>(2 * i < count ? 2 * i : 2 * (count - 1 - i) + 1);
}

void ImplicitStiffString::prepare(const Rule& rule, const Grid& grid, const Domain& domain) {
    const Cells& moving = domain.moving;
    const std::size_t count = static_cast<std::size_t>(std::max(moving.width(), 0));
    if (m_rule == rule && m_moving == moving) return;
    m_rule = rule;
    m_moving = moving;
    m_added.assign(count, 0.0);
    const bool isRing = rule.edges.left == Edge::Periodic;
    m_matrix.begin(count, isRing ? widthOfRing : widthOpen);
    const double all = rule.damping.update * rule.damping.velocity;
    const double share = rule.scheme == Scheme::Trapezoid ? 0.5 * all : all;
    const StiffLaplacian force(rule, grid);
    // The response to a single raised point is a matrix column.
    Field<double> raised(grid, SceneKind::String);
    for (int at = moving.x0; at < moving.x1; ++at) {
        raised.at(at, 0) = 1.0;
        fillGhosts(raised, domain.edges);
        const std::size_t j = placeOf(at);
        for (int there = at - stiffReach; there <= at + stiffReach; ++there) {
            const int x = isRing ? (there + stiffReach * grid.width) % grid.width : there;
            if (x < moving.x0 || x >= moving.x1 || placeOf(x) < j) continue;
            const double pull = force(raised.row(0) + x, 0, x, 0);
            m_matrix.at(placeOf(x), j) = (x == at ? 1.0 : 0.0) - share * pull;
        }
        raised.at(at, 0) = 0.0;
    }
    m_matrix.factorise();
}

void ImplicitStiffString::step(Wave<double>& wave, const Rule& rule, const Domain& domain,
                               Field<double>& next) {
    prepare(rule, wave.grid(), domain);
    fillGhosts(wave.now, domain.all, domain.edges);
    const bool isTrapezoid = rule.scheme == Scheme::Trapezoid;
    const double fromHeight = rule.damping.update - 1.0;
    const double share = rule.damping.update * rule.damping.velocity;
    const double fromVelocity = isTrapezoid ? share - 1.0 : share;
    const StiffLaplacian force(rule, wave.grid());
    const double *now = wave.now.row(0), *before = wave.previous.row(0);
    double* to = next.row(0);
    for (int x = m_moving.x0; x < m_moving.x1; ++x) {
        const InStep<double> here = now[x], velocity = here - before[x];
        m_added[placeOf(x)] = fromHeight * here + (fromVelocity * velocity + share * force(now + x, 0, x, 0));
    }
    m_matrix.solve(m_added);
    std::copy(now + domain.all.x0, now + domain.all.x1, to + domain.all.x0);
    for (int x = m_moving.x0; x < m_moving.x1; ++x) {
        const InStep<double> here = now[x], added = m_added[placeOf(x)];
        to[x] = isTrapezoid ? here + ((here - before[x]) + added) : here + added;
    }
}

} // namespace seiche
