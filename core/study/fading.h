// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// How what is left of a beginning fades at a cell, when a medium is pulled or driven from rest.
struct Fading {
    bool never = false;                      ///< something that is moved stays or grows
    std::optional<std::int64_t> quarterLife; ///< steps until at most a quarter is left; nothing: not known
};

/// The fading at the cell (x, y) of the medium under the experiment's pull, or under a sine of its shape. Known
/// where theory knows the modes: between walls, past absorbing ends and under a pull that sets heights it does
/// not. Some milliseconds.
Fading fadingOf(const Experiment& experiment, bool sine, int x, int y);

} // namespace seiche
