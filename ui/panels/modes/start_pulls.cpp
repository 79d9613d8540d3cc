// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/start_pulls.h"

#include "modes/start_height.h"

namespace seiche {

Pull standingWave(const Experiment& experiment, double halfWaves) {
    Pull pull = experiment.pullWith;
    pull.shape = PullShape::Mode;
    pull.mode = PullMode::Pluck;
    pull.width = halfWaves;
    pull.height = heightToStart(experiment);
    return pull;
}

Pull middlePluck(const Experiment& experiment) {
    Pull pull;
    pull.shape = PullShape::Triangle;
    pull.mode = PullMode::Pluck;
    pull.width = experiment.grid.width;
    pull.height = heightToStart(experiment);
    pull.x = 0.5 * (experiment.grid.width - 1);
    return pull;
}

} // namespace seiche
