// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_run.h"
#include "phones/class_actions.h"
#include "window/actions.h"
#include "window/header.h"
#include "window/menus.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

using namespace seiche;

namespace {

constexpr int maxEntries = 12;

/// Calls `visit` for every menu that can be opened: the visible ones and their submenus.
void visitMenus(QMenu& menu, const QString& path, const std::function<void(QMenu&, const QString&)>& visit) {
    if (!menu.menuAction()->isVisible()) return;
    emit menu.aboutToShow();
    visit(menu, path);
    for (QAction* action : menu.actions())
        if (action->menu() && action->isVisible())
            visitMenus(*action->menu(), path + QStringLiteral(" > ") + action->text().remove(u'&'), visit);
}

/// The menus of a window.
struct MenusUnderTest : WindowUnderTest {
    using WindowUnderTest::WindowUnderTest;

    Menus& menus() { return *window.findChild<Menus*>(); }
    const Actions& actions() { return *window.findChild<Actions*>(); }
    void visit(const std::function<void(QMenu&, const QString&)>& each) {
        for (QMenu* menu : menus().all()) visitMenus(*menu, menu->title().remove(u'&'), each);
    }
    /// Returns the menus that are too long or empty.
    QStringList troubles() {
        QStringList found;
        visit([&](QMenu& menu, const QString& path) {
            int entries = 0;
            for (const QAction* action : menu.actions())
                entries += action->isVisible() && !action->isSeparator() ? 1 : 0;
            if (entries > maxEntries || entries == 0)
                found << QStringLiteral("%1 has %2 entries").arg(path).arg(entries);
        });
        return found;
    }
    /// Returns the visible entries that are disabled.
    QStringList greyEntries() {
        QStringList grey;
        visit([&](QMenu& menu, const QString& path) {
            for (const QAction* action : menu.actions())
                if (action->isVisible() && !action->isSeparator() && !action->isEnabled())
                    grey << path + QStringLiteral(": ") + action->text().remove(u'&');
        });
        return grey;
    }
    /// Returns the texts of all visible entries.
    QStringList entries() {
        QStringList found;
        visit([&](QMenu& menu, const QString&) {
            for (const QAction* action : menu.actions())
                if (action->isVisible() && !action->isSeparator()) found << action->text().remove(u'&');
        });
        return found;
    }
};

/// Entries that the user can enable on the same page, with a change or by selecting an object.
const QStringList needUndo{QStringLiteral("Edit: Undo"), QStringLiteral("Edit: Redo")};
const QStringList needSelection{QStringLiteral("Edit: Cut"),         QStringLiteral("Edit: Copy"),
                                QStringLiteral("Edit: Duplicate"),   QStringLiteral("Edit: Remove"),
                                QStringLiteral("Edit: Properties…"), QStringLiteral("Edit: Select all objects"),
                                QStringLiteral("Edit: Next object")};

QStringList without(QStringList all, const QStringList& allowed) {
    for (const QString& each : allowed) all.removeAll(each);
    return all;
}

} // namespace

class MenusTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void menusAreShortAndUsable_data() {
        QTest::addColumn<int>("level");
        QTest::newRow("first level") << int(Level::First);
        QTest::newRow("workbench") << int(Level::Workbench);
    }
    void menusAreShortAndUsable() {
        QFETCH(int, level);
        MenusUnderTest test(static_cast<Level>(level));
        QVERIFY(test.show());
        const Actions& a = test.actions();
        const auto check = [&](const char* where, const QStringList& mayBeGrey) {
            const QStringList all = test.troubles() + without(test.greyEntries(), mayBeGrey);
            QVERIFY2(all.isEmpty(), qPrintable(QLatin1String(where) + QStringLiteral(": ") + all.join(u'\n')));
        };
        check("string", needUndo + needSelection);
        a.poolPage->trigger();
        check("pool", needUndo + needSelection);
        a.theoryPage->trigger();
        check("theory", needUndo);
        QVERIFY(!test.entries().contains(QStringLiteral("Send pulse")));
        QVERIFY(!test.entries().contains(QStringLiteral("Restart")));
        a.stringPage->trigger();
        test.window.setProjector(true);
        check("projector", needUndo + needSelection);
        test.window.setProjector(false);
        test.window.openPreset(QStringLiteral("double-slit"));
        check("objects", needUndo + needSelection);
    }

    void lessonEntriesAppearInLessons() {
        MenusUnderTest test(Level::First);
        QVERIFY(test.show());
        const QStringList ofLessons{QStringLiteral("Next step"), QStringLiteral("Show hint"),
                                    QStringLiteral("Exit lesson"), QStringLiteral("Save results as PDF…"),
                                    QStringLiteral("Enter answer")};
        const auto contains = [&](const QString& text) { return test.entries().contains(text); };
        for (const QString& text : ofLessons) QVERIFY2(!contains(text), qPrintable(text));
        QVERIFY(contains(QStringLiteral("Next example")));
        test.window.openLesson(QStringLiteral("resonance"));
        for (const QString& text : ofLessons) QVERIFY2(contains(text), qPrintable(text));
        QVERIFY(!contains(QStringLiteral("Next example")));
        QVERIFY(!contains(QStringLiteral("Workbench")));
        QStringList all = test.troubles();
        QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
        // Only what the step itself decides may be disabled.
        all = without(test.greyEntries(), needUndo + needSelection +
                                              QStringList{QStringLiteral("Lessons: Previous step"),
                                                          QStringLiteral("Lessons: Enter answer"),
                                                          QStringLiteral("Lessons: Show hint")});
        QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
        test.actions().leaveLesson->trigger();
        for (const QString& text : ofLessons) QVERIFY2(!contains(text), qPrintable(text));
    }

    void classEntriesAppearInClass() {
        MenusUnderTest test(Level::First);
        QVERIFY(test.show());
        auto* ofClass = test.window.findChild<ClassActions*>();
        const QStringList outside = test.entries();
        QVERIFY(outside.contains(QStringLiteral("Start class session…")));
        for (QAction* action : {ofClass->vote, ofClass->students, ofClass->end, ofClass->save, ofClass->freeze})
            QVERIFY2(!outside.contains(action->text().remove(u'&')), qPrintable(action->text()));
        test.window.openClass(ClassServerSettings{.bind = "127.0.0.1", .port = 0});
        QTRY_VERIFY(test.actions().classPage->isChecked());
        const QStringList inside = test.entries();
        QVERIFY(!inside.contains(QStringLiteral("Start class session…")));
        QVERIFY(inside.contains(QStringLiteral("Show class page")));
        for (QAction* action : {ofClass->vote, ofClass->students, ofClass->end, ofClass->save, ofClass->freeze})
            QVERIFY2(inside.contains(action->text().remove(u'&')), qPrintable(action->text()));
        QStringList all = test.troubles();
        QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
        test.actions().stringPage->trigger();
        all = test.troubles();
        QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
        ofClass->end->trigger();
        QTRY_COMPARE(test.entries(), outside);
    }

    // A hidden entry of a run keeps no key on the theory page, and has it back afterwards.
    void keysOfRunWorkOnlyThere() {
        MenusUnderTest test;
        QVERIFY(test.show());
        const Actions& a = test.actions();
        a.theoryPage->trigger();
        QVERIFY(!a.freeze->isEnabled() && !a.stopwatch->isEnabled() && !a.largeChart->isEnabled());
        QTest::keyClick(&test.window, Qt::Key_B);
        QVERIFY(!a.largeChart->isChecked());
        a.stringPage->trigger();
        QTest::keyClick(&test.window, Qt::Key_B);
        QVERIFY(a.largeChart->isChecked());
    }

    // Everything that was in the menus is still there: in some state of the program, in a menu.
    void everyActionIsInMenu() {
        MenusUnderTest test;
        QVERIFY(test.show());
        const std::set<QAction*> inMenus = test.menus().entries();
        for (QAction* action : test.actions().all())
            QVERIFY2(inMenus.contains(action), qPrintable(action->text()));
    }

    void menuButtonOffersSettings() {
        MenusUnderTest test(Level::First);
        QVERIFY(test.show());
        const auto buttons = test.window.findChild<Header*>()->findChildren<QToolButton*>();
        const auto button = std::ranges::find_if(
            buttons, [](const QToolButton* each) { return each->isVisible() && each->menu(); });
        QVERIFY(button != buttons.end());
        QVERIFY((*button)->menu()->actions().contains(test.actions().settings));
        int entries = 0;
        for (const QAction* action : (*button)->menu()->actions()) entries += action->isVisible() ? 1 : 0;
        QVERIFY(entries <= maxEntries);
    }
};

SEICHE_WINDOW_TEST(QApplication, MenusTest)
#include "tst_menus.moc"
