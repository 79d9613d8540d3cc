// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/check.h"

#include "theory/modes.h"

#include <optional>

namespace seiche {

/// How a standing wave of an experiment moves: the `mode`-th of those that swing, slowest first, waves of equal
/// frequency counted once. Nothing where none stands or there are fewer.
std::optional<Motion> standingWave(const Experiment& experiment, int mode);

/// Whether pulls (or a sine) at this frequency, Hz, meet another resonance than the `mode`-th standing wave: by
/// theory the wave that they raise most is another one, or comes back several times between them, and they are
/// within `percent` of its rhythm. False where theory has no answer.
bool isOtherResonance(const Experiment& experiment, double hertz, int mode, double percent);

/// The speed of long waves, cells per second: sqrt(k (side + 2 corner)) with the weights of the stencil, times
/// the steps per second.
double waveSpeed(const Experiment& experiment);

/// The first source that swings in a sine; null where there is none.
const Source* sineSource(const Experiment& experiment);

/// What theory says a student should find; nothing where theory has no answer for this setting.
std::optional<double> expectedOf(const check::Number& number, const Experiment& experiment);

} // namespace seiche
