// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/standing_nodes.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

namespace seiche {

namespace {

constexpr double meanHalfLife = 0.5;     ///< periods
constexpr double looksPerPeriod = 32;    ///< enough to check stability within a period
constexpr double clearShare = 1.0 / 3.0; ///< of the adjacent loops
/// Minimum loop height, relative to the highest.
constexpr double minLoop = 0.1;
/// Maximum width of the section below `clearShare`, relative to the distance of the adjacent
/// maxima. A half-wavelength gives 0.22.
constexpr double widestGap = 0.5;
/// Maximum motion of a resting end, relative to the loop.
constexpr double atRest = 0.05;
/// Range of the parabola, relative to the next maximum.
constexpr double bottomShare = 1.0 / 3.0;
/// Maximum root mean square deviation from a sine squared, relative.
constexpr double likeASine = 0.04;
/// Minimum relative motion for a meaningful frequency.
constexpr double quietShare = 0.1;
/// Threshold for motion in antiphase to the neighbours: mean product with them, relative to the
/// mean square.
constexpr double zigzagShare = 0.1;
/// Maximum ratio of the squares of two equal frequencies.
constexpr double sameFrequency = 1.4;

/// Recent oscillation of the points of a string.
class Swings {
public:
    /// Stores mean squares, and mean products of neighbours.
    Swings(std::vector<double> heights, std::vector<double> velocities, std::vector<double> neighbours)
        : m_squares(std::move(heights)), m_velocities(std::move(velocities)),
          m_neighbours(std::move(neighbours)) {}

    std::size_t size() const { return m_squares.size(); }
    std::span<const double> squares() const { return m_squares; }
    std::span<const double> velocities() const { return m_velocities; }
    double square(std::size_t i) const { return m_squares[i]; }
    double at(std::size_t i) const { return std::sqrt(m_squares[i]); }
    double frequencySquare(std::size_t i) const { return m_velocities[i] / m_squares[i]; }
    /// Returns whether points oscillate in antiphase to their neighbours. Wavelengths below four
    /// points would look like long waves.
    bool isZigzag(std::size_t i) const {
        const double before = i > 0 ? m_neighbours[i - 1] : 0.0;
        const double after = i + 1 < size() ? m_neighbours[i] : 0.0;
        return before + after < -zigzagShare * square(i);
    }
    double largest() const {
        double max = 0.0;
        for (std::size_t i = 0; i < size(); ++i) max = std::max(max, square(i));
        return std::sqrt(max);
    }
    /// Returns the width below `height` around a minimum, in points.
    double widthBelow(double height, std::size_t lowest, std::size_t from, std::size_t to) const {
        std::size_t first = lowest, last = lowest;
        while (first > from && at(first - 1) < height) --first;
        while (last < to && at(last + 1) < height) ++last;
        return static_cast<double>(last - first);
    }

private:
    std::vector<double> m_squares, m_velocities, m_neighbours;
};

/// A minimum and the maxima of the adjacent loops, as point indices. Only a single loop at an end
/// of the string.
struct Pinch {
    std::size_t lowest;
    std::optional<std::size_t> before, after;

