// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"

#include "canvas/pool_overlay.h"

#include <QMouseEvent>
#include <QTouchEvent>

#include <utility>

namespace seiche {

void PoolCanvas::touch(const QTouchEvent& event) {
    if (!isOn()) return;
    for (const QEventPoint& point : event.points()) {
        if (touchOverlays(point)) continue;
        const QPointF cell = toCells(point.position());
        switch (point.state()) {
        case QEventPoint::State::Pressed: m_strokes.begin(point.id(), cell); break;
        case QEventPoint::State::Updated: m_strokes.move(point.id(), cell); break;
        case QEventPoint::State::Released: m_strokes.end(point.id()); break;
        default: break;
        }
    }
}

// A finger is to them as the mouse with its left button. While it holds one, other fingers do nothing.
bool PoolCanvas::touchOverlays(const QEventPoint& point) {
    const bool isPress = point.state() == QEventPoint::State::Pressed;
    const bool isRelease = point.state() == QEventPoint::State::Released;
    const QMouseEvent asMouse(isPress     ? QEvent::MouseButtonPress
                              : isRelease ? QEvent::MouseButtonRelease
                                          : QEvent::MouseMove,
                              point.position(), point.globalPosition(),
                              isPress || isRelease ? Qt::LeftButton : Qt::NoButton,
                              isRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    if (!m_holder) {
        if (!isPress || session().run().divergedAt() || !pressOverlays(asMouse)) return false;
        m_holdingFinger = point.id();
        return true;
    }
    if (m_holdingFinger != point.id()) return isPress;
    if (isRelease) {
        m_holder->release(asMouse, *this);
        m_holder = nullptr;
        m_holdingFinger.reset();
        update();
    } else if (point.state() == QEventPoint::State::Updated) {
        m_holder->move(asMouse, *this);
        update();
    }
    return true;
}

// The window system has other plans with them.
void PoolCanvas::takeFingersAway() {
    m_strokes.endAll();
    if (!m_holdingFinger) return;
    const QMouseEvent release(QEvent::MouseButtonRelease, QPointF(), QPointF(), Qt::LeftButton, Qt::NoButton,
                              Qt::NoModifier);
    std::exchange(m_holder, nullptr)->release(release, *this);
    m_holdingFinger.reset();
    update();
}

} // namespace seiche
