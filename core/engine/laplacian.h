// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/bending.h"
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

/// On a string that resists bending, between fixed, free or joined ends: k (L f - bending L L f).
struct StiffLaplacian {
    double k;
    double bending;
    Edges edges;
    int last; ///< of its points

    StiffLaplacian(const Rule& rule, const Grid& grid)
        : k(rule.k), bending(rule.bending), edges(rule.edges), last(grid.width - 1) {}

    /// Whether a point is so far from both ends that they do not matter: then `inside` is all of it.
    bool isInside(int x) const { return x > 1 && x + 1 < last; }
    InStep<double> inside(const double* p) const { return of(alongRow(p - 1), alongRow(p), alongRow(p + 1)); }
    InStep<double> operator()(const double* p, std::ptrdiff_t, int x, int) const {
        if (isInside(x)) return inside(p);
        return of(curvature(p - x, x - 1), alongRow(p), curvature(p - x, x + 1));
    }

private:
    InStep<double> of(InStep<double> left, InStep<double> here, InStep<double> right) const {
        return k * (here - bending * ((left - here) + (right - here)));
    }
    // L f at point i of the row, which may be one beyond an end.
    InStep<double> curvature(const double* row, int i) const {
        const bool isRing = edges.left == Edge::Periodic;
        if (i < 0) i = isRing ? last : 0;
        if (i > last) i = isRing ? 0 : last;
        return isHeldEnd(i, last + 1, edges) ? InStep<double>(0.0) : alongRow(row + i);
    }
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
