// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/raster.h"
#include "wave/shared_list.h"
#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// The medium is given a shape, and let go from rest: whatever it did before is gone.
struct DrawnShape {
    /// Of a string: at places from end to end that are equally far apart, at least two; straight lines between
    /// them.
    SharedList<double> heights = {};
    /// Of a pool, which needs one: from the middles of its first column and row to those of its last ones.
    SharedRaster raster = {};

    /// The height at one of `points` points of a string.
    double heightAt(int point, int points) const;

    friend bool operator==(const DrawnShape&, const DrawnShape&) = default;
};

/// Gives it to all kept frames of a string or pool. What a fixed edge or a wall holds keeps its height; beyond
/// an absorbing edge the medium goes on at the height of that edge.
void applyShape(Wave<float>& wave, const Rule& rule, const DrawnShape& shape);
void applyShape(Wave<std::int32_t>& wave, const Rule& rule, const DrawnShape& shape);

} // namespace seiche
