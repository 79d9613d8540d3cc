// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/check.h"

#include "theory/modes.h"

#include <optional>

namespace seiche {

/// Returns the motion of the `mode`-th standing wave, slowest first. Skips waves that do not
/// oscillate and counts equal frequencies once. Empty if there are no standing waves or too few.
std::optional<Motion> standingWave(const Experiment& experiment, int mode);

/// Returns whether taps (or a sine) at this frequency, in Hz, excite a resonance other than the
/// `mode`-th standing wave. True if, by theory, the most strongly excited wave is a different wave
/// or oscillates several times per tap, and its frequency matches within `percent`. False if theory
/// has no answer.
bool isOtherResonance(const Experiment& experiment, double hertz, int mode, double percent);

/// Returns the speed of long waves in cells per second: sqrt(k (side + 2 corner)) with the stencil
/// weights, times the steps per second.
double waveSpeed(const Experiment& experiment);

/// Returns the first sine source; null if none.
const Source* sineSource(const Experiment& experiment);

/// Returns the theoretical result; empty if theory has no answer.
std::optional<double> expectedOf(const check::Number& number, const Experiment& experiment);

} // namespace seiche
