// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/save_place.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

using namespace seiche;

class SavePlaceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void fileNameIsSafe_data();
    void fileNameIsSafe();
    void fileNameIsLimitedInLength();
    void missingFolderIsNotProposed();
    void everyDialogProposesTitle_data();
    void everyDialogProposesTitle();
};

void SavePlaceTest::fileNameIsSafe_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("name");
    QTest::newRow("a title") << "Two sources"
                             << "Two sources.png";
    QTest::newRow("separators") << "Seiche: p/q \\ 2"
                                << "Seiche p q 2.png";
    QTest::newRow("wild") << "what? *<|>\""
                          << "what.png";
    QTest::newRow("hidden") << "..bashrc"
                            << "bashrc.png";
    QTest::newRow("up") << "../../etc/passwd"
                        << "etc passwd.png";
    QTest::newRow("ends") << " . a . "
                          << "a.png";
    QTest::newRow("lines") << "a\nb\tc"
                           << "a b c.png";
    QTest::newRow("turned") << QString::fromUtf8("a\u202egnp") << "a gnp.png";
    QTest::newRow("greek") << QString::fromUtf8("Δύο πηγές") << QString::fromUtf8("Δύο πηγές.png");
    QTest::newRow("device") << "nul"
                            << "_nul.png";
    QTest::newRow("nothing") << "///"
                             << "Seiche.png";
    QTest::newRow("empty") << ""
                           << "Seiche.png";
}

void SavePlaceTest::fileNameIsSafe() {
    QFETCH(QString, words);
    QFETCH(QString, name);
    QCOMPARE(safeFileName(words, QStringLiteral("png")), name);
}

void SavePlaceTest::fileNameIsLimitedInLength() {
    for (const QString& letter : {QStringLiteral("w"), QString::fromUtf8("ω"), QString::fromUtf8("🌊")}) {
        const QString name = safeFileName(letter.repeated(3000), QStringLiteral("seiche"));
        QVERIFY(name.toUtf8().size() <= 207 && name.toUtf8().size() > 200);
        QCOMPARE(QString::fromUtf8(name.toUtf8()), name); // no truncated character
    }
}

void SavePlaceTest::missingFolderIsNotProposed() {
    const QString key = QStringLiteral("someFolder");
    QTemporaryDir there;
    QSettings().setValue(key, there.path());
    QCOMPARE(firstExistingFolder(key, QStandardPaths::DocumentsLocation), there.path());
    QSettings().setValue(key, there.filePath(QStringLiteral("gone")));
    QVERIFY(QFileInfo(firstExistingFolder(key, QStandardPaths::DocumentsLocation)).isDir());
}

void SavePlaceTest::everyDialogProposesTitle_data() {
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("name");
    QTest::newRow("run") << QString::fromUtf8("Save as…") << "Two sources.seiche";
    QTest::newRow("set-up") << QString::fromUtf8("Save settings only…") << "Two sources.seiche";
    QTest::newRow("picture") << "savePicture"
                             << "Two sources.png";
    QTest::newRow("probes") << QString::fromUtf8("Export probe data (CSV)…") << "Two sources, probes.csv";
    QTest::newRow("heights") << QString::fromUtf8("Export current heights (CSV)…")
                             << "Two sources, heights.csv";
    QTest::newRow("page") << QString::fromUtf8("Save report as PDF…") << "Two sources.pdf";
}

void SavePlaceTest::everyDialogProposesTitle() {
    QFETCH(QString, action);
    QFETCH(QString, name);
    WindowUnderTest test;
    test.session.open(*loadPreset("two-sources"));
    QVERIFY(test.show());
    const auto actions = test.window.findChildren<QAction*>();
    const auto wanted = std::ranges::find_if(actions, [&](const QAction* each) {
        return each->objectName() == action || each->text().remove(QLatin1Char('&')) == action;
    });
    QVERIFY2(wanted != actions.end(), qPrintable(action));
    (*wanted)->trigger();
    if (auto* button = test.child<QPushButton>("picture-save")) button->click();
    const auto dialogs = test.window.findChildren<QFileDialog*>();
    QCOMPARE(dialogs.size(), 1);
    QCOMPARE(QFileInfo(dialogs.front()->selectedFiles().value(0)).fileName(), name);
    QVERIFY(dialogs.front()->directory().exists());
    dialogs.front()->reject();
}

SEICHE_WINDOW_TEST(QApplication, SavePlaceTest)
#include "tst_save_place.moc"
