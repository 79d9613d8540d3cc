// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "lock/class_lock.h"
#include "objects/object_actions.h"
#include "objects/selection.h"
#include "widgets/value_entry.h"
#include "window/banner.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QUndoStack>

#include <cmath>

using namespace seiche;

class ObjectClipboardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { QApplication::clipboard()->clear(); }
    void cleanup() {
        unlockClass();
        asAtTheFirstStart();
    }
    void pasteAssignsFreeNames();
    void cutObjectPastesAtItsPosition();
    void pasteWorksBetweenWindows();
    void pasteFitsIntoSmallerPool();
    void menuPastesAtPointer();
    void pasteReadsTextFromMail();
    void invalidTextIsRefused_data();
    void invalidTextIsRefused();
    void stringRefusesPastedWall();
    void stringSourceIsCopied();
    void textFieldsKeepTheirClipboardKeys();
    void pictureIsCopiedWithoutSelection();
    void lockedClassCannotPaste();

private:
    static PoolCanvas* level(WindowUnderTest& test);
    static void put(WindowUnderTest& test, double x, double y, const std::string& name = {});
    static const PoolObjects& all(WindowUnderTest& test) { return test.session.settings().objects; }
    static QString clipboard() { return QApplication::clipboard()->text(); }
};

PoolCanvas* ObjectClipboardTest::level(WindowUnderTest& test) {
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

void ObjectClipboardTest::put(WindowUnderTest& test, double x, double y, const std::string& name) {
    Selection& selection = Selection::of(test.session);
    PoolObject object;
    object.x = x;
    object.y = y;
    Wall wall;
    wall.shape = {.form = Form::Box, .width = 21, .height = 11, .thickness = 0, .path = {}};
    object.is = wall;
    QVERIFY(selection.add(object).empty());
    if (name.empty()) return;
    object = *selection.object();
    object.name = name;
    QVERIFY(selection.replace(object).empty());
}

void ObjectClipboardTest::pasteAssignsFreeNames() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    put(test, 60, 60, "barrier");
    QVERIFY(selection.addProbe(100, 90).empty());
    selection.selectAll();
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(clipboard().contains(QStringLiteral("\"seiche\": 1")));
    QVERIFY(clipboard().contains(QStringLiteral("\"barrier\"")));
    QVERIFY(clipboard().contains(QStringLiteral("\"probes\"")));
    const int before = test.session.undoGroup().activeStack()->index();
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(all(test).size(), std::size_t{2});
    QCOMPARE(test.session.settings().probes.size(), std::size_t{2});
    QCOMPARE(test.session.undoGroup().activeStack()->index(), before + 1);
    QVERIFY(all(test)[0].name != all(test)[1].name);
    QVERIFY(test.session.settings().probes[0].name != test.session.settings().probes[1].name);
    // Copies are selected and shifted by the same offset.
    const QPointF way(all(test)[1].x - 60, all(test)[1].y - 60);
    QVERIFY(way.x() > 0 && way.y() > 0);
    QCOMPARE(QPointF(test.session.settings().probes[1].x - 100, test.session.settings().probes[1].y - 90), way);
    QCOMPARE(selection.count(), std::size_t{2});
    QVERIFY(!selection.has("barrier"));
    // A second paste uses a third position.
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(all(test).size(), std::size_t{3});
    QVERIFY(all(test)[2].x != all(test)[1].x && all(test)[2].x != all(test)[0].x);
    test.session.undoGroup().undo();
    test.session.undoGroup().undo();
    QCOMPARE(all(test).size(), std::size_t{1});
    QCOMPARE(test.session.settings().probes.size(), std::size_t{1});
}

void ObjectClipboardTest::cutObjectPastesAtItsPosition() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    put(test, 60, 60, "barrier");
    const PoolObject before = all(test)[0];
    QTest::keyClick(canvas, Qt::Key_X, Qt::ControlModifier);
    QVERIFY(all(test).empty());
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(all(test).size(), std::size_t{1});
    QCOMPARE(all(test)[0], before);
}

