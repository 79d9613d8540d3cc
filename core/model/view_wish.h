// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"
#include "wave/shape.h"

#include <optional>
#include <string>

namespace seiche {

/// How an experiment wants its pool to be looked at. The run does not depend on it.
struct ViewWish {
    PoolLook look;
    double range = 0.0; ///< the height at the end of the colours; 0: from what is to be seen

    /// A straight cut through the pool; places in cells.
    struct Section {
        Spot from, to;
        friend bool operator==(const Section&, const Section&) = default;
    };
    std::optional<Section> section; ///< shown where there is one

    double cellLength = 1.0; ///< how long a cell is said to be
    std::string cellUnit;    ///< empty: lengths are counted in cells

    friend bool operator==(const ViewWish&, const ViewWish&) = default;
};

namespace limits {
inline constexpr double viewRange = 1e9;
inline constexpr double leastViewRange = 1e-6; ///< or 0
inline constexpr std::size_t unitLetters = 8;
} // namespace limits

} // namespace seiche
