// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tridiagonal.h"

#include "wave/denormals.h"
#include "wave/expects.h"

namespace seiche {

void Tridiagonal::factorise(std::span<const double> lower, std::span<const double> diagonal,
                            std::span<const double> upper, bool ring) {
    SEICHE_EXPECTS(lower.size() == diagonal.size() && upper.size() == diagonal.size());
    const std::size_t n = diagonal.size();
    m_lower.assign(lower.begin(), lower.end());
    m_pivot.assign(n, 0.0);
    m_upper.assign(n, 0.0);
    m_ringSolution.clear();
    if (n == 0) return;
    m_lastUpper = upper[n - 1];
    std::vector<double> open(diagonal.begin(), diagonal.end());
    const double c = -diagonal[0];
    if (ring) {
        open[0] -= c;
        open[n - 1] -= upper[n - 1] * lower[0] / c;
    }
    for (std::size_t i = 0; i < n; ++i) {
        const double eliminated = i == 0 ? open[0] : open[i] - lower[i] * m_upper[i - 1];
        m_pivot[i] = 1.0 / eliminated;
        m_upper[i] = upper[i] * m_pivot[i];
    }
    if (!ring) return;
    std::vector<double> u(n, 0.0);
    u[0] += c;
    u[n - 1] += upper[n - 1];
    solveOpen(u);
    m_ringLast = lower[0] / c;
    m_ringScale = 1.0 / (1.0 + u[0] + m_ringLast * u[n - 1]);
    m_ringSolution = std::move(u);
}

void Tridiagonal::solve(std::span<double> right) const {
    SEICHE_EXPECTS(right.size() == size());
    solveOpen(right);
    if (m_ringSolution.empty()) return;
    const InStep<double> first = right.front(), last = right.back();
    const InStep<double> share = (first + m_ringLast * last) * m_ringScale;
    for (std::size_t i = 0; i < right.size(); ++i) right[i] = right[i] - share * m_ringSolution[i];
}

void Tridiagonal::solveOpen(std::span<double> right) const {
    const std::size_t n = right.size();
    if (n == 0) return;
    InStep<double> solved = right[0] * InStep<double>(m_pivot[0]);
    right[0] = solved;
    for (std::size_t i = 1; i < n; ++i) right[i] = solved = (right[i] - m_lower[i] * solved) * m_pivot[i];
    for (std::size_t i = n - 1; i-- > 0;) right[i] = solved = right[i] - m_upper[i] * solved;
}

} // namespace seiche
