// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface.h"

#include "picture/pixel_loops.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// What is no water, as light in full sun: blue, green, red.
constexpr Colour4 heldStone{0.17f, 0.155f, 0.145f, 0.0f};
constexpr Colour4 freeStone{0.40f, 0.42f, 0.44f, 0.0f};
constexpr Colour4 softStone{0.12f, 0.19f, 0.24f, 0.0f};
constexpr Colour4 partStone{0.24f, 0.27f, 0.33f, 0.0f};
constexpr Colour4 rimStone{0.42f, 0.44f, 0.45f, 0.0f};
constexpr Colour4 glassDeep{0.115f, 0.055f, 0.010f, 0.0f};
constexpr Colour4 glassHigh{0.42f, 0.30f, 0.085f, 0.0f};
constexpr Colour4 buoyRed{0.03f, 0.13f, 0.80f, 0.0f};
constexpr Colour4 buoyWhite{0.80f, 0.80f, 0.80f, 0.0f};

const Colour4& stoneOf(WallKind kind) {
    switch (kind) {
    case WallKind::Fixed: return heldStone;
    case WallKind::Free: return freeStone;
    case WallKind::Absorbing: return softStone;
    default: return partStone;
    }
}

// Light on a face that looks this way along the ground; the top has the sun's own.
float lightOnFace(float x, float y, float sun) {
    return 0.30f + 0.85f * sun * std::max(x * Sun::x + y * Sun::y, 0.0f) + 0.10f * std::abs(x);
}
constexpr float lightOnTop = 0.34f + 0.80f * Sun::up;

float growing(double cosine) { return static_cast<float>(std::clamp(cosine * 7.0, 0.0, 1.0)); }

} // namespace

/// Goes along one column's line through the pool.
class SurfacePainter::Walk {
public:
    Walk(const SurfacePainter& painter, const SurfaceEye& eye, const SurfaceLook& look,
         const SurfaceScene& scene, const PixelView& picture, double x)
        : m_painter(painter), m_eye(eye), m_look(look), m_solids(*scene.solids), m_column(picture), m_at(x),
          m_track(eye.trackOf(x)), m_x0(static_cast<float>(m_track.x0)), m_y0(static_cast<float>(m_track.y0)),
          m_dx(static_cast<float>(m_track.dx)), m_dy(static_cast<float>(m_track.dy)) {}

    void paint() {
        const BasinSides& sides = m_painter.m_sides;
        const float thick = m_look.rim > 0.0f ? rimThickness() / m_look.rim : 0.0f;
        const SurfaceEye::Track outer =
            m_eye.trackOf(m_at, {double(thick * sides.left), double(thick * sides.right),
                                 double(thick * sides.top), double(thick * sides.bottom)});
        const Colour4 ground = pixelColour(m_look.ground);
        if (outer.far < outer.near) return m_column.emerge(0.0f, ground);
        const bool isWater = m_track.near <= m_track.far;
        const double waterBegin = isWater ? m_track.near : outer.far;
        const Row front = rowAt(m_eye, outer.near);
        m_column.emerge(front.at(-m_look.depth * deepestAt(outer.near) - m_look.slab()), ground);
        if (outer.near < waterBegin - 1e-6) {
            // Stone at the very front: an end of a side, or a side seen from outside.
            const double middle = 0.5 * (outer.near + waterBegin);
            const float top = sideAt(middle);
            face(front.at(0.0f), front.at(top), exposed(rimStone * 0.42f), exposed(rimStone * 0.62f));
            rimTop(outer.near, waterBegin, top);
        }
        for (const double end : {outer.near, outer.far}) {
            float normalX, normalY;
            sideNormal(end, normalX, normalY);
            cross(normalX, normalY);
        }
        if (isWater) {
            const bool isGlass = !(outer.near < waterBegin - 1e-6);
            water(isGlass);
            if (outer.far > m_track.far + 1e-6) backSide(outer.far);
        }
        m_column.emerge(0.0f, ground);
    }

