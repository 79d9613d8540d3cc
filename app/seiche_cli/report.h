// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commands.h"

#include "files/output_file.h"

#include <chrono>
#include <string>

namespace seiche::cli {

/// Prints one line to standard error: "WHERE: message". Escapes control characters and shortens a
/// very long `where` in the middle. Quotes from outside the program should be `elided`.
void addProblem(const std::string& where, const std::string& message);

/// Prints a problem with its path to standard error.
void addProblem(const Problem& problem);

/// Completes a file, or prints why this failed.
Status commit(OutputFile& file);

/// Progress of a long command: one line on a terminal. If standard error is not a terminal, prints
/// a line per 10 %, and only on request.
class Progress {
public:
    /// Adds the option `--progress` to a command.
    static void addOption(CLI::App& command);

    explicit Progress(std::string what);
    ~Progress(); ///< clears the line
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `share` is a fraction, 0 ... 1. Redraws at most ten times a second and only after 0.5 s.
    void show(double share);

private:
    std::string m_what;
    bool m_onTerminal;
    bool m_drawn = false;
    int m_tenths = -1; ///< tenths in the last printed line
    std::chrono::steady_clock::time_point m_next;
};

} // namespace seiche::cli
