// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/denormals.h"

namespace seiche {

/// Cell in front of an impedance wall.
///
/// The wall surface is half a cell outside, at the mirror plane of a free wall. A spring connects
/// it to the cell, with the stiffness of half a bond, 2 K with K = k * straight weight * stiffness.
/// The surface is massless and held by a damper with the force Z sqrt(K) per velocity. With e = f -
/// surface at step n:
///   f[n+1] = (update formula) - 2 K (e[n+1] + 2 e[n] + e[n-1]) / 4
///   surface[n+1] - surface[n] = sqrt(K) / Z (e[n+1] + e[n])
/// The spring force is a mean of three steps, so it is stable at any stiffness. The energy of the
/// cells plus 1/2 2 K ((e[n] + e[n-1]) / 2)^2 falls by the damper's loss, for every Z and k.
/// Head-on waves of kappa radians per cell and omega per step have, at the surface, the reflection
/// coefficient
///   (1 - Z') / (1 + Z'), with Z' = Z cos(kappa/2) cos(omega/2)
/// `surfaceOf` compensates the factor for a wavelength of 12 cells, which halves its error.
///
/// A slanting wall is a staircase of cells. Each face is weighted by its component along the wall's
/// normal, so that a slanting wall absorbs as much as a straight one.
struct SurfaceCell {
    int x = 0;
    int y = 0;
    float quarter = 0.0f;  ///< a quarter of the spring stiffness, times its faces
    float yielding = 0.0f; ///< sqrt(K) / Z
    float gain = 1.0f;     ///< 1 / (1 + yielding + quarter)
    float stretch = 0.0f;  ///< e[n]
    float earlier = 0.0f;  ///< e[n-1]

    /// Advances the surface by a step. Returns the amount to subtract from the cell's next height.
    /// `moved`: the cell's movement without it.
    InStep<float> absorb(InStep<float> moved) {
        const InStep<float> now = stretch, before = earlier;
        const InStep<float> past = (now + now) + before;
        const InStep<float> next = (((now - yielding * now) + moved) - quarter * past) * gain;
        earlier = now;
        stretch = next;
        return quarter * (next + past);
    }
    /// Returns the damper's force per velocity.
    InStep<float> resistance() const { return 2.0f * InStep<float>(quarter) / yielding; }
    double energy() const {
        const double mean = 0.5 * (double{stretch} + double{earlier});
        return 2.0 * double{quarter} * mean * mean;
    }

    friend bool operator==(const SurfaceCell&, const SurfaceCell&) = default;
};

} // namespace seiche
