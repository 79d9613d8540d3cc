// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/dispersion_chart.h"
#include "modes/fourier_build.h"
#include "modes/mode_grid.h"
#include "modes/modes_panel.h"
#include "modes/phasor_dial.h"
#include "panel_under_test.h"
#include "theory/dispersion.h"
#include "theory/modal_amplitude.h"
#include "theory/modes.h"
#include "widgets/chart.h"
#include "widgets/shape_preview.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"
#include "window_test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QTableWidget>
#include <QUndoStack>

#include <chrono>
#include <cmath>
#include <complex>
#include <numbers>

using namespace seiche;
using std::numbers::pi;

namespace {

/// Returns the complex amplitude of mode m (and n), from heights times mode shape. The modulus is
/// the crest height of the continuous wave.
std::complex<double> swingOf(const Simulation& run, int m, int n = 0) {
    const auto modes = Modes::of(run.rule(), run.grid());
    const Mode mode = modes->mode(m, n);
    double now = 0.0, before = 0.0, square = 0.0;
    const auto& wave = std::get<Wave<float>>(run.wave());
    for (int y = 0; y < run.grid().height; ++y)
        for (int x = 0; x < run.grid().width; ++x) {
            const double shape = modes->shape(mode, x, y);
            now += shape * double(wave.now.at(x, y));
            before += shape * double(wave.previous.at(x, y));
            square = std::max(square, std::abs(shape));
        }
    return square * ModalAmplitude(run.rule(), mode.lambda).swing(now, before);
}

double cycles(std::complex<double> swing) { return std::arg(swing) / (2.0 * pi); }

/// Returns the distance of two phases, in cycles.
double apart(double a, double b) { return std::abs(std::remainder(a - b, 1.0)); }

struct HandsUnderTest : PanelUnderTest<ModesPanel> {
    const Simulation& run() const { return session.run(); }
    std::complex<double> swing(int halfWaves) const { return swingOf(session.run(), halfWaves - 1); }
    /// Shows a paused string some time after a tap.
    bool showPulled() {
        if (!session.set({{"damping.velocity", 1.0}}).empty() || !show()) return false;
        session.tapAt(100.0, 0.0);
        steps(50);
        return true;
    }
    void undo() { session.undoGroup().activeStack()->undo(); }
};

} // namespace

class ModesByHandTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void draggedBarChangesOnlyItsMode();
    void pausedDragIsOneUndoStep();
    void mouseDragChangesBar();
    void dragCreatesModeOnStringAtRest();
    void keysChangeSelectedBar();
    void keysStepInDecibelsOnLogScale();
    void dialChangesPhase();
    void phaseAndAmplitudeCanBeTyped();
    void dragScalesBothModesOfPeriodicString();
    void buildsSquareFromFirstTerms();
    void moreTermsRebuildShape();
    void buildsCurrentShape();
    void listedShapesAreReadAtBuildTime();
    void gridSquareTogglesPoolMode();
    void poolGridWorksByKeyboard();
    void comparesChainWithString();
    void sectionsAreSelectedByKeys();
    void chartShowsMeasuredPacketVelocity();
    void measuresPacketDuringRun();
    void undoneShapeIsNotRebuilt();
};

void ModesByHandTest::draggedBarChangesOnlyItsMode() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    std::vector<std::complex<double>> before;
    for (int n = 1; n <= 30; ++n) before.push_back(test.swing(n));
    auto* bars = test.child<Chart>("modeBars");
    QUndoStack* undo = test.session.undoGroup().activeStack();
    const int doneBefore = undo->index();
    for (const double height : {0.05, 0.1, 0.2, 0.3}) {
        emit bars->dragged(0, 2, height);
        QTRY_VERIFY(std::abs(std::abs(test.swing(3)) - height) < 1e-4);
    }
    emit bars->dragEnded();
    QVERIFY(test.run().frame() == 50);
    for (int n = 1; n <= 30; ++n) {
        const std::complex<double> now = test.swing(n);
        const std::complex<double> old = before[static_cast<std::size_t>(n - 1)];
        if (n != 3) QVERIFY2(std::abs(now - old) < 1e-4 * 0.3, qPrintable(QString::number(n)));
        else {
            QVERIFY2(std::abs(std::abs(now) - 0.3) < 1e-4, qPrintable(QString::number(std::abs(now))));
            QVERIFY(apart(cycles(now), cycles(old)) < 1e-3);
        }
    }
    // A drag is one undo step.
    QCOMPARE(undo->index(), doneBefore + 1);
    test.undo();
    QVERIFY(std::abs(test.swing(3) - before[2]) < 1e-6);
}

