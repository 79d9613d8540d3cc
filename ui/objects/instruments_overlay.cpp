// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/instruments_overlay.h"

#include "canvas/string_canvas.h"
#include "objects/arranging_keys.h"
#include "objects/distance.h"
#include "objects/instrument_painter.h"
#include "objects/instrument_span.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double lineReach = 6.0; // pixels at scale 1

const Instrument* instrumentIn(const PoolObject& object) { return std::get_if<Instrument>(&object.is); }
bool isTrace(const PoolObject& object) { return instrumentIn(object)->kind == InstrumentKind::Trace; }
bool isLine(const PoolObject& object) { return instrumentIn(object)->kind == InstrumentKind::Line; }

// From rest to the current displacement, so that the stem is grasped while the string oscillates.
double distanceToStem(QPointF at, double point, const StringCanvas& canvas) {
    return distanceToSegment(at, canvas.toPixels({point, 0.0}), onMedium(canvas, point, 0.0));
}

double distanceTo(QPointF at, const PoolObject& object, const StringCanvas& canvas) {
    const QPointF middle = canvas.toPixels(placeOf(object, SceneKind::String));
    switch (instrumentIn(object)->kind) {
    case InstrumentKind::Tape:
    case InstrumentKind::Scale: {
        const InstrumentSpan span = *spanOf(object, SceneKind::String);
        return distanceToSegment(at, canvas.toPixels(span.from), canvas.toPixels(span.to));
    }
    case InstrumentKind::Stopwatch: return stopwatchAt(middle).contains(at) ? 0.0 : 1e300;
    case InstrumentKind::Line: {
        // A line crosses the whole canvas, so most of that stays free for taps.
        const double off = std::abs(isUpright(object) ? at.x() - middle.x() : at.y() - middle.y());
        return off <= Theme::current().px(lineReach) ? off : 1e300;
    }
    case InstrumentKind::Point: return distanceToStem(at, object.x, canvas);
    case InstrumentKind::Trace:
    case InstrumentKind::Screen: break;
    }
    return 1e300; // the kept trace cannot be grasped
}

void paintEnds(QPainter& painter, const StringCanvas& canvas, const InstrumentSpan& span) {
    const double size = Theme::current().px(6);
    for (const QPointF& place : {span.from, span.to}) {
        const QPointF at = canvas.toPixels(place);
        painter.drawRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size));
    }
}

} // namespace

const PoolObject& InstrumentsOverlay::shown(const PoolObject& object) const {
    if (const ChosenObjects* carried = m_selection.carried())
        if (const PoolObject* moved = findObject(carried->objects, object.name)) return *moved;
    return m_ghost && m_before && object.name == m_before->name ? *m_ghost : object;
}

void InstrumentsOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    InstrumentPainter instruments(painter, canvas);
    const Experiment& experiment = m_session.settings();
    // Traces and lines go below the readable instruments.
    for (const bool below : {true, false})
        for (const PoolObject& object : experiment.objects)
            if (instrumentIn(object) && below == (isTrace(object) || isLine(object)))
                instruments.paint(shown(object));
    int number = 0;
    for (Probe probe : experiment.probes) {
        if (m_probeGhost && probe.name == m_selection.name()) probe.x = *m_probeGhost;
        if (const ChosenObjects* carried = m_selection.carried())
            for (const Probe& moved : carried->probes)
                if (moved.name == probe.name) probe = moved;
        instruments.paint(probe, number++);
    }
    if (const auto placed = m_placing.shown()) {
        painter.setOpacity(0.6);
        if (const Probe* probe = std::get_if<Probe>(&*placed)) instruments.paint(*probe, number);
        else instruments.paint(std::get<PoolObject>(*placed));
        painter.setOpacity(1.0);
    }
    if (experiment.preview.nodes == Visibility::Shown) paintReadings(instruments, canvas);
    paintSelection(painter, canvas);
}

// Draws the standing wave readings of the rulers.
void InstrumentsOverlay::paintReadings(InstrumentPainter& instruments, const StringCanvas& canvas) const {
    for (const PoolObject& object : m_session.settings().objects) {
        const QString text = m_standing.briefOf(object.name);
        const std::optional<InstrumentSpan> span = spanOf(object, SceneKind::String);
        if (text.isEmpty() || !span) continue;
        const QPointF below(0.0, 2.0 * QFontMetricsF(Theme::current().font(Type::Hint)).height());
        instruments.label(canvas.toPixels((span->from + span->to) / 2) + below, text);
    }
}

