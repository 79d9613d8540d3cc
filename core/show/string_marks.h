// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/line_picture.h"
#include "picture/polyline.h"
#include "show/string_past.h"

#include <span>
#include <string>

namespace seiche {

/// What is drawn over the line of a string, in the colours of a look. `unit` is what a pixel of the usual
/// screen is, in pixels of the picture.

/// A number in fixed notation with at most so many significant digits, at least 1: 0.1625; what is not finite
/// is empty.
std::string plainNumber(double value, int digits);

/// A disc with a rim of the canvas.
void paintBead(PicturePoint at, double radius, const LineLook& look, double unit, const PixelView& picture);

/// The number at the ceiling, over its left end; nothing where there is no room.
void paintCeilingNumber(double value, const LineLook& look, double unit, const PixelView& picture);

/// Nodes at their points, and between two of them how far they are apart, where there is room.
/// `metresPerPoint`: 0 for distances in points.
void paintNodes(std::span<const double> nodes, double metresPerPoint, const LinePlaces& places,
                const LineLook& look, double unit, const PixelView& picture);

/// Arrows on the level of rest, as long as energy flows strongly.
void paintFlow(std::span<const double> flow, const LinePlaces& places, const LineLook& look, double unit,
               const PixelView& picture);

/// Two bands, kinetic energy in the colour of the line, potential energy upon it in that of what runs to the
/// right, from end to end of the string; `peak` is at the upper rim of the picture.
void paintEnergy(const EnergyColumns& energy, double peak, const LinePlaces& places, const LineLook& look,
                 double unit, const PixelView& picture);

} // namespace seiche
