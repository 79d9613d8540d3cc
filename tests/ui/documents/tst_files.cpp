// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/file_actions.h"
#include "files/experiment_file.h"
#include "window/banner.h"
#include "window/timeline_bar.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractButton>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QUndoView>

using namespace seiche;

namespace {

Pull drop(double x) { return {PullShape::Gaussian, 5, 1, PullMode::Add, x, 0}; }

void steps(Session& session, int count) {
    for (int i = 0; i < count; ++i) session.step();
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { QSettings().clear(); }

    void savedRunReplaysBitIdentically() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("run.seiche"));
        FileError error;
        std::uint64_t hash = 0;
        {
            Session session(*loadPreset("string"), *loadPreset("pool"));
            Documents documents(session);
            session.pull(drop(80));
            steps(session, 50);
            QVERIFY(session.set({{"k", 0.83}}).empty());
            steps(session, 50);
            hash = session.run().hash();
            QVERIFY2(documents.save(path, error), qPrintable(error.heading));
            QVERIFY(!documents.isChanged(SceneKind::String));
        }
        Session session(*loadPreset("string"), *loadPreset("pool"));
        Documents documents(session);
        QVERIFY(documents.open(path, error));
        QCOMPARE(documents.recent(), QStringList{path});
        steps(session, 100);
        QCOMPARE(session.run().hash(), hash);
        QCOMPARE(session.settings().rule.k, 0.83);
        QVERIFY(!documents.hasUnsavedWork(SceneKind::String));
        session.pull(drop(20));
        QVERIFY(documents.hasUnsavedWork(SceneKind::String));
    }

    void savedSetUpHasCurrentSettings() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("setup.seiche"));
        Session session(*loadPreset("string"), *loadPreset("pool"));
        Documents documents(session);
        session.pull(drop(80));
        QVERIFY(session.set({{"k", 0.5}}).empty());
        FileError error;
        QVERIFY(documents.saveSetUp(path, error));
        const std::optional<Experiment> read = readExperimentFile(path, error);
        QVERIFY(read);
        QCOMPARE(read->rule.k, 0.5);
        QVERIFY(read->events.empty());
    }

    void failedSaveReportsPath() {
        QTemporaryDir folder;
        const QString inside = folder.filePath(QStringLiteral("gone/run.seiche"));
        Session session(*loadPreset("string"), *loadPreset("pool"));
        Documents documents(session);
        FileError error;
        QVERIFY(!documents.save(inside, error));
        QVERIFY(error.heading.contains(inside));
        QVERIFY(!error.problems.front().isEmpty());
        QVERIFY(documents.path().isEmpty());
    }

    void refusesInvalidFileAndKeepsRun() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("newer.seiche"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"seiche\": 2, \"medium\": \"string\"}");
        file.close();
        WindowUnderTest test;
        QVERIFY(test.show());
        const Experiment before = test.session.run().start();
        test.window.openFile(path);
        QVERIFY(test.window.banner().isVisible());
        QVERIFY2(test.window.banner().text().contains(QLatin1Char('2')),
                 qPrintable(test.window.banner().text()));
        QCOMPARE(test.session.run().start(), before);
        // A folder and a device are refused without blocking.
        test.window.openFile(folder.path());
        QVERIFY(test.window.banner().isVisible());
        test.window.openFile(QStringLiteral("/dev/zero"));
        QVERIFY(test.window.banner().isVisible());
    }

    void closingAsksAboutUnsavedChanges() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("run.seiche"));
        WindowUnderTest test;
        QVERIFY(test.show());
        FileError error;
        QVERIFY(test.window.documents().save(path, error));
        test.session.pull(drop(60));
        const QByteArray old = contents(path);
        test.window.close();
        QMessageBox* question = test.window.findChild<QMessageBox*>(QStringLiteral("saveQuestion"));
        QVERIFY(question && question->isVisible() && test.window.isVisible());
        question->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!test.window.findChild<QMessageBox*>(QStringLiteral("saveQuestion")));
        QVERIFY(test.window.isVisible());
        QCOMPARE(contents(path), old);
        test.window.close();
        question = test.window.findChild<QMessageBox*>(QStringLiteral("saveQuestion"));
        QVERIFY(question);
        question->button(QMessageBox::Save)->click();
        QTRY_VERIFY(!test.window.isVisible());
        QVERIFY(contents(path) != old);
    }

    void opensDroppedFile() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("dropped.seiche"));
        FileError error;
        Experiment experiment = *loadPreset("pool");
        experiment.rule.k = 0.25;
        QVERIFY(writeExperimentFile(experiment, path, error));
        WindowUnderTest test;
        QVERIFY(test.show());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint at = test.window.rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&test.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&test.window, &dropped);
        QCOMPARE(test.session.scene(), SceneKind::Pool);
        QCOMPARE(test.session.settings().rule.k, 0.25);
    }

    void timelineSeeksByMouseAndKeys() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.session.setPlaying(false);
        test.session.restart();
        test.session.pull(drop(100));
        steps(test.session, 400);
        const std::uint64_t end = test.session.run().hash();
        auto* timeline = test.child<TimelineBar>("timeline");
        QVERIFY(timeline && timeline->isVisible());
        const int middle = timeline->height() / 2;
        QTest::mouseClick(timeline, Qt::LeftButton, {}, QPoint(static_cast<int>(timeline->xOf(100)), middle));
        QVERIFY(qAbs(test.session.run().frame() - 100) <= 1);
        timeline->setFocus();
        QTest::keyClick(timeline, Qt::Key_Home);
        QCOMPARE(test.session.run().frame(), 0);
        QTest::keyClick(timeline, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(test.session.run().frame(), 1);
        QTest::keyClick(timeline, Qt::Key_End);
        QCOMPARE(test.session.run().frame(), 400);
        QCOMPARE(test.session.run().hash(), end);
    }

    void savingAsksAboutOutsideChanges() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("shared.seiche"));
        WindowUnderTest test;
        QVERIFY(test.show());
        FileError error;
        QVERIFY(test.window.documents().save(path, error));
        test.session.pull(drop(60));
        Experiment others = *loadPreset("string");
        others.rule.k = 0.123;
        QVERIFY(writeExperimentFile(others, path, error));
        const QByteArray theirs = contents(path);
        const auto ask = [&] {
            QTest::keyClick(&test.window, Qt::Key_S, Qt::ControlModifier);
            return test.window.findChild<QMessageBox*>(QStringLiteral("outsideQuestion"));
        };
        QMessageBox* question = ask();
        QVERIFY(question && question->isVisible());
        QVERIFY(question->text().contains(QLatin1String("shared.seiche")));
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!test.window.findChild<QMessageBox*>(QStringLiteral("outsideQuestion")));
        QCOMPARE(contents(path), theirs);
        question = ask();
        QVERIFY(question);
        question->findChild<QAbstractButton*>(QStringLiteral("replaceOther"))->click();
        QTRY_VERIFY(contents(path) != theirs);
        QVERIFY(!test.window.documents().hasUnsavedWork(SceneKind::String));
    }

    void historySeeksToAnyState() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.session.setPlaying(false);
        QUndoStack* stack = test.session.undoGroup().activeStack();
        stack->clear();
        for (double x : {50.0, 100.0, 150.0}) test.session.pull(drop(x));
        auto* list = test.child<QUndoView>("history");
        QVERIFY(list);
        auto* dock = test.child<QDockWidget>("historyPanelDock");
        QVERIFY(dock);
        dock->show();
        QTRY_VERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 4);
        QCOMPARE(list->currentIndex().row(), 3);
        const QModelIndex second = list->model()->index(1, 0);
        QVERIFY2(second.data().toString().contains(QLatin1String("tap")), qPrintable(second.data().toString()));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(second).center());
        QCOMPARE(stack->index(), 1);
        QCOMPARE(test.session.run().log().size(), 1u);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(test.session.run().log().size(), 2u);
        QTest::keyClick(list, Qt::Key_Home);
        QCOMPARE(test.session.run().log().size(), 0u);
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(test.session.run().log().size(), 3u);
    }

    // Both changes happen within a second and stay separate.
    void strokeAndMarkerAreSeparateUndoSteps() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        session.setPlaying(false);
        session.show(SceneKind::Pool);
        QUndoStack* stack = session.undoGroup().activeStack();
        Pull ring = session.settings().pullWith;
        ring.x += 1;
        session.setPullWith(ring);
        session.change(drop(20), QStringLiteral("first stroke"), 1);
        QCOMPARE(stack->count(), 2);
        ring.height *= 2;
        session.setPullWith(ring);
        session.change(drop(20), QStringLiteral("second stroke"), 2);
        session.change(drop(21), QStringLiteral("second stroke"), 2);
        QCOMPARE(stack->count(), 4);
    }

    void undoAndRedoHaveShortcuts() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.session.setPlaying(false);
        test.session.pull(drop(100));
        QTest::keyClick(&test.window, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(test.session.run().log().size(), 0u);
        QTest::keyClick(&test.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(test.session.run().log().size(), 1u);
    }
};

SEICHE_WINDOW_TEST(QApplication, FilesTest)
#include "tst_files.moc"
