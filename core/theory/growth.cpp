// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/growth.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

// The roots of z^2 - 2 half z + product, and gap = product - half^2, positive for a complex pair.
// `gap` is computed separately, free of cancellation, because the angle of long waves depends on
// it.
struct Pair {
    double half;
    double product;
    double gap;
    double third = 0.0; // of the delayed scheme
};

// Returns b - a^2 / 4, the gap of a wave without springs, in a form that is exact near d = s = 1.
double gapWithoutSprings(double d, double s) {
    const double sum = 1.0 + s;
    const double loss = 1.0 - s;
    return 0.25 * d * ((1.0 - d) * sum * sum - loss * loss);
}

Pair leapfrogPair(double d, double s, double q) {
    const double a = d * (1.0 + s);
    return {0.5 * (a - q), d * s, gapWithoutSprings(d, s) + 0.5 * q * (a - 0.5 * q)};
}

Pair eulerPair(double d, double s, double q) {
    return {0.5 * d * (1.0 + s), d * s + q, gapWithoutSprings(d, s) + q};
}

Pair implicitPair(double d, double s, double q) {
    const double lead = 1.0 + q;
    const double b = d * s;
    return {0.5 * d * (1.0 + s) / lead, b / lead, (gapWithoutSprings(d, s) + b * q) / (lead * lead)};
}

Pair trapezoidPair(double d, double s, double q) {
    const double lead = 1.0 + 0.5 * q;
    const double b = d * s;
    return {0.5 * d * (1.0 + s) / lead, (b + 0.5 * q) / lead,
            (gapWithoutSprings(d, s) + 0.5 * q * (1.0 + b + 0.5 * q)) / (lead * lead)};
}

// The real root z = -x solves x^3 + a x^2 + b x = q. The left side is rising and convex, so
// Newton's method converges from any start above, with the same bits everywhere. Remaining factor:
// z^2 - (a + x) z + (x^2 + a x + b).
Pair delayedPair(double d, double s, double q) {
    const double a = d * (1.0 + s);
    const double b = d * s;
    double x = b > 0.0 ? q / b : 0.0; // the smallest damping factors have the product 0
    for (int i = 0; i < 60; ++i) {
        const double excess = ((x + a) * x + b) * x - q;
        const double closer = x - excess / ((3.0 * x + 2.0 * a) * x + b);
        if (!(closer < x)) break;
        x = closer;
    }
    return {0.5 * (a + x), (x + a) * x + b, gapWithoutSprings(d, s) + 0.5 * a * x + 0.75 * x * x, -x};
}

Pair rungeKuttaPair(int order, double d, double s, double p) {
    const auto [c, e] = springSeries(order, p);
    const double turn = d * s * p * e * e;
    const double difference = 0.5 * (d - s) * c;
    return {0.5 * (d + s) * c, d * s * c * c + turn, turn - difference * difference};
}

Pair integerPair(const Rule& rule, double lambda) {
    const double d = dampingOf(rule).update;
    const double bend =
        (2.0 * rule.divisor - neighboursOf(rule) + lambda) / rule.divisor; // 2 - (N - lambda) / divisor
    return {0.5 * d * (2.0 - bend), d, d * (1.0 - d) + d * d * bend * (1.0 - 0.25 * bend)};
}

Pair pairOf(const Rule& rule, double lambda) {
    if (rule.arithmetic == Arithmetic::Integer) return integerPair(rule, lambda);
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const double q = d * s * rule.k * lambda;
    switch (rule.scheme) {
    case Scheme::Leapfrog: return leapfrogPair(d, s, q);
    case Scheme::Euler: return eulerPair(d, s, q);
    case Scheme::DelayedEuler: return delayedPair(d, s, q);
    case Scheme::ImplicitEuler: return implicitPair(d, s, q);
    case Scheme::Trapezoid: return trapezoidPair(d, s, q);
    case Scheme::Rk4: return rungeKuttaPair(infoOf(rule.scheme).order, d, s, rule.k * lambda);
    }
    return leapfrogPair(d, s, q);
}

// A gap within rounding of zero is a double root: its square root would turn 1e-16 into a growth
// of 1e-8.
double settledGap(const Pair& pair) {
    const double rounding =
        4.0 * std::numeric_limits<double>::epsilon() * (pair.half * pair.half + std::abs(pair.product));
    return std::abs(pair.gap) <= rounding && pair.gap <= 0.0 ? 0.0 : pair.gap;
}

// The third root x < 0 is never the largest, because the product of the other two is x^2 - a x + b
// with a, b > 0.
double growthOf(const Pair& pair) {
    const double gap = settledGap(pair);
    return gap >= 0.0 ? std::sqrt(pair.product) : std::abs(pair.half) + std::sqrt(-gap);
}

