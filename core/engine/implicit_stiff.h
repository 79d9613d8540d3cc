// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/banded.h"
#include "wave/wave.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace seiche {

/// Implicit schemes (see `ImplicitString`) on a string with bending, between fixed, free or
/// periodic ends.
///
/// They are solved for the increment of a height, so that a flat string stays flat despite
/// rounding. With the force F f = k (L f - bending L L f), v = f - f[n-1] and r = d s:
///   implicit-euler  (1 - r F) u = (d - 1) f + r (v + F f),        f[n+1] = f + u
///   trapezoid       (1 - r/2 F) u = (d - 1) f + (r - 1) v + r F f,  f[n+1] = f + (v + u)
/// Holds scratch memory and the factorised matrix, no state of the run.
class ImplicitStiffString {
public:
    /// Computes f[n+1] into `next`, including cells held by a fixed end. Fills the ghosts of f.
    void step(Wave<double>& wave, const Rule& rule, const Domain& domain, Field<double>& next);

    /// Returns the maximum memory in bytes.
    static std::size_t bytesFor(const Grid& grid);

private:
    void prepare(const Rule& rule, const Grid& grid, const Domain& domain);
    std::size_t placeOf(int x) const;

    std::optional<Rule> m_rule; ///< input of the current matrix
    Cells m_moving{};
    BandedCholesky m_matrix;
    std::vector<double> m_added; ///< u, in matrix order
};

} // namespace seiche
