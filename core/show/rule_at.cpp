// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/rule_at.h"

namespace seiche {

Rule ruleAt(const Simulation& run, const Spot& at) {
    Rule rule = run.rule();
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const double factor = wave ? wave->stiffnessNear(at.x, at.y) : 1.0;
    if (factor > 0.0) rule.k *= factor;
    return rule;
}

} // namespace seiche
