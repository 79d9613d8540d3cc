// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/theory_text.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace seiche {

namespace {

/// Returns the HTML of consecutive lines of the same kind: a paragraph, list or table.
QString htmlOf(const QStringList& lines) {
    const QString& first = lines.front();
    if (first.startsWith(QLatin1String("- "))) {
        QString list = QStringLiteral("<ul>");
        for (const QString& line : lines) list += QStringLiteral("<li>%1</li>").arg(inlineHtml(line.mid(2)));
        return list + QStringLiteral("</ul>");
    }
    if (first.startsWith(QLatin1Char('|'))) {
        QString table = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"5\">");
        bool head = true;
        for (const QString& line : lines) {
            table += QStringLiteral("<tr>");
            const QStringList cells = line.split(QLatin1Char('|'), Qt::SkipEmptyParts);
            for (const QString& cell : cells)
                table += QStringLiteral("<%1 align=\"left\">%2</%1>")
                             .arg(QLatin1String(head ? "th" : "td"), inlineHtml(cell.trimmed()));
            table += QStringLiteral("</tr>");
            head = false;
        }
        return table + QStringLiteral("</table>");
    }
    return QStringLiteral("<p>%1</p>").arg(inlineHtml(lines.join(QLatin1Char(' '))));
}

QChar kindOf(const QString& line) {
    if (line.startsWith(QLatin1String("- "))) return QLatin1Char('-');
    return line.startsWith(QLatin1Char('|')) ? QLatin1Char('|') : QLatin1Char('p');
}

} // namespace

QString inlineHtml(const QString& text) {
    static const std::pair<QRegularExpression, QString> marks[] = {
        {QRegularExpression(QStringLiteral("\\[([^\\]]+)\\]\\(([^)\\s]+)\\)")),
         QStringLiteral("<a href=\"\\2\">\\1</a>")},
        {QRegularExpression(QStringLiteral("`([^`]+)`")), QStringLiteral("<code>\\1</code>")},
        {QRegularExpression(QStringLiteral("\\*\\*(.+?)\\*\\*")), QStringLiteral("<b>\\1</b>")},
        {QRegularExpression(QStringLiteral("\\*(.+?)\\*")), QStringLiteral("<i>\\1</i>")},
        {QRegularExpression(QStringLiteral("_\\{([^}]+)\\}")), QStringLiteral("<sub><i>\\1</i></sub>")},
        {QRegularExpression(QStringLiteral("\\^\\{([^}]+)\\}")), QStringLiteral("<sup><i>\\1</i></sup>")},
    };
    QString html = text.toHtmlEscaped();
    for (const auto& [mark, replacement] : marks) html.replace(mark, replacement);
    return html;
}

TheoryText TheoryText::parse(const QString& text, const QString& language, QStringList* problems) {
    TheoryText result;
    QStringList waiting;
    const auto addProblem = [&](int number, const char* what) {
        if (problems) *problems << QStringLiteral("line %1: %2").arg(number).arg(QLatin1String(what));
    };
    const auto flush = [&](int number) {
        if (waiting.isEmpty()) return;
        if (result.sections.empty() || result.sections.back().steps.empty())
            addProblem(number, "text before the first step");
        else result.sections.back().steps.back().blocks.push_back({htmlOf(waiting), {}});
        waiting.clear();
    };
    int number = 0;
    for (const QString& raw : text.split(QLatin1Char('\n'))) {
        ++number;
        const QString line = raw.trimmed();
        const QString rest = line.mid(2).trimmed();
        if (line.isEmpty() || line.startsWith(QLatin1String("//"))) {
            flush(number);
        } else if (line.startsWith(QLatin1String("# "))) {
            flush(number);
            const qsizetype colon = rest.indexOf(QLatin1Char(':'));
            if (colon < 1) addProblem(number, "a section is \"# id: title\"");
            result.sections.push_back({rest.left(colon), rest.mid(colon + 1).trimmed(), language, {}});
        } else if (line.startsWith(QLatin1String("@ "))) {
            flush(number);
            if (result.sections.empty()) addProblem(number, "a step before the first section");
            else result.sections.back().steps.push_back({rest, {}});
        } else if (line.startsWith(QLatin1String("= "))) {
            flush(number);
            if (result.sections.empty() || result.sections.back().steps.empty())
                addProblem(number, "an equation before the first step");
            else result.sections.back().steps.back().blocks.push_back({{}, rest});
        } else {
            if (!waiting.isEmpty() && kindOf(line) != kindOf(waiting.front()) &&
                kindOf(line) != QLatin1Char('p'))
                flush(number);
            // A list item may continue on the next line.
            if (!waiting.isEmpty() && kindOf(line) == QLatin1Char('p') &&
                kindOf(waiting.front()) != QLatin1Char('p'))
                waiting.back() += QLatin1Char(' ') + line;
            else waiting << line;
        }
    }
    flush(number);
    return result;
}

TheoryText TheoryText::in(const QString& language) {
    const auto read = [](const QString& code) {
        return parse(theoryFile(QStringLiteral("derivation.%1.txt").arg(code)), code);
    };
    TheoryText result = read(QStringLiteral("en"));
    const TheoryText own = read(language);
    for (Section& section : result.sections) {
        const auto found = std::find_if(own.sections.begin(), own.sections.end(),
                                        [&](const Section& each) { return each.id == section.id; });
        if (found != own.sections.end()) section = *found;
    }
    return result;
}

QMap<QString, QString> spokenEquations(const QString& language) {
    QMap<QString, QString> spoken;
    for (const QString& code : {QStringLiteral("en"), language}) {
        const QString text = theoryFile(QStringLiteral("equations.%1.txt").arg(code));
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            const qsizetype colon = line.indexOf(QLatin1Char(':'));
            if (colon > 0 && !line.startsWith(QLatin1String("//")))
                spoken[line.left(colon).trimmed()] = line.mid(colon + 1).trimmed();
        }
    }
    return spoken;
}

QString theoryFile(const QString& name) {
    QFile file(QStringLiteral(":/theory/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace seiche
