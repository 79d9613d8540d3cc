// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/height_formula.h"
#include "files/raster_formula.h"

namespace seiche {

// Browser version without a formula parser. Saved files contain the displacements of strings, so
// no formula is needed.
std::variant<std::vector<double>, Message> heightsOfFormula(const std::string&, std::size_t) {
    return Message(TRANSLATABLE("Problem", "Seiche in a browser cannot compute formulas: open the file in the "
                                           "desktop program, save it, and open the saved file here"));
}

std::variant<Raster, Message> rasterOfFormula(const std::string&, const RasterPlaces&, double, double) {
    return Message(TRANSLATABLE(
        "Problem", "Seiche in a browser cannot compute formulas: open the file in the desktop program"));
}

std::variant<Raster, Message> curveOfFormula(const std::string&) {
    return Message(TRANSLATABLE(
        "Problem", "Seiche in a browser cannot compute formulas: open the file in the desktop program"));
}

} // namespace seiche
