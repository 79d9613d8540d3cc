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

/// The number of a text of decimal digits and nothing else.
std::optional<std::size_t> countIn(std::string_view text);

/// The share of one machine, or one process, in a sweep.
struct Shard {
    std::size_t number = 1; ///< 1 ... count
    std::size_t count = 1;

    static constexpr std::size_t most = 1'000'000;

    /// From "2/5"; nothing unless it is 1 <= number <= count <= most.
    static std::optional<Shard> from(std::string_view text);
    std::string text() const;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// Adds the option `--shard I/N`; without it `shard` stays empty.
void addShard(CLI::App& command, std::optional<Shard>& shard);

/// Complains, and is false, when there are more shards than points.
bool isShardOf(const std::optional<Shard>& shard, std::size_t points);

/// Which points of a sweep are those of a shard, rising. Every point is in exactly one of the shards, and
/// whatever a point costs, in about the unit of the others, each shard gets about as much: dealt from the
/// dearest on, in turn and back again.
std::vector<std::size_t> pointsOf(const Shard& shard, std::span<const std::int64_t> costs);

} // namespace seiche::cli
