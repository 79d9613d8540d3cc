// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/own_addresses.h"

#include <algorithm>
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <optional>
#include <sys/socket.h>
#include <tuple>
#include <unistd.h>

namespace seiche {

namespace {

std::optional<OwnAddress> addressOf(const ifaddrs& interface) {
    if (!interface.ifa_addr || !(interface.ifa_flags & IFF_UP)) return std::nullopt;
    OwnAddress own;
    own.interface = interface.ifa_name;
    own.isLoopback = interface.ifa_flags & IFF_LOOPBACK;
    own.isIPv6 = interface.ifa_addr->sa_family == AF_INET6;
    char text[INET6_ADDRSTRLEN] = "";
    if (interface.ifa_addr->sa_family == AF_INET) {
        const auto* of = reinterpret_cast<const sockaddr_in*>(interface.ifa_addr);
        ::inet_ntop(AF_INET, &of->sin_addr, text, sizeof text);
    } else if (own.isIPv6) {
        const auto* of = reinterpret_cast<const sockaddr_in6*>(interface.ifa_addr);
        if (IN6_IS_ADDR_LINKLOCAL(&of->sin6_addr)) return std::nullopt;
        ::inet_ntop(AF_INET6, &of->sin6_addr, text, sizeof text);
    } else return std::nullopt;
    own.address = text;
    return own;
}

} // namespace

std::vector<OwnAddress> ownAddresses() {
    ifaddrs* all = nullptr;
    std::vector<OwnAddress> addresses;
    if (::getifaddrs(&all) != 0) return addresses;
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner(all, &::freeifaddrs);
    for (const ifaddrs* each = all; each; each = each->ifa_next)
        if (std::optional<OwnAddress> own = addressOf(*each)) addresses.push_back(std::move(*own));
    std::ranges::stable_sort(addresses, {},
                             [](const OwnAddress& each) { return std::tuple(each.isLoopback, each.isIPv6); });
    return addresses;
}

std::vector<std::string> ownNames() {
    char name[256] = "";
    if (::gethostname(name, sizeof name - 1) != 0 || !*name) return {};
    std::vector<std::string> names{name};
    if (names[0].find('.') == std::string::npos) names.push_back(names[0] + ".local");
    return names;
}

} // namespace seiche
