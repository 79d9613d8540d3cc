// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/added_modes.h"
#include "wave/pool_objects.h"
#include "wave/rule.h"
#include "wave/wave.h"

namespace seiche {

/// The amplitudes of an oscillating mode in the stored time levels: now, one and two steps earlier.
/// For Runge-Kutta schemes the difference of the first two is the velocity.
struct ModeFrames {
    double now = 0.0;
    double previous = 0.0;
    double older = 0.0;
};

/// Returns the time levels of a mode with height ~ Re(e^(i 2 pi phase) z^n), z the dominant root of
/// its characteristic polynomial (see theory/growth.h). A mode that does not oscillate uses a real
/// root and only its height. Bit-identical on every machine.
ModeFrames modeFramesOf(const Rule& rule, const Grid& grid, const AddedMode& mode);
/// Returns the time levels for this eigenvalue of the springs.
ModeFrames modeFramesOf(const Rule& rule, double lambda, const AddedMode& mode);

/// Returns the mode shape, -1 ... 1.
double shapeOf(const Rule& rule, const Grid& grid, const AddedMode& mode, int x, int y = 0);

/// Adds the modes to the moving cells of all stored time levels. A conserving rule skips the
/// uniform mode. Modes in a wall that is missing or no longer a box are ignored.
void applyModes(Wave<float>& wave, const Rule& rule, const AddedModes& added, const PoolObjects& objects = {});
void applyModes(Wave<std::int32_t>& wave, const Rule& rule, const AddedModes& added,
                const PoolObjects& objects = {});

} // namespace seiche
