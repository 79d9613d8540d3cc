// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_colour.h"
#include "picture/surface_eye.h"
#include "picture/surface_ground.h"
#include "picture/surface_shadow.h"
#include "wave/field.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace seiche {

/// What each cell of the water looks like from the eye.
///
/// The sun shines through the surface and is bent towards its crests (as `paintWater` says): where its light
/// lands on the floor is counted, a beam for each cell, which gives caustics and shadows there. What is seen at
/// a cell is the floor where the bent look meets it, dimmed by the water on its way (red first), light
/// scattered in the water, brighter in crests, and the mirrored sky and sun, by Fresnel's law as Schlick
/// approximates it. Bytes depend neither on threads nor on the processor.
class SurfaceLight {
public:
    /// Heights as they are shown: `look.relief` cells for the range, held back beyond it (never more than
    /// twice), 0 where they are not finite.
    void shine(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceSolids& solids,
               const SurfaceShadow& shadow, const SurfaceGround& ground, const SurfaceEye& eye, int threads);

    /// The pixel's colour, and the height in cells in the fourth number. Between the middles of the outermost
    /// cells.
    Colour4 at(float x, float y) const { return at(x, y, 0); }
    /// The same; the memory `ahead` from there (see `cellsTo`) will be asked for soon.
    Colour4 at(float x, float y, std::ptrdiff_t ahead) const {
        const int cellX = std::min(static_cast<int>(x), m_lastX),
                  cellY = std::min(static_cast<int>(y), m_lastY);
        const float partX = x - static_cast<float>(cellX), partY = y - static_cast<float>(cellY);
        const Colour4* upper = m_cells->row(cellY) + cellX;
        const Colour4* lower = upper + m_down;
        __builtin_prefetch(upper + ahead);
        const Colour4 above = upper[0] + partX * (upper[m_right] - upper[0]);
        const Colour4 below = lower[0] + partX * (lower[m_right] - lower[0]);
        return above + partY * (below - above);
    }
    /// How far a place so many cells further on is in memory.
    std::ptrdiff_t cellsTo(float x, float y) const {
        return static_cast<std::ptrdiff_t>(y) * m_down + static_cast<std::ptrdiff_t>(x);
    }
    /// How much of the sun a cell of the water gets, 0 ... 1.
    float sunAt(float x, float y) const;
    /// Light on the floor in proportion to that without waves; for tests.
    float floorLightAt(int x, int y) const;

private:
    void raise(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceShadow& shadow,
               int threads);
    void stopAtWalls(const SurfaceSolids& solids, int y, int beside, int columns, const std::int32_t* inX,
                     const std::int32_t* inY, std::int32_t* beam) const;
    void gather(const SurfaceLook& look, const SurfaceSolids& solids, int threads);
    void lightFloor(const SurfaceGround& ground, int threads);
    void look(const SurfaceLook& look, const SurfaceSolids& solids, const SurfaceEye& eye, int threads);

    const float* heightRow(int y) const {
        return m_heights.data() + std::ptrdiff_t{std::clamp(y, 0, m_grid.height - 1)} * m_grid.width;
    }

    Grid m_grid;
    int m_lastX = 0, m_lastY = 0;           ///< the last cell that has neighbours to the right and below
    std::ptrdiff_t m_right = 0, m_down = 0; ///< to them; 0 where no cell has any
    Grid m_half;                            ///< of the light on the floor: each of its cells is two by two
    std::vector<float> m_heights, m_sun;
    std::vector<std::uint32_t> m_beams[4]; ///< of a quarter of the rows each
    std::vector<float> m_light;            ///< on the floor
    std::optional<Field<Colour4>> m_floor; ///< lit, as light
    std::optional<Field<Colour4>> m_cells; ///< what `at` gives at their middles
};

} // namespace seiche
