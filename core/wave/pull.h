// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/edges.h"
#include "wave/enum_names.h"
#include "wave/grid.h"

namespace seiche {

/// The shape of a pull over the cells.
enum class PullShape {
    Point,    ///< the one cell nearest to the place
    Gaussian, ///< exp(-r^2 / (2 width^2)), width = sigma in cells; zero beyond 6 sigma
    Triangle, ///< falls linearly to 0 at a distance of `width` cells, or at an end of the string if that is
              ///< nearer
    Cosine,   ///< raised cosine (1 + cos(pi r / width)) / 2; zero beyond `width` cells
    /// A standing wave of the whole medium with `width` half waves between the ends, 1 at its crests. It begins
    /// as the ends ask: with a node at a fixed low end, with a crest half a cell outside a free (or absorbing)
    /// one, and on a ring with a crest at the pull's place; elsewhere the place does not matter. The numbers of
    /// half waves that fit are those of `AxisModes::halfWaves`: then exactly one mode is pulled. A pool gets
    /// the product of `width` half waves along x and as many along y.
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

/// What a pull does to the heights.
enum class PullMode {
    Set,  ///< assigns height * shape to `now` wherever the shape reaches: not linear
    Add,  ///< adds to `now` only: a tug that gives displacement and velocity
    Pluck ///< adds to every kept frame: displaced, released at rest
};

template <>
struct EnumNames<PullMode> {
    static constexpr std::array<std::pair<PullMode, std::string_view>, 3> all{
        {{PullMode::Set, "set"}, {PullMode::Add, "add"}, {PullMode::Pluck, "pluck"}}};
};

/// One touch of the medium, in cells. `x`, `y` in 0 ... size-1 (y is 0 on a string).
struct Pull {
    PullShape shape = PullShape::Gaussian;
    double width = 6.0;
    double height = 1.0;
    PullMode mode = PullMode::Add;
    double x = 0.0;
    double y = 0.0;

    friend bool operator==(const Pull&, const Pull&) = default;
};

/// Whether the pull sets all cells that move, those with the weight 0, too: a standing wave has nodes.
constexpr bool setsEverywhere(const Pull& pull) {
    return pull.mode == PullMode::Set && pull.shape == PullShape::Mode;
}

/// The cells a pull reaches along one axis, first to last, both included.
///
/// They may lie outside the grid: on a joined (periodic) axis they wrap round, elsewhere they are left out.
struct Reach {
    int first;
    int last;
};
Reach reachAlong(double centre, const Pull& pull, int size);

/// The shape of a standing wave along an axis of `size` cells between these edges, -1 ... 1, at a cell; `place`
/// matters to a ring. See `PullShape::Mode`.
double modeAlong(double cell, double place, int size, double halfWaves, Edge low, Edge high);

/// The shape's weight, 0 ... 1 (a mode's: -1 ... 1), at the offset (dx, dy) from the pull's place on `grid`.
/// Only a mode asks what the edges are. Computed with additions, multiplications, divisions and square roots
/// only, so that every machine gets the same bits.
double weightAt(const Pull& pull, const Grid& grid, const Edges& edges, double dx, double dy);

} // namespace seiche
