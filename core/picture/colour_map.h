// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/palette.h"

namespace seiche {

/// Returns a diverging palette with mirrored lightness.
Palette signedColours(ColourMap map);

/// Returns the palette for energies, from 0 (colour 0) to the maximum (255): black, violet, orange,
/// pale yellow. Lightness rises throughout.
Palette energyColours();

/// Returns the palette for mean intensities: black, blue, green-blue, pale yellow. The hue
/// distinguishes intensities from energies.
Palette intensityColours();

} // namespace seiche
