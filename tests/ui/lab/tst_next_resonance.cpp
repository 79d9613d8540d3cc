// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/metronome_row.h"
#include "panel_under_test.h"
#include "resonance/resonance_panel.h"
#include "window_test.h"

#include <QPushButton>

#include <cmath>

using namespace seiche;

namespace {

struct LabUnderTest : PanelUnderTest<ResonancePanel> {
    MetronomeRow& row() { return *panel.findChild<MetronomeRow*>(); }
    QPushButton& next() { return *child<QPushButton>("nextResonance"); }
    /// Shows the panel with or without theory. Returns whether the prediction is ready.
    bool show(bool theory) {
        session.showTheory(theory);
        if (!PanelUnderTest::show()) return false;
        return QTest::qWaitFor([this] { return !panel.lab().prediction().curve.empty() && panel.isUpToDate(); },
                               patience);
    }
};

} // namespace

/// The button that sets the metronome to the next resonance.
class NextResonanceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    // On the default string, a round trip takes 638 steps or one second.
    void buttonCyclesThroughResonances() {
        LabUnderTest test;
        Pull pull = test.session.settings().pullWith;
        pull.x = 60.0;
        test.session.setPullWith(pull);
        QVERIFY(test.show(true));
        QTRY_VERIFY(test.next().isVisible());
        QCOMPARE(test.row().hertz(), 1.3);
        for (const double expected : {2.0, 3.0, 4.0, 5.0, 1.0, 2.0}) {
            QTest::mouseClick(&test.next(), Qt::LeftButton);
            QVERIFY2(std::abs(test.row().hertz() - expected) < 0.02,
                     qPrintable(QString::number(test.row().hertz())));
        }
        for (const double expected : {1.0, 5.0, 4.0}) {
            QTest::mouseClick(&test.next(), Qt::LeftButton, Qt::ShiftModifier);
            QVERIFY2(std::abs(test.row().hertz() - expected) < 0.02,
                     qPrintable(QString::number(test.row().hertz())));
        }
        test.next().setFocus();
        QTest::keyClick(&test.next(), Qt::Key_Return);
        QVERIFY(std::abs(test.row().hertz() - 5.0) < 0.02);
        QTest::keyClick(&test.next(), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(std::abs(test.row().hertz() - 4.0) < 0.02);
    }

    // A tap at the centre cannot drive even modes.
    void skipsModesWithNodeAtTap() {
        LabUnderTest test;
        Pull pull = test.session.settings().pullWith;
        pull.x = 159.5;
        test.session.setPullWith(pull);
        QVERIFY(test.show(true));
        QTRY_VERIFY(test.next().isVisible());
        for (const double expected : {3.0, 5.0, 1.0}) {
            QTest::mouseClick(&test.next(), Qt::LeftButton);
            QVERIFY2(std::abs(test.row().hertz() - expected) < 0.02,
                     qPrintable(QString::number(test.row().hertz())));
        }
    }

    void runningMetronomeFollowsButton() {
        LabUnderTest test;
        QVERIFY(test.show(true));
        QTRY_VERIFY(test.next().isVisible());
        QTest::mouseClick(test.row().toggle(), Qt::LeftButton);
        QTest::mouseClick(&test.next(), Qt::LeftButton);
        QCOMPARE(test.session.metronome(), std::optional(test.row().hertz()));
        QVERIFY(test.row().hertz() != 1.3);
        QTest::mouseClick(test.row().toggle(), Qt::LeftButton);
        test.panel.sine()->setChecked(true);
        QTest::mouseClick(test.row().toggle(), Qt::LeftButton);
        const double before = test.row().hertz();
        QTRY_VERIFY(test.next().isVisible());
        QTest::mouseClick(&test.next(), Qt::LeftButton);
        QVERIFY(test.row().hertz() > before + 0.5);
        QVERIFY(std::abs(test.session.drive().value_or(0.0) - test.row().hertz()) < 1e-6);
    }

    // The button would reveal the answer.
    void buttonIsHiddenWithoutTheory() {
        LabUnderTest test;
        QVERIFY(test.show(false));
        QVERIFY(!test.next().isVisible());
        test.session.showTheory(true);
        QTRY_VERIFY(test.next().isVisible());
        test.session.setChallenge(true);
        QTRY_VERIFY(!test.next().isVisible());
        test.session.setChallenge(false);
        QTRY_VERIFY(test.next().isVisible());
        test.session.showTheory(false);
        QTRY_VERIFY(!test.next().isVisible());
    }

    void sliderHasThreeStepSizes() {
        LabUnderTest test;
        QVERIFY(test.show(false));
        auto* slider = test.child<ValueSlider>("metronomeSlider");
        test.row().setHertz(1.3);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(test.row().hertz(), 1.31);
        QTest::keyClick(slider, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(test.row().hertz(), 1.311);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(test.row().hertz(), 1.41);
    }
};

SEICHE_WIDGET_TEST(NextResonanceTest)
#include "tst_next_resonance.moc"
