// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/measure_block.h"
#include "files/presets.h"
#include "lab/lab_view.h"
#include "lab/resonance_chart.h"
#include "widgets/big_number.h"
#include "window_test.h"

#include <QLineEdit>
#include <QSignalSpy>

#include <memory>

using namespace seiche;

class TestMeasureBlock : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ResonanceLab> m_lab;
    std::unique_ptr<MeasureBlock> m_block;

    ResonanceChart& chart() const { return *m_block->findChild<ResonanceChart*>(); }
    /// Taps with this frequency, on exact steps.
    void tap(double hertz, int taps) {
        const double steps = m_session->settings().stepsPerSecond / hertz;
        for (int i = 0; i < taps; ++i) {
            m_session->tap();
            for (int step = 0; step < static_cast<int>(steps); ++step) m_session->step();
        }
    }

private slots:
    void init() {
        QLocale::setDefault(QLocale::c());
        m_block.reset();
        m_lab.reset();
        m_session = std::make_unique<Session>(*loadPreset("string"), *loadPreset("pool"));
        m_session->setPlaying(false);
        m_lab = std::make_unique<ResonanceLab>(*m_session);
        m_block = std::make_unique<MeasureBlock>(*m_session, *m_lab, nullptr);
        m_block->resize(304, 344);
        m_block->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_lab->prediction().toHertz > 0.0, 30'000);
        QTRY_VERIFY(m_block->isUpToDate());
    }

    void axisBeginsWhereTheTapsAre() {
        QCOMPARE(chart().xAxis().min, std::optional(0.5));
        QCOMPARE(chart().xAxis().max, std::optional(2.0));
    }

    void axisGrowsWithTheTaps() {
        tap(3.0, 8);
        QTRY_VERIFY(!m_lab->log().points().empty() && m_block->isUpToDate());
        QVERIFY(*chart().xAxis().max > 3.0);
        QCOMPARE(chart().xAxis().min, std::optional(0.5));
    }

    void numbersHaveNoErrors() {
        tap(1.0, 8);
        QTRY_VERIFY(m_block->isUpToDate());
        const QList<BigNumber*> numbers = m_block->findChildren<BigNumber*>();
        QCOMPARE(numbers.size(), 2);
        for (const BigNumber* number : numbers) {
            QVERIFY(number->number() != QStringLiteral("–"));
            QVERIFY(!number->accessibleDescription().contains(QChar(0xb1)));
        }
    }

    void theoryHasNoSecondSetOfNumbers() {
        m_session->showTheory(true);
        QTRY_VERIFY_WITH_TIMEOUT(chart().table().columns.size() > 1, 30'000);
        QVERIFY(chart().modesShown().empty());
    }

    void hopelessPoolOffersATank() {
        m_session->show(SceneKind::Pool);
        auto* tank = m_block->findChild<QPushButton*>(QStringLiteral("openBasin"));
        QTRY_VERIFY_WITH_TIMEOUT(tank->isVisible(), 30'000); // computed in the background
        QVERIFY(!m_block->findChild<QLineEdit*>(QStringLiteral("metronomeEntry"))->isVisible());
        QSignalSpy requested(m_block.get(), &MeasureBlock::basinRequested);
        tank->click();
        QCOMPARE(requested.size(), 1);
    }
};

SEICHE_WIDGET_TEST(TestMeasureBlock)
#include "tst_measure_block.moc"
