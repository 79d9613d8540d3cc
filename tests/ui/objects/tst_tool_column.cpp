// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "objects/selection.h"
#include "objects/tool_column.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QPaintEvent>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace seiche;

// Tests that tools stay in place while the content around the canvas changes.
class ToolColumnTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void poolToolsStayInPlace_data();
    void poolToolsStayInPlace();
    void stringToolsStayInPlace_data() { poolToolsStayInPlace_data(); }
    void stringToolsStayInPlace();
    void secondClickSwitchesRainOff();
    void hiddenToolsAreScrolledTo();
    void buttonsOpenSheetsOfPictures();
    void stepRepaintsNoTool_data();
    void stepRepaintsNoTool();

private:
    using Places = std::map<QString, QRect>;
    static void settle() {
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
    }
    /// Returns the rectangles of all visible buttons, in canvas coordinates.
    static Places placesOf(const ToolColumn& tools);
    static void sayMuch(WindowUnderTest& test);
};

ToolColumnTest::Places ToolColumnTest::placesOf(const ToolColumn& tools) {
    settle();
    Places places;
    const QWidget* canvas = tools.parentWidget();
    for (const QAbstractButton* button : tools.findChildren<QAbstractButton*>())
        if (button->isVisibleTo(&tools))
            places[button->objectName()] = QRect(button->mapTo(canvas, QPoint()), button->size());
    return places;
}

void ToolColumnTest::sayMuch(WindowUnderTest& test) {
    auto* banner = test.window.findChild<Banner*>();
    banner->showProblems(
        QStringLiteral("Something is wrong."),
        {QStringLiteral("One line"), QStringLiteral("another"), QStringLiteral("and a third")});
    settle();
    QVERIFY(banner->isVisible());
}

void ToolColumnTest::poolToolsStayInPlace_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("projector");
    for (const QSize size : {QSize(1024, 768), QSize(1366, 768)})
        for (const double scale : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%dx%d, type of %g %%", size.width(), size.height(), 100 * scale)
                << size << scale << false;
    QTest::addRow("projector") << QSize(1366, 768) << 1.0 << true;
}

void ToolColumnTest::poolToolsStayInPlace() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, projector);
    WindowUnderTest test;
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    Theme::current().set(Look::Dark, scale);
    QVERIFY(test.show(size));
    auto* actions = test.window.findChild<Actions*>();
    if (projector) {
        actions->projector->trigger();
        QTRY_VERIFY(actions->projector->isChecked());
    }
    auto* tools = test.child<ToolColumn>("toolPalette");
    auto* canvas = test.child<PoolCanvas>("poolCanvas");
    settle();
    if (auto* more = tools->findChild<QToolButton*>(QStringLiteral("moreTools")); more->isVisible())
        more->click();
    const Places before = placesOf(*tools);
    QVERIFY(before.size() > 8);
    const int left = canvas->pool().toAlignedRect().left();
    const auto stay = [&](const char* what) {
        const Places after = placesOf(*tools);
        for (const auto& [name, place] : before) {
            const auto found = after.find(name);
            QVERIFY2(found != after.end(),
                     qPrintable(name + QStringLiteral(" is gone: ") + QLatin1String(what)));
            QVERIFY2(found->second == place,
                     qPrintable(name + QStringLiteral(" has moved: ") + QLatin1String(what)));
        }
    };
    Selection& selection = Selection::of(test.session);
    for (const char* name : {"touchDown", "touchHold", "touchCalm", "touchUp"}) {
        test.child<QToolButton>(name)->click();
        stay(name);
        if (QTest::currentTestFailed()) return;
    }
    QCOMPARE(canvas->pool().toAlignedRect().left(), left);
    test.child<QToolButton>("brush")->click();
    stay("its settings");
    auto* rain = test.child<QCheckBox>("rain");
    const QPoint rainAt = rain->mapTo(canvas, QPoint());
    for (int i = 0; i < 2; ++i) {
        rain->click();
        stay("rain");
        QCOMPARE(rain->mapTo(canvas, QPoint()), rainAt);
    }
    test.child<QToolButton>("brush")->click();
    test.child<QToolButton>("putProbe")->click();
    stay("placing");
    for (QAction* action : {actions->crossSection, actions->computingSpeed, actions->levelLines})
        for (int i = 0; i < 2; ++i) {
            action->trigger();
            stay(qPrintable(action->text()));
            if (QTest::currentTestFailed()) return;
        }
    const QPoint corner = canvas->mapTo(&test.window, QPoint());
    sayMuch(test);
    stay("a message");
    if (!projector) QCOMPARE(canvas->mapTo(&test.window, QPoint()), corner);
    test.window.findChild<Banner*>()->hide();
    stay("no message");
    // Panels may enlarge the window, which changes the room.
    const QSize seen = test.window.size();
    selection.putAt({50, 50});
    if (placesOf(*tools); test.window.size() == seen) stay("a panel of probes");
    selection.requestProperties();
    if (placesOf(*tools); test.window.size() == seen) stay("a panel of values");
    for (QDockWidget* dock : test.window.findChildren<QDockWidget*>()) dock->hide();
    if (placesOf(*tools); test.window.size() == seen) stay("no panels");
}

