// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace seiche::cli {

/// What a resonance chart shows: (frequency in Hz, amplitude) pairs.
struct ResonanceChart {
    std::vector<std::pair<double, double>> predicted; ///< a line
    std::vector<std::pair<double, double>> measured;  ///< dots
};

/// The chart as an SVG picture: amplitude against frequency, axes from 0.
std::string asSvg(const ResonanceChart& chart);

} // namespace seiche::cli
