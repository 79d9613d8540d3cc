// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace seiche {

/// Address of this computer.
struct OwnAddress {
    std::string address;   ///< for example "192.168.4.20", "fe80::1"; without a zone
    std::string interface; ///< for example "wlan0"
    bool isLoopback = false;
    bool isIPv6 = false;
};

/// Returns the addresses of this computer in active networks, the most reachable first, IPv4 before
/// IPv6. Without link-local IPv6 addresses, because browsers cannot open them.
std::vector<OwnAddress> ownAddresses();

/// Returns the names of this computer: "seiche", "seiche.local".
std::vector<std::string> ownNames();

} // namespace seiche
