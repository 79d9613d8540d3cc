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

/// Computes the appearance of each water cell from the eye.
///
/// Sunlight is refracted towards crests (see `paintWater`): one beam per cell is accumulated on the
/// floor, which gives caustics and shadows. A cell shows the floor at the end of its refracted
/// sight line, attenuated by the water (red first). Added are scattered light, brighter in crests,
/// and the reflected sky and sun, by Schlick's approximation of Fresnel's law. The result depends
/// neither on threads nor on the processor.
class SurfaceLight {
public:
    /// Computes the light for all cells. Shown heights are `look.relief` cells per range,
    /// compressed beyond it (at most twice), and 0 if not finite.
    void shine(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceSolids& solids,
               const SurfaceShadow& shadow, const SurfaceGround& ground, const SurfaceEye& eye, int threads);

    /// Returns the pixel colour, with the height in cells as fourth number. The position lies
    /// between the centres of the outermost cells.
    Colour4 at(float x, float y) const { return at(x, y, 0); }
    /// Returns the colour and prefetches the memory `ahead` of it (see `cellsTo`).
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
    /// Returns the memory offset of (x, y) cells.
    std::ptrdiff_t cellsTo(float x, float y) const {
        return static_cast<std::ptrdiff_t>(y) * m_down + static_cast<std::ptrdiff_t>(x);
    }
    /// Returns a cell's fraction of sunlight, 0 ... 1.
    float sunAt(float x, float y) const;
    /// Returns the floor light relative to flat water (tests).
    float floorLightAt(int x, int y) const;

private:
    void raise(const HeightView& heights, float range, const SurfaceLook& look, const SurfaceShadow& shadow,
               int threads);
    void stopAtWalls(const SurfaceSolids& solids, int y, int beside, int columns, const std::int32_t* inX,
                     const std::int32_t* inY, std::int32_t* beam) const;
    void gather(const SurfaceLook& look, const SurfaceSolids& solids, int threads);
    void lightFloor(const SurfaceGround& ground, int threads);
    void traceSight(const SurfaceLook& look, const SurfaceSolids& solids, const SurfaceEye& eye, int threads);

    const float* heightRow(int y) const {
        return m_heights.data() + std::ptrdiff_t{std::clamp(y, 0, m_grid.height - 1)} * m_grid.width;
    }

    Grid m_grid;
    int m_lastX = 0, m_lastY = 0;           ///< last cell with right and lower neighbours
    std::ptrdiff_t m_right = 0, m_down = 0; ///< memory offsets of these neighbours; 0 if none
    Grid m_half;                            ///< floor light grid: 2 x 2 cells each
    std::vector<float> m_heights, m_sun;
    std::vector<std::uint32_t> m_beams[4]; ///< for a quarter of the rows each
    std::vector<float> m_light;            ///< on the floor
    std::optional<Field<Colour4>> m_floor; ///< lit floor, as light
    std::optional<Field<Colour4>> m_cells; ///< results of `at` at the cell centres
};

} // namespace seiche
