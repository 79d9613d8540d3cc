// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/recent_peak.h"
#include "run/simulation.h"

#include <span>
#include <vector>

namespace seiche {

/// What a string's line shows, one value per point: heights; velocities, in heights gained per second of the
/// run; or forces, as a step adds them (see `forcesAlong`).
std::vector<float> quantityAlong(const Simulation& run, StringQuantity quantity);

/// The scale on which velocities or forces are drawn. Its end is 1, 2 or 5 times a power of ten: further at
/// once where there is more to be seen, nearer again when there has been far less lately.
class QuantityScale {
public:
    /// Takes in the values of the run's present frame. `ceiling` is the height that the run's waves should be
    /// able to reach (see `naturalCeiling`). Starts over with another quantity, or an earlier frame.
    void follow(const Simulation& run, StringQuantity quantity, std::span<const float> values, double ceiling);
    void clear() { *this = QuantityScale(); }

    /// What the end of the scale stands for; 0 before anything was taken in.
    double end() const { return m_end; }

private:
    StringQuantity m_quantity = StringQuantity::Height;
    RecentPeak m_peak;
    std::int64_t m_frame = -1;
    double m_end = 0.0;
};

} // namespace seiche
