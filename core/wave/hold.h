// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// Holds the medium at a height: the cells under the shape do not move for `steps` steps.
///
/// In all time levels the cells have height * weight, and so no velocity. Other cells see a fixed
/// end. They obey the same scheme with a principal submatrix of the symmetric spring matrix (of its
/// inverse for implicit schemes). Its eigenvalues lie between those of the whole (Cauchy's
/// interlacing theorem), so a stable run stays stable. With Runge-Kutta, held cells move within a
/// step; its stability is measured, not proved.
///
/// With a ramp, the cells move linearly from `from` * weight to height * weight and have that
/// velocity, also on release. A moving point may be a fixed end of a string, which returns to rest
/// at 0 on release.
///
/// With a softness, the hold only slows the cells and ignores the height. At every step a cell
/// keeps this fraction of its velocity (more where the shape's weight is less). With the velocity v
/// before and v+ after a step, (v+ / softness - v) is the force of the springs. Half of the
/// difference is the force of a damper, (1/softness - 1) / 2 times (v+ + v), the other half is
/// mass. A stable run stays stable. Waves with a node there are not affected.
struct Hold {
    PullShape shape = PullShape::Gaussian;
    double width = 6.0;
    double height = 1.0;
    double x = 0.0; ///< position in cells, as in a tap
    double y = 0.0;
    std::int64_t steps = 1; ///< at least 1
    double from = 0.0;      ///< initial height, with a ramp
    std::int64_t ramp = 0;  ///< steps until the height is reached; 0: immediately
    double softness = 0.0;  ///< 0: holds firmly; 1: no effect

    /// Returns the height `age` steps after the hold began.
    double heightAt(std::int64_t age) const {
        if (age >= ramp) return height;
        return from + (height - from) * (static_cast<double>(age) / static_cast<double>(ramp));
    }
    bool isCarried() const { return ramp > 0; }
    bool isSoft() const { return softness > 0.0; }
    /// Returns the tap that sets these heights once.
    Pull pull() const { return {shape, width, height, PullMode::Set, x, y}; }

    friend bool operator==(const Hold&, const Hold&) = default;
};

/// Minimum weight of a held cell. Otherwise the tails of a Gaussian would hold a disc of 12 widths.
inline constexpr double minHeldWeight = 0.01;

/// Held cell, possibly hidden, with its stored height.
struct HeldCell {
    int x;
    int y;
    double height;
    bool isCarried = false; ///< true: moves along a ramp, with earlier time levels kept
    float kept = 0.0F;      ///< kept velocity fraction per step; above 0: slowed, no height
};

/// Returns whether a point is a fixed end.
bool isFixedEnd(const Grid& grid, const Rule& rule, int point);

/// Returns the fixed end that the hold moves. Empty if none.
std::optional<int> heldEnd(const Grid& grid, const Rule& rule, const Hold& hold);

/// Returns the cells of a hold, `age` steps after it began. Walls and cells of fixed edges are
/// excluded, except for a moved fixed end.
template <class T>
std::vector<HeldCell> heldCells(const Wave<T>& wave, const Rule& rule, const Hold& hold, std::int64_t age = 0);

extern template std::vector<HeldCell> heldCells(const Wave<float>&, const Rule&, const Hold&, std::int64_t);
extern template std::vector<HeldCell> heldCells(const Wave<std::int32_t>&, const Rule&, const Hold&,
                                                std::int64_t);

/// Sets the cells to their heights, in order; cells without a ramp in all time levels. Skips cells
/// that are only slowed.
void keepAt(Wave<float>& wave, const std::vector<HeldCell>& cells);
void keepAt(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells);

/// Applies the softness of slowed cells, after a step.
void slowDown(Wave<float>& wave, const std::vector<HeldCell>& cells);
void slowDown(Wave<std::int32_t>& wave, const std::vector<HeldCell>& cells); ///< rounded towards 0

} // namespace seiche
