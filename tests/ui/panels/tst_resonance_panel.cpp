// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "lab/metronome_row.h"
#include "lab/point_table.h"
#include "lab/resonance_chart.h"
#include "resonance/resonance_panel.h"
#include "theme/theme.h"
#include "widgets/big_number.h"
#include "window_test.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTest>

#include <cmath>

using namespace seiche;

namespace {

Experiment classroomString() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.stepsPerSecond = 638.0;
    e.rule.damping.velocity = 0.999773;
    e.pullWith = {PullShape::Gaussian, 6.0, 1.0, PullMode::Add, 160.0, 0.0};
    return e;
}

// A session that advances only by steps because no canvas is visible.
struct Desk {
    explicit Desk(const Experiment& experiment = classroomString())
        : session(experiment, defaultExperiment(SceneKind::Pool)), panel(session) {
        session.setPlaying(false);
    }
    void advance(int steps) {
        for (int i = 0; i < steps; ++i) session.step();
    }
    void metronome(double hertz, double seconds) {
        session.setMetronome(hertz);
        advance(static_cast<int>(seconds * session.settings().stepsPerSecond));
        session.setMetronome(std::nullopt);
    }
    Session session;
    ResonancePanel panel;
};

/// Returns a steel string as thick as the second string of a guitar.
Experiment realString() {
    Experiment e = classroomString();
    e.real = {.world = World::String, .length = 0.65, .tension = 70.0, .massPerLength = 0.00114};
    return e;
}

/// Returns the real frequency of tapping at 1 Hz, in Hz. A wave crosses 319 spacings at sqrt(k) per
/// step, or in L / sqrt(T / mu) seconds.
double realHertzOfOne(double k) {
    const double secondsPerStep = 0.65 / std::sqrt(70.0 / 0.00114) / (319.0 / std::sqrt(k));
    return 1.0 / (638.0 * secondsPerStep);
}

/// Returns the number before the unit, and the unit.
std::pair<double, QString> quantity(const QString& text) {
    return {QLocale().toDouble(text.section(u' ', -2, -2)), text.section(u' ', -1)};
}

// Steady amplitude at a period of 674 steps, an exact sum over the modes of the string.
constexpr double at674 = 33.744171;

} // namespace

class TestResonancePanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("seiche-tests"));
        Theme::current().set(Look::Dark);
    }

    void metronomeTapsAtExactSteps() {
        Desk desk;
        std::vector<std::int64_t> steps;
        connect(&desk.session, &Session::tapped, this, [&] { steps.push_back(desk.session.run().frame()); });
        desk.metronome(1.1, 20.0);
        QCOMPARE(steps.size(), std::size_t{22});
        for (std::size_t n = 0; n < steps.size(); ++n)
            QCOMPARE(steps[n], std::llround(static_cast<double>(n) * 638.0 / 1.1));
        // The log of the run contains every tap, so a replay repeats them.
        Simulation replay(desk.session.run().asExperiment());
        replay.advance(desk.session.run().frame());
        QCOMPARE(replay.hash(), desk.session.run().hash());
    }

    void manualTapStopsMetronome() {
        Desk desk;
        desk.session.setMetronome(2.0);
        desk.advance(10);
        desk.session.tap();
        QVERIFY(!desk.session.metronome());
    }

    void metronomeTapsMatchPrediction() {
        Desk desk;
        desk.metronome(638.0 / 674.0, 100.0);
        const auto points = desk.panel.lab().log().points();
        QCOMPARE(points.size(), std::size_t{1});
        QVERIFY(std::abs(points[0].hertz - 638.0 / 674.0) < 1e-3);
        QVERIFY(points[0].how == Amplitude::How::Steady);
        QVERIFY2(std::abs(points[0].amplitude - at674) < 0.02 * at674,
                 qPrintable(QString::number(points[0].amplitude)));
    }

    void fourthTapAddsPoint() {
        Desk desk;
        for (int i = 0; i < 3; ++i) {
            desk.session.tap();
            desk.advance(638);
        }
        QVERIFY(desk.panel.lab().log().points().empty());
        desk.session.tap();
        QCOMPARE(desk.panel.lab().log().points().size(), std::size_t{1});
        QVERIFY(desk.panel.lab().log().newest());
        desk.advance(638 * 4); // long pause ends the series
        QVERIFY(!desk.panel.lab().log().newest());
        QVERIFY(!desk.panel.lab().isTapping());
    }

    void everyFrequencyGetsItsOwnPoint() {
        Desk desk;
        ResonanceLab& lab = desk.panel.lab();
        const double rhythms[] = {2.0, 0.8, 3.0};
        const int counts[] = {10, 7, 10};
        std::vector<ResonancePoint> before;
        for (std::size_t r = 0; r < 3; ++r) {
            double due = desk.session.run().seconds() + (r > 0 ? 1.0 : 0.0);
            for (int i = 0; i < counts[r]; ++i, due += 1.0 / rhythms[r]) {
                while (desk.session.run().seconds() < due) desk.session.step();
                desk.session.tap();
            }
            // The displayed frequency is the current one; earlier points stay.
            QVERIFY(lab.rhythm() && std::abs(lab.rhythm()->hertz / rhythms[r] - 1.0) < 0.01);
            const auto points = lab.log().points();
            QCOMPARE(points.size(), r + 1);
            for (std::size_t i = 0; i < before.size(); ++i) QCOMPARE(points[i], before[i]);
            before.assign(points.begin(), points.end());
            QVERIFY(std::abs(points[r].hertz / rhythms[r] - 1.0) < 0.01);
            QCOMPARE(points[r].taps, counts[r]);
        }
    }

    void poolClicksFormOneSeries() {
        Experiment pool = defaultExperiment(SceneKind::Pool);
        pool.stepsPerSecond = 200.0;
        pool.pullWith = {PullShape::Cosine, 20.0, 1.0, PullMode::Add, 160.0, 120.0};
        Desk desk;
        desk.session.open(pool);
        desk.session.setPlaying(false);
        ResonanceLab& lab = desk.panel.lab();
        const auto click = [&](double hertz, int count, double x, double y) {
            for (int i = 0; i < count; ++i) {
                // Real clicks never hit the same cell twice.
                desk.session.tapAt(x + i % 2, y - i % 3 / 2);
                desk.advance(static_cast<int>(std::lround(200.0 / hertz)));
            }
        };
        click(2.0, 10, 160.0, 120.0);
        click(0.8, 7, 160.0, 120.0);
        click(2.5, 10, 160.0, 120.0);
        QCOMPARE(lab.log().points().size(), std::size_t{3});
        const std::vector<ResonancePoint> before(lab.log().points().begin(), lab.log().points().end());
        const double rhythms[] = {2.0, 0.8, 2.5};
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(std::abs(before[i].hertz / rhythms[i] - 1.0) < 0.01);
        // A different position is a different resonator.
        click(2.0, 6, 80.0, 60.0);
        QCOMPARE(lab.log().points().size(), std::size_t{4});
        for (std::size_t i = 0; i < 3; ++i) QCOMPARE(lab.log().points()[i], before[i]);
        QVERIFY(!lab.log().counts(lab.log().points()[0]));
        QVERIFY(lab.log().counts(lab.log().points()[3]));
    }

    void clicksExciteSmallTankResonance() {
        Desk desk;
        desk.session.open(*loadPreset("basin"));
        desk.session.setPlaying(false);
        desk.panel.show();
        ResonanceLab& lab = desk.panel.lab();
        QTRY_VERIFY(!lab.prediction().curve.empty());
        QVERIFY(!lab.isFlat());
        QVERIFY(std::abs(lab.prediction().modes.front() - 1.0) < 0.001);
        const double rhythms[] = {0.8, 1.0, 1.3};
        const double stepsPerSecond = desk.session.settings().stepsPerSecond;
        for (double hertz : rhythms) {
            for (int i = 0; i < 25; ++i) {
                desk.session.tapAt(59.5 + i % 3, 44.5 - i % 2);
                desk.advance(static_cast<int>(std::lround(stepsPerSecond / hertz)));
            }
            desk.advance(static_cast<int>(20.0 * stepsPerSecond)); // until the water is at rest
        }
        const auto points = lab.log().points();
        QCOMPARE(points.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(std::abs(points[i].hertz / rhythms[i] - 1.0) < 0.01);
            QVERIFY(lab.log().counts(points[i]));
        }
        QVERIFY(points[1].amplitude > 3.0 * points[0].amplitude);
        QVERIFY(points[1].amplitude > 3.0 * points[2].amplitude);
        const auto* basin = desk.panel.findChild<QPushButton*>(QStringLiteral("openBasin"));
        QVERIFY(basin->isHidden());
    }

    void largePoolSuggestsSmallTank() {
        Desk desk;
        desk.panel.show();
        desk.session.open(*loadPreset("pool"));
        desk.session.setPlaying(false);
        ResonanceLab& lab = desk.panel.lab();
        auto* basin = desk.panel.findChild<QPushButton*>(QStringLiteral("openBasin"));
        QTRY_VERIFY_WITH_TIMEOUT(basin->isVisible(), 30'000);
        QVERIFY(lab.isFlat());
        QVERIFY(std::ranges::any_of(desk.panel.findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("No frequency stands out"));
        }));
        QSignalSpy wanted(&desk.panel, &ResonancePanel::basinRequested);
        basin->setFocus();
        QTest::keyClick(basin, Qt::Key_Space);
        QCOMPARE(wanted.count(), 1);
        // Noise must not yield a quality factor.
        for (double hertz : {0.30, 0.33, 0.36, 0.368, 0.38, 0.41}) {
            desk.session.setMetronome(hertz);
            desk.advance(static_cast<int>(8.0 * desk.session.settings().stepsPerSecond / hertz));
        }
        QVERIFY(lab.log().points().size() >= 6);
        QVERIFY(!lab.peak());
        QVERIFY(desk.panel.property("note").toString().isEmpty());
        // A tap 160 cells wide excites the pool.
        desk.session.setMetronome(std::nullopt);
        Pull hand = desk.session.settings().pullWith;
        hand.width = 160.0;
        hand.mode = PullMode::Add;
        desk.session.setPullWith(hand);
        QTRY_VERIFY_WITH_TIMEOUT(!lab.prediction().curve.empty(), 30'000);
        QVERIFY(!lab.isFlat());
        QTRY_VERIFY(basin->isHidden());
    }

    // Maxima of several resonances must not count as one wide resonance.
    void qualityUsesOneResonance() {
        Experiment string = classroomString();
        string.pullWith.x = 45.0; // also drives even modes
        string.rule.damping.velocity = 0.999;
        Desk desk(string);
        desk.panel.show();
        ResonanceLab& lab = desk.panel.lab();
        QTRY_VERIFY(!lab.prediction().modes.empty());
        const auto measure = [&](double hertz) {
            desk.session.restart();
            desk.metronome(hertz, 40.0);
        };
        for (double hertz : {1.0, 2.0, 3.0, 4.0}) measure(hertz);
        const auto tops = std::ranges::count_if(lab.log().points(), [](const ResonancePoint& point) {
            return point.how != Amplitude::How::Growing;
        });
        QVERIFY2(tops >= 3, qPrintable(QString::number(tops)));
        QVERIFY(!lab.peak());
        QVERIFY(desk.panel.property("note").toString().isEmpty());
        for (double hertz : {0.9, 0.97, 1.03, 1.1}) measure(hertz);
        const PredictedResonance& predicted = lab.prediction();
        const auto theory =
            peakBetween(predicted.curve, predicted.around(1.0).fromHertz, predicted.around(1.0).toHertz);
        QVERIFY(theory && lab.peak());
        QVERIFY(std::abs(lab.peak()->hertz - 1.0) < 0.01);
        QVERIFY2(std::abs(lab.peak()->quality() / theory->quality() - 1.0) < 0.1,
                 qPrintable(QString::number(lab.peak()->quality() / theory->quality())));
    }

    // Metronome, manual taps, metronome again, then the sine drive.
    void finishedPointsStayUnchanged() {
        Desk desk;
        ResonanceLab& lab = desk.panel.lab();
        std::vector<ResonancePoint> finished;
        const auto look = [&](double hertz) {
            const auto points = lab.log().points();
            QCOMPARE(points.size(), finished.size() + 1);
            for (std::size_t i = 0; i < finished.size(); ++i) QCOMPARE(points[i], finished[i]);
            QVERIFY2(std::abs(points.back().hertz / hertz - 1.0) < 0.005,
                     qPrintable(QString::number(points.back().hertz)));
            finished.assign(points.begin(), points.end());
        };
        desk.metronome(1.2, 6.0);
        look(1.2);
        for (int i = 0; i < 8; ++i) {
            desk.session.tap();
            desk.advance(319);
        }
        look(2.0);
        desk.metronome(2.5, 4.0);
        look(2.5);
        desk.metronome(2.5, 6.0); // repeated frequency
        look(2.5);
        desk.session.setDrive(1.5);
        desk.advance(6 * 638);
        look(1.5);
        desk.session.setDrive(1.6);
        desk.advance(6 * 638);
        look(1.6);
        desk.session.setDrive(std::nullopt);
        desk.advance(638);
        QCOMPARE(lab.log().points().size(), finished.size());
        // Seeking backwards keeps all points.
        desk.session.seek(638);
        for (std::size_t i = 0; i < finished.size(); ++i) QCOMPARE(lab.log().points()[i], finished[i]);
    }

    void axisExtendsForFastTapsAndReturns() {
        Desk desk;
        desk.panel.show();
        QTRY_VERIFY(!desk.panel.lab().prediction().curve.empty());
        desk.session.showTheory(true);
        auto* chart = desk.panel.findChild<ResonanceChart*>();
        const auto farthest = [&](const char* series) {
            chart->refresh();
            const Chart::Table table = chart->table();
            const auto column = table.columns.indexOf(QString::fromLatin1(series));
            double max = 0.0;
            for (const auto& row : table.rows)
                if (column > 0 && row[static_cast<std::size_t>(column)]) max = std::max(max, *row[0]);
            return max;
        };
        const double before = farthest("predicted");
        QVERIFY(before > 4.9 && before < 5.1);
        desk.session.setMetronome(12.7);
        desk.advance(30 * 638 * 10 / 127);
        const double hertz = desk.panel.lab().log().newest()->hertz;
        QVERIFY(std::abs(hertz / 12.7 - 1.0) < 0.01);
        QVERIFY(std::max(farthest("growing"), farthest("steady")) == hertz);
        QVERIFY(farthest("predicted") > hertz);
        desk.session.setMetronome(std::nullopt);
        QCOMPARE(desk.panel.lab().log().points().size(), std::size_t{1});
        QCOMPARE(farthest("predicted"), before);
        QVERIFY(std::max(farthest("growing"), farthest("steady")) == 0.0);
        // A point at 6 Hz is near enough to extend the axis.
        desk.metronome(6.0, 3.0);
        QVERIFY(std::abs(std::max(farthest("growing"), farthest("steady")) - 6.0) < 0.06);
        QVERIFY(farthest("predicted") > 6.0);
    }

    void newMetronomeFrequencyStartsNewPoint() {
        Desk desk;
        desk.session.setMetronome(1.0);
        desk.advance(6 * 638);
        desk.session.setMetronome(1.02); // too small a difference for manual taps
        desk.advance(6 * 638);
        const auto points = desk.panel.lab().log().points();
        QCOMPARE(points.size(), std::size_t{2});
        QVERIFY(std::abs(points[0].hertz - 1.0) < 1e-3);
        QVERIFY(std::abs(points[1].hertz - 1.02) < 1e-3);
    }

    void predictionExistsBeforeFirstTap() {
        Desk desk;
        desk.panel.show();
        QTRY_VERIFY(!desk.panel.lab().prediction().curve.empty());
        const PredictedResonance& predicted = desk.panel.lab().prediction();
        QVERIFY(std::abs(predicted.modes.at(0) - 1.0) < 1e-3);
        double nearest = 1.0;
        double amplitude = 0.0;
        for (const CurvePoint& point : predicted.curve)
            if (std::abs(point.hertz - 638.0 / 674.0) < nearest) {
                nearest = std::abs(point.hertz - 638.0 / 674.0);
                amplitude = point.amplitude;
            }
        if (nearest < 1e-9) QVERIFY(std::abs(amplitude - at674) < 1e-3);
    }

    void setModeTapExplainsMissingCurve() {
        Experiment e = classroomString();
        e.pullWith.mode = PullMode::Set;
        Desk desk(e);
        desk.panel.show();
        QTRY_VERIFY(desk.panel.lab().prediction().obstacle == Obstacle::SetsHeights);
        QVERIFY(desk.panel.lab().prediction().curve.empty());
        desk.session.showTheory(true);
        const auto labels = desk.panel.findChildren<QLabel*>();
        QTRY_VERIFY(std::ranges::any_of(
            labels, [](QLabel* label) { return label->text().contains("sets the height"); }));
    }

    void pointsFadeUntilStringIsRestored() {
        Desk desk;
        desk.metronome(1.0, 6.0);
        desk.advance(3000);
        const ResonanceLog& log = desk.panel.lab().log();
        QCOMPARE(log.points().size(), std::size_t{1});
        QVERIFY(log.counts(log.points()[0]));
        QVERIFY(desk.session.set({{"k", 0.9}}).empty());
        QVERIFY(!log.counts(log.points()[0]));
        QVERIFY(desk.session.set({{"k", 1.0}}).empty());
        QVERIFY(log.counts(log.points()[0]));
    }

    void sweepMatchesPrediction() {
        Desk desk;
        desk.panel.show();
        QTRY_VERIFY(!desk.panel.lab().prediction().curve.empty());
        auto* button = desk.panel.findChild<QPushButton*>(QStringLiteral("sweep"));
        QTRY_VERIFY(button->isEnabled());
        button->click();
        QVERIFY(desk.panel.lab().sweep().isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!desk.panel.lab().sweep().isRunning(), 60'000);
        const auto& points = desk.panel.lab().sweep().points();
        QVERIFY(points.size() > 90);
        for (const SweepPoint& point : points) {
            QVERIFY(point.steady);
            for (const CurvePoint& predicted : desk.panel.lab().prediction().curve)
                if (std::abs(predicted.hertz - point.hertz) < 1e-12)
                    QVERIFY(std::abs(predicted.amplitude / point.amplitude - 1.0) < 0.01);
        }
    }

    void sweepCanBeCancelled() {
        Experiment e = classroomString();
        e.rule.damping.velocity = 0.999999; // very slow decay
        Desk desk(e);
        desk.panel.show();
        QTRY_VERIFY(desk.panel.lab().prediction().toHertz > 0.0);
        desk.panel.lab().startSweep();
        QVERIFY(desk.panel.lab().sweep().isRunning());
        desk.panel.lab().sweep().cancel();
        QVERIFY(!desk.panel.lab().sweep().isRunning());
    }

    // Measured points whose delivery is pending are dropped, too.
    void cancelledSweepGetsNoMorePoints() {
        Desk desk, other;
        BackgroundSweep& sweep = desk.panel.lab().sweep();
        connect(&sweep, &BackgroundSweep::progressed, this, [&sweep] {
            if (sweep.done() == 3) sweep.cancel();
        });
        QTRY_VERIFY(desk.panel.lab().canSweep() && other.panel.lab().canSweep());
        desk.panel.lab().startSweep();
        QVERIFY(sweep.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!sweep.isRunning(), 60'000);
        // Waits as long as an equal sweep needs for six points.
        other.panel.lab().startSweep();
        QTRY_VERIFY_WITH_TIMEOUT(other.panel.lab().sweep().done() >= 6, 60'000);
        QCOMPARE(sweep.done(), 3);
    }

    void frequencyEntryKeepsThreeDecimals() {
        Desk desk;
        desk.panel.show();
        auto* row = desk.panel.findChild<MetronomeRow*>();
        row->entry()->setFocus();
        row->entry()->selectAll();
        QTest::keyClicks(row->entry(), QLocale().toString(1.037, 'f', 3));
        QTest::keyClick(row->entry(), Qt::Key_Return);
        QCOMPARE(row->hertz(), 1.037);
        QCOMPARE(desk.session.metronome(), std::optional(1.037)); // as described in the lessons
        QTest::mouseClick(row->toggle(), Qt::LeftButton);
        QVERIFY(!desk.session.metronome());
        QTest::mouseClick(row->toggle(), Qt::LeftButton);
        QCOMPARE(desk.session.metronome(), std::optional(1.037));
    }

    void pointsAreWrittenAsCsv() {
        Desk desk;
        desk.metronome(1.0, 5.0);
        const QStringList lines = QString::fromStdString(desk.panel.lab().asCsv()).trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        const QStringList header = lines[0].split(',');
        const QStringList values = lines[1].split(',');
        QCOMPARE(values.size(), header.size());
        QCOMPARE(header[0], QStringLiteral("frequency_hz"));
        QVERIFY(std::abs(values[0].toDouble() - 1.0) < 1e-6);
        QCOMPARE(values[header.indexOf("taps")].toInt(), desk.panel.lab().log().points()[0].taps);
        desk.panel.lab().clear();
        QVERIFY(desk.panel.lab().log().points().empty());
    }

    void showsFrequenciesOfRealString() {
        Desk desk(realString());
        desk.session.showTheory(true);
        desk.panel.resize(330, 640);
        desk.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.panel));
        const auto* chart = desk.panel.findChild<ResonanceChart*>();
        QTRY_VERIFY(!chart->modesShown().empty());
        // f = c / (2 L); friction lowers the frequency by less than 0.1 %.
        QVERIFY(chart->upperAxis());
        QCOMPARE(chart->upperAxis()->title, QStringLiteral("real frequency (Hz)"));
        const double fundamental = chart->upperAxis()->factor * chart->modesShown().front();
        QVERIFY2(std::abs(fundamental / 190.61 - 1.0) < 1e-3, qPrintable(QString::number(fundamental)));
        QVERIFY(std::abs(chart->upperAxis()->factor / realHertzOfOne(1.0) - 1.0) < 1e-9);
        const auto [spoken, unit] = quantity(chart->accessibleDescription().chopped(1));
        QVERIFY(std::abs(spoken / realHertzOfOne(1.0) - 1.0) < 1e-3);
        QCOMPARE(unit, QStringLiteral("Hz"));

        // Real frequencies beside the tapping frequency and in the chart.
        desk.metronome(1.25, 5.0);
        QTRY_VERIFY(desk.panel.isUpToDate());
        const double tapped = 1.25 * realHertzOfOne(1.0);
        const auto* rhythm = desk.panel.findChild<BigNumber*>();
        QVERIFY2(std::abs(quantity(rhythm->noteText()).first / tapped - 1.0) < 2e-3,
                 qPrintable(rhythm->noteText()));
        QVERIFY(rhythm->accessibleDescription().contains(rhythm->noteText()));
        const auto numbers = desk.panel.findChildren<BigNumber*>();
        QCOMPARE(numbers.size(), 2);
        QTRY_VERIFY(numbers[0]->height() > numbers[1]->height());
        QCOMPARE(numbers[0]->y(), numbers[1]->y());
        QCOMPARE(chart->table().columns.back(), QStringLiteral("real frequency (Hz)"));
        for (const auto& row : chart->table().rows)
            QVERIFY(std::abs(*row.back() / (*row.front() * realHertzOfOne(1.0)) - 1.0) < 1e-9);

        // At k = 1/4 a wave needs twice as many steps; the first point keeps its frequency.
        QVERIFY(desk.session.set({{"k", 0.25}}).empty());
        desk.metronome(1.25, 5.0);
        const QStringList lines = QString::fromStdString(desk.panel.lab().asCsv()).trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0].section(',', -1), QStringLiteral("real_frequency_hz"));
        const double hertz[] = {realHertzOfOne(1.0), realHertzOfOne(0.25)};
        PointTable table(desk.panel.lab(), nullptr);
        table.show();
        const auto* cells = table.findChild<QTableWidget*>();
        QCOMPARE(cells->columnCount(), 7);
        for (int i = 0; i < 2; ++i) {
            const QString line = lines[i + 1];
            const double real = line.section(',', -1).toDouble();
            QVERIFY(std::abs(real / (line.section(',', 0, 0).toDouble() * hertz[i]) - 1.0) < 1e-6);
            const auto [number, name] = quantity(cells->item(i, 6)->text());
            QVERIFY(std::abs(number / real - 1.0) < 1e-3);
            QCOMPARE(name, QStringLiteral("Hz"));
        }

        // A new length updates the axis at once; no real medium removes the axis.
        QVERIFY(desk.session.set({{"k", 1.0}, {"real.length", 0.065}}).empty());
        QTRY_COMPARE(chart->upperAxis()->title, QStringLiteral("real frequency (kHz)"));
        QVERIFY(std::abs(chart->upperAxis()->factor / (0.01 * realHertzOfOne(1.0)) - 1.0) < 1e-9);
        QVERIFY(desk.session.set({{"real.world", std::string("none")}}).empty());
        QTRY_VERIFY(!chart->upperAxis());
        QCOMPARE(rhythm->noteText(), QString());
        QCOMPARE(cells->columnCount(), 6);
        QVERIFY(!QString::fromStdString(desk.panel.lab().asCsv()).contains(QStringLiteral("real")));
    }

    void tableShowsCompleteHeadings() {
        Desk desk(realString());
        desk.metronome(1.25, 5.0);
        PointTable table(desk.panel.lab(), nullptr);
        table.show();
        for (const double scale : {1.0, 1.75}) {
            Theme::current().set(Look::Dark, scale);
            const auto* cells = table.findChild<QTableWidget*>();
            QCoreApplication::processEvents();
            for (int column = 0; column < cells->columnCount(); ++column)
                QVERIFY2(cells->columnWidth(column) >= cells->horizontalHeader()->sectionSizeHint(column),
                         qPrintable(cells->horizontalHeaderItem(column)->text()));
            QVERIFY(!cells->horizontalScrollBar()->isVisible());
        }
    }

    void challengeHidesRealFrequencies() {
        Desk desk(realString());
        desk.session.setChallenge(true);
        desk.metronome(1.25, 5.0);
        desk.panel.findChild<ResonanceChart*>()->refresh();
        QVERIFY(!desk.panel.findChild<ResonanceChart*>()->upperAxis());
        QVERIFY(!QString::fromStdString(desk.panel.lab().asCsv()).contains(QStringLiteral("real")));
    }
};

SEICHE_WINDOW_TEST(QApplication, TestResonancePanel)
#include "tst_resonance_panel.moc"
