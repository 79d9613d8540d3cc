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

/// Where a variable of a formula goes: at `count` places, at least one, evenly from `first` to `last`; a single
/// one lies in the middle.
struct FormulaAxis {
    char name; ///< 'x', 'y' or 't'
    double first;
    double last;
    std::size_t count;

    /// The place with this number, counted from 0.
    double at(std::size_t place) const;
};

/// The values of a formula of one variable, or of two (then row by row, the second from row to row), to six
/// digits, so that every machine has the same ones. What is wrong with the formula otherwise, with the column,
/// counted from 1; also the first place where it has no finite value, or one that is not `least` ... `most`.
///
/// A formula consists of numbers, the variables, pi and e; + - * / ^, comparisons, && || and a ? b : c; and the
/// functions of `formulaFunctions`. Everything else is refused, see `problemOfWords`. A formula has at most
/// `limits::formulaBytes` and parentheses 32 deep. That and the number of places bound the time it takes.
std::variant<std::vector<double>, Message>
valuesOfFormula(const std::string& formula, std::span<const FormulaAxis> axes, double least, double most);

} // namespace seiche
