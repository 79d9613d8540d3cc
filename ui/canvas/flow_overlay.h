// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/energy_of_picture.h"
#include "canvas/string_overlay.h"
#include "measure/recent_peak.h"
#include "session/session.h"

namespace seiche {

/// Arrows for the energy flow along the string, averaged over a few frames. The longest recent
/// arrow reaches the next one.
class FlowOverlay : public StringOverlay {
public:
    FlowOverlay(const Session& session, EnergyOfPicture& energy) : m_session(session), m_along(energy) {}

    void clear();
    void paint(QPainter& painter, const StringCanvas& canvas) override;
    std::vector<LegendEntry> legend(const StringCanvas& canvas) const override;

private:
    /// Returns the current wave. Null if hidden.
    const Wave<float>* wave() const;
    void follow(const Wave<float>& wave, double period);

    const Session& m_session;
    EnergyOfPicture& m_along;
    std::vector<double> m_flow; ///< flow at equidistant positions, positive to the right
    std::int64_t m_frame = 0;
    RecentPeak m_peak;
};

} // namespace seiche
