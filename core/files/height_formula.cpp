// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/height_formula.h"

#include "files/formula.h"
#include "model/limits.h"
#include "wave/expects.h"

#include <array>

namespace seiche {

std::variant<std::vector<double>, Message> heightsOfFormula(const std::string& formula, std::size_t places) {
    SEICHE_EXPECTS(places >= 2);
    const std::array axes{FormulaAxis{'x', 0.0, 1.0, places}};
    return valuesOfFormula(formula, axes, -limits::height, limits::height);
}

} // namespace seiche
