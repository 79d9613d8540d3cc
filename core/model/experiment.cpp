// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/experiment.h"

namespace seiche {

Experiment defaultExperiment(SceneKind scene) {
    Experiment experiment;
    experiment.rule.scene = scene;
    if (scene == SceneKind::Pool) {
        experiment.grid = {320, 240};
        experiment.rule.k = 0.5;
    } else {
        experiment.rule.model = MediumModel::Density;
    }
    experiment.pullWith.x = experiment.grid.width / 2;
    experiment.pullWith.y = experiment.grid.height / 2;
    return experiment;
}

} // namespace seiche
