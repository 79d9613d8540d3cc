// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/raster_formula.h"

#include "model/limits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace seiche {

std::variant<Raster, Message> rasterOfFormula(const std::string& formula, const RasterPlaces& places,
                                              double min, double max) {
    const Extent& over = places.over;
    const std::array axes{FormulaAxis{'x', over.left, over.right, static_cast<std::size_t>(places.columns)},
                          FormulaAxis{'y', over.top, over.bottom, static_cast<std::size_t>(places.rows)}};
    auto values = valuesOfFormula(formula, axes, min, max);
    if (auto* problem = std::get_if<Message>(&values)) return std::move(*problem);
    return Raster{places.columns, places.rows, std::get<std::vector<double>>(std::move(values)), formula, over};
}

std::variant<Raster, Message> curveOfFormula(const std::string& formula) {
    // t = 1 is left out because it equals the start of the next period.
    const auto count = limits::traceHeights;
    const std::array axes{
        FormulaAxis{'t', 0.0, (static_cast<double>(count) - 1.0) / static_cast<double>(count), count}};
    auto values = valuesOfFormula(formula, axes, -limits::height, limits::height);
    if (auto* problem = std::get_if<Message>(&values)) return std::move(*problem);
    Raster curve{static_cast<int>(count), 1, std::get<std::vector<double>>(std::move(values)), formula};
    double largest = 0.0;
    for (const double value : curve.values) largest = std::max(largest, std::abs(value));
    if (largest > 0.0)
        for (double& value : curve.values) value /= largest;
    return curve;
}

} // namespace seiche
