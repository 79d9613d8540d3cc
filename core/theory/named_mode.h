// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/modes.h"
#include "wave/edges.h"

namespace seiche {

/// A mode of an axis as events name it (see `AddedMode`): by its half waves and, on a ring, the place of a
/// crest. `AxisModes::shape(m, i)` is `scale` times `modeAlong(i, place, size, halfWaves, low, high)`, which is
/// 1 at a crest.
struct NamedMode {
    double halfWaves = 0.0;
    double place = 0.0; ///< cells
    double scale = 0.0; ///< may be negative
};

/// Of mode `m` of an axis between these edges. On a ring the cosine has its crest at cell 0 and the sine a
/// quarter of a wavelength further.
NamedMode namedMode(const AxisModes& modes, int m, Edge low, Edge high);

} // namespace seiche
