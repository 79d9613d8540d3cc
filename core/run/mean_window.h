// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/windowed_mean.h"
#include "model/experiment.h"

#include <optional>

namespace seiche {

/// The frequency of everything that swings on and on in the experiment, drive and sources, cycles per step;
/// nothing where nothing does, where frequencies differ, where a source travels, rests or is noise, or where a
/// wall travels.
std::optional<double> steadyFrequency(const Experiment& settings);

/// The window over which means of the run are taken.
///
/// Of a steady frequency: as few whole cycles as whole steps hit to 0.4 % of the window (at most 32), with 8 to
/// 16 samples in each, or one each step where a cycle has fewer. Else the e-folding time is 8 cycles of the
/// slowest source that swings on and on, or, without one, as long as a long wave takes across the shorter side.
/// A look at every cell of a pool takes about a sixth of the time of a step; that time at each step is the most
/// it costs, and an eighth of it and less for waves of 64 steps and more.
MeanWindow meanWindowOf(const Experiment& settings);

/// How many steps before a frame one has to begin to look for the mean at it.
std::int64_t stepsToLookBack(const MeanWindow& window);

} // namespace seiche
