// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <optional>

namespace seiche {

/// How fast waves of the real medium are, m/s: sqrt(T / mu) on a string, sqrt(g h) in shallow water, 343 of
/// sound, 299,792,458 of light and radio waves; 0 where nothing is real.
double speedOf(const RealMedium& real);

/// What a cell and a step of an experiment are in the world.
struct RealScale {
    double metresPerCell;
    double secondsPerStep;

    double metresPerSecond(double cellsPerStep) const { return cellsPerStep * metresPerCell / secondsPerStep; }
    double hertz(double cyclesPerStep) const { return cyclesPerStep / secondsPerStep; }
};

/// From the length, which lies between the first cell and the last one, and the speed of long waves, which is
/// the real one. Nothing where the experiment stands for nothing, or has one cell along x.
std::optional<RealScale> realScaleOf(const Experiment& experiment);
/// The same for a medium that is so many cells long.
std::optional<RealScale> realScaleOf(const RealMedium& real, const Rule& rule, int columns);

/// How many seconds go by on the screen, at normal speed, for one of the world.
double slowMotionOf(const Experiment& experiment, const RealScale& scale);

} // namespace seiche
