// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"
#include "files/experiment_file.h"
#include "objects/selection.h"
#include "panel_under_test.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QMenu>
#include <QRegularExpression>

#include <cmath>

using namespace seiche;

/// Tests cavities, lenses, moving walls, impedances, mode boxes and drawn outlines, from menu to
/// pool.
class WallKindsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void menusPlaceEveryWallKind();
    void mouseDrawsOutline();
    void markerDrawsOutline();
    void mouseDrawsMediumRegion();
    void outlineNeedsThreeCorners();
    void modeBoxIsOneUndoStep();
    void impedanceWallReportsReflection();
    void movingWallReportsAndShowsMotion();
    void absorbingWallCannotMove();
    void chosenOutlineFormHasPath();

private:
    static PoolCanvas* level(WindowUnderTest& test);
    static void openPanel(WindowUnderTest& test);
    static void put(WindowUnderTest& test, PoolCanvas* canvas, const char* name, QPointF cell);
    static void choose(WindowUnderTest& test, const char* field, const char* word);
};

PoolCanvas* WallKindsTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

void WallKindsTest::openPanel(WindowUnderTest& test) {
    QWidget* panel = test.child<QWidget>("thingsPanel");
    for (QWidget* each = panel; each; each = each->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(each)) {
            dock->show();
            dock->raise();
        }
    QTRY_VERIFY(panel->isVisible());
}

void WallKindsTest::put(WindowUnderTest& test, PoolCanvas* canvas, const char* name, QPointF cell) {
    auto* action = test.window.findChild<QAction*>(QLatin1String(name));
    QVERIFY2(action, name);
    action->trigger();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels(cell).toPoint());
}

void WallKindsTest::choose(WindowUnderTest& test, const char* field, const char* word) {
    QVERIFY(waitForPanels(test.window));
    QVERIFY(test.window.findChild<QComboBox*>(QLatin1String(field)));
    auto* choice = test.child<QComboBox>(field);
    const int index = choice->findText(QLatin1String(word));
    QVERIFY2(index >= 0, word);
    choice->setCurrentIndex(index);
    emit choice->activated(index);
}

void WallKindsTest::menusPlaceEveryWallKind() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const Selection& selection = Selection::of(test.session);
    const auto wall = [&] { return std::get_if<Wall>(&selection.object()->is); };
    put(test, canvas, "Cavity", {160, 120});
    QVERIFY(selection.object() && wall());
    QCOMPARE(wall()->shape.form, Form::Cavity);
    put(test, canvas, "Impedance wall", {60, 60});
    QCOMPARE(wall()->kind, WallKind::Impedance);
    put(test, canvas, "Moving wall", {220, 120});
    QVERIFY(moves(*selection.object()));
    // The speed is a fifth of the wave speed, sqrt(1/2) cells per step at 200 steps per second.
    QCOMPARE(wall()->speed, 28.0);
    put(test, canvas, "Plano-convex lens", {60, 160});
    QCOMPARE(shapeOf(*selection.object())->form, Form::PlanoConvex);
    QVERIFY(std::holds_alternative<MediumRegion>(selection.object()->is));
    QCOMPARE(test.session.settings().objects.size(), std::size_t{4});
    test.window.grab();
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().objects.size(), std::size_t{3});
}

void WallKindsTest::mouseDrawsOutline() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const Selection& selection = Selection::of(test.session);
    test.window.findChild<QAction*>(QStringLiteral("Draw an outline"))->trigger();
    QVERIFY(selection.painting());
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    QTest::mousePress(canvas, Qt::LeftButton, {}, at(80, 60));
    for (const QPoint& corner : {at(180, 60), at(180, 140), at(80, 140)}) QTest::mouseMove(canvas, corner);
    test.window.grab();
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, at(80, 140));
    QVERIFY(!selection.painting());
    QVERIFY(selection.object());
    QCOMPARE(shapeOf(*selection.object())->form, Form::Outline);
    QVERIFY(std::holds_alternative<Wall>(selection.object()->is));
    QVERIFY(covers(*selection.object(), 130, 100));
    QVERIFY(covers(*selection.object(), 84, 100));
    QVERIFY(!covers(*selection.object(), 70, 100));
    QCOMPARE(test.session.run().largestHeight(), 0.0);
    test.session.undoGroup().undo();
    QVERIFY(test.session.settings().objects.empty());
}