void ToolColumnTest::stringToolsStayInPlace() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    QFETCH(bool, projector);
    if (projector) return; // panels take the room of the string and its tools there
    WindowUnderTest test;
    test.session.setPlaying(false);
    Theme::current().set(Look::Dark, scale);
    QVERIFY(test.show(size));
    auto* actions = test.window.findChild<Actions*>();
    auto* tools = test.child<ToolColumn>("stringTools");
    settle();
    if (auto* more = tools->findChild<QToolButton*>(QStringLiteral("moreTools")); more->isVisible())
        more->click();
    const Places before = placesOf(*tools);
    QVERIFY(before.size() > 8);
    const auto stay = [&](const char* what) {
        const Places after = placesOf(*tools);
        for (const auto& [name, place] : before) {
            const auto found = after.find(name);
            QVERIFY2(found != after.end() && found->second == place,
                     qPrintable(name + QStringLiteral(" has moved: ") + QLatin1String(what)));
        }
    };
    for (const char* name : {"carryString", "drawString", "touchString", "touchString", "freezeString",
                             "freezeString", "beads", "beads"}) {
        tools->findChild<QToolButton*>(QLatin1String(name))->click();
        stay(name);
        if (QTest::currentTestFailed()) return;
    }
    tools->findChild<QToolButton*>(QStringLiteral("oscillator"))->click();
    Selection::of(test.session).putAt({30, 0});
    stay("a source");
    actions->computingSpeed->trigger();
    stay("computing speed");
    const QPoint corner = tools->mapTo(&test.window, QPoint());
    sayMuch(test);
    stay("a message");
    QCOMPARE(tools->mapTo(&test.window, QPoint()), corner);
    const QSize seen = test.window.size();
    Selection::of(test.session).requestProperties();
    if (placesOf(*tools); test.window.size() == seen) stay("a panel of values");
}

// A second click at the same position undoes the first.
void ToolColumnTest::secondClickSwitchesRainOff() {
    WindowUnderTest test;
    Experiment experiment = *loadPreset("pool");
    experiment.events.clear();
    test.session.open(experiment);
    test.session.setPlaying(false);
    QVERIFY(test.show({1366, 768}));
    test.child<QToolButton>("brush")->click();
    settle();
    auto* rain = test.child<QCheckBox>("rain");
    const QPoint at = rain->mapTo(&test.window, QPoint(8, rain->height() / 2));
    for (const bool on : {true, false}) {
        QWidget* there = test.window.childAt(at);
        QCOMPARE(there, rain);
        QTest::mouseClick(there, Qt::LeftButton, {}, there->mapFrom(&test.window, at));
        settle();
        QCOMPARE(test.session.settings().rain.isOn(), on);
    }
}

void ToolColumnTest::hiddenToolsAreScrolledTo() {
    WindowUnderTest test;
    test.session.open(*loadPreset("pool"));
    test.session.setPlaying(false);
    QVERIFY(test.show({1366, 768}));
    auto* actions = test.window.findChild<Actions*>();
    auto* tools = test.child<ToolColumn>("toolPalette");
    auto* canvas = test.child<PoolCanvas>("poolCanvas");
    const Places before = placesOf(*tools);
    actions->crossSection->trigger();
    sayMuch(test);
    sayMuch(test);
    settle();
    auto* bar = tools->findChild<QScrollBar*>(QStringLiteral("toolScroll"));
    const int needed = before.at(QStringLiteral("poolPicture")).bottom();
    QCOMPARE(bar->isVisible(), needed >= canvas->height());
    QVERIFY(tools->geometry().bottom() < canvas->height());
    if (!bar->isVisible()) QSKIP("all tools have room on this screen");
    // Scrolling and keyboard focus both reveal the last tool.
    auto* last = test.child<QToolButton>("poolPicture");
    const auto isSeen = [&] {
        return canvas->rect().contains(QRect(last->mapTo(canvas, QPoint()), last->size()));
    };
    QVERIFY(!isSeen());
    bar->setValue(bar->maximum());
    QVERIFY(isSeen());
    bar->setValue(0);
    last->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(isSeen());
}

