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

/// All parameters that the results of a sweep depend on, as names and values. Parts with equal
/// parameters belong to the same sweep.
class SweepIdentity {
public:
    /// `command` as on the command line. The experiment is stored as a fingerprint of its canonical
    /// text.
    SweepIdentity(std::string command, const Experiment& experiment);
    explicit SweepIdentity(std::vector<std::pair<std::string, std::string>> entries)
        : m_entries(std::move(entries)) {}

    /// Adds a parameter: a word and a value without line ends.
    void add(std::string name, std::string value) { m_entries.emplace_back(std::move(name), std::move(value)); }
    /// Returns a value; empty if not found.
    std::string value(std::string_view name) const;
    std::string command() const { return value("command"); }
    const std::vector<std::pair<std::string, std::string>>& entries() const { return m_entries; }

private:
    std::vector<std::pair<std::string, std::string>> m_entries;
};

/// The points of a sweep computed by one shard. Maps the index of a point to its result, a line
/// without its end.
struct SweepPart {
    SweepIdentity identity;
    std::size_t points = 0; ///< number of points of the whole sweep
    Shard shard;
    std::map<std::size_t, std::string> found;
};

/// Returns the text of a part file: `seiche-part 1`, parameters, shard, a line per point and a
/// checksum.
std::string textOf(const SweepPart& part);
/// Message for a part file not written by `textOf`.
inline constexpr const char* damagedPart = "is damaged: its lines are not those of a part";
/// Returns the part, or the parse error.
std::variant<SweepPart, std::string> readPart(std::string_view text);

/// Splits a line at single spaces.
std::vector<std::string_view> fieldsOf(std::string_view line);

/// Returns the shortest text that reproduces the exact number.
std::string exactly(double number);
/// Parses a text of `exactly`; otherwise empty.
std::optional<double> numberIn(std::string_view text);

} // namespace seiche::cli