    bool isEnd() const { return !before || !after; }
};

/// Vertex of a parabola of squared displacements.
struct Bottom {
    double place;
    double square;
};

// Returns the minima followed by a tripled amplitude.
std::vector<Pinch> passed(const Swings& swings) {
    const double largest = swings.largest();
    std::vector<Pinch> found;
    if (!(largest > 0.0) || !(largest < std::numeric_limits<double>::infinity())) return found;
    std::optional<std::size_t> before;
    std::size_t top = 0, lowest = 0;
    bool isRising = false;
    for (std::size_t i = 0; i < swings.size(); ++i) {
        if (isRising) {
            if (swings.at(i) > swings.at(top)) top = i;
            if (swings.at(i) >= clearShare * swings.at(top)) continue;
            if (!found.empty() && !found.back().after) found.back().after = top;
            before = top;
            lowest = i;
            isRising = false;
            continue;
        }
        if (swings.at(i) < swings.at(lowest)) lowest = i;
        if (swings.at(i) < minLoop * largest || clearShare * swings.at(i) <= swings.at(lowest)) continue;
        // A string with a free end starts with a loop.
        if (!before && lowest > 0 && swings.at(lowest) <= clearShare * swings.at(0)) before = 0;
        if (before || lowest == 0) found.push_back({lowest, before, std::nullopt});
        top = i;
        isRising = true;
    }
    if (isRising && !found.empty()) found.back().after = top;
    // No rise after the last minimum: the right end.
    if (!isRising && before && lowest + 1 == swings.size()) found.push_back({lowest, before, std::nullopt});
    return found;
}

double lowestLoopBeside(const Swings& swings, const Pinch& pinch) {
    double loop = swings.largest();
    for (const std::optional<std::size_t>& top : {pinch.before, pinch.after})
        if (top) loop = std::min(loop, swings.at(*top));
    return loop;
}

bool isClear(const Swings& swings, const Pinch& pinch) {
    const std::size_t from = pinch.before.value_or(pinch.lowest), to = pinch.after.value_or(pinch.lowest);
    const double loop = lowestLoopBeside(swings, pinch);
    if (pinch.isEnd() && swings.at(pinch.lowest) > atRest * loop) return false;
    return swings.widthBelow(clearShare * loop, pinch.lowest, from, to) <=
           widestGap * static_cast<double>(to - from);
}

// Returns whether the minimum is nearly at rest.
bool isQuiet(const Swings& swings, const Pinch& pinch) {
    return swings.at(pinch.lowest) <= quietShare * lowestLoopBeside(swings, pinch);
}

Bottom bottomOf(const Swings& swings, const Pinch& pinch) {
    const std::size_t i = pinch.lowest;
    const Bottom lowest{static_cast<double>(i), swings.square(i)};
    if (pinch.isEnd()) return lowest;
    const std::size_t quarter = std::min(i - *pinch.before, *pinch.after - i);
    const auto reach =
        static_cast<std::ptrdiff_t>(std::max(1.0, std::floor(bottomShare * static_cast<double>(quarter))));
    // Least squares of c + b x + a x^2, x from the lowest point.
    double count = 0.0, ofSquares = 0.0, ofFourths = 0.0, sum = 0.0, first = 0.0, second = 0.0;
    for (std::ptrdiff_t off = -reach; off <= reach; ++off) {
        const double x = static_cast<double>(off);
        const double y = swings.square(static_cast<std::size_t>(static_cast<std::ptrdiff_t>(i) + off));
        count += 1.0;
        ofSquares += x * x;
        ofFourths += x * x * x * x;
        sum += y;
        first += x * y;
        second += x * x * y;
    }
    const double a = (count * second - ofSquares * sum) / (count * ofFourths - ofSquares * ofSquares);
    const double b = first / ofSquares, c = (sum - a * ofSquares) / count;
    if (!(a > 0.0)) return lowest;
    const double place = std::clamp(-0.5 * b / a, -static_cast<double>(reach), static_cast<double>(reach));
    return {lowest.place + place, std::clamp(c + place * (b + a * place), 0.0, lowest.square)};
}

// Returns whether the mean squares between two nodes, as far as the string extends, follow a sine
// squared above the level of the nodes.
bool isHalfWave(std::span<const double> squares, const Bottom& from, const Bottom& to) {
    constexpr double looked = 128.0; // number of points; more would not improve the result
    const double halfWave = to.place - from.place;
    const double first = std::max(0.0, std::ceil(from.place));
    const double last = std::min(static_cast<double>(squares.size()) - 1.0, std::floor(to.place));
    const double stride = std::max(1.0, std::floor((last - first) / looked));
    double product = 0.0, ofSine = 0.0, ofRise = 0.0;
    int points = 0;
    for (double at = first; at <= last; at += stride, ++points) {
        const double way = (at - from.place) / halfWave;
        const double sine = std::sin(std::numbers::pi * way);
        const double rise = squares[static_cast<std::size_t>(at)] - std::lerp(from.square, to.square, way);
        product += sine * sine * rise;
        ofSine += sine * sine * sine * sine;
        ofRise += rise * rise;
    }
    const double height = product / ofSine;
    const double over = std::max(0.0, ofRise - height * product) / points;
    return height > 0.0 && std::sqrt(over) <= likeASine * height;
}

// Returns whether a string at rest only at its ends has a single loop. With a single such end the
// opposite end is free and the wave is mirrored beyond. Velocities are more sensitive to shorter
// waves.
bool isOneLoop(const Swings& swings, const std::vector<Pinch>& ends) {
    const double last = static_cast<double>(swings.size()) - 1.0;
    Bottom from{0.0, 0.0}, to{last, 0.0};
    if (ends.size() == 1 && ends.front().lowest == 0) to.place += last;
    else if (ends.size() == 1) from.place -= last;
    return isHalfWave(swings.squares(), from, to) && isHalfWave(swings.velocities(), from, to);
}

// Returns whether the minimum is at rest, or is that of two unequal waves with an adjacent
// half-wavelength.
bool isNode(const Swings& swings, const std::vector<Pinch>& pinches, const std::vector<Bottom>& bottoms,
            std::size_t i) {
    if (isQuiet(swings, pinches[i])) return true;
    return (i > 0 && isHalfWave(swings.squares(), bottoms[i - 1], bottoms[i])) ||
           (i + 1 < bottoms.size() && isHalfWave(swings.squares(), bottoms[i], bottoms[i + 1]));
}

bool anyZigzag(const Swings& swings, const std::vector<Pinch>& pinches) {
    return std::ranges::any_of(pinches, [&](const Pinch& pinch) {
        return (pinch.before && swings.isZigzag(*pinch.before)) ||
               (pinch.after && swings.isZigzag(*pinch.after));
    });
}

// Returns whether maxima and moving minima share a frequency.
bool swingAlike(const Swings& swings, const std::vector<Pinch>& pinches) {
    double slowest = std::numeric_limits<double>::infinity(), fastest = 0.0;
    const auto include = [&](std::size_t at) {
        slowest = std::min(slowest, swings.frequencySquare(at));
        fastest = std::max(fastest, swings.frequencySquare(at));
    };
    for (const Pinch& pinch : pinches) {
        for (const std::optional<std::size_t>& top : {pinch.before, pinch.after})
            if (top) include(*top);
        if (!isQuiet(swings, pinch)) include(pinch.lowest);
    }
    return fastest <= sameFrequency * slowest;
}

std::vector<double> nodesIn(const Swings& swings) {
    std::vector<Pinch> pinches = passed(swings);
    std::erase_if(pinches, [&](const Pinch& each) { return !isClear(swings, each); });
    if (pinches.empty() || anyZigzag(swings, pinches) || !swingAlike(swings, pinches)) return {};
    if (std::ranges::all_of(pinches, &Pinch::isEnd) && !isOneLoop(swings, pinches)) return {};
    std::vector<Bottom> bottoms;
    for (const Pinch& pinch : pinches) bottoms.push_back(bottomOf(swings, pinch));
    std::vector<double> places;
    for (std::size_t i = 0; i < bottoms.size(); ++i) {
        if (!isNode(swings, pinches, bottoms, i)) return {};
        places.push_back(bottoms[i].place);
    }
    return places;
}

} // namespace

void StandingNodes::addStep(const Wave<float>& wave, double period) { add(wave, period); }
void StandingNodes::addStep(const Wave<std::int32_t>& wave, double period) { add(wave, period); }

template <class T>
void StandingNodes::add(const Wave<T>& wave, double period) {
    SEICHE_EXPECTS(period > 0.0);
    const std::size_t points = static_cast<std::size_t>(wave.grid().width);
    if (wave.frame < m_frame || m_heights.size() != points) {
        clear();
        m_heights.resize(points);
        m_velocities.resize(points);
        m_neighbours.resize(points - 1);
        m_since = m_looked = wave.frame;
    }
    const double steps = m_frame < 0 ? 1.0 : static_cast<double>(wave.frame - m_frame);
    m_frame = wave.frame;
    m_period = period;
    const double part = 1.0 - std::exp2(-steps / (meanHalfLife * period));
    const auto add = [part](Mean& mean, double product) {
        mean.once += part * ((std::isfinite(product) ? product : 0.0) - mean.once);
        mean.twice += part * (mean.once - mean.twice);
    };
    const T *now = wave.now.row(0), *before = wave.previous.row(0);
    for (std::size_t i = 0; i < points; ++i) {
        const double height = static_cast<double>(now[i]), velocity = height - static_cast<double>(before[i]);
        add(m_heights[i], height * height);
        add(m_velocities[i], velocity * velocity);
        if (i + 1 < points) add(m_neighbours[i], height * static_cast<double>(now[i + 1]));
    }
    if (static_cast<double>(wave.frame - m_looked) * looksPerPeriod >= period) findNodes();
}

void StandingNodes::findNodes() {
    m_looked = m_frame;
    const auto lately = [](const std::vector<Mean>& means) {
        std::vector<double> all;
        for (const Mean& mean : means) all.push_back(mean.twice);
        return all;
    };
    m_now = nodesIn(Swings(lately(m_heights), lately(m_velocities), lately(m_neighbours)));
    const double near = std::max(1.0, static_cast<double>(m_heights.size()) / 200.0);
    const bool stays = m_now.size() == m_first.size() &&
                       std::equal(m_now.begin(), m_now.end(), m_first.begin(),
                                  [near](double a, double b) { return std::abs(a - b) <= near; });
    if (stays) return;
    m_first = m_now;
    m_since = m_frame;
}

std::span<const double> StandingNodes::nodes() const {
    if (static_cast<double>(m_looked - m_since) < m_period) return {};
    return m_now;
}

} // namespace seiche
