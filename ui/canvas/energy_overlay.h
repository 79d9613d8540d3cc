// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/energy_of_picture.h"
#include "canvas/string_overlay.h"
#include "measure/recent_peak.h"
#include "session/session.h"

namespace seiche {

/// Kinetic and potential energy along the string, stacked as two bands below it.
///
/// The range is the largest recent energy of a point.
class EnergyOverlay : public StringOverlay {
public:
    EnergyOverlay(const Session& session, EnergyOfPicture& energy) : m_session(session), m_along(energy) {}

    bool isShown() const { return m_session.settings().preview.energy == Visibility::Shown; }
    void clear() { m_peak = {}; }
    /// Height of the strip, as a fraction of the canvas.
    static constexpr double share = 0.2;

    void paint(QPainter& painter, const StringCanvas& canvas) override;

private:
    const Session& m_session;
    EnergyOfPicture& m_along;
    RecentPeak m_peak;
};

} // namespace seiche
