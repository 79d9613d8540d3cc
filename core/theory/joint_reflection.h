// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// Reflection and transmission coefficients at a boundary; negative: inverted.
struct JointReflection {
    double reflected;   ///< r
    double transmitted; ///< t = 1 + r
};

/// Returns the coefficients of long waves at a boundary from speed `from` into speed `into`, both
/// above 0.
///
/// With the impedance Z, r = (Z1 - Z2) / (Z1 + Z2) and t = 2 Z1 / (Z1 + Z2). A string under uniform
/// tension with varying linear density has Z = 1 / c; a canal of varying depth has Z = c.
JointReflection jointReflection(MediumModel model, double from, double into);

} // namespace seiche
