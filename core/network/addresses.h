// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// A host address with an optional port: "192.168.4.20", "192.168.4.20:8080", "[2001:db8::1]:8080".
struct NetworkPlace {
    std::string address;
    std::optional<int> port; ///< 0 ... 65535
};
/// Parses an address; empty if the syntax is wrong. Does not check that the address exists.
std::optional<NetworkPlace> placeIn(std::string_view text);

/// Returns the host as browsers write it: "192.168.4.20:8080", "[2001:db8::1]:8080", without port
/// 80.
std::string hostOf(const std::string& address, int port);

} // namespace seiche
