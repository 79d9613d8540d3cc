// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <array>
#include <optional>
#include <string_view>

namespace seiche {

/// The functions that a formula may call. `min` and `max` have one or more arguments, the others exactly one.
/// The angles are in radians; `rint` rounds to the nearest integer, halves upwards.
inline constexpr std::array<std::string_view, 18> formulaFunctions{
    "sin", "cos", "tan",   "asin", "acos", "atan", "sinh", "cosh", "tanh",
    "exp", "ln",  "log10", "sqrt", "abs",  "sign", "rint", "min",  "max"};

/// Returns what is wrong with the names, commas and signs of a formula, with the column, counted from 1;
/// nothing where they are right. The order of the parts and the parentheses are left to the parser.
///
/// A formula is refused for what the parser would accept and take for something else:
/// - a name that is neither in `formulaFunctions`, nor `pi` or `e`, nor one of the letters of `variables`
/// - a comma that is not between the arguments of `min` or `max`; 0,5 is no number
/// - `=` as an assignment
/// - the character NUL, at which the parser stops to read
std::optional<Message> problemOfWords(std::string_view formula, std::string_view variables);

} // namespace seiche
