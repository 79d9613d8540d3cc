// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "objects/object_actions.h"
#include "objects/object_extent.h"
#include "objects/selection.h"
#include "wave/material_map.h"
#include "widgets/value_entry.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPointingDevice>
#include <QUndoStack>

#include <cmath>
#include <functional>
#include <set>

using namespace seiche;

class SeveralObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void shiftAndControlChangeSelection();
    void frameSelectsEnclosedObjects();
    void keysSelectAllAndDeselect();
    void objectsMoveTogetherInOneUndoStep();
    void objectsStayInsidePool();
    void objectsRotateAboutCommonMiddle();
    void objectsGrowFromCommonMiddle();
    void commonHandlesRotateAndResize();
    void clickSelectsOneOfSeveral();
    void objectsAlignByEdges();
    void objectsAreSpreadEvenly();
    void wholeCellWallsAreSymmetrical();
    void draggedObjectsSnapToCells();
    void shiftRotatesInLargeSteps();
    void keysChangeStackingOrder();
    void typedValueAppliesToAll();
    void listSelectsSeveralObjects();
    void menuOpensByMouseKeyAndFinger();
    void menuEntriesAreInMenuBar();
    void stringObjectsMoveAndAlignTogether();

private:
    static PoolCanvas* level(WindowUnderTest& test);
    static std::string box(WindowUnderTest& test, double x, double y, double width = 20, double height = 20,
                           double angle = 0);
    static const PoolObject& named(WindowUnderTest& test, const std::string& name) {
        return *findObject(test.session.settings().objects, name);
    }
    static int steps(WindowUnderTest& test) { return test.session.undoGroup().activeStack()->index(); }
    static QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
};

PoolCanvas* SeveralObjectsTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

std::string SeveralObjectsTest::box(WindowUnderTest& test, double x, double y, double width, double height,
                                    double angle) {
    PoolObject object;
    object.x = x;
    object.y = y;
    object.angle = angle;
    Wall wall;
    wall.shape = {.form = Form::Box, .width = width, .height = height, .thickness = 0, .path = {}};
    object.is = wall;
    Selection::of(test.session).add(object);
    return Selection::of(test.session).name();
}

void SeveralObjectsTest::shiftAndControlChangeSelection() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 60, 60), b = box(test, 160, 60);
    selection.addProbe(60, 180);
    const auto click = [&](double x, double y, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(canvas, Qt::LeftButton, keys, canvas->toPixels({x, y}).toPoint());
    };
    click(60, 60);
    QCOMPARE(selection.name(), a);
    click(160, 60, Qt::ShiftModifier);
    click(60, 180, Qt::ControlModifier);
    QCOMPARE(selection.count(), std::size_t{3});
    QVERIFY(!selection.object() && !selection.probe() && selection.name().empty());
    click(60, 60, Qt::ControlModifier);
    QCOMPARE(selection.count(), std::size_t{2});
    QVERIFY(!selection.has(a) && selection.has(b));
    click(60, 60);
    QCOMPARE(selection.name(), a);
    // Selecting does not touch the water.
    QCOMPARE(test.session.run().largestHeight(), 0.0);
}

void SeveralObjectsTest::frameSelectsEnclosedObjects() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 60, 60), b = box(test, 120, 60), c = box(test, 250, 60);
    selection.addProbe(90, 90);
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    selection.select({});
    const auto drawFrame = [&](QPoint from, QPoint to) {
        QTest::mousePress(canvas, Qt::LeftButton, Qt::ShiftModifier, from);
        QTest::mouseMove(canvas, to);
        QTest::mouseRelease(canvas, Qt::LeftButton, Qt::ShiftModifier, to);
    };
    drawFrame(at(20, 20), at(140, 120));
    QCOMPARE(selection.count(), std::size_t{3});
    QVERIFY(selection.has(a) && selection.has(b) && !selection.has(c));
    QCOMPARE(selection.chosen().probes.size(), std::size_t{1});
    // A second frame extends the selection.
    drawFrame(at(220, 20), at(290, 100));
    QCOMPARE(selection.count(), std::size_t{4});
    QCOMPARE(test.session.run().largestHeight(), 0.0);
    QCOMPARE(named(test, a).x, 60.0);
}

void SeveralObjectsTest::keysSelectAllAndDeselect() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    box(test, 60, 60);
    box(test, 120, 60);
    selection.addProbe(90, 90);
    selection.select({});
    QTest::keyClick(canvas, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(selection.count(), std::size_t{3});
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(selection.isEmpty());
}

