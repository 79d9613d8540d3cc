// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "wave/shape.h"

#include <optional>
#include <string>

namespace seiche {

/// Preferred pool view. The run does not depend on it.
struct ViewPreference {
    PoolLook look;
    double range = 0.0; ///< height at the colour scale's end; 0: automatic

    /// A straight cut through the pool, in cells.
    struct Section {
        Spot from, to;
        friend bool operator==(const Section&, const Section&) = default;
    };
    std::optional<Section> section; ///< shown if present

    double cellLength = 1.0; ///< length of a cell
    std::string cellUnit;    ///< empty: lengths are in cells

    friend bool operator==(const ViewPreference&, const ViewPreference&) = default;
};

namespace limits {
inline constexpr double viewRange = 1e9;
inline constexpr double minViewRange = 1e-6; ///< or 0
inline constexpr std::size_t unitLetters = 8;
} // namespace limits

} // namespace seiche
