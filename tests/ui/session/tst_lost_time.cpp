// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/resonance_lab.h"
#include "window_test.h"
#include "window_under_test.h"

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace seiche;
using namespace std::chrono_literals;

namespace {

/// A session with a clock of the test. Steps cost time of this clock.
struct SlowSession : Session {
    QObject canvas;
    std::chrono::nanoseconds now{};
    std::chrono::nanoseconds ofALook{}; ///< time that each clock reading takes
    ResonanceLab lab{*this};

    SlowSession() : Session(*loadPreset("string"), *loadPreset("pool")) {
        setClock([this] { return now += ofALook; });
        setCanvasVisible(&canvas, true);
    }

    /// Taps at exact times, with changes between them that update the run like ticks.
    void tapEvery(std::chrono::nanoseconds interval, int taps, std::chrono::nanoseconds frame = 16ms) {
        for (int i = 0; i < taps; ++i) {
            const std::chrono::nanoseconds due = m_due + interval;
            while (now + frame < due) {
                now += frame;
                catchUpFirst();
            }
            now = std::max(now, due);
            m_due = due;
            tap();
        }
    }

    std::size_t points() const { return lab.log().points().size(); }

private:
    std::chrono::nanoseconds m_due{};
};

} // namespace

class LostTimeTest : public QObject {
    Q_OBJECT

private slots:
    void fastComputerGetsPoint() {
        SlowSession session;
        session.tapEvery(1s, 6);
        QCOMPARE(session.points(), std::size_t{1});
        QVERIFY(std::abs(session.lab.log().points().front().hertz - 1.0) < 2e-3);
        QVERIFY(std::abs(session.lostSinceTap()) < 1e-9);
        QVERIFY(!session.lab.isHeldBack());
    }

    void droppedStepsGiveNoPoint() {
        SlowSession session;
        session.ofALook = 4ms; // tick has time for a few readings only
        session.tapEvery(1s, 8, 100ms);
        QCOMPARE(session.points(), std::size_t{0});
        QVERIFY(session.lostSinceTap() > 0.01);
        QVERIFY(session.lab.isHeldBack());
    }

    // The current point stays, and the next taps start a new point.
    void stallStartsNewPoint() {
        SlowSession session;
        session.tapEvery(1s, 5);
        QCOMPARE(session.points(), std::size_t{1});
        const double hertz = session.lab.log().points().front().hertz;
        session.tapEvery(2500ms, 1, 1h); // pause too long for catching up
        QVERIFY(std::abs(session.lostSinceTap() - 1.5) < 1e-6);
        QVERIFY(session.lab.isHeldBack());
        QVERIFY(!session.lab.rhythm());
        session.tapEvery(1s, 3);
        QCOMPARE(session.points(), std::size_t{2});
        QCOMPARE(session.lab.log().points().front().hertz, hertz);
        QVERIFY(std::abs(session.lab.log().points().back().hertz - 1.0) < 2e-3);
        QVERIFY(!session.lab.isHeldBack());
    }

    void quarterSpeedLosesNoTime() {
        SlowSession session;
        session.setSpeed(0.25);
        session.tapEvery(1s, 6);
        QVERIFY(std::abs(session.lostSinceTap()) < 1e-9);
        QCOMPARE(session.points(), std::size_t{1});
        QVERIFY(std::abs(session.lab.log().points().front().hertz - 4.0) < 0.03);
    }

    // Each metronome tap is on its exact step, however slow the computer.
    void metronomeLosesNoTime() {
        SlowSession session;
        session.ofALook = 4ms;
        session.setMetronome(1.0);
        for (int i = 0; i < 20000 && session.points() == 0; ++i) {
            session.now += 100ms;
            session.catchUpFirst();
        }
        QCOMPARE(session.points(), std::size_t{1});
        QVERIFY(std::abs(session.lab.log().points().front().hertz - 1.0) < 2e-3);
        QCOMPARE(session.lostSinceTap(), 0.0);
    }
};

SEICHE_WINDOW_TEST(QApplication, LostTimeTest)
#include "tst_lost_time.moc"
