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

/// Evaluates a formula of x as the displacements of a string at `places` >= 2 equidistant positions
/// from x = 0 to x = 1 (see `valuesOfFormula`). In a browser, reports that formulas are not
/// supported.
std::variant<std::vector<double>, Message> heightsOfFormula(const std::string& formula, std::size_t places);

} // namespace seiche
