// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <span>
#include <vector>

namespace seiche {

/// A floor of square tiles, sixteen across, each a little different from its neighbours, with joints between
/// them.
void paintTiles(const PixelView& floor);

/// A picture that lies on the floor: pixels 0x??RRGGBB, row by row without gaps.
struct FloorPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    bool isEmpty() const { return pixels.empty(); }
};

/// Lays a picture, which is not empty, on the floor: as large as it must be to cover all of it, in the middle,
/// smooth.
void layPicture(const FloorPicture& picture, const PixelView& floor);

} // namespace seiche
