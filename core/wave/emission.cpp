// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/emission.h"

#include "wave/clamped_to.h"
#include "wave/deterministic_math.h"
#include "wave/split_mix.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using std::numbers::pi;
constexpr double reachInSigmas = 4.0;
constexpr double maxGain = 4.0;

double widthOf(const Source& source) { return std::max(source.width, 0.5); }

double square(double value) { return value * value; }

// Returns the length beyond the ends of a line. A Gaussian has fallen to 1e-7 four waists from its
// middle.
double fadeOf(const Source& source) {
    return source.profile == LineProfile::Gaussian ? source.length / 2 : source.fade;
}

// Interpolates linearly and periodically.
double curveAt(const Raster& curve, double turns) {
    const auto count = static_cast<double>(curve.columns);
    const double place = fractionOf(turns) * count;
    const double before = std::min(std::floor(place), count - 1.0);
    const auto at = static_cast<std::size_t>(before);
    const double value = curve.values[at], next = curve.values[at + 1 < curve.values.size() ? at + 1 : 0];
    return value + (place - before) * (next - value);
}

// Returns a steady signal of height 1. `turns`: in cycles.
double swingAt(const Source& source, double turns) {
    const Signal signal = source.signal;
    if (signal == Signal::Drawn && source.curve) return curveAt(*source.curve, turns);
    if (signal == Signal::Sine || signal == Signal::Drawn) return sineOfTurns(turns);
    if (signal == Signal::Triangle) return 1.0 - 4.0 * std::abs(fractionOf(turns + 0.25) - 0.5);
    return fractionOf(turns) < 0.5 ? 1.0 : -1.0;
}

// Cosine and sine components of an oscillation.
struct Quadratures {
    double cosine;
    double sine;
};

// Depends on seed and number alone, so that a run can be continued anywhere. `number` is an
// integer in a double, for range.
Quadratures randomSwing(int seed, double number) {
    SplitMix numbers(static_cast<std::uint64_t>(seed) * SplitMix::increment ^
                     SplitMix::mixed(std::bit_cast<std::uint64_t>(number + 0.0)));
    const auto roll = [&numbers] { return static_cast<double>(numbers.next() >> 11) * 0x1p-53; };
    const double amplitude = std::sqrt(roll()), turns = roll();
    return {amplitude * sineOfTurns(turns + 0.25), amplitude * sineOfTurns(turns)};
}

double noiseAt(const Source& source, double seconds) {
    const double turns = source.hertz * seconds;
    const double number = std::floor(turns / source.cycles);
    const double next = cosineRise(turns / source.cycles - number);
    const Quadratures one = randomSwing(source.seed, number), other = randomSwing(source.seed, number + 1.0);
    const double here = fractionOf(turns);
    return ((1.0 - next) * one.cosine + next * other.cosine) * sineOfTurns(here + 0.25) +
           ((1.0 - next) * one.sine + next * other.sine) * sineOfTurns(here);
}

double steadyAt(const Source& source, double seconds) {
    const double envelope = swellAt(source, seconds);
    if (envelope == 0.0) return 0.0;
    if (source.signal == Signal::Noise) return envelope * noiseAt(source, seconds);
    return envelope * swingAt(source, fractionOf(source.hertz * seconds) + source.phase);
}

// Returns a pulse or packet of height 1 after `cycle` cycles.
double shapeAt(const Source& source, double cycle) {
    if (source.signal == Signal::Pulse) return cycle < 1.0 ? 0.5 - 0.5 * sineOfTurns(cycle + 0.25) : 0.0;
    if (cycle >= source.cycles) return 0.0;
    const double envelope = 0.5 - 0.5 * sineOfTurns(cycle / source.cycles + 0.25);
    return envelope * sineOfTurns(fractionOf(cycle) + source.phase);
}

// Returns the sum of the active pulses or packets at `now`. Times are in units of 1 / `perSecond`
// seconds. Start times are rounded to a multiple of `grain`, 0 or 1.
double sentAt(const Source& source, double now, double perSecond, double grain) {
    const double perUnit = source.hertz / perSecond;
    const double length = (source.signal == Signal::Packet ? source.cycles : 1.0) / perUnit;
    const double from = source.from * perSecond, until = source.until * perSecond;
    const double apart = std::max(source.every * perSecond, length);
    const double last = source.every > 0.0 ? std::floor((now - from + 0.5) / apart) : 0.0;
    double sum = 0.0;
    // Rounding may overlap the last two by less than a unit, or delay the last one.
    for (double number = std::max(0.0, last - 2.0); number <= last; number += 1.0) {
        const double time = from + number * apart;
        const double began = grain > 0.0 ? std::floor(time + 0.5) : time, age = now - began;
        if (age < 0.0 || age >= length) continue;
        const double shape = shapeAt(source, age * perUnit);
        const bool isOverInTime = !source.stops() || began + length <= until + 0.5 * grain + 1e-9 * length;
        sum += isOverInTime ? shape : shape * cosineRise((until - now) * perUnit);
    }
    return sum;
}

// Returns the squared speed of long axial waves.
double speedSquared(const Rule& rule, double localK) { return localK * weightsOf(rule).straight(); }

