// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/standing_nodes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>

namespace seiche {

namespace {

constexpr double clearShare = 1.0 / 3.0; ///< of the loops beside it
/// Less than this share of the highest loop is what is left over, not a loop.
constexpr double leastLoop = 0.1;
/// Of the way between the tops of two loops, what the clear part takes at most; beside half waves 0.22.
constexpr double widestGap = 0.5;
/// Of the loop beside it, how far an end at rest moves at most.
constexpr double atRest = 0.05;
/// Of a single loop, after which share two thirds of its height are reached at the earliest; in a half wave
/// 0.23.
constexpr double roundness = 0.12;

/// How far a string's points have swung lately.
class Swings {
public:
    Swings(std::span<const float> highest, std::span<const float> lowest)
        : m_highest(highest), m_lowest(lowest) {}

    std::size_t size() const { return std::min(m_highest.size(), m_lowest.size()); }
    double at(std::size_t i) const { return std::max(double{m_highest[i]}, -double{m_lowest[i]}); }
    double largest() const {
        double most = 0.0;
        for (std::size_t i = 0; i < size(); ++i) most = std::max(most, at(i));
        return most;
    }
    /// The bottom of the parabola through the squares around a lowest point.
    double bottomAt(std::size_t i) const {
        if (i == 0 || i + 1 >= size()) return static_cast<double>(i);
        const double before = at(i - 1) * at(i - 1), here = at(i) * at(i), after = at(i + 1) * at(i + 1);
        const double bend = before - 2.0 * here + after;
        if (!(bend > 0.0)) return static_cast<double>(i);
        return static_cast<double>(i) + std::clamp(0.5 * (before - after) / bend, -0.5, 0.5);
    }
    /// How many points around a lowest one, between two others, are below a height.
    double widthBelow(double height, std::size_t lowest, std::size_t from, std::size_t to) const {
        std::size_t first = lowest, last = lowest;
        while (first > from && at(first - 1) < height) --first;
        while (last < to && at(last + 1) < height) ++last;
        return static_cast<double>(last - first);
    }

private:
    std::span<const float> m_highest, m_lowest;
};

/// A lowest point and the tops of the loops beside it, as points; at an end of the string there is one.
struct Pinch {
    std::size_t lowest;
    std::optional<std::size_t> before, after;
};

// From top to bottom and up again; a bottom is passed when the envelope is three times as high.
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
        if (swings.at(i) < leastLoop * largest || clearShare * swings.at(i) <= swings.at(lowest)) continue;
        // At its first point the string may begin with a loop, as at a free end.
        if (!before && lowest > 0 && swings.at(lowest) <= clearShare * swings.at(0)) before = 0;
        if (before || lowest == 0) found.push_back({lowest, before, std::nullopt});
        top = i;
        isRising = true;
    }
    if (isRising && !found.empty()) found.back().after = top;
    // Not risen again: the other end.
    if (!isRising && before && lowest + 1 == swings.size()) found.push_back({lowest, before, std::nullopt});
    return found;
}

bool isClear(const Swings& swings, const Pinch& pinch) {
    const std::size_t from = pinch.before.value_or(pinch.lowest), to = pinch.after.value_or(pinch.lowest);
    double loop = swings.largest();
    for (const std::optional<std::size_t>& top : {pinch.before, pinch.after})
        if (top) loop = std::min(loop, swings.at(*top));
    const bool isEnd = !pinch.before || !pinch.after;
    if (isEnd && swings.at(pinch.lowest) > atRest * loop) return false;
    return swings.widthBelow(clearShare * loop, pinch.lowest, from, to) <=
           widestGap * static_cast<double>(to - from);
}

// Of a string whose ends alone are at rest.
bool isHalfWave(const Swings& swings, const std::vector<Pinch>& ends) {
    return std::ranges::all_of(ends, [&](const Pinch& end) {
        const std::optional<std::size_t>& top = end.before ? end.before : end.after;
        if (!top) return false;
        const std::size_t from = std::min(end.lowest, *top), to = std::max(end.lowest, *top);
        const double length = static_cast<double>(swings.size() - 1) / (ends.size() > 1 ? 1.0 : 0.5);
        return swings.widthBelow(2.0 * clearShare * swings.at(*top), end.lowest, from, to) >=
               roundness * length;
    });
}

} // namespace

std::vector<double> pinchesOf(std::span<const float> highest, std::span<const float> lowest) {
    const Swings swings(highest, lowest);
    std::vector<Pinch> pinches = passed(swings);
    std::erase_if(pinches, [&](const Pinch& each) { return !isClear(swings, each); });
    const bool hasInner =
        std::ranges::any_of(pinches, [](const Pinch& each) { return each.before && each.after; });
    if (!hasInner && !isHalfWave(swings, pinches)) return {};
    std::vector<double> places;
    for (const Pinch& each : pinches) places.push_back(swings.bottomAt(each.lowest));
    return places;
}

void StandingNodes::note(std::span<const float> highest, std::span<const float> lowest, std::int64_t frame,
                         double patience) {
    if (frame < m_frame) clear();
    m_now = pinchesOf(highest, lowest);
    const double near = std::max(1.0, static_cast<double>(highest.size()) / 200.0);
    const bool stays = m_now.size() == m_first.size() &&
                       std::equal(m_now.begin(), m_now.end(), m_first.begin(),
                                  [near](double a, double b) { return std::abs(a - b) <= near; });
    if (!stays || m_frame < 0) {
        m_first = m_now;
        m_since = frame;
    }
    m_frame = frame;
    m_patience = patience;
}

std::span<const double> StandingNodes::nodes() const {
    if (static_cast<double>(m_frame - m_since) < m_patience) return {};
    return m_now;
}

} // namespace seiche
