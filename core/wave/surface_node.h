// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Surface of a moving wall, per cell (see run/moving_walls.h).
struct SurfaceNode {
    int wall = 0; ///< index of the moving wall
    int x = 0;    ///< cell in front of the surface
    int y = 0;
    double height = 0.0;   ///< at step n
    double previous = 0.0; ///< at step n-1
    double mass = 0.0;     ///< at step n-1/2, with momentum mass (height - before)
    double faces = 1.0;    ///< effective faces towards the cell; 1 if parallel
    double distance = 0.5; ///< spring length to the cell centre
    double spring = 0.0;   ///< spring stiffness, times its faces
    double stretch = 0.0;  ///< f - height, at step n
    double earlier = 0.0;  ///< f - height, at step n-1

    double energy() const {
        const double mean = 0.5 * (stretch + earlier);
        return 0.5 * spring * mean * mean;
    }

    friend bool operator==(const SurfaceNode&, const SurfaceNode&) = default;
};

} // namespace seiche
