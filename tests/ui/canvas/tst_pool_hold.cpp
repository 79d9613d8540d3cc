// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the tool that holds the water at a height by mouse, finger or key. Each hold is one event,
// one history line and one undo step.
#include "canvas/pool_canvas.h"
#include "documents/documents.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QElapsedTimer>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QToolButton>

using namespace seiche;

namespace {

std::uint64_t straightHash(const Simulation& recorded) {
    Simulation run(recorded.asExperiment());
    run.advance(recorded.frame());
    run.applyPendingEvents();
    return run.hash();
}

std::uint64_t presentHash(const Simulation& recorded) {
    Simulation run(recorded);
    run.applyPendingEvents();
    return run.hash();
}

/// The program with a pool at rest and the hold tool selected.
struct Pool {
    WindowUnderTest test;
    Session& session = test.session;
    PoolCanvas* canvas = nullptr;

    bool show() {
        Experiment experiment = *loadPreset("pool");
        experiment.events.clear();
        session.open(experiment);
        session.setPlaying(false);
        if (!test.show()) return false;
        canvas = test.child<PoolCanvas>("poolCanvas");
        test.child<QToolButton>("touchHold")->click();
        return canvas && canvas->strokes().touch() == Touch::Hold;
    }
    QPoint at(QPointF cell) const { return canvas->toPixels(cell).toPoint(); }
    void press(QPointF cell) { QTest::mousePress(canvas, Qt::LeftButton, {}, at(cell)); }
    void moveTo(QPointF cell) { QTest::mouseMove(canvas, at(cell)); }
    void release(QPointF cell) { QTest::mouseRelease(canvas, Qt::LeftButton, {}, at(cell)); }
    void steps(int count) {
        for (int i = 0; i < count; ++i) session.step();
    }
    const Simulation& run() const { return session.run(); }
    const Hold& hold(std::size_t event) const { return std::get<Hold>(run().log()[event].what); }
    QUndoStack& undo() const { return *session.undoGroup().activeStack(); }
};

} // namespace

class PoolHoldTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void heldButtonIsOneEventAndOneUndo();
    void defaultPoolStaysStableWhileHeld();
    void dragIsSavedAsOneHold();
    void pausedHoldIsOneUndoStep();
    void twoFingersHoldIndependently();
    void enterHoldsAtMarker();
    void undoPageAndToolChangeEndHold();
    void trailInSetModeStaysBounded();
    void tapsBeyondHeightLimitAreReported();
};

// Taps that set the height stay bounded at every frame rate.
void PoolHoldTest::trailInSetModeStaysBounded() {
    for (int stepsBetween : {1, 3, 5, 10}) {
        Pool pool;
        QVERIFY(pool.show());
        pool.test.child<QToolButton>("touchUp")->click();
        Pull with = pool.session.settings().pullWith;
        with.mode = PullMode::Set;
        with.height = 1.0;
        pool.session.setPullWith(with);
        PoolStrokes& strokes = pool.canvas->strokes();
        const double way = 2.0 * with.width;
        strokes.begin(1, {100, 60});
        for (int i = 0; i < 300; ++i) {
            pool.steps(stepsBetween);
            strokes.move(1, {100 + (i % 2 ? way : 0.0), 60});
        }
        strokes.end(1);
        QVERIFY(!pool.run().divergedAt());
        QVERIFY2(pool.run().largestHeight() < 3.0, qPrintable(QString::number(pool.run().largestHeight())));
    }
}

void PoolHoldTest::tapsBeyondHeightLimitAreReported() {
    Pool pool;
    QVERIFY(pool.show());
    Pull with = pool.session.settings().pullWith;
    with.mode = PullMode::Pluck;
    with.height = 1e6;
    pool.session.setPullWith(with);
    QSignalSpy limited(&pool.session, &Session::pullLimited);
    pool.session.tap();
    QCOMPARE(limited.size(), 0);
    for (int i = 0; i < 1001; ++i) pool.session.pull(with);
    QVERIFY(!limited.isEmpty());
    QVERIFY(pool.run().largestHeight() < 1.01e9);
    QVERIFY(!pool.run().divergedAt());
}

