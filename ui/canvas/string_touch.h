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

/// What a hand does to the string besides plucking it, which the canvas does.
///
/// It carries a point, up and down, for as long as it is held; an end can be carried always. Or it draws a
/// shape over the string, which the string gets when the hand lets go. Or a finger touches a point and slows
/// it, as that of a violinist does: only waves with a node there are left. By keys: up and down carry the point
/// at the ring, or the arrows move a pen, Enter lets go, Escape gives it up; Enter puts the finger to the ring
/// and lifts it.
class StringTouch : public QObject, public StringOverlay {
    Q_OBJECT

public:
    enum class Kind { Pluck, Carry, Draw, Finger };

    explicit StringTouch(Session& session, QObject* parent = nullptr);

    Kind kind() const { return m_kind; }
    void setKind(Kind kind);

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    /// Arrows at the ends that say that they can be dragged: until one has been, and under the mouse.
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
    /// A point that is carried, and where the hand is.
    struct Carried {
        double point;
        double height;
    };

    /// Whether a hand can take this end, and nothing else has it: a ring of string has none, and the ring where
    /// SPACE pulls goes first.
    bool canBeTaken(int end, const StringCanvas& canvas) const;
    /// The end at a pixel, as a point of the string.
    std::optional<double> endAt(QPointF pixel, const StringCanvas& canvas) const;
    void begin(double point);
    void carryTo(double height);
    void letGo();
    void drawTo(QPointF place);
    void give();
    void giveUp();
    void touch(double point);
    void lift();
    bool fingerByKey(const QKeyEvent& event);
    void carryByKey(bool up, const StringCanvas& canvas);
    /// So many steps by key.
    void movePen(double along, double up, const StringCanvas& canvas);
    /// The drawn heights with what leads to them from the ends; empty: nothing has been drawn.
    std::vector<double> shape() const;

    Session& m_session;
    Kind m_kind = Kind::Pluck;
    std::optional<Carried> m_carried;
    std::optional<double> m_finger; ///< the point under it
    QPointF m_pressedAt;
    std::optional<double> m_pressedEnd;         ///< not moved yet: it may be a tap
    std::vector<std::optional<double>> m_drawn; ///< from end to end
    std::optional<QPointF> m_pen;               ///< in places of `m_drawn`, and heights
    std::optional<double> m_overEnd;            ///< under the mouse
    bool m_hasDraggedEnd = false;
    int m_stroke = 0;
};

} // namespace seiche
