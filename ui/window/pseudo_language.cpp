// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/pseudo_language.h"

#include <QRegularExpression>

#include <cmath>

namespace seiche {

namespace {

constexpr double longer = 0.4;

QChar accented(QChar letter) {
    static const QString plain = QStringLiteral("aeiouyncsAEIOUYNCS");
    static const QString marked = QStringLiteral("åéîöüýñçšÅÉÎÖÜÝÑÇŠ");
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : marked[at];
}

} // namespace

QString pseudoTranslated(const QString& text) {
    static const QRegularExpression kept(
        QStringLiteral("%L?\\d+|%n|<[^>]*>|&[a-z]+;|\\[[^\\]]*\\]|\\*\\.\\w+|;;"));
    QString result;
    qsizetype letters = 0;
    qsizetype at = 0;
    const auto write = [&](qsizetype end) {
        for (; at < end; ++at) {
            letters += text[at].isLetter() ? 1 : 0;
            result += accented(text[at]);
        }
    };
    for (auto match = kept.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch mark = match.next();
        write(mark.capturedStart());
        result += mark.captured();
        at = mark.capturedEnd();
    }
    write(text.size());
    if (letters == 0) return text;
    // Padding consists of words, as in a real sentence.
    auto wanted = static_cast<qsizetype>(std::ceil(longer * static_cast<double>(text.size())));
    QString rest;
    for (const QLatin1String word : {QLatin1String("lo"), QLatin1String("rem"), QLatin1String("ips"),
                                     QLatin1String("umdo"), QLatin1String("lor")}) {
        if (rest.size() >= wanted) break;
        rest += rest.isEmpty() || rest.size() + 4 < wanted ? word : QLatin1String("x");
    }
    while (rest.size() < wanted) rest += QLatin1String(rest.size() % 7 == 0 ? " sit amet" : "e");
    rest.truncate(wanted);
    // The padding is inserted before a closing tag, so that the markup stays valid.
    const qsizetype tail =
        result.endsWith(QLatin1Char('>')) ? result.lastIndexOf(QLatin1String("</")) : result.size();
    return result.insert(tail < 0 ? result.size() : tail, QLatin1Char('~') + rest.trimmed());
}

QString PseudoTranslator::translate(const char*, const char* text, const char*, int) const {
    const QString given = QString::fromUtf8(text);
    // Qt queries the layout direction and setting names as translations; they are not texts.
    if (given == QLatin1String("QT_LAYOUT_DIRECTION")) return {};
    return pseudoTranslated(given);
}

} // namespace seiche

#include "moc_pseudo_language.cpp"
