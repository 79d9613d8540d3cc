// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the cost of the window: time to the first picture, memory, frame rate and processor
// time, while playing, paused and minimised.
//   window_bench               measures at 1366 x 768
//   window_bench views [WORD]  views of a pool of 640 x 480, in real time (names with WORD)
//   window_bench string        a string with all its views
//   window_bench scenes [WORD] time to the first picture of examples (ids with WORD)
//   window_bench browser       time until the browser and all its pictures are shown
//   window_bench large         full screen, one cell per pixel, eight steps per frame
#include "paints.h"
#include "window_under_test.h"

#include "canvas/canvas.h"
#include "canvas/picture_settings.h"
#include "canvas/theory_lines.h"
#include "modes/modes_panel.h"
#include "objects/probes_panel.h"
#include "presets/preset_browser.h"
#include "presets/preset_model.h"
#include "widgets/chart.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QScreen>

#include <QStandardPaths>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

using namespace seiche;

namespace {

constexpr int settleMs = 500;
constexpr int measureMs = 3000;

void measure(const char* what, Paints& paints, const Session& session) {
    QTest::qWait(settleMs);
    QElapsedTimer clock;
    clock.start();
    const double before = processorSeconds();
    const std::int64_t frame = session.run().frame();
    paints.forget();
    QTest::qWait(measureMs);
    const double elapsed = 1e-3 * static_cast<double>(clock.elapsed());
    std::printf("%-42s %5.1f frames/s (95 %% within %4.1f ms) %6.1f %% processor %6.0f steps/s   pace %.2f\n",
                what, paints.count / elapsed, paints.longGap(), 100 * (processorSeconds() - before) / elapsed,
                static_cast<double>(session.run().frame() - frame) / elapsed, session.pace());
    std::fflush(stdout);
}

// Measures the cost of one immediate repaint of the canvas.
void measureDrawing(const char* what, WindowUnderTest& program, const char* preset, bool comparisonRun) {
    Session& session = program.session;
    session.open(*loadPreset(preset));
    session.setPlaying(false);
    if (comparisonRun) session.setComparison(Scheme::Euler, true);
    session.tap();
    for (int i = 0; i < 40; ++i) session.step();
    for (Canvas* canvas : program.window.findChildren<Canvas*>()) {
        if (!canvas->isVisible()) continue;
        canvas->repaint();
        constexpr int pictures = 30;
        QElapsedTimer clock;
        clock.start();
        const double before = processorSeconds();
        for (int i = 0; i < pictures; ++i) canvas->repaint();
        std::printf("%-34s %6.2f ms a picture, %6.2f ms of processors, at %d x %d\n", what,
                    1e-6 * static_cast<double>(clock.nsecsElapsed()) / pictures,
                    1e3 * (processorSeconds() - before) / pictures, canvas->width(), canvas->height());
    }
    session.setComparison(Scheme::Euler, false);
    session.setPlaying(true);
}

// Measures a chart of two curves of 2000 points, replaced at every redraw.
void measureChart() {
    Chart chart;
    chart.setXAxis({"time (s)", Scale::Linear, {}, {}});
    const int one = chart.addSeries(Drawn::Line);
    const int two = chart.addSeries(Drawn::Line, Trace::ComparisonRun);
    chart.resize(320, 150);
    chart.show();
    if (!QTest::qWaitForWindowExposed(&chart)) return;
    std::vector<ChartPoint> points;
    for (int i = 0; i < 2000; ++i) points.push_back({i * 0.01, std::sin(i * 0.05)});
    constexpr int redraws = 100;
    const double before = processorSeconds();
    for (int i = 0; i < redraws; ++i) {
        chart.replace(one, points);
        chart.replace(two, points);
        QCoreApplication::processEvents();
    }
    std::printf("%-34s %6.2f ms of processors a redraw\n", "chart, two curves of 2000 points",
                1e3 * (processorSeconds() - before) / redraws);
}

/// Returns a pool with as many objects as a lesson has.
Experiment poolOfObjects() {
    Experiment experiment = *loadPreset("pool");
    experiment.grid = {640, 480};
    experiment.rule.edges = {Edge::Absorbing, Edge::Absorbing, Edge::Absorbing, Edge::Absorbing};
    experiment.pullWith.x = 320;
    experiment.pullWith.y = 240;
    experiment.events.clear();
    const auto put = [&experiment](const char* name, double x, double y, double angle, auto is) {
        experiment.objects.push_back({name, x, y, angle, is});
    };
    Source source;
    source.hertz = 2.0;
    put("source 1", 100, 200, 0, source);
    put("source 2", 100, 280, 0, source);
    Wall screen;
    screen.shape.width = 480;
    screen.slits = 2;
    screen.opening = 24;
    screen.distance = 120;
    put("screen", 220, 240, 90, screen);
    MediumRegion lens;
    lens.shape.form = Form::Lens;
    lens.shape.width = 80;
    lens.shape.height = 240;
    put("lens", 420, 240, 0, lens);
    experiment.probes = {{"A", 340, 240}, {"B", 540, 240}};
    return experiment;
}

// Measures every view in real time, first of plain water, then with objects, a section, contour
// lines and theory.
void measureViews(Session& session, Paints& paints, const std::string& only = {}) {
    PictureSettings& picture = PictureSettings::current();
    TheoryLines& theory = TheoryLines::of(session);
    for (const bool full : {false, true}) {
        picture.reset();
        session.open(full ? poolOfObjects() : *loadPreset("pool-2009"));
        session.setPlaying(true);
        session.tap();
        PoolLook look = picture.poolLook();
        look.levelLines = full;
        picture.setLook(look);
        Section section = picture.section();
        section.shown = full;
        picture.setSection(section);
        for (const auto& [overlay, word] : EnumNames<Overlay>::all) theory.set(overlay, full);
        for (const auto& [view, word] : EnumNames<PoolView>::all) {
            const std::string name = "640 x 480, " + std::string(word) + (full ? ", things, lines, cut" : "");
            if (name.find(only) == std::string::npos) continue;
            picture.setView(view);
            measure(name.c_str(), paints, session);
        }
    }
    picture.reset();
    for (const auto& [overlay, word] : EnumNames<Overlay>::all) theory.set(overlay, false);
}

Experiment stringOfEverything() {
    Experiment experiment = *loadPreset("string");
    experiment.preview.beads = 10;
    experiment.preview.springs = Visibility::Shown;
    experiment.preview.parts = Visibility::Shown;
    experiment.preview.nodes = Visibility::Shown;
    experiment.preview.energy = Visibility::Shown;
    experiment.preview.flow = Visibility::Shown;
    experiment.probes = {{"A", 80, 0}, {"B", 240, 0}};
    return experiment;
}

// Measures a string with all its views, also with the panels that follow the string open.
void measureString(WindowUnderTest& program, Paints& paints) {
    Session& session = program.session;
    session.open(stringOfEverything());
    session.setPlaying(true);
    session.setMetronome(1.0);
    measure("string with all its views", paints, session);
    for (QDockWidget* dock : program.window.findChildren<QDockWidget*>())
        if (dock->findChild<ModesPanel*>() || dock->findChild<ProbesPanel*>())
            dock->toggleViewAction()->trigger();
    measure("the same, panels Modes and Probes", paints, session);
    session.setPlaying(false);
    measure("the same, paused", paints, session);
    session.setPlaying(true);
    session.setMetronome(std::nullopt);
    for (QDockWidget* dock : program.window.findChildren<QDockWidget*>())
        if (dock->findChild<ModesPanel*>() || dock->findChild<ProbesPanel*>())
            dock->toggleViewAction()->trigger();
}

// Measures the time from opening each example to its first painted canvas.
void measureScenes(WindowUnderTest& program, Paints& paints, const std::string& word) {
    std::vector<std::pair<double, std::string>> times;
    for (const Preset& preset : presets()) {
        if (preset.id.find(word) == std::string::npos) continue;
        QCoreApplication::processEvents();
        paints.forget();
        QElapsedTimer clock;
        clock.start();
        program.window.openPreset(QString::fromStdString(preset.id));
        const double opened = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        while (paints.count == 0 && clock.elapsed() < 10'000) QCoreApplication::processEvents();
        times.emplace_back(1e-6 * static_cast<double>(clock.nsecsElapsed()), preset.id);
        std::printf("%-24s %7.1f ms until it is open, %7.1f ms until its first picture\n", preset.id.c_str(),
                    opened, times.back().first);
    }
    const auto [time, id] = *std::ranges::max_element(times);
    std::printf("%-24s %7.1f ms\n", ("slowest, " + id).c_str(), time);
}

// Measures the time until the browser shows its entries and until all visible entries have pictures,
// without and with a cache.
void measureBrowser(WindowUnderTest& program) {
    QDir(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/pictures"))
        .removeRecursively();
    for (const char* what : {"first time", "again"}) {
        QElapsedTimer clock;
        clock.start();
        PresetBrowser browser(&program.window);
        browser.show();
        auto* cards = browser.findChild<QAbstractItemView*>(QStringLiteral("presetList"));
        bool isPainted = false;
        class Watch : public QObject {
        public:
            Watch(bool& painted) : m_painted(painted) {}
            bool eventFilter(QObject*, QEvent* event) override {
                m_painted = m_painted || event->type() == QEvent::Paint;
                return false;
            }

        private:
            bool& m_painted;
        } watch(isPainted);
        cards->viewport()->installEventFilter(&watch);
        while (!isPainted && clock.elapsed() < 10'000) QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        const double seen = 1e-6 * static_cast<double>(clock.nsecsElapsed());
        const auto allThere = [cards] {
            for (int row = 0; row < cards->model()->rowCount(); ++row) {
                const QModelIndex index = cards->model()->index(row, 0);
                if (cards->viewport()->rect().intersects(cards->visualRect(index)) &&
                    index.data(PresetModel::Picture).value<QImage>().isNull())
                    return false;
            }
            return true;
        };
        while (!allThere() && clock.elapsed() < 60'000) QCoreApplication::processEvents();
        std::printf("browser, %-12s %7.1f ms until its cards are seen, %7.1f ms until those have pictures\n",
                    what, seen, 1e-6 * static_cast<double>(clock.nsecsElapsed()));
        cards->viewport()->removeEventFilter(&watch);
    }
}

Experiment largePool(QSize pixels) {
    Experiment experiment = *loadPreset("pool");
    experiment.grid = {pixels.width(), pixels.height()};
    experiment.pullWith.x = pixels.width() / 2;
    experiment.pullWith.y = pixels.height() / 2;
    experiment.pullWith.width = 60;
    experiment.events.clear();
    constexpr double stepsPerFrame = 8;
    constexpr double framesPerSecond = 60;
    experiment.stepsPerSecond = stepsPerFrame * framesPerSecond;
    return experiment;
}

} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    const bool large = what == "large";
    QApplication application(argc, argv);
    useOwnPlaces();
    Paints paints;
    application.installEventFilter(&paints);
    WindowUnderTest program;
    const QSize size = large ? QGuiApplication::primaryScreen()->size() : QSize(1366, 768);
    if (!program.show(size)) {
        std::fputs("the window did not appear\n", stderr);
        return 1;
    }
    Session& session = program.session;
    if (large) {
        session.open(largePool(size));
        session.tap();
        QTest::qWait(settleMs);
        for (const Canvas* canvas : program.window.findChildren<Canvas*>())
            if (canvas->isVisible()) std::printf("canvas of %d x %d\n", canvas->width(), canvas->height());
        PictureSettings::current().setView(PoolView::Deep);
        measure("pool of the screen's size, palette", paints, session);
        PictureSettings::current().setView(PoolView::Water);
        measure("pool of the screen's size, water", paints, session);
    } else if (what == "views") {
        measureViews(session, paints, argc > 2 ? argv[2] : "");
    } else if (what == "scenes") {
        measureScenes(program, paints, argc > 2 ? argv[2] : "");
    } else if (what == "browser") {
        measureBrowser(program);
    } else if (what == "string") {
        measureString(program, paints);
    } else {
        QTest::qWait(settleMs);
        std::printf("%-34s %6.2f s after the start\n", "first picture", paints.first);
        measureDrawing("string", program, "string", false);
        measureDrawing("string and its twin, wild", program, "string", true);
        measureDrawing("pool", program, "pool", false);
        for (const auto& [view, word] : EnumNames<PoolView>::all) {
            PictureSettings::current().setView(view);
            measureDrawing(("pool of 640 x 480, " + std::string(word)).c_str(), program, "pool-2009", false);
        }
        measureChart();
        measureViews(session, paints);
        measureString(program, paints);
        session.open(*loadPreset("string"));
        session.setMetronome(1.0);
        measure("string, tapped once a second", paints, session);
        session.setMetronome(std::nullopt);
        session.show(SceneKind::Pool);
        session.tap();
        measure("pool of 320 x 240", paints, session);
        session.setPlaying(false);
        measure("paused", paints, session);
        session.setPlaying(true);
        program.window.showMinimized();
        measure("minimised, playing", paints, session);
    }
    std::printf("%-34s %6.0f MB\n", "resident memory", residentMegabytes());
    return 0;
}
