// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "canvas/string_display_actions.h"
#include "lock/class_lock.h"
#include "ticks.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

#include <cmath>
#include <numbers>
#include <string>

using namespace seiche;

namespace {

/// Returns a string with fixed ends, released from rest as a standing wave of height 1.
Experiment standing(int points, int halfWaves) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = points;
    experiment.pullWith.x = points / 2;
    Pull pull;
    pull.shape = PullShape::Mode;
    pull.width = halfWaves;
    pull.height = 1.0;
    pull.mode = PullMode::Pluck;
    experiment.events = {{0, pull}};
    return experiment;
}

/// A string canvas without a window around it, in a paused session.
struct CanvasUnderTest {
    Session session{*loadPreset("string"), *loadPreset("pool")};
    StringCanvas canvas{session};

    explicit CanvasUnderTest(const Experiment& experiment) {
        session.open(experiment);
        session.setPlaying(false);
        canvas.resize(1000, 640);
        canvas.setBare(true);
        session.step();
    }
    void set(const char* key, const char* word) {
        const std::vector<Problem> problems = session.set({{key, std::string(word)}});
        if (!problems.empty()) qFatal("%s cannot be %s", key, word);
    }
    void stepTo(std::int64_t frame) {
        while (session.run().frame() < frame) session.step();
    }
    QImage picture() { return canvas.grab().toImage(); }
    /// Counts the pixels of `part` whose colour channels differ from `colour` by at most `off`.
    int count(const QColor& colour, const QRectF& part, int off = 0) {
        const QImage seen = picture();
        const QRect room = part.toAlignedRect() & seen.rect();
        int pixels = 0;
        for (int y = room.top(); y <= room.bottom(); ++y)
            for (int x = room.left(); x <= room.right(); ++x) {
                const QColor pixel = seen.pixelColor(x, y);
                const auto near = [off](int a, int b) { return std::abs(a - b) <= off; };
                pixels += near(pixel.red(), colour.red()) && near(pixel.green(), colour.green()) &&
                                  near(pixel.blue(), colour.blue())
                              ? 1
                              : 0;
            }
        return pixels;
    }
    int count(const QColor& colour) { return count(colour, canvas.rect()); }
    /// Returns a square of 8 pixels around a point and displacement of the string.
    QRectF around(double point, double height) const {
        const QPointF at = canvas.toPixels({point, height});
        return {at - QPointF(4, 4), at + QPointF(4, 4)};
    }
};

const Tokens& tokens() { return Theme::current().tokens(); }

} // namespace

class StringShowsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void velocityReplacesDisplacement();
    void forceOpposesDisplacement();
    void quantityScaleIsRoundAndFits();
    void dragPlucksInEveryView();
    void travellingPartsHaveTwoColours();
    void nodesShowTheirDistance();
    void challengeHidesNumbers();
    void energyTurnsKineticAfterQuarterPeriod();
    void energyIsComputedOncePerPicture();
    void legendAvoidsFloorLineInLowCanvas();
    void flowArrowsFollowPulse();
    void chainReplacesLine();
    void longitudinalPointsNeverOvertake();
    void horizontalDragPlucksLongitudinally();
    void explodedRunsShowNoViews();
    void pausedCanvasIsNotRepainted();
    void actionsSetPreviewSettings();
    void lockedClassNeedsMediumRight();
    void toolButtonSharesViewActions();
};

