// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstddef>

namespace seiche {

// What the springs of a cell pull with, k * L f, in double precision: called with a pointer to the cell's
// height, the pitch of its frame, and its column and row.

inline double alongRow(const double* p) { return (p[-1] - p[0]) + (p[1] - p[0]); }

struct StringPull {
    double k;
    double operator()(const double* p, std::ptrdiff_t, int, int) const { return k * alongRow(p); }
};

struct SidePull {
    double k;
    double operator()(const double* p, std::ptrdiff_t up, int, int) const {
        return k * (alongRow(p) + ((p[-up] - p[0]) + (p[up] - p[0])));
    }
};

struct AllPull {
    double side;
    double corner;
    double operator()(const double* p, std::ptrdiff_t up, int, int) const {
        const double sides = alongRow(p) + ((p[-up] - p[0]) + (p[up] - p[0]));
        const double corners =
            ((p[-up - 1] - p[0]) + (p[-up + 1] - p[0])) + ((p[up - 1] - p[0]) + (p[up + 1] - p[0]));
        return side * sides + corner * corners;
    }
};

/// Calls `visit` with the pull of the rule's medium, stencil and k, where all cells are alike.
template <class Visit>
void withEvenPull(const Rule& rule, Visit visit) {
    const StencilWeights weights = weightsOf(rule);
    if (rule.medium == Medium::String) visit(StringPull{rule.k});
    else if (weights.corner == 0.0) visit(SidePull{rule.k * weights.side});
    else visit(AllPull{rule.k * weights.side, rule.k * weights.corner});
}

} // namespace seiche
