// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "explosion/explosion_watch.h"
#include "files/presets.h"
#include "window_test.h"

#include <QTest>

#include <chrono>

using namespace seiche;
using namespace std::chrono_literals;

namespace {

/// A session with a clock of the test.
struct TimedSession : Session {
    QObject canvas;
    std::chrono::nanoseconds now{};
    ExplosionWatch& watch = ExplosionWatch::of(*this);

    TimedSession() : Session(*loadPreset("string"), *loadPreset("pool")) {
        setClock([this] { return now; });
        setCanvasVisible(&canvas, true);
    }

    void wait(std::chrono::nanoseconds time) {
        for (std::chrono::nanoseconds passed{}; passed < time; passed += 16ms) {
            now += 16ms;
            catchUpFirst();
        }
    }
    const Simulation& euler() const { return comparison().comparisonRun(Scheme::Euler)->run; }
};

} // namespace

class TestExplosionWatch : public QObject {
    Q_OBJECT

private slots:
    void eulerIsSlowedDownAndThenLetGo() {
        TimedSession session;
        session.setComparison(Scheme::Euler, true);
        QVERIFY(!session.isSlowed()); // at rest
        session.watch.tapIfAtRest();
        QVERIFY(session.isSlowed());
        session.wait(1s);
        QVERIFY(session.isSlowed());
        QVERIFY(!session.watch.explosion());
        session.wait(9s);
        QVERIFY(!session.isSlowed());
        const auto explosion = session.watch.explosion();
        QVERIFY(explosion);
        QVERIFY(!explosion->isMain && !explosion->isFromExcitation);
        QCOMPARE(explosion->scheme, Scheme::Euler);
        QCOMPARE(explosion->count.from, CountedFrom::Tap);
        QVERIFY(std::abs(*explosion->growth - 2.236) < 0.02);
        // The main run stays visible, the other shows its last picture.
        QCOMPARE(session.watch.shown(session.run()), &session.run());
        QVERIFY(session.watch.picture(session.euler()));
        QVERIFY(session.watch.shown(session.euler())->largestHeight() <= session.drawnCeiling() + 100.0);
    }

    void higherSpeedEndsTheSlowMotion() {
        TimedSession session;
        session.setComparison(Scheme::Euler, true);
        session.tap();
        session.wait(500ms);
        QVERIFY(session.isSlowed());
        session.setSpeed(0.25); // slow motion must not be faster
        QVERIFY(session.isSlowed());
        session.setSpeed(0.5);
        QVERIFY(!session.isSlowed());
        QCOMPARE(session.effectiveSpeed(), 0.5);
        session.wait(1s);
        QVERIFY(session.watch.explosion());
        // The next explosion is slow again.
        session.watch.again();
        QVERIFY(session.isSlowed());
    }

    void againRepeatsTheExplosion() {
        TimedSession session;
        session.wait(2s);
        session.setComparison(Scheme::Euler, true);
        session.tap();
        session.wait(12s);
        const auto first = session.watch.explosion();
        QVERIFY(first);
        session.watch.again();
        QVERIFY(!session.watch.explosion());
        QVERIFY(!session.watch.picture(session.euler()));
        session.wait(12s);
        const auto second = session.watch.explosion();
        QVERIFY(second);
        QCOMPARE(second->count, first->count);
        QVERIFY(session.watch.picture(session.euler()));
    }

    void onlyRestingRunsAreTapped() {
        TimedSession session;
        session.watch.tapIfAtRest();
        session.wait(100ms);
        const std::size_t events = session.run().log().size();
        QCOMPARE(events, std::size_t{1});
        session.watch.tapIfAtRest();
        QCOMPARE(session.run().log().size(), events);
        session.startLevel();
        session.setMetronome(1.0);
        session.watch.tapIfAtRest();
        QCOMPARE(session.run().log().size(), std::size_t{0});
    }

    void kBeyondTheLimitCanBeTakenBack() {
        TimedSession session;
        QVERIFY(session.set({{"k", 1.2}}).empty());
        session.tap();
        session.wait(12s);
        const auto explosion = session.watch.explosion();
        QVERIFY(explosion && explosion->isMain);
        QVERIFY(session.watch.picture(session.run()));
        QVERIFY(session.watch.stableK());
        QCOMPARE(*session.watch.stableK(), 1.0);
        session.askForLimit(true);
        QVERIFY(!session.watch.stableK());
        session.askForLimit(false);
        session.watch.restartStable();
        QCOMPARE(session.settings().rule.k, 1.0);
        QVERIFY(!session.run().divergedAt());
        QVERIFY(!session.watch.explosion());
    }

    void pictureSurvivesALookAtThePool() {
        TimedSession session;
        session.setComparison(Scheme::Euler, true);
        session.tap();
        session.wait(12s);
        QVERIFY(session.watch.picture(session.euler()));
        session.show(SceneKind::Pool);
        QVERIFY(!session.watch.explosion());
        session.show(SceneKind::String);
        QVERIFY(session.watch.explosion());
        QVERIFY(session.watch.picture(session.euler()));
    }

    // A rhythm tapped during the slow motion would read a frequency that nobody tapped.
    void slowMotionCountsAsLostForRhythms() {
        TimedSession session;
        session.setComparison(Scheme::Euler, true);
        session.tap();
        session.wait(1s);
        session.tap();
        QVERIFY(session.lostSinceTap() > 0.9);
    }
};

SEICHE_WIDGET_TEST(TestExplosionWatch)
#include "tst_explosion_watch.moc"
