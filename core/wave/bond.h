// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// Weights of the stiffnesses of two neighbouring cells in the factor of k of their bond.
///
/// Water of uneven depth, div(depth grad f), takes the mean, so bonds are symmetric. A membrane of
/// uneven mass, Laplacian / mass, takes the stiffness of the moving cell.
struct BondShares {
    float own = 0.5f;
    float other = 0.5f;

    /// Returns the factor of k of a bond. `stiffness`: moving cell; `ofOther`: neighbour. A fixed
    /// wall counts as a cell of the same medium. Not for free walls, which have no bonds.
    constexpr float factor(float stiffness, float ofOther) const {
        return ofOther > 0.0f ? own * stiffness + other * ofOther : stiffness;
    }
};

constexpr BondShares bondSharesOf(MediumModel model) {
    return model == MediumModel::Depth ? BondShares{0.5f, 0.5f} : BondShares{1.0f, 0.0f};
}

/// Returns the energy factor of a bond. 1 for a membrane, whose mass contains it.
constexpr double bondFactor(MediumModel model, float stiffness, float ofOther) {
    return model == MediumModel::Depth ? double{bondSharesOf(model).factor(stiffness, ofOther)} : 1.0;
}
/// Returns the mass of a cell in the kinetic energy.
constexpr double massOf(MediumModel model, double stiffness) {
    return model == MediumModel::Depth ? 1.0 : 1.0 / stiffness;
}

} // namespace seiche
