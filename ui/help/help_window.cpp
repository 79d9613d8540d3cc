// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/help_window.h"

#include "help/help_page.h"
#include "lock/class_lock.h"
#include "paper/print_dialog.h"
#include "theme/theme.h"
#include "widgets/window_size.h"
#include "wording/language_now.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPointer>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

namespace seiche {

namespace {

constexpr double contentsWidth = 230.0;

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("helpWindow"));
    m_contents = new QListWidget(this);
    m_contents->setObjectName(QStringLiteral("helpContents"));
    m_contents->setWordWrap(true);
    m_contents->setSpacing(2);
    m_contents->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page = new HelpPage(this);
    m_back = new QPushButton(this);
    m_back->setObjectName(QStringLiteral("helpBack"));
    m_print = new QPushButton(this);
    m_print->setObjectName(QStringLiteral("helpPrint"));
    m_close = new QPushButton(this);
    auto* pages = new QHBoxLayout;
    pages->addWidget(m_contents);
    pages->addWidget(m_page, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addStretch(1);
    buttons->addWidget(m_print);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(pages, 1);
    column->addLayout(buttons);
    for (QPushButton* button : {m_back, m_print, m_close}) button->setAutoDefault(false);
    m_back->setEnabled(false);
    connect(m_page, &HelpPage::pageChanged, this, &HelpWindow::listHeadings);
    connect(m_page, &HelpPage::sheetRequested, this, &HelpWindow::sheetRequested);
    connect(m_page, &QTextBrowser::backwardAvailable, m_back, &QPushButton::setEnabled);
    connect(m_back, &QPushButton::clicked, m_page, &QTextBrowser::backward);
    connect(m_contents, &QListWidget::currentRowChanged, m_page, &HelpPage::goToHeading);
    connect(m_print, &QPushButton::clicked, this, &HelpWindow::print);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    sizeByTheme(*this, {980, 720});
    retranslate();
}

void HelpWindow::showPage(const QString& name) {
    if (isClassLocked()) return;
    m_name = name;
    m_page->open(name, languageNow());
    show();
    raise();
    activateWindow();
    m_page->setFocus();
}

void HelpWindow::listHeadings() {
    const QSignalBlocker quiet(m_contents);
    m_contents->clear();
    const QList<HelpPage::Heading> headings = m_page->headings();
    for (const HelpPage::Heading& each : headings)
        m_contents->addItem(QString(4 * std::max(0, each.level - 2), QChar(0x00a0)) + each.text);
    m_contents->setFixedWidth(Theme::current().px(contentsWidth));
    if (headings.isEmpty()) return;
    setWindowTitle(headings.front().text);
    m_page->setAccessibleName(headings.front().text);
}

void HelpWindow::print() {
    askAndPrint(windowTitle(), this, [page = QPointer(m_page)](QPrinter& printer) {
        if (!page) return false;
        page->printAll(printer);
        return true;
    });
}

void HelpWindow::retranslate() {
    m_contents->setAccessibleName(tr("Contents"));
    m_back->setText(tr("Back"));
    m_print->setText(tr("Print…"));
    m_close->setText(tr("Close"));
    if (!m_name.isEmpty()) m_page->open(m_name, languageNow());
}

void HelpWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

} // namespace seiche

#include "moc_help_window.cpp"
