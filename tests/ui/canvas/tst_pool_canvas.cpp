// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "picture/palette.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QSignalSpy>

#include <cmath>

using namespace seiche;

class PoolCanvasTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { PictureSettings::current().reset(); }
    void cellsAndPixelsConvertBothWays();
    void keepsAspectRatioOfPool();
    void lightnessGrowsWithHeight();
    void clickTapsAtPointer();
    void heldButtonKeepsTapping();
    void dragLeavesTrail();
    void keysMoveMarker();
    void comparisonRunIsSideBySide();
    void fourPoolsFillTwoRows();
    void explodedComparisonIsExplained();
    void everyViewDrawsIntegerWater();
    void partialRepaintMatchesFullRepaint();
    void pageKeysSwitchSceneAndCanvas();
    void markerStaysHiddenInScenesUntilUsed();

private:
    /// Shows the program with a pool at rest in front, paused. Returns null if the window does not
    /// appear.
    static PoolCanvas* level(WindowUnderTest& test);
};

PoolCanvas* PoolCanvasTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

void PoolCanvasTest::markerStaysHiddenInScenesUntilUsed() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    canvas->setFocus();
    QTRY_VERIFY(canvas->hasFocus());
    int bare = 0;
    for (const Preset& preset : presets()) {
        const Experiment experiment = *loadPreset(preset.id);
        if (experiment.rule.scene != SceneKind::Pool) continue;
        test.session.open(experiment);
        test.session.setPlaying(false);
        const bool showsMore =
            !experiment.objects.empty() || !experiment.probes.empty() || experiment.drive.isOn();
        bare += showsMore;
        QVERIFY2(canvas->isRingShown() != showsMore, preset.id.c_str());
        // Tapping elsewhere does not use the marker.
        test.session.tapAt(2.0, 2.0);
        QVERIFY2(canvas->isRingShown() != showsMore, preset.id.c_str());
        test.session.tap();
        QVERIFY2(canvas->isRingShown(), preset.id.c_str());
    }
    QVERIFY(bare > 15);
    test.session.open(*loadPreset("one-source"));
    QTest::keyClick(canvas, Qt::Key_Left);
    QVERIFY(canvas->isRingShown());
}

void PoolCanvasTest::cellsAndPixelsConvertBothWays() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    for (QPointF cell : {QPointF(0, 0), QPointF(319, 239), QPointF(17, 200)})
        QCOMPARE(canvas->toCells(canvas->toPixels(cell)), cell);
    QCOMPARE(canvas->toCells({-500, -500}), QPointF(0, 0));
    QCOMPARE(canvas->toCells({9000, 9000}), QPointF(319, 239));
}

void PoolCanvasTest::keepsAspectRatioOfPool() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    for (QSize size : {QSize(1366, 768), QSize(900, 760)}) {
        test.window.resize(size);
        QSignalSpy painted(canvas, &PoolCanvas::painted);
        canvas->update();
        QTRY_VERIFY(test.window.size() == size && !painted.empty());
        const QRectF pool = canvas->pool();
        QVERIFY(std::abs(pool.width() / pool.height() - 320.0 / 240.0) < 1e-6);
        QVERIFY(QRectF(canvas->rect()).adjusted(-0.5, -0.5, 0.5, 0.5).contains(pool));
    }
}

void PoolCanvasTest::lightnessGrowsWithHeight() {
    const Palette water = deepWater();
    const auto lightness = [&](std::size_t i) {
        const QColor colour(water.colours[i]);
        return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
    };
    for (std::size_t i = 1; i < 256; ++i) QVERIFY(lightness(i) >= lightness(i - 1));
    QVERIFY(lightness(255) - lightness(128) > 0.4);

    // Light falls from the upper left, so a slope falling to the left is brighter than flat water
    // and the opposite slope is darker.
    const float facing[9] = {-1, 0, 1, -1, 0, 1, -1, 0, 1};
    const float turned[9] = {1, 0, -1, 1, 0, -1, 1, 0, -1};
    std::uint32_t pixels[9];
    paintLit({facing, 3, 3, 3}, water, 8.0f, 0.5f, {pixels, 3, 3, 3});
    QVERIFY(QColor(pixels[4]).lightness() > QColor(water.colours[128]).lightness());
    paintLit({turned, 3, 3, 3}, water, 8.0f, 0.5f, {pixels, 3, 3, 3});
    QVERIFY(QColor(pixels[4]).lightness() < QColor(water.colours[128]).lightness());
    float level[9] = {};
    paintLit({level, 3, 3, 3}, water, 2.0f, 0.5f, {pixels, 3, 3, 3});
    for (std::uint32_t pixel : pixels) QCOMPARE(pixel, water.colours[128]);
}

