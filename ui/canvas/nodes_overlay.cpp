// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/nodes_overlay.h"

#include "canvas/string_canvas.h"
#include "wording/real_units.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

namespace seiche {

bool NodesOverlay::isShown() const {
    return m_session.settings().preview.nodes == Visibility::Shown && !m_session.run().divergedAt();
}

void NodesOverlay::follow(double period) {
    // Hidden nodes restart without history.
    if (!isShown()) return m_nodes.clear();
    std::visit([&](const auto& wave) { m_nodes.addStep(wave, period); }, m_session.run().wave());
}

std::span<const double> NodesOverlay::shown() const {
    if (!isShown()) return {};
    return m_nodes.nodes();
}

void NodesOverlay::paint(QPainter& painter, const StringCanvas& canvas) {
    const std::span<const double> nodes = shown();
    const StringScale on = canvas.scale();
    // Invisible residual waves have no nodes worth marking.
    if (double{canvas.envelope().reach()} < 1e-3 * on.ceiling()) return;
    for (std::size_t i = 1; i < nodes.size() && !m_session.isChallenge(); ++i)
        paintDistance(painter, canvas, nodes[i - 1], nodes[i]);
    const Theme& theme = Theme::current();
    const double size = theme.px(6);
    painter.setPen(QPen(theme.tokens().canvas, theme.scale() * 1.5));
    painter.setBrush(theme.tokens().limit);
    for (const double node : nodes) {
        const QPointF at(on.x(node), on.y(0.0));
        const QPointF corners[] = {at + QPointF(0, -size), at + QPointF(size, 0), at + QPointF(0, size),
                                   at + QPointF(-size, 0)};
        painter.drawPolygon(corners, 4);
    }
}

void NodesOverlay::paintDistance(QPainter& painter, const StringCanvas& canvas, double from, double to) const {
    const Theme& theme = Theme::current();
    const StringScale on = canvas.scale();
    const RealUnits units(m_session.settings());
    const double points = std::round(10.0 * (to - from)) / 10.0;
    const QString text =
        units.areReal() ? units.length(to - from)
                        : StringCanvas::tr("%1 points", "a distance").arg(QLocale().toString(points, 'g', 8));
    painter.setFont(theme.font(Type::Small));
    const QFontMetricsF metrics(painter.font());
    const double wide = metrics.horizontalAdvance(text) + theme.px(12), high = metrics.height() + theme.px(2);
    if (wide + theme.px(16) > on.x(to) - on.x(from)) return;
    const QPointF middle((on.x(from) + on.x(to)) / 2.0, on.y(0.0));
    QColor plate = theme.tokens().canvas;
    plate.setAlphaF(0.85f);
    const QRectF room(middle.x() - wide / 2, middle.y() - high / 2, wide, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(room, theme.px(4), theme.px(4));
    painter.setPen(theme.tokens().text);
    painter.drawText(room, Qt::AlignCenter, text);
}

} // namespace seiche