void SeveralObjectsTest::objectsMoveTogetherInOneUndoStep() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 60, 60, 21, 21), b = box(test, 120, 90, 21, 21);
    selection.addProbe(90, 150);
    selection.selectAll();
    const int before = steps(test);
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(steps(test), before + 1);
    QCOMPARE(named(test, a).x, 70.0);
    QCOMPARE(named(test, b).x, 130.0);
    QCOMPARE(test.session.settings().probes[0].x, 100);
    test.session.undoGroup().undo();
    QCOMPARE(named(test, a).x, 60.0);
    QCOMPARE(test.session.settings().probes[0].x, 90);
    // Dragging one object with the mouse moves all.
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    drag(canvas, at(120, 90), at(140, 110));
    QCOMPARE(steps(test), before + 1);
    const QPointF way(named(test, a).x - 60, named(test, a).y - 60);
    QVERIFY(std::abs(way.x() - 20) <= 1 && std::abs(way.y() - 20) <= 1);
    QCOMPARE(QPointF(named(test, b).x - 120, named(test, b).y - 90), way);
    QCOMPARE(QPointF(test.session.settings().probes[0].x - 90, test.session.settings().probes[0].y - 150), way);
    // Deletion and its undo affect all objects together.
    QTest::keyClick(canvas, Qt::Key_Delete);
    QVERIFY(test.session.settings().objects.empty() && test.session.settings().probes.empty());
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().objects.size(), std::size_t{2});
    // Duplication selects the copies.
    selection.selectAll();
    QTest::keyClick(canvas, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{4});
    QCOMPARE(test.session.settings().probes.size(), std::size_t{2});
    QCOMPARE(selection.count(), std::size_t{3});
    QVERIFY(!selection.has(a) && !selection.has(b));
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().objects.size(), std::size_t{2});
    QCOMPARE(test.session.settings().probes.size(), std::size_t{1});
}

void SeveralObjectsTest::objectsStayInsidePool() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    selection.setOnCells(false);
    const std::string a = box(test, 10, 60), b = box(test, 100, 60);
    selection.selectAll();
    selection.moveBy(-1000, 0);
    // The first object stops at the edge, and the second keeps its distance.
    QCOMPARE(named(test, a).x, 0.0);
    QCOMPARE(named(test, b).x, 90.0);
    // A rotation or growth beyond the pool is refused for all objects.
    selection.moveBy(0, -1000);
    const PoolObjects before = test.session.settings().objects;
    selection.turnBy(90);
    QCOMPARE(test.session.settings().objects, before);
    selection.resizeBy(2);
    QCOMPARE(test.session.settings().objects, before);
}

// Rotation keeps distances and adds to the angles. A full turn in steps restores the start.
void SeveralObjectsTest::objectsRotateAboutCommonMiddle() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 100, 120), b = box(test, 200, 120, 20, 20, 10);
    selection.selectAll();
    selection.turnBy(90);
    QVERIFY(std::abs(named(test, a).x - 150) < 1e-9 && std::abs(named(test, a).y - 70) < 1e-9);
    QVERIFY(std::abs(named(test, b).x - 150) < 1e-9 && std::abs(named(test, b).y - 170) < 1e-9);
    QCOMPARE(named(test, a).angle, 90.0);
    QCOMPARE(named(test, b).angle, 100.0);
    for (int i = 0; i < 270 / 5; ++i) selection.turnBy(5);
    QVERIFY(std::abs(named(test, a).x - 100) < 1e-6 && std::abs(named(test, a).y - 120) < 1e-6);
    QVERIFY(std::abs(named(test, b).angle - 10) < 1e-6);
}

void SeveralObjectsTest::objectsGrowFromCommonMiddle() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 140, 120), b = box(test, 180, 120);
    selection.selectAll();
    selection.resizeBy(2.0);
    QCOMPARE(named(test, a).x, 120.0);
    QCOMPARE(named(test, b).x, 200.0);
    QCOMPARE(shapeOf(named(test, a))->width, 40.0);
    QCOMPARE(shapeOf(named(test, b))->height, 40.0);
}

