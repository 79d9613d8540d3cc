// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A closed window leaves no process behind in any state and ends with status 0.
#include "faults/program.h"

#include <QTest>

class Endings : public QObject {
    Q_OBJECT

private slots:
    void closedWindowEndsProcess_data();
    void closedWindowEndsProcess();
};

void Endings::closedWindowEndsProcess_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("first");
    const auto row = [](const char* name, const QStringList& arguments, const QStringList& first) {
        QTest::newRow(name) << arguments << first;
    };
    const QStringList lesson{QStringLiteral("--lesson"), QStringLiteral("resonance")};
    const QStringList pool{QStringLiteral("--preset"), QStringLiteral("double-slit")};
    row("nothing", {}, {});
    row("Ctrl+Q", {}, {"trigger Ctrl+Q"});
    row("projector", {}, {"trigger F11"});
    row("projector from the start", {"--projector"}, {});
    row("full screen", {}, {"trigger Shift+F11"});
    row("theory", {}, {"trigger Ctrl+3"});
    row("theory on the projector", {}, {"trigger F11", "trigger Ctrl+3"});
    row("lesson", lesson, {});
    row("lesson on the projector", lesson, {"trigger F11"});
    row("changed", pool, {"trigger Ctrl+Shift+Z", "trigger Delete", "trigger Space"});
    row("browser of experiments", {}, {"trigger Ctrl+B"});
    row("list of lessons", {}, {"trigger Ctrl+L"});
    row("film", pool, {"trigger Ctrl+M"});
    row("film at work", pool, {"trigger Ctrl+M", "press film-save", "choose %1/film.gif"});
    row("print dialog", {}, {"trigger Ctrl+P"});
    row("table at work", pool, {"trigger Ctrl+Shift+T", "choose %1/probes.csv"});
    row("file dialog", {}, {"trigger Ctrl+O"});
    row("keys", {}, {"trigger F1"});
    row("share", {}, {"trigger share"});
    row("link", {}, {"trigger openLink"});
    row("large chart", {}, {"trigger B"});
    row("sweep", {}, {"trigger B", "press sweep"});
    row("metronome", {}, {"press metronomeSwitch"});
    row("class", {"--class=127.0.0.1:0"}, {});
    row("class on the projector", {"--class=127.0.0.1:0"}, {"trigger F11"});
}

void Endings::closedWindowEndsProcess() {
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, first);
    const Home home;
    Program program(home, arguments);
    QVERIFY(program.isUp());
    first.replaceInStrings(QStringLiteral("%1"), home.path());
    for (const QString& line : first) {
        const QString answer = program.ask(line);
        // Commands may fail in some states; only the ending matters.
        if (answer.isEmpty() && !program.isRunning()) break;
    }
    if (program.isRunning()) program.ask(QStringLiteral("close"));
    // The test confirms every question on the way out.
    const auto answersUntilItEnds = [&program] {
        for (const char* button : {"Discard", "Don't Save", "End class session", "End the class", "Yes", "OK"})
            if (!program.send(QStringLiteral("answer ") + QLatin1String(button)) && !program.isRunning())
                return true;
        return !program.isRunning();
    };
    QVERIFY(QTest::qWaitFor(answersUntilItEnds, patience));
    QCOMPARE(program.end(), std::optional(0));
    QVERIFY(home.keptWork().isEmpty());
}

QTEST_GUILESS_MAIN(Endings)
#include "tst_endings.moc"
