// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/polyline.h"
#include "run/simulation.h"

#include <span>
#include <vector>

namespace seiche {

/// The points at which a string is drawn as masses and springs, or as longitudinal strokes. Evenly
/// spaced, as many as fit, including both ends.
struct ChainPoints {
    std::vector<int> drawn;
    double apart = 0.0; ///< pixels between neighbours
};

/// Returns the points for a string `width` pixels long. `unit` is a pixel of a standard screen, in
/// pixels.
ChainPoints chainPoints(const Preview& shows, int points, double width, double unit);

/// Interval of highlighted strokes in longitudinal display, to help the eye follow the motion.
inline constexpr std::size_t markedStroke = 8;
/// Periods of the fundamental for which the steepest fall is kept.
inline constexpr double swingsOfFall = 4.0;

/// Returns the maximum drop from a drawn point to the next; at least 0.
double steepestFall(const Simulation& run, std::span<const int> drawn);

/// Returns the shift to the right, in pixels, of a point of displacement 1 in longitudinal display.
/// Limited so that no point overtakes the next at the fall `steepest`, and shifts stay moderate at
/// the displacement `ceiling`.
double alongScale(const ChainPoints& points, double steepest, double width, double ceiling);

/// Returns the mass of a point, relative to the string's own medium; 0 for a fixed end.
double massOfPoint(const Simulation& run, int point);
/// Returns the radius of a drawn mass, in pixels.
double radiusOfMass(double mass, double apart, double unit);

/// Returns the side view of a coil between two points, straight at both ends.
std::vector<PicturePoint> coil(PicturePoint from, PicturePoint to, double apart, double unit);

/// Returns the bead spacing in points: `wanted`, at least 1, or a multiple that avoids overlaps.
double pointsBetweenBeads(int wanted, double radius, double pixelsPerPoint);

} // namespace seiche
