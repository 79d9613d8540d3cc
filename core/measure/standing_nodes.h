// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// The nodes of standing waves of a single frequency on a string, including ends at rest.
///
/// They are found in recent mean squares of displacement and velocity, two nested exponential means
/// with a half-life of half a period each. For a motion Re(U exp(i omega t)) these are |U|^2 / 2
/// and omega^2 |U|^2 / 2. If two waves meet, |U|^2 = a - b cos(2 kappa (x - x0)) for any reflection
/// coefficient. A node is the vertex of the parabola through the mean squares around the minimum.
///
/// The root mean square at a node is below a third of the adjacent loops. A node is narrow compared
/// with the loops, which excludes sections without a wave yet. A node that moves more than a tenth
/// as much as the loops needs an adjacent half-wavelength of the same frequency (mean squares like
/// a sine squared). If only the ends are at rest there must be a single half-wavelength, which
/// excludes mixed standing waves or a pulse. If any candidate fails, no node is reported.
class StandingNodes {
public:
    /// Adds the finite displacements of the current step. Call it every few steps. `period` > 0, in
    /// steps, is that of an oscillation of the whole string. Restarts if the size has changed or
    /// the step number has decreased.
    void addStep(const Wave<float>& wave, double period);
    void addStep(const Wave<std::int32_t>& wave, double period);
    void clear() { *this = StandingNodes(); }

    /// Returns the nodes as fractional points, from left to right, all or none. Only nodes that
    /// were stable within a point, or 1/200 of the string, for a period.
    std::span<const double> nodes() const;

private:
    /// Two nested exponential means of a product.
    struct Mean {
        double once = 0.0;
        double twice = 0.0;
    };

    template <class T>
    void add(const Wave<T>& wave, double period);
    void findNodes();

    std::vector<Mean> m_heights;
    std::vector<Mean> m_velocities; ///< per step
    std::vector<Mean> m_neighbours; ///< [i]: displacements of points i and i + 1
    std::vector<double> m_first;    ///< nodes when they became stable
    std::vector<double> m_now;
    std::int64_t m_since = 0;
    std::int64_t m_looked = 0; ///< step of the last search
    std::int64_t m_frame = -1;
    double m_period = 1.0;
};

} // namespace seiche
