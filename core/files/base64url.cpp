// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/base64url.h"

#include <cstdint>

namespace seiche {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int bitsOfALetter = 6;
constexpr int bitsOfAByte = 8;

} // namespace

std::string base64urlOf(std::string_view bytes) {
    std::string letters;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const char byte : bytes) {
        waiting = waiting << bitsOfAByte | static_cast<std::uint8_t>(byte);
        for (bits += bitsOfAByte; bits >= bitsOfALetter; bits -= bitsOfALetter)
            letters += alphabet[waiting >> (bits - bitsOfALetter) & 63];
    }
    if (bits > 0) letters += alphabet[waiting << (bitsOfALetter - bits) & 63];
    return letters;
}

std::optional<std::string> bytesOfBase64url(std::string_view letters) {
    if (letters.empty() || letters.size() % 4 == 1) return std::nullopt;
    std::string bytes;
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const char letter : letters) {
        const std::size_t value = alphabet.find(letter);
        if (value == alphabet.npos) return std::nullopt;
        waiting = waiting << bitsOfALetter | static_cast<std::uint32_t>(value);
        bits += bitsOfALetter;
        if (bits < bitsOfAByte) continue;
        bits -= bitsOfAByte;
        bytes += static_cast<char>(waiting >> bits & 0xff);
    }
    return bytes;
}

} // namespace seiche
