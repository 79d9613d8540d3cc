// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace seiche {

/// 128 random bits of the system, as 32 hexadecimal digits.
std::string randomToken();

/// Four letters and digits for a wall: none that are taken for another.
std::string randomCode();
/// Whether a text can be such a code.
bool isCode(std::string_view text);

/// A random number from 0 to `count` - 1.
int randomBelow(int count);

/// Whether both are the same. The time it takes tells nothing of where they differ.
bool equalInConstantTime(std::string_view one, std::string_view other);

} // namespace seiche
