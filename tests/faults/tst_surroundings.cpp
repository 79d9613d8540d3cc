// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sleep, clock jumps, a dying display, missing fonts, few descriptors, little memory.
#include "faults/program.h"
#include "files/presets.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>
#include <QThread>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace seiche;

namespace {

/// Returns the step shown in the transport bar.
long long stepOf(Program& program) {
    QString said = program.ask(QStringLiteral("text timeLabel"));
    static const QRegularExpression others(QStringLiteral("[^0-9]"));
    return said.section(QStringLiteral("step"), 1).remove(others).toLongLong();
}

/// Waits until the transport bar has changed `count` times.
bool showsSteps(Program& program, int count) {
    long long last = stepOf(program);
    return QTest::qWaitFor(
        [&] {
            const long long now = stepOf(program);
            if (now == std::exchange(last, now)) return false;
            return --count == 0;
        },
        patience);
}

/// Returns whether the program or its loader (status 127) ends with one line of standard error.
bool endsWithASentence(Program& program) {
    const std::optional<int> status = program.end();
    const QString said = program.complaints();
    qInfo("status %d, %s", status.value_or(-1), qPrintable(said));
    return (status == 1 || status == 127) && said.count(QLatin1Char('\n')) == 1;
}

/// A separate X display that the test can kill.
class Screen {
public:
    Screen() {
        int ends[2] = {-1, -1};
        if (::pipe(ends) != 0) return;
        m_child = ::fork();
        if (m_child == 0) {
            ::close(ends[0]);
            const int none = ::open("/dev/null", O_WRONLY);
            ::dup2(none, 1);
            ::dup2(none, 2);
            const std::string number = std::to_string(ends[1]);
            ::execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-nolisten", "tcp", "-noreset", nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        // Xvfb dies if its output is not read.
        char letter = 0;
        while (::read(ends[0], &letter, 1) == 1 && letter != '\n') m_name += letter;
        ::close(ends[0]);
        if (!m_name.isEmpty()) m_name.prepend(':');
    }
    ~Screen() { kill(); }
    QString name() const { return QString::fromLatin1(m_name); }
    void kill() {
        if (m_child > 0) ::kill(m_child, SIGKILL);
        m_child = -1;
    }

private:
    pid_t m_child = -1;
    QByteArray m_name;
};

} // namespace

class SurroundingsTest : public QObject {
    Q_OBJECT

private slots:
    void runCatchesUpOneSecondAfterSleep();
    void clockJumpKeepsRecovery();
    void displayLossKeepsWork();
    void programRunsWithoutFonts();
    void fewDescriptorsGiveWindowOrMessage();
    void savingFailsWithoutDescriptors();
    void littleMemoryGivesWindowOrMessage();
    void memoryShortageKeepsWork();
};

void SurroundingsTest::runCatchesUpOneSecondAfterSleep() {
    const Home home;
    home.startAtWorkbench();
    Program program(home, {QStringLiteral("--preset"), QStringLiteral("string")});
    QVERIFY(program.isUp());
    const double rate = loadPreset("string")->stepsPerSecond;
    QTRY_VERIFY_WITH_TIMEOUT(stepOf(program) > 0, patience);
    QElapsedTimer awake;
    awake.start();
    const long long before = stepOf(program);
    // A clock jump of one hour, then three stopped seconds.
    QVERIFY(program.send(QStringLiteral("clock 1 3600 3600")));
    QVERIFY(showsSteps(program, 10));
    program.signal(SIGSTOP);
    double seconds = 0.001 * static_cast<double>(awake.elapsed());
    QThread::msleep(3000);
    awake.restart();
    program.signal(SIGCONT);
    QVERIFY(showsSteps(program, 20));
    // Each interruption is caught up by at most one second.
    const long long steps = stepOf(program) - before;
    seconds += 0.001 * static_cast<double>(awake.elapsed());
    QVERIFY2(steps < rate * (2 * 1.0 + seconds + 1.0), qPrintable(QString::number(steps)));
    QTRY_VERIFY_WITH_TIMEOUT(stepOf(program) > before + steps, patience);
}

void SurroundingsTest::clockJumpKeepsRecovery() {
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Program program(home);
    QVERIFY(program.isUp() && saveAs(program, file));
    for (const char* day : {"-315360000", "630720000", "-86400"}) {
        QVERIFY(program.send(QStringLiteral("clock 1 0 ") + QLatin1String(day)));
        QVERIFY(program.send(QStringLiteral("trigger Space")) && program.send(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
        // A window with the right time sees the first window alive.
        Program other(home);
        QVERIFY(other.isUp());
        QVERIFY(!other.send(QStringLiteral("text recoveryNotice")));
        other.kill();
        QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")));
        QVERIFY2(program.banner().isEmpty(), qPrintable(program.banner()));
        QVERIFY(program.send(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 0, patience);
    }
    QVERIFY(program.send(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

// The latest changes survive.
void SurroundingsTest::displayLossKeepsWork() {
    const Home home;
    {
        Screen screen;
        QVERIFY(!screen.name().isEmpty());
        Program program(home, {}, {{{QStringLiteral("DISPLAY"), screen.name()}}, {}});
        QVERIFY2(program.isUp(), qPrintable(program.complaints()));
        QVERIFY(saveAs(program, home.beside(QStringLiteral("run.seiche"))));
        QVERIFY(program.send(QStringLiteral("trigger Space")));
        screen.kill();
        QCOMPARE(program.end(), std::optional(1));
        const QString said = program.complaints();
        QVERIFY2(said.count(QLatin1Char('\n')) == 1, qPrintable(said));
    }
    QCOMPARE(home.keptWork().size(), 1);
    Program next(home);
    QVERIFY(next.isUp());
    QVERIFY(next.send(QStringLiteral("text recoveryNotice")));
}

void SurroundingsTest::programRunsWithoutFonts() {
    const Home home;
    QFile none(home.beside(QStringLiteral("fonts.conf")));
    QVERIFY(none.open(QIODevice::WriteOnly));
    // Without any folder, fontconfig would use its default folders.
    const QByteArray empty = QFile::encodeName(home.beside(QStringLiteral("fonts")));
    none.write("<?xml version=\"1.0\"?><fontconfig><dir>" + empty + "</dir><cachedir>" + empty +
               "</cachedir></fontconfig>");
    none.close();
    Program program(home, {}, {{{QStringLiteral("FONTCONFIG_FILE"), none.fileName()}}, {}});
    QVERIFY(program.isUp());
    QVERIFY(saveAs(program, home.beside(QStringLiteral("run.seiche"))));
    QVERIFY(isExperiment(contents(home.beside(QStringLiteral("run.seiche")))));
    for (const char* page : {"Ctrl+2", "Ctrl+3", "Ctrl+1", "F11"})
        QVERIFY2(program.send(QStringLiteral("trigger ") + QLatin1String(page)), page);
    QVERIFY(program.send(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

// The window appears, or one sentence explains the failure.
void SurroundingsTest::fewDescriptorsGiveWindowOrMessage() {
    for (const int max : {40, 32, 24, 20, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4}) {
        const Home home;
        Program program(home, {}, {{}, {QStringLiteral("prlimit"), QStringLiteral("--nofile=%1:%1").arg(max)}});
        const QString which = QString::number(max);
        if (program.isUp()) {
            const QString file = home.beside(QStringLiteral("run.seiche"));
            QVERIFY2(program.send(QStringLiteral("trigger Ctrl+Shift+S")), qPrintable(which));
            QVERIFY2(program.send(QStringLiteral("choose ") + file), qPrintable(which));
            QVERIFY2(isExperiment(contents(file)) != program.send(QStringLiteral("text bannerText")),
                     qPrintable(which));
            QVERIFY2(program.send(QStringLiteral("trigger Ctrl+2")), qPrintable(which));
            QVERIFY2(program.send(QStringLiteral("close")), qPrintable(which));
            QCOMPARE(program.end(), std::optional(0));
        } else {
            QVERIFY2(max < 40, "40 are enough");
            QVERIFY2(endsWithASentence(program), qPrintable(which));
        }
    }
}

void SurroundingsTest::savingFailsWithoutDescriptors() {
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Program program(home);
    QVERIFY(program.isUp() && saveAs(program, file));
    const QByteArray before = contents(file);
    QVERIFY(program.send(QStringLiteral("trigger Space")));
    QVERIFY(program.send(QStringLiteral("descriptors 0")));
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().contains(QLatin1String("Too many open files")), qPrintable(program.banner()));
    QCOMPARE(contents(file), before);
    // The program keeps working, except for display events that carry a descriptor.
    QVERIFY(program.send(QStringLiteral("clock 1 20 0")));
    QVERIFY(program.send(QStringLiteral("text transport")));
    QVERIFY(program.send(QStringLiteral("descriptors -1")));
    QVERIFY(program.send(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    QVERIFY(program.send(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().isEmpty(), qPrintable(program.banner()));
    QVERIFY(contents(file) != before && isExperiment(contents(file)));
}

// The window appears, or one sentence explains the failure.
void SurroundingsTest::littleMemoryGivesWindowOrMessage() {
    for (const long long megabytes : {700, 600, 500, 400, 300, 250, 200, 180, 160, 140, 120, 100, 60}) {
        const Home home;
        const QString limit = QStringLiteral("--as=%1").arg(megabytes * 1'000'000);
        Program program(home, {}, {{}, {QStringLiteral("prlimit"), limit}});
        const QString which = QString::number(megabytes);
        if (program.isUp()) {
            const QString file = home.beside(QStringLiteral("run.seiche"));
            QVERIFY2(saveAs(program, file), qPrintable(which));
            QVERIFY2(isExperiment(contents(file)), qPrintable(which));
            QVERIFY2(program.send(QStringLiteral("close")), qPrintable(which));
            QCOMPARE(program.end(), std::optional(0));
        } else {
            QVERIFY2(megabytes < 700, "700 MB are enough");
            QVERIFY2(endsWithASentence(program), qPrintable(which));
        }
    }
}

// Without free memory, the program ends with one sentence and keeps the most recent changes. Qt
// may crash while painting; then only work kept earlier remains.
void SurroundingsTest::memoryShortageKeepsWork() {
    std::vector<int> amounts{0, 4, 16, 64};
    if (howMany(1, 0)) amounts = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 32, 48, 64};
    for (const int more : amounts) {
        const Home home;
        const QString file = home.beside(QStringLiteral("run.seiche"));
        Program program(home);
        QVERIFY(program.isUp() && saveAs(program, file));
        QVERIFY(program.send(QStringLiteral("trigger Space")));
        QVERIFY(program.send(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
        QVERIFY(program.send(QStringLiteral("memory %1").arg(more)));
        for (const char* what : {"Space", "Ctrl+2", "Ctrl+3", "Ctrl+1", "F11", "Escape"})
            program.send(QStringLiteral("trigger ") + QLatin1String(what));
        const QString which = QString::number(more);
        // The program may already be ending.
        const bool lives =
            program.send(QStringLiteral("memory -1")) && program.send(QStringLiteral("trigger Ctrl+S"));
        if (lives) {
            QVERIFY2(program.banner().isEmpty(), qPrintable(which + program.banner()));
            QVERIFY2(program.send(QStringLiteral("close")), qPrintable(which));
            QCOMPARE(program.end(), std::optional(0));
        } else {
            const std::optional<int> status = program.end();
            QVERIFY2(status == 1 || status == 128 + SIGSEGV, qPrintable(which));
            const QString said = program.complaints();
            if (status == 1)
                QVERIFY2(said.endsWith(QLatin1String("seiche: there is not enough memory\n")),
                         qPrintable(which + said));
            QCOMPARE(home.keptWork().size(), 1);
            QVERIFY2(isExperiment(contents(home.recovery() + QLatin1Char('/') + home.keptWork().front())),
                     qPrintable(which));
        }
        QVERIFY2(isExperiment(contents(file)), qPrintable(which));
    }
}

QTEST_GUILESS_MAIN(SurroundingsTest)
#include "tst_surroundings.moc"
