// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/equation_view.h"

#include "pages/equation.h"
#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

EquationView::EquationView(const QString& name, const QString& words, QWidget* parent)
    : QWidget(parent), m_name(name), m_said(words), m_natural(equation::sizeOf(name)),
      m_picture(new QLabel(this)), m_words(new WrappedLabel(this)) {
    m_picture->setAccessibleName(words);
    m_picture->setToolTip(words);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_picture->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_words->setText(words);
    m_words->setProperty("type", "small");
    m_words->hide();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_picture);
    layout->addWidget(m_words);
}

void EquationView::setTextSize(double pixels) {
    m_textSize = pixels;
    draw();
}

void EquationView::showWords(bool shown) {
    m_areWordsRequested = shown;
    showOrHideWords();
}

void EquationView::setFound(Found found) {
    if (found == m_found) return;
    m_found = found;
    showOrHideWords();
    update();
}

void EquationView::showOrHideWords() { m_words->setVisible(m_areWordsRequested || m_found == Found::Present); }

void EquationView::paintEvent(QPaintEvent* event) {
    QWidget::paintEvent(event);
    if (m_found == Found::No) return;
    // A search hit has a mark around the equation. The current hit also has a frame, and shows the
    // words below.
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.tokens().soft);
    painter.setPen(m_found == Found::Present ? QPen(theme.tokens().main, theme.px(2)) : QPen(Qt::NoPen));
    const double round = theme.px(6);
    painter.drawRoundedRect(QRectF(rect()).adjusted(theme.px(14), 1, -1, -theme.px(6)), round, round);
}

void EquationView::draw() {
    const Theme& theme = Theme::current();
    const int side = theme.px(28);
    layout()->setContentsMargins(side, theme.px(4), 0, theme.px(12));
    if (m_natural.isEmpty()) return;
    const double wished = m_textSize / 10.0 * 1.25;
    const double scale = std::min(wished, std::max(40, width() - side - 2) / m_natural.width());
    if (theme.tokens().text == m_drawnIn && scale * devicePixelRatioF() == m_drawnAt) return;
    m_drawnIn = theme.tokens().text;
    m_drawnAt = scale * devicePixelRatioF();
    const QImage image = equation::picture(m_name, theme.tokens().text, scale, devicePixelRatioF());
    m_picture->setPixmap(QPixmap::fromImage(image));
    m_picture->setFixedHeight(static_cast<int>(image.deviceIndependentSize().height()) + 2);
}

void EquationView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) draw();
}

} // namespace seiche

#include "moc_equation_view.cpp"
