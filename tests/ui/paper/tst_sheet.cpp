// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper/sheet.h"
#include "pdf_pages.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>

using namespace seiche;

namespace {

Sheet example(int rows) {
    Sheet sheet(QStringLiteral("A string & <its> rhythm"));
    sheet.addText(QStringLiteral("Find the resonance."));
    QImage picture(640, 360, QImage::Format_RGB32);
    picture.fill(Qt::blue);
    sheet.addPicture(picture, QStringLiteral("The string at step 90"));
    sheet.addHeading(QStringLiteral("Points"));
    QList<QStringList> cells;
    for (int i = 0; i < rows; ++i) cells << QStringList{QStringLiteral("f%1").arg(i), QString::number(i)};
    sheet.addTable({QStringLiteral("name"), QStringLiteral("Hz")}, cells);
    sheet.addLines(3);
    return sheet;
}

} // namespace

class SheetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void sheetKeepsOrderOfContents() {
        const QString text = example(2).plainText();
        qsizetype from = 0;
        for (const char* each : {"A string & <its> rhythm", "Find the resonance.", "The string at step 90",
                                 "Points", "name", "Hz", "f0", "f1"}) {
            const qsizetype at = text.indexOf(QLatin1String(each), from);
            QVERIFY2(at >= from, each);
            from = at;
        }
    }

    void longTableTakesMorePages() {
        QTemporaryDir folder;
        const QString few = folder.filePath(QStringLiteral("few.pdf"));
        const QString many = folder.filePath(QStringLiteral("many.pdf"));
        QCOMPARE(example(3).savePdf(few), QString());
        QCOMPARE(example(200).savePdf(many), QString());
        QVERIFY(contents(few).startsWith("%PDF"));
        QCOMPARE(pagesOf(contents(few)), 1);
        // 200 rows need 4 to 8 pages in this font.
        QVERIFY2(pagesOf(contents(many)) > 3 && pagesOf(contents(many)) < 9,
                 qPrintable(QString::number(pagesOf(contents(many)))));
    }

    void slightOverflowIsShrunkToOnePage() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("page.pdf"));
        const auto pagesWith = [&path](double first, double second) {
            Sheet sheet(QStringLiteral("Two pictures"));
            QImage picture(10, 100, QImage::Format_RGB32);
            picture.fill(Qt::blue);
            sheet.addPicture(picture, {}, first);
            sheet.addPicture(picture, {}, second);
            return sheet.savePdf(path).isEmpty() ? pagesOf(contents(path)) : 0;
        };
        QCOMPARE(pagesWith(0.5, 0.4), 1);
        QCOMPARE(pagesWith(0.5, 0.5), 1); // shrunk because of the title
        QCOMPARE(pagesWith(0.5, 0.7), 2);
    }

    void smallPaperHoldsWholeSheet() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("small.pdf"));
        {
            QPdfWriter writer(path);
            writer.setPageSize(QPageSize(QPageSize::A6));
            QVERIFY(example(3).paintOn(writer));
        }
        QCOMPARE(pagesOf(contents(path)), 1);
    }

    void pdfIsCompleteOrAbsent() {
        QTemporaryDir folder;
        const QString nowhere = folder.filePath(QStringLiteral("gone/page.pdf"));
        QVERIFY(!example(3).savePdf(nowhere).isEmpty());
        QVERIFY(!QFile::exists(nowhere));
        if (QFile::exists(QStringLiteral("/dev/full")))
            QVERIFY(!example(3).savePdf(QStringLiteral("/dev/full")).isEmpty());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void printDialogDoesNotBlock() {
        QWidget window;
        window.show();
        printSheet(example(1), &window);
        QPrintDialog* dialog = window.findChild<QPrintDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        dialog->reject();
        QTRY_VERIFY(!window.findChild<QPrintDialog*>());
    }
};

SEICHE_WINDOW_TEST(QApplication, SheetTest)
#include "tst_sheet.moc"
