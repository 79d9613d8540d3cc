// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/hint_line.h"

#include "theme/theme.h"
#include "widgets/key_cap.h"

#include <QPainter>

namespace seiche {

HintLine::HintLine(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("hintLine"));
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void HintLine::setText(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    QString spoken = text;
    setAccessibleName(spoken.remove(QLatin1Char('[')).remove(QLatin1Char(']')));
    update();
}

void HintLine::setLow(bool low) {
    if (low == m_low) return;
    m_low = low;
    updateGeometry();
}

QSize HintLine::sizeHint() const { return {Theme::current().px(420), Theme::current().px(m_low ? 25 : 42)}; }
QSize HintLine::minimumSizeHint() const { return {Theme::current().px(180), sizeHint().height()}; }

std::vector<HintLine::Piece> HintLine::pieces() const {
    // Lines break between words; a key is one word.
    std::vector<Piece> pieces;
    QString word;
    bool inKey = false;
    const auto finish = [&](bool isKey) {
        if (!word.isEmpty()) pieces.push_back({word, isKey});
        word.clear();
    };
    for (QChar each : m_text) {
        if (each == QLatin1Char('[') || each == QLatin1Char(']')) {
            finish(inKey);
            inKey = each == QLatin1Char('[');
        } else if (each == QLatin1Char(' ') && !inKey) {
            word += each;
            finish(false);
        } else {
            word += each;
        }
    }
    finish(inKey);
    return pieces;
}

void HintLine::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    // Uses smaller type instead of cutting off the sentence.
    for (const double size : {14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0}) {
        QFont plain = theme.font(Type::Base);
        plain.setPixelSize(theme.px(size));
        if (paintWith(plain, nullptr) || size == 8.0) {
            QPainter painter(this);
            painter.setRenderHint(QPainter::Antialiasing);
            paintWith(plain, &painter);
            return;
        }
    }
}

bool HintLine::paintWith(const QFont& plain, QPainter* on) const {
    const Theme& theme = Theme::current();
    QFont bold = plain;
    bold.setWeight(QFont::Bold);
    const QFontMetricsF plainMetrics(plain);
    const QFontMetricsF boldMetrics(bold);
    const double keyPadding = theme.px(8);
    bool fits = true;
    const auto widthOf = [&](const Piece& piece) {
        return piece.isKey ? boldMetrics.horizontalAdvance(piece.text) + 2 * keyPadding
                           : plainMetrics.horizontalAdvance(piece.text);
    };
    std::vector<std::vector<Piece>> lines(1);
    double x = 0.0;
    for (const Piece& piece : pieces()) {
        const double needed = widthOf({piece.text.trimmed(), piece.isKey});
        if (x > 0.0 && x + needed > width()) {
            lines.emplace_back();
            x = 0.0;
        }
        fits = fits && needed <= width();
        lines.back().push_back(piece);
        x += widthOf(piece);
    }
    const double wanted = plainMetrics.ascent() + plainMetrics.descent();
    if (!on) return fits && wanted * static_cast<double>(lines.size()) <= height();
    QPainter& painter = *on;
    const double lineHeight = std::min(plainMetrics.height() + theme.px(3), height() / double(lines.size()));
    double y = (height() - lineHeight * static_cast<double>(lines.size())) / 2;
    for (const std::vector<Piece>& line : lines) {
        double whole = 0.0;
        for (const Piece& piece : line) whole += widthOf(piece);
        x = (width() - whole) / 2;
        const double baseline = y + (lineHeight + plainMetrics.capHeight()) / 2;
        for (const Piece& piece : line) {
            const double width = widthOf(piece);
            if (piece.isKey) {
                const double keyHeight = std::min<double>(plainMetrics.height() + theme.px(4), lineHeight);
                const QRectF key(x + 0.5, y + (lineHeight - keyHeight) / 2 + 0.5, width - 1, keyHeight - 1);
                paintKeyCap(painter, key, piece.text, bold);
            } else {
                painter.setPen(theme.tokens().quiet);
                painter.setFont(plain);
                painter.drawText(QPointF(x, baseline), piece.text);
            }
            x += width;
        }
        y += lineHeight;
    }
    return fits;
}

} // namespace seiche

#include "moc_hint_line.cpp"
