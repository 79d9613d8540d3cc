// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Returns the experiment with a different grid size and the same overall geometry.
///
/// Positions move in proportion, from end to end; widths, lengths and thicknesses scale along.
/// Rotated objects rotate further if the sides of a pool scale differently. Values are rounded to
/// hundredths of a cell, probes to whole cells. Wave properties do not change: k, frequencies,
/// speed and softness of sources. A valid experiment stays valid, except for limits of the size
/// itself. Both sizes are at least 1 x 1; a string has the height 1.
Experiment resized(Experiment experiment, const Grid& grid);

} // namespace seiche
