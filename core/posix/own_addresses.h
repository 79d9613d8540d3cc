// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
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

} // namespace seiche
