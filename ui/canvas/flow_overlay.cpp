// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/flow_overlay.h"

#include "canvas/string_canvas.h"
#include "measure/means_along.h"

#include <QPainter>

#include <cmath>

namespace seiche {

namespace {

constexpr std::size_t placesAlong = 24;
/// Weight of the current step in the moving average.
constexpr double shareOfNow = 0.3;
/// Minimum arrow, as a fraction of the longest arrow.
constexpr double minArrow = 0.03;
constexpr Trace traceOfFlow = Trace::Fifth;

void paintArrow(QPainter& painter, QPointF middle, double length, double head) {
    const QPointF half(length / 2, 0.0);
    const double back = std::copysign(std::min(head, std::abs(length)), length);
    painter.drawLine(middle - half, middle + half);
    painter.drawLine(middle + half, middle + half + QPointF(-back, -std::abs(back)));
    painter.drawLine(middle + half, middle + half + QPointF(-back, std::abs(back)));
}

} // namespace

void FlowOverlay::clear() {
    m_flow.clear();
    m_peak = {};
}

const Wave<float>* FlowOverlay::wave() const {
    const Simulation& run = m_session.run();
    if (m_session.settings().preview.flow != Visibility::Shown || run.divergedAt()) return nullptr;
    return std::get_if<Wave<float>>(&run.wave());
}

void FlowOverlay::follow(const Wave<float>& wave, double period) {
    const std::vector<double> now = meansAlong(m_along.of(wave, m_session.run().rule()).flow, placesAlong);
    const std::int64_t frame = wave.frame;
    if (m_flow.size() != now.size() || frame < m_frame) m_flow = now;
    else if (frame > m_frame)
        for (std::size_t i = 0; i < now.size(); ++i) m_flow[i] += shareOfNow * (now[i] - m_flow[i]);
    m_frame = frame;
    double largest = 0.0;
    for (const double flow : m_flow) largest = std::max(largest, std::abs(flow));
    m_peak.add(largest, frame, period);
}

void FlowOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    const Wave<float>* heights = wave();
    if (!heights) return;
    follow(*heights, canvas.period());
    if (!(m_peak.value() > 0.0)) return;
    const Theme& theme = Theme::current();
    const StringScale on = canvas.scale();
    const double apart = on.room().width() / static_cast<double>(m_flow.size());
    const auto paintAll = [&](const QPen& pen) {
        painter.setPen(pen);
        for (std::size_t i = 0; i < m_flow.size(); ++i) {
            const double share = m_flow[i] / m_peak.value();
            if (std::abs(share) < minArrow) continue;
            const QPointF middle(on.room().left() + (static_cast<double>(i) + 0.5) * apart, on.y(0.0));
            paintArrow(painter, middle, 0.85 * apart * share, theme.px(6));
        }
    };
    // An outline separates the arrows from the string.
    paintAll(QPen(theme.tokens().canvas, theme.scale() * 6.0, Qt::SolidLine, Qt::RoundCap));
    paintAll(QPen(theme.tokens().of(traceOfFlow), theme.scale() * 3.0, Qt::SolidLine, Qt::RoundCap));
}

std::vector<LegendEntry> FlowOverlay::legend(const StringCanvas&) const {
    if (!wave()) return {};
    const Theme& theme = Theme::current();
    return {{StringCanvas::tr("energy flow"), QPen(theme.tokens().of(traceOfFlow), theme.scale() * 3.0)}};
}

} // namespace seiche
