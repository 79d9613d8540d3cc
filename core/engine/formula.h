// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

struct Rule;

/// Whose heights a step sums.
enum class Neighbours {
    Line,    ///< left and right: a string
    Sides,   ///< the 4 nearest
    Corners, ///< the 4 corners
    All,     ///< all 8
    Weighted ///< sides and corners, each with a weight of its own
};

/// A rule with everything resolved that can be chosen before the loop; the numbers are those of
/// `referenceStep`.
///
/// A step leaves a factor of exactly 1 out, see `Factor` there.
struct Formula {
    Neighbours neighbours = Neighbours::Line;
    bool shortForm = false;       ///< d * (k * sum - f[n-1]) instead of d * (f + (f - f[n-1]) + k * laplacian)
    bool uneven = false;          ///< cells have a stiffness of their own
    bool laplacianFromNow = true; ///< leapfrog; else the Laplacian comes from an older field
    float ownShare = 0.5f;        ///< uneven only, see `BondShares`
    float otherShare = 0.5f;
    float k = 0.0f;            ///< times s and the weight of the neighbours; of the sides for Weighted
    float kCorners = 0.0f;     ///< Weighted only
    float updateLoss = 0.0f;   ///< 1 - d
    float velocityLoss = 0.0f; ///< 1 - s; other than 0: height and velocity, see `keepsVelocity`
};

/// How a string in double precision comes to its next heights.
enum class StringForm {
    Differences, ///< d * (f + (s * (f - f[n-1]) + k * laplacian))
    Uneven,      ///< the same; points have a stiffness of their own
    Weighted     ///< d * ((here * f - s * f[n-1]) + k * (left + right)): one sum less
};

/// What `Formula` is, for a string in double precision.
struct StringFormula {
    StringForm form = StringForm::Differences;
    double k = 1.0;              ///< times s
    double updateFactor = 1.0;   ///< d
    double velocityFactor = 1.0; ///< s
    double hereFactor = 0.0;     ///< Weighted only: 1 + s - 2k, exact up to k = 2.5
    double ownShare = 0.5;       ///< Uneven only, see `BondShares`
    double otherShare = 0.5;
};

/// For integer water.
struct IntegerFormula {
    Neighbours neighbours = Neighbours::Line;
    std::int32_t divisor = 2;
    std::int32_t dampingShare = 0; ///< 0: none
};

/// For a rule of the two-field family (leapfrog, euler, delayed-euler); `uneven` when the wave has a stiffness.
Formula formulaOf(const Rule& rule, bool uneven = false);
/// For such a rule and a string.
StringFormula stringFormulaOf(const Rule& rule, bool uneven);
IntegerFormula integerFormulaOf(const Rule& rule);

} // namespace seiche
