// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/pull_range.h"

#include "theory/stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

Pull withinRange(const Simulation& run, const Pull& pull) {
    if (pull.mode == PullMode::Set) return pull;
    const double room = std::max(0.0, maxTapHeight - run.largestHeight());
    Pull less = pull;
    less.height = std::clamp(pull.height, -room, room);
    return less;
}

bool divergedFromExcitation(const Simulation& run) {
    return run.divergedAt() && stabilityOf(run.stiffestRule()).usable();
}

} // namespace seiche
