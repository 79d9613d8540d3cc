// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/drive.h"

#include <cmath>

namespace seiche {

double fractionOf(double turns) { return turns - std::floor(turns); }

double sineOfTurns(double turns) {
    // To the nearest half turn: sin(2 pi (h / 2 + r)) = (-1)^h sin(2 pi r) with |r| <= 1/4.
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

// The C library's exponential differs between systems in the last bit, and what it would be used for is hashed.
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

Pull pullAt(const Drive& drive, std::int64_t frame) {
    const double turns = fractionOf(drive.frequency * static_cast<double>(frame)) + drive.phase;
    return {drive.shape, drive.width, drive.height * sineOfTurns(turns), PullMode::Add, drive.x, drive.y};
}

double phaseToGoOn(const Drive& drive, double frequency, std::int64_t frame) {
    const double n = static_cast<double>(frame);
    return fractionOf(fractionOf(drive.frequency * n) + drive.phase - fractionOf(frequency * n));
}

} // namespace seiche
