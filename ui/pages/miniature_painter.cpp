// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/miniature_painter.h"

#include "canvas/wave_line.h"
#include "picture/palette.h"
#include "theme/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

QRectF inner(const QRectF& room, double scale) {
    return room.adjusted(12 * scale, 8 * scale, -12 * scale, -8 * scale);
}

/// Returns `Theme::pen` in the colours of these tokens.
QPen penOf(const Tokens& tokens, Trace trace, double width) {
    QPen pen = Theme::current().pen(trace);
    pen.setColor(tokens.of(trace));
    pen.setWidthF(width);
    return pen;
}

void paintLevel(QPainter& painter, const QRectF& room, double y, const Tokens& tokens) {
    painter.setPen(QPen(tokens.line, 1.0));
    painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y));
}

/// Draws a spring as a zigzag between two points.
void paintSpring(QPainter& painter, QPointF from, QPointF to, double width) {
    constexpr int turns = 6;
    const QPointF way = to - from;
    const double length = std::max(1e-6, std::hypot(way.x(), way.y()));
    const QPointF across(-way.y() / length * width, way.x() / length * width);
    QPolygonF line{from, from + way * 0.2};
    for (int i = 0; i < turns; ++i)
        line << from + way * (0.2 + 0.6 * (i + 0.5) / turns) + (i % 2 ? across : -across);
    line << from + way * 0.8 << to;
    painter.drawPolyline(line);
}

void paintSprings(QPainter& painter, const QRectF& room, const Simulation& run, double ceiling,
                  const Tokens& tokens, double scale) {
    const StringScale on(room, run.grid().width, ceiling);
    const int points = run.grid().width;
    paintLevel(painter, room, on.y(0.0), tokens);
    const auto at = [&](int i) { return QPointF(on.x(i), on.y(run.height(i))); };
    painter.setPen(QPen(tokens.quiet, 1.4 * scale));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i + 1 < points; ++i) paintSpring(painter, at(i), at(i + 1), 4.0 * scale);
    // Resulting force of both springs on each point.
    painter.setPen(QPen(tokens.comparisonRun, 2.2 * scale));
    for (int i = 1; i + 1 < points; ++i) {
        const double pull = run.height(i - 1) - 2.0 * run.height(i) + run.height(i + 1);
        const double length = std::clamp(-pull / ceiling * 3.0, -1.0, 1.0) * room.height() * 0.3;
        if (std::abs(length) < 4 * scale) continue;
        const QPointF tip = at(i) + QPointF(0, length);
        const double wing = std::copysign(4.0 * scale, length);
        painter.drawLine(at(i), tip);
        painter.drawPolyline(
            QPolygonF{tip + QPointF(-4.0 * scale, -wing), tip, tip + QPointF(4.0 * scale, -wing)});
    }
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < points; ++i) {
        const bool held = i == 0 || i == points - 1;
        painter.setBrush(held ? tokens.quiet : tokens.main);
        painter.drawEllipse(at(i), (held ? 4.0 : 6.0) * scale, (held ? 4.0 : 6.0) * scale);
    }
}

void paintLines(QPainter& painter, const QRectF& room, const MiniatureStage& stage, const Tokens& tokens,
                double scale) {
    const std::vector<Simulation>& runs = stage.runs();
    const StringScale on(room, runs.front().grid().width, stage.kind().ceiling);
    paintLevel(painter, room, on.y(0.0), tokens);
    for (std::size_t i = runs.size(); i-- > 0;) {
        painter.setBrush(Qt::NoBrush);
        const QPolygonF line = waveLine(runs[i], on);
        QPen pen = penOf(tokens, stage.kind().runs[i].trace, (i == 0 ? 3.0 : 2.2) * scale);
        // A very steep line fills the view anyway, and dashes are slow to draw.
        if (risesOf(line) > 20.0 * room.width()) pen = QPen(pen.color(), 1.0);
        painter.setPen(pen);
        painter.drawPolyline(line);
    }
    const bool dots = stage.kind().view == MiniatureKind::View::Dots;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.main);
    for (int i = 0; dots && i < runs.front().grid().width; ++i)
        painter.drawEllipse(QPointF(on.x(i), on.y(runs.front().height(i))), 4.0 * scale, 4.0 * scale);
    const Edges& edges = runs.front().rule().edges;
    painter.setBrush(tokens.quiet);
    for (double x : {room.left(), room.right()})
        if ((x == room.left() ? edges.left : edges.right) == Edge::Fixed)
            painter.drawEllipse(QPointF(x, on.y(0.0)), 3.5 * scale, 3.5 * scale);
}

