// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/class_server.h"

#include <string>
#include <string_view>

namespace seiche::cli {

/// The commands that a class takes on standard input, a line each; for --help.
extern const char* const classCommands;

/// Does what such a line says and returns what there is to print: lines, each with its line feed, or none.
/// Throws nothing; an unknown command is answered with the list of all.
std::string obey(std::string_view line, ClassServer& server);

} // namespace seiche::cli
