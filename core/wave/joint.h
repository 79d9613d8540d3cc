// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"

#include <vector>

namespace seiche {

/// Where two strings are joined: the factor of k jumps there. Places are in points, with fractions.
struct Joint {
    double at;
    double left, right; ///< what k is multiplied with on either side of it
    /// How far the medium is the same on either side; `at` where it changes gradually from there on.
    double begin, end;

    friend bool operator==(const Joint&, const Joint&) = default;
};

/// The joints of a string of so many points, from left to right; those at its very ends join nothing.
std::vector<Joint> jointsOf(const PoolObjects& objects, int points);

} // namespace seiche
