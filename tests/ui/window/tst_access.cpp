// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "contrast.h"
#include "lessons/lesson_run.h"
#include "pages/theory_page.h"
#include "painted_texts.h"
#include "phones/class_actions.h"
#include "theme/theme.h"
#include "ticks.h"
#include "widgets/chart.h"
#include "widgets/value_row.h"
#include "window/banner.h"
#include "window/presenter_marks.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>

#include <cmath>
#include <map>
#include <utility>

using namespace seiche;

class Access : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() {
        Theme::current().setReducedMotion(false);
        asAtTheFirstStart();
    }
    void themeColoursHaveContrast_data();
    void themeColoursHaveContrast();
    void everyPaintedTextHasContrast_data() { themeColoursHaveContrast_data(); }
    void everyPaintedTextHasContrast();
    void curvesDifferByDashPattern();
    void focusableWidgetsHaveNameAndRole();
    void chartsHaveDescriptionAndTable();
    void sliderShowsRealValue();
    void transportReportsSpeedAndState();
    void canvasAcceptsTapAndShowsStep();
    void timelineIsSliderInSeconds();
    void textSizeIsStored();
    void reducedMotionStopsFading();
    void projectorChoosesScreen();
    void projectorSurvivesScreenChanges();
    void projectorShowsOpenedPanel();
    void projectorShowsPointerAndKeys();
};

void Access::themeColoursHaveContrast_data() {
    QTest::addColumn<int>("look");
    QTest::addColumn<double>("min");
    QTest::newRow("dark") << static_cast<int>(Look::Dark) << 4.5;
    QTest::newRow("light") << static_cast<int>(Look::Light) << 4.5;
    QTest::newRow("projector") << static_cast<int>(Look::Projector) << 7.0;
    QTest::newRow("projector in daylight") << static_cast<int>(Look::BrightProjector) << 5.0;
}

void Access::themeColoursHaveContrast() {
    QFETCH(int, look);
    QFETCH(double, min);
    const Tokens& t = tokensOf(static_cast<Look>(look));
    QStringList weak;
    const auto check = [&](const char* what, const QColor& ink, const QColor& paper) {
        const double found = contrast(ink, paper);
        if (found < min)
            weak << QStringLiteral("%1: %2 on %3 is %4")
                        .arg(QLatin1String(what), ink.name(), paper.name())
                        .arg(found);
    };
    for (const QColor& paper : {t.canvas, t.window, t.card, t.field}) {
        check("text", t.text, paper);
        check("quiet text", t.quiet, paper);
        check("warning", t.limit, paper);
        check("unstable", t.unstable, paper);
        for (const TraceStyle& style : allTraces) check("curve", t.of(style.value), paper);
    }
    // Lines and areas that carry information.
    for (const QColor& line : {t.mark, t.envelope}) QVERIFY(contrast(line, t.canvas) >= 3.0);
    check("text on the chosen", t.text, t.soft);
    check("text on the accent", t.onMain, t.main);
    for (const QColor& chip : {t.chipStable, t.chipLimit, t.chipUnstable})
        if (chip.alpha() > 0) check("text on a chip", t.text, chip);
    QVERIFY2(weak.isEmpty(), qPrintable(weak.join(QLatin1Char('\n'))));
    // Checks the formula itself: black on white is 21.
    QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21.0) < 1e-9);
}

