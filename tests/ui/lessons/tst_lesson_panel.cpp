// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "documents/documents.h"
#include "files/json_value.h"
#include "files/lessons.h"
#include "lab/resonance_chart.h"
#include "lessons/lesson_browser.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_progress.h"
#include "lessons/work_sheet.h"
#include "stage/card_dock.h"
#include "widgets/key_cap.h"
#include "widgets/value_slider.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

using namespace seiche;

namespace {

/// A window with an open lesson. Only the test advances time.
struct Pupil : WindowUnderTest {
    explicit Pupil(const QString& lesson) {
        show();
        window.openLesson(lesson);
        session.setPlaying(false);
        QApplication::processEvents();
    }
    LessonRun& run() { return *window.findChild<LessonRun*>(); }
    QString said(const char* name) { return child<QLabel>(name)->text(); }
    /// Waits until the check has processed the whole run. Returns false after the timeout.
    bool isSettled() {
        return QTest::qWaitFor([this] { return run().isSettled(); }, patience);
    }
    void advance(double seconds) {
        for (auto steps = std::llround(seconds * session.settings().stepsPerSecond); steps > 0; --steps)
            session.step();
    }
    /// Taps SPACE at a steady frequency.
    void tap(double hertz, int taps) {
        for (int i = 0; i < taps; ++i) {
            QTest::keyClick(&window, Qt::Key_Space);
            advance(1.0 / hertz);
        }
    }
    void nextStep() {
        QTest::keyClick(&window, Qt::Key_PageDown);
        session.setPlaying(false);
    }
    /// Presses Tab until the named widget has the focus. False after 80 presses.
    bool tabTo(const char* name) {
        for (int i = 0; i < 80; ++i) {
            if (window.focusWidget() && window.focusWidget()->objectName() == QLatin1String(name)) return true;
            QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        }
        return false;
    }
    /// Returns the widgets in one round of Tab from the canvas.
    QWidgetList tabAround() {
        QWidgetList visited;
        auto* canvas = window.findChild<StringCanvas*>();
        canvas->setFocus();
        do {
            visited << window.focusWidget();
            QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        } while (window.focusWidget() != canvas && visited.size() < 200);
        return visited;
    }
    bool sees(const char* part) { return child<QWidget>(part)->isVisible(); }
    ResonanceChart* chart() { return child<QWidget>("measureBlock")->findChild<ResonanceChart*>(); }
};

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    // Students look for the largest stable k. Until then the badge shows only stable or unstable.
    void stabilityLimitIsHiddenUntilFound() {
        Pupil pupil(QStringLiteral("break"));
        auto& chip = *pupil.child<QAbstractButton>("stabilityChip");
        auto* slider = pupil.child<QWidget>("mediumBlock")->findChild<ValueSlider*>();
        const auto tellsNothing = [&](const QString& verdict) {
            QCOMPARE(chip.text(), verdict);
            QCOMPARE(chip.isVisible(), verdict == QStringLiteral("unstable"));
            QVERIFY2(!chip.toolTip().contains(QStringLiteral("limit of")), qPrintable(chip.toolTip()));
            QVERIFY(!slider->mark());
            QVERIFY(!pupil.sees("stabilityPanel"));
        };
        for (int step = 0; step < 3; ++step) {
            if (step > 0) pupil.nextStep();
            tellsNothing(QStringLiteral("stable"));
            QVERIFY(pupil.session.set({{"k", 1.02}}).empty());
            tellsNothing(QStringLiteral("unstable"));
            QVERIFY(pupil.session.set({{"k", 1.0}}).empty());
            tellsNothing(QStringLiteral("stable"));
        }
        pupil.run().type(1.0);
        QTRY_VERIFY(pupil.run().isPassed(2));
        QVERIFY(chip.text().contains(QStringLiteral("1.00 of 1.00")));
        QVERIFY(slider->mark());
        // The pool has a different limit, which is hidden again.
        pupil.nextStep();
        QVERIFY(pupil.sees("stabilityPanel"));
        pupil.nextStep();
        tellsNothing(QStringLiteral("stable"));
        // Leaving the lesson shows the limit.
        pupil.window.findChild<Actions*>()->leaveLesson->trigger();
        QVERIFY(chip.text().contains(QStringLiteral(" of ")));
        QVERIFY(slider->mark());
    }

    // The badge is hidden in lessons without stability settings.
    void badgeIsHiddenInTappingLesson() {
        Pupil pupil(QStringLiteral("resonance"));
        const auto& chip = *pupil.child<QAbstractButton>("stabilityChip");
        QVERIFY(pupil.session.set({{"k", 1.02}}).empty());
        QVERIFY(!chip.isVisible());
        pupil.window.openLesson(QStringLiteral("ends"));
        QVERIFY(!chip.isVisible());
        QVERIFY(pupil.session.set({{"k", 1.02}}).empty());
        QVERIFY(chip.isVisible());
        pupil.window.findChild<Actions*>()->leaveLesson->trigger();
        QVERIFY(chip.isVisible());
    }

