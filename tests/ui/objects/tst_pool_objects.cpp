// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "files/experiment_file.h"
#include "model/object_properties.h"
#include "objects/new_objects.h"
#include "objects/object_outline.h"
#include "objects/object_painter.h"
#include "objects/selection.h"
#include "paint_recorder.h"
#include "panel_under_test.h"
#include "wave/material_map.h"
#include "widgets/chart.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainterPath>
#include <QPointingDevice>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <span>

using namespace seiche;

namespace {

/// Records the bounding rectangle of all painted paths.
class PathReach : public PaintRecorder {
public:
    using PaintRecorder::PaintRecorder;

    QRectF reach;

protected:
    void takePath(const QPainter& /*painter*/, const QPainterPath& path) override {
        reach = reach.united(path.boundingRect());
    }
};

} // namespace

class ObjectsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { PictureSettings::current().reset(); }
    void toolsLowerHoldAndSmoothWater();
    void severalFingersTouchAtOnce();
    void fingerArrangesAndPaints();
    void enterTouchesAtMarker();
    void strokeIsOneUndoStep();
    void rainIsSwitchedOnAndOff();
    void rainKindIsChosen();
    void everyNewObjectIsValid();
    void outlinesMatchCoveredCells();
    void distantOutlinePartsAreClipped();
    void keysArrangeObjectWithUndo();
    void mouseMovesRotatesAndResizes();
    void handlesOfLargeObjectsStayInPool();
    void panelOffersOnlyEffectiveFields();
    void toolsStayVisibleInLowWindow();
    void keysDuplicateAndDelete();
    void mousePaintsWall();
    void typedValuesChangeObject();
    void typedWavelengthSetsFrequency();
    void absorbingWallReportsReflection();
    void markerPaintsWall();
    void everyFieldIsTypedAndUndone();
    void savedRunReplaysIdentically();
    void absorbingLayerIsSwitched();
    void buttonStopsStopwatch();
    void differenceOfTwoProbesIsCharted();
    void probesAreReported();

private:
    static PoolCanvas* level(WindowUnderTest& test);
    /// Shows the panel `name` in front.
    static void openPanel(WindowUnderTest& test, const char* name);
    static QAction* menuAction(WindowUnderTest& test, const char* name);
    static void put(WindowUnderTest& test, const char* name);
    static void type(WindowUnderTest& test, const char* field, const char* number);
};

PoolCanvas* ObjectsTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

void ObjectsTest::openPanel(WindowUnderTest& test, const char* name) {
    QWidget* panel = test.child<QWidget>(name);
    for (QWidget* each = panel; each; each = each->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(each)) {
            dock->show();
            dock->raise();
        }
    QTRY_VERIFY(panel->isVisible());
}

void ObjectsTest::type(WindowUnderTest& test, const char* field, const char* number) {
    QTRY_VERIFY(test.window.findChild<ValueEntry*>(QLatin1String(field)));
    auto* entry = test.child<ValueEntry>(field);
    entry->setFocus();
    entry->selectAll();
    QTest::keyClicks(entry, QLatin1String(number));
    QTest::keyClick(entry, Qt::Key_Return);
}

void ObjectsTest::toolsLowerHoldAndSmoothWater() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const auto click = [&](QPointF cell) {
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels(cell).toPoint());
    };
    test.child<QToolButton>("touchDown")->click();
    click({70, 180});
    QCOMPARE(test.session.run().height(70, 180), -1.0);
    test.child<QToolButton>("touchHold")->click();
    click({200, 60});
    click({200, 60});
    QCOMPARE(test.session.run().height(200, 60), 1.0);
    test.child<QToolButton>("touchCalm")->click();
    canvas->strokes().setSmoothing(0.75);
    click({200, 60});
    QCOMPARE(test.session.run().height(200, 60), 0.25);
    QCOMPARE(test.session.run().height(70, 180), -1.0);
}

