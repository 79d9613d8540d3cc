// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "objects/placing_hand.h"
#include "objects/selection.h"
#include "objects/selection_frame.h"
#include "objects/wall_brush.h"

#include <QPointF>
#include <QTimer>

#include <optional>

namespace seiche {

/// Draws walls, media, sources, probes, tapes and stopwatches over every view.
///
/// While objects are arranged, a click selects one, with Shift or Ctrl one more; a drag moves what is selected,
/// the round handle turns it (with Shift by large steps), the square one resizes it; a drag that begins in the
/// water selects everything whose middle its frame has in it. A double click asks for the values. The right
/// button, or a finger that stays, opens the menu of the object; the other keys are those of `arrangeByKey`.
class ObjectsOverlay : public PoolOverlay {
public:
    explicit ObjectsOverlay(Session& session)
        : m_session(session), m_selection(Selection::of(session)), m_placing(session), m_brush(session) {}

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
    /// The name of the topmost object or probe at a pixel; empty: none.
    std::string hit(QPointF pixel, const PoolCanvas& canvas) const;
    void paintObjects(QPainter& painter, const PoolCanvas& canvas, bool main);
    void beginDrag(const QMouseEvent& event, PoolCanvas& canvas);
    void followBand(QPointF pixel, const PoolCanvas& canvas);
    void holdStill(const QMouseEvent& event, PoolCanvas& canvas);
    void forgetDrag();

    /// Pixels of a frame that is dragged open, and what was selected before.
    struct Band {
        QPointF from, to;
        Selection::Names before;
    };

    Session& m_session;
    Selection& m_selection;
    PlacingHand m_placing;
    WallBrush m_brush;
    Grip m_grip = Grip::None;
    QPointF m_from;                       ///< cell where the drag began
    ChosenObjects m_before;               ///< as they were then
    std::optional<ChosenObjects> m_ghost; ///< as they would be put now
    std::optional<Band> m_band;
    std::optional<QPointF> m_menuAt; ///< pixel where the right button went down
    QTimer m_held;                   ///< a finger is down and stays
};

} // namespace seiche