void PoolCanvasTest::clickTapsAtPointer() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QSignalSpy taps(&test.session, &Session::tapped);
    const QPointF cell(70, 180);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels(cell).toPoint());
    QCOMPARE(taps.count(), 1);
    QCOMPARE(test.session.run().height(70, 180), 1.0);
    QCOMPARE(test.session.run().height(250, 60), 0.0);
    // The tapped water is brighter than water at rest.
    PictureSettings::current().setView(PoolView::Deep);
    const QImage picture = canvas->grab().toImage();
    const auto at = [&](QPointF place) {
        return QColor(picture.pixel(canvas->toPixels(place).toPoint())).lightness();
    };
    QVERIFY(at(cell) > at({250, 60}) + 30);
}

void PoolCanvasTest::heldButtonKeepsTapping() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const QPoint at = canvas->toPixels({100, 100}).toPoint();
    QTest::mousePress(canvas, Qt::LeftButton, {}, at);
    QTRY_VERIFY(test.session.run().height(100, 100) > 2.5); // plucks of height 1 add up
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, at);
    const double height = test.session.run().height(100, 100);
    // A finger held on a second pool keeps tapping, here twice.
    Session beside(*loadPreset("string"), *loadPreset("pool"));
    beside.show(SceneKind::Pool);
    PoolStrokes strokes(beside);
    strokes.setTouch(Touch::Down);
    strokes.begin(1, {100, 100});
    const std::size_t pulls = beside.run().log().size();
    QTRY_VERIFY(beside.run().log().size() >= pulls + 2);
    QCOMPARE(test.session.run().height(100, 100), height);
}

void PoolCanvasTest::dragLeavesTrail() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QSignalSpy taps(&test.session, &Session::tapped);
    drag(canvas, canvas->toPixels({60, 60}).toPoint(), canvas->toPixels({200, 60}).toPoint());
    QCOMPARE(taps.count(), 1); // a trail counts as one tap
    for (int x = 60; x < 195; ++x)
        QVERIFY2(test.session.run().height(x, 60) > 0.3, qPrintable(QString::number(x)));
    QCOMPARE(test.session.run().height(130, 150), 0.0);
}

void PoolCanvasTest::keysMoveMarker() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QVERIFY(canvas->hasFocus());
    const Pull before = test.session.settings().pullWith;
    QTest::keyClick(canvas, Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_PageUp, Qt::ShiftModifier);
    const Pull after = test.session.settings().pullWith;
    QCOMPARE(after.x, before.x + 1);
    QCOMPARE(after.y, before.y - 10);
    QVERIFY(after.height > before.height);
    QTest::keyClick(canvas, Qt::Key_Space);
    QVERIFY(test.session.run().height(static_cast<int>(after.x), static_cast<int>(after.y)) > 1.0);
    QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->toPixels({40, 50}).toPoint());
    QCOMPARE(test.session.settings().pullWith.x, 40.0);
    QCOMPARE(test.session.settings().pullWith.y, 50.0);
}

void PoolCanvasTest::comparisonRunIsSideBySide() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    const double alone = canvas->pool().width();
    test.session.setComparison(Scheme::Euler, true);
    const QRectF main = canvas->pool();
    QVERIFY(main.width() < alone);
    QVERIFY(std::abs(main.width() / main.height() - 320.0 / 240.0) < 1e-6);
    // A touch on the comparison pool maps to the same cell.
    const QPointF mirrored(canvas->width() - main.right() + main.width() / 4, main.center().y());
    const QPointF cell = canvas->toCells(mirrored + QPointF(main.width() / 2 + 20, 0));
    QVERIFY(cell.x() > 0 && cell.x() < 319);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({80, 80}).toPoint());
    QCOMPARE(test.session.run().height(80, 80), 1.0);
    QCOMPARE(test.session.comparison().comparisonRun(Scheme::Euler)->run.height(80, 80), 1.0);
}