void ObjectsTest::severalFingersTouchAtOnce() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QPointingDevice* screen = QTest::createTouchDevice();
    screen->setParent(this);
    const auto at = [&](int x, int y) { return canvas->toPixels(QPointF(x, y)).toPoint(); };
    QTest::touchEvent(canvas, screen).press(0, at(60, 60), canvas).press(1, at(250, 180), canvas);
    QVERIFY(test.session.run().height(60, 60) > 0.9);
    QVERIFY(test.session.run().height(250, 180) > 0.9);
    QTest::touchEvent(canvas, screen).move(0, at(120, 60), canvas).move(1, at(250, 120), canvas);
    QVERIFY(test.session.run().height(100, 60) > 0.3);
    QVERIFY(test.session.run().height(250, 140) > 0.3);
    QVERIFY(canvas->strokes().anyDown());
    QTest::touchEvent(canvas, screen).release(0, at(120, 60), canvas).release(1, at(250, 120), canvas);
    QVERIFY(!canvas->strokes().anyDown());
}

void ObjectsTest::fingerArrangesAndPaints() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QPointingDevice* screen = QTest::createTouchDevice();
    screen->setParent(this);
    const auto at = [&](double x, double y) { return canvas->toPixels(QPointF(x, y)).toPoint(); };
    const auto dragWith = [&](int finger, QPointF fromCell, QPointF toCell) {
        QApplication::processEvents(); // the panel of the selection takes room beside the pool
        const QPoint from = at(fromCell.x(), fromCell.y()), to = at(toCell.x(), toCell.y());
        QTest::touchEvent(canvas, screen).press(finger, from, canvas);
        for (int i = 1; i <= 8; ++i)
            QTest::touchEvent(canvas, screen).move(finger, from + (to - from) * i / 8, canvas);
        QTest::touchEvent(canvas, screen).release(finger, to, canvas);
    };
    Selection& selection = Selection::of(test.session);
    PoolObject block;
    block.x = 100;
    block.y = 100;
    Wall wall;
    wall.shape = {.form = Form::Box, .width = 40, .height = 20, .thickness = 0, .path = {}};
    block.is = wall;
    selection.add(block);
    dragWith(3, {100, 100}, {150, 130});
    QVERIFY(std::abs(selection.object()->x - 150) < 2 && std::abs(selection.object()->y - 130) < 2);
    const double x = selection.object()->x, y = selection.object()->y;
    dragWith(4, {x + 20, y + 10}, {x + 30, y + 25});
    QVERIFY(std::abs(shapeOf(*selection.object())->width - 60) < 4);
    // A second finger affects neither the dragged object nor the water.
    QTest::touchEvent(canvas, screen).press(0, at(x, y), canvas);
    QTest::touchEvent(canvas, screen).stationary(0).press(1, at(20, 220), canvas);
    QTest::touchEvent(canvas, screen).move(0, at(x + 10, y), canvas).move(1, at(60, 220), canvas);
    QTest::touchEvent(canvas, screen).release(0, at(x + 10, y), canvas).release(1, at(60, 220), canvas);
    QVERIFY(std::abs(selection.object()->x - x - 10) < 2);
    dragWith(0, {20, 220}, {20, 220});
    QVERIFY(selection.isEmpty());
    dragWith(0, {x, y}, {x, y});
    QVERIFY(selection.object());
    selection.setPainting(true);
    dragWith(0, {60, 60}, {200, 60});
    QVERIFY(!selection.painting());
    QCOMPARE(shapeOf(*selection.object())->form, Form::Paint);
    QVERIFY(covers(*selection.object(), 130, 60));
    // Only the finger beside the object has touched the water.
    QCOMPARE(test.session.run().height(120, 60), 0.0);
    selection.select({});
    QTest::touchEvent(canvas, screen).press(0, at(250, 180), canvas);
    QVERIFY(test.session.run().height(250, 180) > 0.9);
    QTest::touchEvent(canvas, screen).release(0, at(250, 180), canvas);
    QVERIFY(!canvas->strokes().anyDown());
}

void ObjectsTest::enterTouchesAtMarker() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    canvas->setFocus();
    test.child<QToolButton>("touchDown")->click();
    const Pull ring = test.session.settings().pullWith;
    QTest::keyPress(canvas, Qt::Key_Return);
    QVERIFY(test.session.run().height(static_cast<int>(ring.x), static_cast<int>(ring.y)) < -0.9);
    for (int i = 0; i < 3; ++i) QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyRelease(canvas, Qt::Key_Return);
    QVERIFY(test.session.run().height(static_cast<int>(ring.x) + 20, static_cast<int>(ring.y)) < -0.3);
    QVERIFY(!canvas->strokes().anyDown());
}