void StringShowsTest::velocityReplacesDisplacement() {
    CanvasUnderTest test(standing(41, 1));
    // The string is at its maximum displacement and at rest.
    QVERIFY(test.count(tokens().main, test.around(20, 1.0)) > 10);
    QCOMPARE(test.count(tokens().main, test.around(20, 0.0)), 0);
    test.set("preview.quantity", "velocity");
    test.stepTo(1);
    QCOMPARE(test.count(tokens().main, test.around(20, 1.0)), 0);
    // A quarter of the period of 2 * 40 steps later the string is flat and moves downwards.
    test.stepTo(20);
    QVERIFY(std::abs(test.session.run().height(20)) < 0.1);
    QCOMPARE(test.count(tokens().main, test.around(20, 0.0)), 0);
    const QRectF below(test.canvas.toPixels({15, -0.2}), test.canvas.toPixels({25, -3.0}));
    QVERIFY(test.count(tokens().main, below) > 40);
    // The displacement stays visible as a thin line.
    QVERIFY(test.count(tokens().quiet, test.around(10, test.session.run().height(10)), 45) > 5);
    QVERIFY(test.count(tokens().quiet, test.around(30, test.session.run().height(30)), 45) > 5);
    test.set("preview.quantity", "height");
    QVERIFY(test.count(tokens().main, test.around(20, test.session.run().height(20))) > 10);
}

void StringShowsTest::forceOpposesDisplacement() {
    CanvasUnderTest test(standing(41, 2));
    test.set("preview.quantity", "force");
    const QRectF left(test.canvas.toPixels({6, 2.0}), test.canvas.toPixels({14, 0.05}));
    const QRectF below(test.canvas.toPixels({6, -0.05}), test.canvas.toPixels({14, -2.0}));
    QVERIFY(test.session.run().height(10) > 0.9);
    QCOMPARE(test.count(tokens().main, left), 0);
    QVERIFY(test.count(tokens().main, below) > 40);
}

// The middle moves at most 2 sin(pi / 80) per step.
void StringShowsTest::quantityScaleIsRoundAndFits() {
    CanvasUnderTest test(standing(41, 1));
    test.set("preview.quantity", "velocity");
    QuantityLook look(test.session);
    const double fastest = 2.0 * std::sin(std::numbers::pi / 80.0) * test.session.settings().stepsPerSecond;
    for (int frame = 1; frame < 80; ++frame) {
        test.stepTo(frame);
        look.follow(test.canvas);
    }
    QVERIFY(look.ceiling(test.canvas) >= 0.999 * fastest);
    QVERIFY(look.ceiling(test.canvas) <= 2.5 * fastest);
    const double digits =
        look.ceiling(test.canvas) / std::pow(10.0, std::floor(std::log10(look.ceiling(test.canvas))));
    QVERIFY(std::abs(digits - 1) < 1e-3 || std::abs(digits - 2) < 1e-3 || std::abs(digits - 5) < 1e-3);
    // A doubled zoom halves the ceiling.
    const double before = look.ceiling(test.canvas);
    test.canvas.setZoom(2.0);
    QCOMPARE(look.ceiling(test.canvas), before / 2.0);
}

void StringShowsTest::dragPlucksInEveryView() {
    Experiment level = defaultExperiment(SceneKind::String);
    CanvasUnderTest test(level);
    test.canvas.show();
    for (const auto& [key, word] :
         {std::pair("preview.quantity", "velocity"), std::pair("preview.springs", "shown"),
          std::pair("preview.energy", "shown"), std::pair("preview.parts", "shown"),
          std::pair("preview.nodes", "shown"), std::pair("preview.flow", "shown")}) {
        test.session.open(level);
        test.session.setPlaying(false);
        test.set(key, word);
        const StringScale on = test.canvas.scale();
        const QPoint to(static_cast<int>(on.x(100)), static_cast<int>(on.y(on.ceiling() / 2)));
        drag(&test.canvas, to + QPoint(60, 120), to);
        const int peak = static_cast<int>(std::lround(on.pointAt(to.x())));
        QVERIFY2(std::abs(test.session.run().height(peak) / on.heightAt(to.y()) - 1.0) < 0.01, key);
    }
}

void StringShowsTest::travellingPartsHaveTwoColours() {
    CanvasUnderTest test(standing(320, 1));
    test.stepTo(100);
    const QColor right = tokens().of(Trace::ComparisonRun), left = tokens().of(Trace::Third);
    QCOMPARE(test.count(right) + test.count(left), 0);
    test.set("preview.parts", "shown");
    // Both travelling parts have half the string's displacement in the middle of a standing wave.
    QVERIFY(test.count(right) > 200);
    QVERIFY(test.count(left) > 100);
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().preview.parts, Visibility::Hidden);
    QCOMPARE(test.count(right) + test.count(left), 0);
}

