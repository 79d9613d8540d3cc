// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "canvas/string_line.h"
#include "canvas/wave_line.h"
#include "documents/documents.h"
#include "objects/new_objects.h"
#include "paint_recorder.h"
#include "painted_texts.h"
#include "study/natural_ceiling.h"
#include "ticks.h"
#include "widgets/value_row.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QLineEdit>
#include <QSignalSpy>

#include <cmath>
#include <limits>

using namespace seiche;

namespace {

/// Counts the points of painted lines and measures the antialiased ones.
class LineCounter : public PaintRecorder {
public:
    using PaintRecorder::PaintRecorder;

    qsizetype points = 0;
    double longestSmooth = 0.0; ///< roughest antialiased line, see `risesOf`

protected:
    void takePolygon(const QPainter& painter, const QPointF* at, int count,
                     QPaintEngine::PolygonDrawMode mode) override {
        if (mode != QPaintEngine::PolylineMode) return;
        points += count;
        if (painter.testRenderHint(QPainter::Antialiasing))
            longestSmooth = std::max(longestSmooth, risesOf(QPolygonF(QList<QPointF>(at, at + count))));
    }
};

} // namespace

class StringCanvasTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void scaleConvertsBothWays();
    void scaleKeepsExtremeHeightsInRoom();
    void singleTapReachesPredictedHeight();
    void naturalCeilingFitsTaps();
    void reopenedRunKeepsSavedScale();
    void undoneExplosionLeavesNoTrace();
    void simplifiedLineStaysWithinTolerance();
    void lineIsDrawnWithoutRoom();
    void millionPointsAreSimplified();
    void gradedStringIsDrawnOnceWithoutGaps();
    void roughStringIsNotAntialiased();
    void spaceTapsOnce();
    void clickTapsAtPointer();
    void sidewaysDragMovesMarker();
    void verticalMarkerDragPlucks();
    void arrowKeysMoveMarker();
    void dragPlucksWholeString();
    void hiddenWindowTakesNoSteps();
    void divergedRunIsExplained();
};

void StringCanvasTest::scaleConvertsBothWays() {
    const StringScale scale(QRectF(40, 12, 900, 600), 320, 12.0);
    QCOMPARE(scale.x(0), 40.0);
    QCOMPARE(scale.x(319), 940.0);
    QCOMPARE(scale.pointAt(scale.x(100)), 100.0);
    QCOMPARE(scale.y(0), 312.0);
    QVERIFY(scale.y(12.0) < scale.y(6.0));
    for (double height : {-30.0, -12.0, -1.0, 0.5, 11.9, 12.1, 24.0})
        QVERIFY(std::abs(scale.heightAt(scale.y(height)) - height) < 1e-9 * 30);
    QCOMPARE(scale.pointAt(-1000), 0.0);
    QCOMPARE(scale.pointAt(5000), 319.0);
}

void StringCanvasTest::scaleKeepsExtremeHeightsInRoom() {
    const QRectF room(40, 12, 900, 600);
    const StringScale scale(room, 320, 12.0);
    const double infinity = std::numeric_limits<double>::infinity();
    for (double height : {100.0, 1e12, 1e300, infinity, -1e12, -infinity, std::nan("")}) {
        QVERIFY(scale.y(height) >= room.top());
        QVERIFY(scale.y(height) <= room.bottom());
    }
    // The slopes on both sides of the ceiling agree, so there is no kink.
    const double below = scale.y(11.999) - scale.y(12.0);
    const double above = scale.y(12.0) - scale.y(12.001);
    QVERIFY(std::abs(below - above) < 0.01 * below);
}

void StringCanvasTest::singleTapReachesPredictedHeight() {
    Experiment experiment = *loadPreset("string");
    experiment.rule.damping = {};
    for (double k : {1.0, 0.5}) {
        experiment.rule.k = k;
        Simulation run(experiment);
        run.apply(experiment.pullWith);
        double highest = 0.0;
        for (int i = 0; i < 150; ++i) {
            run.advance(1);
            highest = std::max(highest, run.largestHeight());
        }
        const double predicted = heightOfOnePull(experiment, experiment.pullWith);
        QVERIFY2(std::abs(highest / predicted - 1.0) < 0.12, qPrintable(QString::number(highest / predicted)));
    }
}

