// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace seiche {

/// So many at once, and then so many a second.
class RateLimit {
public:
    RateLimit(double perSecond, double atOnce) : m_perSecond(perSecond), m_most(atOnce), m_left(atOnce) {}

    /// Whether one more is allowed; `now` in seconds, never smaller than before.
    bool allows(double now) {
        m_left = std::min(m_most, m_left + (now - m_last) * m_perSecond);
        m_last = now;
        return m_left >= 1.0;
    }
    /// How many more were allowed at once, when `allows` was asked last.
    double left() const { return m_left; }
    /// Whether nothing is counted any more; `now` as in `allows`.
    bool isFull(double now) const { return m_left + (now - m_last) * m_perSecond >= m_most; }
    /// Counts one.
    void count() { m_left = std::max(0.0, m_left - 1.0); }
    /// Counts one where it is allowed.
    bool take(double now) {
        if (!allows(now)) return false;
        count();
        return true;
    }

private:
    double m_perSecond;
    double m_most;
    double m_left;
    double m_last = 0.0;
};

} // namespace seiche
