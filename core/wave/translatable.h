// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace seiche {

/// English text that the window shows in the current language.
///
/// Created by TRANSLATABLE, so that no text is forgotten: a plain string does not compile.
struct Translatable {
    std::string_view context; ///< context in the translation files
    std::string_view text;    ///< may be empty

    friend bool operator==(const Translatable&, const Translatable&) = default;
};

} // namespace seiche

/// Marks a text for translation: lupdate reads it as QT_TRANSLATE_NOOP (translations/lupdate.sh).
/// Both arguments must be literals.
#define TRANSLATABLE(context, text)                                                                            \
    ::seiche::Translatable { context, text }
