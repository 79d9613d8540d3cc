// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two windows on one file, two computers with one home, missing or read-only folders.
#include "faults/program.h"

#include <QDateTime>
#include <QTest>
#include <QThread>

#include <csignal>
#include <utime.h>

namespace {

/// Returns an environment with a simulated computer name.
Program::Surroundings on(const char* computer) {
    return {{{QStringLiteral("SEICHE_FAULT_HOST"), QLatin1String(computer)}}, {}};
}

} // namespace

class Others : public QObject {
    Q_OBJECT

private slots:
    void secondWindowRefusesToOverwrite();
    void concurrentSavesKeepFileWhole();
    void workOfDeadComputerIsOffered();
    void savingWorksAfterFolderReturns();
    void unwritableHomeAllowsSaving();
};

void Others::secondWindowRefusesToOverwrite() {
    const Home home;
    const QString file = home.beside(QStringLiteral("shared.seiche"));
    Program one(home);
    QVERIFY(one.isUp() && saveAs(one, file));
    Program other(home, {file});
    QVERIFY(other.isUp());
    QVERIFY(one.send(QStringLiteral("trigger Space")) && other.send(QStringLiteral("trigger Space")));
    QVERIFY(one.send(QStringLiteral("trigger Ctrl+S")));
    const QByteArray ones = contents(file);
    QVERIFY(other.send(QStringLiteral("trigger Ctrl+S")));
    QVERIFY(other.send(QStringLiteral("text saveElsewhere")));
    QCOMPARE(contents(file), ones);
    QVERIFY(other.send(QStringLiteral("press saveElsewhere")));
    const QString mine = home.beside(QStringLiteral("mine.seiche"));
    QVERIFY(other.waitUntil(QStringLiteral("choose ") + mine));
    QVERIFY(isExperiment(contents(mine)) && contents(mine) != ones);
    QCOMPARE(contents(file), ones);
    // Neither end removes the work of the remaining window.
    QVERIFY(other.send(QStringLiteral("close")));
    QCOMPARE(other.end(), std::optional(0));
    QVERIFY(one.send(QStringLiteral("trigger Space")) && one.send(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    Program third(home);
    QVERIFY(third.isUp());
    QVERIFY(!third.send(QStringLiteral("text recoveryNotice")));
    QVERIFY(third.send(QStringLiteral("close")));
    QCOMPARE(third.end(), std::optional(0));
    QCOMPARE(home.keptWork().size(), 1);
}

void Others::concurrentSavesKeepFileWhole() {
    const Home home;
    const QString file = home.beside(QStringLiteral("shared.seiche"));
    Program one(home);
    QVERIFY(one.isUp() && saveAs(one, file));
    Program other(home, {file});
    QVERIFY(other.isUp());
    QVERIFY(one.send(QStringLiteral("always save")) && other.send(QStringLiteral("always save")));
    for (int look = 0; look < howMany(400, 50); ++look) {
        QVERIFY(isExperiment(contents(file)));
        QThread::msleep(5);
    }
    one.kill();
    other.kill();
    QVERIFY(isExperiment(contents(file)));
    // Each killed window leaves at most one temporary file, which is complete.
    QVERIFY(home.leftOvers().size() <= 2);
}

// One computer crashes; the lesson continues on a different computer with the same home.
void Others::workOfDeadComputerIsOffered() {
    const Home home;
    Program there(home, {}, on("room-1"));
    QVERIFY(there.isUp() && saveAs(there, home.beside(QStringLiteral("run.seiche"))));
    QVERIFY(there.send(QStringLiteral("trigger Space")) && there.send(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    const QString lock =
        home.recovery() + QLatin1Char('/') + home.keptWork()[0].left(36) + QStringLiteral(".lock");
    const QString notice = QStringLiteral("text recoveryNotice");
    {
        // The work of a living computer is not offered.
        Program here(home, {}, on("room-2"));
        QVERIFY(here.isUp());
        QVERIFY(!here.send(notice));
        QVERIFY(here.send(QStringLiteral("close")));
        QCOMPARE(here.end(), std::optional(0));
    }
    QVERIFY(QFile::exists(lock));
    // Stopped, with a lock ten minutes old.
    there.signal(SIGSTOP);
    const auto age = [&lock] {
        const utimbuf times = {QDateTime::currentSecsSinceEpoch() - 600,
                               QDateTime::currentSecsSinceEpoch() - 600};
        return ::utime(QFile::encodeName(lock).constData(), &times) == 0;
    };
    QVERIFY(age());
    {
        Program here(home, {}, on("room-2"));
        QVERIFY(here.isUp());
        QVERIFY(here.send(notice));
        QVERIFY(here.send(QStringLiteral("press chooseWork")) &&
                here.send(QStringLiteral("press restoreWork")));
        QVERIFY(!here.send(notice));
        // The first computer was only suspended and keeps its work again. Its work is not offered
        // while it is alive.
        there.signal(SIGCONT);
        QVERIFY(there.send(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 2, patience);
        QVERIFY(there.send(QStringLiteral("trigger Space")) && there.send(QStringLiteral("clock 1 20 0")));
        Program third(home, {}, on("room-3"));
        QVERIFY(third.isUp());
        QVERIFY(!third.send(notice));
        third.kill();
        here.kill();
    }
    QCOMPARE(home.keptWork().size(), 2);
}

void Others::savingWorksAfterFolderReturns() {
    const Home home;
    const QString folder = home.beside(QStringLiteral("stick")), file = folder + QStringLiteral("/run.seiche");
    QVERIFY(QDir().mkpath(folder));
    Program program(home);
    QVERIFY(program.isUp() && saveAs(program, file));
    QVERIFY(QDir().rename(folder, folder + QStringLiteral("-out")));
    QVERIFY(program.send(QStringLiteral("trigger Space")) && program.send(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().contains(QLatin1String("No such file or directory")),
             qPrintable(program.banner()));
    QVERIFY(!program.banner().contains(QLatin1String("unchanged")));
    QVERIFY(QDir().rename(folder + QStringLiteral("-out"), folder));
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().isEmpty(), qPrintable(program.banner()));
    QVERIFY(isExperiment(contents(file)));
    // The data folder of the program may vanish too.
    QVERIFY(QDir(home.path(QStringLiteral("data"))).removeRecursively());
    QVERIFY(QDir(home.path(QStringLiteral("config"))).removeRecursively());
    QVERIFY(program.send(QStringLiteral("trigger Space")) && program.send(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")) && program.send(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

// The folders of the home are missing and cannot be created. Files next to the home are saved, and
// the program ends.
void Others::unwritableHomeAllowsSaving() {
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Program program(home, {},
                    {{{QStringLiteral("XDG_DATA_HOME"), QStringLiteral("/dev/null/data")},
                      {QStringLiteral("XDG_CONFIG_HOME"), QStringLiteral("/dev/null/config")}},
                     {}});
    QVERIFY(program.isUp() && saveAs(program, file));
    QVERIFY(isExperiment(contents(file)));
    QVERIFY(program.send(QStringLiteral("trigger Space")) && program.send(QStringLiteral("clock 1 20 0")));
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")) && program.send(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

QTEST_GUILESS_MAIN(Others)
#include "tst_others.moc"
