// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "wave/rule.h"

#include <span>

namespace seiche {

/// The medium parameters of the energy density.
struct Springs {
    StencilWeights weights{1.0, 0.0};
    double k = 0.5;
    /// Factor on k per cell, 0 in walls. Empty: uniform medium.
    HeightView stiffness;
    MediumModel model = MediumModel::Depth;
};

/// Computes the energy of each cell, in the units of `Energy`:
///   1/2 mass * (f[n] - f[n-1])^2 + 1/4 k sum over its bonds factor * weight * (difference of f[n])
/// *
///   (difference of f[n-1]),
/// with `massOf` and `bondFactor`. Each end of a bond has half of its energy, so the sum over all
/// cells is the energy of the state. Walls hold no energy: a bond to a fixed wall belongs to the
/// neighbour, a bond to a free wall is absent or mirrored (see `CornerSpring`). Cells beyond the
/// edge repeat the edge cells. The discrete energy may be slightly negative in fast changes. All
/// views have the same size. `into` holds width * height numbers, row by row.
void energyDensity(const HeightView& now, const HeightView& before, const Springs& springs,
                   std::span<float> into, int threads = 0);

} // namespace seiche