// Compares the colour of each painted text with the most frequent colour behind it.
void Access::everyPaintedTextHasContrast() {
    QFETCH(int, look);
    QFETCH(double, min);
    WindowUnderTest test;
    QVERIFY(test.show());
    if (static_cast<Look>(look) == Look::BrightProjector) test.window.viewing().setLook(Look::Light);
    if (static_cast<Look>(look) == Look::Projector || static_cast<Look>(look) == Look::BrightProjector)
        test.window.setProjector(true);
    else Theme::current().set(static_cast<Look>(look));
    QStringList weak;
    int seen = 0;
    const auto lookAt = [&](const QString& where) {
        QVERIFY2(settles(test.window), qPrintable(where));
        const QImage screen = test.window.grab().toImage();
        const double dots = screen.devicePixelRatio();
        for (QWidget* widget : test.window.findChildren<QWidget*>()) {
            // Disabled widgets may be faint.
            if (!widget->isVisible() || widget->isWindow() || !widget->isEnabled()) continue;
            const QPoint origin = widget->mapTo(&test.window, QPoint(0, 0));
            const QRect shown = widget->visibleRegion().boundingRect().translated(origin);
            for (const PaintedText& text : textsOf(*widget)) {
                const QRect ink = text.ink.translated(origin).toAlignedRect();
                if (!shown.contains(ink) || ink.width() < 4) continue;
                std::map<QRgb, int> colours;
                const QRect dotted(ink.adjusted(-2, -2, 2, 2).topLeft() * dots,
                                   ink.adjusted(-2, -2, 2, 2).size() * dots);
                const QRect inside = dotted & screen.rect();
                for (int y = inside.top(); y <= inside.bottom(); ++y)
                    for (int x = inside.left(); x <= inside.right(); ++x)
                        ++colours[screen.pixel(x, y) | 0xff000000u];
                const auto max =
                    std::ranges::max_element(colours, {}, [](const auto& each) { return each.second; });
                if (max == colours.end()) continue;
                const QColor paper(max->first);
                const float a = text.colour.alphaF();
                const auto over = [a](float top, float below) { return a * top + (1 - a) * below; };
                const QColor inked = QColor::fromRgbF(over(text.colour.redF(), paper.redF()),
                                                      over(text.colour.greenF(), paper.greenF()),
                                                      over(text.colour.blueF(), paper.blueF()));
                // In bold letters the ink itself can be the most frequent colour.
                if (paper.rgb() == inked.rgb()) continue;
                // WCAG requires only 3 : 1 for an icon.
                const double wanted = text.text == QStringLiteral("●") ? 3.0 : min;
                ++seen;
                if (const double found = contrast(inked, paper); found < wanted)
                    weak << QStringLiteral("%1: %2 \"%3\": %4 on %5 is %6")
                                .arg(where, widget->objectName(), text.text, inked.name(), paper.name())
                                .arg(found);
            }
        }
    };
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        for (QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
            if (dock->objectName() == QLatin1String("lessonPanelDock")) continue;
            dock->show();
            dock->raise();
            lookAt(dock->objectName());
        }
    }
    test.session.show(SceneKind::Pool);
    test.session.setComparison(Scheme::Euler, true);
    lookAt(QStringLiteral("two pools"));
    test.session.setComparison(Scheme::Euler, false);
    for (const char* section : {"start", "code"}) {
        QTest::keyClick(&test.window, Qt::Key_3, Qt::ControlModifier);
        test.window.findChild<TheoryPage*>()->showSection(QLatin1String(section));
        lookAt(QLatin1String(section));
    }
    test.window.openClass(ClassServerSettings{"127.0.0.1", 0, {"class.localhost"}, false});
    auto& phones = *test.window.findChild<ClassActions*>();
    phones.phones().changeClass([](Classroom& room) {
        for (int i = 0; i < 16; ++i)
            (void)room.addPoint(std::get<int>(room.join(room.code(), "", 0.0)), {1.0, 1.0 + i, 12, {}, {}});
    });
    QTRY_COMPARE(phones.phones().view().studentsWithPoints(), 16);
    lookAt(QStringLiteral("class"));
    phones.vote->trigger();
    QTRY_VERIFY(test.window.findChild<QWidget*>(QStringLiteral("votePage"))->isVisible());
    test.window.findChild<QPushButton*>(QStringLiteral("askQuestion"))->click();
    QTRY_VERIFY(phones.phones().view().question);
    phones.phones().changeClass([](Classroom& room) { room.reveal(); });
    QTRY_VERIFY(phones.phones().view().isRevealed);
    lookAt(QStringLiteral("vote"));
    phones.phones().close();
    QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
    test.window.openLesson(QStringLiteral("resonance"));
    auto& lesson = *test.window.findChild<LessonRun*>();
    for (const std::size_t step : {0, 4, 5}) {
        lesson.goTo(step);
        lesson.showHint();
        if (step == 4) lesson.type(1.0); // right answer
        if (step == 5) lesson.choose(1); // wrong answer
        lookAt(QStringLiteral("lesson %1").arg(step));
    }
    test.window.setLocked(true);
    test.window.close();
    lookAt(QStringLiteral("locked"));
    test.window.setLocked(false);
    weak.removeDuplicates();
    QVERIFY(seen > 300);
    QVERIFY2(weak.isEmpty(), qPrintable(weak.join(QLatin1Char('\n'))));
}

