// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/member_reader.h"
#include "files/raster_reader.h"
#include "model/experiment.h"

#include <string>
#include <vector>

namespace seiche {

/// Reads the objects of a pool, its probes, and their changes.
///
/// Unreadable values are reported as problems and keep their defaults.
class ObjectReader {
public:
    explicit ObjectReader(MemberReader& members) : m_members(members), m_rasters(members) {}

    /// Returns the reader of formulas and pictures, shared with other parts of the file.
    RasterReader& rasters() { return m_rasters; }

    /// Reads an object such as `{ "kind": "wall", "name": "barrier", "at": [160, 120], "width":
    /// 100, ... }`. Missing values come from an object of the same name, otherwise from a new
    /// object of the kind at `middle`. An object without a name gets a free name among `others`. On
    /// a string a position is `[160]`.
    PoolObject read(const JsonValue& value, const std::string& path, const PoolObjects& others, SceneKind scene,
                    const Spot& middle);

    PoolObjects readList(const JsonValue& value, const std::string& path, SceneKind scene, const Spot& middle);

    /// Reads `[ { "name": "A", "at": [80, 20] }, ... ]`. Probes without names are called A, B, ...
    std::vector<Probe> readProbes(const JsonValue& value, const std::string& path, SceneKind scene);

    /// Reads `{ "put": [ ... ], "remove": [ "barrier" ], "probes": [ ... ] }`.
    ObjectsChange readChange(const JsonValue& value, const std::string& path, const PoolObjects& present,
                             SceneKind scene, const Spot& middle);

private:
    void readProperties(const JsonValue& value, const std::string& path, PoolObject& object);
    void readPath(const JsonValue& value, const std::string& path, Shape& shape);
    void readRasters(const JsonValue& value, const std::string& path, PoolObject& object);

    MemberReader& m_members;
    RasterReader m_rasters;
};

/// Returns the object as written into a file, with all effective values.
JsonValue jsonOf(const PoolObject& object, SceneKind scene);
JsonValue jsonOf(const PoolObjects& objects, SceneKind scene);
/// Returns a change as written into a file. `present` holds the current objects; their unchanged
/// formulas, pictures and curves are left out.
JsonValue jsonOf(const ObjectsChange& change, SceneKind scene, const PoolObjects& present);

} // namespace seiche
