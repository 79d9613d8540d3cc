// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"

#include <vector>

namespace seiche {

/// Junction of two strings, where the factor of k jumps. Positions are in points, with fractions.
struct Joint {
    double at;
    double left, right; ///< factor of k on either side
    /// Extent of the uniform medium on either side. Equals `at` if the medium changes gradually
    /// from there.
    double begin, end;

    friend bool operator==(const Joint&, const Joint&) = default;
};

/// Returns the junctions from left to right, without the ends.
std::vector<Joint> jointsOf(const PoolObjects& objects, int points);

} // namespace seiche