    // Order: canvas, lesson panel, remaining widgets, each once. Covers checks with options and
    // with a field.
    void panelIsFirstInTabOrder_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("steps");
        QTest::newRow("tapping") << QStringLiteral("resonance") << 0;
        QTest::newRow("a number") << QStringLiteral("resonance") << 4;
        QTest::newRow("a choice") << QStringLiteral("ends") << 1;
    }
    void panelIsFirstInTabOrder() {
        QFETCH(QString, lesson);
        QFETCH(int, steps);
        Pupil pupil(lesson);
        for (int i = 0; i < steps; ++i) pupil.nextStep();
        const QWidgetList visited = pupil.tabAround();
        QCOMPARE(std::set<QWidget*>(visited.begin(), visited.end()).size(), std::size_t(visited.size()));
        const QWidget* card = pupil.child<LessonPanel>("lessonPanel");
        qsizetype inCard = 0;
        while (inCard + 1 < visited.size() && card->isAncestorOf(visited[inCard + 1])) ++inCard;
        QVERIFY(inCard >= 2);
        QVERIFY(visited.size() > inCard + 5);
        for (qsizetype i = inCard + 1; i < visited.size(); ++i) QVERIFY(!card->isAncestorOf(visited[i]));
        // Shift+Tab moves backwards.
        pupil.window.findChild<StringCanvas*>()->setFocus();
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Backtab);
        QCOMPARE(pupil.window.focusWidget(), visited.back());
    }

    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void resonanceLessonWorksByKeyboard() {
        Pupil pupil(QStringLiteral("resonance"));
        LessonRun& run = pupil.run();
        QCOMPARE(run.stepNumber(), std::size_t{0});
        pupil.tap(1.0, 6);
        QTRY_VERIFY(run.isPassed(0));
        QTRY_VERIFY(pupil.said("lessonVerdict").contains(QStringLiteral("✓")));

        pupil.nextStep();
        QCOMPARE(run.stepNumber(), std::size_t{1});
        pupil.tap(2.0, 10);
        QTRY_VERIFY(run.isPassed(1));

        pupil.nextStep();
        pupil.tap(1.0, 10);
        QTRY_VERIFY(run.isPassed(2));

        pupil.nextStep();
        QVERIFY(!run.isPassed(3));
        pupil.tap(1.0, 30);
        QTRY_VERIFY(run.isPassed(3));
        QVERIFY(std::abs(run.resultOf(3)->value.value() - 1.0) < 0.01);

        pupil.nextStep();
        QVERIFY(pupil.tabTo("lessonNumber"));
        QTest::keyClicks(pupil.window.focusWidget(), QStringLiteral("2"));
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Return);
        QVERIFY(!run.isPassed(4));
        QVERIFY(pupil.said("lessonVerdict").contains(QStringLiteral("✗")));
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Backspace);
        QTest::keyClicks(pupil.window.focusWidget(), QStringLiteral("1,0"));
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Return);
        QVERIFY(run.isPassed(4));
        // SPACE taps the string, and another Return goes on.
        QCOMPARE(pupil.window.focusWidget(), pupil.child<QWidget>("lessonNextButton"));
        QSignalSpy tapped(&pupil.session, &Session::tapped);
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Space);
        QCOMPARE(tapped.size(), 1);
        QCOMPARE(run.stepNumber(), std::size_t{4});
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Return);
        QCOMPARE(run.stepNumber(), std::size_t{5});
        pupil.session.setPlaying(false);
        QVERIFY(pupil.tabTo("lessonOption1"));
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Down);
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Space);
        QVERIFY(pupil.child<QRadioButton>("lessonOption2")->isChecked());
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Return);
        QVERIFY(run.isPassed(5));
        QVERIFY(run.isFinished());
    }

    // A growing wave always gets a verdict.
    void reportsOtherResonance() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(2);
        pupil.session.setPlaying(false);
        const QString sentence = QStringLiteral("is also a resonance, but not the one you are looking for.");
        pupil.tap(3.0, 40);
        QTRY_VERIFY(pupil.said("lessonVerdict").contains(sentence));
        QVERIFY(pupil.said("lessonVerdict").startsWith(QStringLiteral("3.0")));
        QVERIFY(!pupil.run().isPassed(2));
        pupil.advance(8.0);
        pupil.tap(1.0, 12);
        QTRY_VERIFY(pupil.run().isPassed(2));
        QVERIFY(!pupil.said("lessonVerdict").contains(sentence));
    }

    void digitKeysReachAnswerField() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(4);
        pupil.session.setPlaying(false);
        auto* canvas = pupil.child<StringCanvas>("stringCanvas");
        canvas->setFocus();
        const auto range = canvas->scale().ceiling();
        // Without an open question, "0" fits the waves to the canvas.
        QTest::keyClick(canvas, Qt::Key_0);
        auto* field = pupil.child<QLineEdit>("lessonNumber");
        QVERIFY(field->hasFocus());
        QCOMPARE(field->text(), QStringLiteral("0"));
        QCOMPARE(canvas->scale().ceiling(), range);
        QTest::keyClicks(field, QStringLiteral(",5"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(pupil.said("lessonVerdict").contains(QStringLiteral("✗")));
        // Escape returns to the string, E to the answer, which is then overwritten.
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(canvas->hasFocus());
        QTest::keyClick(canvas, Qt::Key_E);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("1.0"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(pupil.run().isPassed(4));
        // Without an open question, the key has its usual effect.
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_0);
        QVERIFY(!field->hasFocus());
        // Escape returns to the string from everywhere in the lesson.
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(canvas->hasFocus());

        // E focuses a choice, too.
        pupil.nextStep();
        QTest::keyClick(canvas, Qt::Key_E);
        QVERIFY(pupil.child<QRadioButton>("lessonOption1")->hasFocus());
    }

    void returnStartsMetronome() {
        Pupil pupil(QStringLiteral("harmonics"));
        auto* entry = pupil.child<QWidget>("measureBlock")->findChild<QLineEdit*>("metronomeEntry");
        QTest::mouseClick(entry, Qt::LeftButton);
        QTest::mouseDClick(entry, Qt::LeftButton);
        QCOMPARE(entry->selectedText(), entry->text());
        QTest::keyClicks(entry, QStringLiteral("2"));
        QVERIFY(!pupil.session.metronome());
        QTest::keyClick(entry, Qt::Key_Return);
        QCOMPARE(pupil.session.metronome().value_or(0.0), 2.0);
        QTest::keyClicks(entry, QStringLiteral("many"));
        QTest::keyClick(entry, Qt::Key_Return);
        QCOMPARE(pupil.session.metronome().value_or(0.0), 2.0);
        QTest::keyClick(entry, Qt::Key_Escape);
        pupil.session.setPlaying(true);
        QTRY_VERIFY(pupil.run().lab().rhythm());
    }

    // The step gives the instructions; the hint line must not contradict or anticipate them.
    void hintLineMatchesStep() {
        const auto line = [](Pupil& pupil) {
            pupil.session.setPlaying(true); // a paused run has its own line
            const QString said = pupil.child<QWidget>("hintLine")->accessibleName();
            pupil.session.setPlaying(false);
            return said;
        };
        for (const char* lesson : {"speed", "damping", "seiche", "drops", "ends"}) {
            Pupil once{QLatin1String(lesson)};
            const QString before = line(once);
            QVERIFY2(before.startsWith(QStringLiteral("SPACE taps at the marker")), qPrintable(before));
            QTest::keyClick(&once.window, Qt::Key_Space);
            once.advance(0.5);
            QCOMPARE(line(once), before);
        }
        Pupil breaking(QStringLiteral("break"));
        QVERIFY(breaking.session.set(Settings{{"k", 1.02}}).empty());
        QVERIFY(!line(breaking).contains(QStringLiteral("shortest"))); // next step asks for this wave
        QTest::keyClick(&breaking.window, Qt::Key_Space);
        breaking.advance(10);
        QVERIFY(breaking.run().isPassed(0) || breaking.session.run().divergedAt());
        QVERIFY(!line(breaking).contains(QStringLiteral("smaller"))); // step requires an explosion

        // First a frequency without resonance, then taps on an oscillating string.
        Pupil vain(QStringLiteral("resonance"));
        vain.run().goTo(1);
        vain.session.setPlaying(false);
        vain.tap(2.0, 10);
        QCOMPARE(line(vain), QStringLiteral("Your rhythm is steady."));
        vain.run().goTo(2);
        vain.session.setPlaying(false);
        vain.tap(3.0, 20);
        QCOMPARE(line(vain), QStringLiteral("The wave is growing! Keep this rhythm."));
        vain.advance(6);
        QCOMPARE(line(vain), QStringLiteral("Tap SPACE in a steady rhythm."));
    }

    // A step that counts taps begins with a string at rest, with the settings of the step before.
    void stepWithTapsBeginsAtRest() {
        Pupil pupil(QStringLiteral("ends"));
        QTest::keyClick(&pupil.window, Qt::Key_Space);
        pupil.advance(1);
        QVERIFY(pupil.session.run().largestHeight() > 0.3);
        QVERIFY(pupil.session.set({{"edges.right", "free"}}).empty());
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), std::size_t{1});
        QCOMPARE(pupil.session.run().largestHeight(), 0.0);
        QVERIFY(pupil.session.settings().rule.edges.right == Edge::Free);
        // Other steps watch what the last step began.
        Pupil watching(QStringLiteral("euler"));
        QTest::keyClick(&watching.window, Qt::Key_Space);
        watching.advance(0.1);
        watching.nextStep();
        QVERIFY(watching.session.run().largestHeight() > 0.0);
    }

    // Results of an earlier step do not count for the next step.
    void earlierResultsDoNotPassStep() {
        Pupil pupil(QStringLiteral("harmonics"));
        LessonRun& run = pupil.run();
        pupil.tap(2.0, 40);
        QVERIFY(!run.isPassed(0));
        pupil.tap(1.0, 24);
        QTRY_VERIFY(run.isPassed(0));
        pupil.nextStep();
        QVERIFY(!run.found().passed);
        pupil.advance(2.0);
        QVERIFY(!run.isSettled());
        QVERIFY(pupil.isSettled());
        QVERIFY(!run.isPassed(1));
        pupil.tap(2.0, 40);
        QTRY_VERIFY(run.isPassed(1));
    }

    // Predictions stay hidden until the student finds the resonance.
    void curveAppearsAfterResonanceIsFound() {
        Pupil pupil(QStringLiteral("resonance"));
        LessonRun& run = pupil.run();
        const auto curve = [&] { return pupil.chart()->table().columns.contains(QStringLiteral("predicted")); };
        pupil.tap(1.0, 6);
        QTRY_VERIFY(run.isPassed(0));
        QVERIFY(!pupil.session.isTheoryShown());
        run.goTo(2);
        pupil.session.setPlaying(false);
        pupil.tap(1.0, 10);
        QTRY_VERIFY(run.isPassed(2));
        QTRY_VERIFY(curve());
        // The next step discusses the curve.
        pupil.nextStep();
        QVERIFY(!run.isPassed(3));
        QTRY_VERIFY(curve());
        // Repeating the step hides the curve again, despite the earlier result.
        run.goTo(2);
        QVERIFY(run.isPassed(2));
        QTRY_VERIFY(!curve());
        // The switch among the details always shows the curve.
        pupil.child<QAbstractButton>("measureDetails")->click();
        auto* theory = pupil.child<QWidget>("resonancePanel")->findChild<QCheckBox*>("theorySwitch");
        QVERIFY(theory->isVisible());
        theory->click();
        pupil.child<QAbstractButton>("columnBack")->click();
        QVERIFY(pupil.sees("measureBlock"));
        QTRY_VERIFY(curve());
    }

    void wrongFrequencyDoesNotPass() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(2);
        pupil.session.setPlaying(false);
        pupil.tap(1.5, 25);
        QVERIFY(pupil.isSettled());
        QVERIFY(!pupil.run().isPassed(2));
    }

    void eulerResultCountsFromTap() {
        Pupil pupil(QStringLiteral("euler"));
        LessonRun& run = pupil.run();
        pupil.session.setComparison(Scheme::Euler, true);
        pupil.advance(5);
        QTest::keyClick(&pupil.window, Qt::Key_Space);
        pupil.advance(0.1);
        QTRY_VERIFY(run.isPassed(0));
        pupil.nextStep();
        pupil.advance(4);
        run.choose(2);
        QTRY_VERIFY(run.isPassed(1));
        const double atOnce = run.resultOf(1)->value.value_or(0.0);
        QVERIFY2(std::abs(atOnce - 1100) < 50, qPrintable(QString::number(atOnce)));
        QCOMPARE(resultsOf(run).rows[0][1], QLocale().toString(atOnce, 'f', 0));

        // A smaller k without a tap gives no result.
        pupil.nextStep();
        QVERIFY(pupil.session.set(Settings{{"k", 0.01}}).empty());
        QTest::keyClick(&pupil.window, Qt::Key_R, Qt::ControlModifier);
        pupil.session.setPlaying(false);
        pupil.advance(2);
        QTRY_COMPARE(pupil.session.settings().rule.k, 0.01);
        QVERIFY(!run.isPassed(2));
        QVERIFY2(!pupil.child<QLabel>("lessonVerdict")->isVisible(), qPrintable(pupil.said("lessonVerdict")));
        QTest::keyClick(&pupil.window, Qt::Key_Space);
        pupil.advance(6);
        QTRY_VERIFY(run.isPassed(2));
        const double smaller = run.resultOf(2)->value.value_or(0.0);
        QVERIFY2(std::abs(smaller / atOnce - 2.0) < 0.1, qPrintable(QString::number(smaller)));
    }

    // Progress in the format of earlier releases, results included.
    void readsProgressOfEarlierReleases() {
        QSettings().setValue(QStringLiteral("lessons/euler/passed"),
                             QStringList{QStringLiteral("explodes|2186|"), QStringLiteral("smaller|0.01|")});
        QSettings().setValue(QStringLiteral("lessons/euler/step"), QStringLiteral("word"));
        Pupil pupil(QStringLiteral("euler"));
        QCOMPARE(pupil.run().stepNumber(), std::size_t{3});
        QVERIFY(pupil.run().isPassed(1) && pupil.run().isPassed(2));
        QCOMPARE(pupil.run().resultOf(1)->value.value_or(0.0), 2186.0);
    }

    // A step with its own experiment restarts the run; earlier results do not count.
    void earlierTapsDoNotCount() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.tap(1.0, 20); // enough amplitude for the third step
        QTRY_VERIFY(pupil.run().isPassed(0));
        pupil.run().goTo(2);
        pupil.session.setPlaying(false);
        pupil.advance(0.1);
        QVERIFY(!pupil.run().isSettled());
        QVERIFY(pupil.isSettled());
        QVERIFY(!pupil.run().isPassed(2));
        pupil.tap(1.0, 10);
        QTRY_VERIFY(pupil.run().isPassed(2));
    }

    void wrongChoiceDoesNotPass() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(5);
        pupil.child<QRadioButton>("lessonOption1")->click();
        pupil.child<QPushButton>("lessonCheck")->click();
        QVERIFY(!pupil.run().isPassed(5));
        QVERIFY(pupil.said("lessonVerdict").contains(QStringLiteral("✗")));
        pupil.child<QRadioButton>("lessonOption2")->click();
        pupil.child<QPushButton>("lessonCheck")->click();
        QVERIFY(pupil.run().isPassed(5));
        QVERIFY(!pupil.child<QPushButton>("lessonCheck")->isVisible());
    }

    void reportsInvalidNumber() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(4);
        pupil.child<QLineEdit>("lessonNumber")->setText(QStringLiteral("one"));
        pupil.child<QPushButton>("lessonCheck")->click();
        QCOMPARE(pupil.said("lessonVerdict"), QStringLiteral("This is not a number."));
        QVERIFY(!pupil.run().typed());
    }

    void presenterKeysChangeSteps() {
        Pupil pupil(QStringLiteral("harmonics"));
        const std::size_t steps = pupil.run().lesson().steps.size();
        for (std::size_t i = 1; i < steps; ++i) {
            pupil.nextStep();
            QCOMPARE(pupil.run().stepNumber(), i);
        }
        QVERIFY(!pupil.run().isAtEnd());
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), steps - 1);
        QVERIFY(pupil.run().isAtEnd());
        QTest::keyClick(&pupil.window, Qt::Key_PageUp);
        QCOMPARE(pupil.run().stepNumber(), steps - 1);
        QVERIFY(!pupil.run().isAtEnd());
        QTest::keyClick(&pupil.window, Qt::Key_PageUp);
        QCOMPARE(pupil.run().stepNumber(), steps - 2);
        QVERIFY(
            pupil.said("lessonPlace").startsWith(QStringLiteral("Step %1 of %2").arg(steps - 1).arg(steps)));
    }

    void hintsAppearOneByOne() {
        Pupil pupil(QStringLiteral("resonance"));
        const auto hints = pupil.run().step().hints.size();
        QVERIFY(hints >= 2);
        QVERIFY(!pupil.child<QLabel>("lessonHints")->isVisible());
        for (std::size_t i = 1; i <= hints; ++i) {
            QTest::keyClick(&pupil.window, Qt::Key_H);
            QCOMPARE(pupil.said("lessonHints").count(QStringLiteral("Hint")), qsizetype(i));
        }
        QVERIFY(!pupil.child<QPushButton>("lessonHintButton")->isEnabled());
    }

    void stepShowsRequiredControls() {
        Pupil pupil(QStringLiteral("euler"));
        QVERIFY(pupil.sees("lessonPanel"));
        QVERIFY(pupil.sees("compareBlock"));
        QVERIFY(!pupil.sees("measureBlock") && !pupil.sees("mediumBlock"));
        pupil.run().goTo(2);
        QVERIFY(pupil.sees("mediumBlock") && pupil.sees("compareBlock"));
        // A step without panels leaves all the width to the string.
        pupil.run().goTo(3);
        QVERIFY(!pupil.sees("controlColumn"));
        // The block has textbook Euler only.
        pupil.run().goTo(4);
        QVERIFY(pupil.sees("comparePanel") && !pupil.sees("compareBlock"));
        QVERIFY(pupil.child<QCheckBox>("implicit-euler")->isVisible());
        QVERIFY(!pupil.child<QCheckBox>("euler")->isVisible());
        // The details have everything.
        pupil.child<QAbstractButton>("partDetails")->click();
        QVERIFY(pupil.child<QCheckBox>("euler")->isVisible());
        pupil.child<QAbstractButton>("columnBack")->click();
        QVERIFY(pupil.sees("comparePanel") && !pupil.child<QCheckBox>("euler")->isVisible());
        // All panels of the workbench return after the lesson.
        pupil.run().leave();
        QVERIFY(!pupil.sees("lessonPanel"));
        for (const char* dock : {"resonancePanelDock", "mediumPanelDock", "comparePanelDock"})
            QTRY_VERIFY2(!pupil.child<QDockWidget>(dock)->isHidden(), dock);
    }

    // Each panel name of the lesson format must show exactly one part of the column.
    void stepShowsEachNamedPanel() {
        WindowUnderTest test;
        QVERIFY(test.show());
        QTemporaryDir place;
        const QString path = place.filePath(QStringLiteral("one.lesson"));
        for (const auto& [panel, word] : EnumNames<PanelNamed>::all) {
            const QByteArray name(word.data(), qsizetype(word.size()));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(
                R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment": "string", "panels": [ ")" +
                name + R"(" ] } ] })");
            file.close();
            test.window.openLesson(path);
            int shown = 0;
            for (const auto* part : test.child<QWidget>("controlColumn")->findChildren<Panel*>())
                shown += part->isVisible();
            QVERIFY2(shown == 1, name.constData());
        }
    }

    // The string needs the width more than the text does.
    void lessonIsBelowStringInNarrowWindow_data() {
        QTest::addColumn<QString>("code");
        for (const char* code : {"en", "de", "fr", "es", "el"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void lessonIsBelowStringInNarrowWindow() {
        QFETCH(QString, code);
        language::choose(code);
        Pupil pupil(QStringLiteral("resonance"));
        const auto* canvas = pupil.child<StringCanvas>("stringCanvas");
        const auto* lesson = pupil.child<QWidget>("lessonPanel");
        const auto at = [&](const QWidget* widget) {
            return QRect(widget->mapTo(&pupil.window, QPoint()), widget->size());
        };
        QVERIFY(at(lesson).right() < at(canvas).left()); // 1366 pixels wide
        pupil.window.resize(1024, 736);
        QTRY_COMPARE(pupil.window.width(), 1024);
        QTRY_VERIFY(at(lesson).top() > at(canvas).bottom());
        std::set<std::vector<PanelNamed>> seen;
        for (const BuiltInLesson& each : lessons()) {
            pupil.window.openLesson(QString::fromStdString(each.id));
            for (std::size_t i = 0; i < each.lesson.steps.size(); ++i) {
                // In English every step, otherwise one for every set of panels.
                const bool isNew = seen.insert(each.lesson.steps[i].panels).second;
                if (!isNew && code != QStringLiteral("en")) continue;
                pupil.run().goTo(i);
                pupil.session.setPlaying(false);
                QApplication::processEvents();
                const std::string name = each.id + "/" + each.lesson.steps[i].id;
                QVERIFY2(at(canvas).left() <= 0 || pupil.session.scene() == SceneKind::Pool, name.c_str());
                if (pupil.session.scene() == SceneKind::Pool) continue;
                const double points = static_cast<double>(pupil.session.settings().grid.width) - 1;
                const auto length = [&] {
                    return canvas->toPixels({points, 0}).x() - canvas->toPixels({0, 0}).x();
                };
                QTRY_VERIFY2(length() >= 0.6 * pupil.window.width(), name.c_str());
            }
        }
    }

    // With very large type the canvas has no room above the lesson.
    void lessonIsAboveControlsInLowWindow() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.viewing().setTextSize(200);
        pupil.window.resize(960, 540);
        const auto at = [&](const char* name) {
            const auto* widget = pupil.child<QWidget>(name);
            return QRect(widget->mapTo(&pupil.window, QPoint()), widget->size());
        };
        QTRY_VERIFY(at("lessonSide").left() > at("stringCanvas").right());
        QTRY_VERIFY(at("lessonSide").bottom() < at("controlColumn").top());
        pupil.window.viewing().setTextSize(100);
        QTRY_VERIFY(at("lessonSide").top() > at("stringCanvas").bottom());
        QTRY_VERIFY(at("controlColumn").top() <= at("stringCanvas").top());
    }

    // Results, what to do next, and a way back.
    void lessonEndsWithPage_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("beside") << QSize(1366, 768);
        QTest::newRow("below") << QSize(1024, 736);
    }
    void lessonEndsWithPage() {
        QFETCH(QSize, size);
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.resize(size);
        pupil.run().goTo(4);
        pupil.run().type(1.0);
        QTRY_VERIFY(pupil.run().isPassed(4));
        pupil.run().goTo(5);
        pupil.session.setPlaying(false);
        const auto shows = [&](const char* part) { return pupil.child<QWidget>(part)->isVisible(); };
        for (const char* part : {"lessonFollow", "lessonStay", "lessonSheetButton"})
            QVERIFY2(!shows(part), part);
        pupil.nextStep();
        QVERIFY(pupil.run().isAtEnd());
        for (const char* part :
             {"lessonFollow", "lessonStay", "lessonSheetButton", "lessonResults", "lessonPreviousButton"})
            QTRY_VERIFY2(shows(part), part);
        for (const char* part :
             {"lessonTask", "lessonTaskText", "lessonNextButton", "lessonHintButton", "lessonCheck"})
            QVERIFY2(!shows(part), part);
        QCOMPARE(pupil.said("lessonTitle"), QStringLiteral("End of the lesson"));
        QVERIFY(pupil.said("lessonText").endsWith(QStringLiteral(": 1, 2, 3, 4, 6")));
        QVERIFY(pupil.said("lessonResults").contains(QStringLiteral("1.00")));
        const auto* panel = pupil.child<QWidget>("lessonPanel");
        QTRY_VERIFY(panel->height() <= panel->parentWidget()->height());

        pupil.child<QPushButton>("lessonPreviousButton")->click();
        QVERIFY(!pupil.run().isAtEnd() && pupil.run().stepNumber() == 5);
        QVERIFY(shows("lessonNextButton") && shows("lessonTaskText") && !shows("lessonFollow"));
        pupil.child<QPushButton>("lessonNextButton")->click();
        QVERIFY(pupil.run().isAtEnd());
        pupil.child<QPushButton>("lessonFollow")->click();
        QCOMPARE(pupil.run().name(), QStringLiteral("harmonics"));
        QCOMPARE(pupil.run().stepNumber(), std::size_t{0});
        QVERIFY(!pupil.run().isAtEnd());

        // The experiment stays when the lesson ends.
        pupil.run().goTo(pupil.run().lesson().steps.size() - 1);
        pupil.session.setPlaying(false);
        pupil.nextStep();
        const Experiment before = pupil.session.settings();
        pupil.child<QPushButton>("lessonStay")->click();
        QVERIFY(!pupil.run().isOpen());
        QVERIFY(pupil.session.settings() == before);
    }

    void lastLessonAndFilesHaveNoNextLesson() {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("own.lesson")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment": "ring" } ] })");
        file.close();
        Pupil pupil(file.fileName());
        for (const QString& lesson : {file.fileName(), QString::fromStdString(lessons().back().id)}) {
            pupil.window.openLesson(lesson);
            pupil.run().goTo(pupil.run().lesson().steps.size() - 1);
            pupil.run().next();
            QVERIFY(pupil.run().isAtEnd());
            QTRY_VERIFY(pupil.child<QWidget>("lessonStay")->isVisible());
            QVERIFY(!pupil.child<QWidget>("lessonFollow")->isVisible());
        }
        QCOMPARE(pupil.said("lessonTitle"), QStringLiteral("End of the lesson"));
        pupil.window.openLesson(file.fileName()); // its step is only read
        pupil.run().next();
        QTRY_COMPARE(pupil.said("lessonTitle"), QStringLiteral("Lesson finished"));
    }

    // Below the string, the results replace the text while requested.
    void resultsShowInPlaceOfText() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.resize(1024, 736);
        pupil.run().goTo(4);
        auto* button = pupil.child<QPushButton>("lessonShowResults");
        QVERIFY(!button->isVisible()); // nothing yet
        pupil.run().type(1.0);
        QTRY_VERIFY(button->isVisible());
        QVERIFY(pupil.sees("lessonText") && !pupil.sees("lessonResults"));
        button->click();
        QVERIFY(!pupil.sees("lessonText") && pupil.sees("lessonResults"));
        button->click();
        QVERIFY(pupil.sees("lessonText") && !pupil.sees("lessonResults"));
        button->click();
        pupil.nextStep();
        QVERIFY(pupil.sees("lessonTaskText") && !pupil.sees("lessonResults"));
    }

    // At the workbench, too, and the workbench returns.
    void lessonUsesFirstLevel() {
        Pupil pupil(QStringLiteral("resonance"));
        const Actions& a = *pupil.window.findChild<Actions*>();
        QVERIFY(a.workbench->isChecked() && !a.workbench->isEnabled());
        for (const QDockWidget* dock : pupil.window.findChildren<QDockWidget*>())
            QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
        QVERIFY(pupil.sees("toolPills"));
        // The theory page hides the lesson for a while.
        a.theoryPage->trigger();
        QVERIFY(!pupil.sees("lessonPanel") && !pupil.sees("measureBlock"));
        a.stringPage->trigger();
        QVERIFY(pupil.sees("lessonPanel") && pupil.sees("measureBlock"));
        QCOMPARE(pupil.window.windowTitle(), QStringLiteral("Find the resonance — Seiche"));
        a.leaveLesson->trigger();
        QVERIFY(a.workbench->isEnabled());
        QVERIFY(!pupil.sees("toolPills"));
        QVERIFY(!pupil.window.windowTitle().contains(QStringLiteral("Find")));
    }

    void progressIsKeptUntilReset() {
        {
            Pupil pupil(QStringLiteral("resonance"));
            pupil.run().goTo(4);
            pupil.run().type(1.0);
            QVERIFY(pupil.run().isPassed(4));
            pupil.run().leave();
        }
        Pupil pupil(QStringLiteral("resonance"));
        QCOMPARE(pupil.run().stepNumber(), std::size_t{4});
        QVERIFY(pupil.run().isPassed(4));
        QCOMPARE(pupil.run().resultOf(4)->value.value(), 1.0);
        QVERIFY(!pupil.run().isPassed(0));

        pupil.window.findChild<Actions*>()->lessons->trigger();
        auto* browser = pupil.child<LessonBrowser>("lessonBrowser");
        QVERIFY(browser->isVisible());
        QCOMPARE(browser->findChild<QListWidget*>()->count(), int(lessons().size()));
        QVERIFY(browser->findChild<QListWidget*>()->item(0)->text().contains(QStringLiteral("1 of 6")));
        browser->findChild<QPushButton*>(QStringLiteral("resetLesson"))->click();
        QCOMPARE(pupil.run().passedSteps(), std::size_t{0});
        QVERIFY(LessonProgress::load(QStringLiteral("resonance")).passed.empty());
    }

    void browserOpensLesson() {
        WindowUnderTest test;
        QVERIFY(test.show());
        QTest::keyClick(&test.window, Qt::Key_L, Qt::ControlModifier);
        auto* browser = test.child<LessonBrowser>("lessonBrowser");
        QVERIFY(browser && browser->isVisible());
        browser->findChild<QListWidget*>()->setCurrentRow(1);
        browser->findChild<QPushButton*>(QStringLiteral("openLesson"))->click();
        QVERIFY(!browser->isVisible());
        QCOMPARE(test.window.findChild<LessonRun*>()->name(), QStringLiteral("harmonics"));
    }

    void lessonFileIsOpenedOrRefused() {
        QTemporaryDir folder;
        const QString good = folder.filePath(QStringLiteral("own.lesson"));
        QFile file(good);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({ "lesson": 1, "title": "<b>Mine</b>", "steps": [ { "title": "Read", "experiment": "ring" } ] })");
        file.close();
        Pupil pupil(good);
        QVERIFY(pupil.run().isOpen());
        QCOMPARE(pupil.child<QWidget>("lessonPanel")->windowTitle(), QStringLiteral("<b>Mine</b>"));
        QVERIFY(pupil.run().isPassed(0)); // a step to read passes at once

        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment": "rin" } ] })");
        file.close();
        pupil.window.openLesson(good);
        QVERIFY(pupil.window.banner().text().contains(
            QStringLiteral("steps[0].experiment: \"rin\" is not one of")));
        pupil.window.openLesson(QStringLiteral("no-such-lesson"));
        QVERIFY(pupil.window.banner().text().contains(QStringLiteral("no-such-lesson")));
    }

    // Until the user decides about unsaved work, the run does not belong to the step.
    void stepIsNotCheckedOnPreviousRun() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.lesson"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "lesson": 1, "title": "k", "steps": [
            { "title": "Read", "text": "r", "experiment": "string" },
            { "title": "Set", "experiment": { "preset": "string", "set": { "k": 0.9 } },
              "check": { "setting": { "id": "k", "from": 0.2, "to": 0.3 } } },
            { "title": "Go on", "check": { "setting": { "id": "k", "from": 0.2, "to": 0.3 } } } ] })");
        file.close();
        Pupil pupil(path);
        QVERIFY(pupil.run().isPassed(0));
        FileError error;
        QVERIFY(pupil.window.documents().save(folder.filePath(QStringLiteral("mine.seiche")), error));
        QVERIFY(pupil.session.set({{"k", 0.25}}).empty());
        pupil.session.setComparison(Scheme::Rk4, true);
        const auto question = [&pupil] {
            return pupil.window.findChild<QMessageBox*>(QStringLiteral("saveQuestion"));
        };
        const auto isUntouched = [&pupil] {
            QCoreApplication::processEvents();
            return pupil.isSettled() && pupil.session.settings().rule.k == 0.25 &&
                   pupil.session.comparison().comparisonRun(Scheme::Rk4) && pupil.run().isWaiting() &&
                   pupil.run().passedSteps() == 1;
        };
        pupil.run().next();
        QVERIFY(question());
        QCOMPARE(pupil.run().stepNumber(), std::size_t{1});
        QVERIFY(isUntouched());
        question()->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!question());
        QVERIFY(isUntouched());
        QVERIFY(pupil.session.set({{"k", 0.24}, {"k", 0.25}}).empty());
        QVERIFY(isUntouched());
        QTRY_VERIFY(pupil.said("lessonVerdict").contains(QLatin1String("is not open")));
        // A repeated command must ask again.
        pupil.run().next();
        QVERIFY(question());
        question()->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!question());
        QVERIFY(isUntouched());
        pupil.run().previous();
        QVERIFY(question());
        question()->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(!pupil.run().isWaiting());
        QCOMPARE(pupil.session.settings().rule.k, 0.9);
        QVERIFY(pupil.session.comparison().comparisonRuns().empty());
        QVERIFY(!pupil.run().isPassed(1));
        QVERIFY(pupil.session.set({{"k", 0.25}}).empty());
        QTRY_VERIFY(pupil.run().isPassed(1));
    }

    void workSheetHasResultsAndChart() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(3);
        pupil.session.setPlaying(false);
        pupil.tap(1.0, 30);
        QTRY_VERIFY(pupil.run().isPassed(3));
        QVERIFY(pupil.run().picture());
        const ResultTable results = resultsOf(pupil.run());
        QCOMPARE(results.rows.size(), 3);
        QVERIFY2(results.rows[1][1].startsWith(QStringLiteral("1.00")), qPrintable(results.rows[1][1]));
        QCOMPARE(results.rows[0][1], QStringLiteral("–"));

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
        QCOMPARE(workSheet(pupil.run()).savePdf(path), QString());
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QCOMPARE(bytes.count("/Type /Page\n"), 1); // one page
        QByteArray html;
        QDate today;
        do { // avoids a date change at midnight
            today = QDate::currentDate();
            html = workSheetAsHtml(pupil.run());
        } while (today != QDate::currentDate());
        QVERIFY(html.contains(today.toString(Qt::ISODate).toUtf8()));
        QVERIFY(html.contains("data:image/png;base64,"));
        QVERIFY(html.contains(results.rows[1][1].toUtf8()));
        QVERIFY(!html.contains("http:") &&
                !html.contains("https:")); // pictures in base64 may contain the letters, but no colon
    }

    void studentChartSurvivesRestart() {
        QImage before;
        {
            Pupil pupil(QStringLiteral("resonance"));
            pupil.run().goTo(3);
            pupil.session.setPlaying(false);
            QVERIFY(!pupil.run().picture());
            pupil.tap(1.0, 30);
            QTRY_VERIFY(pupil.run().isPassed(3));
            QVERIFY(pupil.run().picture());
            pupil.run().goTo(4);
            before = pupil.run().picture()->image;
            before.setDevicePixelRatio(1.0); // saved pictures have a ratio of 1
        }
        {
            Pupil pupil(QStringLiteral("resonance"));
            QVERIFY(pupil.run().picture());
            QCOMPARE(pupil.run().picture()->step, std::size_t{3});
            QCOMPARE(pupil.run().picture()->image.convertToFormat(QImage::Format_RGB32),
                     before.convertToFormat(QImage::Format_RGB32));
            QVERIFY(workSheetAsHtml(pupil.run()).contains("data:image/png;base64,"));
            // A different lesson does not have this chart.
            pupil.window.openLesson(QStringLiteral("harmonics"));
            QVERIFY(!pupil.run().picture());
            LessonProgress::forget(QStringLiteral("resonance"));
        }
        Pupil pupil(QStringLiteral("resonance"));
        QVERIFY(!pupil.run().picture());
    }

    void keysHavePictureAndAccessibleName() {
        Pupil pupil(QStringLiteral("resonance"));
        auto* task = pupil.child<QLabel>("lessonTaskText");
        QVERIFY(!task->text().contains(QLatin1Char('[')));
        QVERIFY(task->text().contains(QStringLiteral("<img")));
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(task);
        QCOMPARE(face->text(QAccessible::Name), QStringLiteral("Press SPACE six times, as evenly as you can."));
        // The key cap follows the colours of the theme.
        const QString dark = task->text();
        Theme::current().set(Look::Light);
        QTRY_VERIFY(task->text() != dark);
        const QImage key = keyCapPicture(QStringLiteral("SPACE"), 16, 1.0);
        QCOMPARE(key.pixelColor(key.width() / 2, 3), Theme::current().tokens().field);
        // On paper, HTML has a `<kbd>` element and the PDF a picture.
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("own.lesson")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({ "lesson": 1, "title": "t", "summary": "Press [<] **now**",
                        "steps": [ { "title": "Use [SPACE]", "experiment": "ring" } ] })");
        file.close();
        pupil.window.openLesson(file.fileName());
        const QByteArray html = workSheetAsHtml(pupil.run());
        QVERIFY(html.contains("Press <kbd>&lt;</kbd> now"));
        QVERIFY(html.contains("Use <kbd>SPACE</kbd>"));
        const QString paper = workSheet(pupil.run()).plainText();
        QVERIFY(paper.contains(QStringLiteral("Press %1 now").arg(QChar(QChar::ObjectReplacementCharacter))));
        QVERIFY(!paper.contains(QLatin1Char('[')));
    }

    void lockedClassCannotLeaveLesson() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.setLocked(true);
        const Actions& a = *pupil.window.findChild<Actions*>();
        for (const QAction* off : {a.lessons, a.lessonFile, a.leaveLesson, a.quit, a.poolPage, a.projector,
                                   a.workbench, a.settings, a.fullScreen, a.workSheet})
            QVERIFY2(!off->isEnabled(), qPrintable(off->text()));
        QVERIFY(!pupil.window.findChild<QMenuBar*>()->isVisible());
        QTest::keyClick(&pupil.window, Qt::Key_2, Qt::ControlModifier);
        QVERIFY(pupil.session.scene() == SceneKind::String);
        QTest::keyClick(&pupil.window, Qt::Key_O, Qt::ControlModifier);
        QVERIFY(!pupil.window.findChild<QDialog*>());
        QVERIFY(!pupil.window.close());
        QVERIFY(pupil.window.isVisible());
        QVERIFY(pupil.window.banner().text().contains(QStringLiteral("locked")));
        for (const QDockWidget* dock : pupil.window.findChildren<QDockWidget*>())
            QCOMPARE(dock->features(), QDockWidget::DockWidgetFeatures(QDockWidget::NoDockWidgetFeatures));

        // Taps, steps and hints still work.
        pupil.tap(1.0, 6);
        QTRY_VERIFY(pupil.run().isPassed(0));
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), std::size_t{1});
        QTest::keyClick(&pupil.window, Qt::Key_H);
        QCOMPARE(pupil.run().hintsShown(), 1);
        QVERIFY(!a.leaveLesson->isEnabled()); // stays disabled in the next step

        QTest::keyClick(&pupil.window, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(a.quit->isEnabled() && a.leaveLesson->isEnabled() && a.poolPage->isEnabled());
        QVERIFY(pupil.child<QDockWidget>("mediumPanelDock")->features() & QDockWidget::DockWidgetClosable);
        QVERIFY(pupil.window.close());
    }

    void projectorKeepsLessonPanel() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.setProjector(true);
        QTRY_VERIFY(pupil.window.isFullScreen());
        QVERIFY(!pupil.child<QDockWidget>("lessonPanelDock")->isHidden());
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), std::size_t{1});
        QVERIFY(!pupil.child<QDockWidget>("lessonPanelDock")->isHidden());
        pupil.window.setProjector(false);
        QVERIFY(pupil.sees("lessonPanel") && pupil.sees("measureBlock") && !pupil.sees("mediumBlock"));
    }

    void everyLessonStepIsShownUncut() {
        Pupil pupil(QStringLiteral("resonance"));
        for (const BuiltInLesson& each : lessons()) {
            pupil.window.openLesson(QString::fromStdString(each.id));
            for (std::size_t i = 0; i < each.lesson.steps.size(); ++i) {
                pupil.run().goTo(i);
                pupil.session.setPlaying(false);
                QApplication::processEvents();
                QApplication::sendPostedEvents(
                    nullptr, QEvent::DeferredDelete); // deletes the answers of the previous step
                QCOMPARE(pupil.session.settings().rule.scene, each.lesson.experimentAt(i).rule.scene);
                // No label is cut off.
                for (QLabel* label : pupil.child<LessonPanel>("lessonPanel")->findChildren<QLabel*>())
                    QTRY_VERIFY2(!label->isVisible() ||
                                     label->height() >= label->heightForWidth(label->width()),
                                 qPrintable(QString::fromStdString(each.id) + label->objectName()));
            }
        }
    }
};

SEICHE_WINDOW_TEST(QApplication, TestLessons)
#include "tst_lesson_panel.moc"
