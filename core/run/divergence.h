// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// The least stiffness of the cells that are not walls and the largest of all.
struct StiffnessRange {
    double least = 1.0;
    double largest = 1.0;
    bool sponge = false; ///< some cells lose velocity, or are moved by more than the update formula
};
StiffnessRange stiffnessRange(const std::optional<Field<float>>& stiffness);

/// How many steps, at least one, can be done before any height can first exceed `limit`, when the largest
/// |height| of the frames kept is `largest`, 0 <= largest <= limit, and each cell gets at most `forced` >= 0 in
/// each of them. Proven for every state, so that a run need not be looked at in between and still stops at its
/// exact frame. Never more than `mostStepsBelow`.
inline constexpr std::int64_t mostStepsBelow = 512;
std::int64_t stepsBelow(double limit, double largest, const Grid& grid, const Rule& rule,
                        const StiffnessRange& stiffness = {}, double forced = 0.0);

} // namespace seiche
