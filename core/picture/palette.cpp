// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/palette.h"

#include "picture/rows_around.h"
#include "wave/expects.h"

namespace seiche {

Palette flatBlue() {
    Palette palette;
    for (std::uint32_t i = 0; i < 256; ++i) palette.colours[i] = 0xff000000u | i;
    return palette;
}

Palette deepWater() {
    struct Stop {
        int at;
        int red, green, blue;
    };
    constexpr Stop stops[] = {{0, 2, 14, 28},      {64, 8, 52, 92},      {128, 24, 116, 170},
                              {176, 70, 176, 226}, {216, 150, 224, 252}, {255, 246, 253, 255}};
    Palette palette;
    for (std::size_t i = 0; i + 1 < std::size(stops); ++i) {
        const Stop& from = stops[i];
        const Stop& to = stops[i + 1];
        for (int at = from.at; at <= to.at; ++at) {
            const auto mixed = [&](int a, int b) {
                return static_cast<std::uint32_t>(a + (b - a) * (at - from.at) / (to.at - from.at));
            };
            palette.colours[static_cast<std::size_t>(at)] = 0xff000000u | mixed(from.red, to.red) << 16 |
                                                            mixed(from.green, to.green) << 8 |
                                                            mixed(from.blue, to.blue);
        }
    }
    return palette;
}

namespace {

// Selected loop.
using PaletteLoop = void (*PixelLoops::*)(const PaletteRow&);

void paintRows(PaletteLoop loop, const HeightView& cells, Resampler& between, const Palette& palette,
               float range, float light, const PixelView& picture, int threads) {
    SEICHE_EXPECTS(range > 0.0f);
    const auto paintRow = pixelLoopsFor(chosenIsa()).*loop;
    forEachRowAround(cells, between, picture.width, picture.height, threads,
                     [&](const RowsAround& rows, int y) {
                         paintRow({rows.above, rows.at, rows.below, picture.width, palette.colours.data(),
                                   127.5f / range, light, picture.row(y)});
                     });
}

} // namespace

void paint(const HeightView& heights, const Palette& palette, float range, const PixelView& picture,
           int threads) {
    SEICHE_EXPECTS(heights.width == picture.width && heights.height == picture.height);
    Resampler none;
    paint(heights, none, palette, range, picture, threads);
}

void paintLit(const HeightView& heights, const Palette& palette, float range, float light,
              const PixelView& picture, int threads) {
    SEICHE_EXPECTS(heights.width == picture.width && heights.height == picture.height);
    Resampler none;
    paintLit(heights, none, palette, range, light, picture, threads);
}

void paintWrapped(const HeightView& heights, const Palette& palette, float range, const PixelView& picture,
                  int threads) {
    SEICHE_EXPECTS(heights.width == picture.width && heights.height == picture.height);
    Resampler none;
    paintWrapped(heights, none, palette, range, picture, threads);
}

void paint(const HeightView& cells, Resampler& between, const Palette& palette, float range,
           const PixelView& picture, int threads) {
    paintRows(&PixelLoops::paint, cells, between, palette, range, 0.0f, picture, threads);
}

void paintLit(const HeightView& cells, Resampler& between, const Palette& palette, float range, float light,
              const PixelView& picture, int threads) {
    paintRows(&PixelLoops::paintLit, cells, between, palette, range, light, picture, threads);
}

void paintWrapped(const HeightView& cells, Resampler& between, const Palette& palette, float range,
                  const PixelView& picture, int threads) {
    paintRows(&PixelLoops::paintWrapped, cells, between, palette, range, 0.0f, picture, threads);
}

} // namespace seiche
