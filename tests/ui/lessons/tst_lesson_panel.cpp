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
#include <QTemporaryDir>

#include <algorithm>
#include <set>

using namespace seiche;

namespace {

/// A window with a lesson in it. Time stands still unless the test moves it.
struct Pupil : WindowUnderTest {
    explicit Pupil(const QString& lesson) {
        show();
        window.openLesson(lesson);
        session.setPlaying(false);
        QApplication::processEvents();
    }
    LessonRun& run() { return *window.findChild<LessonRun*>(); }
    QString said(const char* name) { return child<QLabel>(name)->text(); }
    /// Waits until the check has looked at all that the run has shown.
    bool isSettled() {
        return QTest::qWaitFor([this] { return run().isSettled(); }, patience);
    }
    void advance(double seconds) {
        for (auto steps = std::llround(seconds * session.settings().stepsPerSecond); steps > 0; --steps)
            session.step();
    }
    /// SPACE in a steady rhythm.
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
    /// Tab until the widget has the focus.
    bool tabTo(const char* name) {
        for (int i = 0; i < 80; ++i) {
            if (window.focusWidget() && window.focusWidget()->objectName() == QLatin1String(name)) return true;
            QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        }
        return false;
    }
    /// What Tab goes to from the canvas, once around.
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
    bool sees(const char* dock) { return child<QDockWidget>(dock)->isVisible(); }
};

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    // The largest stable k is looked for: the sign says whether a setting is stable, and no more, until it is
    // found.
    void theLimitIsToldNowhereBeforeItIsFound() {
        Pupil pupil(QStringLiteral("break"));
        auto& chip = *pupil.child<QAbstractButton>("stabilityChip");
        auto* slider = pupil.child<QWidget>("mediumPanel")->findChild<ValueSlider*>();
        const auto tellsNothing = [&](const QString& verdict) {
            QCOMPARE(chip.text(), verdict);
            QVERIFY2(!chip.toolTip().contains(QStringLiteral("limit of")), qPrintable(chip.toolTip()));
            QVERIFY(!slider->mark());
            QVERIFY(!pupil.sees("stabilityPanelDock"));
        };
        QVERIFY(chip.isVisible());
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
        // The pool's is another.
        pupil.nextStep();
        QVERIFY(pupil.sees("stabilityPanelDock"));
        pupil.nextStep();
        tellsNothing(QStringLiteral("stable"));
        // Nothing is kept from who leaves the lesson.
        pupil.window.findChild<Actions*>()->leaveLesson->trigger();
        QVERIFY(chip.text().contains(QStringLiteral(" of ")));
        QVERIFY(slider->mark());
    }

    // Where nothing is turned that it speaks of, the sign is not there.
    void theStabilityIsNoMatterForAClassThatTaps() {
        Pupil pupil(QStringLiteral("resonance"));
        const auto& chip = *pupil.child<QAbstractButton>("stabilityChip");
        QVERIFY(!chip.isVisible());
        pupil.window.openLesson(QStringLiteral("ends"));
        QVERIFY(chip.isVisible());
        pupil.window.findChild<Actions*>()->leaveLesson->trigger();
        QVERIFY(chip.isVisible());
    }

