// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_walk.h"

#include "picture/surface_stone.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr float wallOutline = 127.5f; // coverage at wall outlines

} // namespace

SeenDistance SeenDistance::at(const SurfaceEye& eye, double v) {
    const double atRest = eye.rowOf(v, 0.0);
    return {static_cast<float>(v), static_cast<float>(atRest), static_cast<float>(atRest - eye.rowOf(v, 1.0))};
}

float SeenSurface::sideAt(double x, double y) const {
    float top = 0.0f;
    if (x < 0.0) top = std::max(top, sides.left);
    if (x > grid.width - 1) top = std::max(top, sides.right);
    if (y < 0.0) top = std::max(top, sides.top);
    if (y > grid.height - 1) top = std::max(top, sides.bottom);
    return top;
}

SurfaceWalk::SurfaceWalk(const SeenSurface& surface, const PixelView& column, double x)
    : m_surface(surface), m_look(surface.look), m_solids(surface.solids), m_column(column), m_at(x),
      m_track(surface.eye.trackOf(x)), m_x0(static_cast<float>(m_track.x0)),
      m_y0(static_cast<float>(m_track.y0)), m_dx(static_cast<float>(m_track.dx)),
      m_dy(static_cast<float>(m_track.dy)) {}

void SurfaceWalk::paint() {
    const BasinSides& sides = m_surface.sides;
    const float thick = m_look.rim > 0.0f ? m_surface.rimThickness() / m_look.rim : 0.0f;
    const SurfaceEye::Track outer =
        m_surface.eye.trackOf(m_at, {double(thick * sides.left), double(thick * sides.right),
                                     double(thick * sides.top), double(thick * sides.bottom)});
    const Colour4 ground = pixelColour(m_look.ground);
    if (outer.far < outer.near) return m_column.emerge(0.0f, ground);
    const bool isWater = m_track.near <= m_track.far;
    const double waterBegin = isWater ? m_track.near : outer.far;
    const SeenDistance front = seen(outer.near);
    const float base = front.rowOf(-m_look.depth * deepestAt(outer.near) - m_look.slab());
    m_column.emerge(base, ground);
    const bool isStone = outer.near < waterBegin - 1e-6;
    if (isStone) {
        // The front face: the end of a side, or a side seen from outside.
        const double middle = 0.5 * (outer.near + waterBegin);
        m_top = sideAt(middle);
        const float foot = front.rowOf(0.0f), top = front.rowOf(m_top);
        const Colour4 middling = exposed(stone::rim * 0.42f);
        m_column.emerge(base, foot, exposed(stone::rim * 0.26f), middling);
        if (top < foot) m_column.emerge(foot, top, middling, exposed(stone::rim * 0.62f));
        rimTop(waterBegin, m_top);
    }
    for (const double end : {outer.near, outer.far}) {
        float normalX, normalY;
        sideNormal(end, normalX, normalY);
        cross(normalX, normalY);
    }
    if (isWater) {
        water(!isStone);
        if (outer.far > m_track.far + 1e-6) backSide(outer.far);
    }
    m_column.emerge(0.0f, ground);
}

// Notes an edge of this horizontal normal crossing the column.
void SurfaceWalk::cross(float normalX, float normalY) {
    const SurfaceEye::Point aside = m_surface.eye.aside();
    const float across = normalX * static_cast<float>(aside.x) + normalY * static_cast<float>(aside.y);
    const float along = normalX * m_dx + normalY * m_dy;
    constexpr float max = 1.6f; // rows per column
    if (std::abs(across) * static_cast<float>(m_surface.eye.sinTilt()) > max * std::abs(along))
        m_isSteep = true;
}

float SurfaceWalk::clampedX(float x) const {
    return std::clamp(x, 0.0f, static_cast<float>(m_surface.grid.width - 1));
}
float SurfaceWalk::clampedY(float y) const {
    return std::clamp(y, 0.0f, static_cast<float>(m_surface.grid.height - 1));
}

// Returns the height of the tank's side outside the water.
float SurfaceWalk::sideAt(double v) const {
    return m_surface.sideAt(m_track.x0 + v * m_track.dx, m_track.y0 + v * m_track.dy);
}

