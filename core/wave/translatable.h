// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace seiche {

/// An English text that the window shows in the language of the moment.
///
/// It is made by TRANSLATABLE, so that no text is forgotten: a plain one does not compile.
struct Translatable {
    std::string_view context; ///< where translators find it
    std::string_view text;    ///< may be empty

    friend bool operator==(const Translatable&, const Translatable&) = default;
};

} // namespace seiche

/// Marks a text for translation where it stands: lupdate reads this as QT_TRANSLATE_NOOP
/// (translations/lupdate.sh). Both arguments are literals.
#define TRANSLATABLE(context, text)                                                                            \
    ::seiche::Translatable { context, text }
