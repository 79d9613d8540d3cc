// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/pull.h"

#include "wave/clamped_to.h"
#include "wave/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;

// Own cosine: C libraries differ in the last bit, and the values enter the hashed state. Accurate
// to a few units in the 15th digit in the range used.
double cosOnHalfTurn(double x) {
    // cos x = -cos(pi - x) keeps the series' argument below pi / 2.
    if (x > pi / 2) return -cosOnHalfTurn(pi - x);
    double term = 1.0;
    double sum = 1.0;
    for (int i = 2; i < 26; i += 2) {
        term *= -x * x / ((i - 1) * i);
        sum += term;
    }
    return sum;
}

// Computes sin(pi t), with exact zeros at integer t.
double sineOfHalfTurns(double t) {
    const double nearest = std::floor(t + 0.5);
    const double x = pi * (t - nearest);
    double term = x;
    double sum = x;
    for (int i = 3; i < 26; i += 2) {
        term *= -x * x / ((i - 1) * i);
        sum += term;
    }
    return nearest == 2.0 * std::floor(nearest / 2.0) ? sum : -sum;
}

constexpr double gaussianReach = 6.0; // in sigmas: e^-18 = 1.5e-8 is below float32's resolution of the peak

} // namespace

double modeAlong(double cell, double place, int size, double halfWaves, Edge low, Edge high) {
    if (size == 1) return 1.0;
    if (low == Edge::Periodic) return sineOfHalfTurns(halfWaves * (cell - place) / size + 0.5);
    const AxisEnds ends = endsOf(size, low, high);
    const double halfTurns = halfWaves * (cell - ends.low) / ends.length();
    return sineOfHalfTurns(low == Edge::Fixed ? halfTurns : halfTurns + 0.5);
}

Reach reachAlong(double centre, const Pull& pull, int size) {
    if (pull.shape == PullShape::Mode) return {0, size - 1};
    const double nearest = std::floor(centre + 0.5);
    if (pull.shape == PullShape::Point || size == 1) return {clampedTo<int>(nearest), clampedTo<int>(nearest)};
    // Limited to the whole axis: every cell is reached once.
    const double radius = std::min<double>(
        pull.shape == PullShape::Gaussian ? gaussianReach * pull.width : pull.width, 2.0 * size);
    return {clampedTo<int>(std::ceil(centre - radius)), clampedTo<int>(std::floor(centre + radius))};
}

double weightAt(const Pull& pull, const Grid& grid, const Edges& edges, double dx, double dy) {
    const double distance = std::sqrt(dx * dx + dy * dy);
    switch (pull.shape) {
    case PullShape::Point: return std::abs(dx) <= 0.5 && std::abs(dy) <= 0.5 ? 1.0 : 0.0;
    case PullShape::Gaussian: {
        const double sigmas = distance / pull.width;
        return sigmas > gaussianReach ? 0.0 : expOfNegative(-0.5 * sigmas * sigmas);
    }
    case PullShape::Triangle: {
        double radius = pull.width;
        if (grid.height == 1) radius = std::min(radius, dx < 0 ? pull.x : grid.width - 1 - pull.x);
        return radius > 0 ? std::max(0.0, 1.0 - distance / radius) : (distance == 0 ? 1.0 : 0.0);
    }
    case PullShape::Cosine:
        return distance >= pull.width ? 0.0 : 0.5 * (1.0 + cosOnHalfTurn(pi * distance / pull.width));
    case PullShape::Mode:
        return modeAlong(pull.x + dx, pull.x, grid.width, pull.width, edges.left, edges.right) *
               modeAlong(pull.y + dy, pull.y, grid.height, pull.width, edges.top, edges.bottom);
    }
    return 0.0;
}

} // namespace seiche