    /// Whether edges of solids go up by much more than a row from this column to the next.
    bool isSteep() const { return m_isSteep; }

private:
    // An edge that faces so along the ground crosses the column.
    void cross(float normalX, float normalY) {
        const SurfaceEye::Point aside = m_eye.aside();
        const float across = normalX * static_cast<float>(aside.x) + normalY * static_cast<float>(aside.y);
        const float along = normalX * m_dx + normalY * m_dy;
        constexpr float most = 1.6f; // rows for a column
        if (std::abs(across) * static_cast<float>(m_eye.sinTilt()) > most * std::abs(along)) m_isSteep = true;
    }
    float rimThickness() const { return 0.9f * m_look.rim; }
    float atX(float v) const { return m_x0 + v * m_dx; }
    float atY(float v) const { return m_y0 + v * m_dy; }
    Colour4 waterAt(float v) const { return m_painter.m_light.at(atX(v), atY(v)); }

    // Of the side of the basin that the line is over at this distance, outside the water.
    float sideAt(double v) const {
        const double x = m_track.x0 + v * m_track.dx, y = m_track.y0 + v * m_track.dy;
        const BasinSides& sides = m_painter.m_sides;
        float top = 0.0f;
        if (x < 0.0) top = std::max(top, sides.left);
        if (x > m_painter.m_grid.width - 1) top = std::max(top, sides.right);
        if (y < 0.0) top = std::max(top, sides.top);
        if (y > m_painter.m_grid.height - 1) top = std::max(top, sides.bottom);
        return top;
    }
    float deepestAt(double v) const {
        if (!m_solids.hasMedia()) return 1.0f;
        const float at = static_cast<float>(v);
        return std::max(1.0f, m_solids.depthAt(clampedX(atX(at)), clampedY(atY(at))));
    }
    float clampedX(float x) const {
        return std::clamp(x, 0.0f, static_cast<float>(m_painter.m_grid.width - 1));
    }
    float clampedY(float y) const {
        return std::clamp(y, 0.0f, static_cast<float>(m_painter.m_grid.height - 1));
    }

    void face(float from, float to, Colour4 lower, Colour4 upper) {
        if (to < from) m_column.emerge(from, to, lower, upper);
        m_row = to;
    }
    void rimTop(double begin, double end, float top) {
        static_cast<void>(begin);
        m_column.emerge(rowAt(m_eye, end).at(top), exposed(rimStone * lightOnTop));
    }

    // Which way the nearest side of the pool looks, of a place on the rim.
    void sideNormal(double v, float& x, float& y) const {
        const double px = m_track.x0 + v * m_track.dx, py = m_track.y0 + v * m_track.dy;
        const double right = m_painter.m_grid.width - 1 - px, bottom = m_painter.m_grid.height - 1 - py;
        const double least = std::min(std::min(px, right), std::min(py, bottom));
        x = least == px ? -1.0f : least == right ? 1.0f : 0.0f;
        y = x != 0.0f ? 0.0f : least == py ? -1.0f : 1.0f;
    }

    void glass(const Row& front, float v, Colour4 surface, bool isWall) {
        float normalX, normalY;
        sideNormal(m_track.near, normalX, normalY);
        const float lit = normalX != 0.0f ? 0.72f : 1.0f;
        const float share = m_solids.hasMedia() ? m_solids.depthAt(clampedX(atX(v)), clampedY(atY(v))) : 1.0f;
        const float floor = front.at(-m_look.depth * share);
        const float bottom = front.at(-m_look.depth * std::max(1.0f, share) - m_look.slab());
        // What the basin stands on, with a lit edge; a medium is a slab of its own colour.
        m_column.emerge(bottom, front.at(-m_look.depth * std::max(share, 1.0f)),
                        exposed(rimStone * (0.30f * lit)), exposed(rimStone * (0.50f * lit)));
        if (share < 1.0f) {
            const Colour4 slab{0.62f, 0.34f, 0.42f, 0.0f};
            m_column.emerge(front.at(-m_look.depth), floor, exposed(slab * (0.40f * lit)),
                            exposed(slab * (0.75f * lit)));
        }
        if (isWall) return;
        const float top = front.at(surface[3]), edge = std::min(1.6f, 0.25f * std::max(floor - top, 0.0f));
        m_column.emerge(floor, top + edge, exposed(glassDeep * lit), exposed(glassHigh * (0.62f * lit)));
        m_column.emerge(top + edge, top, exposed(glassHigh * lit), exposed(glassHigh * (1.5f * lit)));
        m_row = top;
    }

