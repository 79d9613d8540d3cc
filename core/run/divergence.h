// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// How many steps, at least one, can be done before any height can first exceed `limit`, when the largest |height| of
/// the frames kept is `largest`, 0 < largest <= limit. Proven for every state, so that a run need not be looked at in
/// between and still stops at its exact frame.
std::int64_t stepsBelow(double limit, double largest, const Grid& grid, const Rule& rule);

} // namespace seiche
