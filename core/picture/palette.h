// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "picture/resample.h"

#include <array>

namespace seiche {

/// A palette of 256 colours, 0xAARRGGBB.
///
/// A height h has colour round(127.5 + 127.5 * h / range), clamped to 0 ... 255; not-a-number has
/// colour 128.
struct Palette {
    std::array<std::uint32_t, 256> colours;
};

/// Returns the blue water of the 2013 page: black at -range, blue at +range.
Palette flatBlue();

/// Returns deep water: dark navy troughs, clear blue at rest, nearly white crests.
Palette deepWater();

/// Paints one pixel per cell. Both views have the same size; range > 0. `threads` is the maximum
/// number of threads, 0 for all cores, and does not affect the result.
void paint(const HeightView& heights, const Palette& palette, float range, const PixelView& picture,
           int threads = 0);

/// Paints heights with light from the upper left. Slopes facing the light look higher by `light`
/// times their rise over two cells along both axes. Other parameters as for `paint`.
void paintLit(const HeightView& heights, const Palette& palette, float range, float light,
              const PixelView& picture, int threads = 0);

/// Paints heights with cyclic colours, like an 8-bit overflow: index floor(128 + 127.5 * h / range)
/// modulo 256. Other parameters as for `paint`.
void paintWrapped(const HeightView& heights, const Palette& palette, float range, const PixelView& picture,
                  int threads = 0);

/// Paints cells resampled by `between` to the picture's size, row by row on demand.
void paint(const HeightView& cells, Resampler& between, const Palette& palette, float range,
           const PixelView& picture, int threads = 0);
void paintLit(const HeightView& cells, Resampler& between, const Palette& palette, float range, float light,
              const PixelView& picture, int threads = 0);
void paintWrapped(const HeightView& cells, Resampler& between, const Palette& palette, float range,
                  const PixelView& picture, int threads = 0);

} // namespace seiche
