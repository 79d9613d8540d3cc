// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/implicit.h"

#include "engine/kept_velocities.h"
#include "wave/bond.h"
#include "wave/impedance_end.h"

#include <algorithm>

namespace seiche {

namespace {

// Returns the factor of the Laplacian in the equations: r, or r / 2 for the trapezoidal rule.
double shareOfLaplacian(const Rule& rule) {
    const double r = rule.damping.update * rule.damping.velocity * rule.k;
    return rule.scheme == Scheme::Trapezoid ? 0.5 * r : r;
}

// A hidden cell of the string, with neighbour columns, transmission and memory. Its force is keep
// * ((bond - innerBond) + cellPsi) with bond = keepBond * (D+ f + bondPsi).
struct HiddenCell {
    int column, inner, outer;
    double keep, keepBond, keepInnerBond;
    float* bondPsi;
    float* innerPsi; // null at the bond to the visible cells
    float* cellPsi;
};

template <class Visit>
void forEachHidden(Pml& pml, Visit visit) {
    PmlRegion& region = pml.region();
    const Grading& grading = pml.grading();
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right})
        for (int deep = 0; deep + 1 < region.depth[side]; ++deep) {
            const std::size_t i = static_cast<std::size_t>(deep);
            PmlRegion::Layer& layer = region.layers[side];
            const std::size_t psi = region.index(side, deep, 0);
            const std::size_t innerPsi = deep > 0 ? region.index(side, deep - 1, 0) : 0;
            visit(HiddenCell{pml.columnAt(side, deep), pml.columnAt(side, deep - 1),
                             pml.columnAt(side, deep + 1), 1.0 - grading.cell[i], 1.0 - grading.bond[i],
                             deep > 0 ? 1.0 - grading.bond[i - 1] : 1.0, &layer.bondPsi[psi],
                             deep > 0 ? &layer.bondPsi[innerPsi] : nullptr, &layer.cellPsi[psi]});
        }
}

InStep<double> rememberedPsi(const HiddenCell& cell) {
    const double inner = cell.innerPsi ? cell.keepInnerBond * double{*cell.innerPsi} : 0.0;
    return cell.keep * (cell.keepBond * double{*cell.bondPsi} - inner + double{*cell.cellPsi});
}

// Returns the factor of k at a hidden point. The medium continues unchanged beyond an absorbing
// end.
double factorAt(const float* stiffness, int x) { return stiffness ? std::max(0.0, double{stiffness[x]}) : 1.0; }

// Updates the memory from the source heights, outwards as in `Pml`.
void updatePsi(Pml& pml, const double* heights) {
    const auto remember = [](float& number, double forget, InStep<double> partner) {
        number = static_cast<float>(double{number} - forget * (double{number} + partner));
    };
    forEachHidden(pml, [&](const HiddenCell& cell) {
        const InStep<double> here = heights[cell.column];
        const InStep<double> outwards = heights[cell.outer] - here;
        const InStep<double> inwards = here - heights[cell.inner];
        remember(*cell.bondPsi, 1.0 - cell.keepBond, outwards);
        const double innerPsi = cell.innerPsi ? double{*cell.innerPsi} : 0.0;
        remember(*cell.cellPsi, 1.0 - cell.keep, (outwards + double{*cell.bondPsi}) - (inwards + innerPsi));
    });
}

} // namespace

