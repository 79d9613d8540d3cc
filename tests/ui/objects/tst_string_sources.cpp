// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "files/experiment_file.h"
#include "lock/class_lock.h"
#include "model/object_properties.h"
#include "model/validate.h"
#include "objects/new_objects.h"
#include "objects/object_bar.h"
#include "objects/selection.h"
#include "study/natural_ceiling.h"
#include "theory/modes.h"
#include "wave/emission.h"
#include "widgets/named_slider.h"
#include "window/actions.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QComboBox>
#include <QPointingDevice>
#include <QPushButton>
#include <QToolButton>

#include <cmath>

using namespace seiche;

class StringSourcesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void everyNewSourceIsValid();
    void newSourcesAreVisibleAndOffResonance();
    void sourcesArePlacedByClickOrKey();
    void clickNearEndSnapsToEnd();
    void onlySourcesDisplaceNewSources();
    void mouseMovesSource();
    void fingerPlacesAndMovesSource();
    void keysMoveResizeAndRemoveSource();
    void buttonAndKeySendPulse();
    void pulsesStartFromBothEnds();
    void pulsesRepeatAtInterval();
    void addedSourcesStartAtZeroAfterRestart();
    void barSetsOscillator();
    void barStaysBelowWave();
    void barShowsSelectedSource();
    void panelUsesStringTerms();
    void onlyStringsOfferHeldForm();
    void everySourceFormIsDrawn();
    void savedRunReplaysIdentically();
    void exactSolutionIsRefusedForSources();
    void lockedClassHasNoObjectBar();
    void integerStringDisablesSourceTools();

private:
    static StringCanvas* still(WindowUnderTest& test, Experiment experiment = *loadPreset("string"));
    static void go(WindowUnderTest& test, int steps) {
        for (int i = 0; i < steps; ++i) test.session.step();
    }
    static void undo(WindowUnderTest& test) { test.session.undoGroup().undo(); }
    static NamedSlider* barValue(WindowUnderTest& test, const char* name) {
        QWidget* slider = test.child<QWidget>((std::string(name) + "Slider").c_str());
        return qobject_cast<NamedSlider*>(slider->parentWidget());
    }
    static PoolObject made(const WindowUnderTest& test, std::size_t kind, double x) {
        PoolObject object = madeFor(newStringSources()[kind], test.session.settings());
        object.x = x;
        return object;
    }
    static const PoolObjects& all(const WindowUnderTest& test) { return test.session.settings().objects; }
    static const PoolObject& only(const WindowUnderTest& test) { return all(test).front(); }
    static const Source& source(const PoolObject& object) { return std::get<Source>(object.is); }
    static QPoint at(const StringCanvas& canvas, double point) {
        return canvas.toPixels({point, canvas.run().run().height(static_cast<int>(point))}).toPoint();
    }
    static constexpr std::size_t oscillator = 0, generator = 1;
    static constexpr std::array<const char*, 2> tools{"oscillator", "pulseGenerator"};
};

StringCanvas* StringSourcesTest::still(WindowUnderTest& test, Experiment experiment) {
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<StringCanvas>("stringCanvas") : nullptr;
}

