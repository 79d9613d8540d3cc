// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/deterministic_math.h"

#include <cmath>

namespace seiche {

double fractionOf(double turns) { return turns - std::floor(turns); }

double sineOfTurns(double turns) {
    // Reduction to the nearest half turn: sin(2 pi (h / 2 + r)) = (-1)^h sin(2 pi r) with |r| <=
    // 1/4.
    const double halves = std::floor(2.0 * turns + 0.5);
    const double rest = turns - 0.5 * halves;
    const double sign = halves - 2.0 * std::floor(0.5 * halves) == 0.0 ? 1.0 : -1.0;
    const double x = 6.283185307179586477 * rest;
    double term = x;
    double sum = x;
    for (int i = 3; i < 22; i += 2) {
        term *= -x * x / (i * (i - 1));
        sum += term;
    }
    return sign * sum;
}

double expOfNegative(double x) {
    constexpr int halvings = 10;
    const double small = x / (1 << halvings);
    double term = 1.0;
    double sum = 1.0;
    for (int i = 1; i < 12; ++i) {
        term *= small / i;
        sum += term;
    }
    for (int i = 0; i < halvings; ++i) sum *= sum;
    return sum;
}

} // namespace seiche
