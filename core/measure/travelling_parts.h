// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <vector>

namespace seiche {

/// The two travelling waves of a string, per point.
struct TravellingParts {
    std::vector<float> right; ///< runs to the right
    std::vector<float> left;  ///< runs to the left
};

/// Returns d'Alembert's parts: right + left = displacement, and right - left = P / Z. P = -integral
/// of mass * velocity from the left, and Z = sqrt(tension * mass) is the impedance of the point. On
/// a uniform string P / Z = -integral of velocity / c with c = sqrt(k) points per step. At
/// boundaries between media the parts jump as reflected waves do. All values belong to the time of
/// `now`. Simple differences smooth the integrand, which is corrected to fourth order in (2 pi /
/// wavelength).
///
/// P has an arbitrary constant. At a free end P is 0. Without free ends the constant is the most
/// frequent value along the string and its mirror image. Both parts are then 0 beside a lone pulse
/// and oscillate about 0 in a standing wave. The drift of a periodic string belongs to neither
/// part.
///
/// Accepts every scheme and end; walls divide a string. Waves that bending makes faster than c leak
/// partly into the opposite part. Empty if a displacement or velocity is not finite, and for a
/// pool.
TravellingParts travellingParts(const Wave<float>& wave, const Rule& rule);

} // namespace seiche
