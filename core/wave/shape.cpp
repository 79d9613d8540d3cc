// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/shape.h"

#include "wave/deterministic_math.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>
#include <utility>

namespace seiche {

namespace {

double lengthOf(double x, double y) { return std::sqrt(x * x + y * y); }

double toSegment(const Spot& a, const Spot& b, double x, double y) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double along = square > 0.0 ? std::clamp(((x - a.x) * dx + (y - a.y) * dy) / square, 0.0, 1.0) : 0.0;
    return lengthOf(x - (a.x + along * dx), y - (a.y + along * dy));
}

// Returns whether the segment is certainly further away than `distance`. May be false for a
// distant segment. Faster than computing the distance, which few segments of a long path need.
bool isBeyond(double distance, const Spot& a, const Spot& b, double x, double y) {
    constexpr double rounding = 1e-6;
    const double reach = distance + rounding;
    return (x - a.x > reach && x - b.x > reach) || (a.x - x > reach && b.x - x > reach) ||
           (y - a.y > reach && y - b.y > reach) || (a.y - y > reach && b.y - y > reach);
}

double insideBox(double width, double height, double x, double y) {
    return std::min(width / 2 - std::abs(x), height / 2 - std::abs(y));
}

// Exact for a circle. For an ellipse, the residual of its equation divided by its gradient.
double insideEllipse(double width, double height, double x, double y) {
    const double a = width / 2, b = height / 2;
    const double u = x / a, v = y / b;
    const double r = lengthOf(u, v);
    const double slope = lengthOf(u / a, v / b);
    return slope > 0.0 ? (1.0 - r) * r / slope : std::min(a, b);
}

double insideLens(double width, double height, double x, double y) {
    const double thick = std::min(width, height), half = height / 2;
    const double radius = (half * half + thick * thick / 4) / thick;
    const double centre = radius - thick / 2;
    return radius - std::max(lengthOf(x - centre, y), lengthOf(x + centre, y));
}

double insidePlanoConvex(const Shape& shape, double x, double y) {
    const double thick = planoConvexThickness(shape), half = shape.height / 2;
    const double radius = (half * half + thick * thick) / (2.0 * thick);
    return std::min(x + thick / 2, radius - lengthOf(x - (thick / 2 - radius), y));
}

double insidePrism(double width, double height, double x, double y) {
    const double side = lengthOf(width / 2, height);
    const double belowSide = ((y + height / 2) * width / 2 - std::abs(x) * height) / side;
    return std::min(height / 2 - y, belowSide);
}

double insideParabola(const Shape& shape, double x, double y) {
    // First-order distance to y = height / 2 - steepness x^2.
    const double steepness = 4.0 * shape.height / (shape.width * shape.width);
    const double slope = 2.0 * steepness * x;
    const double off = std::abs(y - (shape.height / 2 - steepness * x * x)) / std::sqrt(1.0 + slope * slope);
    return std::min(std::max(shape.thickness, minLineThickness) / 2 - off, shape.width / 2 - std::abs(x));
}

// Returns line i of a path, which ends at position i. The first line of a brush is a single
// position; that of an outline closes it.
std::pair<const Spot&, const Spot&> lineOf(const Shape& shape, std::size_t i) {
    const std::size_t beforeFirst = shape.form == Form::Outline ? shape.path.size() - 1 : 0;
    return {shape.path[i == 0 ? beforeFirst : i - 1], shape.path[i]};
}

constexpr double nowhere = 1e300;

// `lines`: indices of lines of the path.
template <class Lines>
double distanceToNearest(const Shape& shape, const Lines& lines, double x, double y) {
    double nearest = nowhere;
    for (const auto i : lines) {
        const auto& [a, b] = lineOf(shape, i);
        if (!isBeyond(nearest, a, b, x, y)) nearest = std::min(nearest, toSegment(a, b, x, y));
    }
    return nearest;
}

// Inside if a ray to the right has odd crossings.
template <class Lines>
bool isInOutline(const Shape& shape, const Lines& lines, double x, double y) {
    bool isInside = false;
    for (const auto i : lines) {
        const auto& [a, b] = lineOf(shape, i);
        if ((a.y > y) != (b.y > y) && x < a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)) isInside = !isInside;
    }
    return isInside;
}

template <class Nearest, class Crossing>
double insidePath(const Shape& shape, const Nearest& nearest, const Crossing& crossing, double x, double y) {
    if (shape.form == Form::Paint)
        return std::max(shape.thickness, minLineThickness) / 2 - distanceToNearest(shape, nearest, x, y);
    if (shape.path.size() < minCorners) return -nowhere;
    const double distance = distanceToNearest(shape, nearest, x, y);
    return isInOutline(shape, crossing, x, y) ? distance : -distance;
}

double insidePath(const Shape& shape, double x, double y) {
    const auto all = std::views::iota(std::size_t{0}, shape.path.size());
    return insidePath(shape, all, all, x, y);
}

double hollow(double inside, double thickness) {
    return thickness > 0.0 ? std::min(inside, std::max(thickness, minLineThickness) - inside) : inside;
}

} // namespace

