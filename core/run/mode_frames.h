// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/added_modes.h"
#include "wave/pool_objects.h"
#include "wave/rule.h"
#include "wave/wave.h"

namespace seiche {

/// What the kept frames have of a mode that swings, as parts of its shape: heights now, one and two steps
/// earlier. A Runge-Kutta scheme has the velocity in the difference of the first two.
struct ModeFrames {
    double now = 0.0;
    double before = 0.0;
    double older = 0.0;
};

/// For height ~ Re(e^(i 2 pi phase) z^n) with the lasting root z of its characteristic polynomial (see
/// theory/growth.h); a mode that does not swing has that of a real root, and no phase but its height. The same
/// bits on every machine.
ModeFrames modeFramesOf(const Rule& rule, const Grid& grid, const AddedMode& mode);
/// The same of a mode with this eigenvalue of the springs.
ModeFrames modeFramesOf(const Rule& rule, double lambda, const AddedMode& mode);

/// The value of its shape at a cell, -1 ... 1.
double shapeOf(const Rule& rule, const Grid& grid, const AddedMode& mode, int x, int y = 0);

/// Adds the modes to all kept frames; of the cells that move, walls left out. Where the rule conserves, a level
/// surface is not added. Modes in a wall that is not there, or no box any more, are none.
void applyModes(Wave<float>& wave, const Rule& rule, const AddedModes& added, const PoolObjects& objects = {});
void applyModes(Wave<std::int32_t>& wave, const Rule& rule, const AddedModes& added,
                const PoolObjects& objects = {});

} // namespace seiche
