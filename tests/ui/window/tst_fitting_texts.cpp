// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every painted text of every panel and page fits, in every language, with longer words, from right
// to left, and in larger type.
#include "documents/recovery.h"
#include "lab/resonance_chart.h"
#include "lessons/lesson_run.h"
#include "painted_texts.h"
#include "phones/class_actions.h"
#include "record/record_actions.h"
#include "share.h"
#include "window/actions.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

#include <cmath>
#include <set>
#include <utility>

using namespace seiche;

namespace {

constexpr QSize smallScreen{1366, 768};
/// Tolerance for antialiasing and slanted letters, in pixels.
constexpr double allowance = 1.5;

bool scrollsSideways(const QWidget* widget) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
    return area && area->viewport() == widget && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

bool scrolls(const QWidget* widget) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
    return area && area->viewport() == widget;
}

QString nameOf(const QWidget* widget) {
    QStringList names;
    for (; widget && !widget->isWindow(); widget = widget->parentWidget())
        if (!widget->objectName().isEmpty() && !widget->objectName().startsWith(QLatin1String("qt_")))
            names.prepend(widget->objectName());
        else if (names.isEmpty()) names.prepend(QLatin1String(widget->metaObject()->className()));
    return names.join(QLatin1Char('/'));
}

/// Returns whether a text is shortened by "…" although the text of the widget is not.
bool isElided(const QWidget* widget, const QString& text) {
    if (!text.endsWith(QChar(0x2026))) return false;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return !label->text().contains(text.right(4));
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        return !button->text().endsWith(QChar(0x2026));
    // Ellipses of menus and text browsers come from their authors.
    return !qobject_cast<const QMenu*>(widget) && !qobject_cast<const QTextEdit*>(widget->parentWidget());
}

/// Returns whether a text is a tab shortened for lack of room, with its whole name in a tooltip.
bool isShortenedTab(const QWidget* widget, const QString& text) {
    const auto* tabs = qobject_cast<const QTabBar*>(widget);
    if (!tabs || tabs->count() < 4 || !text.endsWith(QChar(0x2026))) return false;
    for (int i = 0; i < tabs->count(); ++i)
        if (tabs->tabToolTip(i).startsWith(text.chopped(1))) return true;
    return false;
}

/// Returns whether a widget is in a covered tab or a panel outside. Qt reports both as visible.
bool isCovered(const QWidget* widget) {
    for (; widget; widget = widget->parentWidget())
        if (qobject_cast<const QDockWidget*>(widget) && widget->visibleRegion().isEmpty()) return true;
    return false;
}

struct Seen {
    const QWidget* widget;
    QString text;
    QRectF ink; ///< in window coordinates
};

