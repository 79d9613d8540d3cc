// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPixmapCache>

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

QPainterPath chevron(double x, double y, double dx, double dy) {
    QPainterPath path;
    path.moveTo(x - dx - dy, y - dy + dx);
    path.lineTo(x + dx, y + dy);
    path.lineTo(x - dx + dy, y - dy - dx);
    return stroked(path, 0.1);
}

QPainterPath dot(double x, double y, double radius = 0.08) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radius, radius);
    return path;
}

QPainterPath ring(double x, double y, double radius, double width = 0.08) {
    return stroked(dot(x, y, radius), width);
}

/// Returns a wave around the rest line `y`, with `count` half-wavelengths from `left` to `right`.
QPainterPath wave(double left, double right, double y, double height, int count, double width = 0.09) {
    QPainterPath path(QPointF(left, y));
    const double half = (right - left) / count;
    for (int i = 0; i < count; ++i) {
        const double up = i % 2 == 0 ? -1.3 * height : 1.3 * height;
        path.cubicTo(left + (i + 0.36) * half, y + up, left + (i + 0.64) * half, y + up, left + (i + 1) * half,
                     y);
    }
    return stroked(path, width);
}

QPainterPath frame(const QRectF& room, double width = 0.08) {
    QPainterPath path;
    path.addRoundedRect(room, 0.06, 0.06);
    return stroked(path, width);
}

QPainterPath filled(const QRectF& room) {
    QPainterPath path;
    path.addRect(room);
    return path;
}

