// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A disk that is full from any call on, or any single failed call: old files stay whole, one
// sentence reports the problem, and no temporary file remains. Covers all files written by the
// window and the command line.
#include "faults/program.h"

#include <QSettings>
#include <QTest>

#include <cerrno>

namespace {

/// Arguments of a `fault` command; %1 is the call number.
struct Kind {
    QString fault;
    QString said;
    bool isForever = true;
};

QList<Kind> kinds() {
    const auto full = [](int error, const char* once) {
        return QStringLiteral("%1 ") + QString::number(error) + QLatin1String(once);
    };
    QList<Kind> all{{full(ENOSPC, ""), QStringLiteral("No space left on device"), true}};
    if (howMany(2, 1) > 1)
        all << Kind{full(EIO, " once"), QStringLiteral("Input/output error"), false}
            << Kind{full(EDQUOT, ""), QStringLiteral("Disk quota exceeded"), true};
    return all;
}

} // namespace

class FullDisk : public QObject {
    Q_OBJECT

private slots:
    void savedRunSurvivesFailedWrite();
    void exportedFileSurvivesFailedWrite_data();
    void exportedFileSurvivesFailedWrite();
    void recoveryFileSurvivesFailedWrite();
    void settingsSurviveFailedWrite();
    void commandLineOutputSurvivesFailedWrite_data();
    void commandLineOutputSurvivesFailedWrite();
};

void FullDisk::savedRunSurvivesFailedWrite() {
    const Home home;
    const QString folder = home.beside(QStringLiteral("work")), file = folder + QStringLiteral("/run.seiche");
    QVERIFY(QDir().mkpath(folder));
    Program program(home);
    QVERIFY(program.isUp());
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+Shift+S")));
    QVERIFY(program.send(QStringLiteral("choose ") + file));
    for (const Kind& kind : kinds()) {
        int at = 1;
        for (;; ++at) {
            const QByteArray before = contents(file);
            QVERIFY(isExperiment(before));
            QVERIFY(program.send(QStringLiteral("trigger Space")));
            QVERIFY(program.send(QStringLiteral("fault %1 ").arg(folder) + kind.fault.arg(at)));
            QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")));
            const bool struck = program.send(QStringLiteral("struck"));
            QVERIFY(program.send(QStringLiteral("fault %1 0 0").arg(folder)));
            const QString banner = program.banner(), which = kind.fault.arg(at) + QStringLiteral(": ") + banner;
            QVERIFY2(home.leftOvers().isEmpty(), qPrintable(which));
            QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden).size(), 1);
            if (banner.isEmpty()) {
                // The file was saved, possibly by a fallback method.
                QVERIFY2(!struck || !kind.isForever, qPrintable(which));
                QVERIFY2(contents(file) != before && isExperiment(contents(file)), qPrintable(which));
            } else {
                QVERIFY2(struck && banner.contains(kind.said) && banner.contains(QLatin1String("run.seiche")),
                         qPrintable(which));
                QCOMPARE(contents(file), before);
                // Saving succeeds when space is available again.
                QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")));
                QVERIFY2(program.banner().isEmpty(), qPrintable(which));
                QVERIFY(contents(file) != before && isExperiment(contents(file)));
            }
            if (!struck) break;
        }
        // Creating, writing, flushing, naming, closing and moving can all fail.
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
}

void FullDisk::exportedFileSurvivesFailedWrite_data() {
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("name");
    QTest::newRow("picture") << "savePicture"
                             << "picture.png";
    QTest::newRow("heights at probes") << "Ctrl+Shift+T"
                                       << "probes.csv";
    QTest::newRow("all heights") << "Export current heights (CSV)…"
                                 << "state.csv";
    QTest::newRow("page") << "Ctrl+Shift+P"
                          << "page.pdf";
    QTest::newRow("set-up") << "Save settings only…"
                            << "setup.seiche";
}