/// Returns the current problems of the texts in a window.
QStringList troublesOf(QWidget& window) {
    QStringList troubles;
    std::vector<Seen> all;
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    widgets.prepend(&window);
    for (QWidget* widget : widgets) {
        if (!widget->isVisible() || (widget != &window && widget->isWindow()) || widget->size().isEmpty() ||
            isCovered(widget) || widget->visibleRegion().isEmpty())
            continue;
        const std::vector<PaintedText> texts = textsOf(*widget);
        for (const PaintedText& text : texts) {
            if (isShortenedTab(widget, text.text)) continue;
            const auto addProblem = [&](const QString& what) {
                troubles << QStringLiteral("%1 \"%2\": %3").arg(nameOf(widget), text.text, what);
            };
            if (isElided(widget, text.text)) addProblem(QStringLiteral("shortened"));
            const auto* label = qobject_cast<const QLabel*>(widget);
            const double more = label && label->buddy() ? 1.5 : 0.0; // room for the underlined letter
            const QRectF room = text.clip.adjusted(-allowance, -allowance, allowance + more, allowance);
            const bool sideways = scrollsSideways(widget), upAndDown = scrolls(widget);
            if (!sideways && (text.ink.left() < room.left() || text.ink.right() > room.right()))
                addProblem(QStringLiteral("from %1 to %2 in a room from %3 to %4 across")
                               .arg(text.ink.left())
                               .arg(text.ink.right())
                               .arg(room.left())
                               .arg(room.right()));
            if (!upAndDown && (text.ink.top() < room.top() || text.ink.bottom() > room.bottom()))
                addProblem(QStringLiteral("from %1 to %2 in a room from %3 to %4 downwards")
                               .arg(text.ink.top())
                               .arg(text.ink.bottom())
                               .arg(room.top())
                               .arg(room.bottom()));
            // Checks whether a parent cuts the text off.
            bool anyX = sideways, anyY = upAndDown;
            for (const QWidget* outer = widget; outer != &window && !(anyX && anyY);) {
                const QWidget* inner = outer;
                outer = outer->parentWidget();
                const QRectF there = text.ink.translated(widget->mapTo(outer, QPoint(0, 0)));
                if (!anyX && (there.left() < -allowance || there.right() > outer->width() + allowance)) {
                    addProblem(QStringLiteral("cut off by %1 across").arg(nameOf(outer)));
                    break;
                }
                anyY = anyY || scrolls(inner) || scrolls(outer);
                if (!anyY && (there.top() < -allowance || there.bottom() > outer->height() + allowance)) {
                    addProblem(QStringLiteral("cut off by %1 downwards").arg(nameOf(outer)));
                    break;
                }
                anyX = anyX || scrollsSideways(outer);
            }
            const QRectF seen =
                text.ink.translated(widget->mapTo(&window, QPoint(0, 0))) &
                QRectF(widget->visibleRegion().boundingRect().translated(widget->mapTo(&window, QPoint(0, 0))));
            if (!seen.isEmpty()) all.push_back({widget, text.text, seen});
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = i + 1; k < all.size(); ++k) {
            const QRectF both = all[i].ink & all[k].ink;
            // An underlined letter is painted separately from the rest of its word.
            const double room = all[i].widget == all[k].widget ? 3 * allowance : allowance;
            if (both.width() <= room || both.height() <= allowance || all[i].text == all[k].text) continue;
            troubles << QStringLiteral("%1 \"%2\" lies over %3 \"%4\"")
                            .arg(nameOf(all[k].widget), all[k].text, nameOf(all[i].widget), all[i].text);
        }
    for (const QWidget* rest : window.findChildren<QWidget*>(QStringLiteral("qt_menubar_ext_button")))
        if (rest->isVisible()) troubles << QStringLiteral("no room in the menu bar for all menus");
    for (const QTabBar* tabs : window.findChildren<QTabBar*>()) {
        if (!tabs->isVisible()) continue;
        for (int i = 0; i < tabs->count(); ++i)
            if (!tabs->rect().contains(tabs->tabRect(i)))
                troubles << QStringLiteral("no room for the tab %1").arg(tabs->tabText(i));
    }
    troubles.removeDuplicates();
    return troubles;
}

// Returns the problems that remain once the layout is at rest, because a changed text gets its
// room only then.
QStringList lastingTroublesOf(QWidget& window) {
    QStringList troubles;
    for (int looks = 0; looks < 5; ++looks) {
        if (!settles(window)) return {QStringLiteral("the window never comes to rest")};
        troubles = troublesOf(window);
        if (troubles.isEmpty()) break;
    }
    return troubles;
}

} // namespace

class FittingTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void checkerDetectsClippedAndOverlappingTexts();
    void everyTextFits_data();
    void everyTextFits();
    void firstLevelFits_data() { everyTextFits_data(); }
    void firstLevelFits();
    void realUnitsFit_data() { everyTextFits_data(); }
    void realUnitsFit();
    void everyDialogFits_data() { everyTextFits_data(); }
    void everyDialogFits();
    void classViewsFit_data() { everyTextFits_data(); }
    void classViewsFit();
    void unsavedWorkOfferFits_data() { everyTextFits_data(); }
    void unsavedWorkOfferFits();
};

void FittingTexts::checkerDetectsClippedAndOverlappingTexts() {
    QWidget window;
    window.resize(400, 100);
    QLabel narrow(QStringLiteral("a text that is too long"), &window);
    narrow.setGeometry(10, 10, 60, 30);
    QLabel wide(QStringLiteral("a text with room"), &window);
    wide.setGeometry(10, 50, 300, 30);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QStringList troubles = troublesOf(window);
    QCOMPARE(troubles.size(), 1);
    QVERIFY2(troubles.front().contains(QLatin1String("too long")), qPrintable(troubles.front()));
    narrow.setGeometry(30, 50, 300, 30);
    troubles = troublesOf(window);
    QCOMPARE(troubles.size(), 1);
    QVERIFY2(troubles.front().contains(QLatin1String("lies over")), qPrintable(troubles.front()));
    narrow.setGeometry(10, 10, 300, 30);
    QCOMPARE(troublesOf(window), QStringList());
}

