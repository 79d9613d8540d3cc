// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "contrast.h"
#include "objects/joint_readings.h"
#include "objects/new_objects.h"
#include "objects/object_sign.h"
#include "objects/selection.h"
#include "study/run_stability.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QPointingDevice>
#include <QPushButton>

#include <cmath>

using namespace seiche;

class StretchesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void everyNewSectionIsValidAndStable();
    void panelAddsSectionWithUndo();
    void mouseMovesAndResizesSection();
    void fingerMovesSection();
    void keysMoveResizeAndRemoveSection();
    void fieldsUseStringTerms();
    void boundariesHaveContrastInEveryLook();
    void predictedAndMeasuredCoefficientsAreShown();
    void exactSolutionIsRefusedForSections();

private:
    static StringCanvas* still(WindowUnderTest& test, const char* preset = "string");
    static QPoint on(const StringCanvas& canvas, double point);
};

StringCanvas* StretchesTest::still(WindowUnderTest& test, const char* preset) {
    Experiment experiment = *loadPreset(preset);
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<StringCanvas>("stringCanvas") : nullptr;
}

QPoint StretchesTest::on(const StringCanvas& canvas, double point) {
    return QPointF(canvas.scale().x(point), canvas.scale().y(0.0)).toPoint();
}

void StretchesTest::everyNewSectionIsValidAndStable() {
    for (const int points : {1, 2, 30, 320, 100'000})
        for (const NewObject& kind : newStretches()) {
            Experiment experiment = defaultExperiment(SceneKind::String);
            experiment.grid.width = points;
            Session session(experiment, *loadPreset("pool"));
            QVERIFY2(Selection::of(session).add(kind.make(experiment.grid)).empty(), kind.name);
            QVERIFY(stabilityOf(session.run()).usable());
        }
}

void StretchesTest::panelAddsSectionWithUndo() {
    WindowUnderTest test;
    QVERIFY(still(test));
    Selection::of(test.session).requestProperties();
    QPushButton* add = test.child<QPushButton>("addThing");
    QTRY_VERIFY(add && add->isVisible());
    QVERIFY(!add->accessibleDescription().isEmpty());
    QAction* heavier = add->menu()->findChild<QAction*>(QStringLiteral("Heavier right half"));
    QVERIFY(heavier);
    heavier->trigger();
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    const auto& wave = std::get<Wave<float>>(test.session.run().wave());
    QVERIFY(wave.stiffness);
    QCOMPARE(wave.stiffness->at(300, 0), 0.36f);
    QCOMPARE(wave.stiffness->at(100, 0), 1.0f);
    // The new section is listed and selected.
    QTRY_COMPARE(test.child<QListWidget>("thingList")->count(), 1);
    QVERIFY(Selection::of(test.session).object());
    test.session.undoGroup().undo();
    QVERIFY(test.session.settings().objects.empty());
    QVERIFY(!std::get<Wave<float>>(test.session.run().wave()).stiffness);
}

void StretchesTest::mouseMovesAndResizesSection() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test, "joined-strings");
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    // The string inside can be tapped, so the sign selects.
    const auto sign = [&](double point) {
        return QPoint(on(*canvas, point).x(),
                      static_cast<int>(canvas->scale().y(canvas->scale().ceiling()) + signAt({}).height()));
    };
    QTest::mouseClick(canvas, Qt::LeftButton, {}, sign(299.5));
    QCOMPARE(selection.name(), std::string("heavier string"));
    drag(canvas, sign(299.5), sign(259.5));
    QVERIFY(std::abs(selection.object()->x - 260.0) <= 1.0);
    QCOMPARE(shapeOf(*selection.object())->width, 201.0);
    // The left handle leaves the right end in place.
    const double right = selection.object()->x + 100.5;
    drag(canvas, on(*canvas, selection.object()->x - 100.5), on(*canvas, 120));
    QVERIFY(std::abs(selection.object()->x - shapeOf(*selection.object())->width / 2 - 120.0) <= 1.0);
    QVERIFY(std::abs(selection.object()->x + shapeOf(*selection.object())->width / 2 - right) < 1e-9);
    drag(canvas, on(*canvas, right), on(*canvas, 330));
    QVERIFY(std::abs(selection.object()->x + shapeOf(*selection.object())->width / 2 - 330.0) <= 1.0);
    // Dragging a section does not tap the string.
    QCOMPARE(test.session.run().largestHeight(), 1.0); // the experiment's own tap
    for (int i = 0; i < 3; ++i) test.session.undoGroup().undo();
    QCOMPARE(selection.object()->x, 300.0);
    // A click inside the section taps the string and deselects.
    const std::size_t events = test.session.run().eventsActed();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, on(*canvas, 300));
    QVERIFY(test.session.run().eventsActed() > events);
    QVERIFY(selection.isEmpty());
    // A boundary selects, too, also away from the rest line.
    QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(on(*canvas, 199.5).x(), sign(300).y()));
    QCOMPARE(selection.name(), std::string("heavier string"));
    QTest::keyClick(canvas, Qt::Key_Escape);
    QVERIFY(selection.isEmpty());
}

void StretchesTest::fingerMovesSection() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test, "joined-strings");
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    QPointingDevice* finger = QTest::createTouchDevice();
    finger->setParent(this);
    // By its boundary, away from the rest line.
    const auto at = [&](double point) { return on(*canvas, point - 100.5) - QPoint(0, 60); };
    QTest::touchEvent(canvas, finger).press(0, at(300), canvas);
    for (const double point : {290.0, 270.0, 250.0})
        QTest::touchEvent(canvas, finger).move(0, at(point), canvas);
    QTest::touchEvent(canvas, finger).release(0, at(250), canvas);
    QTRY_VERIFY(selection.object() && std::abs(selection.object()->x - 250.0) <= 1.0);
}

