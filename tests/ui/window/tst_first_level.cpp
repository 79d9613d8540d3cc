// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/string_canvas.h"
#include "help/help_window.h"
#include "objects/selection.h"
#include "stage/card_dock.h"
#include "theme/figures.h"
#include "window/actions.h"
#include "window/dock_arrangement.h"
#include "window/hint_line.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractSlider>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>

using namespace seiche;

namespace {

/// The window at the first level.
struct FirstLevelUnderTest : WindowUnderTest {
    FirstLevelUnderTest() : WindowUnderTest(Level::First) {}

    template <class Widget>
    QList<Widget*> visible() {
        QList<Widget*> found = window.findChildren<Widget*>();
        found.removeIf([](const Widget* each) { return !each->isVisible(); });
        return found;
    }
    /// Returns everything that a user can press, drag or type into, except on the canvas.
    QStringList controls() {
        QStringList names;
        const QList<QWidget*> all = visible<QWidget>();
        for (const QWidget* each : all) {
            if (qobject_cast<const QScrollBar*>(each)) continue;
            if (qobject_cast<const QAbstractButton*>(each) || qobject_cast<const QAbstractSlider*>(each) ||
                qobject_cast<const QLineEdit*>(each) || qobject_cast<const QComboBox*>(each) ||
                qobject_cast<const QMenuBar*>(each) || each->inherits("seiche::TimelineBar"))
                names << each->objectName() + u'/' + each->accessibleName();
        }
        return names;
    }
    QAbstractButton* button(const char* name) { return child<QAbstractButton>(name); }
    StringCanvas* canvas() { return window.findChild<StringCanvas*>(); }
    QWidget* panel(const char* name) { return child<QWidget>(name); }
};

/// The marker and both ends of the string.
constexpr int controlsOnCanvas = 3;
constexpr int maxControls = 28;

} // namespace

class FirstLevelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void startsWithFewControls_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("language");
        for (const char* code : {"en", "de", "fr", "es", "el"}) {
            const QString language = QLatin1String(code);
            QTest::addRow("1024x768, %s", code) << QSize(1024, 768) << 100 << language;
            QTest::addRow("1366x768, %s", code) << QSize(1366, 768) << 100 << language;
            QTest::addRow("1366x768 in large type, %s", code) << QSize(1366, 768) << 150 << language;
            QTest::addRow("1024x768 in large type, %s", code) << QSize(1024, 768) << 150 << language;
        }
        QTest::newRow("1920x1080") << QSize(1920, 1080) << 100 << QStringLiteral("en");
    }
    void startsWithFewControls() {
        QFETCH(QSize, size);
        QFETCH(int, type);
        QFETCH(QString, language);
        language::choose(language);
        FirstLevelUnderTest test;
        test.window.viewing().setTextSize(type);
        QVERIFY(test.show(size));
        QVERIFY(settles(test.window));
        QCOMPARE(test.window.size(), size);
        const QStringList controls = test.controls();
        QVERIFY2(controls.size() + controlsOnCanvas <= maxControls, qPrintable(controls.join(u'\n')));
        QVERIFY(test.visible<QTabBar>().isEmpty());
        QVERIFY(test.visible<QDockWidget>().isEmpty());
        QVERIFY(test.visible<QScrollBar>().isEmpty());
        QVERIFY(test.panel("controlColumn")->isVisible());
        const double part = double(test.canvas()->width()) / test.window.width();
        QVERIFY2(part >= (type == 100 ? 0.6 : 0.5), qPrintable(QString::number(part)));
        // No control covers a different one or is cut off.
        const QList<QWidget*> all = test.visible<QWidget>();
        QList<QWidget*> touched;
        for (QWidget* each : all)
            if (qobject_cast<QAbstractButton*>(each) || qobject_cast<QAbstractSlider*>(each) ||
                qobject_cast<QLineEdit*>(each))
                touched << each;
        for (const QWidget* each : touched) {
            const QString name = each->objectName() + u' ' + each->accessibleName();
            const QRect room(each->mapTo(&test.window, QPoint()), each->size());
            QVERIFY2(test.window.rect().contains(room), qPrintable(name));
            if (const auto* button = qobject_cast<const QAbstractButton*>(each);
                button && !button->text().isEmpty())
                QVERIFY2(each->width() >= each->sizeHint().width(), qPrintable(name));
            for (const QWidget* other : touched) {
                const QRect there(other->mapTo(&test.window, QPoint()), other->size());
                QVERIFY2(other == each || other->isAncestorOf(each) || each->isAncestorOf(other) ||
                             !room.intersects(there),
                         qPrintable(name + QStringLiteral(" covers ") + other->objectName()));
            }
        }
    }

    void pauseShowsStepAndTimelineWithoutMovingAnything() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        QVERIFY(settles(test.window));
        const QRect pill(test.button("tapPill")->mapTo(&test.window, QPoint()), test.button("tapPill")->size());
        const QSize canvas = test.canvas()->size();
        const qsizetype running = test.controls().size();
        test.session.setPlaying(false);
        QVERIFY(settles(test.window));
        QCOMPARE(test.controls().size(), running + 2);
        QCOMPARE(QRect(test.button("tapPill")->mapTo(&test.window, QPoint()), test.button("tapPill")->size()),
                 pill);
        QCOMPARE(test.canvas()->size(), canvas);
    }

    void explosionIsSlowedDownAndExplained() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        test.session.startLevel();
        QVERIFY(settles(test.window));
        const QRect canvas = test.canvas()->geometry();
        auto* hint = test.child<HintLine>("hintLine");
        test.child<QCheckBox>("compareWithEuler")->click();
        QVERIFY(test.session.isSlowed());
        QVERIFY2(hint->text().contains(QStringLiteral("Slowed down")), qPrintable(hint->text()));
        const auto* message = test.canvas()->findChild<ExplosionMessage*>(QStringLiteral("explosionMessage"));
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), patience);
        QVERIFY(!test.session.isSlowed());
        QVERIFY2(message->accessibleName().contains(QStringLiteral("steps after the tap")),
                 qPrintable(message->accessibleName()));
        QVERIFY2(hint->text().contains(QStringLiteral("smaller k")), qPrintable(hint->text()));
        QCOMPARE(test.canvas()->geometry(), canvas);
        // The reason is that of textbook Euler, although the main run is stable.
        message->findChild<QPushButton*>(QStringLiteral("explosionWhy"))->click();
        QTRY_VERIFY(test.panel("stabilityPanel")->isVisible());
        auto* advice = test.child<QLabel>("stabilityAdvice");
        QTRY_VERIFY2(advice->text().contains(QStringLiteral("grow")), qPrintable(advice->text()));
        auto* measured = test.child<FigureLabel>("measuredGrowth");
        message->findChild<QPushButton*>(QStringLiteral("explosionAgain"))->click();
        QTRY_VERIFY2(measured->text().startsWith(QStringLiteral("×2.2")), qPrintable(measured->text()));
        QTest::keyClick(test.button("columnBack"), Qt::Key_Escape);
        QTRY_VERIFY(!test.panel("stabilityPanel")->isVisible());
        test.session.setComparison(Scheme::Euler, false);
        QTRY_VERIFY(!message->isVisible());
    }

    void languagesAndErrorsMoveNothing() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        QVERIFY(settles(test.window));
        const QRect canvas = test.canvas()->geometry();
        const QList<QSlider*> sliders = test.child<QWidget>("mediumBlock")->findChildren<QSlider*>();
        const auto rows = [&] {
            QList<int> all;
            for (const QSlider* each : sliders)
                if (each->isVisible()) all << each->mapTo(&test.window, QPoint()).y();
            return all;
        };
        const QList<int> before = rows();
        QCOMPARE(before.size(), 2);
        for (const char* code : {"de", "fr", "es", "el"}) {
            language::choose(QLatin1String(code));
            QVERIFY(settles(test.window));
            QCOMPARE(rows(), before);
            QCOMPARE(test.canvas()->geometry(), canvas);
        }
        test.session.setComparison(Scheme::Euler, true);
        test.session.tap();
        QVERIFY(settles(test.window));
        QCOMPARE(rows(), before);
    }

    void workbenchKeySwitchesAndIsRemembered() {
        {
            FirstLevelUnderTest test;
            QVERIFY(test.show());
            QVERIFY(test.visible<QDockWidget>().isEmpty());
            QTest::keyClick(&test.window, Qt::Key_F9);
            QVERIFY(test.child<QDockWidget>("mediumPanelDock")->isVisible());
            QVERIFY(!test.panel("controlColumn")->isVisible());
            QVERIFY(test.child<QWidget>("stringTools")->isVisible());
            QTest::keyClick(&test.window, Qt::Key_F9);
            QVERIFY(test.visible<QDockWidget>().isEmpty());
            QVERIFY(test.panel("controlColumn")->isVisible());
            QTest::keyClick(&test.window, Qt::Key_F9);
        }
        Session session{*loadPreset("string"), *loadPreset("pool")};
        MainWindow window{session};
        window.show();
        QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("mediumPanelDock"))->isVisible());
    }

    void detailsOpenInPlaceOneAtATime() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        test.button("mediumDetails")->click();
        QVERIFY(test.panel("mediumPanel")->isVisible());
        QVERIFY(!test.panel("mediumBlock")->isVisible());
        for (CardDock* dock : test.window.findChildren<CardDock*>()) {
            if (dock->objectName() == QStringLiteral("lessonPanelDock")) continue;
            const QWidget* panel = dock->panel();
            if (!panel->isVisible()) dock->toggleViewAction()->trigger();
            QVERIFY2(panel->isVisible(), qPrintable(panel->objectName()));
            QVERIFY(!dock->isVisible());
            int open = 0;
            for (const CardDock* each : test.window.findChildren<CardDock*>())
                open += each->panel()->isVisible();
            QCOMPARE(open, 1);
            QVERIFY(test.panel("controlColumn")->isAncestorOf(panel));
        }
        QTest::keyClick(test.button("columnBack"), Qt::Key_Escape);
        QVERIFY(test.panel("mediumBlock")->isVisible());
        // The workbench gets its panels back.
        test.button("compareDetails")->click();
        QTest::keyClick(&test.window, Qt::Key_F9);
        const auto* dock = test.child<QDockWidget>("comparePanelDock");
        QVERIFY(dock->isAncestorOf(test.panel("comparePanel")));
    }

    void projectorTheoryAndLessonsReturnToTheFirstLevel() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        const Actions& a = *test.window.findChild<Actions*>();
        test.button("mediumDetails")->click();
        a.theoryPage->trigger();
        QVERIFY(!test.panel("controlColumn")->isVisible());
        QVERIFY(!test.panel("toolPills")->isVisible());
        a.stringPage->trigger();
        QVERIFY(test.panel("controlColumn")->isVisible());
        test.window.setProjector(true);
        QVERIFY(settles(test.window));
        QVERIFY(!test.panel("controlColumn")->isVisible());
        QVERIFY(test.panel("resonancePanel")->isVisible());
        test.window.setProjector(false);
        QVERIFY(settles(test.window));
        QVERIFY(test.panel("controlColumn")->isVisible());
        QVERIFY(test.visible<QDockWidget>().isEmpty());
        test.window.openLesson(QStringLiteral("resonance"));
        QVERIFY(test.panel("lessonPanel")->isVisible());
        a.leaveLesson->trigger();
        QVERIFY(test.panel("controlColumn")->isVisible());
        QVERIFY(test.visible<QDockWidget>().isEmpty());
        // The arrangement of the workbench has survived all this.
        QTest::keyClick(&test.window, Qt::Key_F9);
        QVERIFY(settles(test.window));
        for (const char* name : {"mediumPanelDock", "resonancePanelDock"})
            QVERIFY(test.child<QDockWidget>(name)->isVisible());
        QVERIFY(!test.child<QDockWidget>("historyPanelDock")->isVisible());
    }

    // Four buttons would cover a low canvas in very large type.
    void lowWindowHasOneToolButton() {
        FirstLevelUnderTest test;
        QVERIFY(test.show({960, 540}));
        QVERIFY(test.button("addPill")->isVisible());
        test.window.viewing().setTextSize(200);
        QTRY_VERIFY(!test.button("addPill")->isVisible());
        QVERIFY(test.button("tapPill")->text().startsWith(QStringLiteral("Tools")));
        test.button("tapPill")->click();
        const auto* sheet = test.child<QWidget>("toolSheet");
        QVERIFY(sheet->isVisible());
        QVERIFY(sheet->height() <= sheet->screen()->availableGeometry().height());
        for (const char* tool : {"sheet-drawString", "sheet-oscillator", "sheet-probeString", "sheet-beads"})
            QVERIFY2(test.button(tool)->isVisibleTo(sheet), tool);
        test.child<QWidget>("toolSheet")->hide();
        test.window.viewing().setTextSize(100);
        QTRY_VERIFY(test.button("addPill")->isVisible());
        QVERIFY(test.button("tapPill")->text().startsWith(QStringLiteral("Tap")));
    }

    void sheetsOfferEveryToolOfTheWorkbench_data() {
        QTest::addColumn<bool>("pool");
        QTest::newRow("string") << false;
        QTest::newRow("pool") << true;
    }
    void sheetsOfferEveryToolOfTheWorkbench() {
        QFETCH(bool, pool);
        FirstLevelUnderTest test;
        if (pool) test.session.show(SceneKind::Pool);
        QVERIFY(test.show());
        QStringList offered;
        for (const char* pill : {"tapPill", "addPill", "measurePill", "showPill"}) {
            test.button(pill)->click();
            auto* sheet = test.child<QWidget>("toolSheet");
            QVERIFY(sheet->isVisible());
            for (const QAbstractButton* each : sheet->findChildren<QAbstractButton*>()) {
                offered << each->objectName();
                if (each->objectName().startsWith(QStringLiteral("sheet-"))) QVERIFY(!each->icon().isNull());
            }
            QTest::keyClick(sheet, Qt::Key_Escape);
            QVERIFY(!sheet->isVisible());
        }
        const QWidget* column = test.child<QWidget>(pool ? "toolPalette" : "stringTools");
        for (const QToolButton* tool : column->findChildren<QToolButton*>()) {
            const QString name = tool->objectName();
            // Settings are part of the first sheet; the panel of the view is a panel.
            if (!name.isEmpty() &&
                (name == QStringLiteral("moreTools") || name == QStringLiteral("pullSettings") ||
                 name == QStringLiteral("brush") || name == QStringLiteral("poolPicture")))
                continue;
            const auto* actions = tool->findChild<QMenu*>();
            if (!actions) {
                if (tool->parentWidget()->objectName() == QStringLiteral("toolSigns"))
                    QVERIFY2(offered.contains(QStringLiteral("sheet-") + name), qPrintable(name));
                continue;
            }
            for (const QAction* action : actions->actions())
                if (!action->isSeparator() && !action->objectName().isEmpty())
                    QVERIFY2(offered.contains(QStringLiteral("sheet-") + action->objectName()),
                             qPrintable(action->objectName()));
        }
    }

    void chosenToolIsUsedAndNamed() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        test.button("tapPill")->click();
        QTest::mouseClick(test.button("sheet-carryString"), Qt::LeftButton);
        QVERIFY(!test.child<QWidget>("toolSheet")->isVisible());
        QVERIFY(test.button("tapPill")->text().startsWith(QStringLiteral("Move by hand")));
        test.button("addPill")->click();
        QTest::mouseClick(test.button("sheet-oscillator"), Qt::LeftButton);
        QVERIFY(Selection::of(test.session).isPlacing());
    }

    void settingsOfTapsReturnToTheColumn() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        test.button("tapPill")->click();
        auto* height = test.child<QLineEdit>("pullHeight");
        QVERIFY(height->isVisible());
        QVERIFY(test.child<QWidget>("toolSheet")->isAncestorOf(height));
        height->setFocus();
        height->selectAll();
        QTest::keyClicks(height, "0.7");
        QTest::keyClick(height, Qt::Key_Return);
        QCOMPARE(test.session.settings().pullWith.height, 0.7);
        QTest::keyClick(test.child<QWidget>("toolSheet"), Qt::Key_Escape);
        QVERIFY(test.child<QWidget>("stringTools")->isAncestorOf(height));
    }

    void windowMayCloseWithAnOpenSheet() {
        for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
            FirstLevelUnderTest test;
            test.session.show(scene);
            QVERIFY(test.show());
            test.button("tapPill")->click();
            QVERIFY(test.child<QWidget>("toolSheet")->isVisible());
        }
    }

    void poolViewsAreThumbnails() {
        FirstLevelUnderTest test;
        test.session.show(SceneKind::Pool);
        QVERIFY(test.show());
        test.button("showPill")->click();
        const auto picture = [&](const char* name) {
            return test.button(name)->icon().pixmap(64, 64).toImage();
        };
        QVERIFY(picture("sheet-signed-height") != picture("sheet-energy"));
        QTest::mouseClick(test.button("sheet-energy"), Qt::LeftButton);
        QVERIFY(PictureSettings::current().poolLook().view == PoolView::Energy);
        QTRY_VERIFY(test.button("sheet-energy")->isChecked());
        QTest::keyClick(test.child<QWidget>("toolSheet"), Qt::Key_Escape);
        PictureSettings::current().reset();
    }

    void lockedClassKeepsTheColumn() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        test.window.setLocked(true);
        QVERIFY(settles(test.window));
        QVERIFY(test.panel("controlColumn")->isVisible());
        for (const char* hidden :
             {"experimentTitle", "lessonsButton", "projectorButton", "addPill", "showPill"})
            QVERIFY2(!test.button(hidden)->isVisible(), hidden);
        QTest::keyClick(&test.window, Qt::Key_F9);
        QVERIFY(test.visible<QDockWidget>().isEmpty());
        auto* tension = test.child<QSlider>("tensionSlider");
        tension->setFocus();
        QTest::keyClick(tension, Qt::Key_Left);
        QVERIFY(test.session.settings().rule.k < 1.0);
        test.child<QCheckBox>("compareWithEuler")->click();
        QVERIFY(test.session.comparison().comparisonRun(Scheme::Euler));
        test.window.setLocked(false);
        QVERIFY(test.button("addPill")->isVisible() && test.button("lessonsButton")->isVisible());
    }

    void helpKeyInABlockOpensItsPage() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        QTest::keyClick(test.child<QSlider>("tensionSlider"), Qt::Key_F1);
        const auto* help = test.window.findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->windowTitle(), test.child<QDockWidget>("mediumPanelDock")->windowTitle());
    }

    void chipShowsOnlyInstability() {
        FirstLevelUnderTest test;
        QVERIFY(test.show());
        const auto* chip = test.child<QWidget>("stabilityChip");
        QVERIFY(!chip->isVisible());
        const QPoint title = test.child<QWidget>("lessonsButton")->pos();
        test.session.set({{"k", 1.1}});
        QVERIFY(chip->isVisible());
        QCOMPARE(test.child<QWidget>("lessonsButton")->pos(), title);
        test.session.set({{"k", 1.0}});
        QVERIFY(!chip->isVisible());
    }
};

SEICHE_WINDOW_TEST(QApplication, FirstLevelTest)
#include "tst_first_level.moc"
