// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace seiche {

/// Returns the means over `parts` nearly equal parts of a row of values. At most as many parts as
/// values.
inline std::vector<double> meansAlong(std::span<const double> values, std::size_t parts) {
    parts = std::min(parts, values.size());
    std::vector<double> means(parts);
    for (std::size_t part = 0; part < parts; ++part) {
        const std::size_t first = part * values.size() / parts, end = (part + 1) * values.size() / parts;
        for (std::size_t i = first; i < end; ++i) means[part] += values[i];
        means[part] /= static_cast<double>(end - first);
    }
    return means;
}

} // namespace seiche
