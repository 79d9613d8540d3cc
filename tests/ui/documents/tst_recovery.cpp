// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Recovery of unsaved work: the offer blocks nothing, no key accepts it by accident, and work that
// is not chosen or cannot be restored is kept for the next start.
#include "canvas/string_canvas.h"
#include "documents/recovery_dialog.h"
#include "documents/recovery_notice.h"
#include "files/share_link.h"
#include "study/natural_ceiling.h"
#include "window/banner.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QApplication>
#include <QCheckBox>
#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryFile>
#include <QThread>
#include <QUuid>

using namespace seiche;

namespace {

/// Recovery folder with the files of killed programs, without a live lock.
class Left {
public:
    QString path() const { return m_folder.path(); }

    /// Adds an older file: a run with this title and one tap at `x`. Returns its path.
    QString add(SceneKind scene, const char* title, double x) {
        Experiment experiment = defaultExperiment(scene);
        experiment.title = title;
        Pull pull = experiment.pullWith;
        pull.x = x;
        experiment.events = {{0, pull}};
        const QString file = m_folder.filePath(
            QStringLiteral("%1-89ab-cdef-0123-456789abcdef-%2.seiche")
                .arg(++m_count, 8, 16, QLatin1Char('0'))
                .arg(scene == SceneKind::String ? QLatin1String("string") : QLatin1String("pool")));
        FileError error;
        QFile written(file);
        if (!writeExperimentFile(experiment, file, error) || !written.open(QIODevice::ReadWrite) ||
            !written.setFileTime(QDateTime::currentDateTime().addSecs(-60 * m_count),
                                 QFileDevice::FileModificationTime))
            qFatal("no room for a test");
        return file;
    }
    QStringList files() const { return QDir(path()).entryList({QStringLiteral("*.seiche")}, QDir::Files); }
    /// Returns the number of works that the next start finds.
    std::size_t foundNext() const {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        Documents documents(session);
        Recovery recovery(session, documents, path());
        return recovery.found().size();
    }

private:
    QTemporaryDir m_folder;
    int m_count = 0;
};

struct Start : WindowUnderTest {
    std::unique_ptr<Recovery> recovery;

    explicit Start(const Left& left)
        : recovery(std::make_unique<Recovery>(session, window.documents(), left.path())) {}

    RecoveryNotice& notice() { return *child<RecoveryNotice>("recoveryNotice"); }
    bool isOffered() { return notice().isVisible(); }
    RecoveryDialog* dialog() {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return child<RecoveryDialog>("recoveryDialog");
    }
    /// Opens the list from the notice. Returns whether the list has the focus.
    bool choose() {
        child<QPushButton>("chooseWork")->click();
        RecoveryDialog* opened = dialog();
        return opened &&
               QTest::qWaitFor([&] { return opened->isAncestorOf(QApplication::focusWidget()); }, patience);
    }
    QList<QCheckBox*> boxes() { return dialog()->findChildren<QCheckBox*>(); }
    QStringList titles(bool onlyTicked = false) {
        QStringList all;
        for (const QCheckBox* box : boxes())
            if (box->isChecked() || !onlyTicked) all << box->text().section(QLatin1Char(','), 0, 0);
        return all;
    }
    void press(const char* button) { dialog()->findChild<QPushButton*>(QLatin1String(button))->click(); }
    QString titleOf(SceneKind scene) const {
        return QString::fromStdString(session.runOf(scene).settings().title);
    }
};

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    // The kept scale includes the zoom of the mouse wheel.
    void restoredWorkKeepsItsScale() {
        Left left;
        double ceiling = 0.0;
        {
            Start start(left);
            start.session.setPlaying(false);
            QVERIFY(start.show());
            start.session.startLevel();
            start.session.tap();
            for (int i = 0; i < 20; ++i) start.session.step();
            auto* canvas = start.child<StringCanvas>("stringCanvas");
            canvas->setZoom(2.0);
            ceiling = canvas->scale().ceiling();
            const Experiment& now = start.session.settings();
            QCOMPARE(ceiling, 6.0 * heightOfOnePull(now, now.pullWith));
            start.recovery->keepForNextStart();
        }
        QCOMPARE(left.files().size(), 1);
        FileError error;
        const auto work = readExperimentFile(left.path() + QLatin1Char('/') + left.files().front(), error);
        QVERIFY(work);
        Start start(left);
        QVERIFY(start.show());
        start.window.documents().openRecovered(*work);
        QCOMPARE(start.child<StringCanvas>("stringCanvas")->scale().ceiling(), ceiling);
    }

