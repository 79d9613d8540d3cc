// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/point_code.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace seiche {

namespace {

constexpr std::string_view codeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t lettersOfPoint = 6;
constexpr std::size_t lettersOfCheck = 2;

/// Characters of a code, as numbers 0 to 31.
using CodeNumbers = std::array<unsigned, lettersOfPoint + lettersOfCheck>;

/// Logarithmic scale of numbers.
struct RatioScale {
    double min;
    double max;
    int lastPlace;

    bool holds(double number) const { return number >= min && number <= max; } // false for NaN
    // An error in the last bit of the logarithm matters only halfway between two neighbours.
    int placeOf(double number) const {
        return static_cast<int>(std::lround(lastPlace * std::log(number / min) / std::log(max / min)));
    }
    double at(int place) const {
        return std::clamp(min * std::pow(max / min, static_cast<double>(place) / lastPlace), min, max);
    }
};

constexpr RatioScale hertzScale{limits::minCodedHertz, limits::maxCodedHertz, 0xffff};
constexpr RatioScale amplitudeScale{limits::minCodedAmplitude, limits::maxCodedAmplitude, 0x1ffe};
constexpr unsigned bitsOfAmplitude = 13;

// Product in the field of 32 elements: polynomials modulo x^5 + x^2 + 1.
constexpr unsigned fieldProduct(unsigned one, unsigned other) {
    unsigned product = 0;
    for (; other != 0; other >>= 1) {
        if (other & 1) product ^= one;
        one <<= 1;
        if (one & 32) one ^= 0b100101;
    }
    return product;
}

// Computes the remainder of the division by (x + 2) (x + 4) = x^2 + 6 x + 8. The initial value is
// not 0, so that a code of zeros is invalid.
void fillCheck(CodeNumbers& code) {
    unsigned high = 21, low = 10;
    for (std::size_t i = 0; i < lettersOfPoint; ++i) {
        const unsigned over = code[i] ^ high;
        high = low ^ fieldProduct(6, over);
        low = fieldProduct(8, over);
    }
    code[lettersOfPoint] = high;
    code[lettersOfPoint + 1] = low;
}

std::optional<unsigned> numberOfLetter(char letter) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'I' || letter == 'L') return 1;
    if (letter == 'O') return 0;
    const std::size_t place = codeLetters.find(letter);
    return place == codeLetters.npos ? std::nullopt : std::optional(static_cast<unsigned>(place));
}

} // namespace

std::string pointCode(double hertz, double amplitude) {
    if (!hertzScale.holds(hertz) || !(amplitude == 0.0 || amplitudeScale.holds(amplitude))) return {};
    const int place = amplitude == 0.0 ? 0 : 1 + amplitudeScale.placeOf(amplitude);
    std::uint32_t bits = static_cast<std::uint32_t>(hertzScale.placeOf(hertz)) << bitsOfAmplitude |
                         static_cast<std::uint32_t>(place);
    CodeNumbers code{};
    for (std::size_t i = lettersOfPoint; i-- > 0; bits >>= 5) code[i] = bits & 31;
    fillCheck(code);
    std::string letters;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i == code.size() / 2) letters += '-';
        letters += codeLetters[code[i]];
    }
    return letters;
}

std::optional<CodedPoint> readPointCode(std::string_view typed) {
    CodeNumbers code{};
    std::size_t count = 0;
    for (const char letter : typed) {
        if (letter == ' ' || letter == '\t' || letter == '-') continue;
        const std::optional<unsigned> number = numberOfLetter(letter);
        if (!number || count == code.size()) return std::nullopt;
        code[count++] = *number;
    }
    CodeNumbers checked = code;
    fillCheck(checked);
    if (count != code.size() || checked != code) return std::nullopt;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < lettersOfPoint; ++i) bits = bits << 5 | code[i];
    const auto place = static_cast<int>(bits & ((1u << bitsOfAmplitude) - 1));
    const std::uint32_t placeOfHertz = bits >> bitsOfAmplitude;
    if (placeOfHertz > 0xffff) return std::nullopt;
    return CodedPoint{hertzScale.at(static_cast<int>(placeOfHertz)),
                      place == 0 ? 0.0 : amplitudeScale.at(place - 1)};
}

} // namespace seiche
