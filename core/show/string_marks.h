// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/line_picture.h"
#include "picture/polyline.h"
#include "show/string_past.h"

#include <span>
#include <string>

namespace seiche {

/// Marks over a string, in the colours of a look. `unit` is a pixel of a standard screen, in
/// pixels.

/// Formats a number in fixed notation with at most `digits` significant digits (at least 1), such
/// as 0.1625. Empty if not finite.
std::string plainNumber(double value, int digits);

/// Paints a disc with a canvas-coloured outline.
void paintBead(PicturePoint at, double radius, const LineLook& look, double unit, const PixelView& picture);

/// Paints the number at the ceiling, above its left end, if there is room.
void paintCeilingNumber(double value, const LineLook& look, double unit, const PixelView& picture);

/// Paints nodes and, if there is room, the distances between neighbours. `metresPerPoint`: 0 for
/// distances in points.
void paintNodes(std::span<const double> nodes, double metresPerPoint, const LinePlaces& places,
                const LineLook& look, double unit, const PixelView& picture);

/// Paints arrows on the rest line, proportional to energy flow.
void paintFlow(std::span<const double> flow, const LinePlaces& places, const LineLook& look, double unit,
               const PixelView& picture);

/// Paints stacked bands along the string: kinetic energy in the line's colour, potential energy
/// above in the colour of right-running waves. `peak` is at the upper edge of the picture.
void paintEnergy(const EnergyColumns& energy, double peak, const LinePlaces& places, const LineLook& look,
                 double unit, const PixelView& picture);

} // namespace seiche
