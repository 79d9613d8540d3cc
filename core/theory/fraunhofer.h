// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Equal slits in a row, in any unit of length; the wavelength in the same.
struct SlitRow {
    int slits = 1;
    double width = 1.0;    ///< of each
    double distance = 1.0; ///< from middle to middle
};

/// The intensity far behind the slits in a direction, that straight on is 1 (Fraunhofer):
///   (sin a / a)^2 (sin(N b) / (N sin b))^2,  a = pi width s / wavelength,  b = pi distance s / wavelength
/// with s the sine of the angle from straight on, less that of the angle at which straight waves come. What an
/// opening sends aside, the obliquity factor of its wall, is not in it: see `predictAlongScreen`.
double fraunhofer(const SlitRow& row, double wavelength, double sine);

} // namespace seiche
