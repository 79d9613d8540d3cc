// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// The surface of a moving wall in front of one cell (see run/moving_walls.h).
struct SurfaceNode {
    int wall = 0; ///< which of the moving walls
    int x = 0;    ///< the cell in front of it
    int y = 0;
    double height = 0.0;   ///< at frame n
    double before = 0.0;   ///< at frame n-1
    double mass = 0.0;     ///< half a step after frame n-1, when its momentum was mass (height - before)
    double faces = 1.0;    ///< how much of it faces the cell; 1 where it is straight along the cells
    double distance = 0.5; ///< how far it is from the cell's middle, as the spring between them is long
    double spring = 0.0;   ///< its stiffness, times the faces it has
    double stretch = 0.0;  ///< f - height, at frame n
    double earlier = 0.0;  ///< the same at frame n-1

    double energy() const {
        const double mean = 0.5 * (stretch + earlier);
        return 0.5 * spring * mean * mean;
    }

    friend bool operator==(const SurfaceNode&, const SurfaceNode&) = default;
};

} // namespace seiche
