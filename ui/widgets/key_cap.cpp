// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/key_cap.h"

#include "theme/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QTextDocumentFragment>

#include <cmath>

namespace seiche {

namespace {

// Fractions of the height of the surrounding letters.
constexpr double nameShare = 0.86;
constexpr double heightShare = 1.22;
constexpr double paddingShare = 0.4;
constexpr double roundShare = 0.28;

} // namespace

const QRegularExpression& keyMark() {
    static const QRegularExpression mark(QStringLiteral("\\[([^\\[\\]\\n]{1,20})\\]"));
    return mark;
}

void paintKeyCap(QPainter& painter, const QRectF& place, const QString& name, const QFont& font) {
    const Tokens& tokens = Theme::current().tokens();
    const double round = roundShare * font.pixelSize();
    painter.setPen(QPen(tokens.line, 1.0));
    painter.setBrush(tokens.field);
    painter.drawRoundedRect(place, round, round);
    painter.setPen(tokens.text);
    painter.setFont(font);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, name);
}

QImage keyCapPicture(const QString& name, int pixels, double scale, const QString& after) {
    QFont font = Theme::current().font(Type::Title);
    font.setPixelSize(static_cast<int>(std::lround(nameShare * pixels)));
    font.setWeight(QFont::Bold);
    const double width = std::ceil(QFontMetricsF(font).horizontalAdvance(name) + 2 * paddingShare * pixels) + 1;
    const double height = std::ceil(heightShare * pixels);
    QFont around = Theme::current().font(Type::Base);
    around.setPixelSize(pixels);
    const QFontMetricsF metrics(around);
    const double whole = width + std::ceil(metrics.horizontalAdvance(after));
    QImage picture(QSize(int(std::ceil(whole * scale)), int(std::ceil(height * scale))),
                   QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintKeyCap(painter, QRectF(0.5, 0.5, width - 1, height - 1), name, font);
    if (after.isEmpty()) return picture;
    // Baseline of "vertical-align: middle": a quarter of the x-height below the middle.
    painter.setFont(around);
    painter.drawText(QPointF(width, height / 2 + metrics.xHeight() / 4), after);
    return picture;
}

QString withKeyCaps(const QString& html, int pixels, double scale) {
    QString result;
    qsizetype at = 0;
    for (auto match = keyMark().globalMatch(html); match.hasNext();) {
        const QRegularExpressionMatch mark = match.next();
        const QString name = QTextDocumentFragment::fromHtml(mark.captured(1)).toPlainText();
        static const QRegularExpression notAfter(QStringLiteral("[^.,:!?)]"));
        qsizetype end = html.indexOf(notAfter, mark.capturedEnd());
        if (end < 0) end = html.size();
        const QString after = html.mid(mark.capturedEnd(), end - mark.capturedEnd());
        const QImage picture = keyCapPicture(name, pixels, scale, after);
        QBuffer bytes;
        bytes.open(QIODevice::WriteOnly);
        picture.save(&bytes, "PNG");
        result += html.mid(at, mark.capturedStart() - at);
        result += QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" height=\"%3\" "
                                 "style=\"vertical-align: middle\">")
                      .arg(QString::fromLatin1(bytes.data().toBase64()))
                      .arg(std::lround(picture.width() / scale))
                      .arg(std::lround(picture.height() / scale));
        at = end;
    }
    return result + html.mid(at);
}

} // namespace seiche
