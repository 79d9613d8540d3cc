// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace seiche {

/// Blends the colour `over` onto `under` (0xAARRGGBB). `share` is 0 ... 1. The result is opaque.
inline std::uint32_t blended(std::uint32_t under, std::uint32_t over, double share) {
    std::uint32_t result = 0xff000000u;
    for (int shift = 0; shift < 24; shift += 8) {
        const double low = (under >> shift) & 0xff;
        const double high = (over >> shift) & 0xff;
        result |= static_cast<std::uint32_t>(low + (high - low) * share + 0.5) << shift;
    }
    return result;
}

} // namespace seiche
