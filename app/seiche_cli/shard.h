// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace seiche::cli {

/// Parses decimal digits; empty if invalid.
std::optional<std::size_t> countIn(std::string_view text);

/// Share of one machine or process in a sweep.
struct Shard {
    std::size_t number = 1; ///< 1 ... count
    std::size_t count = 1;

    static constexpr std::size_t max = 1'000'000;

    /// Parses "2/5"; empty unless 1 <= number <= count <= most.
    static std::optional<Shard> from(std::string_view text);
    std::string text() const;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// Adds the option `--shard I/N`; by default `shard` is empty.
void addShard(CLI::App& command, std::optional<Shard>& shard);

/// Returns whether there are enough points for the shards; otherwise prints the problem.
bool isShardOf(const std::optional<Shard>& shard, std::size_t points);

/// Returns the indices of a shard's points, rising. Each point belongs to exactly one shard. Points
/// are dealt from the most expensive on, back and forth, so that all shards cost about the same.
/// The unit of `costs` is arbitrary.
std::vector<std::size_t> pointsOf(const Shard& shard, std::span<const std::int64_t> costs);

} // namespace seiche::cli
