// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_panel.h"
#include "files/presets.h"
#include "theme/theme.h"
#include "theory/stability.h"
#include "window_test.h"

#include <QChartView>
#include <QTest>
#include <QValueAxis>

#include <cmath>
#include <memory>

using namespace seiche;

class TestComparePanel : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ComparePanel> m_panel;

    QCheckBox* box(const char* id) const { return m_panel->findChild<QCheckBox*>(id); }
    QAction* inMenu(const char* id) const {
        return m_panel->findChild<QAction*>(QLatin1String(id) + QLatin1String("InMenu"));
    }
    // Toggles the check box if visible, otherwise the menu item.
    void toggle(const char* id) {
        if (!box(id)->isVisible()) return inMenu(id)->trigger();
        box(id)->setFocus();
        QTest::keyClick(box(id), Qt::Key_Space);
    }
    /// Advances a paused session, independent of the speed of the machine.
    void steps(int count) {
        for (int i = 0; i < count; ++i) m_session->step();
    }
    std::optional<double> measured(Scheme scheme) const {
        return RunRecord::growthOf(*m_panel->record().comparisonRun(scheme));
    }
    const std::vector<std::vector<std::optional<double>>> rows() const {
        return m_panel->chart()->table().rows;
    }

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::current().set(Look::Dark);
    }
    void init() {
        Experiment string = defaultExperiment(SceneKind::String);
        string.rule.k = 0.25;
        string.pullWith.shape = PullShape::Point;
        m_session = std::make_unique<Session>(string, defaultExperiment(SceneKind::Pool));
        m_session->setPlaying(false);
        m_panel = std::make_unique<ComparePanel>(*m_session);
        m_panel->resize(300, 300);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    void cleanup() {
        m_panel.reset();
        m_session.reset();
    }

    // On a stage the brief panel has no menu of other schemes.
    void requiredSchemeIsVisible() {
        QVERIFY(!box("implicit-euler")->isVisible());
        for (const QSize stage : {QSize(), QSize(1366, 768)}) {
            m_panel->setBrief(stage);
            m_panel->setRequiredControls({{}, {Scheme::ImplicitEuler}});
            QVERIFY(box("implicit-euler")->isVisible());
            QCOMPARE(box("euler")->isVisible(), stage.isEmpty()); // leaves room for the required scheme
            m_panel->setRequiredControls({});
            QVERIFY(!box("implicit-euler")->isVisible() && box("euler")->isVisible());
        }
        m_panel->setRequiredControls({{}, {Scheme::ImplicitEuler}});
        toggle("implicit-euler");
        QVERIFY(m_session->comparison().comparisonRun(Scheme::ImplicitEuler));
        m_panel->setRequiredControls({});
        QVERIFY(box("implicit-euler")->isVisible()); // scheme is on
    }

    void eulerExplosionKeepsMainRun() {
        toggle("euler");
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Euler));
        m_session->tap();
        steps(200);
        const auto exploded = m_session->comparison().comparisonRun(Scheme::Euler)->run.divergedAt();
        QVERIFY(exploded);
        QCOMPARE(m_session->run().frame(), 200);
        QVERIFY(!m_session->run().divergedAt());
        QTRY_VERIFY(
            m_panel->report().contains(QStringLiteral("Exploded %1 steps after the tap.").arg(*exploded)));
        // sqrt(1 + 4 k) at k = 1/4
        QVERIFY2(m_panel->report().contains("×1.41 per step predicted"), qPrintable(m_panel->report()));
        QVERIFY2(m_panel->report().contains("measured."), qPrintable(m_panel->report()));
        // A point tap excites all modes equally. Modes near the fastest grow almost as fast, so
        // the sum grows as g^n / n^(1/4). Over the last 58 of about 80 steps, its logarithm falls
        // short by 1 / (4 n), or 0.0055.
        const double logarithm = std::log(*measured(Scheme::Euler) / std::sqrt(2.0));
        QVERIFY2(logarithm < 1e-4 && logarithm > -0.008, qPrintable(QString::number(logarithm)));
        QVERIFY(m_panel->report().contains("Order 1"));
        for (const auto& row : rows())
            for (const auto& value : row) QVERIFY(!value || std::isfinite(*value));
    }

    void timeAxisStartsAtTap() {
        toggle("euler");
        m_session->tap();
        const auto* view = m_panel->chart()->findChild<QChartView*>();
        const auto minTime = [&] {
            m_panel->chart()->picture({300, 200}); // draws pending changes
            const auto axes = view->chart()->axes(Qt::Horizontal);
            const auto* axis = axes.isEmpty() ? nullptr : qobject_cast<const QValueAxis*>(axes.front());
            return axis ? axis->min() : NAN;
        };
        QTRY_COMPARE(rows().size(), std::size_t{1});
        QTRY_COMPARE(minTime(), 0.0);
        steps(3);
        QTRY_COMPARE(rows().size(), std::size_t{4});
        QTRY_COMPARE(minTime(), 0.0);
    }

    // A comparison that begins later is shown at the time of the run, as in other charts.
    void chartShowsTheClockOfTheRun() {
        m_session->tap();
        steps(300);
        toggle("euler");
        steps(20);
        QTRY_VERIFY(rows().size() > 10);
        const double rate = m_session->settings().stepsPerSecond;
        QCOMPARE(*rows().front()[0], 300.0 / rate);
        QCOMPARE(*rows().back()[0], 320.0 / rate);
    }

    void againRestartsComparisonFromPresent() {
        toggle("euler");
        m_session->tap();
        steps(200);
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Euler)->run.divergedAt());
        auto* again = m_panel->findChild<QPushButton*>("again");
        QTRY_VERIFY(again->isEnabled());
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(!m_session->comparison().comparisonRun(Scheme::Euler)->run.divergedAt());
        QCOMPARE(m_session->comparison().comparisonRun(Scheme::Euler)->startedAt, 200);
        QTRY_VERIFY(!m_panel->report().contains("Exploded"));
    }

    void comparesAnySubsetOfSchemes() {
        for (const char* id : {"euler", "delayed-euler", "implicit-euler", "trapezoid", "rk4"}) {
            QVERIFY2(inMenu(id)->isVisible(), id);
            toggle(id);
            QTRY_VERIFY(box(id)->isVisible());
        }
        QCOMPARE(m_session->comparison().comparisonRuns().size(), std::size_t{5});
        QVERIFY(!inMenu("leapfrog")->isVisible());
        m_session->tap();
        steps(30);
        QTRY_COMPARE(m_panel->report().split('\n').size(), 5);
        QTRY_COMPARE(m_panel->chart()->table().columns.size(), 7);
        toggle("delayed-euler");
        QVERIFY(!m_session->comparison().comparisonRun(Scheme::DelayedEuler));
        m_session->show(SceneKind::Pool);
        QTRY_VERIFY(!inMenu("implicit-euler")->isVisible());
        QVERIFY(inMenu("rk4")->isVisible());
        QVERIFY(!inMenu("exact")->isVisible());
    }

    // A pure mode shows its own growth sqrt(1 + k lambda) long before rounding excites the fastest
    // mode.
    void reportsCurrentGrowthFirst() {
        toggle("euler");
        m_session->pull({PullShape::Mode, 1.0, 1.0, PullMode::Pluck, 160.0, 0.0});
        steps(10);
        const double lambda = 4.0 * std::pow(std::sin(std::acos(-1.0) / (2.0 * 319.0)), 2);
        QVERIFY(measured(Scheme::Euler));
        const double wanted = std::sqrt(1.0 + 0.25 * lambda) - 1.0;
        QVERIFY2(std::abs(*measured(Scheme::Euler) - 1.0 - wanted) < 0.02 * wanted,
                 qPrintable(QString("%1 %2").arg(*measured(Scheme::Euler) - 1.0).arg(wanted)));
        QTRY_VERIFY2(m_panel->report().contains("predicted in the long run"), qPrintable(m_panel->report()));
    }

    // Leapfrog modes past the limit do not oscillate; the delayed scheme uses three time levels.
    void measuresGrowthOfEveryScheme() {
        m_session->set({{"k", 1.05}});
        toggle("euler");
        toggle("delayed-euler");
        m_session->tap();
        steps(140);
        const auto check = [](const RunRecord::Curve& curve) {
            const double off = std::log(*RunRecord::growthOf(curve) / curve.prospect.growth);
            QVERIFY2(std::abs(off) < 0.02, qPrintable(QString::number(off)));
        };
        check(*m_panel->record().comparisonRun(Scheme::Euler));
        check(*m_panel->record().comparisonRun(Scheme::DelayedEuler));
        check(m_panel->record().main());
    }

    void showsDifferenceFromExactSolution() {
        toggle("exact");
        toggle("euler");
        QVERIFY(box("exact")->isChecked());
        m_session->pull({PullShape::Gaussian, 12.0, 1.0, PullMode::Pluck, 160.0, 0.0});
        auto* compared = m_panel->findChild<QComboBox*>("compared");
        compared->setFocus();
        QTest::keyClick(compared, Qt::Key_Down);
        QCOMPARE(compared->currentIndex(), 1);
        steps(60);
        QTRY_VERIFY(m_panel->isUpToDate());
        // Main run and Euler, each compared with the exact solution.
        QVERIFY(!rows().empty() && rows().back().size() == 3 && rows().back()[1] && rows().back()[2]);
        QVERIFY2(*rows().back()[1] < 0.5 * *rows().back()[2],
                 qPrintable(QString("%1 %2").arg(*rows().back()[1]).arg(*rows().back()[2])));
    }

    // Error against time step on logarithmic axes, selected by keys. Each scheme shows its
    // measured order.
    void measuresConvergenceOrder() {
        toggle("rk4");
        m_session->set({{"damping.velocity", 0.999}});
        auto* compared = m_panel->findChild<QComboBox*>("compared");
        compared->setFocus();
        QTest::keyClick(compared, Qt::Key_End);
        QCOMPARE(compared->currentText(), QString("Convergence"));
        QTRY_VERIFY2(m_panel->report().contains("leapfrog: order 2.0"), qPrintable(m_panel->report()));
        QVERIFY2(m_panel->report().contains("4 by theory"), qPrintable(m_panel->report()));
        QVERIFY(m_panel->report().contains("without damping"));
        QCOMPARE(m_panel->chart()->accessibleName(), QString("Error against time step"));
        const auto all = rows();
        QCOMPARE(all.size(), std::size_t{5}); // time steps from 1/16 to 1
        QCOMPARE(all.front().size(), std::size_t{3});
        QCOMPARE(*all.front()[0], 1.0 / 16.0);
        QVERIFY(*all.front()[1] < 0.01 * *all.back()[1]);
        // A string with an absorbing end has no exact solution.
        m_session->set({{"edges.left", std::string("absorbing")}});
        QTRY_VERIFY2(m_panel->report().contains("exact solution is known only"), qPrintable(m_panel->report()));
        QVERIFY(rows().empty());
        QTest::keyClick(compared, Qt::Key_Home);
        QTRY_COMPARE(m_panel->chart()->accessibleName(), QString("Energy over time"));
    }

    // Opening a shorter or longer string gives an exact solution of that length at once.
    void newStringGetsNewExactSolution() {
        toggle("exact");
        for (int points : {40, 640, 320}) {
            Experiment other = defaultExperiment(SceneKind::String);
            other.grid.width = points;
            other.pullWith.x = points / 2;
            std::size_t atOnce = 0;
            const auto watch = connect(m_session.get(), &Session::opened, this, [&] {
                const ExactComparison* exact = m_session->exact();
                atOnce = exact ? exact->heights().size() : 0;
            });
            m_session->open(other);
            disconnect(watch);
            QCOMPARE(atOnce, std::size_t(points));
            QCOMPARE(m_session->exact()->heights().size(), std::size_t(points));
            QVERIFY(box("exact")->isChecked());
            m_session->tap();
            steps(20);
            QTRY_VERIFY(m_panel->isUpToDate());
            QVERIFY(!m_panel->record().exact().energy.samples().empty());
        }
        // Without an exact solution the box is off and hidden.
        Experiment absorbing = defaultExperiment(SceneKind::String);
        absorbing.rule.edges.right = Edge::Absorbing;
        m_session->open(absorbing);
        QVERIFY(!m_session->hasExact());
        QTRY_VERIFY(!box("exact")->isChecked() && !box("exact")->isVisible());
        m_session->open(defaultExperiment(SceneKind::Pool));
        QVERIFY(!m_session->exact());
    }

    void exactSolutionRestartsWithRun() {
        toggle("exact");
        m_session->tap();
        steps(30);
        QVERIFY(m_session->exact()->startedAt() == 0);
        m_session->restart();
        QVERIFY(m_session->exact());
        for (double height : m_session->exact()->heights()) QCOMPARE(height, 0.0);
        m_session->undoGroup().undo();
        QCOMPARE(m_session->run().frame(), 30);
        QVERIFY(m_session->exact());
        QVERIFY(largestDifference(m_session->run(), m_session->exact()->heights()) < 1e-6);
    }

    // The main run takes over the scheme of a comparison run and passes all bounds first.
    void mainRunDivergenceIsReportedOnce() {
        QVERIFY(m_session->set({{"scheme", std::string("euler")}}).empty());
        toggle("leapfrog");
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Leapfrog));
        m_session->tap();
        steps(20);
        QVERIFY(m_session->set({{"scheme", std::string("leapfrog")}, {"k", 1.2}}).empty());
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Leapfrog));
        std::vector<std::pair<Scheme, qint64>> told;
        connect(m_session.get(), &Session::diverged, this,
                [&](Scheme scheme, qint64 step) { told.emplace_back(scheme, step); });
        while (!m_session->run().divergedAt()) m_session->step();
        QVERIFY(!m_session->comparison().comparisonRun(Scheme::Leapfrog)->run.divergedAt());
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(told.front() == std::pair(Scheme::Leapfrog, qint64{*m_session->run().divergedAt()}));
    }

    void unsuitableComparisonsAreOff() {
        m_session->show(SceneKind::Pool);
        toggle("euler");
        inMenu("rk4")->trigger();
        QCOMPARE(m_session->comparison().comparisonRuns().size(), std::size_t{2});
        m_session->open(*loadPreset("applet"));
        QCOMPARE(m_session->settings().rule.arithmetic, Arithmetic::Integer);
        QVERIFY(m_session->comparison().comparisonRuns().empty());
        for (const char* id : {"leapfrog", "euler", "delayed-euler", "implicit-euler", "trapezoid", "rk4"}) {
            QTRY_VERIFY2(!box(id)->isVisible() && !box(id)->isChecked(), id);
            QVERIFY2(!inMenu(id)->isVisible() && !inMenu(id)->isChecked(), id);
            // Triggering the hidden item starts no run and adds no undo step.
            inMenu(id)->trigger();
            QVERIFY2(m_session->comparison().comparisonRuns().empty(), id);
        }
        QVERIFY(!m_session->undoGroup().canUndo());
        m_session->open(defaultExperiment(SceneKind::Pool));
        QTRY_VERIFY(box("euler")->isVisible());
        QVERIFY(!box("euler")->isChecked());
        toggle("euler");
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Euler));
        // Euler changes from comparison run to main run.
        Experiment euler = defaultExperiment(SceneKind::Pool);
        euler.rule.scheme = Scheme::Euler;
        m_session->open(euler);
        QVERIFY(m_session->comparison().comparisonRuns().empty());
        QTRY_VERIFY(box("leapfrog")->isVisible() && !box("euler")->isVisible());
    }

    // A new scheme starts a new record without earlier explosions.
    void nextRecordOmitsEarlierExplosion() {
        toggle("euler");
        m_session->tap();
        steps(200);
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Euler)->run.divergedAt());
        toggle("rk4");
        steps(30);
        QTRY_VERIFY(m_panel->isUpToDate());
        QVERIFY(rows().size() > 2);
        for (const auto& row : rows()) QVERIFY(*row[0] >= 0.0);
        QVERIFY(m_panel->report().contains(QStringLiteral("steps after the tap.")));
    }

    void predictedGrowthAgreesWithTheory() {
        Rule rule = m_session->settings().rule;
        const Grid grid = m_session->run().grid();
        // Without growth, the slowest mode remains and decays by sqrt(s).
        rule.damping.velocity = 0.999;
        QVERIFY(std::abs(prospectOf(rule, grid).growth - std::sqrt(0.999)) < 1e-12);
        QVERIFY(prospectOf(rule, grid).swings);
        rule.damping.velocity = 1.0;
        rule.k = 1.1;
        QVERIFY(std::abs(prospectOf(rule, grid).growth - stabilityOf(rule).growthPerStep) < 1e-12);
        QVERIFY(!prospectOf(rule, grid).swings);
    }

    // Between walls and media, growth is only bounded, by the stiffest medium.
    void growthIsUpperBoundInMedia() {
        Experiment experiment = *loadPreset("pool");
        experiment.grid = {40, 30};
        experiment.pullWith.x = 20;
        experiment.pullWith.y = 15;
        experiment.events.clear();
        PoolObject fast;
        fast.name = "fast";
        fast.x = 20;
        fast.y = 15;
        MediumRegion region;
        region.shape.width = 10;
        region.shape.height = 10;
        region.factor = 1.5;
        fast.is = region;
        experiment.objects = {fast};
        experiment.rule.scheme = Scheme::Euler;
        m_session->open(experiment);
        const Prospect prospect = prospectOf(m_session->run());
        QVERIFY(prospect.isBound);
        Rule stiffest = experiment.rule;
        stiffest.k *= 1.5;
        QVERIFY(std::abs(prospect.growth - stabilityOf(stiffest).growthPerStep) < 1e-9);
        m_session->tap();
        steps(60);
        QTRY_VERIFY(m_panel->isUpToDate());
        QVERIFY2(m_panel->report().contains(QStringLiteral("at most")), qPrintable(m_panel->report()));
    }

    void hiddenPanelRecordsNothing() {
        m_session->tap();
        m_panel->hide();
        steps(50);
        m_panel->show();
        QVERIFY(m_panel->chart()->table().rows.size() <= 1);
        steps(10);
        QTRY_VERIFY(m_panel->chart()->table().rows.size() > 1);
    }

    // With its drive, Euler explodes within the few milliseconds of the trial.
    void stepCostIsMeasuredDespiteExplosion() {
        const std::optional<double> cost = nanosecondsPerCell(*loadPreset("too-fast"), Scheme::Euler);
        QVERIFY(cost);
        QVERIFY2(*cost > 0.0 && *cost < 1e5, qPrintable(QString::number(*cost)));
    }
    void everyControlHasAccessibleName() {
        for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName() + widget->metaObject()->className()));
        }
    }
};

SEICHE_WIDGET_TEST(TestComparePanel)
#include "tst_compare_panel.moc"
