// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <vector>

namespace seiche {

/// A picture in at most 256 colours.
struct IndexedPicture {
    std::vector<std::uint32_t> colours; ///< 0xffRRGGBB; when exact, all there are, in rising order
    std::vector<std::uint8_t> indices;  ///< one per pixel, row by row
    bool exact = true;                  ///< each pixel has its own colour
};

/// Each pixel in its own colour when there are at most 256; else in one of 256 that is near to it, without
/// dithering: never further than 32 of 255 in red, green or blue. Same picture, same result.
IndexedPicture indexed(const PixelView& picture);

} // namespace seiche
