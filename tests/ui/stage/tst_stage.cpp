// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"
#include "window_under_test.h"

#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "files/lessons.h"
#include "lessons/lesson_run.h"
#include "objects/tool_palette.h"
#include "share.h"
#include "stage/card_dock.h"
#include "stage/stage.h"
#include "window/viewing.h"

#include <QAbstractButton>
#include <QChartView>
#include <QDockWidget>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <functional>

using namespace seiche;

// The window on a projector, as seen by a class.
class StageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void everyLessonStepFits_data();
    void everyLessonStepFits();
    void lessonPanelFitsSmallScreen_data();
    void lessonPanelFitsSmallScreen();
    void textStaysAfterRightAnswer();
    void canvasFillsWindow();
    void textIsReadableFromLastRow_data();
    void textIsReadableFromLastRow();
    void panelsDoNotCoverString();
    void panelLayoutSettles();
    void panelsCanBeMovedFoldedAndHidden();
    void leavingProjectorRestoresLayout_data();
    void leavingProjectorRestoresLayout();
    void projectorFollowsLightAndDark();
    void toolsHideAndReappear();
    void largeChartFillsWindow();
    void largeChartIsNotCovered();
    void toolsAndObjectsAreNotCovered_data();
    void toolsAndObjectsAreNotCovered();
    void poolIconsAreNotCovered_data() { toolsAndObjectsAreNotCovered_data(); }
    void poolIconsAreNotCovered();
};

namespace {

/// Returns one language for a share of the cases, otherwise all.
QStringList languages() { return isShared() ? QStringList{QStringLiteral("pseudo")} : language::available(); }

/// Shows the window on a projector of this size.
void project(WindowUnderTest& test, QSize size) {
    test.window.setProjector(true);
    test.window.setWindowState(Qt::WindowNoState);
    test.window.resize(size);
    QVERIFY(QTest::qWaitFor([&] { return test.window.size() == size; }, patience));
    QCoreApplication::processEvents();
}

/// A lesson on a projector of the given size.
struct LessonOnStage : WindowUnderTest {
    LessonOnStage(const char* lesson, QSize size) {
        QVERIFY(show());
        window.openLesson(QString::fromLatin1(lesson));
        project(*this, size);
    }

    QRect placeOf(const QWidget* widget) const { return {widget->mapTo(&window, QPoint()), widget->size()}; }
    /// Shows the tools at the lower edge and waits until the panel avoids them.
    void callTools() {
        QCursor::setPos(window.mapToGlobal(QPoint(window.width() / 2, window.height() - 8)));
        QTRY_VERIFY(tools->isVisible());
        QTRY_VERIFY(!placeOf(card).intersects(placeOf(tools)));
    }