void StretchesTest::keysMoveResizeAndRemoveSection() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test, "joined-strings");
    QVERIFY(canvas);
    canvas->setFocus();
    Selection& selection = Selection::of(test.session);
    QTest::keyClick(&test.window, Qt::Key_T);
    QCOMPARE(selection.name(), std::string("heavier string"));
    QTest::keyClick(canvas, Qt::Key_Left);
    QTest::keyClick(canvas, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(selection.object()->x, 289.0);
    QTest::keyClick(canvas, Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(shapeOf(*selection.object())->width > 201.0);
    const double pull = test.session.settings().pullWith.height;
    QTest::keyClick(canvas, Qt::Key_Down);
    QCOMPARE(test.session.settings().pullWith.height, pull);
    QTest::keyClick(&test.window, Qt::Key_Delete);
    QVERIFY(test.session.settings().objects.empty());
    test.session.undoGroup().undo();
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
}

void StretchesTest::fieldsUseStringTerms() {
    WindowUnderTest test;
    QVERIFY(still(test, "joined-strings"));
    Selection::of(test.session).step(1);
    Selection::of(test.session).requestProperties();
    ValueEntry* speed = test.child<ValueEntry>("thing-speed");
    QTRY_VERIFY(speed && speed->isVisible());
    for (const char* ofAPool : {"thing-form", "thing-height", "thing-angle", "thing-thickness", "thing-at.y"})
        QVERIFY2(!test.child<QWidget>(ofAPool), ofAPool);
    emit speed->typed(0.5);
    QCOMPARE(std::get<MediumRegion>(test.session.settings().objects[0].is).factor, 0.25);
    QComboBox* model = test.child<QComboBox>("model");
    QVERIFY(model);
    QTRY_COMPARE(model->currentText(), QStringLiteral("a string of different mass"));
    QCOMPARE(model->itemText(0), QStringLiteral("a channel of different depth"));
    QCOMPARE(test.child<QListWidget>("thingList")->accessibleName(), QStringLiteral("Objects on the string"));
    // A pool has its own wording.
    test.session.show(SceneKind::Pool);
    QTRY_COMPARE(model->itemText(1), QStringLiteral("a membrane of different mass"));
    QTRY_COMPARE(test.child<QListWidget>("thingList")->accessibleName(), QStringLiteral("Objects in the pool"));
    QVERIFY(!test.child<QPushButton>("addThing")->isVisible());
}

// The boundary line needs a WCAG contrast of at least 3.
void StretchesTest::boundariesHaveContrastInEveryLook() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test, "joined-strings");
    QVERIFY(canvas);
    for (const Look look : {Look::Light, Look::Dark, Look::Projector}) {
        Theme::current().set(look);
        QCoreApplication::processEvents();
        const QImage picture = canvas->grab().toImage();
        const int x = static_cast<int>(canvas->scale().x(199.5));
        const int y = static_cast<int>(canvas->scale().y(0.8 * canvas->scale().ceiling()));
        const QColor behind = picture.pixelColor(x - 12, y);
        double max = 0.0;
        for (int beside = -2; beside <= 2; ++beside)
            max = std::max(max, contrast(picture.pixelColor(x + beside, y), behind));
        QVERIFY2(max >= 3.0, qPrintable(QString::number(max)));
    }
    Theme::current().set(Look::Dark);
}

void StretchesTest::predictedAndMeasuredCoefficientsAreShown() {
    WindowUnderTest test;
    StringCanvas* canvas = still(test, "joined-strings");
    QVERIFY(canvas);
    const JointReadings& joints = JointReadings::of(test.session);
    QCOMPARE(joints.count(), std::size_t{1});
    QVERIFY(joints.predictedAt(0).contains(QStringLiteral("-0.250")));
    QVERIFY(joints.predictedAt(0).contains(QStringLiteral("0.750")));
    QVERIFY(joints.measuredAt(0).contains(QStringLiteral("\u2014")));
    Selection::of(test.session).requestProperties();
    WrappedLabel* list = test.child<WrappedLabel>("jointList");
    QTRY_VERIFY(list && list->text().contains(QStringLiteral("measured \u2014")));
    test.session.setSpeed(4.0);
    test.session.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(test.session.run().frame() > 200, 30000);
    test.session.setPlaying(false);
    QVERIFY2(joints.measuredAt(0).contains(QStringLiteral("-0.25")), qPrintable(joints.measuredAt(0)));
    QVERIFY2(joints.measuredAt(0).contains(QStringLiteral("0.75")), qPrintable(joints.measuredAt(0)));
    QTRY_VERIFY(!list->text().contains(QStringLiteral("\u2014")));
    // A new k discards the measurement.
    test.session.set({{"k", 0.5}});
    QVERIFY(joints.measuredAt(0).contains(QStringLiteral("\u2014")));
    // A pool has no list of boundaries.
    test.session.show(SceneKind::Pool);
    QTRY_VERIFY(!list->isVisible());
}

void StretchesTest::exactSolutionIsRefusedForSections() {
    WindowUnderTest test;
    QVERIFY(still(test));
    QVERIFY(test.session.setExact(true));
    Selection::of(test.session).add(newStretches().front().make(test.session.run().grid()));
    QVERIFY(!test.session.exact());
    QVERIFY(!test.session.setExact(true));
    QWidget* medium = test.child<QWidget>("mediumPanel");
    QVERIFY(medium);
    QTRY_VERIFY(medium->property("note").toString().isEmpty());
}

SEICHE_WINDOW_TEST(QApplication, StretchesTest)
#include "tst_stretches.moc"
