// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/denormals.h"
#include "wave/wave.h"

#include <cstddef>

namespace seiche {

// The force of the springs on a cell, k * L f with the discrete Laplacian L, in double precision: called with a
// pointer to the cell's height, the pitch of its field, and its column and row.

inline InStep<double> alongRow(const double* p) {
    const InStep<double> here = p[0];
    return (p[-1] - here) + (p[1] - here);
}

/// The same in a column, of a field with the pitch `up`.
inline InStep<double> alongColumn(const double* p, std::ptrdiff_t up) {
    const InStep<double> here = p[0];
    return (p[-up] - here) + (p[up] - here);
}

/// On a string: its two neighbours.
struct StringLaplacian {
    double k;
    InStep<double> operator()(const double* p, std::ptrdiff_t, int, int) const { return k * alongRow(p); }
};

/// In a pool, of the 4 nearest neighbours.
struct SideLaplacian {
    double k;
    InStep<double> operator()(const double* p, std::ptrdiff_t up, int, int) const {
        return k * (alongRow(p) + alongColumn(p, up));
    }
};

/// In a pool, of all 8 neighbours, the nearest and the corners each with a weight of its own.
struct FullLaplacian {
    double side;
    double corner;
    InStep<double> operator()(const double* p, std::ptrdiff_t up, int, int) const {
        const InStep<double> here = p[0];
        const InStep<double> sides = alongRow(p) + alongColumn(p, up);
        const InStep<double> corners =
            ((p[-up - 1] - here) + (p[-up + 1] - here)) + ((p[up - 1] - here) + (p[up + 1] - here));
        return side * sides + corner * corners;
    }
};

/// Calls `visit` with the Laplacian of the rule's medium, stencil and k, where all cells are alike.
template <class Visit>
void withEvenLaplacian(const Rule& rule, Visit visit) {
    const StencilWeights weights = weightsOf(rule);
    if (rule.scene == SceneKind::String) visit(StringLaplacian{rule.k});
    else if (weights.corner == 0.0) visit(SideLaplacian{rule.k * weights.side});
    else visit(FullLaplacian{rule.k * weights.side, rule.k * weights.corner});
}

} // namespace seiche
