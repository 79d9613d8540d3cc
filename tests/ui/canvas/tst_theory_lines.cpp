// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/picture_settings.h"
#include "canvas/pool_canvas.h"
#include "canvas/theory_lines.h"
#include "documents/documents.h"
#include "files/experiment_file.h"
#include "record/film_look.h"
#include "show/overlay_picture.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

using namespace seiche;

class TheoryLinesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { PictureSettings::current().reset(); }
    void scenesOpenWithTheirOverlays();
    void keysAndMenuToggleSameOverlay();
    void panelReportsOverlaysWithoutEffect();
    void maximumLineMatchesPoolInEveryView();
    void challengeHidesTheoryLines();
    void flowIsMeasuredWhileShown();
    void videosShowTheoryLines();
    void fileRestoresViewSettings();

private:
    static PoolCanvas* open(WindowUnderTest& test, const char* preset);
};

PoolCanvas* TheoryLinesTest::open(WindowUnderTest& test, const char* preset) {
    test.session.open(*loadPreset(preset));
    test.session.setPlaying(false);
    return test.show() ? test.child<PoolCanvas>("poolCanvas") : nullptr;
}

void TheoryLinesTest::scenesOpenWithTheirOverlays() {
    WindowUnderTest test;
    TheoryLines& lines = TheoryLines::of(test.session);
    QVERIFY(open(test, "double-slit"));
    QVERIFY(lines.isOn(Overlay::Maxima));
    QVERIFY(!lines.isOn(Overlay::Modes));
    lines.set(Overlay::Maxima, false);
    test.session.restart();
    QVERIFY2(!lines.isOn(Overlay::Maxima), "what was switched off stays off from the beginning again");
    test.session.open(*loadPreset("string"));
    test.session.open(*loadPreset("snell"));
    QVERIFY(lines.isOn(Overlay::Rays));
    QVERIFY(!lines.isOn(Overlay::Maxima));
}

void TheoryLinesTest::keysAndMenuToggleSameOverlay() {
    WindowUnderTest test;
    PoolCanvas* canvas = open(test, "pool");
    QVERIFY(canvas);
    TheoryLines& lines = TheoryLines::of(test.session);
    struct KeyOf {
        Overlay overlay;
        Qt::Key key;
        Qt::KeyboardModifiers with = {};
    };
    const KeyOf keys[] = {{Overlay::Fronts, Qt::Key_F},
                          {Overlay::Maxima, Qt::Key_M},
                          {Overlay::Rays, Qt::Key_Y},
                          {Overlay::Circle, Qt::Key_C},
                          {Overlay::Modes, Qt::Key_N},
                          {Overlay::Flow, Qt::Key_F, Qt::ShiftModifier},
                          {Overlay::Streamlines, Qt::Key_S, Qt::ShiftModifier}};
    auto* strip = test.child<QToolButton>("theoryLines");
    for (const auto& [overlay, key, with] : keys) {
        const bool before = lines.isOn(overlay);
        QTest::keyClick(canvas, key, with);
        QCOMPARE(lines.isOn(overlay), !before);
        QAction* inStrip =
            strip->menu()->findChild<QAction*>(QString::fromUtf8(seiche::toString(overlay).data()));
        QVERIFY(inStrip);
        QCOMPARE(inStrip->isChecked(), !before);
        QVERIFY(!inStrip->text().isEmpty());
        inStrip->trigger();
        QCOMPARE(lines.isOn(overlay), before);
    }
}

void TheoryLinesTest::panelReportsOverlaysWithoutEffect() {
    WindowUnderTest test;
    QVERIFY(open(test, "pool"));
    QWidget* panel = test.child<QWidget>("picturePanel");
    for (QWidget* each = panel; each; each = each->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(each)) {
            dock->show();
            dock->raise();
        }
    QTRY_VERIFY(panel->isVisible());
    TheoryLines& lines = TheoryLines::of(test.session);
    auto* rays = test.child<QCheckBox>("theory-rays");
    auto* silent = test.child<QLabel>("theorySilent");
    QVERIFY(rays && silent);
    QVERIFY(!silent->isVisible());
    rays->click();
    QVERIFY(lines.isOn(Overlay::Rays));
    // Rays need a line source.
    QTRY_VERIFY(silent->isVisible());
    QVERIFY(silent->text().contains(rays->text()));
    lines.set(Overlay::Rays, false);
    QTRY_VERIFY(!rays->isChecked());
    QTRY_VERIFY(!silent->isVisible());
}

// The line of the middle maximum lies in the pool row between the two slits.
void TheoryLinesTest::maximumLineMatchesPoolInEveryView() {
    WindowUnderTest test;
    PoolCanvas* canvas = open(test, "double-slit");
    QVERIFY(canvas);
    const PoolObject& slits = test.session.settings().objects[1];
    for (const PoolView view : {PoolView::FlatBlue, PoolView::Signed, PoolView::Water, PoolView::Deep,
                                PoolView::Energy, PoolView::Rings}) {
        PictureSettings::current().setView(view);
        const QImage image = canvas->grab().toImage();
        const QPoint at = canvas->toPixels({slits.x + 60.0, slits.y}).toPoint();
        int nearest = 1000;
        for (int y = -30; y <= 30; ++y) {
            const QColor colour = image.pixelColor(at + QPoint(0, y));
            const QColor ink = QColor::fromRgba(OverlayColours::strong);
            const int off = std::abs(colour.red() - ink.red()) + std::abs(colour.green() - ink.green()) +
                            std::abs(colour.blue() - ink.blue());
            if (off < 60 && std::abs(y) < std::abs(nearest)) nearest = y;
        }
        const double cell = canvas->toPixels({0.0, 1.0}).y() - canvas->toPixels({0.0, 0.0}).y();
        QVERIFY2(std::abs(nearest) <= cell, qPrintable(QString::number(nearest)));
    }
}

