// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/recent_peak.h"
#include "canvas/string_overlay.h"
#include "session/session.h"

namespace seiche {

/// Arrows along the string: where energy flows, and by their length how much, averaged over a few pictures.
/// The longest of late reaches to the next one.
class FlowOverlay : public StringOverlay {
public:
    explicit FlowOverlay(const Session& session) : m_session(session) {}

    void clear();
    void paint(QPainter& painter, const StringCanvas& canvas) override;
    std::vector<LegendEntry> legend(const StringCanvas& canvas) const override;

private:
    /// Null while there is nothing to be shown.
    const Wave<float>* wave() const;
    void follow(const Wave<float>& wave, double period);

    const Session& m_session;
    std::vector<double> m_flow; ///< at as many places; to the right positive
    std::int64_t m_frame = 0;
    RecentPeak m_peak;
};

} // namespace seiche
