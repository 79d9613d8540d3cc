// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/property.h"

#include <algorithm>
#include <cmath>

namespace seiche {

std::string wordsIn(const PropertyInfo& row) {
    std::string words;
    for (std::string_view each : row.words) {
        if (!words.empty()) words += ", ";
        words += each;
    }
    return words;
}

Message rangeOf(const PropertyInfo& row) {
    if (row.kind == PropertyInfo::Kind::Word) return {TRANSLATABLE("Problem", "one of %1"), wordsIn(row)};
    const Translatable range =
        row.whole ? (row.aboveMin ? TRANSLATABLE("Problem", "an integer, greater than %1, at most %2")
                                  : TRANSLATABLE("Problem", "an integer, at least %1, at most %2"))
                  : (row.aboveMin ? TRANSLATABLE("Problem", "greater than %1, at most %2")
                                  : TRANSLATABLE("Problem", "at least %1, at most %2"));
    return {range, row.min, row.max};
}

std::optional<Message> problemWithNumber(const PropertyInfo& row, double value) {
    const bool inRange =
        std::isfinite(value) && value <= row.max && (row.aboveMin ? value > row.min : value >= row.min);
    if (inRange && (!row.whole || value == std::floor(value))) return std::nullopt;
    return Message(TRANSLATABLE("Problem", "%1 is not allowed (%2)"), value, rangeOf(row));
}

std::optional<Message> problemWith(const PropertyInfo& row, const std::variant<double, std::string>& value) {
    const double* number = std::get_if<double>(&value);
    const std::string given = number ? written(*number) : quote(std::get<std::string>(value));
    if (row.kind == PropertyInfo::Kind::Word) {
        if (!number && std::ranges::find(row.words, std::get<std::string>(value)) != row.words.end())
            return std::nullopt;
        return Message(TRANSLATABLE("Problem", "%1 is not one of %2"), given, wordsIn(row));
    }
    if (number) return problemWithNumber(row, *number);
    return Message(TRANSLATABLE("Problem", "%1 is not a number (%2)"), given, rangeOf(row));
}

} // namespace seiche
