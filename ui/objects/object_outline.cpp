// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using Points = std::vector<QPointF>;

Points box(double left, double top, double right, double bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Points ellipse(double width, double height) {
    Points points;
    constexpr int count = 72;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        points.emplace_back(width / 2 * std::cos(angle), height / 2 * std::sin(angle));
    }
    return points;
}

Points lens(double width, double height) {
    const double thick = std::min(width, height), half = height / 2;
    const double radius = (half * half + thick * thick / 4) / thick;
    Points points;
    constexpr int count = 32;
    for (const double side : {1.0, -1.0})
        for (int i = 0; i <= count; ++i) {
            const double y = side * (-half + height * i / count);
            const double x = std::sqrt(std::max(0.0, radius * radius - y * y)) - (radius - thick / 2);
            points.emplace_back(side * x, y);
        }
    return points;
}

Points planoConvex(const Shape& shape) {
    const double thick = planoConvexThickness(shape), half = shape.height / 2;
    const double radius = (half * half + thick * thick) / (2.0 * thick);
    Points points;
    constexpr int count = 32;
    for (int i = 0; i <= count; ++i) {
        const double y = half - shape.height * i / count;
        points.emplace_back(thick / 2 - radius + std::sqrt(std::max(0.0, radius * radius - y * y)), y);
    }
    return points;
}

Points cavity(const Shape& shape, double opening) {
    const double right = shape.width / 2, bottom = shape.height / 2,
                 rim = std::max(shape.thickness, minLineThickness);
    const double gap = std::min(opening / 2, right), innerGap = std::min(gap, std::max(0.0, right - rim));
    Points half{{gap, -bottom}, {right, -bottom}, {right, bottom}};
    Points inner{{right - rim, bottom - rim}, {right - rim, rim - bottom}, {innerGap, rim - bottom}};
    // The outer side, then the inner side back.
    Points points = half;
    for (auto point = half.rbegin(); point != half.rend(); ++point)
        points.emplace_back(-point->x(), point->y());
    for (auto point = inner.rbegin(); point != inner.rend(); ++point)
        points.emplace_back(-point->x(), point->y());
    points.insert(points.end(), inner.begin(), inner.end());
    return points;
}

Points corners(const Shape& shape) {
    Points points;
    for (const Spot& spot : shape.path) points.emplace_back(spot.x, spot.y);
    return points;
}

Points parabola(const Shape& shape) {
    const double half = std::max(shape.thickness, minLineThickness) / 2;
    Points upper, lower;
    constexpr int count = 48;
    for (int i = 0; i <= count; ++i) {
        const double x = shape.width * (static_cast<double>(i) / count - 0.5);
        const double steepness = 4.0 * shape.height / (shape.width * shape.width);
        const double y = shape.height / 2 - steepness * x * x;
        // Keeps the thickness on steep parts.
        const double off = half * std::hypot(1.0, 2.0 * steepness * x);
        upper.emplace_back(x, y - off);
        lower.emplace_back(x, y + off);
    }
    std::ranges::reverse(lower);
    upper.insert(upper.end(), lower.begin(), lower.end());
    return upper;
}

Points painted(const Shape& shape) {
    const double half = std::max(shape.thickness, minLineThickness) / 2;
    Points one, other;
    for (std::size_t i = 0; i < shape.path.size(); ++i) {
        const Spot& before = shape.path[i == 0 ? 0 : i - 1];
        const Spot& after = shape.path[std::min(i + 1, shape.path.size() - 1)];
        const double dx = after.x - before.x, dy = after.y - before.y,
                     length = std::max(1e-9, std::hypot(dx, dy));
        const QPointF across(-dy / length * half, dx / length * half), at(shape.path[i].x, shape.path[i].y);
        one.push_back(at + across);
        other.push_back(at - across);
    }
    std::ranges::reverse(other);
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

// Returns the pieces of a wall between its openings.
std::vector<Points> pieces(const Wall& wall) {
    const double half = wall.shape.width / 2, thick = std::max(wall.shape.height, minLineThickness) / 2;
    std::vector<Points> solid;
    double from = -half;
    for (int i = 0; i < wall.slits; ++i) {
        const double middle = (i - 0.5 * (wall.slits - 1)) * wall.distance;
        const double to = middle - wall.opening / 2;
        if (to > from) solid.push_back(box(from, -thick, std::min(to, half), thick));
        from = std::max(from, middle + wall.opening / 2);
    }
    if (from < half) solid.push_back(box(from, -thick, half, thick));
    return solid;
}

} // namespace

QPointF fromObject(const PoolObject& object, QPointF own) {
    const Spot there = Turn(object.angle).there({own.x(), own.y()});
    return {object.x + there.x, object.y + there.y};
}

QPointF toObject(const PoolObject& object, QPointF cell) {
    const Spot back = Turn(object.angle).back({cell.x() - object.x, cell.y() - object.y});
    return {back.x, back.y};
}

std::vector<Outline> outlinesOf(const PoolObject& object) {
    const Shape* shape = shapeOf(object);
    if (!shape) return {};
    std::vector<Points> own;
    const double w = shape->width, h = shape->height, rim = 2 * std::max(shape->thickness, minLineThickness);
    const bool hollow = shape->thickness > 0.0 && rim < std::min(w, h);
    switch (shape->form) {
    case Form::Line:
        if (const Wall* wall = std::get_if<Wall>(&object.is)) own = pieces(*wall);
        else own = {box(-w / 2, -std::max(h, minLineThickness) / 2, w / 2, std::max(h, minLineThickness) / 2)};
        break;
    case Form::Box:
        own = {box(-w / 2, -h / 2, w / 2, h / 2)};
        if (hollow) own.push_back(box((rim - w) / 2, (rim - h) / 2, (w - rim) / 2, (h - rim) / 2));
        break;
    case Form::Ellipse:
        own = {ellipse(w, h)};
        if (hollow) own.push_back(ellipse(w - rim, h - rim));
        break;
    case Form::Lens: own = {lens(w, h)}; break;
    case Form::Prism: own = {{{-w / 2, h / 2}, {w / 2, h / 2}, {0.0, -h / 2}}}; break;
    case Form::Parabola: own = {parabola(*shape)}; break;
    case Form::Paint: own = {painted(*shape)}; break;
    case Form::Cavity: {
        const Wall* wall = std::get_if<Wall>(&object.is);
        own = {cavity(*shape, wall ? wall->opening : 0.0)};
        break;
    }
    case Form::PlanoConvex: own = {planoConvex(*shape)}; break;
    case Form::Outline: own = {corners(*shape)}; break;
    }
    std::vector<Outline> outlines;
    for (const Points& points : own) {
        Outline outline;
        for (const QPointF& point : points) outline.points.push_back(fromObject(object, point));
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

} // namespace seiche
