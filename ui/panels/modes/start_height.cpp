// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/start_height.h"

#include "model/limits.h"
#include "study/one_pull.h"

#include <algorithm>
#include <cmath>

namespace seiche {

double heightToStart(const Experiment& experiment) {
    const Pull& with = experiment.pullWith;
    double once = swingAfterOnePull(experiment, static_cast<int>(with.x), static_cast<int>(with.y));
    if (!(once > 0.0)) once = with.height != 0.0 ? std::abs(with.height) : 1.0;
    const double max =
        experiment.rule.arithmetic == Arithmetic::Integer ? limits::integerHeight : limits::height;
    return std::min(with.mode == PullMode::Add ? 6.0 * once : once, max);
}

} // namespace seiche
