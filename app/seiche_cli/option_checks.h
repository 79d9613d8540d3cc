// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace seiche::cli {

/// To be given to `transform`. Takes decimal digits, with leading zeros or a plus sign if need be, for a number
/// from `least` to `most`. (CLI11 alone reads 010 as 8.)
CLI::Validator wholeNumber(std::int64_t least, std::int64_t most);
/// The same for any number.
CLI::Validator wholeNumber();

/// Takes the name of a file to write; an empty one is refused.
CLI::Validator outputName();

/// An output file and the option that names it; the name is empty when the option was not given.
struct NamedOutput {
    std::string option;
    std::string path;
};
/// Complains when two of the outputs are the same file or both standard output: one would be lost. True when
/// all differ.
bool allDiffer(const std::vector<NamedOutput>& outputs);

} // namespace seiche::cli