    const CardDock* card = child<CardDock>("lessonPanelDock");
    const QWidget* tools = child<QWidget>("stageTools");
    LessonRun* run = window.findChild<LessonRun*>();
};

/// Returns the minimum height between ceiling and floor, relative to the picture: 38 % beside a task
/// and a panel in English. Choices, third panels, longer words and narrow pictures need more room.
double minHeightOfWave(const WindowUnderTest& test) {
    const Stage* stage = test.window.findChild<Stage*>();
    const QList<CardDock*> all = stage->findChildren<CardDock*>();
    const auto cards = std::ranges::count_if(all, [](const CardDock* card) { return card->isVisible(); });
    const auto* options = test.window.findChild<QWidget*>(QStringLiteral("lessonOption1"));
    if (cards > 2 || (options && options->isVisible())) return 0.17;
    const bool isNarrow = test.window.width() < 1280;
    if (language::chosen() != QLatin1String("en")) return isNarrow ? 0.3 : 0.36;
    return isNarrow ? 0.36 : 0.38;
}

/// Returns the layout problems of the panels. If `clear`, panels must not cover the wave.
QStringList problemsOf(const WindowUnderTest& test, bool clear) {
    QStringList problems;
    const QWidget* stage = test.window.findChild<Stage*>();
    const auto* canvas = test.window.findChild<StringCanvas*>(QStringLiteral("stringCanvas"));
    clear &= canvas->isVisible();
    const StringScale scale = canvas->scale();
    const QRectF wave = clear ? scale.room() : QRectF();
    const double high = (scale.y(-scale.ceiling()) - scale.y(scale.ceiling())) / canvas->height();
    if (clear && high < minHeightOfWave(test))
        problems << QStringLiteral("the wave has %1 of the height").arg(high);
    for (const CardDock* card : stage->findChildren<CardDock*>()) {
        if (!card->isVisible()) continue;
        const QString name = card->panel()->objectName();
        if (wave.intersects(QRectF(card->geometry())))
            problems
                << name + QStringLiteral(" covers the wave by %1").arg(card->geometry().bottom() - wave.top());
        if (!stage->rect().contains(card->geometry())) problems << name + QStringLiteral(" leaves the picture");
        for (const QScrollBar* bar : card->findChildren<QScrollBar*>())
            if (bar->isVisible() && bar->orientation() == Qt::Vertical)
                problems << name + QStringLiteral(" scrolls by %1").arg(bar->maximum());
        const QWidget* panel = card->panel();
        if (panel->isVisible() && panel->height() > panel->parentWidget()->height())
            problems << name + QStringLiteral(" is cut by %1")
                                   .arg(panel->height() - panel->parentWidget()->height());
        for (const QLabel* label : card->findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty()) continue;
            const bool cut = label->wordWrap() ? label->height() < label->heightForWidth(label->width())
                                               : label->width() < label->sizeHint().width();
            if (cut) problems << name + QStringLiteral(" cuts “%1”").arg(label->text());
        }
        if (card->width() < card->minWidth())
            problems << name +
                            QStringLiteral(" is %1 wide and needs %2").arg(card->width()).arg(card->minWidth());
    }
    return problems;
}

/// Visits every step of every lesson. Returns the problems that remain after each layout has
/// settled.
QStringList problemsInLessons(WindowUnderTest& test, const std::function<QStringList()>& problems) {
    QStringList all;
    for (const BuiltInLesson& lesson : lessons()) {
        test.window.openLesson(QString::fromStdString(lesson.id));
        for (std::size_t step = 0; step < lesson.lesson.steps.size(); ++step) {
            if (step > 0) QTest::keyClick(&test.window, Qt::Key_PageDown);
            QStringList found;
            // The layout may need several passes, and the window may have to grow.
            for (const int pause : {30, 110, 110, 110, 110}) {
                const bool isStill = settles(test.window, pause);
                found = isStill ? problems() : QStringList{QStringLiteral("never comes to rest")};
                if (found.isEmpty() || !isStill) break;
            }
            for (const QString& problem : found)
                all << QStringLiteral("%1, step %2: %3")
                           .arg(QString::fromStdString(lesson.id))
                           .arg(step + 1)
                           .arg(problem);
        }
    }
    return all;
}

} // namespace

void StageTest::everyLessonStepFits_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    const QStringList codes = languages();
    const QSize narrowest(1024, 768);
    std::size_t cases = 0;
    for (const QString& code : codes)
        for (const int percent : {100, 150})
            for (const QSize size : {narrowest, QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)}) {
                if (!isInShare(cases++, 4)) continue;
                QTest::addRow("%s %dx%d %d %%", qPrintable(code), size.width(), size.height(), percent)
                    << code << size << percent;
            }
    if (isInShare(cases, 4))
        QTest::addRow("%s 3840x2160", qPrintable(codes.front())) << codes.front() << QSize(3840, 2160) << 100;
}

void StageTest::everyLessonStepFits() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, percent);
    language::choose(language);
    WindowUnderTest test;
    QVERIFY(test.show());
    test.window.viewing().setProjectorType(percent);
    project(test, size);
    // Large type may cover part of the wave.
    const bool clear = percent == 100;
    const QStringList problems = problemsInLessons(test, [&] { return problemsOf(test, clear); });
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

