// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pull.h"
#include "wave/rule.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Returns the largest amplitude on the string in the steady state of a tap train (leapfrog only).
///
/// A point's amplitude is half of its range of heights. The steady state is built from the modes
/// and followed through one period. Cost: about points * modes + points * period operations. Empty
/// in a pool, for other schemes, or if there is an obstacle.
std::optional<double> largestAmplitude(const Rule& rule, const Grid& grid, const Pull& pull,
                                       std::int64_t period);

} // namespace seiche
