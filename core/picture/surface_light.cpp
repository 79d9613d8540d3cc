// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_light.h"

#include "picture/pixel_loops.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace seiche {

namespace {

constexpr int beamParts = 4;
constexpr int fullBeam = 64; ///< full-sun beam of a cell: 16 x 16 parts
using Tones = SurfaceTones;

Colour4 clampedBelow(Colour4 colour, float max) {
    const Colour4 bound = max - Colour4{};
    return colour < bound ? colour : bound;
}

// The floor is mirrored beyond the sides.
float mirrored(float at, float last) {
    if (at < 0.0f) at = -at;
    if (at > last) at = 2.0f * last - at;
    return std::clamp(at, 0.0f, last);
}

} // namespace

Colour4 exposed(Colour4 light) {
    const Colour4 bounded = clampedBelow(light, Tones::brightest);
    const Colour4 held = clampedBelow(
        bounded * (Tones::first + bounded * Tones::second) / (1.0f + Tones::third * bounded), Tones::max);
    typedef std::int32_t Whole4 __attribute__((vector_size(16)));
    const Colour4 value = held + 1e-8f;
    Colour4 guess = std::bit_cast<Colour4>(0x5f375a86 - (std::bit_cast<Whole4>(value) >> 1));
    guess = guess * (1.5f - 0.5f * value * guess * guess);
    return 255.0f * value * guess * (1.5f - 0.5f * value * guess * guess);
}

void SurfaceLight::raise(const HeightView& heights, float range, const SurfaceLook& look,
                         const SurfaceShadow& shadow, int threads) {
    const float perRange = 1.0f / range;
    const auto raised = [&](Colour4 height) {
        const Colour4 share = height * perRange, size = share < 0.0f ? -share : share;
        // Linear up to the range, then asymptotic to twice.
        const Colour4 held = 2.0f - 1.0f / (size < 1.0f ? 1.0f - Colour4{} : size);
        const Colour4 shown = size <= 1.0f ? share : (share < 0.0f ? -held : held);
        return size <= 3e38f ? look.relief * shown : Colour4{};
    };
    forEachRow(heights.width, heights.height, threads, [&](int y) {
        const float* row = heights.row(y);
        float* out = m_heights.data() + std::ptrdiff_t{y} * m_grid.width;
        int x = 0;
        for (; x + 4 <= heights.width; x += 4) storeFour(out + x, raised(fourAt(row + x)));
        for (; x < heights.width; ++x) out[x] = raised(Colour4{row[x]})[0];
        float* sun = m_sun.data() + std::ptrdiff_t{y} * m_grid.width;
        if (shadow.isEmpty()) {
            std::fill_n(sun, heights.width, 1.0f);
        } else {
            const float* low = shadow.lowRow(y);
            const float* perHeight = shadow.perHeightRow(y);
            for (x = 0; x < heights.width; ++x) {
                const float share = (out[x] - low[x]) * perHeight[x];
                sun[x] = std::min(std::max(share, 0.0f), 1.0f);
            }
        }
    });
}

// Removes beams that hit a wall under water before they land. The row of beams begins `beside`
// cells before the pool.
void SurfaceLight::stopAtWalls(const SurfaceSolids& solids, int y, int beside, int columns,
                               const std::int32_t* inX, const std::int32_t* inY, std::int32_t* beam) const {
    const float lastX = static_cast<float>(m_grid.width - 1), lastY = static_cast<float>(m_grid.height - 1);
    for (int i = 0; i < columns; ++i) {
        if (beam[i] == 0 || !solids.isWallInReach(std::max(i - beside, 0), std::max(y, 0))) continue;
        const float x = static_cast<float>(i - beside), fromY = static_cast<float>(y);
        const float toX = 0.125f * static_cast<float>(inX[i] + 4),
                    toY = 0.125f * static_cast<float>(inY[i] + 4);
        for (const float share : {0.3f, 0.6f, 0.9f}) {
            const int atX = static_cast<int>(std::clamp(x + share * (toX - x), 0.0f, lastX) + 0.5f);
            const int atY = static_cast<int>(std::clamp(fromY + share * (toY - fromY), 0.0f, lastY) + 0.5f);
            if (solids.isNearWall(atX, atY) && solids.coverRow(atY)[atX] >= 128) {
                beam[i] = 0;
                break;
            }
        }
    }
}

