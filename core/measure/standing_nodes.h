// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// The nodes of a string on which waves of one frequency stand; an end at rest is one, too.
///
/// They are looked for in the mean squares of height and velocity lately: two exponential means, one of the
/// other, each with a half-life of half a period. For a motion Re(U exp(i omega t)) these are |U|^2 / 2 and
/// omega^2 |U|^2 / 2; where two waves meet, |U|^2 = a - b cos(2 kappa (x - x0)), however much comes back. The
/// place of a node is where the parabola through the mean squares around the lowest point has its bottom.
///
/// At a node the root of the mean square is below a third of the loops on either side, and it is narrow beside
/// them: a part of the string that no wave has reached yet is none. One that moves more than a tenth as much as
/// the loops has half waves beside it (mean squares that rise and fall by a sine squared) and their frequency.
/// Where the ends alone are at rest, there is one half wave between them: several standing waves that mix, or a
/// pulse that runs to and fro, are none. If one of the places is no node, nothing is marked.
class StandingNodes {
public:
    /// Takes in the present frame, which finite heights count of; to be called every few steps. `period` > 0,
    /// in steps, is that of a swing of the whole string. Starts over when the size has changed or the frame
    /// number has gone back.
    void note(const Wave<float>& wave, double period);
    void note(const Wave<std::int32_t>& wave, double period);
    void clear() { *this = StandingNodes(); }

    /// In points with fractions, from left to right, all or none: those that have stayed within a point, or a
    /// two hundredth of the string, for a period.
    std::span<const double> nodes() const;

private:
    /// Of a product: an exponential mean, and the mean of that.
    struct Mean {
        double once = 0.0;
        double twice = 0.0;
    };

    template <class T>
    void take(const Wave<T>& wave, double period);
    void look();

    std::vector<Mean> m_heights;
    std::vector<Mean> m_velocities; ///< per step
    std::vector<Mean> m_neighbours; ///< [i]: of the heights of points i and i + 1
    std::vector<double> m_first;    ///< where they were when they came to rest
    std::vector<double> m_now;
    std::int64_t m_since = 0;
    std::int64_t m_looked = 0; ///< the frame at which they were looked for last
    std::int64_t m_frame = -1;
    double m_period = 1.0;
};

} // namespace seiche