// Row by row, each cell once. Overlaps add up.
std::vector<Weight> footprintOfPoles(const PoolObject& object, const Grid& grid, const Spot& at) {
    const Source& source = std::get<Source>(object.is);
    const double sigma = widthOf(source), reach = reachInSigmas * sigma;
    struct Pole {
        Spot at;
        double share;
    };
    std::vector<Pole> poles;
    double top = grid.height, bottom = -1.0;
    for (int i = 0; i < source.poles; ++i) {
        const Spot off = Turn(object.angle + 360.0 * i / source.poles).there({source.radius, 0.0});
        poles.push_back({{at.x + off.x, at.y + off.y}, (i % 2 == 0 ? 1.0 : -1.0) / (sigma * sigma * 2.0 * pi)});
        top = std::min(top, poles.back().at.y - reach);
        bottom = std::max(bottom, poles.back().at.y + reach);
    }
    std::vector<Weight> weights;
    weights.reserve(std::min(maxCellsOf(source, grid), static_cast<std::size_t>(grid.cells())));
    std::vector<double> shares(static_cast<std::size_t>(grid.width));
    std::vector<char> isDriven(shares.size());
    const int lastRow = clampedTo(std::floor(bottom), -1, grid.height - 1);
    for (int y = clampedTo(std::ceil(top), 0, grid.height); y <= lastRow; ++y) {
        int first = grid.width, last = -1;
        for (const Pole& pole : poles) {
            const double down = y - pole.at.y;
            const double half = std::sqrt(std::max(0.0, reach * reach - down * down));
            if (std::abs(down) > reach) continue;
            const int from = clampedTo(std::ceil(pole.at.x - half), 0, grid.width);
            const int to = clampedTo(std::floor(pole.at.x + half), -1, grid.width - 1);
            for (int x = from; x <= to; ++x) {
                const double across = x - pole.at.x;
                const double square = (across * across + down * down) / (sigma * sigma);
                shares[static_cast<std::size_t>(x)] += pole.share * expOfNegative(-0.5 * square);
                isDriven[static_cast<std::size_t>(x)] = 1;
            }
            first = std::min(first, from);
            last = std::max(last, to);
        }
        for (int x = first; x <= last; ++x) {
            const auto column = static_cast<std::size_t>(x);
            if (isDriven[column]) weights.push_back({x, y, shares[column]});
            shares[column] = 0.0;
            isDriven[column] = 0;
        }
    }
    return weights;
}