void PoolHoldTest::heldButtonIsOneEventAndOneUndo() {
    Pool pool;
    QVERIFY(pool.show());
    pool.steps(5);
    bool held = true;
    connect(&pool.session, &Session::sampled, this, [&] { held = held && pool.run().height(200, 60) == 1.0; });
    pool.press({200, 60});
    QCOMPARE(pool.run().height(200, 60), 1.0);
    pool.session.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(pool.run().frame() > 150, patience);
    QVERIFY(held);
    pool.release({200, 60});
    QVERIFY(held);
    pool.session.disconnect(this);
    const std::int64_t released = pool.run().frame();
    QTRY_VERIFY_WITH_TIMEOUT(pool.run().frame() > released + 20, patience);
    pool.session.setPlaying(false);
    QVERIFY(pool.run().height(200, 60) != 1.0);

    QCOMPARE(pool.run().log().size(), 1u);
    QCOMPARE(pool.run().log()[0].step, 5);
    QCOMPARE(pool.hold(0).steps, released - 5);
    QCOMPARE(pool.undo().count(), 1);
    QCOMPARE(pool.undo().undoText(), QStringLiteral("hold"));
    QCOMPARE(pool.undo().text(0).section(QLatin1Char('\n'), 0, 0), QStringLiteral("step 5: hold"));
    QCOMPARE(straightHash(pool.run()), presentHash(pool.run()));
    const std::uint64_t end = pool.run().hash();
    const Experiment recorded = pool.run().asExperiment();
    pool.session.undoGroup().undo();
    QCOMPARE(pool.run().largestHeight(), 0.0);
    QVERIFY(pool.run().log().empty());
    pool.session.undoGroup().redo();
    QCOMPARE(pool.run().hash(), end);
    QCOMPARE(pool.run().asExperiment(), recorded);
}

void PoolHoldTest::defaultPoolStaysStableWhileHeld() {
    Pool pool;
    QVERIFY(pool.show());
    pool.session.reset(); // resets the tool
    pool.test.child<QToolButton>("touchHold")->click();
    pool.press({220, 79});
    double highest = 0.0;
    for (int i = 0; i < 900; ++i) {
        pool.session.step();
        highest = std::max(highest, pool.run().largestHeight());
        // Events are processed rarely, as on a slow display.
        if (i % 17 == 0) QCoreApplication::processEvents();
    }
    QVERIFY(pool.canvas->strokes().anyDown());
    QVERIFY2(highest < 1.5, qPrintable(QString::number(highest)));
    QCOMPARE(pool.run().height(220, 79), 1.0);
    pool.release({220, 79});
    QCOMPARE(pool.hold(pool.run().log().size() - 1).steps, 900);
}

void PoolHoldTest::dragIsSavedAsOneHold() {
    Pool pool;
    QVERIFY(pool.show());
    pool.press({100, 60});
    for (int i = 1; i <= 30; ++i) {
        pool.steps(i % 3); // 0, 1 or 2 steps
        const QPointF cell(100 + 2 * i, 60 + i);
        pool.moveTo(cell);
        QCOMPARE(pool.run().height(100 + 2 * i, 60 + i), 1.0);
    }
    // A long jump also touches the cells in between.
    pool.moveTo({220, 90});
    QVERIFY(pool.run().height(190, 90) > 0.3);
    pool.steps(10);
    QVERIFY(pool.run().largestHeight() < 2.0);
    pool.release({220, 90});
    pool.steps(20);
    QVERIFY(pool.run().log().size() > 30);
    QCOMPARE(pool.undo().count(), 1);
    QCOMPARE(straightHash(pool.run()), presentHash(pool.run()));

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("drag.seiche"));
    FileError error;
    QVERIFY(pool.test.window.documents().save(path, error));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(text.count("\"hold\""), 1);
    QCOMPARE(text.count("\"then\""), 1);
    QCOMPARE(text.count("\"step\""), 1);

    pool.session.undoGroup().undo();
    QVERIFY(pool.run().log().empty());
    QCOMPARE(pool.run().largestHeight(), 0.0);
}

void PoolHoldTest::pausedHoldIsOneUndoStep() {
    Pool pool;
    QVERIFY(pool.show());
    pool.press({200, 60});
    // This is longer than the time within which successive touches share one undo step.
    QElapsedTimer waited;
    waited.start();
    QTRY_VERIFY(waited.elapsed() > 1200);
    pool.moveTo({204, 60});
    QCOMPARE(pool.run().frame(), 0);
    QVERIFY(pool.run().largestHeight() <= 1.0);
    pool.steps(3);
    waited.restart();
    QTRY_VERIFY(waited.elapsed() > 1200);
    pool.moveTo({208, 60});
    pool.steps(3);
    pool.release({208, 60});
    QCOMPARE(pool.undo().count(), 1);
    QCOMPARE(pool.run().log().size(), 3u);
    QCOMPARE(pool.hold(1).steps, 3);
    QCOMPARE(pool.hold(2).steps, 3);
    // A click holds for one step.
    pool.press({50, 50});
    pool.release({50, 50});
    QCOMPARE(pool.run().height(50, 50), 1.0);
    pool.steps(1);
    QCOMPARE(pool.run().height(50, 50), 1.0);
    pool.steps(1);
    QVERIFY(pool.run().height(50, 50) != 1.0);
    QCOMPARE(pool.undo().count(), 2);
    QCOMPARE(straightHash(pool.run()), presentHash(pool.run()));
}

