// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/height_formula.h"

namespace seiche {

// A browser has no parser of formulas: files that come from the program have the heights as well.
std::variant<std::vector<double>, Message> heightsOfFormula(const std::string&, std::size_t) {
    return Message(TRANSLATABLE("Problem", "formulas cannot be computed here; give heights as well"));
}

} // namespace seiche