float SurfaceWalk::deepestAt(double v) const {
    if (!m_solids.hasMedia()) return 1.0f;
    const float at = static_cast<float>(v);
    return std::max(1.0f, m_solids.depthAt(clampedX(atX(at)), clampedY(atY(at))));
}

// Computes the outward normal of the pool side nearest to a position on the tank's side.
void SurfaceWalk::sideNormal(double v, float& x, float& y) const {
    const double px = m_track.x0 + v * m_track.dx, py = m_track.y0 + v * m_track.dy;
    const double right = m_surface.grid.width - 1 - px, bottom = m_surface.grid.height - 1 - py;
    const double min = std::min(std::min(px, right), std::min(py, bottom));
    x = min == px ? -1.0f : min == right ? 1.0f : 0.0f;
    y = x != 0.0f ? 0.0f : min == py ? -1.0f : 1.0f;
}

// Computes the outward normal from the coverage gradient.
void SurfaceWalk::wallNormal(float v, float& normalX, float& normalY) const {
    const float x = atX(v), y = atY(v);
    const auto cover = [this](float px, float py) { return m_solids.coverAt(clampedX(px), clampedY(py)); };
    normalX = cover(x - 1.0f, y) - cover(x + 1.0f, y);
    normalY = cover(x, y - 1.0f) - cover(x, y + 1.0f);
    const float length = std::sqrt(normalX * normalX + normalY * normalY);
    if (length < 1e-3f) {
        normalX = -m_dx, normalY = -m_dy;
        return;
    }
    normalX /= length;
    normalY /= length;
}

// Returns the colour of a wall top, lighter at edges.
Colour4 SurfaceWalk::topColour(float cover) const {
    const float edge = std::clamp((225.0f - cover) / 90.0f, 0.0f, 1.0f);
    return exposed(m_stone * (stone::lightOnTop * (1.0f + 0.28f * edge)));
}

void SurfaceWalk::rimTop(double end, float top) {
    m_column.emerge(seen(end).rowOf(top), exposed(stone::rim * stone::lightOnTop));
}

// Draws the base plate and the water in section.
void SurfaceWalk::glass(const SeenDistance& front, float v, Colour4 surface, bool isWall) {
    float normalX, normalY;
    sideNormal(m_track.near, normalX, normalY);
    const float lit = normalX != 0.0f ? 0.72f : 1.0f;
    const float share = m_solids.hasMedia() ? m_solids.depthAt(clampedX(atX(v)), clampedY(atY(v))) : 1.0f;
    const float floor = front.rowOf(-m_look.depth * share);
    const float bottom = front.rowOf(-m_look.depth * std::max(1.0f, share) - m_look.slab());
    // The base plate has a lit edge; a medium is a slab of its own colour.
    m_column.emerge(bottom, front.rowOf(-m_look.depth * std::max(share, 1.0f)),
                    exposed(stone::rim * (0.30f * lit)), exposed(stone::rim * (0.50f * lit)));
    if (share < 1.0f)
        m_column.emerge(front.rowOf(-m_look.depth), floor, exposed(stone::slab * (0.40f * lit)),
                        exposed(stone::slab * (0.75f * lit)));
    if (isWall) return;
    const float top = front.rowOf(surface[3]), edge = std::min(1.6f, 0.25f * std::max(floor - top, 0.0f));
    m_column.emerge(floor, top + edge, exposed(stone::glassDeep * lit),
                    exposed(stone::glassHigh * (0.62f * lit)));
    m_column.emerge(top + edge, top, exposed(stone::glassHigh * lit), exposed(stone::glassHigh * (1.5f * lit)));
    m_row = top;
}

