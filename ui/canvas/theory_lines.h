// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "session/session.h"
#include "show/overlay_memory.h"

#include <set>

namespace seiche {

/// Draws predictions of theory over the pool, initially as set by the experiment.
///
/// One instance per session. Disabled in a challenge.
class TheoryLines : public QObject, public PoolOverlay {
    Q_OBJECT

public:
    static TheoryLines& of(Session& session);

    bool isOn(Overlay overlay) const { return m_on.contains(overlay); }
    void set(Overlay overlay, bool on);
    /// Returns all active overlays.
    std::vector<Overlay> shown() const { return {m_on.begin(), m_on.end()}; }
    /// Returns whether the overlay applies to the current pool.
    bool applies(Overlay overlay) {
        return !m_memory.linesOf(m_session.runOf(SceneKind::Pool), overlay).empty();
    }

    void paintInto(const PixelView& picture, const Simulation& run, const PoolLook& look, double unit) override;
    void paint(QPainter& painter, const PoolCanvas& canvas, bool main) override;

signals:
    void changed();

private:
    explicit TheoryLines(Session& session);

    /// Updates measured overlays during the run.
    void followFlow();

    Session& m_session;
    std::set<Overlay> m_on;
    OverlayMemory m_memory;
};

QString nameOf(Overlay overlay);
QString descriptionOf(Overlay overlay);

} // namespace seiche
