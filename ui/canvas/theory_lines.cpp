// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/theory_lines.h"

#include "canvas/pool_canvas.h"
#include "run/mean_window.h"
#include "show/overlay_picture.h"

#include <QPainter>

#include <algorithm>
#include <optional>

namespace seiche {

namespace {

QColor colourOf(std::uint32_t ink) { return QColor::fromRgba(ink); }

// Draws a label on a plate at the end of the line, inside the canvas.
void paintLabel(QPainter& painter, const QString& text, QPointF end, const QRectF& canvas) {
    const Theme& theme = Theme::current();
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(text) + theme.px(8), height = metrics.height();
    const auto inside = [](double at, double min, double max) {
        return std::clamp(at, min, std::max(min, max));
    };
    const QRectF room(inside(end.x() - width / 2, canvas.left(), canvas.right() - width),
                      inside(end.y() - height / 2, canvas.top(), canvas.bottom() - height), width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(OverlayColours::ground));
    painter.drawRoundedRect(room, theme.px(4), theme.px(4));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(colourOf(OverlayColours::strong));
    painter.drawText(room, Qt::AlignCenter, text);
}

// Returns the point at or nearest to the edge of `room`. Empty if the line is outside.
std::optional<QPointF> nearestToRim(const QPolygonF& line, const QRectF& room) {
    std::optional<QPointF> nearest;
    double min = 0.0;
    for (const QPointF& at : line) {
        if (!room.contains(at)) continue;
        const double away = std::min(
            {at.x() - room.left(), room.right() - at.x(), at.y() - room.top(), room.bottom() - at.y()});
        if (nearest && away >= min) continue;
        nearest = at;
        min = away;
    }
    return nearest;
}

} // namespace

TheoryLines& TheoryLines::of(Session& session) {
    TheoryLines* known = session.findChild<TheoryLines*>(QString(), Qt::FindDirectChildrenOnly);
    return known ? *known : *new TheoryLines(session);
}

TheoryLines::TheoryLines(Session& session) : QObject(&session), m_session(session) {
    const auto asTheExperiment = [this] {
        const std::vector<Overlay>& wanted = m_session.runOf(SceneKind::Pool).settings().overlays;
        m_on = {wanted.begin(), wanted.end()};
        emit changed();
    };
    for (auto signal : {&Session::opened, &Session::wasReset})
        connect(&session, signal, this, [this, asTheExperiment] {
            if (m_session.scene() == SceneKind::Pool) asTheExperiment();
        });
    asTheExperiment();
    connect(this, &TheoryLines::changed, this, &TheoryLines::followFlow);
    connect(&session, &Session::settingsChanged, this, &TheoryLines::followFlow);
    connect(&session, &Session::sampled, this, [this] {
        if (m_session.scene() == SceneKind::Pool) m_memory.watch(m_session.run(), shown());
    });
    for (auto signal : {&Session::runReplaced, &Session::seeked})
        connect(&session, signal, this, [this] { m_memory.forgetFlow(); });
    followFlow();
}

void TheoryLines::followFlow() {
    const bool follows = m_session.scene() == SceneKind::Pool && std::ranges::any_of(m_on, isMeasured);
    if (!follows) m_memory.forgetFlow();
    m_session.sampleEvery(this, follows ? meanWindowOf(m_session.settings()).stride : 0);
}

void TheoryLines::set(Overlay overlay, bool on) {
    if (on == isOn(overlay)) return;
    if (on) m_on.insert(overlay);
    else m_on.erase(overlay);
    emit changed();
}

void TheoryLines::paintInto(const PixelView& picture, const Simulation& run, const PoolLook& look,
                            double unit) {
    if (m_session.isChallenge()) return;
    std::vector<Overlay> overlays = shown();
    // Energy flow is recorded for the main run only.
    if (&run != &m_session.run()) std::erase_if(overlays, isMeasured);
    paintOverlays(run, overlays, look, picture, m_memory, unit);
}

void TheoryLines::paint(QPainter& painter, const PoolCanvas& canvas, bool) {
    if (m_on.empty() || m_session.isChallenge()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::current().font(Type::Hint));
    const Grid& grid = m_session.run().grid();
    const QRectF pool(canvas.toPixels({-0.5, -0.5}), canvas.toPixels({grid.width - 0.5, grid.height - 0.5}));
    const QRectF room = canvas.isFlat() ? pool.normalized() : QRectF(canvas.rect());
    // Other overlays have no labels, and are slower.
    for (const Overlay overlay : {Overlay::Maxima, Overlay::Modes}) {
        if (!isOn(overlay)) continue;
        for (const OverlayLine& line : m_memory.linesOf(m_session.run(), overlay)) {
            if (line.label.empty()) continue;
            QPolygonF polygon;
            for (const std::vector<Spot>& part : insidePool(line.spots, grid))
                for (const Spot& spot : part) polygon << canvas.toPixels({spot.x, spot.y});
            if (const auto at = nearestToRim(polygon, room))
                paintLabel(painter, QString::fromStdString(line.label), *at, room);
        }
    }
}

QString nameOf(Overlay overlay) {
    switch (overlay) {
    case Overlay::Maxima: return TheoryLines::tr("Maxima and minima");
    case Overlay::Rays: return TheoryLines::tr("Rays (Snell)");
    case Overlay::Circle: return TheoryLines::tr("Exact wavefront of the last tap");
    case Overlay::Modes: return TheoryLines::tr("Nodal lines of standing wave");
    case Overlay::Flow: return TheoryLines::tr("Energy flow (measured)");
    case Overlay::Streamlines: return TheoryLines::tr("Energy streamlines (measured)");
    case Overlay::Fronts: break;
    }
    return TheoryLines::tr("Wavefronts");
}

QString descriptionOf(Overlay overlay) {
    switch (overlay) {
    case Overlay::Maxima:
        return TheoryLines::tr("For two equal sources or behind slits. Maxima are solid, minima dotted.");
    case Overlay::Rays:
        return TheoryLines::tr("How plane waves from a line source travel through the media, by Snell's law.");
    case Overlay::Circle:
        return TheoryLines::tr("The exact distance that the wavefront of the last tap can have travelled.");
    case Overlay::Modes: return TheoryLines::tr("Nodal lines of the mode nearest to the drive frequency.");
    case Overlay::Flow:
        return TheoryLines::tr("Arrows show the average direction and strength of the energy flow.");
    case Overlay::Streamlines: return TheoryLines::tr("Lines along which the energy flows on average.");
    case Overlay::Fronts: break;
    }
    return TheoryLines::tr("The crests around each source, with the wavelength on the grid.");
}

} // namespace seiche

#include "moc_theory_lines.cpp"
