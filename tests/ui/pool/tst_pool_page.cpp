// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "canvas/theory_lines.h"
#include "objects/selection.h"
#include "pool/section_graph.h"
#include "widgets/choice.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QCheckBox>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

using namespace seiche;

class PoolPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { PictureSettings::current().reset(); }
    void poolFillsMostOfWindow();
    void keysChooseEveryView();
    void toolStripFollowsViewKeys();
    void mouseAndKeysRotateSurface();
    void surfaceCellsMapToPixels();
    void pictureStaysSharpAtAnySize();
    void colourBarUsesFixedRange();
    void viewSettingsAreStored();
    void invalidSettingsAreCorrected();
    void mouseAndKeysMoveSection();
    void sectionInterpolatesHeights();
    void sectionStopsAtPoolEdge();
    void resetRestoresViewAndTools();
    void undoneExplosionRestoresColourRange();

private:
    static PoolCanvas* level(WindowUnderTest& test);
};

PoolCanvas* PoolPageTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

// Reset restores the experiment's view and the default tool.
void PoolPageTest::resetRestoresViewAndTools() {
    WindowUnderTest test;
    const Experiment scene = *loadPreset("double-slit");
    QVERIFY(scene.view);
    QVERIFY(test.session.open(scene));
    QVERIFY(test.show());
    PictureSettings& picture = PictureSettings::current();
    Selection& selection = Selection::of(test.session);
    TheoryLines& theory = TheoryLines::of(test.session);
    auto* canvas = test.child<PoolCanvas>("poolCanvas");
    const PoolLook look = picture.poolLook();
    const std::optional<double> range = picture.fixedRange();
    const bool hasSection = picture.section().shown;
    const std::vector<Overlay> overlays = theory.shown();
    picture.setView(PoolView::Energy);
    picture.setFixedRange(7.0);
    picture.setSection({!hasSection, {0.2, 0.2}, {0.3, 0.7}});
    theory.set(Overlay::Fronts, !theory.isOn(Overlay::Fronts));
    selection.addProbe(100, 100);
    canvas->strokes().setTouch(Touch::Hold);
    for (const Qt::Key key : {Qt::Key_S, Qt::Key_BracketLeft}) QTest::keyClick(&test.window, key);
    QVERIFY(test.session.speed() < 0.5);
    QVERIFY(test.session.set({{"k", 0.3}}).empty());
    QTest::keyClick(&test.window, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.session.settings().rule.k, scene.rule.k);
    QCOMPARE(test.session.speed(), 1.0);
    QVERIFY(picture.poolLook() == look);
    QVERIFY(picture.fixedRange() == range);
    QCOMPARE(picture.section().shown, hasSection);
    QVERIFY(theory.shown() == overlays);
    QVERIFY(selection.isEmpty());
    QVERIFY(canvas->strokes().touch() == Touch::Up);
}

// A colour range left by the explosion would hide the remaining wave.
void PoolPageTest::undoneExplosionRestoresColourRange() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    PictureSettings::current().setView(PoolView::Signed);
    test.session.tap();
    const auto play = [&](int steps) {
        for (int i = 0; i < steps; ++i) {
            test.session.step();
            canvas->grab();
        }
    };
    play(30);
    const double before = canvas->range();
    QVERIFY(test.session.set({{"k", 1.0}}).empty());
    for (int i = 0; i < 300 && test.session.run().largestHeight() < 1e6; ++i) play(1);
    QVERIFY(test.session.run().largestHeight() >= 1e6);
    // The last picture inside the canvas keeps its colours.
    QVERIFY2(canvas->range() < 10.0 * before, qPrintable(QString::number(canvas->range())));
    test.session.undoGroup().undo();
    QTRY_VERIFY(!test.session.isSeeking());
    canvas->grab();
    QVERIFY2(canvas->range() < 2.0 * before, qPrintable(QString::number(canvas->range())));
}

void PoolPageTest::poolFillsMostOfWindow() {
    WindowUnderTest test;
    const PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.window.resize(1366, 768);
    QTRY_COMPARE(test.window.size(), QSize(1366, 768));
    const auto share = [&] { return double(canvas->width()) * canvas->height() / (1366.0 * 768.0); };
    QTRY_VERIFY2(share() >= 0.6, qPrintable(QString::number(share())));
}

