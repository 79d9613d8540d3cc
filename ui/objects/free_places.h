// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/chosen_objects.h"

namespace seiche {

/// Returns whether an object or probe has this name.
bool isTaken(const Experiment& experiment, const std::string& name);
/// A, B, ... Z, P26, ...
std::string freeProbeName(const Experiment& experiment);

/// Moves the probe along its row to the nearest cell where its marker covers no other probe.
/// Unchanged if there is none.
Probe besideOthers(Probe probe, const std::vector<Probe>& others, const Grid& grid);
/// Moves the object to the right while another object has exactly its position.
PoolObject besideOthers(PoolObject object, const Experiment& experiment);

/// Moves the group inside the experiment, then by `step` until no object hides another of its kind.
ChosenObjects offsetFromEqual(const ChosenObjects& group, QPointF step, const Experiment& experiment);

/// Adapts objects from a different scene: on a string, all y coordinates become 0.
ChosenObjects fitFor(ChosenObjects group, SceneKind scene);

} // namespace seiche
