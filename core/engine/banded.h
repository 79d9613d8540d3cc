// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// A factorised symmetric, positive definite band matrix for many right-hand sides.
///
/// Cholesky's L D L^T, without roots or pivoting.
class BandedCholesky {
public:
    /// Starts an n by n zero matrix of half-bandwidth `width`.
    void begin(std::size_t n, std::size_t width);
    /// Returns entry (i, j), i - width <= j <= i.
    double& at(std::size_t i, std::size_t j) { return m_rows[i * (m_width + 1) + (j + m_width - i)]; }
    /// Factorises the matrix in place. Its entries are lost.
    void factorise();

    std::size_t size() const { return m_size; }
    /// Replaces the right side (`size` numbers) by the solution.
    void solve(std::span<double> right) const;

    static std::size_t bytesFor(std::size_t n, std::size_t width) { return n * (width + 1) * sizeof(double); }

private:
    std::size_t firstIn(std::size_t row) const { return row > m_width ? row - m_width : 0; }
    double get(std::size_t i, std::size_t j) const { return m_rows[i * (m_width + 1) + (j + m_width - i)]; }

    std::size_t m_size = 0, m_width = 0;
    std::vector<double> m_rows; ///< lower rows; after `factorise` 1 / D and L
};

} // namespace seiche
