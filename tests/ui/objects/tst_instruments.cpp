// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "files/experiment_file.h"
#include "model/object_properties.h"
#include "objects/instrument_painter.h"
#include "objects/instruments.h"
#include "objects/new_objects.h"
#include "objects/selection.h"
#include "study/natural_ceiling.h"
#include "widgets/chart.h"
#include "widgets/value_entry.h"
#include "window/actions.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPointingDevice>
#include <QToolButton>

#include <cmath>
#include <numbers>
#include <set>

using namespace seiche;

class InstrumentsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { PictureSettings::current().reset(); }
    void instrumentsArePlacedByClickOrKey();
    void clickPlacesProbe();
    void probeNameStaysInsidePool();
    void probesKeepMinimumDistance();
    void escapeCancelsPlacing();
    void mouseMovesAndResizesInstruments();
    void fingerPlacesAndMovesRuler();
    void keysMoveRotateResizeAndRemove();
    void keysControlStopwatch();
    void keptTraceSurvivesRestart();
    void explodedStringKeepsNoTrace();
    void beadsFollowEveryTenthPoint();
    void pointMarkFollowsString();
    void linesSpanWholeCanvas();
    void stringProbesAreCharted();
    void rulerMeasuresWavelength();
    void savedInstrumentsReplayIdentically();
    void tapPanelShapesTap();
    void lockedClassHasNoTools();
    void projectorShowsToolsOnRequest();

private:
    static StringCanvas* still(WindowUnderTest& test, Experiment experiment = *loadPreset("string"));
    static QAction* action(WindowUnderTest& test, const char* button, const char* name);
    static const PoolObject& only(const WindowUnderTest& test) {
        return test.session.settings().objects.front();
    }
    static const Instrument& instrument(const WindowUnderTest& test) {
        return std::get<Instrument>(only(test).is);
    }
    static PoolObject made(InstrumentKind kind, double x, double rise, double length = 100.0,
                           double angle = 0.0);
};

StringCanvas* InstrumentsTest::still(WindowUnderTest& test, Experiment experiment) {
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<StringCanvas>("stringCanvas") : nullptr;
}

QAction* InstrumentsTest::action(WindowUnderTest& test, const char* button, const char* name) {
    for (QAction* each : test.child<QToolButton>(button)->findChild<QMenu*>()->actions())
        if (each->objectName() == QLatin1String(name)) return each;
    qFatal("no entry %s", name);
}

PoolObject InstrumentsTest::made(InstrumentKind kind, double x, double rise, double length, double angle) {
    Instrument instrument;
    instrument.kind = kind;
    instrument.rise = rise;
    instrument.length = length;
    PoolObject object;
    object.x = x;
    object.angle = angle;
    object.is = instrument;
    return object;
}

void InstrumentsTest::instrumentsArePlacedByClickOrKey() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Pull ring = test.session.settings().pullWith;
    ring.x = 70;
    test.session.setPullWith(ring);
    for (const NewObject& kind : newInstruments()) {
        action(test, "measureString", kind.name)->trigger();
        QVERIFY2(test.session.settings().objects.empty(), kind.name);
        const QImage before = canvas->grab().toImage();
        // The position is recomputed because the window may still be resizing.
        const auto there = [canvas] {
            return canvas->toPixels({100.0, 0.4 * canvas->scale().ceiling()}).toPoint();
        };
        QTest::mouseMove(canvas, there() - QPoint(20, 0));
        QTest::mouseMove(canvas, there());
        QVERIFY2(canvas->grab().toImage() != before, "where it would be is shown");
        const QPoint at = there();
        const QPointF place = canvas->placeAt(at);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
        QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
        QVERIFY2(std::abs(only(test).x - 100.0) <= 1.0, kind.name);
        QVERIFY2(std::abs(instrument(test).rise - place.y()) < 1e-9, kind.name);
        QCOMPARE(Selection::of(test.session).name(), only(test).name);
        test.session.undoGroup().undo();
        QVERIFY(test.session.settings().objects.empty());

        action(test, "measureString", kind.name)->trigger();
        QTest::keyClick(canvas, Qt::Key_Return);
        QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
        QCOMPARE(only(test).x, 70.0);
        QCOMPARE(instrument(test).rise, 0.0);
        // A second instrument is placed beside the first.
        action(test, "measureString", kind.name)->trigger();
        QTest::keyClick(canvas, Qt::Key_Return);
        QVERIFY(test.session.settings().objects.back().x > 71.0);
        test.session.undoGroup().undo();
        test.session.undoGroup().undo();
    }
}

