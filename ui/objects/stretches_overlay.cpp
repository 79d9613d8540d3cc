// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/stretches_overlay.h"

#include "canvas/string_canvas.h"
#include "objects/arranging_keys.h"
#include "objects/object_sign.h"

#include <QLinearGradient>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

constexpr double boundaryReach = 8.0; // pixels at scale 1

const MediumRegion* regionIn(const PoolObject& object) { return std::get_if<MediumRegion>(&object.is); }

struct Ends {
    double left, right;
};

Ends endsOf(const PoolObject& object) {
    const double half = regionIn(object)->shape.width / 2;
    return {object.x - half, object.x + half};
}

// Returns the visible part of the section.
Ends seenEndsOf(const PoolObject& object, const Grid& grid) {
    const Ends ends = endsOf(object);
    return {std::clamp(ends.left, 0.0, grid.width - 1.0), std::clamp(ends.right, 0.0, grid.width - 1.0)};
}

// Returns the shade: darker for a larger contrast to the surrounding string.
QColor shadeOf(double factor) {
    QColor colour = Theme::current().tokens().text;
    const double share = std::min(1.0, std::abs(std::log(factor)) / std::log(10.0));
    colour.setAlphaF(static_cast<float>(0.06 + 0.10 * share));
    return colour;
}

} // namespace

void StretchesOverlay::paintStretch(QPainter& painter, const StringCanvas& canvas,
                                    const PoolObject& object) const {
    const MediumRegion& region = *regionIn(object);
    const StringScale on = canvas.scale();
    const Ends ends = seenEndsOf(object, m_session.run().grid());
    const QRectF room(QPointF(on.x(ends.left), on.y(on.ceiling())),
                      QPointF(on.x(ends.right), on.y(-on.ceiling())));
    if (room.width() <= 0.0) return;
    QLinearGradient shades(room.topLeft(), room.topRight());
    shades.setColorAt(0.0, shadeOf(region.factor));
    shades.setColorAt(1.0, shadeOf(region.factorTo > 0.0 ? region.factorTo : region.factor));
    painter.fillRect(room, shades);
    const double fast = region.factorTo > 0.0 ? region.factorTo : region.factor;
    painter.setPen(QPen(Theme::current().tokens().quiet, Theme::current().px(1.5),
                        fast < 1.0 ? Qt::SolidLine : Qt::DashLine));
    for (const double x : {room.left(), room.right()})
        painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
}

void StretchesOverlay::paintBehind(QPainter& painter, const StringCanvas& canvas) {
    for (const PoolObject& object : m_session.settings().objects) {
        if (!regionIn(object)) continue;
        const bool moved = m_ghost && m_before && object.name == m_before->name;
        if (moved) painter.setOpacity(0.35);
        paintStretch(painter, canvas, object);
        painter.setOpacity(1.0);
    }
    if (m_ghost) paintStretch(painter, canvas, *m_ghost);
    if (const ChosenObjects* carried = m_selection.carried())
        for (const PoolObject& object : carried->objects)
            if (regionIn(object)) paintStretch(painter, canvas, object);
}

void StretchesOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    paintJoints(painter, canvas);
    paintSigns(painter, canvas);
    const ChosenObjects* carried = m_selection.carried();
    const ChosenObjects chosen = carried ? *carried : m_selection.chosen();
    for (const PoolObject& object : chosen.objects)
        if (regionIn(object)) paintSelection(painter, canvas, m_ghost ? *m_ghost : object);
}

void StretchesOverlay::paintSelection(QPainter& painter, const StringCanvas& canvas,
                                      const PoolObject& object) const {
    const Theme& theme = Theme::current();
    const StringScale on = canvas.scale();
    const Ends ends = seenEndsOf(object, m_session.run().grid());
    const QRectF frame(QPointF(on.x(ends.left), on.y(on.ceiling())),
                       QPointF(on.x(ends.right), on.y(-on.ceiling())));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.tokens().main, theme.px(2), Qt::DashLine));
    painter.drawRect(frame);
    painter.setPen(QPen(theme.tokens().canvas, theme.px(1.5)));
    painter.setBrush(theme.tokens().main);
    const double size = theme.px(6);
    for (const double x : {frame.left(), frame.right()})
        painter.drawRect(QRectF(x - size, frame.center().y() - size, 2 * size, 2 * size));
}

// Draws three short lines on a plate. Boundaries close together are skipped if they overlap, and
// the panel lists all.
void StretchesOverlay::paintJoints(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const StringScale on = canvas.scale();
    painter.setFont(theme.font(Type::Small));
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    double free = on.room().left() - theme.px(30);
    for (std::size_t i = 0; i < m_joints.count(); ++i) {
        const double x = on.x(m_joints.placeOf(i));
        painter.setPen(QPen(theme.tokens().text, theme.px(1.5)));
        painter.setBrush(theme.tokens().canvas);
        painter.drawEllipse(QPointF(x, on.y(0.0)), theme.px(4), theme.px(4));
        if (!m_joints.areShown()) continue;
        const std::array<QString, 3> lines{m_joints.speedsAt(i), m_joints.predictedAt(i),
                                           m_joints.measuredAt(i)};
        double wide = 0.0;
        for (const QString& text : lines) wide = std::max(wide, metrics.horizontalAdvance(text));
        wide += theme.px(12);
        const double edge = theme.px(4);
        const double left = std::clamp(x - wide / 2, edge, std::max(edge, canvas.width() - wide - edge));
        const double top = on.y(-on.ceiling()) - 3 * line - theme.px(12);
        if (left < free) continue;
        free = left + wide;
        QColor plate = theme.tokens().canvas;
        plate.setAlphaF(0.92f);
        painter.setPen(Qt::NoPen);
        painter.setBrush(plate);
        painter.drawRoundedRect(QRectF(left, top, wide, 3 * line + theme.px(6)), theme.px(4), theme.px(4));
        painter.setPen(theme.tokens().text);
        for (std::size_t row = 0; row < lines.size(); ++row)
            painter.drawText(QRectF(left, top + theme.px(3) + static_cast<double>(row) * line, wide, line),
                             Qt::AlignCenter, lines[row]);
    }
}

