// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/modes_panel.h"
#include "panel_under_test.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"
#include "window_test.h"

#include <QPushButton>

#include <cmath>
#include <complex>

using namespace seiche;

namespace {

/// Returns the crest height of mode `m`, from heights times mode shape.
double crestsOf(const Simulation& run, int m) {
    const auto modes = Modes::of(run.rule(), run.grid());
    const Mode mode = modes->mode(m, 0);
    const auto& wave = std::get<Wave<float>>(run.wave());
    double now = 0.0, before = 0.0, highest = 0.0;
    for (int x = 0; x < run.grid().width; ++x) {
        const double shape = modes->shape(mode, x, 0);
        now += shape * double{wave.now.at(x, 0)};
        before += shape * double{wave.previous.at(x, 0)};
        highest = std::max(highest, std::abs(shape));
    }
    return highest * std::abs(ModalAmplitude(run.rule(), mode.lambda).swing(now, before));
}

struct StartsUnderTest : PanelUnderTest<ModesPanel> {
    const Simulation& run() const { return session.run(); }
    bool press(const char* button) {
        auto* pressed = child<QPushButton>(button);
        if (!pressed || !pressed->isEnabled()) return false;
        QTest::mouseClick(pressed, Qt::LeftButton);
        return true;
    }
};

} // namespace

class QuickStartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    // Independent of the current motion and of the selected mode.
    void startsPureFundamental() {
        for (const char* right : {"fixed", "free"}) {
            StartsUnderTest test;
            QVERIFY(test.session.set({{"damping.velocity", 1.0}, {"edges.right", std::string(right)}}).empty());
            QVERIFY(test.show());
            test.session.tapAt(70.0, 0.0);
            test.steps(40);
            QVERIFY(test.press("startFundamental"));
            const double first = crestsOf(test.run(), 0);
            QVERIFY2(first > 1.0, right);
            for (int m = 1; m < 20; ++m) QVERIFY2(crestsOf(test.run(), m) < 1e-4 * first, right);
        }
    }

    // A triangle has 1/n^2 of each odd mode and no even modes.
    void centrePluckHasNoEvenModes() {
        StartsUnderTest test;
        QVERIFY(test.session.set({{"damping.velocity", 1.0}}).empty());
        QVERIFY(test.show());
        test.session.tapAt(70.0, 0.0);
        test.steps(40);
        QVERIFY(test.press("pluckMiddle"));
        const double first = crestsOf(test.run(), 0);
        QVERIFY(first > 1.0);
        for (int n = 2; n <= 9; ++n) {
            const double expected = n % 2 == 0 ? 0.0 : first / (n * n);
            QVERIFY2(std::abs(crestsOf(test.run(), n - 1) - expected) < 2e-3 * first,
                     qPrintable(QString::number(n)));
        }
        test.session.undoGroup().undo();
        test.session.undoGroup().undo();
        QVERIFY(crestsOf(test.run(), 1) > 1e-3);
    }

    // Covers a string whose file begins with a drawn shape.
    void buttonBringsStringToRest() {
        StartsUnderTest test;
        Experiment drawn = *loadPreset("string");
        drawn.events = {{0, DrawnShape{{0.0, 1.0, 0.0}}}};
        test.session.open(drawn);
        QVERIFY(test.show());
        test.session.tapAt(70.0, 0.0);
        test.steps(40);
        QVERIFY(test.run().largestHeight() > 0.1);
        QVERIFY(test.press("levelString"));
        QCOMPARE(test.run().largestHeight(), 0.0);
        test.steps(10);
        QCOMPARE(test.run().largestHeight(), 0.0);
        test.session.undoGroup().undo();
        QTRY_VERIFY(test.run().largestHeight() > 0.1);
    }

    void returnKeyPressesButtons() {
        StartsUnderTest test;
        QVERIFY(test.show());
        for (const char* name : {"startFundamental", "pluckMiddle"}) {
            test.session.startLevel();
            auto* button = test.child<QPushButton>(name);
            QVERIFY(!button->text().isEmpty());
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
            QVERIFY2(test.run().largestHeight() > 1.0, name);
        }
    }

    // Absorbing ends leave no lowest mode, but the string can be plucked.
    void absorbingStringCanBePlucked() {
        StartsUnderTest test;
        QVERIFY(test.session.set({{"edges.right", std::string("absorbing")}}).empty());
        QVERIFY(test.show());
        test.settle();
        QVERIFY(!test.child<QPushButton>("startFundamental")->isEnabled());
        QVERIFY(test.press("pluckMiddle"));
        QVERIFY(test.run().largestHeight() > 1.0);
    }
};

SEICHE_WIDGET_TEST(QuickStartsTest)
#include "tst_quick_starts.moc"