void SeveralObjectsTest::commonHandlesRotateAndResize() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 120, 120), b = box(test, 200, 120);
    selection.selectAll();
    QApplication::processEvents();
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    const int before = steps(test);
    // The frame spans 110 to 210 and 110 to 130. Its round handle is above the middle.
    const double handle = 110 - 0.07 * test.session.run().grid().height;
    drag(canvas, at(160, handle), at(160 + 120 - handle, 120));
    QCOMPARE(steps(test), before + 1);
    QVERIFY(std::abs(named(test, a).angle - 90) < 4);
    QVERIFY(std::abs(named(test, a).x - 160) < 4 && std::abs(named(test, a).y - 80) < 4);
    test.session.undoGroup().undo();
    QApplication::processEvents();
    // The square handle at the lower right doubles the distance from the middle.
    drag(canvas, at(210, 130), at(260, 140));
    QVERIFY(std::abs(named(test, a).x - 80) < 4 && std::abs(named(test, b).x - 240) < 4);
    QVERIFY(std::abs(shapeOf(named(test, b))->width - 40) < 3);
}

void SeveralObjectsTest::clickSelectsOneOfSeveral() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 100, 120);
    box(test, 200, 120);
    selection.selectAll();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({100, 120}).toPoint());
    QCOMPARE(selection.name(), a);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({20, 220}).toPoint());
    QVERIFY(selection.isEmpty());
}

void SeveralObjectsTest::objectsAlignByEdges() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    // Extents along x are 50 to 70, 140 to 180 and, rotated by 90 degrees, 245 to 255.
    const std::string a = box(test, 60, 60, 20, 20), b = box(test, 160, 90, 40, 20),
                      c = box(test, 250, 150, 30, 10, 90);
    selection.addProbe(100, 30);
    const auto leftOf = [&](const std::string& name) {
        return extentOf(named(test, name), SceneKind::Pool).left();
    };
    const auto is = [](double value, double expected) { return std::abs(value - expected) < 1e-6; };
    selection.selectAll();
    const int before = steps(test);
    QTest::keyClick(canvas, Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(steps(test), before + 1);
    QVERIFY(is(leftOf(a), 50) && is(leftOf(b), 50) && is(leftOf(c), 50));
    QCOMPARE(test.session.settings().probes[0].x, 50);
    QCOMPARE(named(test, b).y, 90.0);
    test.session.undoGroup().undo();
    selection.align(Alignment::Right);
    QVERIFY(is(named(test, a).x, 245) && is(named(test, b).x, 235) && is(named(test, c).x, 250));
    test.session.undoGroup().undo();
    selection.align(Alignment::Centre);
    QVERIFY(is(named(test, a).x, 152.5) && is(named(test, b).x, 152.5) && is(named(test, c).x, 152.5));
    test.session.undoGroup().undo();
    // Extents along y reach from the probe at 30 to 165.
    selection.align(Alignment::Top);
    QVERIFY(is(named(test, a).y, 40) && is(named(test, b).y, 40) && is(named(test, c).y, 45));
    test.session.undoGroup().undo();
    selection.align(Alignment::Bottom);
    QVERIFY(is(named(test, a).y, 155) && is(named(test, c).y, 150));
    QCOMPARE(test.session.settings().probes[0].y, 165);
    test.session.undoGroup().undo();
    selection.align(Alignment::Middle);
    QVERIFY(is(named(test, a).y, 97.5) && is(named(test, b).y, 97.5) && is(named(test, c).y, 97.5));
}

void SeveralObjectsTest::objectsAreSpreadEvenly() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 60, 200), b = box(test, 230, 40), c = box(test, 70, 60),
                      d = box(test, 90, 70);
    const QAction* across = ObjectActions::of(test.session).findChild<QAction*>(QStringLiteral("align-across"));
    selection.selectThese({a, b});
    QVERIFY(!across->isEnabled());
    selection.selectAll();
    QVERIFY(across->isEnabled());
    selection.align(Alignment::Across);
    QCOMPARE(named(test, a).x, 60.0);
    QVERIFY(std::abs(named(test, c).x - (60 + 170.0 / 3)) < 1e-9);
    QVERIFY(std::abs(named(test, d).x - (60 + 340.0 / 3)) < 1e-9);
    QCOMPARE(named(test, b).x, 230.0);
    selection.align(Alignment::Down);
    QVERIFY(std::abs(named(test, c).y - (40 + 160.0 / 3)) < 1e-9);
    QCOMPARE(named(test, a).y, 200.0);
}

