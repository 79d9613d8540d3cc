// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/expects.h"
#include "wave/wave.h"

#include <span>
#include <vector>

namespace seiche {

/// The recent highest and lowest height of each point: what the eye keeps of a vibrating string.
///
/// Both decay to rest with a half-life in steps. On a string only the points count; a pool's cells are taken
/// row by row.
class Envelope {
public:
    explicit Envelope(double halfLife = 500.0) : m_halfLife(halfLife) {}

    /// In steps, greater than 0.
    void setHalfLife(double steps) {
        SEICHE_EXPECTS(steps > 0.0);
        m_halfLife = steps;
    }

    /// Takes in the present heights; heights that are not finite are left out. Starts over when the size has
    /// changed or the frame number has gone back.
    void note(const Wave<float>& wave);
    void note(const Wave<std::int32_t>& wave);

    void clear();

    /// At least 0.
    std::span<const float> highest() const { return m_highest; }
    /// At most 0.
    std::span<const float> lowest() const { return m_lowest; }
    /// The largest distance from rest in the envelope.
    float reach() const;

private:
    template <class T>
    void take(const Wave<T>& wave);

    double m_halfLife;
    std::int64_t m_frame = -1;
    std::vector<float> m_highest;
    std::vector<float> m_lowest;
};

} // namespace seiche
