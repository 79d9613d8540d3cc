// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Long words in files, options and names do not widen the window, and messages stay readable.
#include "painted_texts.h"
#include "widgets/message_text.h"
#include "window/banner.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QDockWidget>
#include <QFile>
#include <QLayout>
#include <QScrollBar>

using namespace seiche;

namespace {

QByteArray longWord(int letters) { return QByteArray(letters, 'x'); }

/// Writes a file with this text. Returns its path.
QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& text) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
    return file.fileName();
}

QByteArray withKey(const QByteArray& key) { return R"({"seiche": 1, "medium": "string", ")" + key + "\": 1}"; }

} // namespace

class LongWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }
    void bannerStaysWithinWindow_data();
    void bannerStaysWithinWindow();
    void bannerFitsProjectorAndRightToLeft();
    void bannerScrollsManyLines();
    void longNamesKeepWindowWidth_data();
    void longNamesKeepWindowWidth();
};

void LongWords::bannerStaysWithinWindow_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    const QString file = QStringLiteral("a.seiche");
    QTest::newRow("key of 5 KB") << file << withKey(longWord(5000)) << "xxx...xxx";
    QTest::newRow("key of 900 KB") << file << withKey(longWord(900'000)) << "xxx...xxx";
    QTest::newRow("value of 900 KB") << file
                                     << R"({"seiche": 1, "medium": "string", "k": ")" + longWord(900'000) +
                                            "\"}"
                                     << "xxx...";
    QTest::newRow("nested keys") << file
                                 << R"({"seiche": 1, "medium": "string", "edges": {")" + longWord(9000) +
                                        "\": 1}}"
                                 << "edges.xxx";
    QTest::newRow("line feeds") << file << withKey("a" + QByteArray("\\n").repeated(4000) + "b") << "\\x0a";
    QTest::newRow("file name") << QString(240, QLatin1Char('n')) + QStringLiteral(".seiche") << QByteArray("[]")
                               << "nnn.seiche could not be opened.";
    QTest::newRow("Greek file name") << QString(110, QChar(0x03c9)) + QStringLiteral(".seiche")
                                     << QByteArray("[]") << "ωωω.seiche could not be opened.";
    QTest::newRow("lesson") << QStringLiteral("a.lesson")
                            << R"({"lesson": 1, "title": "t", "steps": [{"title": "t", "experiment": ")" +
                                   longWord(5000) + "\"}]}"
                            << "xxx...";
    QTest::newRow("lesson's name") << QString(240, QLatin1Char('n')) + QStringLiteral(".lesson")
                                   << QByteArray("{}") << "nnn.lesson is not a lesson.";
    QTest::newRow("preset") << QString() << longWord(5000) << "xxx...xxx";
}

void LongWords::bannerStaysWithinWindow() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, said);
    WindowUnderTest test;
    QVERIFY(test.show({1000, 700}));
    const int width = test.window.width();
    const int narrowest = test.window.minimumSizeHint().width();
    QTemporaryDir folder;
    if (name.isEmpty()) test.window.openPreset(QString::fromUtf8(text));
    else test.window.openFile(written(folder, name, text));
    const Banner& banner = test.window.banner();
    QVERIFY(banner.isVisible());
    QVERIFY2(banner.text().contains(said), qPrintable(banner.text().left(2000)));
    QVERIFY2(banner.text().size() < 1000, qPrintable(banner.text().left(2000)));
    test.window.layout()->activate();
    QCOMPARE(test.window.minimumSizeHint().width(), narrowest);
    QTRY_COMPARE(test.window.centralWidget()->width(), banner.width());
    QCOMPARE(test.window.width(), width);
    // The whole text is within the banner.
    QWidget* letters = test.child<MessageText>("bannerText")->viewport();
    for (const PaintedText& each : textsOf(*letters)) {
        QVERIFY2(each.ink.left() >= -1 && each.ink.right() <= letters->width() + 1, qPrintable(each.text));
        QVERIFY2(each.ink.bottom() <= letters->height() + 1, qPrintable(each.text));
    }
}

