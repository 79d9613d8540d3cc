// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/probes_panel.h"
#include "panel_under_test.h"
#include "theory/dispersion.h"
#include "window_test.h"

#include <QLabel>

#include <cmath>
#include <numbers>

using namespace seiche;

namespace {

constexpr double perSecond = 200.0;
constexpr int points = 41;
constexpr double k = 0.5;

// Returns the second and fifth harmonic with amplitudes 1 and 0.4. Probe A is at a crest of the
// second, probe B at its node.
Experiment twoWaves() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {points, 1};
    e.rule.k = k;
    e.stepsPerSecond = perSecond;
    e.pullWith.x = 20;
    for (const auto& [halfWaves, height] : {std::pair{2.0, 1.0}, std::pair{5.0, 0.4}})
        e.events.push_back({0, Pull{PullShape::Mode, halfWaves, height, PullMode::Pluck, 0.0, 0.0}});
    e.probes = {{"A", 10, 0}, {"B", 20, 0}};
    return e;
}

// Returns the frequency of a harmonic in hertz, from
// sin(theta / 2) = sqrt(k) sin(kappa / 2), kappa = n pi / (points - 1).
double hertzOf(double halfWaves) {
    const double half = std::asin(std::sqrt(k) * std::sin(halfWaves * std::numbers::pi / (2.0 * (points - 1))));
    return 2.0 * half / (2.0 * std::numbers::pi) * perSecond;
}

struct ProbesUnderTest {
    Session session{twoWaves(), *loadPreset("pool")};
    ProbesPanel panel{session};

    ProbesUnderTest() { session.setPlaying(false); }
    bool show() {
        panel.resize(330, 640);
        panel.show();
        panel.activateWindow();
        return QTest::qWaitForWindowActive(&panel, patience);
    }
    template <class Widget>
    Widget* child(const char* name) {
        return panel.findChild<Widget*>(QLatin1String(name));
    }
    void steps(int count) {
        for (int i = 0; i < count; ++i) session.step();
        QTRY_VERIFY(!panel.isVisible() || panel.isUpToDate());
    }
    // Selects a view by keys.
    void choose(int index) {
        auto* view = child<QComboBox>("probeView");
        view->setFocus();
        while (view->currentIndex() != index)
            QTest::keyClick(view, view->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
        QTRY_VERIFY(panel.isUpToDate());
    }
};

} // namespace

class ProbesPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void timeRangeUsesSimulationSeconds();

    void spectrumPeaksAtHarmonics();
    void highestPeaksAreReported();
    void spectrogramIsBrightAtHarmonic();
    void onlyChosenViewIsShown();
    void phaseDifferenceIsReported();
    void missingPhaseIsExplained();
    void challengeHidesProbes();
    void viewsAreEmptyWithoutProbes();
};

void ProbesPanelTest::spectrumPeaksAtHarmonics() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.choose(1);
    test.steps(1200);
    const Chart::Table table = test.child<Chart>("probeSpectrum")->table();
    QCOMPARE(table.columns.size(), 3);
    double highestOfA = 0.0, at = 0.0, highestOfB = 0.0, atB = 0.0, end = 0.0;
    for (const auto& row : table.rows) {
        const double a = row[1].value_or(0.0), b = row[2].value_or(0.0);
        if (a > highestOfA) at = *row[0];
        if (b > highestOfB) atB = *row[0];
        highestOfA = std::max(highestOfA, a);
        highestOfB = std::max(highestOfB, b);
        end = *row[0];
    }
    // Five seconds resolve frequencies to a fifth of a hertz.
    QVERIFY2(std::abs(at - hertzOf(2)) < 0.2, qPrintable(QString::number(at)));
    QVERIFY2(std::abs(atB - hertzOf(5)) < 0.2, qPrintable(QString::number(atB)));
    QVERIFY(highestOfA > 0.8 && highestOfA < 1.02);
    QVERIFY(highestOfB > 0.3 && highestOfB < 0.41);
    QVERIFY2(end > hertzOf(5) && end < 0.3 * perSecond, qPrintable(QString::number(end)));
}

