// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

#include <cstdint>

namespace seiche {

/// Kind of medium: string (points in a row) or pool (grid of cells).
enum class SceneKind { String, Pool };

template <>
struct EnumNames<SceneKind> {
    static constexpr std::array<std::pair<SceneKind, std::string_view>, 2> all{
        {{SceneKind::String, "string"}, {SceneKind::Pool, "pool"}}};
};

/// Rectangle of cells: x0 <= x < x1 and y0 <= y < y1.
struct Cells {
    int x0, x1, y0, y1;

    constexpr int width() const { return x1 - x0; }
    constexpr int height() const { return y1 - y0; }
    constexpr bool empty() const { return x0 >= x1 || y0 >= y1; }
    constexpr bool contains(int x, int y) const { return x >= x0 && x < x1 && y >= y0 && y < y1; }
    friend bool operator==(const Cells&, const Cells&) = default;
};

/// Cells along each axis. A string has height 1.
struct Grid {
    int width = 320;
    int height = 1;

    constexpr std::int64_t cells() const { return std::int64_t{width} * height; }
    constexpr bool contains(int x, int y) const { return x >= 0 && x < width && y >= 0 && y < height; }
    friend bool operator==(const Grid&, const Grid&) = default;
};

} // namespace seiche
