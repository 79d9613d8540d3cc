// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// The largest zigzag of neighbouring cells along x or y.
struct Zigzag {
    double amplitude = 0.0; ///< half of the height between neighbours, without their common trend
    int x = 0;
    int y = 0;
};

/// Returns the largest zigzag: the smallest amplitude of four neighbouring cells with alternating
/// curvature. A wave with two cells per period has its full amplitude, a smooth one has none. Infinite
/// if a height is not finite.
Zigzag zigzagOf(const Wave<float>& wave);

} // namespace seiche
