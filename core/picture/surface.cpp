// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface.h"

#include "picture/pixel_loops.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace seiche {

namespace {

float growing(double cosine) { return static_cast<float>(std::clamp(cosine * 7.0, 0.0, 1.0)); }

} // namespace

void SurfacePainter::measure(const SurfaceEye& eye, const SurfaceScene& scene) {
    // Samples one row apart, but not closer than a cell: there is no detail between cells.
    constexpr double rows = 1.0, closest = 1.0, furthest = 2.0;
    const double reach = std::ceil(std::hypot(m_grid.width, m_grid.height) / 2) + 2.0;
    m_distances.clear();
    for (double v = -reach; v <= reach;) {
        m_distances.push_back(SeenDistance::at(eye, v));
        const double perCell = eye.rowOf(v, 0.0) - eye.rowOf(v + 1.0, 0.0);
        v += std::clamp(rows / std::max(perCell, 1e-6), closest, furthest);
    }
    m_buoys.clear();
    const float lastX = static_cast<float>(m_grid.width - 1), lastY = static_cast<float>(m_grid.height - 1);
    for (const Buoy& buoy : scene.buoys) {
        if (!(buoy.x >= 0.0f && buoy.y >= 0.0f && buoy.x <= lastX && buoy.y <= lastY)) continue;
        const double x = static_cast<double>(buoy.x), y = static_cast<double>(buoy.y);
        const double v = eye.distanceOf(x, y);
        m_buoys.push_back({static_cast<float>(v), static_cast<float>(eye.columnOf(x, y)),
                           SeenDistance::at(eye, v).rowOf(m_light.at(buoy.x, buoy.y)[3]),
                           buoy.radius * static_cast<float>(eye.pixelsPerCell(v))});
    }
    std::ranges::stable_sort(m_buoys, {}, &SeenBuoy::distance);
}

void SurfacePainter::paintColumns(int begin, int end, const SeenSurface& surface, const PixelView& picture) {
    const auto paintColumn = [&surface](double x, const PixelView& column) {
        SurfaceWalk walk(surface, column, x);
        walk.paint();
        return walk.isSteep();
    };
    // Neighbouring columns use a compact buffer, because rows of the picture are too far apart for
    // the hardware prefetcher. Two extra columns hold subsamples.
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
            if (!paintColumn(middle, column(i))) continue;
            paintColumn(middle - 1.0 / 3.0, column(atOnce));
            paintColumn(middle + 1.0 / 3.0, column(atOnce + 1));
            for (int y = 0; y < picture.height; ++y) {
                std::uint32_t* row = pixels.data() + std::ptrdiff_t{y} * pitch;
                if (row[i] != row[atOnce] || row[i] != row[atOnce + 1])
                    row[i] = third(row[i], row[atOnce], row[atOnce + 1]);
            }
        }
        for (int y = 0; y < picture.height; ++y) {
            const std::uint32_t* row = pixels.data() + std::ptrdiff_t{y} * pitch;
            // A constant size lets the compiler inline the copy.
            if (columns == atOnce) std::memcpy(picture.row(y) + x, row, atOnce * sizeof *row);
            else std::copy_n(row, columns, picture.row(y) + x);
        }
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
    SEICHE_EXPECTS(range > 0.0f);
    m_grid = {heights.width, heights.height};
    const SurfaceEye eye = eyeFor(m_grid, look, picture.width, picture.height);
    // The far sides are stone and rise gradually as the pool is rotated.
    const SurfaceEye::Point forward = eye.forward();
    m_sides = {look.rim * growing(-forward.x), look.rim * growing(forward.x), look.rim * growing(-forward.y),
               look.rim * growing(forward.y)};
    SurfaceScene shown = scene;
    if (!shown.solids) {
        m_nothing.set({}, m_grid, m_grid);
        shown.solids = &m_nothing;
    }
    m_shadow.cast(*shown.solids, m_grid, look, m_sides);
    m_ground.update(shown.floor, shown.floorVersion, *shown.solids, m_grid);
    m_light.shine(heights, range, look, *shown.solids, m_shadow, m_ground, eye, threads);
    measure(eye, shown);
    const SeenSurface surface{m_grid, eye, look, *shown.solids, m_light, m_sides, m_distances, m_buoys};
    forEachBand(picture.height, picture.width, threads,
                [&](int begin, int end) { paintColumns(begin, end, surface, picture); });
    paintSparks(shown.sparks, surface, picture);
}

} // namespace seiche