double depthInside(const Shape& shape, double x, double y) {
    switch (shape.form) {
    case Form::Line: return insideBox(shape.width, std::max(shape.height, minLineThickness), x, y);
    case Form::Box: return hollow(insideBox(shape.width, shape.height, x, y), shape.thickness);
    case Form::Ellipse: return hollow(insideEllipse(shape.width, shape.height, x, y), shape.thickness);
    case Form::Lens: return insideLens(shape.width, shape.height, x, y);
    case Form::Prism: return insidePrism(shape.width, shape.height, x, y);
    case Form::Parabola: return insideParabola(shape, x, y);
    case Form::Paint:
    case Form::Outline: return insidePath(shape, x, y);
    case Form::Cavity:
        return hollow(insideBox(shape.width, shape.height, x, y), std::max(shape.thickness, minLineThickness));
    case Form::PlanoConvex: return insidePlanoConvex(shape, x, y);
    }
    return -1.0;
}

PathParts allPartsOf(const Shape& shape) {
    PathParts parts;
    if (!followsPath(shape.form)) return parts;
    parts.nearest.resize(shape.path.size());
    std::iota(parts.nearest.begin(), parts.nearest.end(), 0u);
    if (shape.form == Form::Outline) parts.crossing = parts.nearest;
    return parts;
}

PathParts partsNear(const Shape& shape, const PathParts& among, const Spot& middle, double reach) {
    constexpr double rounding = 1e-6;
    const double farthest =
        distanceToNearest(shape, among.nearest, middle.x, middle.y) + 2.0 * reach + rounding;
    PathParts parts;
    for (const std::uint32_t i : among.nearest) {
        const auto& [a, b] = lineOf(shape, i);
        if (!isBeyond(farthest, a, b, middle.x, middle.y) && toSegment(a, b, middle.x, middle.y) <= farthest)
            parts.nearest.push_back(i);
    }
    const double left = middle.x - reach - rounding, top = middle.y - reach - rounding,
                 bottom = middle.y + reach + rounding;
    for (const std::uint32_t i : among.crossing) {
        const auto& [a, b] = lineOf(shape, i);
        if (std::max(a.x, b.x) >= left && std::max(a.y, b.y) >= top && std::min(a.y, b.y) <= bottom)
            parts.crossing.push_back(i);
    }
    return parts;
}

double depthInside(const Shape& shape, double x, double y, const PathParts& parts) {
    return followsPath(shape.form) ? insidePath(shape, parts.nearest, parts.crossing, x, y)
                                   : depthInside(shape, x, y);
}

bool hasExactDepth(const Shape& shape) {
    return shape.form != Form::Parabola && (shape.form != Form::Ellipse || shape.width == shape.height);
}

bool isConvex(const Shape& shape) {
    switch (shape.form) {
    case Form::Box:
    case Form::Ellipse: return shape.thickness <= 0.0;
    case Form::Line:
    case Form::Lens:
    case Form::Prism:
    case Form::PlanoConvex: return true;
    default: return false;
    }
}

double planoConvexThickness(const Shape& shape) { return std::min(shape.width, shape.height / 2); }

Extent rectangleOf(const Shape& shape) {
    if (!followsPath(shape.form))
        return {-shape.width / 2, -shape.height / 2, shape.width / 2, shape.height / 2};
    return shape.path.rectangle();
}

double reachOf(const Shape& shape) {
    const double line = std::max(shape.thickness, minLineThickness);
    return (followsPath(shape.form) ? shape.path.reach() : lengthOf(shape.width, shape.height) / 2) + line;
}

double maxCellsOf(const Shape& shape) {
    // Cells belong to the shape by their centre and extend 0.71 cells beyond it.
    constexpr double rim = 1.5;
    const auto strip = [](double length, double thickness) {
        return (length + std::max(thickness, minLineThickness) + rim) *
               (std::max(thickness, minLineThickness) + rim);
    };
    switch (shape.form) {
    case Form::Line: return strip(shape.width, shape.height);
    case Form::Box:
    case Form::Ellipse:
    case Form::Lens:
    case Form::Cavity:
    case Form::PlanoConvex:
    case Form::Prism: return (shape.width + rim) * (shape.height + rim);
    case Form::Parabola: return strip(shape.width + 2.0 * shape.height, shape.thickness);
    case Form::Outline: {
        if (shape.path.empty()) return 0.0;
        const Extent& around = shape.path.rectangle();
        const double diagonal = lengthOf(around.right - around.left + rim, around.bottom - around.top + rim);
        return diagonal * diagonal;
    }
    case Form::Paint: break;
    }
    const double places = std::max(1.0, static_cast<double>(shape.path.size()));
    const double across = std::max(shape.thickness, minLineThickness) + rim;
    return strip(0.0, shape.thickness) * places + across * shape.path.length();
}

Turn::Turn(double degrees) : m_cos(sineOfTurns(degrees / 360.0 + 0.25)), m_sin(sineOfTurns(degrees / 360.0)) {}

} // namespace seiche
