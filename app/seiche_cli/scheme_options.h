// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <vector>

namespace seiche::cli {

/// Adds the option `--schemes A,B,...`, which is required.
void addSchemes(CLI::App& command, std::vector<std::string>& words);

/// The schemes of these names, in their order. Nothing when one is unknown, given twice or does not fit the
/// experiment; then each problem has been printed.
std::optional<std::vector<Scheme>> schemesNamed(const std::vector<std::string>& words,
                                                const Experiment& experiment);

} // namespace seiche::cli