void ObjectClipboardTest::pasteWorksBetweenWindows() {
    PoolObject before;
    {
        WindowUnderTest one;
        PoolCanvas* canvas = level(one);
        QVERIFY(canvas);
        put(one, 70, 80, "barrier");
        before = all(one)[0];
        QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    }
    WindowUnderTest other;
    PoolCanvas* canvas = level(other);
    QVERIFY(canvas);
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(all(other).size(), std::size_t{1});
    QCOMPARE(all(other)[0], before);
}

void ObjectClipboardTest::pasteFitsIntoSmallerPool() {
    WindowUnderTest test;
    QVERIFY(level(test));
    QApplication::clipboard()->setText(QStringLiteral(
        R"({"seiche": 1, "things": [{"kind": "wall", "at": [1000, 900]}, {"kind": "wall", "at": [1020, 910]}]})"));
    Selection& selection = Selection::of(test.session);
    QVERIFY(selection.paste(clipboard()));
    const Grid grid = test.session.run().grid();
    QCOMPARE(all(test).size(), std::size_t{2});
    // Both objects are inside the pool at their original distance.
    for (const PoolObject& object : all(test))
        QVERIFY(object.x <= grid.width - 1 && object.y <= grid.height - 1);
    QCOMPARE(all(test)[1].x - all(test)[0].x, 20.0);
    QCOMPARE(all(test)[1].y - all(test)[0].y, 10.0);
}

void ObjectClipboardTest::menuPastesAtPointer() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    put(test, 60, 60);
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->toPixels({200, 150}).toPoint());
    QTRY_VERIFY(QApplication::activePopupWidget());
    QMenu* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    auto* here = menu->findChild<QAction*>(QStringLiteral("pasteHere"));
    QVERIFY(here && here->isEnabled() && here->text().contains(QStringLiteral("Ctrl+V")));
    here->trigger();
    menu->close();
    QCOMPARE(all(test).size(), std::size_t{2});
    QVERIFY(std::abs(all(test)[1].x - 200) <= 1.5 && std::abs(all(test)[1].y - 150) <= 1.5);
}

void ObjectClipboardTest::pasteReadsTextFromMail() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QApplication::clipboard()->setText(QStringLiteral(
        "\r\n  {\"seiche\":1,\r\n\"things\":[{\"kind\":\"source\",\"at\":[40,50],\"hertz\":3}]}\r\n\r\n"));
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(all(test).size(), std::size_t{1});
    QCOMPARE(std::get<Source>(all(test)[0].is).hertz, 3.0);
    QVERIFY(!Selection::of(test.session).isEmpty());
}

void ObjectClipboardTest::invalidTextIsRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("words") << QStringLiteral("Dear class,");
    QTest::newRow("html") << QStringLiteral("<script>alert(1)</script>");
    QTest::newRow("no objects") << QStringLiteral("{\"seiche\": 1}");
    QTest::newRow("unknown kind") << QStringLiteral(R"({"seiche":1,"things":[{"kind":"dragon","at":[1,1]}]})");
    QTest::newRow("out of range") << QStringLiteral(
        R"({"seiche":1,"things":[{"kind":"wall","at":[1,1],"width":-5}]})");
    QTest::newRow("too deep") << QString(100000, QLatin1Char('['));
    QTest::newRow("too long") << QString(3'000'000, QLatin1Char('x'));
    QString many = QStringLiteral(R"({"seiche":1,"probes":[)");
    for (int i = 0; i < 65; ++i)
        many +=
            (i ? QStringLiteral(",") : QString()) + QStringLiteral("{\"name\":\"q%1\",\"at\":[%1,1]}").arg(i);
    QTest::newRow("too many") << many + QStringLiteral("]}");
}

void ObjectClipboardTest::invalidTextIsRefused() {
    QFETCH(QString, text);
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    put(test, 60, 60);
    const Experiment before = test.session.settings();
    const int steps = test.session.undoGroup().activeStack()->index();
    if (text.isEmpty()) QApplication::clipboard()->clear();
    else QApplication::clipboard()->setText(text);
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.session.settings(), before);
    QCOMPARE(test.session.undoGroup().activeStack()->index(), steps);
    QTRY_VERIFY(test.window.banner().isVisible());
    QVERIFY(test.window.banner().text().contains(QStringLiteral("clipboard")));
    QVERIFY(test.window.banner().text().size() < 4000);
}

