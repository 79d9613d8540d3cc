// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "show/overlay_line.h"

#include <vector>

namespace seiche {

/// Returns eleven rays to each side of every line source, through the media, see `rayThrough`.
///
/// The work is limited to about 0.1 s, for many sources or media with many corners. Beyond this
/// limit, the outer rays of all sources are left out.
std::vector<OverlayLine> rayLines(const Simulation& run);

} // namespace seiche
