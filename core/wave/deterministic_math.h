// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

// Functions with the same bits on all systems, for results that enter a run and its hash. C
// libraries differ in the last bits.

/// Returns the fractional part of turns, 0 ... 1.
double fractionOf(double turns);

/// Computes sin(2 pi turns), accurate to 1e-13.
double sineOfTurns(double turns);

/// Computes exp(x) for -40 <= x <= 0, accurate to a few units in the 13th digit.
double expOfNegative(double x);

} // namespace seiche