void StringShowsTest::nodesShowTheirDistance() {
    CanvasUnderTest test(standing(81, 2));
    test.stepTo(480); // three periods of the fundamental
    QVERIFY(test.canvas.nodes().empty());
    QCOMPARE(test.count(tokens().limit), 0);
    test.set("preview.nodes", "shown");
    // Hidden nodes are not tracked.
    QVERIFY(test.canvas.nodes().empty());
    test.stepTo(960);
    QCOMPARE(test.canvas.nodes().size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(std::abs(test.canvas.nodes()[i] - 40.0 * static_cast<double>(i)) < 0.5);
        if (i == 1) QVERIFY(test.count(tokens().limit, test.around(40, 0.0)) > 20);
    }
    // The distance is written halfway between two nodes.
    QVERIFY(test.count(tokens().text, test.around(20, 0.0)) > 0);
    test.set("preview.nodes", "hidden");
    test.stepTo(970);
    test.set("preview.nodes", "shown");
    QVERIFY(test.canvas.nodes().empty());
}

void StringShowsTest::challengeHidesNumbers() {
    CanvasUnderTest test(standing(81, 2));
    test.set("preview.nodes", "shown");
    test.set("preview.quantity", "velocity");
    test.stepTo(480);
    const QRectF between(test.canvas.toPixels({15, 0.0}) - QPointF(0, 8),
                         test.canvas.toPixels({25, 0.0}) + QPointF(0, 8));
    QVERIFY(test.count(tokens().text, between) > 0);
    QuantityLook look(test.session);
    look.follow(test.canvas);
    QVERIFY(look.ceilingName(test.canvas).contains(QRegularExpression(QStringLiteral("[0-9]"))));
    test.session.setChallenge(true);
    QCOMPARE(test.count(tokens().text, between), 0);
    QVERIFY(test.count(tokens().limit, test.around(40, 0.0)) > 20);
    QVERIFY(!look.ceilingName(test.canvas).contains(QRegularExpression(QStringLiteral("[0-9]"))));
    QVERIFY(look.floorName(test.canvas).isEmpty());
}

void StringShowsTest::energyTurnsKineticAfterQuarterPeriod() {
    CanvasUnderTest test(standing(81, 1));
    QVERIFY(test.canvas.energyStrip().isEmpty());
    const double floor = test.canvas.scale().room().bottom();
    test.set("preview.energy", "shown");
    const QRectF strip = test.canvas.energyStrip();
    QVERIFY(!strip.isEmpty());
    QVERIFY(test.canvas.scale().room().bottom() < floor);
    QVERIFY(strip.top() > test.canvas.scale().room().bottom());
    const auto share = [&](Trace trace) {
        // The band's colour is painted over the canvas with 55 % opacity.
        const QColor over = tokens().of(trace), under = tokens().canvas;
        const auto mixed = [](int a, int b) { return static_cast<int>(0.55 * a + 0.45 * b); };
        const QColor seen(mixed(over.red(), under.red()), mixed(over.green(), under.green()),
                          mixed(over.blue(), under.blue()));
        return test.count(seen, strip, 4) / (strip.width() * strip.height());
    };
    // Maximum displacement means only potential energy, cos^2, with the mean 1/2.
    QVERIFY2(std::abs(share(Trace::ComparisonRun) - 0.5) < 0.1,
             qPrintable(QString::number(share(Trace::ComparisonRun))));
    QVERIFY(share(Trace::Main) < 0.05);
    test.stepTo(40); // a quarter of the period of 2 * 80 steps
    QVERIFY2(std::abs(share(Trace::Main) - 0.5) < 0.1, qPrintable(QString::number(share(Trace::Main))));
    QVERIFY(share(Trace::ComparisonRun) < 0.05);
}

