// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validate.h"
#include "panel_under_test.h"
#include "stability/advice.h"
#include "stability/growth_watch.h"
#include "stability/roots_view.h"
#include "stability/stability_map_view.h"
#include "stability/stability_panel.h"
#include "theme/figures.h"
#include "theory/dispersion.h"
#include "theory/growth.h"
#include "widgets/chart.h"
#include "window/stability_chip.h"
#include "window_test.h"

#include <QDockWidget>
#include <QUndoStack>

#include <cmath>

using namespace seiche;

namespace {

struct StabilityUnderTest : PanelUnderTest<StabilityPanel> {
    QString advice() { return child<QLabel>("stabilityAdvice")->text(); }
    double shownGrowth(const char* name) { return QLocale().toDouble(child<FigureLabel>(name)->text().mid(1)); }
};

} // namespace

class StabilityPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { Theme::current().set(Look::Dark); }

    void draggingPointChangesKAndDamping();
    void arrowKeysMovePoint();
    void adviceNamesRemedyPastLimit();
    void advisedDampingIsStable();
    void measuredGrowthMatchesPrediction_data();
    void measuredGrowthMatchesPrediction();
    void growthIsMeasuredWithinTwoSeconds();
    void reportsMediumAtRest();
    void decayIsMeasured();
    void chartCursorSelectsRoots();
    void hiddenPanelDoesNotUpdate();
    void poolGrowthMatchesPrediction();
    void integerWaterGetsDivisorAdvice();
    void stiffestMediumSetsLimit();
    void badgeShowsSquaredCourantNumber();
    void everyControlHasAccessibleName();
};

void StabilityPanelTest::draggingPointChangesKAndDamping() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    auto* map = test.child<StabilityMapView>("stabilityMap");
    const Rule before = test.session.settings().rule;
    const QPoint from = map->placeOf(before.k, before.damping.velocity).toPoint();
    const QPoint to = map->placeOf(0.5, 0.99).toPoint();
    drag(map, from, to);
    const Rule after = test.session.settings().rule;
    QVERIFY2(std::abs(after.k - 0.5) < 0.015, qPrintable(QString::number(after.k)));
    QVERIFY2(std::abs(after.damping.velocity - 0.99) < 0.002,
             qPrintable(QString::number(after.damping.velocity)));
    QCOMPARE(after.damping.update, 1.0);
    QVERIFY(!test.session.run().log().empty());
    // A drag is one undo step.
    test.session.undoGroup().activeStack()->undo();
    QCOMPARE(test.session.settings().rule.k, before.k);
    QCOMPARE(test.session.settings().rule.damping.velocity, before.damping.velocity);
    // The lowest strip means no damping.
    drag(map, from, {from.x(), map->placeOf(1.0, 1.0).toPoint().y()});
    QCOMPARE(test.session.settings().rule.damping.velocity, 1.0);
}

void StabilityPanelTest::arrowKeysMovePoint() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    auto* map = test.child<StabilityMapView>("stabilityMap");
    map->setFocus();
    const double k = test.session.settings().rule.k, s = test.session.settings().rule.damping.velocity;
    QTest::keyClick(map, Qt::Key_Right);
    QVERIFY(std::abs(test.session.settings().rule.k - (k + 0.01)) < 1e-9);
    QTest::keyClick(map, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(std::abs(test.session.settings().rule.k - (k + 0.009)) < 1e-9);
    QTest::keyClick(map, Qt::Key_Up);
    QVERIFY(test.session.settings().rule.damping.velocity < s);
    for (int i = 0; i < 20; ++i) QTest::keyClick(map, Qt::Key_Down);
    QCOMPARE(test.session.settings().rule.damping.velocity, 1.0);
    for (int i = 0; i < 100; ++i) QTest::keyClick(map, Qt::Key_Up);
    QCOMPARE(test.session.settings().rule.damping.velocity, 0.5);
}

