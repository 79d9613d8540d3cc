// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/json_value.h"
#include "model/experiment.h"
#include "model/problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// An experiment, or all problems of the text.
using ReadExperiment = std::variant<Experiment, std::vector<Problem>>;

/// Reads the text of an experiment file (`*.seiche`: JSON, UTF-8, version 1). Keys that are left out get the
/// values of `defaultExperiment`; a pull without a place is in the middle; an event's pull takes what it leaves
/// out from `pullWith`; a probe without a name is called A, B, ... All problems are reported at once, each
/// once: grammar (with line and column), unknown keys, duplicate keys, wrong types, values out of range, values
/// that do not go together.
///
/// `overrides` are put into the file's own structure before it is read: "damping.velocity=0.99",
/// "size=[64,48]", "events[0].pull.height=2", "edges.left=free". The value is JSON, or else a text. Problems
/// they cause name them.
ReadExperiment readExperiment(std::string_view text, std::span<const std::string> overrides = {});

/// The canonical text of an experiment: every default filled in, except those that cannot matter (the stencil
/// of a string, the divisor of float water). Of an object that an event changes it has what differs. Reading it
/// gives an equal experiment, to the last bit.
std::string writeExperiment(const Experiment& experiment);

/// Puts one override ("path=value") into a document. Returns what is wrong with it; nothing when it is there.
std::optional<Message> applyOverride(JsonValue& document, std::string_view override);

} // namespace seiche
