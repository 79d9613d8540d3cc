// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/beats.h"

#include <algorithm>
#include <cmath>

namespace seiche {

Beats::Beats(std::int64_t start, double stepsPerBeat)
    : m_start(start), m_stepsPerBeat(std::max(1.0, stepsPerBeat)) {}

std::int64_t Beats::next() const {
    return m_start + static_cast<std::int64_t>(std::llround(static_cast<double>(m_taken) * m_stepsPerBeat));
}

void Beats::retime(double stepsPerBeat) {
    if (std::max(1.0, stepsPerBeat) == m_stepsPerBeat) return;
    if (m_taken > 0) {
        --m_taken;
        m_start = next();
        m_taken = 1;
    }
    m_stepsPerBeat = std::max(1.0, stepsPerBeat);
}

} // namespace seiche
