// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Multipoles, arrays, beams, circling sources and noise: properties and appearance.
#include "canvas/pool_canvas.h"
#include "model/object_properties.h"
#include "objects/new_objects.h"
#include "objects/selection.h"
#include "widgets/value_entry.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>
#include <cmath>

using namespace seiche;

class PoolSourcesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void menuSourcesMakeWaves();
    void panelOffersOnlyEffectiveFields();
    void typedValuesChangeSource();
    void polesShowTheirSigns();
    void arrayShowsItsElements();
    void beamIsDrawnToFocus();
    void orbitShowsMovingSource();
    void selectionRotatesAndResizesSources();

private:
    static PoolCanvas* level(WindowUnderTest& test);
    static PoolObject made(WindowUnderTest& test, const char* name);
    static const Source& selected(WindowUnderTest& test);
    /// Counts the pixels in source colour, at most `reach` pixels from a cell along x and y.
    static int colouredAt(const PoolCanvas& canvas, const QImage& picture, QPointF cell, int reach);
};

PoolCanvas* PoolSourcesTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

PoolObject PoolSourcesTest::made(WindowUnderTest& test, const char* name) {
    for (const NewObject& kind : newObjects())
        if (std::string_view(kind.name) == name) return madeFor(kind, test.session.settings());
    qFatal("no such object");
    return {};
}

const Source& PoolSourcesTest::selected(WindowUnderTest& test) {
    return std::get<Source>(Selection::of(test.session).object()->is);
}

int PoolSourcesTest::colouredAt(const PoolCanvas& canvas, const QImage& picture, QPointF cell, int reach) {
    const QPoint at = canvas.toPixels(cell).toPoint();
    const QColor colour = Theme::current().tokens().comparisonRun;
    int found = 0;
    for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x) {
            const QColor pixel = picture.pixelColor(at + QPoint(x, y));
            found += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                                 std::abs(pixel.blue() - colour.blue()) <
                             60
                         ? 1
                         : 0;
        }
    return found;
}

void PoolSourcesTest::menuSourcesMakeWaves() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    for (const char* name :
         {"Dipole", "Quadrupole", "Phased array", "Gaussian beam", "Orbiting source", "Noise source"}) {
        QVERIFY2(selection.add(made(test, name)).empty(), name);
        for (int i = 0; i < 30; ++i) test.session.step();
        QVERIFY2(test.session.run().largestHeight() > 0.0, name);
        selection.remove();
        test.session.restart();
        QTRY_COMPARE(test.session.run().frame(), 0);
    }
}

void PoolSourcesTest::panelOffersOnlyEffectiveFields() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    const std::vector<std::string_view> all{"length", "fade",   "profile", "poles", "radius", "elements",
                                            "steer",  "focus",  "angle",   "phase", "cycles", "seed",
                                            "onFor",  "offFor", "orbit",   "turns"};
    const auto offered = [&](const char* name, const std::vector<std::string_view>& expected) {
        selection.add(made(test, name));
        selection.requestProperties();
        for (const std::string_view key : all) {
            const bool wanted = std::ranges::find(expected, key) != expected.end();
            const QString field =
                QStringLiteral("thing-") + QString::fromUtf8(key.data(), qsizetype(key.size()));
            if (!QTest::qWaitFor([&] { return (test.window.findChild<QWidget*>(field) != nullptr) == wanted; },
                                 5000))
                return QStringLiteral("%1: %2").arg(QLatin1String(name), field);
        }
        return QString();
    };
    QCOMPARE(offered("Point source", {"phase", "offFor", "orbit"}), QString());
    QCOMPARE(offered("Dipole", {"poles", "radius", "angle", "phase", "offFor", "orbit"}), QString());
    QCOMPARE(
        offered("Phased array", {"length", "elements", "steer", "focus", "angle", "phase", "offFor", "orbit"}),
        QString());
    QCOMPARE(offered("Line source", {"length", "fade", "profile", "angle", "phase", "offFor", "orbit"}),
             QString());
    QCOMPARE(offered("Gaussian beam", {"length", "profile", "angle", "phase", "offFor", "orbit"}), QString());
    QCOMPARE(offered("Orbiting source", {"angle", "phase", "offFor", "orbit", "turns"}), QString());
    QCOMPARE(offered("Noise source", {"cycles", "seed", "offFor", "orbit"}), QString());
}

void PoolSourcesTest::typedValuesChangeSource() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    const auto type = [&](const char* field, const char* number) {
        QTRY_VERIFY(test.window.findChild<ValueEntry*>(QLatin1String(field)));
        auto* entry = test.child<ValueEntry>(field);
        QVERIFY(!entry->accessibleName().isEmpty() && !entry->toolTip().isEmpty());
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, QLatin1String(number));
        QTest::keyClick(entry, Qt::Key_Return);
    };
    selection.add(made(test, "Quadrupole"));
    selection.requestProperties();
    type("thing-poles", "6");
    type("thing-radius", "12.5");
    type("thing-offFor", "0.5");
    type("thing-onFor", "2");
    QCOMPARE(selected(test).poles, 6);
    QCOMPARE(selected(test).radius, 12.5);
    QCOMPARE(selected(test).offFor, 0.5);
    QCOMPARE(selected(test).onFor, 2.0);
    // A value out of range is rejected.
    type("thing-poles", "40");
    QCOMPARE(selected(test).poles, 6);
    selection.add(made(test, "Phased array"));
    type("thing-steer", "-35");
    type("thing-focus", "60");
    type("thing-elements", "9");
    QCOMPARE(selected(test).steer, -35.0);
    QCOMPARE(selected(test).focus, 60.0);
    QCOMPARE(selected(test).elements, 9);
    type("thing-orbit", "15");
    type("thing-turns", "-0.5");
    QCOMPARE(selected(test).orbit, 15.0);
    QCOMPARE(selected(test).turns, -0.5);
}

