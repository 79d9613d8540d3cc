// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/amplitude.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace seiche {

namespace {

constexpr double steadyTrend = 0.01;   // relative change between successive groups of periods
constexpr double steadyScatter = 0.02; // relative standard deviation over the longer range
constexpr double mayStillRing = 0.05;  // fraction of the initial wave of the train
constexpr double farthestLeap = 0.6;   // maximum extrapolation, relative to the last amplitude
constexpr double minRise = 1.02;       // between successive pairs of periods
constexpr double coarsest = 0.002;     // minimum relative error, from the sample spacing

struct Group {
    double mean = 0.0;
    double deviation = 0.0; // standard deviation of an amplitude
    double spread = 0.0;    // largest - smallest
};

Group groupOf(std::span<const double> swings) {
    Group group;
    const auto count = static_cast<double>(swings.size());
    for (double swing : swings) group.mean += swing / count;
    double squares = 0.0;
    for (double swing : swings) squares += (swing - group.mean) * (swing - group.mean);
    group.deviation = swings.size() > 1 ? std::sqrt(squares / (count - 1.0)) : 0.0;
    const auto [min, max] = std::ranges::minmax(swings);
    group.spread = max - min;
    return group;
}

} // namespace

void AmplitudeMeter::clear() {
    m_recent.clear();
    m_swings.clear();
    m_range = {};
    m_inPeriod = false;
    m_periods = 0;
}

void AmplitudeMeter::sample(double seconds, double height) {
    if (!m_recent.empty() && seconds <= m_recent.back().seconds) m_recent.clear();
    m_recent.push_back({seconds, height});
    if (m_recent.size() > 3) m_recent.erase(m_recent.begin());
    m_range.include(height);
    lookBetween();
}

// Adds the vertex of the parabola through the last three samples if the middle sample is an
// extremum.
void AmplitudeMeter::lookBetween() {
    if (m_recent.size() < 3) return;
    const Sample& a = m_recent[0];
    const Sample& b = m_recent[1];
    const Sample& c = m_recent[2];
    const bool isCrest = b.height > a.height && b.height > c.height;
    const bool isTrough = b.height < a.height && b.height < c.height;
    if (!isCrest && !isTrough) return;
    const double left = (b.height - a.height) / (b.seconds - a.seconds);
    const double right = (c.height - b.height) / (c.seconds - b.seconds);
    const double curvature = (right - left) / (c.seconds - a.seconds);
    if (curvature == 0.0) return;
    const double slope = left + curvature * (b.seconds - a.seconds); // at b
    // Limits the overshoot at peaks sharper than a parabola.
    const double max = 0.1 * (m_range.high - m_range.low);
    m_range.include(b.height + std::clamp(-slope * slope / (4.0 * curvature), -max, max));
}

void AmplitudeMeter::tap(bool whole) {
    if (m_inPeriod && whole) {
        m_swings.push_back(m_range.swing());
        if (static_cast<int>(m_swings.size()) > maxMemory) m_swings.erase(m_swings.begin());
        ++m_periods;
    }
    m_inPeriod = true;
    m_range = {};
    m_recent.clear();
}

std::optional<Amplitude> AmplitudeMeter::amplitude(double left) const {
    if (m_swings.empty()) return std::nullopt;
    Amplitude amplitude = amplitudeOf(m_swings, left);
    amplitude.periods = m_periods;
    return amplitude;
}

Amplitude amplitudeOf(const std::vector<double>& swings, double left) {
    SEICHE_EXPECTS(!swings.empty());
    Amplitude result;
    result.periods = static_cast<int>(swings.size());
    result.value = swings.back();
    const std::size_t count = swings.size();
    if (count < 4) {
        result.error = 0.5 * groupOf(swings).spread;
        return result;
    }
    const std::size_t size = std::clamp<std::size_t>(count / 3, 2, 4);
    const std::span<const double> all(swings);
    result.rises = groupOf(all.last(2)).mean > minRise * groupOf(all.last(4).first(2)).mean;
    const Group last = groupOf(all.last(size));
    const Group middle = groupOf(all.last(2 * size).first(size));
    result.error = std::max(0.5 * last.spread, coarsest * last.mean);
    if (last.mean <= 0.0) {
        result.how = Amplitude::How::Steady;
        return result;
    }

    const double noise = last.deviation / std::sqrt(static_cast<double>(size));
    const double trend = last.mean - middle.mean;
    const bool even = std::abs(trend) < std::max(steadyTrend * last.mean, 2.5 * noise);
    // A slow beat is flat at its turning points. A longer range distinguishes it from a steady
    // oscillation.
    const Group whole = groupOf(all.last(std::min(count, std::max(4 * size, count / 2))));
    if (even && left <= mayStillRing && whole.deviation < steadyScatter * whole.mean) {
        result.how = Amplitude::How::Steady;
        result.value = last.mean;
        // The trend may continue unnoticed.
        result.error = std::max({noise, std::abs(trend), left * last.mean, coarsest * last.mean});
        return result;
    }

    if (count < 3 * size) return result;
    const Group first = groupOf(all.last(3 * size).first(size));
    // Exponential approach: steps shrink in a single direction.
    const double trendBefore = middle.mean - first.mean;
    if (trend * trendBefore <= 0.0) return result;
    const double ratio = trend / trendBefore; // decay factor per group of the remaining distance
    if (!(ratio < 0.9)) return result;
    const double fromLastMean = trend * ratio / (1.0 - ratio);
    const double value = last.mean + fromLastMean;
    if (std::abs(value - swings.back()) > farthestLeap * swings.back()) return result;
    result.how = Amplitude::How::Extrapolated;
    result.value = value;
    // The error of the ratio follows from both trends.
    const double ofTrend = std::max(noise, coarsest * last.mean);
    const double leverage = ratio * (2.0 - ratio) / ((1.0 - ratio) * (1.0 - ratio));
    result.error = std::min(ofTrend * (1.0 + leverage), std::abs(value - middle.mean));
    return result;
}

} // namespace seiche