QPointF StretchesOverlay::signOf(const PoolObject& object, const StringCanvas& canvas) const {
    const StringScale on = canvas.scale();
    const Ends ends = seenEndsOf(object, m_session.run().grid());
    return {(on.x(ends.left) + on.x(ends.right)) / 2, on.y(on.ceiling()) + signAt({}).height()};
}

void StretchesOverlay::paintSigns(QPainter& painter, const StringCanvas& canvas) const {
    if (canvas.isBare()) return;
    for (const PoolObject& object : m_session.settings().objects)
        if (regionIn(object)) paintSign(painter, signOf(object, canvas), Glyph::Region);
}

StretchesOverlay::Grip StretchesOverlay::gripAt(QPointF pixel, const StringCanvas& canvas,
                                                const PoolObject& object) const {
    const StringScale on = canvas.scale();
    const Ends ends = seenEndsOf(object, m_session.run().grid());
    const double reach = Theme::current().px(11);
    const auto isAt = [&](double point) {
        return std::abs(pixel.x() - on.x(point)) <= reach && std::abs(pixel.y() - on.y(0.0)) <= reach;
    };
    if (isAt(ends.right)) return Grip::Right;
    return isAt(ends.left) ? Grip::Left : Grip::None;
}

std::string StretchesOverlay::hit(QPointF pixel, const StringCanvas& canvas) const {
    const StringScale on = canvas.scale();
    const Grid& grid = m_session.run().grid();
    const double reach = Theme::current().px(boundaryReach);
    std::string found;
    for (const PoolObject& object : m_session.settings().objects) {
        if (!regionIn(object) || !m_selection.canSelect(object.name)) continue;
        const Ends ends = endsOf(object), seen = seenEndsOf(object, grid);
        // The ends of the string are no boundaries.
        const auto isAt = [&](double end, double seenEnd) {
            return end == seenEnd && std::abs(pixel.x() - on.x(end)) <= reach;
        };
        if (isAt(ends.left, seen.left) || isAt(ends.right, seen.right) ||
            gripAt(pixel, canvas, object) != Grip::None || signAt(signOf(object, canvas)).contains(pixel))
            found = object.name;
    }
    return found;
}

PoolObject StretchesOverlay::dragged(double point) const {
    PoolObject object = *m_before;
    const double last = m_session.run().grid().width - 1.0;
    if (m_grip == Grip::Body) {
        object.x = std::clamp(std::round(m_before->x + point - m_from), 0.0, last);
        return object;
    }
    Ends ends = endsOf(*m_before);
    const double at = std::round(std::clamp(point, 0.0, last));
    if (m_grip == Grip::Left) ends.left = std::min(at, ends.right - 1.0);
    else ends.right = std::max(at, ends.left + 1.0);
    object.x = std::clamp(0.5 * (ends.left + ends.right), 0.0, last);
    std::get<MediumRegion>(object.is).shape.width = ends.right - ends.left;
    return object;
}

bool StretchesOverlay::hover(const QMouseEvent& event, StringCanvas& canvas) {
    return !hit(event.position(), canvas).empty();
}

bool StretchesOverlay::press(const QMouseEvent& event, StringCanvas& canvas) {
    if (m_selection.isPlacing()) return false;
    m_grip = Grip::None;
    const std::string name = hit(event.position(), canvas);
    if (event.button() == Qt::RightButton) {
        if (name.empty() && m_selection.isEmpty()) return false;
        openMenuOf(name, event.position(), canvas);
        return true;
    }
    if (event.button() != Qt::LeftButton) return false;
    m_selection.press(name, event.modifiers());
    if (name.empty()) return false;
    m_from = canvas.scale().pointAt(event.position().x());
    const PoolObject* object = m_selection.object();
    if (object && regionIn(*object)) {
        m_before = *object;
        m_grip = gripAt(event.position(), canvas, *object);
    }
    if (m_grip == Grip::None && m_selection.has(name)) m_grip = Grip::Body;
    if (event.type() == QEvent::MouseButtonDblClick && !m_selection.isEmpty()) m_selection.requestProperties();
    return true;
}

void StretchesOverlay::move(const QMouseEvent& event, StringCanvas& canvas) {
    if (m_grip != Grip::None && m_selection.count() > 1)
        m_selection.carry({std::round(canvas.scale().pointAt(event.position().x()) - m_from), 0.0});
    else if (m_grip != Grip::None && m_before) m_ghost = dragged(canvas.scale().pointAt(event.position().x()));
}

void StretchesOverlay::release(const QMouseEvent&, StringCanvas&) {
    const std::optional<PoolObject> ghost = std::exchange(m_ghost, std::nullopt);
    m_before.reset();
    m_grip = Grip::None;
    if (m_selection.count() > 1) m_selection.letGo();
    else if (ghost) m_selection.replace(*ghost);
}

} // namespace seiche