void InstrumentsTest::clickPlacesProbe() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    test.child<QToolButton>("probeString")->click();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({80.0, 5.0}).toPoint());
    const auto& probes = test.session.settings().probes;
    QCOMPARE(probes.size(), std::size_t{1});
    QVERIFY(std::abs(probes[0].x - 80) <= 1);
    QCOMPARE(probes[0].y, 0);
    QTRY_VERIFY(test.child<QWidget>("probesPanel")->isVisible());
    QVERIFY2(canvas->hasFocus(), "SPACE pulls, as before");
}

void InstrumentsTest::probesKeepMinimumDistance() {
    WindowUnderTest test;
    QVERIFY(still(test));
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        Selection& selection = Selection::of(test.session);
        const int width = test.session.run().grid().width;
        // An end has room on one side only.
        for (const double x : {100.0, 100.0, 100.0, 101.0, width - 1.0, width - 1.0, 0.0, 0.0}) {
            selection.placeProbe();
            selection.putAt({x, 50.0});
        }
        const auto& probes = test.session.settings().probes;
        QCOMPARE(probes.size(), std::size_t{8});
        for (std::size_t i = 0; i < probes.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(std::hypot(probes[i].x - probes[j].x, probes[i].y - probes[j].y) >=
                        std::floor(0.03 * width));
    }
}

void InstrumentsTest::escapeCancelsPlacing() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    action(test, "measureString", "Ruler")->trigger();
    QTest::mouseMove(canvas, canvas->toPixels({100.0, 5.0}).toPoint());
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(!selection.isPlacing());
    const std::size_t events = test.session.run().log().size();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({100.0, 5.0}).toPoint());
    QVERIFY(test.session.settings().objects.empty());
    QCOMPARE(test.session.run().log().size(), events + 1); // a tap instead
    // A restart cancels placing.
    action(test, "measureString", "Ruler")->trigger();
    test.session.restart();
    QVERIFY(!selection.isPlacing());
}

void InstrumentsTest::mouseMovesAndResizesInstruments() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const double ceiling = canvas->scale().ceiling();
    const auto at = [&](double point, double height) { return canvas->toPixels({point, height}).toPoint(); };
    const double slack = 0.01 * ceiling;

    selection.add(made(InstrumentKind::Scale, 100, 0.5 * ceiling, 80));
    drag(canvas, at(100, 0.5 * ceiling), at(150, -0.5 * ceiling));
    QVERIFY(std::abs(only(test).x - 150) <= 0.5);
    QVERIFY(std::abs(instrument(test).rise + 0.5 * ceiling) < slack);
    drag(canvas, at(190, -0.5 * ceiling), at(230, 0.2 * ceiling));
    QVERIFY2(std::abs(instrument(test).length - 120) <= 1, "its right end has been pulled");
    QVERIFY(std::abs(only(test).x - 170) <= 1);
    QVERIFY2(std::abs(instrument(test).rise + 0.5 * ceiling) < slack, "a lying ruler stays level");
    selection.remove();

    selection.add(made(InstrumentKind::Scale, 100, 0.0, ceiling, 90));
    drag(canvas, at(100, 0.5 * ceiling), at(200, 0.8 * ceiling));
    QVERIFY(std::abs(instrument(test).length - 1.3 * ceiling) < slack);
    QVERIFY(std::abs(instrument(test).rise - 0.15 * ceiling) < slack);
    QCOMPARE(only(test).x, 100.0);
    selection.remove();

    selection.add(made(InstrumentKind::Tape, 100, 0.0, 60));
    drag(canvas, at(130, 0), at(150, 0.5 * ceiling));
    QVERIFY(std::abs(instrument(test).length - 80) <= 1);
    QVERIFY(std::abs(instrument(test).climb - 0.5 * ceiling) < slack);
    // The dragged end crosses the opposite end, which stays in place.
    drag(canvas, at(150, 0.5 * ceiling), at(40, 0.5 * ceiling));
    QVERIFY(std::abs(only(test).x - instrument(test).length / 2 - 40) <= 1);
    QVERIFY(std::abs(only(test).x + instrument(test).length / 2 - 70) <= 1);
    QVERIFY(std::abs(instrument(test).climb + 0.5 * ceiling) < slack);
    selection.remove();

    selection.add(made(InstrumentKind::Line, 0, 0.3 * ceiling));
    drag(canvas, at(260, 0.3 * ceiling), at(200, -0.3 * ceiling));
    QVERIFY2(std::abs(instrument(test).rise + 0.3 * ceiling) < slack, "it is taken anywhere");
    selection.remove();

    selection.addProbe(60, 0);
    drag(canvas, at(60, 0), at(220, 0.5 * ceiling));
    QVERIFY(std::abs(test.session.settings().probes[0].x - 220) <= 1);
}

