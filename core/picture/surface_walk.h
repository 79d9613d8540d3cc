// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/surface_column.h"
#include "picture/surface_light.h"

#include <span>

namespace seiche {

/// Where heights at one distance are seen.
struct SeenDistance {
    float v;
    float atRest; ///< row of pixels of the height 0
    float up;     ///< rows per cell of height

    static SeenDistance at(const SurfaceEye& eye, double v);
    float rowOf(float height) const { return atRest - height * up; }
};

/// A buoy as it is seen.
struct SeenBuoy {
    float distance, x, row, radius; ///< pixels but for the distance
};

/// A surface as an eye sees it, ready to be walked. Does not own what is in it.
struct SeenSurface {
    const Grid& grid;
    const SurfaceEye& eye;
    const SurfaceLook& look;
    const SurfaceSolids& solids;
    const SurfaceLight& light;
    const BasinSides& sides;
    /// At which columns look, from near to far: all at the same ones, so that crests are smooth lines.
    std::span<const SeenDistance> distances;
    std::span<const SeenBuoy> buoys; ///< from near to far

    /// How thick the sides of the basin are, cells.
    float rimThickness() const { return 0.9f * look.rim; }
    /// How high the side stands that is at a place outside the water; 0 over it.
    float sideAt(double x, double y) const;
};

/// Goes along the line through the pool that a column of pixels shows, from near to far.
class SurfaceWalk {
public:
    /// `x` is the column's middle in the whole picture; `column` gets its pixels.
    SurfaceWalk(const SeenSurface& surface, const PixelView& column, double x);

    void paint();
    /// Whether edges of solids went up by much more than a row from this column to the next: it has to be
    /// looked at in parts.
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
    void go(const SeenDistance& there, bool hasWalls);
    void goTo(float row, Colour4 colour);
    void beginWall(float v, const SeenDistance& there, float from, float normalX, float normalY);
    void beginWater(float v, const SeenDistance& there, float foot);
    void buoy(const SeenBuoy& seen);

    const SeenSurface& m_surface;
    const SurfaceLook& m_look;
    const SurfaceSolids& m_solids;
    SurfaceColumn m_column;
    double m_at; ///< in the picture
    SurfaceEye::Track m_track;
    float m_x0, m_y0, m_dx, m_dy;

    Colour4 m_last{};   ///< at the last place
    float m_row = 0.0f; ///< where it is seen
    float m_v = 0.0f;   ///< its distance
    float m_cover = 0.0f;
    bool m_isInWall = false;
    bool m_isSteep = false;
    bool m_isEdge = false; ///< something else begins at the last place
    Colour4 m_stone{};
    float m_top = 0.0f; ///< of the wall that the line is in
};

} // namespace seiche