void ObjectsTest::strokeIsOneUndoStep() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.child<QToolButton>("touchDown")->click();
    drag(canvas, canvas->toPixels({60, 60}).toPoint(), canvas->toPixels({200, 60}).toPoint());
    QVERIFY(test.session.run().log().size() > 5);
    test.session.undoGroup().undo();
    QCOMPARE(test.session.run().largestHeight(), 0.0);
}

void ObjectsTest::rainIsSwitchedOnAndOff() {
    WindowUnderTest test;
    QVERIFY(level(test));
    test.child<QCheckBox>("rain")->click();
    QVERIFY(test.session.settings().rain.isOn());
    type(test, "rainRate", "50");
    QCOMPARE(test.session.settings().rain.rate, 50.0);
    type(test, "rainSeed", "7");
    QCOMPARE(test.session.settings().rain.seed, 7.0);
    for (int i = 0; i < 60; ++i) test.session.step();
    QVERIFY(test.session.run().largestHeight() > 0.0);
    test.child<QCheckBox>("rain")->click();
    QVERIFY(!test.session.settings().rain.isOn());
}

void ObjectsTest::rainKindIsChosen() {
    WindowUnderTest test;
    QVERIFY(level(test));
    if (QToolButton* brush = test.child<QToolButton>("brush"); !brush->isChecked()) brush->click();
    test.child<QCheckBox>("rain")->click();
    auto* kind = test.child<QComboBox>("rainKind");
    auto* speed = test.child<QLineEdit>("rainSpeed");
    auto* bent = test.child<QLineEdit>("rainGravity");
    const auto rain = [&] { return test.session.settings().rain; };
    QVERIFY(kind->isVisible());
    QVERIFY(!speed->isVisible() && !bent->isVisible());
    QVERIFY(!kind->accessibleName().isEmpty());
    // The list works by keys.
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(rain().kind, RainKind::Fireworks);
    const Grid grid = test.session.run().grid();
    QCOMPARE(rain().x, (grid.width - 1) / 2.0);
    QCOMPARE(rain().y, (grid.height - 1) / 2.0);
    QVERIFY(speed->isVisible() && bent->isVisible());
    type(test, "rainSpeed", "44");
    type(test, "rainGravity", "0");
    QCOMPARE(rain().speed, 44.0);
    QVERIFY(rain().gravity > 0.0);
    const QString gravity = bent->accessibleName();
    QVERIFY(!speed->accessibleName().isEmpty() && !gravity.isEmpty());
    type(test, "rainGravity", "30");
    type(test, "rainRate", "200");
    for (int i = 0; i < 400; ++i) test.session.step();
    QVERIFY(test.session.run().largestHeight() > 0.0);
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(rain().kind, RainKind::Snow);
    QVERIFY(bent->accessibleName() != gravity);
    type(test, "rainGravity", "7.5");
    QCOMPARE(rain().drift, 7.5);
    QCOMPARE(rain().gravity, 30.0);
    test.session.undoGroup().undo();
    test.session.undoGroup().undo();
    QCOMPARE(rain().kind, RainKind::Fireworks);
    QCOMPARE(kind->currentIndex(), 1);
}

void ObjectsTest::everyNewObjectIsValid() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    std::size_t count = 0;
    for (const NewObject& kind : newObjects()) {
        const std::vector<Problem> problems = selection.add(kind.make(test.session.run().grid()));
        QVERIFY2(problems.empty(), problems.empty() ? "" : sentence(problems.front()).c_str());
        QCOMPARE(test.session.settings().objects.size(), ++count);
        QVERIFY(selection.object());
        test.window.grab();
    }
    const Experiment small = [&] {
        Experiment e = test.session.settings();
        e.grid = {3, 3};
        return e;
    }();
    for (const NewObject& kind : newObjects()) QVERIFY(kind.make(small.grid).x < 3);
}