void StabilityPanelTest::adviceNamesRemedyPastLimit() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    QVERIFY2(test.advice().startsWith(QStringLiteral("●")), qPrintable(test.advice()));
    QVERIFY(test.session.set({{"k", 1.1}, {"damping.velocity", 1.0}}).empty());
    const QString advice = test.advice();
    QVERIFY2(advice.startsWith(QStringLiteral("✕")), qPrintable(advice));
    QVERIFY2(advice.contains(QStringLiteral("wavelength of 2 cells")), qPrintable(advice));
    // Expected growth from z^2 - (2 - 4k) z + 1 = 0 at lambda 4.
    const double half = 1.0 - 2.0 * 1.1, growth = -half + std::sqrt(half * half - 1.0);
    QVERIFY2(advice.contains(QStringLiteral("×%1").arg(growth, 0, 'f', 3)), qPrintable(advice));
    QVERIFY2(advice.contains(QString::number(std::log(2.0) / std::log(growth), 'g', 3)), qPrintable(advice));
    QVERIFY2(advice.contains(QStringLiteral("Lower k to 1.00")), qPrintable(advice));
    QVERIFY2(advice.contains(QStringLiteral("add damping: s = 0.8")), qPrintable(advice));
    QVERIFY(test.session.set({{"k", 1.0}}).empty());
    QVERIFY2(test.advice().startsWith(QStringLiteral("▲")), qPrintable(test.advice()));
}

void StabilityPanelTest::advisedDampingIsStable() {
    for (double k : {1.02, 1.1, 1.4})
        for (DampingKind kind : {DampingKind::Velocity, DampingKind::Update}) {
            Rule rule;
            rule.k = k;
            const std::optional<double> factor = stabilisingDamping(rule, kind);
            if (!factor) continue;
            QVERIFY(*factor < 1.0);
            (kind == DampingKind::Velocity ? rule.damping.velocity : rule.damping.update) = *factor;
            QVERIFY(stabilityOf(rule).usable());
            (kind == DampingKind::Velocity ? rule.damping.velocity : rule.damping.update) += 0.002;
            QVERIFY(!stabilityOf(rule).usable());
        }
    Rule euler;
    euler.scheme = Scheme::Euler;
    QVERIFY(adviceOn(euler, stabilityOf(euler), 50, DampingKind::Velocity)
                .contains(QStringLiteral("Choose leapfrog")));
}

void StabilityPanelTest::measuredGrowthMatchesPrediction_data() {
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<double>("k");
    QTest::addColumn<double>("s");
    QTest::addColumn<double>("rate");
    QTest::newRow("leapfrog far past the limit") << "leapfrog" << 1.1 << 1.0 << 638.0;
    QTest::newRow("leapfrog a little past it") << "leapfrog" << 1.001 << 1.0 << 638.0;
    QTest::newRow("leapfrog, damped") << "leapfrog" << 1.2 << 0.95 << 638.0;
    QTest::newRow("textbook Euler") << "euler" << 0.5 << 1.0 << 638.0;
    QTest::newRow("delayed Euler") << "delayed-euler" << 0.3 << 1.0 << 638.0;
    QTest::newRow("Runge-Kutta") << "rk4" << 2.1 << 1.0 << 638.0;
}

void StabilityPanelTest::measuredGrowthMatchesPrediction() {
    QFETCH(QString, scheme);
    QFETCH(double, k);
    QFETCH(double, s);
    QFETCH(double, rate);
    StabilityUnderTest test;
    QVERIFY(test.show());
    QVERIFY(
        test.session
            .set(
                {{"scheme", scheme.toStdString()}, {"k", k}, {"damping.velocity", s}, {"stepsPerSecond", rate}})
            .empty());
    Pull drop = test.session.settings().pullWith;
    drop.shape = PullShape::Point;
    test.session.pull(drop);
    test.steps(120);
    QTRY_VERIFY(test.child<FigureLabel>("measuredGrowth")->text().startsWith(QStringLiteral("×")));
    const double predicted = stabilityOf(test.session.settings().rule).growthPerStep;
    QVERIFY(predicted > 1.0);
    const auto* watch = test.panel.findChild<GrowthWatch*>();
    QCOMPARE(watch->finding(), GrowthWatch::Finding::Measured);
    const double error = std::abs(std::log(watch->growth()) / std::log(watch->predicted()) - 1.0);
    QVERIFY2(error < 0.03, qPrintable(QStringLiteral("measured %1, predicted %2")
                                          .arg(watch->growth(), 0, 'f', 6)
                                          .arg(watch->predicted(), 0, 'f', 6)));
    QVERIFY(std::abs(test.shownGrowth("measuredGrowth") - watch->growth()) < 1e-3);
    QVERIFY(std::abs(test.shownGrowth("predictedGrowth") - predicted) < 2e-3);
    // The measured growth stays on display.
    test.steps(2000);
    QVERIFY(test.child<FigureLabel>("measuredGrowth")->text().startsWith(QStringLiteral("×")));
}

