// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace seiche {

/// Returns 128 random bits as 32 hexadecimal digits.
std::string randomToken();

/// Returns a class code of four unambiguous characters.
std::string randomCode();
/// Returns whether a text is a valid class code.
bool isCode(std::string_view text);

/// Returns a random integer, 0 ... `count` - 1.
int randomBelow(int count);

/// Returns whether both texts are equal. The run time does not reveal the position of a difference.
bool equalInConstantTime(std::string_view one, std::string_view other);

} // namespace seiche
