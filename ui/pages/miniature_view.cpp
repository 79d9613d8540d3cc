// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/miniature_view.h"

#include "pages/miniature_painter.h"
#include "theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace seiche {

namespace {

constexpr int frameMilliseconds = 16;
/// Maximum per frame: steps missed in a stall are skipped.
constexpr std::int64_t maxStepsPerFrame = 60;

} // namespace

MiniatureView::MiniatureView(const MiniatureKind& kind, QWidget* parent)
    : QWidget(parent), m_stage(kind), m_playing(!Theme::current().prefersReducedMotion()) {
    setObjectName(QStringLiteral("miniature-") + QLatin1String(kind.id));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(inMiniature(kind.title));
    setAccessibleDescription(kind.view == MiniatureKind::View::Trace
                                 ? tr("Animation. Press SPACE to restart it.")
                                 : tr("Animation. Press SPACE to tap, or click a point to tap there."));
    m_timer.setInterval(frameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &MiniatureView::tick);
    connect(&Theme::current(), &Theme::changed, this,
            [this, wasReducedMotion = Theme::current().prefersReducedMotion()]() mutable {
                updateGeometry();
                update();
                // With reduced motion, miniatures wait for the user.
                const bool reducedMotion = Theme::current().prefersReducedMotion();
                if (reducedMotion && !wasReducedMotion) setPlaying(false);
                wasReducedMotion = reducedMotion;
            });
}

QSize MiniatureView::sizeHint() const {
    const bool water = m_stage.kind().view == MiniatureKind::View::Water;
    return {Theme::current().px(420), Theme::current().px(water ? 240 : 190)};
}

// Qt counts scrolled-out widgets as visible.
bool MiniatureView::canBeSeen() const {
    return isVisible() && !window()->isMinimized() && !visibleRegion().isEmpty();
}

void MiniatureView::setPlaying(bool playing) {
    if (playing == m_playing) return;
    m_playing = playing;
    if (!playing) m_timer.stop();
    update();
    emit playingChanged(playing);
}

void MiniatureView::tick() {
    if (!canBeSeen() || !m_playing || m_stage.isAtRest()) return m_timer.stop();
    const double seconds = static_cast<double>(m_sinceLast.nsecsElapsed()) * 1e-9;
    m_sinceLast.start();
    const std::int64_t steps = m_pacer.stepsFor(seconds, m_stage.stepsPerSecond(), 1.0);
    if (steps <= 0) return;
    m_stage.advance(std::min(steps, maxStepsPerFrame));
    update();
    emit changed();
}

void MiniatureView::touched() {
    update();
    emit changed();
}

void MiniatureView::tap() {
    m_stage.tap();
    touched();
}

void MiniatureView::again() {
    m_stage.again();
    touched();
}

void MiniatureView::set(std::size_t knob, double value) {
    m_stage.set(knob, value);
    touched();
}

void MiniatureView::setStencil(Stencil stencil) {
    m_stage.setStencil(stencil);
    touched();
}

// A restored window may show its cached picture only.
void MiniatureView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    update();
}

void MiniatureView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_timer.stop();
}

void MiniatureView::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.px(8), theme.px(8));
    painter.fillPath(frame, tokens.canvas);
    painter.setClipPath(frame);
    paintMiniature(painter, rect(), m_stage, tokens, theme.scale());
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? tokens.main : tokens.line, hasFocus() ? theme.px(2) : 1));
    painter.drawPath(frame);
    // A painted widget is visible, so animate it.
    if (!m_playing || m_timer.isActive() || !canBeSeen() || m_stage.isAtRest()) return;
    m_sinceLast.start();
    m_timer.start();
}

bool MiniatureView::event(QEvent* event) {
    // Keep SPACE from the shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) event->accept();
        if (event->isAccepted()) return true;
    }
    return QWidget::event(event);
}

void MiniatureView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) tap();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void MiniatureView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const QPointF cell = cellAt(event->position(), rect(), m_stage);
    m_stage.tapAt(cell.x(), cell.y());
    touched();
}

} // namespace seiche

#include "moc_miniature_view.cpp"
