// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_touch.h"

#include "canvas/string_canvas.h"
#include "canvas/string_ends.h"
#include "model/limits.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace seiche {

namespace {

/// Finger number of the pointer on a string.
constexpr int hand = 0;
/// Key steps, as fractions of string length and ceiling.
constexpr double keyAlong = 1.0 / 40.0;
constexpr double keyUp = 1.0 / 10.0;
/// Reach of an end, pixels at scale 1.
constexpr double endReach = 18.0;

/// Returns the fraction of velocity that a finger leaves per step. Its damper absorbs most, half of
/// the energy of every passing wave, at twice the impedance of the string (see `Hold`).
double softnessOf(const Rule& rule) { return 1.0 / (1.0 + 2.0 * std::sqrt(kOf(rule))); }

/// Rounds to the precision of freehand drawing, because a file stores every digit.
double roundedByHand(double height) {
    const double possible = std::clamp(height, -limits::height, limits::height);
    return QString::number(possible, 'g', 4).toDouble();
}

/// Returns the spacing of the drawn positions, in points.
double pointsPerPlace(int points, std::size_t places) {
    return (points - 1) / std::max(1.0, static_cast<double>(places) - 1.0);
}

} // namespace

StringTouch::StringTouch(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::runReplaced, this, &StringTouch::giveUp);
    connect(&session, &Session::wasReset, this, [this] { setKind(Kind::Pluck); });
}

void StringTouch::setKind(Kind kind) {
    if (kind == m_kind) return;
    letGo();
    lift();
    giveUp();
    m_kind = kind;
    emit kindChanged();
}

bool StringTouch::canBeTaken(int end, const StringCanvas& canvas) const {
    const PoolObjects& objects = m_session.settings().objects;
    const bool isHeld = std::ranges::any_of(objects, [end](const PoolObject& object) {
        const auto* source = std::get_if<Source>(&object.is);
        return source && source->form == SourceForm::Held && std::lround(object.x) == end;
    });
    const QPointF way = canvas.onString(end) - canvas.handle();
    return m_session.run().rule().edges.left != Edge::Periodic && !isHeld &&
           std::hypot(way.x(), way.y()) > Theme::current().px(endReach);
}

std::optional<double> StringTouch::endAt(QPointF pixel, const StringCanvas& canvas) const {
    const Simulation& run = m_session.run();
    const double near = Theme::current().px(endReach);
    const auto isAt = [&](QPointF place) {
        return std::hypot(pixel.x() - place.x(), pixel.y() - place.y()) <= near;
    };
    if (run.rule().edges.left == Edge::Periodic || isAt(canvas.handle())) return std::nullopt;
    for (const int end : {0, run.grid().width - 1})
        if (isAt(canvas.onString(end))) return end;
    return std::nullopt;
}

bool StringTouch::hover(const QMouseEvent& event, StringCanvas& canvas) {
    const std::optional<double> end = endAt(event.position(), canvas);
    if (end != std::exchange(m_overEnd, end)) canvas.update();
    return m_kind != Kind::Pluck || end;
}

bool StringTouch::press(const QMouseEvent& event, StringCanvas& canvas) {
    if (event.button() != Qt::LeftButton || m_session.run().divergedAt()) return false;
    const QPointF place = canvas.placeAt(event.position());
    m_pressedAt = event.position();
    if (m_kind == Kind::Finger) {
        ++m_stroke;
        touch(place.x());
        return true;
    }
    m_pressedEnd = m_kind == Kind::Draw ? std::nullopt : endAt(event.position(), canvas);
    if (m_kind == Kind::Draw) {
        giveUp();
        drawTo(place);
        return true;
    }
    if (m_kind == Kind::Carry) {
        const double last = m_session.run().grid().width - 1.0;
        begin(m_pressedEnd.value_or(std::clamp(std::round(place.x()), 0.0, last)));
        carryTo(canvas.heightFor(event.position(), m_carried->point));
        return true;
    }
    return m_pressedEnd.has_value();
}

void StringTouch::move(const QMouseEvent& event, StringCanvas& canvas) {
    const QPointF place = canvas.placeAt(event.position());
    if (m_kind == Kind::Draw) {
        if (m_pen) drawTo(place); // not cancelled
        return;
    }
    if (m_kind == Kind::Finger) {
        if (m_finger) touch(place.x());
        return;
    }
    const bool far = (event.position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!m_carried && m_pressedEnd && far) begin(*m_pressedEnd);
    m_hasDraggedEnd = m_hasDraggedEnd || (m_carried && m_pressedEnd);
    if (m_carried) carryTo(canvas.heightFor(event.position(), m_carried->point));
}

