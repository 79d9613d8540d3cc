// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface.h"

#include "picture/pixel_loops.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace seiche {

namespace {

constexpr float lastColour = 255.0f;

// Colours added up with their shares of a pixel.
struct Mix {
    float red = 0.0f, green = 0.0f, blue = 0.0f, covered = 0.0f;

    void add(std::uint32_t pixel, float share) {
        red += share * static_cast<float>(pixel >> 16 & 255);
        green += share * static_cast<float>(pixel >> 8 & 255);
        blue += share * static_cast<float>(pixel & 255);
        covered += share;
    }
    std::uint32_t over(std::uint32_t ground) {
        add(ground, std::max(0.0f, 1.0f - covered));
        const auto channel = [](float value) {
            return static_cast<std::uint32_t>(std::clamp(value + 0.5f, 0.0f, 255.0f));
        };
        return 0xff000000u | channel(red) << 16 | channel(green) << 8 | channel(blue);
    }
};

std::uint32_t darker(std::uint32_t pixel, float share) {
    Mix mix;
    mix.add(pixel, share);
    mix.covered = 1.0f;
    return mix.over(0);
}

// A column of pixels, filled from its lower end upwards. What covers a part of a pixel counts by that part.
class Column {
public:
    Column(const PixelView& picture, int x, const Palette& palette, std::uint32_t ground)
        : m_pixel(picture.row(picture.height - 1) + x), m_pitch(picture.pitch), m_palette(palette),
          m_ground(ground), m_top(static_cast<float>(picture.height)), m_rowTop(m_top - 1.0f) {}

    /// The upper end of what is filled.
    float top() const { return m_top; }

    /// Fills from the top so far up to `y`, with places in the palette on the line through `level` at `at` with
    /// slope `perRow`.
    void fillTo(float y, float at, float level, float perRow) {
        y = std::max(y, 0.0f);
        while (m_top > y) {
            const float upper = std::max(y, m_rowTop), share = m_top - upper;
            const float here = level + (0.5f * (m_top + upper) - at) * perRow;
            m_levels += share * std::clamp(here, 0.0f, lastColour);
            m_share += share;
            rise(upper);
        }
    }
    template <class Colour>
    void paintTo(float y, Colour colour) {
        y = std::max(y, 0.0f);
        while (m_top > y) {
            const float upper = std::max(y, m_rowTop);
            m_mix.add(colour(0.5f * (m_top + upper)), m_top - upper);
            rise(upper);
        }
    }
    /// The ground is seen up to `y`.
    void skipTo(float y) {
        paintTo(y, [this](float) { return m_ground; });
    }
    void finish() { skipTo(0.0f); }

private:
    void rise(float upper) {
        m_top = upper;
        if (upper > m_rowTop) return;
        constexpr float nearlyOne = 0.9999f;
        if (m_share > nearlyOne) {
            *m_pixel = m_palette.colours[static_cast<std::size_t>(std::min(m_levels, lastColour))];
        } else {
            if (m_share > 0.0f)
                m_mix.add(m_palette.colours[static_cast<std::size_t>(std::min(m_levels / m_share, lastColour))],
                          m_share);
            *m_pixel = m_mix.over(m_ground);
        }
        m_mix = {};
        m_levels = m_share = 0.0f;
        m_pixel -= m_pitch;
        m_rowTop -= 1.0f;
    }

    std::uint32_t* m_pixel;
    std::ptrdiff_t m_pitch;
    const Palette& m_palette;
    std::uint32_t m_ground;
    float m_top;
    float m_rowTop; ///< the upper end of the present pixel
    float m_levels = 0.0f, m_share = 0.0f;
    Mix m_mix;
};

} // namespace

void SurfacePainter::shade(const HeightView& heights, float range, const SurfaceLook& look, int threads) {
    m_grid = {heights.width, heights.height};
    m_points.resize(static_cast<std::size_t>(m_grid.cells()));
    const float cells = look.relief / range, colours = 127.5f / range, bound = 4.0f * range;
    // The lamp's mirror image stands where the surface leans towards it by this much.
    constexpr float mirrorX = -0.28f, mirrorY = 0.34f, sharpness = 26.0f;
    forEachRow(heights.width, heights.height, threads, [&](int y) {
        const float* row = heights.row(y);
        const float* above = heights.row(std::max(y - 1, 0));
        const float* below = heights.row(std::min(y + 1, heights.height - 1));
        Point* out = m_points.data() + std::ptrdiff_t{y} * heights.width;
        for (int x = 0; x < heights.width; ++x) {
            const float height = row[x] > -bound ? std::min(row[x], bound) : -bound;
            const float slopeX =
                0.5f * cells * (row[std::min(x + 1, heights.width - 1)] - row[std::max(x - 1, 0)]);
            const float slopeY = 0.5f * cells * (below[x] - above[x]);
            const float offX = slopeX - mirrorX, offY = slopeY - mirrorY;
            const float mirror = look.gloss / (1.0f + sharpness * (offX * offX + offY * offY));
            const float level = 127.5f + colours * height + 127.5f * (look.light * (slopeX + slopeY) + mirror);
            out[x] = {cells * height, level > 0.0f ? std::min(level, lastColour) : 0.0f};
            if (!(std::abs(row[x]) <= 3e38f) || !(level == level)) out[x] = {0.0f, 127.5f};
        }
    });
}

