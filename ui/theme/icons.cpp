// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPathStroker>

namespace seiche {

namespace {

QPainterPath stroked(const QPainterPath& path, double width) {
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(path).simplified();
}

QPainterPath triangle(double left, double right) {
    QPainterPath path;
    path.moveTo(left, 0.18);
    path.lineTo(right, 0.5);
    path.lineTo(left, 0.82);
    path.closeSubpath();
    return path.united(stroked(path, 0.06));
}

QPainterPath bar(double left, double width) {
    QPainterPath path;
    path.addRoundedRect(QRectF(left, 0.18, width, 0.64), 0.04, 0.04);
    return path;
}

QPainterPath lines(std::initializer_list<std::pair<QPointF, QPointF>> all, double width) {
    QPainterPath path;
    for (const auto& [from, to] : all) {
        path.moveTo(from);
        path.lineTo(to);
    }
    return stroked(path, width);
}

class GlyphEngine : public QIconEngine {
public:
    GlyphEngine(Glyph glyph, const QColor& colour) : m_glyph(glyph), m_colour(colour) {}
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QColor colour = m_colour;
        if (mode == QIcon::Disabled) colour.setAlphaF(0.4f);
        const int side = std::min(rect.width(), rect.height());
        drawGlyph(
            *painter, m_glyph,
            QRectF(rect.center().x() + 0.5 - side / 2.0, rect.center().y() + 0.5 - side / 2.0, side, side),
            colour);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        if (size.isEmpty()) return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new GlyphEngine(*this); }

private:
    Glyph m_glyph;
    QColor m_colour;
};

} // namespace

QPainterPath glyphPath(Glyph glyph) {
    switch (glyph) {
    case Glyph::Play: return triangle(0.28, 0.82);
    case Glyph::Pause: return bar(0.24, 0.18).united(bar(0.58, 0.18));
    case Glyph::Step: return triangle(0.16, 0.62).united(bar(0.72, 0.1));
    case Glyph::Restart: {
        QPainterPath arc;
        const QRectF circle(0.18, 0.18, 0.64, 0.64);
        arc.arcMoveTo(circle, 115);
        arc.arcTo(circle, 115, 300);
        QPainterPath head;
        head.moveTo(0.52, 0.02);
        head.lineTo(0.27, 0.2);
        head.lineTo(0.52, 0.4);
        head.closeSubpath();
        return stroked(arc, 0.1).united(head);
    }
    case Glyph::Slow: {
        QPainterPath circle;
        circle.addEllipse(QPointF(0.5, 0.5), 0.36, 0.36);
        return stroked(circle, 0.09)
            .united(lines({{{0.5, 0.5}, {0.5, 0.28}}, {{0.5, 0.5}, {0.66, 0.6}}}, 0.09));
    }
    case Glyph::Projector:
        return lines({{{0.14, 0.36}, {0.14, 0.16}},
                      {{0.14, 0.16}, {0.36, 0.16}},
                      {{0.64, 0.16}, {0.86, 0.16}},
                      {{0.86, 0.16}, {0.86, 0.36}},
                      {{0.86, 0.64}, {0.86, 0.84}},
                      {{0.86, 0.84}, {0.64, 0.84}},
                      {{0.36, 0.84}, {0.14, 0.84}},
                      {{0.14, 0.84}, {0.14, 0.64}}},
                     0.1);
    case Glyph::Close: return lines({{{0.22, 0.22}, {0.78, 0.78}}, {{0.78, 0.22}, {0.22, 0.78}}}, 0.1);
    case Glyph::Menu:
        return lines({{{0.16, 0.26}, {0.84, 0.26}}, {{0.16, 0.5}, {0.84, 0.5}}, {{0.16, 0.74}, {0.84, 0.74}}},
                     0.1);
    }
    return {};
}

void drawGlyph(QPainter& painter, Glyph glyph, const QRectF& room, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(room.topLeft());
    painter.scale(room.width(), room.height());
    painter.fillPath(glyphPath(glyph), colour);
    painter.restore();
}

QIcon icon(Glyph glyph, const QColor& colour) { return QIcon(new GlyphEngine(glyph, colour)); }

} // namespace seiche
