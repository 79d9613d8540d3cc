// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/lessons.h"
#include "help/help_page.h"
#include "help/help_window.h"
#include "lock/class_lock.h"
#include "pdf_pages.h"
#include "stage/card_dock.h"
#include "window/key_guide.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QToolButton>

using namespace seiche;

namespace {

const QStringList pages{QStringLiteral("teachers/quick-start"),
                        QStringLiteral("teachers/guide"),
                        QStringLiteral("teachers/lessons"),
                        QStringLiteral("teachers/browser"),
                        QStringLiteral("teachers/class"),
                        QStringLiteral("teachers/network"),
                        QStringLiteral("help/panels"),
                        QStringLiteral("help/string"),
                        QStringLiteral("help/pool"),
                        QStringLiteral("help/medium"),
                        QStringLiteral("help/resonance"),
                        QStringLiteral("help/compare"),
                        QStringLiteral("help/stability"),
                        QStringLiteral("help/modes"),
                        QStringLiteral("help/objects"),
                        QStringLiteral("help/probes"),
                        QStringLiteral("help/appearance"),
                        QStringLiteral("help/history")};
const QStringList languages{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr"),
                            QStringLiteral("es"), QStringLiteral("el")};

/// All pictures and links of a page, in order of appearance.
struct Targets {
    QStringList pictures;
    QStringList links;
};

Targets targetsOf(const QTextDocument& page) {
    Targets found;
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (format.isImageFormat()) found.pictures << format.toImageFormat().name();
            if (format.isAnchor()) found.links << format.anchorHref();
        }
    return found;
}

QList<int> levelsOf(const HelpPage& page) {
    QList<int> levels;
    for (const HelpPage::Heading& each : page.headings()) levels << each.level;
    return levels;
}

} // namespace

class HelpWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void everyPageExistsInEveryLanguage_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        for (const QString& name : pages)
            for (const QString& language : languages)
                QTest::newRow(qPrintable(name + QLatin1Char(' ') + language)) << name << language;
    }
    void everyPageExistsInEveryLanguage() {
        QFETCH(QString, name);
        QFETCH(QString, language);
        QCOMPARE(HelpPage::pathOf(name, language), QStringLiteral("/help/%1.%2.md").arg(name, language));
        HelpPage page;
        page.resize(700, 500);
        page.open(name, language);
        HelpPage english;
        english.resize(700, 500);
        english.open(name, QStringLiteral("en"));
        // A translation keeps the structure and changes the words.
        QCOMPARE(levelsOf(page), levelsOf(english));
        QCOMPARE(page.headings().front().level, 1);
        if (language != QLatin1String("en")) QVERIFY(page.toPlainText() != english.toPlainText());
        const Targets found = targetsOf(*page.document());
        const Targets asInEnglish = targetsOf(*english.document());
        QCOMPARE(found.pictures, asInEnglish.pictures);
        QCOMPARE(found.links.size(), asInEnglish.links.size());
        for (const QString& picture : found.pictures)
            QVERIFY2(!page.loadResource(QTextDocument::ImageResource, QUrl(picture)).value<QImage>().isNull(),
                     qPrintable(picture));
    }

    void everyLinkOpensPage() {
        for (const QString& name : pages)
            for (const QString& language : languages) {
                HelpPage page;
                page.open(name, language);
                for (const QString& link : targetsOf(*page.document()).links) {
                    const QUrl target = page.source().resolved(QUrl(link));
                    QCOMPARE(target.scheme(), QStringLiteral("qrc"));
                    if (!HelpPage::lessonOfSheet(target).isEmpty()) continue;
                    QVERIFY2(QFile::exists(QLatin1Char(':') + target.path()), qPrintable(target.toString()));
                }
            }
    }

    // The guide must fill several pages in the same type, because small print would also fit the
    // quick start on one page.
    void quickStartPrintsOnOnePage() {
        QTemporaryDir folder;
        const auto pagesIn = [&](const QString& name, const QString& language, QPageSize::PageSizeId size) {
            HelpPage page;
            page.resize(800, 600);
            page.open(name, language);
            const QString path = folder.filePath(QStringLiteral("page.pdf"));
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setPageSize(QPageSize(size));
            printer.setOutputFileName(path);
            page.printAll(printer);
            return pagesOf(contents(path));
        };
        for (const QString& language : languages) {
            for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter})
                QVERIFY2(pagesIn(pages.front(), language, size) == 1, qPrintable(language));
            const qsizetype guide = pagesIn(QStringLiteral("teachers/guide"), language, QPageSize::A4);
            QVERIFY2(guide >= 4 && guide <= 8, qPrintable(QString::number(guide)));
        }
    }

    void contentsLinksAndBackNavigate() {
        HelpWindow window(nullptr);
        window.showPage(QStringLiteral("teachers/guide"));
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* page = window.findChild<HelpPage*>();
        auto* contents = window.findChild<QListWidget*>(QStringLiteral("helpContents"));
        auto* back = window.findChild<QPushButton*>(QStringLiteral("helpBack"));
        QCOMPARE(contents->count(), int(page->headings().size()));
        QVERIFY(contents->count() > 15);
        contents->setFocus();
        const int top = page->verticalScrollBar()->value();
        for (int i = 0; i < 5; ++i) QTest::keyClick(contents, Qt::Key_Down);
        QTRY_VERIFY(page->verticalScrollBar()->value() > top);
        QVERIFY(!back->isEnabled());
        emit page->anchorClicked(QUrl(QStringLiteral("lessons.en.md")));
        QCOMPARE(window.windowTitle(), page->headings().front().text);
        QTRY_VERIFY(back->isEnabled());
        QVERIFY(page->source().path().endsWith(QLatin1String("lessons.en.md")));
        back->click();
        QTRY_VERIFY(page->source().path().endsWith(QLatin1String("guide.en.md")));
        // A link within the page scrolls to its heading.
        page->verticalScrollBar()->setValue(0);
        emit page->anchorClicked(QUrl(QStringLiteral("#examples")));
        QTRY_VERIFY(page->verticalScrollBar()->value() > 0);
        QCOMPARE(page->textCursor().block().text(), QStringLiteral("Examples"));
    }

    void studentSheetLinksRequestSheets() {
        HelpPage page;
        QSignalSpy wanted(&page, &HelpPage::sheetRequested);
        for (const QString& language : languages) {
            page.open(QStringLiteral("teachers/lessons"), language);
            const QUrl before = page.source();
            QStringList lessonsAsked;
            for (const QString& link : targetsOf(*page.document()).links) emit page.anchorClicked(QUrl(link));
            for (const QList<QVariant>& one : wanted) lessonsAsked << one.front().toString();
            QStringList all;
            for (const BuiltInLesson& each : lessons()) all << QString::fromStdString(each.id);
            QCOMPARE(lessonsAsked, all);
            QCOMPARE(page.source(), before);
            wanted.clear();
        }
    }

    // Guards against a layout after every paragraph: the guide was once laid out 558 times.
    void pageLayoutWaitsForWholePage() {
        WindowUnderTest test;
        QVERIFY(test.show());
        HelpWindow help(&test.window);
        help.showPage(pages.front());
        const auto& page = *help.findChild<HelpPage*>();
        QCoreApplication::processEvents();
        QSignalSpy pagesShown(&page, &HelpPage::pageChanged);
        QSignalSpy layouts(page.document()->documentLayout(),
                           &QAbstractTextDocumentLayout::documentSizeChanged);
        help.showPage(QStringLiteral("teachers/guide"));
        const qsizetype blocks = page.document()->blockCount();
        QVERIFY2(blocks > 50, qPrintable(QString::number(blocks)));
        QVERIFY2(layouts.size() < 40, qPrintable(QString::number(layouts.size())));
        QCOMPARE(pagesShown.size(), 1);
        for (const bool on : {true, false}) {
            layouts.clear();
            const QSizeF before = page.document()->size();
            test.window.setProjector(on);
            QTRY_VERIFY(page.document()->size() != before);
            QCoreApplication::processEvents();
            QCOMPARE(page.document()->blockCount(), blocks);
            QVERIFY2(layouts.size() < 40, qPrintable(QString::number(layouts.size())));
        }
    }

    void pictureHasNoGapBelow() {
        HelpWindow help(nullptr);
        help.showPage(QStringLiteral("teachers/guide"));
        const QTextDocument& page = *help.findChild<HelpPage*>()->document();
        QTRY_VERIFY(page.isLayoutEnabled());
        int pictures = 0;
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QTextImageFormat picture = at.fragment().charFormat().toImageFormat();
                if (!picture.isValid()) continue;
                ++pictures;
                const QImage shown =
                    page.resource(QTextDocument::ImageResource, QUrl(picture.name())).value<QImage>();
                const double height = shown.height() / shown.devicePixelRatio();
                const auto top = [&](const QTextBlock& of) {
                    return page.documentLayout()->blockBoundingRect(of).top();
                };
                const double taken = top(block.next()) - top(block);
                QVERIFY2(height > 100.0 && taken >= height && taken < height + 50.0,
                         qPrintable(QStringLiteral("%1: %2, %3").arg(picture.name()).arg(height).arg(taken)));
            }
        }
        QVERIFY(pictures > 1);
    }

    // The title of the help page is the panel's title in every language.
    void f1InPanelShowsItsHelpPage() {
        WindowUnderTest test;
        QVERIFY(test.show());
        QStringList found;
        for (CardDock* dock : test.window.findChildren<CardDock*>()) {
            if (dock->panel()->objectName() == QLatin1String("lessonPanel")) continue;
            if (dock->isHidden()) dock->toggleViewAction()->trigger();
            dock->raise();
            test.window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&test.window, patience));
            auto* title = dock->titleBarWidget()->findChild<QToolButton*>(QStringLiteral("cardClose"));
            title->setFocus();
            QTRY_VERIFY(title->hasFocus());
            QTest::keyClick(title, Qt::Key_F1);
            auto* help = test.window.findChild<HelpWindow*>();
            QVERIFY(help && help->isVisible());
            const auto& page = *help->findChild<HelpPage*>();
            const QString path = page.source().path();
            QVERIFY2(!found.contains(path), qPrintable(path));
            found << path;
            for (const QString& language : languages) {
                language::choose(language);
                QTRY_VERIFY(page.source().path().endsWith(language + QStringLiteral(".md")));
                QCOMPARE(page.headings().front().text, dock->windowTitle());
            }
            language::choose(QStringLiteral("en"));
            help->close();
        }
        QCOMPARE(found.size(), 9);
        QVERIFY(!test.window.findChild<KeyGuide*>());
    }

    void f1ElsewhereShowsKeyList() {
        WindowUnderTest test;
        QVERIFY(test.show());
        QTest::keyClick(test.child<QWidget>("stringCanvas"), Qt::Key_F1);
        auto* keys = test.window.findChild<KeyGuide*>();
        QVERIFY(keys && keys->isVisible());
        keys->close();
        // A locked class sees only the keys that work.
        lockClass({});
        QTest::keyClick(test.child<QWidget>("mediumPanel"), Qt::Key_F1);
        unlockClass();
        QVERIFY(keys->isVisible());
        QVERIFY(!test.window.findChild<HelpWindow*>());
    }

    void lockedClassGetsNoHelpPage() {
        HelpWindow window(nullptr);
        lockClass({});
        window.showPage(pages.front());
        QVERIFY(!window.isVisible());
        unlockClass();
        window.showPage(pages.front());
        QVERIFY(window.isVisible());
    }
};

SEICHE_WINDOW_TEST(QApplication, HelpWindowTest)
#include "tst_help_window.moc"
