// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <functional>
#include <vector>

namespace seiche {

/// A cell of a fixed edge that is off the rest line, as one is that the edge took hold of in a wave, and its
/// height at two frames.
struct SettlingCell {
    int x;
    int y;
    double now;
    double before;
};

/// The cells of fixed edges that are not at rest at 0, without those that `isHeld(x)` says something else
/// moves: ends of a string.
template <class T>
std::vector<SettlingCell> settlingCells(const Wave<T>& wave, const Rule& rule,
                                        const std::function<bool(int x)>& isHeld);

/// Brings cells that were so before a step to their heights after it: on the way to 0, as a critically damped
/// oscillator with a time constant of 32 steps goes there, which leaves only long waves behind. What else is to
/// be known of it are the two frames of the wave. Whole numbers go there by a 32nd, and at least 1, at a step.
template <class T>
void settle(Wave<T>& wave, const std::vector<SettlingCell>& cells);

extern template std::vector<SettlingCell> settlingCells(const Wave<float>&, const Rule&,
                                                        const std::function<bool(int x)>&);
extern template std::vector<SettlingCell> settlingCells(const Wave<std::int32_t>&, const Rule&,
                                                        const std::function<bool(int x)>&);
extern template void settle(Wave<float>&, const std::vector<SettlingCell>&);
extern template void settle(Wave<std::int32_t>&, const std::vector<SettlingCell>&);

} // namespace seiche
