// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/flow_meter.h"
#include "show/overlay_lines.h"

#include <deque>
#include <span>

namespace seiche {

/// A cache of overlay lines for code that draws the same runs repeatedly.
///
/// Lines are computed again only when what they depend on has changed: those of maxima, rays and modes take
/// milliseconds and stay as long as the settings do and no source moves.
class OverlayMemory {
public:
    /// Looks at the present frame for what is measured, the flow of energy, where one of these overlays shows
    /// it.
    void watch(const Simulation& run, std::span<const Overlay> overlays);
    /// What was measured is forgotten: the run has jumped, or is another one.
    void forgetFlow() { m_flow.clear(); }
    const WindowedMean& flow() const { return m_flow.mean(); }

    /// As `overlayLines`, with what `watch` has measured. Valid until the next call.
    const std::vector<OverlayLine>& linesOf(const Simulation& run, Overlay overlay);

private:
    struct Known {
        Overlay overlay;
        Experiment settings;
        std::vector<OverlayLine> lines;
    };
    const std::vector<OverlayLine>& flowLines(const Simulation& run, Overlay overlay);

    FlowMeter m_flow;
    std::uint64_t m_flowRevision = 0;
    std::vector<OverlayLine> m_arrows, m_streamlines;
    std::deque<Known> m_known; ///< the latest last; of several runs, when twins are shown
    std::vector<OverlayLine> m_passing;
};

} // namespace seiche
