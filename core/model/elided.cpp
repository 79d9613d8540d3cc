// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/elided.h"

#include "wave/expects.h"

#include <algorithm>
#include <cstdio>

namespace seiche {

std::string printable(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f) {
            result += c;
            continue;
        }
        char escaped[8];
        std::snprintf(escaped, sizeof escaped, "\\x%02x", static_cast<unsigned>(c) & 0xffu);
        result += escaped;
    }
    return result;
}

std::string elided(std::string_view text, std::size_t max) {
    SEICHE_EXPECTS(max >= 5);
    constexpr std::string_view dots = "...";
    const auto beginsOne = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    const auto characters = static_cast<std::size_t>(std::ranges::count_if(text, beginsOne));
    // Mostly continuation bytes: not UTF-8, every byte counts.
    const bool bytes = text.size() > 4 * characters;
    if ((bytes ? text.size() : characters) <= max) return printable(text);
    const auto isCut = [&](std::size_t at) { return bytes || at >= text.size() || beginsOne(text[at]); };
    const std::size_t kept = max - dots.size();
    std::size_t head = 0;
    for (std::size_t left = kept - kept / 2; left > 0; --left)
        while (!isCut(++head)) {
        }
    std::size_t tail = text.size();
    for (std::size_t left = kept / 2; left > 0; --left)
        while (!isCut(--tail)) {
        }
    return printable(text.substr(0, head)).append(dots).append(printable(text.substr(tail)));
}

} // namespace seiche
