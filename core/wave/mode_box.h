// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/added_modes.h"
#include "wave/pool_objects.h"
#include "wave/wave.h"

#include <optional>
#include <string_view>

namespace seiche {

/// Whether an object is a wall that standing waves can be shut in: the rim of a box, fixed or free, at rest.
bool isModeBox(const PoolObject& object);

/// The water inside such a wall.
///
/// Where the box stands straight, its standing waves are exact for the cells as they are computed: as those of
/// a pool with sides of that kind, which lie where the wall's cells are (fixed) or half a cell in front of them
/// (free). Turned by another angle they are those of the water as it is drawn, whose walls are stairs.
class ModeBox {
public:
    /// Of the wall with this name. Nothing where there is none, or no water in it.
    static std::optional<ModeBox> of(const PoolObjects& objects, std::string_view name,
                                     const Wave<float>& wave);

    bool contains(int x, int y) const;
    /// The value of a mode's shape at a cell inside, -1 ... 1; half waves along the box's own width and height.
    double shape(const AddedMode& mode, int x, int y) const;
    /// sin^2 of half the angle per cell of so many half waves along the width or the height.
    double halfAngleSquare(double halfWaves, bool alongWidth) const;
    /// What k is multiplied with in its middle.
    double factor() const { return m_factor; }

private:
    /// The columns or rows between its walls.
    struct Side {
        double length = 0.0; ///< between nodes (fixed) or crests (free)
        double low = 0.0;    ///< where it begins, in cells of the box
    };
    ModeBox(const PoolObject& wall, const Wave<float>& wave);

    Spot own(int x, int y) const;
    double along(const Side& side, double at, double halfWaves) const;

    PoolObject m_wall;
    Turn m_turn;
    bool m_isFixed;
    bool m_isStraight = false;
    Cells m_inside{}; ///< of one that stands straight
    Side m_width, m_height;
    double m_factor = 1.0;
};

} // namespace seiche
