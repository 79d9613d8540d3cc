// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/object_bar.h"

#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "model/object_properties.h"
#include "objects/new_objects.h"
#include "objects/object_outline.h"
#include "objects/object_sign.h"
#include "objects/object_values.h"
#include "objects/pool_hit.h"
#include "wave/emission.h"
#include "widgets/named_slider.h"
#include "window/language.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractButton>
#include <QSlider>

using namespace seiche;

class ObjectBarTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { language::choose(QStringLiteral("en")); }
    void clickSelectsEveryKind_data() { addScenes(); }
    void clickSelectsEveryKind();
    void waterInsideLargeMediumAndHollowWallIsTapped();
    void movingSourceIsSelectedWhereItIs();
    void barHasMainValuesOfEveryKind_data() { addScenes(); }
    void barHasMainValuesOfEveryKind();
    void dragOfSliderIsOneUndoStep();
    void barOfProbeAndOfSeveralObjects();
    void moreAndRemoveActOnObject();
    void clickOnBarIsNoTap();
    void barDoesNotHideObject();
    void barFitsIntoCanvas_data();
    void barFitsIntoCanvas();

private:
    static void addScenes();
    /// Opens an empty medium, paused.
    static Canvas* still(WindowUnderTest& test, SceneKind scene);
    /// Returns a new object of each kind that the tools offer.
    static PoolObjects allKindsFor(const WindowUnderTest& test);
    static const PoolObjects& objects(const WindowUnderTest& test) { return test.session.settings().objects; }
    /// Returns a pixel that selects the object.
    static QPoint gripOf(const Canvas& canvas, const PoolObject& object);
    static bool hasSlider(WindowUnderTest& test, const char* name) {
        return test.child<QWidget>(name)->isVisible();
    }
};

void ObjectBarTest::addScenes() {
    QTest::addColumn<bool>("onString");
    QTest::newRow("string") << true;
    QTest::newRow("pool") << false;
}

Canvas* ObjectBarTest::still(WindowUnderTest& test, SceneKind scene) {
    Experiment experiment = *loadPreset(scene == SceneKind::String ? "string" : "pool");
    experiment.events.clear();
    experiment.objects.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    if (!test.show()) return nullptr;
    if (scene == SceneKind::String) return test.child<StringCanvas>("stringCanvas");
    return test.child<PoolCanvas>("poolCanvas");
}

PoolObjects ObjectBarTest::allKindsFor(const WindowUnderTest& test) {
    PoolObjects all;
    const auto add = [&](std::span<const NewObject> kinds) {
        // Drawn objects have no size yet.
        for (const NewObject& kind : kinds)
            if (!kind.isDrawn) all.push_back(madeFor(kind, test.session.settings()));
    };
    if (test.session.scene() == SceneKind::Pool) add(newObjects());
    else
        for (const auto& kinds : {newStringSources(), newStretches(), newInstruments()}) add(kinds);
    return all;
}

QPoint ObjectBarTest::gripOf(const Canvas& canvas, const PoolObject& object) {
    const Simulation& run = canvas.run().run();
    if (const auto* string = dynamic_cast<const StringCanvas*>(&canvas)) {
        const StringScale on = string->scale();
        const double last = run.grid().width - 1.0;
        if (const auto* region = std::get_if<MediumRegion>(&object.is)) {
            const double half = region->shape.width / 2;
            const double middle =
                (std::clamp(object.x - half, 0.0, last) + std::clamp(object.x + half, 0.0, last)) / 2;
            return QPointF(on.x(middle), on.y(on.ceiling()) + signAt({}).height()).toPoint();
        }
        return canvas.toPixels(placeOf(object, SceneKind::String)).toPoint();
    }
    if (const auto sign = signPlaceOf(object, run.settings())) return canvas.toPixels(*sign).toPoint();
    const QRectF pool(0.0, 0.0, run.grid().width - 1.0, run.grid().height - 1.0);
    for (const Outline& outline : outlinesOf(object))
        for (const QPointF& place : outline.points)
            if (pool.contains(place)) return canvas.toPixels(place).toPoint();
    return canvas.toPixels({object.x, object.y}).toPoint();
}