void InstrumentsOverlay::paintSelection(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const ChosenObjects chosen = m_selection.carried() ? *m_selection.carried() : m_selection.chosen();
    const double radius = theme.px(12);
    const auto useRing = [&] {
        painter.setPen(QPen(theme.tokens().main, theme.px(2)));
        painter.setBrush(Qt::NoBrush);
    };
    useRing();
    for (const Probe& probe : chosen.probes)
        painter.drawEllipse(onMedium(canvas, m_probeGhost.value_or(probe.x), 0.0), radius, radius);
    for (const PoolObject& object : chosen.objects) {
        if (!instrumentIn(object) || isTrace(object)) continue;
        const PoolObject& seen = shown(object);
        if (const std::optional<InstrumentSpan> span = spanOf(seen, SceneKind::String)) {
            painter.setPen(QPen(theme.tokens().canvas, theme.px(1.5)));
            painter.setBrush(theme.tokens().main);
            paintEnds(painter, canvas, *span);
            useRing();
            continue;
        }
        const QPointF at = instrumentIn(seen)->kind == InstrumentKind::Point
                               ? onMedium(canvas, seen.x, 0.0)
                               : canvas.toPixels(placeOf(seen, SceneKind::String));
        if (instrumentIn(seen)->kind == InstrumentKind::Stopwatch)
            painter.drawRoundedRect(stopwatchAt(at), theme.px(6), theme.px(6));
        else painter.drawEllipse(at, radius, radius);
    }
}

InstrumentsOverlay::Grip InstrumentsOverlay::gripAt(QPointF pixel, const StringCanvas& canvas) const {
    const PoolObject* object = m_selection.object();
    const std::optional<InstrumentSpan> span = object ? spanOf(*object, SceneKind::String) : std::nullopt;
    if (!span) return Grip::None;
    const auto isAt = [&](QPointF place) {
        return distanceOf(pixel, canvas.toPixels(place)) <= Theme::current().px(11);
    };
    if (isAt(span->to)) return Grip::Last;
    return isAt(span->from) ? Grip::First : Grip::None;
}

std::string InstrumentsOverlay::hit(QPointF pixel, const StringCanvas& canvas) const {
    const Experiment& experiment = m_session.settings();
    double nearest = Theme::current().px(14);
    std::string found;
    const auto offer = [&](double distance, const std::string& name) {
        if (distance > nearest || !m_selection.canSelect(name)) return;
        nearest = distance;
        found = name;
    };
    for (const PoolObject& object : experiment.objects)
        if (instrumentIn(object)) offer(distanceTo(pixel, object, canvas), object.name);
    for (const Probe& probe : experiment.probes) offer(distanceToStem(pixel, probe.x, canvas), probe.name);
    return found;
}

bool InstrumentsOverlay::hover(const QMouseEvent& event, StringCanvas& canvas) {
    if (m_placing.moveTo(canvas.placeAt(event.position()))) {
        canvas.update();
        return true;
    }
    return gripAt(event.position(), canvas) != Grip::None || !hit(event.position(), canvas).empty();
}

bool InstrumentsOverlay::press(const QMouseEvent& event, StringCanvas& canvas) {
    m_grip = Grip::None;
    if (event.button() == Qt::RightButton && !m_selection.isPlacing()) {
        const std::string name = hit(event.position(), canvas);
        if (!name.empty()) openMenuOf(name, event.position(), canvas);
        return !name.empty();
    }
    if (event.button() != Qt::LeftButton) return false;
    m_from = canvas.placeAt(event.position());
    if (m_placing.moveTo(m_from)) return true;
    m_grip = gripAt(event.position(), canvas);
    if (m_grip == Grip::None) {
        const std::string name = hit(event.position(), canvas);
        if (name.empty()) return false;
        m_selection.press(name, event.modifiers());
        m_grip = m_selection.has(name) ? Grip::Body : Grip::None;
    }
    if (const PoolObject* object = m_selection.object()) m_before = *object;
    if (event.type() == QEvent::MouseButtonDblClick) m_selection.requestProperties();
    return true;
}

void InstrumentsOverlay::move(const QMouseEvent& event, StringCanvas& canvas) {
    const QPointF place = canvas.placeAt(event.position());
    if (m_placing.moveTo(place) || m_grip == Grip::None) return;
    if (m_selection.count() > 1)
        return m_selection.carry({std::round(place.x() - m_from.x()), place.y() - m_from.y()});
    const Grid& grid = m_session.run().grid();
    if (m_selection.probe()) m_probeGhost = static_cast<int>(std::lround(place.x()));
    if (!m_before) return;
    if (m_grip != Grip::Body) {
        m_ghost = withEndAt(*m_before, m_grip == Grip::Last, place, grid);
        return;
    }
    const QPointF at = placeOf(*m_before, SceneKind::String) + place - m_from;
    m_ghost = movedTo(*m_before, {std::round(2.0 * at.x()) / 2.0, at.y()}, SceneKind::String, grid);
}

void InstrumentsOverlay::release(const QMouseEvent&, StringCanvas&) {
    if (m_placing.release()) return;
    const std::optional<PoolObject> ghost = std::exchange(m_ghost, std::nullopt);
    const std::optional<int> point = std::exchange(m_probeGhost, std::nullopt);
    m_before.reset();
    m_grip = Grip::None;
    if (m_selection.count() > 1) return m_selection.letGo();
    if (ghost) m_selection.replace(*ghost);
    if (const Probe* probe = m_selection.probe(); probe && point)
        m_selection.replace(Probe{probe->name, *point, probe->y});
}

bool InstrumentsOverlay::key(const QKeyEvent& event, StringCanvas& canvas) {
    return m_placing.key(event) || openMenuByKey(event, canvas) || arrangeByKey(event, m_selection);
}

} // namespace seiche