void WallKindsTest::markerDrawsOutline() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const Selection& selection = Selection::of(test.session);
    test.window.findChild<QAction*>(QStringLiteral("Draw an outline"))->trigger();
    canvas->setFocus();
    const Pull start = test.session.settings().pullWith;
    QTest::keyClick(canvas, Qt::Key_Return);
    for (int i = 0; i < 20; ++i) QTest::keyClick(canvas, Qt::Key_Right);
    for (int i = 0; i < 20; ++i) QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(!selection.painting());
    QVERIFY(selection.object());
    // The outline is a triangle that closes automatically.
    const Pull end = test.session.settings().pullWith;
    QVERIFY(end.x > start.x + 5 && end.y > start.y + 5);
    const double width = end.x - start.x, height = end.y - start.y;
    QVERIFY(covers(*selection.object(), start.x + 0.7 * width, start.y + 0.3 * height));
    QVERIFY(!covers(*selection.object(), start.x + 0.3 * width, start.y + 0.7 * height));
    // Escape cancels drawing.
    test.window.findChild<QAction*>(QStringLiteral("Draw an outline"))->trigger();
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Return);
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(!selection.painting());
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
}

void WallKindsTest::mouseDrawsMediumRegion() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const Selection& selection = Selection::of(test.session);
    test.window.findChild<QAction*>(QStringLiteral("Draw a region"))->trigger();
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    QTest::mousePress(canvas, Qt::LeftButton, {}, at(80, 60));
    for (const QPoint& corner : {at(180, 60), at(130, 140)}) QTest::mouseMove(canvas, corner);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, at(130, 140));
    QVERIFY(selection.object());
    QVERIFY(std::holds_alternative<MediumRegion>(selection.object()->is));
    QVERIFY(covers(*selection.object(), 130, 90));
    test.window.grab();
}

void WallKindsTest::outlineNeedsThreeCorners() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.window.findChild<QAction*>(QStringLiteral("Draw an outline"))->trigger();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({80, 60}).toPoint());
    QVERIFY(!Selection::of(test.session).painting());
    QVERIFY(test.session.settings().objects.empty());
}

void WallKindsTest::modeBoxIsOneUndoStep() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    put(test, canvas, "Mode box", {160, 120});
    const Selection& selection = Selection::of(test.session);
    QVERIFY(selection.object());
    const std::string name = selection.name();
    const auto log = test.session.run().log();
    QCOMPARE(log.size(), std::size_t{2});
    const auto* modes = std::get_if<AddedModes>(&log.back().what);
    QVERIFY(modes);
    QCOMPARE(modes->in, name);
    QVERIFY(test.session.run().largestHeight() > 0.4);
    QCOMPARE(test.session.run().height(20, 20), 0.0);
    test.session.undoGroup().undo();
    QVERIFY(test.session.settings().objects.empty());
    QCOMPARE(test.session.run().largestHeight(), 0.0);
    test.session.undoGroup().redo();
    QVERIFY(test.session.run().largestHeight() > 0.4);
    // The saved experiment is readable.
    const auto read = readExperiment(writeExperiment(test.session.run().asExperiment()));
    QVERIFY(std::holds_alternative<Experiment>(read));
}

