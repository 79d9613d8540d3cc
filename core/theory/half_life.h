// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// Returns the time in seconds after which long waves have half their height: ln 2 / decay rate,
/// where the amplitude decays by √(update·velocity) per step. Infinite without damping.
double halfLife(const Damping& damping, double stepsPerSecond);

/// Returns the factor of one kind of damping for a half-life in seconds, above 0, possibly infinite.
/// `other` is the factor of the other kind. At most 1; 0 if the half-life is too short.
double factorForHalfLife(double seconds, double other, double stepsPerSecond);

} // namespace seiche