// All callers within one picture share one energy computation.
void StringShowsTest::energyIsComputedOncePerPicture() {
    Simulation run(standing(41, 1));
    run.advance(1);
    const auto& wave = std::get<Wave<float>>(run.wave());
    EnergyOfPicture energy;
    energy.begin();
    const std::vector<double> first = energy.of(wave, run.rule()).kinetic;
    const double* place = energy.of(wave, run.rule()).kinetic.data();
    run.advance(10);
    QCOMPARE(energy.of(wave, run.rule()).kinetic.data(), place);
    QVERIFY(energy.of(wave, run.rule()).kinetic == first);
    energy.begin();
    QVERIFY(energy.of(wave, run.rule()).kinetic != first);
}

// A panel on a projector leaves such a low canvas.
void StringShowsTest::legendAvoidsFloorLineInLowCanvas() {
    CanvasUnderTest test(standing(81, 1));
    for (const auto& [key, word] : {std::pair("preview.parts", "shown"), std::pair("preview.flow", "shown"),
                                    std::pair("preview.quantity", "velocity")})
        test.set(key, word);
    for (const char* energy : {"hidden", "shown"}) {
        test.set("preview.energy", energy);
        for (const QSize size : {QSize(900, 240), QSize(520, 300)}) {
            test.canvas.resize(size);
            test.picture(); // measures the room for the names
            const StringScale on = test.canvas.scale();
            const QRectF line(on.room().left(), std::round(on.y(-on.ceiling())) - 1, on.room().width(), 3);
            const int dashes = test.count(tokens().mark, line);
            QVERIFY2(dashes > 0.4 * on.room().width(),
                     qPrintable(QStringLiteral("%1 of %2 pixels").arg(dashes).arg(on.room().width())));
            QVERIFY(test.canvas.energyStrip().isEmpty() ||
                    test.canvas.legendBottom() < test.canvas.energyStrip().top());
        }
    }
}

// Half of a plucked pulse travels to each side.
void StringShowsTest::flowArrowsFollowPulse() {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 321;
    Pull pull;
    pull.width = 20;
    pull.height = 1.0;
    pull.x = 160;
    pull.mode = PullMode::Pluck;
    experiment.events = {{0, pull}};
    CanvasUnderTest test(experiment);
    test.stepTo(80);
    const QColor ink = tokens().of(Trace::Fifth);
    const auto around = [&](double point) {
        const QPointF at = test.canvas.toPixels({point, 0.0});
        return QRectF(at - QPointF(30, 12), at + QPointF(30, 12));
    };
    QCOMPARE(test.count(ink), 0);
    test.set("preview.flow", "shown");
    QVERIFY(test.count(ink, around(240)) > 10);
    QVERIFY(test.count(ink, around(80)) > 10);
    QCOMPARE(test.count(ink, around(160)), 0);
}

void StringShowsTest::chainReplacesLine() {
    CanvasUnderTest test(standing(13, 1));
    const auto beadAt = [&](int point) {
        return test.count(tokens().text, test.around(point, test.session.run().height(point)));
    };
    QCOMPARE(beadAt(6), 0);
    test.set("preview.springs", "shown");
    for (int point = 1; point < 12; ++point) QVERIFY2(beadAt(point) > 20, qPrintable(QString::number(point)));
    QVERIFY(test.count(tokens().main) > 500); // the springs
    // A wall replaces the dot at the end.
    const QRectF wall(test.canvas.toPixels({0, 0.0}) - QPointF(1, 40),
                      test.canvas.toPixels({0, 0.0}) + QPointF(1, -20));
    QVERIFY(test.count(tokens().text, wall) > 20);
    // A long string shows every n-th point, including both ends.
    ChainLook look(test.session);
    test.session.open(standing(320, 1));
    test.set("preview.springs", "shown");
    look.follow(test.canvas);
    QVERIFY(look.drawn().size() > 20 && look.drawn().size() <= 41);
    QCOMPARE(look.drawn().front(), 0);
    QCOMPARE(look.drawn().back(), 319);
}

