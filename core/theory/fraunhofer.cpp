// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/fraunhofer.h"

#include <cmath>
#include <numbers>

namespace seiche {

double fraunhofer(const SlitRow& row, double wavelength, double sine) {
    const double a = std::numbers::pi * row.width * sine / wavelength;
    const double b = std::numbers::pi * row.distance * sine / wavelength;
    const double single = std::abs(a) < 1e-9 ? 1.0 : std::sin(a) / a;
    const double below = row.slits * std::sin(b);
    // At grating orders all slits are in phase.
    const double together = row.slits < 2 || std::abs(below) < 1e-9 ? 1.0 : std::sin(row.slits * b) / below;
    return single * single * together * together;
}

} // namespace seiche
