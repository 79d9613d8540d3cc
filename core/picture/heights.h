// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"

#include <cstdint>

namespace seiche {

/// Non-owning view of heights: `width` x `height` floats, `pitch` floats from row to row.
///
/// A ghost cell on each side may be read only if the creator of the view documents it.
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

/// Non-owning view of a writable picture: opaque 32-bit pixels 0xAARRGGBB, `pitch` pixels from row
/// to row.
struct PixelView {
    std::uint32_t* pixels = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t pitch = 0;

    std::uint32_t* row(int y) const { return pixels + y * pitch; }
};

} // namespace seiche
