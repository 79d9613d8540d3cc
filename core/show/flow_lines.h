// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/flow_meter.h"
#include "show/overlay_line.h"

#include <functional>

namespace seiche {

/// An arrow for each place of the field, in its middle. Its length is that of the spacing where the flow is
/// strong (as strong as one in twenty places or stronger), and falls with the cube root of it; where it is
/// weaker than a hundredth of that there is none.
std::vector<OverlayLine> flowArrows(const FlowField& field);

/// Lines that follow the flow, about two thirds of the spacing apart, each with a head in its middle. They
/// begin at the places of the field where no other line runs, and end at the rim and at walls, where another
/// line is near, and where hardly anything flows.
std::vector<OverlayLine> streamlines(
    const FlowField& field, const Grid& grid,
    const std::function<bool(const Spot&)>& isWall = [](const Spot&) { return false; });

} // namespace seiche
