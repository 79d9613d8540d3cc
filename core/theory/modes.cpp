// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/modes.h"

#include "theory/symbol.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <queue>

namespace seiche {

namespace {

using std::numbers::pi;

// Returns the sine of pi * numerator / denominator, reduced by whole turns: m * i can exceed the
// accurate range of sin.
double sinOfPart(std::int64_t numerator, std::int64_t denominator) {
    return std::sin(pi * static_cast<double>(numerator % (2 * denominator)) / static_cast<double>(denominator));
}
double cosOfPart(std::int64_t numerator, std::int64_t denominator) {
    return std::cos(pi * static_cast<double>(numerator % (2 * denominator)) / static_cast<double>(denominator));
}

double squareOfSine(double x) {
    const double sine = std::sin(x);
    return sine * sine;
}

} // namespace

std::optional<AxisModes> AxisModes::between(int size, Edge low, Edge high) {
    const auto modes = [size](int count, Ends ends) -> std::optional<AxisModes> {
        if (count <= 0) return std::nullopt;
        return AxisModes(size, count, ends);
    };
    const auto takesEnergy = [](Edge edge) { return edge == Edge::Absorbing || edge == Edge::Impedance; };
    if (takesEnergy(low) || takesEnergy(high)) return std::nullopt;
    if ((low == Edge::Periodic) != (high == Edge::Periodic)) return std::nullopt;
    if (low == Edge::Periodic) return modes(size, Ends::Periodic);
    if (low == Edge::Fixed && high == Edge::Fixed) return modes(size - 2, Ends::FixedFixed);
    if (low == Edge::Fixed) return modes(size - 1, Ends::FixedFree);
    if (high == Edge::Fixed) return modes(size - 1, Ends::FreeFixed);
    return modes(size, Ends::FreeFree);
}

double AxisModes::angle(int m) const {
    switch (m_ends) {
    case Ends::FixedFixed: return pi * (m + 1) / (m_size - 1);
    case Ends::FreeFree: return pi * m / m_size;
    case Ends::FixedFree:
    case Ends::FreeFixed: return pi * (2.0 * m + 1.0) / (2.0 * m_size - 1.0);
    case Ends::Periodic: return 2.0 * pi * ((m + 1) / 2) / m_size;
    }
    return 0.0;
}

double AxisModes::eigenvalue(int m) const { return 4.0 * squareOfSine(0.5 * angle(m)); }

double AxisModes::halfWaves(int m) const {
    switch (m_ends) {
    case Ends::FixedFixed: return m + 1;
    case Ends::FreeFree: return m;
    case Ends::FixedFree:
    case Ends::FreeFixed: return m + 0.5;
    case Ends::Periodic: return 2 * ((m + 1) / 2);
    }
    return 0.0;
}

double AxisModes::shape(int m, int i) const {
    const std::int64_t size = m_size;
    const std::int64_t cell = i;
    const std::int64_t waves = (m + 1) / 2;
    switch (m_ends) {
    case Ends::FixedFixed:
        return std::sqrt(2.0 / static_cast<double>(size - 1)) *
               sinOfPart((m + std::int64_t{1}) * cell, size - 1);
    case Ends::FreeFree:
        return std::sqrt((m == 0 ? 1.0 : 2.0) / static_cast<double>(size)) *
               cosOfPart(m * (2 * cell + 1), 2 * size);
    case Ends::FixedFree:
        return 2.0 / std::sqrt(2.0 * static_cast<double>(size) - 1.0) *
               sinOfPart((2 * std::int64_t{m} + 1) * cell, 2 * size - 1);
    case Ends::FreeFixed:
        return 2.0 / std::sqrt(2.0 * static_cast<double>(size) - 1.0) *
               sinOfPart((2 * std::int64_t{m} + 1) * (size - 1 - cell), 2 * size - 1);
    case Ends::Periodic:
        if (m == 0 || 2 * waves == size) // the flat surface, and an even axis's zigzag
            return (m == 0 || cell % 2 == 0 ? 1.0 : -1.0) / std::sqrt(static_cast<double>(size));
        return std::sqrt(2.0 / static_cast<double>(size)) *
               (m % 2 == 1 ? cosOfPart(2 * waves * cell, size) : sinOfPart(2 * waves * cell, size));
    }
    return 0.0;
}

void AxisModes::shapes(int m, int first, std::span<double> values) const {
    SEICHE_EXPECTS(m >= 0 && m < m_count && first >= 0 && first <= m_size);
    SEICHE_EXPECTS(values.size() <= static_cast<std::size_t>(m_size - first));
    // A sampled sine obeys the springs' recurrence: its second difference is -lambda times its
    // value. Periodic restarts keep the rounding near 1e-15.
    constexpr std::size_t stretch = 32;
    const double lambda = eigenvalue(m);
    for (std::size_t begin = 0; begin < values.size(); begin += stretch) {
        const std::size_t end = std::min(begin + stretch, values.size());
        const int cell = first + static_cast<int>(begin);
        double value = shape(m, cell);
        double rise = shape(m, cell + 1) - value;
        for (std::size_t i = begin; i < end; ++i) {
            values[i] = value;
            value += rise;
            rise -= lambda * value;
        }
    }
}

double Motion::cyclesPerStep() const { return angle / (2.0 * pi); }

double Motion::period() const {
    return angle <= 0.0 ? std::numeric_limits<double>::infinity() : 2.0 * pi / angle;
}

double Motion::halfLife() const {
    if (decay >= 1.0) return std::numeric_limits<double>::infinity();
    return decay <= 0.0 ? 0.0 : std::numbers::ln2 / -std::log(decay);
}

Motion motionOf(const Rule& rule, double lambda) {
    const Roots roots = rootsOf(rule, lambda);
    // The larger real root lasts; negative roots invert every step.
    return {std::atan2(roots.first.imag(), roots.first.real()), std::abs(roots.first)};
}

std::optional<Modes> Modes::of(const Rule& rule, const Grid& grid) {
    const bool pool = rule.scene == SceneKind::Pool;
    const Edges edges = withoutIdleDashpots(rule.edges);
    const std::optional<AxisModes> x = AxisModes::between(grid.width, edges.left, edges.right);
    const std::optional<AxisModes> y = pool ? AxisModes::between(grid.height, rule.edges.top, rule.edges.bottom)
                                            : AxisModes::between(1, Edge::Free, Edge::Free);
    if (!x || !y) return std::nullopt;
    return Modes(rule, *x, *y);
}

double Modes::eigenvalue(int m, int n) const { return seiche::eigenvalue(m_rule, m_x.angle(m), m_y.angle(n)); }

Mode Modes::mode(int m, int n) const {
    SEICHE_EXPECTS(m >= 0 && m < m_x.count() && n >= 0 && n < m_y.count());
    const double lambda = eigenvalue(m, n);
    return {m, n, m_x.halfWaves(m), m_y.halfWaves(n), lambda, motionOf(m_rule, lambda)};
}

std::optional<double> Modes::lastingDecay() const {
    constexpr double level = 1e-14; // eigenvalues below are rounding
    std::optional<double> lasting;
    for (int n = 0; n < std::min(2, m_y.count()); ++n)
        for (int m = 0; m < std::min(2, m_x.count()); ++m)
            if (const Mode slow = mode(m, n); slow.lambda > level)
                lasting = std::max(lasting.value_or(0.0), slow.motion.decay);
    return lasting;
}

std::vector<Mode> Modes::lowest(std::size_t limit) const {
    struct Candidate {
        double lambda;
        int m, n;
        bool operator<(const Candidate& other) const {
            if (lambda != other.lambda) return lambda < other.lambda;
            return n != other.n ? n < other.n : m < other.m;
        }
    };
    if (limit == 0) return {};
    // With these stencils a mode is slower than all modes with more half-wavelengths along both
    // axes. A mode with `limit` slower modes is therefore none of the lowest.
    const StencilWeights weights = weightsOf(m_rule.stencil);
    const bool isOrdered = weights.side >= 2.0 * weights.corner;
    const auto isBeyond = [&](int m, int n) {
        return isOrdered && (std::size_t(m) + 1) * (std::size_t(n) + 1) > limit;
    };
    std::vector<double> squaresX;
    for (int m = 0; m < m_x.count() && !isBeyond(m, 0); ++m)
        squaresX.push_back(squareOfSine(0.5 * m_x.angle(m)));
    // The highest kept mode is on top.
    std::priority_queue<Candidate> kept;
    for (int n = 0; n < m_y.count() && !isBeyond(0, n); ++n) {
        const double squareY = squareOfSine(0.5 * m_y.angle(n));
        for (int m = 0; m < m_x.count() && !isBeyond(m, n); ++m) {
            const double squareX = squaresX[static_cast<std::size_t>(m)];
            const Candidate candidate{eigenvalueOfSquares(m_rule, squareX, squareY), m, n};
            if (kept.size() == limit) {
                if (!(candidate < kept.top())) continue;
                kept.pop();
            }
            kept.push(candidate);
        }
    }
    std::vector<Mode> modes(kept.size());
    for (std::size_t i = kept.size(); i-- > 0; kept.pop()) modes[i] = mode(kept.top().m, kept.top().n);
    return modes;
}

} // namespace seiche
