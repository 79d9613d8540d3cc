// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// A factorised tridiagonal system, diagonally dominant (no pivoting):
///   lower[i] * x[i-1] + diagonal[i] * x[i] + upper[i] * x[i+1] = right[i]
/// If periodic, lower[0] couples to the last unknown and the last upper to the first; otherwise
/// both are ignored. Thomas algorithm; Sherman-Morrison formula if periodic. Factorise once, solve
/// for many right sides.
class Tridiagonal {
public:
    /// Factorises the system. All spans have equal length.
    void factorise(std::span<const double> lower, std::span<const double> diagonal,
                   std::span<const double> upper, bool ring);

    std::size_t size() const { return m_pivot.size(); }

    /// Returns the couplings to known values beyond open ends.
    double firstLower() const { return m_lower.front(); }
    double lastUpper() const { return m_lastUpper; }

    /// Replaces the right side (`size` numbers) by the solution.
    void solve(std::span<double> right) const;

private:
    void solveOpen(std::span<double> right) const;

    std::vector<double> m_lower;
    std::vector<double> m_pivot; ///< 1 / (diagonal after elimination)
    double m_lastUpper = 0.0;
    std::vector<double> m_upper; ///< upper / (diagonal after elimination)
    // A periodic row is an open row plus a rank-1 matrix u v^T: u = (c, 0 ... 0, last upper), v =
    // (1, 0 ... 0, lower[0] / c).
    std::vector<double> m_ringSolution; ///< solution of the open row for u
    double m_ringLast = 0.0;            ///< last entry of v
    double m_ringScale = 0.0;           ///< 1 / (1 + v . m_ringSolution)
};

} // namespace seiche