// Returns the first p with negative `margin`, or `end`.
template <class Margin>
double firstZero(Margin margin, double begin, double end, int samples) {
    double low = begin;
    for (int i = 1; i <= samples; ++i) {
        double high = begin + (end - begin) * i / samples;
        if (margin(high) >= 0.0) {
            low = high;
            continue;
        }
        for (int halving = 0; halving < 60; ++halving) {
            const double middle = 0.5 * (low + high);
            (margin(middle) >= 0.0 ? low : high) = middle;
        }
        return low;
    }
    return end;
}

// Two roots lie within the unit circle if their product is <= 1 and |sum| <= 1 + product. The
// product d s g(p) falls until p = 6 and rises afterwards. The sum can exceed its limit only if c
// > 1 (p > 12) and d differs from s.
double fourthOrderLimit(double d, double s) {
    const auto product = [&](double p) { return d * s * (1.0 + p * p * p * (p - 8.0) / 576.0); };
    if (d * s == 1.0) return 8.0;
    double end = 16.0;
    while (product(end) <= 1.0) end *= 2.0;
    const double limit = firstZero([&](double p) { return 1.0 - product(p); }, 8.0, end, 1);
    if (d == s || limit <= 12.0) return limit;
    const auto sumMargin = [&](double p) {
        const Pair pair = rungeKuttaPair(4, d, s, p);
        return 1.0 + pair.product - 2.0 * pair.half;
    };
    return firstZero(sumMargin, 12.0, limit, 400);
}

} // namespace

SpringSeries springSeries(int order, double p) {
    SpringSeries series{1.0, 1.0};
    if (order >= 2) series.c -= 0.5 * p;
    if (order >= 3) series.e -= p / 6.0;
    if (order >= 4) series.c += p * p / 24.0;
    return series;
}

Damping dampingOf(const Rule& rule) {
    if (rule.arithmetic == Arithmetic::Float) return rule.damping;
    return {rule.dampingShare == 0 ? 1.0 : 1.0 - 1.0 / rule.dampingShare, 1.0};
}

Characteristic characteristicOf(const Rule& rule, double lambda) {
    const Pair pair = pairOf(rule, lambda);
    const double sum = 2.0 * pair.half;
    if (rule.arithmetic == Arithmetic::Integer || rule.scheme != Scheme::DelayedEuler)
        return {{1.0, -sum, pair.product, 0.0}, 2};
    const double d = rule.damping.update;
    const double b = d * rule.damping.velocity;
    return {{1.0, -(d + b), b, b * rule.k * lambda}, 3};
}

Roots rootsOf(const Rule& rule, double lambda) {
    const Pair pair = pairOf(rule, lambda);
    const bool delayed = rule.arithmetic == Arithmetic::Float && rule.scheme == Scheme::DelayedEuler;
    Roots roots{{}, {}, pair.third, delayed ? 3 : 2};
    const double gap = settledGap(pair);
    if (gap >= 0.0) {
        roots.first = {pair.half, std::sqrt(gap)};
        roots.second = std::conj(roots.first);
        return roots;
    }
    const double larger = pair.half + std::copysign(std::sqrt(-gap), pair.half);
    roots.first = larger;
    roots.second = larger == 0.0 ? 0.0 : pair.product / larger;
    return roots;
}

double growthOf(const Rule& rule, double lambda) { return growthOf(pairOf(rule, lambda)); }

double largestStableProduct(Scheme scheme, const Damping& damping) {
    const double d = damping.update;
    const double s = damping.velocity;
    const double b = d * s;
    switch (scheme) {
    case Scheme::Leapfrog: return (1.0 + d + 2.0 * b) / b;
    case Scheme::Euler: return (1.0 - b) / b;
    case Scheme::DelayedEuler: {
        // q^2 + a q = 1 - b, solved without cancellation for weak damping.
        const double a = d * (1.0 + s);
        const double rest = 1.0 - b;
        return 2.0 * rest / (b * (std::sqrt(a * a + 4.0 * rest) + a));
    }
    case Scheme::ImplicitEuler:
    case Scheme::Trapezoid: break;
    case Scheme::Rk4: return fourthOrderLimit(d, s);
    }
    return std::numeric_limits<double>::infinity();
}

double secondTopFrom(Scheme scheme) {
    switch (scheme) {
    case Scheme::Leapfrog:
    case Scheme::Euler:
    case Scheme::DelayedEuler:
    case Scheme::ImplicitEuler:
    case Scheme::Trapezoid: break;
    case Scheme::Rk4: return 6.0; // between the sign changes of e and c
    }
    return std::numeric_limits<double>::infinity();
}

} // namespace seiche
