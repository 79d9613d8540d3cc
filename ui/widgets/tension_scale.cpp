// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tension_scale.h"

#include "study/run_stability.h"
#include "theory/stability.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>

namespace seiche {

ValueScale tensionScale(const Rule& rule, std::optional<double> limit) {
    const double end = limit.value_or(4.0 / largestEigenvalue(rule));
    // A low limit (stiff string) needs finer steps.
    const double perUnit = std::max(1000.0, std::pow(10.0, 2.0 - std::floor(std::log10(end))));
    return {ValueScale::Kind::Linear, 1.0 / perUnit, std::ceil(1.2 * perUnit * end) / perUnit, 1.0 / perUnit,
            0.1 / perUnit};
}

std::optional<double> largestStableTension(const Simulation& run) {
    const double limit = stabilityOf(run).limitK;
    return limit > 0.0 && std::isfinite(limit) ? std::optional(limit) : std::nullopt;
}

} // namespace seiche
