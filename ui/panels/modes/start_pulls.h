// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Taps that start a flat string from rest, at the amplitude of `heightToStart`.

/// Returns a standing wave with this number of half-wavelengths.
Pull standingWave(const Experiment& experiment, double halfWaves);
/// Returns a triangle from end to end with its peak in the middle, which excites no waves with a
/// node there.
Pull middlePluck(const Experiment& experiment);

} // namespace seiche
