// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/member_reader.h"
#include "model/parameter.h"

#include <string>

namespace seiche {

/// Reads every key of the file that is a row of the table of parameters: "k", or "damping.velocity" inside the
/// object "damping".
void readParameters(MemberReader& members, const JsonValue& document, Experiment& experiment);

/// The rows whose ids begin with "GROUP." from the members of one object, whose path in the file is `path`.
void readGroup(MemberReader& members, const std::string& group, const JsonValue& value, const std::string& path,
               Experiment& experiment);

/// `{ "k": 0.9, "damping": { "velocity": 0.99 }, "edges.left": "free" }`: what an event changes. Ranges are
/// left to `validate`.
Settings readSettings(MemberReader& members, const JsonValue& value, const std::string& path);

} // namespace seiche
