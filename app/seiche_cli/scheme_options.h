// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <vector>

namespace seiche::cli {

/// Adds the required option `--schemes A,B,...`.
void addSchemes(CLI::App& command, std::vector<std::string>& words);

/// Returns the schemes with these names, in order. Empty if a scheme is unknown, repeated or does
/// not fit the experiment; then prints each problem.
std::optional<std::vector<Scheme>> schemesNamed(const std::vector<std::string>& words,
                                                const Experiment& experiment);

} // namespace seiche::cli
