// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/student_paper.h"

#include "files/lesson_file.h"
#include "files/lessons.h"
#include "lesson/student_sheet.h"
#include "pdf_pages.h"
#include "window/actions.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>

using namespace seiche;

namespace {

QString withoutMarks(const std::string& text) {
    static const QRegularExpression mark(QStringLiteral("\\[[^\\]\n]*\\]|[*`]+"));
    // Plain text has no non-breaking spaces.
    return QString::fromStdString(text).remove(mark).replace(QChar::Nbsp, QLatin1Char(' '));
}

} // namespace

class StudentPaperTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void sheetContainsAllLessonTexts_data() {
        QTest::addColumn<QString>("language");
        for (const std::string_view code : sheetLanguages())
            QTest::newRow(std::string(code).c_str()) << QString::fromUtf8(code.data(), qsizetype(code.size()));
    }
    void sheetContainsAllLessonTexts() {
        QFETCH(QString, language);
        language::choose(language);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        for (const BuiltInLesson& each : lessons()) {
            const Sheet paper = studentPaper(each.lesson, QString::fromStdString(each.id));
            // Keys and drawings are one object character each.
            const QString text = paper.plainText().remove(QChar::ObjectReplacementCharacter);
            const StudentSheet sheet = studentSheet(each.lesson, each.id, language.toStdString());
            qsizetype at = 0, drawings = 0;
            for (const StudentSheet::Step& step : sheet.steps) {
                for (const std::string& part : {step.title, step.text, step.task}) {
                    const qsizetype found = text.indexOf(withoutMarks(part), at);
                    QVERIFY2(found >= at, qPrintable(withoutMarks(part) + QLatin1String(" in ") + text));
                    at = found;
                }
                for (const std::string& choice : step.choices) QVERIFY(text.contains(withoutMarks(choice)));
                drawings += step.drawing.has_value();
            }
            for (const std::string& result : sheet.results) QVERIFY(text.contains(withoutMarks(result)));
            QVERIFY(!text.contains(QLatin1Char('_')));
            QVERIFY(!text.contains(QLatin1Char('[')));
            QVERIFY(paper.plainText().count(QChar::ObjectReplacementCharacter) >= drawings);
            QCOMPARE(paper.savePdf(path), QString());
            QVERIFY2(pagesOf(contents(path)) >= 1 && pagesOf(contents(path)) <= 3, each.id.c_str());
        }
    }

    void ownLessonTextIsPrintedLiterally() {
        const ReadLesson read = readLesson(R"({ "lesson": 1, "title": "t", "steps": [
            { "title": "3 * 4", "task": "**Bold**, and 2 * 3 * 4 `as is`; [SPACE]", "experiment": "string" } ] })");
        const QString text = studentPaper(std::get<Lesson>(read), QStringLiteral("x.lesson")).plainText();
        QVERIFY2(text.contains(QStringLiteral("1. 3 * 4")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Bold, and 2 * 3 * 4 `as is`; ")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("seiche --lesson x.lesson.")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("SPACE")));
    }

    void menuSavesSheetOfOpenLesson() {
        WindowUnderTest seiche;
        QVERIFY(seiche.show());
        const Actions& a = *seiche.window.findChild<Actions*>();
        QVERIFY(!a.studentSheet->isEnabled());
        QVERIFY(!a.printStudentSheet->isEnabled());
        seiche.window.openLesson(QStringLiteral("ends"));
        QVERIFY(a.studentSheet->isEnabled());
        QVERIFY(a.printStudentSheet->isEnabled());
        a.studentSheet->trigger();
        savesAt(seiche.window);
        // A locked class cannot save the sheet.
        seiche.window.setLocked(true);
        QVERIFY(!a.studentSheet->isEnabled());
        QVERIFY(!a.printStudentSheet->isEnabled());
    }

    void listSavesSheetOfAnyLesson() {
        WindowUnderTest seiche;
        QVERIFY(seiche.show());
        seiche.window.findChild<Actions*>()->lessons->trigger();
        auto* list = seiche.window.findChild<QListWidget*>(QStringLiteral("lessonList"));
        QTRY_VERIFY(list && list->isVisible());
        list->setCurrentRow(3);
        seiche.window.findChild<QPushButton*>(QStringLiteral("studentSheet"))->click();
        savesAt(seiche.window);
        QVERIFY(!seiche.window.findChild<QWidget*>(QStringLiteral("lessonPanel")) ||
                !seiche.window.findChild<QWidget*>(QStringLiteral("lessonPanel"))->isVisible());
    }

private:
    // Answers the file dialog and checks the saved file.
    void savesAt(QWidget& window) {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        QTRY_VERIFY(window.findChild<QFileDialog*>());
        auto* dialog = window.findChild<QFileDialog*>();
        QTRY_VERIFY(dialog->isVisible());
        dialog->selectFile(path);
        static_cast<QDialog*>(dialog)->accept();
        QTRY_VERIFY(pagesOf(contents(path)) >= 1);
        QTRY_VERIFY(!window.findChild<QFileDialog*>());
    }
};

SEICHE_WINDOW_TEST(QApplication, StudentPaperTest)
#include "tst_student_paper.moc"
