// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/addresses.h"

#include <algorithm>
#include <arpa/inet.h>
#include <charconv>
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

std::optional<NetworkPlace> placeIn(std::string_view text) {
    NetworkPlace place;
    std::string_view port;
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == text.npos) return std::nullopt;
        place.address = text.substr(1, end - 1);
        port = text.substr(end + 1);
    } else {
        const std::size_t colon = text.find(':');
        const bool isIPv6 = colon != text.npos && text.find(':', colon + 1) != text.npos;
        place.address = isIPv6 ? text : text.substr(0, colon);
        if (!isIPv6 && colon != text.npos) port = text.substr(colon);
    }
    if (place.address.empty()) return std::nullopt;
    if (port.empty()) return place;
    int number = 0;
    const auto [end, error] = std::from_chars(port.data() + 1, port.data() + port.size(), number);
    const bool isPort = port.front() == ':' && port.size() > 1 && error == std::errc() &&
                        end == port.data() + port.size() && number >= 0 && number <= 65535;
    if (!isPort) return std::nullopt;
    place.port = number;
    return place;
}

std::string hostOf(const std::string& address, int port) {
    const std::string host = address.find(':') == std::string::npos ? address : '[' + address + ']';
    return port == 80 ? host : host + ':' + std::to_string(port);
}

} // namespace seiche
