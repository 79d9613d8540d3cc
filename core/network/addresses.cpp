// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/addresses.h"

#include <charconv>
#include <optional>

namespace seiche {

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
