// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "did_you_mean.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace seiche::cli {

namespace {

/// Edit distance from which words count as different.
constexpr std::size_t another = 3;

/// Returns the edit distance of two words.
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

} // namespace

std::string didYouMean(std::string_view word, const std::vector<std::string>& words,
                       const std::string& otherwise) {
    std::string nearest;
    std::size_t min = another;
    for (const std::string& each : words) {
        if (word.size() >= each.size() + another) continue;
        const std::size_t apart = distance(word, each);
        if (apart >= min || apart >= each.size() / 2) continue;
        min = apart;
        nearest = each;
    }
    return nearest.empty() ? otherwise : "did you mean \"" + nearest + "\"?";
}

} // namespace seiche::cli
