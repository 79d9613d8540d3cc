// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"

#include "canvas/picture_settings.h"

#include <QMouseEvent>
#include <QTouchEvent>
#include <QWheelEvent>

#include <cmath>

namespace seiche {

namespace {

/// Finger numbers of mouse and key.
constexpr int mouseFinger = -1;
constexpr int keyFinger = -2;
/// Rotation of the surface per mouse pixel and key.
constexpr double degreesPerPixel = 0.4;
constexpr double degreesPerKey = 5.0;
constexpr double zoomPerKey = 1.15;

} // namespace

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

// Overlays receive touches as left mouse events with a different source. While a finger holds an
// overlay, other fingers are ignored.
bool PoolCanvas::touchOverlays(const QEventPoint& point) {
    const bool isPress = point.state() == QEventPoint::State::Pressed;
    const bool isRelease = point.state() == QEventPoint::State::Released;
    const QMouseEvent asMouse(isPress     ? QEvent::MouseButtonPress
                              : isRelease ? QEvent::MouseButtonRelease
                                          : QEvent::MouseMove,
                              point.position(), point.position(), point.globalPosition(),
                              isPress || isRelease ? Qt::LeftButton : Qt::NoButton,
                              isRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier,
                              Qt::MouseEventSynthesizedByApplication);
    if (!m_overlays.isHeld()) {
        if (!isPress || session().run().divergedAt() || !m_overlays.press(asMouse)) return false;
        update();
        m_holdingFinger = point.id();
        return true;
    }
    if (m_holdingFinger != point.id()) return isPress;
    if (isRelease) {
        m_overlays.release(asMouse);
        m_holdingFinger.reset();
        update();
    } else if (point.state() == QEventPoint::State::Updated) {
        m_overlays.move(asMouse);
        update();
    }
    return true;
}

void PoolCanvas::cancelTouches() {
    m_strokes.endAll();
    if (!m_holdingFinger) return;
    const QMouseEvent release(QEvent::MouseButtonRelease, QPointF(), QPointF(), Qt::LeftButton, Qt::NoButton,
                              Qt::NoModifier);
    m_overlays.release(release);
    m_holdingFinger.reset();
    update();
}

void PoolCanvas::mousePressEvent(QMouseEvent* event) {
    if (!isOn() || session().run().divergedAt()) return QWidget::mousePressEvent(event);
    if (m_holdingFinger) return;
    if (m_overlays.press(*event)) return update();
    const QPointF cell = toCells(event->position());
    if (event->button() == Qt::RightButton) {
        if (!isFlat()) m_turningFrom = event->position();
        else movePullTo(cell.x(), cell.y());
        return;
    }
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    m_strokes.begin(mouseFinger, cell);
}

void PoolCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_holdingFinger) return;
    if (m_overlays.isHeld()) {
        m_overlays.move(*event);
        return update();
    }
    if (m_turningFrom) {
        const QPointF way = event->position() - *m_turningFrom;
        m_turningFrom = event->position();
        EyePlace eye = PictureSettings::current().poolLook().eye;
        eye.turn += way.x() * degreesPerPixel;
        eye.tilt += way.y() * degreesPerPixel;
        return PictureSettings::current().setEye(eye);
    }
    if (!m_strokes.isDown(mouseFinger)) {
        setCursor(m_overlays.hover(*event) ? Qt::PointingHandCursor : Qt::CrossCursor);
        return QWidget::mouseMoveEvent(event);
    }
    m_strokes.move(mouseFinger, toCells(event->position()));
}

void PoolCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (m_holdingFinger) return;
    if (m_overlays.isHeld()) {
        m_overlays.release(*event);
        return update();
    }
    if (event->button() == Qt::RightButton && m_turningFrom) return m_turningFrom.reset();
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    m_strokes.end(mouseFinger);
}

void PoolCanvas::wheelEvent(QWheelEvent* event) {
    const double factor = std::exp2(event->angleDelta().y() / 240.0);
    event->accept();
    if (isFlat()) return setZoom(m_zoom * factor);
    EyePlace eye = PictureSettings::current().poolLook().eye;
    eye.zoom *= factor;
    PictureSettings::current().setEye(eye);
}

bool PoolCanvas::turnByKey(const QKeyEvent& event) {
    if (isFlat() || !(event.modifiers() & Qt::ControlModifier)) return false;
    EyePlace eye = PictureSettings::current().poolLook().eye;
    switch (event.key()) {
    case Qt::Key_Left: eye.turn -= degreesPerKey; break;
    case Qt::Key_Right: eye.turn += degreesPerKey; break;
    case Qt::Key_Up: eye.tilt += degreesPerKey; break;
    case Qt::Key_Down: eye.tilt -= degreesPerKey; break;
    case Qt::Key_PageUp: eye.zoom *= zoomPerKey; break;
    case Qt::Key_PageDown: eye.zoom /= zoomPerKey; break;
    case Qt::Key_Home: eye = {}; break;
    default: return false;
    }
    PictureSettings::current().setEye(eye);
    return true;
}

void PoolCanvas::keyPressEvent(QKeyEvent* event) {
    if (isOn() && m_overlays.key(*event)) return update();
    if (turnByKey(*event)) return;
    const Pull& pull = session().settings().pullWith;
    // Enter acts as a finger at the marker: held down it repeats, and the arrow keys draw.
    if (isOn() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (!event->isAutoRepeat()) m_strokes.begin(keyFinger, {pull.x, pull.y});
        return;
    }
    Canvas::keyPressEvent(event);
    m_strokes.move(keyFinger, {pull.x, pull.y});
}

void PoolCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat() || (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter))
        return Canvas::keyReleaseEvent(event);
    m_strokes.end(keyFinger);
}

void PoolCanvas::focusOutEvent(QFocusEvent* event) {
    m_strokes.end(keyFinger);
    Canvas::focusOutEvent(event);
}

bool PoolCanvas::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd: touch(*static_cast<QTouchEvent*>(event)); return true;
    case QEvent::TouchCancel: cancelTouches(); return true;
    case QEvent::Enter:
    case QEvent::Leave: reportVisibility(); return Canvas::event(event);
    default: return Canvas::event(event);
    }
}

} // namespace seiche