void TheoryLinesTest::challengeHidesTheoryLines() {
    WindowUnderTest test;
    PoolCanvas* canvas = open(test, "double-slit");
    QVERIFY(canvas);
    test.session.setChallenge(true);
    const QImage secret = canvas->grab().toImage();
    TheoryLines::of(test.session).set(Overlay::Maxima, false);
    QCOMPARE(canvas->grab().toImage(), secret);
}

// Arrows appear after enough steps and disappear after a jump of the run.
void TheoryLinesTest::flowIsMeasuredWhileShown() {
    WindowUnderTest test;
    PoolCanvas* canvas = open(test, "two-sources");
    QVERIFY(canvas);
    TheoryLines& lines = TheoryLines::of(test.session);
    for (const auto& [overlay, word] : EnumNames<Overlay>::all) lines.set(overlay, false);
    for (int i = 0; i < 200; ++i) test.session.step();
    const QImage without = canvas->grab().toImage();
    lines.set(Overlay::Flow, true);
    QVERIFY(!lines.applies(Overlay::Flow));
    QCOMPARE(canvas->grab().toImage(), without);
    for (int i = 0; i < 100; ++i) test.session.step();
    QVERIFY(lines.applies(Overlay::Flow));
    QVERIFY(lines.applies(Overlay::Streamlines));
    const QImage arrows = canvas->grab().toImage();
    test.session.setChallenge(true);
    QVERIFY2(canvas->grab().toImage() != arrows, "of a riddle nothing is drawn");
    test.session.setChallenge(false);
    test.session.seek(100);
    QTRY_VERIFY(!test.session.isSeeking());
    QVERIFY(!lines.applies(Overlay::Flow));
    lines.set(Overlay::Flow, false);
}

void TheoryLinesTest::videosShowTheoryLines() {
    Experiment experiment = *loadPreset("double-slit");
    Simulation run(experiment);
    QImage with(320, 240, QImage::Format_RGB32), without = with;
    const auto shoot = [&](QImage& image, std::vector<Overlay> overlays) {
        Film film;
        FilmView{PoolView::FlatBlue}.useFor(film, run, std::move(overlays));
        film.paint(run, 1.0f,
                   {reinterpret_cast<std::uint32_t*>(image.bits()), 320, 240, image.bytesPerLine() / 4});
    };
    shoot(with, {Overlay::Maxima});
    shoot(without, {});
    QVERIFY(with != without);
}

void TheoryLinesTest::fileRestoresViewSettings() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("look.seiche"));
    WindowUnderTest test;
    QVERIFY(open(test, "pool"));
    PictureSettings& picture = PictureSettings::current();
    Documents documents(test.session);
    PoolLook look = picture.poolLook();
    look.view = PoolView::Signed;
    look.map = ColourMap::Night;
    look.n = 1.5f;
    look.levelLines = true;
    look.levels = 6;
    picture.setLook(look);
    picture.setFixedRange(0.25);
    picture.setSection({true, {0.25, 0.5}, {0.75, 0.25}});
    TheoryLines::of(test.session).set(Overlay::Circle, true);
    FileError error;
    QVERIFY(documents.save(path, error, Documents::Overwrite::Yes));

    picture.reset();
    TheoryLines::of(test.session).set(Overlay::Circle, false);
    picture.setView(PoolView::Energy);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ReadExperiment read = readExperiment(file.readAll().toStdString());
    const auto* experiment = std::get_if<Experiment>(&read);
    QVERIFY(experiment);
    test.session.open(*experiment);
    QCOMPARE(picture.poolLook().view, PoolView::Signed);
    QCOMPARE(picture.poolLook().map, ColourMap::Night);
    QCOMPARE(picture.poolLook().n, 1.5f);
    QVERIFY(picture.poolLook().levelLines);
    QCOMPARE(picture.poolLook().levels, 6);
    QCOMPARE(picture.fixedRange(), std::optional(0.25));
    QVERIFY(picture.section().shown);
    QVERIFY((picture.section().to - QPointF(0.75, 0.25)).manhattanLength() < 1e-9);
    QVERIFY(TheoryLines::of(test.session).isOn(Overlay::Circle));
    // An experiment without a view keeps the user's view.
    test.session.open(*loadPreset("pool"));
    QCOMPARE(picture.poolLook().view, PoolView::Energy);
    QVERIFY(!picture.fixedRange());
    QVERIFY(!picture.section().shown);
}

SEICHE_WINDOW_TEST(QApplication, TheoryLinesTest)
#include "tst_theory_lines.moc"
