// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrapped_label.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QResizeEvent>

#include <algorithm>

namespace seiche {

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    reserveAccents();
}

// Reserves space for accents of capitals, which rise above the line in many fonts. Less than a
// pixel is only antialiasing.
void WrappedLabel::reserveAccents() {
    const QFontMetricsF metrics(font());
    const double above = -metrics.tightBoundingRect(QStringLiteral("\u00C5")).top() - metrics.ascent();
    setContentsMargins(0, std::max(0, static_cast<int>(above)), 0, 0);
}

void WrappedLabel::setReportingHeight(bool telling) {
    if (telling == m_isReportingHeight) return;
    m_isReportingHeight = telling;
    // A fixed height would belong to a different width.
    setSizePolicy(QSizePolicy::Ignored, telling ? QSizePolicy::Preferred : QSizePolicy::Fixed);
}

void WrappedLabel::reserve(const QString& text) {
    if (!m_reserved && text.isEmpty()) return;
    if (!m_reserved) {
        m_reserved = new QLabel(this);
        m_reserved->setProperty("type", property("type"));
        m_reserved->setTextFormat(textFormat());
        m_reserved->setWordWrap(true);
        m_reserved->hide();
    }
    if (text == m_reserved->text()) return;
    m_reserved->setText(text);
    updateGeometry();
}

int WrappedLabel::heightForWidth(int width) const {
    const int own = QLabel::heightForWidth(width);
    if (!m_reserved || m_reserved->text().isEmpty()) return own;
    m_reserved->ensurePolished();
    return std::max(own, contentsMargins().top() + m_reserved->heightForWidth(width));
}

QSize WrappedLabel::sizeHint() const {
    if (m_isReportingHeight) return QLabel::sizeHint();
    if (text().isEmpty()) return {0, 0};
    return {0, heightForWidth(std::max(width(), 100))};
}

void WrappedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
}

void WrappedLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange) reserveAccents();
}

} // namespace seiche

#include "moc_wrapped_label.cpp"
