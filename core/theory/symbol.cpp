// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/symbol.h"

#include <cmath>

namespace seiche {

double eigenvalue(const Rule& rule, double alpha, double beta) {
    if (rule.medium == Medium::String) return 2.0 - 2.0 * std::cos(alpha);
    const StencilWeights weights = weightsOf(rule.stencil);
    return weights.side * (4.0 - 2.0 * std::cos(alpha) - 2.0 * std::cos(beta)) +
           weights.corner * (4.0 - 4.0 * std::cos(alpha) * std::cos(beta));
}

double largestEigenvalue(const Rule& rule) {
    if (rule.medium == Medium::String) return 4.0;
    switch (rule.stencil) {
    case Stencil::Cross:
    case Stencil::Diagonal: return 8.0;
    case Stencil::Moore: return 12.0;
    case Stencil::Isotropic: return 16.0 / 3.0;
    }
    return 8.0;
}

} // namespace seiche
