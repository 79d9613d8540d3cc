// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "wave/path.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// The kinds of shapes.
enum class Form {
    Line,        ///< `width` long, `height` thick
    Box,         ///< `width` by `height`
    Ellipse,     ///< with the axes `width` and `height`
    Lens,        ///< bounded by two arcs of a circle, `width` thick in the middle, `height` from tip to tip
    Prism,       ///< a triangle: base `width` below, tip above its middle at a height of `height`
    Parabola,    ///< a curve `thickness` thick, open upwards: `width` from end to end, `height` deep, focus
                 ///< width^2 / (16 height) above its lowest point
    Paint,       ///< a brush `thickness` thick drawn along `path`
    Cavity,      ///< of walls: the rim of a box, `thickness` thick, open in the middle of its upper side
    PlanoConvex, ///< a lens flat on its left side and bounded by an arc of a circle on its right one, `width`
                 ///< thick in the middle, `height` from tip to tip
    Outline      ///< filled: the polygon through `path`, closed; by the even-odd rule where it crosses itself
};

template <>
struct EnumNames<Form> {
    static constexpr std::array<std::pair<Form, std::string_view>, 10> all{{{Form::Line, "line"},
                                                                            {Form::Box, "box"},
                                                                            {Form::Ellipse, "ellipse"},
                                                                            {Form::Lens, "lens"},
                                                                            {Form::Prism, "prism"},
                                                                            {Form::Parabola, "parabola"},
                                                                            {Form::Paint, "paint"},
                                                                            {Form::Cavity, "cavity"},
                                                                            {Form::PlanoConvex, "plano-convex"},
                                                                            {Form::Outline, "outline"}}};
};

/// The shape of an object around its own centre (0, 0), in cells, before it is turned and put at its place.
struct Shape {
    Form form = Form::Box;
    double width = 40.0;
    double height = 20.0;
    /// Box and ellipse: 0 for a full one, else only a rim this thick, inside the outline, belongs to the shape.
    /// Parabola, paint and cavity: how thick the line or rim is.
    double thickness = 0.0;
    Path path; ///< of paint and outline, from the centre

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Lines are never thinner than this, so that waves of every stencil but the diagonal ones find no hole in a
/// slanting line.
inline constexpr double thinnestLine = 1.5;

/// Whether the shape is what its path is, and has no width and height of its own.
constexpr bool followsPath(Form form) { return form == Form::Paint || form == Form::Outline; }

/// The places an outline needs to enclose anything.
inline constexpr std::size_t fewestCorners = 3;

/// How deep a place (of the shape's own coordinates) lies inside: the distance to the nearest point of the
/// outline, roughly so for ellipse, lens and parabola; negative outside.
double depthInside(const Shape& shape, double x, double y);

/// The lines of a path that decide about places near one place. Line i ends at place i of the path.
struct PathParts {
    std::vector<std::uint32_t> nearest; ///< can be the nearest one
    /// Of an outline: can be crossed by a ray to the right, which decides whether a place lies inside.
    std::vector<std::uint32_t> crossing;
};

/// All lines of a path; none if the shape does not follow one.
PathParts allPartsOf(const Shape& shape);

/// Those of `among` that decide about each place at most `reach` from `middle`, if `among` decide about them.
PathParts partsNear(const Shape& shape, const PathParts& among, const Spot& middle, double reach);

/// The same depth, to the bit, of a place that these parts decide about.
double depthInside(const Shape& shape, double x, double y, const PathParts& parts);

/// Whether the depth changes by no more than the way between two places, so that a place tells about those
/// around it.
bool hasExactDepth(const Shape& shape);

/// Whether a straight line between two places inside lies inside. Then the shape is within `width` by `height`.
bool isConvex(const Shape& shape);

/// How thick a plano-convex lens is in its middle: its width, but no more than half a circle is.
double planoConvexThickness(const Shape& shape);

/// The rectangle around the shape, in its own coordinates: of one that follows a path, around its places.
Extent rectangleOf(const Shape& shape);

/// How far the shape reaches from its centre in any direction, at most.
double reachOf(const Shape& shape);

/// How many cells of a grid the shape can cover at most, wherever and however turned it lies: its area and that
/// of its outline.
double mostCellsOf(const Shape& shape);

/// An angle as its cosine and sine, the same bits on every machine.
class Turn {
public:
    /// Degrees, clockwise as seen (y grows downwards).
    explicit Turn(double degrees);

    Spot there(const Spot& spot) const {
        return {m_cos * spot.x - m_sin * spot.y, m_sin * spot.x + m_cos * spot.y};
    }
    Spot back(const Spot& spot) const {
        return {m_cos * spot.x + m_sin * spot.y, m_cos * spot.y - m_sin * spot.x};
    }

private:
    double m_cos;
    double m_sin;
};

} // namespace seiche
