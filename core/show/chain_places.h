// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/polyline.h"
#include "run/simulation.h"

#include <span>
#include <vector>

namespace seiche {

/// Which points of a string stand for all of it where it is drawn as masses and springs, or as strokes that
/// swing along it: as many as there is room for, at even distances, both ends among them.
struct ChainPoints {
    std::vector<int> drawn;
    double apart = 0.0; ///< pixels from one to the next
};

/// For a string `width` pixels long; `unit` is what a pixel of the usual screen is.
ChainPoints chainPoints(const Preview& shows, int points, double width, double unit);

/// Every so many strokes of one that swings along is marked, so that the eye can follow it.
inline constexpr std::size_t markedStroke = 8;
/// The steepest fall is remembered for so many swings of the fundamental.
inline constexpr double swingsOfFall = 4.0;

/// How far a point is below the one drawn before it, at most; at least 0.
double steepestFall(const Simulation& run, std::span<const int> drawn);

/// How many pixels to the right of its place a point of height 1 stands that swings along: so few that none
/// overtakes the next one where the steepest fall is this, and none goes too far at a height of `ceiling`.
double alongScale(const ChainPoints& points, double steepest, double width, double ceiling);

/// What a point of the string weighs, in masses of the string's own medium; 0 for an end that a wall holds.
double massOfPoint(const Simulation& run, int point);
/// The radius of a mass as it is drawn, pixels.
double radiusOfMass(double mass, double apart, double unit);

/// A coil from one place to another, seen from the side: straight at both ends.
std::vector<PicturePoint> coil(PicturePoint from, PicturePoint to, double apart, double unit);

/// From bead to bead, in points: as the experiment wants it, at least 1, or a multiple where they would lie on
/// one another.
double pointsBetweenBeads(int wanted, double radius, double pixelsPerPoint);

} // namespace seiche
