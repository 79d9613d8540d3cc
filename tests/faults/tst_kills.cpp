// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window is killed at random moments while saving, editing or keeping work: files stay whole,
// no temporary file remains, and kept work is offered.
#include "faults/program.h"
#include "files/experiment_file.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>
#include <QThread>

#include <algorithm>

using namespace seiche;

namespace {

std::optional<Experiment> experimentIn(const QString& path) {
    const ReadExperiment read = readExperiment(contents(path).toStdString());
    if (const Experiment* experiment = std::get_if<Experiment>(&read)) return *experiment;
    return std::nullopt;
}

} // namespace

class Kills : public QObject {
    Q_OBJECT

private slots:
    void killedWindowKeepsFilesWhole();
};

// Programs run one by one on the same home, as on a computer that keeps crashing. Delays use a
// fixed seed; the moment of each kill stays random.
void Kills::killedWindowKeepsFilesWhole() {
    const int kills = howMany(200, 24);
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Experiment first = defaultExperiment(SceneKind::String);
    first.title = "mine";
    QFile made(file);
    QVERIFY(made.open(QIODevice::WriteOnly));
    made.write(QByteArray::fromStdString(writeExperiment(first)));
    made.close();
    QRandomGenerator dice(19);
    int saved = 0, kept = 0, offered = 0;
    for (int kill = 0; kill < kills; ++kill) {
        const QString which = QStringLiteral("kill %1").arg(kill);
        const qsizetype left = home.keptWork().size();
        const QByteArray before = contents(file);
        // Recovery is offered only if no file is opened.
        const bool opens = kill % 4 != 3;
        Program program(home, opens ? QStringList{file} : QStringList{});
        QVERIFY2(program.isUp(), qPrintable(which + program.complaints()));
        if (!opens) {
            const bool isOffered = program.send(QStringLiteral("text recoveryNotice"));
            QVERIFY2(isOffered == (left > 0), qPrintable(which));
            offered += isOffered;
            if (isOffered) {
                QVERIFY(program.send(QStringLiteral("press chooseWork")));
                const QString works = program.ask(QStringLiteral("list recoveryDialog"));
                QVERIFY2(works.count(QLatin1Char('|')) + 1 == std::min(left, qsizetype{16}), qPrintable(works));
                QVERIFY(program.send(QStringLiteral("press restoreWork")));
            }
        }
        // Work is kept every 0.75 s at 20 times the speed.
        QVERIFY(program.send(QStringLiteral("clock 20 0 0")));
        const bool saves = opens && kill % 2 == 0;
        QVERIFY(program.send(saves ? QStringLiteral("always save") : QStringLiteral("always edit")));
        QThread::msleep(dice.bounded(saves ? 300 : 1800));
        program.kill();
        QCOMPARE(program.end(), std::optional(128 + 9));
        const std::optional<Experiment> now = experimentIn(file);
        QVERIFY2(now && now->title == "mine", qPrintable(which));
        QVERIFY2(saves || contents(file) == before, qPrintable(which));
        saved += contents(file) != before;
        for (const QString& work : home.keptWork())
            QVERIFY2(experimentIn(home.recovery() + QLatin1Char('/') + work), qPrintable(which + work));
        kept += !home.keptWork().isEmpty();
        // Temporary files of an interrupted save are complete too.
        for (const QString& name :
             QDir(home.beside({})).entryList({QStringLiteral(".seiche-*")}, QDir::Files | QDir::Hidden))
            QVERIFY2(experimentIn(home.beside(name)), qPrintable(which + name));
        QVERIFY2(!QFile::exists(home.settings()) || contents(home.settings()).startsWith('['),
                 qPrintable(which));
    }
    qInfo("%d kills: %d in which the file was saved, %d with work kept, %d offers", kills, saved, kept,
          offered);
    QVERIFY(saved > 0 && kept > 0 && offered > 0);
    QVERIFY(QDir(home.recovery()).entryList({QStringLiteral("*.unreadable")}).isEmpty());
}

QTEST_GUILESS_MAIN(Kills)
#include "tst_kills.moc"
