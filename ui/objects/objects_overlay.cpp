// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/objects_overlay.h"

#include "canvas/pool_canvas.h"
#include "model/limits.h"
#include "model/object_properties.h"
#include "objects/arranging_keys.h"
#include "objects/inks.h"
#include "objects/instrument_painter.h"
#include "objects/object_outline.h"
#include "objects/object_painter.h"
#include "wave/material_map.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

double apart(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

QPointF halfOf(const Shape& shape) {
    if (shape.form != Form::Paint) return {shape.width / 2, shape.height / 2};
    QPointF half;
    for (const Spot& spot : shape.path)
        half = {std::max(half.x(), std::abs(spot.x)), std::max(half.y(), std::abs(spot.y))};
    return half + QPointF(shape.thickness, shape.thickness) / 2;
}

// Half the extent of an object along its own axes, in cells.
QPointF halfOf(const PoolObject& object) {
    return std::visit(ForEachKind{[](const Outlined auto& outlined) { return halfOf(outlined.shape); },
                                  [](const Source& source) {
                                      return source.form == SourceForm::Line ? QPointF(source.length / 2, 4)
                                                                             : QPointF(6, 6);
                                  },
                                  [](const Instrument& instrument) {
                                      switch (instrument.kind) {
                                      case InstrumentKind::Stopwatch: return QPointF(16, 6);
                                      case InstrumentKind::Point: return QPointF(6, 6);
                                      case InstrumentKind::Line: return QPointF(20, 2);
                                      default: return QPointF(instrument.length / 2, 4);
                                      }
                                  }},
                      object.is);
}

// Whether a handle at this cell can be seen and grasped.
bool isWithinReach(QPointF cell, const PoolCanvas& canvas) {
    const Grid& grid = canvas.run().run().grid();
    if (cell.x() < 0 || cell.y() < 0 || cell.x() > grid.width - 1 || cell.y() > grid.height - 1) return false;
    const QRectF seen = QRectF(canvas.rect()).adjusted(4, 4, -4, -4);
    return seen.contains(canvas.toPixels(cell));
}

// The farthest place within reach on the ways from the middle of an object to these of its own places, the
// first one preferred. An object may be larger than the pool.
QPointF farthestWithinReach(const PoolObject& object, std::initializer_list<QPointF> own,
                            const PoolCanvas& canvas) {
    constexpr int parts = 24;
    for (int part = parts; part > 0; --part)
        for (const QPointF& wished : own) {
            const QPointF at = fromObject(object, wished * (static_cast<double>(part) / parts));
            if (isWithinReach(at, canvas)) return at;
        }
    return fromObject(object, *own.begin());
}

QPointF sizeHandle(const PoolObject& object, const PoolCanvas& canvas) {
    const QPointF half = halfOf(object);
    return farthestWithinReach(
        object, {half, {half.x(), -half.y()}, {-half.x(), half.y()}, {-half.x(), -half.y()}}, canvas);
}

// Above it, or where there is room in the pool.
QPointF turnHandle(const PoolObject& object, const PoolCanvas& canvas) {
    const Grid& grid = canvas.run().run().grid();
    const double away = halfOf(object).y() + 0.07 * std::min(grid.width, grid.height);
    return farthestWithinReach(object, {{0, -away}, {0, away}}, canvas);
}

bool turns(const PoolObject& object) {
    const ObjectProperty* angle = findProperty(object, "angle");
    return angle && applies(*angle, object);
}

bool resizes(const PoolObject& object) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    return !instrument || findProperty(object, "length")->appliesTo(object);
}

} // namespace

