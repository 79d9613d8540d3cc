// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A disk that is full from any call on, or fails once at any call: what was there stays whole, one sentence
// says why, and nothing is left behind. So for all that the window and the command line write.
#include "faults/program.h"

#include <QSettings>
#include <QTest>

#include <cerrno>

namespace {

/// A fault, as the hand is told of it; its number is put in for %1.
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
    void savingARun();
    void savingAnythingElse_data();
    void savingAnythingElse();
    void keepingWork();
    void rememberingSettings();
    void commandLine_data();
    void commandLine();
};

void FullDisk::savingARun() {
    const Home home;
    const QString folder = home.beside(QStringLiteral("work")), file = folder + QStringLiteral("/run.seiche");
    QVERIFY(QDir().mkpath(folder));
    Program program(home);
    QVERIFY(program.isUp());
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+Shift+S")));
    QVERIFY(program.tell(QStringLiteral("choose ") + file));
    for (const Kind& kind : kinds()) {
        int at = 1;
        for (;; ++at) {
            const QByteArray before = contents(file);
            QVERIFY(isExperiment(before));
            QVERIFY(program.tell(QStringLiteral("trigger Space")));
            QVERIFY(program.tell(QStringLiteral("fault %1 ").arg(folder) + kind.fault.arg(at)));
            QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")));
            const bool struck = program.tell(QStringLiteral("struck"));
            QVERIFY(program.tell(QStringLiteral("fault %1 0 0").arg(folder)));
            const QString banner = program.banner(), which = kind.fault.arg(at) + QStringLiteral(": ") + banner;
            QVERIFY2(home.leftOvers().isEmpty(), qPrintable(which));
            QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden).size(), 1);
            if (banner.isEmpty()) {
                // Done, by another way where there is one.
                QVERIFY2(!struck || !kind.isForever, qPrintable(which));
                QVERIFY2(contents(file) != before && isExperiment(contents(file)), qPrintable(which));
            } else {
                QVERIFY2(struck && banner.contains(kind.said) && banner.contains(QLatin1String("run.seiche")),
                         qPrintable(which));
                QCOMPARE(contents(file), before);
                // With room again it is saved.
                QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")));
                QVERIFY2(program.banner().isEmpty(), qPrintable(which));
                QVERIFY(contents(file) != before && isExperiment(contents(file)));
            }
            if (!struck) break;
        }
        // To make a file, write, flush, name, close and put it in its place.
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
}

void FullDisk::savingAnythingElse_data() {
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("name");
    QTest::newRow("picture") << "savePicture-1"
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

void FullDisk::savingAnythingElse() {
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
            QVERIFY(program.tell(QStringLiteral("fault %1 ").arg(folder) + kind.fault.arg(at)));
            QVERIFY(program.tell(QStringLiteral("trigger ") + action));
            QVERIFY(program.tell(QStringLiteral("choose ") + file));
            // Some of it is done in the background.
            QTRY_VERIFY_WITH_TIMEOUT(!program.banner().isEmpty() || contents(file) != before, patience);
            const bool struck = program.tell(QStringLiteral("struck"));
            QVERIFY(program.tell(QStringLiteral("fault %1 0 0").arg(folder)));
            const QString banner = program.banner(), which = kind.fault.arg(at) + QStringLiteral(": ") + banner;
            QVERIFY2(home.leftOvers().isEmpty(), qPrintable(which));
            QVERIFY2(QDir(folder).entryList(QDir::Files | QDir::Hidden).size() == 1, qPrintable(which));
            if (banner.isEmpty()) {
                QVERIFY2(!struck || !kind.isForever, qPrintable(which));
            } else {
                QVERIFY2(struck && banner.contains(kind.said) && banner.contains(name), qPrintable(which));
                QCOMPARE(contents(file), before);
                QVERIFY(program.tell(QStringLiteral("dismiss")));
            }
            if (!struck) break;
        }
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
}

