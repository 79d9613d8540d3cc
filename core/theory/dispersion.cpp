// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/dispersion.h"

#include "theory/modes.h"
#include "theory/symbol.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;

// Returns radians per step; `kappa`: radians per cell.
double angleOf(const Rule& rule, double kappa, double degrees) {
    const double direction = degrees * pi / 180.0;
    return motionOf(rule, eigenvalue(rule, kappa * std::cos(direction), kappa * std::sin(direction))).angle;
}

// Returns the first argument in 0 ... last at which the function reaches `wanted`. The function
// starts below `wanted` and need not be monotonic: searches for the first section that passes it.
template <class Function>
std::optional<double> firstToReach(double wanted, double last, Function function) {
    constexpr int samples = 512;
    for (int i = 1; i <= samples; ++i) {
        double high = last * i / samples;
        if (function(high) < wanted) continue;
        double low = last * (i - 1) / samples;
        for (int halving = 0; halving < 60; ++halving) {
            const double middle = 0.5 * (low + high);
            (function(middle) < wanted ? low : high) = middle;
        }
        return high;
    }
    return std::nullopt;
}

} // namespace

double shortestWavelength(double degrees) {
    const double direction = degrees * pi / 180.0;
    return 2.0 * std::max(std::abs(std::cos(direction)), std::abs(std::sin(direction)));
}

double phaseSpeed(const Rule& rule, double wavelength, double degrees) {
    SEICHE_EXPECTS(wavelength >= shortestWavelength(degrees) * (1.0 - 1e-9));
    return frequencyOf(rule, wavelength, degrees) * wavelength;
}

double frequencyOf(const Rule& rule, double wavelength, double degrees) {
    return angleOf(rule, 2.0 * pi / wavelength, degrees) / (2.0 * pi);
}

std::optional<double> eigenvalueOf(const Rule& rule, double cyclesPerStep) {
    const double wanted = 2.0 * pi * cyclesPerStep;
    const auto angle = [&](double lambda) { return motionOf(rule, lambda).angle; };
    if (!(wanted > 0.0) || angle(0.0) > wanted) return std::nullopt;
    return firstToReach(wanted, largestEigenvalue(rule), angle);
}

std::optional<double> wavelengthOf(const Rule& rule, double cyclesPerStep, double degrees) {
    const double wanted = 2.0 * pi * cyclesPerStep;
    const auto angle = [&](double kappa) { return angleOf(rule, kappa, degrees); };
    if (!(wanted > 0.0) || angle(0.0) > wanted) return std::nullopt;
    const auto kappa = firstToReach(wanted, 2.0 * pi / shortestWavelength(degrees), angle);
    if (!kappa) return std::nullopt;
    return 2.0 * pi / *kappa;
}

} // namespace seiche
