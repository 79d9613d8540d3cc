// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/plain_rows.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Not-a-number ends at the least.
float clamped(float value, float least, float largest) {
    const float atLeast = value > least ? value : least;
    return atLeast < largest ? atLeast : largest;
}

std::uint32_t colourAt(const PaletteRow& row, float height) {
    const float level = 128.0f + height * row.scale;
    return row.colours[level == level ? static_cast<std::size_t>(clamped(level, 0.0f, 255.0f)) : 128];
}

// Every second byte of a pixel, so that two channels are reckoned with at once.
constexpr std::uint32_t evenBytes = 0x00ff00ff;

// The mean of four pixels, weighted by how far the point lies from them in parts of 256; weights add up to 256.
std::uint32_t mixed(const std::uint32_t* upper, const std::uint32_t* lower, int partX, int partY) {
    const int both = (partX * partY) >> 8;
    const std::uint32_t weights[] = {
        static_cast<std::uint32_t>(256 - partX - partY + both), static_cast<std::uint32_t>(partX - both),
        static_cast<std::uint32_t>(partY - both), static_cast<std::uint32_t>(both)};
    const std::uint32_t pixels[] = {upper[0], upper[1], lower[0], lower[1]};
    std::uint32_t even = 0, odd = 0;
    for (int i = 0; i < 4; ++i) {
        even += (pixels[i] & evenBytes) * weights[i];
        odd += (pixels[i] >> 8 & evenBytes) * weights[i];
    }
    return (even >> 8 & evenBytes) | (odd & ~evenBytes);
}

// Brightness 0 is black, 1 the pixel itself, 2 white.
std::uint32_t lit(std::uint32_t pixel, float brightness) {
    const int level = static_cast<int>(brightness * 256.0f);
    const std::uint32_t own = static_cast<std::uint32_t>(256 - std::abs(level - 256));
    const std::uint32_t white = static_cast<std::uint32_t>(std::max(level - 256, 0)) * evenBytes;
    const std::uint32_t even = (pixel & evenBytes) * own + white;
    const std::uint32_t odd = (pixel >> 8 & evenBytes) * own + white;
    return 0xff000000u | (even >> 8 & evenBytes) | (odd & ~evenBytes);
}

} // namespace

void plainPaint(const PaletteRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) row.pixels[x] = colourAt(row, row.heights[x]);
}

void plainPaintLit(const PaletteRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) {
        const float left = row.heights[x > 0 ? x - 1 : x];
        const float right = row.heights[x + 1 < row.width ? x + 1 : x];
        const float rise = (right - left) + (row.below[x] - row.above[x]);
        row.pixels[x] = colourAt(row, row.heights[x] + row.light * rise);
    }
}

void plainPaintWrapped(const PaletteRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) {
        const float level = row.heights[x] * row.scale + 128.0f;
        const float bounded = level == level ? clamped(level, -1e9f, 1e9f) : 128.0f;
        // Truncated towards zero and then one down where that went up: the whole number below.
        const int whole = static_cast<int>(bounded);
        const int below = whole - (static_cast<float>(whole) > bounded ? 1 : 0);
        row.pixels[x] = row.colours[static_cast<std::size_t>(below & 255)];
    }
}

void plainPaintWater(const WaterRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) {
        const float height = row.heights[x];
        const float left = row.heights[x > 0 ? x - 1 : x];
        const float right = row.heights[x + 1 < row.width ? x + 1 : x];
        const float slopeX = row.slope * (right - left);
        const float slopeY = row.slope * (row.below[x] - row.above[x]);

        // The floor point, and the pixel up and left of it; the last row and column are reached from the left.
        const float bend = row.bendAtRest + row.bend * height;
        const float floorX =
            clamped(static_cast<float>(x) + bend * slopeX, 0.0f, static_cast<float>(row.width - 1));
        const float floorY =
            clamped(static_cast<float>(row.y) + bend * slopeY, 0.0f, static_cast<float>(row.height - 1));
        const int cellX = std::min(static_cast<int>(floorX), row.lastX);
        const int cellY = std::min(static_cast<int>(floorY), row.lastY);
        const int partX = static_cast<int>((floorX - static_cast<float>(cellX)) * 256.0f);
        const int partY = static_cast<int>((floorY - static_cast<float>(cellY)) * 256.0f);
        const std::uint32_t* upper = row.floor + cellY * row.floorPitch + cellX;

        const float curvature = ((left + right) + (row.above[x] + row.below[x])) - 4.0f * height;
        const float spread = clamped(1.0f + row.focus * curvature, 1.0f / 2.2f, 1.0f / 0.4f);
        const float facing = row.lampX * slopeX + row.lampY * slopeY;
        const float brightness = clamped((row.plainLight + row.caustics / spread) - facing, 0.0f, 2.0f);
        row.pixels[x] = lit(mixed(upper, upper + row.floorPitch, partX, partY), brightness);
    }
}

void plainWiden(const WidenedRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) {
        const float* from = row.from + row.first[x];
        float sum = row.weights[x] * from[0];
        for (int tap = 1; tap < row.taps; ++tap)
            sum += row.weights[std::ptrdiff_t{tap} * row.width + x] * from[tap];
        row.result[x] = sum;
    }
}

void plainBlend(const BlendedRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) {
        float sum = row.weights[0] * row.rows[0][x];
        for (int tap = 1; tap < row.taps; ++tap) sum += row.weights[tap] * row.rows[tap][x];
        row.result[x] = sum;
    }
}

} // namespace seiche
