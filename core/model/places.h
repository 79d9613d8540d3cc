// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Calls `visit(x, y)` with references to every position of an object, in cells: its own and its
/// destination.
template <class Visit>
void forEachPlace(PoolObject& object, Visit visit) {
    visit(object.x, object.y);
    if (auto* source = std::get_if<Source>(&object.is)) visit(source->to.x, source->to.y);
    if (auto* wall = std::get_if<Wall>(&object.is)) visit(wall->to.x, wall->to.y);
}

/// Calls `visit(x, y)` for every position except in settings.
template <class Visit>
void forEachPlace(Event& event, Visit visit) {
    if (auto* pull = std::get_if<Pull>(&event.what)) visit(pull->x, pull->y);
    if (auto* hold = std::get_if<Hold>(&event.what)) visit(hold->x, hold->y);
    if (auto* localDamping = std::get_if<LocalDamping>(&event.what)) visit(localDamping->x, localDamping->y);
    if (auto* added = std::get_if<AddedModes>(&event.what))
        for (AddedMode& mode : added->modes) visit(mode.x, mode.y);
    if (auto* change = std::get_if<ObjectsChange>(&event.what)) {
        for (PoolObject& object : change->put) forEachPlace(object, visit);
        for (Probe& probe : change->probes) visit(probe.x, probe.y);
    }
}

/// Calls `visit(x, y)` for all positions; integers for probes.
template <class Visit>
void forEachPlace(Experiment& experiment, Visit visit) {
    visit(experiment.pullWith.x, experiment.pullWith.y);
    visit(experiment.drive.x, experiment.drive.y);
    visit(experiment.rain.x, experiment.rain.y);
    for (PoolObject& object : experiment.objects) forEachPlace(object, visit);
    for (Probe& probe : experiment.probes) visit(probe.x, probe.y);
    if (experiment.view && experiment.view->section) {
        visit(experiment.view->section->from.x, experiment.view->section->from.y);
        visit(experiment.view->section->to.x, experiment.view->section->to.y);
    }
    for (Event& event : experiment.events) forEachPlace(event, visit);
}

} // namespace seiche