// The outline encloses the cells that stop the waves.
void ObjectsTest::outlinesMatchCoveredCells() {
    for (const NewObject& kind : newObjects()) {
        PoolObject object = kind.make({320, 240});
        if (!shapeOf(object)) continue;
        object.angle += 20;
        const std::vector<Outline> outlines = outlinesOf(object);
        int wrong = 0, inside = 0;
        for (int y = 0; y < 240; y += 2)
            for (int x = 0; x < 320; x += 2) {
                bool odd = false;
                for (const Outline& outline : outlines) {
                    QPolygonF polygon;
                    for (const QPointF& point : outline.points) polygon << point;
                    if (polygon.containsPoint(QPointF(x, y), Qt::OddEvenFill)) odd = !odd;
                }
                inside += odd ? 1 : 0;
                wrong += odd != covers(object, x, y) ? 1 : 0;
            }
        QVERIFY2(inside > 0 && wrong <= std::max(6, inside / 12),
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(nameOf(kind)).arg(wrong).arg(inside)));
    }
}

// Painting the far corners would take seconds, because perspective moves them millions of pixels
// away.
void ObjectsTest::distantOutlinePartsAreClipped() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.show(SceneKind::Pool);
    const auto* canvas = test.child<PoolCanvas>("poolCanvas");
    QTRY_VERIFY(canvas->isVisible());
    const Grid& grid = test.session.run().grid();
    PoolObject wide;
    wide.x = grid.width / 2.0, wide.y = grid.height / 2.0;
    MediumRegion region;
    region.shape.form = Form::Ellipse;
    region.shape.width = region.shape.height = 1e6;
    wide.is = region;
    PathReach device(canvas->size());
    QPainter painter(&device);
    ObjectPainter(painter, *canvas).paint(wide);
    const QRectF seen = canvas->rect();
    QVERIFY(device.reach.contains(seen));
    QVERIFY2(device.reach.width() <= 3.0 * seen.width() && device.reach.height() <= 3.0 * seen.height(),
             qPrintable(QString::number(device.reach.width())));
}

void ObjectsTest::keysArrangeObjectWithUndo() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    selection.add(newObjects().front().make(test.session.run().grid()));
    canvas->setFocus();
    const PoolObject before = *selection.object();
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(canvas, Qt::Key_Up);
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(canvas, Qt::Key_Up, Qt::ControlModifier);
    const PoolObject* after = selection.object();
    QVERIFY(after);
    QCOMPARE(after->x, before.x + 10);
    QCOMPARE(after->y, before.y - 1);
    QCOMPARE(after->angle, before.angle + 5);
    QVERIFY(shapeOf(*after)->width > shapeOf(before)->width);
    for (int i = 0; i < 3; ++i) test.session.undoGroup().undo();
    QCOMPARE(*selection.object(), before);
    test.session.undoGroup().undo();
    QVERIFY(test.session.settings().objects.empty());
    QVERIFY(!selection.object());
    // Escape returns the keys to the water.
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(selection.isEmpty());
}

void ObjectsTest::mouseMovesRotatesAndResizes() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    PoolObject block;
    block.x = 100;
    block.y = 100;
    Wall wall;
    wall.shape = {.form = Form::Box, .width = 40, .height = 20, .thickness = 0, .path = {}};
    block.is = wall;
    selection.add(block);
    const auto at = [&](double x, double y) { return canvas->toPixels(QPointF(x, y)).toPoint(); };
    drag(canvas, at(100, 100), at(150, 130));
    QVERIFY(std::abs(selection.object()->x - 150) < 2 && std::abs(selection.object()->y - 130) < 2);
    const double x = selection.object()->x, y = selection.object()->y;
    drag(canvas, at(x + 20, y + 10), at(x + 30, y + 25));
    QVERIFY(std::abs(shapeOf(*selection.object())->width - 60) < 4);
    QVERIFY(std::abs(shapeOf(*selection.object())->height - 50) < 4);
    const double handle = y - shapeOf(*selection.object())->height / 2 - 0.07 * 240;
    drag(canvas, at(x, handle), at(x + 60, y));
    QVERIFY(std::abs(selection.object()->angle - 90) < 4);
    // Objects are dragged without touching the water. A click beside them deselects and taps.
    QCOMPARE(test.session.run().largestHeight(), 0.0);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at(20, 220));
    QVERIFY(selection.isEmpty());
    QVERIFY(test.session.run().largestHeight() > 0.0);
}

