// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// Local damping: multiplies stored heights within `radius` cells by `factor`.
struct LocalDamping {
    double x = 0.0;
    double y = 0.0;
    double radius = 10.0; ///< always includes the nearest cell
    double factor = 0.0;  ///< 0 ... 1

    friend bool operator==(const LocalDamping&, const LocalDamping&) = default;
};

/// Applies the damping to a wave. Cells of fixed edges and cells beyond absorbing edges are not
/// changed.
void applyLocalDamping(Wave<float>& wave, const Rule& rule, const LocalDamping& localDamping);
void applyLocalDamping(Wave<std::int32_t>& wave, const Rule& rule,
                       const LocalDamping& localDamping); ///< rounded towards 0

} // namespace seiche
