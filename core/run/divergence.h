// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Minimum stiffness outside walls and maximum of all cells.
struct StiffnessRange {
    double min = 1.0;
    double largest = 1.0;
    bool sponge = false; ///< some cells are damped or moved separately
};
StiffnessRange stiffnessRange(const std::optional<Field<float>>& stiffness);

/// Returns the number of steps, 1 to `maxStepsBelow`, before any |height| can exceed `limit`.
/// `largest` is the largest |height| of the stored time levels, 0 <= `largest` <= `limit`. `forced`
/// >= 0 bounds the height that each cell gains per step by forcing. The bound is proven for every
/// state, so a run needs no check in between and still stops at the exact step.
inline constexpr std::int64_t maxStepsBelow = 512;
std::int64_t stepsBelow(double limit, double largest, const Grid& grid, const Rule& rule,
                        const StiffnessRange& stiffness = {}, double forced = 0.0);

} // namespace seiche