void ObjectsOverlay::paint(QPainter& painter, const PoolCanvas& canvas, bool main) {
    const Experiment& experiment = m_session.settings();
    ObjectPainter objects(painter, canvas);
    InstrumentPainter instruments(painter, canvas);
    for (const PoolObject& object : experiment.objects) {
        const bool moved = m_ghost && m_before && object.name == m_before->name;
        if (moved) painter.setOpacity(0.35);
        objects.paint(object);
        painter.setOpacity(1.0);
    }
    if (!main) return;
    if (m_ghost) objects.paint(*m_ghost);
    int number = 0;
    for (const Probe& probe : experiment.probes) {
        Probe shown = probe;
        if (m_probeGhost && probe.name == m_selection.name()) {
            shown.x = static_cast<int>(std::lround(m_probeGhost->x()));
            shown.y = static_cast<int>(std::lround(m_probeGhost->y()));
        }
        instruments.paint(shown, number++);
    }
    if (const auto placed = m_placing.shown()) {
        painter.setOpacity(0.6);
        if (const Probe* probe = std::get_if<Probe>(&*placed)) instruments.paint(*probe, number);
        else objects.paint(std::get<PoolObject>(*placed));
        painter.setOpacity(1.0);
    }
    if (!m_path.empty()) {
        QPolygonF line;
        for (const QPointF& cell : m_path) line << canvas.toPixels(cell);
        if (m_byKey) line << canvas.toPixels(ring());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(
            QPen(QColor(225, 232, 240), Theme::current().px(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
    }
    if (!m_selection.arranging()) return;
    if (const PoolObject* object = m_selection.object())
        paintSelection(painter, canvas, m_ghost ? *m_ghost : *object);
    if (const Probe* probe = m_selection.probe()) {
        const double radius = Theme::current().px(12);
        painter.setPen(QPen(Theme::current().tokens().main, Theme::current().px(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(canvas.toPixels(m_probeGhost.value_or(QPointF(probe->x, probe->y))), radius,
                            radius);
    }
}

void ObjectsOverlay::paintSelection(QPainter& painter, const PoolCanvas& canvas,
                                    const PoolObject& object) const {
    const Theme& theme = Theme::current();
    const QPointF half = halfOf(object);
    const double margin = 2.0;
    QPolygonF frame;
    for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)})
        frame << canvas.toPixels(
            fromObject(object, {corner.x() * (half.x() + margin), corner.y() * (half.y() + margin)}));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks::shade, theme.px(3)));
    painter.drawPolygon(frame);
    painter.setPen(QPen(theme.tokens().main, theme.px(1.5), Qt::DashLine));
    painter.drawPolygon(frame);
    painter.setPen(QPen(inks::light, theme.px(1.5)));
    painter.setBrush(theme.tokens().main);
    const double size = theme.px(6);
    if (resizes(object)) {
        const QPointF corner = canvas.toPixels(sizeHandle(object, canvas));
        painter.drawRect(QRectF(corner.x() - size, corner.y() - size, 2 * size, 2 * size));
    }
    if (turns(object)) {
        const QPointF handle = turnHandle(object, canvas);
        const double off = toObject(object, handle).y(), side = half.y() + margin;
        const QPointF round = canvas.toPixels(handle);
        // From the frame, when it stands outside.
        if (std::abs(off) > side)
            painter.drawLine(canvas.toPixels(fromObject(object, {0, std::copysign(side, off)})), round);
        painter.drawEllipse(round, size, size);
    }
    if (const Source* source = std::get_if<Source>(&object.is); source && source->speed > 0.0)
        painter.drawEllipse(canvas.toPixels({source->to.x, source->to.y}), size, size);
}

ObjectsOverlay::Grip ObjectsOverlay::gripAt(QPointF pixel, const PoolCanvas& canvas) const {
    const PoolObject* object = m_selection.object();
    if (!object) return Grip::None;
    const double reach = Theme::current().px(11);
    if (turns(*object) && apart(pixel, canvas.toPixels(turnHandle(*object, canvas))) <= reach)
        return Grip::Turn;
    if (resizes(*object) && apart(pixel, canvas.toPixels(sizeHandle(*object, canvas))) <= reach)
        return Grip::Size;
    if (const Source* source = std::get_if<Source>(&object->is))
        if (source->speed > 0.0 && apart(pixel, canvas.toPixels({source->to.x, source->to.y})) <= reach)
            return Grip::Target;
    return Grip::None;
}

std::string ObjectsOverlay::hit(QPointF pixel, const PoolCanvas& canvas) const {
    const Experiment& experiment = m_session.settings();
    const double reach = Theme::current().px(12);
    for (const Probe& probe : experiment.probes)
        if (apart(pixel, canvas.toPixels(QPointF(probe.x, probe.y))) <= reach) return probe.name;
    const QPointF cell = canvas.placeAt(pixel);
    // A thin wall can be hit beside it.
    const double slack = apart(canvas.placeAt(pixel + QPointF(Theme::current().px(5), 0)), cell);
    std::string best;
    double smallest = 1e300;
    for (const PoolObject& object : experiment.objects) {
        const QPointF own = toObject(object, cell), half = halfOf(object);
        const Instrument* instrument = std::get_if<Instrument>(&object.is);
        const bool goesOn = instrument && instrument->kind == InstrumentKind::Line;
        const bool inside =
            (goesOn || std::abs(own.x()) <= half.x() + slack) && std::abs(own.y()) <= half.y() + slack;
        if (!inside) continue;
        // What is small lies on top of what is large.
        const double size = half.x() * half.y();
        if (size > smallest) continue;
        smallest = size;
        best = object.name;
    }
    return best;
}

PoolObject ObjectsOverlay::dragged(QPointF cell) const {
    PoolObject object = *m_before;
    const Grid& grid = m_session.run().grid();
    const auto inside = [](double at, int size) { return std::clamp(at, 0.0, size - 1.0); };
    switch (m_grip) {
    case Grip::Body: {
        const QPointF at = placeOf(*m_before, SceneKind::Pool) + cell - m_from;
        object = movedTo(object, at, SceneKind::Pool, grid);
        break;
    }
    case Grip::Turn: {
        // By as much as the mouse has gone round it.
        const auto bearing = [&object](QPointF at) {
            return std::atan2(at.x() - object.x, object.y - at.y()) * 180.0 / std::numbers::pi;
        };
        object.angle = std::round(std::remainder(m_before->angle + bearing(cell) - bearing(m_from), 360.0));
        break;
    }
    case Grip::Size: {
        // By as much as the handle has gone away from the middle; it need not be the corner.
        const QPointF own = toObject(*m_before, cell), from = toObject(*m_before, m_from);
        const auto grown = [](double size, double now, double before) {
            if (std::abs(before) < 1.0) return size;
            return std::clamp(std::round(size * std::abs(now / before)), 1.0, 1e5);
        };
        Shape* shape = shapeOf(object);
        if (shape && shape->form != Form::Paint) {
            shape->width = grown(shape->width, own.x(), from.x());
            if (shape->form != Form::Line) shape->height = grown(shape->height, own.y(), from.y());
        } else {
            const double now = std::hypot(own.x(), own.y()),
                         before = std::max(1e-9, std::hypot(from.x(), from.y()));
            object = resized(object, std::clamp(now / before, 0.05, 20.0));
        }
        break;
    }
    case Grip::Target: {
        Source& source = std::get<Source>(object.is);
        source.to = {inside(cell.x(), grid.width), inside(cell.y(), grid.height)};
        break;
    }
    case Grip::None: break;
    }
    return object;
}

bool ObjectsOverlay::hover(const QMouseEvent& event, PoolCanvas& canvas) {
    if (m_placing.moveTo(canvas.placeAt(event.position()))) {
        canvas.update();
        return true;
    }
    if (!m_selection.arranging()) return false;
    return gripAt(event.position(), canvas) != Grip::None || !hit(event.position(), canvas).empty();
}

bool ObjectsOverlay::press(const QMouseEvent& event, PoolCanvas& canvas) {
    if (m_selection.painting() && event.button() == Qt::LeftButton) {
        m_path = {canvas.toCells(event.position())};
        m_byKey = false;
        return true;
    }
    if (event.button() != Qt::LeftButton) return false;
    if (m_placing.moveTo(canvas.placeAt(event.position()))) return true;
    if (!m_selection.arranging()) return false;
    m_from = canvas.placeAt(event.position());
    m_grip = gripAt(event.position(), canvas);
    if (m_grip == Grip::Size) m_from = sizeHandle(*m_selection.object(), canvas);
    if (m_grip == Grip::None) {
        m_selection.select(hit(event.position(), canvas));
        if (!m_selection.isEmpty()) m_grip = Grip::Body;
    }
    if (const PoolObject* object = m_selection.object()) m_before = *object;
    if (event.type() == QEvent::MouseButtonDblClick && !m_selection.isEmpty()) m_selection.askForValues();
    return true;
}

void ObjectsOverlay::move(const QMouseEvent& event, PoolCanvas& canvas) {
    if (!m_path.empty()) {
        if (!m_byKey) addToPath(canvas.toCells(event.position()));
        return;
    }
    const QPointF cell = canvas.placeAt(event.position());
    if (m_placing.moveTo(cell) || m_grip == Grip::None) return;
    const Grid& grid = m_session.run().grid();
    if (m_before) m_ghost = dragged(cell);
    else if (m_selection.probe())
        m_probeGhost =
            QPointF(std::clamp(cell.x(), 0.0, grid.width - 1.0), std::clamp(cell.y(), 0.0, grid.height - 1.0));
}

QPointF ObjectsOverlay::ring() const {
    const Pull& pull = m_session.settings().pullWith;
    return {static_cast<double>(pull.x), static_cast<double>(pull.y)};
}

void ObjectsOverlay::addToPath(QPointF cell) {
    if (apart(cell, m_path.back()) >= 2.0 && m_path.size() < limits::path) m_path.push_back(cell);
}

// The canvas moves the ring itself; where it has been is seen at the next key.
bool ObjectsOverlay::paintByKey(const QKeyEvent& event) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (event.key() == Qt::Key_Escape) {
        m_path.clear();
        m_selection.setPainting(false);
        return true;
    }
    if (m_path.empty()) {
        if (!enter) return false;
        m_byKey = true;
        m_path = {ring()};
        return true;
    }
    if (!m_byKey) return false;
    if (enter && event.isAutoRepeat()) return true;
    addToPath(ring());
    if (!enter) return false;
    finishPainting();
    return true;
}

