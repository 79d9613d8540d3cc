// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/objects_overlay.h"

#include "canvas/pool_canvas.h"
#include "objects/arranging_keys.h"
#include "objects/distance.h"
#include "objects/instrument_painter.h"
#include "objects/object_painter.h"
#include "objects/object_sign.h"
#include "objects/pool_hit.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

constexpr int longTouch = 600;      // milliseconds
constexpr double stillWithin = 8.0; // finger tremor, pixels at scale 1
constexpr double signOpacity = 0.75;

bool isByFinger(const QMouseEvent& event) { return event.source() == Qt::MouseEventSynthesizedByApplication; }

bool isIn(const ChosenObjects& chosen, const PoolObject& object) {
    return std::ranges::find(chosen.objects, object.name, &PoolObject::name) != chosen.objects.end();
}

} // namespace

void ObjectsOverlay::paintObjects(QPainter& painter, const PoolCanvas& canvas, bool main) {
    const Experiment& experiment = m_session.settings();
    ObjectPainter objects(painter, canvas);
    InstrumentPainter instruments(painter, canvas);
    for (const PoolObject& object : experiment.objects) {
        if (m_ghost && isIn(*m_ghost, object)) painter.setOpacity(0.35);
        // The surface view has 3-D objects, but no tracks.
        if (canvas.isFlat() || std::holds_alternative<Instrument>(object.is)) objects.paint(object);
        else objects.paintWay(object);
        painter.setOpacity(1.0);
    }
    if (!main) return;
    if (m_ghost)
        for (const PoolObject& object : m_ghost->objects) objects.paint(object);
    int number = 0;
    for (const Probe& probe : experiment.probes) {
        const Probe* shown = &probe;
        if (m_ghost)
            for (const Probe& moved : m_ghost->probes)
                if (moved.name == probe.name) shown = &moved;
        instruments.paint(*shown, number++);
    }
    if (const auto placed = m_placing.shown()) {
        painter.setOpacity(0.6);
        if (const Probe* probe = std::get_if<Probe>(&*placed)) instruments.paint(*probe, number);
        else objects.paint(std::get<PoolObject>(*placed));
        painter.setOpacity(1.0);
    }
}

void ObjectsOverlay::paintSigns(QPainter& painter, const PoolCanvas& canvas) const {
    if (canvas.isBare()) return;
    painter.setOpacity(signOpacity);
    for (const PoolObject& object : m_session.settings().objects) {
        const bool isMoved = m_ghost && isIn(*m_ghost, object);
        if (const auto place = signPlaceOf(object, m_session.settings()); place && !isMoved)
            paintSign(painter, canvas.toPixels(*place), Glyph::Region);
    }
    painter.setOpacity(1.0);
}

void ObjectsOverlay::paint(QPainter& painter, const PoolCanvas& canvas, bool main) {
    paintObjects(painter, canvas, main);
    if (!main) return;
    paintSigns(painter, canvas);
    m_brush.paint(painter, canvas);
    paintFrames(painter, canvas, m_ghost ? *m_ghost : m_selection.chosen());
    if (!m_band) return;
    const Theme& theme = Theme::current();
    QColor inside = theme.tokens().main;
    inside.setAlphaF(0.15f);
    painter.setPen(QPen(theme.tokens().main, theme.px(1.5), Qt::DashLine));
    painter.setBrush(inside);
    painter.drawRect(QRectF(m_band->from, m_band->to).normalized());
}

bool ObjectsOverlay::hover(const QMouseEvent& event, PoolCanvas& canvas) {
    if (m_placing.moveTo(canvas.placeAt(event.position()))) {
        canvas.update();
        return true;
    }
    return gripAt(event.position(), canvas, m_selection.chosen()) != Grip::None ||
           !nameAt(event.position(), canvas).empty();
}

bool ObjectsOverlay::press(const QMouseEvent& event, PoolCanvas& canvas) {
    forgetDrag();
    if (event.button() == Qt::RightButton) {
        // On open water, the right button rotates the surface view or moves the marker.
        const bool opens =
            !m_selection.painting() && !m_selection.isPlacing() &&
            ((canvas.isFlat() && !m_selection.isEmpty()) || !nameAt(event.position(), canvas).empty());
        if (opens) m_menuAt = event.position();
        return opens;
    }
    if (event.button() != Qt::LeftButton) return false;
    if (m_brush.press(canvas.toCells(event.position()))) return true;
    if (m_placing.moveTo(canvas.placeAt(event.position()))) return true;
    if (!beginDrag(event, canvas)) return false;
    holdStill(event, canvas);
    return true;
}

