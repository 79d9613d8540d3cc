// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_card.h"

#include "presets/preset_model.h"
#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <QTextOption>

#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double pictureWidth = 208;
constexpr double pictureHeight = 117;
constexpr double padding = 10;
constexpr double gap = 10;
constexpr double aboveTitle = 6;
constexpr double betweenTexts = 3;
constexpr double starSize = 26;

/// Breaks words that are wider than an item.
QTextOption wrapping() {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    return option;
}

/// Lays out the text at this width and draws it if `painter` is not null. Returns the height.
double layOut(const QString& text, Type type, double width, QPainter* painter = nullptr, QPointF at = {}) {
    const QFont font = Theme::current().font(type);
    const double step = QFontMetricsF(font).lineSpacing();
    QTextLayout layout(text, font);
    layout.setTextOption(wrapping());
    double y = 0.0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (painter) {
            const QString part = text.mid(line.textStart(), line.textLength()).trimmed();
            painter->setFont(font);
            painter->drawText(QRectF(at.x(), at.y() + y, width, step),
                              Qt::AlignLeading | Qt::AlignTop | Qt::TextDontClip, part);
        }
        y += step;
    }
    layout.endLayout();
    return y;
}

QPainterPath starIn(const QRectF& place) {
    constexpr int points = 5;
    constexpr double inner = 0.42; // fraction of the outer radius
    const double radius = 0.36 * place.width();
    QPainterPath path;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points - std::numbers::pi / 2;
        const double far = i % 2 == 0 ? radius : inner * radius;
        const QPointF corner = place.center() + far * QPointF(std::cos(angle), std::sin(angle));
        if (i == 0) path.moveTo(corner);
        else path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

} // namespace

QSize PresetCard::pictureSize() {
    return {Theme::current().px(pictureWidth), Theme::current().px(pictureHeight)};
}

QSize PresetCard::size() {
    const Theme& theme = Theme::current();
    return pictureSize() + QSize(2 * theme.px(padding) + theme.px(gap), 2 * theme.px(padding) + theme.px(gap));
}

int PresetCard::heightFor(const QModelIndex& index) {
    const Theme& theme = Theme::current();
    const double width = pictureSize().width();
    const double texts =
        theme.px(aboveTitle) + layOut(index.data(PresetModel::Title).toString(), Type::Title, width) +
        theme.px(betweenTexts) + layOut(index.data(PresetModel::Sentence).toString(), Type::Small, width);
    return size().height() + static_cast<int>(std::ceil(texts));
}

QRect PresetCard::starRect(const QRect& card) {
    const Theme& theme = Theme::current();
    const int margin = theme.px(gap) / 2 + theme.px(padding);
    const int side = theme.px(starSize);
    return {card.left() + margin + pictureSize().width() - side, card.top() + margin, side, side};
}

QSize PresetCard::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    return {size().width(), heightFor(index)};
}

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

    // A disc makes the star visible on any picture.
    const bool isFavourite = index.data(PresetModel::Favourite).toBool();
    if (isFavourite || isNear || isChosen) {
        const QRectF star = QRectF(starRect(option.rect)).adjusted(2, 2, -2, -2);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.card);
        painter->drawEllipse(star);
        painter->setPen(QPen(tokens.main, theme.scale() * 1.5));
        painter->setBrush(isFavourite ? QBrush(tokens.main) : QBrush(Qt::NoBrush));
        painter->drawPath(starIn(star));
    }

    QPointF at(place.left(), place.bottom() + theme.px(aboveTitle));
    painter->setPen(tokens.text);
    at.ry() += layOut(index.data(PresetModel::Title).toString(), Type::Title, place.width(), painter, at) +
               theme.px(betweenTexts);
    layOut(index.data(PresetModel::Sentence).toString(), Type::Small, place.width(), painter, at);
    painter->restore();
}

} // namespace seiche
