// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/instrument_painter.h"

#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "objects/chosen_objects.h"
#include "objects/instrument_span.h"
#include "objects/object_outline.h"
#include "objects/overlay_colours.h"
#include "theme/icons.h"
#include "wave/screen.h"
#include "widgets/axis_ticks.h"
#include "wording/problems.h"
#include "wording/real_units.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double rulerThickness = 22.0; // pixels at scale 1
constexpr int longestTickedTape = 1000; // cells

/// Formats a value. Values far below `unit` are rounding errors and become 0.
QString inDigits(double value, double unit = 1.0) {
    return readable(std::abs(value) < 1e-9 * unit ? 0.0 : value, QLocale());
}

} // namespace

QRectF stopwatchAt(QPointF at) {
    const double width = Theme::current().px(128), height = Theme::current().px(34);
    return {at.x() - width / 2, at.y() - height / 2, width, height};
}

QString shortName(const std::string& name) { return elided(QString::fromStdString(name), 24); }

Trace traceOfProbe(int number) { return allTraces[static_cast<std::size_t>(number) % allTraces.size()].value; }

QString lengthInWords(const Experiment& experiment, double cells) {
    if (const RealUnits units(experiment); units.areReal()) return units.length(cells);
    const CellLength& cell = PictureSettings::current().cellLength();
    if (cell.unit.isEmpty()) return PoolCanvas::tr("%1 cells").arg(QLocale().toString(cells, 'f', 1));
    return QStringLiteral("%1 %2").arg(readable(cells * cell.length, QLocale()), cell.unit);
}

QPointF onMedium(const Canvas& canvas, double x, double y) {
    if (canvas.medium() == SceneKind::Pool) return canvas.toPixels({x, y});
    return canvas.ridingAt({std::clamp(x, 0.0, canvas.run().run().grid().width - 1.0), y});
}

void InstrumentPainter::label(QPointF at, const QString& text) {
    const Theme& theme = Theme::current();
    m_painter.setFont(theme.font(Type::Hint));
    const QFontMetricsF metrics(m_painter.font());
    const QRectF room(at.x(), at.y() - metrics.height() / 2 - 1, metrics.horizontalAdvance(text) + theme.px(10),
                      metrics.height() + 2);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(inks::shade);
    m_painter.drawRoundedRect(room, theme.px(4), theme.px(4));
    m_painter.setPen(inks::light);
    m_painter.drawText(room, Qt::AlignCenter, text);
}

// The colour bar stands right of a pool.
double InstrumentPainter::rightOfLabels() const {
    if (m_canvas.medium() != SceneKind::Pool) return m_canvas.width();
    const Grid& pool = m_canvas.run().run().grid();
    const double edge = pool.width - 0.5;
    const double right =
        std::max(m_canvas.toPixels({edge, -0.5}).x(), m_canvas.toPixels({edge, pool.height - 0.5}).x());
    return std::min<double>(right, m_canvas.width());
}

void InstrumentPainter::labelBeside(QPointF at, double gap, const QString& text) {
    const Theme& theme = Theme::current();
    const double length = QFontMetricsF(theme.font(Type::Hint)).horizontalAdvance(text) + theme.px(10);
    const bool fits = at.x() + gap + length <= rightOfLabels();
    label(at + QPointF(fits ? gap : -gap - length, 0), text);
}

void InstrumentPainter::paint(const PoolObject& object) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (!instrument) return;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    switch (instrument->kind) {
    case InstrumentKind::Stopwatch:
        paintStopwatch(m_canvas.toPixels(placeOf(object, m_canvas.medium())),
                       instrument->elapsed(m_canvas.run().run().seconds()));
        break;
    case InstrumentKind::Tape: paintTape(object, *instrument); break;
    case InstrumentKind::Scale:
        if (isOnString()) paintRuler(object, *instrument);
        else paintTape(object, *instrument);
        break;
    case InstrumentKind::Line: paintLine(object, *instrument); break;
    case InstrumentKind::Point: paintPoint(object); break;
    case InstrumentKind::Trace: paintTrace(*instrument); break;
    case InstrumentKind::Screen: paintScreen(object); break;
    }
    m_painter.restore();
}

