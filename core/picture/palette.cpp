// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/palette.h"

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

/// The number of the colour for a level; not-a-number ends at the middle colour.
std::size_t colourOf(float level) {
    if (!(level >= 0.0f)) level = level < 0.0f ? 0.0f : 128.0f;
    if (level > 255.0f) level = 255.0f;
    return static_cast<std::size_t>(level);
}

} // namespace

void paintLit(const HeightView& heights, const Palette& palette, float range, float light,
              const PixelView& picture) {
    const float scale = 127.5f / range;
    const int last = heights.width - 1;
    for (int y = 0; y < heights.height; ++y) {
        const float* from = heights.row(y);
        const float* above = heights.row(y > 0 ? y - 1 : y);
        const float* below = heights.row(y + 1 < heights.height ? y + 1 : y);
        std::uint32_t* to = picture.row(y);
        for (int x = 0; x <= last; ++x) {
            const float right = from[x < last ? x + 1 : x];
            const float left = from[x > 0 ? x - 1 : x];
            const float rise = (right - left) + (below[x] - above[x]);
            to[x] = palette.colours[colourOf(128.0f + (from[x] + light * rise) * scale)];
        }
    }
}

void paint(const HeightView& heights, const Palette& palette, float range, const PixelView& picture) {
    const float scale = 127.5f / range;
    for (int y = 0; y < heights.height; ++y) {
        const float* from = heights.row(y);
        std::uint32_t* to = picture.row(y);
        for (int x = 0; x < heights.width; ++x) {
            float level = 128.0f + from[x] * scale;
            // Written so that not-a-number ends at the middle colour.
            if (!(level >= 0.0f)) level = level < 0.0f ? 0.0f : 128.0f;
            if (level > 255.0f) level = 255.0f;
            to[x] = palette.colours[static_cast<std::size_t>(level)];
        }
    }
}

} // namespace seiche
