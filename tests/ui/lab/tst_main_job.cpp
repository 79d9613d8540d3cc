// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "lab/large_chart_page.h"
#include "lab/metronome_row.h"
#include "lab/resonance_chart.h"
#include "resonance/resonance_panel.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QCheckBox>
#include <QKeyEvent>
#include <QPushButton>

#include <array>
#include <chrono>
#include <cmath>

using namespace seiche;

namespace {

// Taps SPACE every `stepsPerTick` steps. Stepping keeps the timing exact on a busy machine.
void tapSpace(WindowUnderTest& test, int stepsPerTick, int taps) {
    test.session.setPlaying(false);
    for (int i = 0; i < taps; ++i) {
        for (int step = 0; i > 0 && step < stepsPerTick; ++step) test.session.step();
        QTest::keyClick(&test.window, Qt::Key_Space);
    }
}

// Returns the measured points of the chart: frequency (Hz) and amplitude.
std::vector<std::pair<double, double>> pointsIn(const ResonanceChart& chart) {
    const Chart::Table table = chart.table();
    std::vector<std::pair<double, double>> points;
    for (const auto& row : table.rows)
        for (qsizetype column = 1; column < table.columns.size(); ++column) {
            const QString& name = table.columns[column];
            const auto& value = row[static_cast<std::size_t>(column)];
            if (value && (name == QLatin1String("growing") || name == QLatin1String("steady")))
                points.emplace_back(*row[0], *value);
        }
    return points;
}

} // namespace

