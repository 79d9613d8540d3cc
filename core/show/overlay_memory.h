// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/overlay_lines.h"

#include <deque>

namespace seiche {

/// A cache of overlay lines for code that draws the same runs repeatedly.
///
/// Lines are computed again only when what they depend on has changed: those of maxima, rays and modes take
/// milliseconds and stay as long as the settings do and no source moves.
class OverlayMemory {
public:
    /// As `overlayLines`. Valid until the next call.
    const std::vector<OverlayLine>& linesOf(const Simulation& run, Overlay overlay);

private:
    struct Known {
        Overlay overlay;
        Experiment settings;
        std::vector<OverlayLine> lines;
    };
    std::deque<Known> m_known; ///< the latest last; of several runs, when twins are shown
    std::vector<OverlayLine> m_passing;
};

} // namespace seiche