void ObjectClipboardTest::stringRefusesPastedWall() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    put(test, 60, 60);
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    test.session.show(SceneKind::String);
    const Experiment before = test.session.settings();
    QVERIFY(!Selection::of(test.session).paste(clipboard()));
    QCOMPARE(test.session.settings(), before);
    // A probe fits both scenes.
    test.session.show(SceneKind::Pool);
    Selection& selection = Selection::of(test.session);
    QVERIFY(selection.addProbe(30, 40).empty());
    const QString probe = selection.text();
    test.session.show(SceneKind::String);
    const std::size_t count = test.session.settings().probes.size();
    QVERIFY(selection.paste(probe));
    QCOMPARE(test.session.settings().probes.size(), count + 1);
    QCOMPARE(test.session.settings().probes.back().y, 0);
}

void ObjectClipboardTest::stringSourceIsCopied() {
    WindowUnderTest test;
    Experiment experiment = *loadPreset("string");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    Selection& selection = Selection::of(test.session);
    PoolObject source;
    source.x = 30;
    Source held;
    held.form = SourceForm::Held;
    source.is = held;
    QVERIFY(selection.add(source).empty());
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(clipboard().contains(QStringLiteral("\"medium\": \"string\"")));
    QTest::keyClick(canvas, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{2});
    QVERIFY(test.session.settings().objects[1].x != 30.0);
    Source pasted = std::get<Source>(test.session.settings().objects[1].is);
    pasted.to = held.to; // moved along with the source
    QCOMPARE(pasted, held);
}

void ObjectClipboardTest::textFieldsKeepTheirClipboardKeys() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    Selection& selection = Selection::of(test.session);
    put(test, 60, 60, "barrier");
    selection.requestProperties();
    auto* name = test.child<QLineEdit>("thingName");
    QTRY_VERIFY(name->isVisible());
    QTRY_COMPARE(name->text(), QStringLiteral("barrier"));
    name->setFocus();
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard(), QStringLiteral("barrier"));
    QTest::keyClick(name, Qt::Key_End);
    QTest::keyClick(name, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(name->text(), QStringLiteral("barrierbarrier"));
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(name, Qt::Key_X, Qt::ControlModifier);
    QVERIFY(name->text().isEmpty());
    QCOMPARE(all(test).size(), std::size_t{1});
}

void ObjectClipboardTest::pictureIsCopiedWithoutSelection() {
    WindowUnderTest test;
    PoolCanvas* canvas = level(test);
    QVERIFY(canvas);
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
    put(test, 60, 60);
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(clipboard().contains(QStringLiteral("\"things\"")));
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
    // Without a selection the key copies the picture again.
    Selection::of(test.session).select({});
    QApplication::clipboard()->clear();
    QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
}

void ObjectClipboardTest::lockedClassCannotPaste() {
    WindowUnderTest test;
    QVERIFY(level(test));
    Selection& selection = Selection::of(test.session);
    put(test, 60, 60);
    const QString text = selection.text();
    const Experiment before = test.session.settings();
    lockClass({});
    selection.paste(text);
    selection.remove();
    selection.selectAll();
    selection.copy();
    selection.align(Alignment::Left);
    selection.bringToFront();
    QCOMPARE(test.session.settings(), before);
    // The class may use sources only.
    ClassRights rights;
    rights.tools = {ToolNamed::Oscillator};
    lockClass(rights);
    selection.paste(text);
    QCOMPARE(test.session.settings(), before);
    QVERIFY(selection.paste(QStringLiteral(R"({"seiche":1,"things":[{"kind":"source","at":[40,50]}]})")));
    QCOMPARE(all(test).size(), before.objects.size() + 1);
}

SEICHE_WINDOW_TEST(QApplication, ObjectClipboardTest)
#include "tst_object_clipboard.moc"
