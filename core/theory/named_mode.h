// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/modes.h"
#include "wave/edges.h"

namespace seiche {

/// A mode of an axis in the notation of events (see `AddedMode`): half-wavelengths and, if
/// periodic, a crest position.
///
/// `AxisModes::shape(m, i)` is `scale` times `modeAlong(i, place, size, halfWaves, low, high)`,
/// which is 1 at a crest.
struct NamedMode {
    double halfWaves = 0.0;
    double place = 0.0; ///< cells
    double scale = 0.0; ///< may be negative
};

/// Returns the named form of mode `m`. If periodic, the cosine has its crest at cell 0, the sine a
/// quarter wavelength further.
NamedMode namedMode(const AxisModes& modes, int m, Edge low, Edge high);

} // namespace seiche