void Access::curvesDifferByDashPattern() {
    std::vector<QList<qreal>> patterns;
    for (const TraceStyle& style : allTraces) {
        const QList<qreal> pattern = Theme::current().pen(style.value).dashPattern();
        for (const QList<qreal>& other : patterns) QVERIFY(pattern != other);
        patterns.push_back(pattern);
    }
}

void Access::focusableWidgetsHaveNameAndRole() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QStringList nameless;
    int seen = 0;
    const auto look = [&] {
        QVERIFY(settles(test.window));
        for (QWidget* widget : test.window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) continue;
            // Scroll areas only contain others and never take the focus.
            if (qobject_cast<QScrollArea*>(widget)) continue;
            ++seen;
            const QAccessibleInterface* known = QAccessible::queryAccessibleInterface(widget);
            if (!known || known->text(QAccessible::Name).isEmpty() || known->role() == QAccessible::NoRole)
                nameless << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                        widget->objectName());
            // The selected text is the accessible value and not the name.
            const auto* list = qobject_cast<QComboBox*>(widget);
            if (known && list && !list->currentText().isEmpty() &&
                (known->role() != QAccessible::ComboBox ||
                 known->text(QAccessible::Name) == list->currentText() ||
                 known->text(QAccessible::Value) != list->currentText()))
                nameless << QStringLiteral("list %1: %2").arg(widget->objectName(), list->currentText());
        }
    };
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        for (QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
            dock->show();
            dock->raise();
            look();
        }
    }
    test.window.openClass(ClassServerSettings{"127.0.0.1", 0, {}, false});
    auto& phones = *test.window.findChild<ClassActions*>();
    const std::pair<QAction*, Activity> activities[] = {{phones.ownString, Activity::OwnString},
                                                        {phones.oneString, Activity::OneString},
                                                        {phones.vote, Activity::Vote}};
    for (const auto& [action, activity] : activities) {
        action->trigger();
        QTRY_COMPARE(phones.phones().view().activity, activity);
        look();
    }
    for (QAction* opens : {phones.students, phones.typeCode}) {
        opens->trigger();
        look();
    }
    nameless.removeDuplicates();
    QVERIFY(seen > 60);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void Access::chartsHaveDescriptionAndTable() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setComparison(Scheme::Euler, true);
    test.session.tap();
    int seen = 0;
    for (QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QVERIFY(settles(test.window));
        for (Chart* chart : dock->findChildren<Chart*>()) {
            if (!chart->isVisible()) continue;
            ++seen;
            const QAccessibleInterface* known = QAccessible::queryAccessibleInterface(chart);
            QVERIFY(known);
            QCOMPARE(known->role(), QAccessible::Chart);
            QVERIFY2(!chart->accessibleName().isEmpty(), qPrintable(chart->objectName()));
            QVERIFY2(!chart->accessibleDescription().isEmpty(), qPrintable(chart->objectName()));
            const Chart::Table table = chart->table();
            for (const auto& row : table.rows)
                QCOMPARE(static_cast<qsizetype>(row.size()), table.columns.size());
        }
    }
    QVERIFY(seen >= 4);
    test.window.openClass(ClassServerSettings{"127.0.0.1", 0, {}, false});
    const auto* chart = test.window.findChild<Chart*>(QStringLiteral("classChart"));
    const QAccessibleInterface* known =
        QAccessible::queryAccessibleInterface(test.window.findChild<Chart*>(QStringLiteral("classChart")));
    QCOMPARE(known->role(), QAccessible::Chart);
    QVERIFY(!chart->accessibleName().isEmpty() && !chart->accessibleDescription().isEmpty());
}