// The corners lie outside the pool, so their handles move inside and work as at a corner.
void ObjectsTest::handlesOfLargeObjectsStayInPool() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const Grid grid = test.session.run().grid();
    PoolObject box;
    box.x = 160;
    box.y = 120;
    Wall wall;
    wall.shape.form = Form::Box;
    wall.shape.width = 2.0 * grid.width;
    wall.shape.height = 2.0 * grid.height;
    wall.shape.thickness = 3;
    box.is = wall;
    QVERIFY(selection.add(box).empty());
    // The handle lies on the diagonal to the lower right, at the last position inside the pool.
    QPointF handle;
    for (int part = 24; part > 0; --part) {
        handle = QPointF(160 + part / 24.0 * grid.width, 120 + part / 24.0 * grid.height);
        if (handle.x() <= grid.width - 1 && handle.y() <= grid.height - 1) break;
    }
    const QPointF half((handle.x() + 160) / 2, (handle.y() + 120) / 2);
    drag(canvas, canvas->toPixels(handle).toPoint(), canvas->toPixels(half).toPoint());
    QVERIFY(selection.object());
    QVERIFY(std::abs(shapeOf(*selection.object())->width - grid.width) < 12);
    QVERIFY(std::abs(shapeOf(*selection.object())->height - grid.height) < 12);
}

void ObjectsTest::panelOffersOnlyEffectiveFields() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "thingsPanel");
    Selection& selection = Selection::of(test.session);
    PoolObject object;
    object.x = 100;
    object.y = 100;
    Source source;
    object.is = source;
    QVERIFY(selection.add(object).empty());
    QTRY_VERIFY(test.child<ValueEntry>("thing-hertz"));
    QVERIFY(!test.child<ValueEntry>("thing-angle"));
    QVERIFY(!test.child<ValueEntry>("thing-length"));
    // Keys do not rotate an object with rotational symmetry.
    const std::size_t log = test.session.run().log().size();
    selection.turnBy(5.0);
    QCOMPARE(test.session.run().log().size(), log);
    source.form = SourceForm::Line;
    object.is = source;
    QVERIFY(selection.add(object).empty());
    QTRY_VERIFY(test.child<ValueEntry>("thing-angle"));
    QVERIFY(test.child<ValueEntry>("thing-length"));
}

void ObjectsTest::toolsStayVisibleInLowWindow() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.child<QToolButton>("brush")->click();
    test.child<QCheckBox>("rain")->click();
    auto* palette = test.child<QWidget>("toolPalette");
    for (const double scale : {1.0, 1.5}) {
        Theme::current().set(Look::Dark, scale);
        for (const int height : {620, 768}) {
            test.window.resize(1366, height);
            for (const char* name :
                 {"touchUp", "touchCalm", "brushWidth", "rainSeed", "rainSize", "putWall", "poolPicture"}) {
                auto* part = test.child<QWidget>(name);
                const auto isSeen = [&] {
                    const QRect place(part->mapTo(palette, QPoint()), part->size());
                    return part->isVisible() && palette->rect().contains(place) &&
                           canvas->rect().contains(palette->geometry());
                };
                QTRY_VERIFY2(isSeen(), name);
            }
        }
    }
    Theme::current().set(Look::Dark);
}

void ObjectsTest::keysDuplicateAndDelete() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    selection.add(newObjects().front().make(test.session.run().grid()));
    QTest::keyClick(canvas, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{2});
    QVERIFY(test.session.settings().objects[0].name != test.session.settings().objects[1].name);
    QTest::keyClick(canvas, Qt::Key_Delete);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    QTest::keyClick(canvas, Qt::Key_T);
    QVERIFY(selection.object());
    QTest::keyClick(canvas, Qt::Key_Delete);
    QVERIFY(test.session.settings().objects.empty());
}

void ObjectsTest::mousePaintsWall() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    selection.setPainting(true);
    drag(canvas, canvas->toPixels({60, 60}).toPoint(), canvas->toPixels({200, 120}).toPoint());
    QVERIFY(!selection.painting());
    QVERIFY(selection.object());
    QCOMPARE(shapeOf(*selection.object())->form, Form::Paint);
    QVERIFY(covers(*selection.object(), 130, 90));
    QCOMPARE(test.session.run().largestHeight(), 0.0);
}

