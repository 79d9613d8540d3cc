// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "objects/new_objects.h"
#include "objects/selection.h"
#include "pool/screen_graph.h"
#include "run/mean_window.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QLabel>

#include <cmath>

using namespace seiche;

namespace {

// Returns plane waves on two slits with a curved screen around their middle.
Experiment slits() {
    Experiment e = *loadPreset("double-slit");
    e.overlays.clear();
    e.view.reset();
    Instrument screen;
    screen.kind = InstrumentKind::Screen;
    screen.length = 200.0;
    screen.radius = 190.0;
    e.objects.push_back({"screen", 280.0, 120.0, 90.0, screen});
    return e;
}

} // namespace

class IntensityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { PictureSettings::current().reset(); }
    void viewShowsMeanAfterWholeWindow();
    void jumpRestartsAveraging();
    void graphFollowsScreenObject();
    void graphShowsMaximaOfSlits();
    void challengeHidesPrediction();
    void panelShowsAveragingWindow();

private:
    static void steps(WindowUnderTest& test, int count) {
        for (int i = 0; i < count; ++i) test.session.step();
    }
};

void IntensityTest::viewShowsMeanAfterWholeWindow() {
    WindowUnderTest test;
    test.session.open(slits());
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* canvas = test.child<PoolCanvas>("poolCanvas");
    QTest::keyClick(canvas, Qt::Key_8);
    QCOMPARE(PictureSettings::current().poolLook().view, PoolView::Intensity);
    PictureSettings::current().setFixedRange(1.0);
    canvas->grab();
    QCOMPARE(canvas->range(), 0.5);
    const MeanWindow window = meanWindowOf(test.session.settings());
    QVERIFY(window.isWhole());
    steps(test, 600);
    const QImage before = canvas->grab().toImage();
    // Half a window later the mean is unchanged, although the wave is not.
    const auto until = window.steps - test.session.run().frame() % window.steps;
    steps(test, static_cast<int>(until));
    const QImage at = canvas->grab().toImage();
    steps(test, static_cast<int>(window.steps / 2));
    QCOMPARE(canvas->grab().toImage(), at);
    QVERIFY(!before.isNull());
}

void IntensityTest::jumpRestartsAveraging() {
    WindowUnderTest test;
    test.session.open(slits());
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* canvas = test.child<PoolCanvas>("poolCanvas");
    QTest::keyClick(canvas, Qt::Key_8);
    auto* graph = test.child<ScreenGraph>("screenGraph");
    steps(test, 300);
    canvas->grab();
    QVERIFY(!graph->window().contains(QStringLiteral("Averaging")));
    test.session.seek(100);
    QTRY_VERIFY(!test.session.isSeeking());
    QVERIFY(graph->window().contains(QStringLiteral("Averaging")));
    canvas->grab(); // no samples yet, so the current wave is drawn
    steps(test, static_cast<int>(stepsToLookBack(meanWindowOf(test.session.settings()))));
    QVERIFY(!graph->window().contains(QStringLiteral("Averaging")));
}

void IntensityTest::graphFollowsScreenObject() {
    WindowUnderTest test;
    Experiment e = slits();
    e.objects.pop_back();
    test.session.open(e);
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* graph = test.child<ScreenGraph>("screenGraph");
    QVERIFY(!graph->isVisible());
    for (const NewObject& kind : newObjects()) {
        const PoolObject made = madeFor(kind, test.session.settings());
        const Instrument* instrument = std::get_if<Instrument>(&made.is);
        if (!instrument || instrument->kind != InstrumentKind::Screen) continue;
        Selection::of(test.session).add(made);
        QTRY_VERIFY(graph->isVisible());
        steps(test, 60);
        QVERIFY(test.child<PoolCanvas>("poolCanvas")->grab().toImage().width() > 0);
        graph->grab();
        QVERIFY(graph->profile().along.size() > 20);
        // A moved screen restarts its average.
        PoolObject moved = *graph->screen();
        moved.x -= 20;
        test.session.change(ObjectsChange{{moved}, {}, {}}, QStringLiteral("move"));
        steps(test, 2);
        QVERIFY(graph->window().contains(QStringLiteral("Averaging")));
        test.session.change(ObjectsChange{{}, {}, {moved.name}}, QStringLiteral("away"));
        QTRY_VERIFY(!graph->isVisible());
    }
}

void IntensityTest::graphShowsMaximaOfSlits() {
    WindowUnderTest test;
    test.session.open(slits());
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* graph = test.child<ScreenGraph>("screenGraph");
    QTRY_VERIFY(graph->isVisible());
    steps(test, 1000);
    const QImage picture = graph->grab().toImage();
    QVERIFY(!picture.isNull());
    QVERIFY(graph->prediction());
    // sin(angle) = wavelength / slit separation.
    const double first = std::asin(graph->prediction()->wavelength / 56.0) * 180.0 / 3.14159265358979;
    const QString words = graph->maxima();
    QVERIFY2(words.startsWith(QStringLiteral("Maxima at ")), qPrintable(words));
    double nearest = 1000.0;
    for (const QString& part : words.mid(10).split(QStringLiteral("; ")))
        nearest = std::min(nearest, std::abs(part.chopped(1).toDouble() - first));
    QVERIFY2(nearest < 1.0, qPrintable(words + QStringLiteral(" for %1").arg(first)));
    QVERIFY(graph->accessibleDescription().contains(QStringLiteral("Maxima")));
    QVERIFY(!graph->accessibleName().isEmpty());
}

void IntensityTest::challengeHidesPrediction() {
    WindowUnderTest test;
    test.session.open(slits());
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* graph = test.child<ScreenGraph>("screenGraph");
    steps(test, 200);
    test.session.setChallenge(true);
    steps(test, 30);
    graph->grab();
    QVERIFY(!graph->prediction());
}

void IntensityTest::panelShowsAveragingWindow() {
    WindowUnderTest test;
    test.session.open(slits());
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* said = test.child<QLabel>("meanWindow");
    QVERIFY(said);
    QVERIFY(said->isHidden());
    PictureSettings::current().setView(PoolView::Intensity);
    auto* panel = test.child<QWidget>("picturePanel");
    for (QWidget* each = panel; each; each = each->parentWidget()) each->show();
    QTRY_VERIFY(!said->isHidden());
    QVERIFY2(said->text().contains(QStringLiteral("period")), qPrintable(said->text()));
}

SEICHE_WINDOW_TEST(QApplication, IntensityTest)
#include "tst_intensity.moc"
