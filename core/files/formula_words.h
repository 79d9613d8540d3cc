// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <array>
#include <optional>
#include <string_view>

namespace seiche {

/// The functions allowed in formulas. `min` and `max` have one or more arguments, the others
/// exactly one. Angles are in radians; `rint` rounds to the nearest integer, halves upwards.
inline constexpr std::array<std::string_view, 18> formulaFunctions{
    "sin", "cos", "tan",   "asin", "acos", "atan", "sinh", "cosh", "tanh",
    "exp", "ln",  "log10", "sqrt", "abs",  "sign", "rint", "min",  "max"};

/// Checks the names, commas and characters of a formula. Returns the problem with its column (from
/// 1); empty if valid. Operator order and parentheses are left to the parser.
///
/// Rejects input that the parser would misread:
/// - a name that is neither in `formulaFunctions`, nor `pi` or `e`, nor a letter of `variables`
/// - a comma outside the arguments of `min` or `max`; 0,5 is no number
/// - `=` as an assignment
/// - the character NUL, at which the parser stops
std::optional<Message> problemOfWords(std::string_view formula, std::string_view variables);

} // namespace seiche
