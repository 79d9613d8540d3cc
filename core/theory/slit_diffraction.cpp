// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/slit_diffraction.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace seiche {

namespace {

using Complex = std::complex<double>;
using std::numbers::pi;

class SquareMatrix {
public:
    explicit SquareMatrix(std::size_t size) : m_size(size), m_numbers(size * size) {}
    Complex& at(std::size_t row, std::size_t column) { return m_numbers[row * m_size + column]; }
    std::size_t size() const { return m_size; }

private:
    std::size_t m_size;
    std::vector<Complex> m_numbers;
};

// Solves the system by Gaussian elimination with partial pivoting.
std::vector<Complex> solved(SquareMatrix matrix, std::vector<Complex> right) {
    const std::size_t size = matrix.size();
    for (std::size_t i = 0; i < size; ++i) {
        std::size_t pivot = i;
        for (std::size_t row = i + 1; row < size; ++row)
            if (std::norm(matrix.at(row, i)) > std::norm(matrix.at(pivot, i))) pivot = row;
        for (std::size_t column = i; column < size; ++column)
            std::swap(matrix.at(i, column), matrix.at(pivot, column));
        std::swap(right[i], right[pivot]);
        for (std::size_t row = i + 1; row < size; ++row) {
            const Complex share = matrix.at(row, i) / matrix.at(i, i);
            for (std::size_t column = i; column < size; ++column)
                matrix.at(row, column) -= share * matrix.at(i, column);
            right[row] -= share * right[i];
        }
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t column = i + 1; column < size; ++column)
            right[i] -= matrix.at(i, column) * right[column];
        right[i] /= matrix.at(i, i);
    }
    return right;
}

// Returns the height that a piece makes at this distance along the boundary: (i/2) H0 integrated
// over the piece. On the piece itself by the series for small arguments.
Complex onBorder(double waveNumber, double piece, double distance) {
    const Complex half(0.0, 0.5 * piece);
    if (std::abs(distance) < 0.25 * piece)
        return half * Complex(1.0, 2.0 / pi * (std::log(waveNumber * piece / 4) + std::numbers::egamma - 1.0));
    constexpr int samples = 4;
    Complex sum;
    for (int i = 0; i < samples; ++i) {
        const double away = std::abs(distance + piece * ((i + 0.5) / samples - 0.5));
        const double argument = waveNumber * std::max(away, 0.01 * piece);
        sum += Complex(::j0(argument), ::y0(argument));
    }
    return half * sum / double{samples};
}

// Returns the coupling of the pieces of one slit to those of a second slit or the same slit. Free
// wall: heights to slopes; held wall: slopes to heights, d2/dz2 = -(waveNumber^2 + d2/dy2). Index:
// difference of the piece numbers plus pieces - 1.
std::vector<Complex> tiesOf(const Slits& slits, double waveNumber, double apart) {
    std::vector<Complex> values;
    const auto at = [&](int difference) {
        return onBorder(waveNumber, slits.piece, apart + difference * slits.piece);
    };
    for (int i = 1 - slits.pieces; i < slits.pieces; ++i) {
        if (!slits.isHeld) {
            values.push_back(at(i));
            continue;
        }
        const Complex bent = (at(i + 1) - 2.0 * at(i) + at(i - 1)) / (slits.piece * slits.piece);
        values.push_back(bent + waveNumber * waveNumber * at(i));
    }
    return values;
}

// The channel through the wall as a sum of its modes, from one end to the same and the opposite
// end. Free wall: heights from slopes; held wall: slopes from heights.
struct Channel {
    Channel(const Slits& slits, double waveNumber) : same(size_t(slits.pieces)), other(size_t(slits.pieces)) {
        const int pieces = slits.pieces;
        const double t = slits.thickness;
        const bool held = slits.isHeld;
        const int spaces = held ? pieces + 1 : pieces; // a held wall rests at its first cell's middle
        for (int mode = 0; mode < pieces; ++mode) {
            const double turn = pi * (held ? mode + 1 : mode) / spaces;
            const double across = 2.0 * std::sin(turn / 2) / slits.piece;
            // A small loss avoids infinite resonances of the channel.
            const Complex z = std::sqrt(Complex(waveNumber * waveNumber - across * across, 1e-9));
            const Complex sine = std::sin(z * t), cosine = std::cos(z * t);
            const Complex near = held ? -z * cosine / sine : cosine / (z * sine);
            const Complex far = held ? -z / sine : 1.0 / (z * sine);
            const double size = (mode == 0 && !held ? 1.0 : 2.0) / spaces;
            const auto shape = [&](int i) {
                return held ? std::sin(turn * (i + 1)) : std::cos(turn * (i + 0.5));
            };
            for (int i = 0; i < pieces; ++i)
                for (int j = 0; j < pieces; ++j) {
                    same.at(std::size_t(i), std::size_t(j)) += size * near * shape(i) * shape(j);
                    other.at(std::size_t(i), std::size_t(j)) += size * far * shape(i) * shape(j);
                }
        }
    }
    SquareMatrix same, other;
};

} // namespace

std::vector<Complex> transmittedStrengths(const Slits& slits, double waveNumber,
                                          std::span<const Complex> incident) {
    SEICHE_EXPECTS(slits.pieces >= 1 && waveNumber > 0.0);
    const std::size_t count = slits.middles.size(), pieces = std::size_t(slits.pieces);
    const std::size_t all = count * pieces;
    SEICHE_EXPECTS(incident.size() == all);
    Channel channel(slits, waveNumber);
    // Unknowns at the pieces, front then back: slopes of a free wall (towards the back), heights
    // of a held wall. The equations match half planes and channels. An unbroken wall would double
    // the height (free) or the slope (held).
    SquareMatrix matrix(2 * all);
    std::vector<Complex> right(2 * all);
    const double sign = slits.isHeld ? 1.0 : -1.0;
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = 0; b < count; ++b) {
            const std::vector<Complex> tied = tiesOf(slits, waveNumber, slits.middles[a] - slits.middles[b]);
            for (std::size_t i = 0; i < pieces; ++i)
                for (std::size_t j = 0; j < pieces; ++j) {
                    const std::size_t row = a * pieces + i, column = b * pieces + j;
                    const Complex outside = sign * tied[i + pieces - 1 - j];
                    const Complex near = a == b ? channel.same.at(i, j) : 0.0;
                    const Complex far = a == b ? channel.other.at(i, j) : 0.0;
                    matrix.at(row, column) = near + outside;
                    matrix.at(row, all + column) = -far;
                    matrix.at(all + row, column) = far;
                    matrix.at(all + row, all + column) = -near - outside;
                }
        }
    const Complex doubled = slits.isHeld ? Complex(0.0, 2.0 * waveNumber) : Complex(2.0);
    for (std::size_t i = 0; i < all; ++i) right[i] = doubled * incident[i];
    const std::vector<Complex> found = solved(std::move(matrix), std::move(right));
    return {found.begin() + static_cast<std::ptrdiff_t>(all), found.end()};
}

} // namespace seiche
