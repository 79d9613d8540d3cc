// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shard.h"

#include "report.h"

#include "model/elided.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <numeric>

namespace seiche::cli {

std::optional<std::size_t> countIn(std::string_view text) {
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return count;
}

std::optional<Shard> Shard::from(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == text.npos) return std::nullopt;
    const std::optional<std::size_t> number = countIn(text.substr(0, slash));
    const std::optional<std::size_t> count = countIn(text.substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count || *count > max) return std::nullopt;
    return Shard{*number, *count};
}

std::string Shard::text() const { return std::to_string(number) + '/' + std::to_string(count); }

void addShard(CLI::App& command, std::optional<Shard>& shard) {
    command
        .add_option_function<std::string>(
            "--shard",
            [&shard](const std::string& text) {
                shard = Shard::from(text);
                if (!shard)
                    throw CLI::ValidationError(
                        "--shard", elided(text) + " is no share I/N, such as 2/5, with I from 1 to N");
            },
            "Compute only share I of N and write a part to --out instead of the table; 'seiche-cli merge' "
            "combines the parts")
        ->type_name("I/N");
}

bool isShardOf(const std::optional<Shard>& shard, std::size_t points) {
    if (!shard || shard->count <= points) return true;
    addProblem("--shard", "there are only " + std::to_string(points) + " points to share among " +
                              std::to_string(shard->count));
    return false;
}

std::vector<std::size_t> pointsOf(const Shard& shard, std::span<const std::int64_t> costs) {
    std::vector<std::size_t> order(costs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return costs[a] > costs[b]; });
    std::vector<std::size_t> points;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t place = i % shard.count;
        const bool isWayBack = i / shard.count % 2 == 1;
        if ((isWayBack ? shard.count - place : place + 1) == shard.number) points.push_back(order[i]);
    }
    std::ranges::sort(points);
    return points;
}

} // namespace seiche::cli
