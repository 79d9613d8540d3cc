// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include "files/output_file.h"

#include <chrono>
#include <string>

namespace seiche::cli {

/// One line on standard error: "WHERE: message". Control characters are shown, not sent to the terminal; the
/// middle of a very long `where` is left out. What the message quotes from outside should be `elided`.
void addProblem(const std::string& where, const std::string& message);

/// The same of a problem at its path.
void addProblem(const Problem& problem);

/// Completes a file, or says why it could not be.
Status commit(OutputFile& file);

/// The progress of a long command: one line on a terminal. Where standard error is not a terminal it is quiet,
/// unless it was asked for: then a line for each tenth.
class Progress {
public:
    /// Adds `--progress` to the options of a command.
    static void addOption(CLI::App& command);

    explicit Progress(std::string what);
    ~Progress(); ///< wipes the line
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `share` is 0 ... 1. Draws at most ten times a second, and nothing in the first half second.
    void show(double share);

private:
    std::string m_what;
    bool m_onTerminal;
    bool m_drawn = false;
    int m_tenths = -1; ///< of the last line
    std::chrono::steady_clock::time_point m_next;
};

} // namespace seiche::cli
