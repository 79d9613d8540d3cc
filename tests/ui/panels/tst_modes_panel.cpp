// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/dispersion_chart.h"
#include "modes/modes_panel.h"
#include "panel_under_test.h"
#include "theory/modes.h"
#include "widgets/chart.h"
#include "window_test.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>
#include <QUndoStack>

#include <cmath>
#include <map>
#include <numbers>

using namespace seiche;

namespace {

struct ModesUnderTest : PanelUnderTest<ModesPanel> {
    /// Returns the bar heights of the chart by number of half-wavelengths.
    std::map<double, double> bars() {
        std::map<double, double> heights;
        for (const auto& row : child<Chart>("modeBars")->table().rows) heights[*row[0]] = row[1].value_or(0.0);
        return heights;
    }
};

/// Steel, as thick as the second string of a guitar. Waves travel at sqrt(70 / 0.00114) m/s.
const Settings steel{{"real.world", std::string("string")},
                     {"real.length", 0.65},
                     {"real.tension", 70.0},
                     {"real.massPerLength", 0.00114}};
const double onSteel = std::sqrt(70.0 / 0.00114);

} // namespace

class ModesPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void singleModeHasOneBar();
    void addedModeKeepsOthers();
    void clickSelectsBar();
    void barsStayConstantWithoutDamping();
    void countsHalfWavelengthsForPeriodicAndFreeEnds();
    void startedModeCanBeUndone();
    void absorbingEndsHaveNoModes();
    void energyTurnsKineticAfterQuarterPeriod();
    void dispersionMatchesFormula();
    void showsRealFrequenciesOfString();
    void showsRealFrequenciesOfChain();
    void showsRealFrequenciesOfPool();
    void showsRealVelocitiesOfString();
    void listsPoolModesByFrequency();
    void listsNoModesWithWallsOrMedia();
    void hiddenPanelDoesNotUpdate();
    void opensAsDock();
    void sectionsWrapInNarrowPanel();
    void everyControlHasAccessibleName();
};

void ModesPanelTest::singleModeHasOneBar() {
    ModesUnderTest test;
    QVERIFY(test.show());
    test.session.tap();
    test.steps(50);
    QVERIFY(test.bars()[1.0] > 0.0);
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Right);
    QTest::keyClick(bars, Qt::Key_Right);
    QVERIFY(test.child<QLabel>("modeName")->text().contains(QLatin1Char('3')));
    QTest::keyClick(bars, Qt::Key_Return);
    test.steps(137);
    double third = 0.0, others = 0.0;
    for (const auto& [halfWaves, height] : test.bars())
        (halfWaves == 3.0 ? third : others) = std::max(halfWaves == 3.0 ? 0.0 : others, height);
    QVERIFY(third > 1.0);
    QVERIFY2(others < 1e-4 * third, qPrintable(QString::number(others / third)));
    QVERIFY(test.child<QLabel>("modeShare")->text().contains(QStringLiteral("100 %")));
}

void ModesPanelTest::addedModeKeepsOthers() {
    ModesUnderTest test;
    QVERIFY(test.show());
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    test.steps(10);
    const double first = test.bars()[1.0];
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Right);
    QTest::keyClick(test.child<QPushButton>("addMode"), Qt::Key_Return);
    test.steps(10);
    QVERIFY(std::abs(test.bars()[1.0] / first - 1.0) < 0.01);
    QVERIFY(std::abs(test.bars()[2.0] / first - 1.0) < 0.01);
    QVERIFY(test.bars()[3.0] < 1e-4 * first);
}

void ModesPanelTest::clickSelectsBar() {
    ModesUnderTest test;
    QVERIFY(test.show());
    auto* bars = test.child<Chart>("modeBars");
    test.settle();
    QTRY_VERIFY(bars->pixelAlong(1.0)); // the chart is drawn
    // The centre of the chart shows the centre of the spectrum.
    QWidget* canvas = bars->childAt(bars->rect().center());
    QVERIFY(canvas);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->mapFrom(bars, bars->rect().center()));
    const QString name = test.child<QLabel>("modeName")->text();
    const double chosen = QLocale().toDouble(name.section(QLatin1Char(' '), 0, 0));
    const double max = test.bars().rbegin()->first;
    QVERIFY2(std::abs(chosen - max / 2.0) < 0.15 * max, qPrintable(name));
}

