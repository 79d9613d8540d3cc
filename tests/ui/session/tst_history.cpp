// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "model/parameter.h"
#include "window_test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace seiche;

namespace {

Pull drop(double x) { return {PullShape::Gaussian, 5, 1, PullMode::Add, x, 0}; }

std::uint64_t straightHash(const Simulation& recorded) {
    Simulation run(recorded.asExperiment());
    run.advance(recorded.frame());
    return run.hash();
}

void steps(Session& session, int count) {
    for (int i = 0; i < count; ++i) session.step();
}

} // namespace

/// Undo, redo and time travel through the session, as used by the window.
class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void undoRemovesEarlierTap() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        session.pull(drop(100));
        steps(session, 30);
        session.pull(drop(200));
        steps(session, 30);
        QCOMPARE(session.run().log().size(), 2u);
        QSignalSpy seeked(&session, &Session::seeked);
        session.undoGroup().undo();
        QCOMPARE(seeked.count(), 1);
        QCOMPARE(session.run().frame(), 60);
        QCOMPARE(session.run().log().size(), 1u);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
        QCOMPARE(session.run().height(200), 0.0);
        session.undoGroup().redo();
        QCOMPARE(session.run().log().size(), 2u);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
    }

    void closingSessionEmitsNoSignals() {
        int said = 0;
        {
            Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
            session.pull(drop(100));
            steps(session, 3);
            connect(&session, &Session::settingsChanged, this, [&said] { ++said; });
            connect(&session, &Session::seeked, this, [&said] { ++said; });
        }
        QCOMPARE(said, 0);
    }

    void sliderDragIsOneUndoStep() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
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

    void strokeIsOneUndoStep() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        const Pull pull = drop(100);
        QElapsedTimer waited;
        // A drag may take long. Settings set more than 1 s apart are separate undo steps.
        for (const auto& [id, value] : std::vector<std::pair<std::string, double>>{
                 {"k", 0.9}, {"damping.velocity", 0.99}, {"damping.update", 0.99}, {"stepsPerSecond", 60.0}})
            QVERIFY(session.set({{id, value}}).empty());
        session.hold(1, pull, QStringLiteral("hold"), 1);
        waited.start();
        QTRY_VERIFY(waited.elapsed() > 1100);
        session.hold(1, drop(120), QStringLiteral("hold"), 1);
        session.letGo(1);
        session.hold(1, drop(140), QStringLiteral("hold"), 2);
        QCOMPARE(session.undoGroup().activeStack()->count(), 6);
        for (const auto& [id, value] : std::vector<std::pair<std::string, double>>{
                 {"k", 0.8}, {"damping.velocity", 0.98}, {"damping.update", 0.98}, {"stepsPerSecond", 70.0}}) {
            const int before = session.undoGroup().activeStack()->count();
            QVERIFY(session.set({{id, value}}).empty());
            waited.restart();
            QTRY_VERIFY(waited.elapsed() > 1100);
            QVERIFY(session.set({{id, value / 2}}).empty());
            QCOMPARE(session.undoGroup().activeStack()->count(), before + 2);
        }
    }

    void eachMediumHasItsOwnHistory() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        session.pull(drop(100));
        session.show(SceneKind::Pool);
        QVERIFY(!session.undoGroup().canUndo());
        session.show(SceneKind::String);
        QVERIFY(session.undoGroup().canUndo());
    }

    void tapInPastStartsNewBranch() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        steps(session, 20);
        session.pull(drop(100));
        steps(session, 20);
        session.seek(10);
        QCOMPARE(session.run().frame(), 10);
        QCOMPARE(session.lastFrame(), 40);
        session.pull(drop(50));
        QCOMPARE(session.lastFrame(), 10);
        QCOMPARE(session.run().log().size(), 1u);
        // Undo removes the second tap with its branch and restores the old branch.
        session.undoGroup().undo();
        QCOMPARE(session.run().log().size(), 1u);
        QCOMPARE(session.run().log()[0].step, 20);
        QCOMPARE(session.lastFrame(), 40);
        session.undoGroup().undo();
        QCOMPARE(session.run().log().size(), 0u);
        QVERIFY(!session.undoGroup().canUndo());
    }

    void everySettingCanBeUndone() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
            session.show(scene);
            for (const Parameter& row : parameters()) {
                if (!row.duringRun || (row.appliesTo && !row.appliesTo(session.settings()))) continue;
                Settings settings;
                if (row.kind == Parameter::Kind::Number) {
                    const double now = row.number(session.settings());
                    settings = {{std::string(row.id), row.whole ? now + 1 : (now + row.max) / 2 * 0.999}};
                } else {
                    for (std::string_view word : row.words)
                        if (word != row.word(session.settings()) && word != "periodic")
                            settings = {{std::string(row.id), std::string(word)}};
                }
                const Experiment before = session.settings();
                if (!session.set(settings).empty()) continue;
                const Experiment after = session.settings();
                QVERIFY2(!(after == before), row.id.data());
                session.undoGroup().undo();
                QVERIFY2(session.settings() == before, row.id.data());
                session.undoGroup().redo();
                QVERIFY2(session.settings() == after, row.id.data());
            }
        }
    }

    void undoesMarkerComparisonsAndRestarts() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        const Pull first = session.settings().pullWith;
        QSignalSpy told(&session, &Session::settingsChanged);
        for (double x : {40.0, 50.0, 60.0}) session.setPullWith(drop(x));
        session.undoGroup().undo();
        QCOMPARE(session.settings().pullWith, first);
        QCOMPARE(told.count(), 4);
        session.undoGroup().redo();
        QCOMPARE(session.settings().pullWith, drop(60));

        session.setComparison(Scheme::Euler, true);
        session.undoGroup().undo();
        QVERIFY(session.comparison().comparisonRuns().empty());
        session.undoGroup().redo();
        QVERIFY(session.comparison().comparisonRun(Scheme::Euler));
        session.setComparison(Scheme::Euler, false);
        session.undoGroup().undo();
        QVERIFY(session.comparison().comparisonRun(Scheme::Euler));

        session.pull(drop(100));
        steps(session, 80);
        const std::uint64_t hash = session.run().hash();
        const Experiment recorded = session.run().asExperiment();
        for (const auto& begin : {&Session::restart, &Session::startLevel, &Session::reset}) {
            (session.*begin)();
            QCOMPARE(session.run().frame(), 0);
            steps(session, 5);
            session.undoGroup().undo();
            QCOMPARE(session.run().frame(), 80);
            QCOMPARE(session.run().hash(), hash);
            QCOMPARE(session.run().asExperiment(), recorded);
            session.undoGroup().redo();
            QCOMPARE(session.run().frame(), 5);
            session.undoGroup().undo();
        }
    }

    void longSeekIsSplitIntoParts() {
        // Long enough for several parts, with memory for the beginning only.
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        session.show(SceneKind::Pool);
        session.setTimelineBudget(700'000);
        session.pull({PullShape::Gaussian, 8, 3, PullMode::Add, 100, 100});
        steps(session, 1000);
        session.seek(950);
        QVERIFY(session.isSeeking());
        QCOMPARE(session.seekTarget(), 950);
        QSignalSpy arrived(&session, &Session::seeked);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isSeeking(), 60'000);
        QCOMPARE(session.run().frame(), 950);
        QCOMPARE(arrived.count(), 1);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
    }

    void undoingManyTapsRecomputesOnce() {
        Session session(defaultExperiment(SceneKind::String), defaultExperiment(SceneKind::Pool));
        for (int i = 0; i < 200; ++i) {
            session.pull(drop(10 + i));
            session.step();
        }
        QSignalSpy seeked(&session, &Session::seeked);
        QUndoStack* stack = session.undoGroup().activeStack();
        QCOMPARE(stack->count(), 200);
        stack->setIndex(3);
        QCOMPARE(seeked.count(), 1);
        QCOMPARE(session.run().frame(), 200);
        QCOMPARE(session.run().log().size(), 3u);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
        stack->setIndex(200);
        QCOMPARE(session.run().log().size(), 200u);
        QCOMPARE(session.run().hash(), straightHash(session.run()));
        QVERIFY(stack->text(1).startsWith(QLatin1String("step 1: tap")));
        QCOMPARE(stack->undoText(), QStringLiteral("tap"));
    }
};

SEICHE_WIDGET_TEST(TestHistory)
#include "tst_history.moc"