void ObjectsTest::typedValuesChangeObject() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "thingsPanel");
    Selection& selection = Selection::of(test.session);
    selection.add(newObjects().front().make(test.session.run().grid()));
    type(test, "thing-at.x", "42");
    QCOMPARE(selection.object()->x, 42.0);
    type(test, "thing-slits", "2");
    QCOMPARE(std::get<Wall>(selection.object()->is).slits, 2);
    type(test, "thing-distance", "55.5");
    QCOMPARE(std::get<Wall>(selection.object()->is).distance, 55.5);
    // A value out of range is rejected.
    type(test, "thing-distance", "-3");
    QCOMPARE(std::get<Wall>(selection.object()->is).distance, 55.5);
    auto* name = test.child<QLineEdit>("thingName");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, "barrier");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(selection.name(), std::string("barrier"));
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
}

// Dispersion: sin(w / 2) = sqrt(k) sin(pi / wavelength), with w the angle per step.
void ObjectsTest::typedWavelengthSetsFrequency() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "thingsPanel");
    Selection& selection = Selection::of(test.session);
    for (const NewObject& kind : newObjects())
        if (kind.group == NewObject::Group::Source && !selection.object())
            selection.add(kind.make(test.session.run().grid()));
    const Experiment& experiment = test.session.settings();
    type(test, "thing-wave length", "20");
    const double turn = 2 * std::asin(std::sqrt(experiment.rule.k) * std::sin(M_PI / 20));
    const double hertz = turn / (2 * M_PI) * experiment.stepsPerSecond;
    QVERIFY(std::abs(std::get<Source>(selection.object()->is).hertz / hertz - 1) < 0.01);
    type(test, "thing-hertz", "3");
    QCOMPARE(std::get<Source>(selection.object()->is).hertz, 3.0);
}

void ObjectsTest::absorbingWallReportsReflection() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "thingsPanel");
    Selection& selection = Selection::of(test.session);
    for (const NewObject& kind : newObjects()) {
        const PoolObject object = kind.make(test.session.run().grid());
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (wall && wall->kind == WallKind::Absorbing) selection.add(object);
    }
    QVERIFY(selection.object());
    auto* echo = test.child<WrappedLabel>("wallEcho");
    QTRY_VERIFY(echo->isVisible());
    // Without a source three wavelengths are shown. The block from the menu is thick enough to
    // absorb them.
    QVERIFY2(echo->text().contains(QStringLiteral("6 / 20 / 40")), qPrintable(echo->text()));
    const QRegularExpression number(QStringLiteral("[0-9.]+(?= / | %)"));
    const QString shares = echo->text().mid(echo->text().indexOf(QStringLiteral("reflected")));
    int found = 0;
    for (auto match = number.globalMatch(shares); match.hasNext(); ++found)
        QVERIFY2(match.next().captured().toDouble() < 5.0, qPrintable(shares));
    QCOMPARE(found, 3);
    type(test, "thing-width", "3");
    QTRY_VERIFY2(echo->text() != QString() && echo->text().contains(QStringLiteral(" / 13 / ")),
                 qPrintable(echo->text()));
}

void ObjectsTest::markerPaintsWall() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const Selection& selection = Selection::of(test.session);
    menuAction(test, "paintWall")->trigger();
    QVERIFY(selection.painting());
    canvas->setFocus();
    const Pull start = test.session.settings().pullWith;
    QTest::keyClick(canvas, Qt::Key_Return);
    for (int i = 0; i < 40; ++i) QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(!selection.painting());
    const Pull end = test.session.settings().pullWith;
    QVERIFY(end.x > start.x + 10);
    QVERIFY(selection.object());
    QVERIFY(covers(*selection.object(), start.x, start.y));
    QVERIFY(covers(*selection.object(), (start.x + end.x) / 2.0, start.y));
    QVERIFY(covers(*selection.object(), end.x, end.y));
    QCOMPARE(test.session.run().largestHeight(), 0.0);
    // Escape cancels painting.
    menuAction(test, "paintWall")->trigger();
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Return);
    QTest::keyClick(canvas, Qt::Key_Left);
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(!selection.painting());
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
}

QAction* ObjectsTest::menuAction(WindowUnderTest& test, const char* name) {
    for (const char* button : {"putWall", "putMedium", "putSource", "putMeasure"})
        for (QAction* action : test.child<QToolButton>(button)->findChild<QMenu*>()->actions())
            if (action->objectName() == QLatin1String(name)) return action;
    qFatal("no entry %s", name);
}