void StringCanvasTest::naturalCeilingFitsTaps() {
    const Experiment start = *loadPreset("string");
    QCOMPARE(naturalCeiling(start), 12.0 * heightOfOnePull(start, start.pullWith));
    // The ceiling of the 2013 page equals its tap height.
    QCOMPARE(naturalCeiling(*loadPreset("string-2013")), 120.0);
    Experiment still = start;
    still.pullWith.height = 0.0;
    QVERIFY(naturalCeiling(still) > 0.0);
    // A tap shaped like a standing wave is visible alone, and the sum of many taps fits.
    Experiment lake = defaultExperiment(SceneKind::String);
    lake.grid.width = 320;
    lake.rule.edges.left = lake.rule.edges.right = Edge::Free;
    lake.rule.damping = {1.0, 0.9995};
    lake.pullWith = {PullShape::Mode, 1, 0.01, PullMode::Add, 2, 0};
    Simulation run(lake);
    const double once = [&] {
        run.apply(lake.pullWith);
        double highest = 0.0;
        for (int i = 0; i < 640; ++i) {
            run.advance(1);
            highest = std::max(highest, run.largestHeight());
        }
        return highest;
    }();
    QVERIFY(std::abs(heightOfOnePull(lake, lake.pullWith) / once - 1.0) < 0.1);
    QVERIFY(naturalCeiling(lake) > 5.0 * once && naturalCeiling(lake) < 8.0 * once);
}

// Taps begin with the first step, as when a student taps.
void StringCanvasTest::reopenedRunKeepsSavedScale() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("tapped.seiche"));
    double ceiling = 0.0;
    {
        WindowUnderTest test;
        Experiment rest = *loadPreset("string");
        rest.events.clear();
        QVERIFY(test.session.open(rest));
        test.session.setPlaying(false);
        QVERIFY(test.show());
        auto* canvas = test.child<StringCanvas>("stringCanvas");
        for (int tap = 0; tap < 3; ++tap) {
            test.session.tap();
            for (int step = 0; step < 100; ++step) test.session.step();
        }
        ceiling = canvas->scale().ceiling();
        QCOMPARE(ceiling, 12.0 * heightOfOnePull(rest, rest.pullWith));
        // Switching pages does not change the ceiling either.
        test.session.show(SceneKind::Pool);
        test.session.show(SceneKind::String);
        QCOMPARE(canvas->scale().ceiling(), ceiling);
        canvas->setZoom(4.0);
        FileError error;
        QVERIFY(test.window.documents().save(path, error));
    }
    WindowUnderTest test;
    QVERIFY(test.show());
    FileError error;
    QVERIFY2(test.window.documents().open(path, error), qPrintable(error.problems.join(u'\n')));
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    QCOMPARE(canvas->scale().ceiling(), ceiling / 4.0);
    test.session.restart();
    QCOMPARE(canvas->scale().ceiling(), ceiling / 4.0);
}

void StringCanvasTest::undoneExplosionLeavesNoTrace() {
    WindowUnderTest test;
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    test.session.tap();
    for (int step = 0; step < 60; ++step) test.session.step();
    QVERIFY(test.session.set({{"k", 1.2}}).empty());
    for (int step = 0; step < 400 && !test.session.run().divergedAt(); ++step) test.session.step();
    QVERIFY(test.session.run().divergedAt());
    test.session.undoGroup().undo();
    QTRY_VERIFY(!test.session.isSeeking());
    QVERIFY(!test.session.run().divergedAt());
    for (int step = 0; step < 5; ++step) test.session.step();
    // After the undo the swept envelope and the ceiling fit the current string.
    QVERIFY(test.session.run().largestHeight() < canvas->scale().ceiling());
    for (const PaintedText& each : textsOf(*canvas))
        QVERIFY2(!each.text.contains(QStringLiteral("the ceiling")) &&
                     !each.text.contains(QStringLiteral("exploded")),
                 qPrintable(each.text));
    canvas->zoomToFit();
    QVERIFY2(canvas->scale().ceiling() < 2.0 * test.session.run().largestHeight(),
             qPrintable(QString::number(canvas->scale().ceiling())));
}

