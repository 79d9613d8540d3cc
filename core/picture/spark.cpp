// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/spark.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

std::uint32_t laidOver(std::uint32_t below, std::uint32_t colour, float cover) {
    std::uint32_t mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const float under = static_cast<float>(below >> shift & 255),
                    over = static_cast<float>(colour >> shift & 255);
        mixed |= static_cast<std::uint32_t>(under + cover * (over - under) + 0.5f) << shift;
    }
    return mixed;
}

} // namespace

void paintSpark(const Spark& spark, const PixelView& picture) {
    const float reach = spark.radius + 1.0f;
    const float left = std::min(spark.x, spark.tailX) - reach, right = std::max(spark.x, spark.tailX) + reach;
    const float top = std::min(spark.y, spark.tailY) - reach, bottom = std::max(spark.y, spark.tailY) + reach;
    const float width = static_cast<float>(picture.width), height = static_cast<float>(picture.height);
    if (!(left < width && right > 0.0f && top < height && bottom > 0.0f)) return;
    const int x0 = static_cast<int>(std::max(left, 0.0f)), x1 = static_cast<int>(std::min(right, width - 1.0f));
    const int y0 = static_cast<int>(std::max(top, 0.0f)),
              y1 = static_cast<int>(std::min(bottom, height - 1.0f));
    const float alongX = spark.tailX - spark.x, alongY = spark.tailY - spark.y;
    const float length = alongX * alongX + alongY * alongY;
    for (int y = y0; y <= y1; ++y) {
        std::uint32_t* row = picture.row(y);
        // Only the part of the tail near this row.
        float begin = 0.0f, end = 1.0f;
        if (const float down = static_cast<float>(y) + 0.5f - spark.y; alongY != 0.0f) {
            const float one = (down - reach) / alongY, other = (down + reach) / alongY;
            begin = std::clamp(std::min(one, other), 0.0f, 1.0f);
            end = std::clamp(std::max(one, other), 0.0f, 1.0f);
        }
        const float from = spark.x + begin * alongX, to = spark.x + end * alongX;
        const int first =
            std::max(x0, static_cast<int>(std::clamp(std::min(from, to) - reach - 1.0f, 0.0f, width)));
        const int last =
            std::min(x1, static_cast<int>(std::clamp(std::max(from, to) + reach + 1.0f, 0.0f, width)));
        for (int x = first; x <= last; ++x) {
            const float offX = static_cast<float>(x) + 0.5f - spark.x,
                        offY = static_cast<float>(y) + 0.5f - spark.y;
            const float share =
                length > 0.0f ? std::clamp((offX * alongX + offY * alongY) / length, 0.0f, 1.0f) : 0.0f;
            const float awayX = offX - share * alongX, awayY = offY - share * alongY;
            const float away = std::sqrt(awayX * awayX + awayY * awayY);
            const float inside = std::clamp(spark.radius * (1.0f - 0.7f * share) + 0.5f - away, 0.0f, 1.0f);
            const float cover = spark.cover * (1.0f - share) * inside;
            if (cover > 0.0f) row[x] = laidOver(row[x], spark.colour, cover);
        }
    }
}

} // namespace seiche
