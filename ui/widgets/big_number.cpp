// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/big_number.h"

#include <QGridLayout>

namespace seiche {

BigNumber::BigNumber(QWidget* parent) : QWidget(parent) {
    m_caption = new QLabel(this);
    m_caption->setProperty("type", "hint");
    m_number = new FigureLabel(this);
    m_number->setProperty("type", "big");
    m_rest = new FigureLabel(this);
    m_rest->setStyleSheet(QStringLiteral("font-weight: 600"));
    QGridLayout* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_caption, 0, 0, 1, 3);
    grid->addWidget(m_number, 1, 0, Qt::AlignBaseline);
    grid->addWidget(m_rest, 1, 1, Qt::AlignBaseline);
    grid->setColumnStretch(2, 1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BigNumber::setCaption(const QString& caption) {
    m_caption->setText(caption);
    speak();
}

void BigNumber::setNumber(const QString& number, const QString& rest) {
    if (number == m_number->text() && rest == m_rest->text()) return;
    m_number->setText(number);
    m_rest->setText(rest);
    speak();
}

void BigNumber::speak() {
    setAccessibleName(m_caption->text());
    setAccessibleDescription(tr("%1 %2", "number and unit").arg(m_number->text(), m_rest->text()));
}

} // namespace seiche

#include "moc_big_number.cpp"
