// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/one_pull.h"

#include "run/simulation.h"

#include <algorithm>
#include <cmath>

namespace seiche {

double largestAfterOnePull(const Experiment& experiment, int x, int y) {
    Experiment still = experiment;
    still.events.clear();
    const double k = still.rule.arithmetic == Arithmetic::Integer ? 1.0 / still.rule.divisor : still.rule.k;
    const double crossing = std::max(still.grid.width, still.grid.height) / std::sqrt(k);
    const double affordable = std::max(100.0, 2e7 / static_cast<double>(still.grid.cells()));
    const auto steps = static_cast<std::int64_t>(std::min(crossing, affordable));
    Simulation run(std::move(still));
    run.apply(experiment.pullWith);
    double largest = std::abs(run.height(x, y));
    for (std::int64_t n = 0; n < steps && !run.divergedAt(); ++n) {
        run.advance(1);
        largest = std::max(largest, std::abs(run.height(x, y)));
    }
    return run.divergedAt() ? 0.0 : largest;
}

} // namespace seiche
