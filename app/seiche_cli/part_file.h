// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"
#include "shard.h"

#include "model/experiment.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace seiche::cli {

/// What a sweep measures: a name and a value of each thing that its results depend on. Two parts belong
/// together when all of it is equal.
class SweepIdentity {
public:
    /// `command` is that of the command line. The experiment is kept as a fingerprint of its canonical text.
    SweepIdentity(std::string command, const Experiment& experiment);
    explicit SweepIdentity(std::vector<std::pair<std::string, std::string>> entries)
        : m_entries(std::move(entries)) {}

    /// No line ends; names are words.
    void add(std::string name, std::string value) { m_entries.emplace_back(std::move(name), std::move(value)); }
    /// Empty when there is none of this name.
    std::string value(std::string_view name) const;
    std::string command() const { return value("command"); }
    const std::vector<std::pair<std::string, std::string>>& entries() const { return m_entries; }

private:
    std::vector<std::pair<std::string, std::string>> m_entries;
};

/// The points of a sweep that one shard has computed: from each point's number, counted from 0, to what was
/// found there, a line without its end.
struct SweepPart {
    SweepIdentity identity;
    std::size_t points = 0; ///< of the whole sweep
    Shard shard;
    std::map<std::size_t, std::string> found;
};

/// A part as a file: `seiche-part 1`, what it belongs to, its share, a line for each point, and a checksum.
std::string textOf(const SweepPart& part);
/// What is said of a part whose lines cannot have been written by `textOf`.
inline constexpr const char* damagedPart = "is damaged: its lines are not those of a part";
/// The part, or in words why the text is none.
std::variant<SweepPart, std::string> readPart(std::string_view text);

/// The fields of a line, parted by single spaces.
std::vector<std::string_view> fieldsOf(std::string_view line);

/// A number as the shortest text that gives it back to the last bit.
std::string exactly(double number);
/// The number of such a text; nothing for any other text.
std::optional<double> numberIn(std::string_view text);

} // namespace seiche::cli