void PoolCanvasTest::fourPoolsFillTwoRows() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    for (Scheme scheme : {Scheme::Euler, Scheme::DelayedEuler, Scheme::Rk4})
        test.session.setComparison(scheme, true);
    const QRectF main = canvas->pool();
    QVERIFY(main.left() > 0.0); // gap to the window's edge
    QVERIFY2(main.width() > 0.3 * canvas->width(), qPrintable(QString::number(main.width())));
    QVERIFY(main.height() > 0.3 * canvas->height());
}

void PoolCanvasTest::explodedComparisonIsExplained() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.session.setComparison(Scheme::Euler, true);
    test.session.tap();
    test.session.setPlaying(true);
    const auto& euler = test.session.comparison().comparisonRun(Scheme::Euler)->run;
    QTRY_VERIFY_WITH_TIMEOUT(euler.divergedAt(), patience);
    QVERIFY(!test.session.run().divergedAt());
    // The message lies on the pool that exploded, whose last picture stays.
    const auto* message = canvas->findChild<ExplosionMessage*>(QStringLiteral("explosionMessage"));
    QTRY_VERIFY(message && message->isVisible());
    QVERIFY(message->geometry().left() > canvas->pool().right());
    QVERIFY2(message->accessibleName().contains(QStringLiteral("steps after the tap")),
             qPrintable(message->accessibleName()));
    const auto coloursBelow = [&] {
        const QImage picture = canvas->grab().toImage();
        QSet<QRgb> colours;
        const int y = static_cast<int>(canvas->pool().bottom()) - 8;
        for (int x = message->geometry().left(); x < canvas->width() - 20; ++x)
            colours.insert(picture.pixel(x, y));
        return colours.size();
    };
    QVERIFY2(coloursBelow() > 5, qPrintable(QString::number(coloursBelow())));
    test.session.setComparison(Scheme::Euler, false);
    QTRY_VERIFY(!message->isVisible());
}

void PoolCanvasTest::everyViewDrawsIntegerWater() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.open(*loadPreset("area-sampling"));
    PoolCanvas* canvas = test.child<PoolCanvas>("poolCanvas");
    QVERIFY(canvas->isVisible());
    for (PoolView view : {PoolView::Water, PoolView::Deep, PoolView::FlatBlue, PoolView::Signed,
                          PoolView::Surface, PoolView::Energy, PoolView::Rings}) {
        PictureSettings::current().setView(view);
        QTRY_VERIFY(test.session.run().frame() > 10);
        const QImage picture = canvas->grab().toImage();
        QSet<QRgb> colours;
        const QRect pool = canvas->pool().toAlignedRect().adjusted(4, 4, -4, -4);
        for (int y = pool.top(); y < pool.bottom(); y += 3)
            for (int x = pool.left(); x < pool.right(); x += 3) colours.insert(picture.pixel(x, y));
        QVERIFY2(colours.size() > 20, qPrintable(QString::number(colours.size())));
        test.session.restart();
    }
}

// The whole canvas is painted directly into the window, but a part through an intermediate image.
void PoolCanvasTest::partialRepaintMatchesFullRepaint() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.session.open(*loadPreset("pool")); // not tapped, because a tap flashes
    for (int i = 0; i < 30; ++i) test.session.step();
    for (const PoolView view : {PoolView::Deep, PoolView::Water, PoolView::Surface}) {
        PictureSettings::current().setView(view);
        PictureSettings::current().setFixedRange(1.0);
        QImage whole(canvas->size(), QImage::Format_RGB32), parts(whole.size(), whole.format());
        canvas->render(&whole);
        const int half = canvas->width() / 2;
        for (const QRect& part :
             {QRect(0, 0, half, canvas->height()), QRect(half, 0, canvas->width() - half, canvas->height())})
            canvas->render(&parts, part.topLeft(), part);
        QCOMPARE(parts, whole);
        QCOMPARE(canvas->grab().toImage().convertToFormat(whole.format()), whole);
    }
}

void PoolCanvasTest::pageKeysSwitchSceneAndCanvas() {
    WindowUnderTest test;
    QVERIFY(test.show());
    PoolCanvas* canvas = test.child<PoolCanvas>("poolCanvas");
    QVERIFY(!canvas->isVisible());
    QTest::keyClick(&test.window, Qt::Key_2, Qt::ControlModifier);
    QVERIFY(canvas->isVisible());
    QCOMPARE(test.session.scene(), SceneKind::Pool);
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!canvas->isVisible());
    QCOMPARE(test.session.scene(), SceneKind::String);
}

SEICHE_WINDOW_TEST(QApplication, PoolCanvasTest)
#include "tst_pool_canvas.moc"
