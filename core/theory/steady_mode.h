// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pull.h"
#include "wave/rule.h"

#include <complex>
#include <cstdint>
#include <optional>

namespace seiche {

/// The free recurrence of one mode: c[n+1] = sum * c[n] - product * c[n-1].
///
/// `sum` and `product` are those of the two roots of its characteristic polynomial; `root` is the
/// lasting root (see `Roots::first`).
struct Recurrence {
    double sum;
    double product;
    std::complex<double> root;
    double angle;    ///< arg root
    double logDecay; ///< ln |root|
};

/// Returns the recurrence of the mode with the eigenvalue lambda.
///
/// Empty for the delayed scheme, which needs two earlier steps, and for integer water, which
/// rounds.
std::optional<Recurrence> recurrenceOf(const Rule& rule, double lambda);

/// Returns the change of c[n-1] by a tap that raises the current step by 1: 0 in mode `add`, 1 in
/// mode `pluck`.
///
/// Runge-Kutta keeps height and velocity instead of two fields. There the result is the equivalent
/// c[n-1] that leads to the same next heights: (T - d c - d e) / D for `add` and (T - d c) / D for
/// `pluck`. T and D are the sum and product of the roots; c and e as in the matrix of
/// `Characteristic`.
double pulledBefore(const Rule& rule, double lambda, PullMode mode);

/// Tolerance for modes that never become steady: a growing mode needs only rounding, a constant
/// mode only a tap.
constexpr double rounding = 1e-12;
constexpr bool grows(double decay) { return decay > 1.0 + rounding; }
constexpr bool stays(double decay) { return decay > 1.0 - rounding; }

/// Fraction of the largest coefficient below which a coefficient is the rounded zero of a mode with
/// a node there.
inline constexpr double negligibleShare = 1e-13;

/// A mode's height at the current and previous step.
struct ModeState {
    double now;
    double previous;
};

/// Returns the state just after a tap that has always added `pull` every `period` steps:
///   x = M^period x + `pull`   with M = [sum, -product; 1, 0]
/// The mode must decay, |root| < 1, and `period` >= 1.
ModeState steadyState(const Recurrence& mode, std::int64_t period, ModeState pull);

/// Returns the number of relevant steps among 0 ... period-1. After them a mode with `decay` < 1
/// per step has decayed to the fraction `faded`.
std::int64_t framesUntilFaded(double decay, std::int64_t period, double faded = 1e-14);

} // namespace seiche
