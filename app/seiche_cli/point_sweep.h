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

/// Where a sweep's results go.
struct SweepOutputs {
    std::string table;
    std::string picture; ///< empty where none is wanted
};

/// All points of a sweep, and its files, opened already.
struct CompleteSweep {
    const SweepIdentity& identity;
    std::vector<std::string> found; ///< a line for each point
    std::string name;               ///< what messages begin with
    OutputFile& table;
    OutputFile* picture; ///< nothing where none is wanted
};

/// Makes the files of what was found, or says why there are none.
using FinishSweep = Status (*)(CompleteSweep& sweep);

/// A sweep that can be shared: its points do not depend on each other.
struct PointSweep {
    SweepIdentity identity;
    std::vector<std::int64_t> costs; ///< of each point, see `pointsOf`
    /// A line for each of these points. Nothing when it has said why there is nothing to tell.
    std::function<std::optional<std::vector<std::string>>(const std::vector<std::size_t>& points)> compute;
    FinishSweep finish;
};

/// Computes a shard and writes a part, or all of it and finishes. Whatever the shards, what `finish` gets is
/// the same.
Status runSweep(const PointSweep& sweep, const std::optional<Shard>& shard, const SweepOutputs& outputs,
                const std::string& name);

/// Finishes a sweep of which all is found.
Status finishSweep(FinishSweep finish, const SweepIdentity& identity, std::vector<std::string> found,
                   const SweepOutputs& outputs, const std::string& name);

Status finishResonance(CompleteSweep& sweep);
Status finishConverge(CompleteSweep& sweep);
Status finishStabilityMap(CompleteSweep& sweep);

} // namespace seiche::cli
