// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <algorithm>

namespace seiche {

/// How many steps a long wave takes along a string of so many points and back, at least 1: the period of the
/// fundamental between ends that are alike.
inline double roundTrip(const Rule& rule, int points) {
    return std::max(1.0, 2.0 * (points - 1) / longWaveSpeed(rule));
}

} // namespace seiche
