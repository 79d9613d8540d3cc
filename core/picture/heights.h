// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"

#include <cstdint>

namespace seiche {

/// Heights to look at: `width` x `height` floats, `pitch` floats from row to row.
///
/// Does not own them. One ghost cell around may be read only where the maker of the view says so.
struct HeightView {
    const float* cells = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t pitch = 0;

    const float* row(int y) const { return cells + y * pitch; }
};

inline HeightView viewOf(const Field<float>& field) {
    return {field.row(0), field.grid().width, field.grid().height, field.pitch()};
}

/// A picture to write: 32-bit pixels 0xAARRGGBB, opaque, `pitch` pixels from row to row.
///
/// Does not own them.
struct PixelView {
    std::uint32_t* pixels = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t pitch = 0;

    std::uint32_t* row(int y) const { return pixels + y * pitch; }
};

} // namespace seiche
