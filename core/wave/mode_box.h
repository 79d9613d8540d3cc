// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/added_modes.h"
#include "wave/pool_objects.h"
#include "wave/wave.h"

#include <optional>
#include <string_view>

namespace seiche {

/// Returns whether an object is a wall that can enclose standing waves: a hollow box, fixed or
/// free, not moving.
bool isModeBox(const PoolObject& object);

/// Water inside a box-shaped wall.
///
/// If the box is axis-parallel, its standing waves are exact for the discrete cells. They equal
/// those of a pool whose sides are at the wall's cells (fixed) or half a cell in front of them
/// (free). If it is rotated, they are those of the drawn outline, while the actual walls are
/// stairs.
class ModeBox {
public:
    /// Returns the box of the wall with this name. Empty if not found or without water inside.
    static std::optional<ModeBox> of(const PoolObjects& objects, std::string_view name,
                                     const Wave<float>& wave);

    bool contains(int x, int y) const;
    /// Returns the mode shape at a cell inside, -1 ... 1. Its half-wavelengths are along the width
    /// and height of the box.
    double shape(const AddedMode& mode, int x, int y) const;
    /// Returns sin^2 of half the phase angle per cell, along width or height.
    double halfAngleSquare(double halfWaves, bool alongWidth) const;
    /// Returns the factor of k in its middle.
    double factor() const { return m_factor; }

private:
    /// Extent of the columns or rows between the walls.
    struct Side {
        double length = 0.0; ///< between nodes (fixed) or antinodes (free)
        double low = 0.0;    ///< first position, in cells of the box
    };
    ModeBox(const PoolObject& wall, const Wave<float>& wave);

    Spot own(int x, int y) const;
    double along(const Side& side, double at, double halfWaves) const;

    PoolObject m_wall;
    Turn m_turn;
    bool m_isFixed;
    bool m_isStraight = false;
    Cells m_inside{}; ///< cells inside an axis-parallel box
    Side m_width, m_height;
    double m_factor = 1.0;
};

} // namespace seiche
