// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pool/section_line.h"

#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace seiche {

namespace {

QSizeF extent(const PoolCanvas& canvas) {
    const Grid& grid = canvas.run().run().grid();
    return {std::max(1.0, grid.width - 1.0), std::max(1.0, grid.height - 1.0)};
}

QPointF pixelOf(QPointF share, const PoolCanvas& canvas) {
    const QSizeF size = extent(canvas);
    return canvas.toPixels({share.x() * size.width(), share.y() * size.height()});
}

QPointF shareAt(QPointF pixel, const PoolCanvas& canvas) {
    const QSizeF size = extent(canvas);
    const QPointF place = canvas.placeAt(pixel);
    return {place.x() / size.width(), place.y() / size.height()};
}

double distanceToLine(QPointF point, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double square = QPointF::dotProduct(way, way);
    const double share =
        square > 0.0 ? std::clamp(QPointF::dotProduct(point - from, way) / square, 0.0, 1.0) : 0.0;
    const QPointF off = point - (from + share * way);
    return std::hypot(off.x(), off.y());
}

} // namespace

void SectionLine::paint(QPainter& painter, const PoolCanvas& canvas, bool main) {
    const Section& section = PictureSettings::current().section();
    if (!section.shown) return;
    const Theme& theme = Theme::current();
    const QPointF ends[] = {pixelOf(section.from, canvas), pixelOf(section.to, canvas)};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 150), theme.px(5)));
    painter.drawLine(ends[0], ends[1]);
    painter.setPen(QPen(Qt::white, theme.px(2), Qt::DashLine));
    painter.drawLine(ends[0], ends[1]);
    if (!main) return;
    painter.setFont(theme.font(Type::Title));
    const double radius = theme.px(11);
    for (int i = 0; i < 2; ++i) {
        painter.setPen(QPen(Qt::white, theme.px(2)));
        painter.setBrush(QColor(0, 0, 0, 190));
        painter.drawEllipse(ends[i], radius, radius);
        painter.drawText(QRectF(ends[i].x() - radius, ends[i].y() - radius, 2 * radius, 2 * radius),
                         Qt::AlignCenter, i == 0 ? QStringLiteral("A") : QStringLiteral("B"));
    }
}

SectionLine::Part SectionLine::partAt(QPointF pixel, const PoolCanvas& canvas) const {
    const Section& section = PictureSettings::current().section();
    if (!section.shown) return Part::None;
    const QPointF from = pixelOf(section.from, canvas), to = pixelOf(section.to, canvas);
    const double reach = Theme::current().px(15);
    const auto near = [&](QPointF at) { return std::hypot(pixel.x() - at.x(), pixel.y() - at.y()) <= reach; };
    if (near(to)) return Part::To;
    if (near(from)) return Part::From;
    return distanceToLine(pixel, from, to) <= Theme::current().px(6) ? Part::All : Part::None;
}

bool SectionLine::hover(const QMouseEvent& event, PoolCanvas& canvas) {
    return partAt(event.position(), canvas) != Part::None;
}

bool SectionLine::press(const QMouseEvent& event, PoolCanvas& canvas) {
    if (event.button() != Qt::LeftButton) return false;
    m_held = partAt(event.position(), canvas);
    m_last = shareAt(event.position(), canvas);
    return m_held != Part::None;
}

void SectionLine::move(const QMouseEvent& event, PoolCanvas& canvas) {
    const QPointF at = shareAt(event.position(), canvas);
    Section section = PictureSettings::current().section();
    if (m_held == Part::From) section.from = at;
    if (m_held == Part::To) section.to = at;
    if (m_held == Part::All) {
        const QPointF way = at - m_last;
        section.from += way;
        section.to += way;
    }
    m_last = at;
    PictureSettings::current().setSection(section);
}

void SectionLine::release(const QMouseEvent&, PoolCanvas&) { m_held = Part::None; }

} // namespace seiche
