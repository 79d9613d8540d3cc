// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/text.h"

namespace seiche {

namespace {

const std::string* find(const Text& text, std::string_view language) {
    for (const Text::Version& each : text.versions)
        if (each.language == language) return &each.words;
    return nullptr;
}

} // namespace

const std::string& Text::in(std::string_view language) const {
    static const std::string none;
    const std::string_view plain = language.substr(0, language.find_first_of("-_"));
    for (const std::string_view wished : {language, plain, std::string_view(), std::string_view("en")})
        if (const std::string* words = find(*this, wished)) return *words;
    return versions.empty() ? none : versions.front().words;
}

bool Text::has(std::string_view language) const { return find(*this, language) || find(*this, ""); }

} // namespace seiche
