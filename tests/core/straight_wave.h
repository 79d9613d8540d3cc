// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plane waves in a long pool, for measurements.
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Returns a pool of 20 rows with plane waves of amplitude 1 from column 40. The long sides are
/// free, so the source has no ends; the short sides absorb.
inline Experiment straightWave(double hertz, int width = 360) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {width, 20};
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Free, Edge::Free};
    e.stepsPerSecond = 100.0;
    e.pullWith.x = width / 2;
    e.pullWith.y = 10;
    Source source;
    source.form = SourceForm::Line;
    source.length = 400.0;
    source.hertz = hertz;
    e.objects.push_back({"wave", 40.0, 10.0, 90.0, source});
    return e;
}

/// Returns a pool with circular waves from its middle and absorbing sides.
inline Experiment roundWave(double hertz, int side = 241) {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.grid = {side, side};
    e.rule.stencil = Stencil::Isotropic;
    e.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    e.stepsPerSecond = 100.0;
    e.pullWith.x = e.pullWith.y = side / 2;
    Source source;
    source.hertz = hertz;
    e.objects.push_back({"point", (side - 1) / 2.0, (side - 1) / 2.0, 0.0, source});
    return e;
}

} // namespace seiche
