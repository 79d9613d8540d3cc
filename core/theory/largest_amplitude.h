// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/pull.h"
#include "wave/rule.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// The largest amplitude anywhere on the string in the steady state of a pull train (leapfrog only), where the
/// amplitude of a point is half of the way from its lowest to its highest height: the steady state is set up
/// from the modes and followed through one period. About (points * modes + points * period)
/// operations. Nothing in a pool, for other schemes, or where there is an obstacle.
std::optional<double> largestAmplitude(const Rule& rule, const Grid& grid, const Pull& pull,
                                       std::int64_t period);

} // namespace seiche
