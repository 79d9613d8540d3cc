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

/// Reads an experiment file (`*.seiche`: JSON, UTF-8, version 1).
///
/// Missing keys get the values of `defaultExperiment`; a tap without a position is in the middle;
/// an event's tap inherits from `pullWith`; probes without names are called A, B, ... All problems
/// are reported together, each once: grammar (with line and column), unknown or duplicate keys,
/// wrong types, values out of range, inconsistent values.
///
/// `overrides` are applied to the document before it is read: "damping.velocity=0.99",
/// "size=[64,48]", "events[0].pull.height=2", "edges.left=free". The value is JSON or plain text.
/// Their problems name the override.
ReadExperiment readExperiment(std::string_view text, std::span<const std::string> overrides = {});

/// Writes the canonical text of an experiment, with all defaults except those without effect
/// (stencil of a string, divisor of float water). Objects changed by an event have only their
/// differences. Reading restores the experiment exactly.
std::string writeExperiment(const Experiment& experiment);

/// Applies one override ("path=value") to a document. Returns the problem; empty on success.
std::optional<Message> applyOverride(JsonValue& document, std::string_view override);

} // namespace seiche
