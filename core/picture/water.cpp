// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/water.h"

#include "picture/pixel_loops.h"

#include <vector>

namespace seiche {

namespace {

WaterRow waterRow(const HeightView& heights, const FloorView& floor, const WaterLook& look,
                  const PixelView& picture, int y) {
    WaterRow row;
    row.above = heights.row(std::max(y - 1, 0));
    row.heights = heights.row(y);
    row.below = heights.row(std::min(y + 1, heights.height - 1));
    row.y = y;
    row.width = heights.width;
    row.height = heights.height;
    row.lastX = std::max(heights.width - 2, 0);
    row.lastY = std::max(heights.height - 2, 0);
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
    if (heights.width == 1 || heights.height == 1) {
        // The floor of a ditch has no neighbours to mix with: give it some.
        const std::ptrdiff_t pitch = heights.width + 1;
        std::vector<std::uint32_t> wider(static_cast<std::size_t>(pitch * (heights.height + 1)));
        for (int y = 0; y < heights.height; ++y)
            std::copy_n(floor.pixels + y * floor.pitch, heights.width, wider.begin() + y * pitch);
        for (int y = 0; y < heights.height; ++y)
            plainPaintWater(waterRow(heights, {wider.data(), pitch}, look, picture, y), 0, heights.width);
        return;
    }
    const PixelLoops& loops = pixelLoopsFor(chosenIsa());
    forEachRow(heights.width, heights.height, threads,
               [&](int y) { loops.paintWater(waterRow(heights, floor, look, picture, y)); });
}

} // namespace seiche
