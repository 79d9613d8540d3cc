// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "wave/rule.h"

#include <span>

namespace seiche {

/// What the energy of a cell depends on besides its heights.
struct Springs {
    StencilWeights weights{1.0, 0.0};
    double k = 0.5;
    /// What each cell multiplies k with, 0 for a wall; no cells: the same everywhere.
    HeightView stiffness;
    MediumModel model = MediumModel::Depth;
};

/// How much energy each cell holds, in the units of `Energy`:
///   1/2 mass * (f[n] - f[n-1])^2 + 1/4 k sum over its bonds factor * weight * (difference of f[n]) *
///   (difference of f[n-1]), with `massOf` and `bondFactor`,
/// so that each of the two ends of a bond has half of it and all cells together have the energy of the state.
/// Walls hold none: what pulls at a fixed one is its neighbours' own, bonds to free ones are not there, or
/// mirrored (see `CornerSpring`). Cells beyond the border repeat those at it. A discrete energy may be slightly
/// negative where the wave changes quickly. The views have the same size; `into` takes width * height numbers,
/// row by row.
void energyDensity(const HeightView& now, const HeightView& before, const Springs& springs,
                   std::span<float> into, int threads = 0);

} // namespace seiche
