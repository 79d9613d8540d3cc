// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_column.h"
#include "picture/surface_light.h"

#include <span>

namespace seiche {

/// Projection of heights at one distance.
struct SeenDistance {
    float v;
    float atRest; ///< pixel row of height 0
    float up;     ///< rows per cell of height

    static SeenDistance at(const SurfaceEye& eye, double v);
    float rowOf(float height) const { return atRest - height * up; }
};

/// A buoy projected to the picture.
struct SeenBuoy {
    float distance, x, row, radius; ///< pixels, except the distance
};

/// Non-owning view of a surface, prepared for `SurfaceWalk`.
struct SeenSurface {
    const Grid& grid;
    const SurfaceEye& eye;
    const SurfaceLook& look;
    const SurfaceSolids& solids;
    const SurfaceLight& light;
    const BasinSides& sides;
    /// Sampled distances from near to far, common to all columns so that crests are smooth lines.
    std::span<const SeenDistance> distances;
    std::span<const SeenBuoy> buoys; ///< from near to far

    /// Returns the thickness of the tank's sides in cells.
    float rimThickness() const { return 0.9f * look.rim; }
    /// Returns the height of the tank's side at a position outside the water; 0 over water.
    float sideAt(double x, double y) const;
};

/// Draws one pixel column by walking along its line through the pool from near to far.
class SurfaceWalk {
public:
    /// Prepares a column. `x` is its centre in the whole picture; `column` receives its pixels.
    SurfaceWalk(const SeenSurface& surface, const PixelView& column, double x);

    void paint();
    /// Returns whether edges of solids rise by much more than a row per column; the column then
    /// needs subsamples.
    bool isSteep() const { return m_isSteep; }

private:
    void cross(float normalX, float normalY);
    float atX(float v) const { return m_x0 + v * m_dx; }
    float atY(float v) const { return m_y0 + v * m_dy; }
    float clampedX(float x) const;
    float clampedY(float y) const;
    Colour4 waterAt(float v) const { return m_surface.light.at(atX(v), atY(v)); }
    SeenDistance seen(double v) const { return SeenDistance::at(m_surface.eye, v); }
    float sideAt(double v) const;
    float deepestAt(double v) const;
    void sideNormal(double v, float& x, float& y) const;
    void wallNormal(float v, float& normalX, float& normalY) const;
    Colour4 topColour(float cover) const;

    void rimTop(double end, float top);
    void glass(const SeenDistance& front, float v, Colour4 surface, bool isWall);
    void backSide(double outerFar);
    void water(bool isGlass);
    std::size_t goUpTo(std::size_t i, std::size_t end, bool hasWalls);
    std::size_t openWater(std::size_t i, std::size_t end, bool hasWalls);
    void advance(const SeenDistance& there, bool hasWalls);
    void goTo(float row, Colour4 colour);
    void beginWall(float v, const SeenDistance& there, float from, float normalX, float normalY);
    void beginWater(float v, const SeenDistance& there, float foot);
    void buoy(const SeenBuoy& seen);

    const SeenSurface& m_surface;
    const SurfaceLook& m_look;
    const SurfaceSolids& m_solids;
    SurfaceColumn m_column;
    double m_at; ///< column centre in the picture
    SurfaceEye::Track m_track;
    float m_x0, m_y0, m_dx, m_dy;

    Colour4 m_last{};   ///< colour at the last position
    float m_row = 0.0f; ///< pixel row of the last position
    float m_v = 0.0f;   ///< distance of the last position
    float m_cover = 0.0f;
    bool m_isInWall = false;
    bool m_isSteep = false;
    bool m_isEdge = false; ///< a different object begins at the last position
    Colour4 m_stone{};
    float m_top = 0.0f; ///< top of the wall that contains the line
};

} // namespace seiche
