// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/fading.h"

#include "model/objects_change.h"
#include "theory/modes.h"
#include "theory/resonance.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

// Covers all modes, excited or not, except for the mean level of a conserving pool, which is never
// excited.
Fading ofAllModes(const Rule& rule, const Modes& modes) {
    double decay = 0.0;
    for (int n = 0; n < modes.alongY().count(); ++n)
        for (int m = 0; m < modes.alongX().count(); ++m) {
            if (conserves(rule) && modes.eigenvalue(m, n) == 0.0) continue;
            const std::optional<Recurrence> mode = recurrenceOf(rule, modes.eigenvalue(m, n));
            if (!mode || stays(std::abs(mode->root))) return {};
            decay = std::max(decay, std::abs(mode->root));
        }
    return {false, framesUntilFaded(decay, std::numeric_limits<std::int64_t>::max() / 2, 0.25)};
}

} // namespace

Fading fadingOf(const Experiment& experiment, bool sine, int x, int y) {
    SEICHE_EXPECTS(experiment.grid.contains(x, y));
    // More modes are processed one by one, without memory.
    constexpr std::int64_t maxModesTogether = 20'000;
    const Rule& rule = experiment.rule;
    if (!isUniform(experiment) || (!sine && experiment.pullWith.mode == PullMode::Set)) return {};
    const std::optional<Modes> modes = Modes::of(rule, experiment.grid);
    if (!modes || rule.arithmetic == Arithmetic::Integer) return {};
    if (modes->count() > maxModesTogether) return ofAllModes(rule, *modes);
    Pull pull = experiment.pullWith;
    if (sine) pull.mode = PullMode::Add; // a drive always adds
    const SteadyResponse::Found found = SteadyResponse::find(rule, experiment.grid, pull, x, y);
    if (found.response) return {false, found.response->framesToFade(0.25)};
    return {found.obstacle == Obstacle::NeverSteady, std::nullopt};
}

} // namespace seiche