void SurfaceWalk::water(bool isGlass) {
    const float near = static_cast<float>(m_track.near), far = static_cast<float>(m_track.far);
    const SeenDistance front = seen(m_track.near);
    const bool hasWalls = m_solids.hasWalls();
    m_cover = hasWalls ? m_solids.coverAt(clampedX(atX(near)), clampedY(atY(near))) : 0.0f;
    m_isInWall = m_cover >= wallOutline;
    if (isGlass) {
        m_last = waterAt(near);
        m_row = front.rowOf(m_last[3]);
        glass(front, near, m_last, m_isInWall);
    } else if (!m_isInWall) {
        beginWater(near, front, front.rowOf(m_top));
    }
    m_v = near;
    if (m_isInWall) {
        float normalX, normalY;
        sideNormal(m_track.near, normalX, normalY);
        beginWall(near, front, front.rowOf(-m_look.depth), normalX, normalY);
    }
    const auto firstFrom = [this](float v) {
        return static_cast<std::size_t>(std::ranges::lower_bound(m_surface.distances, v, {}, &SeenDistance::v) -
                                        m_surface.distances.begin());
    };
    constexpr float little = 1e-3f;
    std::size_t i = firstFrom(near + little);
    const std::size_t end = std::max(i, firstFrom(far - little));
    for (const SeenBuoy& each : m_surface.buoys) {
        if (!(std::abs(static_cast<float>(m_at) - each.x) < each.radius)) continue;
        i = goUpTo(i, std::min(end, firstFrom(each.distance)), hasWalls);
        buoy(each);
    }
    goUpTo(i, end, hasWalls);
    advance(seen(m_track.far), hasWalls);
}

// Walks the distances i ... end - 1. Returns the next index: `end`, or i if i >= end.
std::size_t SurfaceWalk::goUpTo(std::size_t i, std::size_t end, bool hasWalls) {
    while (i < end) {
        i = openWater(i, end, hasWalls);
        if (i == end) break;
        const SeenDistance& there = m_surface.distances[i++];
        // Smaller steps find thin walls.
        constexpr float furthest = 1.05f;
        if (hasWalls && there.v - m_v > furthest) advance(seen(0.5 * double{m_v + there.v}), hasWalls);
        advance(there, hasWalls);
    }
    return i;
}

// Walks open water and stops before the first position near a wall. Most of the time is spent
// here, so the state is kept in registers.
std::size_t SurfaceWalk::openWater(std::size_t i, std::size_t end, bool hasWalls) {
    if (m_isEdge || m_cover > 0.0f) return i;
    const std::size_t start = i;
    SurfaceColumn column = m_column;
    Colour4 last = m_last;
    float lastRow = m_row;
    const SurfaceLight& light = m_surface.light;
    const SeenDistance* distances = m_surface.distances.data();
    const float x0 = m_x0, y0 = m_y0, dx = m_dx, dy = m_dy;
    // Prefetches because each position lies in a different row.
    constexpr float early = 12.0f;
    const std::ptrdiff_t ahead = light.cellsTo(early * dx, early * dy);
    for (; i < end; ++i) {
        const SeenDistance& there = distances[i];
        const float x = x0 + there.v * dx, y = y0 + there.v * dy;
        if (hasWalls && m_solids.isNearWall(static_cast<int>(x), static_cast<int>(y))) break;
        const Colour4 point = light.at(x, y, ahead);
        const float row = there.rowOf(point[3]);
        column.goOn(lastRow, row, last, point);
        last = point;
        lastRow = row;
    }
    if (i > start) m_v = distances[i - 1].v;
    m_column = column;
    m_last = last;
    m_row = lastRow;
    return i;
}

void SurfaceWalk::advance(const SeenDistance& there, bool hasWalls) {
    const float v = there.v, x = atX(v), y = atY(v);
    float cover = 0.0f;
    if (hasWalls && m_solids.isNearWall(static_cast<int>(clampedX(x)), static_cast<int>(clampedY(y))))
        cover = m_solids.coverAt(clampedX(x), clampedY(y));
    if ((cover >= wallOutline) != m_isInWall) {
        const float at = m_v + (v - m_v) * std::clamp((wallOutline - m_cover) / (cover - m_cover), 0.0f, 1.0f);
        const SeenDistance edge = seen(static_cast<double>(at));
        float normalX, normalY;
        wallNormal(at, normalX, normalY);
        cross(normalX, normalY);
        if (m_isInWall) {
            goTo(edge.rowOf(m_top), m_last);
            m_isInWall = false;
            beginWater(at, edge, edge.rowOf(m_top));
        } else {
            const Colour4 point = waterAt(at);
            goTo(edge.rowOf(point[3]), point);
            beginWall(at, edge, edge.rowOf(point[3]), normalX, normalY);
        }
    }
    if (m_isInWall) {
        goTo(there.rowOf(m_top), topColour(cover));
    } else {
        const Colour4 point = m_surface.light.at(x, y);
        goTo(there.rowOf(point[3]), point);
    }
    m_v = v;
    m_cover = cover;
}

