// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/stability.h"

#include "theory/growth.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace seiche {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double tolerance = 1e-12;
using std::numbers::pi;

// Returns the wave with the largest eigenvalue.
PlaneWave shortestWave(const Rule& rule) {
    if (rule.scene == SceneKind::String) return {pi, 0.0};
    return {pi, weightsOf(rule.stencil).isShortestAsChessboard() ? pi : 0.0};
}

// Returns a wave with the eigenvalue lambda, along the x axis if possible, otherwise along the
// diagonal.
PlaneWave waveWith(const Rule& rule, double lambda) {
    const PlaneWave shortest = shortestWave(rule);
    double low = 0.0;
    double high = 1.0;
    for (int halving = 0; halving < 60; ++halving) {
        const double middle = 0.5 * (low + high);
        (eigenvalue(rule, middle * shortest.alpha, middle * shortest.beta) < lambda ? low : high) = middle;
    }
    return {high * shortest.alpha, high * shortest.beta};
}

struct Worst {
    double lambda;
    double growth;
};

// The maximum is at an end or see `secondTopFrom`.
Worst fastestGrowing(const Rule& rule) {
    const double largest = largestEigenvalue(rule);
    Worst worst{0.0, growthOf(rule, 0.0)};
    const auto consider = [&](double lambda) {
        const double growth = growthOf(rule, lambda);
        if (growth > worst.growth) worst = {lambda, growth};
    };
    consider(largest);
    const double from = secondTopFrom(rule.scheme);
    const bool several = rule.arithmetic == Arithmetic::Float && rule.damping.update != rule.damping.velocity &&
                         rule.k * largest > from;
    if (!several) return worst;
    constexpr int samples = 32;
    const double begin = from / rule.k;
    const double spacing = (largest - begin) / samples;
    for (int i = 0; i < samples; ++i) consider(begin + i * spacing);
    if (worst.lambda <= begin || worst.lambda >= largest) return worst;
    double low = worst.lambda - spacing;
    double high = worst.lambda + spacing;
    for (int third = 0; third < 40; ++third) {
        const double left = low + (high - low) / 3.0;
        const double right = high - (high - low) / 3.0;
        if (growthOf(rule, left) < growthOf(rule, right)) low = left;
        else high = right;
    }
    consider(0.5 * (low + high));
    return worst;
}

// Integer water is leapfrog with the neighbours' sum over `divisor`: |d (N - lambda) / divisor| <=
// 1 + d for every lambda.
double integerLimit(const Rule& rule) {
    const double d = dampingOf(rule).update;
    if (d <= 0.0) return infinity;
    Rule unit = rule;
    unit.divisor = 1;
    const double flat = std::abs(characteristicOf(unit, 0.0).coefficients[1]);
    const double shortest = std::abs(characteristicOf(unit, largestEigenvalue(rule)).coefficients[1]);
    return (1.0 + d) / std::max(flat, shortest);
}

double limitOf(const Rule& rule) {
    if (rule.arithmetic == Arithmetic::Integer) return integerLimit(rule);
    return largestStableProduct(rule.scheme, rule.damping) / largestEigenvalue(rule);
}

Verdict verdictOf(const Rule& rule, double limitK) {
    if (limitK == infinity) return Verdict::Stable;
    const double k = rule.arithmetic == Arithmetic::Integer ? 1.0 / rule.divisor : rule.k;
    if (std::abs(k - limitK) <= tolerance * limitK) return Verdict::Limit;
    return k < limitK ? Verdict::Stable : Verdict::Unstable;
}

// On the limit, rounding must not show as growth.
double settledGrowth(Verdict verdict, double growth) {
    return verdict == Verdict::Unstable ? growth : std::min(growth, 1.0);
}

} // namespace

double PlaneWave::length() const {
    const double wavenumber = std::hypot(alpha, beta);
    return wavenumber > 0.0 ? 2.0 * std::numbers::pi / wavenumber : infinity;
}

double PlaneWave::direction() const { return std::atan2(beta, alpha) * 180.0 / std::numbers::pi; }

Stability stabilityOf(const Rule& rule) {
    Stability stability;
    stability.limitK = limitOf(rule);
    stability.verdict = verdictOf(rule, stability.limitK);
    const Worst worst = fastestGrowing(rule);
    stability.growthPerStep = settledGrowth(stability.verdict, worst.growth);
    if (stability.verdict == Verdict::Unstable) {
        stability.worst =
            worst.lambda == largestEigenvalue(rule) ? shortestWave(rule) : waveWith(rule, worst.lambda);
        if (worst.lambda == 0.0) stability.worst = {};
        stability.worstGrowth = worst.growth;
        return stability;
    }
    stability.worst = shortestWave(rule);
    double lambda = largestEigenvalue(rule);
    const bool flatIsCritical =
        rule.arithmetic == Arithmetic::Integer && std::abs(characteristicOf(rule, 0.0).coefficients[1]) >
                                                      std::abs(characteristicOf(rule, lambda).coefficients[1]);
    if (flatIsCritical) {
        stability.worst = {};
        lambda = 0.0;
    }
    stability.worstGrowth = settledGrowth(stability.verdict, growthOf(rule, lambda));
    return stability;
}

StabilityMap stabilityMap(const Rule& rule, std::span<const double> kValues,
                          std::span<const double> dampingFactors, DampingKind kind) {
    StabilityMap map;
    map.columns = kValues.size();
    map.rows = dampingFactors.size();
    map.growth.reserve(map.columns * map.rows);
    map.verdict.reserve(map.columns * map.rows);
    Rule setting = rule;
    for (const double factor : dampingFactors) {
        (kind == DampingKind::Update ? setting.damping.update : setting.damping.velocity) = factor;
        const double limitK = limitOf(setting);
        for (const double k : kValues) {
            setting.k = k;
            const Verdict verdict = verdictOf(setting, limitK);
            map.verdict.push_back(verdict);
            map.growth.push_back(static_cast<float>(settledGrowth(verdict, fastestGrowing(setting).growth)));
        }
    }
    return map;
}

} // namespace seiche