void StabilityPanelTest::growthIsMeasuredWithinTwoSeconds() {
    WindowUnderTest test;
    QVERIFY(test.show());
    auto* dock = test.child<QDockWidget>("stabilityPanelDock");
    QVERIFY(dock->isHidden());
    dock->toggleViewAction()->trigger();
    QTRY_VERIFY(dock->isVisible());
    QVERIFY(test.session.set({{"k", 1.1}}).empty());
    QTest::keyClick(&test.window, Qt::Key_Space);
    const std::int64_t pulled = test.session.run().frame();
    const auto* measured = test.child<FigureLabel>("measuredGrowth");
    QTRY_VERIFY(measured->text().startsWith(QStringLiteral("×")));
    QTRY_VERIFY(test.session.run().divergedAt());
    // Simulated seconds, because a busy machine needs more real time.
    QVERIFY(*test.session.run().divergedAt() - pulled < 2 * test.session.settings().stepsPerSecond);
    QTRY_VERIFY_WITH_TIMEOUT(test.child<StabilityPanel>("stabilityPanel")->isUpToDate(), patience);
    const double predicted = stabilityOf(test.session.settings().rule).growthPerStep;
    const double shown = QLocale().toDouble(measured->text().mid(1));
    QVERIFY2(std::abs(shown - predicted) < 0.03 * (predicted - 1.0) + 1e-3, qPrintable(measured->text()));
}

void StabilityPanelTest::reportsMediumAtRest() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    QVERIFY(test.session.set({{"k", 1.1}}).empty());
    test.steps(50);
    QCOMPARE(test.child<FigureLabel>("measuredGrowth")->text(), QStringLiteral("–"));
    QVERIFY(test.child<QLabel>("growthNote")->text().contains(QStringLiteral("SPACE")));
}

void StabilityPanelTest::decayIsMeasured() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    QVERIFY(test.session.set({{"damping.velocity", 0.99}}).empty());
    test.session.tap();
    test.steps(400);
    const auto* watch = test.panel.findChild<GrowthWatch*>();
    QCOMPARE(watch->finding(), GrowthWatch::Finding::Measured);
    QVERIFY(std::abs(watch->growth() - std::sqrt(0.99)) < 2e-5);
}

void StabilityPanelTest::chartCursorSelectsRoots() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    QVERIFY(test.session.set({{"k", 0.5}, {"damping.velocity", 1.0}}).empty());
    auto* chart = test.child<Chart>("growthChart");
    auto* roots = test.child<RootsView>("rootsView");
    const QString before = roots->accessibleDescription();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    // The first stop is the shortest wave. At k = 1/2, z^2 - (2 - 4k) z + 1 has the roots +i and
    // -i.
    QVERIFY(roots->accessibleDescription() != before);
    QVERIFY2(roots->accessibleDescription().contains(QStringLiteral("0.000 and 1.000 i")),
             qPrintable(roots->accessibleDescription()));
    QTest::keyClick(chart, Qt::Key_Escape);
    QCOMPARE(roots->accessibleDescription(), before);
}

void StabilityPanelTest::hiddenPanelDoesNotUpdate() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    test.panel.hide();
    const QString advice = test.advice();
    QVERIFY(test.session.set({{"k", 1.2}}).empty());
    test.session.tap();
    test.steps(40);
    QCOMPARE(test.advice(), advice);
    test.panel.show();
    QVERIFY(test.advice() != advice);
}

void StabilityPanelTest::poolGrowthMatchesPrediction() {
    StabilityUnderTest test;
    test.session.show(SceneKind::Pool);
    QVERIFY(test.show());
    QVERIFY(test.session
                .set({{"stencil", std::string("cross")},
                      {"k", 0.55},
                      {"damping.velocity", 1.0},
                      {"damping.update", 1.0}})
                .empty());
    QVERIFY2(test.advice().contains(QStringLiteral("wavelength of 1.41 cells")), qPrintable(test.advice()));
    QVERIFY2(test.advice().contains(QStringLiteral("Lower k to 0.50")), qPrintable(test.advice()));
    Pull drop = test.session.settings().pullWith;
    drop.shape = PullShape::Point;
    test.session.pull(drop);
    test.steps(30);
    const auto* watch = test.panel.findChild<GrowthWatch*>();
    QCOMPARE(watch->finding(), GrowthWatch::Finding::Measured);
    QVERIFY(std::abs(watch->growth() - watch->predicted()) < 0.02 * (watch->predicted() - 1.0));
}

