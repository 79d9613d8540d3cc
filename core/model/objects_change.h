// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <vector>

namespace seiche {

/// Adds, replaces and removes objects and probes of an experiment. The change must be valid;
/// removal of absent names is allowed.
void applyObjects(Experiment& experiment, const ObjectsChange& change);

/// Returns whether all cells are equal, without walls and media. Modes are known only in this case.
bool isUniform(const Experiment& experiment);

/// Returns whether both have the same walls and media in the same order, so that waves differ only
/// by sources.
bool isSameMaterial(const PoolObjects& one, const PoolObjects& other);

/// Returns the problems of all objects; paths begin with "things".
std::vector<Problem> problemsOfObjects(const Experiment& experiment);

/// Returns the problems of a change; paths begin with `path`.
std::vector<Problem> problemsOfChange(const Experiment& experiment, const ObjectsChange& change,
                                      const std::string& path);

/// Returns the problems of a kept or drawn trace: fewer than `min` heights, too many, or any
/// beyond `max`.
std::vector<Problem> problemsOfHeights(const std::vector<double>& heights, std::size_t min, double max,
                                       const std::string& path);

/// Returns the problems of a raster (not null): its size or range.
std::vector<Problem> problemsOfRaster(const SharedRaster& raster, double min, double max,
                                      const std::string& path);

/// Returns the maximum of a region's raster. Minimum: 0 (land).
double largestValueOf(RasterQuantity quantity);

/// Returns the message that a point is off the string.
Message outsideString(const Grid& grid, double x);

/// Returns the message that a position is outside the pool.
Message outsidePool(const Grid& grid, double x, double y);

/// Returns the source with a new frequency from step `frame` on, without a jump.
///
/// Adapts its phase, and its times so that fade-in and fade-out (one cycle each) continue; not the
/// times of a moving source. Other objects stay unchanged.
PoolObject withFrequency(const PoolObject& source, double hertz, double stepsPerSecond, std::int64_t frame);

/// Returns the source with a new amplitude. During fade-in it continues from its current height;
/// otherwise, or if that exceeds the new amplitude, it jumps.
PoolObject withHeight(const PoolObject& source, double height, double stepsPerSecond, std::int64_t frame);

/// Adapts all sources to a changed number of steps per second, without a jump. `old`: the previous
/// number.
void preservePhases(Experiment& experiment, double old, std::int64_t frame);

/// Returns an unused name of the form "wall 2".
std::string freeName(const PoolObjects& objects, std::string_view kind);

} // namespace seiche
