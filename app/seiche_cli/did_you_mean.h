// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace seiche::cli {

/// Asks whether the nearest of `words` was meant by `word`: at most two letters changed, put in or left out,
/// and fewer than half of it; `otherwise` if there is none.
std::string didYouMean(std::string_view word, const std::vector<std::string>& words,
                       const std::string& otherwise);

} // namespace seiche::cli
