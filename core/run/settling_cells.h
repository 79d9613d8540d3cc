// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <functional>
#include <vector>

namespace seiche {

/// A cell of a fixed edge that is not at rest, as after the edge became fixed in a wave, with its
/// last two heights.
struct SettlingCell {
    int x;
    int y;
    double now;
    double previous;
};

/// Returns the cells of fixed edges that are not at rest at 0. Omits string ends that are moved
/// otherwise (`isHeld(x)`).
template <class T>
std::vector<SettlingCell> settlingCells(const Wave<T>& wave, const Rule& rule,
                                        const std::function<bool(int x)>& isHeld);

/// Moves settling cells, found before a step, towards 0 after it. They follow a critically damped
/// oscillator with a time constant of 32 steps, which leaves only long waves. The two stored time
/// levels are the complete state. Integers approach 0 by a 32nd, at least 1, per step.
template <class T>
void settle(Wave<T>& wave, const std::vector<SettlingCell>& cells);

extern template std::vector<SettlingCell> settlingCells(const Wave<float>&, const Rule&,
                                                        const std::function<bool(int x)>&);
extern template std::vector<SettlingCell> settlingCells(const Wave<std::int32_t>&, const Rule&,
                                                        const std::function<bool(int x)>&);
extern template void settle(Wave<float>&, const std::vector<SettlingCell>&);
extern template void settle(Wave<std::int32_t>&, const std::vector<SettlingCell>&);

} // namespace seiche