void FullDisk::keepingWork() {
    const Home home;
    Program program(home);
    QVERIFY(program.isUp());
    // Settings of its own, so that it is work.
    const QString change = QStringLiteral("trigger Space"), tick = QStringLiteral("clock 1 20 0");
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+Shift+S")));
    QVERIFY(program.tell(QStringLiteral("choose ") + home.beside(QStringLiteral("run.seiche"))));
    const auto kept = [&] {
        const QStringList names = home.keptWork();
        return names.isEmpty() ? QByteArray() : contents(home.recovery() + QLatin1Char('/') + names[0]);
    };
    for (const Kind& kind : kinds()) {
        int at = 1;
        for (;; ++at) {
            // The timer may go off by itself at any time: the fault is there before there is anything to keep.
            QVERIFY(program.tell(QStringLiteral("fault %1 ").arg(home.recovery()) + kind.fault.arg(at)));
            const QByteArray before = kept();
            QVERIFY(program.tell(change));
            QVERIFY(program.tell(tick));
            const auto isDone = [&] { return program.tell(QStringLiteral("struck")) || kept() != before; };
            QTRY_VERIFY_WITH_TIMEOUT(isDone(), patience);
            const bool struck = program.tell(QStringLiteral("struck"));
            const QString which = kind.fault.arg(at);
            QVERIFY2(kept() == before || isExperiment(kept()), qPrintable(which));
            QVERIFY(program.tell(QStringLiteral("fault %1 0 0").arg(home.recovery())));
            QVERIFY2(home.leftOvers().isEmpty(), qPrintable(which));
            // With room again it is kept.
            const QByteArray now = kept();
            QVERIFY(program.tell(change));
            QVERIFY(program.tell(tick));
            QTRY_VERIFY_WITH_TIMEOUT(kept() != now, patience);
            QVERIFY(isExperiment(kept()));
            if (!struck) break;
        }
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
    // What others cannot read in a home that is open to them.
    const QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup |
                                            QFileDevice::ExeGroup | QFileDevice::ReadOther |
                                            QFileDevice::WriteOther | QFileDevice::ExeOther;
    QVERIFY(!(QFileInfo(home.recovery()).permissions() & others));
}

// Settings are written when the window is left, and when a file is opened or saved.
void FullDisk::rememberingSettings() {
    const Home home;
    const QString folder = home.path(QStringLiteral("config"));
    Program program(home);
    QVERIFY(program.isUp());
    int file = 0;
    const auto saveAs = [&] {
        return program.tell(QStringLiteral("trigger Ctrl+Shift+S")) &&
               program.tell(QStringLiteral("choose ") +
                            home.beside(QStringLiteral("run%1.seiche").arg(++file % 8)));
    };
    QVERIFY(saveAs());
    QTRY_VERIFY_WITH_TIMEOUT(!contents(home.settings()).isEmpty(), patience);
    const QStringList keys = QSettings(home.settings(), QSettings::IniFormat).allKeys();
    QVERIFY(!keys.isEmpty());
    for (const Kind& kind : kinds()) {
        // QSaveFile, with which QSettings writes, does not notice that its last write has failed and puts the
        // empty file in place, if that works. On a full disk it does not.
        if (!kind.isForever) continue;
        int at = 1;
        for (;; ++at) {
            QVERIFY(program.tell(QStringLiteral("fault %1 ").arg(folder) + kind.fault.arg(at)));
            QVERIFY(saveAs());
            const bool struck = program.tell(QStringLiteral("struck"));
            QVERIFY(program.tell(QStringLiteral("fault %1 0 0").arg(folder)));
            const QStringList now = QSettings(home.settings(), QSettings::IniFormat).allKeys();
            for (const QString& key : keys)
                QVERIFY2(now.contains(key), qPrintable(kind.fault.arg(at) + QStringLiteral(": ") + key));
            if (!struck) break;
        }
        QVERIFY2(at > 4, qPrintable(QString::number(at)));
    }
    QVERIFY(program.tell(QStringLiteral("fault %1 1 %2").arg(folder).arg(ENOSPC)));
    QVERIFY(program.tell(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

void FullDisk::commandLine_data() {
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

void FullDisk::commandLine() {
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
            // A line for each file.
            QVERIFY2(said.count(QLatin1Char('\n')) <= names.size(), qPrintable(which));
            if (!struck) break;
        }
        QVERIFY2(at > 6, qPrintable(QString::number(at)));
    }
}

QTEST_GUILESS_MAIN(FullDisk)
#include "tst_full_disk.moc"
