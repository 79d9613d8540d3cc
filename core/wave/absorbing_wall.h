// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

namespace seiche {

/// How an absorbing wall takes waves up, seen from its outline inwards: the cells of its rim lose velocity;
/// behind them stands a free wall, so that nothing comes through.
///
/// A thin rim takes up long waves: the cell in front of the free wall loses velocity as if the medium went on
/// there for ever, which is right but for the half cell that it is too heavy. A thick one has a loss that rises
/// gradually, and takes up waves that are at most twice as long as it is deep.
class AbsorbingRim {
public:
    /// Of a wall whose deepest cell lies so deep, in cells.
    explicit AbsorbingRim(double deepest);

    /// Cells at least as deep as this are the free wall.
    double depth() const { return m_depth; }
    /// The share of its velocity that a cell of the rim at this depth loses at every step, 0 ... 1, where long
    /// waves run `speed` cells per step.
    double shareAt(double depth, double speed) const;

private:
    double m_depth;
};

/// The shape with the least thickness that has a rim on both sides.
Shape absorbingShape(Shape shape);

/// How thick such a wall is where it is thickest, in cells.
double absorbingThickness(const Shape& shape);

} // namespace seiche
