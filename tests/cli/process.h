// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// What a finished program left behind.
struct Finished {
    int status = -1; ///< exit status; 128 + signal when it was killed
    std::string out; ///< standard output
    std::string err; ///< standard error
    double seconds = 0.0;
    double processorSeconds = 0.0; ///< of all its threads, whatever else the machine does
    long peakKilobytes = 0;
};

/// Runs the command line program under test and waits for it; kills it after 60 seconds.
Finished runCli(const std::vector<std::string>& arguments);