void PoolPageTest::keysChooseEveryView() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    test.session.tap();
    for (int i = 0; i < 40; ++i) test.session.step();
    QSet<QByteArray> pictures;
    int key = Qt::Key_1;
    for (const auto& [view, word] : EnumNames<PoolView>::all) {
        QTest::keyClick(canvas, static_cast<Qt::Key>(key++));
        QCOMPARE(PictureSettings::current().poolLook().view, view);
        const QImage image = canvas->grab().toImage();
        pictures << QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    }
    QCOMPARE(pictures.size(), static_cast<qsizetype>(EnumNames<PoolView>::all.size()));
}

void PoolPageTest::toolStripFollowsViewKeys() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    auto* map = test.child<QComboBox>("colourMap");
    auto* view = test.child<QComboBox>("poolView");
    test.child<QToolButton>("poolPicture")->click();
    QVERIFY(view->isVisible() && !map->isVisible());
    QTest::keyClick(canvas, Qt::Key_4);
    QVERIFY(map->isVisible());
    QCOMPARE(view->currentIndex(), 3);
    QVERIFY(!test.child<QCheckBox>("levelLines")->isChecked());
    QTest::keyClick(canvas, Qt::Key_L);
    QVERIFY(test.child<QCheckBox>("levelLines")->isChecked());
    QVERIFY(PictureSettings::current().poolLook().levelLines);
    // After a choice the pool has the keyboard focus.
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(PictureSettings::current().poolLook().view, PoolView::Surface);
    QVERIFY(canvas->hasFocus());
}

void PoolPageTest::mouseAndKeysRotateSurface() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    PictureSettings& settings = PictureSettings::current();
    settings.setView(PoolView::Surface);
    const EyePlace before = settings.poolLook().eye;
    const QPoint middle = canvas->rect().center();
    QTest::mousePress(canvas, Qt::RightButton, {}, middle);
    QTest::mouseMove(canvas, middle + QPoint(50, 20));
    QTRY_VERIFY(settings.poolLook().eye.turn > before.turn + 10);
    QVERIFY(settings.poolLook().eye.tilt > before.tilt + 4);
    QTest::mouseRelease(canvas, Qt::RightButton, {}, middle + QPoint(50, 20));
    QTest::keyClick(canvas, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(settings.poolLook().eye.turn, EyePlace{}.turn);
    QTest::keyClick(canvas, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(settings.poolLook().eye.turn < EyePlace{}.turn);
    QTest::keyClick(canvas, Qt::Key_PageUp, Qt::ControlModifier);
    QVERIFY(settings.poolLook().eye.zoom > 1.0);
    const double zoom = settings.poolLook().eye.zoom;
    QWheelEvent wheel(middle, canvas->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(canvas, &wheel);
    QVERIFY(settings.poolLook().eye.zoom > zoom);
    QCOMPARE(canvas->zoom(), 1.0);
}

void PoolPageTest::surfaceCellsMapToPixels() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    PictureSettings::current().setView(PoolView::Surface);
    for (QPointF cell : {QPointF(0, 0), QPointF(319, 239), QPointF(17, 200)})
        QCOMPARE(canvas->toCells(canvas->toPixels(cell)), cell);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({100, 120}).toPoint());
    QVERIFY(test.session.run().height(100, 120) > 0.5);
}

void PoolPageTest::pictureStaysSharpAtAnySize() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    PictureSettings::current().setView(PoolView::FlatBlue);
    test.session.tapAt(160, 120);
    for (int i = 0; i < 60; ++i) test.session.step();
    for (const QSize size : {QSize(1366, 768), QSize(1250, 900)}) {
        test.window.resize(size);
        QSignalSpy painted(canvas, &PoolCanvas::painted);
        canvas->update();
        QTRY_VERIFY(test.window.size() == size && !painted.empty());
        const QImage image = canvas->grab().toImage();
        // A cell is several pixels wide, and interpolation varies the colour within it.
        const int y = static_cast<int>(canvas->toPixels({160, 120}).y());
        const int from = static_cast<int>(canvas->toPixels({190, 120}).x());
        QSet<QRgb> colours;
        for (int x = from; x < from + 60; ++x) colours << image.pixel(x, y);
        QVERIFY2(colours.size() > 25, qPrintable(QString::number(colours.size())));
    }
}

void PoolPageTest::colourBarUsesFixedRange() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    PictureSettings& settings = PictureSettings::current();
    const double whole = canvas->pool().right();
    settings.setView(PoolView::Signed);
    settings.setFixedRange(2.5);
    canvas->grab();
    QCOMPARE(canvas->range(), 2.5);
    // The colour bar has room beside the pool.
    QVERIFY(canvas->pool().right() < canvas->width() - 50);
    QVERIFY(whole > 0);
    settings.setFixedRange(std::nullopt);
    canvas->grab();
    QVERIFY(canvas->range() < 2.5);
}