void ModesByHandTest::pausedDragIsOneUndoStep() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    std::chrono::nanoseconds now(0);
    test.session.setClock([&now] { return now; });
    auto* bars = test.child<Chart>("modeBars");
    auto* dial = test.child<PhasorDial>("phasorDial");
    QUndoStack* undo = test.session.undoGroup().activeStack();
    const std::complex<double> first = test.swing(1), third = test.swing(3);
    int done = undo->index();
    for (const double height : {0.1, 0.2, 0.3}) {
        emit bars->dragged(0, 2, height);
        QTRY_VERIFY(std::abs(std::abs(test.swing(3)) - height) < 1e-4);
        now += std::chrono::seconds(5);
    }
    emit bars->dragEnded();
    QCOMPARE(undo->index(), ++done);
    // A second drag follows immediately.
    emit bars->dragged(0, 2, 0.4);
    emit bars->dragEnded();
    QCOMPARE(undo->index(), done + 1);
    test.undo();
    test.undo();
    QVERIFY(std::abs(test.swing(3) - third) < 1e-6);
    done = undo->index();

    emit bars->pointClicked(0, 0);
    emit dial->strokeBegun();
    for (const double turn : {0.25, 0.5, 0.75}) {
        emit dial->turned(turn);
        QTRY_VERIFY(apart(cycles(test.swing(1)), turn) < 1e-3);
        now += std::chrono::seconds(5);
    }
    emit dial->strokeEnded();
    QCOMPARE(undo->index(), ++done);
    test.undo();
    QVERIFY(std::abs(test.swing(1) - first) < 1e-6);

    // Keys pressed 5 s apart are separate undo steps.
    bars->setFocus();
    done = undo->index();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(bars, Qt::Key_Up);
        now += std::chrono::seconds(5);
    }
    QCOMPARE(undo->index(), done + 3);
}

void ModesByHandTest::mouseDragChangesBar() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    auto* bars = test.child<Chart>("modeBars");
    QTRY_VERIFY(bars->pixelAlong(4.0).has_value());
    test.settle();
    const QPoint from(static_cast<int>(*bars->pixelAlong(4.0)), bars->height() - 60);
    QWidget* canvas = bars->childAt(from);
    QVERIFY(canvas);
    const double fifth = std::abs(test.swing(5));
    const QPoint there = canvas->mapFrom(bars, from);
    drag(canvas, there, there - QPoint(0, from.y() / 2));
    const double high = std::abs(test.swing(4));
    drag(canvas, there, there - QPoint(0, 20));
    const double low = std::abs(test.swing(4));
    QVERIFY2(high > low && low > 0.0, qPrintable(QStringLiteral("%1 %2").arg(high).arg(low)));
    QVERIFY(std::abs(std::abs(test.swing(5)) - fifth) < 1e-4);
    // Dragging below the axis sets the amplitude to 0.
    drag(canvas, there, there + QPoint(0, 100));
    QVERIFY2(std::abs(test.swing(4)) < 1e-3 * high, qPrintable(QString::number(std::abs(test.swing(4)))));
}

void ModesByHandTest::dragCreatesModeOnStringAtRest() {
    HandsUnderTest test;
    QVERIFY(test.session.set({{"damping.velocity", 1.0}}).empty());
    QVERIFY(test.show());
    auto* bars = test.child<Chart>("modeBars");
    emit bars->dragged(0, 4, 0.5);
    emit bars->dragEnded();
    const std::complex<double> now = test.swing(5);
    QVERIFY(std::abs(std::abs(now) - 0.5) < 1e-4);
    QVERIFY(apart(cycles(now), 0.0) < 1e-4);
    // The standing wave has a period of 2 * 319 / 5 steps at k = 1.
    test.steps(319);
    QVERIFY(std::abs(std::abs(test.swing(5)) - 0.5) < 1e-4);
    QVERIFY(apart(cycles(test.swing(5)), 2.5) < 1e-3);
}

