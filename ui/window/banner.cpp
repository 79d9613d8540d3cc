// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/banner.h"

#include "theme/icons.h"
#include "theme/theme.h"
#include "widgets/message_text.h"
#include "wording/problems.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace seiche {

namespace {

constexpr int maxProblems = 6;
/// Maximum characters of a problem or heading. Limits messages of the system and of ffmpeg; quoted
/// names are shorter already.
constexpr int longestProblem = 600;

} // namespace

Banner::Banner(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("banner"));
    m_text = new MessageText(this);
    m_text->setObjectName(QStringLiteral("bannerText"));
    m_close = new QToolButton(this);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    QHBoxLayout* layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(&Theme::current(), &Theme::changed, this, &Banner::restyle);
    restyle();
    retranslate();
    hide();
}

void Banner::showProblems(const QString& heading, const QStringList& problems) {
    const QStringList lines = problems.join(QLatin1Char('\n')).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QStringList shown;
    for (const QString& line : lines.mid(0, maxProblems)) shown << elided(line, longestProblem);
    if (lines.size() > maxProblems)
        shown << tr("and %n more", nullptr, static_cast<int>(lines.size()) - maxProblems);
    m_text->setMessage(elided(heading, longestProblem), shown);
    setAccessibleName(elided(heading, longestProblem));
    show();
}

QString Banner::text() const { return m_text->toPlainText(); }

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

#include "moc_banner.cpp"
