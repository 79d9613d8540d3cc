// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace seiche::cli {

/// The one of `words` that `word` was probably meant to be: at most two letters changed, put in or left out,
/// and fewer than half of it; "" if there is none.
std::string nearestWord(std::string_view word, const std::vector<std::string>& words);

} // namespace seiche::cli
