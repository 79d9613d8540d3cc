// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/denormals.h"

namespace seiche {

/// A cell in front of an impedance wall.
///
/// The wall's surface stands half a cell outside, where a free wall has its mirror. A spring leads from the
/// cell to it, as stiff as half a bond is, 2 K with K = k * straight weight * stiffness; the surface has no
/// mass and is held back by a dashpot with the force Z sqrt(K) per velocity. With e = f - surface at frame n:
///   f[n+1] = what the update formula makes of it - 2 K (e[n+1] + 2 e[n] + e[n-1]) / 4
///   surface[n+1] - surface[n] = sqrt(K) / Z (e[n+1] + e[n])
/// The spring's force is a mean of three frames, so that it is never too stiff for a step; and the energy of
/// the cells and of 1/2 2 K ((e[n] + e[n-1]) / 2)^2 falls by what the dashpot takes, for every Z and k. Head-on
/// waves of kappa radians per cell and omega per step come back, as from the surface,
///   (1 - Z') / (1 + Z') times as high, with Z' = Z cos(kappa/2) cos(omega/2).
/// `surfaceOf` divides Z by what is between that and Z for waves of 12 cells, halving its error.
///
/// Where a wall is slanting its cells make stairs: each face counts with the share of it that faces the way the
/// wall does, so that the wall takes as much from a wave as a straight one.
struct SurfaceCell {
    int x = 0;
    int y = 0;
    float quarter = 0.0f;  ///< of the spring's stiffness, times the faces it has
    float yielding = 0.0f; ///< sqrt(K) / Z
    float gain = 1.0f;     ///< 1 / (1 + yielding + quarter)
    float stretch = 0.0f;  ///< e[n]
    float earlier = 0.0f;  ///< e[n-1]

    /// What is to be taken from the cell's next height, by which it would move so far.
    InStep<float> take(InStep<float> moved) {
        const InStep<float> now = stretch, before = earlier;
        const InStep<float> past = (now + now) + before;
        const InStep<float> next = (((now - yielding * now) + moved) - quarter * past) * gain;
        earlier = now;
        stretch = next;
        return quarter * (next + past);
    }
    /// The dashpot's force per velocity.
    InStep<float> resistance() const { return 2.0f * InStep<float>(quarter) / yielding; }
    double energy() const {
        const double mean = 0.5 * (double{stretch} + double{earlier});
        return 2.0 * double{quarter} * mean * mean;
    }

    friend bool operator==(const SurfaceCell&, const SurfaceCell&) = default;
};

} // namespace seiche
