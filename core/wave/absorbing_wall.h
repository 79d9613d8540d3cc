// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

namespace seiche {

/// Absorption profile of an absorbing wall, from its outline inwards.
///
/// Cells of the absorbing layer lose velocity; a free wall behind them blocks the wave. In a thin
/// layer, the cell in front of the free wall absorbs long waves like an unbounded medium, apart
/// from half a cell of excess mass. A thick layer has a gradually increasing loss. It absorbs
/// wavelengths up to twice its depth.
class AbsorbingRim {
public:
    /// `deepest`: depth of the wall's deepest cell, in cells.
    explicit AbsorbingRim(double deepest);

    /// Minimum depth of the free wall (core), in cells.
    double depth() const { return m_depth; }
    /// Returns the fraction of its velocity that a cell at this depth loses per step, 0 ... 1.
    /// `speed`: speed of long waves, cells per step.
    double shareAt(double depth, double speed) const;

private:
    double m_depth;
};

/// Returns the shape, thickened for an absorbing layer on both sides.
Shape absorbingShape(Shape shape);

/// Returns the maximum thickness of the wall, in cells.
double absorbingThickness(const Shape& shape);

} // namespace seiche
