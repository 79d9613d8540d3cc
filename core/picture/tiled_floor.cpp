// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/tiled_floor.h"

#include "wave/expects.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

using Colour = std::array<double, 3>;

Colour coloursOf(std::uint32_t pixel) {
    return {static_cast<double>(pixel >> 16 & 255), static_cast<double>(pixel >> 8 & 255),
            static_cast<double>(pixel & 255)};
}

std::uint32_t pixelOf(const Colour& colour) {
    std::uint32_t pixel = 0xff;
    for (const double channel : colour)
        pixel = pixel << 8 | static_cast<std::uint32_t>(std::clamp(channel + 0.5, 0.0, 255.0));
    return pixel;
}

Colour mixed(const Colour& a, const Colour& b, double share) {
    Colour mix;
    for (std::size_t i = 0; i < mix.size(); ++i) mix[i] = a[i] + (b[i] - a[i]) * share;
    return mix;
}

// Returns the fraction of a pixel on the tile instead of the seam, along one axis. `place` is the
// pixel's centre within the tile.
double onTile(double place, double side, double joint) {
    return std::clamp(std::min(place, side - place) - joint + 0.5, 0.0, 1.0);
}

} // namespace

void paintTiles(const PixelView& floor) {
    const double side = std::max(4.0, floor.width / 16.0), joint = side * 0.05;
    const Colour jointColour = coloursOf(0x2f82ab);
    for (int y = 0; y < floor.height; ++y) {
        const int row = static_cast<int>((y + 0.5) / side);
        const double tileY = onTile(y + 0.5 - row * side, side, joint);
        for (int x = 0; x < floor.width; ++x) {
            const int column = static_cast<int>((x + 0.5) / side);
            const int shade = (column * 37 + row * 61 + column * row * 13) % 7;
            const Colour tile{0x44 + 2.0 * shade, 0xa0 + 2.0 * shade, 0xc8 + 1.0 * shade};
            const double share = tileY * onTile(x + 0.5 - column * side, side, joint);
            floor.row(y)[x] = pixelOf(mixed(jointColour, tile, share));
        }
    }
}

void paintFloorPicture(const FloorPicture& picture, const PixelView& floor) {
    SEICHE_EXPECTS(!picture.isEmpty() && picture.pixels.size() == static_cast<std::size_t>(picture.width) *
                                                                      static_cast<std::size_t>(picture.height));
    // Picture pixels per floor pixel.
    const double scale = std::min(static_cast<double>(picture.width) / floor.width,
                                  static_cast<double>(picture.height) / floor.height);
    const auto at = [&](int x, int y) {
        const auto row = static_cast<std::size_t>(std::clamp(y, 0, picture.height - 1));
        const auto column = static_cast<std::size_t>(std::clamp(x, 0, picture.width - 1));
        return coloursOf(picture.pixels[row * static_cast<std::size_t>(picture.width) + column]);
    };
    // Supersamples if the picture is finer than the floor.
    const int samples = std::clamp(static_cast<int>(std::ceil(scale)), 1, 8);
    for (int y = 0; y < floor.height; ++y)
        for (int x = 0; x < floor.width; ++x) {
            Colour sum{};
            for (int j = 0; j < samples; ++j)
                for (int i = 0; i < samples; ++i) {
                    const double fromX =
                        0.5 * picture.width + (x + (i + 0.5) / samples - 0.5 * floor.width) * scale - 0.5;
                    const double fromY =
                        0.5 * picture.height + (y + (j + 0.5) / samples - 0.5 * floor.height) * scale - 0.5;
                    const int cellX = static_cast<int>(std::floor(fromX)),
                              cellY = static_cast<int>(std::floor(fromY));
                    const double partX = fromX - cellX, partY = fromY - cellY;
                    const Colour colour =
                        mixed(mixed(at(cellX, cellY), at(cellX + 1, cellY), partX),
                              mixed(at(cellX, cellY + 1), at(cellX + 1, cellY + 1), partX), partY);
                    for (std::size_t c = 0; c < sum.size(); ++c) sum[c] += colour[c] / (samples * samples);
                }
            floor.row(y)[x] = pixelOf(sum);
        }
}

} // namespace seiche
