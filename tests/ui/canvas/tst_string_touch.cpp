// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "files/experiment_file.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QToolButton>

#include <cmath>

using namespace seiche;

class StringTouchTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void draggedEndReturnsToRest();
    void clickAtEndTaps();
    void arrowsMarkDraggableEnds();
    void carryToolMovesAnyPoint();
    void pausedCarryMovesPointAtOnce();
    void oneUndoRevertsWholeDrag();
    void carriedMinuteReplaysBitExactly();
    void keysCarryPoint();
    void drawnShapeAppearsOnRelease();
    void keysDrawShape();
    void escapeCancelsDrawing();
    void fingerKeepsHarmonicsWithNodeThere();
    void keysPlaceAndLiftFinger();
    void newRunEndsDrag();

private:
    static StringCanvas* shown(WindowUnderTest& test, Experiment experiment = *loadPreset("string"));
    static QPoint pixel(const StringCanvas& canvas, double point, double height) {
        return canvas.toPixels({point, height}).toPoint();
    }
    static void choose(WindowUnderTest& test, const char* tool) { test.child<QToolButton>(tool)->click(); }
    /// Drags through `places` and keeps the button pressed at the last.
    static void hold(StringCanvas& canvas, std::initializer_list<QPointF> places);
    static std::uint64_t replayed(const WindowUnderTest& test);
    static int holds(const WindowUnderTest& test);
};

StringCanvas* StringTouchTest::shown(WindowUnderTest& test, Experiment experiment) {
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<StringCanvas>("stringCanvas") : nullptr;
}

void StringTouchTest::hold(StringCanvas& canvas, std::initializer_list<QPointF> places) {
    bool first = true;
    for (const QPointF& place : places) {
        const QPoint at = pixel(canvas, place.x(), place.y());
        if (first) QTest::mousePress(&canvas, Qt::LeftButton, {}, at);
        else QTest::mouseMove(&canvas, at);
        first = false;
    }
}

std::uint64_t StringTouchTest::replayed(const WindowUnderTest& test) {
    const Simulation& run = test.session.run();
    const ReadExperiment read = readExperiment(writeExperiment(run.asExperiment()));
    Simulation again(std::get<Experiment>(read));
    again.advance(run.frame());
    again.applyPendingEvents();
    return again.hash();
}

int StringTouchTest::holds(const WindowUnderTest& test) {
    const auto log = test.session.run().log();
    return static_cast<int>(std::ranges::count_if(
        log, [](const Event& event) { return std::holds_alternative<Hold>(event.what); }));
}

void StringTouchTest::draggedEndReturnsToRest() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    const double high = 0.3 * canvas->scale().ceiling();
    test.session.setPlaying(true);
    hold(*canvas, {{0.0, 0.0}, {0.0, 0.5 * high}, {0.0, high}});
    QVERIFY(test.session.isHeld(0));
    // The end reaches the pointer and sends a wave.
    QTRY_VERIFY(std::abs(test.session.run().height(0) - high) < 0.05 * high);
    QTRY_VERIFY(test.session.run().height(3) > 0.5 * high);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 0.0, high));
    QVERIFY(!test.session.isHeld(0));
    QTRY_VERIFY(!test.session.run().isHeld());
    QTRY_COMPARE(test.session.run().height(0), 0.0);
    test.session.setPlaying(false);
    QCOMPARE(replayed(test), test.session.run().hash());
}

void StringTouchTest::clickAtEndTaps() {
    Experiment free = *loadPreset("string");
    free.rule.edges.left = Edge::Free;
    WindowUnderTest test;
    StringCanvas* canvas = shown(test, free);
    QVERIFY(canvas);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, pixel(*canvas, 0.0, 0.0));
    QCOMPARE(holds(test), 0);
    const Pull* pull = std::get_if<Pull>(&test.session.run().log().back().what);
    QVERIFY(pull);
    QCOMPARE(pull->x, 0.0);
}

