// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <string>
#include <vector>

namespace seiche {

/// The rotation step while Shift is held, in degrees.
inline constexpr double degreesPerLargeStep = 15.0;

/// Objects and probes of an experiment that change together.
struct ChosenObjects {
    PoolObjects objects;
    std::vector<Probe> probes;

    std::size_t count() const { return objects.size() + probes.size(); }
    bool isEmpty() const { return objects.empty() && probes.empty(); }
    /// Returns the change that stores all these objects.
    ObjectsChange asChange() const { return {objects, probes, {}}; }
};

/// Returns the objects and probes with these names, in experiment order. Unknown names are skipped.
ChosenObjects chosenOf(const Experiment& experiment, const std::vector<std::string>& names);

/// Returns the object with all sizes multiplied by `factor`.
PoolObject resized(PoolObject object, double factor);
/// Returns the object with its centre at a canvas position, clamped to the medium.
PoolObject movedTo(PoolObject object, QPointF place, SceneKind scene, const Grid& grid);
/// Returns the object, moved to an end of the string if it is a source close to that end.
PoolObject snappedToEnd(PoolObject object, SceneKind scene, const Grid& grid);
/// Returns the centre, as a canvas position.
QPointF placeOf(const PoolObject& object, SceneKind scene);
/// Returns the turning point of an oscillating object. Null if the object never moves.
Spot* turningPlaceOf(PoolObject& object);
/// Returns whether the angle of the object is visible.
bool turns(const PoolObject& object, SceneKind scene);

/// Returns the mean of all centres, which group rotation and resizing keep in place.
QPointF middleOf(const ChosenObjects& chosen, SceneKind scene);

/// Returns all objects moved by the same vector, shortened if necessary to keep all of them inside.
ChosenObjects movedBy(const ChosenObjects& chosen, QPointF way, const Experiment& experiment);
/// Returns the objects rotated clockwise about their common centre, in degrees. Unchanged if an
/// object would leave the pool. Beside a string, objects switch between horizontal and vertical.
ChosenObjects turnedBy(const ChosenObjects& chosen, double degrees, const Experiment& experiment);
/// Returns the objects with sizes and distances from the common centre multiplied by `factor`.
/// Unchanged if an object would leave the medium.
ChosenObjects resizedBy(const ChosenObjects& chosen, double factor, const Experiment& experiment);

/// Returns the nearest centre that aligns the edges of the object with cell boundaries.
///
/// The centre is in mid-cell if the width is odd or zero, and between two cells if it is even. Thus
/// both sides cover the same number of cells. Oblique objects and fractional widths are centred on
/// a cell.
QPointF onWholeCells(const PoolObject& object, QPointF place);

} // namespace seiche
