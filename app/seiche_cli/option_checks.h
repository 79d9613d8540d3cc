// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace seiche::cli {

/// Returns a validator for `transform` that accepts integers from `min` to `max` in decimal,
/// with optional leading zeros and plus sign. (CLI11 alone reads 010 as 8.)
CLI::Validator wholeNumber(std::int64_t min, std::int64_t max);
/// Accepts any decimal integer.
CLI::Validator wholeNumber();

/// Accepts any non-empty name of an output file.
CLI::Validator outputName();

/// An output file with its option; the name is empty if the option was not given.
struct NamedOutput {
    std::string option;
    std::string path;
};
/// Returns whether all outputs are different files. Otherwise prints the conflict, because one
/// output would be lost.
bool allDiffer(const std::vector<NamedOutput>& outputs);

} // namespace seiche::cli
