// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/level_lines.h"

#include "picture/pixel_loops.h"

#include <cmath>

namespace seiche {

namespace {

std::uint32_t blended(std::uint32_t under, std::uint32_t over, std::uint32_t share) {
    const std::uint32_t rest = 256 - share;
    const std::uint32_t even = ((under & 0x00ff00ff) * rest + (over & 0x00ff00ff) * share) >> 8 & 0x00ff00ff;
    const std::uint32_t odd =
        ((under >> 8 & 0x00ff00ff) * rest + (over >> 8 & 0x00ff00ff) * share) & 0xff00ff00;
    return 0xff000000u | even | odd;
}

} // namespace

void paintLevelLines(const HeightView& heights, const LevelLook& look, const PixelView& picture, int threads) {
    const float perStep = 1.0f / look.step;
    const float reach = 0.5f * look.width + 0.5f; // pixels from the middle of a line to where it ends
    constexpr float level = 1e-3f;
    forEachRow(heights.width, heights.height, threads, [&](int y) {
        const float* row = heights.row(y);
        const float* above = heights.row(std::max(y - 1, 0));
        const float* below = heights.row(std::min(y + 1, heights.height - 1));
        std::uint32_t* pixels = picture.row(y);
        for (int x = 0; x < heights.width; ++x) {
            const float steps = row[x] * perStep;
            if (!(std::abs(steps) < 1e6f)) continue;
            const float alongX =
                0.5f * perStep * (row[std::min(x + 1, heights.width - 1)] - row[std::max(x - 1, 0)]);
            const float alongY = 0.5f * perStep * (below[x] - above[x]);
            const float slope = alongX * alongX + alongY * alongY;
            // Truncation after a shift is quicker than rounding and the same for |steps| < 10^6.
            const float off = steps - (static_cast<float>(static_cast<int>(steps + 1048576.5f)) - 1048576.0f);
            if (!(slope > level * level) || off * off >= reach * reach * slope) continue;
            const float cover = std::min(1.0f, reach - std::abs(off) / std::sqrt(slope));
            pixels[x] =
                blended(pixels[x], look.colour, static_cast<std::uint32_t>(256.0f * look.strength * cover));
        }
    });
}

} // namespace seiche
