// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/mode_preview.h"
#include "modes/modes_panel.h"
#include "panel_under_test.h"
#include "theory/modes.h"
#include "widgets/chart.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QUndoStack>

#include <cmath>
#include <map>

using namespace seiche;

namespace {

struct ModesUnderTest : PanelUnderTest<ModesPanel> {
    /// Heights of the bars as the chart shows them, by half waves.
    std::map<double, double> bars() {
        std::map<double, double> heights;
        for (const auto& row : child<Chart>("modeBars")->table().rows) heights[*row[0]] = row[1].value_or(0.0);
        return heights;
    }
};

} // namespace

class ModesPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void aModeStartedAloneHasOneBar();
    void addingIsOnTop();
    void aClickChoosesABar();
    void barsDoNotFlicker();
    void aRingAndAFreeEnd();
    void startingIsAnEventThatCanBeUndone();
    void absorbingEndsHaveNoModes();
    void energyGoesToAndFro();
    void dispersionIsTheFormula();
    void thePoolListsItsModes();
    void noModesAreClaimedBetweenWallsAndMedia();
    void nothingIsDoneWhileHidden();
    void opensAsADock();
    void everyControlHasAName();
};

void ModesPanelTest::aModeStartedAloneHasOneBar() {
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

void ModesPanelTest::addingIsOnTop() {
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

void ModesPanelTest::aClickChoosesABar() {
    ModesUnderTest test;
    QVERIFY(test.show());
    auto* bars = test.child<Chart>("modeBars");
    QTRY_VERIFY(bars->findChild<QWidget*>());
    QTest::qWait(100);
    // In the middle of the chart is a bar in the middle of the spectrum.
    QWidget* canvas = bars->childAt(bars->rect().center());
    QVERIFY(canvas);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->mapFrom(bars, bars->rect().center()));
    const QString name = test.child<QLabel>("modeName")->text();
    const double chosen = QLocale().toDouble(name.section(QLatin1Char(' '), 0, 0));
    const double most = test.bars().rbegin()->first;
    QVERIFY2(std::abs(chosen - most / 2.0) < 0.15 * most, qPrintable(name));
}

void ModesPanelTest::barsDoNotFlicker() {
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

void ModesPanelTest::aRingAndAFreeEnd() {
    ModesUnderTest test;
    QVERIFY(test.show());
    QVERIFY(
        test.session.set({{"edges.left", std::string("periodic")}, {"edges.right", std::string("periodic")}})
            .empty());
    QCOMPARE(test.child<QLabel>("modeName")->text(), QStringLiteral("2 half waves"));
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    test.steps(20);
    for (const auto& [halfWaves, height] : test.bars())
        QVERIFY(halfWaves == 2.0 ? height > 1.0 : height < 1e-3);
    QVERIFY(
        test.session.set({{"edges.left", std::string("fixed")}, {"edges.right", std::string("free")}}).empty());
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Left);
    QCOMPARE(test.child<QLabel>("modeName")->text(), QStringLiteral("0.5 half waves"));
    QTest::keyClick(bars, Qt::Key_Return);
    test.steps(20);
    for (const auto& [halfWaves, height] : test.bars())
        QVERIFY(halfWaves == 0.5 ? height > 1.0 : height < 1e-3);
}

void ModesPanelTest::startingIsAnEventThatCanBeUndone() {
    ModesUnderTest test;
    QVERIFY(test.show());
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    QCOMPARE(test.session.run().frame(), std::int64_t{0});
    const auto log = test.session.run().log();
    QCOMPARE(log.size(), std::size_t{1});
    QVERIFY(std::get<Pull>(log[0].what).shape == PullShape::Mode);
    // Replayed it is the same to the bit.
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

void ModesPanelTest::energyGoesToAndFro() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    QTest::mouseClick(test.child<QPushButton>("startMode"), Qt::LeftButton);
    // A quarter of the fundamental's period, 2 * 319 steps at k = 1.
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

void ModesPanelTest::dispersionIsTheFormula() {
    ModesUnderTest test;
    QVERIFY(test.session.set({{"k", 0.5}, {"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    const auto table = test.child<Chart>("dispersionChart")->table();
    QVERIFY(table.columns.contains(QStringLiteral("exact")));
    // The shortest wave, 2 cells: cos theta = 1 - 4 k / 2 = 0, so theta = pi / 2 and the speed theta / pi =
    // 1/2.
    const auto& first = table.rows.front();
    QCOMPARE(*first[0], 2.0);
    QVERIFY(std::abs(*first[1] - std::sqrt(0.5)) < 1e-12);
    QVERIFY(std::abs(*first[2] - 0.5) < 1e-12);
}

// A medium or a wall makes other standing waves, which nobody has computed: none are listed, and it says so.
void ModesPanelTest::noModesAreClaimedBetweenWallsAndMedia() {
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
        QVERIFY2(none->text().contains(QStringLiteral("walls and media")), qPrintable(none->text()));
        test.session.change(ObjectsChange{{}, {}, {"box"}}, QStringLiteral("remove"));
        QTRY_VERIFY(list->isVisible());
    }
    // What makes or measures waves leaves the modes as they are.
    object.is = Source();
    test.session.change(ObjectsChange{{object}, {}, {}}, QStringLiteral("put"));
    QVERIFY(list->isVisible());
    test.session.set({{"edges.left", std::string("absorbing")}, {"edges.right", std::string("absorbing")}});
    QTRY_VERIFY(none->isVisible());
    QVERIFY2(none->text().contains(QStringLiteral("leave")), qPrintable(none->text()));
}

void ModesPanelTest::thePoolListsItsModes() {
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
    // Their shapes at any time, their frequencies and periods with theory.
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

void ModesPanelTest::nothingIsDoneWhileHidden() {
    ModesUnderTest test;
    QVERIFY(test.show());
    test.panel.hide();
    test.session.tap();
    test.steps(30);
    for (const auto& [halfWaves, height] : test.bars()) QCOMPARE(height, 0.0);
    test.panel.show();
    QVERIFY(test.bars()[1.0] > 0.0);
}

void ModesPanelTest::opensAsADock() {
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

void ModesPanelTest::everyControlHasAName() {
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

QTEST_MAIN(ModesPanelTest)
#include "tst_modes_panel.moc"
