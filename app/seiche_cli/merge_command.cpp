// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "option_checks.h"
#include "point_sweep.h"
#include "report.h"

#include "files/input_file.h"
#include "model/elided.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

namespace seiche::cli {

namespace {

constexpr std::size_t maxBytes = 200'000'000;
// Largest number of missing shards in a message.
constexpr std::size_t maxNamed = 8;

struct MergeOptions {
    std::vector<std::string> parts;
    SweepOutputs outputs;
};

// A command with mergeable parts.
struct Mergeable {
    const char* command;
    FinishSweep finish;
    bool draws;
};
constexpr Mergeable mergeable[] = {{"resonance", finishResonance, true},
                                   {"converge", finishConverge, false},
                                   {"stability-map", finishStabilityMap, false}};

Status refusePart(const std::string& where, const std::string& message) {
    addProblem(where, message);
    return WrongUsageOrFile;
}

// Describes the difference of two sweeps; empty if equal.
std::string difference(const SweepPart& other, const SweepPart& first, const std::string& firstPath) {
    const std::string than = " than " + elided(firstPath);
    const auto& mine = other.identity.entries();
    const auto& theirs = first.identity.entries();
    if (other.identity.command() != first.identity.command())
        return "is of another command" + than + ": " + elided(other.identity.command()) + ", not " +
               elided(first.identity.command());
    for (std::size_t i = 0; i < std::min(mine.size(), theirs.size()); ++i) {
        const auto& [name, value] = mine[i];
        if (mine[i] == theirs[i]) continue;
        if (name == "experiment") return "is of another experiment" + than;
        const std::string values = elided(value) + ", not " + elided(theirs[i].second);
        if (name == "version") return "is of another version of the program" + than + ": " + values;
        return "is of other options" + than + ": " + elided(name) + ' ' + values;
    }
    if (mine.size() != theirs.size() || other.points != first.points) return "is of other options" + than;
    if (other.shard.count != first.shard.count)
        return "is one of " + std::to_string(other.shard.count) + " shards, not of " +
               std::to_string(first.shard.count) + " as " + elided(firstPath);
    return {};
}

// Formats "shard 3 of 5 is", "shards 3, 4 and 9 of 12 are".
std::string named(const std::vector<std::size_t>& shards, std::size_t count) {
    std::string list;
    for (std::size_t i = 0; i < std::min(shards.size(), maxNamed); ++i) {
        const bool isLast = i + 1 == shards.size();
        list += (i == 0 ? "" : isLast ? " and " : ", ") + std::to_string(shards[i]);
    }
    if (shards.size() > maxNamed) list += " and " + std::to_string(shards.size() - maxNamed) + " more";
    return (shards.size() == 1 ? "shard " : "shards ") + list + " of " + std::to_string(count) +
           (shards.size() == 1 ? " is" : " are");
}

// The parts merged so far.
struct Whole {
    std::optional<SweepPart> first;
    std::string firstPath;
    std::vector<std::string> pathOfShard; ///< empty if missing
    std::vector<std::string> found;
    std::vector<bool> isFound;
};

// Adds a part, or prints its problem.
Status add(const std::string& path, Whole& whole) {
    InputFile input = readInputFile(path, maxBytes);
    if (input.problem) {
        addProblem(path, sentence(*input.problem));
        return input.tooLarge ? WrongUsageOrFile : CouldNotBeDone;
    }
    std::variant<SweepPart, std::string> read = readPart(input.text);
    if (const std::string* why = std::get_if<std::string>(&read)) return refusePart(path, *why);
    SweepPart& part = std::get<SweepPart>(read);
    if (!whole.first) {
        whole.pathOfShard.resize(part.shard.count);
        whole.found.resize(part.points);
        whole.isFound.resize(part.points);
        whole.firstPath = path;
        whole.first = SweepPart{part.identity, part.points, part.shard, {}};
    }
    if (const std::string how = difference(part, *whole.first, whole.firstPath); !how.empty())
        return refusePart(path, how);
    std::string& before = whole.pathOfShard[part.shard.number - 1];
    if (!before.empty())
        return refusePart(path, "is shard " + std::to_string(part.shard.number) + " of " +
                                    std::to_string(part.shard.count) + ", and so is " + elided(before));
    before = path;
    for (auto& [number, line] : part.found) {
        if (whole.isFound[number]) return refusePart(path, damagedPart);
        whole.isFound[number] = true;
        whole.found[number] = std::move(line);
    }
    return Done;
}

bool overwritesPart(const MergeOptions& options) {
    for (const std::string& part : options.parts)
        for (const auto& [option, output] :
             {std::pair("--out", options.outputs.table), std::pair("--svg", options.outputs.picture)}) {
            std::error_code ignored;
            if (output.empty() || !std::filesystem::equivalent(part, output, ignored)) continue;
            addProblem(option, elided(output) + " is one of the parts");
            return true;
        }
    return false;
}

Status merge(MergeOptions& options) {
    if (!allDiffer({{"--out", options.outputs.table}, {"--svg", options.outputs.picture}}) ||
        overwritesPart(options))
        return WrongUsageOrFile;
    Whole whole;
    for (const std::string& path : options.parts)
        if (const Status status = add(path, whole); status != Done) return status;
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < whole.pathOfShard.size(); ++i)
        if (whole.pathOfShard[i].empty()) missing.push_back(i + 1);
    if (!missing.empty()) return refusePart("merge", named(missing, whole.pathOfShard.size()) + " missing");
    const SweepIdentity& identity = whole.first->identity;
    const auto kind = std::ranges::find_if(
        mergeable, [&](const Mergeable& each) { return identity.command() == each.command; });
    if (kind == std::end(mergeable) || std::ranges::count(whole.isFound, false) > 0)
        return refusePart(whole.firstPath, damagedPart);
    if (!kind->draws && !options.outputs.picture.empty())
        return refusePart("--svg", "there is no picture of what " + identity.command() + " finds");
    return finishSweep(kind->finish, identity, std::move(whole.found), options.outputs, "merge");
}

} // namespace

Command mergeCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("merge", "Combine the parts of a sweep that --shard has written; "
                                                    "the result is the same as that of a single run");
    const auto options = std::make_shared<MergeOptions>();
    command->add_option("PART", options->parts, "All parts of the sweep, in any order")
        ->type_name("")
        ->required();
    command->add_option("--out", options->outputs.table, "Write the complete table as CSV")
        ->type_name("OUT.csv")
        ->required()
        ->check(outputName());
    command->add_option("--svg", options->outputs.picture, "Draw the resonance chart")
        ->type_name("OUT.svg")
        ->check(outputName());
    return {command, [options] { return merge(*options); }};
}

} // namespace seiche::cli
