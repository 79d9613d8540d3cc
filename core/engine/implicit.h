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

/// Implicit schemes on a string: the springs' force depends on the field they compute (r = d s k).
///
///   `implicit-euler`  (1 - r L) f[n+1] = d (f + s (f - f[n-1]))
///   `trapezoid`       (1 - r/2 L) m = (d (f + s (f - f[n-1])) + f[n-1]) / 2
/// with m = (f[n+1] + f[n-1]) / 2, so that a mode with eigenvalue lambda obeys
///   (1 + q) z^2 - a z + b = 0  and  (1 + q/2) z^2 - a z + (b + q/2) = 0
/// with a = d (1 + s), b = d s, q = r lambda. The force of a damper at an end is taken at the same
/// time as that of the springs: from the velocity f[n+1] - f[n], or from the mean velocity between
/// the steps n-1 and n+1. Solved in double precision; every new height is rounded once. Holds
/// scratch memory and the factorised matrix, no state of the run.
class ImplicitString {
public:
    /// Computes f[n+1] into `next`, including cells held by a fixed end.
    ///
    /// A velocity that the wave keeps becomes that of f[n+1]. `pml` is given if an end absorbs; its
    /// layers are part of the equations. `media`, with filled ghosts, is given if points have their
    /// own stiffness; it scales each row of L by the stiffness of the bonds.
    template <class T>
    void step(Wave<T>& wave, const Rule& rule, const Domain& domain, Field<T>& next, Pml* pml = nullptr,
              const Field<float>* media = nullptr);

    /// Returns the maximum memory in bytes.
    static std::size_t bytesFor(const Grid& grid) {
        return 9 * sizeof(double) * static_cast<std::size_t>(grid.width);
    }

private:
    /// Contributions of both dampers to the matrix diagonal.
    using EndLosses = std::array<double, 2>;
    void prepare(const Rule& rule, const Domain& domain, const EndLosses& losses, Pml* pml,
                 const float* stiffness);

    std::optional<Rule> m_rule; ///< input of the current matrix
    Cells m_cells{};
    EndLosses m_losses{};
    std::vector<float> m_factors; ///< stiffness of all points; empty if uniform
    Tridiagonal m_matrix;
    std::vector<double> m_heights;
};

extern template void ImplicitString::step(Wave<float>&, const Rule&, const Domain&, Field<float>&, Pml*,
                                          const Field<float>*);
extern template void ImplicitString::step(Wave<double>&, const Rule&, const Domain&, Field<double>&, Pml*,
                                          const Field<float>*);

} // namespace seiche
