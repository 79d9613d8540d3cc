// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/json_value.h"
#include "model/experiment.h"

#include <functional>
#include <string>

namespace seiche {

/// Reads the things of a pool and their changes. What cannot be read keeps its default and is told to
/// `complain` with its path, the value and the allowed range.
class ThingReader {
public:
    using Complain = std::function<void(std::string path, std::string message)>;

    explicit ThingReader(Complain complain) : m_complain(std::move(complain)) {}

    /// `{ "kind": "wall", "name": "barrier", "at": [160, 120], "width": 100, ... }`. What is left out is as in
    /// `base`, a thing of the same name, or else as in a new thing of the kind at the place `middle`. A thing
    /// without a name gets one that is free among `others`.
    Thing read(const JsonValue& value, const std::string& path, const Things& others, const Spot& middle);

    Things readList(const JsonValue& value, const std::string& path, const Spot& middle);

    /// `{ "put": [ ... ], "remove": [ "barrier" ] }`; probes are left to the caller.
    ThingsChange readChange(const JsonValue& value, const std::string& path, const Things& present,
                            const Spot& middle);

    bool readSpot(const JsonValue& value, const std::string& path, Spot& spot);

private:
    void readFields(const JsonValue& value, const std::string& path, Thing& thing);
    void readPath(const JsonValue& value, const std::string& path, Shape& shape);
    void checkKeys(const JsonValue& value, const std::string& path, const Thing& thing);

    Complain m_complain;
};

/// As it is written into a file, every value that matters filled in.
JsonValue jsonOf(const Thing& thing);
JsonValue jsonOf(const Things& things);
JsonValue jsonOf(const ThingsChange& change);

} // namespace seiche