void FittingTexts::everyTextFits_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<double>("type");
    // The pseudo language has the longest texts, so more of its cases are run.
    const QStringList codes = QStringList{QStringLiteral("pseudo")} + language::available()
                              << QStringLiteral("rtl");
    std::size_t cases = 0;
    for (const QString& code : codes)
        for (const int percent : {100, 150, 200})
            if (isInShare(cases++, code == codes.front() ? 3 : 18))
                QTest::addRow("%s, type %d %%", qPrintable(code), percent) << code << percent / 100.0;
}

void FittingTexts::everyTextFits() {
    QFETCH(QString, code);
    QFETCH(double, type);
    language::choose(code);
    WindowUnderTest test;
    QVERIFY(test.show(smallScreen));
    test.window.viewing().setTextSize(static_cast<int>(100 * type));
    QVERIFY(settles(test.window));
    QVERIFY2(test.window.minimumSizeHint().width() <= smallScreen.width() &&
                 test.window.minimumSizeHint().height() <= smallScreen.height(),
             qPrintable(QStringLiteral("the window needs %1 x %2")
                            .arg(test.window.minimumSizeHint().width())
                            .arg(test.window.minimumSizeHint().height())));
    test.window.resize(smallScreen);
    test.session.setComparison(Scheme::Euler, true);
    test.session.tap();
    QStringList troubles;
    std::set<QString> known;
    const auto look = [&](const QString& where) {
        // Advances the run until the panels have results.
        const auto steps = std::lround(0.05 * test.session.settings().stepsPerSecond);
        for (long step = 0; step < steps; ++step) test.session.step();
        for (const QString& trouble : lastingTroublesOf(test.window))
            if (known.insert(trouble).second) {
                troubles << where + QStringLiteral(": ") + trouble;
                qInfo("%s", qPrintable(troubles.back()));
            }
    };
    const QList<QDockWidget*> docks = test.window.findChildren<QDockWidget*>();
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        const QString where = scene == SceneKind::String ? QStringLiteral("string") : QStringLiteral("pool");
        look(where);
        if (qobject_cast<const QMainWindow*>(&test.window))
            for (QDockWidget* dock : docks) {
                if (dock->objectName() == QLatin1String("lessonPanelDock"))
                    continue; // shown only with a lesson
                const bool wasOpen = dock->toggleViewAction()->isChecked();
                dock->setVisible(true);
                dock->raise();
                QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
                look(where + QLatin1Char(' ') + dock->objectName());
                // Sections of a panel, shown one at a time.
                QToolButton* first = nullptr;
                for (QToolButton* section : dock->findChildren<QToolButton*>()) {
                    if (!section->property("section").toBool() || section->isHidden()) continue;
                    if (!first) first = section;
                    section->click();
                    look(where + QLatin1Char(' ') + section->objectName());
                }
                if (first) first->click();
                // More open panels would need a larger screen.
                if (!wasOpen) dock->close();
            }
    }
    // The other pages, opened by their buttons.
    for (QToolButton* button : test.window.findChildren<QToolButton*>()) {
        if (!button->property("page").toBool()) continue;
        button->defaultAction()->trigger();
        look(QStringLiteral("page ") + button->text());
    }
    QVERIFY2(troubles.isEmpty(),
             qPrintable(QStringLiteral("%1 troubles, as listed above").arg(troubles.size())));
}

void FittingTexts::firstLevelFits() {
    QFETCH(QString, code);
    QFETCH(double, type);
    language::choose(code);
    WindowUnderTest test(Level::First);
    QVERIFY(test.show(smallScreen));
    test.window.viewing().setTextSize(static_cast<int>(100 * type));
    test.window.resize(smallScreen);
    QVERIFY(settles(test.window));
    test.session.setPlaying(false);
    QStringList troubles;
    const auto look = [&](const QString& where) {
        for (const QString& trouble : lastingTroublesOf(test.window)) {
            troubles << where + QStringLiteral(": ") + trouble;
            qInfo("%s", qPrintable(troubles.back()));
        }
    };
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        const QString where = scene == SceneKind::String ? QStringLiteral("string") : QStringLiteral("pool");
        test.session.show(scene);
        test.session.tap();
        look(where);
        for (const char* details : {"measureDetails", "mediumDetails", "compareDetails"}) {
            test.child<QToolButton>(details)->click();
            look(where + QLatin1Char(' ') + QLatin1String(details));
            test.child<QPushButton>("columnBack")->click();
        }
        for (const char* pill : {"tapPill", "addPill", "measurePill", "showPill"}) {
            test.child<QPushButton>(pill)->click();
            auto* sheet = test.child<QWidget>("toolSheet");
            for (const QString& trouble : troublesOf(*sheet)) {
                troubles << QLatin1String(pill) + QStringLiteral(": ") + trouble;
                qInfo("%s", qPrintable(troubles.back()));
            }
            sheet->close();
        }
        // The message about an explosion, with all its buttons.
        QVERIFY(test.session.set({{"k", 1.1}}).empty());
        for (int i = 0; i < 3000 && !test.session.run().divergedAt(); ++i) test.session.step();
        QVERIFY(test.session.run().divergedAt());
        look(where + QStringLiteral(" exploded"));
    }
    QVERIFY2(troubles.isEmpty(),
             qPrintable(QStringLiteral("%1 troubles, as listed above").arg(troubles.size())));
}