void StringTouchTest::arrowsMarkDraggableEnds() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    const auto above = [&](double end, const QColor& colour) {
        const QImage image = canvas->grab().toImage();
        const QPoint at = canvas->onString(end).toPoint();
        int found = 0;
        for (int y = at.y() - 24; y < at.y() - 10; ++y)
            for (int x = at.x() - 8; x <= at.x() + 8; ++x) found += image.pixelColor(x, y) == colour;
        return found;
    };
    const Tokens& tokens = Theme::current().tokens();
    const double last = test.session.run().grid().width - 1.0;
    QTest::mouseMove(canvas, pixel(*canvas, 100.0, 0.0) + QPoint(0, 60));
    for (const double end : {0.0, last}) QVERIFY(above(end, tokens.quiet) > 5);
    // Arrows under the mouse are bright.
    QTest::mouseMove(canvas, pixel(*canvas, last, 0.0));
    QTRY_VERIFY(above(last, tokens.main) > 5);
    QVERIFY(above(0.0, tokens.quiet) > 5);
    // An end held by an oscillator cannot be dragged.
    PoolObject holder{"o", 0.0, 0.0, 0.0, Source{}};
    std::get<Source>(holder.is).form = SourceForm::Held;
    std::get<Source>(holder.is).from = 100.0;
    test.session.change(ObjectsChange{{holder}, {}, {}}, QStringLiteral("put"));
    QCOMPARE(above(0.0, tokens.quiet), 0);
    test.session.undoGroup().undo();
    QVERIFY(above(0.0, tokens.quiet) > 5);
    // Exported pictures have no arrows.
    canvas->setBare(true);
    QCOMPARE(above(0.0, tokens.quiet), 0);
    canvas->setBare(false);
    // The arrows disappear after the first drag.
    hold(*canvas, {{0.0, 0.0}, {0.0, 0.2 * canvas->scale().ceiling()}, {0.0, 0.3 * canvas->scale().ceiling()}});
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 0.0, 0.3 * canvas->scale().ceiling()));
    QTest::mouseMove(canvas, pixel(*canvas, 100.0, 0.0) + QPoint(0, 60));
    for (const double end : {0.0, last}) QCOMPARE(above(end, tokens.quiet), 0);
}

void StringTouchTest::carryToolMovesAnyPoint() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "carryString");
    QCOMPARE(canvas->touch().kind(), StringTouch::Kind::Carry);
    const double low = -0.4 * canvas->scale().ceiling();
    test.session.setPlaying(true);
    hold(*canvas, {{100.0, 0.0}, {103.0, low}});
    QTRY_VERIFY(std::abs(test.session.run().height(100) - low) < 0.05 * std::abs(low));
    QTRY_VERIFY(test.session.run().height(110) < 0.3 * low);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 103.0, low));
    QTRY_VERIFY(std::abs(test.session.run().height(100) - low) > 0.2 * std::abs(low));
    choose(test, "carryString");
    QCOMPARE(canvas->touch().kind(), StringTouch::Kind::Pluck);
}

void StringTouchTest::pausedCarryMovesPointAtOnce() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "carryString");
    const double high = 0.25 * canvas->scale().ceiling();
    hold(*canvas, {{200.0, 0.0}, {200.0, high}});
    QVERIFY(std::abs(test.session.run().height(200) - high) < 0.02 * high);
    QCOMPARE(test.session.run().frame(), 0);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 200.0, high));
    test.session.step();
    QCOMPARE(replayed(test), test.session.run().hash());
}

void StringTouchTest::oneUndoRevertsWholeDrag() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    const double high = 0.3 * canvas->scale().ceiling();
    hold(*canvas, {{0.0, 0.0}, {0.0, 0.3 * high}, {0.0, 0.6 * high}, {0.0, high}});
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 0.0, high));
    QVERIFY(holds(test) > 2);
    test.session.undoGroup().undo();
    QTRY_COMPARE(holds(test), 0);
    test.session.undoGroup().redo();
    QTRY_VERIFY(holds(test) > 2);
}

// Sends 60 pointer positions per second for a minute. A simulated clock makes the test independent
// of the machine's speed.
void StringTouchTest::carriedMinuteReplaysBitExactly() {
    std::chrono::nanoseconds now{1'000'000'000};
    WindowUnderTest test;
    QVERIFY(shown(test));
    test.session.setClock([&now] { return now; });
    test.session.setPlaying(true);
    for (int word = 0; word < 3600; ++word) {
        now += std::chrono::nanoseconds(1'000'000'000 / 60);
        const double height = std::round(1e4 * 2.0 * std::sin(0.21 * word)) / 1e4;
        test.session.carry(0, 0.0, height, QStringLiteral("by hand"), 1);
    }
    test.session.letGo(0);
    QVERIFY(holds(test) >= 3600);
    QVERIFY(test.session.run().frame() > 30'000);
    QCOMPARE(replayed(test), test.session.run().hash());
    test.session.undoGroup().undo();
    QTRY_COMPARE(holds(test), 0);
}

void StringTouchTest::keysCarryPoint() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "carryString");
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Up);
    QTest::keyClick(canvas, Qt::Key_Up);
    const int ring = static_cast<int>(test.session.settings().pullWith.x);
    QVERIFY(std::abs(test.session.run().height(ring) - 0.2 * canvas->scale().ceiling()) <
            0.01 * canvas->scale().ceiling());
    QVERIFY(test.session.isHeld(0));
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(!test.session.isHeld(0));
    QTest::keyClick(canvas, Qt::Key_Escape);
    QCOMPARE(canvas->touch().kind(), StringTouch::Kind::Pluck);
}

