// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <optional>

namespace seiche {

/// The share of its height with which a wave of this wavelength (cells) comes back from an absorbing wall so
/// many cells thick, drawn along the cells, that it meets at a right angle: exact for leapfrog, without the
/// medium's own damping. Nothing comes through. Nothing is known of wavelengths below two cells, nor beyond the
/// stable limit.
std::optional<double> wallReflection(const Rule& rule, double thickness, double wavelength);

/// How high, in parts of its height, a wave of this wavelength (cells) comes back from a wall of this impedance
/// (see `SurfaceCell`) that it meets at a right angle; below 0 upside down. Exact for leapfrog, as above.
std::optional<double> impedanceReflection(const Rule& rule, double impedance, double wavelength);

} // namespace seiche
