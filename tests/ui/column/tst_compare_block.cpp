// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/compare_block.h"
#include "files/presets.h"
#include "window_test.h"

#include <QCheckBox>

#include <memory>

using namespace seiche;

class TestCompareBlock : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<CompareBlock> m_block;

    QCheckBox& box() const { return *m_block->findChild<QCheckBox*>(QStringLiteral("compareWithEuler")); }
    void open(const Experiment& onString) {
        m_block.reset();
        m_session = std::make_unique<Session>(onString, *loadPreset("pool"));
        m_session->setPlaying(false);
        m_block = std::make_unique<CompareBlock>(*m_session, nullptr);
        m_block->show();
        QTRY_VERIFY(m_block->isUpToDate());
    }

private slots:
    void boxSwitchesTextbookEuler() {
        open(*loadPreset("string"));
        QVERIFY(!box().isChecked());
        box().click();
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Euler));
        m_session->setComparison(Scheme::Euler, false);
        QVERIFY(!box().isChecked());
    }

    // Without a tap there would be nothing to see.
    void boxTapsRestingMediumOnly() {
        Experiment still = *loadPreset("string");
        still.events.clear();
        open(still);
        box().click();
        QCOMPARE(m_session->run().log().size(), std::size_t{0}); // paused
        box().click();
        m_session->setPlaying(true);
        box().click();
        QCOMPARE(m_session->run().log().size(), std::size_t{1});
        box().click();
        box().click();
        QCOMPARE(m_session->run().log().size(), std::size_t{1});
    }

    void eulerRunIsComparedWithLeapfrog() {
        Experiment euler = *loadPreset("string");
        euler.rule.scheme = Scheme::Euler;
        open(euler);
        box().click();
        QVERIFY(m_session->comparison().comparisonRun(Scheme::Leapfrog));
    }

    void integerWaterHasNothingToCompare() {
        open(*loadPreset("string"));
        Experiment water = defaultExperiment(SceneKind::Pool);
        water.rule.arithmetic = Arithmetic::Integer;
        m_session->open(water);
        QVERIFY(!box().isEnabled());
    }
};

SEICHE_WIDGET_TEST(TestCompareBlock)
#include "tst_compare_block.moc"
