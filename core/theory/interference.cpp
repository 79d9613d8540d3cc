// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/interference.h"

#include "wave/clamped_to.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

bool InterferenceLine::isMaximum() const { return order == std::floor(order); }

void InterferenceLine::followWaves(const CylindricalWave& wave, const Spot& a, const Spot& b, double phase) {
    const auto off = [&](const Spot& at) {
        return wave.lagAt({at.x - a.x, at.y - a.y}) - wave.lagAt({at.x - b.x, at.y - b.y}) - order - phase;
    };
    for (Spot& spot : spots)
        for (int round = 0; round < 3; ++round) {
            constexpr double d = 0.5, farthest = 2.0;
            const double here = off(spot);
            const double x = (off({spot.x + d, spot.y}) - off({spot.x - d, spot.y})) / (2 * d);
            const double y = (off({spot.x, spot.y + d}) - off({spot.x, spot.y - d})) / (2 * d);
            const double steepness = std::hypot(x, y);
            if (steepness == 0.0) break;
            const double way = std::clamp(-here / steepness, -farthest, farthest) / steepness;
            spot = {spot.x + way * x, spot.y + way * y};
        }
}

std::vector<InterferenceLine> interferenceLines(const Spot& a, const Spot& b, double wavelength, double phase,
                                                double reach) {
    std::vector<InterferenceLine> lines;
    const double apart = std::hypot(b.x - a.x, b.y - a.y);
    if (!(apart > 0.0) || !(wavelength > 0.0)) return lines;
    const Spot middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
    const Spot along{(b.x - a.x) / apart, (b.y - a.y) / apart};
    const double focus = apart / 2;
    const double first = std::ceil(2.0 * (-apart / wavelength - phase));
    const double end = std::floor(2.0 * (apart / wavelength - phase));
    constexpr double maxLines = 400.0;
    if (!(end - first <= maxLines && std::abs(first) < 1e9)) return lines;
    const int min = clampedTo<int>(first), max = clampedTo<int>(end);
    for (int half = min; half <= max; ++half) {
        const double vertex = 0.5 * (half / 2.0 + phase) * wavelength; // half the path difference
        if (std::abs(vertex) >= focus) continue;
        const double across = std::sqrt(focus * focus - vertex * vertex);
        InterferenceLine line{half / 2.0, {}};
        // The path from a is longer near b.
        const double last = std::asinh(reach / across);
        constexpr int steps = 60;
        for (int i = -steps; i <= steps; ++i) {
            const double u = last * i / steps;
            const double x = vertex * std::cosh(u), y = across * std::sinh(u);
            line.spots.push_back({middle.x + along.x * x - along.y * y, middle.y + along.y * x + along.x * y});
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<double> gratingAngles(double distance, double wavelength) {
    SEICHE_EXPECTS(wavelength > 0.0);
    std::vector<double> angles;
    for (int order = 0; order * wavelength < distance; ++order)
        angles.push_back(std::asin(order * wavelength / distance) * 180.0 / std::numbers::pi);
    return angles;
}

} // namespace seiche
