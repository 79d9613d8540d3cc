// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"
#include "window_under_test.h"

#include <cmath>
#include <vector>

using namespace seiche;

namespace {

/// A session with a visible canvas, so that time advances.
struct SeenSession : Session {
    QObject canvas;
    SeenSession() : Session(*loadPreset("string"), *loadPreset("pool")) { setCanvasVisible(&canvas, true); }

    /// Returns the steps of all taps so far.
    std::vector<std::int64_t> pulls() const {
        std::vector<std::int64_t> steps;
        for (const Event& event : run().asExperiment().events)
            if (std::holds_alternative<Pull>(event.what)) steps.push_back(event.step);
        return steps;
    }
};

} // namespace

class PlannedPullsTest : public QObject {
    Q_OBJECT

private slots:
    void plannedTapActsAtItsTime() {
        SeenSession session;
        const Pull pull = session.settings().pullWith;
        // In any order, including a tap in the past.
        session.pullIn(0.5, pull);
        session.pullIn(0.25, pull);
        session.pullIn(-3.0, pull);
        QVERIFY(session.pulls().empty());
        QTRY_COMPARE_WITH_TIMEOUT(session.pulls().size(), std::size_t{3}, patience);
        const std::vector<std::int64_t> steps = session.pulls();
        const double apart = static_cast<double>(steps[2] - steps[1]) / session.settings().stepsPerSecond;
        QVERIFY2(std::abs(apart - 0.25) < 0.01, qPrintable(QString::number(apart)));
        QVERIFY(steps[0] < steps[1]);
    }

    void plannedTapsFollowCurrentSpeed() {
        SeenSession session;
        session.setSpeed(0.25);
        const Pull pull = session.settings().pullWith;
        session.pullIn(0.1, pull);
        session.pullIn(0.5, pull);
        QTRY_COMPARE_WITH_TIMEOUT(session.pulls().size(), std::size_t{2}, patience);
        const double apart = static_cast<double>(session.pulls()[1] - session.pulls()[0]);
        QVERIFY(std::abs(apart - 0.25 * 0.4 * session.settings().stepsPerSecond) < 3.0);
    }

    void restartDropsPlannedTaps() {
        SeenSession session;
        const Pull pull = session.settings().pullWith;
        session.pullIn(60.0, pull);
        session.restart();
        session.pullIn(60.0, pull);
        session.setPlaying(false);
        session.pullIn(0.0, pull); // dropped because time stands still
        session.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(session.run().frame() > 300, patience);
        QVERIFY(session.pulls().empty());
    }

    void undoRemovesPlannedTap() {
        SeenSession session;
        session.pullIn(0.0, session.settings().pullWith);
        QTRY_COMPARE_WITH_TIMEOUT(session.pulls().size(), std::size_t{1}, patience);
        session.undoGroup().undo();
        QVERIFY(session.pulls().empty());
    }
};

SEICHE_WINDOW_TEST(QApplication, PlannedPullsTest)
#include "tst_planned_pulls.moc"
