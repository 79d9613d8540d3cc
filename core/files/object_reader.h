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
/// What cannot be read keeps its default and is reported as a problem.
class ObjectReader {
public:
    explicit ObjectReader(MemberReader& members) : m_members(members), m_rasters(members) {}

    /// The reader of their formulas and pictures, for whatever else in the file has some.
    RasterReader& rasters() { return m_rasters; }

    /// `{ "kind": "wall", "name": "barrier", "at": [160, 120], "width": 100, ... }`. What is left out is as in
    /// `base`, an object of the same name, or else as in a new object of the kind at the place `middle`. An
    /// object without a name gets one that is free among `others`. On a string a place is `[160]`.
    PoolObject read(const JsonValue& value, const std::string& path, const PoolObjects& others, SceneKind scene,
                    const Spot& middle);

    PoolObjects readList(const JsonValue& value, const std::string& path, SceneKind scene, const Spot& middle);

    /// `[ { "name": "A", "at": [80, 20] }, ... ]`; probes without a name are called A, B, ...
    std::vector<Probe> readProbes(const JsonValue& value, const std::string& path, SceneKind scene);

    /// `{ "put": [ ... ], "remove": [ "barrier" ], "probes": [ ... ] }`.
    ObjectsChange readChange(const JsonValue& value, const std::string& path, const PoolObjects& present,
                             SceneKind scene, const Spot& middle);

private:
    void readProperties(const JsonValue& value, const std::string& path, PoolObject& object);
    void readPath(const JsonValue& value, const std::string& path, Shape& shape);
    void readRasters(const JsonValue& value, const std::string& path, PoolObject& object);

    MemberReader& m_members;
    RasterReader m_rasters;
};

/// As it is written into a file, every value that matters filled in.
JsonValue jsonOf(const PoolObject& object, SceneKind scene);
JsonValue jsonOf(const PoolObjects& objects, SceneKind scene);
/// `present`: the objects that it meets. Formulas, pictures and curves that they have already are left out.
JsonValue jsonOf(const ObjectsChange& change, SceneKind scene, const PoolObjects& present);

} // namespace seiche
