// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/adjustable.h"

#include <cmath>
#include <cstdio>

namespace seiche {

std::string inWords(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value);
    return text;
}

std::string rangeOf(const Adjustable& row) {
    if (row.kind == Adjustable::Kind::Word) {
        std::string words;
        for (std::string_view each : row.words) {
            if (!words.empty()) words += ", ";
            words += each;
        }
        return "one of " + words;
    }
    const std::string kind = row.whole ? "a whole number, " : "";
    const std::string least = (row.aboveLeast ? "greater than " : "at least ") + inWords(row.least);
    return kind + least + ", at most " + inWords(row.most);
}

std::string problemWithNumber(const Adjustable& row, double value) {
    const bool inRange =
        std::isfinite(value) && value <= row.most && (row.aboveLeast ? value > row.least : value >= row.least);
    if (inRange && (!row.whole || value == std::floor(value))) return {};
    return inWords(value) + " is not allowed (" + rangeOf(row) + ")";
}

} // namespace seiche
