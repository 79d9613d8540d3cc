// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "report.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstring>
#include <new>

using namespace seiche::cli;

namespace {

Status runChosen(const std::vector<Command>& commands) {
    for (const Command& command : commands)
        if (command.options->parsed()) return command.run();
    return wrongUsageOrFile;
}

// CLI11 has exit codes of its own; here everything wrong with the options is 2. Help and version are no errors.
Status parse(CLI::App& app, int argc, char** argv, const std::vector<Command>& commands) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) {
            app.exit(error);
            return done;
        }
        complain("seiche-cli", error.what());
        return wrongUsageOrFile;
    }
    return runChosen(commands);
}

// What was printed counts as output too.
Status finishPrinting(Status status) {
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return status;
    complain("standard output", std::strerror(errno));
    return status == done ? couldNotBeDone : status;
}

} // namespace

int main(int argc, char** argv) {
    try {
        CLI::App app("Waves on a string and in a pool, without a window.", "seiche-cli");
        const std::vector<Command> commands{
            presetsCommand(app), showCommand(app),      runCommand(app),        stabilityCommand(app),
            modesCommand(app),   resonanceCommand(app), compareCommand(app),    renderCommand(app),
            tourCommand(app),    lessonsCommand(app),   checkLessonCommand(app)};
        const std::string version = "seiche-cli " SEICHE_VERSION;
        app.set_version_flag("--version", version);
        app.require_subcommand(1);
        for (const Command& command : commands) command.options->set_version_flag("--version", version);
        return finishPrinting(parse(app, argc, argv, commands));
    } catch (const std::bad_alloc&) {
        complain("seiche-cli", "there is not enough memory");
    } catch (const std::exception& error) {
        complain("seiche-cli", error.what());
    }
    return couldNotBeDone;
}