void InstrumentPainter::paintStopwatch(QPointF at, double seconds) {
    const Theme& theme = Theme::current();
    const QRectF room = stopwatchAt(at);
    m_painter.setPen(QPen(inks::light, theme.px(1)));
    m_painter.setBrush(inks::shade);
    m_painter.drawRoundedRect(room, theme.px(6), theme.px(6));
    const double side = 0.8 * room.height(), gap = 0.1 * room.height();
    drawGlyph(m_painter, Glyph::Stopwatch, QRectF(room.left() + gap, room.top() + gap, side, side),
              inks::light);
    const QRectF words = room.adjusted(side + gap, 0, -2 * gap, 0);
    const QString text = RealUnits(m_canvas.run().settings()).duration(seconds);
    QFont font = theme.font(Type::Title);
    font.setPixelSize(theme.px(20));
    while (font.pixelSize() > theme.px(10) && QFontMetricsF(font).horizontalAdvance(text) > words.width())
        font.setPixelSize(font.pixelSize() - 1);
    m_painter.setFont(font);
    m_painter.setPen(inks::light);
    m_painter.drawText(words, Qt::AlignCenter, text);
}

void InstrumentPainter::paintTape(const PoolObject& object, const Instrument& instrument) {
    const Theme& theme = Theme::current();
    const InstrumentSpan span = *spanOf(object, m_canvas.medium());
    const QPointF a = m_canvas.toPixels(span.from), b = m_canvas.toPixels(span.to);
    m_painter.setPen(QPen(inks::shade, theme.px(6)));
    m_painter.drawLine(a, b);
    m_painter.setPen(QPen(inks::brass, theme.px(instrument.kind == InstrumentKind::Tape ? 2 : 3)));
    m_painter.drawLine(a, b);
    const QPointF way = b - a;
    const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
    const QPointF across(-way.y() / length, way.x() / length);
    const auto tick = [&](double share, double size) {
        const QPointF at = a + way * share;
        m_painter.drawLine(at - across * theme.px(size), at + across * theme.px(size));
    };
    tick(0, 6);
    tick(1, 6);
    const QPointF beside = (a + b) / 2 + across * theme.px(20);
    const Experiment& experiment = m_canvas.run().settings();
    const RealUnits units(experiment);
    const double ceiling = m_canvas.run().drawnCeiling();
    if (isOnString())
        return label(beside,
                     units.areReal()
                         ? Canvas::tr("%1, %2 high", "length, height")
                               .arg(units.length(instrument.length), inDigits(instrument.climb, ceiling))
                         : Canvas::tr("%1 points, %2 high")
                               .arg(inDigits(instrument.length), inDigits(instrument.climb, ceiling)));
    if (instrument.kind == InstrumentKind::Tape && instrument.length <= longestTickedTape)
        for (int i = 1; i * 10 < instrument.length; ++i) tick(i * 10 / instrument.length, i % 5 == 0 ? 5 : 3);
    label(beside, lengthInWords(experiment, instrument.length));
}