void LongWords::bannerFitsProjectorAndRightToLeft() {
    WindowUnderTest test;
    language::choose(QStringLiteral("rtl"));
    QVERIFY(test.show({1366, 768}));
    QTest::keyClick(&test.window, Qt::Key_F11);
    QTRY_VERIFY(test.window.isFullScreen());
    const int width = test.window.width();
    QTemporaryDir folder;
    test.window.openFile(
        written(folder, QString(240, QLatin1Char('n')) + QStringLiteral(".seiche"), withKey(longWord(5000))));
    auto* text = test.child<MessageText>("bannerText");
    QTRY_VERIFY(text->isVisible() && text->height() == text->heightForWidth(text->width()));
    QCOMPARE(test.window.width(), width);
    const std::vector<PaintedText> all = textsOf(*text->viewport());
    QVERIFY(all.size() >= 2);
    double rightmost = 0.0;
    for (const PaintedText& each : all) {
        QVERIFY2(each.ink.left() >= -1 && each.ink.right() <= text->viewport()->width() + 1,
                 qPrintable(each.text));
        rightmost = std::max(rightmost, each.ink.right());
    }
    // Lines begin at the right.
    QVERIFY(rightmost > text->viewport()->width() - 5);
    QTest::keyClick(&test.window, Qt::Key_Escape);
    QTRY_VERIFY(!test.window.isFullScreen());
}

void LongWords::bannerScrollsManyLines() {
    WindowUnderTest test;
    QVERIFY(test.show({700, 768}));
    QByteArray keys;
    for (int i = 0; i < 60; ++i) keys += ", \"" + longWord(300) + QByteArray::number(i) + "\": 1";
    QTemporaryDir folder;
    const int before = test.window.height();
    test.window.openFile(
        written(folder, QStringLiteral("a.seiche"), R"({"seiche": 1, "medium": "string")" + keys + "}"));
    auto* text = test.child<MessageText>("bannerText");
    QTRY_VERIFY(text->isVisible() && text->height() == text->heightForWidth(text->width()));
    QVERIFY2(text->height() < 260, qPrintable(QString::number(text->height())));
    QVERIFY(test.window.banner().text().contains(QStringLiteral("and ")));
    QTRY_VERIFY(text->verticalScrollBar()->maximum() > 0);
    QCOMPARE(test.window.height(), before);
    // The keys reach the rest of the text.
    text->setFocus();
    QTest::keyClick(text, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_PageDown);
    QTRY_VERIFY(text->verticalScrollBar()->value() > 0);
}

void LongWords::longNamesKeepWindowWidth_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray word = longWord(20'000);
    QTest::newRow("title") << R"({"seiche": 1, "medium": "string", "title": ")" + word + "\"}";
    QTest::newRow("description") << R"({"seiche": 1, "medium": "pool", "description": ")" + word + "\"}";
    QTest::newRow("probe") << R"({"seiche": 1, "medium": "pool", "probes": [{"name": ")" + word +
                                  R"(", "at": [50, 50]}, {"at": [60, 60]}]})";
    QTest::newRow("probe on a string") << R"({"seiche": 1, "medium": "string", "probes": [{"name": ")" + word +
                                              R"(", "at": [50]}, {"at": [60]}]})";
    QTest::newRow("thing") << R"({"seiche": 1, "medium": "pool", "things": [{"kind": "source", "name": ")" +
                                  longWord(64) + R"(", "at": [50, 50]}]})";
    QTest::newRow("lesson") << R"({"lesson": 1, "title": ")" + longWord(3000) + R"(", "steps": [{"title": ")" +
                                   longWord(3000) + R"(", "text": ")" + longWord(3000) + R"(", "task": ")" +
                                   longWord(3000) + R"(", "hints": [")" + longWord(3000) +
                                   R"("], "experiment": "string", "check": {"choice": {"options": [")" +
                                   longWord(3000) + R"(", "b"], "right": 2}}, "result": {"name": ")" +
                                   longWord(3000) + "\"}}]}";
}

void LongWords::longNamesKeepWindowWidth() {
    QFETCH(QByteArray, text);
    WindowUnderTest test;
    QVERIFY(test.show({1366, 768}));
    // Opens the panels that show names.
    for (QDockWidget* dock : test.window.findChildren<QDockWidget*>())
        if (QStringList{QStringLiteral("probesPanelDock"), QStringLiteral("thingsPanelDock")}.contains(
                dock->objectName()) &&
            !dock->toggleViewAction()->isChecked())
            dock->toggleViewAction()->trigger();
    const int width = test.window.width();
    QTemporaryDir folder;
    test.window.openFile(written(
        folder, text.contains("\"lesson\"") ? QStringLiteral("a.lesson") : QStringLiteral("a.seiche"), text));
    QVERIFY2(test.window.banner().isHidden(), qPrintable(test.window.banner().text()));
    test.session.setPlaying(true);
    QTRY_VERIFY(test.session.run().frame() > 20);
    test.window.layout()->activate();
    QCOMPARE(test.window.width(), width);
    QVERIFY(test.window.minimumSizeHint().width() <= 1366);
    QVERIFY2(test.window.windowTitle().size() < 100, qPrintable(test.window.windowTitle().left(300)));
}

SEICHE_WINDOW_TEST(QApplication, LongWords)
#include "tst_long_words.moc"
