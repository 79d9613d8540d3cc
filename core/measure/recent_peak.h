// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace seiche {

/// The largest value lately, for scales that follow what is shown: it rises at once and falls by half within a
/// half-life.
class RecentPeak {
public:
    /// A value of this frame, at least 0 or not a number; the half-life in steps, > 0. Starts over when the
    /// frame number has gone back.
    void note(double value, std::int64_t frame, double halfLife) {
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