void SurfaceLight::gather(const SurfaceLook& look, const SurfaceSolids& solids, int threads) {
    const auto places = static_cast<std::size_t>(m_half.cells());
    m_light.resize(places);
    for (auto& part : m_beams) part.assign(places, 0);
    const float bend = (1.0f - 1.0f / look.n) * std::min(2.0f * look.caustics, 2.0f) * 0.5f;
    // Slanting sunlight shifts sideways, as under flat water.
    const float slant = 1.0f / (look.n * std::sqrt(1.0f - (1.0f - Sun::up * Sun::up) / (look.n * look.n)));
    const float asideX = -Sun::x * slant, asideY = -Sun::y * slant;
    // On the sun's side, light also enters through the glass, equal to the light at the edge.
    const int beside = static_cast<int>(std::min(2.0f * look.depth * std::max(asideX, asideY), 1000.0f)) + 1;
    const int lastHalfX = m_half.width - 2, lastHalfY = std::max(m_half.height - 2, 0);
    const int down = m_half.height > 1 ? m_half.width : 0;
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    const auto rows = m_grid.height + beside, columns = m_grid.width + beside;
    // The partition does not depend on the number of threads, and integer sums do not depend on
    // the order.
    forEachBand(columns * (rows / beamParts + 1), beamParts, threads, [&](int begin, int end) {
        std::vector<std::int32_t> numbers(3 * static_cast<std::size_t>(columns));
        std::int32_t* inX = numbers.data();
        std::int32_t* inY = inX + columns;
        std::int32_t* beam = inY + columns;
        BeamRow row{};
        row.width = m_grid.width, row.height = m_grid.height;
        row.depth = look.depth;
        row.asideX = asideX, row.asideY = asideY;
        row.bend = bend;
        row.full = fullBeam;
        row.inX = inX + beside, row.inY = inY + beside, row.beam = beam + beside;
        for (int part = begin; part < end; ++part) {
            std::uint32_t* beams = m_beams[part].data();
            const int first = rows * part / beamParts - beside, last = rows * (part + 1) / beamParts - beside;
            for (int y = first; y < last; ++y) {
                const int from = std::max(y, 0);
                row.y = y;
                row.heights = heightRow(from);
                row.above = heightRow(y < 0 ? from : y - 1);
                row.below = heightRow(y < 0 ? from : y + 1);
                row.sun = m_sun.data() + std::ptrdiff_t{from} * m_grid.width;
                row.depths = solids.hasMedia() ? solids.depthRow(from) : nullptr;
                plainSendBeams(row, -beside, 0);
                loops.sendBeams(row);
                if (solids.hasWalls()) stopAtWalls(solids, y, beside, columns, inX, inY, beam);
                for (int i = 0; i < columns; ++i) {
                    if (beam[i] == 0) continue;
                    const int placeX = std::max(inX[i], 0), placeY = std::max(inY[i], 0);
                    const int cellX = std::min(placeX >> 4, lastHalfX),
                              cellY = std::min(placeY >> 4, lastHalfY);
                    const auto partX = static_cast<std::uint32_t>(std::min(placeX - 16 * cellX, 16));
                    const auto partY = static_cast<std::uint32_t>(std::min(placeY - 16 * cellY, 16));
                    const auto strength = static_cast<std::uint32_t>(beam[i]);
                    const std::uint32_t left = (16 - partX) * strength, right = partX * strength;
                    // Scalar updates: a vector update would stall on the preceding,
                    // half-overlapping store.
                    std::uint32_t* upper = beams + std::ptrdiff_t{cellY} * m_half.width + cellX;
                    std::uint32_t* lower = upper + down;
                    upper[0] += left * (16 - partY);
                    lower[0] += left * partY;
                    upper[1] += right * (16 - partY);
                    lower[1] += right * partY;
                }
            }
        }
    });
    constexpr float perBeam = 1.0f / (4.0f * fullBeam * 256.0f);
    forEachRow(m_half.width, m_half.height, threads, [&](int y) {
        const std::ptrdiff_t start = std::ptrdiff_t{y} * m_half.width;
        const std::uint32_t* parts[beamParts];
        for (int i = 0; i < beamParts; ++i) parts[i] = m_beams[i].data() + start;
        float* out = m_light.data() + start;
        for (int x = 0; x < m_half.width; ++x) {
            const std::uint32_t sum = parts[0][x] + parts[1][x] + (parts[2][x] + parts[3][x]);
            out[x] = std::min(perBeam * static_cast<float>(static_cast<std::int32_t>(sum)), 3.5f);
        }
    });
}

