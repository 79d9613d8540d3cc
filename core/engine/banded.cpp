// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/banded.h"

#include "wave/denormals.h"
#include "wave/expects.h"

#include <algorithm>

namespace seiche {

void BandedCholesky::begin(std::size_t n, std::size_t width) {
    m_size = n;
    m_width = width;
    m_rows.assign(n * (width + 1), 0.0);
}

void BandedCholesky::factorise() {
    for (std::size_t i = 0; i < m_size; ++i) {
        double pivot = get(i, i);
        for (std::size_t j = firstIn(i); j < i; ++j) {
            // L D so far; entries to the left are L.
            double share = get(i, j);
            for (std::size_t k = std::max(firstIn(i), firstIn(j)); k < j; ++k)
                share -= get(i, k) * get(j, k) / get(k, k);
            const double factor = share * get(j, j);
            pivot -= share * factor;
            at(i, j) = factor;
        }
        at(i, i) = 1.0 / pivot;
    }
}

void BandedCholesky::solve(std::span<double> right) const {
    SEICHE_EXPECTS(right.size() == m_size);
    for (std::size_t i = 0; i < m_size; ++i) {
        InStep<double> rest = right[i];
        for (std::size_t j = firstIn(i); j < i; ++j) rest = rest - get(i, j) * InStep<double>(right[j]);
        right[i] = rest;
    }
    for (std::size_t i = 0; i < m_size; ++i) right[i] = right[i] * InStep<double>(get(i, i));
    for (std::size_t i = m_size; i-- > 0;) {
        const InStep<double> solved = right[i];
        for (std::size_t j = firstIn(i); j < i; ++j) right[j] = right[j] - get(i, j) * solved;
    }
}

} // namespace seiche