void StringShowsTest::longitudinalPointsNeverOvertake() {
    for (const int points : {12, 320}) {
        Experiment experiment = *loadPreset("string");
        experiment.grid.width = points;
        experiment.pullWith.x = points / 3;
        experiment.pullWith.width = std::min(experiment.pullWith.width, points / 4.0);
        CanvasUnderTest test(experiment);
        test.set("preview.swing", "along");
        ChainLook look(test.session);
        double farthest = 0.0;
        for (int i = 0; i < 400; ++i) {
            if (i % 40 == 0) test.session.tap();
            test.session.step();
            test.picture();
            look.follow(test.canvas);
            const auto placeOf = [&](int point) { return test.canvas.onString(point).x(); };
            for (std::size_t at = 1; at < look.drawn().size(); ++at)
                QVERIFY2(placeOf(look.drawn()[at]) > placeOf(look.drawn()[at - 1]),
                         qPrintable(QString::number(i)));
            farthest = std::max(farthest, placeOf(points / 3) - test.canvas.scale().x(points / 3));
        }
        QVERIFY2(farthest > 3.0, qPrintable(QString::number(farthest))); // a visible motion
    }
    // Strokes replace the line.
    CanvasUnderTest test(standing(320, 2));
    test.set("preview.swing", "along");
    const QRectF upper(test.canvas.toPixels({100, 0.3}), test.canvas.toPixels({220, 0.2}));
    QVERIFY(test.count(tokens().main, upper) > 50);
}

void StringShowsTest::horizontalDragPlucksLongitudinally() {
    CanvasUnderTest test(defaultExperiment(SceneKind::String));
    test.canvas.show();
    test.set("preview.swing", "along");
    test.picture();
    const QPoint from = test.canvas.toPixels({100, 0.0}).toPoint() + QPoint(0, 60);
    drag(&test.canvas, from, from + QPoint(20, 30));
    const int point = static_cast<int>(std::lround(test.canvas.scale().pointAt(from.x())));
    QVERIFY(test.session.run().height(point) > 0.0);
    test.session.open(test.session.settings());
    test.session.setPlaying(false);
    test.picture();
    drag(&test.canvas, from, from + QPoint(-20, 30));
    QVERIFY(test.session.run().height(point) < 0.0);
    // A click taps at the same point.
    test.session.open(test.session.settings());
    test.session.setPlaying(false);
    QTest::mouseClick(&test.canvas, Qt::LeftButton, {}, from);
    QVERIFY(test.session.run().height(point) > 0.0);
}

void StringShowsTest::explodedRunsShowNoViews() {
    Experiment experiment = standing(81, 2);
    experiment.rule.scheme = Scheme::Euler;
    experiment.rule.k = 1.0;
    for (const auto& [key, word] :
         {std::pair("preview.parts", "shown"), std::pair("preview.nodes", "shown"),
          std::pair("preview.energy", "shown"), std::pair("preview.flow", "shown"),
          std::pair("preview.springs", "shown"), std::pair("preview.quantity", "velocity"),
          std::pair("preview.swing", "along")}) {
        CanvasUnderTest test(experiment);
        test.set(key, word);
        for (int i = 0; i < 3000 && !test.session.run().divergedAt(); ++i) test.session.step();
        QVERIFY(test.session.run().divergedAt());
        for (const QColor& ink :
             {tokens().comparisonRun, tokens().third, tokens().of(Trace::Fifth), tokens().limit})
            QVERIFY2(test.count(ink) == 0, key);
        // The last heights stay.
        if (std::string_view(word) == "shown") QVERIFY2(test.count(tokens().main) > 0, key);
    }
}