void StringTouch::release(const QMouseEvent&, StringCanvas& canvas) {
    if (m_kind == Kind::Draw) return submitDrawing();
    if (m_kind == Kind::Finger) return lift();
    if (m_carried) return letGo();
    if (m_pressedEnd) canvas.tapAt(*m_pressedEnd, 0.0);
}

void StringTouch::begin(double point) {
    ++m_stroke;
    m_carried = Carried{point, m_session.run().height(static_cast<int>(std::lround(point)))};
}

void StringTouch::carryTo(double height) {
    const double rounded = roundedByHand(height);
    const bool isHeld = m_session.isHeld(hand);
    if (isHeld && rounded == m_carried->height) return;
    m_carried->height = rounded;
    m_session.carry(hand, m_carried->point, rounded, tr("move by hand"), m_stroke);
}

void StringTouch::letGo() {
    if (!m_carried) return;
    m_carried.reset();
    m_session.letGo(hand);
}

void StringTouch::touch(double point) {
    const Grid& grid = m_session.run().grid();
    const double nearest = std::clamp(std::round(point), 0.0, grid.width - 1.0);
    if (m_finger == nearest && m_session.isHeld(hand)) return;
    m_finger = nearest;
    const Pull pull{.shape = PullShape::Point, .height = 0.0, .x = nearest};
    m_session.hold(hand, pull, tr("touch with finger"), m_stroke, softnessOf(m_session.run().rule()));
}

void StringTouch::lift() {
    if (!m_finger) return;
    m_finger.reset();
    m_session.letGo(hand);
}

void StringTouch::drawTo(QPointF place) {
    const int points = m_session.run().grid().width;
    if (m_drawn.empty()) m_drawn.resize(std::min(static_cast<std::size_t>(points), limits::traceHeights));
    const double last = static_cast<double>(m_drawn.size()) - 1.0;
    const double toDrawn = points > 1 ? last / (points - 1) : 0.0;
    const QPointF to(std::clamp(place.x() * toDrawn, 0.0, last), roundedByHand(place.y()));
    const QPointF from = m_pen.value_or(to);
    const int first = static_cast<int>(std::lround(std::min(from.x(), to.x())));
    const int end = static_cast<int>(std::lround(std::max(from.x(), to.x())));
    for (int at = first; at <= end; ++at) {
        const double way = to.x() - from.x();
        const double share = way == 0.0 ? 1.0 : std::clamp((at - from.x()) / way, 0.0, 1.0);
        m_drawn[static_cast<std::size_t>(at)] = roundedByHand(from.y() + share * (to.y() - from.y()));
    }
    m_pen = to;
}

std::vector<double> StringTouch::shape() const {
    const auto isDrawn = [](const std::optional<double>& height) { return height.has_value(); };
    const auto first = std::ranges::find_if(m_drawn, isDrawn);
    if (first == m_drawn.end()) return {};
    const auto last = std::find_if(m_drawn.rbegin(), m_drawn.rend(), isDrawn).base() - 1;
    const Edges& edges = m_session.run().rule().edges;
    std::vector<double> heights(m_drawn.size());
    const auto begin = static_cast<std::size_t>(first - m_drawn.begin());
    const auto end = static_cast<std::size_t>(last - m_drawn.begin());
    for (std::size_t i = begin; i <= end; ++i) heights[i] = m_drawn[i].value_or(0.0); // drawn without gaps
    // A fixed end stays at rest, other ends continue the drawn value.
    const auto lead = [&](Edge edge, std::size_t from, std::size_t outermost) {
        const double there = edge == Edge::Fixed ? 0.0 : heights[from];
        const double way = static_cast<double>(outermost) - static_cast<double>(from);
        for (std::size_t i = std::min(from, outermost); i <= std::max(from, outermost); ++i)
            if (i != from)
                heights[i] = roundedByHand(heights[from] +
                                           (there - heights[from]) *
                                               (static_cast<double>(i) - static_cast<double>(from)) / way);
    };
    lead(edges.left, begin, 0);
    lead(edges.right, end, heights.size() - 1);
    return heights;
}