void StringCanvasTest::simplifiedLineStaysWithinTolerance() {
    const StringScale scale(QRectF(0, 0, 1000, 600), 500, 1.0);
    std::vector<float> heights(500);
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] = static_cast<float>(i < 200 ? 0.3 : std::sin(0.05 * static_cast<double>(i)));
    const QPolygonF line = waveLine(heights, scale);
    QVERIFY(line.size() < 450);
    qsizetype piece = 1;
    for (int i = 0; i < 500; ++i) {
        while (piece + 1 < line.size() && line[piece].x() < scale.x(i)) ++piece;
        const QPointF a = line[piece - 1];
        const QPointF b = line[piece];
        const double y = a.y() + (b.y() - a.y()) * (scale.x(i) - a.x()) / (b.x() - a.x());
        QVERIFY2(std::abs(y - scale.y(static_cast<double>(heights[static_cast<std::size_t>(i)]))) < 0.1,
                 qPrintable(QString::number(i)));
    }
}

// Panels over a narrow canvas can leave negative room.
void StringCanvasTest::lineIsDrawnWithoutRoom() {
    const std::vector<float> heights(320, 1.0f);
    const StringScale none(QRectF(50, 20, -13, -4), 320, 12.0);
    QVERIFY(waveLine(heights, none).size() <= 4);
    QCOMPARE(none.room().size(), QSizeF(1, 1));
}

void StringCanvasTest::millionPointsAreSimplified() {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 1'000'000;
    experiment.pullWith.x = 600'000;
    experiment.pullWith.mode = PullMode::Pluck;
    experiment.events = {{0, experiment.pullWith}};
    Simulation run(experiment);
    run.advance(1);
    const StringScale scale(QRectF(40, 12, 900, 600), run.grid().width, 1.0);
    const QPolygonF line = waveLine(run, scale);
    QVERIFY(line.size() <= 1802);
    double highest = scale.y(0.0);
    for (const QPointF& point : line) highest = std::min(highest, point.y());
    // A single tap of six points among a million stays visible.
    QVERIFY(highest < scale.y(0.9));
}

// Every piece of constant thickness draws its own part of the line, without gaps.
void StringCanvasTest::gradedStringIsDrawnOnceWithoutGaps() {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 600;
    experiment.rule.model = MediumModel::Density;
    for (const NewObject& kind : newStretches())
        experiment.objects = {madeFor(kind, experiment)}; // the last kind remains
    experiment.pullWith.mode = PullMode::Pluck;
    experiment.events = {{0, experiment.pullWith}};
    Simulation run(experiment);
    run.advance(200);
    const StringScale scale(QRectF(40, 12, 900, 600), run.grid().width, 12.0);
    // Zigzags prevent the removal of points.
    std::vector<float> heights(600);
    for (std::size_t i = 0; i < heights.size(); ++i) heights[i] = i % 2 == 0 ? 0.1F : -0.1F;
    const QPolygonF line = waveLine(heights, scale);
    QVERIFY(line.size() > 500);
    LineCounter counter({1000, 624});
    {
        QPainter painter(&counter);
        paintStringLine(painter, scale, line, run, Trace::Main);
    }
    QVERIFY(counter.points > line.size());
    QVERIFY2(counter.points < 2 * line.size(), qPrintable(QString::number(counter.points)));

    QImage image(1000, 624, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        paintStringLine(painter, scale, waveLine(std::vector<float>(600, 0.0F), scale), run, Trace::Main);
    }
    for (int x = 41; x < 940; ++x) QVERIFY2(qAlpha(image.pixel(x, 312)) == 255, qPrintable(QString::number(x)));
}

// Antialiasing zigzags that fill the canvas would take most of the time.
void StringCanvasTest::roughStringIsNotAntialiased() {
    WindowUnderTest test;
    QVERIFY(test.show());
    Experiment zigzag = *loadPreset("string");
    zigzag.events = {{0, Pull{PullShape::Mode, 0.8 * zigzag.grid.width, 0.7 * naturalCeiling(zigzag),
                              PullMode::Pluck, 0.0, 0.0}}};
    QVERIFY(test.session.open(zigzag));
    QTRY_VERIFY(test.session.run().frame() > 100);
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    canvas->repaint();
    LineCounter counter(canvas->size());
    QPainter painter(&counter);
    canvas->render(&painter);
    QVERIFY(counter.points > zigzag.grid.width);
    QVERIFY2(counter.longestSmooth < 12.0 * canvas->width(),
             qPrintable(QString::number(counter.longestSmooth)));
}

