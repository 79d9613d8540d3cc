// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/banded.h"
#include "wave/wave.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace seiche {

/// The implicit schemes (see `ImplicitString`) on a string that resists bending, between fixed, free or joined
/// ends. With the force F f = k (L f - bending L L f), v = f - f[n-1] and r = d s they are solved for what is
/// added to a height, so that a level string stays level whatever the equations round:
///   implicit-euler  (1 - r F) u = (d - 1) f + r (v + F f),        f[n+1] = f + u
///   trapezoid       (1 - r/2 F) u = (d - 1) f + (r - 1) v + r F f,  f[n+1] = f + (v + u)
/// Holds scratch memory and the factorised matrix, nothing of the past.
class ImplicitStiffString {
public:
    /// Computes f[n+1] into `next`, cells held by a fixed end included. Fills the ghosts of f.
    void step(Wave<double>& wave, const Rule& rule, const Domain& domain, Field<double>& next);

    /// The memory it takes at most.
    static std::size_t bytesFor(const Grid& grid);

private:
    void prepare(const Rule& rule, const Grid& grid, const Domain& domain);
    std::size_t placeOf(int x) const;

    std::optional<Rule> m_rule; ///< what the matrix was made for
    Cells m_moving{};
    BandedCholesky m_matrix;
    std::vector<double> m_added; ///< u, in the order of the matrix
};

} // namespace seiche