void ModesPanelTest::barsStayConstantWithoutDamping() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    test.session.tap();
    test.steps(1);
    const double before = test.bars()[3.0];
    QVERIFY(before > 0.0);
    for (int i = 0; i < 6; ++i) {
        test.steps(23);
        QVERIFY2(std::abs(test.bars()[3.0] / before - 1.0) < 1e-3,
                 qPrintable(QString::number(test.bars()[3.0])));
    }
}

void ModesPanelTest::countsHalfWavelengthsForPeriodicAndFreeEnds() {
    ModesUnderTest test;
    QVERIFY(test.show());
    QVERIFY(
        test.session.set({{"edges.left", std::string("periodic")}, {"edges.right", std::string("periodic")}})
            .empty());
    QCOMPARE(test.child<QLabel>("modeName")->text(), QStringLiteral("2 half-wavelengths"));
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    test.steps(20);
    for (const auto& [halfWaves, height] : test.bars())
        QVERIFY(halfWaves == 2.0 ? height > 1.0 : height < 1e-3);
    QVERIFY(
        test.session.set({{"edges.left", std::string("fixed")}, {"edges.right", std::string("free")}}).empty());
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Left);
    QCOMPARE(test.child<QLabel>("modeName")->text(), QStringLiteral("0.5 half-wavelengths"));
    QTest::keyClick(bars, Qt::Key_Return);
    test.steps(20);
    for (const auto& [halfWaves, height] : test.bars())
        QVERIFY(halfWaves == 0.5 ? height > 1.0 : height < 1e-3);
}

void ModesPanelTest::startedModeCanBeUndone() {
    ModesUnderTest test;
    QVERIFY(test.show());
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    QCOMPARE(test.session.run().frame(), std::int64_t{0});
    const auto log = test.session.run().log();
    QCOMPARE(log.size(), std::size_t{1});
    QVERIFY(std::get<Pull>(log[0].what).shape == PullShape::Mode);
    // A replay is bit-identical.
    test.steps(30);
    Simulation replay(test.session.run().asExperiment());
    replay.advance(30);
    QCOMPARE(replay.hash(), test.session.run().hash());
    test.session.undoGroup().activeStack()->undo();
    QCOMPARE(test.session.run().largestHeight(), 0.0);
}

void ModesPanelTest::absorbingEndsHaveNoModes() {
    ModesUnderTest test;
    QVERIFY(test.show());
    QVERIFY(test.session.set({{"edges.left", std::string("absorbing")}}).empty());
    QVERIFY(!test.child<QPushButton>("startMode")->isEnabled());
    QVERIFY(!test.child<QLabel>("modeShare")->text().isEmpty());
    QVERIFY(test.bars().empty());
}

void ModesPanelTest::energyTurnsKineticAfterQuarterPeriod() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    // A quarter of the fundamental period, which is 2 * 319 steps at k = 1.
    test.steps(160);
    const auto rows = test.child<Chart>("energyChart")->table().rows;
    QVERIFY(rows.size() > 5);
    const auto& first = rows.front();
    const auto& last = rows.back();
    const double total = *first[1] + *first[2];
    QVERIFY(*first[1] < 0.01 * total);
    QVERIFY(*last[2] < 0.01 * total);
    QVERIFY(std::abs((*last[1] + *last[2]) / total - 1.0) < 1e-3);
}

void ModesPanelTest::dispersionMatchesFormula() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"k", 0.5}, {"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    const auto table = test.child<Chart>("dispersionChart")->table();
    QVERIFY(table.columns.contains(QStringLiteral("exact")));
    // Shortest wavelength, 2 cells: cos theta = 1 - 4 k / 2 = 0.
    // Hence theta = pi / 2 and the speed theta / pi = 1/2.
    const auto& first = table.rows.front();
    QCOMPARE(*first[0], 2.0);
    QVERIFY(std::abs(*first[1] - std::sqrt(0.5)) < 1e-12);
    QVERIFY(std::abs(*first[2] - 0.5) < 1e-12);
}

