// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/height_formula.h"

namespace seiche {

// A browser has no parser of formulas: files that the program has saved have heights in their place.
std::variant<std::vector<double>, Message> heightsOfFormula(const std::string&, std::size_t) {
    return Message(TRANSLATABLE("Problem",
                                "a page cannot compute formulas: open the file in the program, save it, and "
                                "open the saved one here"));
}

} // namespace seiche