void Access::sliderShowsRealValue() {
    WindowUnderTest test;
    QVERIFY(test.show());
    ValueRow* k = test.child<ValueRow>("k");
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(k->slider());
    QVERIFY(known);
    QCOMPARE(known->role(), QAccessible::Slider);
    QAccessibleValueInterface* value = known->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 1.0);
    value->setCurrentValue(0.8);
    QCOMPARE(test.session.settings().rule.k, 0.8);
    QCOMPARE(value->currentValue().toDouble(), 0.8);
    QVERIFY(value->minimumValue().toDouble() < value->maximumValue().toDouble());
    value->setCurrentValue(1e9); // stops at the stability limit once
    QCOMPARE(value->currentValue().toDouble(), *k->slider()->mark());
    value->setCurrentValue(1e9); // limited to the slider range
    QCOMPARE(value->currentValue(), value->maximumValue());
}

void Access::transportReportsSpeedAndState() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QAccessibleInterface* speed = QAccessible::queryAccessibleInterface(test.child<QWidget>("speedSlider"));
    QVERIFY(speed && speed->valueInterface());
    QCOMPARE(speed->valueInterface()->currentValue().toDouble(), 1.0);
    QVERIFY(speed->text(QAccessible::Value).startsWith(QChar(0xd7)));
    speed->valueInterface()->setCurrentValue(0.25);
    QVERIFY(std::abs(test.session.speed() - 0.25) < 0.01);
    QVERIFY(speed->text(QAccessible::Value).contains(QStringLiteral("0.25")));
    speed->valueInterface()->setCurrentValue(1e9);
    QCOMPARE(speed->valueInterface()->currentValue(), speed->valueInterface()->maximumValue());

    QAccessibleInterface* play = QAccessible::queryAccessibleInterface(test.child<QWidget>("playButton"));
    QVERIFY(play && play->actionInterface());
    QCOMPARE(play->role(), QAccessible::Button);
    QVERIFY(!play->state().checkable);
    QCOMPARE(play->text(QAccessible::Name), QStringLiteral("Pause"));
    play->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(!test.session.isPlaying());
    QCOMPARE(play->text(QAccessible::Name), QStringLiteral("Play"));
}

void Access::canvasAcceptsTapAndShowsStep() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    QAccessibleInterface* known = QAccessible::queryAccessibleInterface(canvas);
    QVERIFY(known);
    QCOMPARE(known->role(), QAccessible::Canvas);
    const std::size_t before = test.session.run().log().size();
    QVERIFY(known->actionInterface());
    known->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(test.session.run().log().size(), before + 1);
    const QString frame = QLocale().toString(qlonglong{test.session.run().frame()});
    QVERIFY(known->text(QAccessible::Description).contains(QStringLiteral("Step %1").arg(frame)));
}

void Access::timelineIsSliderInSeconds() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    test.session.restart();
    for (int i = 0; i < 500; ++i) test.session.step();
    const double end = test.session.run().seconds();
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(test.child<QWidget>("timeline"));
    QVERIFY(face);
    QCOMPARE(face->role(), QAccessible::Slider);
    QAccessibleValueInterface* value = face->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->minimumValue().toDouble(), 0.0);
    QCOMPARE(value->maximumValue().toDouble(), end);
    QCOMPARE(value->currentValue().toDouble(), end);
    QVERIFY(face->text(QAccessible::Value).contains(QLocale().toString(end, 'f', 2)));
    value->setCurrentValue(end / 2);
    QTRY_VERIFY(!test.session.isSeeking());
    QVERIFY(std::abs(value->currentValue().toDouble() - end / 2) <=
            1.0 / test.session.settings().stepsPerSecond);
    QCOMPARE(value->maximumValue().toDouble(), end); // later steps are still recorded
    value->setCurrentValue(1e300);
    QTRY_COMPARE(value->currentValue().toDouble(), end);
}