void ImplicitString::prepare(const Rule& rule, const Domain& domain, const EndLosses& losses, Pml* pml,
                             const float* stiffness) {
    const std::span<const float> factors =
        stiffness ? std::span(stiffness + domain.all.x0, static_cast<std::size_t>(domain.all.width()))
                  : std::span<const float>();
    if (m_rule == rule && m_cells == domain.all && m_losses == losses && std::ranges::equal(m_factors, factors))
        return;
    m_rule = rule;
    m_cells = domain.all;
    m_losses = losses;
    m_factors.assign(factors.begin(), factors.end());
    const Cells& moving = domain.moving;
    const std::size_t n = static_cast<std::size_t>(std::max(moving.width(), 0));
    const bool ring = rule.edges.left == Edge::Periodic;
    const double share = shareOfLaplacian(rule);
    // A single periodic point is its own neighbour.
    const double bond = ring && n == 1 ? 0.0 : -share;
    const BondShares shares = bondSharesOf(rule.model);
    // Factor of a bond; free walls have no bonds.
    const auto factor = [&](int x, int beside) {
        if (!stiffness) return 1.0;
        const float own = stiffness[x], other = stiffness[x + beside];
        return own > 0.0f && other != freeWall ? double{shares.factor(own, other)} : 0.0;
    };
    std::vector<double> lower(n), upper(n), diagonal(n);
    for (std::size_t i = 0; i < n; ++i) {
        const int x = moving.x0 + static_cast<int>(i);
        lower[i] = bond * factor(x, -1);
        upper[i] = bond * factor(x, 1);
        diagonal[i] = 1.0 - (lower[i] + upper[i]);
    }
    // No bond beyond a free end, because of its mirror image.
    if (n > 0 && rule.edges.left == Edge::Free) diagonal.front() += lower.front();
    if (n > 0 && rule.edges.right == Edge::Free) diagonal.back() += upper.back();
    // The end point of an impedance has a fraction of a cell's mass, so its only bond weighs more.
    const bool alone = domain.all.width() == 1;
    const auto spread = [&](double impedance, double beyond, double& own, double& inner) {
        const double more = 1.0 / massAtDamper(impedance) - 1.0;
        inner += more * beyond;
        own += (1.0 - more) * beyond;
    };
    if (n > 0 && rule.edges.left == Edge::Impedance)
        spread(rule.edges.leftImpedance, lower.front(), diagonal.front(), (alone ? diagonal : upper).front());
    if (n > 0 && rule.edges.right == Edge::Impedance)
        spread(rule.edges.rightImpedance, upper.back(), diagonal.back(), (alone ? diagonal : lower).back());
    if (n > 0) {
        diagonal.front() += losses[0];
        diagonal.back() += losses[1];
    }
    if (pml)
        forEachHidden(*pml, [&](const HiddenCell& cell) {
            const std::size_t i = static_cast<std::size_t>(cell.column - moving.x0);
            const double stiff = share * factorAt(stiffness, cell.column);
            const double outer = -stiff * cell.keep * cell.keepBond;
            const double inner = -stiff * cell.keep * cell.keepInnerBond;
            diagonal[i] = 1.0 - outer - inner;
            (cell.outer < cell.column ? lower : upper)[i] = outer;
            (cell.outer < cell.column ? upper : lower)[i] = inner;
        });
    m_matrix.factorise(lower, diagonal, upper, ring && n > 1);
    m_heights.assign(static_cast<std::size_t>(domain.all.width()), 0.0);
}

template <class T>
void ImplicitString::step(Wave<T>& wave, const Rule& rule, const Domain& domain, Field<T>& next, Pml* pml,
                          const Field<float>* media) {
    const float* const stiffness = media ? media->row(0) : nullptr;
    const Cells& all = domain.all;
    const Cells& moving = domain.moving;
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const double share = shareOfLaplacian(rule);
    const bool trapezoid = rule.scheme == Scheme::Trapezoid;
    const auto lossAt = [&](bool left) {
        const double twiceTheMass = 2.0 * massAtDamper(rule.edges.impedance(left));
        return (trapezoid ? 1.0 : 2.0) * d * s * resistanceOf(wave.grid(), media, rule, left) / twiceTheMass;
    };
    const EndLosses losses{lossAt(true), lossAt(false)};
    prepare(rule, domain, losses, pml, stiffness);
    const T* now = wave.now.row(0);
    const KeptVelocities<T> velocities(wave, 0);
    double* const heights = m_heights.data() - all.x0;
    std::copy(now + all.x0, now + all.x1, m_heights.begin()); // includes held cells
    for (int x = moving.x0; x < moving.x1; ++x) {
        const InStep<double> velocity = velocities[x];
        const InStep<double> coasting = d * (double{now[x]} + s * velocity);
        heights[x] = trapezoid ? 0.5 * (coasting + (double{now[x]} - velocity)) : coasting;
    }
    const auto addDashpot = [&](int x, double loss) {
        const InStep<double> earlier = double{now[x]};
        if (loss == 0.0) return;
        heights[x] = heights[x] + loss * (trapezoid ? earlier - velocities[x] : earlier);
    };
    addDashpot(moving.x0, losses[0]);
    addDashpot(moving.x1 - 1, losses[1]);
    if (pml)
        forEachHidden(*pml, [&](const HiddenCell& cell) {
            double& height = heights[cell.column];
            height = height + share * factorAt(stiffness, cell.column) * rememberedPsi(cell);
        });
    const std::span<double> unknown(heights + moving.x0, m_matrix.size());
    if (!unknown.empty()) {
        const auto takeHeld = [&](double& number, double coupling, int x) {
            number = number - coupling * InStep<double>(double{now[x]});
        };
        if (moving.x0 > all.x0) takeHeld(unknown.front(), m_matrix.firstLower(), all.x0);
        if (moving.x1 < all.x1) takeHeld(unknown.back(), m_matrix.lastUpper(), all.x1 - 1);
    }
    m_matrix.solve(unknown);
    if (pml) updatePsi(*pml, heights);
    T* to = next.row(0);
    std::copy(now + all.x0, now + all.x1, to + all.x0);
    for (int x = moving.x0; x < moving.x1; ++x) {
        const InStep<double> solved = heights[x];
        const InStep<double> height = trapezoid ? 2.0 * solved - (double{now[x]} - velocities[x]) : solved;
        to[x] = static_cast<T>(height);
        velocities.store(x, height - double{now[x]});
    }
}

template void ImplicitString::step(Wave<float>&, const Rule&, const Domain&, Field<float>&, Pml*,
                                   const Field<float>*);
template void ImplicitString::step(Wave<double>&, const Rule&, const Domain&, Field<double>&, Pml*,
                                   const Field<float>*);

} // namespace seiche
