// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "objects/placing_hand.h"
#include "objects/selection.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace seiche {

/// Draws walls, media, sources, probes, tapes and stopwatches over every view.
///
/// While objects are arranged, a click selects one, a drag moves it, the round handle turns it, the square one
/// resizes it; a double click asks for its values. Keys are those of `arrangeByKey`. A wall is painted with
/// the mouse, or with the ring: Enter begins and ends it, Escape gives it up.
class ObjectsOverlay : public PoolOverlay {
public:
    explicit ObjectsOverlay(Session& session)
        : m_session(session), m_selection(Selection::of(session)), m_placing(session) {}

    void paint(QPainter& painter, const PoolCanvas& canvas, bool main) override;
    bool press(const QMouseEvent& event, PoolCanvas& canvas) override;
    void move(const QMouseEvent& event, PoolCanvas& canvas) override;
    void release(const QMouseEvent& event, PoolCanvas& canvas) override;
    bool hover(const QMouseEvent& event, PoolCanvas& canvas) override;
    bool takesKeys() const override {
        return m_selection.arranging() || m_selection.painting() || m_selection.isPlacing();
    }
    bool key(const QKeyEvent& event, PoolCanvas& canvas) override;

private:
    enum class Grip { None, Body, Turn, Size, Target };

    void paintSelection(QPainter& painter, const PoolCanvas& canvas, const PoolObject& object) const;
    Grip gripAt(QPointF pixel, const PoolCanvas& canvas) const;
    /// The name of the topmost object or probe at a pixel; empty: none.
    std::string hit(QPointF pixel, const PoolCanvas& canvas) const;
    bool paintByKey(const QKeyEvent& event);
    QPointF ring() const;
    void addToPath(QPointF cell);
    void finishPainting();
    /// The object as the drag makes it.
    PoolObject dragged(QPointF cell) const;

    Session& m_session;
    Selection& m_selection;
    PlacingHand m_placing;
    Grip m_grip = Grip::None;
    QPointF m_from;                     ///< cell where the drag began
    std::optional<PoolObject> m_before; ///< the object when it began
    std::optional<PoolObject> m_ghost;  ///< as it would be put now
    std::optional<QPointF> m_probeGhost;
    std::vector<QPointF> m_path; ///< of the wall being painted, cells
    bool m_byKey = false;        ///< it is painted with the ring
};

} // namespace seiche