void ObjectBarTest::clickSelectsEveryKind() {
    QFETCH(bool, onString);
    WindowUnderTest test;
    Canvas* canvas = still(test, onString ? SceneKind::String : SceneKind::Pool);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    for (const PoolObject& object : allKindsFor(test)) {
        QVERIFY(selection.add(object).empty());
        const PoolObject added = objects(test).back();
        selection.select({});
        QVERIFY(!test.child<ObjectBar>("objectBar")->isVisible());
        const std::size_t events = test.session.run().log().size();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, gripOf(*canvas, added));
        QVERIFY2(selection.name() == added.name, qPrintable(QStringLiteral("%1 at %2, %3 is not selected")
                                                                .arg(QString::fromStdString(added.name))
                                                                .arg(added.x)
                                                                .arg(added.y)));
        QVERIFY2(test.child<ObjectBar>("objectBar")->isVisible(), added.name.c_str());
        QCOMPARE(test.session.run().log().size(), events); // a selection is no tap
        selection.remove();
    }
}

void ObjectBarTest::waterInsideLargeMediumAndHollowWallIsTapped() {
    WindowUnderTest test;
    Canvas* canvas = still(test, SceneKind::Pool);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    Wall basin;
    basin.shape = {.form = Form::Ellipse, .width = 200, .height = 180, .thickness = 6, .path = {}};
    MediumRegion shallow;
    shallow.shape = {.form = Form::Box, .width = 200, .height = 180, .thickness = 0, .path = {}};
    shallow.factor = 0.5;
    const auto tryOut = [&](const PoolObject& object) {
        QVERIFY(selection.add(object).empty());
        const std::string name = selection.name();
        const std::size_t events = test.session.run().log().size();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({130, 100}).toPoint());
        QVERIFY2(selection.isEmpty(), name.c_str());
        QCOMPARE(test.session.run().log().size(), events + 1);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({60.5, 120}).toPoint());
        QCOMPARE(selection.name(), name);
        selection.remove();
    };
    tryOut({.name = {}, .x = 160, .y = 120, .is = basin});
    tryOut({.name = {}, .x = 160, .y = 120, .is = shallow});
    // A small medium is an object: a lens is selected everywhere.
    shallow.shape = {.form = Form::Lens, .width = 40, .height = 120, .thickness = 0, .path = {}};
    QVERIFY(selection.add({.name = {}, .x = 160, .y = 120, .is = shallow}).empty());
    const std::string lens = selection.name();
    // The sign leaves the centre to a source.
    const auto sign = [&] { return *signPlaceOf(objects(test).front(), test.session.settings()); };
    QVERIFY(std::hypot(sign().x() - 160, sign().y() - 120) < 1.0);
    QVERIFY(selection.add({.name = {}, .x = 160, .y = 120, .is = Source()}).empty());
    const std::string source = selection.name();
    selection.select({});
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({160, 120}).toPoint());
    QCOMPARE(selection.name(), source);
    QVERIFY(std::hypot(sign().x() - 160, sign().y() - 120) > 10.0);
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels(sign()).toPoint());
    QCOMPARE(selection.name(), lens);
    selection.select({});
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({160, 90}).toPoint());
    QCOMPARE(selection.name(), lens);
}

void ObjectBarTest::movingSourceIsSelectedWhereItIs() {
    WindowUnderTest test;
    Canvas* canvas = still(test, SceneKind::Pool);
    QVERIFY(canvas);
    Source source;
    source.hertz = 3.0;
    source.speed = 40.0;
    source.to = {280, 120};
    Selection& selection = Selection::of(test.session);
    QVERIFY(selection.add({.name = {}, .x = 40, .y = 120, .is = source}).empty());
    for (int i = 0; i < 400; ++i) test.session.step();
    const PoolObject& object = objects(test).back();
    const Spot now = placeAt(object, test.session.run().seconds());
    QVERIFY(std::abs(now.x - object.x) > 30.0);
    selection.select({});
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->toPixels({now.x, now.y}).toPoint());
    QCOMPARE(selection.name(), object.name);
}

