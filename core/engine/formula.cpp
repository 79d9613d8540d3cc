// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/formula.h"

#include "engine/reference.h"

namespace seiche {

namespace {

Neighbours neighboursOf(const Rule& rule) {
    if (rule.medium == Medium::String) return Neighbours::Line;
    switch (rule.stencil) {
    case Stencil::Diagonal: return Neighbours::Corners;
    case Stencil::Moore: return Neighbours::All;
    case Stencil::Isotropic: return Neighbours::Isotropic;
    case Stencil::Cross: break;
    }
    return Neighbours::Sides;
}

} // namespace

Formula formulaOf(const Rule& rule, bool uneven) {
    Formula formula;
    formula.neighbours = neighboursOf(rule);
    formula.shortForm = hasShortForm(rule) && !uneven;
    formula.uneven = uneven;
    formula.pullFromNow = rule.scheme == Scheme::Leapfrog;
    formula.k = static_cast<float>(rule.k);
    if (formula.neighbours == Neighbours::Isotropic) {
        const StencilWeights weights = weightsOf(Stencil::Isotropic);
        formula.k = static_cast<float>(rule.k * weights.side);
        formula.kCorners = static_cast<float>(rule.k * weights.corner);
    }
    formula.updateLoss = static_cast<float>(1.0 - rule.damping.update);
    formula.velocityLoss = static_cast<float>(1.0 - rule.damping.velocity);
    return formula;
}

IntegerFormula integerFormulaOf(const Rule& rule) {
    IntegerFormula formula;
    formula.neighbours = neighboursOf(rule);
    // Integer water weighs all its neighbours alike.
    if (formula.neighbours == Neighbours::Isotropic) formula.neighbours = Neighbours::All;
    formula.divisor = rule.divisor;
    formula.dampingShare = rule.dampingShare;
    return formula;
}

} // namespace seiche
