// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

#include <string>
#include <vector>

namespace seiche {

/// A line that theory draws over a pool, in cells.
struct OverlayLine {
    std::vector<Spot> spots;
    bool isStrong = true; ///< a maximum, a crest, a ray; else the weaker kind: a minimum
    std::string label;    ///< short: the order of a maximum, the half waves of a mode; may be empty

    friend bool operator==(const OverlayLine&, const OverlayLine&) = default;
};

} // namespace seiche
