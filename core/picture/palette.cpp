// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/palette.h"

namespace seiche {

Palette flatBlue() {
    Palette palette;
    for (std::uint32_t i = 0; i < 256; ++i) palette.colours[i] = 0xff000000u | i;
    return palette;
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