namespace {

struct PaintCount : QObject {
    int count = 0;
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

void StringShowsTest::pausedCanvasIsNotRepainted() {
    Experiment experiment = *loadPreset("string");
    experiment.preview.parts = experiment.preview.nodes = experiment.preview.energy = experiment.preview.flow =
        Visibility::Shown;
    experiment.preview.quantity = StringQuantity::Velocity;
    CanvasUnderTest test(experiment);
    test.canvas.setBare(false);
    test.canvas.show();
    QVERIFY(QTest::qWaitForWindowExposed(&test.canvas, patience));
    PaintCount paints;
    test.canvas.installEventFilter(&paints);
    for (int i = 0; i < 30; ++i) test.session.step();
    QTRY_VERIFY(paints.count > 0);
    // The window system may repaint a new window several times.
    const auto isQuiet = [&paints] {
        paints.count = 0;
        return waitForTicks(5) && paints.count == 0;
    };
    QTRY_VERIFY(isQuiet());
    const std::int64_t frame = test.session.run().frame();
    QVERIFY(waitForTicks(18));
    QCOMPARE(paints.count, 0);
    QCOMPARE(test.session.run().frame(), frame);
    test.session.step();
    QTRY_VERIFY(paints.count > 0);
}

void StringShowsTest::actionsSetPreviewSettings() {
    WindowUnderTest test;
    StringDisplayActions& shows = StringDisplayActions::of(test.session);
    const auto preview = [&] { return test.session.settings().preview; };
    QVERIFY(shows.action("preview.quantity.height")->isChecked());
    shows.action("preview.quantity.force")->trigger();
    QCOMPARE(preview().quantity, StringQuantity::Force);
    QVERIFY(shows.action("preview.quantity.force")->isChecked());
    QVERIFY(!shows.action("preview.quantity.height")->isChecked());
    test.session.undoGroup().undo();
    QCOMPARE(preview().quantity, StringQuantity::Height);
    QVERIFY(shows.action("preview.quantity.height")->isChecked());
    for (const auto& [name, shown] :
         {std::pair("preview.parts", &Preview::parts), std::pair("preview.nodes", &Preview::nodes),
          std::pair("preview.energy", &Preview::energy), std::pair("preview.flow", &Preview::flow),
          std::pair("preview.springs", &Preview::springs)}) {
        QVERIFY2(!shows.action(name)->toolTip().isEmpty(), name);
        shows.action(name)->trigger();
        QVERIFY2(preview().*shown == Visibility::Shown && shows.action(name)->isChecked(), name);
        shows.action(name)->trigger();
        QVERIFY2(preview().*shown == Visibility::Hidden && !shows.action(name)->isChecked(), name);
    }
    shows.action("preview.swing")->trigger();
    QCOMPARE(preview().polarization, Polarization::Longitudinal);
    // A pool has none of these views.
    test.session.show(SceneKind::Pool);
    QVERIFY(!shows.action("preview.parts")->isEnabled());
    QVERIFY(!shows.action("preview.quantity.velocity")->isEnabled());
    test.session.show(SceneKind::String);
    QVERIFY(shows.action("preview.parts")->isEnabled());
}

void StringShowsTest::lockedClassNeedsMediumRight() {
    WindowUnderTest test;
    StringDisplayActions& shows = StringDisplayActions::of(test.session);
    lockClass({});
    shows.action("preview.parts")->trigger();
    QCOMPARE(test.session.settings().preview.parts, Visibility::Hidden);
    QVERIFY(!shows.action("preview.parts")->isChecked());
    ClassRights rights;
    rights.medium = true;
    lockClass(rights);
    shows.action("preview.parts")->trigger();
    QCOMPARE(test.session.settings().preview.parts, Visibility::Shown);
    unlockClass();
}

void StringShowsTest::toolButtonSharesViewActions() {
    WindowUnderTest test;
    QVERIFY(test.show());
    auto* button = test.child<QToolButton>("stringShows");
    QVERIFY(button && button->isVisible());
    QVERIFY(!button->accessibleName().isEmpty());
    StringDisplayActions& shows = StringDisplayActions::of(test.session);
    QVERIFY(button->findChild<QMenu*>()->actions().contains(shows.action("preview.energy")));
    QVERIFY(button->findChild<QMenu*>()->actions().contains(shows.action("preview.quantity.velocity")));
    // The View menu uses the same action.
    QVERIFY(shows.action("preview.energy")->associatedObjects().size() >= 2);
}

SEICHE_WINDOW_TEST(QApplication, StringShowsTest)
#include "tst_string_display_actions.moc"
