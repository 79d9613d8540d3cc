// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/fourier_shapes.h"

#include "theory/named_mode.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Relative size below which a term is rounding.
constexpr double nothing = 1e-6;

double sign(double value) { return value > 0.0 ? 1.0 : value < 0.0 ? -1.0 : 0.0; }

// `s`: 0 (left end) ... 1 (right end).
double betweenFixedEnds(FourierShape shape, double s) {
    if (s <= 0.0 || s >= 1.0) return 0.0;
    switch (shape) {
    case FourierShape::Square: return 1.0;
    case FourierShape::Triangle: return 1.0 - std::abs(2.0 * s - 1.0);
    case FourierShape::Saw: return 1.0 - s;
    }
    return 0.0;
}

double fromFixedToFree(FourierShape shape, double s) {
    if (s <= 0.0) return 0.0;
    switch (shape) {
    case FourierShape::Square: return 1.0;
    case FourierShape::Triangle: return s;
    case FourierShape::Saw: return 1.0 - s;
    }
    return 0.0;
}

double betweenFreeEnds(FourierShape shape, double s) {
    switch (shape) {
    case FourierShape::Square: return sign(0.5 - s);
    case FourierShape::Triangle: return 1.0 - 2.0 * s;
    case FourierShape::Saw: return 2.0 * s - 1.0 + sign(0.5 - s);
    }
    return 0.0;
}

double onRing(FourierShape shape, double s) {
    switch (shape) {
    case FourierShape::Square: return s > 0.0 ? sign(0.5 - s) : 0.0;
    case FourierShape::Triangle: return s < 0.25 ? 4.0 * s : s < 0.75 ? 2.0 - 4.0 * s : 4.0 * s - 4.0;
    case FourierShape::Saw: return s > 0.0 ? 1.0 - 2.0 * s : 0.0;
    }
    return 0.0;
}

} // namespace

std::vector<double> idealShape(FourierShape shape, const Edges& edges, int points) {
    const bool isHeldLeft = edges.left == Edge::Fixed;
    const bool isHeldRight = edges.right == Edge::Fixed;
    // A free end lies half a cell outside.
    const double first = isHeldLeft ? 0.0 : -0.5;
    const double length = (isHeldRight ? points - 1.0 : points - 0.5) - first;
    std::vector<double> heights;
    heights.reserve(static_cast<std::size_t>(points));
    for (int i = 0; i < points; ++i) {
        const double s = length > 0.0 ? (i - first) / length : 0.0;
        if (edges.left == Edge::Periodic) heights.push_back(onRing(shape, static_cast<double>(i) / points));
        else if (isHeldLeft && isHeldRight) heights.push_back(betweenFixedEnds(shape, s));
        else if (isHeldLeft) heights.push_back(fromFixedToFree(shape, s));
        else if (isHeldRight) heights.push_back(fromFixedToFree(shape, 1.0 - s));
        else heights.push_back(betweenFreeEnds(shape, s));
    }
    return heights;
}

std::optional<FourierSeries> FourierSeries::of(const Rule& rule, const Grid& grid,
                                               std::span<const double> heights, int max) {
    SEICHE_EXPECTS(heights.size() == static_cast<std::size_t>(grid.width));
    const Edges& edges = rule.edges;
    const auto modes = AxisModes::between(grid.width, edges.left, edges.right);
    if (!modes) return std::nullopt;
    FourierSeries series(*modes);
    std::vector<double> shape(heights.size());
    double highest = 0.0;
    double last = 0.0; // half-wavelengths
    for (int m = 0; m < std::min(max, modes->count()); ++m) {
        modes->shapes(m, 0, shape);
        double amount = 0.0;
        for (std::size_t i = 0; i < heights.size(); ++i) amount += shape[i] * heights[i];
        const NamedMode named = namedMode(*modes, m, edges.left, edges.right);
        Part part{m, amount, {}};
        part.mode.halfWavesX = named.halfWaves;
        part.mode.height = amount * named.scale;
        part.mode.x = named.place;
        highest = std::max(highest, std::abs(part.mode.height));
        if (named.halfWaves == 0.0) {
            series.m_level = {part};
            continue;
        }
        const bool isTwin = !series.m_terms.empty() && named.halfWaves == last;
        last = named.halfWaves;
        if (isTwin) series.m_terms.back().push_back(part);
        else series.m_terms.push_back({part});
    }
    const auto isNothing = [&](const Part& part) { return !(std::abs(part.mode.height) > nothing * highest); };
    for (Term& term : series.m_terms) std::erase_if(term, isNothing);
    std::erase_if(series.m_level, isNothing);
    std::erase_if(series.m_terms, [](const Term& term) { return term.empty(); });
    return series;
}

double FourierSeries::halfWaves(int term) const {
    return m_terms.at(static_cast<std::size_t>(term)).front().mode.halfWavesX;
}

double FourierSeries::height(int term) const {
    const Term& parts = m_terms.at(static_cast<std::size_t>(term));
    return parts.size() == 1 ? parts.front().mode.height
                             : std::hypot(parts.front().mode.height, parts.back().mode.height);
}

std::vector<AddedMode> FourierSeries::modes(int count) const {
    std::vector<AddedMode> added;
    for (const Part& part : m_level) added.push_back(part.mode);
    for (int term = 0; term < std::min(count, terms()); ++term)
        for (const Part& part : m_terms[static_cast<std::size_t>(term)]) added.push_back(part.mode);
    return added;
}

void FourierSeries::addSum(const Term& term, std::vector<double>& heights) const {
    std::vector<double> shape(heights.size());
    for (const Part& part : term) {
        m_modes.shapes(part.m, 0, shape);
        for (std::size_t i = 0; i < heights.size(); ++i) heights[i] += part.amount * shape[i];
    }
}

std::vector<double> FourierSeries::sum(int count) const {
    std::vector<double> heights(static_cast<std::size_t>(m_modes.size()), 0.0);
    addSum(m_level, heights);
    for (int term = 0; term < std::min(count, terms()); ++term)
        addSum(m_terms[static_cast<std::size_t>(term)], heights);
    return heights;
}

} // namespace seiche