    void water(bool isGlass) {
        const float near = static_cast<float>(m_track.near), far = static_cast<float>(m_track.far);
        const Row front = rowAt(m_eye, m_track.near);
        const bool hasWalls = m_solids.hasWalls();
        m_last = waterAt(near);
        m_row = front.at(m_last[3]);
        m_cover = hasWalls ? m_solids.coverAt(clampedX(atX(near)), clampedY(atY(near))) : 0.0f;
        m_isInWall = m_cover >= outline;
        if (isGlass) glass(front, near, m_last, m_isInWall);
        m_v = near;
        if (m_isInWall) {
            float normalX, normalY;
            sideNormal(m_track.near, normalX, normalY);
            begin(near, front, front.at(-m_look.depth), normalX, normalY);
        }
        // Neighbouring columns look at the same distances, so that crests are smooth lines.
        const int reach = m_painter.m_reach;
        const int first = std::max(static_cast<int>(std::floor(near)) + 1, -reach);
        const int last = std::min(static_cast<int>(std::ceil(far)) - 1, reach);
        int v = first;
        for (const SeenBuoy& seen : m_painter.m_buoys) {
            if (!(std::abs(static_cast<float>(m_at) - seen.x) < seen.radius)) continue;
            v = goUpTo(v, std::min(last + 1, static_cast<int>(std::ceil(seen.distance))), hasWalls);
            buoy(seen);
        }
        goUpTo(v, last + 1, hasWalls);
        go(far, rowAt(m_eye, m_track.far), hasWalls);
    }

    // To before the distance `end`.
    int goUpTo(int v, int end, bool hasWalls) {
        while (v < end) {
            v = openWater(v, end, hasWalls);
            if (v >= end) break;
            go(static_cast<float>(v), m_painter.m_rows[static_cast<std::size_t>(v + m_painter.m_reach)],
               hasWalls);
            ++v;
        }
        return v;
    }

    // Goes on where nothing but water is, from the distance `v` to before `end` or the first place that is near
    // a wall, which it returns. Most of the time is spent here: what changes is kept out of memory.
    int openWater(int v, int end, bool hasWalls) {
        if (m_isEdge || m_cover > 0.0f) return v;
        const int start = v;
        SurfaceColumn column = m_column;
        Colour4 last = m_last;
        float lastRow = m_row;
        const SurfaceLight& light = m_painter.m_light;
        const Row* rows = m_painter.m_rows.data() + m_painter.m_reach;
        const float x0 = m_x0, y0 = m_y0, dx = m_dx, dy = m_dy;
        for (; v < end; ++v) {
            const float distance = static_cast<float>(v);
            const float x = x0 + distance * dx, y = y0 + distance * dy;
            if (hasWalls && m_solids.isNearWall(static_cast<int>(x), static_cast<int>(y))) break;
            const Colour4 point = light.at(x, y);
            const float row = rows[v].at(point[3]);
            column.goOn(lastRow, row, last, point);
            last = point;
            lastRow = row;
        }
        if (v > start) m_v = static_cast<float>(v - 1);
        m_column = column;
        m_last = last;
        m_row = lastRow;
        return v;
    }

    void go(float v, const Row& row, bool hasWalls) {
        const float x = atX(v), y = atY(v);
        float cover = 0.0f;
        if (hasWalls && m_solids.isNearWall(static_cast<int>(clampedX(x)), static_cast<int>(clampedY(y))))
            cover = m_solids.coverAt(clampedX(x), clampedY(y));
        if ((cover >= outline) != m_isInWall) {
            const float at = m_v + (v - m_v) * std::clamp((outline - m_cover) / (cover - m_cover), 0.0f, 1.0f);
            const Row there = rowAt(m_eye, static_cast<double>(at));
            float normalX, normalY;
            wallNormal(at, normalX, normalY);
            cross(normalX, normalY);
            if (m_isInWall) {
                goTo(there.at(m_top), m_last);
                m_last = waterAt(at);
                m_row = there.at(m_last[3]);
                m_isInWall = false;
            } else {
                const Colour4 point = waterAt(at);
                goTo(there.at(point[3]), point);
                begin(at, there, there.at(point[3]), normalX, normalY);
            }
        }
        if (m_isInWall) {
            goTo(row.at(m_top), topColour(cover));
        } else {
            const Colour4 point = m_painter.m_light.at(x, y);
            goTo(row.at(point[3]), point);
        }
        m_v = v;
        m_cover = cover;
    }

    void goTo(float row, Colour4 colour) {
        if (m_isEdge) {
            m_column.emerge(m_row, row, m_last, colour);
            m_isEdge = false;
        } else {
            m_column.goOn(m_row, row, m_last, colour);
        }
        m_last = colour;
        m_row = row;
    }

