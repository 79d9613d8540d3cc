// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/emission.h"

#include "wave/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;
constexpr double reachInSigmas = 4.0;
constexpr double mostAmends = 4.0;

double widthOf(const Source& source) { return std::max(source.width, 0.5); }

// One cycle of a steady signal, of height 1; `turns` in cycles.
double swingAt(Signal signal, double turns) {
    if (signal == Signal::Sine) return sineOfTurns(turns);
    if (signal == Signal::Triangle) return 1.0 - 4.0 * std::abs(fractionOf(turns + 0.25) - 0.5);
    return fractionOf(turns) < 0.5 ? 1.0 : -1.0;
}

double steadyAt(const Source& source, double seconds) {
    double envelope = cosineRise((seconds - source.from) * source.hertz);
    if (source.stops()) envelope *= cosineRise((source.until - seconds) * source.hertz);
    if (envelope == 0.0) return 0.0;
    return envelope * swingAt(source.signal, fractionOf(source.hertz * seconds) + source.phase);
}

// The square of the speed of long waves along an axis.
double speedSquared(const Rule& rule, double localK) { return localK * weightsOf(rule).straight(); }

double softnessCompensation(const Source& source, double speed, double stepsPerSecond) {
    const double kappa = 2.0 * pi * source.hertz / (stepsPerSecond * speed);
    const double sigma = kappa * widthOf(source);
    return std::min(mostAmends, 1.0 / expOfNegative(-std::min(0.5 * sigma * sigma, 20.0)));
}

std::vector<Weight> footprintOnString(const Source& source, int points, double at) {
    const double sigma = widthOf(source), reach = reachInSigmas * sigma;
    const int first = static_cast<int>(std::max(0.0, std::ceil(at - reach)));
    const int last = static_cast<int>(std::min(points - 1.0, std::floor(at + reach)));
    std::vector<Weight> weights;
    double sum = 0.0;
    for (int x = first; x <= last; ++x) {
        const double off = (x - at) / sigma;
        weights.push_back({x, 0, expOfNegative(-0.5 * off * off)});
        sum += weights.back().share;
    }
    for (Weight& weight : weights) weight.share /= sum;
    return weights;
}

} // namespace

double cosineRise(double share) {
    if (share <= 0.0) return 0.0;
    return share >= 1.0 ? 1.0 : 0.5 - 0.5 * sineOfTurns(0.5 * share + 0.25);
}

double signalAt(const Source& source, double seconds) {
    if (isSteady(source.signal)) return source.height * steadyAt(source, seconds);
    double age = seconds - source.from;
    if (age < 0.0 || (source.stops() && seconds > source.until)) return 0.0;
    if (source.every > 0.0) age -= source.every * std::floor(age / source.every);
    const double cycle = age * source.hertz;
    if (source.signal == Signal::Pulse) {
        if (cycle >= 1.0) return 0.0;
        return source.height * (0.5 - 0.5 * sineOfTurns(cycle + 0.25));
    }
    if (cycle >= source.cycles) return 0.0;
    const double envelope = 0.5 - 0.5 * sineOfTurns(cycle / source.cycles + 0.25);
    return source.height * envelope * sineOfTurns(fractionOf(cycle) + source.phase);
}

Spot placeAt(const PoolObject& object, double seconds) {
    const Source& source = std::get<Source>(object.is);
    const Spot start{object.x, object.y};
    const double dx = source.to.x - start.x, dy = source.to.y - start.y;
    const double way = std::sqrt(dx * dx + dy * dy);
    if (source.speed <= 0.0 || way == 0.0) return start;
    const double gone = std::max(0.0, seconds - source.from) * source.speed / way;
    const double turns = 2.0 * fractionOf(0.5 * gone);
    const double share = turns <= 1.0 ? turns : 2.0 - turns;
    return {start.x + share * dx, start.y + share * dy};
}

std::size_t mostCellsOf(const Source& source, const Grid& grid) {
    const bool line = source.form == SourceForm::Line;
    const double across = 2.0 * reachInSigmas * widthOf(source) + 2.0;
    const double along = across + (line ? source.length + 2.0 * source.fade : 0.0);
    return static_cast<std::size_t>(std::min(across * along, static_cast<double>(grid.cells())));
}

std::vector<Weight> footprintOf(const PoolObject& object, const Grid& grid, SceneKind scene, const Spot& at) {
    const Source& source = std::get<Source>(object.is);
    if (scene == SceneKind::String) return footprintOnString(source, grid.width, at.x);
    const double sigma = widthOf(source);
    const bool line = source.form == SourceForm::Line;
    const double half = line ? source.length / 2 : 0.0;
    const double reach = reachInSigmas * sigma;
    const double fade = line ? source.fade : 0.0;
    const Turn turn(object.angle);
    const Spot along = turn.there({half + fade, 0.0});
    const double reachX = std::abs(along.x) + reach, reachY = std::abs(along.y) + reach;
    const auto first = [](double least) { return static_cast<int>(std::max(0.0, std::ceil(least))); };
    const auto last = [](double most, int size) {
        return static_cast<int>(std::min(size - 1.0, std::floor(most)));
    };
    // A Gaussian adds up to sigma root(2 pi) along each axis it spreads over.
    const double sum = line ? sigma * std::sqrt(2.0 * pi) : sigma * sigma * 2.0 * pi;
    std::vector<Weight> weights;
    weights.reserve(mostCellsOf(source, grid));
    for (int y = first(at.y - reachY); y <= last(at.y + reachY, grid.height); ++y)
        for (int x = first(at.x - reachX); x <= last(at.x + reachX, grid.width); ++x) {
            const Spot spot = turn.back({x - at.x, y - at.y});
            const double beyond = std::max(0.0, std::abs(spot.x) - half);
            const double left = fade > 0.0 ? cosineRise(1.0 - beyond / fade) : 1.0;
            const double roundEnd = fade > 0.0 ? 0.0 : beyond * beyond;
            const double square = (roundEnd + spot.y * spot.y) / (sigma * sigma);
            if (left == 0.0 || square > reachInSigmas * reachInSigmas) continue;
            weights.push_back({x, y, left * expOfNegative(-0.5 * square) / sum});
        }
    return weights;
}

double forcingAt(const PoolObject& object, const Rule& rule, double localK, double stepsPerSecond,
                 std::int64_t frame) {
    const Source& source = std::get<Source>(object.is);
    const double square = speedSquared(rule, localK);
    const double speed = std::sqrt(square);
    const double made = softnessCompensation(source, speed, stepsPerSecond);
    const double n = static_cast<double>(frame);
    const double now = signalAt(source, n / stepsPerSecond);
    if (source.form == SourceForm::Point && rule.scene == SceneKind::Pool)
        return 4.0 * pi * square * made * now;
    return 2.0 * speed * made * (signalAt(source, (n + 1.0) / stepsPerSecond) - now);
}

double largestForcing(const PoolObject& object, const Rule& rule, double localK, double stepsPerSecond) {
    const Source& source = std::get<Source>(object.is);
    const double square = speedSquared(rule, localK);
    const double speed = std::sqrt(square);
    // Slower waves have more made good.
    const double made = source.speed > 0.0 ? mostAmends : softnessCompensation(source, speed, stepsPerSecond);
    const double height = std::abs(source.height) * made;
    // A sum of shares in one cell is below 1; a line's is below that of its cross section.
    return height * std::max(4.0 * pi * square, 4.0 * speed);
}

} // namespace seiche