// Chooses a menu entry and places its object at the marker by Enter.
void ObjectsTest::put(WindowUnderTest& test, const char* name) {
    menuAction(test, name)->trigger();
    QTest::keyClick(test.child<PoolCanvas>("poolCanvas"), Qt::Key_Return);
}

// Every number of every kind has its own field that accepts typed values.
void ObjectsTest::everyFieldIsTypedAndUndone() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "thingsPanel");
    const Selection& selection = Selection::of(test.session);
    const std::span<const NewObject> all = newObjects();
    // A sanitizer slows the test, and a sample of the kinds is enough.
#ifdef SEICHE_SANITIZED
    constexpr std::size_t each = 4;
#else
    constexpr std::size_t each = 1;
#endif
    for (std::size_t i = 0; i < all.size(); i += each) {
        const NewObject& kind = all[i];
        if (kind.isDrawn) continue; // drawn by hand, see tst_wall_kinds
        put(test, kind.name);
        QVERIFY2(selection.object(), kind.name);
        const PoolObject made = *selection.object();
        // The panel adds and removes rows to fit the object.
        const auto settled = [&] {
            if (!waitForPanels(test.window)) return false;
            const auto lists = test.window.findChildren<QListWidget*>(QStringLiteral("thingList"));
            return lists.size() == 1 && lists.front()->selectedItems().size() == 1 &&
                   lists.front()->selectedItems().front()->text() == QString::fromStdString(selection.name());
        };
        QTRY_VERIFY(settled());
        for (const ObjectProperty& field : propertiesOf(made)) {
            if (!applies(field, made, SceneKind::Pool)) continue;
            const QString name =
                QStringLiteral("thing-%1").arg(QLatin1String(field.id.data(), field.id.size()));
            if (field.kind == ObjectProperty::Kind::Word) {
                QTRY_VERIFY2(test.window.findChild<QComboBox*>(name), qPrintable(name));
                continue;
            }
            const double now = field.number(made);
            double wanted = field.whole ? now + 1 : now * 0.5 + 0.27;
            if (wanted > field.max || wanted < field.min) wanted = 0.5 * (field.min + std::min(field.max, now));
            type(test, qPrintable(name), qPrintable(QString::number(wanted, 'g', 6)));
            QVERIFY(selection.object());
            QVERIFY2(std::abs(field.number(*selection.object()) - wanted) <=
                         1e-3 * std::max(1.0, std::abs(wanted)),
                     qPrintable(QStringLiteral("%1, %2: typed %3, is %4")
                                    .arg(QLatin1String(kind.name), name)
                                    .arg(wanted)
                                    .arg(field.number(*selection.object()))));
            test.session.undoGroup().undo();
            QVERIFY2(selection.object() && *selection.object() == made, qPrintable(name));
            test.session.undoGroup().redo();
            QVERIFY2(std::abs(field.number(*selection.object()) - wanted) <=
                         1e-3 * std::max(1.0, std::abs(wanted)),
                     qPrintable(name));
            test.session.undoGroup().undo();
            // These fields add or remove other rows.
            constexpr std::array<std::string_view, 4> bringRows{"slits", "offFor", "orbit", "speed"};
            if (std::ranges::find(bringRows, field.id) != bringRows.end()) QTRY_VERIFY(settled());
        }
        test.session.undoGroup().undo();
        QVERIFY2(test.session.settings().objects.empty(), kind.name);
        test.session.undoGroup().redo();
        QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
        test.session.undoGroup().undo();
    }
}

void ObjectsTest::savedRunReplaysIdentically() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    canvas->setFocus();
    const auto go = [&](int steps) {
        for (int i = 0; i < steps; ++i) test.session.step();
    };
    for (const char* name : {"Lens", "Straight wall", "Point source", "Moving source", "Stopwatch"}) {
        put(test, name);
        go(7);
        QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(canvas, Qt::Key_Right, Qt::ControlModifier);
        go(5);
    }
    for (const PoolObject& object : test.session.settings().objects)
        if (std::holds_alternative<Source>(object.is)) selection.select(object.name);
    openPanel(test, "thingsPanel");
    type(test, "thing-hertz", "3.3");
    go(11);
    selection.remove();
    menuAction(test, "absorbingRim")->trigger();
    test.child<QCheckBox>("rain")->click();
    go(40);
    const std::string text = writeExperiment(test.session.run().asExperiment());
    const ReadExperiment read = readExperiment(text);
    QVERIFY(std::holds_alternative<Experiment>(read));
    Simulation again(std::get<Experiment>(read));
    again.advance(test.session.run().frame());
    QCOMPARE(again.hash(), test.session.run().hash());
    QVERIFY(again.largestHeight() > 0.0);
}

