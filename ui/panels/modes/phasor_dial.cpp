// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/phasor_dial.h"

#include "theme/theme.h"
#include "widgets/focus_ring.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double wholeTurn = 360.0; // degrees
constexpr double fineTurn = 5.0;
constexpr double coarseTurn = 45.0;

/// Rounds to integer degrees. Returns cycles in [0, 1).
double inWholeDegrees(double degrees) {
    double rounded = std::fmod(std::round(degrees), wholeTurn);
    if (rounded < 0.0) rounded += wholeTurn;
    return rounded / wholeTurn;
}

} // namespace

void paintPhasor(QPainter& painter, const QRectF& room, double share, double cycles, bool chosen) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const QPointF middle = room.center();
    const double radius = 0.5 * std::min(room.width(), room.height());
    painter.setPen(QPen(tokens.line, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, radius, radius);
    if (!(share > 0.0)) return;
    const double angle = 2.0 * std::numbers::pi * cycles;
    const double length = radius * std::min(share, 1.0);
    const QPointF tip = middle + QPointF(-std::sin(angle), -std::cos(angle)) * length;
    const QColor colour = chosen ? tokens.comparisonRun : tokens.main;
    painter.setPen(QPen(colour, radius < theme.px(12) ? 1.5 : theme.px(25) / 10.0));
    painter.drawLine(middle, tip);
    if (radius < theme.px(12)) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(tip, theme.px(3), theme.px(3));
}

PhasorDial::PhasorDial(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("phasorDial"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize PhasorDial::sizeHint() const { return {Theme::current().px(68), Theme::current().px(68)}; }

void PhasorDial::show(double share, double cycles) {
    setPhasor(share, cycles);
    updateDescription();
}

void PhasorDial::setPhasor(double share, double cycles) {
    if (share == m_share && cycles == m_cycles) return;
    m_share = share;
    m_cycles = cycles;
    update();
}

void PhasorDial::retranslate() {
    setAccessibleName(tr("Phase of the selected standing wave"));
    setToolTip(tr("Amplitude and phase (up: crest). Drag to rotate, or use the arrow keys."));
    updateDescription();
}

void PhasorDial::updateDescription() {
    setAccessibleDescription(m_share > 0.0 ? tr("%1 degrees. Use the arrow keys to change the phase.")
                                                 .arg(QLocale().toString(std::round(wholeTurn * m_cycles)))
                                           : tr("The amplitude is 0."));
}

void PhasorDial::turnBy(double degrees) { emit stepped(inWholeDegrees(wholeTurn * m_cycles + degrees)); }

void PhasorDial::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    m_held = true;
    setCursor(Qt::ClosedHandCursor);
    emit strokeBegun();
    mouseMoveEvent(event);
}

void PhasorDial::mouseMoveEvent(QMouseEvent* event) {
    if (!m_held) return;
    const QPointF from = event->position() - QRectF(rect()).center();
    if (std::hypot(from.x(), from.y()) < Theme::current().px(4)) return; // no direction near the centre
    emit turned(inWholeDegrees(std::atan2(-from.x(), -from.y()) * 180.0 / std::numbers::pi));
}

void PhasorDial::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_held) return;
    m_held = false;
    setCursor(Qt::OpenHandCursor);
    emit strokeEnded();
}

void PhasorDial::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: return turnBy(fineTurn);
    case Qt::Key_Right: return turnBy(-fineTurn);
    case Qt::Key_PageUp: return turnBy(coarseTurn);
    case Qt::Key_PageDown: return turnBy(-coarseTurn);
    default: QWidget::keyPressEvent(event);
    }
}

void PhasorDial::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = QRectF(rect()).adjusted(theme.px(5), theme.px(5), -theme.px(5), -theme.px(5));
    painter.setPen(QPen(tokens.line, 1.0));
    painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));
    painter.drawLine(QPointF(room.center().x(), room.top()), QPointF(room.center().x(), room.bottom()));
    paintPhasor(painter, room, isEnabled() ? m_share : 0.0, m_cycles, true);
    if (hasFocus()) paintFocusRing(painter, rect());
}

} // namespace seiche

#include "moc_phasor_dial.cpp"
