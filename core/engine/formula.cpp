// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/formula.h"

#include "engine/reference.h"
#include "wave/bond.h"

#include <cmath>

namespace seiche {

namespace {

Neighbours neighbourhoodOf(const Rule& rule) {
    if (rule.scene == SceneKind::String) return Neighbours::Line;
    const StencilWeights weights = weightsOf(rule.stencil);
    if (weights.corner == 0.0) return Neighbours::Sides;
    if (weights.side == 0.0) return Neighbours::Corners;
    return weights.isEven() ? Neighbours::All : Neighbours::Weighted;
}

} // namespace

Formula formulaOf(const Rule& rule, bool uneven) {
    Formula formula;
    formula.neighbours = neighbourhoodOf(rule);
    formula.shortForm = hasShortForm(rule) && !uneven;
    formula.uneven = uneven;
    formula.laplacianFromNow = rule.scheme == Scheme::Leapfrog;
    const BondShares bonds = bondSharesOf(rule.model);
    formula.ownShare = bonds.own;
    formula.otherShare = bonds.other;
    const StencilWeights weights = weightsOf(rule);
    const double k = rule.k * rule.damping.velocity;
    formula.k = static_cast<float>(k * weights.ofEach());
    formula.kCorners = static_cast<float>(k * weights.corner);
    formula.updateLoss = static_cast<float>(1.0 - rule.damping.update);
    formula.velocityLoss = static_cast<float>(1.0 - rule.damping.velocity);
    return formula;
}

StringFormula stringFormulaOf(const Rule& rule, bool uneven) {
    StringFormula formula;
    const BondShares bonds = bondSharesOf(rule.model);
    formula.ownShare = bonds.own;
    formula.otherShare = bonds.other;
    formula.updateFactor = rule.damping.update;
    formula.velocityFactor = rule.damping.velocity;
    formula.k = rule.damping.velocity * rule.k;
    if (uneven) {
        formula.form = StringForm::Uneven;
    } else if (rule.damping.velocity < 1.0 && rule.scheme == Scheme::Leapfrog) {
        // Differences keep a flat string flat for ever if undamped. With damping, `Weighted` does
        // nearly as well if its factors add up, so they are rounded to the precision of their sum.
        formula.form = StringForm::Weighted;
        formula.velocityFactor = std::nearbyint(formula.velocityFactor * 0x1p52) * 0x1p-52;
        formula.k = std::nearbyint(formula.k * 0x1p53) * 0x1p-53;
        formula.hereFactor = 1.0 + formula.velocityFactor - 2.0 * formula.k;
    }
    return formula;
}

IntegerFormula integerFormulaOf(const Rule& rule) {
    IntegerFormula formula;
    formula.neighbours = neighbourhoodOf(rule);
    // Integer water weighs all its neighbours alike.
    if (formula.neighbours == Neighbours::Weighted) formula.neighbours = Neighbours::All;
    formula.divisor = rule.divisor;
    formula.dampingShare = rule.dampingShare;
    return formula;
}

} // namespace seiche
