// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/largest_amplitude.h"

#include "theory/projection.h"
#include "theory/resonance.h"
#include "theory/steady_mode.h"
#include "wave/bending.h"
#include "wave/height_range.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

// Leapfrog on a string in double precision.
class DoubleString {
public:
    DoubleString(const Rule& rule, std::vector<double> now, std::vector<double> before)
        : m_rule(rule), m_now(std::move(now)), m_before(std::move(before)) {}

    const std::vector<double>& heights() const { return m_now; }

    void step() {
        const std::size_t size = m_now.size();
        const auto held = [](Edge edge) { return edge == Edge::Fixed ? std::size_t{1} : std::size_t{0}; };
        const std::size_t first = held(m_rule.edges.left);
        const std::size_t end = size - held(m_rule.edges.right);
        const bool ring = m_rule.edges.left == Edge::Periodic;
        const double d = m_rule.damping.update;
        const double s = m_rule.damping.velocity;
        if (resistsBending(m_rule)) return stepStiffly(static_cast<int>(first), static_cast<int>(end));
        const auto move = [&](std::size_t i, double left, double right) {
            const double f = m_now[i];
            m_before[i] = d * (f + s * ((f - m_before[i]) + m_rule.k * ((left - f) + (right - f))));
        };
        if (first == 0) move(0, ring ? m_now.back() : m_now.front(), size > 1 ? m_now[1] : m_now[0]);
        for (std::size_t i = 1; i + 1 < size; ++i) move(i, m_now[i - 1], m_now[i + 1]);
        if (size > 1 && end == size) move(size - 1, m_now[size - 2], ring ? m_now.front() : m_now.back());
        std::swap(m_now, m_before);
    }

private:
    void stepStiffly(int first, int end) {
        const int points = static_cast<int>(m_now.size());
        const double d = m_rule.damping.update, s = m_rule.damping.velocity;
        for (int x = first; x < end; ++x) {
            const double f = m_now[static_cast<std::size_t>(x)];
            double& next = m_before[static_cast<std::size_t>(x)];
            const double curved = curvatureAt(m_now.data(), x, points, m_rule.edges);
            const double bent = bendingAt(m_now.data(), x, points, m_rule.edges);
            next = d * (f + s * ((f - next) + m_rule.k * (curved - m_rule.bending * bent)));
        }
        std::swap(m_now, m_before);
    }

    Rule m_rule;
    std::vector<double> m_now;
    std::vector<double> m_before;
};

} // namespace

std::optional<double> largestAmplitude(const Rule& rule, const Grid& grid, const Pull& pull,
                                       std::int64_t period) {
    if (rule.scene != SceneKind::String || rule.scheme != Scheme::Leapfrog ||
        rule.arithmetic != Arithmetic::Float)
        return std::nullopt;
    const std::optional<Modes> modes = Modes::of(rule, grid);
    if (!isLinear(pull) || !modes) return std::nullopt;
    std::vector<double> pulled = projectedOnto(*modes, addedHeights(rule, grid, pull));
    // A permanent rise of the mean is no oscillation.
    const bool lifts = pull.mode == PullMode::Pluck && rule.damping.update == 1.0;
    if (isClosed(rule) && (conserves(rule) || lifts)) pulled.front() = 0.0;
    double largest = 0.0;
    for (const double amount : pulled) largest = std::max(largest, std::abs(amount));

    std::vector<double> now(pulled.size(), 0.0);
    std::vector<double> before(pulled.size(), 0.0);
    double slowestDecay = 0.0;
    for (int m = 0; m < modes->alongX().count(); ++m) {
        const std::size_t index = static_cast<std::size_t>(m);
        const double lambda = modes->eigenvalue(m);
        const std::optional<Recurrence> recurrence = recurrenceOf(rule, lambda);
        const double decay = std::abs(recurrence->root);
        if (grows(decay)) return std::nullopt;
        if (!(std::abs(pulled[index]) > negligibleShare * largest)) continue;
        if (stays(decay)) return std::nullopt;
        slowestDecay = std::max(slowestDecay, decay);
        const ModeState state = steadyState(
            *recurrence, period, {pulled[index], pull.mode == PullMode::Pluck ? pulled[index] : 0.0});
        now[index] = state.now;
        before[index] = state.previous;
    }
    DoubleString string(rule, composedOf(*modes, now), composedOf(*modes, before));
    const std::size_t points = string.heights().size();
    HeightRanges ranges(points);
    const std::int64_t frames = framesUntilFaded(slowestDecay, period);
    if (frames < period) ranges.include(std::vector(points, 0.0));
    ranges.include(string.heights());
    for (std::int64_t n = 1; n < frames; ++n) {
        string.step();
        ranges.include(string.heights());
    }
    return ranges.largestSwing();
}

} // namespace seiche
