// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/recent_peak.h"
#include "run/simulation.h"

#include <span>
#include <vector>

namespace seiche {

/// Returns the quantity per point: displacements, velocities (per second of the run), or forces as
/// added in one step (see `forcesAlong`).
std::vector<float> quantityAlong(const Simulation& run, StringQuantity quantity);

/// Automatic scale for velocities or forces. Its end is 1, 2 or 5 times a power of ten. It grows at
/// once and shrinks after the values have been much smaller for a while.
class QuantityScale {
public:
    /// Adds the values of the run's current step. `ceiling` is the expected maximum displacement
    /// (see `naturalCeiling`). Restarts with a different quantity or an earlier step.
    void follow(const Simulation& run, StringQuantity quantity, std::span<const float> values, double ceiling);
    void clear() { *this = QuantityScale(); }

    /// Returns the value at the end of the scale; 0 before the first `follow`.
    double end() const { return m_end; }

private:
    StringQuantity m_quantity = StringQuantity::Height;
    RecentPeak m_peak;
    std::int64_t m_frame = -1;
    double m_end = 0.0;
};

} // namespace seiche