void StringCanvasTest::spaceTapsOnce() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QSignalSpy taps(&test.session, &Session::tapped);
    QTest::keyClick(&test.window, Qt::Key_Space);
    QCOMPARE(taps.count(), 1);
    QVERIFY(test.session.run().largestHeight() > 0.5 * test.session.settings().pullWith.height);
    // SPACE also taps while a slider or button has the focus.
    for (const char* name : {"speedSlider", "playButton", "stabilityChip"}) {
        QWidget* other = test.child<QWidget>(name);
        other->setFocus();
        QVERIFY(other->hasFocus());
        const int before = static_cast<int>(taps.count());
        QTest::keyClick(other, Qt::Key_Space);
        QCOMPARE(taps.count(), before + 1);
    }
    // SPACE also taps in an entry until something is typed.
    if (QLineEdit* entry = test.child<ValueRow>("k")->entry()) {
        entry->setFocus();
        const int before = static_cast<int>(taps.count());
        QTest::keyClick(entry, Qt::Key_Space);
        QCOMPARE(taps.count(), before + 1);
        QTest::keyClick(entry, Qt::Key_9);
        QTest::keyClick(entry, Qt::Key_Space);
        QCOMPARE(taps.count(), before + 1);
        QTest::keyClick(entry, Qt::Key_Escape);
    }
    QVERIFY(test.session.isPlaying());
}

void StringCanvasTest::clickTapsAtPointer() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    const QPoint at(static_cast<int>(canvas->scale().x(60)), 100);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at);
    const double expected = std::round(canvas->scale().pointAt(at.x()));
    QVERIFY(std::abs(expected - 60.0) <= 1.0);
    const double pulled = test.session.settings().pullWith.height;
    QVERIFY(std::abs(test.session.run().height(static_cast<int>(expected)) / pulled - 1.0) < 1e-6);
    QCOMPARE(test.session.run().height(300), 0.0);
}

void StringCanvasTest::sidewaysDragMovesMarker() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    const QPoint from = canvas->handle().toPoint();
    const QPoint to(static_cast<int>(canvas->scale().x(80)), from.y());
    drag(canvas, from, to);
    QVERIFY(std::abs(test.session.settings().pullWith.x - 80.0) <= 1.0);
    QCOMPARE(test.session.run().largestHeight(), 0.0);
}

// Even a slow vertical drag of the marker plucks the string.
void StringCanvasTest::verticalMarkerDragPlucks() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    const double before = test.session.settings().pullWith.x;
    for (const int way : {-120, 90}) {
        test.session.restart();
        test.session.setPlaying(false);
        const QPoint from = canvas->handle().toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        for (int i = 1; i <= std::abs(way); ++i)
            QTest::mouseMove(canvas, from + QPoint(i / 10, way < 0 ? -i : i));
        const QPoint to = from + QPoint(std::abs(way) / 10, way);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
        const double height = canvas->scale().heightAt(to.y());
        QVERIFY(std::abs(height) > 0.1);
        QVERIFY(std::abs(test.session.run().height(static_cast<int>(canvas->scale().pointAt(to.x()))) / height -
                         1.0) < 0.02);
        QCOMPARE(test.session.settings().pullWith.x, before);
    }
}

void StringCanvasTest::arrowKeysMoveMarker() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    QVERIFY(canvas->hasFocus());
    const double before = test.session.settings().pullWith.x;
    const double height = test.session.settings().pullWith.height;
    QTest::keyClick(canvas, Qt::Key_Left);
    QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(test.session.settings().pullWith.x, before - 11.0);
    QTest::keyClick(canvas, Qt::Key_Up);
    QCOMPARE(test.session.settings().pullWith.height, 1.1 * height);
    QTest::keyClick(canvas, Qt::Key_Return);
    QVERIFY(std::abs(test.session.run().largestHeight() / (1.1 * height) - 1.0) < 1e-6);
    // The marker stops one point before the end.
    for (int i = 0; i < 40; ++i) QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(test.session.settings().pullWith.x, 1.0);
}

