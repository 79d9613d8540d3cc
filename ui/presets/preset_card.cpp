// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_card.h"

#include "files/presets.h"
#include "presets/preset_model.h"
#include "theme/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double pictureWidth = 232;
constexpr double pictureHeight = 130;
constexpr double padding = 10;
constexpr double gap = 10;
constexpr int titleLines = 2;
constexpr int leastSentenceLines = 4;

double lineHeight(Type type) { return QFontMetricsF(Theme::current().font(type)).lineSpacing(); }

int linesOf(const QString& text, const QFont& font, double width) {
    QTextLayout layout(text, font);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        ++lines;
    }
    layout.endLayout();
    return lines;
}

/// As many as the longest sentence takes in the language of the moment.
int sentenceLines() {
    static QString known;
    static int lines = leastSentenceLines;
    const QFont font = Theme::current().font(Type::Small);
    QStringList sentences;
    for (const Preset& preset : presets())
        sentences << QCoreApplication::translate("Preset", preset.description.c_str());
    const QString now = font.key() + sentences.join(QLatin1Char('\n'));
    if (now == known) return lines;
    known = now;
    lines = leastSentenceLines;
    for (const QString& sentence : sentences)
        lines = std::max(lines, linesOf(sentence, font, Theme::current().px(pictureWidth)));
    return lines;
}

/// Writes at most `lines` lines into a room of this width; the last one ends with dots when there is more.
/// Returns where the text ends.
double write(QPainter& painter, const QString& text, QPointF at, double width, int lines) {
    const QFontMetricsF metrics(painter.font());
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    double y = at.y();
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width);
        const bool isCut = i == lines - 1 && line.textStart() + line.textLength() < text.size();
        const QString part = isCut ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, width)
                                   : text.mid(line.textStart(), line.textLength()).trimmed();
        const QRectF room(at.x(), y, width, metrics.lineSpacing());
        painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignTop), part);
        y += metrics.lineSpacing();
    }
    layout.endLayout();
    return y;
}

} // namespace

QSize PresetCard::pictureSize() {
    return {Theme::current().px(pictureWidth), Theme::current().px(pictureHeight)};
}

QSize PresetCard::size() {
    const Theme& theme = Theme::current();
    const double text = titleLines * lineHeight(Type::Title) + sentenceLines() * lineHeight(Type::Small) +
                        lineHeight(Type::Hint) + theme.px(19);
    return pictureSize() + QSize(2 * theme.px(padding) + theme.px(gap),
                                 2 * theme.px(padding) + theme.px(gap) + static_cast<int>(std::ceil(text)));
}

QSize PresetCard::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return size(); }

void PresetCard::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const bool isChosen = option.state & QStyle::State_Selected;
    const bool isNear = option.state & QStyle::State_MouseOver;
    const int half = theme.px(gap) / 2;
    const QRectF card = QRectF(option.rect).adjusted(half, half, -half, -half);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(isChosen ? QPen(tokens.main, theme.scale() * 2.0) : QPen(tokens.line, 1.0));
    painter->setBrush(isChosen || isNear ? tokens.soft : tokens.card);
    painter->drawRoundedRect(card.adjusted(1, 1, -1, -1), theme.px(8), theme.px(8));

    const int inner = theme.px(padding);
    const QRectF place(card.topLeft() + QPointF(inner, inner), pictureSize());
    const QImage picture = index.data(PresetModel::Picture).value<QImage>();
    painter->fillRect(place, tokens.canvas);
    if (!picture.isNull()) painter->drawImage(place.topLeft(), picture);

    QPointF at(place.left(), place.bottom() + theme.px(6));
    painter->setFont(theme.font(Type::Title));
    painter->setPen(tokens.text);
    at.setY(write(*painter, index.data(PresetModel::Title).toString(), at, place.width(), titleLines) +
            theme.px(3));
    painter->setFont(theme.font(Type::Small));
    const double category = card.bottom() - theme.px(4) - lineHeight(Type::Hint);
    // What a short title leaves free is the sentence's.
    const int lines = static_cast<int>((category - theme.px(3) - at.y()) / lineHeight(Type::Small) + 0.1);
    write(*painter, index.data(PresetModel::Sentence).toString(), at, place.width(), lines);
    painter->setFont(theme.font(Type::Hint));
    painter->setPen(tokens.quiet);
    write(*painter, index.data(PresetModel::Category).toString(), {place.left(), category}, place.width(), 1);
    painter->restore();
}

} // namespace seiche