void StageTest::lessonPanelFitsSmallScreen_data() {
    QTest::addColumn<QString>("language");
    for (const QString& code : languages()) QTest::newRow(qPrintable(code)) << code;
}

void StageTest::lessonPanelFitsSmallScreen() {
    QFETCH(QString, language);
    language::choose(language);
    WindowUnderTest test;
    QVERIFY(test.show());
    // A 1366×768 screen without the title bar.
    test.window.resize(1366, 736);
    QTRY_COMPARE(test.window.size(), QSize(1366, 736));
    const auto* panel = test.child<QWidget>("lessonPanel");
    const QStringList problems = problemsInLessons(test, [panel] {
        const int cut = panel->height() - panel->parentWidget()->height();
        return cut > 0 ? QStringList{QStringLiteral("cut by %1").arg(cut)} : QStringList();
    });
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

// Either the introduction has room from the beginning, together with the praise, or it is behind the
// button of the panel.
void StageTest::textStaysAfterRightAnswer() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1900, 700}); // low, because the type follows the height
    auto* run = test.window.findChild<LessonRun*>();
    const auto texts = [&] {
        QStringList shown;
        for (const char* name : {"lessonText", "lessonTaskText"})
            if (const auto* label = test.child<QLabel>(name); label->isVisible()) shown << label->text();
        return shown;
    };
    int choices = 0, introductions = 0;
    for (const BuiltInLesson& lesson : lessons()) {
        test.window.openLesson(QString::fromStdString(lesson.id));
        for (std::size_t step = 0; step < lesson.lesson.steps.size(); ++step) {
            const std::optional<Check>& check = lesson.lesson.steps[step].check;
            const auto* choice = check ? partOf<check::Choice>(*check) : nullptr;
            if (!choice) continue;
            run->goTo(step);
            QVERIFY(settles(test.window));
            const QStringList before = texts();
            run->choose(choice->right);
            if (!run->isPassed(step)) continue; // needs more than the answer
            ++choices;
            introductions += before.size() > 1 ? 1 : 0;
            QVERIFY(settles(test.window));
            QCOMPARE(texts(), before);
        }
    }
    QVERIFY(choices > 10);
    QVERIFY(introductions > 0);
}

void StageTest::canvasFillsWindow() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1366, 768});
    for (const char* lesson : {"", "resonance", "slits"}) {
        if (*lesson) test.window.openLesson(QString::fromLatin1(lesson));
        for (const bool locked : {false, true}) {
            test.window.setLocked(locked);
            for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
                if (!locked && !*lesson) {
                    test.session.show(scene);
                    emit test.session.runReplaced();
                }
                const bool onString = test.session.scene() == SceneKind::String;
                auto* canvas = test.child<Canvas>(onString ? "stringCanvas" : "poolCanvas");
                QTRY_VERIFY(canvas->isVisible());
                QTRY_COMPARE(canvas->size(), test.window.size());
            }
        }
        test.window.setLocked(false);
    }
}

void StageTest::textIsReadableFromLastRow_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 768), QSize(1280, 800), QSize(1366, 768), QSize(1900, 1000)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void StageTest::textIsReadableFromLastRow() {
    QFETCH(QSize, size);
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, size);
    const double type = size.height() / 32.0, caption = size.height() / 40.0;
    QVERIFY(Theme::current().pen(Trace::Main, Theme::current().tokens().waveWidth).widthF() >=
            size.height() / 120.0);
    for (const char* lesson : {"resonance", "euler", "break", "slits"}) {
        test.window.openLesson(QString::fromLatin1(lesson));
        QVERIFY2(settles(test.window), lesson);
        for (const QWidget* widget : test.window.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            if (!widget->isVisible() || (!label && !button)) continue;
            if ((label ? label->text() : button->text()).isEmpty()) continue;
            const QVariant kind = widget->property("type");
            const bool isCaption = kind == QLatin1String("hint") || kind == QLatin1String("small");
            QVERIFY2(widget->font().pixelSize() >= (isCaption ? caption : type),
                     qPrintable(QStringLiteral("%1 in %2: %3 px")
                                    .arg(widget->objectName(), QLatin1String(lesson))
                                    .arg(widget->font().pixelSize())));
        }
        for (const QChartView* view : test.window.findChildren<QChartView*>()) {
            if (!view->isVisible()) continue;
            const QRectF plot = view->chart()->plotArea();
            QVERIFY2(plot.width() >= 0.3 * size.width() && plot.height() >= 0.16 * size.height(),
                     qPrintable(QStringLiteral("%1: %2 x %3")
                                    .arg(QLatin1String(lesson))
                                    .arg(plot.width())
                                    .arg(plot.height())));
        }
    }
}

