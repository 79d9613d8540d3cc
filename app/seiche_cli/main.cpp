// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "did_you_mean.h"
#include "report.h"

#include "model/elided.h"
#include "seiche_version.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>
#include <string_view>

using namespace seiche::cli;
using seiche::elided;

namespace {

/// Messages of CLI11 may quote whole arguments.
constexpr std::size_t maxMessageLength = 300;

Status runChosen(const std::vector<Command>& commands) {
    for (const Command& command : commands)
        if (command.options->parsed()) return command.run();
    return WrongUsageOrFile;
}

// Returns whether the first word is a command or a standalone option. Otherwise prints the
// problem.
bool isCommand(std::string_view word, const std::vector<Command>& commands) {
    if (word == "--help" || word == "-h" || word == "--version") return true;
    std::vector<std::string> names;
    std::string known;
    for (const Command& command : commands) {
        const std::string& name = names.emplace_back(command.options->get_name());
        if (name == word) return true;
        known += (known.empty() ? "" : ", ") + name;
    }
    if (word.empty()) addProblem("seiche-cli", "name a command; there are " + known);
    else if (word.starts_with('-'))
        addProblem("seiche-cli", "the first word is a command, not an option such as \"" + elided(word) +
                                     "\"; there are " + known);
    else
        addProblem("seiche-cli", "there is no command \"" + elided(word) + "\"; " +
                                     didYouMean(word, names, "there are " + known));
    return false;
}

// Parses the command line. All option errors give status 2 instead of CLI11's own codes. Help and
// version are no errors.
Status parse(CLI::App& app, int argc, char** argv, const std::vector<Command>& commands) {
    if (!isCommand(argc > 1 ? argv[1] : "", commands)) return WrongUsageOrFile;
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            app.exit(error);
            return Done;
        }
        addProblem("seiche-cli", elided(error.what(), maxMessageLength));
        return WrongUsageOrFile;
    }
    return runChosen(commands);
}

// Treats failed standard output as an error.
Status finishPrinting(Status status) {
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return status;
    addProblem("standard output", std::strerror(errno));
    return status == Done ? CouldNotBeDone : status;
}

} // namespace

int main(int argc, char** argv) {
    try {
        CLI::App app("Waves on a string and in a pool, without a window.", "seiche-cli");
        const std::vector<Command> commands{
            presetsCommand(app),   showCommand(app),         linkCommand(app),        runCommand(app),
            stabilityCommand(app), stabilityMapCommand(app), modesCommand(app),       resonanceCommand(app),
            compareCommand(app),   convergeCommand(app),     mergeCommand(app),       renderCommand(app),
            tourCommand(app),      lessonsCommand(app),      checkLessonCommand(app), classCommand(app)};
        const std::string version = "seiche-cli " SEICHE_VERSION;
        app.set_version_flag("--version", version);
        app.require_subcommand(1);
        for (const Command& command : commands) command.options->set_version_flag("--version", version);
        return finishPrinting(parse(app, argc, argv, commands));
    } catch (const std::bad_alloc&) {
        addProblem("seiche-cli", "there is not enough memory");
    } catch (const std::exception& error) {
        addProblem("seiche-cli", error.what());
    }
    return CouldNotBeDone;
}
