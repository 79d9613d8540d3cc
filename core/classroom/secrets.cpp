// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/secrets.h"

#include <cstddef>
#include <random>

namespace seiche {

namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";
constexpr std::string_view lettersOfCodes = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // without I, L, O, 0 and 1
constexpr int lettersOfACode = 4;
constexpr int wordsOfAToken = 4; // 32 bits each

} // namespace

std::string randomToken() {
    std::random_device bits; // random source of the operating system
    std::string token;
    for (int i = 0; i < wordsOfAToken; ++i) {
        std::uint32_t word = bits();
        for (int digit = 0; digit < 8; ++digit, word >>= 4) token += hexadecimal[word & 15];
    }
    return token;
}

int randomBelow(int count) {
    std::random_device bits;
    return std::uniform_int_distribution<int>(0, count - 1)(bits);
}

std::string randomCode() {
    std::string code;
    for (int i = 0; i < lettersOfACode; ++i)
        code += lettersOfCodes[static_cast<std::size_t>(randomBelow(static_cast<int>(lettersOfCodes.size())))];
    return code;
}

bool isCode(std::string_view text) {
    return text.size() == lettersOfACode && text.find_first_not_of(lettersOfCodes) == text.npos;
}

bool equalInConstantTime(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    unsigned different = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        different |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return different == 0;
}

} // namespace seiche
