// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// Result of a finished program.
struct Finished {
    int status = -1; ///< exit status; 128 + signal if killed
    std::string out; ///< standard output
    std::string err; ///< standard error
    double seconds = 0.0;
    double processorSeconds = 0.0; ///< of all threads, independent of other load
    long peakKilobytes = 0;
};

/// Runs the command-line program under test. Kills it after 60 seconds.
Finished runCli(const std::vector<std::string>& arguments);
