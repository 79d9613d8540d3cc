// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/energy_along.h"
#include "measure/recent_peak.h"
#include "measure/standing_nodes.h"
#include "run/simulation.h"
#include "show/chain_places.h"
#include "show/quantity_scale.h"

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// History data for a string view: automatic scales, stationary nodes, and the energy flow averaged
/// over 1/30 s of the run. Only displayed quantities are computed.
class StringPast {
public:
    /// Adds the current step for the displayed quantities. Energies are averaged over `columns`
    /// parts of the string; `chain` holds the points drawn in longitudinal display. An earlier step
    /// restarts the history.
    void addStep(const Simulation& run, const Preview& shows, std::size_t columns, const ChainPoints& chain);

    /// Returns the velocity or force scale's end.
    double quantityEnd() const { return m_quantity.end(); }
    /// Returns the node positions in points. Empty while they move, or if the oscillation is
    /// negligible at this range.
    std::span<const double> nodes(double range) const;
    /// Returns the recent maximum energy of a column.
    double energyPeak() const { return m_energy.value(); }
    /// Returns the flow at evenly spaced positions, positive to the right, as fractions of the
    /// recent maximum. Empty if there is none.
    std::vector<double> flow() const;
    double steepestFall() const { return m_steepest.value(); }

private:
    void addFlowStep(const Simulation& run);

    std::int64_t m_frame = -1;
    std::optional<double> m_ceiling;
    StandingNodes m_nodes;
    QuantityScale m_quantity;
    RecentPeak m_reach, m_energy, m_flowPeak, m_steepest;
    std::vector<double> m_flow;
    std::int64_t m_flowFrame = -1;
};

/// Returns the energies per column. Empty for integer water, or if a displacement is not finite.
EnergyColumns energyColumns(const Simulation& run, std::size_t columns);

} // namespace seiche
