// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <span>
#include <vector>

namespace seiche {

/// Paints a floor of square tiles with seams, sixteen across, each of slightly different colour.
void paintTiles(const PixelView& floor);

/// A floor picture: pixels 0x??RRGGBB, rows without padding.
struct FloorPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;

    bool isEmpty() const { return pixels.empty(); }
};

/// Paints a non-empty picture on the floor: centred, scaled to cover the floor, antialiased.
void paintFloorPicture(const FloorPicture& picture, const PixelView& floor);

} // namespace seiche
