// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace seiche {

/// A row painted by palette.
///
/// `above` and `below` are the neighbouring rows of heights; at the edge, the row itself. This
/// header defines no functions (see engine/row_step.h).
struct PaletteRow {
    const float* above;
    const float* heights;
    const float* below;
    int width;
    const std::uint32_t* colours; ///< 256
    float scale;                  ///< colours per unit of height
    float light;                  ///< see `paintLit`
    std::uint32_t* pixels;
};

/// A row painted as water, see `paintWater`.
struct WaterRow {
    const float* above;
    const float* heights;
    const float* below;
    int y;
    int width, height;          ///< size of the whole picture
    int lastX, lastY;           ///< last floor cell with right and lower neighbours
    const std::uint32_t* floor; ///< first pixel of the floor
    std::ptrdiff_t floorPitch;
    float slope;            ///< surface slope per height difference over two cells
    float bendAtRest, bend; ///< (1 - 1/n) (depth + h) as bendAtRest + bend * h
    float focus;            ///< (1 - 1/n) depth, per curvature
    float lampX, lampY;
    float caustics, plainLight; ///< fractions of focused and of plain light
    std::uint32_t* pixels;
};

/// A row of the 3-D surface seen from the eye: refracted and reflected sight line of each cell.
///
/// Lengths are in cells. The members are in the order of the steps of `SurfaceLight`.
struct SightRow {
    const float* above; ///< heights
    const float* heights;
    const float* below;
    int y;
    int width, height; ///< size of the surface
    float eyeX, eyeY, eyeUp;
    float n; ///< refractive index of water
    float sunX, sunY, sunUp;
    // Results of `refractSight`.
    float* aside;   ///< underwater shift to the right per cell of depth
    float* along;   ///< underwater shift down the picture per cell of depth
    float* way;     ///< path length per cell of depth; after `landOn`, the whole light path in still depths
    float* mirror;  ///< reflected fraction of the light (Schlick's formula)
    float* upwards; ///< steepness of the reflected sight line, 0 ... 1
    float* glint;   ///< closeness of the reflected line to the sun, 0 ... 1
    float* facing;  ///< cosine between surface normal and sun
    // Results of `landOn` from the depth under each cell: the floor cell up and left of the seen
    // point, and the offset from this cell. The floor is mirrored beyond the sides.
    const float* depth;
    float sunWay;   ///< sunlight path to the floor per cell of depth
    float perDepth; ///< 1 / depth of still water
    int lastX, lastY;
    int pitch; ///< cells from row to row of the floor
    std::int32_t* cell;
    float* partX;
    float* partY;
    // Input of `colourWater`: the lit floor, and the sun on the surface, 0 ... 1.
    const float* floor[3];
    const float* sun;
    float perRelief;
    float* colour[3]; ///< blue, green, red: 0 ... 255
};

/// The sunbeams through a row of cells: landing points on the floor, and strengths.
///
/// Lengths are in cells; see `SurfaceLight`. The row may begin with cells beside the surface, where
/// the water is flat.
struct BeamRow {
    const float* above; ///< heights
    const float* heights;
    const float* below;
    const float* sun;    ///< sun on the surface, 0 ... 1
    const float* depths; ///< relative floor depths; null: 1
    int y;
    int width, height; ///< size of the surface
    float depth;
    float asideX, asideY; ///< shift per cell of depth under a flat surface
    float bend;           ///< shift per height difference over two cells
    float full;           ///< strength of a beam in full sun
    // Landing points in sixteenths of a cell of the half-resolution floor, from the centre of its
    // first cell. `beam` is 0 beside the floor.
    std::int32_t* inX;
    std::int32_t* inY;
    std::int32_t* beam;
};

/// Light levels of the 3-D surface (1: full sun).
struct SurfaceTones {
    static constexpr float ambient = 0.34f, sunlight = 0.80f;
    // Channels: blue, green, red.
    static constexpr float zenith[3] = {0.50f, 0.27f, 0.13f};
    static constexpr float horizon[3] = {0.80f, 0.70f, 0.58f};
    static constexpr float sun[3] = {0.80f, 0.95f, 1.05f};
    static constexpr float scattered[3] = {0.30f, 0.17f, 0.022f}; ///< by deep water in full light
    static constexpr float dimming[3] = {0.10f, 0.20f, 0.80f}; ///< attenuation along the depth of still water
    // Light x has exposure sqrt(x (first + x second) / (1 + third x)), at most `max`.
    static constexpr float first = 1.06f, second = 0.085f, third = 0.75f, brightest = 4.0f, max = 0.94f;
};

/// A row of heights resampled to `width` cells: each is the sum of `taps` old cells from
/// `first[x]`, tap t weighted by weights[t * width + x]. `first` never decreases.
struct WidenedRow {
    const float* from;
    int fromWidth;
    const int* first;
    const float* weights;
    int taps;
    int width;
    float* result;
    std::ptrdiff_t toNext = 0; ///< from `from` to the row needed next
};

/// The weighted sum of `taps` rows.
struct BlendedRow {
    const float* const* rows;
    const float* weights;
    int taps;
    int width;
    float* result;
};

/// Reference loops for the pixels begin <= x < end of a row. All faster loops give the same bytes.
void plainPaint(const PaletteRow& row, int begin, int end);
void plainPaintLit(const PaletteRow& row, int begin, int end);
void plainPaintWrapped(const PaletteRow& row, int begin, int end);
void plainPaintWater(const WaterRow& row, int begin, int end);
void plainWiden(const WidenedRow& row, int begin, int end);
void plainBlend(const BlendedRow& row, int begin, int end);
void plainSendBeams(const BeamRow& row, int begin, int end);
void plainLookInto(const SightRow& row, int begin, int end);
void plainLandOn(const SightRow& row, int begin, int end);
void plainColourWater(const SightRow& row, int begin, int end);

/// Functions that paint whole rows.
struct PixelLoops {
    void (*paint)(const PaletteRow&);
    void (*paintLit)(const PaletteRow&);
    void (*paintWrapped)(const PaletteRow&);
    void (*paintWater)(const WaterRow&);
    void (*widen)(const WidenedRow&);
    void (*blend)(const BlendedRow&);
    void (*sendBeams)(const BeamRow&); ///< beams through the cells
    void (*refractSight)(const SightRow&);
    void (*landOn)(const SightRow&);
    void (*colourWater)(const SightRow&);
};

/// The fast loops, compiled once per instruction set.
namespace baseline {
extern const PixelLoops pixelLoops;
}
namespace avx2 {
extern const PixelLoops pixelLoops;
}
namespace avx512 {
extern const PixelLoops pixelLoops;
}

} // namespace seiche
