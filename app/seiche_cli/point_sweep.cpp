// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "point_sweep.h"

#include "report.h"

namespace seiche::cli {

namespace {

// Opened before the long computation, to report errors early.
struct OpenFiles {
    explicit OpenFiles(const SweepOutputs& outputs) : table(outputs.table) {
        if (!outputs.picture.empty()) picture.emplace(outputs.picture);
    }
    // Returns the first unopened file; null if none.
    OutputFile* bad() {
        if (!table.good()) return &table;
        return picture && !picture->good() ? &*picture : nullptr;
    }

    OutputFile table;
    std::optional<OutputFile> picture;
};

Status finishInto(OpenFiles& files, FinishSweep finish, const SweepIdentity& identity,
                  std::vector<std::string> found, const std::string& name) {
    CompleteSweep complete{identity, std::move(found), name, files.table,
                           files.picture ? &*files.picture : nullptr};
    if (const Status status = finish(complete); status != Done) return status;
    const Status written = commit(files.table);
    return written != Done || !files.picture ? written : commit(*files.picture);
}

} // namespace

Status runSweep(const PointSweep& sweep, const std::optional<Shard>& shard, const SweepOutputs& outputs,
                const std::string& name) {
    if (shard && !outputs.picture.empty()) {
        addProblem("--svg", "a part has no picture; 'seiche-cli merge' draws one of the whole");
        return WrongUsageOrFile;
    }
    if (!isShardOf(shard, sweep.costs.size())) return WrongUsageOrFile;
    OpenFiles files(outputs);
    if (OutputFile* bad = files.bad()) return commit(*bad);
    const std::vector<std::size_t> points = pointsOf(shard.value_or(Shard{}), sweep.costs);
    std::optional<std::vector<std::string>> found = sweep.compute(points);
    if (!found) return CouldNotBeDone;
    if (!shard) return finishInto(files, sweep.finish, sweep.identity, std::move(*found), name);
    SweepPart part{sweep.identity, sweep.costs.size(), *shard, {}};
    for (std::size_t i = 0; i < points.size(); ++i) part.found[points[i]] = std::move((*found)[i]);
    files.table.write(textOf(part));
    return commit(files.table);
}

Status finishSweep(FinishSweep finish, const SweepIdentity& identity, std::vector<std::string> found,
                   const SweepOutputs& outputs, const std::string& name) {
    OpenFiles files(outputs);
    if (OutputFile* bad = files.bad()) return commit(*bad);
    return finishInto(files, finish, identity, std::move(found), name);
}

} // namespace seiche::cli
