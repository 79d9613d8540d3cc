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

/// What a picture of a string needs to know of the run before it: scales that follow what is drawn, nodes that
/// stand still, and the flow of energy, averaged over a thirtieth of a second of the run. Only what is shown is
/// worked out.
class StringPast {
public:
    /// Takes in the present frame for what is shown. Energies are averaged over `columns` parts of the string;
    /// `chain` are the points that are drawn of one that swings along. An earlier frame than the last one
    /// starts over.
    void note(const Simulation& run, const Preview& shows, std::size_t columns, const ChainPoints& chain);

    /// What the end of a velocity's or force's scale stands for.
    double quantityEnd() const { return m_quantity.end(); }
    /// In points; none while they wander, or where hardly anything moves on a scale of this range.
    std::span<const double> nodes(double range) const;
    /// The largest energy of a column lately.
    double energyPeak() const { return m_energy.value(); }
    /// At as many places; to the right positive. In parts of the strongest of late; empty where none flows.
    std::vector<double> flow() const;
    double steepestFall() const { return m_steepest.value(); }

private:
    void noteFlow(const Simulation& run);

    std::int64_t m_frame = -1;
    std::optional<double> m_ceiling;
    StandingNodes m_nodes;
    QuantityScale m_quantity;
    RecentPeak m_reach, m_energy, m_flowPeak, m_steepest;
    std::vector<double> m_flow;
    std::int64_t m_flowFrame = -1;
};

/// Empty of integer water, and where a height is not finite.
EnergyColumns energyColumns(const Simulation& run, std::size_t columns);

} // namespace seiche