void Access::textSizeIsStored() {
    {
        WindowUnderTest test;
        QVERIFY(test.show());
        const int before = test.child<QLabel>("timeLabel")->fontMetrics().height();
        test.window.viewing().setTextSize(200);
        QCOMPARE(Theme::current().scale(), 2.0);
        QTRY_VERIFY(test.child<QLabel>("timeLabel")->fontMetrics().height() > before);
        test.window.close();
    }
    Theme::current().set(Look::Dark);
    WindowUnderTest again;
    QVERIFY(again.show());
    QCOMPARE(Theme::current().scale(), 2.0);
    QCOMPARE(again.window.viewing().textSize(), 200);
    again.window.viewing().setTextSize(100);
    QCOMPARE(Theme::current().scale(), 1.0);
}

void Access::reducedMotionStopsFading() {
    WindowUnderTest test;
    QVERIFY(test.show());
    // A tapped string leaves an envelope; half a second later the string is elsewhere.
    test.session.setPlaying(false);
    test.session.tap();
    for (int i = 0; i < 400; ++i) test.session.step();
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    const auto colours = [&] {
        const QImage picture = canvas->grab().toImage();
        int faint = 0;
        const QRgb empty = Theme::current().tokens().canvas.rgb();
        for (int y = 0; y < picture.height(); y += 2)
            for (int x = 0; x < picture.width(); x += 2) faint += picture.pixel(x, y) != empty ? 1 : 0;
        return faint;
    };
    // The flash of the tap changes the picture until it ends.
    QImage seen;
    const auto isStill = [&] {
        const QImage before = std::exchange(seen, canvas->grab().toImage());
        return seen == before;
    };
    QVERIFY(QTest::qWaitFor(isStill, patience));
    const int withEnvelope = colours();
    test.window.viewing().setMotionReduced(true);
    QVERIFY(Theme::current().prefersReducedMotion());
    // The envelope stays because it is information.
    QVERIFY(colours() > 0.9 * withEnvelope);
    test.session.tap();
    QVERIFY(colours() < 1.05 * withEnvelope); // no flash
    QVERIFY(waitForTicks(4));
    QVERIFY(colours() < 1.05 * withEnvelope);
    test.window.close();
    Theme::current().setReducedMotion(false);
    WindowUnderTest again;
    QVERIFY(Theme::current().prefersReducedMotion()); // stored
}

void Access::projectorChoosesScreen() {
    const QStringList two{QStringLiteral("LAPTOP"), QStringLiteral("BEAMER")};
    const QString none, laptop = two[0], beamer = two[1];
    // By default the projector uses the screen without the window.
    QCOMPARE(projectorScreen(two, none, laptop), beamer);
    QCOMPARE(projectorScreen(two, none, beamer), laptop);
    QCOMPARE(projectorScreen({laptop}, none, laptop), laptop);
    QCOMPARE(projectorScreen(two, laptop, laptop), laptop);
    QCOMPARE(projectorScreen(two, beamer, laptop), beamer);
    // If the chosen screen is unplugged, the window's screen or any other is used.
    QCOMPARE(projectorScreen({laptop}, beamer, laptop), laptop);
    QCOMPARE(projectorScreen({laptop}, beamer, beamer), laptop);
    QCOMPARE(projectorScreen({}, beamer, laptop), laptop);
}

