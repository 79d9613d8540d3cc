// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/simulation.h"
#include "show/overlay_line.h"

#include <vector>

namespace seiche {

/// What the overlay shows at the run's present frame; empty where it has nothing to say.
///
/// Fronts: the crests of every sine around its source, as far as they can have come, with the wavelength the
/// cells really give it in each direction. Maxima and minima: of the first two points that swing with the same
/// frequency (where they meet in step, with numerical waves), or behind the first wall with slits that a sine
/// shines on (two: see `twoSlitLines`; more: the directions far away). Rays: eleven from every line source,
/// through the media. Circle: round the last pull, as far as the exact equation carries its front. Modes: the
/// nodal lines of the standing wave whose frequency is nearest to that of the drive or of the first sine;
/// without either, of the lowest.
///
/// There are some thousand lines at most, whatever the settings ask for: of very many fronts every n-th, of a
/// grating the first orders, of rays that take long the inner ones (see `rayLines`).
std::vector<OverlayLine> overlayLines(const Simulation& run, Overlay overlay);

/// Whether its lines can have labels.
constexpr bool hasLabels(Overlay overlay) { return overlay == Overlay::Maxima || overlay == Overlay::Modes; }

/// Whether a line is drawn bold. Fronts are many: finer and white, so that the maxima stand out among them.
inline bool standsOut(const OverlayLine& line, Overlay overlay) {
    return line.isStrong && overlay != Overlay::Fronts;
}

} // namespace seiche
