// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "documents/documents.h"
#include "documents/recovery.h"
#include "lab/background_sweep.h"
#include "lab/damping_view.h"
#include "lab/large_chart_page.h"
#include "lab/latest_result.h"
#include "lab/resonance_chart.h"
#include "resonance/resonance_panel.h"
#include "window/stability_chip.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAccessible>
#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QUndoStack>

#include <cmath>
#include <stdexcept>

using namespace seiche;

namespace {

QAction* actionNamed(const WindowUnderTest& test, const QString& text) {
    for (QAction* action : test.window.actions())
        if (action->text().remove(QLatin1Char('&')) == text) return action;
    return nullptr;
}

int failing(const Resonator& resonator, int, int, std::stop_token) {
    if (resonator.grid.width > 0) throw std::runtime_error("it cannot be computed");
    return 1;
}

} // namespace

/// Large chart, damping comparison and challenge in the window.
class LabTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void keyOpensLargeChart();
    void dampingsAreShownSideBySide();
    void challengeHidesParameters();
    void noTextRevealsChallengeAnswer();
    void challengeWritesNoRecoveryFile();
    void correctAnswerGetsFullPoints();
    void givingUpRevealsAnswer();
    void equalNumbersGiveEqualStrings();
    void openingExperimentEndsChallenge();
    void sineDrivePointMatchesPrediction();
    void sweepStartsDuringSineDrive();
    void poolWithWallsHasNoPrediction();
    void failedComputationGivesDefaultResult();
    void sweepStartsWithoutWaitingForPrevious();
};

void LabTest::keyOpensLargeChart() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QVERIFY(!test.child<LargeChartPage>("bigLab"));
    QTest::keyClick(&test.window, Qt::Key_B);
    auto* lab = test.child<LargeChartPage>("bigLab");
    QVERIFY(lab && lab->isVisible());
    auto* canvas = test.child<StringCanvas>("stringCanvas");
    QTRY_VERIFY(lab->height() > 1.5 * canvas->height());
    QVERIFY(canvas->isVisible()); // string stays in view
    QVERIFY(test.child<QDockWidget>("resonancePanelDock")->isHidden());
    for (QWidget* widget : lab->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                 qPrintable(widget->objectName() + widget->metaObject()->className()));
    }
    QTest::keyClick(&test.window, Qt::Key_B);
    QVERIFY(!lab->isVisible());
    QVERIFY(!test.child<QDockWidget>("resonancePanelDock")->isHidden());
}

void LabTest::dampingsAreShownSideBySide() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.setPlaying(false);
    QVERIFY(test.session.set({{"damping.velocity", 1.0}, {"damping.update", 0.995}}).empty());
    actionNamed(test, "Compare damping")->trigger();
    auto* view = test.child<DampingView>("dampingView");
    QVERIFY(view && view->isVisible());
    // Theory is hidden until its switch, present here too, is on.
    QVERIFY(view->chart()->table().columns.size() < 3);
    QVERIFY(!view->findChild<QPushButton*>("tryVelocity")->isEnabled());
    auto* theory = test.child<LargeChartPage>("bigLab")->findChild<QCheckBox*>("theorySwitch");
    QVERIFY(theory->isVisible());
    QTest::mouseClick(theory, Qt::LeftButton, {}, {8, theory->height() / 2});
    QTRY_VERIFY(view->chart()->table().columns.size() == 3);
    // Page of 2013: damping shortens the period of 638 steps to 87.9.
    QVERIFY(std::abs(view->shown().height.period - 87.9) < 0.05);
    QVERIFY(std::abs(view->shown().undampedPeriod - 638.0) < 1e-6);
    QStringList texts;
    for (const QLabel* label : view->findChildren<QLabel*>()) texts << label->text();
    QVERIFY2(texts.contains("87.9") && texts.contains("638"), qPrintable(texts.join('|')));
    // Trying velocity damping can be undone like any change.
    auto* attempt = view->findChild<QPushButton*>("tryVelocity");
    QVERIFY(attempt->isVisible() && attempt->isEnabled());
    QTest::mouseClick(attempt, Qt::LeftButton);
    const Damping tried = test.session.settings().rule.damping;
    QVERIFY2(tried == (Damping{1.0, 0.995}),
             qPrintable(QString("%1 %2").arg(tried.update).arg(tried.velocity)));
    test.session.undoGroup().activeStack()->undo();
    QVERIFY(!(test.session.settings().rule.damping == tried));
}