// The vertical stroke distinguishes a plus from a minus.
void PoolSourcesTest::polesShowTheirSigns() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    PoolObject object = made(test, "Quadrupole");
    std::get<Source>(object.is).radius = 30.0;
    QVERIFY(selection.add(object).empty());
    selection.select({});
    const QImage picture = canvas->grab().toImage();
    const double cell = std::abs(canvas->toPixels({1, 0}).x() - canvas->toPixels({0, 0}).x());
    const double up = Theme::current().px(2.5) / cell;
    for (int i = 0; i < 4; ++i) {
        const QPointF off(30.0 * std::cos(i * M_PI / 2), 30.0 * std::sin(i * M_PI / 2));
        const QPointF pole = QPointF(object.x, object.y) + off;
        QVERIFY(colouredAt(*canvas, picture, pole, 1) > 0);
        QCOMPARE(colouredAt(*canvas, picture, pole - QPointF(0, up), 1) > 0, i % 2 == 0);
    }
}

void PoolSourcesTest::arrayShowsItsElements() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    PoolObject object = made(test, "Phased array");
    object.angle = 0.0;
    Source& array = std::get<Source>(object.is);
    array.elements = 5;
    array.length = 80.0;
    array.steer = 90.0; // the arrows lie along the array
    QVERIFY(selection.add(object).empty());
    selection.select({});
    const QImage picture = canvas->grab().toImage();
    for (int i = 0; i < 5; ++i) {
        if (i == 2 || i == 3) continue; // covered by the arrow
        QVERIFY(colouredAt(*canvas, picture, {object.x - 40 + 20.0 * i, object.y}, 2) > 5);
        QCOMPARE(colouredAt(*canvas, picture, {object.x - 40 + 20.0 * i + 10, object.y}, 1), 0);
    }
}

// The beam is drawn up to its focus, which has a circle.
void PoolSourcesTest::beamIsDrawnToFocus() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const QImage empty = canvas->grab().toImage();
    PoolObject object = made(test, "Phased array");
    object.angle = 0.0;
    std::get<Source>(object.is).steer = 30.0;
    std::get<Source>(object.is).focus = 70.0;
    QVERIFY(selection.add(object).empty());
    selection.select({});
    const QImage picture = canvas->grab().toImage();
    const auto isDrawn = [&](double along, double degrees) {
        const double angle = degrees * M_PI / 180.0;
        const QPoint at =
            canvas->toPixels({object.x + along * std::sin(angle), object.y - along * std::cos(angle)})
                .toPoint();
        return picture.pixel(at) != empty.pixel(at);
    };
    QVERIFY(isDrawn(30, 30) && isDrawn(66, 30));
    QVERIFY(isDrawn(66, 150)); // the mirrored side
    QVERIFY(!isDrawn(30, 0) && !isDrawn(30, -30) && !isDrawn(85, 30));
}

void PoolSourcesTest::orbitShowsMovingSource() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    const QImage empty = canvas->grab().toImage();
    PoolObject object = made(test, "Orbiting source");
    Source& source = std::get<Source>(object.is);
    source.orbit = 40.0;
    source.turns = 0.25;
    source.height = 0.0; // keeps the water flat
    QVERIFY(selection.add(object).empty());
    selection.select({});
    const auto ringAt = [&](QPointF off) {
        return colouredAt(*canvas, canvas->grab().toImage(), QPointF(object.x, object.y) + off, 8) > 8;
    };
    QTRY_VERIFY(ringAt({40, 0}));
    const QImage picture = canvas->grab().toImage();
    int drawn = 0;
    for (int degrees = 20; degrees < 340; degrees += 2) {
        const Spot off = Turn(degrees).there({40.0, 0.0});
        const QPoint at = canvas->toPixels({object.x + off.x, object.y + off.y}).toPoint();
        drawn += picture.pixel(at) != empty.pixel(at) ? 1 : 0;
    }
    QVERIFY(drawn > 120);
    // The source makes a quarter turn per second, clockwise.
    for (int i = 0; i < static_cast<int>(test.session.settings().stepsPerSecond); ++i) test.session.step();
    QTRY_VERIFY(ringAt({0, 40}));
    QVERIFY(!ringAt({40, 0}));
}

void PoolSourcesTest::selectionRotatesAndResizesSources() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    selection.add(made(test, "Dipole"));
    const double radius = selected(test).radius;
    selection.turnBy(15.0);
    QCOMPARE(selection.object()->angle, 15.0);
    selection.resizeBy(2.0);
    QCOMPARE(selected(test).radius, 2.0 * radius);
    selection.add(made(test, "Phased array"));
    const double length = selected(test).length;
    selection.resizeBy(0.5);
    QCOMPARE(selected(test).length, 0.5 * length);
    selection.turnBy(-90.0);
    QCOMPARE(selection.object()->angle, 0.0);
}

SEICHE_WINDOW_TEST(QApplication, PoolSourcesTest)

#include "tst_pool_sources.moc"
