// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/code_text.h"

#include "pages/theory_text.h"

#include <QFile>

namespace seiche {

namespace {

const QString reference = QStringLiteral("core/engine/reference.cpp");
const QString fastRows = QStringLiteral("core/engine/float_rows.h");

/// Returns the passage from the first line with this beginning to the next line with only a closing
/// brace.
CodePassage passage(const QString& id, const QString& file, const QString& begin) {
    CodePassage result{id, file, 0, {}};
    int number = 0;
    for (const QString& line : builtInSource(file).split(QLatin1Char('\n'))) {
        ++number;
        if (result.lines.isEmpty() && !line.startsWith(begin)) continue;
        if (result.lines.isEmpty()) result.firstLine = number;
        result.lines << line;
        if (line == QLatin1String("}") || line == QLatin1String("};")) break;
    }
    return result;
}

} // namespace

std::vector<CodePassage> codePassages() {
    return {
        passage(QStringLiteral("leapfrog"), reference, QStringLiteral("// The leapfrog scheme needs")),
        passage(QStringLiteral("long-step"), reference,
                QStringLiteral("// d * (f + s * ((f - f[n-1]) + k * laplacian))")),
        passage(QStringLiteral("pull"), reference, QStringLiteral("struct EvenLaplacian {")),
        passage(QStringLiteral("neighbours"), reference, QStringLiteral("struct StringNeighbours {")),
        passage(QStringLiteral("short-step"), reference, QStringLiteral("// d * (c * sum - f[n-1])")),
        passage(QStringLiteral("fast"), fastRows,
                QStringLiteral("// d * (f + ((f - f[n-1]) + k * laplacian))")),
    };
}

QString builtInSource(const QString& file) {
    QFile source(QStringLiteral(":/source/") + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

CodeGuide CodeGuide::parse(const QString& text) {
    CodeGuide guide;
    Entry* entry = nullptr;
    QString* explanation = nullptr;
    for (const QString& raw : text.split(QLatin1Char('\n'))) {
        const QString line = raw.trimmed();
        if (line.isEmpty() || (line.startsWith(QLatin1String("//")) && !entry)) continue;
        if (line.startsWith(QLatin1String("# "))) {
            const qsizetype colon = line.indexOf(QLatin1Char(':'));
            entry = &guide.passages[line.mid(2, colon - 2).trimmed()];
            entry->title = line.mid(colon + 1).trimmed();
            explanation = &entry->about;
        } else if (line.startsWith(QLatin1String("> ")) && entry) {
            explanation = &entry->lines[line.mid(2).trimmed()];
        } else if (explanation) {
            if (!explanation->isEmpty()) *explanation += QLatin1Char(' ');
            *explanation += inlineHtml(line);
        }
    }
    return guide;
}

CodeGuide CodeGuide::in(const QString& language) {
    CodeGuide guide = parse(theoryFile(QStringLiteral("code.en.txt")));
    const CodeGuide own = parse(theoryFile(QStringLiteral("code.%1.txt").arg(language)));
    for (auto each = own.passages.begin(); each != own.passages.end(); ++each)
        guide.passages[each.key()] = each.value();
    return guide;
}

QString CodeGuide::explanation(const QString& passage, const QString& line) const {
    return passages.value(passage).lines.value(line.trimmed());
}

} // namespace seiche