void StringTouch::submitDrawing() {
    const std::vector<double> heights = shape();
    giveUp();
    if (heights.size() < 2) return;
    m_session.change(DrawnShape{heights}, tr("draw shape"));
}

void StringTouch::giveUp() {
    m_drawn.clear();
    m_pen.reset();
    m_carried.reset();
    m_finger.reset();
    m_pressedEnd.reset();
}

bool StringTouch::key(const QKeyEvent& event, StringCanvas& canvas) {
    if (m_kind == Kind::Pluck || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return false;
    if (m_kind == Kind::Finger) return fingerByKey(event);
    const bool isBusy = m_carried || m_pen;
    switch (event.key()) {
    case Qt::Key_Escape:
        if (!isBusy) setKind(Kind::Pluck);
        else if (m_carried) letGo();
        else giveUp();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!isBusy) return false;
        if (m_carried) letGo();
        else submitDrawing();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (m_kind == Kind::Carry) carryByKey(event.key() == Qt::Key_Up, canvas);
        else movePen(0.0, event.key() == Qt::Key_Up ? 1.0 : -1.0, canvas);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (m_kind == Kind::Carry) return m_carried.has_value(); // the marker stays under the pointer
        movePen(event.key() == Qt::Key_Right ? 1.0 : -1.0, 0.0, canvas);
        return true;
    default: return false;
    }
}

// The arrows move only the marker, not the finger.
bool StringTouch::fingerByKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Escape:
        if (m_finger) lift();
        else setKind(Kind::Pluck);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_finger) lift();
        else if (!m_session.run().divergedAt()) {
            ++m_stroke;
            touch(m_session.settings().pullWith.x);
        }
        return true;
    default: return false;
    }
}

void StringTouch::carryByKey(bool up, const StringCanvas& canvas) {
    if (m_session.run().divergedAt()) return;
    if (!m_carried) begin(m_session.settings().pullWith.x);
    const double step = keyUp * canvas.scale().ceiling();
    carryTo(m_carried->height + (up ? step : -step));
}

void StringTouch::movePen(double along, double up, const StringCanvas& canvas) {
    const Grid& grid = m_session.run().grid();
    QPointF place(m_session.settings().pullWith.x, 0.0);
    if (m_pen) place = {m_pen->x() * pointsPerPlace(grid.width, m_drawn.size()), m_pen->y()};
    place += QPointF(along * keyAlong * grid.width, up * keyUp * canvas.scale().ceiling());
    drawTo(place);
}

void StringTouch::paintHints(QPainter& painter, const StringCanvas& canvas) const {
    if (m_kind == Kind::Draw || m_kind == Kind::Finger || m_carried) return;
    const Tokens& tokens = Theme::current().tokens();
    for (const int end : {0, m_session.run().grid().width - 1})
        if (canBeTaken(end, canvas) && ((m_marksEnds && !m_hasDraggedEnd) || m_overEnd == end))
            paintEndHint(painter, canvas, end == 0, m_overEnd == end ? tokens.main : tokens.quiet);
}

void StringTouch::paint(QPainter& painter, const StringCanvas& canvas) {
    const Theme& theme = Theme::current();
    const double radius = theme.px(11);
    if (m_carried && m_session.isHeld(hand)) {
        painter.setPen(QPen(theme.tokens().main, theme.px(3)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(canvas.onString(m_carried->point), radius, radius);
    }
    if (m_finger && m_session.isHeld(hand)) {
        // Draws a fingertip from above.
        const QPointF tip = canvas.onString(*m_finger);
        painter.setPen(QPen(theme.tokens().main, theme.px(3), Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(theme.tokens().canvas);
        painter.drawRoundedRect(QRectF(tip.x() - radius, tip.y() - 4.0 * radius, 2.0 * radius, 4.0 * radius),
                                radius, radius);
    }
    const std::vector<double> heights = shape();
    if (heights.empty()) return;
    QPolygonF line;
    const double toPoints = pointsPerPlace(m_session.run().grid().width, heights.size());
    for (std::size_t i = 0; i < heights.size(); ++i)
        line << canvas.toPixels({static_cast<double>(i) * toPoints, heights[i]});
    QPen pen(theme.tokens().text, theme.px(2));
    pen.setDashPattern({4.0, 3.0});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (!m_pen) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tokens().text);
    painter.drawEllipse(canvas.toPixels({m_pen->x() * toPoints, m_pen->y()}), radius / 2, radius / 2);
}

} // namespace seiche

#include "moc_string_touch.cpp"