// A wall on whole cells covers exactly its width, symmetrically about its middle.
void SeveralObjectsTest::wholeCellWallsAreSymmetrical() {
    for (const double width : {1.0, 2.0, 3.0, 10.0, 11.0, 40.0})
        for (const double angle : {0.0, 90.0, 180.0, -90.0})
            for (const double at : {50.2, 50.5, 50.8}) {
                PoolObject object;
                object.angle = angle;
                Wall wall;
                wall.shape = {
                    .form = Form::Box, .width = width, .height = width + 1, .thickness = 0, .path = {}};
                object.is = wall;
                const QPointF place = onWholeCells(object, {at, at});
                QVERIFY(std::abs(place.x() - at) <= 0.5 + 1e-12 && std::abs(place.y() - at) <= 0.5 + 1e-12);
                object.x = place.x();
                object.y = place.y();
                const bool lies = std::abs(angle) != 90.0;
                int columns = 0, rows = 0;
                double sum = 0.0;
                for (int x = 0; x < 110; ++x)
                    if (covers(object, x, static_cast<int>(std::floor(place.y())))) {
                        ++columns;
                        sum += x - place.x();
                    }
                for (int y = 0; y < 110; ++y)
                    rows += covers(object, static_cast<int>(std::floor(place.x())), y);
                QCOMPARE(columns, static_cast<int>(lies ? width : width + 1));
                QCOMPARE(rows, static_cast<int>(lies ? width + 1 : width));
                QVERIFY(std::abs(sum) < 1e-9);
            }
    // A point source snaps to a cell.
    PoolObject source;
    source.is = Source();
    QCOMPARE(onWholeCells(source, {10.6, 20.4}), QPointF(11, 20));
}

void SeveralObjectsTest::draggedObjectsSnapToCells() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    const std::string a = box(test, 60.25, 60.25, 21, 20);
    drag(canvas, at(60, 60), at(113, 131));
    QCOMPARE(std::fmod(named(test, a).x, 1.0), 0.0);
    QCOMPARE(std::fmod(named(test, a).y, 1.0), 0.5);
    // The key G disables snapping, and a new session keeps the setting.
    QVERIFY(selection.isOnCells());
    QTest::keyClick(canvas, Qt::Key_G);
    QVERIFY(!selection.isOnCells());
    {
        Session another(*loadPreset("string"), *loadPreset("pool"));
        QVERIFY(!Selection::of(another).isOnCells());
    }
    const double x = named(test, a).x;
    selection.select(a);
    selection.moveBy(0.25, 0);
    QCOMPARE(named(test, a).x, x + 0.25);
}

void SeveralObjectsTest::shiftRotatesInLargeSteps() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const std::string a = box(test, 160, 120, 40, 20, 7);
    canvas->setFocus();
    const Qt::KeyboardModifiers both = Qt::ControlModifier | Qt::ShiftModifier;
    QTest::keyClick(canvas, Qt::Key_Right, both);
    QCOMPARE(named(test, a).angle, 15.0);
    QTest::keyClick(canvas, Qt::Key_Right, both);
    QCOMPARE(named(test, a).angle, 30.0);
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(named(test, a).angle, 35.0);
    QTest::keyClick(canvas, Qt::Key_Left, both);
    QCOMPARE(named(test, a).angle, 30.0);
    // The handle with Shift also rotates in steps.
    Selection& selection = Selection::of(test.session);
    PoolObject upright = named(test, a);
    upright.angle = 0;
    selection.replace(upright);
    QApplication::processEvents();
    const QPoint handle = canvas->toPixels({160, 110 - 0.07 * 240}).toPoint();
    const QPoint there = canvas->toPixels({190, 120 - 22}).toPoint();
    QTest::mousePress(canvas, Qt::LeftButton, Qt::ShiftModifier, handle);
    QMouseEvent move(QEvent::MouseMove, there, canvas->mapToGlobal(there), Qt::NoButton, Qt::LeftButton,
                     Qt::ShiftModifier);
    QApplication::sendEvent(canvas, &move);
    QTest::mouseRelease(canvas, Qt::LeftButton, Qt::ShiftModifier, there);
    // The pointer's 53.7 degrees are rounded to 60.
    QCOMPARE(named(test, a).angle, 60.0);
}