void InstrumentsTest::fingerPlacesAndMovesRuler() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    QPointingDevice* finger = QTest::createTouchDevice();
    finger->setParent(this);
    const double ceiling = canvas->scale().ceiling();
    const auto stroke = [&](QPointF from, QPointF to) {
        QTest::touchEvent(canvas, finger).press(0, canvas->toPixels(from).toPoint(), canvas);
        for (int i = 1; i <= 5; ++i)
            QTest::touchEvent(canvas, finger)
                .move(0, canvas->toPixels(from + (to - from) * i / 5).toPoint(), canvas);
        QTest::touchEvent(canvas, finger).release(0, canvas->toPixels(to).toPoint(), canvas);
    };
    action(test, "measureString", "Ruler")->trigger();
    stroke({100.0, 0.5 * ceiling}, {140.0, 0.7 * ceiling});
    QTRY_COMPARE(test.session.settings().objects.size(), std::size_t{1});
    QVERIFY2(std::abs(only(test).x - 140) <= 1, "where it is lifted");
    stroke({140.0, 0.7 * ceiling}, {90.0, -0.7 * ceiling});
    QTRY_VERIFY(std::abs(only(test).x - 90) <= 1);
    QCOMPARE(test.session.run().log().size(), std::size_t{2}); // no tap added
}

