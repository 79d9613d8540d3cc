// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/force_arrows.h"

#include "canvas/string_canvas.h"
#include "objects/sources.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Pixels at scale 1: the largest force, the arrowhead, and gaps between point and arrow beside a
/// source icon or marker, or beside a wavy mark.
constexpr double longestForce = 44.0;
constexpr double offTheSign = 15.0;
constexpr double offTheMark = 34.0;
constexpr double forceHead = 7.0;
/// Weaker forces are omitted, as fractions of the largest.
constexpr double minForce = 0.04;
constexpr Trace traceOfForce = Trace::Sixth;

// The force of a jump lasts a single step and would only flash.
bool isSmooth(const DrivingForce& force) {
    return !force.source || std::get<Source>(force.source->is).signal != Signal::Square;
}

double beginsAt(const DrivingForce& force) {
    const bool isMark = force.source && std::get<Source>(force.source->is).form != SourceForm::Held;
    return Theme::current().px(isMark ? offTheMark : offTheSign);
}

void paintForce(QPainter& painter, QPointF from, QPointF way) {
    const double length = std::hypot(way.x(), way.y());
    const double head = std::min<double>(Theme::current().px(forceHead), length);
    const QPointF along = way / length * head, across(-along.y() * 0.7, along.x() * 0.7), tip = from + way;
    painter.drawLine(from, tip);
    painter.drawLine(tip, tip - along + across);
    painter.drawLine(tip, tip - along - across);
}

} // namespace

ForceArrows::ForceArrows(const Session& session) : m_session(session) {}

QPen ForceArrows::pen() {
    const Theme& theme = Theme::current();
    return {theme.tokens().of(traceOfForce), theme.scale() * 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

std::vector<DrivingForce> ForceArrows::shown() const {
    const Simulation& run = m_session.run();
    std::vector<DrivingForce> forces = drivingForces(run);
    std::erase_if(forces, [&](const DrivingForce& each) {
        if (each.source && !isOn(std::get<Source>(each.source->is), run.seconds())) return true;
        return Theme::current().prefersReducedMotion() && !isSmooth(each);
    });
    return forces;
}

void ForceArrows::paint(QPainter& painter, const StringCanvas& canvas) {
    const Theme& theme = Theme::current();
    const std::vector<DrivingForce> forces = shown();
    double largest = 0.0;
    for (const DrivingForce& each : forces) largest = std::max(largest, std::abs(each.force));
    m_peak.add(largest, m_session.run().frame(), 1.5 * canvas.period());
    if (!(m_peak.value() > 0.0)) return;
    painter.setBrush(Qt::NoBrush);
    QPen rim = pen();
    rim.setColor(theme.tokens().canvas);
    rim.setWidthF(theme.scale() * 6.0);
    for (const DrivingForce& each : forces) {
        const double share = each.force / m_peak.value();
        if (!(std::abs(share) >= minForce)) continue;
        // Upwards, or to the right in longitudinal oscillation.
        const QPointF positive = canvas.isAlong() ? QPointF(1.0, 0.0) : QPointF(0.0, -1.0);
        const QPointF way = positive * std::copysign(1.0, share);
        const QPointF from = canvas.onString(each.point) + way * beginsAt(each);
        for (const QPen& stroke : {rim, pen()}) {
            painter.setPen(stroke);
            paintForce(painter, from, way * (theme.px(longestForce) * std::abs(share)));
        }
    }
}

std::vector<LegendEntry> ForceArrows::legend(const StringCanvas&) const {
    if (shown().empty()) return {};
    return {{StringCanvas::tr("driving force"), pen()}};
}

} // namespace seiche
