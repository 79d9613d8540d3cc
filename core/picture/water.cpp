// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/water.h"

#include "picture/rows_around.h"
#include "wave/expects.h"

#include <vector>

namespace seiche {

namespace {

WaterRow waterRow(const RowsAround& heights, const FloorView& floor, const WaterLook& look,
                  const PixelView& picture, int y) {
    WaterRow row;
    row.above = heights.above;
    row.heights = heights.at;
    row.below = heights.below;
    row.y = y;
    row.width = picture.width;
    row.height = picture.height;
    row.lastX = std::max(picture.width - 2, 0);
    row.lastY = std::max(picture.height - 2, 0);
    row.floor = floor.pixels;
    row.floorPitch = floor.pitch;
    row.slope = 0.5f * look.relief;
    const float bend = 1.0f - 1.0f / look.n;
    row.bendAtRest = bend * look.depth;
    row.bend = bend * look.relief;
    row.focus = bend * look.depth * look.relief;
    row.lampX = look.lampX;
    row.lampY = look.lampY;
    row.caustics = look.caustics;
    row.plainLight = 1.0f - look.caustics;
    row.pixels = picture.row(y);
    return row;
}

} // namespace

void paintWater(const HeightView& heights, const FloorView& floor, const WaterLook& look,
                const PixelView& picture, int threads) {
    SEICHE_EXPECTS(heights.width == picture.width && heights.height == picture.height);
    SEICHE_EXPECTS(look.n >= 1.0f);
    if (heights.width == 1 || heights.height == 1) {
        // Pads narrow floors because interpolation needs neighbours.
        const std::ptrdiff_t pitch = heights.width + 1;
        std::vector<std::uint32_t> wider(static_cast<std::size_t>(pitch * (heights.height + 1)));
        for (int y = 0; y < heights.height; ++y)
            std::copy_n(floor.pixels + y * floor.pitch, heights.width, wider.begin() + y * pitch);
        forEachRowAround(heights, 1, [&](const RowsAround& rows, int y) {
            plainPaintWater(waterRow(rows, {wider.data(), pitch}, look, picture, y), 0, heights.width);
        });
        return;
    }
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    forEachRowAround(heights, threads, [&](const RowsAround& rows, int y) {
        loops.paintWater(waterRow(rows, floor, look, picture, y));
    });
}

void paintWater(const HeightView& cells, Resampler& between, const FloorView& floor, const WaterLook& look,
                const PixelView& picture, int threads) {
    SEICHE_EXPECTS(look.n >= 1.0f);
    if (picture.width == 1 || picture.height == 1)
        return paintWater(between(cells, picture.width, picture.height, threads), floor, look, picture,
                          threads);
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    forEachRowAround(
        cells, between, picture.width, picture.height, threads,
        [&](const RowsAround& rows, int y) { loops.paintWater(waterRow(rows, floor, look, picture, y)); });
}

} // namespace seiche
