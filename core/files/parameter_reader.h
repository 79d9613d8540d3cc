// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/member_reader.h"
#include "model/parameter.h"

#include <string>

namespace seiche {

/// Reads all keys of the file that are in the parameter table: "k", or "damping.velocity" inside
/// the object "damping".
void readParameters(MemberReader& members, const JsonValue& document, Experiment& experiment);

/// Reads the parameters "GROUP." from the members of one object. `path` is the object's path in the
/// file.
void readGroup(MemberReader& members, const std::string& group, const JsonValue& value, const std::string& path,
               Experiment& experiment);

/// Reads the settings changed by an event: `{ "k": 0.9, "damping": { "velocity": 0.99 },
/// "edges.left": "free" }`. Ranges are checked by `validate`.
Settings readSettings(MemberReader& members, const JsonValue& value, const std::string& path);

} // namespace seiche