void WallKindsTest::impedanceWallReportsReflection() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    openPanel(test);
    put(test, canvas, "Impedance wall", {160, 120});
    auto* echo = test.child<WrappedLabel>("wallEcho");
    QTRY_VERIFY2(echo->text().contains(QStringLiteral("upright")), qPrintable(echo->text()));
    QTRY_VERIFY(test.window.findChild<ValueEntry*>(QStringLiteral("thing-impedance")));
    auto* impedance = test.child<ValueEntry>("thing-impedance");
    impedance->setFocus();
    impedance->selectAll();
    QTest::keyClicks(impedance, QStringLiteral("3"));
    QTest::keyClick(impedance, Qt::Key_Return);
    // Reflection coefficient (1 - 3) / (1 + 3) of long waves.
    QTRY_VERIFY2(echo->text().contains(QStringLiteral("upside down")), qPrintable(echo->text()));
    QVERIFY2(echo->text().contains(QRegularExpression(QStringLiteral("/ (49|50|51) %"))),
             qPrintable(echo->text()));
}

void WallKindsTest::movingWallReportsAndShowsMotion() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    openPanel(test);
    put(test, canvas, "Moving wall", {150, 120});
    auto* echo = test.child<WrappedLabel>("wallEcho");
    // About a fifth of the wave speed gives (1 + 1/5) / (1 - 1/5) and its inverse.
    QTRY_VERIFY2(echo->text().contains(QStringLiteral("1.49")) && echo->text().contains(QStringLiteral("0.67")),
                 qPrintable(echo->text()));
    Selection& selection = Selection::of(test.session);
    const PoolObject wall = *selection.object();
    selection.select({});
    selection.select({});
    const auto darkAt = [&](double x) {
        const QImage picture = canvas->grab().toImage();
        const QPointF pixel = canvas->toPixels({x, 100.0}) * picture.devicePixelRatio();
        return picture.pixelColor(pixel.toPoint()).lightness() < 90;
    };
    QVERIFY(darkAt(wall.x));
    while (wallPlaceAt(wall, test.session.run().seconds()).x < wall.x + 20.0) test.session.step();
    QCoreApplication::processEvents();
    const double now = wallPlaceAt(wall, test.session.run().seconds()).x;
    const QColor there = canvas->grab().toImage().pixelColor(
        (canvas->toPixels({now, 100.0}) * canvas->devicePixelRatio()).toPoint());
    const QColor here = canvas->grab().toImage().pixelColor(
        (canvas->toPixels({wall.x, 100.0}) * canvas->devicePixelRatio()).toPoint());
    QVERIFY2(there != here, qPrintable(there.name() + here.name()));
}

void WallKindsTest::absorbingWallCannotMove() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    openPanel(test);
    put(test, canvas, "Moving wall", {150, 120});
    choose(test, "thing-edge", "absorbing");
    const Selection& selection = Selection::of(test.session);
    QCOMPARE(std::get<Wall>(selection.object()->is).kind, WallKind::Fixed);
    bool said = false;
    for (const auto* label : test.window.findChildren<WrappedLabel*>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("cannot move")));
    QVERIFY(said);
}

void WallKindsTest::chosenOutlineFormHasPath() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    openPanel(test);
    put(test, canvas, "Block", {150, 120});
    choose(test, "thing-form", "drawn outline");
    const Selection& selection = Selection::of(test.session);
    QCOMPARE(shapeOf(*selection.object())->form, Form::Outline);
    QVERIFY(covers(*selection.object(), 150, 120));
    choose(test, "thing-form", "cavity");
    QCOMPARE(shapeOf(*selection.object())->form, Form::Cavity);
    // A medium has no cavity form.
    put(test, canvas, "Slow rectangle", {60, 60});
    QTRY_VERIFY(test.window.findChild<QComboBox*>(QStringLiteral("thing-form")));
    QTRY_COMPARE(test.child<QComboBox>("thing-form")->findText(QStringLiteral("cavity")), -1);
}

SEICHE_WINDOW_TEST(QApplication, WallKindsTest)

#include "tst_wall_kinds.moc"
