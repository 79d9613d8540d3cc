// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tension_scale.h"

#include "study/run_stability.h"
#include "theory/stability.h"
#include "theory/symbol.h"

#include <algorithm>
#include <cmath>

namespace seiche {

ValueScale tensionScale(const Simulation& run) {
    const double limit = largestStableTension(run).value_or(4.0 / largestEigenvalue(run.rule()));
    // A low limit (stiff string) needs finer steps.
    const double perUnit = std::max(1000.0, std::pow(10.0, 2.0 - std::floor(std::log10(limit))));
    return {ValueScale::Kind::Linear, 1.0 / perUnit, std::ceil(1.2 * perUnit * limit) / perUnit, 1.0 / perUnit,
            0.1 / perUnit};
}

std::optional<double> largestStableTension(const Simulation& run) {
    const double limit = stabilityOf(run).limitK;
    return limit > 0.0 && std::isfinite(limit) ? std::optional(limit) : std::nullopt;
}

} // namespace seiche
