// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// A row of equal slits, in the wavelength's unit.
struct SlitRow {
    int slits = 1;
    double width = 1.0;    ///< slit width
    double distance = 1.0; ///< slit separation, centre to centre
};

/// Returns the far-field intensity behind the slits, relative to the maximum straight ahead
/// (Fraunhofer):
///   (sin a / a)^2 (sin(N b) / (N sin b))^2,  a = pi width s / wavelength,  b = pi distance s /
/// wavelength
/// s is the sine of the angle minus that of the incidence angle of the plane wave. Without the
/// obliquity factor of the wall, see `predictAlongScreen`.
double fraunhofer(const SlitRow& row, double wavelength, double sine);

} // namespace seiche
