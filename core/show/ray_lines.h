// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "show/overlay_line.h"

#include <vector>

namespace seiche {

/// Eleven rays to each side of every line source, through the media: see `rayThrough`.
///
/// Those of many sources, or through media with very many corners, take long. What can be done in about 0.1 s
/// is counted, and when it is used up, the outer rays of all sources are left out.
std::vector<OverlayLine> rayLines(const Simulation& run);

} // namespace seiche
