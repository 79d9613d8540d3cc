// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/fields.h"
#include "model/experiment.h"

#include <string>
#include <vector>

namespace seiche {

/// Reads the things of a pool, its probes, and their changes. What cannot be read keeps its default and is a
/// complaint.
class ThingReader {
public:
    explicit ThingReader(Fields& fields) : m_fields(fields) {}

    /// `{ "kind": "wall", "name": "barrier", "at": [160, 120], "width": 100, ... }`. What is left out is as in
    /// `base`, a thing of the same name, or else as in a new thing of the kind at the place `middle`. A thing
    /// without a name gets one that is free among `others`.
    Thing read(const JsonValue& value, const std::string& path, const Things& others, const Spot& middle);

    Things readList(const JsonValue& value, const std::string& path, const Spot& middle);

    /// `[ { "name": "A", "at": [80, 20] }, ... ]`; probes without a name are called A, B, ...
    std::vector<Probe> readProbes(const JsonValue& value, const std::string& path, Medium medium);

    /// `{ "put": [ ... ], "remove": [ "barrier" ], "probes": [ ... ] }`.
    ThingsChange readChange(const JsonValue& value, const std::string& path, const Things& present,
                            Medium medium, const Spot& middle);

private:
    void readFields(const JsonValue& value, const std::string& path, Thing& thing);
    void readPath(const JsonValue& value, const std::string& path, Shape& shape);

    Fields& m_fields;
};

/// As it is written into a file, every value that matters filled in.
JsonValue jsonOf(const Thing& thing);
JsonValue jsonOf(const Things& things);
JsonValue jsonOf(const ThingsChange& change);

} // namespace seiche
