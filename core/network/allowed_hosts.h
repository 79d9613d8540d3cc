// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "network/class_server.h"

#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// Returns whether the server listens at all addresses.
bool isAnyAddress(const std::string& bind);

/// Returns the allowed values of the `Host` header in lower case: the listening addresses and the
/// names of this computer. Foreign names that resolve to this computer are not allowed.
std::vector<std::string> allowedHosts(const ClassServerSettings& settings, int port);

std::string inSmallLetters(std::string_view text);

} // namespace seiche
