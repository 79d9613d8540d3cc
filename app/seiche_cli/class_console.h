// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/class_server.h"

#include <string>
#include <string_view>

namespace seiche::cli {

/// Help text for the commands on standard input.
extern const char* const classCommands;

/// Executes a command line and returns the output: lines with line feeds, or empty. An unknown
/// command returns the list of all commands. Does not throw.
std::string obey(std::string_view line, ClassServer& server);

} // namespace seiche::cli
