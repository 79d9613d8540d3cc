// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// What the bond from a cell to a neighbour multiplies k with: shares of both their stiffnesses. Water of
/// uneven depth, div(depth grad f), takes their mean, so that every bond is the same seen from both its ends; a
/// membrane of uneven mass, Laplacian / mass, that of the cell which is moved.
struct BondShares {
    float own = 0.5f;
    float other = 0.5f;

    /// `stiffness` is that of a cell that moves, `ofOther` that of its neighbour: a fixed wall is held on to as
    /// a cell of the same medium would be. Not for free walls, which have no bonds.
    constexpr float factor(float stiffness, float ofOther) const {
        return ofOther > 0.0f ? own * stiffness + other * ofOther : stiffness;
    }
};

constexpr BondShares bondSharesOf(MediumModel model) {
    return model == MediumModel::Depth ? BondShares{0.5f, 0.5f} : BondShares{1.0f, 0.0f};
}

/// What a bond's energy is multiplied with, as `BondShares`, but with nothing where the mass has it already.
constexpr double bondFactor(MediumModel model, float stiffness, float ofOther) {
    return model == MediumModel::Depth ? double{bondSharesOf(model).factor(stiffness, ofOther)} : 1.0;
}
/// What the square of the velocity of a cell with this stiffness counts in the energy.
constexpr double massOf(MediumModel model, double stiffness) {
    return model == MediumModel::Depth ? 1.0 : 1.0 / stiffness;
}

} // namespace seiche
