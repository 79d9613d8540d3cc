// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/pool_overlay.h"
#include "objects/placement_tool.h"
#include "objects/selection.h"
#include "objects/selection_frame.h"
#include "objects/wall_brush.h"

#include <QPointF>
#include <QTimer>

#include <optional>

namespace seiche {

/// Walls, media, sources, probes, tapes and stopwatches over every pool view.
///
/// A click on an object selects (Shift or Ctrl: adds to the selection) and a drag moves the
/// selection. The round handle rotates (Shift: in large steps), the square handle resizes. Shift or
/// Ctrl and a drag from open water select all objects with centres in the rectangle. Any other press
/// on open water deselects and acts on the water. A double click opens the values. The right button
/// or a long touch opens the object menu. Keys are handled by `arrangeByKey`.
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
        return !m_selection.isEmpty() || m_selection.painting() || m_selection.isPlacing();
    }
    bool key(const QKeyEvent& event, PoolCanvas& canvas) override;

private:
    void paintObjects(QPainter& painter, const PoolCanvas& canvas, bool main);
    void paintSigns(QPainter& painter, const PoolCanvas& canvas) const;
    /// Takes a press on a handle or an object, or with Shift or Ctrl on open water.
    bool beginDrag(const QMouseEvent& event, PoolCanvas& canvas);
    void followBand(QPointF pixel, const PoolCanvas& canvas);
    void holdStill(const QMouseEvent& event, PoolCanvas& canvas);
    void forgetDrag();

    /// The rubber band in pixels, with the previous selection.
    struct Band {
        QPointF from, to;
        Selection::Names before;
    };

    Session& m_session;
    Selection& m_selection;
    PlacementTool m_placing;
    WallBrush m_brush;
    Grip m_grip = Grip::None;
    QPointF m_from;                       ///< start of the drag, in cells
    ChosenObjects m_before;               ///< objects at the start of the drag
    std::optional<ChosenObjects> m_ghost; ///< objects if dropped now
    std::optional<Band> m_band;
    std::optional<QPointF> m_menuAt; ///< pixel of the right button press
    QTimer m_held;                   ///< running while a finger is held still
};

} // namespace seiche
