// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two windows on one file, two computers with one home, folders that vanish or may not be written.
#include "faults/program.h"

#include <QDateTime>
#include <QTest>
#include <QThread>

#include <csignal>
#include <utime.h>

namespace {

/// As on another computer of this name.
Program::Surroundings on(const char* computer) {
    return {{{QStringLiteral("SEICHE_FAULT_HOST"), QLatin1String(computer)}}, {}};
}

} // namespace

class Others : public QObject {
    Q_OBJECT

private slots:
    void twoWindowsOnOneFile();
    void twoThatSaveAtOnce();
    void anotherComputerOnTheSameHome();
    void aFolderThatVanishesAndComesBack();
    void aHomeThatMayNotBeWritten();
};

void Others::twoWindowsOnOneFile() {
    const Home home;
    const QString file = home.beside(QStringLiteral("shared.seiche"));
    Program one(home);
    QVERIFY(one.isUp() && saveAs(one, file));
    Program other(home, {file});
    QVERIFY(other.isUp());
    QVERIFY(one.tell(QStringLiteral("trigger Space")) && other.tell(QStringLiteral("trigger Space")));
    QVERIFY(one.tell(QStringLiteral("trigger Ctrl+S")));
    const QByteArray ones = contents(file);
    QVERIFY(other.tell(QStringLiteral("trigger Ctrl+S")));
    QVERIFY(other.tell(QStringLiteral("text saveElsewhere")));
    QCOMPARE(contents(file), ones);
    QVERIFY(other.tell(QStringLiteral("press saveElsewhere")));
    const QString mine = home.beside(QStringLiteral("mine.seiche"));
    QVERIFY(other.waitUntil(QStringLiteral("choose ") + mine));
    QVERIFY(isExperiment(contents(mine)) && contents(mine) != ones);
    QCOMPARE(contents(file), ones);
    // Both end in order, and neither's end takes the other's work away.
    QVERIFY(other.tell(QStringLiteral("close")));
    QCOMPARE(other.end(), std::optional(0));
    QVERIFY(one.tell(QStringLiteral("trigger Space")) && one.tell(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    Program third(home);
    QVERIFY(third.isUp());
    QVERIFY(!third.tell(QStringLiteral("text recoveryNotice")));
    QVERIFY(third.tell(QStringLiteral("close")));
    QCOMPARE(third.end(), std::optional(0));
    QCOMPARE(home.keptWork().size(), 1);
}

void Others::twoThatSaveAtOnce() {
    const Home home;
    const QString file = home.beside(QStringLiteral("shared.seiche"));
    Program one(home);
    QVERIFY(one.isUp() && saveAs(one, file));
    Program other(home, {file});
    QVERIFY(other.isUp());
    QVERIFY(one.tell(QStringLiteral("always save")) && other.tell(QStringLiteral("always save")));
    for (int look = 0; look < howMany(400, 50); ++look) {
        QVERIFY(isExperiment(contents(file)));
        QThread::msleep(5);
    }
    one.kill();
    other.kill();
    QVERIFY(isExperiment(contents(file)));
    // Whoever is killed when a file has its name and not yet its place leaves a whole one.
    QVERIFY(home.leftOvers().size() <= 2);
}

// A crash or a power cut in one room; the lesson goes on in another, with the same home.
void Others::anotherComputerOnTheSameHome() {
    const Home home;
    Program there(home, {}, on("room-1"));
    QVERIFY(there.isUp() && saveAs(there, home.beside(QStringLiteral("run.seiche"))));
    QVERIFY(there.tell(QStringLiteral("trigger Space")) && there.tell(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    const QString lock =
        home.recovery() + QLatin1Char('/') + home.keptWork()[0].left(36) + QStringLiteral(".lock");
    const QString notice = QStringLiteral("text recoveryNotice");
    {
        // It is alive: its work is its own.
        Program here(home, {}, on("room-2"));
        QVERIFY(here.isUp());
        QVERIFY(!here.tell(notice));
        // Nor do clocks that differ make it dead.
        QVERIFY(here.tell(QStringLiteral("close")));
        QCOMPARE(here.end(), std::optional(0));
    }
    QVERIFY(QFile::exists(lock));
    // The computer stands still, and is not heard of for ten minutes.
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
        QVERIFY(here.tell(notice));
        QVERIFY(here.tell(QStringLiteral("press chooseWork")) &&
                here.tell(QStringLiteral("press restoreWork")));
        QVERIFY(!here.tell(notice));
        // It only slept: it goes on, and its work is written down again. Nobody else is offered it while it
        // lives.
        there.signal(SIGCONT);
        QVERIFY(there.tell(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 2, patience);
        QVERIFY(there.tell(QStringLiteral("trigger Space")) && there.tell(QStringLiteral("clock 1 20 0")));
        Program third(home, {}, on("room-3"));
        QVERIFY(third.isUp());
        QVERIFY(!third.tell(notice));
        third.kill();
        here.kill();
    }
    QCOMPARE(home.keptWork().size(), 2);
}

void Others::aFolderThatVanishesAndComesBack() {
    const Home home;
    const QString folder = home.beside(QStringLiteral("stick")), file = folder + QStringLiteral("/run.seiche");
    QVERIFY(QDir().mkpath(folder));
    Program program(home);
    QVERIFY(program.isUp() && saveAs(program, file));
    QVERIFY(QDir().rename(folder, folder + QStringLiteral("-out")));
    QVERIFY(program.tell(QStringLiteral("trigger Space")) && program.tell(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().contains(QLatin1String("No such file or directory")),
             qPrintable(program.banner()));
    QVERIFY(!program.banner().contains(QLatin1String("unchanged")));
    QVERIFY(QDir().rename(folder + QStringLiteral("-out"), folder));
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().isEmpty(), qPrintable(program.banner()));
    QVERIFY(isExperiment(contents(file)));
    // So does the folder of the program itself.
    QVERIFY(QDir(home.path(QStringLiteral("data"))).removeRecursively());
    QVERIFY(QDir(home.path(QStringLiteral("config"))).removeRecursively());
    QVERIFY(program.tell(QStringLiteral("trigger Space")) && program.tell(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")) && program.tell(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

// A home of which not even the folders are there, and cannot be made: files beside it are saved, and the
// program ends.
void Others::aHomeThatMayNotBeWritten() {
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Program program(home, {},
                    {{{QStringLiteral("XDG_DATA_HOME"), QStringLiteral("/dev/null/data")},
                      {QStringLiteral("XDG_CONFIG_HOME"), QStringLiteral("/dev/null/config")}},
                     {}});
    QVERIFY(program.isUp() && saveAs(program, file));
    QVERIFY(isExperiment(contents(file)));
    QVERIFY(program.tell(QStringLiteral("trigger Space")) && program.tell(QStringLiteral("clock 1 20 0")));
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")) && program.tell(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

QTEST_GUILESS_MAIN(Others)
#include "tst_others.moc"
