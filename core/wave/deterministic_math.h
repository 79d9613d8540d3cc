// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

// Functions whose results enter a run and its hash: those of C libraries differ in the last bits between
// systems.

/// The part of a turn beyond the last whole one, 0 ... 1.
double fractionOf(double turns);

/// sin(2 pi turns); exact to 1e-13.
double sineOfTurns(double turns);

/// exp(x) for -40 <= x <= 0; exact to a few units in the 13th digit.
double expOfNegative(double x);

} // namespace seiche
