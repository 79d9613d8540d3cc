// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/wrapped_label.h"

#include <QResizeEvent>

#include <algorithm>

namespace seiche {

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void WrappedLabel::setTelling(bool telling) {
    m_telling = telling;
    // A fixed height would be that of some other width.
    setSizePolicy(QSizePolicy::Ignored, telling ? QSizePolicy::Preferred : QSizePolicy::Fixed);
}

QSize WrappedLabel::sizeHint() const {
    if (m_telling) return QLabel::sizeHint();
    if (text().isEmpty()) return {0, 0};
    return {0, heightForWidth(std::max(width(), 100))};
}

void WrappedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
}

} // namespace seiche

#include "moc_wrapped_label.cpp"
