// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace seiche {

/// Returns the text with escaped control characters (\x1b).
std::string printable(std::string_view text);

/// Returns a foreign text (key, name, path, argument) ready for a message: printable, shortened.
///
/// A text of more than `max` characters (at least 5) keeps only its beginning and end, joined by
/// "...".
std::string elided(std::string_view text, std::size_t max = 80);

} // namespace seiche
