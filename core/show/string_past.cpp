// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/string_past.h"

#include "measure/energy_along.h"
#include "measure/means_along.h"
#include "study/natural_ceiling.h"
#include "wave/round_trip.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

/// Periods of the fundamental for which the string's amplitude is kept.
constexpr double swingsOfReach = 1.5;
constexpr std::size_t flowPlaces = 24;
/// Half-life of the flow average, seconds of the run.
constexpr double flowHalfLife = 1.0 / 30.0;
/// Minimum visible oscillation, as a fraction of the range.
constexpr double minReach = 1e-3;

} // namespace

void StringPast::addStep(const Simulation& run, const Preview& shows, std::size_t columns,
                         const ChainPoints& chain) {
    if (run.divergedAt()) return;
    if (run.frame() < m_frame) *this = StringPast();
    m_frame = run.frame();
    const double period = roundTrip(run.rule(), run.grid().width);
    if (shows.quantity != StringQuantity::Height) {
        if (!m_ceiling) m_ceiling = naturalCeiling(run.asExperiment());
        m_quantity.follow(run, shows.quantity, quantityAlong(run, shows.quantity), *m_ceiling);
    }
    if (shows.nodes == Visibility::Shown) {
        m_reach.add(run.largestHeight(), run.frame(), swingsOfReach * period);
        std::visit([&](const auto& wave) { m_nodes.addStep(wave, period); }, run.wave());
    }
    if (shows.energy == Visibility::Shown) {
        double largest = 0.0;
        for (const double energy : energyColumns(run, columns).both) largest = std::max(largest, energy);
        m_energy.add(largest, run.frame(), period);
    }
    if (shows.flow == Visibility::Shown) addFlowStep(run);
    if (shows.polarization == Polarization::Longitudinal)
        m_steepest.add(seiche::steepestFall(run, chain.drawn), run.frame(), swingsOfFall * period);
}

void StringPast::addFlowStep(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave) return;
    const std::vector<double> now = meansAlong(energyAlong(*wave, run.rule()).flow, flowPlaces);
    const double steps = static_cast<double>(run.frame() - std::exchange(m_flowFrame, run.frame()));
    const double shareOfNow = 1.0 - std::exp2(-steps / (flowHalfLife * run.settings().stepsPerSecond));
    if (m_flow.size() != now.size()) m_flow = now;
    else
        for (std::size_t i = 0; i < now.size(); ++i) m_flow[i] += shareOfNow * (now[i] - m_flow[i]);
    double largest = 0.0;
    for (const double flow : m_flow) largest = std::max(largest, std::abs(flow));
    m_flowPeak.add(largest, run.frame(), roundTrip(run.rule(), run.grid().width));
}

std::span<const double> StringPast::nodes(double range) const {
    if (m_reach.value() < minReach * range) return {};
    return m_nodes.nodes();
}

std::vector<double> StringPast::flow() const {
    if (!(m_flowPeak.value() > 0.0)) return {};
    std::vector<double> shares = m_flow;
    for (double& share : shares) share /= m_flowPeak.value();
    return shares;
}

EnergyColumns energyColumns(const Simulation& run, std::size_t columns) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave) return {};
    return energyColumns(energyAlong(*wave, run.rule()), run.rule(), columns);
}

} // namespace seiche
