// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window fits small screens with any panels open and any text size.
#include "files/lessons.h"
#include "lessons/lesson_run.h"
#include "phones/class_actions.h"
#include "window/actions.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QToolButton>

#include <set>

using namespace seiche;

namespace {

/// A quarter of 1920 x 1080, or 1024 x 600 without title bar and desktop bar.
constexpr QSize min{960, 540};

/// Reports whether the window exceeds the smallest screen. Empty if it fits.
QString outsideOf(WindowUnderTest& test) {
    const auto fits = [](QSize size) { return size.boundedTo(min) == size; };
    const auto needs = [&test] { return test.window.minimumSizeHint(); };
    const bool isInside = QTest::qWaitFor([&] { return fits(needs()) && test.window.size() == min; }, 2000);
    if (isInside) return {};
    return QStringLiteral("needs %1 x %2, is %3 x %4")
        .arg(needs().width())
        .arg(needs().height())
        .arg(test.window.width())
        .arg(test.window.height());
}

/// Appends the excess size under this name, if any, and restores the smallest size.
void look(WindowUnderTest& test, const QString& name, QStringList& troubles) {
    if (const QString outside = outsideOf(test); !outside.isEmpty())
        troubles << name + QLatin1Char(' ') + outside;
    test.window.resize(min);
}

/// Returns all panels except the lesson panel, which needs a lesson.
QList<QDockWidget*> panelsOf(const QWidget& window) {
    QList<QDockWidget*> panels = window.findChildren<QDockWidget*>();
    panels.removeIf(
        [](const QDockWidget* dock) { return dock->objectName() == QLatin1String("lessonPanelDock"); });
    return panels;
}

} // namespace

class SmallScreens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void everyExperimentFits_data();
    void everyExperimentFits();
    void everyPanelFits_data() { everyExperimentFits_data(); }
    void everyPanelFits();
    void everyLessonFits_data() { everyExperimentFits_data(); }
    void everyLessonFits();
    void everyPageFits_data() { everyExperimentFits_data(); }
    void everyPageFits();
    void largerWindowSeparatesPanels();
    void everyListShowsAllEntries_data() { everyExperimentFits_data(); }
    void everyListShowsAllEntries();

private:
    void shown(WindowUnderTest& test, int type);
};

void SmallScreens::shown(WindowUnderTest& test, int type) {
    QVERIFY(test.show(min));
    test.session.setPlaying(false);
    test.window.viewing().setTextSize(type);
    test.window.resize(min);
}

void SmallScreens::everyExperimentFits_data() {
    QTest::addColumn<int>("type");
    for (const int type : {100, 125, 150, 175, 200}) QTest::addRow("%d", type) << type;
}

void SmallScreens::everyExperimentFits() {
    QFETCH(int, type);
    WindowUnderTest test;
    shown(test, type);
    QStringList troubles;
    for (const Preset& preset : presets()) {
        test.window.openPreset(QString::fromUtf8(preset.id));
        test.session.setPlaying(false);
        look(test, QString::fromUtf8(preset.id), troubles);
    }
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

void SmallScreens::everyPanelFits() {
    QFETCH(int, type);
    WindowUnderTest test;
    shown(test, type);
    QStringList troubles;
    for (const bool alone : {true, false})
        for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
            test.session.show(scene);
            for (QDockWidget* dock : panelsOf(test.window)) {
                const bool wasOpen = dock->toggleViewAction()->isChecked();
                if (!wasOpen) dock->toggleViewAction()->trigger();
                look(test, dock->objectName(), troubles);
                if (alone && !wasOpen) dock->toggleViewAction()->trigger();
            }
        }
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

void SmallScreens::everyLessonFits() {
    QFETCH(int, type);
    WindowUnderTest test;
    shown(test, type);
    QStringList troubles;
    for (const BuiltInLesson& lesson : lessons()) {
        test.window.openLesson(QString::fromUtf8(lesson.id));
        auto* run = test.window.findChild<LessonRun*>();
        for (std::size_t step = 0; step < run->lesson().steps.size(); ++step) {
            run->goTo(step);
            test.session.setPlaying(false);
            look(test, QStringLiteral("%1, step %2").arg(run->name()).arg(step), troubles);
        }
        test.window.findChild<Actions*>()->leaveLesson->trigger();
    }
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

void SmallScreens::everyPageFits() {
    QFETCH(int, type);
    WindowUnderTest test;
    shown(test, type);
    const Actions& actions = *test.window.findChild<Actions*>();
    actions.theoryPage->trigger();
    QCOMPARE(outsideOf(test), QString());
    actions.stringPage->trigger();
    QCOMPARE(outsideOf(test), QString());
    actions.largeChart->trigger();
    QCOMPARE(outsideOf(test), QString());
    actions.largeChart->trigger();
    test.window.openClass(ClassServerSettings{"127.0.0.1", 0, {"class.localhost"}, false});
    QCOMPARE(outsideOf(test), QString());
}

// A panel opened meanwhile stays open.
void SmallScreens::largerWindowSeparatesPanels() {
    WindowUnderTest test;
    shown(test, 100);
    auto* medium = test.child<QDockWidget>("mediumPanelDock");
    auto* lab = test.child<QDockWidget>("resonancePanelDock");
    const auto* modes = test.child<QDockWidget>("modesPanelDock");
    const auto areTogether = [&] { return test.window.tabifiedDockWidgets(medium).contains(lab); };
    QTRY_VERIFY(areTogether());
    modes->toggleViewAction()->trigger();
    QTRY_COMPARE(outsideOf(test), QString());
    QVERIFY(!modes->visibleRegion().isEmpty());
    test.window.resize(1400, 1000);
    QTRY_VERIFY(!areTogether());
    QVERIFY(medium->isVisible() && lab->isVisible());
    QVERIFY(modes->isVisible());
    test.window.resize(min);
    QTRY_VERIFY(areTogether());
}

void SmallScreens::everyListShowsAllEntries() {
    QFETCH(int, type);
    WindowUnderTest test;
    shown(test, type);
    QStringList troubles;
    std::set<const QComboBox*> seen;
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        for (QDockWidget* dock : panelsOf(test.window)) {
            if (!dock->toggleViewAction()->isChecked()) dock->toggleViewAction()->trigger();
            dock->raise();
            for (QToolButton* fold : dock->findChildren<QToolButton*>())
                if (fold->isVisible() && fold->property("fold").toBool() && fold->arrowType() == Qt::RightArrow)
                    fold->click();
            QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
            for (QComboBox* list : dock->findChildren<QComboBox*>()) {
                if (!list->isVisible() || !seen.insert(list).second) continue;
                list->showPopup();
                const QAbstractItemView* view = list->view();
                QTRY_VERIFY(view->isVisible());
                QVERIFY(settles(*view->window()));
                const QRect room = view->viewport()->rect();
                for (const int row : {0, list->count() - 1}) {
                    const QRect entry = view->visualRect(view->model()->index(row, 0));
                    if (entry.top() < room.top() || entry.bottom() > room.bottom())
                        troubles << QStringLiteral("%1 of %2: from %3 to %4 of %5")
                                        .arg(list->itemText(row), list->objectName())
                                        .arg(entry.top())
                                        .arg(entry.bottom())
                                        .arg(room.height());
                }
                list->hidePopup();
            }
        }
    }
    QVERIFY(seen.size() > 8);
    QVERIFY2(troubles.isEmpty(), qPrintable(troubles.join(QLatin1Char('\n'))));
}

SEICHE_WINDOW_TEST(QApplication, SmallScreens)
#include "tst_small_screens.moc"
