// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <optional>

namespace seiche {

/// Returns the fraction of the height that an absorbing wall reflects at normal incidence.
///
/// `thickness` and `wavelength` are in cells; the wall lies along the cells and transmits nothing.
/// Exact for leapfrog in an undamped medium. Empty below a wavelength of 2 cells and beyond the
/// stable limit.
std::optional<double> wallReflection(const Rule& rule, double thickness, double wavelength);

/// Returns the reflection coefficient of a wall with this impedance (see `SurfaceCell`) at normal
/// incidence.
///
/// Negative: inverted. `wavelength` is in cells. Exact for leapfrog in an undamped medium. Empty
/// below a wavelength of 2 cells and beyond the stable limit.
std::optional<double> impedanceReflection(const Rule& rule, double impedance, double wavelength);

} // namespace seiche