void StringSourcesTest::everyNewSourceIsValid() {
    for (const int points : {1, 2, 3, 30, 320, 100'000})
        for (const double perSecond : {0.5, 50.0, 1e6})
            for (const double k : {0.01, 1.0, 4.0})
                for (const NewObject& kind : newStringSources()) {
                    Experiment experiment = defaultExperiment(SceneKind::String);
                    experiment.grid.width = points;
                    experiment.stepsPerSecond = perSecond;
                    experiment.rule.k = k;
                    experiment.pullWith.x = 0.0;
                    experiment.objects.push_back(madeFor(kind, experiment));
                    experiment.objects.back().name = "a";
                    const std::vector<Problem> problems = validate(experiment);
                    QVERIFY2(problems.empty(),
                             qPrintable(QStringLiteral("%1 %2 %3").arg(points).arg(perSecond).arg(k)));
                }
}

void StringSourcesTest::newSourcesAreVisibleAndOffResonance() {
    for (const char* preset : {"string", "string-free-end"}) {
        const Experiment experiment = *loadPreset(preset);
        const PoolObject swings = madeFor(newStringSources()[oscillator], experiment);
        const double ceiling = naturalCeiling(experiment);
        QVERIFY2(source(swings).height > 0.2 * ceiling && source(swings).height < 0.3 * ceiling,
                 qPrintable(QStringLiteral("%1 %2").arg(source(swings).height).arg(ceiling)));
        const std::optional<Modes> modes = Modes::of(experiment.rule, experiment.grid);
        QVERIFY(modes);
        const auto waves = modes->lowest(8);
        const double apart = (waves[3].motion.frequency(experiment.stepsPerSecond) -
                              waves[2].motion.frequency(experiment.stepsPerSecond));
        for (const Mode& wave : waves)
            QVERIFY2(std::abs(wave.motion.frequency(experiment.stepsPerSecond) - source(swings).hertz) >
                         0.1 * apart,
                     preset);
        const PoolObject pulse = madeFor(newStringSources()[generator], experiment);
        const double length = std::sqrt(experiment.rule.k) * experiment.stepsPerSecond / source(pulse).hertz;
        QVERIFY2(std::abs(length / experiment.grid.width - 0.1) < 0.02, preset);
    }
}

void StringSourcesTest::sourcesArePlacedByClickOrKey() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Pull ring = test.session.settings().pullWith;
    ring.x = 70;
    test.session.setPullWith(ring);
    go(test, 100);
    for (const char* tool : tools) {
        test.child<QToolButton>(tool)->click();
        QVERIFY2(all(test).empty(), tool);
        QVERIFY2(canvas->hasFocus(), tool);
        const QImage before = canvas->grab().toImage();
        const auto there = [canvas] { return canvas->toPixels({100.0, 0.0}).toPoint(); };
        QTest::mouseMove(canvas, there() - QPoint(20, 0));
        QTest::mouseMove(canvas, there());
        QVERIFY2(canvas->grab().toImage() != before, "where it would be is shown");
        QTest::mouseClick(canvas, Qt::LeftButton, {}, there());
        QCOMPARE(all(test).size(), std::size_t{1});
        QVERIFY2(std::abs(only(test).x - 100.0) <= 1.0, tool);
        QCOMPARE(only(test).x, std::round(only(test).x));
        QCOMPARE(source(only(test)).form, SourceForm::Held);
        QCOMPARE(source(only(test)).from, test.session.run().seconds());
        QCOMPARE(Selection::of(test.session).name(), only(test).name);
        undo(test);
        QVERIFY(all(test).empty());
        test.session.undoGroup().redo();
        QCOMPARE(all(test).size(), std::size_t{1});
        undo(test);

        test.child<QToolButton>(tool)->click();
        QTest::keyClick(canvas, Qt::Key_Return);
        QCOMPARE(all(test).size(), std::size_t{1});
        QCOMPARE(only(test).x, 70.0);
        undo(test);
    }
    test.child<QToolButton>("oscillator")->click();
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(!Selection::of(test.session).isPlacing());
    QVERIFY(all(test).empty());
}

void StringSourcesTest::clickNearEndSnapsToEnd() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    for (const auto& [clicked, point] : {std::pair(6.0, 0.0), {315.0, 319.0}, {40.0, 40.0}, {280.0, 280.0}}) {
        test.child<QToolButton>("pulseGenerator")->click();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, at(*canvas, clicked));
        QCOMPARE(all(test).size(), std::size_t{1});
        QVERIFY(point == 0.0 || point == 319.0 ? only(test).x == point : std::abs(only(test).x - point) <= 1.0);
        undo(test);
    }
    // The source moves the end although the end is fixed.
    test.child<QToolButton>("pulseGenerator")->click();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at(*canvas, 2.0));
    const double height = source(only(test)).height;
    double reached = 0.0, further = 0.0;
    for (int i = 0; i < 200; ++i) {
        go(test, 1);
        reached = std::max<double>(reached, test.session.run().height(0));
        further = std::max<double>(further, test.session.run().height(100));
    }
    QVERIFY(std::abs(reached - height) < 0.02 * height);
    QVERIFY(std::abs(further - height) < 0.05 * height);
    QCOMPARE(test.session.run().height(0), 0.0);
}