void ProbesPanelTest::highestPeaksAreReported() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.choose(1);
    test.steps(1200);
    const QStringList lines = test.child<QLabel>("probeReport")->text().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 2);
    const QRegularExpression line(
        QStringLiteral("^([AB]): highest peak at ([0-9.]+) Hz, amplitude ([0-9.]+)$"));
    for (int i = 0; i < 2; ++i) {
        const auto match = line.match(lines[i]);
        QVERIFY2(match.hasMatch(), qPrintable(lines[i]));
        const double hertz = match.captured(2).toDouble(), amplitude = match.captured(3).toDouble();
        QVERIFY2(std::abs(hertz - hertzOf(i == 0 ? 2 : 5)) < 0.02, qPrintable(lines[i]));
        // Probe B measures only the fifth harmonic, at its crest.
        QVERIFY2(std::abs(amplitude - (i == 0 ? 1.0 : 0.4)) < 0.02, qPrintable(lines[i]));
    }
    auto* chart = test.child<Chart>("probeSpectrum");
    QCOMPARE(chart->accessibleName(), QStringLiteral("Spectra of the probes"));
    QVERIFY(chart->accessibleDescription().contains(lines[1]));
}

void ProbesPanelTest::spectrogramIsBrightAtHarmonic() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.choose(2);
    auto* view = test.child<SpectrogramView>("probeSpectrogram");
    QVERIFY(view->picture().isNull());
    test.steps(1000);
    const QImage picture = view->picture();
    QVERIFY(!picture.isNull() && picture.width() > 4);
    const int x = picture.width() - 1;
    int brightest = 0;
    for (int y = 0; y < picture.height(); ++y)
        if (qGray(picture.pixel(x, y)) > qGray(picture.pixel(x, brightest))) brightest = y;
    const double row = view->highestFrequency() / (picture.height() - 0.5);
    const double hertz = row * (picture.height() - 1 - brightest);
    QVERIFY2(std::abs(hertz - hertzOf(2)) <= row, qPrintable(QString::number(hertz)));
    QVERIFY(qGray(picture.pixel(x, 0)) < 40);
    QVERIFY(test.child<QLabel>("probeReport")->text().startsWith(QStringLiteral("A: strongest now at ")));
    QVERIFY(view->accessibleDescription().contains(QStringLiteral("Hz")));
    QVERIFY(!view->accessibleName().isEmpty());
    QVERIFY(!view->grab().isNull());
}

void ProbesPanelTest::onlyChosenViewIsShown() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.steps(20);
    for (const int index : {0, 1, 2, 3, 0}) {
        test.choose(index);
        QCOMPARE(test.child<Chart>("probeHeights")->isVisible(), index == 0 || index == 3);
        QCOMPARE(test.child<QComboBox>("firstProbe")->isVisible(), index == 3);
        QCOMPARE(test.child<QCheckBox>("probeDifference")->isVisible(), index == 0);
        QCOMPARE(test.child<Chart>("probeSpectrum")->isVisible(), index == 1);
        QCOMPARE(test.child<SpectrogramView>("probeSpectrogram")->isVisible(), index == 2);
    }
}

// Returns a wave travelling right without reflection. Probe B lags A by a quarter wavelength, C
// leads by an eighth.
Experiment runningWave() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {241, 1};
    e.rule.k = k;
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.stepsPerSecond = perSecond;
    Source source;
    source.hertz = 4.0;
    e.objects.push_back({"wave", 20.0, 0.0, 0.0, source});
    const double quarter = 0.25 * *wavelengthOf(e.rule, 4.0 / perSecond);
    const auto at = [&](double quarters) { return static_cast<int>(std::lround(100 + quarters * quarter)); };
    e.probes = {{"A", at(0), 0}, {"B", at(1), 0}, {"C", at(-0.5), 0}};
    return e;
}

