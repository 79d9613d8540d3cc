// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <vector>

namespace seiche {

/// A picture with at most 256 colours.
struct IndexedPicture {
    std::vector<std::uint32_t> colours; ///< 0xffRRGGBB; if exact, all colours in ascending order
    std::vector<std::uint8_t> indices;  ///< palette index of each pixel, row by row
    bool exact = true;                  ///< true if every pixel keeps its colour
};

/// Reduces a picture to at most 256 colours. Exact if the picture has at most 256; otherwise
/// without dithering, with an error of at most 32 of 255 per channel. Deterministic.
IndexedPicture indexed(const PixelView& picture);

} // namespace seiche