void StringSourcesTest::onlySourcesDisplaceNewSources() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    Instrument mark;
    mark.kind = InstrumentKind::Point;
    PoolObject object;
    object.is = mark;
    selection.add(object);
    test.child<QToolButton>("oscillator")->click();
    selection.putAt({0.0, 0.0});
    QCOMPARE(selection.object()->x, 0.0);
    // Two sources cannot hold the same point.
    test.child<QToolButton>("pulseGenerator")->click();
    selection.putAt({0.0, 0.0});
    QVERIFY(selection.object()->x > 1.0);
}

void StringSourcesTest::mouseMovesSource() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    selection.add(made(test, oscillator, 100));
    go(test, 90);
    QVERIFY(std::abs(test.session.run().height(100)) > 0.0);
    selection.select({});
    drag(canvas, at(*canvas, 100), canvas->toPixels({150.0, 0.0}).toPoint());
    QVERIFY(std::abs(only(test).x - 150.0) <= 1.0);
    QCOMPARE(selection.name(), only(test).name);
    drag(canvas, at(*canvas, only(test).x), canvas->toPixels({4.0, 0.0}).toPoint());
    QCOMPARE(only(test).x, 0.0);
    undo(test);
    QVERIFY(std::abs(only(test).x - 150.0) <= 1.0);
    // A click alone moves no source, and a click beside it deselects.
    const std::size_t events = test.session.run().log().size();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, at(*canvas, only(test).x));
    QCOMPARE(selection.name(), only(test).name);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({250.0, 0.0}).toPoint());
    QVERIFY(selection.isEmpty());
    QCOMPARE(test.session.run().log().size(), events + 1); // and taps the string
}

void StringSourcesTest::fingerPlacesAndMovesSource() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    QPointingDevice* finger = QTest::createTouchDevice();
    finger->setParent(this);
    const auto stroke = [&](double from, double to) {
        const auto there = [&](double point) { return canvas->toPixels({point, 0.0}).toPoint(); };
        QTest::touchEvent(canvas, finger).press(0, there(from), canvas);
        for (int i = 1; i <= 5; ++i)
            QTest::touchEvent(canvas, finger).move(0, there(from + (to - from) * i / 5), canvas);
        QTest::touchEvent(canvas, finger).release(0, there(to), canvas);
    };
    test.child<QToolButton>("pulseGenerator")->click();
    stroke(100, 140);
    QTRY_COMPARE(all(test).size(), std::size_t{1});
    QVERIFY2(std::abs(only(test).x - 140) <= 1, "where it is lifted");
    stroke(140, 90);
    QTRY_VERIFY(std::abs(only(test).x - 90) <= 1);
}

void StringSourcesTest::keysMoveResizeAndRemoveSource() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    canvas->setFocus();
    Selection::of(test.session).add(made(test, oscillator, 100));
    QTest::keyClick(canvas, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(only(test).x, 110.0);
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(only(test).x, 109.0);
    const double height = source(only(test)).height;
    QTest::keyClick(canvas, Qt::Key_Up, Qt::ControlModifier);
    QVERIFY2(source(only(test)).height > height, "larger is higher");
    QTest::keyClick(&test.window, Qt::Key_Delete);
    QVERIFY(all(test).empty());
    undo(test);
    QCOMPARE(all(test).size(), std::size_t{1});
}

void StringSourcesTest::buttonAndKeySendPulse() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Actions& actions = *test.window.findChild<Actions*>();
    QVERIFY2(!actions.sendPulse->isEnabled(), "there is none that could");
    Selection& selection = Selection::of(test.session);
    selection.add(made(test, generator, 0));
    QVERIFY(actions.sendPulse->isEnabled());
    auto* send = test.child<QPushButton>("sendPulse");
    QTRY_VERIFY(send->isVisible());
    go(test, 300);
    QCOMPARE(test.session.run().height(0), 0.0);
    QTest::mouseClick(send, Qt::LeftButton);
    QVERIFY2(canvas->hasFocus() || !send->hasFocus(), "SPACE pulls, as before");
    QCOMPARE(source(only(test)).from, test.session.run().seconds());
    go(test, 16);
    QVERIFY(test.session.run().height(0) > 0.5 * source(only(test)).height);
    undo(test);
    QCOMPARE(source(only(test)).from, 0.0);
    // The key sends an inverted pulse even without a selection.
    go(test, 300);
    test.child<QCheckBox>("pulseDownwards")->click();
    QVERIFY(source(only(test)).height < 0.0);
    selection.select({});
    selection.select({});
    go(test, 100);
    QTest::keyClick(&test.window, Qt::Key_I);
    QCOMPARE(source(only(test)).from, test.session.run().seconds());
    go(test, 16);
    QVERIFY(test.session.run().height(0) < 0.5 * source(only(test)).height);
}

