// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/code_highlighter.h"

#include "theme/theme.h"

#include <QRegularExpression>

namespace seiche {

CodeHighlighter::CodeHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

void CodeHighlighter::highlightBlock(const QString& text) {
    static const QRegularExpression words(QStringLiteral(
        "\\b(template|class|struct|typename|const|static|void|float|int|bool|auto|for|if|else|return|"
        "constexpr|explicit|operator)\\b"));
    static const QRegularExpression types(QStringLiteral(
        "\\b(Wave|Rule|Field|Factor|Formula|Floats|Row|Sum|Bond|Laplacian|Near|Neighbours|Surroundings|"
        "EvenPull|StringNeighbours|T|std::\\w+)\\b"));
    static const QRegularExpression numbers(QStringLiteral("\\b\\d+(\\.\\d+)?f?\\b"));
    static const QRegularExpression comments(QStringLiteral("//.*$"));
    const Tokens& tokens = Theme::current().tokens();
    const auto colour = [&](const QRegularExpression& what, const QColor& ink, bool bold, bool slanted) {
        QTextCharFormat format;
        format.setForeground(ink);
        if (bold) format.setFontWeight(QFont::DemiBold);
        format.setFontItalic(slanted);
        for (auto found = what.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()),
                      format);
        }
    };
    colour(words, tokens.main, true, false);
    colour(types, tokens.third, false, false);
    colour(numbers, tokens.comparisonRun, false, false);
    colour(comments, tokens.quiet, false, true);
}

} // namespace seiche

#include "moc_code_highlighter.cpp"
