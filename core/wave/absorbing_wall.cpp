// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/absorbing_wall.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minThickness = 3.0;
constexpr double halfOfCore = minLineThickness / 2; // no holes in a slanting core
constexpr double deepestRim = 23.75;
constexpr double roundedDown = 0.25; // n cells of layer end slightly before the n-th

// The loss is the resistance of the medium, `speed`, times the integral of these factors over the
// depth. They are the gradual loss of a thick layer and the loss in front of the core. The values
// minimise the reflection of wavelengths of 6 to 40 cells from a layer 24 cells deep.
constexpr double gradually = 3.0;
constexpr double inFront = 1.4;
constexpr double inFrontOfThin = 1.0;
// Maximum depth of thin layers and minimum of thick ones, cells.
constexpr double thinRim = 8.0, thickRim = 20.0;

} // namespace

AbsorbingRim::AbsorbingRim(double deepest) : m_depth(std::clamp(deepest - halfOfCore, 0.0, deepestRim)) {}

double AbsorbingRim::shareAt(double depth, double speed) const {
    const double cells = m_depth + roundedDown;
    const double share = std::clamp((cells - thinRim) / (thickRim - thinRim), 0.0, 1.0);
    const double inside = std::max(depth, 0.0) / cells;
    double loss = share * gradually * 2.5 / cells * inside * std::sqrt(inside);
    if (depth >= m_depth - 1.0) loss += inFrontOfThin + share * (inFront - inFrontOfThin);
    return speed * loss / (1.0 + speed * loss);
}

Shape absorbingShape(Shape shape) {
    if (shape.form == Form::Line) shape.height = std::max(shape.height, minThickness);
    const bool isCurve = shape.form == Form::Parabola || shape.form == Form::Paint;
    if (isCurve || shape.thickness > 0.0) shape.thickness = std::max(shape.thickness, minThickness);
    return shape;
}

double absorbingThickness(const Shape& given) {
    const Shape shape = absorbingShape(given);
    if (shape.form == Form::Line) return shape.height;
    if (shape.thickness > 0.0) return shape.thickness;
    return std::min(shape.width, shape.height);
}

} // namespace seiche
