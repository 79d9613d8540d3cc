// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// Holds the medium at a height: during `steps` steps the cells under the shape do not move.
///
/// In every kept field they have the height of a pull that sets it, height * weight, and so no velocity: for
/// the others they are a held end. Those others obey the same scheme with a principal part of the symmetric
/// matrix of springs (of its inverse, where the scheme is implicit), whose eigenvalues lie between those of the
/// whole (Cauchy's interlacing theorem): what is stable without a hold is stable with it. Runge-Kutta lets held
/// cells move within a step; that it stays stable is measured.
///
/// With a ramp the cells are carried: their height runs evenly from `from` * weight to height * weight, and
/// they keep the velocity of that, also when they are let go. A point that is carried may be a fixed end of a
/// string, which goes back to rest, at 0, when it is let go.
///
/// With a softness it is a finger that only slows: at every step a cell keeps this share of its velocity (more
/// where the shape's weight is less), and the height does not matter. With the velocities v of a cell before
/// and after, (v+ / softness - v) is the force of the springs: half of the difference is a dashpot's,
/// (1/softness - 1) / 2 times (v+ + v), the other half is mass, so that what is stable without is stable with
/// it. Waves with a node there do not feel it.
struct Hold {
    PullShape shape = PullShape::Gaussian;
    double width = 6.0;
    double height = 1.0;
    double x = 0.0; ///< cells, as in a pull
    double y = 0.0;
    std::int64_t steps = 1; ///< at least 1
    double from = 0.0;      ///< the height it begins with, where it has a ramp
    std::int64_t ramp = 0;  ///< steps after which the height is reached; 0: it is there from the beginning
    double softness = 0.0;  ///< 0: holds, up to 1: does nothing

    /// What the height is `age` steps after the hold began.
    double heightAt(std::int64_t age) const {
        if (age >= ramp) return height;
        return from + (height - from) * (static_cast<double>(age) / static_cast<double>(ramp));
    }
    bool isCarried() const { return ramp > 0; }
    bool isSoft() const { return softness > 0.0; }
    /// The pull that sets these heights once.
    Pull pull() const { return {shape, width, height, PullMode::Set, x, y}; }

    friend bool operator==(const Hold&, const Hold&) = default;
};

/// Cells with less weight than this are free: the long tails of a bell would hold still a disc of 12 widths.
inline constexpr double leastHeldWeight = 0.01;

/// A cell that is held, perhaps a hidden one, and its height as the cells keep it.
struct HeldCell {
    int x;
    int y;
    double height;
    bool isCarried = false; ///< its earlier frames are those it had
    float kept = 0.0F;      ///< of its velocity at every step, above 0: it is slowed and has no height
};

/// Whether a point of a string is an end that a fixed edge holds.
bool isFixedEnd(const Grid& grid, const Rule& rule, int point);

/// The fixed end of a string that is carried.
std::optional<int> heldEnd(const Grid& grid, const Rule& rule, const Hold& hold);

/// The cells of a hold, `age` steps after it began. Those that a fixed edge holds and walls are not among them,
/// but for the end that is carried.
template <class T>
std::vector<HeldCell> heldCells(const Wave<T>& wave, const Rule& rule, const Hold& hold, std::int64_t age = 0);

extern template std::vector<HeldCell> heldCells(const Wave<float>&, const Rule&, const Hold&, std::int64_t);
extern template std::vector<HeldCell> heldCells(const Wave<std::int32_t>&, const Rule&, const Hold&,
                                                std::int64_t);

/// Brings cells to their heights, one after the other; in all kept frames those that are not carried. Leaves
/// out those that are only slowed.
void keepAt(Wave<float>& wave, const std::vector<HeldCell>& cells);
void keepAt(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells);

/// Takes off their velocity, after a step, what cells that are only slowed do not keep.
void slowDown(Wave<float>& wave, const std::vector<HeldCell>& cells);
void slowDown(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells); ///< rounded towards 0

} // namespace seiche
