// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace seiche::cli {

/// Data of a resonance chart: frequencies in Hz and amplitudes.
struct ResonanceChart {
    std::vector<std::pair<double, double>> predicted; ///< drawn as a line
    std::vector<std::pair<double, double>> measured;  ///< drawn as dots
};

/// Returns an SVG of amplitude against frequency, axes from 0.
std::string asSvg(const ResonanceChart& chart);

} // namespace seiche::cli
