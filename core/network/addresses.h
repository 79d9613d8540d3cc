// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// An address of this computer.
struct OwnAddress {
    std::string address;   ///< "192.168.4.20", "fe80::1"; without a zone
    std::string interface; ///< "wlan0"
    bool isLoopback = false;
    bool isIPv6 = false;
};

/// The addresses of this computer whose networks are up: those that others can reach first, IPv4 before IPv6.
/// Link-local ones of IPv6 are left out, for browsers cannot ask for them.
std::vector<OwnAddress> ownAddresses();

/// The names of this computer: "seiche", "seiche.local".
std::vector<std::string> ownNames();

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
