// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/big_number.h"

namespace seiche {

BigNumber::BigNumber(QWidget* parent) : QWidget(parent) {
    m_caption = new QLabel(this);
    m_caption->setProperty("type", "hint");
    m_number = new FigureLabel(this);
    m_number->setProperty("type", "big");
    m_rest = new FigureLabel(this);
    m_rest->setProperty("type", "unit");
    m_note = new FigureLabel(this);
    m_note->setProperty("type", "hint");
    m_note->hide();
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(0);
    m_grid->addWidget(m_caption, 0, 0, 1, 3);
    m_grid->addWidget(m_note, 3, 0, 1, 3);
    m_grid->setColumnStretch(2, 1);
    setTall(false);
}

void BigNumber::setTall(bool tall) {
    m_grid->removeWidget(m_number);
    m_grid->removeWidget(m_rest);
    m_grid->addWidget(m_number, 1, 0, Qt::AlignBaseline);
    m_caption->setWordWrap(tall);
    setSizePolicy(QSizePolicy::Expanding, tall ? QSizePolicy::Minimum : QSizePolicy::Fixed);
    if (tall) m_grid->addWidget(m_rest, 2, 0);
    else m_grid->addWidget(m_rest, 1, 1, Qt::AlignBaseline);
}

void BigNumber::setCaption(const QString& caption) {
    m_caption->setText(caption);
    speak();
}

void BigNumber::setNumber(const QString& number, const QString& rest) {
    if (number == m_number->text() && rest == m_rest->text()) return;
    m_number->setText(number);
    m_rest->setText(rest);
    m_rest->setVisible(!rest.isEmpty()); // leaves no empty line
    speak();
}

void BigNumber::setNote(const QString& note) {
    m_note->setVisible(!note.isEmpty());
    if (note == m_note->text()) return;
    m_note->setText(note);
    speak();
}

void BigNumber::speak() {
    setAccessibleName(m_caption->text());
    QString spoken = tr("%1 %2", "number and unit").arg(m_number->text(), m_rest->text());
    if (!m_note->text().isEmpty())
        spoken = tr("%1, %2", "number, and the same in another unit").arg(spoken, m_note->text());
    setAccessibleDescription(spoken);
}

} // namespace seiche

#include "moc_big_number.cpp"
