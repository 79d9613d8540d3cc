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
    Ellipse,     ///< axes `width` and `height`
    Lens,        ///< two circular arcs, `width` thick in the middle, `height` from tip to tip
    Prism,       ///< triangle: base `width` below, tip centred `height` above
    Parabola,    ///< curve `thickness` thick, open upwards; focus width^2 / (16 height) above its vertex
    Paint,       ///< a brush `thickness` thick drawn along `path`
    Cavity,      ///< walls only: rim of a box, `thickness` thick, open in the middle of its upper side
    PlanoConvex, ///< lens, `width` thick, `height` from tip to tip: flat left, circular arc right
    Outline      ///< filled polygon through `path`, closed; even-odd rule if self-intersecting
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

/// Shape around its centre (0, 0), in cells, before rotation and translation.
struct Shape {
    Form form = Form::Box;
    double width = 40.0;
    double height = 20.0;
    /// Box and ellipse: 0 if filled, else thickness of a rim inside the outline. Parabola, paint
    /// and cavity: thickness of line or rim.
    double thickness = 0.0;
    Path path; ///< of paint and outline, relative to the centre

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Minimum thickness of lines, so that a slanting line has no hole for any stencil but the diagonal
/// one.
inline constexpr double minLineThickness = 1.5;

/// Returns whether the path alone defines the shape.
constexpr bool followsPath(Form form) { return form == Form::Paint || form == Form::Outline; }

/// Minimum number of corners of an outline.
inline constexpr std::size_t minCorners = 3;

/// Returns the depth of a position (own coordinates) inside: the distance to the outline,
/// approximate for ellipse, lens and parabola. Negative outside.
double depthInside(const Shape& shape, double x, double y);

/// Lines of a path that determine the depth near a position. Line i ends at position i of the path.
struct PathParts {
    std::vector<std::uint32_t> nearest; ///< candidates for the nearest line
    /// Outline lines that a ray to the right can cross.
    std::vector<std::uint32_t> crossing;
};

/// Returns all lines of a path. Empty without a path.
PathParts allPartsOf(const Shape& shape);

/// Returns the parts of `among` that determine the depth at most `reach` from `middle`. `among`
/// must determine it too.
PathParts partsNear(const Shape& shape, const PathParts& among, const Spot& middle, double reach);

/// Returns the bit-identical depth, from the determining parts alone.
double depthInside(const Shape& shape, double x, double y, const PathParts& parts);

/// Returns whether the depth changes at most by the distance between two positions, so that it
/// bounds the depth around them.
bool hasExactDepth(const Shape& shape);

/// Returns whether the shape is convex. If so, it is within `width` by `height`.
bool isConvex(const Shape& shape);

/// Returns the centre thickness of a plano-convex lens: its width, at most half a circle.
double planoConvexThickness(const Shape& shape);

/// Returns the bounding rectangle in own coordinates; of the path if the shape follows one.
Extent rectangleOf(const Shape& shape);

/// Returns the maximum distance from its centre.
double reachOf(const Shape& shape);

/// Returns the maximum number of cells that the shape covers, at any position and angle: its area
/// plus its outline.
double maxCellsOf(const Shape& shape);

/// Rotation (cosine and sine), bit-identical on every machine.
class Turn {
public:
    /// `degrees`: clockwise on the screen (y grows downwards).
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
