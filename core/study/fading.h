// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Decay of the transient at a cell, starting from rest.
struct Fading {
    bool never = false;                      ///< true if a moving mode persists or grows
    std::optional<std::int64_t> quarterLife; ///< steps until the decay to a quarter; empty: unknown
};

/// Returns the decay at the cell (x, y), under the experiment's tap or a sine of its shape. Unknown
/// if the modes are unknown: with walls, absorbing ends, or a tap that sets heights. Takes a few
/// milliseconds.
Fading fadingOf(const Experiment& experiment, bool sine, int x, int y);

} // namespace seiche
