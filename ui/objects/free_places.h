// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/chosen_objects.h"

namespace seiche {

/// Whether an object or a probe has this name.
bool isTaken(const Experiment& experiment, const std::string& name);
/// A, B, ... Z, P26, ...
std::string freeProbeName(const Experiment& experiment);

/// The whole cell that is nearest and has no other probe at it or so close that their signs would cover each
/// other; where there is none, the cell itself.
Probe besideOthers(Probe probe, const std::vector<Probe>& others, const Grid& grid);
/// Further to the right when another one has its very place.
PoolObject besideOthers(PoolObject object, const Experiment& experiment);

/// Inside the experiment, and moved by a step as often as one would hide another of its kind.
ChosenObjects besideTheSame(const ChosenObjects& group, QPointF step, const Experiment& experiment);

/// From another medium: a string has no rows.
ChosenObjects fitFor(ChosenObjects group, SceneKind scene);

} // namespace seiche