void Access::projectorSurvivesScreenChanges() {
    WindowUnderTest test;
    QVERIFY(test.show());
    Viewing& viewing = test.window.viewing();
    viewing.setProjectorScreen(QStringLiteral("a beamer that is not plugged in"));
    viewing.setProjector(true);
    QTRY_VERIFY(test.window.isFullScreen());
    // Simulates that one screen is unplugged and another is plugged in.
    emit qApp->screenRemoved(test.window.screen());
    emit qApp->screenAdded(test.window.screen());
    QCoreApplication::sendPostedEvents(&viewing); // delivers the change of screens
    QVERIFY(viewing.isProjector());
    QTRY_VERIFY(test.window.isFullScreen());
    QTRY_COMPARE(test.window.size(), test.window.screen()->size());
    QTRY_VERIFY(test.window.isVisible());
    QCOMPARE(Theme::current().currentLook(), Look::Projector);
    QCOMPARE(viewing.chosenScreen(),
             QStringLiteral("a beamer that is not plugged in")); // kept until it is plugged in
    const double usual = Theme::current().scale();
    QVERIFY(14.0 * usual >= test.window.height() / 32.0);
    viewing.setProjectorType(150);
    QCOMPARE(Theme::current().scale(), 1.5 * usual);
    viewing.setProjector(false);
    QTRY_VERIFY(!test.window.isFullScreen());
    QCOMPARE(Theme::current().scale(), 1.0);
}

void Access::projectorShowsOpenedPanel() {
    WindowUnderTest test;
    QVERIFY(test.show());
    const QList<QDockWidget*> docks = test.window.findChildren<QDockWidget*>();
    const auto open = [&] {
        QStringList names;
        for (const QDockWidget* dock : docks)
            if (!dock->isHidden()) names << dock->objectName();
        return names;
    };
    const QStringList before = open();
    QVERIFY(before.size() > 1);
    test.window.setProjector(true);
    QCOMPARE(open().size(), 1);
    for (QDockWidget* dock : docks)
        if (dock->isHidden() && dock->toggleViewAction()->isEnabled()) {
            dock->toggleViewAction()->trigger();
            QVERIFY(open().contains(dock->objectName()));
            // If both panels do not fit, the older panel closes and the new panel stays.
            QVERIFY(settles(test.window));
            QVERIFY(open().contains(dock->objectName()));
        }
    test.window.setProjector(false);
    QCOMPARE(open(), before);
}

void Access::projectorShowsPointerAndKeys() {
    WindowUnderTest test;
    QVERIFY(test.show());
    auto* halo = test.child<QWidget>("pointerHalo");
    auto* keys = test.child<QLabel>("pressedKeys");
    QVERIFY(halo && keys && halo->testAttribute(Qt::WA_TransparentForMouseEvents));
    QTest::keyClick(&test.window, Qt::Key_P);
    QVERIFY(keys->isHidden()); // shown only on a projector
    test.window.setProjector(true);
    QTRY_VERIFY(test.window.isFullScreen());
    QWidget* canvas = test.child<QWidget>("stringCanvas");
    int moves = 0;
    const auto follows = [&] {
        // The window may still be growing, so the pointer moves again.
        const QPoint at(200 + ++moves % 2, 150);
        QCursor::setPos(canvas->mapToGlobal(at));
        QCoreApplication::processEvents();
        return halo->isVisible() &&
               (halo->geometry().center() - canvas->mapTo(&test.window, at)).manhattanLength() < 5;
    };
    QTRY_VERIFY(follows());
    QTest::keyClick(&test.window, Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(keys->text(), QStringLiteral("Ctrl+R"));
    QVERIFY(keys->isVisible());
    // In the bottom line, off the string and its hint.
    const QRect wave = test.child<StringCanvas>("stringCanvas")->scale().room().toAlignedRect();
    QVERIFY(!keys->geometry().intersects(wave.translated(canvas->mapTo(&test.window, QPoint()))));
    QVERIFY(test.window.rect().contains(keys->geometry()));
    QTRY_VERIFY(keys->isHidden()); // after a delay
    QTRY_VERIFY(halo->isHidden()); // the pointer rests
    test.window.viewing().setMarksShown(false);
    QTest::keyClick(&test.window, Qt::Key_P);
    QVERIFY(keys->isHidden());
    test.window.setProjector(false);
    QVERIFY(halo->isHidden());
}

SEICHE_WINDOW_TEST(QApplication, Access)
#include "tst_access.moc"
