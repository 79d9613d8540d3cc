// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A computer that sleeps, whose clock jumps, whose display dies, without fonts or descriptors.
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

/// The step of the run as the transport bar says it.
long long stepOf(Program& program) {
    QString said = program.ask(QStringLiteral("text timeLabel"));
    static const QRegularExpression others(QStringLiteral("[^0-9]"));
    return said.section(QStringLiteral("step"), 1).remove(others).toLongLong();
}

/// Waits until the transport bar has shown `count` more steps than the present one.
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

/// Why there is no window; with even less than that takes, the system says that no program is loaded.
bool endsWithASentence(Program& program) {
    const std::optional<int> status = program.end();
    const QString said = program.complaints();
    qInfo("status %d, %s", status.value_or(-1), qPrintable(said));
    return (status == 1 || status == 127) && said.count(QLatin1Char('\n')) == 1;
}

/// A display of the test's own, to be taken away.
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
        // To its end of line: a server whose words are not read dies.
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
    void sleepIsNoBurst();
    void clocksOfTheDayJump();
    void theDisplayDies();
    void withoutFonts();
    void fewDescriptors();
    void withoutDescriptors();
    void littleMemory();
    void memoryRunsOut();
};

void SurroundingsTest::sleepIsNoBurst() {
    const Home home;
    Program program(home, {QStringLiteral("--preset"), QStringLiteral("string")});
    QVERIFY(program.isUp());
    const double rate = loadPreset("string")->stepsPerSecond;
    QTRY_VERIFY_WITH_TIMEOUT(stepOf(program) > 0, patience);
    QElapsedTimer awake;
    awake.start();
    const long long before = stepOf(program);
    // An hour by the clock of the system, and three seconds in which the process does not run.
    QVERIFY(program.tell(QStringLiteral("clock 1 3600 3600")));
    QVERIFY(showsSteps(program, 10));
    program.signal(SIGSTOP);
    double seconds = 0.001 * static_cast<double>(awake.elapsed());
    QThread::msleep(3000);
    awake.restart();
    program.signal(SIGCONT);
    QVERIFY(showsSteps(program, 20));
    // Each is made up for by a second at the most.
    const long long steps = stepOf(program) - before;
    seconds += 0.001 * static_cast<double>(awake.elapsed());
    QVERIFY2(steps < rate * (2 * 1.0 + seconds + 1.0), qPrintable(QString::number(steps)));
    QTRY_VERIFY_WITH_TIMEOUT(stepOf(program) > before + steps, patience);
}

