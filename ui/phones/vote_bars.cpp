// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/vote_bars.h"

#include "theme/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace seiche {

namespace {

constexpr double textSize = 20; // pixels at scale 1
constexpr double largestGap = 16;

} // namespace

VoteBars::VoteBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void VoteBars::show(const QStringList& answers, const std::vector<int>& votes, std::optional<int> right) {
    m_answers = answers;
    m_votes = votes;
    m_right = right;
    QStringList said;
    for (qsizetype i = 0; i < answers.size(); ++i) {
        QString line = answers[i];
        if (static_cast<std::size_t>(i) < votes.size())
            line = tr("%1: %2").arg(line, QLocale().toString(votes[static_cast<std::size_t>(i)]));
        if (right == static_cast<int>(i)) line = tr("%1, right answer").arg(line);
        said += line;
    }
    setAccessibleName(tr("Answers"));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize VoteBars::sizeHint() const {
    const Theme& theme = Theme::current();
    return {theme.px(500), static_cast<int>(m_answers.size()) * theme.px(4.2 * textSize)};
}

// For each answer a line or two of words, and below them a bar as wide as its part of the most votes.
void VoteBars::paintEvent(QPaintEvent*) {
    if (m_answers.isEmpty()) return;
    const Theme& theme = Theme::current();
    const Tokens& colours = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = theme.font(Type::Base);
    const double each = static_cast<double>(height()) / static_cast<double>(m_answers.size());
    const double gap = std::min<double>(0.15 * each, theme.px(largestGap));
    const double bar = 0.22 * each;
    const QRectF words(theme.px(44), 0.0, width() - theme.px(44) - theme.px(4), each - gap - bar);
    // The longest answer decides the size of all.
    for (int size = theme.px(textSize); size >= theme.px(9); --size) {
        font.setPixelSize(size);
        const QFontMetricsF metrics(font);
        const bool fits = std::ranges::all_of(m_answers, [&](const QString& answer) {
            return metrics.boundingRect(words, Qt::TextWordWrap, answer).height() <= words.height();
        });
        if (fits) break;
    }
    const double wide = QFontMetricsF(font).horizontalAdvance(QStringLiteral("0000"));
    const int most = m_votes.empty() ? 0 : *std::ranges::max_element(m_votes);
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        const double top = static_cast<double>(i) * each;
        const bool isRight = m_right == static_cast<int>(i);
        const bool isOther = m_right && !isRight;
        font.setBold(isRight);
        painter.setFont(font);
        painter.setPen(isOther ? colours.quiet : colours.text);
        const QChar letter(static_cast<char16_t>(u'A' + i));
        painter.drawText(QRectF(0, top, theme.px(40), words.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         isRight ? QStringLiteral("✓") : QString(letter));
        painter.drawText(words.translated(0, top), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                         m_answers[i]);
        if (static_cast<std::size_t>(i) >= m_votes.size()) continue;
        const int count = m_votes[static_cast<std::size_t>(i)];
        const QString number = QLocale().toString(count);
        const double share = most > 0 ? static_cast<double>(count) / most : 0.0;
        const QRectF whole(words.left(), top + words.height(), words.width() - wide, bar);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.line);
        painter.drawRect(QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1));
        painter.setBrush(isOther ? colours.quiet : isRight ? colours.main : colours.twin);
        painter.drawRoundedRect(QRectF(whole.left(), whole.top(), std::max(2.0, share * whole.width()), bar), 3,
                                3);
        painter.setPen(colours.text);
        painter.drawText(QRectF(whole.right(), whole.top() - bar, wide, 3 * bar),
                         Qt::AlignVCenter | Qt::AlignRight, number);
    }
}

} // namespace seiche

#include "moc_vote_bars.cpp"