void SurfaceWalk::goTo(float row, Colour4 colour) {
    if (m_isEdge) {
        m_column.emerge(m_row, row, m_last, colour);
        m_isEdge = false;
    } else {
        m_column.goOn(m_row, row, m_last, colour);
    }
    m_last = colour;
    m_row = row;
}

// Begins a wall, drawing its face up to its top.
void SurfaceWalk::beginWall(float v, const SeenDistance& there, float from, float normalX, float normalY) {
    const float x = clampedX(atX(v)), y = clampedY(atY(v));
    const WallKind kind = m_solids.kindAt(x, y);
    m_stone = stone::of(kind);
    m_top = topOf(kind, m_look);
    const float outX = x + 2.5f * normalX, outY = y + 2.5f * normalY;
    const float sun = m_surface.light.sunAt(outX, outY);
    const float lit = stone::lightOnFace(normalX, normalY, sun);
    const float to = there.rowOf(m_top);
    // Wet and dark at the waterline; reflections from the water light the part above.
    const float wet = from + 0.22f * (to - from);
    if (to < from) {
        m_column.emerge(from, wet, exposed(m_stone * (0.55f * lit)), exposed(m_stone * (0.85f * lit)));
        m_column.emerge(wet, to, exposed(m_stone * (0.95f * lit)), exposed(m_stone * (1.08f * lit)));
    }
    m_row = to;
    m_isInWall = m_isEdge = true;
    m_last = topColour(wallOutline);
}

// Begins water behind a wall or side whose top is seen at row `foot`. Higher water is seen in
// section, as through glass.
void SurfaceWalk::beginWater(float v, const SeenDistance& there, float foot) {
    m_last = waterAt(v);
    m_row = there.rowOf(m_last[3]);
    if (!(m_row < foot)) return;
    const float edge = std::min(1.6f, 0.25f * (foot - m_row));
    m_column.emerge(foot, m_row + edge, exposed(stone::glassDeep), exposed(stone::glassHigh * 0.62f));
    m_column.emerge(m_row + edge, m_row, exposed(stone::glassHigh), exposed(stone::glassHigh * 1.5f));
    m_isEdge = true;
}

// Draws the side of the tank behind the water.
void SurfaceWalk::backSide(double outerFar) {
    const SeenDistance back = seen(m_track.far);
    const float top = sideAt(0.5 * (m_track.far + outerFar));
    if (top <= 0.0f) return;
    float normalX, normalY;
    sideNormal(m_track.far, normalX, normalY);
    const float lit = stone::lightOnFace(-normalX, -normalY, 1.0f);
    const float to = back.rowOf(top);
    if (!m_isInWall || m_top < top) {
        const float from = m_row;
        const float wet = from + 0.2f * (to - from);
        if (to < from) {
            m_column.emerge(from, wet, exposed(stone::rim * (0.45f * lit)), exposed(stone::rim * (0.7f * lit)));
            m_column.emerge(wet, to, exposed(stone::rim * (0.8f * lit)), exposed(stone::rim * (1.0f * lit)));
        }
    }
    rimTop(outerFar, top);
}

void SurfaceWalk::buoy(const SeenBuoy& each) {
    const float off = (static_cast<float>(m_at) - each.x) / each.radius;
    if (off * off >= 1.0f) return;
    const float high = each.radius * std::sqrt(1.0f - off * off);
    const float top = each.row - high;
    const float lit = 0.42f + 0.38f * std::max(0.0f, 0.55f - 0.75f * off);
    const float band = each.row - 0.42f * each.radius;
    const Colour4 red = exposed(stone::buoyRed * (0.8f * lit)),
                  redHigh = exposed(stone::buoyRed * (1.3f * lit));
    if (band > top) {
        m_column.emerge(each.row, band, red, redHigh);
        m_column.emerge(band, top, exposed(stone::buoyWhite * lit), exposed(stone::buoyWhite * (1.5f * lit)));
    } else {
        m_column.emerge(each.row, top, red, redHigh);
    }
}

} // namespace seiche