void StringSourcesTest::pulsesStartFromBothEnds() {
    WindowUnderTest test;
    QVERIFY(still(test));
    Selection& selection = Selection::of(test.session);
    selection.add(made(test, generator, 319));
    auto* both = test.child<QPushButton>("sendFromBothEnds");
    QTRY_VERIFY(both->isVisible() && both->isEnabled());
    go(test, 50);
    both->click();
    QCOMPARE(all(test).size(), std::size_t{2});
    QCOMPARE(all(test)[1].x, 0.0);
    QVERIFY(all(test)[1].is == all(test)[0].is);
    QCOMPARE(source(only(test)).from, test.session.run().seconds());
    QCOMPARE(selection.name(), only(test).name);
    undo(test);
    QCOMPARE(all(test).size(), std::size_t{1});
    QCOMPARE(source(only(test)).from, 0.0);
    test.session.undoGroup().redo();
    QCOMPARE(all(test).size(), std::size_t{2});
    // The existing generator keeps its own height.
    selection.select(all(test)[1].name);
    test.child<QCheckBox>("pulseDownwards")->click();
    go(test, 400);
    both->click();
    QCOMPARE(all(test).size(), std::size_t{2});
    QCOMPARE(source(all(test)[0]).height, -source(all(test)[1]).height);
    QCOMPARE(source(all(test)[0]).from, source(all(test)[1]).from);
    // A generator away from the ends has no counterpart.
    PoolObject moved = *selection.object();
    moved.x = 100;
    selection.replace(moved);
    QVERIFY(!both->isEnabled());
}

void StringSourcesTest::addedSourcesStartAtZeroAfterRestart() {
    Experiment experiment = *loadPreset("string");
    PoolObject later = madeFor(newStringSources()[oscillator], experiment);
    later.name = "of the file";
    std::get<Source>(later.is).from = 3.0;
    experiment.objects = {later};
    WindowUnderTest test;
    QVERIFY(still(test, experiment));
    go(test, 300);
    PoolObject put = made(test, oscillator, 100);
    std::get<Source>(put.is).from = test.session.run().seconds();
    Selection::of(test.session).add(put);
    QVERIFY(source(all(test).back()).from > 0.4);
    test.session.restart();
    QCOMPARE(source(all(test).back()).from, 0.0);
    QCOMPARE(source(only(test)).from, 3.0);
    go(test, 300);
    QVERIFY(test.session.run().height(100) != 0.0);
    // A new frequency during the rise shifts the start, for this run only.
    while (test.session.run().seconds() < 3.0 + 0.3 / source(only(test)).hertz) test.session.step();
    Selection::of(test.session).select(only(test).name);
    NamedSlider* hertz = barValue(test, "firstValue");
    QTRY_VERIFY(hertz->isVisible());
    const double before = signalAt(source(only(test)), test.session.run().seconds());
    emit hertz->typed(0.5 * source(only(test)).hertz);
    QVERIFY(std::abs(signalAt(source(only(test)), test.session.run().seconds()) - before) < 1e-9);
    QVERIFY(source(only(test)).from < 3.0);
    test.session.restart();
    QCOMPARE(source(only(test)).from, 3.0);
}

void StringSourcesTest::pulsesRepeatAtInterval() {
    WindowUnderTest test;
    QVERIFY(still(test));
    Selection::of(test.session).add(made(test, generator, 100));
    auto* repeat = test.child<QCheckBox>("repeatPulse");
    NamedSlider* every = barValue(test, "secondValue");
    const auto isInterval = [&] {
        return every->slider()->accessibleName() == QStringLiteral("Repeats every");
    };
    QTRY_VERIFY(repeat->isVisible());
    QVERIFY(!isInterval());
    go(test, 77);
    repeat->click();
    QVERIFY(isInterval());
    QVERIFY(source(only(test)).every > 1.0 / source(only(test)).hertz);
    emit every->typed(0.25);
    QCOMPARE(source(only(test)).every, 0.25);
    QCOMPARE(source(only(test)).from, test.session.run().seconds());
    emit every->typed(-1.0);
    QCOMPARE(source(only(test)).every, 0.25);
    QVERIFY(!every->entry()->problem().isEmpty());
    // The current pulse finishes, and none follows.
    const double period = 0.25 * test.session.settings().stepsPerSecond;
    go(test, static_cast<int>(2 * period) + 20);
    const double high = test.session.run().height(100);
    QVERIFY(high > 0.0);
    repeat->click();
    QCOMPARE(source(only(test)).every, 0.0);
    QCOMPARE(test.session.run().height(100), high);
    go(test, static_cast<int>(period));
    QCOMPARE(test.session.run().height(100), 0.0);
    QVERIFY(!isInterval());
}

