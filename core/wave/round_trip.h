// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <algorithm>

namespace seiche {

/// Returns the steps of a long wave to the end of a string and back, at least 1: the period of the
/// fundamental between equal ends.
inline double roundTrip(const Rule& rule, int points) {
    return std::max(1.0, 2.0 * (points - 1) / longWaveSpeed(rule));
}

} // namespace seiche
