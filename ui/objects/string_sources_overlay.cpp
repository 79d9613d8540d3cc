// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/string_sources_overlay.h"

#include "canvas/string_canvas.h"
#include "objects/arranging_keys.h"
#include "objects/instrument_painter.h"
#include "objects/object_sign.h"
#include "objects/sources.h"
#include "wave/emission.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double markReach = 30.0; // pixels at scale 1
constexpr double opacityWhenOff = 0.5;

const Source* stringSourceIn(const PoolObject& object) { return std::get_if<Source>(&object.is); }

Glyph glyphOf(const Source& source) {
    return isSteady(source.signal) ? Glyph::Oscillator : Glyph::PulseGenerator;
}

// Draws the rail along the travel of the point.
void paintRail(QPainter& painter, const StringScale& on, double x, const Source& source) {
    const Theme& theme = Theme::current();
    const double from = on.y(source.signal == Signal::Pulse ? 0.0 : -source.height), to = on.y(source.height);
    const double cap = theme.px(6);
    painter.setPen(QPen(theme.tokens().quiet, theme.px(2), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, from), QPointF(x, to));
    for (const double y : {from, to}) painter.drawLine(QPointF(x - cap, y), QPointF(x + cap, y));
}

void paintWavyMark(QPainter& painter, QPointF at) {
    const Theme& theme = Theme::current();
    constexpr int bends = 6;
    const double reach = theme.px(markReach), bend = 2.0 * reach / bends, out = theme.px(7);
    QPainterPath path(at - QPointF(0.0, reach));
    for (int i = 0; i < bends; ++i) {
        const QPointF end(at.x(), at.y() - reach + (i + 1) * bend);
        path.quadTo(end + QPointF(i % 2 == 0 ? out : -out, -bend / 2), end);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.tokens().canvas, theme.px(6), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
    painter.setPen(QPen(theme.tokens().text, theme.px(2.5), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
}

} // namespace

QPointF StringSourcesOverlay::onString(const PoolObject& object, const StringCanvas& canvas) const {
    return onMedium(canvas, placeAt(object, m_session.run().seconds()).x, 0.0);
}

void StringSourcesOverlay::paintSource(QPainter& painter, const StringCanvas& canvas,
                                       const PoolObject& object) const {
    const Source& source = *stringSourceIn(object);
    const QPointF at = onString(object, canvas);
    if (source.form != SourceForm::Held) return paintWavyMark(painter, at);
    paintRail(painter, canvas.scale(), at.x(), source);
    paintSign(painter, at, glyphOf(source));
}

void StringSourcesOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    const double now = m_session.run().seconds();
    for (const PoolObject& object : m_session.settings().objects) {
        const Source* source = stringSourceIn(object);
        if (!source) continue;
        const ChosenObjects* carried = m_selection.carried();
        const PoolObject* shown = carried ? findObject(carried->objects, object.name) : nullptr;
        if (!shown) shown = m_ghost && object.name == m_ghost->name ? &*m_ghost : &object;
        painter.setOpacity(isOn(*source, now) ? 1.0 : opacityWhenOff);
        paintSource(painter, canvas, *shown);
        painter.setOpacity(1.0);
    }
    if (const auto placed = m_placing.shown()) {
        const PoolObject* object = std::get_if<PoolObject>(&*placed);
        painter.setOpacity(0.6);
        if (object && stringSourceIn(*object)) paintSource(painter, canvas, *object);
        painter.setOpacity(1.0);
    }
    const ChosenObjects* carried = m_selection.carried();
    const ChosenObjects chosen = carried ? *carried : m_selection.chosen();
    for (const PoolObject& object : chosen.objects)
        if (stringSourceIn(object)) paintSelection(painter, canvas, m_ghost ? *m_ghost : object);
}

void StringSourcesOverlay::paintSelection(QPainter& painter, const StringCanvas& canvas,
                                          const PoolObject& object) const {
    const Theme& theme = Theme::current();
    const QPointF at = onString(object, canvas);
    const bool held = stringSourceIn(object)->form == SourceForm::Held;
    const double off = theme.px(4), reach = theme.px(markReach);
    const QRectF room = held ? signAt(at) : QRectF(at.x() - off, at.y() - reach, 2 * off, 2 * reach);
    painter.setPen(QPen(theme.tokens().main, theme.px(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(room.adjusted(-off, -off, off, off), theme.px(5), theme.px(5));
    InstrumentPainter(painter, canvas).labelBeside(at, theme.px(22), shortName(object.name));
}

std::string StringSourcesOverlay::hit(QPointF pixel, const StringCanvas& canvas) const {
    double nearest = Theme::current().px(16);
    std::string found;
    for (const PoolObject& object : m_session.settings().objects) {
        const Source* source = stringSourceIn(object);
        if (!source) continue;
        const QPointF at = onString(object, canvas);
        const double rest = canvas.scale().y(0.0);
        const double reach = source->form == SourceForm::Held ? 0.0 : Theme::current().px(markReach);
        // From rest to the current displacement, so that the source is grasped while the string
        // oscillates.
        const double off = std::max(
            {0.0, std::min(rest, at.y() - reach) - pixel.y(), pixel.y() - std::max(rest, at.y() + reach)});
        const double distance = std::hypot(pixel.x() - at.x(), off);
        if (distance > nearest || !m_selection.canSelect(object.name)) continue;
        nearest = distance;
        found = object.name;
    }
    return found;
}

bool StringSourcesOverlay::hover(const QMouseEvent& event, StringCanvas& canvas) {
    return !hit(event.position(), canvas).empty();
}

bool StringSourcesOverlay::press(const QMouseEvent& event, StringCanvas& canvas) {
    m_before.reset();
    if (m_selection.isPlacing()) return false;
    const std::string name = hit(event.position(), canvas);
    if (name.empty()) return false;
    if (event.button() == Qt::RightButton) {
        openMenuOf(name, event.position(), canvas);
        return true;
    }
    if (event.button() != Qt::LeftButton) return false;
    m_selection.press(name, event.modifiers());
    m_from = canvas.scale().pointAt(event.position().x());
    if (const PoolObject* object = findObject(m_session.settings().objects, name);
        object && m_selection.has(name))
        m_before = *object;
    if (event.type() == QEvent::MouseButtonDblClick) m_selection.requestProperties();
    return true;
}

void StringSourcesOverlay::move(const QMouseEvent& event, StringCanvas& canvas) {
    if (!m_before) return;
    if (m_selection.count() > 1)
        return m_selection.carry({std::round(canvas.scale().pointAt(event.position().x()) - m_from), 0.0});
    const Grid& grid = m_session.run().grid();
    const double point = std::round(m_before->x + canvas.scale().pointAt(event.position().x()) - m_from);
    m_ghost = snappedToEnd(movedTo(*m_before, {point, 0.0}, SceneKind::String, grid), SceneKind::String, grid);
}

void StringSourcesOverlay::release(const QMouseEvent&, StringCanvas&) {
    const std::optional<PoolObject> ghost = std::exchange(m_ghost, std::nullopt);
    const std::optional<PoolObject> before = std::exchange(m_before, std::nullopt);
    if (m_selection.count() > 1) return m_selection.letGo();
    // A click alone moves nothing, not even to an end of the string.
    if (ghost && before && ghost->x != before->x) m_selection.replace(*ghost);
}

} // namespace seiche