void StringSourcesTest::barSetsOscillator() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection::of(test.session).add(made(test, oscillator, 0));
    auto* onOff = test.child<QPushButton>("switchObject");
    NamedSlider *hertz = barValue(test, "firstValue"), *height = barValue(test, "secondValue");
    QTRY_VERIFY(onOff->isVisible());
    QVERIFY(!test.child<QPushButton>("sendPulse")->isVisible());
    go(test, 200);
    emit height->typed(-2.5);
    QCOMPARE(source(only(test)).height, -2.5);
    emit height->typed(1e9);
    QCOMPARE(source(only(test)).height, -2.5);
    QVERIFY(!height->entry()->problem().isEmpty());
    emit height->typed(2.0);
    QVERIFY(height->entry()->problem().isEmpty());
    emit hertz->typed(1.25);
    QCOMPARE(source(only(test)).hertz, 1.25);
    emit hertz->typed(test.session.settings().stepsPerSecond);
    QCOMPARE(source(only(test)).hertz, 1.25);
    QTest::keyClick(hertz->slider(), Qt::Key_Right);
    QVERIFY(source(only(test)).hertz > 1.25);
    // A new frequency in steady state causes no jump.
    const auto now = [&] { return test.session.run().height(0); };
    go(test, 800);
    const double before = now();
    emit hertz->typed(3.0);
    go(test, 1);
    QVERIFY(std::abs(now() - before) < 0.1);
    const QString off = onOff->text();
    onOff->click();
    QVERIFY(source(only(test)).until > 0.0);
    QTRY_VERIFY(onOff->text() != off);
    // The oscillation fades within a cycle.
    go(test, static_cast<int>(test.session.settings().stepsPerSecond));
    QCOMPARE(now(), 0.0);
    onOff->click();
    QCOMPARE(source(only(test)).until, 0.0);
    QCOMPARE(source(only(test)).from, test.session.run().seconds());
    undo(test);
    QVERIFY(source(only(test)).until > 0.0);
}

void StringSourcesTest::barStaysBelowWave() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    auto* bar = test.child<ObjectBar>("objectBar");
    Selection& selection = Selection::of(test.session);
    Actions& actions = *test.window.findChild<Actions*>();
    const auto floorLine = [&] { return canvas->scale().y(-canvas->scale().ceiling()); };
    const auto isBelow = [&] {
        return canvas->rect().contains(bar->geometry()) && bar->geometry().top() > floorLine() &&
               (canvas->energyStrip().isEmpty() || bar->geometry().top() >= canvas->energyStrip().bottom());
    };
    const auto place = [&] {
        return QStringLiteral("%1, floor %2").arg(bar->geometry().top()).arg(floorLine());
    };
    // German needs two lines in a narrow window.
    const auto look = [&](const QString& code, QSize size, bool projector) {
        language::choose(code);
        test.window.resize(size);
        if (projector) actions.projector->trigger();
        const double alone = floorLine();
        for (const std::size_t kind : {oscillator, generator}) {
            selection.add(made(test, kind, 100));
            QTRY_VERIFY(bar->isVisible());
            QTRY_VERIFY2(isBelow(), qPrintable(place()));
            for (const QWidget* part : bar->findChildren<QWidget*>())
                if (part->isVisible() && part->parentWidget() == bar)
                    QVERIFY2(bar->rect().contains(part->geometry()), qPrintable(part->objectName()));
            QVERIFY(test.session.set({{"preview.energy", std::string("shown")}}).empty());
            QTRY_VERIFY2(isBelow(), qPrintable(place()));
            undo(test);
            undo(test);
            QVERIFY(!bar->isVisible());
            QTRY_COMPARE(floorLine(), alone);
        }
        if (projector) actions.projector->trigger();
    };
    for (const char* code : {"en", "de"})
        for (const QSize size : {QSize(1366, 768), QSize(1024, 768), QSize(1024, 600)})
            look(QLatin1String(code), size, false);
    look(QStringLiteral("de"), {1024, 768}, true);
    language::choose(QStringLiteral("en"));
}

