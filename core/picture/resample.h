// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <vector>

namespace seiche {

/// The same heights on another number of cells, row by row without gaps: smoothly interpolated where there are more
/// cells, averaged where there are fewer. Heights are resampled, not colours, so that every palette stays smooth.
std::vector<float> resample(const HeightView& heights, int width, int height);

} // namespace seiche
