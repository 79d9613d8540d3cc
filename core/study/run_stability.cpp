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

bool isUneven(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    return wave && (wave->stiffness || !wave->sponge.empty());
}

bool hasPlainModes(const Simulation& run) {
    const Edges& edges = run.rule().edges;
    const int last = run.grid().width - 1;
    return !isUneven(run) && std::ranges::none_of(run.settings().objects, [&](const PoolObject& object) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source || source->form != SourceForm::Held) return false;
        const auto point = std::lround(object.x);
        const bool isFixed =
            (point == 0 && edges.left == Edge::Fixed) || (point == last && edges.right == Edge::Fixed);
        return !isFixed;
    });
}

} // namespace seiche
