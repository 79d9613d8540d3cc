// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <vector>

namespace seiche {

/// Puts, changes and removes the objects and probes of an experiment. The change must be valid; it may remove
/// what is not there (any more).
void applyObjects(Experiment& experiment, const ObjectsChange& change);

/// Whether every cell is like every other: no wall, no medium. Theory knows the modes of such a pool or string
/// only.
bool isUniform(const Experiment& experiment);

/// Whether both have the same walls and media, in the same order, so that waves run alike but for sources.
bool isSameMaterial(const PoolObjects& one, const PoolObjects& other);

/// What is wrong with the objects of an experiment; paths begin with "things".
std::vector<Problem> problemsOfObjects(const Experiment& experiment);

/// What is wrong with a change of this experiment; paths begin with `path`, e.g. "events[2].things".
std::vector<Problem> problemsOfChange(const Experiment& experiment, const ObjectsChange& change,
                                      const std::string& path);

/// What is wrong with the heights of a string that was frozen or drawn: at least `least` of them, not too many,
/// none beyond `most`.
std::vector<Problem> problemsOfHeights(const std::vector<double>& heights, std::size_t least, double most,
                                       const std::string& path);

/// What is wrong with a raster, which must be there: its size, or values that are not between two others.
std::vector<Problem> problemsOfRaster(const SharedRaster& raster, double least, double most,
                                      const std::string& path);

/// The range of the values of a region's raster; it begins with 0, land.
double largestValueOf(RasterQuantity quantity);

/// Says of a place, a point, that it is not on a string of this size.
Message outsideString(const Grid& grid, double x);

/// Says of a place, in cells, that it is not in a pool of this size.
Message outsidePool(const Grid& grid, double x, double y);

/// The object as it should be put to swing with another frequency from frame n on without a jump: its phase is
/// such that the sine goes on where it is, and its times such that swelling and fading, which take a cycle, go
/// on as well (not the times of one that moves). Anything but a source stays as it is.
PoolObject withFrequency(const PoolObject& source, double hertz, double stepsPerSecond, std::int64_t frame);

/// The same with another amplitude: one that still swells goes on from the height it has. After that, and where
/// it has more than the new amplitude already, it jumps.
PoolObject withHeight(const PoolObject& source, double height, double stepsPerSecond, std::int64_t frame);

/// Lets all sources go on without a jump when the steps per second have just changed from `old` at frame n.
void preservePhases(Experiment& experiment, double old, std::int64_t frame);

/// A name of the form "wall 2" that no object of the experiment has.
std::string freeName(const PoolObjects& objects, std::string_view kind);

} // namespace seiche