void InstrumentsTest::keysMoveRotateResizeAndRemove() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    canvas->setFocus();
    Selection& selection = Selection::of(test.session);
    selection.add(made(InstrumentKind::Scale, 100, 0.0, 80));
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(only(test).x, 110.0);
    QTest::keyClick(canvas, Qt::Key_Up);
    QVERIFY(instrument(test).rise > 0.0);
    QTest::keyClick(canvas, Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(instrument(test).rise < 0.0);
    QTest::keyClick(canvas, Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(instrument(test).length > 80.0);
    const double length = instrument(test).length;
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(isUpright(only(test)));
    QVERIFY2(instrument(test).length < 2.0 * naturalCeiling(test.session.settings()), "it can be seen whole");
    QTest::keyClick(canvas, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(!isUpright(only(test)));
    QVERIFY(std::abs(instrument(test).length - length) < 1e-9 * length);
    QTest::keyClick(&test.window, Qt::Key_Delete);
    QVERIFY(test.session.settings().objects.empty());
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(selection.isEmpty());
}

void InstrumentsTest::keysControlStopwatch() {
    WindowUnderTest test;
    QVERIFY(still(test));
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        test.session.setPlaying(false);
        const auto go = [&](int steps) {
            for (int i = 0; i < steps; ++i) test.session.step();
        };
        const auto key = [&](Qt::KeyboardModifiers with = {}) {
            QTest::keyClick(&test.window, Qt::Key_W, with);
        };
        const auto shown = [&] { return instrument(test).elapsed(test.session.run().seconds()); };
        const double step = 1.0 / test.session.settings().stepsPerSecond;
        const auto isAt = [&](int steps) { return std::abs(shown() - steps * step) < 1e-6; };
        key(Qt::ShiftModifier);
        QVERIFY2(test.session.settings().objects.empty(), "there is none to reset");
        key();
        QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
        QCOMPARE(instrument(test).kind, InstrumentKind::Stopwatch);
        go(20);
        QVERIFY(isAt(20));
        key();
        go(15);
        QVERIFY(isAt(20));
        key();
        go(5);
        QVERIFY2(isAt(25), "it goes on where it stood");
        key(Qt::ShiftModifier);
        QVERIFY(isAt(0));
        go(3);
        QVERIFY2(isAt(3), "it runs on");
        key();
        key(Qt::ShiftModifier);
        go(9);
        QVERIFY2(isAt(0), "it stands");
        QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
        // The key controls the selected stopwatch if there are several.
        PoolObject other = only(test);
        Selection::of(test.session).add(other);
        Selection::of(test.session).select(only(test).name);
        key();
        go(4);
        QVERIFY(isAt(4));
        QVERIFY(
            std::get<Instrument>(test.session.settings().objects[1].is).elapsed(test.session.run().seconds()) <
            step);
    }
}

void InstrumentsTest::keptTraceSurvivesRestart() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    test.session.tap();
    for (int i = 0; i < 100; ++i) test.session.step();
    const Simulation& run = test.session.run();
    const auto frozen = [&] { return instrument(test).heights; };
    QTest::keyClick(&test.window, Qt::Key_Z);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    QCOMPARE(frozen().size(), std::size_t(run.grid().width));
    for (int point = 0; point < run.grid().width; ++point)
        QVERIFY(std::abs(frozen()[static_cast<std::size_t>(point)] - run.height(point)) <=
                1e-5 * run.largestHeight());
    const SharedList<double> kept = frozen();
    auto* button = test.child<QToolButton>("freezeString");
    QVERIFY(button->isChecked());
    const auto dashes = [&] {
        // The restarted string is at rest, so bright pixels on the trace are its dashes.
        const QImage picture = canvas->grab().toImage();
        int count = 0;
        for (int point = 0; point < 320; ++point) {
            const QPoint at =
                canvas->toPixels({double(point), kept[static_cast<std::size_t>(point)]}).toPoint();
            if (picture.pixelColor(at).lightnessF() > 0.8) ++count;
        }
        return count;
    };
    test.session.restart();
    QCOMPARE(frozen(), kept);
    QVERIFY2(dashes() > 50, "it is seen");
    // The kept trace cannot be dragged by mistake.
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({160.0, kept[160]}).toPoint());
    QVERIFY(Selection::of(test.session).isEmpty());
    button->click();
    QVERIFY(test.session.settings().objects.empty());
    QVERIFY(!button->isChecked());
    test.session.undoGroup().undo();
    QCOMPARE(frozen(), kept);
    QVERIFY(button->isChecked());
    // A pool has no kept trace.
    test.session.show(SceneKind::Pool);
    QVERIFY(!test.window.findChild<Actions*>()->freeze->isEnabled());
    // A long string keeps only as many points as are visible.
    Experiment longer = defaultExperiment(SceneKind::String);
    longer.grid.width = 100'000;
    const std::vector<double> heights = traceOf(Simulation(longer));
    QCOMPARE(heights.size(), std::size_t{1024});
}

void InstrumentsTest::explodedStringKeepsNoTrace() {
    WindowUnderTest test;
    Experiment experiment = *loadPreset("string");
    experiment.rule.k = 1.5;
    QVERIFY(still(test, experiment));
    test.session.tap();
    while (!test.session.run().divergedAt()) test.session.step();
    auto* button = test.child<QToolButton>("freezeString");
    button->click();
    QVERIFY(test.session.settings().objects.empty());
    QVERIFY(!button->isChecked());
}