    void offersWorkOfCrashedProgram() {
        Left left;
        const QString file = left.add(SceneKind::String, "mine", 70);
        FileError error;
        const Experiment work = *readExperimentFile(file, error);
        QFile broken(left.path() + QStringLiteral("/f1234567-89ab-cdef-0123-456789abcdef-pool.seiche"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"seiche\": 1, \"medium\"");
        broken.close();
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        QVERIFY(start.isOffered());
        QVERIFY(start.choose());
        QCOMPARE(start.titles(true), QStringList{QStringLiteral("String: mine")});
        start.press("restoreWork");
        QVERIFY(!start.isOffered());
        QVERIFY(!start.dialog());
        QCOMPARE(start.session.run().asExperiment(), work);
        QVERIFY(start.window.documents().isChanged(SceneKind::String));
        // Restored work survives a second crash, and the broken file is set aside.
        QCOMPARE(left.files().size(), 1);
        const QString kept = left.path() + QLatin1Char('/') + left.files().front();
        QVERIFY(kept != file);
        QCOMPARE(*readExperimentFile(kept, error), work);
        start.recovery->saveWork();
        QCOMPARE(*readExperimentFile(kept, error), work);
        // The string has the keyboard focus again.
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::focusWidget(), patience);
        const std::size_t before = start.session.run().log().size();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(start.session.run().log().size(), before + 1);
    }