void ModesByHandTest::keysChangeSelectedBar() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Right); // second bar
    const std::complex<double> first = test.swing(1), second = test.swing(2);
    QUndoStack* undo = test.session.undoGroup().activeStack();
    const int doneBefore = undo->index();
    QTest::keyClick(bars, Qt::Key_Up);
    const double step = std::abs(test.swing(2)) - std::abs(second);
    QVERIFY(step > 0.0);
    QTest::keyClick(bars, Qt::Key_PageUp);
    QVERIFY(std::abs(std::abs(test.swing(2)) - std::abs(second) - 6.0 * step) < 0.02 * step);
    QTest::keyClick(bars, Qt::Key_PageDown);
    QTest::keyClick(bars, Qt::Key_Down);
    QVERIFY(std::abs(test.swing(2) - second) < 0.02 * step);
    QVERIFY(std::abs(test.swing(1) - first) < 1e-4 * std::abs(first));
    // Keys in quick succession are one undo step.
    QCOMPARE(undo->index(), doneBefore + 1);
}

void ModesByHandTest::keysStepInDecibelsOnLogScale() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    auto* box = test.child<QCheckBox>("logarithmicModes");
    box->click();
    auto* bars = test.child<Chart>("modeBars");
    bars->setFocus();
    const double before = std::abs(test.swing(1));
    QTest::keyClick(bars, Qt::Key_PageDown);
    // Page Down lowers the amplitude by 5 dB.
    QVERIFY(std::abs(std::abs(test.swing(1)) / before / std::pow(10.0, -0.25) - 1.0) < 2e-3);
    // Bars below the scale can still be dragged up.
    emit bars->dragged(0, 9, 0.0);
    emit bars->dragEnded();
    test.settle();
    QVERIFY(std::abs(test.swing(10)) < 1e-5);
    QVERIFY(bars->table().rows.size() >= 12);
}

void ModesByHandTest::dialChangesPhase() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    auto* dial = test.child<PhasorDial>("phasorDial");
    const std::complex<double> second = test.swing(2);
    const double amplitude = std::abs(test.swing(1));
    // Counterclockwise from the top, the left is a quarter turn.
    QTest::mouseClick(dial, Qt::LeftButton, {}, QPoint(6, dial->height() / 2));
    QVERIFY2(apart(cycles(test.swing(1)), 0.25) < 3e-3, qPrintable(QString::number(cycles(test.swing(1)))));
    QVERIFY(std::abs(std::abs(test.swing(1)) - amplitude) < 1e-4 * amplitude);
    QVERIFY(std::abs(test.swing(2) - second) < 1e-4 * amplitude);
    test.settle();
    dial->setFocus();
    const double before = cycles(test.swing(1));
    QTest::keyClick(dial, Qt::Key_Left);
    QVERIFY(apart(cycles(test.swing(1)), before + 5.0 / 360.0) < 2.0 / 360.0);
    QTest::keyClick(dial, Qt::Key_PageDown);
    QVERIFY(apart(cycles(test.swing(1)), before - 40.0 / 360.0) < 2.0 / 360.0);
}

void ModesByHandTest::phaseAndAmplitudeCanBeTyped() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    auto* degrees = test.child<ValueEntry>("modePhase");
    degrees->setFocus();
    degrees->selectAll();
    QTest::keyClicks(degrees, QStringLiteral("120"));
    QTest::keyClick(degrees, Qt::Key_Return);
    QVERIFY(apart(cycles(test.swing(1)), 1.0 / 3.0) < 1e-4);
    auto* height = test.child<ValueEntry>("modeAmplitude");
    height->setFocus();
    height->selectAll();
    QTest::keyClicks(height, QStringLiteral("0.25"));
    QTest::keyClick(height, Qt::Key_Return);
    QVERIFY(std::abs(std::abs(test.swing(1)) - 0.25) < 1e-4);
    QVERIFY(apart(cycles(test.swing(1)), 1.0 / 3.0) < 1e-3);
    height->selectAll();
    QTest::keyClicks(height, QStringLiteral("-1"));
    QTest::keyClick(height, Qt::Key_Return);
    QVERIFY(!height->problem().isEmpty());
    QVERIFY(std::abs(std::abs(test.swing(1)) - 0.25) < 1e-4);
}

