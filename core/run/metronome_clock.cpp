// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/metronome_clock.h"

#include <algorithm>
#include <cmath>

namespace seiche {

MetronomeClock::MetronomeClock(std::int64_t start, double stepsPerTick)
    : m_start(start), m_stepsPerTick(std::max(1.0, stepsPerTick)) {}

std::int64_t MetronomeClock::next() const {
    return m_start + static_cast<std::int64_t>(std::llround(static_cast<double>(m_taken) * m_stepsPerTick));
}

void MetronomeClock::retime(double stepsPerTick) {
    if (std::max(1.0, stepsPerTick) == m_stepsPerTick) return;
    if (m_taken > 0) {
        --m_taken;
        m_start = next();
        m_taken = 1;
    }
    m_stepsPerTick = std::max(1.0, stepsPerTick);
}

} // namespace seiche
