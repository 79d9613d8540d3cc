// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// An address with a port, as people write it: "192.168.4.20", "192.168.4.20:8080", "[2001:db8::1]:8080".
struct NetworkPlace {
    std::string address;
    std::optional<int> port; ///< 0 ... 65535
};
/// Nothing where it is not written so; whether there is such an address is not looked at.
std::optional<NetworkPlace> placeIn(std::string_view text);

/// "192.168.4.20:8080", "[2001:db8::1]:8080"; without the port where it is 80, as browsers name it.
std::string hostOf(const std::string& address, int port);

} // namespace seiche
