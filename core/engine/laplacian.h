// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/bending.h"
#include "wave/denormals.h"
#include "wave/wave.h"

#include <cstddef>

namespace seiche {

// Springs' force on a cell, k * L f with the discrete Laplacian L, in double precision. Arguments:
// pointer to the height, pitch of the field, column and row.

inline InStep<double> alongRow(const double* p) {
    const InStep<double> here = p[0];
    return (p[-1] - here) + (p[1] - here);
}

/// Returns the second difference along y, pitch `up`.
inline InStep<double> alongColumn(const double* p, std::ptrdiff_t up) {
    const InStep<double> here = p[0];
    return (p[-up] - here) + (p[up] - here);
}

/// Force on a point of a string.
struct StringLaplacian {
    double k;
    InStep<double> operator()(const double* p, std::ptrdiff_t, int, int) const { return k * alongRow(p); }
};

/// Force on a string with bending, between fixed, free or periodic ends: k (L f - bending L L f).
struct StiffLaplacian {
    double k;
    double bending;
    Edges edges;
    int last; ///< index of the last point

    StiffLaplacian(const Rule& rule, const Grid& grid)
        : k(rule.k), bending(rule.bending), edges(rule.edges), last(grid.width - 1) {}

    /// Returns whether `inside` is exact, unaffected by the ends.
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
    // Returns L f at point i, -1 ... last + 1.
    InStep<double> curvature(const double* row, int i) const {
        const bool isRing = edges.left == Edge::Periodic;
        if (i < 0) i = isRing ? last : 0;
        if (i > last) i = isRing ? 0 : last;
        return isHeldEnd(i, last + 1, edges) ? InStep<double>(0.0) : alongRow(row + i);
    }
};

/// Force in a pool from the 4 nearest cells.
struct SideLaplacian {
    double k;
    InStep<double> operator()(const double* p, std::ptrdiff_t up, int, int) const {
        return k * (alongRow(p) + alongColumn(p, up));
    }
};

/// Force in a pool from all 8 neighbours.
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

/// Calls `visit` with the Laplacian of a uniform medium.
template <class Visit>
void withEvenLaplacian(const Rule& rule, Visit visit) {
    const StencilWeights weights = weightsOf(rule);
    if (rule.scene == SceneKind::String) visit(StringLaplacian{rule.k});
    else if (weights.corner == 0.0) visit(SideLaplacian{rule.k * weights.side});
    else visit(FullLaplacian{rule.k * weights.side, rule.k * weights.corner});
}

} // namespace seiche
