// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <optional>

namespace seiche {

/// Dispersion of waves in an infinite medium.
///
/// Wavelengths are in cells, speeds in cells per step, frequencies in cycles per step (times the
/// steps per second: Hz). `degrees` is the direction of travel from the x axis; 0 on a string.
/// Valid for every scheme and damping. Beyond the stable limit and for overdamped waves, the angle
/// is that of the lasting root (see `motionOf`): pi or 0.

/// Returns the shortest wavelength on the grid in this direction: 2 along an axis, sqrt(2) along
/// the diagonal.
double shortestWavelength(double degrees);

/// Returns the numerical phase speed, theta / kappa, with kappa = 2 pi / wavelength.
///
/// theta is the angle per step of the wave's root z; for undamped leapfrog cos theta = 1 - k lambda
/// / 2. The wavelength is at least `shortestWavelength`, up to rounding.
double phaseSpeed(const Rule& rule, double wavelength, double degrees = 0.0);

/// Returns the numerical frequency, theta / 2 pi.
double frequencyOf(const Rule& rule, double wavelength, double degrees = 0.0);

/// Returns the smallest eigenvalue (see `eigenvalue`) with this frequency, valid for all
/// directions.
///
/// Empty above the highest and below the lowest frequency. The angle per step depends only on k
/// times the eigenvalue, so a factor on k divides the eigenvalue.
std::optional<double> eigenvalueOf(const Rule& rule, double cyclesPerStep);

/// Returns the longest numerical wavelength with this frequency.
///
/// Empty if the frequency is zero, above the highest or below the lowest frequency (with update
/// damping, theta is at least arccos sqrt d).
std::optional<double> wavelengthOf(const Rule& rule, double cyclesPerStep, double degrees = 0.0);

} // namespace seiche
