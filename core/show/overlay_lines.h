// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "show/overlay_line.h"

#include <vector>

namespace seiche {

/// Returns the lines of an overlay at the run's current step; empty if it does not apply.
///
/// Fronts: crests of every sine around its source, up to the distance reached, with the numerical
/// wavelength in each direction.
/// Maxima and minima: of the first two points of equal frequency (numerical waves in phase), or
/// behind the first wall with slits lit by a sine (two slits: see `twoSlitLines`; more: far-field
/// directions).
/// Rays: eleven from every line source, through the media.
/// Circle: around the last tap, up to the wavefront of the exact equation.
/// Modes: nodal lines of the standing wave nearest to the frequency of the drive or of the first
/// sine; if there is neither, of the lowest mode.
///
/// There are at most some thousand lines: every n-th of very many fronts, the lowest orders of a
/// grating, the inner rays if all would take too long (see `rayLines`).
std::vector<OverlayLine> overlayLines(const Simulation& run, Overlay overlay);

/// Returns whether the overlay's lines can have labels.
constexpr bool hasLabels(Overlay overlay) { return overlay == Overlay::Maxima || overlay == Overlay::Modes; }

/// Returns whether a line is drawn bold. Fronts are numerous, so they are thin and white to let
/// maxima stand out.
inline bool standsOut(const OverlayLine& line, Overlay overlay) {
    return line.isStrong && overlay != Overlay::Fronts;
}

} // namespace seiche
