// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// Returns the symbol of the springs: L multiplies a plane wave by -lambda(alpha, beta).
///
/// `alpha`, `beta`: angles per cell along x and y. On a string only alpha counts, and bending is
/// included (see `Rule::bending`).
double eigenvalue(const Rule& rule, double alpha, double beta);

/// Returns `eigenvalue` from the squared sines of alpha / 2 and beta / 2. On a string only the
/// first counts.
double eigenvalueOfSquares(const Rule& rule, double squareX, double squareY);

/// Gradient of the eigenvalue, the direction of energy flow.
struct EigenvalueSlope {
    double alpha;
    double beta;
};
EigenvalueSlope eigenvalueSlope(const Rule& rule, double alpha, double beta);

/// Returns the largest eigenvalue over all angles: 4 (1 + 4 bending) on a string, max(8 side, 4
/// side + 8 corner) in a pool.
double largestEigenvalue(const Rule& rule);

} // namespace seiche
