// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/line_picture.h"

#include "picture/blend.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

// Distance from the rest line to the ceiling, as a fraction of the picture height.
constexpr double ceilingShare = 0.44;

struct Point {
    double x;
    double y;
};

double distanceToSegment(Point p, Point a, Point b) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double length2 = dx * dx + dy * dy;
    const double along =
        length2 > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length2, 0.0, 1.0) : 0.0;
    return std::hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

// Returns the string's points in pixels. If several fall into one column, only the lowest and the
// highest are kept.
std::vector<Point> outline(std::span<const float> heights, const LinePlaces& places) {
    const auto place = [&](std::size_t i) { return Point{places.x(double(i)), places.y(heights[i])}; };
    std::vector<Point> points;
    for (std::size_t i = 0; i < heights.size();) {
        const Point first = place(i);
        Point low = first, high = first, last = first;
        std::size_t count = 0;
        for (; i < heights.size(); ++i, ++count) {
            const Point point = place(i);
            if (std::floor(point.x) != std::floor(first.x)) break;
            if (point.y < low.y) low = point;
            if (point.y > high.y) high = point;
            last = point;
        }
        points.push_back(first);
        if (count > 2) {
            points.push_back(low.x < high.x ? low : high);
            points.push_back(low.x < high.x ? high : low);
        }
        if (count > 1) points.push_back(last);
    }
    if (points.size() == 1) points.push_back(points.front());
    return points;
}

} // namespace

LinePlaces::LinePlaces(std::size_t points, double range, const LineLook& look, const PixelView& picture)
    : m_points(points), m_range(range),
      m_left(std::min(std::max(look.thickness / 2, look.inset), picture.width / 4.0)),
      m_width(picture.width - 2 * m_left), m_height(picture.height) {
    SEICHE_EXPECTS(range > 0.0);
}

double LinePlaces::x(double point) const {
    const double across = m_points > 1 ? point / double(m_points - 1) : 0.5;
    return m_left + across * m_width;
}

double LinePlaces::y(double height) const {
    // The comparisons map not-a-number to rest.
    double up = height / m_range * ceilingShare;
    if (!(up > -1.0)) up = up <= -1.0 ? -1.0 : 0.0;
    return m_height / 2.0 - std::min(up, 1.0) * m_height;
}

double LinePlaces::ceiling() const { return ceilingShare * m_height; }

void paintCanvas(const LineLook& look, const PixelView& picture, bool withCeiling) {
    const auto markRow = [&](double share) {
        return std::clamp(static_cast<int>(picture.height * (0.5 + share)), 0, picture.height - 1);
    };
    const int thickness = std::max(1, static_cast<int>(look.thickness / 4));
    for (int y = 0; y < picture.height; ++y) {
        const auto near = [&](double share) { return y >= markRow(share) && y < markRow(share) + thickness; };
        const bool border = withCeiling && (near(-ceilingShare) || near(ceilingShare));
        const bool rest = y == markRow(0);
        for (int x = 0; x < picture.width; ++x) {
            const bool dash = rest && (x / 4) % 3 == 0;
            picture.row(y)[x] = border || dash ? look.marks : look.canvas;
        }
    }
}

void paintLine(std::span<const float> heights, float range, const LineLook& look, const PixelView& picture) {
    if (heights.empty() || picture.width < 1 || picture.height < 1) return;
    const double half = look.thickness / 2;
    const std::vector<Point> points =
        outline(heights, LinePlaces(heights.size(), double{range}, look, picture));

    // Coverage of each pixel in 127 parts: the maximum over all pieces, so that seams are
    // invisible. A GIF can hold 2 x 128 colours, over canvas and marks.
    std::vector<std::uint8_t> cover(static_cast<std::size_t>(picture.width) *
                                    static_cast<std::size_t>(picture.height));
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point a = points[i], b = points[i + 1];
        const double reach = half + 1;
        const int x0 = std::max(0, static_cast<int>(std::floor(std::min(a.x, b.x) - reach)));
        const int x1 = std::min(picture.width - 1, static_cast<int>(std::ceil(std::max(a.x, b.x) + reach)));
        const int y0 = std::max(0, static_cast<int>(std::floor(std::min(a.y, b.y) - reach)));
        const int y1 = std::min(picture.height - 1, static_cast<int>(std::ceil(std::max(a.y, b.y) + reach)));
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x) {
                const double distance = distanceToSegment({x + 0.5, y + 0.5}, a, b);
                const double share = std::clamp(half + 0.5 - distance, 0.0, 1.0);
                std::uint8_t& covered = cover[static_cast<std::size_t>(y) * picture.width + x];
                covered = std::max(covered, static_cast<std::uint8_t>(share * 127 + 0.5));
            }
    }
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            if (const std::uint8_t covered = cover[static_cast<std::size_t>(y) * picture.width + x])
                picture.row(y)[x] = blended(picture.row(y)[x], look.line, covered / 127.0);
}

} // namespace seiche