/// Main use: a student finds the resonance by tapping, and the point lands on the curve predicted
/// before the first tap.
class MainJobTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    // Taps delayed by a busy event loop act at their own times.
    void delayedTapsKeepTheirFrequency() {
        using namespace std::chrono_literals;
        std::chrono::milliseconds now{};
        WindowUnderTest test;
        QVERIFY(test.show());
        auto* panel = test.child<ResonancePanel>("resonancePanel");
        auto* canvas = test.child<StringCanvas>("stringCanvas");
        QVERIFY(panel && canvas);
        canvas->setFocus();
        now = std::chrono::ceil<std::chrono::milliseconds>(machineTime());
        test.session.setClock([&now] { return now; });
        std::vector<std::int64_t> steps;
        connect(&test.session, &Session::tapped, this, [&] { steps.push_back(test.session.run().frame()); });
        const std::chrono::milliseconds start = now;
        constexpr auto interval = 250ms;
        constexpr auto waits = std::to_array({0ms, 40ms, 690ms, 3ms, 20ms, 500ms, 30ms});
        constexpr std::size_t taps = 9;
        for (std::size_t i = 0, wait = 0; i < taps; ++wait) {
            // The event loop stalls, then handles timers and all pending taps.
            now = start + interval * i + waits[wait % waits.size()];
            for (; i < taps && start + interval * i <= now; ++i) {
                auto* press = new QKeyEvent(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
                press->setTimestamp(static_cast<quint64>((start + interval * i).count()));
                QCoreApplication::postEvent(canvas, press);
            }
            QTRY_COMPARE(steps.size(), i);
        }
        QCOMPARE(steps.size(), taps);
        const auto perTap = double(test.session.settings().stepsPerSecond) * 0.25;
        for (std::size_t i = 1; i < steps.size(); ++i)
            QVERIFY2(std::abs(double(steps[i] - steps[i - 1]) - perTap) <= 1.0,
                     qPrintable(QString::number(steps[i] - steps[i - 1])));
        QCOMPARE(panel->lab().log().points().size(), std::size_t{1});
        QVERIFY(std::abs(panel->lab().log().points()[0].hertz / 4.0 - 1.0) < 0.005);
    }

    void tapsAtOneHertzGivePointAtOneHertz() {
        WindowUnderTest test;
        QVERIFY(test.show());
        auto* panel = test.child<ResonancePanel>("resonancePanel");
        auto* chart = test.child<ResonanceChart>("resonanceChart");
        QVERIFY(panel && chart && panel->isVisible() && chart->isVisible());
        QTRY_VERIFY(!panel->lab().prediction().curve.empty());

        test.session.restart();
        panel->lab().clear();
        tapSpace(test, 638, 9);
        QTRY_VERIFY(!pointsIn(*chart).empty());
        const double hertz = pointsIn(*chart).back().first;
        QVERIFY2(std::abs(hertz - 1.0) <= 0.002, qPrintable(QString::number(hertz)));
        // Nine taps at resonance add up to several times one tap.
        QVERIFY(pointsIn(*chart).back().second > 4.0);
        QCOMPARE(panel->lab().log().points().size(), std::size_t{1});
    }

    void metronomePointMatchesPrediction() {
        WindowUnderTest test;
        QVERIFY(test.show());
        auto* panel = test.child<ResonancePanel>("resonancePanel");
        auto* chart = test.child<ResonanceChart>("resonanceChart");
        test.session.setSpeed(20.0);
        auto* row = panel->findChild<MetronomeRow*>();
        // The default must not be the answer.
        QVERIFY(std::abs(row->hertz() - 1.0) > 0.2);
        row->setHertz(1.0);
        QTest::mouseClick(test.child<QPushButton>("metronomeSwitch"), Qt::LeftButton);
        QVERIFY(test.session.metronome());
        const auto isSteady = [&] {
            const auto points = panel->lab().log().points();
            return !points.empty() && points.back().how == Amplitude::How::Steady;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSteady(), 60'000);
        const ResonancePoint point = panel->lab().log().points().back();
        QVERIFY(std::abs(point.hertz - 1.0) < 1e-3);
        const auto response = SteadyResponse::to(panel->lab().resonator().rule, panel->lab().resonator().grid,
                                                 panel->lab().resonator().pull, panel->lab().watchX());
        QVERIFY(response.has_value());
        const double predicted = response->amplitude(638);
        QVERIFY2(std::abs(point.amplitude / predicted - 1.0) < 0.03,
                 qPrintable(QString::number(point.amplitude / predicted)));
        QTRY_VERIFY(!pointsIn(*chart).empty());
        // A manual tap stops the metronome.
        QTest::keyClick(&test.window, Qt::Key_Space);
        QVERIFY(!test.session.metronome());
    }

    void theoryIsHiddenUntilSwitchedOn() {
        WindowUnderTest test;
        QVERIFY(test.show());
        auto* theory = test.child<QCheckBox>("theorySwitch");
        auto* chart = test.child<ResonanceChart>("resonanceChart");
        auto* panel = test.child<ResonancePanel>("resonancePanel");
        QTRY_VERIFY(!panel->lab().prediction().modes.empty());
        QVERIFY(!theory->isChecked());
        const auto predicted = [&] { return chart->table().columns.contains(QStringLiteral("predicted")); };
        const auto told = [&] {
            return !test.child<QWidget>("mediumPanel")->property("note").toString().isEmpty();
        };
        // No curve, mark, number or title reveals the theory.
        QVERIFY(chart->modesShown().empty() && !predicted() && !told());
        QVERIFY(!test.window.windowTitle().contains(QStringLiteral("Hz")));
        // The switch shows curve, marks and numbers.
        theory->click();
        QTRY_VERIFY(chart->modesShown().size() >= 4);
        QTRY_VERIFY(predicted() && told());
        QVERIFY(std::abs(chart->modesShown().front() - 1.0) < 1e-3);
        // The large chart has an equal switch.
        QTest::keyClick(&test.window, Qt::Key_B);
        auto* large = test.child<LargeChartPage>("bigLab");
        QTRY_VERIFY(large->findChild<QCheckBox*>("theorySwitch")->isChecked());
        large->findChild<QCheckBox*>("theorySwitch")->click();
        auto* largeChart = large->findChild<ResonanceChart*>();
        QTRY_VERIFY(!largeChart->table().columns.contains(QStringLiteral("predicted")));
        QTest::keyClick(&test.window, Qt::Key_B);
        QTRY_VERIFY(!predicted() && !theory->isChecked() && !told());
        // A new experiment opens with theory hidden.
        theory->click();
        test.window.openPreset(QStringLiteral("string"));
        QTRY_VERIFY(!predicted() && !theory->isChecked() && !told());
    }

    void changedStringStartsNewCurve() {
        WindowUnderTest test;
        QVERIFY(test.show());
        auto* panel = test.child<ResonancePanel>("resonancePanel");
        auto* chart = test.child<ResonanceChart>("resonanceChart");
        test.session.setSpeed(10.0);
        test.session.setMetronome(1.0);
        QTRY_VERIFY_WITH_TIMEOUT(!pointsIn(*chart).empty(), 20'000);
        test.session.setMetronome(std::nullopt);
        QVERIFY(test.session.set({{"edges.right", "free"}}).empty());
        QTRY_VERIFY(pointsIn(*chart).empty()); // points are faded
        QTRY_VERIFY(!panel->lab().prediction().modes.empty());
        // Fixed and free ends: odd multiples of 0.5 Hz.
        QVERIFY(std::abs(panel->lab().prediction().modes[0] - 0.5) < 0.01);
        QVERIFY(std::abs(panel->lab().prediction().modes[1] - 1.5) < 0.01);
    }
};

SEICHE_WINDOW_TEST(QApplication, MainJobTest)
#include "tst_main_job.moc"
