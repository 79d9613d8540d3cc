// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/view_preference.h"
#include "picture/heights.h"
#include "show/overlay_memory.h"

#include <span>

namespace seiche {

/// The colours of what theory draws.
///
/// Bright on a dark seam, so that it is seen on every palette; maxima, rays, circles and nodal lines in the
/// strong colour, wave fronts, which are many, in the weak one; minima weak and dashed.
struct OverlayColours {
    static constexpr std::uint32_t seam = 0xa008101a;
    static constexpr std::uint32_t strong = 0xffffe066;
    static constexpr std::uint32_t weak = 0xe0ffffff;
    static constexpr std::uint32_t ground = 0xc808101a; ///< of labels
};

/// The parts of a line of cells that lie in the pool: what a surface shows, beside which there is nothing.
std::vector<std::vector<Spot>> insidePool(const std::vector<Spot>& line, const Grid& grid);

/// Draws what the overlays show at the run's present frame over its picture in this look, without the labels.
/// `unit` is how thick a line of thickness 1 is, in pixels; 0: as suits the picture. `memory` knows the lines
/// of the pictures before.
void paintOverlays(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                   const PixelView& picture, OverlayMemory& memory, double unit = 0.0);

/// Writes the labels of the lines where they leave the picture, for files and films, which have no fonts.
void paintOverlayLabels(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                        const PixelView& picture, OverlayMemory& memory);

/// Draws the cut over a picture of the pool in this look.
void paintSection(const Simulation& run, const ViewPreference::Section& section, const PoolLook& look,
                  const PixelView& picture);

} // namespace seiche
