// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/modes.h"
#include "wave/pull.h"

#include <span>
#include <vector>

namespace seiche {

/// Returns the heights that `applyPull` adds to a flat medium, at [y * width + x].
///
/// Includes reach, held cells, periodic edges and the rounding of the run. If the tap sets
/// heights, the heights that it sets.
std::vector<double> addedHeights(const Rule& rule, const Grid& grid, const Pull& pull);

/// Returns the coefficients of all modes, at [n * modes.alongX().count() + m], for heights at [y *
/// width + x].
///
/// Each is the sum over the cells of height times shape. The squares of all coefficients add up to
/// the squares of the heights (without held cells). Cost: about cells * modes of one axis
/// operations, fewer if most rows or columns are 0; 0.5 ms for 320 points.
std::vector<double> projectedOnto(const Modes& modes, std::span<const double> heights);

/// Returns the heights of these coefficients, the inverse of `projectedOnto`. Zeros are skipped.
std::vector<double> composedOf(const Modes& modes, std::span<const double> amounts);

} // namespace seiche
