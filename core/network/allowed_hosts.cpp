// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/allowed_hosts.h"

#include "network/addresses.h"
#include "posix/own_addresses.h"

#include <cctype>

namespace seiche {

std::string inSmallLetters(std::string_view text) {
    std::string small(text);
    for (char& letter : small) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return small;
}

bool isAnyAddress(const std::string& bind) { return bind == "0.0.0.0" || bind == "::"; }

std::vector<std::string> allowedHosts(const ClassServerSettings& settings, int port) {
    std::vector<std::string> names = settings.names;
    const bool any = isAnyAddress(settings.bind);
    bool loopback = any;
    for (const OwnAddress& own : ownAddresses())
        if (any || own.address == settings.bind) {
            names.push_back(own.address);
            loopback |= own.isLoopback;
        }
    if (!any) names.push_back(settings.bind);
    if (loopback) names.insert(names.end(), {"localhost", "127.0.0.1", "::1"});
    for (const std::string& name : ownNames()) names.push_back(name);
    std::vector<std::string> hosts;
    for (const std::string& name : names) hosts.push_back(inSmallLetters(hostOf(name, port)));
    return hosts;
}

} // namespace seiche