    // A wall begins: its face up to its top.
    void begin(float v, const Row& row, float from, float normalX, float normalY) {
        const float x = clampedX(atX(v)), y = clampedY(atY(v));
        const WallKind kind = m_solids.kindAt(x, y);
        m_stone = stoneOf(kind);
        m_top = topOf(kind, m_look);
        const float outX = x + 2.5f * normalX, outY = y + 2.5f * normalY;
        const float sun = m_painter.m_light.sunAt(outX, outY);
        const float lit = lightOnFace(normalX, normalY, sun);
        const float to = row.at(m_top);
        // Wet and dark at the waterline; what the water throws back lights it a little further up.
        const float wet = from + 0.22f * (to - from);
        if (to < from) {
            m_column.emerge(from, wet, exposed(m_stone * (0.55f * lit)), exposed(m_stone * (0.85f * lit)));
            m_column.emerge(wet, to, exposed(m_stone * (0.95f * lit)), exposed(m_stone * (1.08f * lit)));
        }
        m_row = to;
        m_isInWall = m_isEdge = true;
        m_last = topColour(outline);
    }
    // Lighter at the edge, as edges are.
    Colour4 topColour(float cover) const {
        const float edge = std::clamp((225.0f - cover) / 90.0f, 0.0f, 1.0f);
        return exposed(m_stone * (lightOnTop * (1.0f + 0.28f * edge)));
    }
    // Outwards, from how the cover falls.
    void wallNormal(float v, float& normalX, float& normalY) const {
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

    // The side of the basin behind the water.
    void backSide(double outerFar) {
        const Row back = rowAt(m_eye, m_track.far);
        const float top = sideAt(0.5 * (m_track.far + outerFar));
        if (top <= 0.0f) return;
        float normalX, normalY;
        sideNormal(m_track.far, normalX, normalY);
        const float lit = lightOnFace(-normalX, -normalY, 1.0f);
        const float to = back.at(top);
        if (!m_isInWall || m_top < top) {
            const float from = m_row;
            const float wet = from + 0.2f * (to - from);
            if (to < from) {
                m_column.emerge(from, wet, exposed(rimStone * (0.45f * lit)), exposed(rimStone * (0.7f * lit)));
                m_column.emerge(wet, to, exposed(rimStone * (0.8f * lit)), exposed(rimStone * (1.0f * lit)));
            }
        }
        rimTop(m_track.far, outerFar, top);
    }

    void buoy(const SeenBuoy& seen) {
        const float off = (static_cast<float>(m_at) - seen.x) / seen.radius;
        if (off * off >= 1.0f) return;
        const float high = seen.radius * std::sqrt(1.0f - off * off);
        const float top = seen.row - high;
        const float lit = 0.42f + 0.38f * std::max(0.0f, 0.55f - 0.75f * off);
        const float band = seen.row - 0.42f * seen.radius;
        if (band > top) {
            m_column.emerge(seen.row, band, exposed(buoyRed * (0.8f * lit)), exposed(buoyRed * (1.3f * lit)));
            m_column.emerge(band, top, exposed(buoyWhite * lit), exposed(buoyWhite * (1.5f * lit)));
        } else {
            m_column.emerge(seen.row, top, exposed(buoyRed * (0.8f * lit)), exposed(buoyRed * (1.3f * lit)));
        }
    }

    static constexpr float outline = 127.5f;

    const SurfacePainter& m_painter;
    const SurfaceEye& m_eye;
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

SurfacePainter::Row SurfacePainter::rowAt(const SurfaceEye& eye, double v) {
    const double atRest = eye.rowOf(v, 0.0);
    return {static_cast<float>(atRest), static_cast<float>(atRest - eye.rowOf(v, 1.0))};
}

void SurfacePainter::measure(const SurfaceEye& eye, const SurfaceLook& look, const SurfaceScene& scene) {
    static_cast<void>(look);
    m_reach = static_cast<int>(std::ceil(std::hypot(m_grid.width, m_grid.height) / 2)) + 2;
    m_rows.clear();
    for (int v = -m_reach; v <= m_reach; ++v) m_rows.push_back(rowAt(eye, v));
    m_buoys.clear();
    const float lastX = static_cast<float>(m_grid.width - 1), lastY = static_cast<float>(m_grid.height - 1);
    for (const Buoy& buoy : scene.buoys) {
        if (!(buoy.x >= 0.0f && buoy.y >= 0.0f && buoy.x <= lastX && buoy.y <= lastY)) continue;
        const double x = static_cast<double>(buoy.x), y = static_cast<double>(buoy.y);
        const double v = eye.distanceOf(x, y);
        m_buoys.push_back({static_cast<float>(v), static_cast<float>(eye.columnOf(x, y)),
                           rowAt(eye, v).at(m_light.at(buoy.x, buoy.y)[3]),
                           buoy.radius * static_cast<float>(eye.pixelsPerCell(v))});
    }
    std::ranges::stable_sort(m_buoys, {}, &SeenBuoy::distance);
}

bool SurfacePainter::paintColumn(double x, const SurfaceEye& eye, const SurfaceLook& look,
                                 const SurfaceScene& scene, const PixelView& column) const {
    Walk walk(*this, eye, look, scene, column, x);
    walk.paint();
    return walk.isSteep();
}

void SurfacePainter::paintColumns(int begin, int end, const SurfaceEye& eye, const SurfaceLook& look,
                                  const SurfaceScene& scene, const PixelView& picture) const {
    // Columns side by side in memory of their own: the rows of the picture are too far from one another for the
    // processor to go down each by itself. Two more are for parts of one.
    constexpr int atOnce = 16, pitch = atOnce + 2;
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(picture.height) * pitch);
    const auto column = [&](int i) { return PixelView{pixels.data() + i, 1, picture.height, pitch}; };
    const auto third = [](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        std::uint32_t mean = 0xff000000u;
        for (int shift = 0; shift < 24; shift += 8)
            mean |= ((a >> shift & 255) + (b >> shift & 255) + (c >> shift & 255) + 1) / 3 << shift;
        return mean;
    };
    for (int x = begin; x < end; x += atOnce) {
        const int columns = std::min(atOnce, end - x);
        for (int i = 0; i < columns; ++i) {
            const double middle = x + i + 0.5;
            if (!paintColumn(middle, eye, look, scene, column(i))) continue;
            paintColumn(middle - 1.0 / 3.0, eye, look, scene, column(atOnce));
            paintColumn(middle + 1.0 / 3.0, eye, look, scene, column(atOnce + 1));
            for (int y = 0; y < picture.height; ++y) {
                std::uint32_t* row = pixels.data() + std::ptrdiff_t{y} * pitch;
                if (row[i] != row[atOnce] || row[i] != row[atOnce + 1])
                    row[i] = third(row[i], row[atOnce], row[atOnce + 1]);
            }
        }
        for (int y = 0; y < picture.height; ++y)
            std::copy_n(pixels.data() + std::ptrdiff_t{y} * pitch, columns, picture.row(y) + x);
    }
}

SurfaceEye SurfacePainter::eyeFor(const Grid& grid, const SurfaceLook& look, int width, int height) {
    return {grid,
            width,
            height,
            look.eye,
            static_cast<double>(std::max(look.highest, look.rim)),
            static_cast<double>(look.depth + look.slab())};
}

void SurfacePainter::paint(const HeightView& heights, float range, const SurfaceLook& look,
                           const SurfaceScene& scene, const PixelView& picture, int threads) {
    m_grid = {heights.width, heights.height};
    const SurfaceEye eye = eyeFor(m_grid, look, picture.width, picture.height);
    // A side stands where it is turned towards the eye, and grows while the pool is turned.
    const SurfaceEye::Point forward = eye.forward();
    m_sides = {look.rim * growing(-forward.x), look.rim * growing(forward.x), look.rim * growing(-forward.y),
               look.rim * growing(forward.y)};
    SurfaceScene shown = scene;
    if (!shown.solids) {
        m_nothing.set({}, m_grid, m_grid);
        shown.solids = &m_nothing;
    }
    m_shadow.cast(*shown.solids, m_grid, look, m_sides);
    m_ground.lay(shown.floor, shown.floorVersion, *shown.solids, m_grid);
    m_light.shine(heights, range, look, *shown.solids, m_shadow, m_ground, eye, threads);
    measure(eye, look, shown);
    forEachBand(picture.height, picture.width, threads,
                [&](int begin, int end) { paintColumns(begin, end, eye, look, shown, picture); });
}

} // namespace seiche