void LabTest::challengeHidesParameters() {
    WindowUnderTest test;
    QVERIFY(test.show());
    auto* panel = test.child<ResonancePanel>("resonancePanel");
    actionNamed(test, "Challenge: an unknown string")->trigger();
    // The challenge starts at once; a number selects a different challenge.
    ChallengeGame& game = panel->challenge();
    QCOMPARE(game.state(), ChallengeGame::State::Playing);
    QVERIFY(test.session.isChallenge());
    auto* number = test.child<QSpinBox>("challengeNumber");
    QVERIFY(number && number->isVisible());
    QCOMPARE(game.number(), static_cast<std::uint32_t>(number->value()));
    number->setValue(4711);
    QTest::mouseClick(test.child<QPushButton>("challengeStart"), Qt::LeftButton);
    QCOMPARE(game.state(), ChallengeGame::State::Playing);
    QCOMPARE(game.number(), 4711u);
    // A repeated request keeps the current challenge.
    actionNamed(test, "Challenge: an unknown string")->trigger();
    QCOMPARE(game.number(), 4711u);
    QVERIFY(test.session.isChallenge());
    test.session.setPlaying(false);

    QVERIFY(!test.child<StabilityChip>("stabilityChip")->text().contains("k "));
    QVERIFY(panel->lab().prediction().curve.empty() && panel->lab().prediction().modes.empty());
    QVERIFY(test.child<ResonanceChart>("resonanceChart")->modesShown().empty());
    for (const char* name : {"mediumPanel", "comparePanel", "stabilityPanel", "modesPanel"}) {
        auto* other = test.child<QWidget>(name);
        QVERIFY2(other->findChild<QLabel*>("secret"), name);
        QVERIFY2(other->property("note").toString().isEmpty(), name);
        for (const QWidget* part : other->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY2(part->isHidden() || part->objectName() == "secret", name);
    }
    QVERIFY(!actionNamed(test, "Save")->isEnabled());
    QVERIFY(!actionNamed(test, "Save as…")->isEnabled());
    QVERIFY(!panel->sine()->isEnabled());

    // Undoing a tap does not reduce the count.
    for (int i = 0; i < 3; ++i) QTest::keyClick(&test.window, Qt::Key_Space);
    QCOMPARE(game.taps(), 3);
    QCOMPARE(test.session.run().log().size(), std::size_t{3});
    test.session.undoGroup().activeStack()->undo();
    QCOMPARE(test.session.run().log().size(), std::size_t{2});
    QCOMPARE(game.taps(), 3);
    QVERIFY(test.session.isChallenge());
}

void LabTest::noTextRevealsChallengeAnswer() {
    WindowUnderTest test;
    QVERIFY(test.show({1920, 1080}));
    test.session.setComparison(Scheme::Rk4, true);
    test.session.setExact(true);
    // Not 4711, because its answer is 1.3 Hz, the default of the metronome.
    const std::uint32_t number = 4712;
    const Challenge challenge = challengeOf(number);
    test.child<ResonancePanel>("resonancePanel")->challenge().start(number);
    QVERIFY(test.session.isChallenge());
    test.session.setPlaying(false);
    for (QDockWidget* dock : test.window.findChildren<QDockWidget*>()) dock->show();
    actionNamed(test, "Show performance")->setChecked(true);
    for (int i = 0; i < 5; ++i) {
        test.session.tap();
        for (int step = 0; step < 400; ++step) test.session.step();
    }
    const Experiment& e = challenge.experiment;
    const auto written = [](double value, char format, int digits) {
        return QRegularExpression::escape(QString::number(value, format, digits));
    };
    QStringList numbers{written(e.grid.width, 'f', 0),
                        written(e.grid.width - 1, 'f', 0),
                        written(e.rule.k, 'f', 2),
                        written(e.stepsPerSecond, 'f', 0),
                        written(challenge.answerHertz, 'f', 1),
                        written(e.pullWith.x, 'f', 0),
                        written(e.rule.damping.velocity, 'f', 4)};
    const QRegularExpression telling(QStringLiteral("(?<![\\d.,])(%1)").arg(numbers.join('|')));
    // Returns the first visible or spoken text with one of the numbers. Empty if none.
    const auto tellingText = [&] {
        QStringList texts{test.window.windowTitle()};
        for (QWidget* widget : test.window.findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            texts << widget->toolTip() << widget->statusTip() << widget->accessibleName()
                  << widget->accessibleDescription() << widget->property("text").toString()
                  << widget->property("note").toString();
            if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget))
                for (auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
                    texts << spoken->text(kind);
        }
        for (const QAction* action : test.window.findChildren<QAction*>())
            texts << action->text() << action->toolTip() << action->statusTip();
        for (QString& text : texts) {
            text.remove(QString::fromStdString(e.title)).remove(QLocale().toString(number));
            if (text.contains(telling)) return text;
        }
        return QString();
    };
    QVERIFY2(tellingText().isEmpty(), qPrintable(tellingText()));
    // Exports that would reveal size, settings or steps are disabled.
    for (const char* name : {"Video or animation…", "Export probe data (CSV)…", "Print report…",
                             "Export current heights (CSV)…", "Save report as PDF…"}) {
        QVERIFY2(actionNamed(test, name), name);
        QVERIFY2(!actionNamed(test, name)->isEnabled(), name);
    }
    test.child<ResonancePanel>("resonancePanel")->challenge().giveUp();
    QVERIFY(actionNamed(test, "Video or animation…")->isEnabled());
    QVERIFY(!tellingText().isEmpty()); // proves that the search works
}