// Real units add a second axis and longer numbers.
void FittingTexts::realUnitsFit() {
    QFETCH(QString, code);
    QFETCH(double, type);
    language::choose(code);
    WindowUnderTest test;
    QVERIFY(test.show(smallScreen));
    test.window.viewing().setTextSize(static_cast<int>(100 * type));
    QVERIFY(settles(test.window));
    test.window.resize(smallScreen);
    test.session.setPlaying(false);
    QStringList troubles;
    const auto look = [&](const QString& where) {
        for (const QString& trouble : lastingTroublesOf(test.window)) {
            troubles << where + QStringLiteral(": ") + trouble;
            qInfo("%s", qPrintable(troubles.back()));
        }
    };
    const auto* chart = test.child<ResonanceChart>("resonanceChart");
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        const bool isString = scene == SceneKind::String;
        const QString where = isString ? QStringLiteral("real string") : QStringLiteral("light");
        test.session.show(scene);
        QVERIFY(test.session
                    .set({{"real.world", std::string(isString ? "string" : "light")},
                          {"real.length", isString ? 0.65 : 1e-5}})
                    .empty());
        for (int tap = 0; tap < 5; ++tap) {
            test.session.tap();
            for (int step = 0; step < 100; ++step) test.session.step();
        }
        QTRY_VERIFY(chart->upperAxis());
        look(where);
        test.session.showTheory(true);
        QTRY_VERIFY(!chart->modesShown().empty() || !isString);
        look(where + QStringLiteral(", theory"));
        auto* dock = test.child<QDockWidget>("modesPanelDock");
        dock->setVisible(true);
        dock->raise();
        QTRY_VERIFY(!dock->widget()->visibleRegion().isEmpty());
        for (QToolButton* section : dock->findChildren<QToolButton*>()) {
            if (!section->property("section").toBool() || section->isHidden()) continue;
            section->click();
            look(where + QLatin1Char(' ') + section->objectName());
        }
        dock->close();
        test.window.findChild<Actions*>()->largeChart->trigger();
        look(where + QStringLiteral(", large chart"));
        test.window.findChild<Actions*>()->largeChart->trigger();
    }
    QVERIFY2(troubles.isEmpty(),
             qPrintable(QStringLiteral("%1 troubles, as listed above").arg(troubles.size())));
}

