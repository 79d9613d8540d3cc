// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "model/objects_change.h"
#include "study/driving_forces.h"
#include "window_test.h"
#include "window_under_test.h"

#include <algorithm>
#include <cmath>

using namespace seiche;

namespace {

constexpr double driven = 100.0;

/// Number of arrow pixels above and below a point of the string.
struct Painted {
    int above = 0;
    int below = 0;
};

struct ArrowsUnderTest : WindowUnderTest {
    StringCanvas* canvas = nullptr;

    bool showStill(const Experiment& experiment) {
        session.open(experiment);
        session.setPlaying(false);
        canvas = child<StringCanvas>("stringCanvas");
        return show() && canvas;
    }
    void go(int steps) {
        for (int i = 0; i < steps; ++i) session.step();
    }
    Painted painted(double point) const {
        const QColor colour = Theme::current().tokens().of(Trace::Sixth);
        const QImage image = canvas->grab().toImage();
        const QPoint at = canvas->onString(point).toPoint();
        Painted found;
        for (int y = 0; y < image.height(); ++y)
            for (int x = std::max(0, at.x() - 12); x < std::min(image.width(), at.x() + 13); ++x)
                if (image.pixelColor(x, y) == colour) ++(y < at.y() ? found.above : found.below);
        return found;
    }
    /// Steps until the force has this sign and over half its maximum so far. Returns false after
    /// 4000 steps.
    bool goToForce(bool upwards) {
        double largest = 0.0;
        for (int i = 0; i < 400; ++i) {
            go(10);
            canvas->repaint(); // so that the canvas records the largest force
            const double force = drivingForces(session.run()).front().force;
            largest = std::max(largest, std::abs(force));
            if (i > 80 && (force > 0.0) == upwards && std::abs(force) > 0.5 * largest) return true;
        }
        return false;
    }
};

Experiment withSource(SourceForm form, Signal signal = Signal::Sine) {
    Experiment experiment = *loadPreset("string");
    Source source;
    source.form = form;
    source.signal = signal;
    source.height = 0.3;
    source.hertz = 1.7;
    experiment.objects = {{"o", driven, 0.0, 0.0, source}};
    return experiment;
}

} // namespace

class ForceArrowsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void arrowsPointAlongForce_data() {
        QTest::addColumn<int>("what");
        QTest::newRow("held") << 0;
        QTest::newRow("through") << 1;
        QTest::newRow("sine drive") << 2;
    }
    void arrowsPointAlongForce() {
        QFETCH(int, what);
        ArrowsUnderTest test;
        Experiment experiment = *loadPreset("string");
        if (what < 2) experiment = withSource(what == 0 ? SourceForm::Held : SourceForm::Line);
        else experiment.drive = {.height = 0.01, .frequency = 1.7 / 638.0, .width = 6.0, .x = driven};
        QVERIFY(test.showStill(experiment));
        QVERIFY(test.goToForce(true));
        const Painted up = test.painted(driven);
        QVERIFY2(up.above > 20 && up.below == 0, qPrintable(QString::number(up.above)));
        QVERIFY(test.goToForce(false));
        const Painted down = test.painted(driven);
        QVERIFY2(down.below > 20 && down.above == 0, qPrintable(QString::number(down.below)));
        QVERIFY(test.painted(250.0).above == 0);
    }

    void switchedOffSourceHasNoArrow() {
        ArrowsUnderTest test;
        Experiment experiment = withSource(SourceForm::Held);
        std::get<Source>(experiment.objects.front().is).until = 2.0;
        QVERIFY(test.showStill(experiment));
        QVERIFY(test.goToForce(true));
        test.go(638 * 3 - static_cast<int>(test.session.run().frame()));
        test.canvas->grab();
        const Painted off = test.painted(driven);
        QVERIFY(off.above == 0 && off.below == 0);
    }

    // The force of a jump lasts one step.
    void reducedMotionHidesForceJumps() {
        ArrowsUnderTest test;
        QVERIFY(test.showStill(withSource(SourceForm::Line, Signal::Square)));
        const auto isSeen = [&] {
            const Painted now = test.painted(driven);
            return now.above + now.below > 0;
        };
        bool flashed = false;
        for (int i = 0; i < 400 && !flashed; ++i) {
            test.session.step();
            flashed = drivingForces(test.session.run()).front().force != 0.0 && isSeen();
        }
        QVERIFY(flashed);
        Theme::current().setReducedMotion(true);
        QVERIFY(!isSeen());
        Theme::current().setReducedMotion(false);
    }
};

SEICHE_WINDOW_TEST(QApplication, ForceArrowsTest)
#include "tst_force_arrows.moc"
