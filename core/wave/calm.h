// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

namespace seiche {

/// A hand that calms the medium: every kept height within `radius` cells of the place is multiplied with
/// `factor`.
struct Calm {
    double x = 0.0;
    double y = 0.0;
    double radius = 10.0; ///< at least the one cell nearest to the place is touched
    double factor = 0.0;  ///< 0 ... 1

    friend bool operator==(const Calm&, const Calm&) = default;
};

/// Cells held by a fixed edge keep their heights; what lies beyond absorbing edges is out of reach.
void applyCalm(Wave<float>& wave, const Rule& rule, const Calm& calm);
void applyCalm(Wave<std::int32_t>& wave, const Rule& rule, const Calm& calm); ///< rounded towards 0

} // namespace seiche