void ModesPanelTest::showsRealFrequenciesOfString() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"k", 1.0}, {"damping.velocity", 1.0}}).empty());
    test.session.showTheory(true);
    QVERIFY(test.show());
    auto* share = test.child<QLabel>("modeShare");
    QVERIFY2(share->text().contains(QStringLiteral(" Hz, ")), qPrintable(share->text()));
    QVERIFY(test.session.set(steel).empty());
    // f = n c / (2 L), without dispersion at k = 1.
    const auto isAt = [&](double hertz) {
        return std::abs(QLocale().toDouble(share->text().section(u' ', 0, 0)) / hertz - 1.0) < 1e-3;
    };
    QVERIFY2(isAt(onSteel / 1.3) && share->text().contains(QStringLiteral(" Hz, ")), qPrintable(share->text()));
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Right);
    QVERIFY2(isAt(2.0 * onSteel / 1.3), qPrintable(share->text()));
    QVERIFY(bars->accessibleDescription().contains(share->text()));
    // A tenth of the length: 3.812 kHz.
    QVERIFY(test.session.set({{"real.length", 0.065}}).empty());
    QVERIFY2(isAt(2e-3 * onSteel / 0.13) && share->text().contains(QStringLiteral(" kHz, ")),
             qPrintable(share->text()));
    test.session.showTheory(false);
    QVERIFY(!share->text().contains(QStringLiteral("Hz")));
}

