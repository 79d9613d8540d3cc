// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace seiche {

/// One row of a picture by palette.
///
/// `above` and `below` are the neighbouring rows of heights, or the row itself at the border. This header
/// defines no functions (see engine/row_step.h).
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

/// One row of a picture of water, see `paintWater`.
struct WaterRow {
    const float* above;
    const float* heights;
    const float* below;
    int y;
    int width, height;          ///< of the whole picture
    int lastX, lastY;           ///< the last floor cell that has neighbours to the right and below
    const std::uint32_t* floor; ///< its first pixel
    std::ptrdiff_t floorPitch;
    float slope;            ///< of the surface, per difference of heights two cells apart
    float bendAtRest, bend; ///< (1 - 1/n) (depth + h) as bendAtRest + bend * h
    float focus;            ///< (1 - 1/n) depth, per curvature
    float lampX, lampY;
    float caustics, plainLight; ///< the share of the light that is gathered, and the rest
    std::uint32_t* pixels;
};

/// A row of a surface as it is seen: for each cell where the look goes on under water, what is seen there, and
/// what comes back from the sky. Lengths are in cells; see `SurfaceLight`, which has the steps in this order.
struct SightRow {
    const float* above; ///< heights
    const float* heights;
    const float* below;
    int y;
    int width, height; ///< of the surface
    float eyeX, eyeY, eyeUp;
    float n; ///< of the water
    float sunX, sunY, sunUp;
    // Found by `lookInto`.
    float* aside;   ///< cells to the right for one cell down, under water
    float* along;   ///< cells down the picture for one cell down
    float* way;     ///< length of the way for one cell down; then, of the light's whole way, in still depths
    float* mirror;  ///< share of the light that is reflected (Schlick's formula)
    float* upwards; ///< how steeply the reflected look goes up, 0 ... 1
    float* glint;   ///< how near it goes to the sun, 0 ... 1
    float* facing;  ///< of the surface towards the sun: the cosine between them
    // Found by `landOn` from the depth under each cell: the cell of the floor up and left of the place that is
    // seen, and how far that is from it. The floor goes on beyond the sides as in a mirror.
    const float* depth;
    float sunWay;   ///< of the sun's light down to the floor, for one cell
    float perDepth; ///< one over the depth of still water
    int lastX, lastY;
    int pitch; ///< cells from one row of the floor to the next
    std::int32_t* cell;
    float* partX;
    float* partY;
    // Used by `colourWater`: the floor as it is lit there, and the sun on the surface, 0 ... 1.
    const float* floor[3];
    const float* sun;
    float perRelief;
    float* colour[3]; ///< blue, green, red: 0 ... 255
};

/// The sun's beams through a row of cells: where they land on the floor, and how strong they are. Lengths are
/// in cells; see `SurfaceLight`. Before the first cell there can be some beside the surface, which is level
/// there.
struct BeamRow {
    const float* above; ///< heights
    const float* heights;
    const float* below;
    const float* sun;    ///< on the surface, 0 ... 1
    const float* depths; ///< of the floor, in depths of still water; null: 1
    int y;
    int width, height; ///< of the surface
    float depth;
    float asideX, asideY; ///< that light goes for one cell down where the surface is level
    float bend;           ///< the same per difference of heights two cells apart
    float full;           ///< what a beam has in full sun
    // Sixteenths of a place of half as many as there are cells, from the middle of the first one. 0 for a beam
    // that lands beside the floor.
    std::int32_t* inX;
    std::int32_t* inY;
    std::int32_t* beam;
};

/// The light of the surface's world, in shares of full sun.
struct SurfaceTones {
    static constexpr float ambient = 0.34f, sunlight = 0.80f;
    // Blue, green, red.
    static constexpr float zenith[3] = {0.50f, 0.27f, 0.13f};
    static constexpr float horizon[3] = {0.80f, 0.70f, 0.58f};
    static constexpr float sun[3] = {0.80f, 0.95f, 1.05f};
    static constexpr float scattered[3] = {0.30f, 0.17f, 0.022f}; ///< by deep water in full light
    static constexpr float dimming[3] = {0.10f, 0.20f, 0.80f}; ///< along a way as long as still water is deep
    // Light x is exposed as the root of x (first + x second) / (1 + third x), but no more than most.
    static constexpr float first = 1.06f, second = 0.085f, third = 0.75f, brightest = 4.0f, most = 0.94f;
};

/// A row of heights on another number of cells: the sum of `taps` old cells from `first[x]` on (which never
/// falls from one x to the next), the weight of the t-th in weights[t * width + x].
struct WidenedRow {
    const float* from;
    int fromWidth;
    const int* first;
    const float* weights;
    int taps;
    int width;
    float* result;
    std::ptrdiff_t toNext = 0; ///< from `from` to the row that will be asked for next
};

/// The sum of `taps` rows, each with a weight of its own.
struct BlendedRow {
    const float* const* rows;
    const float* weights;
    int taps;
    int width;
    float* result;
};

/// The pixels begin <= x < end of a row, written to be read. Every faster way gives the same bytes.
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

/// What paints whole rows.
struct PixelLoops {
    void (*paint)(const PaletteRow&);
    void (*paintLit)(const PaletteRow&);
    void (*paintWrapped)(const PaletteRow&);
    void (*paintWater)(const WaterRow&);
    void (*widen)(const WidenedRow&);
    void (*blend)(const BlendedRow&);
    void (*sendBeams)(const BeamRow&); ///< those of the cells
    void (*lookInto)(const SightRow&);
    void (*landOn)(const SightRow&);
    void (*colourWater)(const SightRow&);
};

/// The fast loops, once per instruction set.
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
