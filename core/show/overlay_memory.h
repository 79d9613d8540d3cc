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
/// Lines are recomputed only when their input has changed. Maxima, rays and modes take
/// milliseconds, but change only with the settings or moving sources.
class OverlayMemory {
public:
    /// Samples the current step for the energy flow, if one of these overlays shows it.
    void watch(const Simulation& run, std::span<const Overlay> overlays);
    /// Clears the measured flow after a jump or change.
    void forgetFlow() { m_flow.clear(); }
    const WindowedMean& flow() const { return m_flow.mean(); }

    /// Returns the lines as `overlayLines`, including the flow sampled by `watch`. Valid until the
    /// next call.
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
    std::deque<Known> m_known; ///< oldest first; several runs if comparison runs are shown
    std::vector<OverlayLine> m_passing;
};

} // namespace seiche