    void tapKeysDoNotAnswerNotice() {
        Left left;
        left.add(SceneKind::String, "mine", 70);
        left.add(SceneKind::Pool, "mine", 70);
        Start start(left);
        start.window.offer(*start.recovery);
        QVERIFY(start.show());
        QVERIFY(start.isOffered());
        for (const int key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
            const std::size_t before = start.session.run().log().size();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key(key));
            QCOMPARE(start.session.run().log().size(), before + 1);
        }
        QVERIFY(start.isOffered() && !start.dialog());
        // In the list, these keys only toggle check boxes.
        QVERIFY(start.choose());
        const std::size_t before = start.session.run().log().size();
        for (int i = 0; i < 5; ++i)
            for (const int key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter})
                QTest::keyClick(QApplication::focusWidget(), Qt::Key(key));
        QVERIFY(start.dialog() && start.dialog()->isVisible());
        QCOMPARE(start.session.run().log().size(), before);
        QCOMPARE(left.files().size(), 2);
        QCOMPARE(start.titleOf(SceneKind::String), QString::fromStdString(loadPreset("string")->title));
    }

    // Uses only Tab, Return and SPACE, like a user of a screen reader.
    void restoresWorkByKeyboard() {
        Left left;
        left.add(SceneKind::String, "mine", 70);
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        const auto tabTo = [](const char* name) {
            for (int i = 0; i < 200; ++i) {
                QWidget* focused = QApplication::focusWidget();
                if (focused && focused->objectName() == QLatin1String(name)) return true;
                QTest::keyClick(focused, Qt::Key_Tab);
            }
            return false;
        };
        QCOMPARE(start.notice().accessibleName(),
                 QStringLiteral("Seiche closed unexpectedly. Restore your unsaved work?"));
        QVERIFY(tabTo("chooseWork"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(start.dialog());
        QTRY_COMPARE(QApplication::focusWidget(), start.boxes().front());
        QVERIFY(tabTo("restoreWork"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(start.titleOf(SceneKind::String), QStringLiteral("mine"));
    }

    void keepsAllUnrestoredWorks() {
        Left left;
        for (const char* title : {"one", "two", "three"}) left.add(SceneKind::String, title, 70);
        for (const char* title : {"four", "five"}) left.add(SceneKind::Pool, title, 70);
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        QVERIFY(start.choose());
        // Newest first, one ticked per medium.
        QCOMPARE(start.titles(),
                 (QStringList{"String: one", "String: two", "String: three", "Pool: four", "Pool: five"}));
        QCOMPARE(start.titles(true), (QStringList{"String: one", "Pool: four"}));
        start.boxes()[1]->click();
        QCOMPARE(start.titles(true), (QStringList{"String: two", "Pool: four"}));
        start.press("restoreWork");
        QCOMPARE(start.titleOf(SceneKind::String), QStringLiteral("two"));
        QCOMPARE(start.titleOf(SceneKind::Pool), QStringLiteral("four"));
        QCOMPARE(start.session.scene(), SceneKind::String); // newer of the two restored works
        QCOMPARE(left.files().size(), 5);
        QCOMPARE(left.foundNext(), 3u);
        // A regular exit deletes only the work of this program.
        start.recovery.reset();
        QCOMPARE(left.files().size(), 3);
        // Later starts restore the remaining works.
        for (const std::size_t rest : {1u, 0u}) {
            Start next(left);
            QVERIFY(next.show());
            next.window.offer(*next.recovery);
            QVERIFY(next.choose());
            next.press("restoreWork");
            QCOMPARE(left.foundNext(), rest);
        }
    }

    void discardsOnlyTickedWork() {
        Left left;
        for (const char* title : {"one", "two"}) left.add(SceneKind::String, title, 70);
        left.add(SceneKind::Pool, "three", 70);
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        QVERIFY(start.choose());
        start.press("discardWork");
        QCOMPARE(start.titles(), QStringList{QStringLiteral("String: two")});
        QVERIFY(start.titles(true).isEmpty());
        QVERIFY(!start.dialog()->findChild<QPushButton*>(QStringLiteral("discardWork"))->isEnabled());
        QVERIFY(!start.dialog()->findChild<QPushButton*>(QStringLiteral("restoreWork"))->isEnabled());
        QCOMPARE(left.files().size(), 1);
        start.press("keepWork");
        QVERIFY(!start.isOffered());
        QCOMPARE(left.foundNext(), 1u);
        start.window.offer(*start.recovery);
        QVERIFY(start.choose());
        start.press("discardWork");
        QVERIFY(!start.dialog() && !start.isOffered());
        QVERIFY(left.files().isEmpty());
    }

    void dismissedWorkIsKept() {
        Left left;
        left.add(SceneKind::String, "mine", 70);
        for (const char* way : {"notice", "button", "escape", "end"}) {
            Start start(left);
            QVERIFY(start.show());
            start.window.offer(*start.recovery);
            QVERIFY(start.isOffered());
            QCOMPARE(left.foundNext(), 0u); // locked by this window
            const QLatin1String name(way);
            if (name == QLatin1String("notice")) start.child<QPushButton>("leaveWork")->click();
            else if (name != QLatin1String("end")) QVERIFY(start.choose());
            if (name == QLatin1String("button")) start.press("keepWork");
            if (name == QLatin1String("escape")) QTest::keyClick(start.dialog(), Qt::Key_Escape);
            if (name == QLatin1String("end")) start.recovery.reset();
            else QVERIFY(!start.isOffered());
            QVERIFY(start.titleOf(SceneKind::String) != QLatin1String("mine"));
            QCOMPARE(left.files().size(), 1);
            QCOMPARE(left.foundNext(), 1u);
        }
    }

    void keepsFileWhenTakeoverFails() {
        Left left;
        const QString file = left.add(SceneKind::String, "mine", 70);
        Start start(left);
        // A folder blocks the path of the new recovery file.
        const QStringList locks = QDir(left.path()).entryList({QStringLiteral("*.lock")}, QDir::Files);
        QCOMPARE(locks.size(), 1);
        const QString inTheWay =
            left.path() + QLatin1Char('/') +
            QString(locks[0]).replace(QLatin1String(".lock"), QLatin1String("-string.seiche"));
        QVERIFY(QDir().mkpath(inTheWay + QStringLiteral("/folder")));
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        QVERIFY(start.choose());
        start.press("restoreWork");
        QCOMPARE(start.titleOf(SceneKind::String), QStringLiteral("mine"));
        start.recovery->saveWork();
        QVERIFY(QFile::exists(file));
        QCOMPARE(left.foundNext(), 1u);
    }

    // The system reuses process numbers, for threads as well.
    void findsWorkWhenThreadReusesOwnerId() {
        Left left;
        const QString work = left.add(SceneKind::String, "mine", 70);
        QThread other;
        other.start();
        const auto end = qScopeGuard([&] { other.quit(), other.wait(); });
        QStringList threads =
            QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        const QString self = QString::number(QCoreApplication::applicationPid());
        if (!threads.removeOne(self)) QSKIP("this system does not list threads");
        const QString place = QFileInfo(work).fileName().left(QUuid().toString(QUuid::WithoutBraces).size());
        QFile file(left.path() + QLatin1Char('/') + place + QStringLiteral(".lock"));
        QByteArray owner;
        {
            QLockFile lock(file.fileName());
            QVERIFY(lock.lock());
            QVERIFY(file.open(QIODevice::ReadOnly));
            owner = file.readAll();
            file.close();
        }
        for (const QString& number : {self, threads.front()}) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(number.toLatin1() + owner.mid(owner.indexOf('\n')));
            file.flush();
            const QDateTime before = QDateTime::currentDateTime().addSecs(-60);
            QVERIFY(file.setFileTime(before, QFileDevice::FileModificationTime));
            file.close();
            QCOMPARE(left.foundNext(), number == self ? 0u : 1u);
        }
    }

    void hidesOfferWhenLessonOrFileIsOpen() {
        Left left;
        left.add(SceneKind::String, "mine", 70);
        QTemporaryDir own;
        FileError error;
        QVERIFY(writeExperimentFile(defaultExperiment(SceneKind::String), own.filePath("own.seiche"), error));
        for (const char* way : {"lesson before", "lesson after", "locked before", "locked after",
                                "preset before", "file before"}) {
            Start start(left);
            QVERIFY(start.show());
            const QString words = QLatin1String(way);
            const auto begin = [&] {
                if (words.startsWith(QLatin1String("lesson"))) start.window.openLesson(QStringLiteral("speed"));
                else if (words.startsWith(QLatin1String("preset")))
                    start.window.openPreset(QStringLiteral("string"));
                else if (words.startsWith(QLatin1String("file")))
                    start.window.openFile(own.filePath("own.seiche"));
                else start.window.setLocked(true);
            };
            if (words.endsWith(QLatin1String("before"))) begin();
            start.window.offer(*start.recovery);
            if (words.endsWith(QLatin1String("after"))) {
                QVERIFY(start.isOffered());
                begin();
            }
            QVERIFY2(!start.isOffered(), way);
            const std::size_t before = start.session.run().log().size();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            QCOMPARE(start.session.run().log().size(), before + 1);
            QCOMPARE(left.foundNext(), 1u);
        }
    }

    void offersWorkWhenReopeningItsSource_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"file", "preset", "link", "lesson"}) QTest::newRow(what) << what;
    }

    void offersWorkWhenReopeningItsSource() {
        QFETCH(QString, what);
        Left left;
        QTemporaryDir own;
        FileError error;
        for (const char* name : {"own.seiche", "other.seiche"})
            QVERIFY(writeExperimentFile(defaultExperiment(SceneKind::String), own.filePath(name), error));
        const auto open = [&](Start& start, bool other = false) {
            MainWindow& window = start.window;
            if (what == QLatin1String("file"))
                window.openFile(own.filePath(other ? "other.seiche" : "own.seiche"));
            if (what == QLatin1String("preset"))
                window.openPreset(other ? QStringLiteral("pool") : QStringLiteral("string-free-end"));
            if (what == QLatin1String("lesson"))
                window.openLesson(other ? QStringLiteral("ends") : QStringLiteral("speed"));
            if (what == QLatin1String("link"))
                window.openLink(
                    QString::fromStdString(*linkTo(*loadPreset(other ? "pool" : "string-free-end"))));
        };
        {
            Start start(left);
            open(start);
            start.session.tap();
            QVERIFY(start.window.documents().isChanged(start.session.scene()));
            start.recovery->keepForNextStart();
        }
        QCOMPARE(left.files().size(), 1);
        {
            Start start(left);
            open(start, true);
            QVERIFY(start.show());
            start.window.offer(*start.recovery);
            QVERIFY(!start.isOffered());
            // An open window offers the work, too.
            open(start);
            QVERIFY(start.isOffered());
            // Work left for the next start is not offered again here.
            start.child<QPushButton>("leaveWork")->click();
            QVERIFY(!start.isOffered());
            open(start, true);
            open(start);
            QVERIFY(!start.isOffered());
        }
        // Restored work keeps its origin, even after a second crash.
        for (int crash = 0; crash < 2; ++crash) {
            Start start(left);
            open(start);
            QVERIFY(start.show());
            const std::size_t before = start.session.run().log().size();
            start.window.offer(*start.recovery);
            QVERIFY(start.isOffered());
            // No dialog blocks the opened experiment.
            QVERIFY(!start.dialog() && !QApplication::activeModalWidget());
            QVERIFY(start.choose());
            QCOMPARE(start.boxes().size(), 1);
            start.press("restoreWork");
            QVERIFY(!start.isOffered());
            QCOMPARE(start.session.run().log().size(), before + 1);
            start.recovery->keepForNextStart();
            QCOMPARE(left.files().size(), 1);
        }
    }

    void lockedWindowOffersWorkAfterUnlock() {
        Left left;
        {
            Start start(left);
            start.window.openLesson(QStringLiteral("speed"));
            start.session.tap();
            start.recovery->keepForNextStart();
        }
        Start start(left);
        start.window.openLesson(QStringLiteral("speed"));
        QVERIFY(start.show());
        start.window.setLocked(true);
        start.window.offer(*start.recovery);
        QVERIFY(!start.isOffered());
        start.window.setLocked(false);
        QVERIFY(start.isOffered());
        QCOMPARE(left.files().size(), 1);
    }

    // The notice reads only the newest file; the list reads all.
    void readsFurtherFilesOnlyForList() {
        Left left;
        left.add(SceneKind::String, "mine", 70);
        QFile broken(left.path() + QStringLiteral("/f1234567-89ab-cdef-0123-456789abcdef-pool.seiche"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{ \"seiche\": 1, \"medium\"");
        QVERIFY(broken.flush());
        QVERIFY(
            broken.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        broken.close();
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        QVERIFY(start.isOffered());
        QVERIFY(broken.exists());
        QVERIFY(start.choose());
        QVERIFY(!broken.exists());
        QCOMPARE(start.titles(), QStringList{QStringLiteral("String: mine")});
    }

    void restoringAsksAboutUnsavedWork() {
        Left left;
        left.add(SceneKind::String, "mine", 70);
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        QVERIFY(start.session.set({{"k", 0.4}}).empty());
        const auto question = [&] {
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return start.child<QMessageBox>("saveQuestion");
        };
        QVERIFY(start.choose());
        start.press("restoreWork");
        QVERIFY(question());
        question()->button(QMessageBox::Cancel)->click();
        QVERIFY(!question());
        QCOMPARE(start.session.settings().rule.k, 0.4);
        QVERIFY(start.isOffered());
        QVERIFY(start.choose());
        start.press("restoreWork");
        QVERIFY(question());
        question()->button(QMessageBox::Discard)->click();
        QCOMPARE(start.titleOf(SceneKind::String), QStringLiteral("mine"));
        // Restored work counts as unsaved.
        start.window.close();
        QVERIFY(question());
        question()->button(QMessageBox::Cancel)->click();
    }

    void ignoresWorkOfRunningWindow() {
        Left left;
        Start one(left);
        one.session.tap();
        one.recovery->saveWork();
        QCOMPARE(left.files().size(), 1);
        QCOMPARE(left.foundNext(), 0u);
        QCOMPARE(left.files().size(), 1);
    }

    void automaticChangesAreNotWork() {
        Left left;
        Start start(left);
        start.session.tap();
        start.window.documents().countAsOpened();
        start.recovery->keepForNextStart();
        QVERIFY(left.files().isEmpty());
    }

    void keepsWorkForNextStart() {
        Left left;
        {
            Start start(left);
            QVERIFY(start.session.set({{"k", 0.4}}).empty());
            start.session.show(SceneKind::Pool);
            start.session.tap();
            start.recovery->keepForNextStart();
        }
        QCOMPARE(left.files().size(), 2);
        Start next(left);
        QVERIFY(next.show());
        next.window.offer(*next.recovery);
        QVERIFY(next.choose());
        next.press("restoreWork");
        QCOMPARE(next.session.runOf(SceneKind::String).log().size(), 1u);
        QVERIFY(std::get<Settings>(next.session.runOf(SceneKind::String).log()[0].what) ==
                Settings({{"k", 0.4}}));
        QCOMPARE(next.session.runOf(SceneKind::Pool).log().size(), loadPreset("pool")->events.size() + 1);
    }

    void reportsBackupFailureOnce() {
        Left left;
        Start start(left);
        QVERIFY(start.show());
        start.window.offer(*start.recovery);
        auto& banner = *start.child<Banner>("banner");
        QVERIFY2(banner.isHidden(), qPrintable(banner.text())); // no problem so far
        start.session.tap();
        start.recovery->saveWork();
        QVERIFY(banner.isHidden());
        // A file replaces the recovery folder.
        QVERIFY(QDir(left.path()).removeRecursively());
        QFile instead(left.path());
        QVERIFY(instead.open(QIODevice::WriteOnly));
        start.session.tap();
        start.recovery->saveWork();
        QCOMPARE(banner.text(),
                 QStringLiteral("Unsaved work cannot be backed up on this computer. Save it yourself.\n"
                                "Not a directory"));
        banner.hide();
        for (int i = 0; i < 3; ++i) {
            start.session.tap();
            start.recovery->saveWork();
            QCoreApplication::processEvents();
            QVERIFY(banner.isHidden());
        }
        QVERIFY(instead.remove());
    }

    void reportsUnusableFolderAtStart() {
        QTemporaryFile file;
        QVERIFY(file.open());
        Left left;
        Start start(left);
        QVERIFY(start.show());
        auto& banner = *start.child<Banner>("banner");
        Recovery nowhere(start.session, start.window.documents(),
                         file.fileName() + QStringLiteral("/recovery"));
        // An earlier message stays until the user closes it.
        start.window.openFile(left.path() + QStringLiteral("/gone.seiche"));
        const QString first = banner.text();
        start.window.offer(nowhere);
        QCOMPARE(banner.text(), first);
        banner.hide();
        QVERIFY(QTest::qWaitFor([&] { return !banner.isHidden(); }, patience));
        QVERIFY2(banner.text().startsWith(QLatin1String("Unsaved work cannot be backed up on this computer")),
                 qPrintable(banner.text()));
        banner.hide();
        start.window.offer(nowhere);
        start.session.tap();
        nowhere.saveWork();
        QCoreApplication::processEvents();
        QVERIFY(banner.isHidden());
    }

    void reportsUnsavableSettings_data() {
        QTest::addColumn<bool>("work");
        QTest::newRow("settings alone") << true;
        QTest::newRow("nothing at all") << false;
    }
    void reportsUnsavableSettings() {
        QFETCH(bool, work);
        QTemporaryFile file;
        QVERIFY(file.open());
        const QFileInfo own(QSettings().fileName());
        const QString place = QFileInfo(own.path()).path();
        const auto back =
            qScopeGuard([&] { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, place); });
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           file.fileName() + QStringLiteral("/settings"));
        Left left;
        Start start(left);
        QVERIFY(start.show());
        Recovery nowhere(start.session, start.window.documents(),
                         file.fileName() + QStringLiteral("/recovery"));
        start.window.offer(work ? *start.recovery : nowhere);
        const QString said = work ? QStringLiteral("Your settings cannot be saved on this computer.")
                                  : QStringLiteral("Your settings and backups of unsaved work cannot be saved "
                                                   "on this computer.");
        QCOMPARE(start.child<Banner>("banner")->text(), said + QStringLiteral("\nNot a directory"));
    }

    void emitsClosedOnce() {
        Left left;
        Start start(left);
        QVERIFY(start.show());
        int ends = 0;
        connect(&start.window, &MainWindow::closed, this, [&] { ++ends; });
        start.window.setLocked(true);
        QVERIFY(!start.window.close());
        QCOMPARE(ends, 0);
        start.window.setLocked(false);
        QVERIFY(start.window.close());
        QCOMPARE(ends, 1);
    }
};

SEICHE_WINDOW_TEST(QApplication, RecoveryTest)
#include "tst_recovery.moc"
