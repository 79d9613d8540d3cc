// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"
#include "picture/resample.h"

#include <array>

namespace seiche {

/// 256 colours, 0xAARRGGBB.
///
/// A height h is drawn in colour round(127.5 + 127.5 * h / range), clamped to 0 ... 255; not-a-number is drawn
/// in colour 128.
struct Palette {
    std::array<std::uint32_t, 256> colours;
};

/// The blue water of the 2013 page: black at -range, blue at +range.
Palette flatBlue();

/// Deep water: nearly black navy in the troughs, a clear blue at rest, nearly white on the crests.
Palette deepWater();

/// Paints one pixel per cell. The sizes of both views are equal; range > 0. `threads` is the most threads used,
/// 0 for all cores; the bytes do not depend on it.
void paint(const HeightView& heights, const Palette& palette, float range, const PixelView& picture,
           int threads = 0);

/// The same with light from the upper left: slopes that face it are drawn as if they were higher by `light`
/// times their rise over two cells along both axes.
void paintLit(const HeightView& heights, const Palette& palette, float range, float light,
              const PixelView& picture, int threads = 0);

/// The same with colours that begin again where they end, as an integer of 8 bits overflows: the whole number
/// below 128 + 127.5 * h / range, modulo 256.
void paintWrapped(const HeightView& heights, const Palette& palette, float range, const PixelView& picture,
                  int threads = 0);

/// The same of the heights that `between` finds for the picture's pixels, row by row as they are needed.
void paint(const HeightView& cells, Resampler& between, const Palette& palette, float range,
           const PixelView& picture, int threads = 0);
void paintLit(const HeightView& cells, Resampler& between, const Palette& palette, float range, float light,
              const PixelView& picture, int threads = 0);
void paintWrapped(const HeightView& cells, Resampler& between, const Palette& palette, float range,
                  const PixelView& picture, int threads = 0);

} // namespace seiche
