// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <optional>

namespace seiche {

/// Returns the wave speed of the real medium in m/s; 0 if there is none.
///
/// sqrt(T / mu) on a string, sqrt(g h) in shallow water, 343 for sound, 299,792,458 for light and
/// radio waves.
double speedOf(const RealMedium& real);

/// Real size of a cell and a step.
struct RealScale {
    double metresPerCell;
    double secondsPerStep;

    double metresPerSecond(double cellsPerStep) const { return cellsPerStep * metresPerCell / secondsPerStep; }
    double hertz(double cyclesPerStep) const { return cyclesPerStep / secondsPerStep; }
};

/// Returns the scale from the real length (first to last cell) and the real speed of long waves.
/// Empty without a real medium, or with one cell along x.
std::optional<RealScale> realScaleOf(const Experiment& experiment);
/// Returns the scale of `columns` cells along x.
std::optional<RealScale> realScaleOf(const RealMedium& real, const Rule& rule, int columns);

/// Returns screen seconds per real second at normal speed.
double slowMotionOf(const Experiment& experiment, const RealScale& scale);

} // namespace seiche
