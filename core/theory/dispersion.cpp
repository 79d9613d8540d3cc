// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/dispersion.h"

#include "theory/modes.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;

// Radians per step of the wave with the wavenumber kappa (radians per cell).
double angleOf(const Rule& rule, double kappa, double degrees) {
    const double direction = degrees * pi / 180.0;
    return motionOf(rule, eigenvalue(rule, kappa * std::cos(direction), kappa * std::sin(direction))).angle;
}

} // namespace

double shortestWavelength(double degrees) {
    const double direction = degrees * pi / 180.0;
    return 2.0 * std::max(std::abs(std::cos(direction)), std::abs(std::sin(direction)));
}

double phaseSpeed(const Rule& rule, double wavelength, double degrees) {
    return frequencyOf(rule, wavelength, degrees) * wavelength;
}

double exactPhaseSpeed(const Rule& rule) {
    const StencilWeights weights = weightsOf(rule);
    const double k = rule.arithmetic == Arithmetic::Integer ? 1.0 / rule.divisor : rule.k;
    return std::sqrt(k * (weights.side + 2.0 * weights.corner));
}

double frequencyOf(const Rule& rule, double wavelength, double degrees) {
    return angleOf(rule, 2.0 * pi / wavelength, degrees) / (2.0 * pi);
}

std::optional<double> wavelengthOf(const Rule& rule, double cyclesPerStep, double degrees) {
    const double wanted = 2.0 * pi * cyclesPerStep;
    if (!(wanted > 0.0) || angleOf(rule, 0.0, degrees) > wanted) return std::nullopt;
    // Going to shorter waves the angle rises, but not for ever: look for the first stretch that passes the
    // wanted one.
    constexpr int samples = 512;
    const double last = 2.0 * pi / shortestWavelength(degrees);
    for (int i = 1; i <= samples; ++i) {
        double high = last * i / samples;
        if (angleOf(rule, high, degrees) < wanted) continue;
        double low = last * (i - 1) / samples;
        for (int halving = 0; halving < 60; ++halving) {
            const double middle = 0.5 * (low + high);
            (angleOf(rule, middle, degrees) < wanted ? low : high) = middle;
        }
        return 2.0 * pi / high;
    }
    return std::nullopt;
}

} // namespace seiche
