// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Exact plane waves on the cells across boundaries at 45 degrees.

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <utility>
#include <vector>

/// Solves linear equations by Gaussian elimination with partial pivoting. Each row ends with its
/// right-hand side.
inline std::vector<std::complex<double>> solved(std::vector<std::vector<std::complex<double>>> rows) {
    const std::size_t n = rows.size();
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t pivot = i;
        for (std::size_t r = i + 1; r < n; ++r)
            if (std::norm(rows[r][i]) > std::norm(rows[pivot][i])) pivot = r;
        std::swap(rows[i], rows[pivot]);
        for (std::size_t r = i + 1; r < n; ++r) {
            if (rows[r][i] == 0.0) continue;
            const std::complex<double> share = rows[r][i] / rows[i][i];
            for (std::size_t c = i; c <= n; ++c) rows[r][c] -= share * rows[i][c];
        }
    }
    std::vector<std::complex<double>> x(n);
    for (std::size_t i = n; i-- > 0;) {
        x[i] = rows[i][n];
        for (std::size_t c = i + 1; c < n; ++c) x[i] -= rows[i][c] * x[c];
        x[i] /= rows[i][i];
    }
    return x;
}

/// Transmitted and reflected fractions of a wave's power.
struct PassedAndBack {
    double passed, back;
};

/// Computes the transmitted and reflected fractions of a plane wave's power if the cells' factors
/// depend on column + row alone, as beside boundaries at 45 degrees. Exact on the discrete cells.
/// `factors` are those of successive diagonals, equal at both ends. The incident wave has the
/// phases (a, b) per cell.
///
/// Along a diagonal, (1, -1), the phase changes by a - b per cell, so one cell per diagonal
/// suffices: w^2 u + k sum of bonds (u' - u) = 0. A bond to one of four sides weighs 4/6, to one of
/// four corners 1/6 of the mean of both factors (isotropic stencil, water of uneven depth).
inline PassedAndBack acrossDiagonals(const std::vector<double>& factors, double a, double b, double k,
                                     double cyclesPerStep) {
    const int n = static_cast<int>(factors.size());
    const std::size_t back = 0, passed = static_cast<std::size_t>(n) + 1, right = passed + 1;
    std::vector<std::vector<std::complex<double>>> rows(right, std::vector<std::complex<double>>(right + 1));
    const auto factorOf = [&](int i) { return factors[static_cast<std::size_t>(std::clamp(i, 0, n - 1))]; };
    // On the left, exp(i a s) arrives; exp(-i b s) is reflected.
    const auto add = [&](std::size_t row, int i, std::complex<double> share) {
        if (i < 0) {
            rows[row][back] += share * std::polar(1.0, -b * i);
            rows[row][right] -= share * std::polar(1.0, a * i);
        } else if (i >= n) rows[row][passed] += share * std::polar(1.0, a * (i - n));
        else rows[row][static_cast<std::size_t>(i) + 1] += share;
    };
    const double w2 = std::pow(2 * std::sin(std::numbers::pi * cyclesPerStep), 2);
    const std::complex<double> turn = std::polar(1.0, a - b); // phase factor from x, y to x + 1, y - 1
    for (int i = 0; i < n; ++i) {
        const std::size_t row = static_cast<std::size_t>(i) + 1;
        add(row, i, w2);
        const auto bond = [&](int step, double weight, std::complex<double> phase) {
            const double pull = k * weight * (factorOf(i) + factorOf(i + step)) / 2;
            add(row, i + step, pull * phase);
            add(row, i, -pull);
        };
        bond(1, 4.0 / 6, 1.0), bond(1, 4.0 / 6, 1.0 / turn), bond(-1, 4.0 / 6, 1.0), bond(-1, 4.0 / 6, turn);
        bond(2, 1.0 / 6, 1.0 / turn), bond(-2, 1.0 / 6, turn), bond(0, 1.0 / 6, turn),
            bond(0, 1.0 / 6, 1.0 / turn);
    }
    // The outer waves must match both outer diagonals.
    add(0, 0, 1.0);
    rows[0][back] -= 1.0;
    rows[0][right] += 1.0;
    add(passed, n - 1, 1.0);
    rows[passed][passed] -= std::polar(1.0, -a);
    const std::vector<std::complex<double>> found = solved(rows);
    return {std::norm(found[passed]), std::norm(found[back])};
}
