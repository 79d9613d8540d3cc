// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/class_server.h"

#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// Whether the server listens at every address of this computer.
bool isAnyAddress(const std::string& bind);

/// What browsers may have as `Host`, in small letters: the addresses that the server listens at and the names
/// of this computer. A name that somebody else has led here is not among them.
std::vector<std::string> allowedHosts(const ClassServerSettings& settings, int port);

std::string inSmallLetters(std::string_view text);

} // namespace seiche
