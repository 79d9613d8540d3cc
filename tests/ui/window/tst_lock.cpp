// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A locked window stays in its lesson with unchanged settings, whatever a class tries: all keys,
// buttons and menus, dropped files, and attempts to close the window.
#include "canvas/string_canvas.h"
#include "contrast.h"
#include "documents/documents.h"
#include "files/lessons.h"
#include "lessons/lesson_run.h"
#include "objects/object_actions.h"
#include "objects/selection.h"
#include "pages/theory_page.h"
#include "stage/card_dock.h"
#include "widgets/chart.h"
#include "widgets/chart_menu.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/key_guide.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryFile>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

#include <set>

using namespace seiche;

namespace {

struct LockedClass : WindowUnderTest {
    QString lesson;

    /// Opens the lesson at this step and locks the window.
    bool begin(const QString& id, std::size_t step = 0) {
        lesson = id;
        if (!show()) return false;
        window.openLesson(id);
        run().goTo(step);
        session.setPlaying(false);
        window.setLocked(true);
        QApplication::processEvents();
        return actions().lock->isChecked();
    }
    LessonRun& run() { return *window.findChild<LessonRun*>(); }
    const Actions& actions() { return *window.findChild<Actions*>(); }

    /// Closes open menus and returns all violated conditions of the lock. Empty if none.
    QStringList broken() {
        QApplication::processEvents();
        while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
        QStringList what;
        const auto must = [&what](bool holds, const char* words) {
            if (!holds) what << QLatin1String(words);
        };
        must(window.isVisible() && !window.isMinimized(), "the window has gone");
        must(actions().lock->isChecked(), "it is unlocked");
        must(run().isOpen() && run().name() == lesson, "the lesson has gone");
        must(!window.findChild<QMenuBar*>()->isVisible(), "the menus are there");
        must(!window.findChild<TheoryPage*>()->isVisible(), "the theory is open");
        must(Theme::current().currentLook() == Look::Dark && Theme::current().scale() == 1.0,
             "the look has changed");
        must(!window.isFullScreen(), "it fills the screen");
        must(language::chosen() == QLatin1String("en"), "another language");
        if (run().isOpen()) {
            const Experiment& opened = run().lesson().experimentAt(run().stepNumber());
            must(session.scene() == opened.rule.scene, "another page");
            must(session.settings().grid == opened.grid && session.settings().title == opened.title,
                 "another experiment");
        }
        must(window.documents().path().isEmpty(), "a file is open");
        must(!session.isChallenge(), "a riddle is open");
        for (const QWidget* top : QApplication::topLevelWidgets()) {
            if (!top->isVisible()) continue;
            if (qobject_cast<const QFileDialog*>(top) || qobject_cast<const QMessageBox*>(top) ||
                top->inherits("QPrintDialog") || top->isModal())
                what << QStringLiteral("a dialog: %1 %2")
                            .arg(QLatin1String(top->metaObject()->className()), top->windowTitle());
        }
        return what;
    }
    /// Closes tables and the list of keys, which are allowed.
    void tidy() {
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top != &window && top->isVisible()) top->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.activateWindow();
    }
};

void collect(const QMenu& menu, std::set<QAction*>& found) {
    emit const_cast<QMenu&>(menu).aboutToShow();
    for (QAction* action : menu.actions()) {
        if (action->menu() && action->isEnabled()) collect(*action->menu(), found);
        else if (!action->isSeparator()) found.insert(action);
    }
}

} // namespace

class LockTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void everyKeyKeepsLock() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        std::set<QKeySequence> keys{QKeySequence(Qt::Key_Escape),
                                    QKeySequence(QStringLiteral("Ctrl+W")),
                                    QKeySequence(QStringLiteral("F10")),
                                    QKeySequence(QStringLiteral("Menu")),
                                    QKeySequence(QStringLiteral("Shift+F10")),
                                    QKeySequence(QStringLiteral("Ctrl+P")),
                                    QKeySequence(QStringLiteral("Ctrl+F")),
                                    QKeySequence(QStringLiteral("Ctrl+N"))};
        for (const QAction* action : pupils.window.findChildren<QAction*>())
            if (action != pupils.actions().lock)
                for (const QKeySequence& key : action->shortcuts()) keys.insert(key);
        // Mnemonics of the menus.
        for (char letter = 'A'; letter <= 'Z'; ++letter)
            keys.insert(QKeySequence(QStringLiteral("Alt+%1").arg(QLatin1Char(letter))));
        QVERIFY(keys.size() > 70);
        for (const QKeySequence& key : keys) {
            const QKeyCombination pressed = key[0];
            for (QWidget* where :
                 {static_cast<QWidget*>(&pupils.window), pupils.child<QWidget>("stringCanvas")})
                QTest::keyClick(where, pressed.key(), pressed.keyboardModifiers());
            const QStringList broken = pupils.broken();
            QVERIFY2(broken.isEmpty(), qPrintable(key.toString() + QStringLiteral(": ") + broken.join(u',')));
            pupils.tidy();
        }
    }

    void everyButtonAndMenuKeepsLock_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        // One step for every set of panels.
        for (const BuiltInLesson& each : lessons()) {
            std::set<std::vector<PanelNamed>> seen;
            for (std::size_t i = 0; i < each.lesson.steps.size(); ++i)
                if (seen.insert(each.lesson.steps[i].panels).second)
                    QTest::addRow("%s, step %zu", each.id.c_str(), i + 1)
                        << QString::fromStdString(each.id) << static_cast<int>(i);
        }
    }

    void everyButtonAndMenuKeepsLock() {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        LockedClass pupils;
        QVERIFY(pupils.begin(lesson, static_cast<std::size_t>(step)));
        std::set<QAction*> reachable;
        std::vector<QPointer<QAbstractButton>> buttons;
        for (QAbstractButton* button : pupils.window.findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || !button->isEnabled()) continue;
            const auto* tool = qobject_cast<const QToolButton*>(button);
            if (tool && tool->menu()) collect(*tool->menu(), reachable);
            else buttons.push_back(button);
        }
        for (QAction* action : pupils.window.actions()) reachable.insert(action);
        QMenu chartMenu;
        for (Chart* chart : pupils.window.findChildren<Chart*>())
            if (chart->isVisible()) fillChartMenu(*chart, chartMenu);
        collect(chartMenu, reachable);
        reachable.erase(pupils.actions().lock);
        QVERIFY(buttons.size() > 5 && reachable.size() > 50);
        std::vector<QPointer<QAction>> all(reachable.begin(), reachable.end());
        for (const QPointer<QAction>& action : all) {
            if (!action) continue;
            const QString name = action->text();
            action->trigger(); // no effect if disabled
            const QStringList broken = pupils.broken();
            QVERIFY2(broken.isEmpty(), qPrintable(name + QStringLiteral(": ") + broken.join(u',')));
            pupils.tidy();
        }
        for (const QPointer<QAbstractButton>& button : buttons) {
            if (!button || !button->isVisible()) continue;
            const QString name = button->objectName() + QLatin1Char(' ') + button->text();
            button->click();
            const QStringList broken = pupils.broken();
            QVERIFY2(broken.isEmpty(), qPrintable(name + QStringLiteral(": ") + broken.join(u',')));
            pupils.tidy();
        }
        // F5 always restores the experiment of the step.
        QTest::keyClick(&pupils.window, Qt::Key_F5);
        QCOMPARE(pupils.session.settings().rule,
                 pupils.run().lesson().experimentAt(pupils.run().stepNumber()).rule);
    }

    void contextMenusKeepLock() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        for (QWidget* widget : pupils.window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->isWindow()) continue;
            const QPoint at = widget->rect().center();
            QContextMenuEvent ask(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
            QApplication::sendEvent(widget, &ask);
            if (const QMenu* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
                for (const QAction* action : menu->actions())
                    QVERIFY2(!action->isEnabled() || !action->text().contains(QStringLiteral("Save")),
                             qPrintable(action->text()));
            const QStringList broken = pupils.broken();
            QVERIFY2(broken.isEmpty(), qPrintable(widget->objectName() + broken.join(u',')));
        }
    }

    void droppedFilesAreRejected() {
        QTemporaryDir folder;
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        const struct {
            const char* name;
            const char* text;
        } files[] = {{"other.seiche", R"({ "seiche": 1, "medium": "string", "size": [33] })"},
                     {"other.lesson",
                      R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment": "ring" } ] })"}};
        for (const auto& [name, text] : files) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
            file.close();
            QMimeData brought;
            brought.setUrls({QUrl::fromLocalFile(file.fileName())});
            QDragEnterEvent enters(QPoint(50, 50), Qt::CopyAction, &brought, Qt::LeftButton, Qt::NoModifier);
            enters.ignore();
            QApplication::sendEvent(&pupils.window, &enters);
            QVERIFY(!enters.isAccepted());
            QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &brought, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&pupils.window, &drop);
            QCOMPARE(pupils.broken(), QStringList());
        }
    }

    void closingIsRefused() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        for (int i = 0; i < 3; ++i) QVERIFY(!pupils.window.close());
        QCOMPARE(pupils.broken(), QStringList());
        QVERIFY(pupils.window.banner().text().contains(QStringLiteral("locked")));
        QApplication::closeAllWindows();
        QCOMPARE(pupils.broken(), QStringList());
    }

    void undoStopsAtCurrentStep() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("ends")));
        for (std::size_t step = 0; step + 1 < pupils.run().lesson().steps.size(); ++step) {
            pupils.session.tap();
            QTest::keyClick(&pupils.window, Qt::Key_PageDown);
            for (int i = 0; i < 6; ++i) QTest::keyClick(&pupils.window, Qt::Key_Z, Qt::ControlModifier);
            const QStringList broken = pupils.broken();
            QVERIFY2(broken.isEmpty(), qPrintable(QString::number(step) + broken.join(u',')));
        }
    }

    void lockingClosesDialogs() {
        WindowUnderTest test;
        QVERIFY(test.show());
        const Actions& a = *test.window.findChild<Actions*>();
        a.browse->trigger();
        a.lessons->trigger();
        a.keys->trigger();
        int open = 0;
        for (const QDialog* dialog : test.window.findChildren<QDialog*>()) open += dialog->isVisible();
        QCOMPARE(open, 3);
        test.window.setLocked(true);
        for (const QDialog* dialog : test.window.findChildren<QDialog*>()) QVERIFY(!dialog->isVisible());
        test.window.setLocked(false);
    }

    // A projector shows pressed keys, except those of a locked class and those that unlock it.
    void unlockKeysAreNotDisplayed() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.window.setProjector(true);
        QTRY_VERIFY(test.window.isFullScreen());
        const auto* keys = test.child<QLabel>("pressedKeys");
        const Actions& a = *test.window.findChild<Actions*>();
        QTest::keyClick(&test.window, Qt::Key_R, Qt::ControlModifier);
        QVERIFY(keys->isVisible());
        const Qt::KeyboardModifiers chord = Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers held) {
            QTest::keyClick(&test.window, key, held);
            return keys->isVisible() ? keys->text() : QString();
        };
        // Mistyped chords, before and during the lock.
        for (bool locked : {false, true}) {
            test.window.setLocked(locked);
            for (Qt::Key key : {Qt::Key_K, Qt::Key_Semicolon, Qt::Key_O, Qt::Key_CapsLock})
                QCOMPARE(press(key, chord), QString());
            for (Qt::KeyboardModifiers held :
                 {Qt::ControlModifier | Qt::AltModifier, Qt::ControlModifier | Qt::ShiftModifier,
                  Qt::AltModifier | Qt::ShiftModifier})
                QCOMPARE(press(Qt::Key_L, held), QString());
        }
        QCOMPARE(press(Qt::Key_L, Qt::ControlModifier), QString());
        QCOMPARE(press(Qt::Key_Space, Qt::NoModifier), QString());
        QVERIFY(a.lock->isChecked());
        QCOMPARE(press(Qt::Key_L, chord), QString());
        QVERIFY(!a.lock->isChecked());
        QVERIFY(!keys->isVisible());
        QCOMPARE(press(Qt::Key_P, Qt::NoModifier), QStringLiteral("P")); // shown again
        QCOMPARE(press(Qt::Key_L, chord), QString());
        QVERIFY(a.lock->isChecked());
        test.window.setLocked(false);
        test.window.setProjector(false);
    }

    // Covers texts on the screen and for screen readers.
    void lockedWindowTextsOmitUnlockKeys() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        pupils.window.close(); // shows the banner
        const auto telling = [&] {
            QStringList texts{pupils.window.windowTitle()};
            for (QWidget* widget : pupils.window.findChildren<QWidget*>()) {
                if (!widget->isVisible()) continue;
                texts << widget->toolTip() << widget->statusTip() << widget->whatsThis()
                      << widget->accessibleName() << widget->accessibleDescription()
                      << widget->property("text").toString();
            }
            return texts.filter(QStringLiteral("Alt+Shift"));
        };
        QCOMPARE(telling(), QStringList());
        QVERIFY(pupils.window.banner().isVisible());
        QVERIFY(!pupils.window.banner().text().contains(QStringLiteral("Ctrl")));
    }

    // The list also omits the keys that unlock the window.
    void keyListShowsOnlyWorkingKeys() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        QTest::keyClick(&pupils.window, Qt::Key_F1);
        const auto* guide = pupils.window.findChild<KeyGuide*>();
        QVERIFY(guide && guide->isVisible());
        const QString told = guide->findChild<QTextBrowser*>()->toPlainText();
        QVERIFY(told.contains(QStringLiteral("Step forward")));
        QVERIFY(told.contains(QStringLiteral("drag the string")));
        for (const char* secret :
             {"Lock", "Quit", "F11", "Ctrl+O", "Browse", "drag an object", "3-D", "in the pool\n"})
            QVERIFY2(!told.contains(QLatin1String(secret)), secret);
        pupils.window.setLocked(false);
        const_cast<KeyGuide*>(guide)->show();
        QVERIFY(guide->findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("Lock window")));
        QVERIFY(guide->findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("3-D")));
    }

    void keyListShowsMouseActionsOfPage() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("slits")));
        QTest::keyClick(&pupils.window, Qt::Key_F1);
        const auto* guide = pupils.window.findChild<KeyGuide*>();
        QVERIFY(guide && guide->isVisible());
        const QString told = guide->findChild<QTextBrowser*>()->toPlainText();
        QVERIFY(told.contains(QStringLiteral("hold or draw in the pool")) &&
                told.contains(QStringLiteral("3-D")));
        for (const char* elsewhere : {"drag the string", "pluck", "drag an object"})
            QVERIFY2(!told.contains(QLatin1String(elsewhere)), elsewhere);
    }

    // Screen readers can reach the entries of hidden menus.
    void hiddenMenuEntriesHaveNoEffect() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        const Actions& a = pupils.actions();
        QVERIFY(!a.lock->isVisible() && !a.lock->isEnabled());
        std::vector<QPointer<QAction>> entries;
        for (QMenu* menu : pupils.window.findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (!action->menu() && !action->isSeparator()) entries.emplace_back(action);
        QVERIFY(entries.size() > 100);
        for (const QPointer<QAction>& action : entries) {
            if (!action) continue;
            const QString name = action->text();
            action->trigger();
            const QStringList broken = pupils.broken();
            QVERIFY2(broken.isEmpty(), qPrintable(name + QStringLiteral(": ") + broken.join(u',')));
            pupils.tidy();
        }
    }

    // Tools named by the step are visible and work by keys too; all others are disabled.
    void onlyToolsOfStepWork() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("ruler")));
        // Tools are in sheets.
        const auto isSeen = [&](const char* tool) {
            for (const char* pill : {"tapPill", "addPill", "measurePill", "showPill"}) {
                auto* button = pupils.child<QPushButton>(pill);
                if (!button->isVisible()) continue;
                button->click();
                // A button with actions behind it is a part of a sheet.
                const auto* atWorkbench = pupils.child<QToolButton>(tool);
                const auto* actions = atWorkbench->findChild<QMenu*>();
                const QString name = actions ? actions->actions().front()->objectName() : QLatin1String(tool);
                const auto* offered = pupils.child<QWidget>("toolSheet")
                                          ->findChild<QAbstractButton*>(QStringLiteral("sheet-") + name);
                const bool seen = offered && offered->isVisible();
                pupils.child<QWidget>("toolSheet")->hide();
                if (seen) return true;
            }
            return false;
        };
        const auto objects = [&] { return pupils.session.settings().objects.size(); };
        QVERIFY(isSeen("measureString"));
        for (const char* tool : {"joinString", "oscillator", "pulseGenerator", "freezeString", "beads",
                                 "probeString", "carryString", "drawString", "touchString", "pullSettings"})
            QVERIFY2(!isSeen(tool), tool);
        const std::size_t before = objects();
        QTest::keyClick(&pupils.window, Qt::Key_W);
        QCOMPARE(objects(), before + 1);
        QTest::keyClick(&pupils.window, Qt::Key_Z);
        QCOMPARE(objects(), before + 1);
        QVERIFY(pupils.actions().stopwatch->isEnabled() && !pupils.actions().freeze->isEnabled());

        // The lesson's own oscillator cannot be selected, so it cannot be changed or deleted.
        Selection& selection = Selection::of(pupils.session);
        const std::string watch = pupils.session.settings().objects.back().name;
        auto* canvas = pupils.child<StringCanvas>("stringCanvas");
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->onString(0).toPoint());
        QVERIFY(selection.isEmpty());
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(&pupils.window, Qt::Key_T);
            QCOMPARE(selection.name(), watch);
        }

        // A step without tools deselects.
        pupils.run().goTo(4);
        QVERIFY(selection.isEmpty());
        QVERIFY(!isSeen("measureString"));
        QVERIFY(!pupils.actions().stopwatch->isEnabled());
        QCOMPARE(objects(), before); // experiment reopened
        QTest::keyClick(&pupils.window, Qt::Key_W);
        QCOMPARE(objects(), before);
        pupils.run().goTo(5);
        QVERIFY(isSeen("oscillator"));
        QTest::keyClick(&pupils.window, Qt::Key_T);
        QVERIFY(pupils.child<QWidget>("objectBar")->isVisible());

        pupils.window.setLocked(false);
        QVERIFY(isSeen("joinString") && pupils.actions().freeze->isEnabled());
    }

    // An unlocked class may use any tool, but a tool activated for the previous step is
    // deactivated.
    void nextStepDeactivatesOtherTools() {
        LockedClass pupils;
        QVERIFY(pupils.show());
        pupils.window.openLesson(QStringLiteral("fourier"));
        pupils.run().goTo(2);
        pupils.session.setPlaying(false);
        auto* finger = pupils.child<QToolButton>("touchString");
        finger->click();
        QVERIFY(finger->isChecked());
        pupils.run().goTo(3);
        QVERIFY(!finger->isChecked());
        // A tool chosen by the student stays.
        finger->click();
        pupils.run().goTo(4);
        QVERIFY(finger->isChecked());
        pupils.run().goTo(2);
        QVERIFY(finger->isChecked());
        pupils.window.openLesson(QStringLiteral("ruler"));
        QVERIFY(!finger->isChecked());
        // Locking and unlocking does not reactivate the tool.
        finger->click();
        pupils.window.setLocked(true);
        pupils.window.setLocked(false);
        QVERIFY(!finger->isChecked());
    }

    // The step needs only its own panel.
    void lockedClassCanBuildShape() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("fourier"), 3));
        QCOMPARE(pupils.session.run().largestHeight(), 0.0);
        pupils.child<QAbstractButton>("modesBuild")->click();
        auto* build = pupils.child<QAbstractButton>("buildShape");
        QTRY_VERIFY(build->isVisible() && build->isEnabled());
        build->click();
        QTRY_VERIFY(pupils.session.run().largestHeight() > 0.0);
    }

    // The reflection coefficient appears once it has been found.
    void askedCoefficientsStayHidden() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("joint"), 3));
        QVERIFY(pupils.session.areCoefficientsHidden());
        pupils.run().type(0.67);
        QTRY_VERIFY(pupils.run().isPassed(3));
        QVERIFY(!pupils.session.areCoefficientsHidden());
        pupils.run().goTo(5);
        QVERIFY(pupils.session.areCoefficientsHidden());
        pupils.window.setLocked(false);
        pupils.window.findChild<Actions*>()->leaveLesson->trigger();
        QVERIFY(!pupils.session.areCoefficientsHidden());
    }

    void hiddenPanelsAreDisabled() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        std::vector<QPointer<QAbstractButton>> hidden;
        for (const QDockWidget* dock : pupils.window.findChildren<QDockWidget*>()) {
            const QWidget* panel = static_cast<const CardDock*>(dock)->panel();
            // The details of the block in the step may be opened.
            if (panel->isVisible() || panel->objectName() == QStringLiteral("resonancePanel")) continue;
            for (QAbstractButton* button : panel->findChildren<QAbstractButton*>()) hidden.emplace_back(button);
        }
        for (const char* block : {"mediumBlock", "compareBlock"})
            for (QAbstractButton* button : pupils.child<QWidget>(block)->findChildren<QAbstractButton*>())
                hidden.emplace_back(button);
        QVERIFY(hidden.size() > 20);
        for (const QPointer<QAbstractButton>& button : hidden) {
            QVERIFY2(!button->isEnabled(), qPrintable(button->objectName()));
            button->click();
        }
        QCOMPARE(pupils.broken(), QStringList());
        QVERIFY(pupils.session.comparison().comparisonRuns().empty());
        pupils.window.openPreset(QStringLiteral("ring"));
        pupils.window.openLesson(QStringLiteral("slits"));
        QTemporaryFile file(QDir::tempPath() + QStringLiteral("/XXXXXX.seiche"));
        QVERIFY(file.open() && file.write(R"({ "seiche": 1, "medium": "string", "size": [33] })") > 0);
        file.close();
        pupils.window.openFile(file.fileName());
        QCOMPARE(pupils.broken(), QStringList());
        QVERIFY(pupils.window.banner().isVisible());
        // Unlocking enables the panels again.
        pupils.window.setLocked(false);
        for (const QPointer<QAbstractButton>& button : hidden)
            if (button && button->objectName() == QStringLiteral("ownFloor")) QVERIFY(button->isEnabled());
    }

    void lockedChartCannotBeCopied() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        QApplication::clipboard()->setText(QStringLiteral("mine"));
        QMenu menu;
        fillChartMenu(*pupils.child<Chart>("resonanceChart"), menu);
        for (QAction* action : menu.actions()) {
            if (action->menu() || action->isSeparator() || action == menu.actions().front()) continue;
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
            action->trigger();
        }
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("mine"));
    }

    // The header is hidden, so the lower bar shows an icon with the same name.
    void projectorShowsLockIcon() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        pupils.window.setProjector(true);
        const auto* sign = pupils.child<QLabel>("stageLockSign");
        QTRY_VERIFY(sign->isVisible());
        QCOMPARE(sign->accessibleName(), pupils.child<QLabel>("lockSign")->text());
        QVERIFY(!sign->pixmap().isNull());
        pupils.window.setLocked(false);
        QVERIFY(!sign->isVisible());
        pupils.window.setProjector(false);
    }

    // Measured against the background in every look.
    void lockBadgeHasContrast() {
        LockedClass pupils;
        QVERIFY(pupils.begin(QStringLiteral("resonance")));
        const auto* sign = pupils.child<QLabel>("lockSign");
        QVERIFY(sign->isVisible() && sign->text().contains(QStringLiteral("locked")));
        for (Look look : {Look::Dark, Look::Light, Look::Projector, Look::BrightProjector}) {
            Theme::current().set(look);
            QApplication::processEvents();
            const QImage picture =
                sign->window()->grab(QRect(sign->mapTo(sign->window(), QPoint()), sign->size())).toImage();
            double min = 1.0, max = 0.0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) {
                    min = std::min(min, luminance(picture.pixelColor(x, y)));
                    max = std::max(max, luminance(picture.pixelColor(x, y)));
                }
            const double found = contrastOfLuminances(max, min);
            QVERIFY2(found >= 7.0, qPrintable(QString::number(found)));
        }
        Theme::current().set(Look::Dark);
    }
};

SEICHE_WINDOW_TEST(QApplication, LockTest)
#include "tst_lock.moc"