bool ObjectsOverlay::beginDrag(const QMouseEvent& event, PoolCanvas& canvas) {
    m_from = canvas.placeAt(event.position());
    const bool adds = event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    const Grip grip = gripAt(event.position(), canvas, m_selection.chosen());
    // Shift on the round handle rotates in steps. On other handles it extends the selection.
    const bool takesHandle = grip == Grip::Turn || (grip != Grip::None && !adds);
    m_grip = takesHandle ? grip : Grip::None;
    if (m_grip == Grip::None) {
        const double slack = isByFinger(event) ? fingerSlack : mouseSlack;
        const std::string name = nameAt(event.position(), canvas, slack);
        m_selection.press(name, event.modifiers());
        if (name.empty() && !adds) return false;
        if (name.empty()) m_band = Band{event.position(), event.position(), m_selection.names()};
        if (!name.empty() && m_selection.has(name)) m_grip = Grip::Body;
    }
    m_before = m_selection.chosen();
    m_from = beginOfDrag(m_grip, m_from, canvas, m_before);
    if (event.type() == QEvent::MouseButtonDblClick && !m_selection.isEmpty()) m_selection.requestProperties();
    return true;
}

// A long touch replaces the right button.
void ObjectsOverlay::holdStill(const QMouseEvent& event, PoolCanvas& canvas) {
    if (!isByFinger(event)) return;
    m_menuAt = event.position();
    m_held.setSingleShot(true);
    m_held.setInterval(longTouch);
    m_held.disconnect();
    QObject::connect(&m_held, &QTimer::timeout, &canvas, [this, &canvas] {
        if (!m_menuAt || m_ghost) return;
        const QPointF at = *m_menuAt;
        const Selection::Names names = m_selection.names();
        forgetDrag();
        canvas.cancelTouches();
        m_selection.selectThese(names);
        openMenuOf(nameAt(at, canvas), at, canvas);
    });
    m_held.start();
}

void ObjectsOverlay::move(const QMouseEvent& event, PoolCanvas& canvas) {
    if (m_brush.move(canvas.toCells(event.position()))) return;
    const QPointF cell = canvas.placeAt(event.position());
    if (m_placing.moveTo(cell)) return;
    // Tremor of the finger is no movement.
    if (m_held.isActive() && m_menuAt &&
        distanceOf(*m_menuAt, event.position()) <= Theme::current().px(stillWithin))
        return;
    m_held.stop();
    if (m_band) return followBand(event.position(), canvas);
    if (m_grip == Grip::None || m_before.isEmpty()) return;
    const Experiment& experiment = m_session.settings();
    const bool inSteps = event.modifiers() & Qt::ShiftModifier;
    if (m_grip == Grip::Body)
        m_ghost = movedBy(m_before, m_selection.landing(m_before, cell - m_from), experiment);
    else m_ghost = draggedBy(m_grip, m_before, m_from, cell, inSteps, experiment);
}

void ObjectsOverlay::followBand(QPointF pixel, const PoolCanvas& canvas) {
    m_band->to = pixel;
    const QRectF frame = QRectF(m_band->from, pixel).normalized();
    const Experiment& experiment = m_session.settings();
    Selection::Names names = m_band->before;
    const auto take = [&](const std::string& name, QPointF place) {
        if (frame.contains(canvas.toPixels(place)) && std::ranges::find(names, name) == names.end() &&
            m_selection.canSelect(name))
            names.push_back(name);
    };
    for (const PoolObject& object : experiment.objects) take(object.name, {object.x, object.y});
    for (const Probe& probe : experiment.probes) take(probe.name, QPointF(probe.x, probe.y));
    m_selection.selectThese(names);
}

void ObjectsOverlay::release(const QMouseEvent& event, PoolCanvas& canvas) {
    m_held.stop();
    if (m_brush.release() || m_placing.release()) return;
    const std::optional<ChosenObjects> ghost = std::exchange(m_ghost, std::nullopt);
    const std::optional<QPointF> menuAt = std::exchange(m_menuAt, std::nullopt);
    forgetDrag();
    if (event.button() == Qt::RightButton) {
        if (menuAt && distanceOf(*menuAt, event.position()) <= Theme::current().px(stillWithin))
            openMenuOf(nameAt(*menuAt, canvas), *menuAt, canvas);
    } else if (ghost) m_selection.replaceAll(*ghost);
    else m_selection.letGo();
}

void ObjectsOverlay::forgetDrag() {
    m_held.stop();
    m_grip = Grip::None;
    m_before = {};
    m_ghost.reset();
    m_band.reset();
    m_menuAt.reset();
}

bool ObjectsOverlay::key(const QKeyEvent& event, PoolCanvas& canvas) {
    if (m_selection.painting()) return m_brush.key(event);
    return m_placing.key(event) || openMenuByKey(event, canvas) || arrangeByKey(event, m_selection);
}

} // namespace seiche
