// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/chain_look.h"

#include "canvas/string_canvas.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Pixels at scale 1.
constexpr double leastSpring = 20.0;
constexpr double leastBetweenStrokes = 9.0;
/// More springs are too many to follow one.
constexpr int mostSprings = 40;
/// Of the string's length, and of the way to the next drawn point, how far a height at the ceiling moves a
/// point along at most.
constexpr double mostOfString = 0.16;
constexpr double mostOfWay = 0.9;
/// Of the way to the next point, how much of it a point takes when both are nearest.
constexpr double mostOfGap = 0.8;
/// The steepest slope is remembered for so many swings of the fundamental.
constexpr double swingsRemembered = 4.0;
/// Every so many strokes one is marked, so that the eye can follow it.
constexpr int markedStroke = 8;

/// The points of a string at even distances, both ends among them.
std::vector<int> pointsAtDistance(int points, double pixelsPerPoint, double least, int most) {
    if (points < 2) return {0};
    const double length = points - 1;
    const double fitting = std::max(1.0, std::floor(length * pixelsPerPoint / least));
    const int gaps = static_cast<int>(std::min({length, fitting, static_cast<double>(most)}));
    std::vector<int> drawn;
    for (int i = 0; i <= gaps; ++i) drawn.push_back(static_cast<int>(std::lround(i * length / gaps)));
    return drawn;
}

/// A coil from one place to another, seen from the side: straight at both ends.
QPolygonF coil(QPointF from, QPointF to, int turns, double radius) {
    constexpr double lead = 0.14;
    const QPointF way = to - from;
    const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
    const QPointF side(-way.y() / length * radius, way.x() / length * radius);
    QPolygonF line{from, from + lead * way};
    for (int i = 0; i < 2 * turns; ++i) {
        const double share = lead + (1.0 - 2.0 * lead) * (i + 0.5) / (2.0 * turns);
        line << from + share * way + (i % 2 == 0 ? side : -side);
    }
    line << to - lead * way << to;
    return line;
}

} // namespace

void ChainLook::clear() {
    m_steepest = {};
    m_pixelsPerHeight = 0.0;
    m_drawn.clear();
}

void ChainLook::follow(const StringCanvas& canvas) {
    if (!hasSprings() && !isAlong()) return;
    const Simulation& run = m_session.run();
    const StringScale on = canvas.scale();
    const Theme& theme = Theme::current();
    const int points = run.grid().width;
    m_drawn = pointsAtDistance(points, on.pixelsPerPoint(),
                               theme.px(hasSprings() ? leastSpring : leastBetweenStrokes),
                               hasSprings() ? mostSprings : points);
    m_apart = m_drawn.size() > 1 ? on.room().width() / static_cast<double>(m_drawn.size() - 1) : 0.0;
    if (!isAlong() || run.divergedAt()) return;
    double steepest = 0.0;
    for (std::size_t i = 1; i < m_drawn.size(); ++i)
        steepest = std::max(steepest, run.height(m_drawn[i - 1]) - run.height(m_drawn[i]));
    m_steepest.note(steepest, run.frame(), swingsRemembered * canvas.period());
    const double most = std::max(mostOfString * on.room().width(), mostOfWay * m_apart) / on.ceiling();
    const double slope = m_steepest.value();
    m_pixelsPerHeight = slope > 0.0 ? std::min(most, mostOfGap * m_apart / slope) : most;
}

bool ChainLook::isHeldAtWall(int point) const {
    return isFixedEnd(m_session.run().grid(), m_session.run().rule(), point);
}

double ChainLook::massOf(int point) const {
    const Simulation& run = m_session.run();
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave || !wave->stiffness || run.rule().model != MediumModel::Density) return 1.0;
    return 1.0 / std::max(1e-6, wave->stiffnessNear(point, 0.0));
}

void ChainLook::paint(QPainter& painter, const StringCanvas& canvas) const {
    if (hasSprings()) paintSprings(painter, canvas);
    else if (isAlong()) paintStrokes(painter, canvas);
}

void ChainLook::paintSprings(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const double radius = std::min<double>(theme.px(7), 0.22 * m_apart);
    const int turns = std::clamp(static_cast<int>(m_apart / theme.px(8)), 3, 12);
    painter.setPen(QPen(theme.tokens().main, theme.scale() * 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 1; i < m_drawn.size(); ++i)
        painter.drawPolyline(coil(canvas.onString(m_drawn[i - 1]), canvas.onString(m_drawn[i]), turns, radius));
    painter.setPen(QPen(theme.tokens().canvas, theme.scale() * 1.5));
    painter.setBrush(theme.tokens().text);
    for (const int point : m_drawn) {
        if (isHeldAtWall(point)) continue;
        const double size = std::min(radius * std::clamp(std::sqrt(massOf(point)), 0.6, 2.0), 0.32 * m_apart);
        painter.drawEllipse(canvas.onString(point), size, size);
    }
}

void ChainLook::paintStrokes(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const StringScale on = canvas.scale();
    const double high = (on.y(0.0) - on.y(on.ceiling())) / 2.0;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const bool isMarked = i % markedStroke == 0 && i > 0 && i + 1 < m_drawn.size();
        painter.setPen(QPen(isMarked ? theme.tokens().text : theme.tokens().main,
                            theme.scale() * (isMarked ? 3.0 : 2.0), Qt::SolidLine, Qt::RoundCap));
        const QPointF at = canvas.onString(m_drawn[i]);
        painter.drawLine(at - QPointF(0.0, high), at + QPointF(0.0, high));
    }
}

// Where they would lie on one another there are fewer of them, on points that are multiples still.
void ChainLook::paintBeads(QPainter& painter, const StringCanvas& canvas) const {
    const Theme& theme = Theme::current();
    const int wanted = m_session.settings().preview.beads;
    if (wanted <= 0) return;
    const double radius = theme.px(5);
    const double fewest = std::ceil(2.5 * radius / (wanted * canvas.scale().pixelsPerPoint()));
    const double every = wanted * std::max(1.0, fewest);
    painter.setPen(QPen(theme.tokens().canvas, theme.px(1.5)));
    painter.setBrush(theme.tokens().text);
    for (double point = 0; point < m_session.run().grid().width; point += every)
        painter.drawEllipse(canvas.onString(point), radius, radius);
}

} // namespace seiche