void PoolPageTest::viewSettingsAreStored() {
    PictureSettings& settings = PictureSettings::current();
    PoolLook look;
    look.view = PoolView::Energy;
    look.map = ColourMap::Night;
    look.n = 1.5f;
    look.eye.turn = -40;
    settings.setLook(look);
    settings.setFixedRange(0.25);
    settings.save();
    const QSettings stored;
    QCOMPARE(stored.value("picture/view").toString(), QString("energy"));
    QCOMPARE(stored.value("picture/map").toString(), QString("night"));
    QCOMPARE(stored.value("picture/n").toDouble(), 1.5);
    QCOMPARE(stored.value("picture/turn").toDouble(), -40.0);
    QCOMPARE(stored.value("picture/range").toDouble(), 0.25);
}

void PoolPageTest::invalidSettingsAreCorrected() {
    PictureSettings& settings = PictureSettings::current();
    PoolLook look;
    look.n = std::nanf("");
    look.depth = 1e9f;
    look.eye.tilt = 400;
    settings.setLook(look);
    QCOMPARE(settings.poolLook().n, PoolLook{}.n);
    QCOMPARE(settings.poolLook().depth, 100.0f);
    QCOMPARE(settings.poolLook().eye.tilt, 90.0);
}

void PoolPageTest::mouseAndKeysMoveSection() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    auto* graph = test.child<SectionGraph>("sectionGraph");
    QVERIFY(!graph->isVisible());
    QTest::keyClick(canvas, Qt::Key_X);
    QVERIFY(graph->isVisible());
    QTRY_VERIFY(canvas->geometry().bottom() < graph->geometry().top()); // layout is finished
    PictureSettings& settings = PictureSettings::current();
    const auto cell = [&](QPointF share) { return QPointF(share.x() * 319, share.y() * 239); };
    const QPoint from = canvas->toPixels(cell(settings.section().from)).toPoint();
    drag(canvas, from, canvas->toPixels({100, 60}).toPoint());
    QVERIFY(std::abs(cell(settings.section().from).x() - 100) < 2);
    QVERIFY(std::abs(cell(settings.section().from).y() - 60) < 2);
    QCOMPARE(settings.section().to, Section{}.to);
    // Dragging the section does not touch the water.
    QCOMPARE(test.session.run().largestHeight(), 0.0);

    const Section before = settings.section();
    graph->setFocus();
    QTest::keyClick(graph, Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(std::abs(cell(settings.section().to).y() - cell(before.to).y() - 10) < 1e-9);
    const double length = SectionGraph::lengthOf(settings.section(), {320, 240});
    QTest::keyClick(graph, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(std::abs(SectionGraph::lengthOf(settings.section(), {320, 240}) - length) < 1e-9);
    QVERIFY(settings.section().from != before.from);
    QTest::keyClick(graph, Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(SectionGraph::lengthOf(settings.section(), {320, 240}) < length);
}

// A section through a plane is straight, also between cells.
void PoolPageTest::sectionInterpolatesHeights() {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    Simulation run(experiment);
    for (int x : {40, 41}) {
        Pull pull;
        pull.shape = PullShape::Point;
        pull.mode = PullMode::Set;
        pull.height = x == 40 ? 1.0 : 3.0;
        pull.x = x;
        pull.y = 60;
        run.apply(pull);
    }
    const Section section{true, {40.0 / 319, 60.0 / 239}, {41.0 / 319, 60.0 / 239}};
    QCOMPARE(SectionGraph::lengthOf(section, run.grid()), 1.0);
    const std::vector<double> heights = SectionGraph::heightsAlong(run, section, 5);
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::abs(heights[i] - (1.0 + 0.5 * static_cast<double>(i))) < 1e-6);
}

void PoolPageTest::sectionStopsAtPoolEdge() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QTest::keyClick(canvas, Qt::Key_X);
    auto* graph = test.child<SectionGraph>("sectionGraph");
    graph->setFocus();
    const double length = SectionGraph::lengthOf(PictureSettings::current().section(), {320, 240});
    for (int i = 0; i < 40; ++i) QTest::keyClick(graph, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(PictureSettings::current().section().from.x() >= 0);
    QVERIFY(std::abs(SectionGraph::lengthOf(PictureSettings::current().section(), {320, 240}) - length) < 1e-6);
}

SEICHE_WINDOW_TEST(QApplication, PoolPageTest)
#include "tst_pool_page.moc"
