// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/open_link_dialog.h"

#include "files/experiment_file.h"
#include "files/share_link.h"
#include "theme/theme.h"
#include "widgets/message_text.h"
#include "wording/problems.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

std::variant<Experiment, QStringList> readPasted(const QString& text) {
    const LinkedFile file = fileInLink(text.toStdString());
    if (file.problem) return QStringList(problemInWords(*file.problem));
    ReadExperiment read = readExperiment(file.text);
    if (Experiment* experiment = std::get_if<Experiment>(&read)) return std::move(*experiment);
    return problemsInWords(std::get<std::vector<Problem>>(read));
}

OpenLinkDialog::OpenLinkDialog(QWidget* window)
    : QDialog(window), m_text(new QPlainTextEdit(this)), m_problem(new MessageText(this)) {
    setObjectName(QStringLiteral("openLinkDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Open link"));
    auto* question = new QLabel(tr("A link to an experiment, or an experiment as text:"), this);
    question->setBuddy(m_text);
    m_text->setObjectName(QStringLiteral("pasted"));
    m_text->setAccessibleName(question->text());
    m_text->setTabChangesFocus(true);
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_problem->setObjectName(QStringLiteral("pastedProblem"));
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    open->setObjectName(QStringLiteral("openPasted"));
    open->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &OpenLinkDialog::read);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_text);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    setMinimumWidth(Theme::current().px(520));
    const QString held = QApplication::clipboard()->text();
    if (!held.isEmpty() && std::holds_alternative<Experiment>(readPasted(held))) m_text->setPlainText(held);
    m_text->setFocus();
}

void OpenLinkDialog::read() {
    const auto read = readPasted(m_text->toPlainText());
    if (const Experiment* experiment = std::get_if<Experiment>(&read)) {
        accept();
        emit chosen(*experiment);
        return;
    }
    m_problem->setMessage(tr("This link or text cannot be opened."), std::get<QStringList>(read));
    m_problem->show();
    m_text->setFocus();
    QAccessibleEvent said(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

} // namespace seiche

#include "moc_open_link_dialog.cpp"