void FullDisk::exportedFileSurvivesFailedWrite() {
    QFETCH(QString, action);
    QFETCH(QString, name);
    const Home home;
    const QString folder = home.beside(QStringLiteral("work")), file = folder + QLatin1Char('/') + name;
    QVERIFY(QDir().mkpath(folder));
    Program program(home);
    QVERIFY(program.isUp());
    const QByteArray before("what was there");
    for (const Kind& kind : kinds()) {
        int at = 1;
        for (;; ++at) {
            QFile old(file);
            QVERIFY(old.open(QIODevice::WriteOnly));
            old.write(before);
            old.close();
            QVERIFY(program.send(QStringLiteral("fault %1 ").arg(folder) + kind.fault.arg(at)));
            QVERIFY(program.send(QStringLiteral("trigger ") + action));
            if (action == QLatin1String("savePicture"))
                QVERIFY(program.send(QStringLiteral("press picture-save")));
            QVERIFY(program.send(QStringLiteral("choose ") + file));
            // Some exports run in the background.
            QTRY_VERIFY_WITH_TIMEOUT(!program.banner().isEmpty() || contents(file) != before, patience);
            const bool struck = program.send(QStringLiteral("struck"));
            QVERIFY(program.send(QStringLiteral("fault %1 0 0").arg(folder)));
            const QString banner = program.banner(), which = kind.fault.arg(at) + QStringLiteral(": ") + banner;
            QVERIFY2(home.leftOvers().isEmpty(), qPrintable(which));
            QVERIFY2(QDir(folder).entryList(QDir::Files | QDir::Hidden).size() == 1, qPrintable(which));
            if (banner.isEmpty()) {
                QVERIFY2(!struck || !kind.isForever, qPrintable(which));
            } else {
                QVERIFY2(struck && banner.contains(kind.said) && banner.contains(name), qPrintable(which));
                QCOMPARE(contents(file), before);
                QVERIFY(program.send(QStringLiteral("dismiss")));
            }
            if (!struck) break;
        }
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
}

void FullDisk::recoveryFileSurvivesFailedWrite() {
    const Home home;
    Program program(home);
    QVERIFY(program.isUp());
    // Only a saved run with changes counts as unsaved work.
    const QString change = QStringLiteral("trigger Space"), tick = QStringLiteral("clock 1 20 0");
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+Shift+S")));
    QVERIFY(program.send(QStringLiteral("choose ") + home.beside(QStringLiteral("run.seiche"))));
    const auto kept = [&] {
        const QStringList names = home.keptWork();
        return names.isEmpty() ? QByteArray() : contents(home.recovery() + QLatin1Char('/') + names[0]);
    };
    for (const Kind& kind : kinds()) {
        int at = 1;
        for (;; ++at) {
            // The timer may fire any time, so faults are armed first.
            QVERIFY(program.send(QStringLiteral("fault %1 ").arg(home.recovery()) + kind.fault.arg(at)));
            const QByteArray before = kept();
            QVERIFY(program.send(change));
            QVERIFY(program.send(tick));
            const auto isDone = [&] { return program.send(QStringLiteral("struck")) || kept() != before; };
            QTRY_VERIFY_WITH_TIMEOUT(isDone(), patience);
            const bool struck = program.send(QStringLiteral("struck"));
            const QString which = kind.fault.arg(at);
            QVERIFY2(kept() == before || isExperiment(kept()), qPrintable(which));
            QVERIFY(program.send(QStringLiteral("fault %1 0 0").arg(home.recovery())));
            QVERIFY2(home.leftOvers().isEmpty(), qPrintable(which));
            // The work is kept when space is available again.
            const QByteArray now = kept();
            QVERIFY(program.send(change));
            QVERIFY(program.send(tick));
            QTRY_VERIFY_WITH_TIMEOUT(kept() != now, patience);
            QVERIFY(isExperiment(kept()));
            if (!struck) break;
        }
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
    // Recovery files stay private in a readable home.
    const QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup |
                                            QFileDevice::ExeGroup | QFileDevice::ReadOther |
                                            QFileDevice::WriteOther | QFileDevice::ExeOther;
    QVERIFY(!(QFileInfo(home.recovery()).permissions() & others));
}

// Opening and saving files also writes the settings.
void FullDisk::settingsSurviveFailedWrite() {
    const Home home;
    const QString folder = home.path(QStringLiteral("config"));
    Program program(home);
    QVERIFY(program.isUp());
    int file = 0;
    const auto saveAs = [&] {
        return program.send(QStringLiteral("trigger Ctrl+Shift+S")) &&
               program.send(QStringLiteral("choose ") +
                            home.beside(QStringLiteral("run%1.seiche").arg(++file % 8)));
    };
    QVERIFY(saveAs());
    QTRY_VERIFY_WITH_TIMEOUT(!contents(home.settings()).isEmpty(), patience);
    const QStringList keys = QSettings(home.settings(), QSettings::IniFormat).allKeys();
    QVERIFY(!keys.isEmpty());
    for (const Kind& kind : kinds()) {
        // QSettings writes with QSaveFile, which ignores a failed last write and moves the empty
        // file into place. On a full disk, the move fails too.
        if (!kind.isForever) continue;
        int at = 1;
        for (;; ++at) {
            QVERIFY(program.send(QStringLiteral("fault %1 ").arg(folder) + kind.fault.arg(at)));
            QVERIFY(saveAs());
            const bool struck = program.send(QStringLiteral("struck"));
            QVERIFY(program.send(QStringLiteral("fault %1 0 0").arg(folder)));
            const QStringList now = QSettings(home.settings(), QSettings::IniFormat).allKeys();
            for (const QString& key : keys)
                QVERIFY2(now.contains(key), qPrintable(kind.fault.arg(at) + QStringLiteral(": ") + key));
            if (!struck) break;
        }
        QVERIFY2(at > 4, qPrintable(QString::number(at)));
    }
    QVERIFY(program.send(QStringLiteral("fault %1 1 %2").arg(folder).arg(ENOSPC)));
    QVERIFY(program.send(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

void FullDisk::commandLineOutputSurvivesFailedWrite_data() {
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char* name, const char* command, const QStringList& names) {
        QTest::newRow(name) << QString::fromLatin1(command).split(QLatin1Char(' ')) << names;
    };
    row("run", "run --preset string --steps 40 --state %1/a.csv --at 0,10,20,30,40 --probe %1/b.csv",
        {"a.csv", "b.csv"});
    row("run, long", "run --preset pool --steps 3 --state %1/a.csv", {"a.csv"});
    row("screen", "run --preset five-slits --steps 400 --screen %1/a.csv", {"a.csv"});
    row("compare",
        "compare --preset string --set events=[{\"step\":0,\"pull\":{}}] --schemes leapfrog,rk4 --steps 30 "
        "--out %1/a.csv",
        {"a.csv"});
    row("converge", "converge --preset mode-1x1 --schemes leapfrog --refine 1,2 --steps 10 --out %1/a.csv",
        {"a.csv"});
    row("resonance",
        "resonance --preset string --from 0.9 --to 1.1 --points 2 --threads 1 --out %1/a.csv --svg %1/b.svg",
        {"a.csv", "b.svg"});
    row("picture", "render --view line --preset string --steps 10 --size 320x240 --png %1/a.png", {"a.png"});
    row("film", "render --view line --preset string --steps 0 --size 160x120 --frames 4 --gif %1/a.gif",
        {"a.gif"});
    row("pictures", "render --view line --preset string --steps 0 --size 80x60 --frames 3 --png %1/w-%02d.png",
        {"w-00.png", "w-01.png", "w-02.png"});
}

void FullDisk::commandLineOutputSurvivesFailedWrite() {
    QFETCH(QStringList, command);
    QFETCH(QStringList, names);
    const Home home;
    const QString folder = home.beside(QStringLiteral("out")), sign = home.beside(QStringLiteral("sign"));
    QVERIFY(QDir().mkpath(folder));
    command.replaceInStrings(QStringLiteral("%1"), folder);
    const auto run = [&](QString fault) {
        QProcess program;
        QStringList words{QStringLiteral("LD_PRELOAD=" SEICHE_FAULTS)};
        if (!fault.isEmpty()) {
            const QStringList parts = fault.split(QLatin1Char(' '));
            words << QStringLiteral("SEICHE_FAULT_FOLDER=") + folder
                  << QStringLiteral("SEICHE_FAULT_AT=") + parts[0]
                  << QStringLiteral("SEICHE_FAULT_ERROR=") + parts[1]
                  << QStringLiteral("SEICHE_FAULT_SIGN=") + sign;
            if (parts.size() > 2) words << QStringLiteral("SEICHE_FAULT_ONCE=1");
        }
        program.start(QStringLiteral("env"), words << QStringLiteral(SEICHE_CLI) << command);
        if (!program.waitForFinished(patience)) return std::pair(-1, QString());
        return std::pair(program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
                         QString::fromUtf8(program.readAllStandardError()));
    };
    QVERIFY(run({}).first == 0);
    QList<QByteArray> whole;
    for (const QString& name : names) {
        whole << contents(folder + QLatin1Char('/') + name);
        QVERIFY2(!whole.back().isEmpty(), qPrintable(name));
    }
    const QByteArray before("what was there");
    for (const Kind& kind : kinds()) {
        int at = 1;
        for (;; ++at) {
            for (const QString& name : names) {
                QFile old(folder + QLatin1Char('/') + name);
                QVERIFY(old.open(QIODevice::WriteOnly));
                old.write(before);
            }
            QFile::remove(sign);
            const auto [status, said] = run(kind.fault.arg(at));
            const bool struck = QFile::exists(sign);
            const QString which = kind.fault.arg(at) + QStringLiteral(": ") + said;
            QVERIFY2(QDir(folder).entryList(QDir::Files | QDir::Hidden).size() == names.size(),
                     qPrintable(which));
            for (qsizetype i = 0; i < names.size(); ++i) {
                const QByteArray now = contents(folder + QLatin1Char('/') + names[i]);
                QVERIFY2(now == whole[i] || (now == before && status == 1), qPrintable(which));
            }
            QVERIFY2(status == (said.isEmpty() ? 0 : 1), qPrintable(which));
            QVERIFY2(struck || said.isEmpty(), qPrintable(which));
            QVERIFY2(!struck || !kind.isForever || said.contains(kind.said), qPrintable(which));
            // One line for each file, at most.
            QVERIFY2(said.count(QLatin1Char('\n')) <= names.size(), qPrintable(which));
            if (!struck) break;
        }
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
}

QTEST_GUILESS_MAIN(FullDisk)
#include "tst_full_disk.moc"