void InstrumentsTest::beadsFollowEveryTenthPoint() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    test.session.tap();
    for (int i = 0; i < 60; ++i) test.session.step();
    const auto lightAt = [&](double point) {
        const QPointF at = canvas->toPixels({point, test.session.run().height(static_cast<int>(point))});
        // Measured beside the line, which is thinner than a bead.
        return canvas->grab().toImage().pixelColor((at + QPointF(0.0, -4.0)).toPoint()).lightnessF();
    };
    const double before = lightAt(50);
    test.child<QToolButton>("beads")->click();
    QCOMPARE(test.session.settings().preview.beads, 10);
    QVERIFY(lightAt(50) > before + 0.3);
    QVERIFY(lightAt(45) < before + 0.1);
    QVERIFY(test.window.findChild<Actions*>()->beads->isChecked());
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().preview.beads, 0);
    QVERIFY(!test.child<QToolButton>("beads")->isChecked());
}

void InstrumentsTest::pointMarkFollowsString() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection::of(test.session).add(made(InstrumentKind::Point, 120, 0.0));
    Selection::of(test.session).select({});
    test.session.tap();
    for (int i = 0; i < 80; ++i) test.session.step();
    const double height = test.session.run().height(120);
    QVERIFY(std::abs(height) > 0.01 * canvas->scale().ceiling());
    const QPoint at = canvas->toPixels({120.0, height}).toPoint();
    const QColor brass = canvas->grab().toImage().pixelColor(at);
    QVERIFY2(brass.red() > 200 && brass.blue() < 140, qPrintable(brass.name()));
}

void InstrumentsTest::linesSpanWholeCanvas() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    const auto drawn = [&](QWidget* widget, QPoint from, QPoint to) {
        // Dashes and gaps both differ in lightness from the canvas.
        const QImage picture = widget->grab().toImage();
        int light = 0;
        for (int i = 0; i <= 200; ++i)
            if (picture.pixelColor(from + (to - from) * i / 200).lightnessF() > 0.6) ++light;
        return light;
    };
    const double ceiling = canvas->scale().ceiling();
    const QPoint left = canvas->toPixels({0.0, 0.5 * ceiling}).toPoint();
    const QPoint right = canvas->toPixels({319.0, 0.5 * ceiling}).toPoint();
    QVERIFY(drawn(canvas, left, right) < 5);
    Selection::of(test.session).add(made(InstrumentKind::Line, 0, 0.5 * ceiling));
    Selection::of(test.session).select({});
    QVERIFY(drawn(canvas, left, right) > 80);

    test.session.show(SceneKind::Pool);
    test.session.setPlaying(false);
    auto* pool = test.child<PoolCanvas>("poolCanvas");
    QTRY_VERIFY(pool->isVisible());
    PoolObject line = made(InstrumentKind::Line, 100, 0.0);
    line.y = 60;
    const QPoint from = pool->toPixels({2.0, 60.0}).toPoint(), to = pool->toPixels({315.0, 60.0}).toPoint();
    const int before = drawn(pool, from, to);
    Selection::of(test.session).add(line);
    Selection::of(test.session).select({});
    QVERIFY(drawn(pool, from, to) > before + 60);
    QTest::mouseClick(pool, Qt::LeftButton, {}, pool->toPixels({290.0, 60.0}).toPoint());
    QVERIFY2(Selection::of(test.session).object(), "it is taken anywhere");
}

