// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// Damps the medium around a place: every kept height within `radius` cells of it is multiplied by `factor`.
struct LocalDamping {
    double x = 0.0;
    double y = 0.0;
    double radius = 10.0; ///< at least the cell nearest to the place is damped
    double factor = 0.0;  ///< 0 ... 1

    friend bool operator==(const LocalDamping&, const LocalDamping&) = default;
};

/// Applies it to a wave. Cells held by a fixed edge keep their heights; what lies beyond absorbing edges is out
/// of reach.
void applyLocalDamping(Wave<float>& wave, const Rule& rule, const LocalDamping& localDamping);
void applyLocalDamping(Wave<std::int32_t>& wave, const Rule& rule,
                       const LocalDamping& localDamping); ///< rounded towards 0

} // namespace seiche