// Draws a bar with a scale from its left or lower end.
void InstrumentPainter::paintRuler(const PoolObject& object, const Instrument& instrument) {
    const Theme& theme = Theme::current();
    const bool stands = isUpright(object);
    const InstrumentSpan span = *spanOf(object, SceneKind::String);
    const QPointF from = m_canvas.toPixels(span.from), to = m_canvas.toPixels(span.to);
    const double thick = theme.px(rulerThickness);
    m_painter.setFont(theme.font(Type::Hint));
    const QFontMetricsF metrics(m_painter.font());
    const RealUnits units(m_canvas.run().settings());
    const RealUnits::Unit unit =
        stands || !units.areReal() ? RealUnits::Unit{} : units.lengthUnit(instrument.length);
    const auto ticks = [&](int atMost) {
        std::vector<Tick> all = ticksFor({0.0, unit.factor * instrument.length}, seiche::Scale::Linear,
                                         std::max(2, atMost), QLocale());
        if (!all.empty() && !unit.name.isEmpty()) all.front().label += QLatin1Char(' ') + unit.name;
        return all;
    };
    const double longest = metrics.horizontalAdvance(inDigits(unit.factor * instrument.length)) + theme.px(14);
    const double pixels = stands ? from.y() - to.y() : to.x() - from.x();
    const std::vector<Tick> labelled =
        ticks(static_cast<int>(pixels / (stands ? 2.0 * metrics.height() : longest)));
    double wide = thick;
    if (stands)
        for (const Tick& tick : labelled)
            wide = std::max(wide, metrics.horizontalAdvance(tick.label) + theme.px(14));
    const double deep = std::max(thick, metrics.height() + theme.px(9));
    // The scale is on the edge that faces the position: upper or left.
    const QRectF bar =
        stands ? QRectF(from.x(), to.y(), wide, pixels) : QRectF(from.x(), from.y(), pixels, deep);
    QColor body = inks::brass;
    body.setAlphaF(0.9f);
    m_painter.setPen(QPen(inks::shade, theme.px(1)));
    m_painter.setBrush(body);
    m_painter.drawRect(bar);
    m_painter.setPen(QPen(inks::engraved, theme.px(1)));
    const auto placeAt = [&](double value) {
        return m_canvas.toPixels(span.from + (stands ? QPointF(0, value) : QPointF(value / unit.factor, 0)));
    };
    const QPointF inwards = stands ? QPointF(1, 0) : QPointF(0, 1);
    for (const Tick& tick : ticks(static_cast<int>(pixels / theme.px(9)))) {
        const QPointF at = placeAt(tick.value);
        m_painter.drawLine(at, at + inwards * theme.px(4));
    }
    for (const Tick& tick : labelled) {
        const QPointF at = placeAt(tick.value);
        m_painter.drawLine(at, at + inwards * theme.px(7));
        const double length = metrics.horizontalAdvance(tick.label);
        QPointF text = stands ? at + QPointF(theme.px(10), metrics.capHeight() / 2)
                              : at + QPointF(-length / 2, theme.px(7) + metrics.ascent());
        // Keeps the text on the bar.
        const double highest = bar.top() + metrics.capHeight() + 2, leftmost = bar.left() + 2;
        if (stands) text.setY(std::clamp(text.y(), highest, std::max(highest, bar.bottom() - 2)));
        else text.setX(std::clamp(text.x(), leftmost, std::max(leftmost, bar.right() - length - 2)));
        m_painter.drawText(text, tick.label);
    }
}

void InstrumentPainter::paintLine(const PoolObject& object, const Instrument& instrument) {
    const Theme& theme = Theme::current();
    const Grid& grid = m_canvas.run().run().grid();
    QPolygonF line;
    QString text;
    if (isOnString()) {
        const double high = m_canvas.height();
        if (isUpright(object)) {
            const double x = m_canvas.toPixels({object.x, 0.0}).x();
            line << QPointF(x, 0) << QPointF(x, high);
            const RealUnits units(m_canvas.run().settings());
            text = units.areReal() ? units.length(object.x) : inDigits(object.x);
        } else {
            const double last = grid.width - 1.0;
            line << m_canvas.toPixels({0.0, instrument.rise}) << m_canvas.toPixels({last, instrument.rise});
            text = inDigits(instrument.rise, m_canvas.run().drawnCeiling());
        }
    } else {
        // The line ends at the edge of the water in every view.
        constexpr int parts = 400;
        const double reach = std::hypot(grid.width, grid.height);
        for (int part = 0; part <= parts; ++part) {
            const QPointF at = fromObject(object, {reach * (2.0 * part / parts - 1.0), 0});
            if (at.x() >= 0 && at.y() >= 0 && at.x() <= grid.width - 1 && at.y() <= grid.height - 1)
                line << m_canvas.toPixels(at);
        }
    }
    QPen dashed(isOnString() ? theme.tokens().text : inks::light, theme.px(1.6));
    dashed.setDashPattern({7.0, 5.0});
    m_painter.setBrush(Qt::NoBrush);
    if (!isOnString()) {
        m_painter.setPen(QPen(inks::shade, theme.px(3)));
        m_painter.drawPolyline(line);
    }
    m_painter.setPen(dashed);
    m_painter.drawPolyline(line);
    if (text.isEmpty()) return;
    if (isUpright(object)) labelBeside(QPointF(line[0].x(), theme.px(14)), theme.px(6), text);
    else labelBeside(line[1] + QPointF(0, -theme.px(12)), theme.px(-30), text);
}