void SeveralObjectsTest::keysChangeStackingOrder() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    std::vector<std::string> names;
    for (const double factor : {0.5, 0.25, 0.75}) {
        PoolObject object;
        object.x = 160;
        object.y = 120;
        MediumRegion region;
        region.factor = factor;
        object.is = region;
        selection.add(object);
        names.push_back(selection.name());
    }
    const auto order = [&] {
        std::vector<std::string> found;
        for (const PoolObject& object : test.session.settings().objects) found.push_back(object.name);
        return found;
    };
    selection.select(names[0]);
    const int before = steps(test);
    QTest::keyClick(canvas, Qt::Key_Home, Qt::ShiftModifier);
    QCOMPARE(order(), (std::vector{names[1], names[2], names[0]}));
    QCOMPARE(steps(test), before + 1);
    QCOMPARE(selection.name(), names[0]);
    selection.selectThese({names[2], names[0]});
    QTest::keyClick(canvas, Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(order(), (std::vector{names[2], names[0], names[1]}));
    QCOMPARE(steps(test), before + 2);
    test.session.undoGroup().undo();
    QCOMPARE(order(), (std::vector{names[1], names[2], names[0]}));
    test.session.undoGroup().undo();
    QCOMPARE(order(), names);
}

void SeveralObjectsTest::typedValueAppliesToAll() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    test.window.findChild<QDockWidget*>(QStringLiteral("thingsPanel"));
    selection.requestProperties();
    const std::string a = box(test, 60, 60, 20, 20), b = box(test, 160, 90, 40, 20);
    selection.selectThese({a, b});
    QTRY_VERIFY(test.child<ValueEntry>("thing-width"));
    auto* width = test.child<ValueEntry>("thing-width");
    auto* height = test.child<ValueEntry>("thing-height");
    QTRY_COMPARE(width->text(), QString());
    QTRY_COMPARE(height->text(), QStringLiteral("20"));
    const int before = steps(test);
    width->setFocus();
    QTest::keyClicks(width, QStringLiteral("33"));
    QTest::keyClick(width, Qt::Key_Return);
    QCOMPARE(shapeOf(named(test, a))->width, 33.0);
    QCOMPARE(shapeOf(named(test, b))->width, 33.0);
    QCOMPARE(steps(test), before + 1);
    QTRY_COMPARE(width->text(), QStringLiteral("33"));
    auto* several = test.child<QLabel>("severalObjects");
    QTRY_VERIFY(several->isVisible() && several->text().contains(QLatin1Char('2')));
    // Objects of different kinds have no common fields, but the panel still counts them.
    selection.addProbe(100, 100);
    selection.selectAll();
    QTRY_VERIFY(several->isVisible() && several->text().contains(QLatin1Char('3')));
    QTRY_VERIFY(!test.child<ValueEntry>("thing-width") || !test.child<ValueEntry>("thing-width")->isVisible());
}

void SeveralObjectsTest::listSelectsSeveralObjects() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 60, 60), b = box(test, 160, 90), c = box(test, 200, 90);
    selection.requestProperties();
    auto* list = test.child<QListWidget>("thingList");
    QTRY_VERIFY(list->isVisible());
    QTRY_COMPARE(list->count(), 3);
    QTRY_COMPARE(list->selectedItems().size(), 1);
    const auto click = [&](int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, keys,
                          list->visualItemRect(list->item(row)).center());
    };
    click(0, {});
    QCOMPARE(selection.name(), a);
    click(2, Qt::ControlModifier);
    QVERIFY(selection.has(a) && selection.has(c) && selection.count() == 2);
    click(0, {});
    click(2, Qt::ShiftModifier);
    QCOMPARE(selection.count(), std::size_t{3});
    // The list follows the selection in the pool.
    selection.select(b);
    QTRY_COMPARE(list->selectedItems().size(), 1);
    QCOMPARE(list->selectedItems().front()->text(), QString::fromStdString(b));
}

