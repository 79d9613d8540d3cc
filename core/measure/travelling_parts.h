// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <vector>

namespace seiche {

/// The two waves that a string's heights are made of at this moment, each as heights, one per point.
struct TravellingParts {
    std::vector<float> right; ///< runs to the right
    std::vector<float> left;  ///< runs to the left
};

/// d'Alembert's parts: right + left = heights, and right - left = P / Z, where P = -integral of mass * velocity
/// from the left and Z = sqrt(tension * mass) is the impedance of the point. Where all points are alike that is
/// -integral of velocity / c, c = sqrt(k) points per step; where media meet, parts jump as waves do that come
/// back from a joint. Both belong to the moment of `now`. Plain differences smooth what is integrated; that is
/// taken back to fourth order in (2 pi / wavelength).
///
/// P is known up to a constant. At a free end it is 0. On a string without one it is the value most usual along
/// the string and its mirror image, so that beside a lone pulse both parts are 0, and in a standing wave both
/// swing about 0. What a ring as a whole drifts belongs to no part.
///
/// Takes the heights of every scheme and every end; walls part a string. Waves that bending makes faster than c
/// leave some of their height in the other part. Empty where a height or velocity is
/// not finite, and for a pool.
TravellingParts travellingParts(const Wave<float>& wave, const Rule& rule);

} // namespace seiche
