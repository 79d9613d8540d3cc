// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/flow_meter.h"
#include "show/overlay_line.h"

#include <functional>

namespace seiche {

/// Returns an arrow for each position of the field, centred there. Arrows are one spacing long from
/// the 95th percentile of the flow and shrink with its cube root; below 1 % of it there are none.
std::vector<OverlayLine> flowArrows(const FlowField& field);

/// Returns lines along the flow, about two thirds of the spacing apart, each with an arrowhead in
/// its middle. They start at free positions of the field and end at the edge, at walls, near other
/// lines and in very weak flow.
std::vector<OverlayLine> streamlines(
    const FlowField& field, const Grid& grid,
    const std::function<bool(const Spot&)>& isWall = [](const Spot&) { return false; });

} // namespace seiche