void SurroundingsTest::clocksOfTheDayJump() {
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Program program(home);
    QVERIFY(program.isUp() && saveAs(program, file));
    for (const char* day : {"-315360000", "630720000", "-86400"}) {
        QVERIFY(program.tell(QStringLiteral("clock 1 0 ") + QLatin1String(day)));
        QVERIFY(program.tell(QStringLiteral("trigger Space")) && program.tell(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
        // Another window of the same computer, at the right time, sees that it is alive.
        Program other(home);
        QVERIFY(other.isUp());
        QVERIFY(!other.tell(QStringLiteral("text recoveryNotice")));
        other.kill();
        QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")));
        QVERIFY2(program.banner().isEmpty(), qPrintable(program.banner()));
        QVERIFY(program.tell(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 0, patience);
    }
    QVERIFY(program.tell(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

// What was done a moment ago is kept all the same.
void SurroundingsTest::theDisplayDies() {
    const Home home;
    {
        Screen screen;
        QVERIFY(!screen.name().isEmpty());
        Program program(home, {}, {{{QStringLiteral("DISPLAY"), screen.name()}}, {}});
        QVERIFY2(program.isUp(), qPrintable(program.complaints()));
        QVERIFY(saveAs(program, home.beside(QStringLiteral("run.seiche"))));
        QVERIFY(program.tell(QStringLiteral("trigger Space")));
        screen.kill();
        QCOMPARE(program.end(), std::optional(1));
        const QString said = program.complaints();
        QVERIFY2(said.count(QLatin1Char('\n')) == 1, qPrintable(said));
    }
    QCOMPARE(home.keptWork().size(), 1);
    Program next(home);
    QVERIFY(next.isUp());
    QVERIFY(next.tell(QStringLiteral("text recoveryNotice")));
}

void SurroundingsTest::withoutFonts() {
    const Home home;
    QFile none(home.beside(QStringLiteral("fonts.conf")));
    QVERIFY(none.open(QIODevice::WriteOnly));
    // Without any folder there would be those that fontconfig knows by itself.
    const QByteArray empty = QFile::encodeName(home.beside(QStringLiteral("fonts")));
    none.write("<?xml version=\"1.0\"?><fontconfig><dir>" + empty + "</dir><cachedir>" + empty +
               "</cachedir></fontconfig>");
    none.close();
    Program program(home, {}, {{{QStringLiteral("FONTCONFIG_FILE"), none.fileName()}}, {}});
    QVERIFY(program.isUp());
    QVERIFY(saveAs(program, home.beside(QStringLiteral("run.seiche"))));
    QVERIFY(isExperiment(contents(home.beside(QStringLiteral("run.seiche")))));
    for (const char* page : {"Ctrl+2", "Ctrl+3", "Ctrl+1", "F11"})
        QVERIFY2(program.tell(QStringLiteral("trigger ") + QLatin1String(page)), page);
    QVERIFY(program.tell(QStringLiteral("close")));
    QCOMPARE(program.end(), std::optional(0));
}

// With any number of them the window comes, or one sentence says why not.
void SurroundingsTest::fewDescriptors() {
    for (const int most : {40, 32, 24, 20, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4}) {
        const Home home;
        Program program(home, {},
                        {{}, {QStringLiteral("prlimit"), QStringLiteral("--nofile=%1:%1").arg(most)}});
        const QString which = QString::number(most);
        if (program.isUp()) {
            const QString file = home.beside(QStringLiteral("run.seiche"));
            QVERIFY2(program.tell(QStringLiteral("trigger Ctrl+Shift+S")), qPrintable(which));
            QVERIFY2(program.tell(QStringLiteral("choose ") + file), qPrintable(which));
            QVERIFY2(isExperiment(contents(file)) != program.tell(QStringLiteral("text bannerText")),
                     qPrintable(which));
            QVERIFY2(program.tell(QStringLiteral("trigger Ctrl+2")), qPrintable(which));
            QVERIFY2(program.tell(QStringLiteral("close")), qPrintable(which));
            QCOMPARE(program.end(), std::optional(0));
        } else {
            QVERIFY2(most < 40, "40 are enough");
            QVERIFY2(endsWithASentence(program), qPrintable(which));
        }
    }
}

void SurroundingsTest::withoutDescriptors() {
    const Home home;
    const QString file = home.beside(QStringLiteral("run.seiche"));
    Program program(home);
    QVERIFY(program.isUp() && saveAs(program, file));
    const QByteArray before = contents(file);
    QVERIFY(program.tell(QStringLiteral("trigger Space")));
    QVERIFY(program.tell(QStringLiteral("descriptors 0")));
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().contains(QLatin1String("Too many open files")), qPrintable(program.banner()));
    QCOMPARE(contents(file), before);
    // Everything else goes on, but for what the display hands over as a descriptor: its library waits for it.
    QVERIFY(program.tell(QStringLiteral("clock 1 20 0")));
    QVERIFY(program.tell(QStringLiteral("text transport")));
    QVERIFY(program.tell(QStringLiteral("descriptors -1")));
    QVERIFY(program.tell(QStringLiteral("clock 1 20 0")));
    QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
    QVERIFY(program.tell(QStringLiteral("trigger Ctrl+S")));
    QVERIFY2(program.banner().isEmpty(), qPrintable(program.banner()));
    QVERIFY(contents(file) != before && isExperiment(contents(file)));
}

// With any amount of it the window comes, or one sentence says why not.
void SurroundingsTest::littleMemory() {
    for (const long long megabytes : {700, 600, 500, 400, 300, 250, 200, 180, 160, 140, 120, 100, 60}) {
        const Home home;
        const QString limit = QStringLiteral("--as=%1").arg(megabytes * 1'000'000);
        Program program(home, {}, {{}, {QStringLiteral("prlimit"), limit}});
        const QString which = QString::number(megabytes);
        if (program.isUp()) {
            const QString file = home.beside(QStringLiteral("run.seiche"));
            QVERIFY2(saveAs(program, file), qPrintable(which));
            QVERIFY2(isExperiment(contents(file)), qPrintable(which));
            QVERIFY2(program.tell(QStringLiteral("close")), qPrintable(which));
            QCOMPARE(program.end(), std::optional(0));
        } else {
            QVERIFY2(megabytes < 700, "700 MB are enough");
            QVERIFY2(endsWithASentence(program), qPrintable(which));
        }
    }
}

// Where nothing is left the program ends with one sentence, and keeps what was done a moment ago. Qt's painting
// crashes where it does not get what it asks for; then what was kept before has to do.
void SurroundingsTest::memoryRunsOut() {
    std::vector<int> amounts{0, 4, 16, 64};
    if (howMany(1, 0)) amounts = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 32, 48, 64};
    for (const int more : amounts) {
        const Home home;
        const QString file = home.beside(QStringLiteral("run.seiche"));
        Program program(home);
        QVERIFY(program.isUp() && saveAs(program, file));
        QVERIFY(program.tell(QStringLiteral("trigger Space")));
        QVERIFY(program.tell(QStringLiteral("clock 1 20 0")));
        QTRY_COMPARE_WITH_TIMEOUT(home.keptWork().size(), 1, patience);
        QVERIFY(program.tell(QStringLiteral("memory %1").arg(more)));
        for (const char* what : {"Space", "Ctrl+2", "Ctrl+3", "Ctrl+1", "F11", "Escape"})
            program.tell(QStringLiteral("trigger ") + QLatin1String(what));
        const QString which = QString::number(more);
        // It may be on its way to its end.
        const bool lives =
            program.tell(QStringLiteral("memory -1")) && program.tell(QStringLiteral("trigger Ctrl+S"));
        if (lives) {
            QVERIFY2(program.banner().isEmpty(), qPrintable(which + program.banner()));
            QVERIFY2(program.tell(QStringLiteral("close")), qPrintable(which));
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
