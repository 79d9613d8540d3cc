// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/shape.h"

#include <string>
#include <vector>

namespace seiche {

/// A theoretical line drawn over a pool, in cells.
struct OverlayLine {
    std::vector<Spot> spots;
    bool isStrong = true; ///< maximum, crest or ray; false: minimum
    std::string label;    ///< order of a maximum, or half-wavelengths of a mode; may be empty

    friend bool operator==(const OverlayLine&, const OverlayLine&) = default;
};

} // namespace seiche