void StageTest::panelsDoNotCoverString() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1366, 768});
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    test.window.openLesson(QStringLiteral("resonance"));
    const auto isFree = [&] {
        const QRectF room = canvas->scale().room();
        if (room.height() < 0.38 * canvas->height()) return false;
        for (const CardDock* card : test.window.findChildren<CardDock*>())
            if (card->isVisible() && room.intersects(QRectF(card->geometry()))) return false;
        return true;
    };
    QTRY_VERIFY(isFree());
}

// Panel heights at a given width must not depend on the current width, so positions do not depend
// on earlier positions.
void StageTest::panelLayoutSettles() {
    const QSize size(1900, 1000);
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, size);
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        for (CardDock* card : test.window.findChildren<CardDock*>()) {
            if (!card->toggleViewAction()->isEnabled()) continue;
            if (card->isHidden()) card->toggleViewAction()->trigger();
            const QByteArray name = card->objectName().toUtf8();
            for (const bool whole : {true, false}) {
                card->setWhole(whole);
                QVERIFY2(settles(test.window, whole ? 30 : 110), name);
                const QRect place = card->geometry();
                for (const int width : {size.width() / 3, size.width() / 2}) {
                    const int height = card->heightForWidth(width);
                    card->resize(width, place.height());
                    QVERIFY2(card->heightForWidth(width) == height, name);
                }
                card->setGeometry(place);
            }
        }
    }
}

void StageTest::panelsCanBeMovedFoldedAndHidden() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1366, 768});
    auto* card = test.child<CardDock>("resonancePanelDock");
    QTRY_VERIFY(card->isVisible());
    QWidget* title = card->titleBarWidget();
    QVERIFY(settles(test.window));
    const QPoint before = card->pos();
    // The title moves with the mouse, so positions are global.
    const QPoint from = title->mapToGlobal(QPoint(30, 10));
    QTest::mousePress(title, Qt::LeftButton, {}, title->mapFromGlobal(from));
    for (int i = 1; i <= 8; ++i) QTest::mouseMove(title, title->mapFromGlobal(from + QPoint(-100, 80) * i / 8));
    QTest::mouseRelease(title, Qt::LeftButton, {}, title->mapFromGlobal(from + QPoint(-100, 80)));
    QCOMPARE(card->pos(), before + QPoint(-100, 80));
    // The panel stays there when its content changes.
    const QSignalSpy ticks(&test.session, &Session::advanced);
    test.session.tap();
    QTRY_VERIFY(ticks.count() >= 12);
    QVERIFY(settles(test.window));
    QVERIFY((card->pos() - (before + QPoint(-100, 80))).manhattanLength() <= 4);
    auto* fold = card->findChild<QToolButton*>(QStringLiteral("cardFold"));
    fold->setFocus();
    QTest::keyClick(fold, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(card->x() < before.x() - 100);
    const int high = card->height();
    fold->click();
    QTRY_VERIFY(card->height() < high / 3);
    QVERIFY(card->panel()->isHidden() || !card->panel()->isVisible());
    fold->click();
    QTRY_COMPARE(card->height(), high);
    // V toggles all panels.
    QTest::keyClick(&test.window, Qt::Key_V);
    QTRY_VERIFY(!card->isVisible());
    QTest::keyClick(&test.window, Qt::Key_V);
    QTRY_VERIFY(card->isVisible());
    // The button shows the whole panel or its short form.
    auto* sweep = card->findChild<QWidget*>(QStringLiteral("sweep"));
    QVERIFY(!sweep->isVisible());
    card->findChild<QToolButton*>(QStringLiteral("cardWhole"))->click();
    QTRY_VERIFY(sweep->isVisible());
    card->findChild<QToolButton*>(QStringLiteral("cardWhole"))->click();
    QTRY_VERIFY(!sweep->isVisible());
}