// On a periodic string a wave may travel; both of its modes scale together.
void ModesByHandTest::dragScalesBothModesOfPeriodicString() {
    HandsUnderTest test;
    QVERIFY(test.session
                .set({{"edges.left", std::string("periodic")},
                      {"edges.right", std::string("periodic")},
                      {"damping.velocity", 1.0}})
                .empty());
    QVERIFY(test.show());
    const int points = test.run().grid().width;
    // Cosine at a crest and sine a quarter period later form a travelling wave.
    test.session.change(
        AddedModes{{{2.0, 0.0, 0.3, 0.0, 0.0, 0.0}, {2.0, 0.0, 0.3, 0.75, points / 4.0, 0.0}}, true},
        QStringLiteral("runs"));
    test.settle();
    const std::complex<double> cosine = swingOf(test.run(), 1), sine = swingOf(test.run(), 2);
    QVERIFY(std::abs(std::abs(cosine) - 0.3) < 1e-3 && std::abs(std::abs(sine) - 0.3) < 1e-3);
    auto* bars = test.child<Chart>("modeBars");
    // Both modes together are sqrt 2 times as high.
    emit bars->dragged(0, 1, std::numbers::sqrt2 * 0.6);
    emit bars->dragEnded();
    QVERIFY(std::abs(swingOf(test.run(), 1) - 2.0 * cosine) < 1e-3);
    QVERIFY(std::abs(swingOf(test.run(), 2) - 2.0 * sine) < 1e-3);
    emit bars->dragged(0, 1, 0.0);
    emit bars->dragEnded();
    QVERIFY(test.run().largestHeight() < 1e-5);
}

void ModesByHandTest::buildsSquareFromFirstTerms() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    test.panel.show(ModesPanel::Section::Build);
    auto* shape = test.child<QComboBox>("builtShape");
    QVERIFY(shape->isVisible());
    auto* terms = test.child<ValueEntry>("buildTerms");
    terms->setFocus();
    terms->selectAll();
    QTest::keyClicks(terms, QStringLiteral("4"));
    QTest::keyClick(terms, Qt::Key_Return);
    QTest::mouseClick(test.child<QPushButton>("buildShape"), Qt::LeftButton);
    const double height = std::abs(test.swing(1)) * pi / 4.0;
    QVERIFY(height > 0.0);
    for (int n = 1; n <= 12; ++n) {
        const std::complex<double> now = test.swing(n);
        const double expected = n % 2 == 1 && n <= 7 ? 4.0 / (n * pi) : 0.0;
        QVERIFY2(std::abs(now.real() / height - expected) < 1e-2, qPrintable(QString::number(n)));
        QVERIFY2(std::abs(now.imag() / height) < 1e-3, qPrintable(QString::number(n)));
    }
    test.undo();
    test.settle();
    QVERIFY(std::abs(test.swing(2)) > 0.0);
}

void ModesByHandTest::moreTermsRebuildShape() {
    HandsUnderTest test;
    QVERIFY(test.show());
    test.panel.show(ModesPanel::Section::Build);
    auto* slider = test.child<ValueSlider>("buildTermsSlider");
    slider->choose(2.0);
    // The slider builds no shape before the first click.
    QVERIFY(!test.panel.findChild<FourierBuild*>()->isBuildPending());
    QCOMPARE(test.run().largestHeight(), 0.0);
    QTest::mouseClick(test.child<QPushButton>("buildShape"), Qt::LeftButton);
    QUndoStack* undo = test.session.undoGroup().activeStack();
    const int done = undo->index();
    const double first = std::abs(test.swing(1));
    QVERIFY(first > 0.0 && std::abs(test.swing(7)) < 1e-3 * first);
    for (int more = 3; more <= 8; ++more) slider->choose(more);
    // 15 half-wavelengths are the eighth term.
    QTRY_VERIFY(std::abs(test.swing(15)) > 0.9 * first / 15.0);
    QVERIFY(std::abs(test.swing(17)) < 1e-3 * first);
    QVERIFY(std::abs(std::abs(test.swing(1)) - first) < 1e-3 * first);
    QCOMPARE(undo->index(), done);
    // Gibbs overshoot beside the jump: 2/pi Si(pi) = 1.179 times the height.
    QVERIFY(std::abs(test.run().largestHeight() / (first * pi / 4.0) - 1.179) < 0.01);
    test.undo();
    QCOMPARE(test.run().largestHeight(), 0.0);
}

