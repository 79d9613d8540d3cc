// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/student_paper.h"

#include "lesson/student_sheet.h"
#include "lessons/lesson_words.h"
#include "lessons/sketch_frame.h"

#include <QRegularExpression>

namespace seiche {

namespace {

constexpr int linesForWhatISee = 2;
constexpr int linesForWhatIFoundOut = 3;
constexpr QChar box(0x2610);

/// Returns a lesson text with keys in brackets.
QString keyed(const std::string& words) { return withoutBoldMarks(QString::fromStdString(words)); }

/// Removes Markdown marks, which paper cannot show.
QString plain(const std::string& markdown) {
    static const QRegularExpression mark(QStringLiteral("[*`]"));
    return QString::fromStdString(markdown).remove(mark);
}

} // namespace

Sheet studentPaper(const Lesson& lesson, const QString& opened) {
    const StudentSheet from = studentSheet(lesson, opened.toStdString(), languageOfTexts().toStdString());
    const SheetWords& words = from.words;
    Sheet sheet(plainWordsOf(lesson.title));
    sheet.addForm({{QString::fromUtf8(words.name), 5},
                   {QString::fromUtf8(words.schoolClass), 2},
                   {QString::fromUtf8(words.date), 3}});
    sheet.addTextWithKeys(keyed(from.summary) + QLatin1Char(' ') + plain(from.start));
    int number = 0;
    for (const StudentSheet::Step& step : from.steps) {
        sheet.addHeading(QStringLiteral("%1. %2").arg(++number).arg(keyed(step.title)));
        if (!step.text.empty()) sheet.addTextWithKeys(keyed(step.text));
        if (!step.task.empty()) sheet.addTextWithKeys(keyed(step.task), QString::fromUtf8(words.doThis));
        for (const std::string& choice : step.choices)
            sheet.addTextWithKeys(box + QStringLiteral("  ") + keyed(choice));
        if (step.drawing) {
            if (*step.drawing == SheetPicture::Canvas) sheet.addText(QString::fromUtf8(words.drawWhatISee));
            addSketchFrame(sheet, *step.drawing, *step.experiment, words);
        }
        if (step.unit)
            sheet.addForm(
                {{QString::fromUtf8(words.myAnswer), 4}, {QString::fromStdString(*step.unit), 6, false}});
        if (step.choices.empty() && !step.unit) {
            sheet.addText(QString::fromUtf8(words.whatISee));
            sheet.addLines(linesForWhatISee);
        }
    }
    if (!from.results.empty()) {
        sheet.addHeading(QString::fromUtf8(words.myResults));
        QList<QStringList> rows;
        for (const std::string& result : from.results)
            rows << QStringList{QString::fromStdString(result), QString()};
        sheet.addTable({QString(), QString::fromUtf8(words.measured)}, rows);
        sheet.addText(QString::fromUtf8(words.whatIFoundOut));
        sheet.addLines(linesForWhatIFoundOut);
    }
    return sheet;
}

} // namespace seiche