    // The canvas, the lesson's card, the rest; each once, with a check that has options and one that has a
    // field.
    void theCardComesFirstInTheTabOrder_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("steps");
        QTest::newRow("tapping") << QStringLiteral("resonance") << 0;
        QTest::newRow("a number") << QStringLiteral("resonance") << 4;
        QTest::newRow("a choice") << QStringLiteral("ends") << 1;
    }
    void theCardComesFirstInTheTabOrder() {
        QFETCH(QString, lesson);
        QFETCH(int, steps);
        Pupil pupil(lesson);
        for (int i = 0; i < steps; ++i) pupil.nextStep();
        const QWidgetList visited = pupil.tabAround();
        QCOMPARE(std::set<QWidget*>(visited.begin(), visited.end()).size(), std::size_t(visited.size()));
        const QWidget* card = pupil.child<QDockWidget>("lessonPanelDock");
        qsizetype inCard = 0;
        while (inCard + 1 < visited.size() && card->isAncestorOf(visited[inCard + 1])) ++inCard;
        QVERIFY(inCard >= 2);
        QVERIFY(visited.size() > inCard + 5);
        for (qsizetype i = inCard + 1; i < visited.size(); ++i) QVERIFY(!card->isAncestorOf(visited[i]));
        // Shift+Tab goes the other way.
        pupil.window.findChild<StringCanvas*>()->setFocus();
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Backtab);
        QCOMPARE(pupil.window.focusWidget(), visited.back());
    }

    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void theResonanceLessonByKeyboardAlone() {
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
        // SPACE pulls again.
        QVERIFY(qobject_cast<StringCanvas*>(pupil.window.focusWidget()));

        pupil.nextStep();
        QVERIFY(pupil.tabTo("lessonOption1"));
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Down);
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Space);
        QVERIFY(pupil.child<QRadioButton>("lessonOption2")->isChecked());
        QTest::keyClick(pupil.window.focusWidget(), Qt::Key_Return);
        QVERIFY(run.isPassed(5));
        QVERIFY(run.isFinished());
    }

    // A wave that has grown is never passed over in silence.
    void anotherResonanceIsSaidToBeOne() {
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

    void aNumberCanBeTypedFromAnywhere() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(4);
        pupil.session.setPlaying(false);
        auto* canvas = pupil.child<StringCanvas>("stringCanvas");
        canvas->setFocus();
        const auto range = canvas->scale().ceiling();
        // "0" fits the waves to the canvas otherwise.
        QTest::keyClick(canvas, Qt::Key_0);
        auto* field = pupil.child<QLineEdit>("lessonNumber");
        QVERIFY(field->hasFocus());
        QCOMPARE(field->text(), QStringLiteral("0"));
        QCOMPARE(canvas->scale().ceiling(), range);
        QTest::keyClicks(field, QStringLiteral(",5"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(pupil.said("lessonVerdict").contains(QStringLiteral("✗")));
        // Back to the string, and to the answer again by its key: what was wrong is written over.
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(canvas->hasFocus());
        QTest::keyClick(canvas, Qt::Key_E);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("1.0"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(pupil.run().isPassed(4));
        // Nothing is open any more: the key is what it always is.
        QVERIFY(canvas->hasFocus());
        QTest::keyClick(canvas, Qt::Key_0);
        QVERIFY(canvas->hasFocus());

        // A choice is reached by the same key.
        pupil.nextStep();
        QTest::keyClick(canvas, Qt::Key_E);
        QVERIFY(pupil.child<QRadioButton>("lessonOption1")->hasFocus());
    }

    void theMetronomeStartsWithReturn() {
        Pupil pupil(QStringLiteral("harmonics"));
        auto* entry = pupil.child<QLineEdit>("metronomeEntry");
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

    // What to do is the step's to say.
    void theLineBelowTheCanvasGoesWithTheStep() {
        const auto line = [](Pupil& pupil) {
            pupil.session.setPlaying(true); // a paused run has a line of its own
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
        QVERIFY(!line(breaking).contains(QStringLiteral("shortest"))); // the next step asks which wave
        QTest::keyClick(&breaking.window, Qt::Key_Space);
        breaking.advance(10);
        QVERIFY(breaking.run().isPassed(0) || breaking.session.run().divergedAt());
        QVERIFY(!line(breaking).contains(QStringLiteral("smaller"))); // the step wants it to explode

        // A rhythm that is meant to be in vain, and one on a string that swings already.
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

    // What was found on the way to an earlier step is looked for once more.
    void aStepIsNotPassedByWhatWasDoneBefore() {
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

    // Not before the student has: what theory predicts, in the chart and beside it.
    void theCurveComesWhenTheResonanceIsFound() {
        Pupil pupil(QStringLiteral("resonance"));
        LessonRun& run = pupil.run();
        auto* chart = pupil.child<ResonanceChart>("resonanceChart");
        const auto curve = [&] { return chart->table().columns.contains(QStringLiteral("predicted")); };
        pupil.tap(1.0, 6);
        QTRY_VERIFY(run.isPassed(0));
        QVERIFY(!pupil.session.isTheoryShown());
        run.goTo(2);
        pupil.session.setPlaying(false);
        pupil.tap(1.0, 10);
        QTRY_VERIFY(run.isPassed(2));
        QTRY_VERIFY(curve());
        // The next step talks about the line.
        pupil.nextStep();
        QVERIFY(!run.isPassed(3));
        QTRY_VERIFY(curve());
        QVERIFY(pupil.child<QCheckBox>("theorySwitch")->isChecked());
        // Done again, it is looked for again, whatever was found before.
        run.goTo(2);
        QVERIFY(run.isPassed(2));
        QTRY_VERIFY(!curve());
        // Asking for it is always possible.
        pupil.child<QCheckBox>("theorySwitch")->click();
        QTRY_VERIFY(curve());
    }

    void theWrongRhythmDoesNotPass() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(2);
        pupil.session.setPlaying(false);
        pupil.tap(1.5, 25);
        QVERIFY(pupil.isSettled());
        QVERIFY(!pupil.run().isPassed(2));
    }

    void theResultOfEulerCountsFromThePull() {
        Pupil pupil(QStringLiteral("euler"));
        LessonRun& run = pupil.run();
        pupil.session.setTwin(Scheme::Euler, true);
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

        // A smaller k that is set alone is no result, nor does it explode backwards in time.
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

    // What an earlier release has kept, results included.
    void progressOfEarlierReleasesCanBeRead() {
        QSettings().setValue(QStringLiteral("lessons/euler/passed"),
                             QStringList{QStringLiteral("explodes|2186|"), QStringLiteral("smaller|0.01|")});
        QSettings().setValue(QStringLiteral("lessons/euler/step"), QStringLiteral("word"));
        Pupil pupil(QStringLiteral("euler"));
        QCOMPARE(pupil.run().stepNumber(), std::size_t{3});
        QVERIFY(pupil.run().isPassed(1) && pupil.run().isPassed(2));
        QCOMPARE(pupil.run().resultOf(1)->value.value_or(0.0), 2186.0);
    }

    // A step with an experiment of its own begins anew; what was reached in an earlier one is not done in it.
    void whatWasTappedBeforeDoesNotCount() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.tap(1.0, 20); // high enough for the third step
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

    void aWrongChoiceDoesNotPass() {
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

    void whatIsNoNumberIsToldSo() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.run().goTo(4);
        pupil.child<QLineEdit>("lessonNumber")->setText(QStringLiteral("one"));
        pupil.child<QPushButton>("lessonCheck")->click();
        QCOMPARE(pupil.said("lessonVerdict"), QStringLiteral("This is not a number."));
        QVERIFY(!pupil.run().typed());
    }

    void presenterKeysGoThroughTheSteps() {
        Pupil pupil(QStringLiteral("harmonics"));
        const std::size_t steps = pupil.run().lesson().steps.size();
        for (std::size_t i = 1; i < steps; ++i) {
            pupil.nextStep();
            QCOMPARE(pupil.run().stepNumber(), i);
        }
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), steps - 1);
        QTest::keyClick(&pupil.window, Qt::Key_PageUp);
        QCOMPARE(pupil.run().stepNumber(), steps - 2);
        QVERIFY(
            pupil.said("lessonPlace").startsWith(QStringLiteral("Step %1 of %2").arg(steps - 1).arg(steps)));
    }

    void hintsComeOneByOne() {
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

    void aStepShowsThePanelsItNeeds() {
        Pupil pupil(QStringLiteral("euler"));
        QVERIFY(pupil.sees("lessonPanelDock"));
        QVERIFY(pupil.sees("comparePanelDock"));
        QVERIFY(!pupil.sees("resonancePanelDock"));
        pupil.run().goTo(2);
        QVERIFY(pupil.sees("mediumPanelDock"));
        pupil.run().leave();
        QVERIFY(!pupil.sees("lessonPanelDock"));
        QTRY_VERIFY(pupil.sees("resonancePanelDock"));
    }

    // Every panel a lesson may name is one of the window's, and is shown by the step that names it.
    void everyPanelIsShownByItsStep() {
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
            for (const auto* dock : test.window.findChildren<QDockWidget*>())
                shown += dock->isVisible() && dock->objectName() != QLatin1String("lessonPanelDock") ? 1 : 0;
            QVERIFY2(shown == 1, name.constData());
        }
    }

    void progressIsKeptAndCanBeForgotten() {
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

    void theBrowserOpensALesson() {
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

    void aLessonFileIsOpenedOrRefused() {
        QTemporaryDir folder;
        const QString good = folder.filePath(QStringLiteral("own.lesson"));
        QFile file(good);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({ "lesson": 1, "title": "<b>Mine</b>", "steps": [ { "title": "Read", "experiment": "ring" } ] })");
        file.close();
        Pupil pupil(good);
        QVERIFY(pupil.run().isOpen());
        QCOMPARE(pupil.child<QDockWidget>("lessonPanelDock")->windowTitle(), QStringLiteral("<b>Mine</b>"));
        QVERIFY(pupil.run().isPassed(0)); // it was there to read

        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment": "rin" } ] })");
        file.close();
        pupil.window.openLesson(good);
        QVERIFY(pupil.window.banner().text().contains(
            QStringLiteral("steps[0].experiment: \"rin\" is not one of")));
        pupil.window.openLesson(QStringLiteral("no-such-lesson"));
        QVERIFY(pupil.window.banner().text().contains(QStringLiteral("no-such-lesson")));
    }

    // Somebody has to say first what becomes of his work: until then the run is not that of the step.
    void aStepIsNotJudgedOnTheRunBefore() {
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
        pupil.session.setTwin(Scheme::Rk4, true);
        const auto question = [&pupil] {
            return pupil.window.findChild<QMessageBox*>(QStringLiteral("saveQuestion"));
        };
        const auto isUntouched = [&pupil] {
            QCoreApplication::processEvents();
            return pupil.isSettled() && pupil.session.settings().rule.k == 0.25 &&
                   pupil.session.comparison().twin(Scheme::Rk4) && pupil.run().isWaiting() &&
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
        // Nor is there a way round it.
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
        QVERIFY(pupil.session.comparison().twins().empty());
        QVERIFY(!pupil.run().isPassed(1));
        QVERIFY(pupil.session.set({{"k", 0.25}}).empty());
        QTRY_VERIFY(pupil.run().isPassed(1));
    }

    // Panels without room share a place. A lesson leaves few of them open, and these have places of their own
    // again.
    void theLessonStaysWhenPanelsComeApart() {
        WindowUnderTest test;
        QVERIFY(test.show());
        const auto docks = test.window.findChildren<CardDock*>();
        for (CardDock* dock : docks)
            if (dock->objectName() != QStringLiteral("lessonPanelDock")) dock->show();
        const auto areTogether = [&docks] { return std::ranges::any_of(docks, &CardDock::isTogether); };
        QTRY_VERIFY(areTogether());
        test.window.openLesson(QStringLiteral("resonance"));
        QTRY_VERIFY(!areTogether());
        QVERIFY(test.child<CardDock>("lessonPanelDock")->isVisible());
    }

    void theWorkSheetHasResultsAndTheStudentsChart() {
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
        do { // not over midnight
            today = QDate::currentDate();
            html = workSheetAsHtml(pupil.run());
        } while (today != QDate::currentDate());
        QVERIFY(html.contains(today.toString(Qt::ISODate).toUtf8()));
        QVERIFY(html.contains("data:image/png;base64,"));
        QVERIFY(html.contains(results.rows[1][1].toUtf8()));
        QVERIFY(!html.contains("http:") && !html.contains("https:")); // a picture may have the letters alone
    }

    void theStudentsChartSurvivesARestart() {
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
            before.setDevicePixelRatio(1.0); // on paper it has a size of its own
        }
        {
            Pupil pupil(QStringLiteral("resonance"));
            QVERIFY(pupil.run().picture());
            QCOMPARE(pupil.run().picture()->step, std::size_t{3});
            QCOMPARE(pupil.run().picture()->image.convertToFormat(QImage::Format_RGB32),
                     before.convertToFormat(QImage::Format_RGB32));
            QVERIFY(workSheetAsHtml(pupil.run()).contains("data:image/png;base64,"));
            // Another lesson has no chart of this one.
            pupil.window.openLesson(QStringLiteral("harmonics"));
            QVERIFY(!pupil.run().picture());
            LessonProgress::forget(QStringLiteral("resonance"));
        }
        Pupil pupil(QStringLiteral("resonance"));
        QVERIFY(!pupil.run().picture());
    }

    void keysAreDrawnAndSpoken() {
        Pupil pupil(QStringLiteral("resonance"));
        auto* task = pupil.child<QLabel>("lessonTaskText");
        QVERIFY(!task->text().contains(QLatin1Char('[')));
        QVERIFY(task->text().contains(QStringLiteral("<img")));
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(task);
        QCOMPARE(face->text(QAccessible::Name), QStringLiteral("Press SPACE six times, as evenly as you can."));
        // In every look the key has that look's colours.
        const QString dark = task->text();
        Theme::current().set(Look::Light);
        QTRY_VERIFY(task->text() != dark);
        const QImage key = keyCapPicture(QStringLiteral("SPACE"), 16, 1.0);
        QCOMPARE(key.pixelColor(key.width() / 2, 3), Theme::current().tokens().field);
        // On paper, too: in the page as a key, in the PDF as a picture.
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

    void aLockedClassCannotLeaveNorBreakTheSetUp() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.setLocked(true);
        const Actions& a = *pupil.window.findChild<Actions*>();
        for (const QAction* off : {a.lessons, a.lessonFile, a.leaveLesson, a.quit, a.poolPage, a.projector,
                                   a.basicView, a.dark, a.light, a.fullScreen, a.workSheet})
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

        // The lesson itself goes on: taps, steps, hints.
        pupil.tap(1.0, 6);
        QTRY_VERIFY(pupil.run().isPassed(0));
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), std::size_t{1});
        QTest::keyClick(&pupil.window, Qt::Key_H);
        QCOMPARE(pupil.run().hintsShown(), 1);
        QVERIFY(!a.leaveLesson->isEnabled()); // a new step does not bring it back

        QTest::keyClick(&pupil.window, Qt::Key_L, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(a.quit->isEnabled() && a.leaveLesson->isEnabled() && a.poolPage->isEnabled());
        QVERIFY(pupil.window.findChild<QMenuBar*>()->isVisible());
        QVERIFY(pupil.child<QDockWidget>("mediumPanelDock")->features() & QDockWidget::DockWidgetClosable);
        QVERIFY(pupil.window.close());
    }

    void theBasicViewIsKept() {
        {
            WindowUnderTest test;
            QVERIFY(test.show());
            QVERIFY(test.child<QDockWidget>("mediumPanelDock")->isVisible());
            QTest::keyClick(&test.window, Qt::Key_F9);
            QVERIFY(!test.child<QDockWidget>("mediumPanelDock")->isVisible());
            QVERIFY(test.child<QDockWidget>("resonancePanelDock")->isVisible());
            QVERIFY(!test.child<QWidget>("speedSlider")->isVisible());
            QVERIFY(test.child<QWidget>("playButton")->isVisible());
        }
        WindowUnderTest test;
        QVERIFY(test.show());
        QVERIFY(!test.child<QDockWidget>("mediumPanelDock")->isVisible());
        QVERIFY(!test.child<QWidget>("speedSlider")->isVisible());
        for (const QLabel* label : test.child<QWidget>("transport")->findChildren<QLabel*>())
            QVERIFY(label->text() != QStringLiteral("speed") || !label->isVisible());
        QTest::keyClick(&test.window, Qt::Key_F9);
        QVERIFY(test.child<QDockWidget>("mediumPanelDock")->isVisible());
        QVERIFY(test.child<QWidget>("speedSlider")->isVisible());
    }

    void lessonAndProjectorGoTogether() {
        Pupil pupil(QStringLiteral("resonance"));
        pupil.window.setProjector(true);
        QTRY_VERIFY(pupil.window.isFullScreen());
        QVERIFY(!pupil.child<QDockWidget>("lessonPanelDock")->isHidden());
        pupil.nextStep();
        QCOMPARE(pupil.run().stepNumber(), std::size_t{1});
        QVERIFY(!pupil.child<QDockWidget>("lessonPanelDock")->isHidden());
        pupil.window.setProjector(false);
        QVERIFY(!pupil.child<QDockWidget>("lessonPanelDock")->isHidden());
        QVERIFY(!pupil.child<QDockWidget>("resonancePanelDock")->isHidden());
        QVERIFY(pupil.child<QDockWidget>("mediumPanelDock")->isHidden());
    }

    void everyStepOfEveryLessonCanBeShown() {
        Pupil pupil(QStringLiteral("resonance"));
        for (const BuiltInLesson& each : lessons()) {
            pupil.window.openLesson(QString::fromStdString(each.id));
            for (std::size_t i = 0; i < each.lesson.steps.size(); ++i) {
                pupil.run().goTo(i);
                pupil.session.setPlaying(false);
                QApplication::processEvents();
                QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the answers of the last step
                QCOMPARE(pupil.session.settings().rule.scene, each.lesson.experimentAt(i).rule.scene);
                // Nothing is cut off.
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