void ObjectsTest::absorbingLayerIsSwitched() {
    WindowUnderTest test;
    QVERIFY(level(test));
    QAction* rim = menuAction(test, "absorbingRim");
    const Edges before = test.session.settings().rule.edges;
    QVERIFY(!rim->isChecked());
    rim->trigger();
    QCOMPARE(test.session.settings().rule.edges.left, Edge::Absorbing);
    QCOMPARE(test.session.settings().rule.edges.bottom, Edge::Absorbing);
    QVERIFY(rim->isChecked());
    test.session.undoGroup().undo();
    QVERIFY(test.session.settings().rule.edges == before);
    QVERIFY(!rim->isChecked());
}

void ObjectsTest::buttonStopsStopwatch() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "thingsPanel");
    for (int i = 0; i < 10; ++i) test.session.step();
    const double start = test.session.run().seconds();
    put(test, "Stopwatch");
    const Selection& selection = Selection::of(test.session);
    QCOMPARE(std::get<Instrument>(selection.object()->is).from, start);
    for (int i = 0; i < 30; ++i) test.session.step();
    auto* now = test.child<QPushButton>("thingNow");
    QTRY_VERIFY(now->isVisible());
    now->click();
    QCOMPARE(std::get<Instrument>(selection.object()->is).until, test.session.run().seconds());
}

// The tap lies off the middle of the two probes, so their heights differ.
void ObjectsTest::differenceOfTwoProbesIsCharted() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "probesPanel");
    Selection& selection = Selection::of(test.session);
    auto* difference = test.child<QCheckBox>("probeDifference");
    selection.addProbe(140, 120);
    QTRY_VERIFY(!difference->isEnabled());
    selection.addProbe(180, 120);
    QTRY_VERIFY(difference->isEnabled());
    Pull pull = test.session.settings().pullWith;
    pull.x = 150;
    pull.y = 120;
    test.session.pull(pull);
    for (int i = 0; i < 20; ++i) test.session.step();
    difference->click();
    const Simulation& run = test.session.run();
    const double expected = run.height(140, 120) - run.height(180, 120);
    QVERIFY(std::abs(expected) > 1e-3);
    const auto* chart = test.child<QWidget>("probesPanel")->findChild<Chart*>();
    const Chart::Table table = chart->table();
    qsizetype column = 0;
    while (column < table.columns.size() && !table.columns[column].contains(QStringLiteral("A − B"))) ++column;
    QVERIFY2(column < table.columns.size(), qPrintable(table.columns.join(QLatin1Char(' '))));
    QVERIFY(!table.rows.empty());
    const std::optional<double> last = table.rows.back()[static_cast<std::size_t>(column)];
    QVERIFY(last && std::abs(*last - expected) < 1e-3 * std::abs(expected));
}

void ObjectsTest::probesAreReported() {
    WindowUnderTest test;
    QVERIFY(level(test));
    openPanel(test, "probesPanel");
    test.child<QToolButton>("putProbe")->click();
    QVERIFY(test.session.settings().probes.empty());
    QTest::keyClick(test.child<PoolCanvas>("poolCanvas"), Qt::Key_Return);
    QCOMPARE(test.session.settings().probes.size(), std::size_t{1});
    QCOMPARE(test.session.settings().probes[0].name, std::string("A"));
    test.session.tap();
    for (int i = 0; i < 30; ++i) test.session.step();
    auto* report = test.child<QLabel>("probeReport");
    QTRY_VERIFY(report->text().startsWith("A: amplitude"));
    QVERIFY(report->text().contains("no steady frequency"));
}

SEICHE_WINDOW_TEST(QApplication, ObjectsTest)
#include "tst_pool_objects.moc"
