// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lock/class_lock.h"
#include "medium/damping_rows.h"
#include "medium/medium_panel.h"
#include "theme/theme.h"
#include "widgets/value_row.h"
#include "window_test.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace seiche;

namespace {

Experiment singing() {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.stepsPerSecond = 638;
    experiment.rule.damping.velocity = 0.999773;
    return experiment;
}

} // namespace

class TestMediumPanel : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MediumPanel> m_panel;

    const Rule& rule() const { return m_session->settings().rule; }
    ValueRow* row(const char* id) const { return m_panel->findChild<ValueRow*>(id); }
    ValueEntry* entry(const char* id) const { return m_panel->findChild<ValueEntry*>(id); }
    const Grid& grid() const { return m_session->settings().grid; }
    QComboBox* list(const char* id) const { return m_panel->findChild<QComboBox*>(id); }

    void type(QLineEdit* field, const char* text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    // Selects by keys, as a user does, so that the list emits `activated`.
    void choose(QComboBox* choice, int index) {
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentIndex(), index);
    }
    void open(Experiment onString, Experiment inPool = defaultExperiment(SceneKind::Pool)) {
        m_panel.reset();
        m_session = std::make_unique<Session>(onString, inPool);
        m_panel = std::make_unique<MediumPanel>(*m_session);
        m_panel->resize(300, m_panel->sizeHint().height());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        QTest::mouseClick(m_panel->findChild<QToolButton*>("mediumMore"), Qt::LeftButton);
    }

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::current().set(Look::Dark);
    }
    void init() { open(singing()); }
    void cleanup() {
        unlockClass();
        m_panel.reset();
        m_session.reset();
    }

    void titleShowsFundamental() {
        QCOMPARE(m_panel->property("note").toString(), QString()); // hidden until the class finds it
        m_session->showTheory(true);
        // A round trip takes 638 steps at k = 1. Friction lowers the frequency by less than 0.1 %.
        QCOMPARE(m_panel->property("note").toString(), QStringLiteral("fundamental 1.000 Hz"));
        type(row("k")->entry(), "0.25");
        QCOMPARE(m_panel->property("note").toString(), QStringLiteral("fundamental 0.500 Hz"));
        choose(list("edges.right"), 2);
        QCOMPARE(m_panel->property("note").toString(), QString());
    }

    void sliderChangesK() {
        row("k")->slider()->setFocus();
        QTest::keyClick(row("k")->slider(), Qt::Key_Left);
        QCOMPARE(rule().k, 0.999);
        QCOMPARE(row("k")->entry()->text(), QStringLiteral("0.999"));
        QTest::keyClick(row("k")->slider(), Qt::Key_End);
        QVERIFY2(rule().k > 1.0 && rule().k <= 1.25, "the slider goes a little beyond the limit");
        QSignalSpy changes(m_session.get(), &Session::settingsChanged);
        m_session->set({{"k", 0.5}});
        QCOMPARE(changes.count(), 1);
        QCOMPARE(row("k")->value(), 0.5);
    }

    // With 320 points, B = 0.01 means 0.01 * 319^2 / pi^2 = 103 points^2.
    void bendingAndKLimitEachOther() {
        m_session->set({{"k", 0.04}, {"damping.velocity", 1.0}});
        QVERIFY(row("bending") && row("bending")->isVisible());
        QVERIFY(row("bending")->slider()->scale().max >= 103.0);
        QVERIFY(row("bending")->slider()->scale().max <= 210.0);
        // k = 0.04 is at the limit 1 / (1 + 4 bending) if bending is 6.
        QVERIFY(std::abs(*row("bending")->slider()->mark() - 6.0) < 1e-9);
        type(row("bending")->entry(), "5.5");
        QCOMPARE(rule().bending, 5.5);
        QVERIFY(std::abs(*row("k")->slider()->mark() - 1.0 / 23.0) < 1e-9);
        QVERIFY(row("k")->slider()->scale().max > 1.0 / 23.0);
        QVERIFY(row("k")->slider()->scale().max < 1.25 / 23.0);
        row("k")->slider()->setFocus();
        QTest::keyClick(row("k")->slider(), Qt::Key_Left);
        QVERIFY(rule().k < 0.04 && rule().k > 0.039);
        row("bending")->slider()->setFocus();
        QTest::keyClick(row("bending")->slider(), Qt::Key_Right);
        QVERIFY(rule().bending > 5.5 && rule().bending < 6.0);
        type(row("bending")->entry(), "20000");
        QVERIFY(rule().bending < 6.0);
        QVERIFY(!row("bending")->problem().isEmpty());
    }

    void stiffStringRefusesAbsorbingEnd() {
        m_session->set({{"k", 0.04}, {"bending", 2.0}});
        choose(list("edges.right"), 1);
        QTest::keyClick(list("edges.right"), Qt::Key_Down); // absorbing
        QCOMPARE(rule().edges.right, Edge::Free);
        QCOMPARE(list("edges.right")->currentIndex(), 1);
        const auto says = [this](const char* words) {
            const QList<QLabel*> labels = m_panel->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](QLabel* label) {
                return label->isVisible() && label->text().contains(QLatin1String(words));
            });
        };
        QVERIFY(says("is not available on a stiff string; use one of"));
    }

    void onlyFloatingPointStringCanBeStiff() {
        m_session->open(defaultExperiment(SceneKind::Pool));
        QVERIFY(!row("bending")->isVisible());
        Experiment whole = defaultExperiment(SceneKind::String);
        whole.rule.arithmetic = Arithmetic::Integer;
        m_session->open(whole);
        QVERIFY(!row("bending")->isVisible());
        m_session->open(defaultExperiment(SceneKind::String));
        QVERIFY(row("bending")->isVisible());
    }

    void conserveBoxAppearsForFreeEnds() {
        auto* box = m_panel->findChild<QCheckBox*>("conserve");
        QVERIFY(box && box->isHidden());
        choose(list("edges.left"), 1);
        choose(list("edges.right"), 1);
        QCOMPARE(rule().edges.right, Edge::Free);
        QVERIFY(!box->isHidden());
        QVERIFY(!box->isChecked());
        box->click();
        QCOMPARE(rule().conserve, Conserve::On);
        QVERIFY(box->isChecked());
        choose(list("edges.right"), 0);
        QVERIFY(box->isHidden());
    }

    void mediumModelIsWaterOrMembrane() {
        QVERIFY(list("model") && list("model")->isHidden());
        m_session->open(defaultExperiment(SceneKind::Pool));
        QVERIFY(!list("model")->isHidden());
        QCOMPARE(list("model")->currentText(), QStringLiteral("water of different depth"));
        choose(list("model"), 1);
        QCOMPARE(rule().model, MediumModel::Density);
        QCOMPARE(list("model")->currentText(), QStringLiteral("a membrane of different mass"));
    }

    void readsDecimalCommaAndPoint() {
        type(row("k")->entry(), "0,81");
        QCOMPARE(rule().k, 0.81);
        type(row("k")->entry(), "0.64");
        QCOMPARE(rule().k, 0.64);
        type(row("k")->entry(), "9");
        QCOMPARE(rule().k, 0.64);
        QVERIFY(row("k")->problem().contains("9"));
    }

    void dampingIsShownPerStepAndInSeconds() {
        // ln 2 / (-1/2 ln 0.999773) / 638 = 9.571 s
        QCOMPARE(row("damping.velocity")->entry()->text(), QStringLiteral("0.999773"));
        auto* halfLife = m_panel->findChild<ValueEntry*>("halfLife");
        QCOMPARE(halfLife->text(), QStringLiteral("9.57\u00a0s"));
        type(halfLife, "2 s");
        const double expected = std::exp2(-2.0 / (2.0 * 638.0));
        QVERIFY(std::abs(rule().damping.velocity - expected) < 1e-12);
        type(halfLife, "-1");
        QVERIFY(halfLife->property("invalid").toBool());
        QVERIFY(std::abs(rule().damping.velocity - expected) < 1e-12);
        row("damping.velocity")->slider()->setFocus();
        QTest::keyClick(row("damping.velocity")->slider(), Qt::Key_Home);
        QCOMPARE(rule().damping.velocity, 1.0);
        QCOMPARE(halfLife->text(), QStringLiteral("\u221e\u00a0s"));
        QTest::keyClick(row("damping.velocity")->slider(), Qt::Key_Right);
        QVERIFY(std::abs(1.0 - rule().damping.velocity - 1e-7) < 1e-15);
        QTest::keyClick(row("damping.velocity")->slider(), Qt::Key_End);
        QCOMPARE(rule().damping.velocity, 0.5);
    }

    void dampingKindCanBeChanged() {
        QComboBox* kind = list("dampingKind");
        choose(kind, 1);
        QCOMPARE(rule().damping.velocity, 1.0);
        QCOMPARE(rule().damping.update, 0.999773);
        QVERIFY(row("damping.update")->isVisible());
        QVERIFY(!row("damping.velocity")->isVisible());
        choose(kind, 2);
        QVERIFY(row("damping.update")->isVisible());
        QVERIFY(row("damping.velocity")->isVisible());
        QCOMPARE(rule().damping.update, 0.999773);
    }

    void periodicEndJoinsBothEnds() {
        choose(list("edges.right"), 1);
        QCOMPARE(rule().edges.right, Edge::Free);
        QCOMPARE(rule().edges.left, Edge::Fixed);
        choose(list("edges.left"), 4);
        QCOMPARE(rule().edges.left, Edge::Periodic);
        QCOMPARE(rule().edges.right, Edge::Periodic);
        choose(list("edges.right"), 0);
        QCOMPARE(rule().edges.left, Edge::Fixed);
        QCOMPARE(rule().edges.right, Edge::Fixed);
        QVERIFY(!list("edges.top")->isVisible());
    }

    void impedanceShowsPredictedReflection() {
        auto* echo = m_panel->findChild<QLabel*>("edges.rightImpedance.echo");
        QVERIFY(echo && echo->isHidden() && row("edges.rightImpedance")->isHidden());
        choose(list("edges.right"), 3);
        QCOMPARE(rule().edges.right, Edge::Impedance);
        QCOMPARE(rule().edges.left, Edge::Fixed);
        QVERIFY(row("edges.rightImpedance")->isVisible() && row("edges.leftImpedance")->isHidden());
        QCOMPARE(echo->text(), QStringLiteral("Predicted reflection 0: nothing is reflected."));
        type(row("edges.rightImpedance")->entry(), "4");
        QCOMPARE(rule().edges.rightImpedance, 4.0);
        QCOMPARE(echo->text(), QStringLiteral("Predicted reflection −0.60: upside down."));
        type(row("edges.rightImpedance")->entry(), "0.25");
        QCOMPARE(echo->text(), QStringLiteral("Predicted reflection 0.60: upright."));
        type(row("edges.rightImpedance")->entry(), "2000");
        QVERIFY(row("edges.rightImpedance")->problem().contains("1000"));
        QCOMPARE(rule().edges.rightImpedance, 0.25);
        row("edges.rightImpedance")->slider()->setFocus();
        QTest::keyClick(row("edges.rightImpedance")->slider(), Qt::Key_Home);
        QCOMPARE(rule().edges.rightImpedance, 0.0);
        QCOMPARE(row("edges.rightImpedance")->slider()->accessibleName(),
                 QStringLiteral("Impedance at the right end"));
        // Pool sides have no impedance.
        m_session->show(SceneKind::Pool);
        QCOMPARE(list("edges.right")->count(), 4);
        QVERIFY(row("edges.rightImpedance")->isHidden() && echo->isHidden());
    }

    void poolHasFourSidesAndStencil() {
        m_session->show(SceneKind::Pool);
        for (const char* id : {"edges.left", "edges.right", "edges.top", "edges.bottom", "stencil", "scheme"})
            QVERIFY2(list(id)->isVisible(), id);
        choose(list("edges.top"), 1);
        QCOMPARE(rule().edges.top, Edge::Free);
        choose(list("stencil"), 2);
        QCOMPARE(rule().stencil, Stencil::Moore);
        QCOMPARE(list("scheme")->findText("trapezoid"), -1);
        choose(list("scheme"), 1);
        QCOMPARE(rule().scheme, Scheme::Euler);
        type(row("stepsPerSecond")->entry(), "120");
        QCOMPARE(m_session->settings().stepsPerSecond, 120.0);
    }

    void integerWaterHasDivisor() {
        Experiment water = defaultExperiment(SceneKind::Pool);
        water.rule.arithmetic = Arithmetic::Integer;
        m_session->open(water);
        QVERIFY(!row("k")->isVisible());
        QVERIFY(row("divisor")->isVisible());
        QVERIFY(row("dampingShare")->isVisible());
        type(row("divisor")->entry(), "4");
        QCOMPARE(rule().divisor, 4);
        type(row("divisor")->entry(), "2.5");
        QCOMPARE(rule().divisor, 4);
        QVERIFY(!row("divisor")->problem().isEmpty());
        QCOMPARE(list("stencil")->count(), 3);
    }

    void applicableSlidersHaveRows() {
        Experiment water = defaultExperiment(SceneKind::Pool);
        water.rule.arithmetic = Arithmetic::Integer;
        for (const Experiment& experiment : {singing(), water}) {
            m_session->open(experiment);
            for (const Parameter& parameter : parameters()) {
                if (!parameter.slider) continue;
                const ValueRow* shown = row(parameter.id.data());
                QVERIFY2(shown, parameter.id.data());
                QCOMPARE(shown->isVisible(), applies(parameter, experiment));
                QCOMPARE(shown->value(), parameter.number(experiment));
                QCOMPARE(shown->slider()->scale().min, parameter.slider->min);
                QCOMPARE(shown->slider()->scale().max, parameter.slider->max);
            }
        }
    }

    void changedPointCountScalesString() {
        m_session->setPlaying(false);
        QVERIFY(entry("size.columns")->isVisible() && entry("size.rows")->isHidden());
        QCOMPARE(entry("size.columns")->text(), QStringLiteral("320"));
        QCOMPARE(entry("size.columns")->accessibleName(), QStringLiteral("Points of the string"));
        ObjectsChange probe;
        probe.probes = {{"A", 319, 0}, {"B", 0, 0}};
        m_session->change(probe, QStringLiteral("probes"));
        m_session->tap();
        m_session->step();
        QSignalSpy replaced(m_session.get(), &Session::runReplaced);
        type(entry("size.columns"), "639");
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(grid(), (Grid{639, 1}));
        QCOMPARE(entry("size.columns")->text(), QStringLiteral("639"));
        // The new run starts at step 0 without the tap, with scaled positions.
        QCOMPARE(m_session->run().frame(), 0);
        QVERIFY(m_session->run().log().empty());
        QCOMPARE(m_session->settings().pullWith.x, 320.0);
        QCOMPARE(m_session->settings().probes[0].x, 638);
        QCOMPARE(m_session->settings().probes[1].x, 0);
        QCOMPARE(rule().damping.velocity, 0.999773);
        // Repeating the number does not start a new run.
        type(entry("size.columns"), "639");
        QCOMPARE(replaced.count(), 1);
    }

    void sizeChangeCanBeUndone() {
        m_session->setPlaying(false);
        m_session->tap();
        for (int i = 0; i < 20; ++i) m_session->step();
        const std::uint64_t before = m_session->run().hash();
        type(entry("size.columns"), "100");
        QVERIFY2(m_session->undoGroup().undoText().contains("string size"),
                 qPrintable(m_session->undoGroup().undoText()));
        m_session->tap();
        m_session->step();
        const std::uint64_t after = m_session->run().hash();
        QSignalSpy replaced(m_session.get(), &Session::runReplaced);
        m_session->undoGroup().undo();
        m_session->undoGroup().undo();
        QTRY_VERIFY(!m_session->isSeeking());
        QCOMPARE(grid(), (Grid{320, 1}));
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(m_session->run().frame(), 20);
        QCOMPARE(m_session->run().hash(), before);
        QTRY_COMPARE(entry("size.columns")->text(), QStringLiteral("320"));
        m_session->undoGroup().redo();
        m_session->undoGroup().redo();
        QTRY_VERIFY(!m_session->isSeeking());
        QCOMPARE(grid(), (Grid{100, 1}));
        QCOMPARE(m_session->run().frame(), 1);
        QCOMPARE(m_session->run().hash(), after);
    }

    void restartKeepsSizeAndResetDoesNot() {
        Experiment plucked = singing();
        plucked.events = {{0, Pull{.x = 319}}, {0, Hold{.x = 0, .steps = 3}}};
        open(plucked);
        m_session->setPlaying(false);
        type(entry("size.columns"), "50");
        // Events of the file act at scaled positions.
        for (int again = 0; again < 2; ++again) {
            QCOMPARE(m_session->run().log().size(), std::size_t{2});
            QCOMPARE(std::get<Pull>(m_session->run().log()[0].what).x, 49.0);
            m_session->step();
            m_session->restart();
        }
        QCOMPARE(grid(), (Grid{50, 1}));
        m_session->reset();
        QCOMPARE(grid(), (Grid{320, 1}));
        QVERIFY(m_session->run().asExperiment() == plucked);
    }

    void poolSizeScalesObjects() {
        Experiment pool = defaultExperiment(SceneKind::Pool);
        Wall wall;
        wall.shape.width = 240;
        pool.objects = {PoolObject{.name = "wall", .x = 160, .y = 120, .angle = 90, .is = wall}};
        m_session->open(pool);
        m_session->setPlaying(false);
        QVERIFY(entry("size.columns")->isVisible() && entry("size.rows")->isVisible());
        QCOMPARE(entry("size.columns")->accessibleName(), QStringLiteral("Columns of the pool"));
        type(entry("size.columns"), "160");
        type(entry("size.rows"), "480");
        QCOMPARE(grid(), (Grid{160, 480}));
        QVERIFY(m_session->undoGroup().undoText().contains("pool size"));
        const PoolObject& now = m_session->settings().objects.front();
        QVERIFY(std::abs(now.x - 160.0 * 159 / 319) < 0.01 && std::abs(now.y - 120.0 * 479 / 239) < 0.01);
        QCOMPARE(std::get<Wall>(now.is).shape.width, 480.0);
        QVERIFY(std::abs(m_session->settings().pullWith.x - 160.0 * 159 / 319) < 0.01);
        m_session->setPlaying(false);
        m_session->step();
        QVERIFY(!m_session->run().divergedAt());
    }

    void refusedSizeShowsReason_data() {
        QTest::addColumn<bool>("pool");
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QString>("says");
        QTest::newRow("none") << false << QByteArray("0") << QStringLiteral("at least 1");
        QTest::newRow("half") << false << QByteArray("320.5")
                              << QStringLiteral("an integer from 1 to 1,000,000");
        QTest::newRow("a word") << false << QByteArray("many") << QStringLiteral("is not a number");
        QTest::newRow("huge") << false << QByteArray("1e30") << QStringLiteral("an integer");
        QTest::newRow("long") << false << QByteArray("1000001") << QStringLiteral("points are too many");
        QTest::newRow("wide") << true << QByteArray("100000") << QStringLiteral("cells are too many");
        QTest::newRow("negative") << true << QByteArray("-5") << QStringLiteral("at least 1");
        // 69,905 x 240 cells are allowed, but their fields need too much memory.
        QTest::newRow("memory") << true << QByteArray("69905") << QStringLiteral("MB of memory");
    }
    void refusedSizeShowsReason() {
        QFETCH(bool, pool);
        QFETCH(QByteArray, typed);
        QFETCH(QString, says);
        if (pool) {
            Experiment absorbing = defaultExperiment(SceneKind::Pool);
            absorbing.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
            absorbing.rule.scheme = Scheme::Rk4;
            absorbing.objects = {PoolObject{.name = "deep", .x = 160, .y = 120, .is = MediumRegion()}};
            m_session->open(absorbing);
        }
        m_session->setPlaying(false);
        const Experiment before = m_session->run().asExperiment();
        QSignalSpy replaced(m_session.get(), &Session::runReplaced);
        type(entry("size.columns"), typed.constData());
        auto* problem = m_panel->findChild<QLabel*>("size.problem");
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(says), qPrintable(problem->text()));
        QCOMPARE(entry("size.columns")->problem(), problem->text());
        QCOMPARE(entry("size.columns")->accessibleDescription(), problem->text());
        QCOMPARE(replaced.count(), 0);
        QVERIFY(m_session->run().asExperiment() == before);
        QVERIFY(!m_session->undoGroup().canUndo());
        QTest::keyClick(entry("size.columns"), Qt::Key_Escape);
        QVERIFY(problem->isHidden());
        QCOMPARE(entry("size.columns")->text(), QStringLiteral("320"));
    }

    void lockedClassCannotChangeSize() {
        lockClass({.comparisonRuns = true, .objects = true});
        type(entry("size.columns"), "100");
        QCOMPARE(grid(), (Grid{320, 1}));
        QVERIFY(m_panel->findChild<QLabel*>("size.problem")->text().contains("locked"));
        lockClass({.medium = true});
        type(entry("size.columns"), "100");
        QCOMPARE(grid(), (Grid{100, 1}));
        QVERIFY(m_panel->findChild<QLabel*>("size.problem")->isHidden());
    }

    void absorbingPoolHasLayerWidth() {
        QVERIFY(entry("edges.rim")->isHidden());
        m_session->open(defaultExperiment(SceneKind::Pool));
        QVERIFY(entry("edges.rim")->isHidden());
        choose(list("edges.top"), 2);
        QCOMPARE(rule().edges.top, Edge::Absorbing);
        QVERIFY(entry("edges.rim")->isVisible());
        QCOMPARE(entry("edges.rim")->text(), QStringLiteral("16"));
        QCOMPARE(entry("edges.rim")->accessibleName(), QStringLiteral("Width of the absorbing layer"));
        m_session->setPlaying(false);
        m_session->step();
        type(entry("edges.rim"), "4");
        QCOMPARE(rule().rim, 4);
        QCOMPARE(m_session->run().frame(), 0);
        QCOMPARE(rule().edges.top, Edge::Absorbing);
        QVERIFY(m_session->undoGroup().undoText().contains("width of absorbing layer"));
        // The stencil list refuses a stencil unsuitable for the narrow absorbing layer.
        list("stencil")->setCurrentIndex(2);
        emit list("stencil")->activated(2);
        QCOMPARE(rule().stencil, Stencil::Cross);
        QCOMPARE(list("stencil")->currentIndex(), 0);
        type(entry("edges.rim"), "65");
        auto* problem = m_panel->findChild<QLabel*>("size.problem");
        QVERIFY2(problem->text().contains("at most 64"), qPrintable(problem->text()));
        QCOMPARE(entry("edges.rim")->problem(), problem->text());
        QVERIFY(entry("size.columns")->problem().isEmpty());
        QCOMPARE(rule().rim, 4);
        m_session->undoGroup().undo();
        QTRY_VERIFY(!m_session->isSeeking());
        QCOMPARE(rule().rim, 16);
        QTRY_COMPARE(entry("edges.rim")->text(), QStringLiteral("16"));
        QVERIFY(problem->isHidden());
        lockClass({});
        type(entry("edges.rim"), "8");
        QCOMPARE(rule().rim, 16);
        QVERIFY(problem->text().contains("locked"));
    }

    void challengeHidesSize() {
        m_session->setChallenge(true);
        QVERIFY(!entry("size.columns")->isVisible());
        m_session->setChallenge(false);
        QVERIFY(entry("size.columns")->isVisible());
    }

    void hiddenPanelUpdatesWhenShown() {
        m_panel->hide();
        m_session->set({{"k", 0.4}});
        m_panel->show();
        QTRY_COMPARE(row("k")->value(), 0.4);
    }

    void closingPanelDiscardsUnfinishedEntry() {
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        row("k")->entry()->setFocus();
        row("k")->entry()->selectAll();
        QTest::keyClicks(row("k")->entry(), "0.3");
        m_panel.reset();
        QCOMPARE(rule().k, 1.0);
    }

    void realStringIsTunedByTension() {
        QTest::mouseClick(m_panel->findChild<QToolButton*>("realMore"), Qt::LeftButton);
        QVERIFY(!entry("real.tension")->isVisible()); // no real medium yet
        choose(list("real.world"), 1);
        const RealMedium& real = m_session->settings().real;
        QCOMPARE(real.world, World::String);
        QVERIFY(entry("real.tension")->isVisible());
        QVERIFY(!entry("real.depth")->isVisible());
        QVERIFY(!entry("real.fundamental")->isVisible()); // hidden until the class finds it
        m_session->showTheory(true);
        QVERIFY(entry("real.fundamental")->isVisible());
        type(entry("real.length"), "0.65");
        type(entry("real.massPerLength"), "0.0034");
        type(entry("real.tension"), "70");
        const double speed = std::sqrt(70.0 / 0.0034);
        QVERIFY(std::abs(entry("real.speed")->text().toDouble() - speed) < 0.001 * speed);
        // f = c / (2 L): doubling 110 Hz to 220 Hz needs four times the tension.
        type(entry("real.fundamental"), "220");
        const double wanted = 4 * 0.65 * 0.65 * 220.0 * 220.0 * 0.0034;
        QVERIFY2(std::abs(real.tension - wanted) < 2e-3 * wanted, qPrintable(QString::number(real.tension)));
        QVERIFY(m_panel->property("note").toString().endsWith(QStringLiteral("220 Hz")));
        type(entry("real.speed"), "100");
        QVERIFY(std::abs(real.tension - 34.0) < 1e-3);
        // Impossible values are refused at their field.
        type(entry("real.length"), "-1");
        QVERIFY(m_panel->findChild<QLabel*>("real.problem")->isVisible());
        QVERIFY(std::abs(real.length - 0.65) < 1e-12);
        QCOMPARE(m_session->run().frame(), 0); // run is unaffected
    }

    void realPoolLinksDepthAndSpeed() {
        open(singing());
        m_session->show(SceneKind::Pool);
        QTest::mouseClick(m_panel->findChild<QToolButton*>("realMore"), Qt::LeftButton);
        choose(list("real.world"), 1); // first choice of a pool is water
        QCOMPARE(m_session->settings().real.world, World::Water);
        type(entry("real.depth"), "5");
        QVERIFY(std::abs(entry("real.speed")->text().toDouble() - std::sqrt(9.81 * 5)) < 1e-3);
        type(entry("real.speed"), "14");
        QVERIFY(std::abs(m_session->settings().real.depth - 14.0 * 14.0 / 9.81) < 1e-3);
        choose(list("real.world"), 2);
        QCOMPARE(m_session->settings().real.world, World::Sound);
        QVERIFY(entry("real.speed")->isReadOnly());
        choose(list("real.world"), 0);
        QVERIFY(!entry("real.speed")->isVisible());
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

SEICHE_WIDGET_TEST(TestMediumPanel)
#include "tst_medium_panel.moc"
