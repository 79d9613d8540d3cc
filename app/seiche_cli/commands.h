// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <functional>

namespace seiche::cli {

/// Exit status of a command.
enum Status : int {
    Done = 0,
    CouldNotBeDone = 1,   ///< missing file, full disk or diverged run
    WrongUsageOrFile = 2, ///< wrong options or invalid experiment
};

/// A command: its options and its action.
struct Command {
    CLI::App* options;
    std::function<Status()> run;
};

Command presetsCommand(CLI::App& app);
Command showCommand(CLI::App& app);
Command linkCommand(CLI::App& app);
Command runCommand(CLI::App& app);
Command stabilityCommand(CLI::App& app);
Command stabilityMapCommand(CLI::App& app);
Command modesCommand(CLI::App& app);
Command resonanceCommand(CLI::App& app);
Command compareCommand(CLI::App& app);
Command convergeCommand(CLI::App& app);
Command mergeCommand(CLI::App& app);
Command renderCommand(CLI::App& app);
Command classCommand(CLI::App& app);
Command tourCommand(CLI::App& app);
Command lessonsCommand(CLI::App& app);
Command checkLessonCommand(CLI::App& app);

} // namespace seiche::cli