void SurfaceLight::lightFloor(const SurfaceGround& ground, int threads) {
    forEachBand(m_grid.width, m_grid.height, threads, [&](int begin, int end) {
        std::vector<float> numbers(static_cast<std::size_t>(m_half.width + m_grid.width));
        float* light = numbers.data();
        float* fine = light + m_half.width;
        for (int y = begin; y < end; ++y) {
            // The light has half resolution: weights 3/4 for the nearer row and 1/4 for the
            // farther row.
            const int nearRow = std::min(y / 2, m_half.height - 1);
            const int farRow = std::clamp(nearRow + (y % 2 == 0 ? -1 : 1), 0, m_half.height - 1);
            const float* close = m_light.data() + std::ptrdiff_t{nearRow} * m_half.width;
            const float* far = m_light.data() + std::ptrdiff_t{farRow} * m_half.width;
            for (int x = 0; x < m_half.width; ++x) light[x] = 0.75f * close[x] + 0.25f * far[x];
            // The weights are the same along the row, except at its ends, which lack a second
            // neighbour.
            const int lastHalf = m_half.width - 1;
            fine[0] = light[0];
            for (int i = 0; i < lastHalf; ++i) {
                if (2 * i + 1 < m_grid.width) fine[2 * i + 1] = 0.75f * light[i] + 0.25f * light[i + 1];
                if (2 * i + 2 < m_grid.width) fine[2 * i + 2] = 0.75f * light[i + 1] + 0.25f * light[i];
            }
            if (2 * lastHalf + 1 < m_grid.width) fine[2 * lastHalf + 1] = light[lastHalf];
            const std::uint32_t* pixels = ground.row(y);
            Colour4* out = m_floor->row(y);
            for (int x = 0; x < m_grid.width; ++x)
                out[x] = lightOf(pixels[x]) * (Tones::ambient + Tones::sunlight * fine[x]);
        }
    });
}

