// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/work_sheet.h"

#include "lessons/lesson_words.h"
#include "widgets/key_cap.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QGuiApplication>
#include <QLocale>

#include <cmath>

namespace seiche {

namespace {

struct WorkSheet {
    Q_DECLARE_TR_FUNCTIONS(WorkSheet)
};

QString nameAndDate() {
    return WorkSheet::tr("Name: ______________________________   Class: __________   Date: %1")
        .arg(QDate::currentDate().toString(Qt::ISODate)); // unambiguous in every country
}

QString score(const LessonRun& run) {
    return WorkSheet::tr("%1 of %2 steps done")
        .arg(QLocale().toString(static_cast<qulonglong>(run.passedSteps())),
             QLocale().toString(static_cast<qulonglong>(run.lesson().steps.size())));
}

QString difference(const CheckResult& result) {
    if (!result.value || !result.expected || *result.expected == 0.0) return noNumber;
    const double percent = 100.0 * (*result.value - *result.expected) / std::abs(*result.expected);
    return QLocale().toString(percent, 'f', 1) + QStringLiteral("\u00a0%");
}

/// Returns e.g. "✓ Find the rhythm".
QStringList stepLines(const LessonRun& run) {
    QStringList lines;
    for (std::size_t i = 0; i < run.lesson().steps.size(); ++i)
        lines << QStringLiteral("%1 %2. %3")
                     .arg(run.isPassed(i) ? QChar(0x2713) : QChar(0x25cb))
                     .arg(i + 1)
                     .arg(keyedWordsOf(run.lesson().steps[i].title));
    return lines;
}

} // namespace

ResultTable resultsOf(const LessonRun& run, ResultRows rows) {
    ResultTable table;
    table.columns = QStringList{WorkSheet::tr("Result"), WorkSheet::tr("measured"), WorkSheet::tr("theory"),
                                WorkSheet::tr("difference")};
    for (std::size_t i = 0; i < run.lesson().steps.size(); ++i) {
        const Step& step = run.lesson().steps[i];
        if (!step.result || (rows == ResultRows::Measured && !run.resultOf(i))) continue;
        const CheckResult none;
        const CheckResult& result = run.resultOf(i) ? *run.resultOf(i) : none;
        table.rows << QStringList{plainNameOf(*step.result), writtenNumber(*step.result, result.value),
                                  writtenNumber(*step.result, result.expected), difference(result)};
    }
    return table;
}

Sheet workSheet(LessonRun& run) {
    Sheet sheet(plainWordsOf(run.lesson().title));
    sheet.addText(nameAndDate());
    sheet.addTextWithKeys(keyedWordsOf(run.lesson().summary));
    sheet.addHeading(score(run));
    sheet.addTextWithKeys(stepLines(run).join(QLatin1Char('\n')));
    const ResultTable results = resultsOf(run);
    if (!results.rows.isEmpty()) sheet.addTable(results.columns, results.rows);
    if (const std::optional<LessonRun::Picture>& picture = run.picture())
        sheet.addPicture(picture->image, plainWordsOf(run.lesson().steps[picture->step].title), 0.3);
    sheet.addHeading(WorkSheet::tr("What I found out"));
    sheet.addLines(3);
    return sheet;
}

QByteArray workSheetAsHtml(LessonRun& run) {
    QString html = QStringLiteral(
        "<!DOCTYPE html>\n<html lang=\"%2\" dir=\"%3\"><head><meta charset=\"utf-8\"><title>%1</title>\n"
        "<style>body{font-family:sans-serif;max-width:46em;margin:2em auto;padding:0 "
        "1em;color:#000;background:#fff}"
        "table{border-collapse:collapse;width:100%}td,th{border:1px solid #888;padding:.3em "
        ".6em;text-align:start}"
        "kbd{border:1px solid #888;border-radius:.3em;padding:.05em .4em;font:bold .9em sans-serif}"
        "img{max-width:100%}ul{list-style:none;padding:0}.line{border-bottom:1px solid #000;height:2em}</style>"
        "</head>\n<body>\n<h1>%1</h1>\n");
    html = html.arg(plainWordsOf(run.lesson().title).toHtmlEscaped(), QLocale().bcp47Name(),
                    QGuiApplication::layoutDirection() == Qt::RightToLeft ? QStringLiteral("rtl")
                                                                          : QStringLiteral("ltr"));
    const auto add = [&html](const char* tag, const QString& text) {
        QString words = text.toHtmlEscaped();
        words.replace(keyMark(), QStringLiteral("<kbd>\\1</kbd>"));
        html += QStringLiteral("<%1>").arg(QLatin1String(tag)) + words +
                QStringLiteral("</%1>\n").arg(QLatin1String(tag));
    };
    add("p", nameAndDate());
    add("p", keyedWordsOf(run.lesson().summary));
    add("h2", score(run));
    html += QLatin1String("<ul>");
    for (const QString& line : stepLines(run)) add("li", line);
    html += QLatin1String("</ul>\n");
    const ResultTable results = resultsOf(run);
    if (!results.rows.isEmpty()) {
        html += QLatin1String("<table><tr>");
        for (const QString& column : results.columns) add("th", column);
        html += QLatin1String("</tr>\n");
        for (const QStringList& row : results.rows) {
            html += QLatin1String("<tr>");
            for (const QString& cell : row) add("td", cell);
            html += QLatin1String("</tr>\n");
        }
        html += QLatin1String("</table>\n");
    }
    if (const std::optional<LessonRun::Picture>& picture = run.picture()) {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        const QString caption = plainWordsOf(run.lesson().steps[picture->step].title).toHtmlEscaped();
        if (picture->image.save(&buffer, "PNG"))
            html += QStringLiteral("<figure><img alt=\"%1\" src=\"data:image/png;base64,%2\">"
                                   "<figcaption>%1</figcaption></figure>\n")
                        .arg(caption, QString::fromLatin1(png.toBase64()));
    }
    add("h2", WorkSheet::tr("What I found out"));
    for (int i = 0; i < 3; ++i) html += QLatin1String("<div class=\"line\"></div>\n");
    return (html + QLatin1String("</body></html>\n")).toUtf8();
}

} // namespace seiche
