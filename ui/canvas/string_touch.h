// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "session/session.h"

#include <QObject>
#include <QPointF>

#include <optional>
#include <vector>

namespace seiche {

/// Pointer actions on the string besides plucking, which the canvas handles.
///
/// Carry: moves a point up and down while held. The ends can always be carried. Draw: draws a
/// shape, which the string takes on release. Finger: damps a touched point like a violinist's
/// finger, which leaves only waves with a node there.
///
/// Keys: up and down carry the point at the marker, or the arrows move a pen. Enter releases,
/// Escape cancels. Enter also places and lifts the finger at the marker.
class StringTouch : public QObject, public StringOverlay {
    Q_OBJECT

public:
    enum class Kind { Pluck, Carry, Draw, Finger };

    explicit StringTouch(Session& session, QObject* parent = nullptr);

    Kind kind() const { return m_kind; }
    void setKind(Kind kind);
    /// Sets whether arrows mark the draggable ends from the start. Default: true.
    void setMarksEnds(bool marks) { m_marksEnds = marks; }

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    /// Draws arrows at the draggable ends, under the mouse and, unless switched off, until the first
    /// drag.
    void paintHints(QPainter& painter, const StringCanvas& canvas) const;
    bool press(const QMouseEvent& event, StringCanvas& canvas) override;
    void move(const QMouseEvent& event, StringCanvas& canvas) override;
    void release(const QMouseEvent& event, StringCanvas& canvas) override;
    bool hover(const QMouseEvent& event, StringCanvas& canvas) override;
    bool takesKeys() const override { return m_kind != Kind::Pluck; }
    bool key(const QKeyEvent& event, StringCanvas& canvas) override;

signals:
    void kindChanged();

private:
    /// A carried point with the pointer position.
    struct Carried {
        double point;
        double height;
    };

    /// Returns whether the pointer can take this free end. False for a periodic string, and under
    /// the marker.
    bool canBeTaken(int end, const StringCanvas& canvas) const;
    /// Returns the end at a pixel, in points.
    std::optional<double> endAt(QPointF pixel, const StringCanvas& canvas) const;
    void begin(double point);
    void carryTo(double height);
    void letGo();
    void drawTo(QPointF place);
    void submitDrawing();
    void giveUp();
    void touch(double point);
    void lift();
    bool fingerByKey(const QKeyEvent& event);
    void carryByKey(bool up, const StringCanvas& canvas);
    /// Moves the pen by a number of key steps.
    void movePen(double along, double up, const StringCanvas& canvas);
    /// Returns the drawn displacements, extended to both ends. Empty if nothing was drawn.
    std::vector<double> shape() const;

    Session& m_session;
    Kind m_kind = Kind::Pluck;
    std::optional<Carried> m_carried;
    std::optional<double> m_finger; ///< the point under the finger
    QPointF m_pressedAt;
    std::optional<double> m_pressedEnd;         ///< not moved yet, possibly a tap
    std::vector<std::optional<double>> m_drawn; ///< from end to end
    std::optional<QPointF> m_pen;               ///< index in `m_drawn`, and displacement
    std::optional<double> m_overEnd;            ///< under the mouse
    bool m_hasDraggedEnd = false;
    bool m_marksEnds = true;
    int m_stroke = 0;
};

} // namespace seiche
