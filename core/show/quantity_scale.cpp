// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/quantity_scale.h"

#include "measure/string_motion.h"
#include "show/view.h"
#include "wave/round_trip.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

/// Scales shrink below this fraction of their end.
constexpr double farLess = 0.3;
/// Minimum fraction of the natural scale, so that the noise of a resting string is not magnified.
constexpr double minShare = 0.05;

} // namespace

std::vector<float> quantityAlong(const Simulation& run, StringQuantity quantity) {
    return std::visit(
        [&](const auto& wave) {
            if (quantity == StringQuantity::Force) return forcesAlong(wave, run.rule());
            std::vector<float> values;
            if (quantity == StringQuantity::Height) {
                const auto* heights = wave.now.row(0);
                std::transform(heights, heights + wave.grid().width, std::back_inserter(values),
                               [](auto height) { return static_cast<float>(height); });
                return values;
            }
            values = velocitiesAlong(wave, run.rule());
            const float perSecond = static_cast<float>(run.settings().stepsPerSecond);
            for (float& value : values) value *= perSecond;
            return values;
        },
        run.wave());
}

void QuantityScale::follow(const Simulation& run, StringQuantity quantity, std::span<const float> values,
                           double ceiling) {
    if (quantity != m_quantity || run.frame() < m_frame) clear();
    m_quantity = quantity;
    m_frame = run.frame();
    double largest = 0.0;
    for (const float value : values) largest = std::max(largest, std::abs(double{value}));
    const double period = roundTrip(run.rule(), run.grid().width);
    m_peak.add(largest, run.frame(), 1.5 * period);
    // Fundamental with an amplitude at the ceiling.
    const double angle = 2.0 * std::numbers::pi / period;
    const double ofCeiling =
        quantity == StringQuantity::Force ? angle * angle : angle * run.settings().stepsPerSecond;
    const double natural = ceiling * ofCeiling;
    const double wanted = m_peak.value() > 0.0 ? std::max(m_peak.value(), minShare * natural) : natural;
    if (wanted > m_end || wanted < farLess * m_end) m_end = static_cast<double>(rangeFor(wanted));
}

} // namespace seiche
