// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/view_preference.h"
#include "picture/heights.h"
#include "show/overlay_memory.h"

#include <span>

namespace seiche {

/// Colours of overlays.
///
/// Bright with a dark outline, visible on every palette. Maxima, rays, circles and nodal lines have
/// the strong colour, the numerous wavefronts the weak colour; minima are weak and dashed.
struct OverlayColours {
    static constexpr std::uint32_t seam = 0xa008101a;
    static constexpr std::uint32_t strong = 0xffffe066;
    static constexpr std::uint32_t weak = 0xe0ffffff;
    static constexpr std::uint32_t ground = 0xc808101a; ///< background of labels
};

/// Returns the parts of a line of cells inside the pool, because the 3-D surface ends there.
std::vector<std::vector<Spot>> insidePool(const std::vector<Spot>& line, const Grid& grid);

/// Draws the overlays at the run's current step over its picture in this look, without labels.
/// `unit` is the thickness of a line of thickness 1 in pixels; 0: suited to the picture. `memory`
/// caches lines between frames.
void paintOverlays(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                   const PixelView& picture, OverlayMemory& memory, double unit = 0.0);

/// Draws the labels at the picture's edge with stroke digits, for files and videos, which have no
/// fonts.
void paintOverlayLabels(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                        const PixelView& picture, OverlayMemory& memory);

/// Draws the section line over a pool picture.
void paintSection(const Simulation& run, const ViewPreference::Section& section, const PoolLook& look,
                  const PixelView& picture);

} // namespace seiche