void ModesPanelTest::showsRealFrequenciesOfChain() {
    ModesUnderTest test;
    test.session.showTheory(true);
    Grid five = test.session.settings().grid;
    five.width = 5;
    QVERIFY(test.session.setSize(five).empty());
    QVERIFY(test.session.set({{"k", 0.25}, {"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    auto* table = test.child<QTableWidget>("chainTable");
    QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("beads (Hz)"));
    const double ratio = QLocale().toDouble(table->item(0, 3)->text());
    QVERIFY(test.session.set(steel).empty());
    QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("beads (Hz)"));
    QCOMPARE(table->horizontalHeaderItem(2)->text(), QStringLiteral("string (Hz)"));
    for (int n = 1; n <= 3; ++n) {
        const double string = n * onSteel / 1.3;
        QVERIFY(std::abs(QLocale().toDouble(table->item(n - 1, 2)->text()) / string - 1.0) < 1e-3);
        // sin(omega dt / 2) = sqrt(k) sin(n pi / 8), with a step of sqrt(k) L / (4 c).
        const double angle = 2.0 * std::asin(0.5 * std::sin(n * std::numbers::pi / 8.0));
        const double beads = angle / (2.0 * std::numbers::pi) / (0.5 * 0.65 / (4.0 * onSteel));
        QVERIFY(std::abs(QLocale().toDouble(table->item(n - 1, 1)->text()) / beads - 1.0) < 1e-3);
    }
    QCOMPARE(QLocale().toDouble(table->item(0, 3)->text()), ratio);
    QVERIFY(test.session.set({{"real.length", 0.065}}).empty());
    QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("beads (kHz)"));
    QVERIFY(std::abs(QLocale().toDouble(table->item(0, 2)->text()) / (1e-3 * onSteel / 0.13) - 1.0) < 1e-3);
}

void ModesPanelTest::showsRealFrequenciesOfPool() {
    ModesUnderTest test;
    test.session.show(SceneKind::Pool);
    test.session.showTheory(true);
    QVERIFY(test.show());
    auto* list = test.child<QTableWidget>("modeList");
    QCOMPARE(list->horizontalHeaderItem(2)->text(), QStringLiteral("Hz"));
    const double stepsOfTheLowest = QLocale().toDouble(list->item(0, 3)->text());
    const Experiment& now = test.session.settings();
    const double cellsPerStep = longWaveSpeed(now.rule);
    // A room of 10 m for sound, 10 micrometres for light.
    const auto lowest = [&](double length, double speed) {
        return speed / (stepsOfTheLowest * cellsPerStep * length / (now.grid.width - 1));
    };
    QVERIFY(test.session.set({{"real.world", std::string("sound")}, {"real.length", 10.0}}).empty());
    QCOMPARE(list->horizontalHeaderItem(2)->text(), QStringLiteral("Hz"));
    QVERIFY(std::abs(QLocale().toDouble(list->item(0, 2)->text()) / lowest(10.0, 343.0) - 1.0) < 2e-3);
    QCOMPARE(QLocale().toDouble(list->item(0, 3)->text()), stepsOfTheLowest);
    QVERIFY2(test.child<QLabel>("poolModeName")->text().endsWith(QStringLiteral(" Hz")),
             qPrintable(test.child<QLabel>("poolModeName")->text()));
    QVERIFY(test.session.set({{"real.world", std::string("light")}, {"real.length", 1e-5}}).empty());
    QCOMPARE(list->horizontalHeaderItem(2)->text(), QStringLiteral("THz"));
    QVERIFY(std::abs(QLocale().toDouble(list->item(0, 2)->text()) / (1e-12 * lowest(1e-5, 299'792'458.0)) -
                     1.0) < 2e-3);
    QVERIFY(test.child<QLabel>("poolModeName")->text().endsWith(QStringLiteral(" THz")));
}

void ModesPanelTest::showsRealVelocitiesOfString() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"k", 0.5}, {"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    test.panel.show(ModesPanel::Section::Dispersion);
    auto* chart = test.child<Chart>("dispersionChart");
    QCOMPARE(chart->table().columns.front(), QStringLiteral("wavelength (cells)"));
    const QString before = chart->accessibleDescription();
    QVERIFY(before.contains(QStringLiteral("cells per step")));
    QVERIFY(test.session.set(steel).empty());
    QCOMPARE(chart->table().columns.front(), QStringLiteral("wavelength (cm)"));
    // Shortest wavelength, two of 319 spacings: half a cell per step instead of sqrt(k).
    const double spacing = 65.0 / 319.0;
    const auto first = chart->table().rows.front();
    QVERIFY(std::abs(*first[0] / (2.0 * spacing) - 1.0) < 1e-9);
    QVERIFY(std::abs(*first[1] / onSteel - 1.0) < 1e-9);
    QVERIFY(std::abs(*first[2] / (onSteel * 0.5 / std::sqrt(0.5)) - 1.0) < 1e-9);
    QCOMPARE(chart->accessibleName(), QStringLiteral("Phase velocity in m/s against wavelength"));
    QCOMPARE(
        chart->accessibleDescription(),
        QStringLiteral("The shortest waves travel at 175.2 m/s. The ideal wave equation gives 247.8 m/s."));
    // Measured packet velocities use these axes, even after the string changes.
    test.panel.dispersion()->showMeasured(DispersionChart::Packet{10.0, 0.7, 0.6});
    const auto measured = [&](int fromTheEnd) {
        const Chart::Table table = chart->table();
        for (const auto& row : table.rows)
            if (row[row.size() - fromTheEnd]) return std::pair(*row[0], *row[row.size() - fromTheEnd]);
        return std::pair(0.0, 0.0);
    };
    QVERIFY(std::abs(measured(2).first / (10.0 * spacing) - 1.0) < 1e-9);
    QVERIFY(std::abs(measured(2).second / (onSteel * 0.7 / std::sqrt(0.5)) - 1.0) < 1e-9);
    QVERIFY(std::abs(measured(1).second / (onSteel * 0.6 / std::sqrt(0.5)) - 1.0) < 1e-9);
    QVERIFY(test.session.set({{"real.length", 1300.0}, {"real.tension", 280.0}}).empty());
    QCOMPARE(chart->table().columns.front(), QStringLiteral("wavelength (m)"));
    QVERIFY(std::abs(measured(2).first / (13000.0 / 319.0) - 1.0) < 1e-9);
    QVERIFY(std::abs(measured(2).second / (2.0 * onSteel * 0.7 / std::sqrt(0.5)) - 1.0) < 1e-9);
    QVERIFY(test.session.set({{"real.world", std::string("none")}}).empty());
    QCOMPARE(chart->accessibleDescription(), before);
    QCOMPARE(measured(2), (std::pair{10.0, 0.7}));
}

