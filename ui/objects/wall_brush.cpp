// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/wall_brush.h"

#include "canvas/pool_canvas.h"
#include "model/limits.h"
#include "objects/overlay_colours.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

bool WallBrush::press(QPointF cell) {
    if (!m_selection.painting()) return false;
    m_path = {cell};
    m_byKey = false;
    return true;
}

bool WallBrush::move(QPointF cell) {
    if (m_path.empty()) return false;
    if (!m_byKey) goOn(cell);
    return true;
}

bool WallBrush::release() {
    if (m_path.empty() || m_byKey) return false;
    finish();
    return true;
}

// The canvas moves the marker, so its path is recorded at the next key.
bool WallBrush::key(const QKeyEvent& event) {
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
    goOn(ring());
    if (!enter) return false;
    finish();
    return true;
}

void WallBrush::paint(QPainter& painter, const PoolCanvas& canvas) const {
    if (m_path.empty()) return;
    QPolygonF line;
    for (const QPointF& cell : m_path) line << canvas.toPixels(cell);
    if (m_byKey) line << canvas.toPixels(ring());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inks::light, Theme::current().px(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (shapeOf(m_selection.drawn())->form != Form::Outline) return painter.drawPolyline(line);
    // The outline closes automatically.
    painter.setBrush(inks::shade);
    painter.drawPolygon(line);
}

QPointF WallBrush::ring() const {
    const Pull& pull = m_session.settings().pullWith;
    return {pull.x, pull.y};
}

void WallBrush::goOn(QPointF cell) {
    const QPointF way = cell - m_path.back();
    if (std::hypot(way.x(), way.y()) >= 2.0 && m_path.size() < limits::path) m_path.push_back(cell);
}

// The object is centred on the drawn path.
void WallBrush::finish() {
    const std::vector<QPointF> path = std::move(m_path);
    m_path.clear();
    m_selection.setPainting(false);
    QPointF min = path.front(), max = path.front();
    for (const QPointF& cell : path) {
        min = {std::min(min.x(), cell.x()), std::min(min.y(), cell.y())};
        max = {std::max(max.x(), cell.x()), std::max(max.y(), cell.y())};
    }
    PoolObject object = m_selection.drawn();
    Shape& shape = *shapeOf(object);
    if (shape.form == Form::Outline && path.size() < minCorners) return;
    const QPointF middle((min.x() + max.x()) / 2, (min.y() + max.y()) / 2);
    std::vector<Spot> places = shape.path.places().values();
    for (const QPointF& cell : path) places.push_back({cell.x() - middle.x(), cell.y() - middle.y()});
    shape.path = std::move(places);
    object.x = middle.x();
    object.y = middle.y();
    m_selection.add(object);
}

} // namespace seiche
