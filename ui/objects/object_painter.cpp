// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_painter.h"

#include "canvas/picture_settings.h"
#include "objects/object_outline.h"
#include "wave/emission.h"
#include "widgets/axis_ticks.h"
#include "wording/problems.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace seiche {

namespace {

// Seen on light and dark pictures alike: a light line on a dark one.
const QColor shade(8, 16, 26, 190);
const QColor ink(255, 255, 255);
const QColor stone(52, 64, 78);
const QColor slowMedium(120, 70, 190, 62);
const QColor fastMedium(255, 214, 120, 62);
constexpr int pointsOnASide = 12;

double meanFactor(const MediumRegion& region) {
    return region.factorTo > 0.0 ? 0.5 * (region.factor + region.factorTo) : region.factor;
}

} // namespace

QString shortName(const std::string& name) { return elided(QString::fromStdString(name), 24); }

Trace traceOfProbe(int number) { return allTraces[static_cast<std::size_t>(number) % allTraces.size()].value; }

QString lengthInWords(double cells) {
    const CellLength& cell = PictureSettings::current().cellLength();
    if (cell.unit.isEmpty()) return PoolCanvas::tr("%1 cells").arg(QLocale().toString(cells, 'f', 1));
    return QStringLiteral("%1 %2").arg(readable(cells * cell.length, QLocale()), cell.unit);
}

QPainterPath ObjectPainter::pathOf(const PoolObject& object) const {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const Outline& outline : outlinesOf(object)) {
        QPolygonF polygon;
        const std::size_t count = outline.points.size();
        for (std::size_t i = 0; i < count; ++i) {
            // Straight in the pool need not be straight in the picture.
            const QPointF from = outline.points[i], to = outline.points[(i + 1) % count];
            const int parts = count <= 4 ? pointsOnASide : 1;
            for (int part = 0; part < parts; ++part)
                polygon << m_canvas.toPixels(from + (to - from) * (static_cast<double>(part) / parts));
        }
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    return path;
}

void ObjectPainter::clipToPool() {
    if (!m_canvas.isFlat()) return;
    const Grid& grid = m_canvas.run().run().grid();
    m_painter.setClipRect(
        QRectF(m_canvas.toPixels({-0.5, -0.5}), m_canvas.toPixels({grid.width - 0.5, grid.height - 0.5})));
}

void ObjectPainter::label(QPointF at, const QString& text) {
    const Theme& theme = Theme::current();
    m_painter.setFont(theme.font(Type::Hint));
    const QFontMetricsF metrics(m_painter.font());
    const QRectF room(at.x(), at.y() - metrics.height() / 2 - 1, metrics.horizontalAdvance(text) + theme.px(10),
                      metrics.height() + 2);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(shade);
    m_painter.drawRoundedRect(room, theme.px(4), theme.px(4));
    m_painter.setPen(ink);
    m_painter.drawText(room, Qt::AlignCenter, text);
}

void ObjectPainter::paint(const PoolObject& object) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.save();
    std::visit(ForEachKind{[&](const Wall& wall) { paintWall(object, wall); },
                           [&](const MediumRegion& region) { paintRegion(object, meanFactor(region)); },
                           [&](const Source& source) { paintSource(object, source); },
                           [&](const Instrument& instrument) { paintInstrument(object, instrument); }},
               object.is);
    m_painter.restore();
}

void ObjectPainter::paintWall(const PoolObject& object, const Wall& wall) {
    clipToPool();
    const QPainterPath path = pathOf(object);
    const double line = Theme::current().px(1.5);
    if (wall.kind == WallKind::Absorbing) {
        m_painter.setPen(QPen(ink, line, Qt::DotLine));
        m_painter.setBrush(QBrush(shade, Qt::Dense4Pattern));
        m_painter.drawPath(path);
        return;
    }
    m_painter.setBrush(stone);
    m_painter.setPen(QPen(QColor(225, 232, 240), line));
    m_painter.drawPath(path);
    if (wall.kind != WallKind::Fixed) return;
    m_painter.setBrush(QBrush(QColor(225, 232, 240, 130), Qt::BDiagPattern));
    m_painter.drawPath(path);
}

void ObjectPainter::paintRegion(const PoolObject& object, double factor) {
    clipToPool();
    const QPainterPath path = pathOf(object);
    m_painter.setBrush(factor < 1.0 ? slowMedium : fastMedium);
    m_painter.setPen(QPen(shade, Theme::current().px(3)));
    m_painter.drawPath(path);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(ink, Theme::current().px(1.5), factor < 1.0 ? Qt::SolidLine : Qt::DashLine));
    m_painter.drawPath(path);
}