void InstrumentsTest::probeNameStaysInsidePool() {
    WindowUnderTest test;
    test.session.open(defaultExperiment(SceneKind::Pool));
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* canvas = test.child<PoolCanvas>("poolCanvas");
    const Grid& pool = test.session.run().grid();
    QImage image(canvas->size(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    InstrumentPainter(painter, *canvas)
        .paint(Probe{.name = "Villeneuve", .x = pool.width - 8, .y = pool.height / 2}, 0);
    painter.end();
    const int edge = static_cast<int>(std::ceil(canvas->toPixels({pool.width - 0.5, 0.0}).x()));
    int inside = 0, beside = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0) ++(x < edge ? inside : beside);
    QVERIFY(inside > 0);
    QCOMPARE(beside, 0);
}

void InstrumentsTest::stringProbesAreCharted() {
    WindowUnderTest test;
    QVERIFY(still(test));
    Selection::of(test.session).addProbe(80, 0);
    Selection::of(test.session).requestProbesPanel();
    QTRY_VERIFY(test.child<QWidget>("probesPanel")->isVisible());
    test.session.tap();
    for (int i = 0; i < 90; ++i) test.session.step();
    const double height = test.session.run().height(80);
    QVERIFY(height != 0.0);
    QTRY_VERIFY(test.child<QLabel>("probeReport")->text().startsWith("A: amplitude"));
    const auto* chart = test.child<QWidget>("probesPanel")->findChild<Chart*>();
    const auto last = [chart] {
        const Chart::Table table = chart->table();
        const bool hasHeights = table.columns.size() == 2 && !table.rows.empty();
        return hasHeights ? table.rows.back()[1].value_or(0.0) : 0.0;
    };
    QTRY_VERIFY(std::abs(last() - height) < 1e-3 * std::abs(height));
}

// The ruler's ends are dragged to the nodes of a standing wave with four loops.
void InstrumentsTest::rulerMeasuresWavelength() {
    WindowUnderTest test;
    Experiment experiment = *loadPreset("string");
    Pull mode;
    mode.shape = PullShape::Mode;
    mode.width = 4;
    mode.height = 10.0;
    mode.mode = PullMode::Set;
    experiment.events = {{0, mode}};
    StringCanvas* canvas = still(test, experiment);
    QVERIFY(canvas);
    for (int i = 0; i < 40; ++i) test.session.step();
    const Simulation& run = test.session.run();
    // Every sign change of the displacement is a node.
    std::vector<double> nodes;
    for (int point = 1; point < run.grid().width - 2; ++point) {
        const double here = run.height(point), next = run.height(point + 1);
        if ((here < 0) != (next < 0)) nodes.push_back(point + here / (here - next));
    }
    QCOMPARE(nodes.size(), std::size_t{3});
    Selection::of(test.session).add(made(InstrumentKind::Scale, 150, 0.0, 60));
    const auto at = [&](double point) { return canvas->toPixels({point, 0.0}).toPoint(); };
    drag(canvas, at(120), at(nodes.front()));
    drag(canvas, at(180), at(nodes.back()));
    const double wavelength = 2.0 * (run.grid().width - 1) / 4.0;
    QVERIFY2(std::abs(instrument(test).length - wavelength) < 0.01 * wavelength,
             qPrintable(QString::number(instrument(test).length)));
}

void InstrumentsTest::savedInstrumentsReplayIdentically() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    const auto go = [&](int steps) {
        for (int i = 0; i < steps; ++i) test.session.step();
    };
    test.session.tap();
    for (const NewObject& kind : newInstruments()) {
        action(test, "measureString", kind.name)->trigger();
        go(7);
        QTest::keyClick(canvas, Qt::Key_Return);
        QTest::keyClick(canvas, Qt::Key_Up, Qt::ShiftModifier);
        go(5);
    }
    QTest::keyClick(&test.window, Qt::Key_Z);
    QTest::keyClick(&test.window, Qt::Key_W);
    test.child<QToolButton>("beads")->click();
    Selection::of(test.session).addProbe(33, 0);
    go(9);
    const Experiment asRun = test.session.run().asExperiment();
    const ReadExperiment read = readExperiment(writeExperiment(asRun));
    QVERIFY(std::holds_alternative<Experiment>(read));
    QVERIFY(std::get<Experiment>(read) == asRun);
    Simulation again(std::get<Experiment>(read));
    again.advance(test.session.run().frame());
    again.applyPendingEvents();
    QCOMPARE(again.hash(), test.session.run().hash());
    QVERIFY(again.settings().objects == test.session.settings().objects);
    QVERIFY(again.settings().preview == test.session.settings().preview);
}

