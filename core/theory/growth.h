// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <array>
#include <complex>

namespace seiche {

/// The characteristic polynomial of one mode per step.
///
/// The springs multiply a mode by -lambda, so its height obeys a recurrence with constant
/// coefficients and is a sum of powers z^n. With q = d s k lambda, a = d (1 + s), b = d s the
/// powers z solve
///   delayed-euler   z^3 - a z^2 + b z + q = 0
///   euler           z^2 - a z + (b + q) = 0
///   leapfrog        z^2 - (a - q) z + b = 0
///   implicit-euler  (1 + q) z^2 - a z + b = 0
///   trapezoid       (1 + q/2) z^2 - a z + (b + q/2) = 0
/// A Runge-Kutta scheme multiplies (height, velocity) by the matrix [d c, d e; -s p e, s c] with
/// p = k lambda and the c and e of its order (see `SpringSeries`):
///   rk4             z^2 - (d + s) c z + d s (c^2 + p e^2) = 0
/// Integer water without its rounding, with N neighbours, f[n+1] = d (sum / divisor - f[n-1]),
/// d = 1 - 1/dampingShare:
///   integer         z^2 - d (N - lambda) / divisor z + d = 0
/// Everywhere below, lambda >= 0 is an eigenvalue of the springs (see `eigenvalue`).
struct Characteristic {
    std::array<double, 4> coefficients{}; ///< highest power first, normalised to 1
    int degree = 2;                       ///< 2, or 3 for the delayed scheme
};
Characteristic characteristicOf(const Rule& rule, double lambda);

/// Effect of the springs on a mode in one undamped Runge-Kutta step.
///
/// Height h and velocity v become c h + e v and c v - p e h. c and e are the exponential series up
/// to the power `order`, 1 to 4; for order 4: c = 1 - p/2 + p^2/24, e = 1 - p/6.
struct SpringSeries {
    double c;
    double e;
};
SpringSeries springSeries(int order, double p);

/// The roots of the characteristic polynomial.
///
/// `first` is the root in the upper half plane of a complex pair, or else the real root of larger
/// magnitude; `second` is its partner. The delayed scheme has a third root, real and <= 0.
struct Roots {
    std::complex<double> first;
    std::complex<double> second;
    double third = 0.0;
    int count = 2;
};
Roots rootsOf(const Rule& rule, double lambda);

/// Returns the long-term growth factor of the mode per step, the largest |root|: above 1 it grows,
/// below 1 it decays.
///
/// Two equal roots on the unit circle mean linear growth, which no factor describes.
double growthOf(const Rule& rule, double lambda);

/// Returns the largest k * lambda up to which no root lies outside the unit circle. Infinity if
/// unlimited, 0 if every wave grows. Not for integer water.
///   leapfrog        (1 + d + 2 d s) / (d s): 4 without damping
///   euler           1 / (d s) - 1
///   delayed-euler   (sqrt(a^2 + 4 (1 - b)) - a) / (2 b)
///   implicit-euler, trapezoid   no limit
///   rk4             where d s (1 - p^3/72 + p^4/576) passes 1: 8 without damping
double largestStableProduct(Scheme scheme, const Damping& damping);

/// Returns the k lambda beyond which the growth may have a second maximum if both dampings differ.
/// Infinity if none.
///
/// Otherwise growth falls and then rises with k lambda: its maximum is at an end of the range.
double secondTopFrom(Scheme scheme);

/// Returns the rule's damping; for integer water the loss per step.
Damping dampingOf(const Rule& rule);

} // namespace seiche
