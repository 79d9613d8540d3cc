// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pacer.h"

#include <algorithm>
#include <cmath>

namespace seiche {

std::int64_t Pacer::stepsFor(double seconds, double stepsPerSecond, double speed) {
    const double worth = m_fraction + std::clamp(seconds, 0.0, longestStall) * stepsPerSecond * speed;
    const double whole = std::floor(worth);
    m_fraction = worth - whole;
    return static_cast<std::int64_t>(whole);
}

} // namespace seiche
