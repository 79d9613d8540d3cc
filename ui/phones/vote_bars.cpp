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
constexpr int minText = 8;      // pixels
constexpr double largestGap = 16;
/// Height in pixels at scale 1 below which the bar is beside the answer.
constexpr double minTwoRows = 44;
constexpr double slack = 2; // pixels

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

VoteBars::Places VoteBars::placesIn(double each) const {
    const Theme& theme = Theme::current();
    const double left = theme.px(44), all = width() - left - theme.px(4);
    if (each < theme.px(minTwoRows)) {
        const double half = 0.62 * all;
        return {{left, 0.0, half, each},
                {left + half + theme.px(8), 0.2 * each, all - half - theme.px(8), 0.6 * each}};
    }
    const double gap = std::min<double>(0.15 * each, theme.px(largestGap)), bar = 0.22 * each;
    return {{left, 0.0, all, each - gap - bar}, {left, each - gap - bar, all, bar}};
}

// Draws one or two lines of text per answer, with a bar below or, in little height, beside the
// text. The bar length is relative to the most votes.
void VoteBars::paintEvent(QPaintEvent*) {
    if (m_answers.isEmpty()) return;
    const Theme& theme = Theme::current();
    const Tokens& colours = theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double each = static_cast<double>(height()) / static_cast<double>(m_answers.size());
    const Places places = placesIn(each);
    // Common size for all answers, fitted in bold, because the right answer is bold.
    QFont font = theme.font(Type::Base);
    font.setBold(true);
    for (int size = theme.px(textSize); size >= minText; --size) {
        font.setPixelSize(size);
        const QFontMetricsF metrics(font);
        const bool fits = std::ranges::all_of(m_answers, [&](const QString& answer) {
            return metrics.boundingRect(places.words, Qt::TextWordWrap, answer).height() + slack <=
                   places.words.height();
        });
        if (fits) break;
    }
    const double wide = QFontMetricsF(font).horizontalAdvance(QStringLiteral("0000"));
    const int max = m_votes.empty() ? 0 : *std::ranges::max_element(m_votes);
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        const double top = static_cast<double>(i) * each;
        const bool isRight = m_right == static_cast<int>(i);
        const bool isOther = m_right && !isRight;
        font.setBold(isRight);
        painter.setFont(font);
        painter.setPen(isOther ? colours.quiet : colours.text);
        const QChar letter(static_cast<char16_t>(u'A' + i));
        const QRectF words = places.words.translated(0, top);
        painter.drawText(QRectF(0, words.top(), words.left(), words.height()), Qt::AlignVCenter | Qt::AlignLeft,
                         isRight ? QStringLiteral("✓") : QString(letter));
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, m_answers[i]);
        if (static_cast<std::size_t>(i) >= m_votes.size()) continue;
        const int count = m_votes[static_cast<std::size_t>(i)];
        const QRectF whole = places.bar.translated(0, top).adjusted(0, 0, -wide, 0);
        const double share = max > 0 ? static_cast<double>(count) / max : 0.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.line);
        painter.drawRect(QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1));
        painter.setBrush(isOther ? colours.quiet : isRight ? colours.main : colours.comparisonRun);
        painter.drawRoundedRect(
            QRectF(whole.left(), whole.top(), std::max(2.0, share * whole.width()), whole.height()), 3, 3);
        painter.setPen(colours.text);
        const double line = QFontMetricsF(font).height();
        painter.drawText(QRectF(whole.right(), whole.center().y() - line / 2, wide, line),
                         Qt::AlignVCenter | Qt::AlignRight, QLocale().toString(count));
    }
}

} // namespace seiche

#include "moc_vote_bars.cpp"
