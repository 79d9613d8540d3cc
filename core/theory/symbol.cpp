// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/symbol.h"

#include "wave/bending.h"

#include <cmath>

namespace seiche {

double eigenvalue(const Rule& rule, double alpha, double beta) {
    // Squares of sines, because 2 - 2 cos(alpha) would lose the digits that determine the
    // frequency of long waves.
    const double sineX = std::sin(alpha / 2);
    const double sineY = std::sin(beta / 2);
    return eigenvalueOfSquares(rule, sineX * sineX, sineY * sineY);
}

double eigenvalueOfSquares(const Rule& rule, double squareX, double squareY) {
    if (rule.scene == SceneKind::String) return withBending(rule, 4.0 * squareX);
    const StencilWeights weights = weightsOf(rule.stencil);
    const double sum = squareX + squareY;
    return 4.0 * weights.side * sum + 8.0 * weights.corner * (sum - 2.0 * squareX * squareY);
}

EigenvalueSlope eigenvalueSlope(const Rule& rule, double alpha, double beta) {
    if (rule.scene == SceneKind::String) {
        const double sine = std::sin(alpha / 2), steeper = resistsBending(rule) ? 8.0 * rule.bending : 0.0;
        return {2.0 * std::sin(alpha) * (1.0 + steeper * sine * sine), 0.0};
    }
    const StencilWeights weights = weightsOf(rule.stencil);
    return {std::sin(alpha) * (2.0 * weights.side + 4.0 * weights.corner * std::cos(beta)),
            std::sin(beta) * (2.0 * weights.side + 4.0 * weights.corner * std::cos(alpha))};
}

double largestEigenvalue(const Rule& rule) {
    return rule.scene == SceneKind::String ? withBending(rule, 4.0)
                                           : weightsOf(rule.stencil).largestEigenvalue();
}

} // namespace seiche
