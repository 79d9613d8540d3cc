// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/formula.h"
#include "model/problem.h"

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// The heights that a formula of x gives a string at `places` places from end to end, at least two, equally far
/// apart from x = 0 to x = 1 (see `valuesOfFormula`). In a browser: that there are no formulas.
std::variant<std::vector<double>, Message> heightsOfFormula(const std::string& formula, std::size_t places);

} // namespace seiche
