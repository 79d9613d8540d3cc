// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pull.h"
#include "wave/rule.h"

#include <complex>
#include <cstdint>
#include <optional>

namespace seiche {

/// How one mode goes on by itself: c[n+1] = sum * c[n] - product * c[n-1], where `sum` and `product` are those
/// of the two roots of its characteristic polynomial and `root` is the one that lasts (see `Roots::first`).
struct Recurrence {
    double sum;
    double product;
    std::complex<double> root;
    double angle;    ///< arg root
    double logDecay; ///< ln |root|
};

/// The recurrence of the mode with the eigenvalue lambda. Nothing for the delayed scheme, which looks back two
/// frames, and for integer water, which rounds.
std::optional<Recurrence> recurrenceOf(const Rule& rule, double lambda);

/// A pull that raises the current frame by 1 raises c[n-1] by this: 0 when it adds, 1 when it plucks.
/// Runge-Kutta keeps height and velocity instead of two frames; there it is the c[n-1] that would have led to
/// the heights that follow, (T - d c - d e) / D when it adds and (T - d c) / D when it plucks, with T and D the
/// sum and product of the roots and c, e as in the matrix of `Characteristic`.
double pulledBefore(const Rule& rule, double lambda, PullMode mode);

/// Modes that never become steady: one that grows does so from rounding alone, one that stays only when it is
/// pulled.
constexpr double rounding = 1e-12;
constexpr bool grows(double decay) { return decay > 1.0 + rounding; }
constexpr bool stays(double decay) { return decay > 1.0 - rounding; }

/// Shares below this part of the largest are the zeros of modes with a node there.
inline constexpr double negligibleShare = 1e-13;

/// The height of a mode at a frame and at the one before it.
struct ModeState {
    double now;
    double before;
};

/// The state just after a pull that adds `pull` every `period` steps and has done so for ever:
///   x = M^period x + pull   with M = [sum, -product; 1, 0].
/// The mode must fade, |root| < 1, and `period` >= 1.
ModeState steadyState(const Recurrence& mode, std::int64_t period, ModeState pull);

/// How many of the frames 0 ... period-1 are worth looking at: after them a mode that keeps the part `decay` <
/// 1 of its height per step has faded to the part `faded`.
std::int64_t framesUntilFaded(double decay, std::int64_t period, double faded = 1e-14);

} // namespace seiche
