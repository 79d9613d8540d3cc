// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/run_stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

Stability stabilityOf(const Simulation& run) {
    Stability stability = stabilityOf(run.stiffestRule());
    stability.limitK /= run.largestFactor();
    return stability;
}

Stability stabilityWith(const Simulation& run, double k, const Damping& damping) {
    Rule stiffest = run.stiffestRule();
    stiffest.k = k * run.largestFactor();
    stiffest.damping = damping;
    Stability stability = stabilityOf(stiffest);
    stability.limitK /= run.largestFactor();
    return stability;
}

bool isUneven(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    return wave && (wave->stiffness || !wave->sponge.empty());
}

bool hasPlainModes(const Simulation& run) {
    return !isUneven(run) && std::ranges::none_of(run.settings().objects, [&](const PoolObject& object) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source || source->form != SourceForm::Held) return false;
        return !isFixedEnd(run.grid(), run.rule(), static_cast<int>(std::lround(object.x)));
    });
}

} // namespace seiche
