// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <string>
#include <vector>

namespace seiche {

/// A hand that holds Shift turns by so many degrees at a time.
inline constexpr double degreesPerLargeStep = 15.0;

/// Some of the objects and probes of an experiment, to be changed together.
struct ChosenObjects {
    PoolObjects objects;
    std::vector<Probe> probes;

    std::size_t count() const { return objects.size() + probes.size(); }
    bool isEmpty() const { return objects.empty() && probes.empty(); }
    /// The change that puts them as they are here.
    ObjectsChange put() const { return {objects, probes, {}}; }
};

/// Those with these names, in the order of the experiment; what is no longer there is left out.
ChosenObjects chosenOf(const Experiment& experiment, const std::vector<std::string>& names);

/// The sizes of an object times `factor`.
PoolObject resized(PoolObject object, double factor);
/// The object with its middle at a place of its canvas, inside the medium.
PoolObject movedTo(PoolObject object, QPointF place, SceneKind scene, const Grid& grid);
/// A source on a string that is nearly at an end is put there.
PoolObject snappedToEnd(PoolObject object, SceneKind scene, const Grid& grid);
/// Where its middle is.
QPointF placeOf(const PoolObject& object, SceneKind scene);
/// The place where it turns back when it moves to and fro; null for what never moves.
Spot* turningPlaceOf(PoolObject& object);
/// Whether an angle of it can be seen.
bool turns(const PoolObject& object, SceneKind scene);

/// The mean of their places, round which they turn and grow together: turning leaves it where it is.
QPointF middleOf(const ChosenObjects& chosen, SceneKind scene);

/// All of them moved by the same way, as far as they all come to lie inside.
ChosenObjects movedBy(const ChosenObjects& chosen, QPointF way, const Experiment& experiment);
/// Turned by an angle (degrees, clockwise) round their common middle; as they were where one would be turned
/// out of the pool. Beside a string what turns lies or stands.
ChosenObjects turnedBy(const ChosenObjects& chosen, double degrees, const Experiment& experiment);
/// Their sizes, and how far they are from their common middle, times a factor; as they were where one would
/// come to lie outside.
ChosenObjects resizedBy(const ChosenObjects& chosen, double factor, const Experiment& experiment);

/// The nearest place for the middle of an object in a pool, such that its edges lie between two cells: the
/// middle of a cell where it is an odd number of cells wide, or only a place, and between two where it is an
/// even number. Then it covers as much on the one side as on the other. What stands askew, or is no whole
/// number of cells wide, comes to the middle of a cell.
QPointF onWholeCells(const PoolObject& object, QPointF place);

} // namespace seiche
