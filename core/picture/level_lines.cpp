// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/level_lines.h"

#include "picture/pixel_loops.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

std::uint32_t blended(std::uint32_t under, std::uint32_t over, std::uint32_t share) {
    const std::uint32_t rest = 256 - share;
    const std::uint32_t even = ((under & 0x00ff00ff) * rest + (over & 0x00ff00ff) * share) >> 8 & 0x00ff00ff;
    const std::uint32_t odd =
        ((under >> 8 & 0x00ff00ff) * rest + (over >> 8 & 0x00ff00ff) * share) & 0xff00ff00;
    return 0xff000000u | even | odd;
}

/// Local wave height in steps: the maximum over a block of pixels and its neighbouring blocks.
class Movement {
public:
    Movement(const HeightView& heights, float perStep, int threads)
        : m_width(blocksIn(heights.width)), m_height(blocksIn(heights.height)) {
        std::vector<float> own(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height));
        forEachRow(heights.width * side, m_height, threads, [&](int block) {
            float* row = own.data() + std::ptrdiff_t{block} * m_width;
            for (int y = block * side; y < std::min((block + 1) * side, heights.height); ++y)
                for (int x = 0; x < heights.width; ++x)
                    // The comparison also excludes values that are not finite.
                    if (const float steps = std::abs(heights.row(y)[x]) * perStep; steps < 1e6f)
                        row[x / side] = std::max(row[x / side], steps);
        });
        m_around.resize(own.size());
        for (int y = 0; y < m_height; ++y)
            for (int x = 0; x < m_width; ++x)
                for (int j = std::max(y - 1, 0); j <= std::min(y + 1, m_height - 1); ++j)
                    for (int i = std::max(x - 1, 0); i <= std::min(x + 1, m_width - 1); ++i)
                        m_around[index(x, y)] = std::max(m_around[index(x, y)], own[index(i, j)]);
    }

    /// Returns the local wave height, interpolated between blocks.
    float around(int x, int y) const {
        const float u =
            std::clamp((static_cast<float>(x) + 0.5f) / side - 0.5f, 0.0f, static_cast<float>(m_width - 1));
        const float v =
            std::clamp((static_cast<float>(y) + 0.5f) / side - 0.5f, 0.0f, static_cast<float>(m_height - 1));
        const int left = static_cast<int>(u), top = static_cast<int>(v);
        const int right = std::min(left + 1, m_width - 1), bottom = std::min(top + 1, m_height - 1);
        const float across = u - static_cast<float>(left), down = v - static_cast<float>(top);
        const float above = m_around[index(left, top)] * (1.0f - across) + m_around[index(right, top)] * across;
        const float below =
            m_around[index(left, bottom)] * (1.0f - across) + m_around[index(right, bottom)] * across;
        return above * (1.0f - down) + below * down;
    }

private:
    static constexpr int side = 16; // pixels
    static int blocksIn(int pixels) { return (pixels + side - 1) / side; }
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }

    int m_width;
    int m_height;
    std::vector<float> m_around;
};

} // namespace

void paintLevelLines(const HeightView& heights, const LevelLook& look, const PixelView& picture, int threads) {
    SEICHE_EXPECTS(heights.width == picture.width && heights.height == picture.height);
    SEICHE_EXPECTS(look.step > 0.0f);
    const float perStep = 1.0f / look.step;
    const float reach = 0.5f * look.width + 0.5f; // pixels from a line's centre to its edge
    constexpr float level = 1e-3f;
    constexpr float still = 1.0f / 6.0f; // steps; full strength at twice this value
    const Movement movement(heights, perStep, threads);
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
            // Truncation after a shift is faster than rounding and equal to it for |steps| < 10^6.
            const float off = steps - (static_cast<float>(static_cast<int>(steps + 1048576.5f)) - 1048576.0f);
            if (!(slope > level * level) || off * off >= reach * reach * slope) continue;
            float cover = std::min(1.0f, reach - std::abs(off) / std::sqrt(slope));
            if (std::abs(steps) < 0.5f) cover *= std::clamp(movement.around(x, y) / still - 1.0f, 0.0f, 1.0f);
            if (cover <= 0.0f) continue;
            pixels[x] =
                blended(pixels[x], look.colour, static_cast<std::uint32_t>(256.0f * look.strength * cover));
        }
    });
}

} // namespace seiche
