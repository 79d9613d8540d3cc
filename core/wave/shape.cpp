// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/shape.h"

#include "wave/deterministic_math.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

double lengthOf(double x, double y) { return std::sqrt(x * x + y * y); }

double toSegment(const Spot& a, const Spot& b, double x, double y) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double along = square > 0.0 ? std::clamp(((x - a.x) * dx + (y - a.y) * dy) / square, 0.0, 1.0) : 0.0;
    return lengthOf(x - (a.x + along * dx), y - (a.y + along * dy));
}

// Whether the segment is further away than that; it may say no where it is, never yes where it is not. Quicker
// than the distance, which few segments of a long path have to be asked for.
bool isBeyond(double distance, const Spot& a, const Spot& b, double x, double y) {
    constexpr double rounding = 1e-6;
    const double reach = distance + rounding;
    return (x - a.x > reach && x - b.x > reach) || (a.x - x > reach && b.x - x > reach) ||
           (y - a.y > reach && y - b.y > reach) || (a.y - y > reach && b.y - y > reach);
}

double insideBox(double width, double height, double x, double y) {
    return std::min(width / 2 - std::abs(x), height / 2 - std::abs(y));
}

// Exact on a circle; on an ellipse the excess of the equation over its slope.
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
    // y = height / 2 - steepness x^2, its distance to first order.
    const double steepness = 4.0 * shape.height / (shape.width * shape.width);
    const double slope = 2.0 * steepness * x;
    const double off = std::abs(y - (shape.height / 2 - steepness * x * x)) / std::sqrt(1.0 + slope * slope);
    return std::min(std::max(shape.thickness, thinnestLine) / 2 - off, shape.width / 2 - std::abs(x));
}

double insidePaint(const Shape& shape, double x, double y) {
    const double radius = std::max(shape.thickness, thinnestLine) / 2;
    double nearest = 1e300;
    for (std::size_t i = 0; i < shape.path.size(); ++i) {
        const Spot& a = shape.path[i == 0 ? 0 : i - 1];
        const Spot& b = shape.path[i];
        if (!isBeyond(nearest, a, b, x, y)) nearest = std::min(nearest, toSegment(a, b, x, y));
    }
    return radius - nearest;
}

// Inside where a ray to the right crosses the outline an odd number of times.
double insideOutline(const Shape& shape, double x, double y) {
    if (shape.path.size() < fewestCorners) return -1e300;
    double nearest = 1e300;
    bool isInside = false;
    for (std::size_t i = 0; i < shape.path.size(); ++i) {
        const Spot& a = shape.path[i == 0 ? shape.path.size() - 1 : i - 1];
        const Spot& b = shape.path[i];
        if (!isBeyond(nearest, a, b, x, y)) nearest = std::min(nearest, toSegment(a, b, x, y));
        if ((a.y > y) != (b.y > y) && x < a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)) isInside = !isInside;
    }
    return isInside ? nearest : -nearest;
}

double hollow(double inside, double thickness) {
    return thickness > 0.0 ? std::min(inside, std::max(thickness, thinnestLine) - inside) : inside;
}

} // namespace

double depthInside(const Shape& shape, double x, double y) {
    switch (shape.form) {
    case Form::Line: return insideBox(shape.width, std::max(shape.height, thinnestLine), x, y);
    case Form::Box: return hollow(insideBox(shape.width, shape.height, x, y), shape.thickness);
    case Form::Ellipse: return hollow(insideEllipse(shape.width, shape.height, x, y), shape.thickness);
    case Form::Lens: return insideLens(shape.width, shape.height, x, y);
    case Form::Prism: return insidePrism(shape.width, shape.height, x, y);
    case Form::Parabola: return insideParabola(shape, x, y);
    case Form::Paint: return insidePaint(shape, x, y);
    case Form::Cavity:
        return hollow(insideBox(shape.width, shape.height, x, y), std::max(shape.thickness, thinnestLine));
    case Form::PlanoConvex: return insidePlanoConvex(shape, x, y);
    case Form::Outline: return insideOutline(shape, x, y);
    }
    return -1.0;
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
    if (shape.path.empty()) return {0.0, 0.0, 0.0, 0.0};
    const auto [left, right] = std::ranges::minmax_element(shape.path, {}, &Spot::x);
    const auto [top, bottom] = std::ranges::minmax_element(shape.path, {}, &Spot::y);
    return {left->x, top->y, right->x, bottom->y};
}

double reachOf(const Shape& shape) {
    const double line = std::max(shape.thickness, thinnestLine);
    if (!followsPath(shape.form)) return lengthOf(shape.width, shape.height) / 2 + line;
    double farthest = 0.0;
    for (const Spot& spot : shape.path) farthest = std::max(farthest, lengthOf(spot.x, spot.y));
    return farthest + line;
}

double mostCellsOf(const Shape& shape) {
    // A cell belongs to the shape with its middle; it reaches 0.71 cells beyond it.
    constexpr double rim = 1.5;
    const auto strip = [](double length, double thickness) {
        return (length + std::max(thickness, thinnestLine) + rim) * (std::max(thickness, thinnestLine) + rim);
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
        const auto [left, right] = std::ranges::minmax_element(shape.path, {}, &Spot::x);
        const auto [top, bottom] = std::ranges::minmax_element(shape.path, {}, &Spot::y);
        return lengthOf(right->x - left->x + rim, bottom->y - top->y + rim) *
               lengthOf(right->x - left->x + rim, bottom->y - top->y + rim);
    }
    case Form::Paint: break;
    }
    double sum = strip(0.0, shape.thickness);
    for (std::size_t i = 1; i < shape.path.size(); ++i) {
        const Spot& from = shape.path[i - 1];
        const Spot& to = shape.path[i];
        sum += strip(lengthOf(to.x - from.x, to.y - from.y), shape.thickness);
    }
    return sum;
}

Turn::Turn(double degrees) : m_cos(sineOfTurns(degrees / 360.0 + 0.25)), m_sin(sineOfTurns(degrees / 360.0)) {}

} // namespace seiche