SurfacePainter::Point SurfacePainter::at(float x, float y) const {
    // x and y are inside the pool but for rounding.
    const int cellX = std::clamp(static_cast<int>(x), 0, std::max(m_grid.width - 2, 0));
    const int cellY = std::clamp(static_cast<int>(y), 0, std::max(m_grid.height - 2, 0));
    const float partX = x - static_cast<float>(cellX), partY = y - static_cast<float>(cellY);
    // Height and level at once.
    typedef float Both __attribute__((vector_size(8)));
    const auto load = [this](std::ptrdiff_t i) {
        Both both;
        std::memcpy(&both, m_points.data() + i, sizeof(both));
        return both;
    };
    static_assert(sizeof(Both) == sizeof(Point));
    const std::ptrdiff_t upper = std::ptrdiff_t{cellY} * m_grid.width + cellX;
    const std::ptrdiff_t lower = m_grid.height > 1 ? upper + m_grid.width : upper;
    const std::ptrdiff_t right = m_grid.width > 1 ? 1 : 0;
    const Both a = load(upper), c = load(lower);
    const Both low = a + partX * (load(upper + right) - a), high = c + partX * (load(lower + right) - c);
    const Both mixed = low + partY * (high - low);
    return {mixed[0], mixed[1]};
}

void SurfacePainter::measure(const SurfaceEye& eye) {
    m_reach = static_cast<int>(std::ceil(std::hypot(m_grid.width, m_grid.height) / 2)) + 2;
    m_rows.clear();
    for (int v = -m_reach; v <= m_reach; ++v) m_rows.push_back(rowAt(eye, v));
}

SurfacePainter::Row SurfacePainter::rowAt(const SurfaceEye& eye, double v) {
    const double atRest = eye.rowOf(v, 0.0);
    return {static_cast<float>(atRest), static_cast<float>(atRest - eye.rowOf(v, 1.0))};
}

void SurfacePainter::paintColumn(int x, const SurfaceEye& eye, const Palette& palette, const SurfaceLook& look,
                                 const PixelView& picture) const {
    Column column(picture, x, palette, look.ground);
    const SurfaceEye::Track track = eye.trackOf(x + 0.5);
    if (track.far < track.near) return column.finish();
    const float x0 = static_cast<float>(track.x0), y0 = static_cast<float>(track.y0);
    const float dx = static_cast<float>(track.dx), dy = static_cast<float>(track.dy);

    // The side of the pool that is turned to the eye.
    const float near = static_cast<float>(track.near), far = static_cast<float>(track.far);
    const Row front = rowAt(eye, track.near);
    Point last = at(x0 + near * dx, y0 + near * dy);
    float lastRow = front.at(last.height);
    const float foot = front.at(-look.wall);
    column.skipTo(foot);
    const double nearX = track.x0 + track.near * track.dx;
    const bool shadySide = std::abs(nearX - 0.5 * (m_grid.width - 1)) > 0.5 * (m_grid.width - 1) - 1e-6;
    const float lit = shadySide ? 0.62f : 1.0f, fading = 0.65f / std::max(foot - lastRow, 1.0f);
    column.paintTo(lastRow,
                   [&](float row) { return darker(look.side, lit * (1.0f - fading * (row - lastRow))); });

    const auto goTo = [&](const Point& point, float row) {
        if (row < column.top())
            column.fillTo(row, lastRow, last.level,
                          (point.level - last.level) / std::min(row - lastRow, -1e-6f));
        last = point;
        lastRow = row;
    };
    // Neighbouring columns look at the same distances, so that crests are smooth lines.
    const int begin = std::max(static_cast<int>(std::floor(near)) + 1, -m_reach);
    const int end = std::min(static_cast<int>(std::ceil(far)) - 1, m_reach);
    for (int v = begin; v <= end; ++v) {
        const float distance = static_cast<float>(v);
        const Point point = at(x0 + distance * dx, y0 + distance * dy);
        goTo(point, m_rows[static_cast<std::size_t>(v + m_reach)].at(point.height));
    }
    const Point rear = at(x0 + far * dx, y0 + far * dy);
    goTo(rear, rowAt(eye, track.far).at(rear.height));
    column.finish();
}

SurfaceEye SurfacePainter::eyeFor(const Grid& grid, const SurfaceLook& look, int width, int height) {
    return {grid, width, height, look.eye, static_cast<double>(look.relief), static_cast<double>(look.wall)};
}

void SurfacePainter::paint(const HeightView& heights, const Palette& palette, float range,
                           const SurfaceLook& look, const PixelView& picture, int threads) {
    shade(heights, range, look, threads);
    const SurfaceEye eye = eyeFor(m_grid, look, picture.width, picture.height);
    measure(eye);
    forEachBand(picture.height, picture.width, threads, [&](int begin, int end) {
        for (int x = begin; x < end; ++x) paintColumn(x, eye, palette, look, picture);
    });
}

} // namespace seiche
