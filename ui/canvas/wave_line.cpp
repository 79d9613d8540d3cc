// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/wave_line.h"

#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr double maxPointsPerPixel = 2.0;

template <class T>
QPolygonF through(std::span<const T> heights, const StringScale& scale) {
    const std::size_t points = heights.size();
    QPolygonF line;
    if (scale.pixelsPerPoint() * maxPointsPerPixel >= 1.0 || points < 8) {
        line.reserve(static_cast<qsizetype>(points));
        for (std::size_t i = 0; i < points; ++i)
            line << QPointF(scale.x(static_cast<double>(i)), scale.y(static_cast<double>(heights[i])));
        return line;
    }
    const std::size_t columns = static_cast<std::size_t>(std::ceil(scale.room().width()));
    line.reserve(static_cast<qsizetype>(2 * columns));
    for (std::size_t column = 0; column < columns; ++column) {
        const std::size_t first = column * points / columns;
        const std::size_t end = std::max(first + 1, (column + 1) * points / columns);
        std::size_t lowest = first;
        std::size_t highest = first;
        for (std::size_t i = first + 1; i < end; ++i) {
            if (heights[i] < heights[lowest]) lowest = i;
            if (heights[i] > heights[highest]) highest = i;
        }
        // The original order preserves slopes.
        for (std::size_t i : {std::min(lowest, highest), std::max(lowest, highest)})
            line << QPointF(scale.x(static_cast<double>(i)), scale.y(static_cast<double>(heights[i])));
    }
    return line;
}

/// Returns the points needed to stay within `tolerance` of all points. A long slope becomes one
/// stroke, which is faster and seamless.
///
/// Single pass: from each kept point, the slopes close enough to all later points form a wedge. The
/// line turns when the wedge closes.
QPolygonF straightened(const QPolygonF& line) {
    constexpr double tolerance = 0.06;
    if (line.size() < 3) return line;
    QPolygonF kept{line.front()};
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF& from = kept.back();
        const double run = line[i].x() - from.x();
        const double slope = (line[i].y() - from.y()) / run;
        if (run > 0.0 && slope >= lowest && slope <= highest) {
            lowest = std::max(lowest, slope - tolerance / run);
            highest = std::min(highest, slope + tolerance / run);
            continue;
        }
        if (kept.back() != line[i - 1]) kept << line[i - 1];
        const double step = line[i].x() - kept.back().x();
        const double next = (line[i].y() - kept.back().y()) / step;
        lowest = step > 0.0 ? next - tolerance / step : -std::numeric_limits<double>::infinity();
        highest = step > 0.0 ? next + tolerance / step : std::numeric_limits<double>::infinity();
        if (step <= 0.0) kept << line[i];
    }
    if (kept.back() != line.back()) kept << line.back();
    return kept;
}

} // namespace

QPolygonF waveLine(const Simulation& run, const StringScale& scale) {
    return std::visit(
        [&](const auto& wave) {
            const auto* row = wave.now.row(0);
            return straightened(through(std::span(row, static_cast<std::size_t>(wave.grid().width)), scale));
        },
        run.wave());
}

QPolygonF waveLine(std::span<const float> heights, const StringScale& scale) {
    return straightened(through(heights, scale));
}

double risesOf(const QPolygonF& line) {
    double rises = 0.0;
    for (qsizetype i = 1; i < line.size(); ++i) rises += std::abs(line[i].y() - line[i - 1].y());
    return rises;
}

} // namespace seiche
