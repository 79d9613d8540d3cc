// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "measure/recent_peak.h"
#include "session/session.h"
#include "study/driving_forces.h"

#include <QPen>

namespace seiche {

/// Arrows for the current forces of sources and sine drive on the string, up or down. All share one
/// scale, based on the largest recent force.
class ForceArrows : public StringOverlay {
public:
    explicit ForceArrows(const Session& session);

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    std::vector<LegendEntry> legend(const StringCanvas& canvas) const override;

private:
    /// Returns the forces that are drawn.
    std::vector<DrivingForce> shown() const;
    static QPen pen();

    const Session& m_session;
    RecentPeak m_peak;
};

} // namespace seiche