void ToolColumnTest::stepRepaintsNoTool_data() {
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("column");
    QTest::newRow("pool") << QStringLiteral("pool") << QStringLiteral("toolPalette");
    QTest::newRow("string") << QStringLiteral("string") << QStringLiteral("stringTools");
}

// Repainting style-sheet buttons with the wave took a sixth of each frame's time.
void ToolColumnTest::stepRepaintsNoTool() {
    QFETCH(QString, preset);
    QFETCH(QString, column);
    class Paints : public QObject {
    public:
        int count = 0;
        QRegion region; ///< region of the last paint
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() != QEvent::Paint) return false;
            ++count;
            region = static_cast<QPaintEvent*>(event)->region();
            return false;
        }
    };
    WindowUnderTest test;
    test.session.open(*loadPreset(preset.toStdString()));
    test.session.setPlaying(false);
    QVERIFY(test.show({1366, 768}));
    auto* tools = test.child<ToolColumn>(column.toUtf8().constData());
    Paints ofSigns, ofCanvas;
    const auto signs = tools->findChildren<QToolButton*>();
    for (QToolButton* sign : signs) sign->installEventFilter(&ofSigns);
    tools->parentWidget()->installEventFilter(&ofCanvas);
    settle();
    ofSigns.count = ofCanvas.count = 0;
    for (int i = 0; i < 5; ++i) {
        test.session.step();
        settle();
    }
    QTRY_VERIFY(ofCanvas.count > 0);
    QCOMPARE(ofSigns.count, 0);
    // A changed button is painted.
    const auto shown = std::ranges::find_if(signs, &QWidget::isVisible);
    QVERIFY(shown != signs.end());
    (*shown)->setDown(true);
    QTRY_VERIFY(ofSigns.count > 0);
    // Without the column the whole canvas is painted.
    tools->hide();
    settle();
    test.session.step();
    const QRect whole = tools->parentWidget()->rect();
    QTRY_COMPARE(ofCanvas.region.boundingRect(), whole);
    QVERIFY(QRegion(whole).subtracted(ofCanvas.region).isEmpty());
}

void ToolColumnTest::buttonsOpenSheetsOfPictures() {
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        WindowUnderTest test;
        QVERIFY(test.show({1024, 768}));
        test.session.show(scene);
        const bool onString = scene == SceneKind::String;
        auto* column = test.child<ToolColumn>(onString ? "stringTools" : "toolPalette");
        QTRY_VERIFY(column->isVisible());
        const auto sheet = column->findChild<QWidget*>(QStringLiteral("columnSheet"));
        const std::initializer_list<const char*> ofString{"measureString", "joinString", "stringShows"};
        const std::initializer_list<const char*> ofPool{"putWall", "putMedium", "putSource", "putMeasure"};
        for (const char* name : onString ? ofString : ofPool) {
            auto* button = column->findChild<QToolButton*>(QLatin1String(name));
            button->click();
            QVERIFY2(sheet->isVisible(), name);
            QVERIFY2(sheet->screen()->geometry().contains(sheet->geometry()), name);
            const QRect place(button->mapToGlobal(QPoint()), button->size());
            QVERIFY2(!sheet->geometry().intersects(place), name);
            const auto tiles = sheet->findChildren<QAbstractButton*>();
            QVERIFY2(tiles.size() >= 4, name);
            for (const QAbstractButton* tile : tiles)
                QVERIFY2(!tile->icon().isNull() && !tile->text().isEmpty(), name);
            QTest::keyClick(sheet, Qt::Key_Escape);
            QVERIFY2(!sheet->isVisible(), name);
        }
        // A choice places the object.
        auto* last = column->findChild<QToolButton*>(QLatin1String(onString ? "measureString" : "putWall"));
        last->click();
        sheet->findChildren<QAbstractButton*>().front()->click();
        QVERIFY(!sheet->isVisible());
        QVERIFY(Selection::of(test.session).isPlacing());
    }
}

SEICHE_WINDOW_TEST(QApplication, ToolColumnTest)
#include "tst_tool_column.moc"