void ObjectBarTest::barHasMainValuesOfEveryKind() {
    QFETCH(bool, onString);
    WindowUnderTest test;
    QVERIFY(still(test, onString ? SceneKind::String : SceneKind::Pool));
    Selection& selection = Selection::of(test.session);
    for (const PoolObject& object : allKindsFor(test)) {
        QVERIFY(selection.add(object).empty());
        const std::string name = selection.name();
        const std::vector<MainValue> values = mainValuesOf(selection.chosen(), test.session.settings());
        const auto* instrument = std::get_if<Instrument>(&object.is);
        const bool isStopwatch = instrument && instrument->kind == InstrumentKind::Stopwatch;
        QVERIFY2(values.size() <= 2 && values.empty() == isStopwatch, name.c_str());
        for (std::size_t i = 0; i < 2; ++i) {
            const bool isUsed = i < values.size();
            QCOMPARE(hasSlider(test, i == 0 ? "firstValueSlider" : "secondValueSlider"), isUsed);
            if (!isUsed) continue;
            // The new object is inside the range, and both ends of the range are allowed.
            auto* slider = test.child<ValueSlider>(i == 0 ? "firstValueSlider" : "secondValueSlider");
            QVERIFY2(!slider->accessibleName().isEmpty(), name.c_str());
            const auto [min, max] = std::pair(values[i].scale.min, values[i].scale.max);
            const double value = *commonValueOf(selection.chosen(), values[i].key, test.session.settings());
            QVERIFY2(min < max && value >= min && value <= max,
                     qPrintable(QStringLiteral("%1 %2: %3 in %4 to %5")
                                    .arg(QLatin1String(name.c_str()))
                                    .arg(QLatin1String(values[i].key.data()))
                                    .arg(value)
                                    .arg(min)
                                    .arg(max)));
            for (const double end : {min, max}) {
                slider->choose(end);
                const double now = *commonValueOf(selection.chosen(), values[i].key, test.session.settings());
                QVERIFY2(std::abs(now - end) <= 1e-9 * std::abs(end), name.c_str());
                if (i < mainValuesOf(selection.chosen(), test.session.settings()).size()) continue;
                QFAIL(name.c_str()); // the slider must not remove itself
            }
        }
        selection.remove();
    }
}

void ObjectBarTest::dragOfSliderIsOneUndoStep() {
    WindowUnderTest test;
    QVERIFY(still(test, SceneKind::Pool));
    Selection& selection = Selection::of(test.session);
    QVERIFY(selection.add(madeFor(newObjects().front(), test.session.settings())).empty());
    const PoolObject before = *selection.object();
    auto* slider = test.child<ValueSlider>("firstValueSlider");
    for (const double share : {0.2, 0.4, 0.6}) slider->choose(slider->scale().valueAt(share));
    QVERIFY(!(*selection.object() == before));
    test.session.undoGroup().undo();
    QVERIFY(*selection.object() == before);
    // A value out of range is refused with a reason and changes nothing.
    auto* named = qobject_cast<NamedSlider*>(slider->parentWidget());
    emit named->typed(1e12);
    QVERIFY(*selection.object() == before);
    QVERIFY(!named->entry()->problem().isEmpty());
}

void ObjectBarTest::barOfProbeAndOfSeveralObjects() {
    WindowUnderTest test;
    QVERIFY(still(test, SceneKind::Pool));
    Selection& selection = Selection::of(test.session);
    QVERIFY(selection.addProbe(100, 60).empty());
    test.child<ValueSlider>("firstValueSlider")->choose(150.0);
    test.child<ValueSlider>("secondValueSlider")->choose(80.0);
    QCOMPARE(selection.probe()->x, 150);
    QCOMPARE(selection.probe()->y, 80);
    QVERIFY(selection.addProbe(30, 30).empty());
    selection.selectAll();
    QVERIFY(test.child<ObjectBar>("objectBar")->isVisible());
    QVERIFY(!hasSlider(test, "firstValueSlider") && !hasSlider(test, "secondValueSlider"));
    QVERIFY(test.child<QLabel>("objectBarName")->text().contains(u'2'));
    test.child<QAbstractButton>("objectBarRemove")->click();
    QVERIFY(test.session.settings().probes.empty());
}

