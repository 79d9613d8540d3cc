// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/compare_panel.h"
#include "theme/theme.h"
#include "theory/stability.h"

#include <QTest>

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
    // Where it is in view with its box, else from the menu.
    void toggle(const char* id) {
        if (!box(id)->isVisible()) return inMenu(id)->trigger();
        box(id)->setFocus();
        QTest::keyClick(box(id), Qt::Key_Space);
    }
    /// Paused, step by step: the test does not depend on how fast the machine is.
    void steps(int count) {
        for (int i = 0; i < count; ++i) m_session->step();
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
        Experiment string = defaultExperiment(Medium::String);
        string.rule.k = 0.25;
        string.pullWith.shape = PullShape::Point;
        m_session = std::make_unique<Session>(string, defaultExperiment(Medium::Pool));
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

    void eulerExplodesAndTheMainRunGoesOn() {
        toggle("euler");
        QVERIFY(m_session->comparison().twin(Scheme::Euler));
        m_session->tap();
        steps(200);
        const auto exploded = m_session->comparison().twin(Scheme::Euler)->run.divergedAt();
        QVERIFY(exploded);
        QCOMPARE(m_session->run().frame(), 200);
        QVERIFY(!m_session->run().divergedAt());
        QTRY_VERIFY(m_panel->report().contains(QStringLiteral("Exploded at step %1.").arg(*exploded)));
        // sqrt(1 + 4 k) at k = 1/4
        QVERIFY2(m_panel->report().contains("×1.41 per step predicted, ×1.41 measured."),
                 qPrintable(m_panel->report()));
        QVERIFY(m_panel->report().contains("Order 1"));
        for (const auto& row : rows())
            for (const auto& value : row) QVERIFY(!value || std::isfinite(*value));
    }

    void againStartsTheTwinFromThePresent() {
        toggle("euler");
        m_session->tap();
        steps(200);
        QVERIFY(m_session->comparison().twin(Scheme::Euler)->run.divergedAt());
        auto* again = m_panel->findChild<QPushButton*>("again");
        QTRY_VERIFY(again->isEnabled());
        QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(!m_session->comparison().twin(Scheme::Euler)->run.divergedAt());
        QCOMPARE(m_session->comparison().twin(Scheme::Euler)->startedAt, 200);
        QTRY_VERIFY(!m_panel->report().contains("Exploded"));
    }

    void anySubsetOfTheSchemes() {
        for (const char* id : {"euler", "delayed-euler", "implicit-euler", "trapezoid", "rk4"}) {
            QVERIFY2(inMenu(id)->isVisible(), id);
            toggle(id);
            QTRY_VERIFY(box(id)->isVisible());
        }
        QCOMPARE(m_session->comparison().twins().size(), std::size_t{5});
        QVERIFY(!inMenu("leapfrog")->isVisible());
        m_session->tap();
        steps(30);
        QTRY_COMPARE(m_panel->report().split('\n').size(), 5);
        QTRY_COMPARE(m_panel->chart()->table().columns.size(), 7);
        toggle("delayed-euler");
        QVERIFY(!m_session->comparison().twin(Scheme::DelayedEuler));
        m_session->show(Medium::Pool);
        QTRY_VERIFY(!inMenu("implicit-euler")->isVisible());
        QVERIFY(inMenu("rk4")->isVisible());
        QVERIFY(!inMenu("exact")->isVisible());
    }

    void theDifferenceToTheExactSolution() {
        toggle("exact");
        toggle("euler");
        QVERIFY(box("exact")->isChecked());
        m_session->pull({PullShape::Gaussian, 12.0, 1.0, PullMode::Pluck, 160.0, 0.0});
        auto* compared = m_panel->findChild<QComboBox*>("compared");
        compared->setFocus();
        QTest::keyClick(compared, Qt::Key_Down);
        QCOMPARE(compared->currentIndex(), 1);
        // The main run and Euler, each against the exact solution. A busy machine takes fewer samples.
        const auto told = [&] {
            return !rows().empty() && rows().back().size() == 3 && rows().back()[1] && rows().back()[2];
        };
        for (int i = 0; i < 60 && !(told() && *rows().back()[1] < 0.5 * *rows().back()[2]); ++i) {
            steps(1);
            QTest::qWait(20);
        }
        QVERIFY(told());
        QVERIFY2(*rows().back()[1] < 0.5 * *rows().back()[2],
                 qPrintable(QString("%1 %2").arg(*rows().back()[1]).arg(*rows().back()[2])));
    }

    void predictedGrowthAgreesWithTheory() {
        Rule rule = m_session->settings().rule;
        const Grid grid = m_session->run().grid();
        // Nothing grows: what is left in the end is the slowest mode, fading by sqrt(s).
        rule.damping.velocity = 0.999;
        QVERIFY(std::abs(predictedGrowth(rule, grid) - std::sqrt(0.999)) < 1e-12);
        rule.damping.velocity = 1.0;
        rule.k = 1.1;
        QVERIFY(std::abs(predictedGrowth(rule, grid) - stabilityOf(rule).growthPerStep) < 1e-12);
    }

    void aHiddenPanelRecordsNothing() {
        m_session->tap();
        m_panel->hide();
        steps(50);
        m_panel->show();
        QVERIFY(m_panel->chart()->table().rows.size() <= 1);
        steps(10);
        QTRY_VERIFY(m_panel->chart()->table().rows.size() > 1);
    }

    void everythingHasAName() {
        for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName() + widget->metaObject()->className()));
        }
    }
};

QTEST_MAIN(TestComparePanel)
#include "tst_compare_panel.moc"