// Covers dialogs, tables, menus and a lesson in all its states.
void FittingTexts::everyDialogFits() {
    QFETCH(QString, code);
    QFETCH(double, type);
    language::choose(code);
    WindowUnderTest test;
    QVERIFY(test.show(smallScreen));
    test.window.viewing().setTextSize(static_cast<int>(100 * type));
    QVERIFY(settles(test.window));
    test.window.resize(smallScreen);
    QStringList troubles;
    const auto look = [&](QWidget& at, const QString& where) {
        QStringList found = lastingTroublesOf(at);
        // The window has the size of a small screen; dialogs use the real screen.
        const QSize max = &at == &test.window ? smallScreen : at.screen()->availableSize();
        const QSize min = at.minimumSizeHint();
        if (at.width() > max.width() || at.height() > max.height() || min.width() > smallScreen.width() ||
            min.height() > smallScreen.height())
            found << QStringLiteral("%1 x %2, at least %3 x %4, is larger than the screen")
                         .arg(at.width())
                         .arg(at.height())
                         .arg(min.width())
                         .arg(min.height());
        if (&at == &test.window) at.resize(smallScreen);
        for (const QString& trouble : found) {
            troubles << where + QStringLiteral(": ") + trouble;
            qInfo("%s", qPrintable(troubles.back()));
        }
    };
    const Actions& a = *test.window.findChild<Actions*>();
    const auto& records = *test.window.findChild<RecordActions*>();
    for (QAction* opens :
         {a.browse, a.lessons, a.keys, a.about, a.settings, records.savePicture, records.film}) {
        const QString name = opens->text();
        opens->trigger();
        QPointer<QDialog> dialog;
        const auto isOpen = [&] {
            for (QDialog* each : test.window.findChildren<QDialog*>())
                if (each->isVisible()) dialog = each;
            return !dialog.isNull();
        };
        QTRY_VERIFY2(isOpen(), qPrintable(name));
        look(*dialog, name);
        dialog->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QMenu& charts = *records.charts;
    charts.popup(test.window.mapToGlobal(QPoint(100, 100)));
    QTRY_VERIFY(charts.isVisible());
    look(charts, charts.title());
    charts.close();
    for (const QToolButton* button : test.window.findChildren<QToolButton*>()) {
        QMenu* menu = button->menu();
        if (!menu || !button->isVisible() || menu->isEmpty()) continue;
        menu->popup(test.window.mapToGlobal(QPoint(100, 100)));
        QTRY_VERIFY(menu->isVisible());
        look(*menu, QStringLiteral("menu of ") + button->accessibleName());
        menu->close();
    }
    a.largeChart->trigger();
    look(test.window, QStringLiteral("large chart"));
    a.largeChart->trigger();

    test.window.openLesson(QStringLiteral("resonance"));
    LessonRun& lesson = *test.window.findChild<LessonRun*>();
    for (const std::size_t step : {0, 4, 5}) {
        lesson.goTo(step);
        test.session.setPlaying(false);
        lesson.showHint();
        look(test.window, QStringLiteral("lesson, step %1").arg(step));
        if (step == 4) lesson.type(1.0); // right answer
        if (step == 5) lesson.choose(1); // wrong answer
        look(test.window, QStringLiteral("lesson, step %1, answered").arg(step));
    }
    test.window.setLocked(true);
    test.window.close(); // refused with a banner
    look(test.window, QStringLiteral("locked"));
    test.window.setLocked(false);
    QVERIFY2(troubles.isEmpty(),
             qPrintable(QStringLiteral("%1 troubles, as listed above").arg(troubles.size())));
}

// The class in all its states, with its dialogs.
void FittingTexts::classViewsFit() {
    QFETCH(QString, code);
    QFETCH(double, type);
    language::choose(code);
    WindowUnderTest test;
    QVERIFY(test.show(smallScreen));
    test.window.viewing().setTextSize(static_cast<int>(100 * type));
    QVERIFY(settles(test.window));
    test.window.resize(smallScreen);
    QStringList troubles;
    const auto look = [&](QWidget& at, const QString& where) {
        QStringList found = lastingTroublesOf(at);
        const QSize min = at.minimumSizeHint();
        if (min.width() > smallScreen.width() || min.height() > smallScreen.height())
            found << QStringLiteral("%1 x %2 is larger than the screen").arg(min.width()).arg(min.height());
        for (const QString& trouble : found) {
            troubles << where + QStringLiteral(": ") + trouble;
            qInfo("%s", qPrintable(troubles.back()));
        }
    };
    const auto action = [&test](const char* name) {
        return test.window.findChild<QAction*>(QLatin1String(name));
    };
    const auto lookAtDialog = [&](QAction* opens, const char* name) {
        opens->trigger();
        QPointer<QDialog> dialog = test.window.findChild<QDialog*>(QLatin1String(name));
        QVERIFY(dialog && dialog->isVisible());
        look(*dialog, QLatin1String(name));
        dialog->close();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    lookAtDialog(action("openClass"), "openClassDialog");
    test.window.openClass(ClassServerSettings{"127.0.0.1", 0, {"class.localhost"}, false});
    auto* phones = test.window.findChild<ClassActions*>();
    // One student has joined and sent a point.
    const auto change = [&](const std::function<void(Classroom&)>& what) {
        phones->phones().changeClass(what);
    };
    change([](Classroom& room) {
        const int student = std::get<int>(room.join(room.code(), "", 0.0));
        (void)room.addPoint(student, {1.0, 14.2, 12, {}, {}});
    });
    QTRY_VERIFY(phones->phones().view().studentsWithPoints() == 1);
    const std::pair<QAction*, Activity> activities[] = {{phones->ownString, Activity::OwnString},
                                                        {phones->oneString, Activity::OneString},
                                                        {phones->vote, Activity::Vote}};
    for (const auto& [begins, activity] : activities) {
        begins->trigger();
        QTRY_COMPARE(phones->phones().view().activity, activity);
        test.session.setPlaying(false);
        look(test.window, QStringLiteral("class ") + begins->objectName());
    }
    // Selects the longest question.
    auto* questions = test.window.findChild<QComboBox*>(QStringLiteral("questions"));
    int longest = 0;
    for (int i = 0; i < questions->count(); ++i)
        if (questions->itemData(i, Qt::ToolTipRole).toString().size() >
            questions->itemData(longest, Qt::ToolTipRole).toString().size())
            longest = i;
    questions->setCurrentIndex(longest);
    test.window.findChild<QPushButton*>(QStringLiteral("askQuestion"))->click();
    QTRY_VERIFY(phones->phones().view().question);
    look(test.window, QStringLiteral("class, a question"));
    phones->ownString->trigger();
    QTRY_VERIFY(phones->phones().view().activity == Activity::OwnString);
    phones->hide->trigger();
    QTRY_VERIFY(phones->phones().view().isHidden);
    look(test.window, QStringLiteral("class, hidden chart"));
    phones->hide->trigger();
    lookAtDialog(phones->students, "studentsDialog");
    lookAtDialog(phones->typeCode, "typeCodeDialog");
    lookAtDialog(phones->clear, "clearQuestion");
    lookAtDialog(phones->end, "closeClassQuestion");
    phones->menu()->popup(test.window.mapToGlobal(QPoint(100, 10)));
    QTRY_VERIFY(phones->menu()->isVisible());
    look(*phones->menu(), QStringLiteral("menu of the class"));
    phones->menu()->close();
    // Without a network address, advice replaces the QR code.
    phones->phones().close();
    test.window.openClass(ClassServerSettings{"127.0.0.1", 0, {}, false});
    look(test.window, QStringLiteral("class in no network"));
    QVERIFY2(troubles.isEmpty(),
             qPrintable(QStringLiteral("%1 troubles, as listed above").arg(troubles.size())));
}

void FittingTexts::unsavedWorkOfferFits() {
    QFETCH(QString, code);
    QFETCH(double, type);
    language::choose(code);
    WindowUnderTest test;
    QVERIFY(test.show(smallScreen));
    test.window.viewing().setTextSize(static_cast<int>(100 * type));
    test.session.setPlaying(false);
    // Unsaved work of other programs, with titles of maximum length.
    QTemporaryDir left;
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        Experiment work = defaultExperiment(scene);
        work.title = std::string(100, 'w');
        const QString place =
            QStringLiteral("%1-89ab-cdef-0123-456789abcdef-%2.seiche")
                .arg(static_cast<int>(scene), 8, 16, QLatin1Char('0'))
                .arg(scene == SceneKind::String ? QStringLiteral("string") : QStringLiteral("pool"));
        FileError trouble;
        QVERIFY(writeExperimentFile(work, left.filePath(place), trouble));
    }
    Recovery recovery(test.session, test.window.documents(), left.path());
    test.window.offer(recovery);
    auto* notice = test.child<QWidget>("recoveryNotice");
    QTRY_VERIFY(notice->isVisible());
    test.window.resize(smallScreen);
    const auto fits = [](QWidget& at) {
        const QStringList troubles = lastingTroublesOf(at);
        for (const QString& trouble : troubles) qInfo("%s", qPrintable(trouble));
        const QSize min = at.minimumSizeHint();
        if (min.width() > smallScreen.width() || min.height() > smallScreen.height())
            qInfo("needs %d x %d", min.width(), min.height());
        return troubles.isEmpty() && min.boundedTo(smallScreen) == min;
    };
    QVERIFY(fits(test.window));
    test.child<QPushButton>("chooseWork")->click();
    QPointer<QDialog> choice = test.child<QDialog>("recoveryDialog");
    QVERIFY(choice);
    QTRY_VERIFY(choice->isVisible());
    QVERIFY(fits(*choice));
    QVERIFY(choice->width() <= smallScreen.width() && choice->height() <= smallScreen.height());
    choice->reject();
}

SEICHE_WINDOW_TEST(QApplication, FittingTexts)
#include "tst_fitting_texts.moc"
