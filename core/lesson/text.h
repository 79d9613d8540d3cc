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
        std::string language; ///< code: "en", "el", "pt-BR"; empty: for every language
        std::string words;

        friend bool operator==(const Version&, const Version&) = default;
    };
    std::vector<Version> versions;

    bool empty() const { return versions.empty(); }
    /// Returns the text in this language. Fallbacks: the language without its country, English, the
    /// first version.
    const std::string& in(std::string_view language) const;
    bool has(std::string_view language) const;

    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace seiche