void SurfaceLight::traceSight(const SurfaceLook& look, const SurfaceSolids& solids, const SurfaceEye& eye,
                              int threads) {
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    const SurfaceEye::Position from = eye.position();
    const float lastX = static_cast<float>(m_grid.width - 1), lastY = static_cast<float>(m_grid.height - 1);
    forEachBand(m_grid.width, m_grid.height, threads, [&](int begin, int end) {
        const auto width = static_cast<std::size_t>(m_grid.width);
        SightRow row{};
        float* depth = nullptr;
        float** outs[] = {&row.aside,  &row.along, &row.way,   &row.mirror, &row.upwards,  &row.glint,
                          &row.facing, &row.partX, &row.partY, &depth,      &row.colour[2]};
        std::vector<float> numbers(std::size(outs) * width);
        std::vector<std::int32_t> places(width);
        for (std::size_t i = 0; i < std::size(outs); ++i) *outs[i] = numbers.data() + i * width;
        row.cell = places.data();
        row.depth = depth;
        // Reuses memory that is no longer needed, so that a row stays in the first-level cache.
        row.colour[0] = row.aside, row.colour[1] = row.along;
        float* const floor[] = {row.partX, row.partY, depth};
        std::copy_n(floor, 3, row.floor);
        row.width = m_grid.width;
        row.height = m_grid.height;
        row.pitch = static_cast<int>(m_floor->pitch());
        row.lastX = m_lastX;
        row.lastY = m_lastY;
        row.eyeX = static_cast<float>(from.x);
        row.eyeY = static_cast<float>(from.y);
        row.eyeUp = static_cast<float>(from.h);
        row.n = look.n;
        row.sunX = Sun::x, row.sunY = Sun::y, row.sunUp = Sun::up;
        row.sunWay = 1.0f / std::sqrt(1.0f - (1.0f - Sun::up * Sun::up) / (look.n * look.n));
        row.perDepth = 1.0f / look.depth;
        row.perRelief = 1.0f / std::max(look.relief, 1e-6f);
        for (int y = begin; y < end; ++y) {
            row.y = y;
            row.above = heightRow(y - 1);
            row.heights = heightRow(y);
            row.below = heightRow(y + 1);
            row.sun = m_sun.data() + std::ptrdiff_t{y} * m_grid.width;
            loops.refractSight(row);
            for (std::size_t x = 0; x < width; ++x) depth[x] = std::max(look.depth + row.heights[x], 0.0f);
            if (solids.hasMedia()) {
                // Iterates the sight line's intersection with an uneven floor.
                const float* depths = solids.depthRow(y);
                const SurfaceSolids::Span span = solids.mediaWithin(1.2f * look.depth, y);
                for (std::size_t x = span.begin; x < span.end; ++x) {
                    float guess = look.depth * depths[x] + row.heights[x];
                    const auto under = [&] {
                        const float toX = mirrored(static_cast<float>(x) + guess * row.aside[x], lastX);
                        const float toY = mirrored(static_cast<float>(y) + guess * row.along[x], lastY);
                        return look.depth * solids.depthAt(toX, toY) + row.heights[x];
                    };
                    guess = under();
                    depth[x] = std::max(0.5f * (guess + under()), 0.0f);
                }
            }
            loops.landOn(row);
            const auto seenAt = [&](std::size_t x) {
                const Colour4* upper = m_floor->row(0) + places[x];
                const Colour4* lower = upper + m_down;
                const Colour4 high = upper[0] + row.partX[x] * (upper[m_right] - upper[0]);
                const Colour4 low = lower[0] + row.partX[x] * (lower[m_right] - lower[0]);
                return high + row.partY[x] * (low - high);
            };
            std::size_t x = 0;
            for (; x + 4 <= width; x += 4) {
                Colour4 blue = seenAt(x), green = seenAt(x + 1), red = seenAt(x + 2), none = seenAt(x + 3);
                transpose(blue, green, red, none);
                storeFour(floor[0] + x, blue);
                storeFour(floor[1] + x, green);
                storeFour(floor[2] + x, red);
            }
            for (; x < width; ++x) {
                const Colour4 seen = seenAt(x);
                for (int i = 0; i < 3; ++i) floor[i][x] = seen[i];
            }
            loops.colourWater(row);
            Colour4* out = m_cells->row(y);
            for (x = 0; x + 4 <= width; x += 4) {
                Colour4 a = fourAt(row.colour[0] + x), b = fourAt(row.colour[1] + x);
                Colour4 c = fourAt(row.colour[2] + x), d = fourAt(row.heights + x);
                transpose(a, b, c, d);
                out[x] = a, out[x + 1] = b, out[x + 2] = c, out[x + 3] = d;
            }
            for (; x < width; ++x)
                out[x] = Colour4{row.colour[0][x], row.colour[1][x], row.colour[2][x], row.heights[x]};
        }
    });
}

void SurfaceLight::shine(const HeightView& heights, float range, const SurfaceLook& how,
                         const SurfaceSolids& solids, const SurfaceShadow& shadow, const SurfaceGround& ground,
                         const SurfaceEye& eye, int threads) {
    m_grid = {heights.width, heights.height};
    m_half = {std::max((m_grid.width + 1) / 2, 2), (m_grid.height + 1) / 2};
    const auto cells = static_cast<std::size_t>(m_grid.cells());
    m_heights.resize(cells);
    m_sun.resize(cells);
    if (!m_cells || m_cells->grid() != m_grid) {
        m_floor.emplace(m_grid, SceneKind::Pool);
        m_cells.emplace(m_grid, SceneKind::Pool);
    }
    m_lastX = std::max(m_grid.width - 2, 0);
    m_lastY = std::max(m_grid.height - 2, 0);
    m_right = m_grid.width > 1 ? 1 : 0;
    m_down = m_grid.height > 1 ? m_cells->pitch() : 0;
    raise(heights, range, how, shadow, threads);
    gather(how, solids, threads);
    lightFloor(ground, threads);
    traceSight(how, solids, eye, threads);
}

float SurfaceLight::sunAt(float x, float y) const {
    const int cellX = std::clamp(static_cast<int>(x + 0.5f), 0, m_grid.width - 1);
    const int cellY = std::clamp(static_cast<int>(y + 0.5f), 0, m_grid.height - 1);
    return m_sun[static_cast<std::size_t>(std::ptrdiff_t{cellY} * m_grid.width + cellX)];
}

float SurfaceLight::floorLightAt(int x, int y) const {
    return m_light[static_cast<std::size_t>(std::ptrdiff_t{y / 2} * m_half.width + x / 2)];
}

} // namespace seiche