void ObjectBarTest::moreAndRemoveActOnObject() {
    for (const Level level : {Level::First, Level::Workbench}) {
        WindowUnderTest test(level);
        Canvas* canvas = still(test, SceneKind::Pool);
        QVERIFY(canvas);
        Selection& selection = Selection::of(test.session);
        QVERIFY(selection.add(madeFor(newObjects().front(), test.session.settings())).empty());
        test.child<QAbstractButton>("objectBarMore")->click();
        QTRY_VERIFY(test.child<QWidget>("thingsPanel")->isVisible());
        QCOMPARE(test.child<QLineEdit>("thingName")->text().toStdString(), selection.name());
        test.child<QAbstractButton>("objectBarRemove")->click();
        QVERIFY(objects(test).empty());
        QVERIFY(!test.child<ObjectBar>("objectBar")->isVisible());
        QVERIFY(canvas->hasFocus());
    }
}

void ObjectBarTest::clickOnBarIsNoTap() {
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        WindowUnderTest test;
        QVERIFY(still(test, scene));
        Selection& selection = Selection::of(test.session);
        QVERIFY(selection.add(allKindsFor(test).front()).empty());
        const std::size_t events = test.session.run().log().size();
        auto* bar = test.child<ObjectBar>("objectBar");
        QTest::mouseClick(bar, Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(test.session.run().log().size(), events);
        QVERIFY(!selection.isEmpty());
    }
}

// An object at the lower edge would be below the bar.
void ObjectBarTest::barDoesNotHideObject() {
    WindowUnderTest test;
    Canvas* canvas = still(test, SceneKind::Pool);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    Source source;
    source.hertz = 2.0;
    for (const double row : {230.0, 8.0}) {
        QVERIFY(selection.add({.name = {}, .x = 160, .y = row, .is = source}).empty());
        const QRect bar = test.child<ObjectBar>("objectBar")->geometry();
        QVERIFY(canvas->rect().contains(bar));
        QVERIFY(!bar.contains(canvas->toPixels({160, row}).toPoint()));
    }
}

void ObjectBarTest::barFitsIntoCanvas_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    const auto add = [](const char* code, QSize size, double scale) {
        QTest::addRow("%s %dx%d %.0f %%", code, size.width(), size.height(), 100 * scale)
            << QString::fromLatin1(code) << size << scale;
    };
    for (const char* code : {"en", "de", "fr", "es", "el"})
        for (const double scale : {1.0, 1.5}) add(code, {1024, 768}, scale);
    add("en", {1366, 768}, 1.0);
}

void ObjectBarTest::barFitsIntoCanvas() {
    QFETCH(QString, code);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        WindowUnderTest test(Level::First);
        language::choose(code);
        Canvas* canvas = still(test, scene);
        QVERIFY(canvas);
        Theme::current().set(Look::Dark, scale);
        test.window.resize(size);
        QTRY_COMPARE(test.window.size(), size);
        Selection& selection = Selection::of(test.session);
        auto* bar = test.child<ObjectBar>("objectBar");
        for (const PoolObject& object : allKindsFor(test)) {
            QVERIFY(selection.add(object).empty());
            QTRY_VERIFY2(canvas->rect().contains(bar->geometry()), selection.name().c_str());
            for (const QWidget* part : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (!part->isVisible()) continue;
                const QRect place = part->geometry();
                QVERIFY2(bar->rect().contains(place), qPrintable(QStringLiteral("%1 at %2, %3 in %4 x %5")
                                                                     .arg(part->objectName())
                                                                     .arg(place.right())
                                                                     .arg(place.bottom())
                                                                     .arg(bar->width())
                                                                     .arg(bar->height())));
                if (const auto* button = qobject_cast<const QAbstractButton*>(part))
                    QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
            }
            // At most half of the canvas is covered, or one row.
            QVERIFY2(bar->height() < std::max(canvas->height() / 2, Theme::current().px(70)),
                     qPrintable(QStringLiteral("%1: %2 of %3")
                                    .arg(QString::fromStdString(selection.name()))
                                    .arg(bar->height())
                                    .arg(canvas->height())));
            selection.remove();
        }
        Theme::current().set(Look::Dark, 1.0);
    }
}

SEICHE_WINDOW_TEST(QApplication, ObjectBarTest)
#include "tst_object_bar.moc"