void LabTest::challengeWritesNoRecoveryFile() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    Documents documents(session);
    QTemporaryDir folder;
    Recovery recovery(session, documents, folder.path());
    ChallengeGame game(session);
    game.start(77);
    session.tap();
    recovery.saveWork();
    const auto files = [&] { return QDir(folder.path()).entryList({"*.seiche"}, QDir::Files); };
    QVERIFY2(files().isEmpty(), qPrintable(files().join(' ')));
    game.giveUp();
    recovery.saveWork();
    QCOMPARE(files().size(), 1);
}

void LabTest::correctAnswerGetsFullPoints() {
    WindowUnderTest test;
    QVERIFY(test.show());
    auto* panel = test.child<ResonancePanel>("resonancePanel");
    actionNamed(test, "Challenge: an unknown string")->trigger();
    panel->challenge().start(12);
    test.session.setPlaying(false);
    for (int i = 0; i < 8; ++i) test.session.tap();
    auto* entry = test.child<QLineEdit>("challengeHertz");
    QVERIFY(entry->isVisible());
    entry->setFocus();
    entry->selectAll();
    QTest::keyClicks(entry, QLocale().toString(panel->challenge().answerHertz() * 1.001, 'f', 3));
    QTest::mouseClick(test.child<QPushButton>("challengeAnswer"), Qt::LeftButton);
    QCOMPARE(panel->challenge().state(), ChallengeGame::State::Answered);
    QCOMPARE(panel->challenge().points(), 100);
    QVERIFY(test.child<QLabel>("challengeSentence")->text().contains("100 points"));
    QVERIFY(!test.session.isChallenge());
    QTRY_VERIFY(!panel->lab().prediction().curve.empty());
    QVERIFY(!test.child<QWidget>("mediumPanel")->findChild<QLabel*>("secret"));
    QVERIFY(actionNamed(test, "Save")->isEnabled());
}

void LabTest::givingUpRevealsAnswer() {
    WindowUnderTest test;
    QVERIFY(test.show());
    actionNamed(test, "Challenge: an unknown string")->trigger();
    auto* panel = test.child<ResonancePanel>("resonancePanel");
    panel->challenge().start(5);
    // The pool is not secret; the challenge pauses.
    test.session.show(SceneKind::Pool);
    QVERIFY(!test.session.isChallenge());
    test.session.tap();
    test.session.show(SceneKind::String);
    QVERIFY(test.session.isChallenge());
    QCOMPARE(panel->challenge().taps(), 0);
    QTest::mouseClick(test.child<QPushButton>("challengeGiveUp"), Qt::LeftButton);
    QCOMPARE(panel->challenge().state(), ChallengeGame::State::GivenUp);
    QVERIFY(!test.session.isChallenge());
    QVERIFY(test.child<QLabel>("challengeSentence")
                ->text()
                .contains(QLocale().toString(panel->challenge().answerHertz(), 'f', 3)));
}

