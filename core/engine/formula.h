// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

struct Rule;

/// The neighbours that a step sums.
enum class Neighbours {
    Line,    ///< left and right, on a string
    Sides,   ///< the 4 nearest cells
    Corners, ///< the 4 corner cells
    All,     ///< all 8 cells
    Weighted ///< sides and corners with separate weights
};

/// A rule with all choices that can be made before the loop.
///
/// Numbers are those of `referenceStep`. Factors of exactly 1 are left out, see `Factor` there.
struct Formula {
    Neighbours neighbours = Neighbours::Line;
    bool shortForm = false;       ///< d * (k * sum - f[n-1]) instead of d * (f + (f - f[n-1]) + k * laplacian)
    bool uneven = false;          ///< each cell has its own stiffness
    bool laplacianFromNow = true; ///< leapfrog; otherwise the Laplacian uses an older field
    float ownShare = 0.5f;        ///< if uneven, see `BondShares`
    float otherShare = 0.5f;
    float k = 0.0f;            ///< includes s and the neighbour (side) weight
    float kCorners = 0.0f;     ///< for Weighted only
    float updateLoss = 0.0f;   ///< 1 - d
    float velocityLoss = 0.0f; ///< 1 - s; above 0 velocities are kept (`keepsVelocity`)
};

/// Update formula of a string in double precision.
enum class StringForm {
    Differences, ///< d * (f + (s * (f - f[n-1]) + k * laplacian))
    Uneven,      ///< `Differences` with one stiffness per point
    Weighted     ///< d * ((here * f - s * f[n-1]) + k * (left + right)), one sum less
};

/// `Formula` for a string in double precision.
struct StringFormula {
    StringForm form = StringForm::Differences;
    double k = 1.0;              ///< includes s
    double updateFactor = 1.0;   ///< d
    double velocityFactor = 1.0; ///< s
    double hereFactor = 0.0;     ///< for Weighted only: 1 + s - 2k, exact up to k = 2.5
    double ownShare = 0.5;       ///< for Uneven only, see `BondShares`
    double otherShare = 0.5;
};

/// The counterpart of `Formula` for integer water.
struct IntegerFormula {
    Neighbours neighbours = Neighbours::Line;
    std::int32_t divisor = 2;
    std::int32_t dampingShare = 0; ///< 0: no damping
};

/// Returns the formula of a two-field rule (leapfrog, euler, delayed-euler).
Formula formulaOf(const Rule& rule, bool uneven = false);
/// Returns a two-field rule's formula in double precision.
StringFormula stringFormulaOf(const Rule& rule, bool uneven);
IntegerFormula integerFormulaOf(const Rule& rule);

} // namespace seiche
