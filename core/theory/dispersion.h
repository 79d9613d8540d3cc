// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <optional>

namespace seiche {

/// The speed of waves of different length in a medium without ends. Wavelengths are in cells, speeds in
/// cells per step, frequencies in cycles per step (times the steps per second: Hz). `degrees` is the direction
/// of travel from the x axis; on a string it is 0. All functions hold for every scheme and damping; past the
/// stable limit, and for overdamped waves, the angle is that of the lasting root (see `motionOf`): half a turn
/// or none.

/// The shortest wave the cells can carry in this direction: 2 along an axis, sqrt(2) along the diagonal.
double shortestWavelength(double degrees);

/// Phase speed as computed: theta / kappa with kappa = 2 pi / wavelength and theta the angle per step of the
/// wave's root z; for leapfrog without damping cos theta = 1 - k lambda / 2. The wavelength is at least
/// `shortestWavelength`, but for rounding.
double phaseSpeed(const Rule& rule, double wavelength, double degrees = 0.0);

/// The frequency of a wavelength as computed, theta / 2 pi.
double frequencyOf(const Rule& rule, double wavelength, double degrees = 0.0);

/// The smallest eigenvalue (see `eigenvalue`) whose waves have this frequency, the same in all directions;
/// nothing above the highest frequency and below the lowest. Since the angle per step depends on k times the
/// eigenvalue alone, it is this divided by the factor where k is multiplied by one.
std::optional<double> eigenvalueOf(const Rule& rule, double cyclesPerStep);

/// The longest wave that has this frequency as computed; nothing where the frequency is above the highest, or
/// below the lowest (update damping leaves no wave slower than theta = arccos sqrt d), or zero.
std::optional<double> wavelengthOf(const Rule& rule, double cyclesPerStep, double degrees = 0.0);

} // namespace seiche
