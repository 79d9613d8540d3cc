// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pml.h"
#include "engine/tridiagonal.h"
#include "wave/wave.h"

#include <array>
#include <optional>
#include <vector>

namespace seiche {

/// The schemes that take the springs' force from the field they compute, on a string (r = d s k):
///   implicit-euler  (1 - r L) f[n+1] = d (f + s (f - f[n-1]))
///   trapezoid       (1 - r/2 L) m = (d (f + s (f - f[n-1])) + f[n-1]) / 2   with m = (f[n+1] + f[n-1]) / 2
/// so that a mode with eigenvalue lambda obeys (1 + q) z^2 - a z + b = 0 and (1 + q/2) z^2 - a z + (b + q/2) =
/// 0 with a = d (1 + s), b = d s, q = r lambda. A dashpot at an end pulls as the springs do: with the velocity
/// f[n+1] - f[n], or with the mean one between the frames n-1 and n+1. Solved in double precision; every new
/// height is rounded once. Holds scratch memory and the factorised matrix, nothing of the past.
class ImplicitString {
public:
    /// Computes f[n+1] into `next`, cells held by a fixed end included; a velocity that the wave keeps becomes
    /// that of f[n+1]. `pml` is given when an end absorbs; its layers take part in the equations. `media`,
    /// with its ghosts filled, is given where points have a stiffness of their own: each row of L is then
    /// multiplied by that of its bonds.
    template <class T>
    void step(Wave<T>& wave, const Rule& rule, const Domain& domain, Field<T>& next, Pml* pml = nullptr,
              const Field<float>* media = nullptr);

    /// The memory it takes at most, the matrix and what that is made from.
    static std::size_t bytesFor(const Grid& grid) {
        return 9 * sizeof(double) * static_cast<std::size_t>(grid.width);
    }

private:
    /// What the dashpots at the left and the right add to the diagonal of the matrix.
    using EndLosses = std::array<double, 2>;
    void prepare(const Rule& rule, const Domain& domain, const EndLosses& losses, Pml* pml,
                 const float* stiffness);

    std::optional<Rule> m_rule; ///< what the matrix was made for
    Cells m_cells{};
    EndLosses m_losses{};
    std::vector<float> m_factors; ///< and the stiffness of all points; empty where they are alike
    Tridiagonal m_matrix;
    std::vector<double> m_heights;
};

extern template void ImplicitString::step(Wave<float>&, const Rule&, const Domain&, Field<float>&, Pml*,
                                          const Field<float>*);
extern template void ImplicitString::step(Wave<double>&, const Rule&, const Domain&, Field<double>&, Pml*,
                                          const Field<float>*);

} // namespace seiche
