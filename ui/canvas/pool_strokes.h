// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QPointF>
#include <QTimer>

#include <map>

namespace seiche {

/// What a finger does to the water.
enum class Touch {
    Up,    ///< pulls it up
    Down,  ///< pulls it down
    Hold,  ///< holds it at a height
    Smooth ///< wipes waves away
};

/// The fingers on the pool: mouse, touches, a key.
///
/// Each leaves a trail and, held still, goes on where it is; one that holds the water does so at every step.
/// After its first touch, a finger that sets heights brings the water to rest there: set again and again, only
/// the newest of the kept frames would give it more velocity each time. The experiment's own pull says how wide
/// and how strong they are; smoothing is three times as wide as a pull.
class PoolStrokes : public QObject {
    Q_OBJECT

public:
    explicit PoolStrokes(Session& session, QObject* parent = nullptr);

    Touch touch() const { return m_touch; }
    void setTouch(Touch touch);
    /// The share of the waves that smoothing takes away at each touch, 0 ... 1.
    double smoothing() const { return m_smoothing; }
    void setSmoothing(double share);

    /// A finger comes down at a cell; `finger` is its number. The first pull of Touch::Up is a tap of a
    /// rhythm.
    void begin(int finger, QPointF cell);
    void move(int finger, QPointF cell);
    void end(int finger);
    void endAll();
    bool isDown(int finger) const { return m_fingers.contains(finger); }
    bool anyDown() const { return !m_fingers.empty(); }

signals:
    void touchChanged();
    /// A tap at a cell is to be made.
    void tapped(QPointF cell);
    /// A trail has been drawn.
    void dragged();

private:
    void touchAt(int finger, QPointF cell, bool first = false);
    double spacing() const;
    void goOnLater();
    void goOn();

    Session& m_session;
    Touch m_touch = Touch::Up;
    double m_smoothing = 0.7;
    std::map<int, QPointF> m_fingers;
    QTimer m_repeat;
    int m_stroke = 0;
};

} // namespace seiche