void StabilityPanelTest::integerWaterGetsDivisorAdvice() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    Experiment water = *loadPreset("pool");
    water.rule.arithmetic = Arithmetic::Integer;
    water.rule.stencil = Stencil::Cross;
    water.rule.divisor = 1;
    water.rule.dampingShare = 0;
    QVERIFY(validate(water).empty());
    test.session.open(water);
    QVERIFY(test.child<StabilityMapView>("stabilityMap")->isHidden());
    QVERIFY2(test.advice().contains(QStringLiteral("divisor to 2")), qPrintable(test.advice()));
}

// k = 0.4 is stable in the pool, but not in a medium with the factor 1.5.
void StabilityPanelTest::stiffestMediumSetsLimit() {
    StabilityUnderTest test;
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.grid = {64, 48};
    experiment.pullWith.x = 32;
    experiment.pullWith.y = 24;
    experiment.pullWith.width = 2;
    experiment.rule.k = 0.4;
    MediumRegion stiff{{Form::Box, 40, 40, 0.0, {}}, 1.5, 0.0};
    experiment.objects = {{"stiff", 32, 24, 0.0, stiff}};
    test.session.open(experiment);
    QVERIFY(test.show());
    StabilityChip chip(test.session);
    QCOMPARE(chip.verdict(), Verdict::Unstable);
    QVERIFY2(chip.text().contains(QStringLiteral("0.40 of 0.33")), qPrintable(chip.text()));
    QVERIFY2(chip.accessibleDescription().contains(QStringLiteral("k = 0.6")),
             qPrintable(chip.accessibleDescription()));
    QVERIFY2(test.advice().contains(QStringLiteral("Lower k to 0.33")), qPrintable(test.advice()));
    QVERIFY2(test.advice().contains(QStringLiteral("k = 0.6")), qPrintable(test.advice()));
    // In a patch the run grows a little less than in an infinite medium.
    test.session.setPlaying(false);
    test.session.tap();
    for (int i = 0; i < 200; ++i) test.session.step();
    QTRY_VERIFY(test.child<GrowthWatch>("")->finding() == GrowthWatch::Finding::Measured);
    const double predicted = growthOf(test.session.run().stiffestRule(), 8.0);
    const double measured = test.child<GrowthWatch>("")->growth();
    QVERIFY2(measured > 1.2 && measured < predicted + 0.01, qPrintable(QString::number(measured)));
    // The advised k is stable.
    QVERIFY(test.session.set({{"k", 0.33}}).empty());
    QVERIFY(chip.verdict() != Verdict::Unstable);
}

// Long waves travel at √k cells per step with two of the stencils, at √(2k) with Diagonal and
// √(3k) with Moore.
void StabilityPanelTest::badgeShowsSquaredCourantNumber() {
    for (const auto& [stencil, square] :
         {std::pair(Stencil::Cross, "k is"), std::pair(Stencil::Isotropic, "k is"),
          std::pair(Stencil::Diagonal, "2k is"), std::pair(Stencil::Moore, "3k is")}) {
        StabilityUnderTest test;
        Experiment experiment = defaultExperiment(SceneKind::Pool);
        experiment.rule.stencil = stencil;
        experiment.rule.k = 0.25;
        test.session.open(experiment);
        StabilityChip chip(test.session);
        const QString expected =
            QStringLiteral(" %1 the squared Courant number").arg(QString::fromLatin1(square));
        QVERIFY2(chip.accessibleDescription().contains(expected), qPrintable(chip.accessibleDescription()));
    }
}

void StabilityPanelTest::everyControlHasAccessibleName() {
    StabilityUnderTest test;
    QVERIFY(test.show());
    for (const QWidget* widget : test.panel.findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
}

SEICHE_WINDOW_TEST(QApplication, StabilityPanelTest)
#include "tst_stability_panel.moc"
