// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "picture/palette.h"

namespace seiche {

/// For heights of both signs. The two arms of a diverging map are mirror images in lightness.
Palette signedColours(ColourMap map);

/// For what is never negative, from 0 (colour 0) to the most (colour 255): black, violet, orange, pale yellow,
/// always lighter.
Palette energyColours();

/// The same for mean intensities, told from energies by their hue: black, blue, green-blue, pale yellow.
Palette intensityColours();

} // namespace seiche