void InstrumentPainter::paintPoint(const PoolObject& object) {
    const Theme& theme = Theme::current();
    const QPointF at = onMedium(m_canvas, object.x, object.y);
    const double size = theme.px(7);
    const QPointF corners[] = {at + QPointF(0, -size), at + QPointF(size, 0), at + QPointF(0, size),
                               at + QPointF(-size, 0)};
    m_painter.setPen(QPen(inks::shade, theme.px(2)));
    m_painter.setBrush(inks::brass);
    m_painter.drawPolygon(corners, 4);
    labelBeside(at, theme.px(12), shortName(object.name));
}

void InstrumentPainter::paintScreen(const PoolObject& object) {
    const Theme& theme = Theme::current();
    if (isOnString()) return;
    constexpr int parts = 96;
    const double length = screenLength(object);
    QPolygonF line;
    for (int part = 0; part <= parts; ++part) {
        const Spot at = screenPlace(object, length * (static_cast<double>(part) / parts - 0.5));
        line << m_canvas.toPixels({at.x, at.y});
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::shade, theme.px(7), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    m_painter.drawPolyline(line);
    m_painter.setPen(QPen(inks::light, theme.px(3), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    m_painter.drawPolyline(line);
    // Marks the start of the graph, and the centre.
    const auto mark = [&](int part, double radius) {
        m_painter.setPen(QPen(inks::shade, theme.px(1.5)));
        m_painter.setBrush(inks::brass);
        m_painter.drawEllipse(line[part], theme.px(radius), theme.px(radius));
    };
    mark(0, 5);
    mark(parts / 2, 3);
    labelBeside(line[0], theme.px(10), shortName(object.name));
}

void InstrumentPainter::paintTrace(const Instrument& instrument) {
    const Theme& theme = Theme::current();
    if (!isOnString() || instrument.heights.size() < 2) return;
    const double last = m_canvas.run().run().grid().width - 1.0;
    QPolygonF line;
    for (std::size_t i = 0; i < instrument.heights.size(); ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(instrument.heights.size() - 1);
        line << m_canvas.toPixels({std::round(share * last), instrument.heights[i]});
    }
    QPen dashed(theme.tokens().text, theme.px(2), Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    dashed.setDashPattern({5.0, 4.0});
    m_painter.setPen(dashed);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(line);
}

void InstrumentPainter::paint(const Probe& probe, int number) {
    const Theme& theme = Theme::current();
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QPointF at = onMedium(m_canvas, probe.x, probe.y);
    const double radius = theme.px(6);
    if (isOnString()) {
        // The stem shows the probe while the string oscillates.
        m_painter.setPen(QPen(theme.tokens().of(traceOfProbe(number)), theme.px(2)));
        m_painter.drawLine(m_canvas.toPixels({static_cast<double>(probe.x), 0.0}), at);
    }
    m_painter.setPen(QPen(inks::shade, theme.px(3)));
    m_painter.setBrush(theme.tokens().of(traceOfProbe(number)));
    m_painter.drawEllipse(at, radius, radius);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inks::light, theme.px(1.5)));
    m_painter.drawEllipse(at, radius, radius);
    labelBeside(at, theme.px(10), shortName(probe.name));
}

} // namespace seiche