std::vector<Weight> footprintOnString(const Source& source, int points, double at) {
    const double sigma = widthOf(source), reach = reachInSigmas * sigma;
    const int first = clampedTo(std::ceil(at - reach), 0, points);
    const int last = clampedTo(std::floor(at + reach), -1, points - 1);
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

double swellAt(const Source& source, double seconds) {
    const double age = seconds - source.from;
    double swell = cosineRise(age * source.hertz);
    if (source.rests() && age > 0.0) {
        const double both = source.onFor + source.offFor;
        const double since = age - both * std::floor(age / both);
        swell = cosineRise(since * source.hertz) * cosineRise((source.onFor - since) * source.hertz);
    }
    if (source.stops()) swell *= cosineRise((source.until - seconds) * source.hertz);
    return swell;
}

double signalAt(const Source& source, double seconds) {
    if (isSteady(source.signal)) return source.height * steadyAt(source, seconds);
    return source.height * sentAt(source, seconds, 1.0, 0.0);
}

double signalAt(const Source& source, std::int64_t frame, double stepsPerSecond, double delay) {
    const double n = static_cast<double>(frame);
    if (isSteady(source.signal)) return source.height * steadyAt(source, n / stepsPerSecond - delay);
    return source.height * sentAt(source, n - delay * stepsPerSecond, stepsPerSecond, 1.0);
}

Spot placeAt(const PoolObject& object, double seconds) {
    const Source& source = std::get<Source>(object.is);
    const double since = std::max(0.0, seconds - source.from);
    Spot place{object.x, object.y};
    const double dx = source.to.x - place.x, dy = source.to.y - place.y;
    const double way = std::sqrt(dx * dx + dy * dy);
    if (source.speed > 0.0 && way > 0.0) {
        const double gone = since * source.speed / way;
        const double turns = 2.0 * fractionOf(0.5 * gone);
        const double share = turns <= 1.0 ? turns : 2.0 - turns;
        place = {place.x + share * dx, place.y + share * dy};
    }
    if (source.orbit > 0.0) {
        const Spot off =
            Turn(object.angle + 360.0 * fractionOf(source.turns * since)).there({source.orbit, 0.0});
        place = {place.x + off.x, place.y + off.y};
    }
    return place;
}

std::size_t maxCellsOf(const Source& source, const Grid& grid) {
    const bool line = source.form == SourceForm::Line;
    const double across = 2.0 * reachInSigmas * widthOf(source) + 2.0;
    const double along = across + (line ? source.length + 2.0 * fadeOf(source) : 0.0);
    const double ofOne = std::min(across * along, static_cast<double>(grid.cells()));
    // Overlapping poles count a cell several times.
    const int parts = source.form == SourceForm::Array       ? source.elements
                      : source.form == SourceForm::Multipole ? source.poles
                                                             : 1;
    return static_cast<std::size_t>(parts * ofOne);
}

std::vector<Weight> footprintOf(const PoolObject& object, const Grid& grid, SceneKind scene, const Spot& at) {
    const Source& source = std::get<Source>(object.is);
    if (scene == SceneKind::String) return footprintOnString(source, grid.width, at.x);
    if (source.form == SourceForm::Multipole) return footprintOfPoles(object, grid, at);
    const double sigma = widthOf(source);
    const bool line = source.form == SourceForm::Line;
    const bool gaussian = line && source.profile == LineProfile::Gaussian;
    const double half = line ? source.length / 2 : 0.0;
    const double reach = reachInSigmas * sigma;
    const double fade = line ? fadeOf(source) : 0.0;
    const Turn turn(object.angle);
    const Spot along = turn.there({half + fade, 0.0}), across = turn.there({0.0, 1.0});
    const double reachX = std::abs(along.x) + reach, reachY = std::abs(along.y) + reach;
    const auto first = [](double min, int size) { return clampedTo(std::ceil(min), 0, size); };
    const auto last = [](double max, int size) { return clampedTo(std::floor(max), -1, size - 1); };
    // A Gaussian sums to sigma sqrt(2 pi) per axis.
    const double sum = line ? sigma * std::sqrt(2.0 * pi) : sigma * sigma * 2.0 * pi;
    std::vector<Weight> weights;
    weights.reserve(maxCellsOf(source, grid) / (source.form == SourceForm::Array ? source.elements : 1));
    for (int y = first(at.y - reachY, grid.height); y <= last(at.y + reachY, grid.height); ++y) {
        // Long slanting lines cover few cells per row.
        const double left = at.x - reachX, right = at.x + reachX;
        double from = left, to = right;
        if (line && across.x != 0.0) {
            constexpr double beside = 1.0; // one cell of margin for rounding
            const double middle = at.x - (y - at.y) * across.y / across.x;
            const double around = reach / std::abs(across.x) + beside;
            from = std::clamp(middle - around, left, right);
            to = std::clamp(middle + around, left, right);
        }
        for (int x = first(from, grid.width); x <= last(to, grid.width); ++x) {
            const Spot spot = turn.back({x - at.x, y - at.y});
            const double beyond = std::max(0.0, std::abs(spot.x) - half);
            double share = fade > 0.0 ? cosineRise(1.0 - beyond / fade) : 1.0;
            if (gaussian && beyond < fade) share = expOfNegative(-square(spot.x / (source.length / 4)));
            const double roundEnd = fade > 0.0 ? 0.0 : beyond * beyond;
            const double off = (roundEnd + spot.y * spot.y) / (sigma * sigma);
            if (share == 0.0 || off > reachInSigmas * reachInSigmas) continue;
            weights.push_back({x, y, share * expOfNegative(-0.5 * off) / sum});
        }
    }
    return weights;
}

double gainOf(const Source& source, double hertz, double stepsPerSecond, const Rule& rule, double localK) {
    const double kappa = 2.0 * pi * hertz / (stepsPerSecond * std::sqrt(speedSquared(rule, localK)));
    const double sigma = kappa * widthOf(source);
    return std::min(maxGain, 1.0 / expOfNegative(-std::min(0.5 * sigma * sigma, 20.0)));
}

double forcingOf(const Source& source, const Rule& rule, double localK, const Emission& emission) {
    const double squaredSpeed = speedSquared(rule, localK);
    if (source.form != SourceForm::Line && rule.scene == SceneKind::Pool)
        return 4.0 * pi * squaredSpeed * emission.gain * emission.now;
    return 2.0 * std::sqrt(squaredSpeed) * emission.gain * (emission.next - emission.now);
}

double forcingAt(const PoolObject& object, const Rule& rule, double localK, double stepsPerSecond,
                 std::int64_t frame, double delay) {
    const Source& source = std::get<Source>(object.is);
    return forcingOf(source, rule, localK,
                     {.gain = gainOf(source, source.hertz, stepsPerSecond, rule, localK),
                      .now = signalAt(source, frame, stepsPerSecond, delay),
                      .next = signalAt(source, frame + 1, stepsPerSecond, delay)});
}

double largestForcing(const PoolObject& object, const Rule& rule, double localK, double stepsPerSecond) {
    const Source& source = std::get<Source>(object.is);
    const double squaredSpeed = speedSquared(rule, localK);
    const double speed = std::sqrt(squaredSpeed);
    // Slower waves have a larger gain.
    const double made = source.travels() ? maxGain : gainOf(source, source.hertz, stepsPerSecond, rule, localK);
    // All poles may be in a single cell.
    const double height =
        std::abs(source.height) * made * (source.form == SourceForm::Multipole ? source.poles : 1);
    // The sum of weights in a cell is below 1. For a line, it is below that of its cross section.
    return height * std::max(4.0 * pi * squaredSpeed, 4.0 * speed);
}

} // namespace seiche