void StringTouchTest::drawnShapeAppearsOnRelease() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "drawString");
    const double high = 0.5 * canvas->scale().ceiling();
    hold(*canvas, {{80.0, high}, {160.0, high}, {240.0, -high}});
    QCOMPARE(test.session.run().log().size(), 0u); // only on release
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 240.0, -high));
    const Simulation& run = test.session.run();
    const auto isAt = [&](int point, double height) {
        return std::abs(run.height(point) - height) < 0.03 * high;
    };
    QVERIFY(isAt(120, high));
    QVERIFY(isAt(200, 0.0));
    QVERIFY(isAt(40, 0.5 * high)); // straight to the fixed ends
    QVERIFY(isAt(280, -0.5 * high));
    QCOMPARE(run.height(0), 0.0);
    test.session.step();
    QVERIFY(isAt(100, high)); // released from rest
    QCOMPARE(replayed(test), run.hash());
    test.session.undoGroup().undo();
    QTRY_COMPARE(test.session.run().log().size(), 0u);
}

void StringTouchTest::keysDrawShape() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "drawString");
    canvas->setFocus();
    for (int i = 0; i < 4; ++i) QTest::keyClick(canvas, Qt::Key_Up);
    for (int i = 0; i < 5; ++i) QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Return);
    const int ring = static_cast<int>(test.session.settings().pullWith.x);
    QVERIFY(std::holds_alternative<DrawnShape>(test.session.run().log().back().what));
    QVERIFY(std::abs(test.session.run().height(ring + 20) - 0.4 * canvas->scale().ceiling()) <
            0.02 * canvas->scale().ceiling());
}

void StringTouchTest::escapeCancelsDrawing() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "drawString");
    hold(*canvas, {{80.0, 1.0}, {160.0, 1.0}});
    QTest::keyClick(canvas, Qt::Key_Escape);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 160.0, 1.0));
    QCOMPARE(test.session.run().log().size(), 0u);
}

void StringTouchTest::fingerKeepsHarmonicsWithNodeThere() {
    Experiment e = *loadPreset("string");
    e.grid.width = 321;
    e.rule.damping = {};
    e.stepsPerSecond = 6400.0;
    e.events = {{0, AddedModes{{{.halfWavesX = 1, .height = 1.0}, {.halfWavesX = 2, .height = 1.0}}, false}}};
    WindowUnderTest test;
    StringCanvas* canvas = shown(test, e);
    QVERIFY(canvas);
    choose(test, "touchString");
    QCOMPARE(canvas->touch().kind(), StringTouch::Kind::Finger);
    test.session.setPlaying(true);
    // The second harmonic has a node in the middle, so the finger damps only the first.
    hold(*canvas, {{160.0, 0.0}});
    QVERIFY(test.session.isHeld(0));
    QTRY_VERIFY(test.session.run().frame() > 8000);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 160.0, 0.0));
    QVERIFY(!test.session.isHeld(0));
    test.session.setPlaying(false);
    double middle = 0.0, quarter = 0.0;
    for (int step = 0; step < 640; ++step) {
        test.session.step();
        middle = std::max(middle, std::abs(test.session.run().height(160)));
        quarter = std::max(quarter, std::abs(test.session.run().height(80)));
    }
    QVERIFY2(middle < 0.01, qPrintable(QString::number(middle)));
    QVERIFY2(std::abs(quarter - 1.0) < 0.02, qPrintable(QString::number(quarter)));
    QCOMPARE(replayed(test), test.session.run().hash());
}

void StringTouchTest::keysPlaceAndLiftFinger() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "touchString");
    test.session.setPlaying(true);
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(test.session.isHeld(0));
    QTest::keyClick(canvas, Qt::Key_Space); // taps meanwhile
    QVERIFY(test.session.isHeld(0));
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(!test.session.isHeld(0));
    const Hold* finger = nullptr;
    for (const Event& event : test.session.run().log())
        if (const Hold* hold = std::get_if<Hold>(&event.what)) finger = hold;
    QVERIFY(finger && finger->isSoft());
    QCOMPARE(finger->x, test.session.settings().pullWith.x);
    QTest::keyClick(canvas, Qt::Key_Escape);
    QCOMPARE(canvas->touch().kind(), StringTouch::Kind::Pluck);
}

void StringTouchTest::newRunEndsDrag() {
    WindowUnderTest test;
    StringCanvas* canvas = shown(test);
    QVERIFY(canvas);
    choose(test, "carryString");
    hold(*canvas, {{100.0, 0.0}, {100.0, 1.0}});
    test.session.open(*loadPreset("string"));
    QTest::mouseMove(canvas, pixel(*canvas, 100.0, 2.0));
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, pixel(*canvas, 100.0, 2.0));
    QCOMPARE(test.session.run().log().size(), 0u);
}

SEICHE_WINDOW_TEST(QApplication, StringTouchTest)
#include "tst_string_touch.moc"