void PoolHoldTest::twoFingersHoldIndependently() {
    Pool pool;
    QVERIFY(pool.show());
    QPointingDevice* screen = QTest::createTouchDevice();
    screen->setParent(this);
    PoolCanvas* canvas = pool.canvas;
    QTest::touchEvent(canvas, screen)
        .press(0, pool.at({100, 60}), canvas)
        .press(1, pool.at({250, 180}), canvas);
    pool.steps(20);
    QCOMPARE(pool.run().height(100, 60), 1.0);
    QCOMPARE(pool.run().height(250, 180), 1.0);
    QTest::touchEvent(canvas, screen).move(0, pool.at({103, 60}), canvas).stationary(1);
    pool.steps(20);
    QTest::touchEvent(canvas, screen).release(0, pool.at({103, 60}), canvas).stationary(1);
    pool.steps(20);
    QVERIFY(pool.run().height(103, 60) != 1.0);
    QCOMPARE(pool.run().height(250, 180), 1.0);
    QTest::touchEvent(canvas, screen).release(1, pool.at({250, 180}), canvas);
    pool.steps(5);
    QVERIFY(pool.run().height(250, 180) != 1.0);
    QCOMPARE(pool.undo().count(), 1);
    QCOMPARE(straightHash(pool.run()), presentHash(pool.run()));
    pool.session.undoGroup().undo();
    QVERIFY(pool.run().log().empty());
}

void PoolHoldTest::enterHoldsAtMarker() {
    Pool pool;
    QVERIFY(pool.show());
    PoolCanvas* canvas = pool.canvas;
    canvas->setFocus();
    const Pull ring = pool.session.settings().pullWith;
    QTest::keyPress(canvas, Qt::Key_Return);
    pool.steps(12);
    QCOMPARE(pool.run().height(int(ring.x), int(ring.y)), 1.0);
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(canvas, Qt::Key_Right);
        pool.steps(4);
    }
    const Pull moved = pool.session.settings().pullWith;
    QVERIFY(moved.x > ring.x);
    QCOMPARE(pool.run().height(int(moved.x), int(moved.y)), 1.0);
    QTest::keyRelease(canvas, Qt::Key_Return);
    pool.steps(3);
    QVERIFY(pool.run().height(int(moved.x), int(moved.y)) != 1.0);
    QCOMPARE(pool.undo().count(), 1);
    QCOMPARE(pool.undo().undoText(), QStringLiteral("hold"));
    QCOMPARE(straightHash(pool.run()), presentHash(pool.run()));
    pool.session.undoGroup().undo();
    QVERIFY(pool.run().log().empty());
    QCOMPARE(pool.session.settings().pullWith, ring);
    // After release the marker moves without holding the water.
    QTest::keyClick(canvas, Qt::Key_Right);
    QVERIFY(pool.run().log().empty());
}

void PoolHoldTest::undoPageAndToolChangeEndHold() {
    Pool pool;
    QVERIFY(pool.show());
    pool.press({200, 60});
    pool.steps(10);
    pool.session.undoGroup().undo();
    QCOMPARE(pool.run().largestHeight(), 0.0);
    pool.steps(10);
    QCOMPARE(pool.run().largestHeight(), 0.0);
    pool.release({200, 60});
    QVERIFY(pool.run().log().empty());

    pool.press({200, 60});
    pool.steps(10);
    pool.session.show(SceneKind::String);
    QVERIFY(!pool.canvas->strokes().anyDown());
    pool.session.show(SceneKind::Pool);
    pool.steps(10);
    QCOMPARE(pool.hold(0).steps, 10);
    pool.release({200, 60});

    // Choosing a different tool also ends the hold.
    pool.press({200, 60});
    pool.steps(5);
    pool.test.child<QToolButton>("touchDown")->click();
    pool.steps(5);
    QCOMPARE(pool.hold(1).steps, 5);
    pool.release({200, 60});
    QCOMPARE(straightHash(pool.run()), presentHash(pool.run()));
}

SEICHE_WINDOW_TEST(QApplication, PoolHoldTest)
#include "tst_pool_hold.moc"
