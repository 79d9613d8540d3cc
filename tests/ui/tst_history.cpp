// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include <QSignalSpy>
#include <QTest>

using namespace seiche;

namespace {

Pull drop(double x) { return {PullShape::Gaussian, 5, 1, PullMode::Add, x, 0}; }

std::uint64_t straightHash(const Simulation& lived) {
    Simulation run(lived.asExperiment());
    run.advance(lived.frame());
    return run.hash();
}

void steps(Session& session, int count) {
    for (int i = 0; i < count; ++i) session.step();
}

} // namespace

/// Undo, redo and time travel through the session: as the window uses it.
class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void undoTakesAPullOutOfThePast() {
        Session session(defaultExperiment(Medium::String), defaultExperiment(Medium::Pool));
        session.pull(drop(100));
        steps(session, 30);
        session.pull(drop(200));
        steps(session, 30);
        QCOMPARE(session.run().log().size(), 2u);
        QSignalSpy travelled(&session, &Session::travelled);
        session.undoGroup().undo();
        QCOMPARE(travelled.count(), 1);
        QCOMPARE(session.run().frame(), 60);
        QCOMPARE(session.run().log().size(), 1u);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
        QCOMPARE(session.run().height(200), 0.0);
        session.undoGroup().redo();
        QCOMPARE(session.run().log().size(), 2u);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
    }

    void aSliderDragIsOneStepOfUndo() {
        Session session(defaultExperiment(Medium::String), defaultExperiment(Medium::Pool));
        for (double k : {0.99, 0.95, 0.9, 0.8}) QVERIFY(session.set({{"k", k}}).empty());
        QVERIFY(session.set({{"damping.velocity", 0.999}}).empty());
        session.undoGroup().undo();
        QCOMPARE(session.settings().rule.damping.velocity, 1.0);
        QCOMPARE(session.settings().rule.k, 0.8);
        session.undoGroup().undo();
        QCOMPARE(session.settings().rule.k, 1.0);
        QVERIFY(!session.undoGroup().canUndo());
        session.undoGroup().redo();
        QCOMPARE(session.settings().rule.k, 0.8);
    }

    void eachMediumHasItsOwnHistory() {
        Session session(defaultExperiment(Medium::String), defaultExperiment(Medium::Pool));
        session.pull(drop(100));
        session.show(Medium::Pool);
        QVERIFY(!session.undoGroup().canUndo());
        session.show(Medium::String);
        QVERIFY(session.undoGroup().canUndo());
    }

    void aPullInThePastTakesAnotherTurning() {
        Session session(defaultExperiment(Medium::String), defaultExperiment(Medium::Pool));
        steps(session, 20);
        session.pull(drop(100));
        steps(session, 20);
        session.seek(10);
        QCOMPARE(session.run().frame(), 10);
        QCOMPARE(session.lastFrame(), 40);
        session.pull(drop(50));
        QCOMPARE(session.lastFrame(), 10);
        QCOMPARE(session.run().log().size(), 1u);
        session.undoGroup().undo();
        QCOMPARE(session.run().log().size(), 0u);
        // The first pull went with the turning that was left: there is nothing to take back.
        session.undoGroup().undo();
        QCOMPARE(session.run().log().size(), 0u);
        QVERIFY(!session.undoGroup().canUndo());
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
