// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/banner.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace seiche {

namespace {

constexpr int mostProblems = 6;

} // namespace

Banner::Banner(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("banner"));
    m_heading = new QLabel(this);
    m_heading->setProperty("type", "title");
    m_heading->setWordWrap(true);
    m_problems = new QLabel(this);
    m_problems->setProperty("type", "small");
    m_problems->setWordWrap(true);
    // File names and values from outside are shown as they are, never read as markup.
    m_heading->setTextFormat(Qt::PlainText);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close = new QToolButton(this);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    QGridLayout* layout = new QGridLayout(this);
    layout->addWidget(m_heading, 0, 0);
    layout->addWidget(m_close, 0, 1, Qt::AlignTop);
    layout->addWidget(m_problems, 1, 0, 1, 2);
    layout->setColumnStretch(0, 1);
    connect(&Theme::current(), &Theme::changed, this, &Banner::restyle);
    restyle();
    retranslate();
    hide();
}

void Banner::say(const QString& heading, const QStringList& problems) {
    QStringList shown = problems.mid(0, mostProblems);
    if (problems.size() > mostProblems)
        shown << tr("and %n more", nullptr, static_cast<int>(problems.size()) - mostProblems);
    m_heading->setText(heading);
    m_problems->setText(shown.join(QLatin1Char('\n')));
    m_problems->setVisible(!shown.isEmpty());
    setAccessibleName(heading);
    show();
}

QString Banner::text() const { return m_heading->text() + QLatin1Char('\n') + m_problems->text(); }

void Banner::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void Banner::retranslate() {
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message"));
}

void Banner::restyle() {
    const Theme& theme = Theme::current();
    layout()->setContentsMargins(theme.px(16), theme.px(10), theme.px(10), theme.px(10));
    m_close->setIcon(icon(Glyph::Close, theme.tokens().text));
    m_close->setIconSize({theme.px(12), theme.px(12)});
    update();
}

void Banner::paintEvent(QPaintEvent*) {
    const Tokens& tokens = Theme::current().tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.chipUnstable.alpha() ? tokens.chipUnstable : tokens.card);
    painter.fillRect(QRect(0, 0, Theme::current().px(4), height()), tokens.unstable);
}

} // namespace seiche