QPainterPath arrow(double x, double from, double to) {
    const double head = to < from ? 0.16 : -0.16;
    return lines({{{x, from}, {x, to}}, {{x, to}, {x - 0.16, to + head}}, {{x, to}, {x + 0.16, to + head}}},
                 0.1);
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
        // Cached, because icons over a canvas repaint every frame.
        const QString key = QStringLiteral("glyph %1 %2 %3x%4 %5")
                                .arg(static_cast<int>(m_glyph))
                                .arg(m_colour.name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height())
                                .arg(static_cast<int>(mode));
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
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
    case Glyph::Locked: {
        QPainterPath shackle;
        shackle.moveTo(0.3, 0.5);
        shackle.lineTo(0.3, 0.32);
        shackle.arcTo(QRectF(0.3, 0.12, 0.4, 0.4), 180, -180);
        shackle.lineTo(0.7, 0.5);
        QPainterPath body;
        body.addRoundedRect(QRectF(0.18, 0.46, 0.64, 0.44), 0.07, 0.07);
        return stroked(shackle, 0.1).united(body);
    }
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
    case Glyph::Slower: return chevron(0.34, 0.5, -0.14, 0.0).united(chevron(0.66, 0.5, -0.14, 0.0));
    case Glyph::Faster: return chevron(0.34, 0.5, 0.14, 0.0).united(chevron(0.66, 0.5, 0.14, 0.0));
    case Glyph::More: return dot(0.2, 0.5).united(dot(0.5, 0.5)).united(dot(0.8, 0.5));
    case Glyph::Less: return lines({{{0.2, 0.5}, {0.8, 0.5}}}, 0.1);
    case Glyph::Fold: return chevron(0.5, 0.5, 0.0, -0.16);
    case Glyph::Unfold: return chevron(0.5, 0.5, 0.0, 0.16);
    case Glyph::Cards: return frame({0.1, 0.16, 0.46, 0.36}).united(frame({0.44, 0.48, 0.46, 0.36}));
    case Glyph::Medium:
        return lines({{{0.1, 0.3}, {0.9, 0.3}}, {{0.1, 0.7}, {0.9, 0.7}}}, 0.07)
            .united(dot(0.64, 0.3, 0.13))
            .united(dot(0.34, 0.7, 0.13));
    case Glyph::Compare: return wave(0.08, 0.92, 0.36, 0.18, 3).united(wave(0.08, 0.92, 0.68, 0.18, 2));
    case Glyph::Resonance: {
        QPainterPath peak(QPointF(0.12, 0.82));
        peak.cubicTo(0.44, 0.8, 0.4, 0.14, 0.5, 0.14);
        peak.cubicTo(0.6, 0.14, 0.56, 0.8, 0.9, 0.82);
        return stroked(peak, 0.09);
    }
    case Glyph::NextResonance: {
        QPainterPath peak(QPointF(0.04, 0.82));
        peak.cubicTo(0.26, 0.8, 0.26, 0.14, 0.34, 0.14);
        peak.cubicTo(0.42, 0.14, 0.42, 0.8, 0.64, 0.82);
        return stroked(peak, 0.09).united(chevron(0.82, 0.42, 0.14, 0.0));
    }
    case Glyph::Stability:
        return ring(0.5, 0.5, 0.36, 0.07).united(dot(0.76, 0.28, 0.1)).united(dot(0.76, 0.72, 0.1));
    case Glyph::Modes:
        return filled({0.12, 0.2, 0.16, 0.64})
            .united(filled({0.36, 0.5, 0.16, 0.34}))
            .united(filled({0.6, 0.36, 0.16, 0.48}))
            .united(filled({0.82, 0.68, 0.1, 0.16}));
    case Glyph::History:
        return lines({{{0.34, 0.24}, {0.9, 0.24}}, {{0.34, 0.5}, {0.9, 0.5}}, {{0.34, 0.76}, {0.9, 0.76}}},
                     0.09)
            .united(dot(0.14, 0.24))
            .united(dot(0.14, 0.5))
            .united(dot(0.14, 0.76));
    case Glyph::Picture:
        return frame({0.1, 0.18, 0.8, 0.64})
            .united(wave(0.18, 0.82, 0.58, 0.14, 2))
            .united(dot(0.68, 0.36, 0.07));
    case Glyph::Objects: return frame({0.12, 0.46, 0.38, 0.38}).united(ring(0.66, 0.34, 0.2));
    case Glyph::Probes: return wave(0.1, 0.9, 0.66, 0.2, 3, 0.07).united(arrow(0.3, 0.1, 0.44));
    case Glyph::Lesson:
        return lines({{{0.5, 0.24}, {0.5, 0.84}},
                      {{0.5, 0.24}, {0.1, 0.16}},
                      {{0.5, 0.24}, {0.9, 0.16}},
                      {{0.1, 0.16}, {0.1, 0.76}},
                      {{0.9, 0.16}, {0.9, 0.76}},
                      {{0.1, 0.76}, {0.5, 0.84}},
                      {{0.9, 0.76}, {0.5, 0.84}}},
                     0.08);
    case Glyph::Raise: return arrow(0.5, 0.62, 0.1).united(wave(0.08, 0.92, 0.86, 0.1, 2, 0.08));
    case Glyph::PushDown: return arrow(0.5, 0.1, 0.62).united(wave(0.08, 0.92, 0.86, 0.1, 2, 0.08));
    case Glyph::Hold:
        return lines({{{0.3, 0.16}, {0.7, 0.16}}, {{0.5, 0.16}, {0.5, 0.5}}}, 0.1)
            .united(dot(0.5, 0.56, 0.13))
            .united(wave(0.08, 0.92, 0.86, 0.1, 2, 0.08));
    case Glyph::SmoothOut:
        return lines({{{0.1, 0.78}, {0.9, 0.78}}}, 0.1)
            .united(wave(0.1, 0.6, 0.4, 0.2, 2, 0.08))
            .united(lines({{{0.6, 0.4}, {0.9, 0.4}}}, 0.08));
    case Glyph::Wall:
        return frame({0.12, 0.2, 0.76, 0.6})
            .united(lines({{{0.12, 0.5}, {0.88, 0.5}},
                           {{0.5, 0.2}, {0.5, 0.5}},
                           {{0.32, 0.5}, {0.32, 0.8}},
                           {{0.68, 0.5}, {0.68, 0.8}}},
                          0.08));
    case Glyph::Region: return frame({0.12, 0.2, 0.76, 0.6}).united(filled({0.5, 0.2, 0.38, 0.6}));
    case Glyph::Source:
        return dot(0.5, 0.5, 0.1).united(ring(0.5, 0.5, 0.24, 0.06)).united(ring(0.5, 0.5, 0.4, 0.06));
    case Glyph::Tape:
        return frame({0.06, 0.34, 0.88, 0.32})
            .united(lines(
                {{{0.28, 0.36}, {0.28, 0.5}}, {{0.5, 0.36}, {0.5, 0.54}}, {{0.72, 0.36}, {0.72, 0.5}}}, 0.07));
    case Glyph::Probe:
        return ring(0.5, 0.38, 0.22).united(lines({{{0.5, 0.6}, {0.5, 0.9}}}, 0.1)).united(dot(0.5, 0.38));
    case Glyph::Remove:
        // A bin with its lid.
        return frame({0.26, 0.3, 0.48, 0.6})
            .united(lines({{{0.14, 0.24}, {0.86, 0.24}},
                           {{0.4, 0.12}, {0.6, 0.12}},
                           {{0.42, 0.44}, {0.42, 0.76}},
                           {{0.58, 0.44}, {0.58, 0.76}}},
                          0.08));
    case Glyph::Hand:
        // A point of the line with its directions of movement.
        return lines({{{0.06, 0.64}, {0.5, 0.44}}, {{0.5, 0.44}, {0.94, 0.64}}}, 0.08)
            .united(dot(0.5, 0.46, 0.13))
            .united(lines({{{0.36, 0.18}, {0.5, 0.06}},
                           {{0.5, 0.06}, {0.64, 0.18}},
                           {{0.36, 0.8}, {0.5, 0.92}},
                           {{0.5, 0.92}, {0.64, 0.8}}},
                          0.08));
    case Glyph::Pencil:
        return wave(0.06, 0.6, 0.78, 0.12, 2, 0.07)
            .united(lines({{{0.6, 0.62}, {0.64, 0.42}},
                           {{0.64, 0.42}, {0.86, 0.12}},
                           {{0.86, 0.12}, {0.98, 0.24}},
                           {{0.98, 0.24}, {0.76, 0.54}},
                           {{0.76, 0.54}, {0.6, 0.62}}},
                          0.07));
    case Glyph::Finger: {
        QPainterPath finger;
        finger.addRoundedRect({0.38, 0.04, 0.24, 0.56}, 0.12, 0.12);
        return finger.united(lines({{{0.06, 0.42}, {0.5, 0.66}}, {{0.5, 0.66}, {0.94, 0.42}}}, 0.08));
    }
    case Glyph::Oscillator:
        return frame({0.06, 0.06, 0.88, 0.88}, 0.07).united(wave(0.2, 0.8, 0.5, 0.24, 2, 0.08));
    case Glyph::PulseGenerator:
        return frame({0.06, 0.06, 0.88, 0.88}, 0.07)
            .united(lines({{{0.2, 0.7}, {0.36, 0.7}}, {{0.64, 0.7}, {0.8, 0.7}}}, 0.08))
            .united(wave(0.36, 0.64, 0.7, 0.44, 1, 0.08));
    case Glyph::Tap: return wave(0.04, 0.96, 0.8, 0.3, 1, 0.08).united(ring(0.5, 0.3, 0.2, 0.08));
    case Glyph::Stopwatch:
        return ring(0.5, 0.56, 0.34, 0.08)
            .united(lines({{{0.5, 0.56}, {0.64, 0.4}}, {{0.5, 0.08}, {0.5, 0.2}}, {{0.4, 0.08}, {0.6, 0.08}}},
                          0.08));
    case Glyph::ReferenceLine:
        return lines({{{0.06, 0.5}, {0.22, 0.5}}, {{0.42, 0.5}, {0.58, 0.5}}, {{0.78, 0.5}, {0.94, 0.5}}}, 0.1);
    case Glyph::MarkedPoint:
        return ring(0.5, 0.5, 0.2, 0.08)
            .united(lines({{{0.5, 0.06}, {0.5, 0.3}},
                           {{0.5, 0.7}, {0.5, 0.94}},
                           {{0.06, 0.5}, {0.3, 0.5}},
                           {{0.7, 0.5}, {0.94, 0.5}}},
                          0.07));
    case Glyph::FixedEnd: return dot(0.24, 0.5, 0.2).united(lines({{{0.24, 0.5}, {0.96, 0.5}}}, 0.14));
    case Glyph::FreeEnd:
        return ring(0.26, 0.5, 0.17, 0.1)
            .united(lines({{{0.5, 0.5}, {0.96, 0.5}}}, 0.14))
            .united(lines({{{0.26, 0.04}, {0.26, 0.26}}, {{0.26, 0.74}, {0.26, 0.96}}}, 0.06));
    case Glyph::AbsorbingEnd:
        return dot(0.08, 0.5, 0.05)
            .united(dot(0.26, 0.5, 0.07))
            .united(dot(0.46, 0.5, 0.09))
            .united(lines({{{0.64, 0.5}, {0.96, 0.5}}}, 0.14));
    case Glyph::Freeze:
        return lines({{{0.5, 0.1}, {0.5, 0.9}},
                      {{0.15, 0.3}, {0.85, 0.7}},
                      {{0.15, 0.7}, {0.85, 0.3}},
                      {{0.38, 0.14}, {0.5, 0.26}},
                      {{0.62, 0.14}, {0.5, 0.26}},
                      {{0.38, 0.86}, {0.5, 0.74}},
                      {{0.62, 0.86}, {0.5, 0.74}}},
                     0.07);
    case Glyph::Beads:
        return wave(0.08, 0.92, 0.5, 0.26, 2, 0.06)
            .united(dot(0.1, 0.5, 0.09))
            .united(dot(0.29, 0.25, 0.09))
            .united(dot(0.5, 0.5, 0.09))
            .united(dot(0.71, 0.75, 0.09))
            .united(dot(0.9, 0.5, 0.09));
    case Glyph::Visibility: {
        // Eye.
        QPainterPath lid(QPointF(0.04, 0.5));
        lid.quadTo(0.5, 0.06, 0.96, 0.5);
        lid.quadTo(0.5, 0.94, 0.04, 0.5);
        return stroked(lid, 0.08).united(dot(0.5, 0.5, 0.15));
    }
    case Glyph::Values:
        return frame({0.14, 0.12, 0.72, 0.76})
            .united(lines({{{0.3, 0.34}, {0.7, 0.34}}, {{0.3, 0.5}, {0.7, 0.5}}, {{0.3, 0.66}, {0.54, 0.66}}},
                          0.07));
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
