// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_slider.h"

#include "theme/theme.h"
#include "widgets/accessible_widgets.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QStyleOptionSlider>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace seiche {

namespace {

constexpr int places = 10'000;
constexpr int coarse = 10;

} // namespace

ValueSlider::ValueSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setRange(0, places);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(60);
    installAccessibleWidgets();
    connect(this, &QSlider::valueChanged, this, [this](int place) {
        const double wished = m_scale.valueAt(static_cast<double>(place) / places);
        const double value = stoppedAtMark(wished);
        if (value != wished) {
            placeAtValue(value);
            if (value == m_value) return;
        }
        m_value = value;
        emit chosen(m_value);
    });
    connect(this, &QSlider::sliderReleased, this, [this] { m_isStopped = false; });
}

void ValueSlider::setScale(const ValueScale& scale) {
    m_scale = scale;
    show(m_value);
    update();
}

void ValueSlider::show(double value) {
    m_value = value;
    if (!m_mark || (value < *m_mark && !isAtMark(value))) m_mayPassMark = false;
    // The handle stays under the pointer while held.
    if (!isSliderDown()) placeAtValue(value);
}

void ValueSlider::placeAtValue(double value) {
    const QSignalBlocker silent(this);
    setValue(static_cast<int>(std::lround(places * m_scale.shareAt(value))));
}

void ValueSlider::setMark(std::optional<double> value, const QString& hint) {
    m_markHint = hint;
    if (value == m_mark) return;
    m_mark = value;
    m_mayPassMark = false;
    update();
}

bool ValueSlider::isAtMark(double value) const {
    return m_mark && std::abs(value - *m_mark) <= 1e-9 * std::abs(*m_mark);
}

double ValueSlider::stoppedAtMark(double value) {
    const bool isBeyond = m_mark && m_value > *m_mark && !isAtMark(m_value);
    if (!m_mark || value <= *m_mark || isBeyond) return value;
    if (m_mayPassMark && !m_isStopped) return value;
    m_mayPassMark = true;
    m_isStopped = isSliderDown();
    if (!m_markHint.isEmpty())
        QToolTip::showText(mapToGlobal(QPoint(static_cast<int>(xOf(*m_mark)), height())), m_markHint, this);
    return *m_mark;
}

void ValueSlider::choose(double value) {
    value = stoppedAtMark(value);
    if (value == m_value) return;
    show(value);
    emit chosen(value);
}

void ValueSlider::stepBy(int fineSteps) { choose(m_scale.stepped(m_value, fineSteps)); }

void ValueSlider::keyPressEvent(QKeyEvent* event) {
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    const bool isFinest = event->modifiers().testFlag(Qt::ShiftModifier);
    const auto step = [&](int way) {
        choose(isFinest ? m_scale.steppedFinest(m_value, way) : m_scale.stepped(m_value, way));
    };
    switch (event->key()) {
    case Qt::Key_Right: return step(forward);
    case Qt::Key_Left: return step(-forward);
    case Qt::Key_Up: return step(1);
    case Qt::Key_Down: return step(-1);
    case Qt::Key_PageUp: return stepBy(coarse);
    case Qt::Key_PageDown: return stepBy(-coarse);
    case Qt::Key_Home: return choose(m_scale.valueAt(0.0));
    case Qt::Key_End: return choose(m_scale.valueAt(1.0));
    default: QSlider::keyPressEvent(event);
    }
}

void ValueSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus() || event->angleDelta().y() == 0) return event->ignore();
    stepBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

// A press beside the handle moves it there and starts a drag.
void ValueSlider::mousePressEvent(QMouseEvent* event) {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint())) {
        const int room = width() - handle.width();
        const int at = static_cast<int>(event->position().x()) - handle.width() / 2;
        const int place = QStyle::sliderValueFromPosition(0, places, at, room, option.upsideDown);
        setValue(place);
        if (value() != place) return event->accept(); // stopped at the mark
    }
    QSlider::mousePressEvent(event);
}

double ValueSlider::xOf(double value) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const double share = m_scale.shareAt(value);
    return handle.width() / 2.0 + (option.upsideDown ? 1.0 - share : share) * (width() - handle.width());
}

// The handle is drawn again over the hatching.
void ValueSlider::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    if (!m_mark || m_scale.shareAt(*m_mark) >= 1.0) return;
    const Theme& theme = Theme::current();
    const double from = xOf(*m_mark);
    const double to = xOf(m_scale.valueAt(1.0)) > from ? width() : 0.0;
    const double high = theme.px(6);
    const QRectF beyond =
        QRectF(QPointF(from, (height() - high) / 2), QPointF(to, (height() + high) / 2)).normalized();
    QStyleOptionSlider option;
    initStyleOption(&option);
    QPainterPath handle;
    handle.addEllipse(style()
                          ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this)
                          .adjusted(-1, -1, 1, 1));
    QPainterPath track;
    track.addRect(beyond);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(track - handle);
    painter.fillRect(beyond, theme.tokens().card);
    painter.setPen(QPen(theme.tokens().limit, theme.scale() * 2.5));
    for (double x = beyond.left() - high; x < beyond.right() + high; x += theme.px(6))
        painter.drawLine(QPointF(x, beyond.bottom()), QPointF(x + high, beyond.top()));
}

} // namespace seiche

#include "moc_value_slider.cpp"
