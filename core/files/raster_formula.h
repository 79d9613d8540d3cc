// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/formula.h"
#include "model/problem.h"
#include "wave/grid.h"
#include "wave/raster.h"
#include "wave/shape.h"

#include <cstddef>
#include <string>
#include <variant>

namespace seiche {

namespace limits {
inline constexpr int formulaSide = 512; ///< columns, and rows, at which one is computed by default
/// Letters of a formula, and 20 for rounding, times places: of all formulas of a file. A second or two.
inline constexpr std::size_t formulaWork = 100'000'000;
} // namespace limits

/// Where a formula of x and y is computed: `columns` by `rows` places from edge to edge of what they run over.
struct RasterPlaces {
    int columns = 2;
    int rows = 2;
    Extent over;

    std::size_t count() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
    friend bool operator==(const RasterPlaces&, const RasterPlaces&) = default;
};

/// Those of a pool's heights: its cells, x and y as the places of objects are; more than `limits::formulaSide`
/// of them along an axis are not looked at one by one.
RasterPlaces placesOf(const Grid& pool);
/// Those of a region: a cell apart, x and y in cells from its middle before it is turned; at most
/// `limits::formulaSide` along an axis.
RasterPlaces placesOf(const Shape& region);

/// The raster of a formula of x and y (see `valuesOfFormula`), with its text. In a browser: that there are no
/// formulas.
std::variant<Raster, Message> rasterOfFormula(const std::string& formula, const RasterPlaces& places,
                                              double least, double most);

/// One swing of a source by a formula of t, which runs from 0 to 1 in one period: `limits::traceHeights` values
/// in a row, of which the largest in size is 1, for only the form counts. In a browser: that there are no
/// formulas.
std::variant<Raster, Message> curveOfFormula(const std::string& formula);

} // namespace seiche
