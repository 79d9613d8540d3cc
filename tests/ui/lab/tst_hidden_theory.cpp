// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hidden theory: no visible, spoken, tabulated or saved text contains the frequency or period of a
// resonance until the theory is shown.
#include "files/experiment_file.h"
#include "lab/damping_view.h"
#include "lab/large_chart_page.h"
#include "lab/resonance_chart.h"
#include "lab/resonance_lab.h"
#include "lessons/lesson_run.h"
#include "lessons/student_paper.h"
#include "lessons/work_sheet.h"
#include "pages/theory_page.h"
#include "panel_under_test.h"
#include "record/run_sheet.h"
#include "resonance/resonance_panel.h"
#include "theory/modes.h"
#include "window/actions.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QDockWidget>
#include <QRegularExpression>

using namespace seiche;

namespace {

struct Searched : WindowUnderTest {
    /// Returns a pattern for the numbers of the lowest three standing waves.
    QRegularExpression telling() {
        const Experiment& now = session.settings();
        QStringList numbers;
        for (const Mode& mode : Modes::of(now.rule, now.grid)->lowest(4)) {
            if (!(mode.motion.angle > 1e-9)) continue; // uniform mode
            const double hertz = mode.motion.frequency(now.stepsPerSecond);
            for (const double each : {hertz, 1.0 / hertz}) numbers << QString::number(each, 'f', 3);
            numbers << QString::number(hertz, 'f', 2) + QStringLiteral("[  ]?(Hz|hertz)")
                    << QString::number(mode.motion.period(), 'f', 0) + QStringLiteral("[  ]?(steps|Schritte)")
                    << QString::number(mode.motion.period(), 'f', 1);
        }
        numbers.replaceInStrings(QStringLiteral("."), QStringLiteral("[.,]"));
        return QRegularExpression(QStringLiteral("(?<![\\d.,])(%1)(?!\\d)").arg(numbers.join(u'|')));
    }
    /// Returns all texts of the window, hidden ones included, without the theory page.
    QStringList texts() {
        QStringList all{window.windowTitle()};
        const auto* theory = window.findChild<TheoryPage*>();
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget == theory || theory->isAncestorOf(widget)) continue;
            all << widget->windowTitle() << widget->toolTip() << widget->statusTip() << widget->whatsThis()
                << widget->accessibleName() << widget->accessibleDescription()
                << widget->property("text").toString() << widget->property("note").toString();
            if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget))
                for (auto kind :
                     {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
                    all << spoken->text(kind);
            if (auto* chart = qobject_cast<Chart*>(widget)) all << chart->table().asCsv();
            if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
                for (int row = 0; row < view->model()->rowCount(); ++row)
                    for (int column = 0; column < view->model()->columnCount(); ++column)
                        for (int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                            all << view->model()->index(row, column).data(role).toString();
        }
        for (const QAction* action : window.findChildren<QAction*>())
            all << action->text() << action->toolTip() << action->statusTip();
        // Saved and printed texts.
        const ResonanceLab& lab = child<ResonancePanel>("resonancePanel")->lab();
        all << QString::fromStdString(lab.asCsv())
            << QString::fromStdString(writeExperiment(session.run().asExperiment()))
            << sheetOf(session, QImage(), &lab, QImage()).plainText();
        auto& run = *window.findChild<LessonRun*>();
        if (run.isOpen())
            all << studentPaper(run.lesson(), run.name()).plainText()
                << QString::fromUtf8(workSheetAsHtml(run))
                       .remove(QRegularExpression(QStringLiteral("base64,[^\"]*")));
        return all;
    }
    /// Returns whether all delayed updates are done.
    bool isWritten() {
        const auto* large = window.findChild<LargeChartPage*>();
        const auto& run = *window.findChild<LessonRun*>();
        return waitForPanels(window) &&
               QTest::qWaitFor([&] { return run.isSettled() && (!large || large->isUpToDate()); }, patience);
    }
    QStringList tellingTexts() {
        if (!isWritten()) return {QStringLiteral("never ready")};
        return texts().filter(telling());
    }
};

} // namespace

class HiddenTheoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void noTextRevealsTheory_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("opened");
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("locked");
        const auto add = [](const char* language, const char* opened, bool first, bool locked) {
            QTest::addRow("%s, %s%s%s", language, opened, first ? ", first level" : "",
                          locked ? ", locked" : "")
                << QString::fromLatin1(language) << QString::fromLatin1(opened) << first << locked;
        };
        for (const char* language : {"en", "de"})
            for (const char* opened : {"string", "lesson resonance"}) {
                add(language, opened, false, false);
                add(language, opened, true, true);
            }
        add("de", "string", false, true);
        add("en", "string", true, false);
        add("en", "string-free-end", false, false);
        add("de", "seiche", false, false);
    }

    void noTextRevealsTheory() {
        QFETCH(QString, language);
        QFETCH(QString, opened);
        QFETCH(bool, first);
        QFETCH(bool, locked);
        language::choose(language);
        Searched test;
        QVERIFY(test.show({1920, 1080}));
        const Actions& a = *test.window.findChild<Actions*>();
        const bool lesson = opened.startsWith(QStringLiteral("lesson "));
        a.browse->trigger(); // adds titles and descriptions
        if (lesson) test.window.openLesson(opened.section(u' ', 1));
        else test.window.openPreset(opened);
        test.session.setPlaying(false);
        // Examples have round numbers, which appear everywhere.
        QVERIFY(test.session.set({{"stepsPerSecond", 717.0}}).empty());
        if (first) a.workbench->trigger();
        if (first && !lesson) test.child<QToolButton>("measureDetails")->click();
        if (!lesson && !first)
            for (QDockWidget* dock : test.window.findChildren<QDockWidget*>())
                if (dock->objectName() != QStringLiteral("lessonPanelDock")) dock->show();
        if (!locked) a.dampings->trigger();
        test.window.setLocked(locked);
        for (int i = 0; i < 3; ++i) {
            test.session.tap();
            for (int step = 0; step < 40; ++step) test.session.step();
        }
        auto* panel = test.child<ResonancePanel>("resonancePanel");
        auto& lab = panel->lab();
        QTRY_VERIFY(!lab.prediction().modes.empty()); // lab has the prediction
        QVERIFY(!test.session.isTheoryShown());
        const QStringList before = test.tellingTexts();
        QVERIFY2(before.isEmpty(), qPrintable(before.join(u'\n').left(600)));
        // The switch shows the theory and hides all of it again.
        auto* theory = panel->findChild<QCheckBox*>(QStringLiteral("theorySwitch"));
        QVERIFY(theory->isEnabled() && !theory->isChecked());
        theory->click();
        QVERIFY(test.session.isTheoryShown());
        const auto* chart = panel->findChild<ResonanceChart*>();
        QTRY_VERIFY(!chart->modesShown().empty());
        QVERIFY(chart->table().columns.size() > 1);
        // The panels of the workbench show the theory as text, too.
        if (!lesson && !first && !locked) QTRY_VERIFY(!test.tellingTexts().isEmpty());
        theory->click();
        QTRY_VERIFY(chart->modesShown().empty());
        QTRY_COMPARE(test.tellingTexts(), QStringList());
    }
};

SEICHE_WINDOW_TEST(QApplication, HiddenTheoryTest)
#include "tst_hidden_theory.moc"
