// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/word_dialog.h"

#include "theme/theme.h"
#include "widgets/wrapped_label.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

WordDialog::WordDialog(For what, std::function<bool(const QString& word)> take, QWidget* window)
    : QDialog(window), m_take(std::move(take)), m_word(new QLineEdit(this)), m_note(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("wordDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    const bool locking = what == For::Locking;
    setWindowTitle(locking ? tr("Lock with password") : tr("Unlock"));
    auto* question =
        new QLabel(locking ? tr("Password that unlocks this window:") : tr("Teacher's password:"), this);
    question->setBuddy(m_word);
    m_word->setObjectName(QStringLiteral("lockWord"));
    m_word->setAccessibleName(question->text());
    m_word->setEchoMode(QLineEdit::Password);
    m_word->setMaxLength(maxLength);
    m_note->setObjectName(QStringLiteral("wordNote"));
    if (locking)
        m_note->setText(tr("Leave empty to unlock with the key combination alone. The password is kept only "
                           "until Seiche is closed."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* done = buttons->addButton(locking ? tr("Lock") : tr("Unlock"), QDialogButtonBox::AcceptRole);
    done->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &WordDialog::submitWord);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_word);
    column->addWidget(m_note);
    column->addWidget(buttons);
    setMinimumWidth(Theme::current().px(360));
    m_word->setFocus();
}

void WordDialog::submitWord() {
    const QString word = m_word->text();
    m_word->clear();
    if (m_take(word)) return accept();
    m_note->setText(tr("Wrong password. The window stays locked."));
    m_word->setFocus();
    QAccessibleEvent said(m_note, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

} // namespace seiche

#include "moc_word_dialog.cpp"
