// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace seiche {

/// The text with control characters shown (\x1b), so that it stays on its line.
std::string printable(std::string_view text);

/// What a message quotes from outside (a key, a name, a path, an argument): printable, and of a text with more
/// than `most` characters (at least 5) only the beginning and the end, with "..." between them.
std::string elided(std::string_view text, std::size_t most = 80);

} // namespace seiche
