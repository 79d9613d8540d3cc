// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstddef>

namespace seiche {

// The force of the springs on a cell, k * L f with the discrete Laplacian L, in double precision: called with a
// pointer to the cell's height, the pitch of its field, and its column and row.

inline double alongRow(const double* p) { return (p[-1] - p[0]) + (p[1] - p[0]); }

/// On a string: its two neighbours.
struct StringLaplacian {
    double k;
    double operator()(const double* p, std::ptrdiff_t, int, int) const { return k * alongRow(p); }
};

/// In a pool, of the 4 nearest neighbours.
struct SideLaplacian {
    double k;
    double operator()(const double* p, std::ptrdiff_t up, int, int) const {
        return k * (alongRow(p) + ((p[-up] - p[0]) + (p[up] - p[0])));
    }
};

/// In a pool, of all 8 neighbours, the nearest and the corners each with a weight of its own.
struct FullLaplacian {
    double side;
    double corner;
    double operator()(const double* p, std::ptrdiff_t up, int, int) const {
        const double sides = alongRow(p) + ((p[-up] - p[0]) + (p[up] - p[0]));
        const double corners =
            ((p[-up - 1] - p[0]) + (p[-up + 1] - p[0])) + ((p[up - 1] - p[0]) + (p[up + 1] - p[0]));
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
