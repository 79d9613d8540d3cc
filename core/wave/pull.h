// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/edges.h"
#include "wave/enum_names.h"
#include "wave/grid.h"

namespace seiche {

/// Spatial shape of a tap.
enum class PullShape {
    Point,    ///< single cell nearest to the position
    Gaussian, ///< exp(-r^2 / (2 width^2)), width = sigma in cells; 0 beyond 6 sigma
    Triangle, ///< linear to 0 at a distance of `width` cells, or at a nearer end of the string
    Cosine,   ///< raised cosine (1 + cos(pi r / width)) / 2; 0 beyond `width` cells
    /// Standing wave of the whole medium with `width` half-wavelengths between the ends, 1 at its
    /// antinodes. At the low end it has a node if fixed, else an antinode half a cell outside (free
    /// or absorbing). Periodic media have an antinode at the tap position, which is ignored
    /// otherwise. Values from `AxisModes::halfWaves` excite exactly one mode. A pool has the
    /// product of `width` half-wavelengths along x and along y.
    Mode
};

template <>
struct EnumNames<PullShape> {
    static constexpr std::array<std::pair<PullShape, std::string_view>, 5> all{
        {{PullShape::Point, "point"},
         {PullShape::Gaussian, "gaussian"},
         {PullShape::Triangle, "triangle"},
         {PullShape::Cosine, "cosine"},
         {PullShape::Mode, "mode"}}};
};

/// Effect of a tap on the heights.
enum class PullMode {
    Set,  ///< assigns height * shape to `now` within the shape: not linear
    Add,  ///< adds to `now` only: changes displacement and velocity
    Pluck ///< adds to all time levels: released at rest
};

template <>
struct EnumNames<PullMode> {
    static constexpr std::array<std::pair<PullMode, std::string_view>, 3> all{
        {{PullMode::Set, "set"}, {PullMode::Add, "add"}, {PullMode::Pluck, "pluck"}}};
};

/// A tap on the medium, in cells. `x`, `y` in 0 ... size-1 (y is 0 on a string).
struct Pull {
    PullShape shape = PullShape::Gaussian;
    double width = 6.0;
    double height = 1.0;
    PullMode mode = PullMode::Add;
    double x = 0.0;
    double y = 0.0;

    friend bool operator==(const Pull&, const Pull&) = default;
};

/// Returns whether the tap sets all moving cells, even with weight 0, because a standing wave has
/// nodes.
constexpr bool setsEverywhere(const Pull& pull) {
    return pull.mode == PullMode::Set && pull.shape == PullShape::Mode;
}

/// First and last cell that a tap reaches along an axis, inclusive.
///
/// Cells may be outside of the grid: they wrap on a periodic axis and are ignored otherwise.
struct Reach {
    int first;
    int last;
};
Reach reachAlong(double centre, const Pull& pull, int size);

/// Returns the shape of a standing wave along an axis of `size` cells, -1 ... 1, at a cell. `place`
/// applies to periodic edges only. See `PullShape::Mode`.
double modeAlong(double cell, double place, int size, double halfWaves, Edge low, Edge high);

/// Returns the shape's weight, 0 ... 1 (-1 ... 1 for a mode), at the offset (dx, dy) from the tap
/// position on `grid`. `edges` applies to a mode only. Uses only additions, multiplications,
/// divisions and square roots, so that every machine computes the same bits.
double weightAt(const Pull& pull, const Grid& grid, const Edges& edges, double dx, double dy);

} // namespace seiche
