// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace seiche {

/// The recent maximum of a value, for scales that follow the display. Rises at once and decays with
/// a half-life.
class RecentPeak {
public:
    /// Adds the value of a step, at least 0 or NaN. `halfLife` > 0 in steps. Restarts if the step
    /// number has decreased.
    void add(double value, std::int64_t frame, double halfLife) {
        SEICHE_EXPECTS(!(value < 0.0) && halfLife > 0.0);
        if (frame < m_frame) m_value = 0.0;
        const double steps = static_cast<double>(frame - m_frame);
        if (steps > 0.0) m_value *= std::exp2(-steps / halfLife);
        m_frame = frame;
        if (std::isfinite(value)) m_value = std::max(m_value, value);
    }
    double value() const { return m_value; }

private:
    double m_value = 0.0;
    std::int64_t m_frame = 0;
};

} // namespace seiche