void StringCanvasTest::dragPlucksWholeString() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    const StringScale scale = canvas->scale();
    const QPoint to(static_cast<int>(scale.x(100)), static_cast<int>(scale.y(scale.ceiling() / 2)));
    QSignalSpy dragged(canvas, &Canvas::dragged);
    drag(canvas, to + QPoint(60, 150), to);
    QCOMPARE(dragged.count(), 1);
    const Simulation& run = test.session.run();
    const double top = scale.heightAt(to.y());
    const int peak = static_cast<int>(std::lround(scale.pointAt(to.x())));
    QVERIFY(std::abs(run.height(peak) / top - 1.0) < 0.01);
    // The string runs straight from the peak to each fixed end.
    QVERIFY(std::abs(run.height(peak / 2) / top - 0.5) < 0.01);
    const int right = (peak + 319) / 2;
    QVERIFY(std::abs(run.height(right) / top - static_cast<double>(319 - right) / (319 - peak)) < 0.01);
    QCOMPARE(run.height(0), 0.0);
    // Released at rest, the string first moves only at the corner.
    test.session.step();
    QVERIFY(std::abs(run.height(peak / 2) / top - 0.5) < 0.01);
}

void StringCanvasTest::hiddenWindowTakesNoSteps() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QTRY_VERIFY(test.session.run().frame() > 5);
    test.window.hide();
    const std::int64_t frame = test.session.run().frame();
    QVERIFY(waitForTicks(7));
    QCOMPARE(test.session.run().frame(), frame);
    test.window.show();
    QTRY_VERIFY(test.session.run().frame() > frame);
    // A minimised window is hidden too.
    QVERIFY(test.minimise());
    const std::int64_t minimised = test.session.run().frame();
    QVERIFY(waitForTicks(7));
    QCOMPARE(test.session.run().frame(), minimised);
    QVERIFY(test.bringBack());
    QTRY_VERIFY(test.session.run().frame() > minimised);
}

void StringCanvasTest::divergedRunIsExplained() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setComparison(Scheme::Euler, true);
    test.session.tap();
    QSignalSpy diverged(&test.session, &Session::diverged);
    QTRY_VERIFY_WITH_TIMEOUT(!diverged.empty(), patience);
    QVERIFY(test.session.comparison().comparisonRun(Scheme::Euler)->run.divergedAt());
    QVERIFY(!test.session.run().divergedAt());
    const std::int64_t frame = test.session.run().frame();
    QTRY_VERIFY(test.session.run().frame() > frame); // the main run continues
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    // The last picture inside the canvas stays, between ceiling and floor.
    const auto pixelsOf = [canvas](QColor colour) {
        const QImage picture = canvas->grab().toImage();
        const StringScale on = canvas->scale();
        int inside = 0, outside = 0;
        for (int y = 0; y < picture.height() - 60; ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (picture.pixel(x, y) == colour.rgb())
                    ++(y > on.y(on.ceiling()) - 3 && y < on.y(-on.ceiling()) + 3 ? inside : outside);
        return std::pair(inside, outside);
    };
    const auto [inside, outside] = pixelsOf(Theme::current().tokens().comparisonRun);
    QVERIFY2(inside > 200, qPrintable(QString::number(inside)));
    QCOMPARE(outside, 0);
    const auto* message = canvas->findChild<ExplosionMessage*>(QStringLiteral("explosionMessage"));
    QTRY_VERIFY(message && message->isVisible());
    QVERIFY2(message->accessibleName().contains(QStringLiteral("2.24")), qPrintable(message->accessibleName()));

    // An exploded main run stops, and the canvas shows its last picture and why.
    QVERIFY(test.session.set({{"scheme", std::string("euler")}}).empty());
    test.session.tap();
    QTRY_VERIFY_WITH_TIMEOUT(test.session.run().divergedAt(), patience);
    QTRY_VERIFY(message->isVisible());
    const auto [ofMain, beyond] = pixelsOf(Theme::current().tokens().main);
    QVERIFY2(ofMain > 200, qPrintable(QString::number(ofMain)));
    QCOMPARE(beyond, 0);
}

SEICHE_WINDOW_TEST(QApplication, StringCanvasTest)
#include "tst_string_canvas.moc"