void paintTraces(QPainter& painter, const QRectF& room, const MiniatureStage& stage, const Tokens& tokens,
                 double scale) {
    const int span = static_cast<int>(stage.span()) + 1;
    const StringScale on(room, span, stage.kind().ceiling);
    paintLevel(painter, room, on.y(0.0), tokens);
    for (std::size_t run = stage.runs().size(); run-- > 0;) {
        const std::vector<float>& heights = stage.trace(run);
        QPolygonF line;
        for (std::size_t n = 0; n < heights.size(); ++n)
            line << QPointF(on.x(static_cast<double>(n)), on.y(static_cast<double>(heights[n])));
        painter.setPen(penOf(tokens, stage.kind().runs[run].trace, 2.0 * scale));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.of(stage.kind().runs[run].trace));
        // Touching dots would look like a thick line.
        if (on.pixelsPerPoint() > 6.0 * scale)
            for (const QPointF& dot : line) painter.drawEllipse(dot, 3.0 * scale, 3.0 * scale);
        else if (!line.isEmpty()) painter.drawEllipse(line.back(), 3.5 * scale, 3.5 * scale);
    }
}

QRectF waterRoom(const QRectF& room, const Grid& grid) {
    const QSizeF size = QSizeF(grid.width, grid.height).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

void paintPool(QPainter& painter, const QRectF& room, const MiniatureStage& stage) {
    static const Palette deep = deepWater();
    const Simulation& run = stage.runs().front();
    const Grid& grid = run.grid();
    QImage image(grid.width, grid.height, QImage::Format_RGB32);
    const PixelView pixels{reinterpret_cast<std::uint32_t*>(image.bits()), grid.width, grid.height,
                           image.bytesPerLine() / 4};
    const auto& wave = std::get<Wave<float>>(run.wave());
    paintLit(viewOf(wave.now), deep, static_cast<float>(stage.kind().ceiling), 1.2f, pixels, 1);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(waterRoom(room, grid), image);
}

} // namespace

void paintMiniature(QPainter& painter, const QRectF& room, const MiniatureStage& stage, const Tokens& tokens,
                    double scale) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(room, Qt::IntersectClip);
    const QRectF inside = inner(room, scale);
    switch (stage.kind().view) {
    case MiniatureKind::View::Springs:
        paintSprings(painter, inside, stage.runs().front(), stage.kind().ceiling, tokens, scale);
        break;
    case MiniatureKind::View::Line:
    case MiniatureKind::View::Dots: paintLines(painter, inside, stage, tokens, scale); break;
    case MiniatureKind::View::Trace: paintTraces(painter, inside, stage, tokens, scale); break;
    case MiniatureKind::View::Water: paintPool(painter, room, stage); break;
    }
    painter.restore();
}

QPointF cellAt(const QPointF& place, const QRectF& room, const MiniatureStage& stage) {
    const Grid& grid = stage.runs().front().grid();
    const bool water = stage.kind().view == MiniatureKind::View::Water;
    const QRectF where = water ? waterRoom(room, grid) : inner(room, Theme::current().scale());
    const double across = (place.x() - where.left()) / where.width();
    const double down = (place.y() - where.top()) / where.height();
    return water ? QPointF(across * grid.width - 0.5, down * grid.height - 0.5)
                 : QPointF(across * (grid.width - 1), 0.0);
}

} // namespace seiche
