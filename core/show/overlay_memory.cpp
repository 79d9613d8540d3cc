// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlay_memory.h"

#include "show/flow_lines.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool isCacheable(const Simulation& run, Overlay overlay) {
    if (run.divergedAt()) return false;
    const PoolObjects& objects = run.settings().objects;
    const auto travels = [](const PoolObject& object) {
        const Source* source = std::get_if<Source>(&object.is);
        return source && source->travels();
    };
    switch (overlay) {
    case Overlay::Maxima: return std::ranges::none_of(objects, travels);
    case Overlay::Rays: return std::ranges::none_of(objects, moves);
    case Overlay::Modes: return true;
    default: return false;
    }
}

} // namespace

void OverlayMemory::watch(const Simulation& run, std::span<const Overlay> overlays) {
    if (std::ranges::any_of(overlays, isMeasured)) m_flow.watch(run);
}

namespace {

// Returns a wall test for the nearest cell.
std::function<bool(const Spot&)> isWallIn(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const Field<float>* stiffness = wave && wave->stiffness ? &*wave->stiffness : nullptr;
    return [stiffness](const Spot& at) {
        return stiffness && !(stiffness->at(static_cast<int>(std::lround(at.x)),
                                            static_cast<int>(std::lround(at.y))) > 0.0f);
    };
}

} // namespace

const std::vector<OverlayLine>& OverlayMemory::flowLines(const Simulation& run, Overlay overlay) {
    if (m_flow.mean().revision() != m_flowRevision) {
        m_flowRevision = m_flow.mean().revision();
        m_arrows.clear();
        m_streamlines.clear();
    }
    std::vector<OverlayLine>& lines = overlay == Overlay::Flow ? m_arrows : m_streamlines;
    if (lines.empty())
        if (const FlowField field = m_flow.field(); !field.flows.empty())
            lines =
                overlay == Overlay::Flow ? flowArrows(field) : streamlines(field, run.grid(), isWallIn(run));
    return lines;
}

const std::vector<OverlayLine>& OverlayMemory::linesOf(const Simulation& run, Overlay overlay) {
    if (isMeasured(overlay)) return flowLines(run, overlay);
    if (!isCacheable(run, overlay)) {
        m_passing = overlayLines(run, overlay);
        return m_passing;
    }
    const auto found = std::ranges::find_if(m_known, [&](const Known& known) {
        return known.overlay == overlay && known.settings == run.settings();
    });
    if (found != m_known.end()) return found->lines;
    m_known.push_back({overlay, run.settings(), overlayLines(run, overlay)});
    constexpr std::size_t max = 12, maxSpots = 2'000'000;
    const auto spots = [&] {
        std::size_t count = 0;
        for (const Known& known : m_known)
            for (const OverlayLine& line : known.lines) count += line.spots.size();
        return count;
    };
    while (m_known.size() > max || (m_known.size() > 1 && spots() > maxSpots)) m_known.pop_front();
    return m_known.back().lines;
}

} // namespace seiche
