// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/leapfrog_bound.h"

#include "engine/pml.h"
#include "wave/bending.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

// The relative rounding error of a step is below 1e-4.
constexpr double rounding = 1.0 + 1e-4;

} // namespace

std::optional<LeapfrogBound> LeapfrogBound::of(const Rule& rule, double factor, double largest) {
    if (rule.scheme != Scheme::Leapfrog || resistsBending(rule) || changesInPml(weightsOf(rule))) return {};
    const Edges& e = rule.edges;
    for (const Edge edge : {e.left, e.right, e.top, e.bottom})
        if (edge == Edge::Impedance) return {};
    return LeapfrogBound(rule, factor, largest);
}

LeapfrogBound::LeapfrogBound(const Rule& rule, double factor, double largest)
    : m_isPool(rule.scene == SceneKind::Pool), m_now(largest), m_before(largest) {
    const StencilWeights weights = weightsOf(rule);
    const double k = rule.k * factor;
    m_springs = k * (m_isPool ? 4.0 * (weights.side + weights.corner) : 2.0);
    m_axis = k * weights.straight();
    m_corner = weights.corner / weights.straight();
    if (!absorbs(rule)) return;
    const Surround hidden = PmlRegion::surroundFor(rule);
    Grading grading = gradingOf(std::max({hidden.left, hidden.right, hidden.top, hidden.bottom}), rule);
    m_bond = std::move(grading.bond);
    m_cell = std::move(grading.cell);
    for (Layers* layers : {&m_alongY, &m_alongX})
        for (std::vector<double>* numbers : {&layers->bond, &layers->cell})
            numbers->assign(m_bond.size(), largest);
}

void LeapfrogBound::step(double forced) {
    // Both layers act in a corner of the pool. With corner weights, the layers along x depend on
    // the result of the layers along y.
    const double alongY = rememberedOf(m_alongY, 2.0 * m_now);
    const double alongX = m_isPool ? rememberedOf(m_alongX, 2.0 * (m_now + m_corner * alongY)) : 0.0;
    // (2 - springs) f + springs * (mean of the neighbours) - f[n-1]
    const double plain = std::max(2.0, 2.0 * m_springs - 2.0) * m_now + m_before;
    m_before = m_now;
    m_now = rounding * (plain + m_axis * (alongY + alongX)) + forced;
}

// Returns the largest second difference in layers with neighbour differences up to `difference`,
// without the contribution of the current heights. Updates the layer memory. The formulas are
// those of pml.cpp, with a stretched bond D f + psi' = (1 - a) (psi + D f).
double LeapfrogBound::rememberedOf(Layers& layers, double difference) const {
    const double presentDifference = 2.0 * m_now;
    double largest = 0.0, innerBond = difference, innerShare = 1.0;
    for (std::size_t i = 0; i < m_bond.size(); ++i) {
        const double bondShare = 1.0 - m_bond[i], cellShare = 1.0 - m_cell[i];
        const double bond = bondShare * (layers.bond[i] + difference);
        const double present = (innerShare + bondShare) * presentDifference;
        largest = std::max(largest, cellShare * (layers.cell[i] + innerBond + bond - present));
        layers.cell[i] = rounding * (cellShare * layers.cell[i] + m_cell[i] * (innerBond + bond));
        layers.bond[i] = rounding * (bondShare * layers.bond[i] + m_bond[i] * difference);
        innerBond = bond;
        innerShare = bondShare;
    }
    return largest;
}

double LeapfrogBound::memory() const {
    double largest = 0.0;
    for (const Layers* layers : {&m_alongY, &m_alongX})
        for (const std::vector<double>* numbers : {&layers->bond, &layers->cell})
            for (const double number : *numbers) largest = std::max(largest, number);
    return largest;
}

} // namespace seiche
