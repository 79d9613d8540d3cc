// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs in the window, saved and recomputed by the command line, bit-identical.
#include "canvas/pool_canvas.h"
#include "documents/documents.h"
#include "run/state_hash.h"
#include "share.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QProcess>
#include <QToolButton>

using namespace seiche;

namespace {

void steps(Session& session, int count) {
    for (int i = 0; i < count; ++i) session.step();
}

/// Saves the run and returns the hash of `seiche-cli run` after as many steps.
QString hashOfCommandLine(WindowUnderTest& test, const QString& path) {
    FileError error;
    if (!test.window.documents().save(path, error)) return error.problems.join(QLatin1Char('\n'));
    QProcess cli;
    cli.start(QStringLiteral(SEICHE_CLI),
              {QStringLiteral("run"), path, QStringLiteral("--steps"),
               QString::number(test.session.run().frame()), QStringLiteral("--hash")});
    if (!cli.waitForFinished()) return cli.errorString();
    return QString::fromUtf8(cli.readAllStandardOutput() + cli.readAllStandardError()).trimmed();
}

QString hashInWindow(const Session& session) {
    return QStringLiteral("hash: %1").arg(session.run().hash(), 16, 16, QLatin1Char('0'));
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { QSettings().clear(); }

    void windowAndCommandLineHashesMatch_data() {
        QTest::addColumn<QByteArray>("preset");
        // Sanitizers are many times slower, and every sixth preset covers all kinds.
#ifdef SEICHE_SANITIZED
        const std::size_t stride = 6;
#else
        const std::size_t stride = 1;
#endif
        for (std::size_t i = 0; i < presets().size(); i += stride) {
            const std::string& id = presets()[i].id;
            if (isInShare(i, 8) || hasChanged("presets/" + id + ".seiche"))
                QTest::newRow(id.c_str()) << QByteArray(id.c_str());
        }
    }
    void windowAndCommandLineHashesMatch() {
        QFETCH(QByteArray, preset);
        QTemporaryDir folder;
        WindowUnderTest test;
        test.session.setPlaying(false);
        QVERIFY(test.show());
        test.window.openPreset(QString::fromUtf8(preset));
        test.session.setPlaying(false);
        Session& session = test.session;
        const bool integers = session.run().rule().arithmetic == Arithmetic::Integer;

        // Taps with SPACE and at a position.
        steps(session, 7);
        QTest::keyClick(&test.window, Qt::Key_Space);
        steps(session, 40);
        session.tapAt(session.run().grid().width / 3.0, session.run().grid().height / 3.0);
        steps(session, 23);
        // Settings change during the run.
        const Settings change =
            integers ? Settings{{"dampingShare", 64.0}} : Settings{{"k", 0.37}, {"damping.velocity", 0.991}};
        QVERIFY(session.set(change).empty());
        QTest::keyClick(&test.window, Qt::Key_Space);
        steps(session, 31);
        QVERIFY(session.set({{"stepsPerSecond", 77.0}}).empty());
        // Changes the tap, runs the metronome, and adds a comparison run without influence.
        Pull pull = session.settings().pullWith;
        pull.height *= 0.5;
        session.setPullWith(pull);
        if (!integers) session.setComparison(Scheme::Euler, true);
        session.setMetronome(3.0);
        steps(session, 60);
        session.setMetronome(std::nullopt);

        const QString path = folder.filePath(QStringLiteral("lesson.seiche"));
        if (!session.run().divergedAt()) QCOMPARE(hashOfCommandLine(test, path), hashInWindow(session));

        // Seeks back, starts a new branch, undoes and redoes.
        const std::int64_t end = session.run().frame();
        session.seek(end / 2);
        steps(session, 5);
        QTest::keyClick(&test.window, Qt::Key_Space);
        steps(session, 44);
        session.undoGroup().undo();
        session.undoGroup().undo();
        session.undoGroup().redo();
        steps(session, 12);
        session.seek(3);
        session.seek(session.lastFrame());
        if (!session.run().divergedAt()) QCOMPARE(hashOfCommandLine(test, path), hashInWindow(session));

        // A window that opens the file must agree, too.
        if (session.run().divergedAt()) return;
        const QString straight = hashInWindow(session);
        const std::int64_t frame = session.run().frame();
        Session other(*loadPreset("string"), *loadPreset("pool"));
        Documents documents(other);
        FileError error;
        QVERIFY(documents.open(path, error));
        other.setPlaying(false);
        while (other.run().frame() < frame) other.step();
        QCOMPARE(hashInWindow(other), straight);
    }

    void hashesMatchForHeldPool() {
        QTemporaryDir folder;
        WindowUnderTest test;
        QVERIFY(test.show());
        test.window.openPreset(QStringLiteral("pool"));
        Session& session = test.session;
        PoolCanvas& canvas = *test.child<PoolCanvas>("poolCanvas");
        test.child<QToolButton>("touchHold")->click();
        const auto at = [&](double x, double y) { return canvas.toPixels({x, y}).toPoint(); };
        const auto waitFor = [&](std::int64_t steps) {
            const std::int64_t until = session.run().frame() + steps;
            return QTest::qWaitFor([&] { return session.run().frame() >= until; }, patience);
        };
        // Plays at full machine speed, with a tap and a comparison run in between.
        session.setPlaying(true);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, at(220, 79));
        QVERIFY(waitFor(60));
        for (int i = 1; i <= 10; ++i) {
            QTest::mouseMove(&canvas, at(220 - 7 * i, 79 + 4 * i));
            QVERIFY(waitFor(i % 4));
            if (i == 4) session.tapAt(200, 90);
            if (i == 6) session.setComparison(Scheme::Rk4, true);
        }
        // A save during a hold contains the steps so far.
        const QString path = folder.filePath(QStringLiteral("held.seiche"));
        session.setPlaying(false);
        QCOMPARE(hashOfCommandLine(test, path), hashInWindow(session));
        steps(session, 3);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, at(150, 119));
        steps(session, 40);
        QCOMPARE(hashOfCommandLine(test, path), hashInWindow(session));
        // Seeking and branching must keep window and command line equal.
        const QString straight = hashInWindow(session);
        session.seek(session.lastFrame() / 2);
        session.seek(session.lastFrame());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isSeeking(), patience);
        QCOMPARE(hashInWindow(session), straight);
        session.seek(session.lastFrame() - 50);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, at(60, 60));
        steps(session, 20);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, at(60, 60));
        steps(session, 20);
        QCOMPARE(hashOfCommandLine(test, path), hashInWindow(session));
    }
};

SEICHE_WINDOW_TEST(QApplication, ReplayTest)
#include "tst_replay.moc"
