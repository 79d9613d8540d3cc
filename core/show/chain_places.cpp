// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/chain_places.h"

#include "wave/expects.h"
#include "wave/hold.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Minimum spacings, in units.
constexpr double minSpring = 20.0;
constexpr double minBetweenStrokes = 9.0;
/// A single spring cannot be followed among more springs.
constexpr int maxSprings = 40;
/// Maximum longitudinal shift at the ceiling, as fractions of the string's length and of the
/// distance between drawn points.
constexpr double maxOfString = 0.16;
constexpr double maxOfWay = 0.9;
/// Maximum fraction of the gap by which a point approaches the next.
constexpr double maxOfGap = 0.8;

double coilRadius(double apart, double unit) { return std::min(7.0 * unit, 0.22 * apart); }

} // namespace

ChainPoints chainPoints(const Preview& shows, int points, double width, double unit) {
    ChainPoints chain;
    if (points < 2) return {{0}, 0.0};
    const bool hasSprings = shows.springs == Visibility::Shown;
    const double length = points - 1;
    const double fitting =
        std::max(1.0, std::floor(width / (unit * (hasSprings ? minSpring : minBetweenStrokes))));
    const int gaps = static_cast<int>(std::min({length, fitting, hasSprings ? double{maxSprings} : length}));
    for (int i = 0; i <= gaps; ++i) chain.drawn.push_back(static_cast<int>(std::lround(i * length / gaps)));
    chain.apart = width / gaps;
    return chain;
}

double steepestFall(const Simulation& run, std::span<const int> drawn) {
    double steepest = 0.0;
    for (std::size_t i = 1; i < drawn.size(); ++i)
        steepest = std::max(steepest, run.height(drawn[i - 1]) - run.height(drawn[i]));
    return steepest;
}

double alongScale(const ChainPoints& points, double steepest, double width, double ceiling) {
    const double max = std::max(maxOfString * width, maxOfWay * points.apart) / ceiling;
    return steepest > 0.0 ? std::min(max, maxOfGap * points.apart / steepest) : max;
}

double massOfPoint(const Simulation& run, int point) {
    SEICHE_EXPECTS(point >= 0 && point < run.grid().width);
    if (isFixedEnd(run.grid(), run.rule(), point)) return 0.0;
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave || !wave->stiffness || run.rule().model != MediumModel::Density) return 1.0;
    return 1.0 / std::max(1e-6, wave->stiffnessNear(point, 0.0));
}

double radiusOfMass(double mass, double apart, double unit) {
    return std::min(coilRadius(apart, unit) * std::clamp(std::sqrt(mass), 0.6, 2.0), 0.32 * apart);
}

std::vector<PicturePoint> coil(PicturePoint from, PicturePoint to, double apart, double unit) {
    constexpr double lead = 0.14;
    const int turns = std::clamp(static_cast<int>(apart / (8.0 * unit)), 3, 12);
    const PicturePoint way{to.x - from.x, to.y - from.y};
    const double perLength = coilRadius(apart, unit) / std::max(1e-9, std::hypot(way.x, way.y));
    const auto at = [&](double share, double aside) {
        return PicturePoint{from.x + share * way.x - aside * perLength * way.y,
                            from.y + share * way.y + aside * perLength * way.x};
    };
    std::vector<PicturePoint> line{from, at(lead, 0.0)};
    for (int i = 0; i < 2 * turns; ++i)
        line.push_back(at(lead + (1.0 - 2.0 * lead) * (i + 0.5) / (2.0 * turns), i % 2 == 0 ? 1.0 : -1.0));
    line.push_back(at(1.0 - lead, 0.0));
    line.push_back(to);
    return line;
}

double pointsBetweenBeads(int wanted, double radius, double pixelsPerPoint) {
    SEICHE_EXPECTS(wanted >= 1);
    const double fewest = std::ceil(2.5 * radius / (wanted * pixelsPerPoint));
    return wanted * std::max(1.0, fewest);
}

} // namespace seiche
