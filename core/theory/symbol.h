// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// The symbol of the springs: L multiplies a plane wave with the angles (alpha, beta) per cell along x and y
/// by -lambda(alpha, beta). On a string only alpha counts, and bending takes part (see `Rule::bending`).
double eigenvalue(const Rule& rule, double alpha, double beta);

/// The same from the squares of the sines of alpha / 2 and beta / 2, which callers may have from elsewhere. On
/// a string only the first counts.
double eigenvalueOfSquares(const Rule& rule, double squareX, double squareY);

/// How fast the eigenvalue rises with alpha and with beta: energy travels in this direction.
struct EigenvalueSlope {
    double alpha;
    double beta;
};
EigenvalueSlope eigenvalueSlope(const Rule& rule, double alpha, double beta);

/// The largest eigenvalue over all angles: 4 (1 + 4 bending) on a string, max(8 side, 4 side + 8 corner) in a
/// pool.
double largestEigenvalue(const Rule& rule);

} // namespace seiche