void ModesByHandTest::buildsCurrentShape() {
    HandsUnderTest test;
    QVERIFY(test.showPulled());
    std::vector<std::complex<double>> before;
    for (int n = 1; n <= 4; ++n) before.push_back(test.swing(n));
    test.panel.show(ModesPanel::Section::Build);
    auto* shape = test.child<QComboBox>("builtShape");
    shape->setCurrentIndex(shape->count() - 1);
    emit shape->activated(shape->count() - 1);
    test.child<ValueSlider>("buildTermsSlider")->choose(3.0);
    QTest::mouseClick(test.child<QPushButton>("buildShape"), Qt::LeftButton);
    for (int n = 1; n <= 4; ++n) {
        // The current displacement becomes the crest height, released from rest.
        const double expected = n <= 3 ? before[static_cast<std::size_t>(n - 1)].real() : 0.0;
        QVERIFY2(std::abs(test.swing(n) - expected) < 1e-4, qPrintable(QString::number(n)));
    }
}

// The listed shapes are evaluated at build time, not when selected.
void ModesByHandTest::listedShapesAreReadAtBuildTime() {
    for (const bool isPresent : {true, false}) {
        HandsUnderTest test;
        QVERIFY(test.session.set({{"damping.velocity", 1.0}}).empty());
        QVERIFY(test.show());
        test.panel.show(ModesPanel::Section::Build);
        // A triangle, then one half-wavelength up and one down.
        test.session.change(DrawnShape{{0.0, 1.0, 0.0}}, QStringLiteral("drawn"));
        test.settle();
        auto* shape = test.child<QComboBox>("builtShape");
        const int place = shape->count() - (isPresent ? 1 : 2);
        shape->setCurrentIndex(place);
        emit shape->activated(place);
        auto* preview = test.child<ShapePreview>("buildPreview");
        const QImage hat = preview->grab().toImage();
        test.session.change(DrawnShape{{0.0, 1.0, 0.0, -1.0, 0.0}}, QStringLiteral("drawn"));
        test.settle();
        QTRY_VERIFY(preview->grab().toImage() != hat);
        test.child<ValueSlider>("buildTermsSlider")->choose(1.0);
        QTest::mouseClick(test.child<QPushButton>("buildShape"), Qt::LeftButton);
        // The first term of two adjacent triangles has two half-wavelengths and a height of 8/pi².
        QVERIFY2(std::abs(test.swing(1)) < 0.01, qPrintable(QString::number(std::abs(test.swing(1)))));
        QVERIFY(std::abs(std::abs(test.swing(2)) - 8.0 / (pi * pi)) < 0.01);
        // A second build uses the new shape of the string.
        test.session.change(DrawnShape{{0.0, 1.0, 0.0}}, QStringLiteral("drawn"));
        QTest::mouseClick(test.child<QPushButton>("buildShape"), Qt::LeftButton);
        QVERIFY(std::abs(std::abs(test.swing(1)) - 8.0 / (pi * pi)) < 0.01);
    }
}

void ModesByHandTest::gridSquareTogglesPoolMode() {
    HandsUnderTest test;
    QVERIFY(test.show());
    test.session.show(SceneKind::Pool);
    QVERIFY(test.session.set({{"damping.velocity", 1.0}, {"damping.update", 1.0}}).empty());
    for (const char* side : {"edges.left", "edges.right", "edges.top", "edges.bottom"})
        QVERIFY(test.session.set({{side, std::string("fixed")}}).empty());
    test.session.startLevel();
    test.settle();
    auto* grid = test.child<ModeGrid>("modeGrid");
    QVERIFY(grid->isVisible());
    // Three half-wavelengths across and two down.
    const std::size_t square = 1 * 10 + 2;
    const QPoint place = grid->placeOf(square).center().toPoint();
    QTest::mouseClick(grid, Qt::LeftButton, {}, place);
    const double height = std::abs(swingOf(test.run(), 2, 1));
    QVERIFY(height > 0.0);
    // All heights belong to this mode.
    const auto modes = Modes::of(test.run().rule(), test.run().grid());
    const Mode mode = modes->mode(2, 1);
    double crest = 0.0;
    for (int x = 0; x < test.run().grid().width; ++x)
        for (int y = 0; y < test.run().grid().height; ++y)
            crest = std::max(crest, std::abs(modes->shape(mode, x, y)));
    const auto& wave = std::get<Wave<float>>(test.run().wave());
    for (int x = 0; x < test.run().grid().width; x += 7)
        for (int y = 0; y < test.run().grid().height; y += 5)
            QVERIFY(std::abs(std::abs(double(wave.now.at(x, y))) -
                             height * std::abs(modes->shape(mode, x, y)) / crest) < 1e-5 * height);
    test.steps(20);
    // A second mode is added on top.
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->placeOf(0).center().toPoint());
    QVERIFY(std::abs(swingOf(test.run(), 0, 0)) > 0.5 * height);
    QVERIFY(std::abs(std::abs(swingOf(test.run(), 2, 1)) - height) < 1e-3 * height);
    test.steps(20);
    // A second click removes this mode only.
    QTest::mouseClick(grid, Qt::LeftButton, {}, place);
    QVERIFY(std::abs(swingOf(test.run(), 2, 1)) < 1e-4 * height);
    QVERIFY(std::abs(swingOf(test.run(), 0, 0)) > 0.5 * height);
    test.undo();
    QVERIFY(std::abs(std::abs(swingOf(test.run(), 2, 1)) - height) < 1e-3 * height);
}

