// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/half_life.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace seiche {

double halfLife(const Damping& damping, double stepsPerSecond) {
    const double logarithm = 0.5 * (std::log(damping.update) + std::log(damping.velocity));
    if (!(logarithm < 0.0)) return std::numeric_limits<double>::infinity();
    return std::numbers::ln2 / -logarithm / stepsPerSecond;
}

double factorForHalfLife(double seconds, double other, double stepsPerSecond) {
    return std::min(std::exp2(-2.0 / (seconds * stepsPerSecond)) / other, 1.0);
}

} // namespace seiche
