// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <cstddef>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

namespace limits {
inline constexpr std::size_t formulaBytes = 200;
} // namespace limits

/// Sample positions of a formula variable: `count` >= 1 positions, evenly spaced from `first` to
/// `last`; a single position lies in the middle.
struct FormulaAxis {
    char name; ///< 'x', 'y' or 't'
    double first;
    double last;
    std::size_t count;

    /// Returns the position with this index, from 0.
    double at(std::size_t place) const;
};

/// Evaluates a formula of one or two variables (row by row; the second variable counts rows),
/// rounded to six digits so that all machines agree. On error, returns the problem with its column
/// (from 1), or the first position with a value that is not finite or not in `min` ... `max`.
///
/// A formula has numbers, variables, pi and e; + - * / ^, comparisons, && || and a ? b : c; and the
/// functions of `formulaFunctions`. Other input is rejected, see `problemOfWords`. The length is at
/// most `limits::formulaBytes`, the nesting of parentheses at most 32; with the number of positions
/// this bounds the time.
std::variant<std::vector<double>, Message>
valuesOfFormula(const std::string& formula, std::span<const FormulaAxis> axes, double min, double max);

} // namespace seiche
