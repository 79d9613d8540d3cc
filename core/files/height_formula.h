// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <string>
#include <variant>
#include <vector>

namespace seiche {

namespace limits {
inline constexpr std::size_t formulaBytes = 200;
} // namespace limits

/// The heights that a formula gives a string at `places` places from end to end, at least two, equally far
/// apart from x = 0 to x = 1; to six digits, so that every machine has the same ones. What is wrong with the
/// formula otherwise, with the column, counted from 1.
///
/// Numbers, x, pi and e; + - * / ^, comparisons, && || and a ? b : c; sin, cos, tan, asin, acos, atan, sinh,
/// cosh, tanh, exp, ln, log10, sqrt, abs, sign, rint, min, max. At most `limits::formulaBytes` long, with
/// parentheses 32 deep.
std::variant<std::vector<double>, Message> heightsOfFormula(const std::string& formula, std::size_t places);

} // namespace seiche