void StageTest::leavingProjectorRestoresLayout_data() {
    QTest::addColumn<QString>("lesson");
    QTest::newRow("alone") << QString();
    QTest::newRow("string") << QStringLiteral("resonance");
    QTest::newRow("two panels") << QStringLiteral("break");
    QTest::newRow("pool") << QStringLiteral("slits");
}

void StageTest::leavingProjectorRestoresLayout() {
    QFETCH(QString, lesson);
    WindowUnderTest test;
    QVERIFY(test.show());
    if (!lesson.isEmpty()) test.window.openLesson(lesson);
    QVERIFY(settles(test.window));
    const auto places = [&] {
        QStringList all;
        for (const QDockWidget* dock : test.window.findChildren<QDockWidget*>()) {
            const QRect at(dock->mapTo(&test.window, QPoint()), dock->size());
            if (dock->isVisible() && !dock->visibleRegion().isEmpty())
                all << QStringLiteral("%1 at %2,%3 %4x%5")
                           .arg(dock->objectName())
                           .arg(at.x())
                           .arg(at.y())
                           .arg(at.width())
                           .arg(at.height());
        }
        all.sort();
        all << QStringLiteral("window %1x%2").arg(test.window.width()).arg(test.window.height());
        for (const char* name : {"header", "transport", "timeline"}) {
            const auto* part = test.child<QWidget>(name);
            all << QStringLiteral("%1 %2x%3")
                       .arg(QLatin1String(name))
                       .arg(part->width())
                       .arg(part->isVisible());
        }
        return all.join(QLatin1Char('\n'));
    };
    const QString before = places();
    for (int time = 1; time <= 9; ++time) {
        QTest::keyClick(&test.window, Qt::Key_F11);
        QTRY_VERIFY(test.window.isFullScreen());
        QTRY_VERIFY(test.child<Stage>("stage")->isVisible());
        QTest::keyClick(&test.window, Qt::Key_F11);
        QTRY_VERIFY(!test.window.isFullScreen());
        QTRY_COMPARE(places(), before);
    }
}

void StageTest::projectorFollowsLightAndDark() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1366, 768});
    QCOMPARE(Theme::current().currentLook(), Look::Projector);
    test.window.viewing().setLook(Look::Light);
    QVERIFY(test.window.viewing().isProjector());
    QCOMPARE(Theme::current().currentLook(), Look::BrightProjector);
    test.window.viewing().setLook(Look::Dark);
    QCOMPARE(Theme::current().currentLook(), Look::Projector);
}

void StageTest::toolsHideAndReappear() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1366, 768});
    auto* tools = test.child<QWidget>("stageTools");
    auto* timeline = test.child<QWidget>("timeline");
    QCursor::setPos(test.window.mapToGlobal(QPoint(600, 300)));
    QTRY_VERIFY_WITH_TIMEOUT(!tools->isVisible() && !timeline->isVisible(), patience);
    // Tools stay hidden while the pointer works on the wave.
    QTest::mouseMove(test.child<QWidget>("stringCanvas"), {620, 500});
    QVERIFY(!tools->isVisible());
    QCursor::setPos(test.window.mapToGlobal(QPoint(620, 760)));
    QTRY_VERIFY(tools->isVisible() && timeline->isVisible());
}

void StageTest::largeChartFillsWindow() {
    WindowUnderTest test;
    QVERIFY(test.show());
    project(test, {1024, 768});
    for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
        test.session.show(scene);
        QTest::keyClick(&test.window, Qt::Key_B);
        auto* page = test.child<QWidget>("bigLab");
        QTRY_VERIFY(page && page->isVisible());
        QTRY_VERIFY(page->height() >= 0.85 * test.window.height() && page->width() == test.window.width());
        QTRY_VERIFY(page->findChild<QChartView*>());
        const QChartView* view = page->findChild<QChartView*>();
        QTRY_VERIFY(view->chart()->plotArea().height() >= 0.4 * test.window.height());
        QTest::keyClick(&test.window, Qt::Key_B);
        QTRY_VERIFY(!page->isVisible());
    }
}

