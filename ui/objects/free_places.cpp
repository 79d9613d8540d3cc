// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/free_places.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr int maxTries = 64;

// Returns whether a member of the group would hide, or be hidden by, an object of its kind.
bool liesOnSame(const ChosenObjects& group, const Experiment& experiment) {
    const SceneKind scene = experiment.rule.scene;
    const auto hides = [&](const PoolObject& object) {
        return std::ranges::any_of(experiment.objects, [&](const PoolObject& other) {
            const QPointF way = placeOf(other, scene) - placeOf(object, scene);
            return other.is.index() == object.is.index() && std::hypot(way.x(), way.y()) < 1.0;
        });
    };
    return std::ranges::any_of(group.objects, hides) ||
           std::ranges::any_of(group.probes, [&](const Probe& probe) {
               return std::ranges::any_of(experiment.probes, [&](const Probe& other) {
                   return other.x == probe.x && other.y == probe.y;
               });
           });
}

} // namespace

bool isTaken(const Experiment& experiment, const std::string& name) {
    return findObject(experiment.objects, name) ||
           std::ranges::find(experiment.probes, name, &Probe::name) != experiment.probes.end();
}

std::string freeProbeName(const Experiment& experiment) {
    for (int i = 0;; ++i) {
        const std::string name = i < 26 ? std::string(1, static_cast<char>('A' + i)) : "P" + std::to_string(i);
        if (!isTaken(experiment, name)) return name;
    }
}

Probe besideOthers(Probe probe, const std::vector<Probe>& others, const Grid& grid) {
    const int apart = std::max(1, static_cast<int>(0.03 * std::max(grid.width, grid.height)));
    const auto isFree = [&](int x) {
        return x >= 0 && x < grid.width &&
               std::ranges::none_of(
                   others,
                   [&](const Probe& other) { return std::hypot(other.x - x, other.y - probe.y) < apart; });
    };
    for (int way = 0; way < grid.width; ++way)
        for (const int x : {probe.x + way, probe.x - way})
            if (isFree(x)) {
                probe.x = x;
                return probe;
            }
    return probe;
}

PoolObject besideOthers(PoolObject object, const Experiment& experiment) {
    const Grid& grid = experiment.grid;
    const SceneKind scene = experiment.rule.scene;
    const double step = std::max(2.0, std::round(0.05 * grid.width));
    const bool isSource = std::holds_alternative<Source>(object.is);
    const auto hasItsPlace = [&](const PoolObject& other) {
        // A source on a string keeps its exact point beside other kinds of objects.
        if (scene == SceneKind::String && isSource != std::holds_alternative<Source>(other.is)) return false;
        const QPointF way = placeOf(other, scene) - placeOf(object, scene);
        return std::abs(way.x()) < 1.0 && std::abs(way.y()) < 1.0;
    };
    PoolObject moved = object;
    while (std::ranges::any_of(experiment.objects, hasItsPlace) && object.x + step <= grid.width - 1) {
        const QPointF next = placeOf(object, scene) + QPointF(step, 0);
        object = movedTo(object, next, scene, grid);
    }
    return std::ranges::any_of(experiment.objects, hasItsPlace) ? moved : object;
}

ChosenObjects offsetFromEqual(const ChosenObjects& group, QPointF step, const Experiment& experiment) {
    ChosenObjects moved = movedBy(group, {}, experiment);
    for (int i = 1; i < maxTries && liesOnSame(moved, experiment); ++i)
        moved = movedBy(group, i * step, experiment);
    return moved;
}

ChosenObjects fitFor(ChosenObjects group, SceneKind scene) {
    if (scene == SceneKind::Pool) return group;
    for (PoolObject& object : group.objects) object.y = 0.0;
    for (Probe& probe : group.probes) probe.y = 0;
    return group;
}

} // namespace seiche
