// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// A factorised system of equations with a symmetric, positive definite matrix that is 0 farther than some
/// columns from its diagonal. Cholesky's L D L^T, without roots or pivoting. Factorise once, solve for many
/// right sides.
class BandedCholesky {
public:
    /// An n by n matrix of zeros, to be filled: `width` columns on either side of the diagonal count.
    void begin(std::size_t n, std::size_t width);
    /// Of row i and column j <= i, no farther apart than the width.
    double& at(std::size_t i, std::size_t j) { return m_rows[i * (m_width + 1) + (j + m_width - i)]; }
    /// The matrix is used up.
    void factorise();

    std::size_t size() const { return m_size; }
    /// Puts the solution in the place of the right side, which has `size` numbers.
    void solve(std::span<double> right) const;

    static std::size_t bytesFor(std::size_t n, std::size_t width) { return n * (width + 1) * sizeof(double); }

private:
    std::size_t firstIn(std::size_t row) const { return row > m_width ? row - m_width : 0; }
    double get(std::size_t i, std::size_t j) const { return m_rows[i * (m_width + 1) + (j + m_width - i)]; }

    std::size_t m_size = 0, m_width = 0;
    std::vector<double> m_rows; ///< each ends at the diagonal; factorised, that has 1 / D and the others L
};

} // namespace seiche
