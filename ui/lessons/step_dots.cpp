// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/step_dots.h"

#include "theme/theme.h"

#include <QPainter>

#include <utility>

namespace seiche {

namespace {

/// Pixels at scale 1.
constexpr double pitch = 15;
constexpr double radius = 3.5;
constexpr double currentRadius = 6.0;
constexpr std::size_t maxSteps = 12;

} // namespace

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, &QWidget::updateGeometry);
}

void StepDots::setSteps(std::vector<bool> passed, std::size_t current) {
    if (passed.size() > maxSteps) passed.clear();
    const bool resized = passed.size() != m_passed.size();
    m_passed = std::move(passed);
    m_current = current;
    if (resized) updateGeometry();
    update();
}

QSize StepDots::sizeHint() const {
    const Theme& theme = Theme::current();
    return {static_cast<int>(m_passed.size()) * theme.px(pitch), theme.px(pitch)};
}

void StepDots::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const double scale = theme.scale();
    if (width() < sizeHint().width()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_passed.size(); ++i) {
        const QPointF at((static_cast<double>(i) + 0.5) * theme.px(pitch), 0.5 * height());
        painter.setPen(QPen(m_passed[i] ? theme.tokens().main : theme.tokens().quiet, 1.5 * scale));
        painter.setBrush(m_passed[i] ? QBrush(theme.tokens().main) : QBrush(Qt::NoBrush));
        painter.drawEllipse(at, radius * scale, radius * scale);
        if (i != m_current) continue;
        painter.setPen(QPen(theme.tokens().text, 1.5 * scale));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, currentRadius * scale, currentRadius * scale);
    }
}

} // namespace seiche

#include "moc_step_dots.cpp"