void StringSourcesTest::barShowsSelectedSource() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    auto* bar = test.child<ObjectBar>("objectBar");
    Selection& selection = Selection::of(test.session);
    QVERIFY(!bar->isVisible());
    selection.add(made(test, generator, 100));
    QVERIFY(bar->isVisible());
    selection.select({});
    QVERIFY(!bar->isVisible());
    selection.select(only(test).name);
    QVERIFY(bar->isVisible());
    test.session.show(SceneKind::Pool);
    QVERIFY(!bar->isVisible());
    // Tab reaches the bar.
    test.session.show(SceneKind::String);
    selection.select(only(test).name);
    QTRY_VERIFY(bar->isVisible());
    canvas->setFocus();
    for (int i = 0; i < 60 && !bar->isAncestorOf(test.window.focusWidget()); ++i)
        QTest::keyClick(test.window.focusWidget(), Qt::Key_Tab);
    QVERIFY(bar->isAncestorOf(test.window.focusWidget()));
}

void StringSourcesTest::panelUsesStringTerms() {
    WindowUnderTest test;
    QVERIFY(still(test));
    Selection& selection = Selection::of(test.session);
    selection.add(made(test, generator, 100));
    selection.requestProperties();
    QPushButton* now = test.child<QPushButton>("thingNow");
    QTRY_VERIFY(now && now->isVisible());
    QCOMPARE(now->text(), QStringLiteral("Send pulse"));
    go(test, 300);
    now->click();
    QCOMPARE(source(only(test)).from, test.session.run().seconds());
    auto* wave = test.child<ValueEntry>("thing-wave length");
    QTRY_VERIFY(wave && wave->isVisible());
    emit wave->typed(40.0);
    QVERIFY(std::abs(source(only(test)).hertz - test.session.settings().stepsPerSecond / 40.0) < 0.1);
    selection.add(made(test, oscillator, 200));
    QTRY_COMPARE(now->text(), QStringLiteral("Switch off now"));
}

void StringSourcesTest::onlyStringsOfferHeldForm() {
    WindowUnderTest test;
    QVERIFY(still(test));
    Selection& selection = Selection::of(test.session);
    selection.add(made(test, oscillator, 200));
    selection.requestProperties();
    // Rows appear and disappear with the object.
    const auto form = [&]() -> QComboBox* {
        for (auto* each : test.window.findChildren<QComboBox*>(QStringLiteral("thing-form")))
            if (each->isVisible()) return each;
        return nullptr;
    };
    const auto words = [&] {
        QStringList texts;
        for (int i = 0; form() && i < form()->count(); ++i) texts << form()->itemText(i);
        return texts;
    };
    const auto choose = [&](int index) {
        form()->setCurrentIndex(index);
        emit form() -> activated(index);
        return std::get<Source>(selection.object()->is).form;
    };
    QTRY_COMPARE(words(),
                 (QStringList{QStringLiteral("point"), QStringLiteral("line"), QStringLiteral("held")}));
    QCOMPARE(choose(2), SourceForm::Held);
    QTRY_VERIFY(form() && form()->currentIndex() == 2 && !test.child<ValueEntry>("thing-speed"));
    QCOMPARE(choose(1), SourceForm::Line);
    test.session.open(*loadPreset("pool"));
    test.session.setPlaying(false);
    PoolObject object = *objectOfKind("source");
    object.x = object.y = 50.0;
    QVERIFY(selection.add(object).empty());
    QTRY_COMPARE(words(), (QStringList{QStringLiteral("point"), QStringLiteral("line"),
                                       QStringLiteral("multipole"), QStringLiteral("array")}));
    QCOMPARE(choose(1), SourceForm::Line);
    QTRY_VERIFY(form() && form()->currentIndex() == 1 && test.child<ValueEntry>("thing-length"));
    QCOMPARE(choose(0), SourceForm::Point);
}

