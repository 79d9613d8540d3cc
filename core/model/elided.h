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
/// Of more than `most` characters (at least 5) only the beginning and the end remain, joined by
/// "...".
std::string elided(std::string_view text, std::size_t most = 80);

} // namespace seiche
