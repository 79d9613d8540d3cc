// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pacer.h"

#include <algorithm>
#include <cmath>

namespace seiche {

std::int64_t Pacer::stepsFor(double seconds, double stepsPerSecond, double speed) {
    const double worth = m_fraction + std::clamp(seconds, 0.0, maxStall) * stepsPerSecond * speed;
    const double whole = std::floor(worth);
    m_fraction = worth - whole;
    m_stepsPerSecond = stepsPerSecond;
    m_lost += std::max(0.0, seconds - maxStall) * speed;
    return static_cast<std::int64_t>(whole);
}

void Pacer::dropSteps(std::int64_t steps) {
    m_lost += (static_cast<double>(steps) + m_fraction) / m_stepsPerSecond;
    m_fraction = 0.0;
}

std::int64_t stepsBetweenSamples(const Experiment& settings) {
    constexpr std::int64_t largePool = 500'000; // cells
    const double samplesPerSecond = settings.grid.cells() > largePool ? 25.0 : 200.0;
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(settings.stepsPerSecond / samplesPerSecond));
}

} // namespace seiche
