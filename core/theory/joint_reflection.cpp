// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/joint_reflection.h"

#include "wave/expects.h"

namespace seiche {

JointReflection jointReflection(MediumModel model, double from, double into) {
    SEICHE_EXPECTS(from > 0.0 && into > 0.0);
    const bool isDepth = model == MediumModel::Depth;
    const double first = isDepth ? from : into, second = isDepth ? into : from; // Z up to a common factor
    return {(first - second) / (first + second), 2.0 * first / (first + second)};
}

} // namespace seiche
