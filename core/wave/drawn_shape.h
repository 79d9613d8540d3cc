// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/raster.h"
#include "wave/shared_list.h"
#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Initial shape, released at rest. Replaces all previous motion.
struct DrawnShape {
    /// Heights of a string at equally spaced positions from end to end, at least 2, linearly
    /// interpolated.
    SharedList<double> heights = {};
    /// Heights of a pool (required there), from the centres of its first column and row to those of
    /// the last.
    SharedRaster raster = {};

    /// Returns the height at one of `points` points of a string.
    double heightAt(int point, int points) const;

    friend bool operator==(const DrawnShape&, const DrawnShape&) = default;
};

/// Applies the shape to all time levels of a string or pool. Cells of fixed edges and walls keep
/// their height. Beyond an absorbing edge the medium takes the height of that edge.
void applyShape(Wave<float>& wave, const Rule& rule, const DrawnShape& shape);
void applyShape(Wave<std::int32_t>& wave, const Rule& rule, const DrawnShape& shape);

} // namespace seiche
