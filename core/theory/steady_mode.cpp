// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/steady_mode.h"

#include "theory/growth.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

using Complex = std::complex<double>;

// Matrix of one mode's state under c[n+1] = T c[n] - D c[n-1]: [T, -D; 1, 0] per step.
struct Step {
    double nowNow, nowBefore, beforeNow, beforeBefore;

    Step operator*(const Step& b) const {
        return {nowNow * b.nowNow + nowBefore * b.beforeNow, nowNow * b.nowBefore + nowBefore * b.beforeBefore,
                beforeNow * b.nowNow + beforeBefore * b.beforeNow,
                beforeNow * b.nowBefore + beforeBefore * b.beforeBefore};
    }
};

Step power(Step base, std::int64_t exponent) {
    Step result{1.0, 0.0, 0.0, 1.0};
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = result * base;
        base = base * base;
    }
    return result;
}

// Returns the solution of x = M^P x + `pull`.
ModeState steadyOverdamped(double sum, double product, std::int64_t period, ModeState pull) {
    const Step m = power({sum, -product, 1.0, 0.0}, period);
    const double a = 1.0 - m.nowNow, b = -m.nowBefore, c = -m.beforeNow, d = 1.0 - m.beforeBefore;
    const double determinant = a * d - b * c;
    return {(d * pull.now - b * pull.previous) / determinant, (a * pull.previous - c * pull.now) / determinant};
}

// Returns the steady state from powers of the complex root: S(j) = Im(z^j / (1 - z^P)) / Im z.
ModeState steadySwinging(const Recurrence& mode, std::int64_t period, ModeState pull) {
    const double steps = static_cast<double>(period);
    const Complex z = mode.root;
    const double product = mode.product;
    const Complex train = 1.0 / (1.0 - std::polar(std::exp(steps * mode.logDecay), steps * mode.angle));
    const double scale = 1.0 / z.imag();
    const double atMinusOne = (train * std::conj(z)).imag() * scale / product;
    const double atZero = train.imag() * scale;
    const double atOne = (train * z).imag() * scale;
    return {pull.now * atOne - product * pull.previous * atZero,
            pull.now * atZero - product * pull.previous * atMinusOne};
}

} // namespace

std::optional<Recurrence> recurrenceOf(const Rule& rule, double lambda) {
    if (rule.arithmetic == Arithmetic::Integer || rule.scheme == Scheme::DelayedEuler) return std::nullopt;
    const Characteristic polynomial = characteristicOf(rule, lambda);
    const std::complex<double> root = rootsOf(rule, lambda).first;
    return Recurrence{-polynomial.coefficients[1], polynomial.coefficients[2], root, std::arg(root),
                      std::log(std::abs(root))};
}

double pulledBefore(const Rule& rule, double lambda, PullMode mode) {
    if (!infoOf(rule.scheme).isRungeKutta) return mode == PullMode::Pluck ? 1.0 : 0.0;
    const Characteristic polynomial = characteristicOf(rule, lambda);
    const auto [c, e] = springSeries(infoOf(rule.scheme).order, rule.k * lambda);
    const double heightToHeight = rule.damping.update * c;
    const double velocityToHeight = mode == PullMode::Pluck ? 0.0 : rule.damping.update * e;
    return (-polynomial.coefficients[1] - heightToHeight - velocityToHeight) / polynomial.coefficients[2];
}

ModeState steadyState(const Recurrence& mode, std::int64_t period, ModeState pull) {
    SEICHE_EXPECTS(period >= 1 && mode.logDecay < 0.0);
    if (mode.root.imag() > 0.0) return steadySwinging(mode, period, pull);
    return steadyOverdamped(mode.sum, mode.product, period, pull);
}

std::int64_t framesUntilFaded(double decay, std::int64_t period, double faded) {
    SEICHE_EXPECTS(decay < 1.0);
    const double frames = decay > 0.0 ? std::ceil(std::log(faded) / std::log(decay)) + 1.0 : 2.0;
    return static_cast<std::int64_t>(std::min(static_cast<double>(period), frames));
}

} // namespace seiche