void ObjectPainter::paintSource(const PoolObject& object, const Source& source) {
    const Theme& theme = Theme::current();
    const Spot now = placeAt(object, m_canvas.run().run().seconds());
    const QPointF at = m_canvas.toPixels({now.x, now.y});
    m_painter.setBrush(Qt::NoBrush);
    if (source.speed > 0.0) {
        const QPointF from = m_canvas.toPixels({object.x, object.y}),
                      to = m_canvas.toPixels({source.to.x, source.to.y});
        m_painter.setPen(QPen(shade, theme.px(3)));
        m_painter.drawLine(from, to);
        m_painter.setPen(QPen(ink, theme.px(1.2), Qt::DashLine));
        m_painter.drawLine(from, to);
    }
    if (source.form == SourceForm::Line) {
        PoolObject moved = object;
        moved.x = now.x;
        moved.y = now.y;
        const QPointF a = m_canvas.toPixels(fromObject(moved, {-source.length / 2, 0}));
        const QPointF b = m_canvas.toPixels(fromObject(moved, {source.length / 2, 0}));
        clipToPool();
        m_painter.setPen(QPen(shade, theme.px(6), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(a, b);
        m_painter.setPen(QPen(theme.tokens().twin, theme.px(3), Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(a, b);
        m_painter.setClipping(false);
    }
    // A ring with a wave in it.
    const double radius = theme.px(8);
    m_painter.setPen(QPen(ink, theme.px(1.5)));
    m_painter.setBrush(shade);
    m_painter.drawEllipse(at, radius, radius);
    QPainterPath wave;
    for (int i = 0; i <= 16; ++i) {
        const QPointF point =
            at + QPointF((i / 8.0 - 1.0) * 0.65 * radius, -0.4 * radius * std::sin(i * 0.3927));
        if (i == 0) wave.moveTo(point);
        else wave.lineTo(point);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(theme.tokens().twin, theme.px(1.8)));
    m_painter.drawPath(wave);
}

void ObjectPainter::paintStopwatch(QPointF at, double seconds) {
    const Theme& theme = Theme::current();
    const QString text = QStringLiteral("%1 s").arg(QLocale().toString(seconds, 'f', 2));
    m_painter.setFont(theme.font(Type::Hint));
    const double radius = theme.px(6);
    const double whole = QFontMetricsF(m_painter.font()).horizontalAdvance(text) + theme.px(10);
    const QPointF middle = at - QPointF(whole / 2 + radius, 0);
    label(at - QPointF(whole / 2, 0), text);
    m_painter.setPen(QPen(ink, theme.px(1.5)));
    m_painter.setBrush(shade);
    m_painter.drawEllipse(middle, radius, radius);
    m_painter.drawLine(middle, middle - QPointF(0, radius * 0.7));
    m_painter.drawLine(middle, middle + QPointF(radius * 0.5, 0));
    m_painter.drawLine(middle - QPointF(0, radius), middle - QPointF(0, radius * 1.5));
}

void ObjectPainter::paintInstrument(const PoolObject& object, const Instrument& instrument) {
    const Theme& theme = Theme::current();
    if (instrument.kind == InstrumentKind::Stopwatch) {
        const double now = m_canvas.run().run().seconds();
        const double end = instrument.until > instrument.from ? std::min(instrument.until, now) : now;
        return paintStopwatch(m_canvas.toPixels({object.x, object.y}), std::max(0.0, end - instrument.from));
    }
    const double half = instrument.length / 2;
    const QPointF a = m_canvas.toPixels(fromObject(object, {-half, 0})),
                  b = m_canvas.toPixels(fromObject(object, {half, 0}));
    m_painter.setPen(QPen(shade, theme.px(6)));
    m_painter.drawLine(a, b);
    m_painter.setPen(QPen(QColor(255, 224, 102), theme.px(instrument.kind == InstrumentKind::Tape ? 2 : 3)));
    m_painter.drawLine(a, b);
    // Ticks: ends of a scale, every ten units of a tape.
    const QPointF way = b - a;
    const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
    const QPointF across(-way.y() / length, way.x() / length);
    const auto tick = [&](double share, double size) {
        const QPointF at = a + way * share;
        m_painter.drawLine(at - across * theme.px(size), at + across * theme.px(size));
    };
    tick(0, 6);
    tick(1, 6);
    if (instrument.kind == InstrumentKind::Tape && instrument.length <= 1000)
        for (int i = 1; i * 10 < instrument.length; ++i) tick(i * 10 / instrument.length, i % 5 == 0 ? 5 : 3);
    label((a + b) / 2 + across * theme.px(20), lengthInWords(instrument.length));
}

void ObjectPainter::paint(const Probe& probe, int number) {
    const Theme& theme = Theme::current();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QPointF at = m_canvas.toPixels(QPointF(probe.x, probe.y));
    m_painter.setPen(QPen(shade, theme.px(3)));
    m_painter.setBrush(theme.tokens().of(traceOfProbe(number)));
    m_painter.drawEllipse(at, theme.px(6), theme.px(6));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(ink, theme.px(1.5)));
    m_painter.drawEllipse(at, theme.px(6), theme.px(6));
    label(at + QPointF(theme.px(10), 0), shortName(probe.name));
}

} // namespace seiche
