// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace seiche {

/// Token bucket: a burst, then a constant rate.
class RateLimit {
public:
    RateLimit(double perSecond, double atOnce) : m_perSecond(perSecond), m_max(atOnce), m_left(atOnce) {}

    /// Returns whether a token is available. `now` in seconds, never decreasing.
    bool allows(double now) {
        m_left = std::min(m_max, m_left + (now - m_last) * m_perSecond);
        m_last = now;
        return m_left >= 1.0;
    }
    /// Returns the tokens at the last `allows`.
    double left() const { return m_left; }
    /// Returns whether the bucket is full; `now` in seconds.
    bool isFull(double now) const { return m_left + (now - m_last) * m_perSecond >= m_max; }
    /// Consumes one token.
    void count() { m_left = std::max(0.0, m_left - 1.0); }
    /// Consumes one token if available. Returns whether it did.
    bool tryConsume(double now) {
        if (!allows(now)) return false;
        count();
        return true;
    }

private:
    double m_perSecond;
    double m_max;
    double m_left;
    double m_last = 0.0;
};

} // namespace seiche