void SeveralObjectsTest::menuOpensByMouseKeyAndFinger() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const std::string a = box(test, 100, 120);
    box(test, 200, 120);
    const auto at = [&](double x, double y) { return canvas->toPixels({x, y}).toPoint(); };
    const auto closes = [&] {
        if (!openMenu() || openMenu()->objectName() != QLatin1String("objectMenu")) return false;
        openMenu()->close();
        return QTest::qWaitFor([] { return !openMenu(); });
    };
    QTest::mouseClick(canvas, Qt::RightButton, {}, at(100, 120));
    QTRY_VERIFY(openMenu());
    QCOMPARE(selection.name(), a);
    // Each menu entry is an action with its key.
    QVERIFY(openMenu()->actions().contains(ObjectActions::of(test.session).remove));
    QVERIFY(closes());
    canvas->setFocus();
    for (const auto& [key, modifiers] : {std::pair(Qt::Key_Menu, Qt::KeyboardModifiers()),
                                         std::pair(Qt::Key_F10, Qt::KeyboardModifiers(Qt::ShiftModifier))}) {
        QTest::keyClick(canvas, key, modifiers);
        QTRY_VERIFY(openMenu());
        QVERIFY(closes());
    }
    // A right click beside all objects deselects them.
    QTest::mouseClick(canvas, Qt::RightButton, {}, at(40, 200));
    QTRY_VERIFY(openMenu());
    QVERIFY(selection.isEmpty());
    QVERIFY(closes());
    // A finger held still opens the menu.
    QPointingDevice* screen = QTest::createTouchDevice();
    screen->setParent(this);
    QTest::touchEvent(canvas, screen).press(0, at(100, 120), canvas);
    QTRY_VERIFY(openMenu());
    QCOMPARE(selection.name(), a);
    QTest::touchEvent(canvas, screen).release(0, at(100, 120), canvas);
    QVERIFY(closes());
    QCOMPARE(named(test, a).x, 100.0);
    // Without a selection a right click on the water moves the marker.
    selection.select({});
    QTest::mouseClick(canvas, Qt::RightButton, {}, at(40, 40));
    QVERIFY(!openMenu());
    QCOMPARE(test.session.settings().pullWith.x, 40.0);
}

void SeveralObjectsTest::menuEntriesAreInMenuBar() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    box(test, 100, 120);
    std::set<QString> inBar;
    const std::function<void(const QMenu&, std::set<QString>&)> collect = [&](const QMenu& menu,
                                                                              std::set<QString>& found) {
        std::set<QChar> here;
        for (const QAction* action : menu.actions()) {
            if (action->isSeparator()) continue;
            const QString text = action->text();
            const qsizetype letter = text.indexOf(QLatin1Char('&'));
            if (letter >= 0) {
                const QChar key = text[letter + 1].toLower();
                QVERIFY2(here.insert(key).second, qPrintable(text));
            }
            if (action->menu()) collect(*action->menu(), found);
            else found.insert(text.section(QLatin1Char('\t'), 0, 0));
        }
    };
    for (const QMenu* menu : test.window.findChildren<QMenu*>())
        if (menu->actions().contains(ObjectActions::of(test.session).cut)) collect(*menu, inBar);
    QVERIFY(inBar.size() > 15);
    QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->toPixels({100, 120}).toPoint());
    QTRY_VERIFY(openMenu());
    std::set<QString> inMenu;
    collect(*openMenu(), inMenu);
    openMenu()->close();
    for (const QString& text : inMenu) QVERIFY2(inBar.contains(text), qPrintable(text));
}

void SeveralObjectsTest::stringObjectsMoveAndAlignTogether() {
    WindowUnderTest test;
    Experiment experiment = *loadPreset("string");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    Selection& selection = Selection::of(test.session);
    const double last = test.session.run().grid().width - 1.0;
    PoolObject source;
    source.x = std::round(0.3 * last);
    Source held;
    held.form = SourceForm::Held;
    source.is = held;
    QVERIFY(selection.add(source).empty());
    const std::string oscillator = selection.name();
    QVERIFY(selection.addProbe(static_cast<int>(std::round(0.6 * last)), 0).empty());
    const int probe = test.session.settings().probes.back().x;
    const auto at = [&](double point) { return canvas->toPixels({point, 0.0}).toPoint(); };
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at(source.x));
    QCOMPARE(selection.name(), oscillator);
    QTest::mouseClick(canvas, Qt::LeftButton, Qt::ShiftModifier, at(probe));
    QCOMPARE(selection.count(), std::size_t{2});
    const int before = steps(test);
    drag(canvas, at(source.x), at(source.x + 0.1 * last));
    QCOMPARE(steps(test), before + 1);
    const double way = named(test, oscillator).x - source.x;
    QVERIFY(std::abs(way - 0.1 * last) < 0.02 * last);
    QCOMPARE(test.session.settings().probes.back().x, probe + static_cast<int>(way));
    // A string has no vertical alignment.
    QVERIFY(!ObjectActions::of(test.session).findChild<QAction*>(QStringLiteral("align-top"))->isEnabled());
    selection.align(Alignment::Left);
    QCOMPARE(test.session.settings().probes.back().x, static_cast<int>(named(test, oscillator).x));
    QTest::mouseClick(canvas, Qt::RightButton, {}, at(named(test, oscillator).x));
    QTRY_VERIFY(openMenu());
    openMenu()->close();
}

SEICHE_WINDOW_TEST(QApplication, SeveralObjectsTest)

#include "tst_several_objects.moc"