// Covers both orders of opening and closing chart and projector.
void StageTest::largeChartIsNotCovered() {
    WindowUnderTest test;
    QVERIFY(test.show());
    const auto* lab = test.child<QDockWidget>("resonancePanelDock");
    const auto isOpen = [](const QDockWidget* dock) { return !dock->isHidden(); };
    const auto cards = [&] { return std::ranges::count_if(test.window.findChildren<QDockWidget*>(), isOpen); };
    QVERIFY(isOpen(lab) && cards() > 1);
    const auto open = cards();
    const auto press = [&](Qt::Key key) { QTest::keyClick(&test.window, key); };
    press(Qt::Key_B);
    press(Qt::Key_F11);
    QTRY_VERIFY(test.child<Stage>("stage")->isVisible());
    QCOMPARE(cards(), 0);
    press(Qt::Key_B);
    QVERIFY(isOpen(lab) && cards() == 1);
    press(Qt::Key_F11);
    QTRY_VERIFY(!test.window.isFullScreen());
    QTRY_COMPARE(cards(), open);
    QVERIFY(isOpen(lab));

    press(Qt::Key_F11);
    QTRY_VERIFY(test.child<Stage>("stage")->isVisible());
    press(Qt::Key_B);
    press(Qt::Key_F11);
    QTRY_VERIFY(!test.window.isFullScreen());
    QTRY_COMPARE(cards(), open - 1);
    QVERIFY(!isOpen(lab) && test.child<QWidget>("bigLab")->isVisible());
    press(Qt::Key_B);
    QTRY_COMPARE(cards(), open);
}

void StageTest::toolsAndObjectsAreNotCovered_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// The lesson panel lies beside the wall with the slits, and above the visible tools.
void StageTest::toolsAndObjectsAreNotCovered() {
    QFETCH(QSize, size);
    LessonOnStage test("slits", size);
    const auto* canvas = test.child<PoolCanvas>("poolCanvas");
    for (std::size_t step = 0; step < test.run->lesson().steps.size(); ++step) {
        QTRY_COMPARE(test.run->stepNumber(), step);
        // This vertical line contains the wall and both slits.
        const QPointF top = canvas->mapTo(&test.window, canvas->toPixels({110.0, 0.0}).toPoint());
        const QPointF bottom = canvas->mapTo(&test.window, canvas->toPixels({110.0, 239.0}).toPoint());
        QTRY_VERIFY2(!QRectF(top, bottom).adjusted(-3, 0, 3, 0).intersects(test.placeOf(test.card)),
                     test.run->step().id.c_str());
        test.callTools();
        QVERIFY(test.window.rect().contains(test.placeOf(test.card)));
        QCursor::setPos(test.window.mapToGlobal(QPoint(size.width() / 2, 20)));
        test.run->next();
    }
}

void StageTest::poolIconsAreNotCovered() {
    QFETCH(QSize, size);
    LessonOnStage test("drops", size);
    const auto* signs = test.window.findChild<ToolPalette*>();
    for (std::size_t step = 0; step < test.run->lesson().steps.size(); ++step) {
        QTRY_COMPARE(test.run->stepNumber(), step);
        QVERIFY(test.card->isVisible() && signs->isVisible());
        // Hints enlarge the panel, and the tools push it up.
        for (int i = 0; i < 3; ++i) test.run->showHint();
        test.callTools();
        QTRY_VERIFY2(!test.placeOf(test.card).intersects(test.placeOf(signs)), test.run->step().id.c_str());
        QTest::keyClick(&test.window, Qt::Key_PageDown);
    }
}

SEICHE_WINDOW_TEST(QApplication, StageTest)
#include "tst_stage.moc"
