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

/// What paints whole rows.
struct PixelLoops {
    void (*paint)(const PaletteRow&);
    void (*paintLit)(const PaletteRow&);
    void (*paintWrapped)(const PaletteRow&);
    void (*paintWater)(const WaterRow&);
    void (*widen)(const WidenedRow&);
    void (*blend)(const BlendedRow&);
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