void LabTest::equalNumbersGiveEqualStrings() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    ChallengeGame game(session);
    game.start(77);
    const Experiment first = session.settings();
    game.start(78);
    QVERIFY(!(session.settings() == first));
    QCOMPARE(game.number(), 78u);
    game.start(77);
    QVERIFY(session.settings() == first);
    QVERIFY(session.isChallenge());
}

void LabTest::openingExperimentEndsChallenge() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    ChallengeGame game(session);
    game.start(77);
    session.restart();
    QCOMPARE(game.state(), ChallengeGame::State::Playing);
    QVERIFY(session.isChallenge());
    session.open(*loadPreset("string"));
    QCOMPARE(game.state(), ChallengeGame::State::Idle);
    QVERIFY(!session.isChallenge());
}

void LabTest::sineDrivePointMatchesPrediction() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    session.setPlaying(false);
    session.startLevel();
    QVERIFY(session.set({{"damping.velocity", 0.998}}).empty());
    ResonanceLab lab(session);
    session.setDrive(session.settings().stepsPerSecond / 600.0);
    QVERIFY(lab.resonator().sine);
    for (int i = 0; i < 24000; ++i) session.step();
    QCOMPARE(lab.log().points().size(), std::size_t{1});
    const ResonancePoint point = lab.log().points()[0];
    QVERIFY2(point.how == Amplitude::How::Steady, qPrintable(QString::number(static_cast<int>(point.how))));
    const auto response =
        SteadyResponse::to(lab.resonator().rule, lab.resonator().grid, lab.resonator().pull, lab.watchX());
    const double predicted = 2.0 / 600.0 * response->sineAmplitude(1.0 / 600.0);
    QVERIFY2(std::abs(point.amplitude / predicted - 1.0) < 0.01,
             qPrintable(QString::number(point.amplitude / predicted)));
}

void LabTest::sweepStartsDuringSineDrive() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    session.setPlaying(false);
    session.startLevel();
    ResonanceLab lab(session);
    session.setDrive(1.0);
    QTRY_VERIFY(!lab.prediction().curve.empty());
    lab.startSweep();
    QVERIFY(lab.sweep().isRunning());
    lab.sweep().cancel();
}

void LabTest::poolWithWallsHasNoPrediction() {
    Session session(*loadPreset("string"), *loadPreset("cavity"));
    session.show(SceneKind::Pool);
    ResonanceLab lab(session);
    QVERIFY(!lab.resonator().objects.empty());
    QTRY_VERIFY(lab.prediction().obstacle == Obstacle::Uneven);
    QVERIFY(lab.prediction().modes.empty());
    session.show(SceneKind::String);
    QTRY_VERIFY(!lab.prediction().curve.empty());
}

void LabTest::failedComputationGivesDefaultResult() {
    Session session(*loadPreset("string"), *loadPreset("pool"));
    ResonanceLab lab(session);
    int told = 0;
    LatestResult<int, failing> work([&told] { ++told; });
    work.request(lab.resonator(), 0, 0);
    QTRY_COMPARE(told, 1);
    QVERIFY(work.isUpToDate());
    QCOMPARE(work.result(), 0);
}

// The first sweep would never finish its only period.
void LabTest::sweepStartsWithoutWaitingForPrevious() {
    Sweep endless;
    endless.experiment = defaultExperiment(SceneKind::String);
    endless.fromHertz = endless.toHertz = 1e-10;
    endless.points = 1;
    Sweep quick = endless;
    quick.experiment.grid.width = 20;
    quick.experiment.rule.damping.velocity = 0.9;
    quick.fromHertz = quick.toHertz = 5.0;
    BackgroundSweep sweep;
    int ended = 0;
    connect(&sweep, &BackgroundSweep::finished, this, [&](const QString& problem) {
        QCOMPARE(problem, QString());
        ++ended;
    });
    for (int i = 0; i < 3; ++i) sweep.start(endless);
    QVERIFY(sweep.isRunning());
    sweep.cancel();
    QVERIFY(!sweep.isRunning());
    sweep.start(endless);
    sweep.start(quick);
    QTRY_COMPARE_WITH_TIMEOUT(ended, 1, patience);
    QVERIFY(!sweep.isRunning());
    QCOMPARE(sweep.done(), 1);
    QCOMPARE(sweep.points()[0].period, std::int64_t{10});
    sweep.start(endless); // ends with the sweep itself
}

SEICHE_WINDOW_TEST(QApplication, LabTest)
#include "tst_lab.moc"
