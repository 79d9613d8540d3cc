// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/message_text.h"

#include "theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QTextBlockFormat>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <memory>

namespace seiche {

namespace {

constexpr int maxLines = 10;
constexpr double betweenHeadingAndLines = 6;

} // namespace

MessageText::MessageText(QWidget* parent) : QTextEdit(parent) {
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAcceptDrops(false); // the window handles drops
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(0);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Theme::current(), &Theme::changed, this, &MessageText::write);
}

void MessageText::setMessage(const QString& heading, const QStringList& lines) {
    m_heading = heading;
    m_lines = lines;
    setAccessibleName(heading);
    write();
}

void MessageText::write() {
    const Theme& theme = Theme::current();
    QTextOption option(Qt::AlignLeading);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(layoutDirection());
    document()->setDefaultTextOption(option);
    clear();
    QTextCursor cursor(document());
    QTextCharFormat letters;
    letters.setFont(theme.font(Type::Title));
    cursor.insertText(m_heading, letters);
    letters.setFont(theme.font(Type::Small));
    QTextBlockFormat line;
    line.setTopMargin(theme.px(betweenHeadingAndLines));
    for (const QString& each : m_lines) {
        cursor.insertBlock(line, letters);
        cursor.insertText(each);
        line.setTopMargin(0);
    }
    moveCursor(QTextCursor::Start);
    // Keys scroll long texts, which therefore need focus.
    setFocusPolicy(m_lines.isEmpty() ? Qt::ClickFocus : Qt::StrongFocus);
    updateGeometry();
}

int MessageText::heightForWidth(int width) const {
    const std::unique_ptr<QTextDocument> wrapped(document()->clone());
    wrapped->setTextWidth(std::max(width, 1));
    const int max = maxLines * QFontMetrics(Theme::current().font(Type::Title)).lineSpacing();
    return std::min(static_cast<int>(std::ceil(wrapped->size().height())), max);
}

QSize MessageText::sizeHint() const { return {0, heightForWidth(std::max(width(), 100))}; }

QSize MessageText::minimumSizeHint() const {
    return {0, QFontMetrics(Theme::current().font(Type::Title)).lineSpacing()};
}

void MessageText::changeEvent(QEvent* event) {
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) write();
}

} // namespace seiche

#include "moc_message_text.cpp"
