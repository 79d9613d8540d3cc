// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "model/experiment.h"

#include <optional>

namespace seiche {

/// Returns the common frequency of drive and sources, in cycles per step. Empty if there is none,
/// if frequencies differ, if a source travels, pauses or is noise, or if a wall moves.
std::optional<double> steadyFrequency(const Experiment& settings);

/// Returns the window for means of the run.
///
/// With a steady frequency: the smallest number of whole cycles, at most 32, that whole steps meet
/// to 0.4 % of the window. Each cycle has 8 to 16 samples, or one per step if it is shorter.
/// Otherwise the e-folding time is 8 cycles of the slowest permanent source. Without sources it is
/// the travel time of a long wave across the shorter side. Sampling every cell of a pool costs
/// about a sixth of a step. That is the maximum cost per step; for waves of at least 64 steps it is
/// at most an eighth of that.
MeanWindow meanWindowOf(const Experiment& settings);

/// Returns the number of past steps needed for a mean.
std::int64_t stepsToLookBack(const MeanWindow& window);

} // namespace seiche
