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
inline constexpr int formulaSide = 512; ///< default number of columns and rows
/// Maximum of (characters + 20 for rounding) * positions over all formulas of a file. A second or
/// two.
inline constexpr std::size_t formulaWork = 100'000'000;
} // namespace limits

/// Sample positions of a formula of x and y: `columns` by `rows`, from edge to edge of its extent.
struct RasterPlaces {
    int columns = 2;
    int rows = 2;
    Extent over;

    std::size_t count() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
    friend bool operator==(const RasterPlaces&, const RasterPlaces&) = default;
};

/// Returns the positions for a pool's heights: its cells, in object coordinates; at most
/// `limits::formulaSide` along an axis.
RasterPlaces placesOf(const Grid& pool);
/// Returns the positions for a region: one cell apart, in cells from its centre before rotation; at
/// most `limits::formulaSide` along an axis.
RasterPlaces placesOf(const Shape& region);

/// Evaluates a formula of x and y as a raster that keeps the text (see `valuesOfFormula`). In a
/// browser, reports that formulas are not supported.
std::variant<Raster, Message> rasterOfFormula(const std::string& formula, const RasterPlaces& places,
                                              double min, double max);

/// Evaluates one period of a source's signal by a formula of t, with t from 0 to 1:
/// `limits::traceHeights` values, normalized to a maximum absolute value of 1. In a browser,
/// reports that formulas are not supported.
std::variant<Raster, Message> curveOfFormula(const std::string& formula);

} // namespace seiche