// The wall stands around the middle of what was painted.
void ObjectsOverlay::finishPainting() {
    const std::vector<QPointF> path = std::move(m_path);
    m_path.clear();
    m_selection.setPainting(false);
    QPointF least = path.front(), most = path.front();
    for (const QPointF& cell : path) {
        least = {std::min(least.x(), cell.x()), std::min(least.y(), cell.y())};
        most = {std::max(most.x(), cell.x()), std::max(most.y(), cell.y())};
    }
    const QPointF middle((least.x() + most.x()) / 2, (least.y() + most.y()) / 2);
    Wall wall;
    wall.shape = {.form = Form::Paint, .width = 40, .height = 20, .thickness = 4, .path = {}};
    for (const QPointF& cell : path) wall.shape.path.push_back({cell.x() - middle.x(), cell.y() - middle.y()});
    PoolObject object;
    object.x = middle.x();
    object.y = middle.y();
    object.is = wall;
    m_selection.add(object);
}

void ObjectsOverlay::release(const QMouseEvent&, PoolCanvas&) {
    if (!m_path.empty() && !m_byKey) return finishPainting();
    if (m_placing.release()) return;
    const std::optional<PoolObject> ghost = m_ghost;
    const std::optional<QPointF> probeGhost = m_probeGhost;
    m_ghost.reset();
    m_before.reset();
    m_probeGhost.reset();
    m_grip = Grip::None;
    if (ghost) m_selection.replace(*ghost);
    if (const Probe* probe = m_selection.probe(); probe && probeGhost)
        m_selection.replace(Probe{probe->name, static_cast<int>(std::lround(probeGhost->x())),
                                  static_cast<int>(std::lround(probeGhost->y()))});
}

bool ObjectsOverlay::key(const QKeyEvent& event, PoolCanvas&) {
    if (m_selection.painting()) return paintByKey(event);
    return m_placing.key(event) || arrangeByKey(event, m_selection);
}

} // namespace seiche
