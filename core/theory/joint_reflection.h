// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// What becomes of the height of a wave that meets a joint: this part of it comes back (below 0: upside down),
/// this part goes on.
struct JointReflection {
    double reflected;   ///< r
    double transmitted; ///< t = 1 + r
};

/// Of long waves that come from a medium where their speed is `from` into one where it is `into` (both above
/// 0): with the impedance Z, r = (Z1 - Z2) / (Z1 + Z2) and t = 2 Z1 / (Z1 + Z2). A string under the same
/// tension everywhere has Z = 1 / c (the density of its mass changes), a canal Z = c (its depth does).
JointReflection jointReflection(MediumModel model, double from, double into);

} // namespace seiche
