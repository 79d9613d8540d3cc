// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/plain_rows.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace seiche {

namespace {

// Not-a-number gives `min`.
float clamped(float value, float min, float largest) {
    const float atLeast = value > min ? value : min;
    return atLeast < largest ? atLeast : largest;
}

std::uint32_t colourAt(const PaletteRow& row, float height) {
    const float level = 128.0f + height * row.scale;
    return row.colours[level == level ? static_cast<std::size_t>(clamped(level, 0.0f, 255.0f)) : 128];
}

// Every second byte: two channels at once.
constexpr std::uint32_t evenBytes = 0x00ff00ff;

// Returns the bilinear mean of four pixels, with fractions and weights in parts of 256.
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

// Applies brightness: 0 black, 1 unchanged, 2 white.
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
        // Floor: truncation, minus 1 if truncation rounded up.
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

        // Floor point, and the pixel up and left of it. The last row and column are reached as
        // right and lower neighbours.
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

namespace {

// Returns the reciprocal square root to a few parts per million, with operations that are
// identical on every processor.
float reciprocalRoot(float value) {
    float guess = std::bit_cast<float>(0x5f375a86 - (std::bit_cast<std::int32_t>(value) >> 1));
    guess = guess * (1.5f - 0.5f * value * guess * guess);
    return guess * (1.5f - 0.5f * value * guess * guess);
}

} // namespace

void plainSendBeams(const BeamRow& row, int begin, int end) {
    const float lastX = static_cast<float>(row.width - 1), lastY = static_cast<float>(row.height - 1);
    for (int x = begin; x < end; ++x) {
        const int cell = std::max(x, 0), left = std::max(x - 1, 0);
        const int right = x < 0 ? 0 : std::min(x + 1, row.width - 1);
        const float still = row.depth * (row.depths ? row.depths[cell] : 1.0f);
        const float bent = row.bend * (still + row.heights[cell]);
        const float toX =
            static_cast<float>(x) + still * row.asideX + bent * (row.heights[right] - row.heights[left]);
        const float toY =
            static_cast<float>(row.y) + still * row.asideY + bent * (row.below[cell] - row.above[cell]);
        const float atX = clamped(toX, -0.5f, lastX + 0.5f), atY = clamped(toY, -0.5f, lastY + 0.5f);
        // Beams that land beside the floor have no strength.
        const bool isOn = atX == toX && atY == toY;
        row.inX[x] = static_cast<std::int32_t>(8.0f * atX + 8.0f) - 12;
        row.inY[x] = static_cast<std::int32_t>(8.0f * atY + 8.0f) - 12;
        row.beam[x] = isOn ? static_cast<std::int32_t>(row.sun[cell] * row.full) : 0;
    }
}

void plainLookInto(const SightRow& row, int begin, int end) {
    for (int x = begin; x < end; ++x) {
        const float slopeX =
            0.5f * (row.heights[x + 1 < row.width ? x + 1 : x] - row.heights[x > 0 ? x - 1 : x]);
        const float slopeY = 0.5f * (row.below[x] - row.above[x]);
        const float up = reciprocalRoot(1.0f + (slopeX * slopeX + slopeY * slopeY));
        const float normalX = -slopeX * up, normalY = -slopeY * up;
        // Direction to the eye.
        float eyeX = row.eyeX - static_cast<float>(x);
        float eyeY = row.eyeY - static_cast<float>(row.y);
        float eyeUp = row.eyeUp - row.heights[x];
        const float nearness = reciprocalRoot(eyeX * eyeX + eyeY * eyeY + eyeUp * eyeUp);
        eyeX *= nearness, eyeY *= nearness, eyeUp *= nearness;
        const float cosine = clamped(normalX * eyeX + normalY * eyeY + up * eyeUp, 0.02f, 1.0f);
        // Snell's law.
        const float ratio = 1.0f / row.n;
        const float square = 1.0f - ratio * ratio * (1.0f - cosine * cosine);
        const float bend = ratio * cosine - square * reciprocalRoot(square);
        const float downwards = clamped(ratio * eyeUp - bend * up, 0.25f, 1.0f);
        const float perDown = 1.0f / downwards;
        row.aside[x] = (bend * normalX - ratio * eyeX) * perDown;
        row.along[x] = (bend * normalY - ratio * eyeY) * perDown;
        row.way[x] = perDown;
        const float grazing = 1.0f - cosine;
        const float second = grazing * grazing;
        row.mirror[x] = 0.02f + 0.98f * (second * second * grazing);
        // Reflected sight line.
        const float twice = 2.0f * cosine;
        const float backX = twice * normalX - eyeX, backY = twice * normalY - eyeY, backUp = twice * up - eyeUp;
        row.upwards[x] = clamped(backUp, 0.0f, 1.0f);
        float glint = clamped(backX * row.sunX + backY * row.sunY + backUp * row.sunUp, 0.0f, 1.0f);
        for (int doubling = 0; doubling < 5; ++doubling) glint = glint * glint;
        row.glint[x] = glint;
        row.facing[x] = normalX * row.sunX + normalY * row.sunY + up * row.sunUp;
    }
}

void plainLandOn(const SightRow& row, int begin, int end) {
    const auto mirrored = [](float at, float last) {
        const float inside = at < 0.0f ? -at : at;
        return clamped(inside > last ? 2.0f * last - inside : inside, 0.0f, last);
    };
    for (int x = begin; x < end; ++x) {
        const float depth = row.depth[x];
        const float toX =
            mirrored(static_cast<float>(x) + depth * row.aside[x], static_cast<float>(row.width - 1));
        const float toY =
            mirrored(static_cast<float>(row.y) + depth * row.along[x], static_cast<float>(row.height - 1));
        const int cellX = std::min(static_cast<int>(toX), row.lastX);
        const int cellY = std::min(static_cast<int>(toY), row.lastY);
        row.cell[x] = cellY * row.pitch + cellX;
        row.partX[x] = toX - static_cast<float>(cellX);
        row.partY[x] = toY - static_cast<float>(cellY);
        row.way[x] = depth * (row.way[x] + row.sunWay) * row.perDepth;
    }
}

void plainColourWater(const SightRow& row, int begin, int end) {
    using Tones = SurfaceTones;
    for (int x = begin; x < end; ++x) {
        const float crest = clamped(row.heights[x] * row.perRelief, -1.35f, 1.6f);
        const float facing = row.facing[x] > 0.0f ? row.facing[x] : 0.0f;
        const float lit =
            (Tones::ambient + Tones::sunlight * row.sun[x] * (0.35f + 0.9f * facing)) * (1.0f + 0.55f * crest);
        const float near = row.glint[x] * row.glint[x];
        const float shine = row.sun[x] * (0.10f * row.glint[x] + 0.55f * (near * near));
        for (int i = 0; i < 3; ++i) {
            const float dim = Tones::dimming[i] * row.way[x];
            const float through = 1.0f / (1.0f + dim * (1.0f + 0.5f * dim));
            const float own = row.floor[i][x] * through + Tones::scattered[i] * lit * (1.0f - 0.65f * through);
            const float sky = Tones::horizon[i] + row.upwards[x] * (Tones::zenith[i] - Tones::horizon[i]);
            const float light = own + row.mirror[x] * (sky - own) + Tones::sun[i] * shine;
            const float bounded = clamped(light, 1e-6f, Tones::brightest);
            const float held =
                bounded * (Tones::first + bounded * Tones::second) / (1.0f + Tones::third * bounded);
            const float value = held < Tones::max ? held : Tones::max;
            row.colour[i][x] = 255.0f * (value * reciprocalRoot(value));
        }
    }
}

} // namespace seiche
