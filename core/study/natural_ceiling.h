// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Returns the maximum height after a single tap. If the tap adds velocity: the maximum of the tap
/// itself and its plateau, (sum of the shape) * height / (2 sqrt(k)) (d'Alembert). For a standing
/// wave of angle a per step: height / sin(a).
double heightOfOnePull(const Experiment& experiment, const Pull& pull);

/// Returns the ceiling height: the value of the experiment, else a suitable default. The default is
/// the height after many taps at resonance if taps add, or the tap's height if it sets. For a
/// string that starts in motion, slightly above its initial height.
double naturalCeiling(const Experiment& experiment);

} // namespace seiche