void ModesByHandTest::poolGridWorksByKeyboard() {
    HandsUnderTest test;
    QVERIFY(test.show());
    test.session.show(SceneKind::Pool);
    for (const char* side : {"edges.left", "edges.right", "edges.top", "edges.bottom"})
        QVERIFY(test.session.set({{side, std::string("fixed")}}).empty());
    test.session.startLevel();
    test.settle();
    auto* grid = test.child<ModeGrid>("modeGrid");
    grid->setFocus();
    for (const auto key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Return})
        QTest::keyClick(grid, key);
    const double height = std::abs(swingOf(test.run(), 1, 1));
    QVERIFY(height > 0.0);
    // The phase field applies to the selected mode, too.
    ValueEntry* degrees = nullptr;
    for (ValueEntry* each : test.panel.findChildren<ValueEntry*>(QStringLiteral("modePhase")))
        if (each->isVisible()) degrees = each;
    QVERIFY(degrees);
    degrees->setFocus();
    degrees->selectAll();
    QTest::keyClicks(degrees, QStringLiteral("90"));
    QTest::keyClick(degrees, Qt::Key_Return);
    QVERIFY(apart(cycles(swingOf(test.run(), 1, 1)), 0.25) < 1e-3);
    QVERIFY(std::abs(std::abs(swingOf(test.run(), 1, 1)) - height) < 1e-3 * height);
    grid->setFocus();
    QTest::keyClick(grid, Qt::Key_Return);
    QVERIFY(std::abs(swingOf(test.run(), 1, 1)) < 1e-3 * height);
    QVERIFY(!grid->accessibleDescription().isEmpty());
}

// Beads between fixed ends, with N springs: f_n = arcsin(sqrt k sin(n pi / 2 N)) / pi per step.
// String: f_n = n sqrt k / 2 N.
void ModesByHandTest::comparesChainWithString() {
    HandsUnderTest test;
    QVERIFY(test.session.set({{"damping.velocity", 1.0}, {"k", 0.25}}).empty());
    QVERIFY(test.show());
    auto* table = test.child<QTableWidget>("chainTable");
    auto* button = test.child<QWidget>("modesChain");
    QVERIFY(button->isHidden());
    QVERIFY(test.session.setSize({12, 1}).empty());
    test.settle();
    QVERIFY(!button->isHidden());
    test.panel.show(ModesPanel::Section::Chain);
    QVERIFY(table->isVisible());
    // Frequencies stay hidden without theory.
    QCOMPARE(table->columnCount(), 1);
    test.session.showTheory(true);
    QCOMPARE(table->columnCount(), 4);
    QCOMPARE(table->rowCount(), 10);
    const double perSecond = test.session.settings().stepsPerSecond;
    for (int n = 1; n <= 10; ++n) {
        const double beads = std::asin(0.5 * std::sin(n * pi / 22.0)) / pi * perSecond;
        const double string = n * 0.5 / 22.0 * perSecond;
        const auto shown = [&](int column) { return QLocale().toDouble(table->item(n - 1, column)->text()); };
        QCOMPARE(shown(0), double(n));
        QVERIFY(std::abs(shown(1) / beads - 1.0) < 1e-3);
        QVERIFY(std::abs(shown(2) / string - 1.0) < 1e-3);
        QVERIFY(std::abs(shown(3) - beads / string) < 1e-3);
    }
}

