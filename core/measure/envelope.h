// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/wave.h"

#include <span>
#include <vector>

namespace seiche {

/// The recent maximum and minimum height of each point, as the eye sees a vibrating string.
///
/// Both decay to rest with a half-life in steps. In a pool the cells are in row order.
class Envelope {
public:
    explicit Envelope(double halfLife = 500.0) : m_halfLife(halfLife) {}

    /// Sets the half-life, in steps > 0.
    void setHalfLife(double steps) {
        SEICHE_EXPECTS(steps > 0.0);
        m_halfLife = steps;
    }

    /// Adds the current heights; non-finite heights are ignored. Restarts if the size has changed
    /// or the step number has decreased.
    void addStep(const Wave<float>& wave);
    void addStep(const Wave<std::int32_t>& wave);

    void clear();

    /// Returns the maxima, at least 0.
    std::span<const float> highest() const { return m_highest; }
    /// Returns the minima, at most 0.
    std::span<const float> lowest() const { return m_lowest; }
    /// Returns the largest |height| of the envelope.
    float reach() const;

private:
    template <class T>
    void add(const Wave<T>& wave);

    double m_halfLife;
    std::int64_t m_frame = -1;
    std::vector<float> m_highest;
    std::vector<float> m_lowest;
};

} // namespace seiche