void ProbesPanelTest::phaseDifferenceIsReported() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.session.open(runningWave());
    test.session.setPlaying(false);
    test.choose(3);
    test.steps(1500);
    const auto report = [&] { return test.child<QLabel>("probeReport")->text(); };
    const auto degrees = [&] {
        const auto match =
            QRegularExpression(QStringLiteral("Phase difference (-?[0-9.]+)°, (-?[0-9.]+) cycles"))
                .match(report());
        return match.hasMatch() ? match.captured(1).toDouble() : 1000.0;
    };
    const std::vector<Probe>& probes = test.session.settings().probes;
    const double perPoint = 360.0 / *wavelengthOf(test.session.settings().rule, 4.0 / perSecond);
    QVERIFY2(std::abs(degrees() - perPoint * (probes[1].x - probes[0].x)) < 1.0, qPrintable(report()));
    QVERIFY2(std::abs(degrees() - 90.0) < 5.0, qPrintable(report()));
    QVERIFY(report().contains(QStringLiteral("B lags behind A by 0.06")));
    QVERIFY(report().contains(QStringLiteral("4.000 Hz")) || report().contains(QStringLiteral("4 Hz")));
    // The second probe is chosen by keys.
    auto* second = test.child<QComboBox>("secondProbe");
    second->setFocus();
    QTest::keyClick(second, Qt::Key_Down);
    QTRY_VERIFY(test.panel.isUpToDate());
    QVERIFY2(std::abs(degrees() - perPoint * (probes[2].x - probes[0].x)) < 1.0, qPrintable(report()));
    QVERIFY(report().contains(QStringLiteral("C leads A")));
    QVERIFY(!second->accessibleName().isEmpty());
    auto* chart = test.child<Chart>("probeHeights");
    QVERIFY(chart->accessibleDescription().contains(QStringLiteral("Phase difference")));
    // Numbers follow the language.
    QLocale::setDefault(QLocale(QLocale::German));
    test.steps(20);
    QVERIFY2(QRegularExpression(QStringLiteral("-?[0-9]+,[0-9]°")).match(report()).hasMatch(),
             qPrintable(report()));
    QLocale::setDefault(QLocale::c());
    // A probe cannot be compared with itself.
    QTest::keyClick(second, Qt::Key_Home);
    QTRY_COMPARE(report(), QStringLiteral("Choose two different probes."));
}

void ProbesPanelTest::missingPhaseIsExplained() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.choose(3);
    const auto report = [&] { return test.child<QLabel>("probeReport")->text(); };
    QTRY_VERIFY(report().startsWith(QStringLiteral("Waiting for three whole cycles")));
    // Probe A measures two harmonics, B only the fifth.
    test.steps(1200);
    QVERIFY2(report().contains(QStringLiteral("there is no phase")), qPrintable(report()));
    test.session.change(ObjectsChange{{}, {}, {"B"}}, QStringLiteral("one probe"));
    QTRY_VERIFY(report().startsWith(QStringLiteral("Two probes are needed")));
    QVERIFY(!test.child<QComboBox>("secondProbe")->isEnabled());
}

void ProbesPanelTest::challengeHidesProbes() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    for (const int index : {1, 2}) {
        test.choose(index);
        test.session.setChallenge(true);
        for (const char* part :
             {"probeHeights", "probeSpectrum", "probeSpectrogram", "probeReport", "probeView"})
            QVERIFY(!test.child<QWidget>(part)->isVisible());
        test.session.setChallenge(false);
        QVERIFY(test.child<QWidget>("probeView")->isVisible());
        QCOMPARE(test.child<QWidget>("probeSpectrum")->isVisible(), index == 1);
        QCOMPARE(test.child<QWidget>("probeSpectrogram")->isVisible(), index == 2);
    }
}

void ProbesPanelTest::viewsAreEmptyWithoutProbes() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    test.session.change(ObjectsChange{{}, {}, {"A", "B"}}, QStringLiteral("without probes"));
    for (const int index : {1, 2}) {
        test.choose(index);
        test.steps(100);
        QVERIFY(test.child<QLabel>("probeReport")->text().isEmpty());
    }
    QVERIFY(test.child<SpectrogramView>("probeSpectrogram")->picture().isNull());
}

// The chart's axis shows seconds of the real string, but its range is in simulated seconds.
void ProbesPanelTest::timeRangeUsesSimulationSeconds() {
    ProbesUnderTest test;
    QVERIFY(test.show());
    const QLabel* label = test.child<QLabel>("probeSecondsLabel");
    QTRY_COMPARE(label->text(), QStringLiteral("Time range (s)"));
    QVERIFY(test.session.set({{"real.world", std::string("string")}}).empty());
    QTRY_COMPARE(label->text(), QStringLiteral("Simulation time range (s)"));
}

SEICHE_WIDGET_TEST(ProbesPanelTest)
#include "tst_probes_panel.moc"
