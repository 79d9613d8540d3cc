// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/rule.h"
#include "wave/things.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// A cell and the share of a source's push that it gets.
struct Weight {
    int x;
    int y;
    double share;
};

/// The cells a source pushes when it stands at `at`: a Gaussian across the source. The shares of a point add up
/// to 1, those of a line to 1 for every cell of its length, and to less where it fades.
std::vector<Weight> footprintOf(const Thing& source, const Grid& grid, const Spot& at);

/// It has no more cells than this, wherever it stands.
std::size_t mostCellsOf(const Source& source, const Grid& grid);

/// Where the source is at this second of the run.
Spot placeAt(const Thing& source, double seconds);

/// What the source adds to the heights at frame n, to be multiplied with the shares.
///
/// A line adds 2 c (S(n+1) - S(n)), where S is the signal, so that straight waves of the form S leave on both
/// sides. A point adds 4 pi c^2 S(n): its round waves have the amplitude of S one wave length away, whatever
/// the frequency. c is the speed of long waves, `localK` the k of the cell under the source. What the softness
/// takes away is made good, up to 4 times. Depends on the frame number only, the same bits on every machine.
double pushAt(const Thing& source, const Rule& rule, double localK, double stepsPerSecond, std::int64_t frame);

/// No push is larger; that of a source that travels is not, as long as no k on its way is above `localK`.
double largestPush(const Thing& source, const Rule& rule, double localK, double stepsPerSecond);

/// The signal at a second of the run, |S| <= |height|.
double signalAt(const Source& source, double seconds);

} // namespace seiche
