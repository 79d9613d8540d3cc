// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace seiche::cli {

/// Returns a question suggesting the most similar word, or `otherwise` if there is none. At most
/// two letters may differ, and fewer than half of the suggested word.
std::string didYouMean(std::string_view word, const std::vector<std::string>& words,
                       const std::string& otherwise);

} // namespace seiche::cli
