// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QPointF>
#include <QTimer>

#include <map>

namespace seiche {

/// Actions of a finger on the water.
enum class Touch {
    Up,    ///< taps upwards
    Down,  ///< taps downwards
    Hold,  ///< holds the water at a height
    Smooth ///< damps waves
};

/// Strokes on the pool by mouse, touches or a key.
///
/// Each stroke leaves a trail and repeats while held still. Holding acts at every step. After its
/// first touch, a holding finger also sets the velocity to rest, because repeated height changes of
/// the newest time level alone would add velocity each time. Width and strength come from the
/// experiment. Smoothing is three times as wide as a tap.
class PoolStrokes : public QObject {
    Q_OBJECT

public:
    explicit PoolStrokes(Session& session, QObject* parent = nullptr);

    Touch touch() const { return m_touch; }
    void setTouch(Touch touch);
    /// Returns the fraction of the waves that smoothing removes per touch, 0 ... 1.
    double smoothing() const { return m_smoothing; }
    void setSmoothing(double share);

    /// Begins a stroke at a cell. `finger` is its index. The first tap of Touch::Up counts for the
    /// tapping frequency.
    void begin(int finger, QPointF cell);
    void move(int finger, QPointF cell);
    void end(int finger);
    void endAll();
    bool isDown(int finger) const { return m_fingers.contains(finger); }
    bool anyDown() const { return !m_fingers.empty(); }

signals:
    void touchChanged();
    /// Emitted to request a tap at a cell.
    void tapped(QPointF cell);
    /// Emitted when a trail has been drawn.
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
