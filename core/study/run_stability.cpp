// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/run_stability.h"

namespace seiche {

Stability stabilityOf(const Simulation& run) {
    Stability stability = stabilityOf(run.stiffestRule());
    stability.limitK /= run.largestFactor();
    return stability;
}

bool isUneven(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    return wave && (wave->stiffness || !wave->sponge.empty());
}

} // namespace seiche
