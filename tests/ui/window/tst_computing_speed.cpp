// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The line under the canvas that shows the load of the computer.
#include "window_test.h"
#include "window_under_test.h"

#include "window/actions.h"
#include "window/computing_speed.h"

using namespace seiche;

class ComputingSpeedTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void lineShowsRatesOnDemand() {
        WindowUnderTest program;
        QVERIFY(program.show());
        auto* line = program.child<ComputingSpeed>("computingSpeed");
        QVERIFY(line && !line->isVisible());
        QTest::keyClick(&program.window, Qt::Key_I, Qt::ControlModifier);
        QVERIFY(line->isVisible());

        program.session.show(SceneKind::Pool);
        program.session.setPlaying(true);
        // The rates are consistent: cells per second are steps per second times cells of the pool.
        QTRY_VERIFY_WITH_TIMEOUT(line->rates().stepsPerSecond > 0 && line->rates().framesPerSecond > 0 &&
                                     line->rates().shareOfMemoryLimit.has_value(),
                                 30'000);
        const ComputingRates& rates = line->rates();
        const double cells = static_cast<double>(program.session.run().grid().cells());
        QCOMPARE(rates.cellsPerSecond, rates.stepsPerSecond * cells);
        QVERIFY(*rates.shareOfMemoryLimit > 0);
        QVERIFY2(line->text().contains(QStringLiteral("steps/s")), qPrintable(line->text()));
        QVERIFY2(line->text().contains(QStringLiteral("memory limit")), qPrintable(line->text()));
        QVERIFY(program.session.stepCost().isKnown());

        // A paused run shows 0 steps per second.
        program.session.setPlaying(false);
        QTRY_COMPARE_WITH_TIMEOUT(line->rates().stepsPerSecond, 0.0, 30'000);

        QTest::keyClick(&program.window, Qt::Key_I, Qt::ControlModifier);
        QVERIFY(!line->isVisible());
    }

    void ratesIncludeComparisonRun() {
        WindowUnderTest program;
        QVERIFY(program.show());
        auto* line = program.child<ComputingSpeed>("computingSpeed");
        line->show();
        program.session.setComparison(Scheme::Euler, true);
        QTRY_VERIFY_WITH_TIMEOUT(line->rates().stepsPerSecond > 0, 30'000);
        const double cells = static_cast<double>(program.session.run().grid().cells());
        QCOMPARE(line->rates().cellsPerSecond, line->rates().stepsPerSecond * cells * 2);
    }
};

SEICHE_WINDOW_TEST(QApplication, ComputingSpeedTest)
#include "tst_computing_speed.moc"