void StringSourcesTest::everySourceFormIsDrawn() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const QImage empty = canvas->grab().toImage();
    const auto isMarkedAt = [&](double point) {
        const QImage picture = canvas->grab().toImage();
        const QPoint there = at(*canvas, point);
        int changed = 0;
        for (int y = -14; y <= 14; ++y)
            for (int x = -14; x <= 14; ++x)
                if (picture.pixel(there + QPoint(x, y)) != empty.pixel(there + QPoint(x, y))) ++changed;
        return changed > 100;
    };
    for (const SourceForm form : {SourceForm::Held, SourceForm::Line, SourceForm::Point}) {
        PoolObject object = made(test, oscillator, 60);
        std::get<Source>(object.is).form = form;
        selection.add(object);
        selection.select({});
        QVERIFY(isMarkedAt(60));
        QVERIFY(!isMarkedAt(230));
        selection.remove();
    }
}

void StringSourcesTest::savedRunReplaysIdentically() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    for (const char* tool : tools) {
        test.child<QToolButton>(tool)->click();
        go(test, 7);
        QTest::keyClick(canvas, Qt::Key_Return);
        QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
        go(test, 50);
    }
    QTest::keyClick(&test.window, Qt::Key_I);
    go(test, 33);
    test.session.tap();
    test.child<QCheckBox>("repeatPulse")->click();
    go(test, 200);
    PoolObject end = *Selection::of(test.session).object();
    end.x = 0;
    Selection::of(test.session).replace(end);
    test.child<QPushButton>("sendFromBothEnds")->click();
    go(test, 100);
    QCOMPARE(all(test).size(), std::size_t{3});
    const Experiment asRun = test.session.run().asExperiment();
    const ReadExperiment read = readExperiment(writeExperiment(asRun));
    QVERIFY(std::holds_alternative<Experiment>(read));
    QVERIFY(std::get<Experiment>(read) == asRun);
    Simulation again(std::get<Experiment>(read));
    again.advance(test.session.run().frame());
    again.applyPendingEvents();
    QCOMPARE(again.hash(), test.session.run().hash());
    QVERIFY(again.settings().objects == all(test));
}

void StringSourcesTest::exactSolutionIsRefusedForSources() {
    WindowUnderTest test;
    QVERIFY(still(test));
    test.session.showTheory(true);
    QWidget* medium = test.child<QWidget>("mediumPanel");
    QTRY_VERIFY(!medium->property("note").toString().isEmpty());
    QVERIFY(test.session.setExact(true));
    Selection& selection = Selection::of(test.session);
    // A driven fixed end is still a node of the string's natural oscillations.
    selection.add(made(test, oscillator, 0));
    QVERIFY(!test.session.exact());
    QVERIFY(!test.session.setExact(true));
    test.session.step();
    QTRY_VERIFY(!medium->property("note").toString().isEmpty());
    PoolObject moved = *selection.object();
    moved.x = 100;
    selection.replace(moved);
    QTRY_VERIFY(medium->property("note").toString().isEmpty());
}

void StringSourcesTest::lockedClassHasNoObjectBar() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test);
    QVERIFY(canvas);
    Selection::of(test.session).add(made(test, generator, 100));
    auto* bar = test.child<ObjectBar>("objectBar");
    QVERIFY(bar->isVisible());
    Actions& actions = *test.window.findChild<Actions*>();
    actions.lock->trigger();
    QVERIFY(isClassLocked());
    QVERIFY(!bar->isVisible());
    go(test, 50);
    QTest::keyClick(&test.window, Qt::Key_I);
    QCOMPARE(source(only(test)).from, 0.0);
    QTest::keyClick(&test.window, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!isClassLocked());
    Selection::of(test.session).select(only(test).name);
    QVERIFY(bar->isVisible());
}

void StringSourcesTest::integerStringDisablesSourceTools() {
    WindowUnderTest test;
    Experiment whole = defaultExperiment(SceneKind::String);
    whole.rule.arithmetic = Arithmetic::Integer;
    if (!validate(whole).empty()) QSKIP("a string has floats only");
    QVERIFY(still(test, whole));
    for (const char* tool : tools) QVERIFY(!test.child<QToolButton>(tool)->isEnabled());
}

SEICHE_WINDOW_TEST(QApplication, StringSourcesTest)
#include "tst_string_sources.moc"
