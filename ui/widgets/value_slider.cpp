// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_slider.h"

#include "theme/theme.h"
#include "widgets/accessible_widgets.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOptionSlider>
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
        m_value = m_scale.valueAt(static_cast<double>(place) / places);
        emit chosen(m_value);
    });
}

void ValueSlider::setScale(const ValueScale& scale) {
    m_scale = scale;
    show(m_value);
    update();
}

void ValueSlider::show(double value) {
    m_value = value;
    // The handle stays under the pointer while held.
    if (isSliderDown()) return;
    const QSignalBlocker silent(this);
    setValue(static_cast<int>(std::lround(places * m_scale.shareAt(value))));
}

void ValueSlider::setMark(std::optional<double> value) {
    if (value == m_mark) return;
    m_mark = value;
    update();
}

void ValueSlider::choose(double value) {
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
        setValue(QStyle::sliderValueFromPosition(0, places, at, room, option.upsideDown));
    }
    QSlider::mousePressEvent(event);
}

void ValueSlider::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    if (!m_mark) return;
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const double share = m_scale.shareAt(*m_mark);
    const double along = option.upsideDown ? 1.0 - share : share;
    const double x = handle.width() / 2.0 + along * (width() - handle.width());
    const double size = Theme::current().px(4);
    const double below = height() / 2.0 + Theme::current().px(6);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().tokens().limit);
    painter.drawConvexPolygon(
        QPolygonF({{x, below}, {x - size * 0.8, below + size}, {x + size * 0.8, below + size}}));
}

} // namespace seiche

#include "moc_value_slider.cpp"