// Modes between walls or media are not computed, so the panel lists none and shows why.
void ModesPanelTest::listsNoModesWithWallsOrMedia() {
    ModesUnderTest test;
    QVERIFY(test.show());
    test.session.show(SceneKind::Pool);
    auto* list = test.child<QTableWidget>("modeList");
    auto* none = test.child<QLabel>("noModes");
    QVERIFY(list->isVisible() && !none->isVisible());
    PoolObject object;
    object.name = "box";
    object.x = 160;
    object.y = 120;
    for (const bool isWall : {true, false}) {
        if (isWall) object.is = Wall();
        else object.is = MediumRegion();
        test.session.change(ObjectsChange{{object}, {}, {}}, QStringLiteral("put"));
        QTRY_VERIFY(!list->isVisible());
        QVERIFY(none->isVisible());
        QVERIFY2(none->text().contains(QStringLiteral("walls or media")), qPrintable(none->text()));
        test.session.change(ObjectsChange{{}, {}, {"box"}}, QStringLiteral("remove"));
        QTRY_VERIFY(list->isVisible());
    }
    // Sources leave the modes unchanged.
    object.is = Source();
    test.session.change(ObjectsChange{{object}, {}, {}}, QStringLiteral("put"));
    QVERIFY(list->isVisible());
    test.session.set({{"edges.left", std::string("absorbing")}, {"edges.right", std::string("absorbing")}});
    QTRY_VERIFY(none->isVisible());
    QVERIFY2(none->text().contains(QStringLiteral("leave")), qPrintable(none->text()));
}

void ModesPanelTest::listsPoolModesByFrequency() {
    ModesUnderTest test;
    QVERIFY(test.show());
    test.session.show(SceneKind::Pool);
    auto* list = test.child<QTableWidget>("modeList");
    QVERIFY(list->isVisible());
    QVERIFY(!test.child<Chart>("modeBars")->isVisible());
    QVERIFY(list->rowCount() >= 20);
    const Experiment& now = test.session.settings();
    const auto modes = Modes::of(now.rule, now.grid);
    QVERIFY(modes);
    // Shapes are always listed, frequencies and periods only with theory.
    QCOMPARE(list->columnCount(), 2);
    test.session.showTheory(true);
    QCOMPARE(list->columnCount(), 4);
    double last = 0.0;
    for (int row = 0; row < 20; ++row) {
        const double hertz = QLocale().toDouble(list->item(row, 2)->text());
        QVERIFY(hertz >= 0.999 * last);
        last = hertz;
    }
    const Mode lowest = modes->lowest(1).front();
    QVERIFY(
        std::abs(QLocale().toDouble(list->item(0, 2)->text()) / lowest.motion.frequency(now.stepsPerSecond) -
                 1.0) < 1e-3);
}

void ModesPanelTest::hiddenPanelDoesNotUpdate() {
    ModesUnderTest test;
    QVERIFY(test.show());
    test.panel.hide();
    test.session.tap();
    test.steps(30);
    for (const auto& [halfWaves, height] : test.bars()) QCOMPARE(height, 0.0);
    test.panel.show();
    QVERIFY(test.bars()[1.0] > 0.0);
}

void ModesPanelTest::opensAsDock() {
    WindowUnderTest test;
    QVERIFY(test.show());
    auto* dock = test.child<QDockWidget>("modesPanelDock");
    auto* stability = test.child<QDockWidget>("stabilityPanelDock");
    QVERIFY(dock->isHidden() && stability->isHidden());
    stability->toggleViewAction()->trigger();
    dock->toggleViewAction()->trigger();
    QTRY_VERIFY(dock->widget()->isVisible() && !dock->visibleRegion().isEmpty());
    dock->toggleViewAction()->trigger();
    QTRY_VERIFY(!stability->visibleRegion().isEmpty());
}

void ModesPanelTest::sectionsWrapInNarrowPanel() {
    ModesUnderTest test;
    QVERIFY(test.show());
    auto* last = test.child<QToolButton>("modesDispersion");
    QWidget* bar = last->parentWidget();
    test.panel.resize(test.panel.minimumSizeHint().width(), 640);
    QTRY_VERIFY(last->y() >= last->height());
    QTRY_VERIFY2(bar->rect().contains(last->geometry()),
                 qPrintable(QStringLiteral("a bar of %1 x %2, a button to %3")
                                .arg(bar->width())
                                .arg(bar->height())
                                .arg(last->geometry().bottom())));
}

void ModesPanelTest::everyControlHasAccessibleName() {
    ModesUnderTest test;
    for (SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        QVERIFY(test.show());
        for (const QWidget* widget : test.panel.findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QPushButton*>(widget);
            if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus)
                QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                         widget->metaObject()->className());
        }
    }
}

SEICHE_WINDOW_TEST(QApplication, ModesPanelTest)
#include "tst_modes_panel.moc"