void ModesByHandTest::sectionsAreSelectedByKeys() {
    HandsUnderTest test;
    QVERIFY(test.show());
    auto* bars = test.child<Chart>("modeBars");
    auto* energy = test.child<Chart>("energyChart");
    auto* dispersion = test.child<Chart>("dispersionChart");
    QVERIFY(bars->isVisible() && !energy->isVisible());
    auto* button = test.child<QWidget>("modesEnergy");
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Return);
    QVERIFY(!bars->isVisible() && energy->isVisible());
    QTest::keyClick(button, Qt::Key_Right);
    QVERIFY(dispersion->isVisible() && !energy->isVisible());
    // Sections that a pool lacks are hidden.
    test.panel.show(ModesPanel::Section::Build);
    test.session.show(SceneKind::Pool);
    QVERIFY(test.child<QWidget>("modesBuild")->isHidden());
    QVERIFY(test.child<QTableWidget>("modeList")->isVisible());
}

void ModesByHandTest::chartShowsMeasuredPacketVelocity() {
    HandsUnderTest test;
    QVERIFY(test.show());
    auto* chart = test.child<Chart>("dispersionChart");
    const auto names = [&] { return chart->table().columns.join(QLatin1Char(';')); };
    QVERIFY(!names().contains(QStringLiteral("measured")));
    test.panel.dispersion()->showMeasured(DispersionChart::Packet{12.5, 0.75, 0.5});
    QVERIFY(names().contains(QStringLiteral("phase velocity, measured")));
    QVERIFY(names().contains(QStringLiteral("group velocity, measured")));
    bool isThere = false;
    for (const auto& row : chart->table().rows) {
        if (*row[0] != 12.5) continue;
        const auto columns = row.size();
        isThere = row[columns - 2] == 0.75 && row[columns - 1] == 0.5;
    }
    QVERIFY(isThere);
    test.panel.dispersion()->showMeasured(std::nullopt);
    QVERIFY(!names().contains(QStringLiteral("measured")));
}

void ModesByHandTest::measuresPacketDuringRun() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = 700;
    e.pullWith.x = 350;
    e.rule.k = 0.36;
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.stepsPerSecond = 400.0;
    Source packet;
    packet.form = SourceForm::Line;
    packet.signal = Signal::Packet;
    packet.hertz = 400.0 * frequencyOf(e.rule, 14.0);
    packet.cycles = 7.0;
    e.objects = {{"packet", 100.0, 0.0, 0.0, packet}};
    HandsUnderTest test;
    test.session.open(e);
    QVERIFY(test.show());
    test.panel.show(ModesPanel::Section::Dispersion);
    auto* chart = test.child<Chart>("dispersionChart");
    const auto isMeasured = [&] {
        return chart->table().columns.join(QLatin1Char(';')).contains(QStringLiteral("measured"));
    };
    for (int step = 0; step < 1500 && !isMeasured(); ++step) test.session.step();
    QVERIFY(isMeasured());
    bool isRight = false;
    for (const auto& row : chart->table().rows) {
        const auto columns = row.size();
        if (!row[columns - 2] || !row[columns - 1]) continue;
        const double length = *row[0], beside = 0.01 * length;
        const double phase = phaseSpeed(e.rule, length);
        const double group = (frequencyOf(e.rule, length - beside) - frequencyOf(e.rule, length + beside)) /
                             (1.0 / (length - beside) - 1.0 / (length + beside));
        isRight = std::abs(*row[columns - 2] - phase) < 0.01 * phase &&
                  std::abs(*row[columns - 1] - group) < 0.01 * group && std::abs(length - 14.0) < 1.0;
    }
    QVERIFY(isRight);
    // A new speed invalidates the measurement.
    QVERIFY(test.session.set({{"k", 0.5}}).empty());
    test.session.step();
    QVERIFY(!isMeasured());
}

void ModesByHandTest::undoneShapeIsNotRebuilt() {
    HandsUnderTest test;
    QVERIFY(test.show());
    test.panel.show(ModesPanel::Section::Build);
    QTest::mouseClick(test.child<QPushButton>("buildShape"), Qt::LeftButton);
    QVERIFY(test.run().largestHeight() > 0.0);
    test.undo();
    QCOMPARE(test.run().largestHeight(), 0.0);
    test.child<ValueSlider>("buildTermsSlider")->choose(9.0);
    QVERIFY(!test.panel.findChild<FourierBuild*>()->isBuildPending());
    QCOMPARE(test.run().largestHeight(), 0.0);
}

SEICHE_WIDGET_TEST(ModesByHandTest)
#include "tst_modes_by_hand.moc"
