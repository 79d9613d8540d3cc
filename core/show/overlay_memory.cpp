// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlay_memory.h"

#include <algorithm>

namespace seiche {

namespace {

bool staysAsLongAsSettings(const Simulation& run, Overlay overlay) {
    if (overlay == Overlay::Fronts || overlay == Overlay::Circle || run.divergedAt()) return false;
    return std::ranges::none_of(run.settings().objects, [](const PoolObject& object) {
        const Source* source = std::get_if<Source>(&object.is);
        return source && source->speed > 0.0;
    });
}

} // namespace

const std::vector<OverlayLine>& OverlayMemory::linesOf(const Simulation& run, Overlay overlay) {
    if (!staysAsLongAsSettings(run, overlay)) {
        m_passing = overlayLines(run, overlay);
        return m_passing;
    }
    const auto found = std::ranges::find_if(m_known, [&](const Known& known) {
        return known.overlay == overlay && known.settings == run.settings();
    });
    if (found != m_known.end()) return found->lines;
    constexpr std::size_t most = 12;
    if (m_known.size() == most) m_known.pop_front();
    m_known.push_back({overlay, run.settings(), overlayLines(run, overlay)});
    return m_known.back().lines;
}

} // namespace seiche
