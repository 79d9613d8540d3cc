// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/member_reader.h"
#include "lesson/check.h"

#include <optional>
#include <string>

namespace seiche {

/// Reads a check: an object with one key, its kind ({ "taps": { "count": 5 } }). `experiment` is
/// the experiment open at the step; if null (unreadable), positions are not checked.
std::optional<Check> readCheck(const JsonValue& value, const std::string& path, const Experiment* experiment,
                               MemberReader& members);

} // namespace seiche
