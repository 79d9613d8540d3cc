// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// A factorised tridiagonal system of equations, diagonally dominant (no pivoting):
///   lower[i] * x[i-1] + diagonal[i] * x[i] + upper[i] * x[i+1] = right[i]
/// On a ring lower[0] couples to the last unknown and upper of the last to the first; otherwise they are
/// ignored. Thomas algorithm; the ring by the Sherman-Morrison formula. Factorise once, solve for many right
/// sides.
class Tridiagonal {
public:
    /// Factorises the system. All three spans have the same length.
    void factorise(std::span<const double> lower, std::span<const double> diagonal,
                   std::span<const double> upper, bool ring);

    std::size_t size() const { return m_pivot.size(); }

    /// The couplings that lead out of an open row, to values that are known.
    double firstLower() const { return m_lower.front(); }
    double lastUpper() const { return m_lastUpper; }

    /// Replaces the right side, which has `size` numbers, by the solution.
    void solve(std::span<double> right) const;

private:
    void solveOpen(std::span<double> right) const;

    std::vector<double> m_lower;
    std::vector<double> m_pivot; ///< 1 / (the diagonal after elimination)
    double m_lastUpper = 0.0;
    std::vector<double> m_upper; ///< upper / (the diagonal after elimination)
    // The ring is an open row plus one matrix of rank 1, u v^T: u = (c, 0 ... 0, upper of the last),
    // v = (1, 0 ... 0, lower[0] / c).
    std::vector<double> m_ringSolution; ///< the open row's solution for u
    double m_ringLast = 0.0;            ///< the last entry of v
    double m_ringScale = 0.0;           ///< 1 / (1 + v . m_ringSolution)
};

} // namespace seiche
