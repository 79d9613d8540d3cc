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

QString of(std::string_view words) { return QString::fromUtf8(words.data(), qsizetype(words.size())); }

/// A sheet on paper has no marks of Markdown.
QString plain(std::string_view words) {
    static const QRegularExpression mark(QStringLiteral("[*`]+"));
    return of(words).remove(mark);
}

} // namespace

Sheet studentPaper(const Lesson& lesson, const QString& opened) {
    const StudentSheet from = studentSheet(lesson, opened.toStdString(), languageOfTexts().toStdString());
    const SheetWords& words = from.words;
    Sheet sheet(plainWordsOf(lesson.title));
    sheet.addForm({{of(words.name), 5}, {of(words.schoolClass), 2}, {of(words.date), 3}});
    sheet.addTextWithKeys(plain(from.summary) + QLatin1Char(' ') + plain(from.start));
    int number = 0;
    for (const StudentSheet::Step& step : from.steps) {
        sheet.addHeading(QStringLiteral("%1. %2").arg(++number).arg(plain(step.title)));
        if (!step.text.empty()) sheet.addTextWithKeys(plain(step.text));
        if (!step.task.empty()) sheet.addTextWithKeys(plain(step.task), of(words.doThis));
        for (const std::string& choice : step.choices)
            sheet.addTextWithKeys(box + QStringLiteral("  ") + plain(choice));
        if (step.drawing) {
            if (*step.drawing == SheetPicture::Canvas) sheet.addText(of(words.drawWhatISee));
            addSketchFrame(sheet, *step.drawing, *step.experiment, words);
        }
        if (step.unit) sheet.addForm({{of(words.myAnswer), 4}, {of(*step.unit), 6, false}});
        if (step.choices.empty() && !step.unit) {
            sheet.addText(of(words.whatISee));
            sheet.addLines(linesForWhatISee);
        }
    }
    if (!from.results.empty()) {
        sheet.addHeading(of(words.myResults));
        QList<QStringList> rows;
        for (const StudentSheet::Result& result : from.results)
            rows << QStringList{result.unit.empty()
                                    ? of(result.name)
                                    : QStringLiteral("%1 (%2)").arg(of(result.name), of(result.unit)),
                                QString()};
        sheet.addTable({QString(), of(words.measured)}, rows);
        sheet.addText(of(words.whatIFoundOut));
        sheet.addLines(linesForWhatIFoundOut);
    }
    return sheet;
}

} // namespace seiche
