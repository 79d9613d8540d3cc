// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// A text in one or more languages.
struct Text {
    struct Version {
        std::string language; ///< its code: "en", "el", "pt-BR"; empty: written without one, for every language
        std::string words;

        friend bool operator==(const Version&, const Version&) = default;
    };
    std::vector<Version> versions;

    bool empty() const { return versions.empty(); }
    /// The text in this language; else in the language without its country, in English, or in the first one.
    const std::string& in(std::string_view language) const;
    bool has(std::string_view language) const;

    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace seiche
