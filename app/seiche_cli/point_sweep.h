// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "part_file.h"
#include "shard.h"

#include "files/output_file.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace seiche::cli {

/// Output files of a sweep.
struct SweepOutputs {
    std::string table;
    std::string picture; ///< picture file; disabled if empty
};

/// All results of a sweep and its open files.
struct CompleteSweep {
    const SweepIdentity& identity;
    std::vector<std::string> found; ///< one line per point
    std::string name;               ///< prefix of messages
    OutputFile& table;
    OutputFile* picture; ///< null if disabled
};

/// Writes the results, or prints the problem.
using FinishSweep = Status (*)(CompleteSweep& sweep);

/// A sweep of independent points, which can be split into shards.
struct PointSweep {
    SweepIdentity identity;
    std::vector<std::int64_t> costs; ///< cost of each point, see `pointsOf`
    /// Returns a line per point. Empty on failure, after a message.
    std::function<std::optional<std::vector<std::string>>(const std::vector<std::size_t>& points)> compute;
    FinishSweep finish;
};

/// Computes a shard and writes a part file, or computes all points and calls `finish`. The input of
/// `finish` does not depend on the sharding.
Status runSweep(const PointSweep& sweep, const std::optional<Shard>& shard, const SweepOutputs& outputs,
                const std::string& name);

/// Finishes a sweep with the results of all points.
Status finishSweep(FinishSweep finish, const SweepIdentity& identity, std::vector<std::string> found,
                   const SweepOutputs& outputs, const std::string& name);

Status finishResonance(CompleteSweep& sweep);
Status finishConverge(CompleteSweep& sweep);
Status finishStabilityMap(CompleteSweep& sweep);

} // namespace seiche::cli
