// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "session/session.h"
#include "show/overlay_memory.h"

#include <set>

namespace seiche {

/// Draws what theory predicts over the pool, at first as the opened experiment says.
///
/// There is one for a session. Nothing is drawn of a run that is a riddle.
class TheoryLines : public QObject, public PoolOverlay {
    Q_OBJECT

public:
    static TheoryLines& of(Session& session);

    bool isOn(Overlay overlay) const { return m_on.contains(overlay); }
    void set(Overlay overlay, bool on);
    /// All that are on.
    std::vector<Overlay> shown() const { return {m_on.begin(), m_on.end()}; }
    /// Whether the overlay has something to say of the pool as it is now.
    bool applies(Overlay overlay) {
        return !m_memory.linesOf(m_session.runOf(SceneKind::Pool), overlay).empty();
    }

    void paintInto(const PixelView& picture, const Simulation& run, const PoolLook& look, double unit) override;
    void paint(QPainter& painter, const PoolCanvas& canvas, bool main) override;

signals:
    void changed();

private:
    explicit TheoryLines(Session& session);

    /// What is measured sees the run go by.
    void followFlow();

    Session& m_session;
    std::set<Overlay> m_on;
    OverlayMemory m_memory;
};

QString nameOf(Overlay overlay);
QString descriptionOf(Overlay overlay);

} // namespace seiche