void InstrumentsTest::tapPanelShapesTap() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    const auto pull = [&]() -> const Pull& { return test.session.settings().pullWith; };
    const Pull before = pull();
    auto* card = test.child<QToolButton>("pullSettings");
    auto* tools = test.child<QWidget>("stringTools");
    auto* shape = tools->findChild<QComboBox*>(QStringLiteral("pullShape"));
    auto* mode = tools->findChild<QComboBox*>(QStringLiteral("pullMode"));
    auto* width = tools->findChild<ValueEntry*>(QStringLiteral("pullWidth"));
    auto* height = tools->findChild<ValueEntry*>(QStringLiteral("pullHeight"));
    QVERIFY(!shape->isVisible());
    card->click();
    QVERIFY(shape->isVisible() && height->isVisible());
    const auto choose = [](QComboBox* list, int index) {
        list->setCurrentIndex(index);
        emit list->activated(index);
    };
    choose(shape, static_cast<int>(PullShape::Triangle));
    QCOMPARE(pull().shape, PullShape::Triangle);
    QVERIFY(canvas->hasFocus());
    test.session.undoGroup().undo();
    QCOMPARE(pull(), before);
    QCOMPARE(shape->currentIndex(), static_cast<int>(before.shape));
    choose(mode, static_cast<int>(PullMode::Pluck));
    QCOMPARE(pull().mode, PullMode::Pluck);
    emit width->typed(17.0);
    emit height->typed(-3.0);
    QCOMPARE(pull().width, 17.0);
    QCOMPARE(pull().height, -3.0);
    test.session.tap();
    QCOMPARE(test.session.run().height(static_cast<int>(pull().x)), -3.0);
    emit width->typed(-5.0);
    emit height->typed(1e300);
    QVERIFY(pull().width > 0.0 && pull().height <= 1e6);
    choose(shape, static_cast<int>(PullShape::Point));
    QVERIFY2(!width->isEnabled(), "one point has no width");
    choose(shape, static_cast<int>(PullShape::Mode));
    QVERIFY(width->isEnabled());
    // The panel disappears together with its button.
    test.window.findChild<Actions*>()->projector->trigger();
    QTRY_VERIFY(!shape->isVisible());
    test.window.findChild<Actions*>()->projector->trigger();
    QTRY_VERIFY(shape->isVisible());
    card->click();
    QVERIFY(!shape->isVisible());
}

void InstrumentsTest::lockedClassHasNoTools() {
    WindowUnderTest test;
    QVERIFY(still(test));
    auto* tools = test.child<QWidget>("stringTools");
    QVERIFY(tools->isVisible() && tools->height() > 0);
    Actions& actions = *test.window.findChild<Actions*>();
    actions.lock->trigger();
    QVERIFY(tools->visibleRegion().isEmpty());
    QTest::keyClick(&test.window, Qt::Key_W);
    QTest::keyClick(&test.window, Qt::Key_Z);
    QVERIFY(test.session.settings().objects.empty());
    QTest::keyClick(&test.window, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!tools->visibleRegion().isEmpty());
}

void InstrumentsTest::projectorShowsToolsOnRequest() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    test.window.findChild<Actions*>()->projector->trigger();
    auto* tools = test.child<QWidget>("stringTools");
    auto* more = tools->findChild<QToolButton*>(QStringLiteral("moreTools"));
    QTRY_VERIFY(more->isVisible());
    QVERIFY(!test.child<QToolButton>("probeString")->isVisible());
    more->click();
    QVERIFY(test.child<QToolButton>("probeString")->isVisible());
    QTRY_VERIFY(canvas->room().toAlignedRect().contains(tools->geometry().topLeft()) ||
                tools->geometry().left() < canvas->room().left());
    QVERIFY2(tools->geometry().bottom() < canvas->height(), "whole");
    test.window.findChild<Actions*>()->projector->trigger();
    QTRY_VERIFY(!more->isVisible());
}

SEICHE_WINDOW_TEST(QApplication, InstrumentsTest)
#include "tst_instruments.moc"
