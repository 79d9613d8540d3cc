// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/canvas.h"
#include "canvas/picture_settings.h"
#include "canvas/view_names.h"
#include "core/decoded_gif.h"
#include "lab/resonance_lab.h"
#include "record/film_dialog.h"
#include "record/record_actions.h"
#include "record/run_sheet.h"
#include "show/csv.h"
#include "show/view.h"
#include "window/banner.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPrintDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace seiche;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the picture reduced by averaging blocks of `scale` × `scale` pixels.
QImage scaledDown(const QImage& large, int scale) {
    QImage small(large.size() / scale, QImage::Format_RGB32);
    for (int y = 0; y < small.height(); ++y)
        for (int x = 0; x < small.width(); ++x) {
            int red = 0, green = 0, blue = 0;
            for (int i = 0; i < scale * scale; ++i) {
                const QRgb pixel = large.pixel(x * scale + i % scale, y * scale + i / scale);
                red += qRed(pixel);
                green += qGreen(pixel);
                blue += qBlue(pixel);
            }
            const int all = scale * scale;
            small.setPixel(x, y, qRgb(red / all, green / all, blue / all));
        }
    return small;
}

/// Returns the mean difference of the colour channels of all pixels, 0 to 255.
double meanDifference(const QImage& a, const QImage& b) {
    double sum = 0.0;
    for (int y = 0; y < b.height(); ++y)
        for (int x = 0; x < b.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            sum +=
                std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * b.width() * b.height());
}

double meanLightness(const QImage& image) {
    double sum = 0.0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) sum += qGray(image.pixel(x, y)) / 255.0;
    return sum / (1.0 * image.width() * image.height());
}

/// Returns the JPEG pictures in a PDF, such as photographs and screenshots.
QList<QImage> picturesIn(const QByteArray& pdf) {
    QList<QImage> pictures;
    const QByteArray begin("\xff\xd8\xff");
    for (qsizetype at = pdf.indexOf(begin); at >= 0; at = pdf.indexOf(begin, at + 1)) {
        const qsizetype end = pdf.indexOf("endstream", at);
        if (const QImage image = QImage::fromData(pdf.mid(at, end - at)); !image.isNull()) pictures << image;
        if (end < 0) break;
        at = end;
    }
    return pictures;
}

QStringList namesIn(const QTemporaryDir& folder) {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

/// Entries of the list of parts of the run.
constexpr int lastSeconds = 0, nextSeconds = 1, wholeRun = 2, chosenSteps = 3;

/// The paused program after 60 steps with one pulse.
struct Recorder : WindowUnderTest {
    RecordActions& record = *window.findChild<RecordActions*>();

    explicit Recorder(SceneKind scene = SceneKind::String) {
        session.show(scene);
        session.setPlaying(false);
        session.pull(session.settings().pullWith); // a tap would flash on the canvas for a while
        for (int i = 0; i < 60; ++i) session.step();
    }
    /// Opens the dialog with GIF selected, independent of ffmpeg.
    FilmDialog& film() {
        record.film->trigger();
        choose("film-format", FilmFormat::Gif);
        return *window.findChild<FilmDialog*>();
    }
    int place(FilmFormat format) { return child<QComboBox>("film-format")->findData(static_cast<int>(format)); }
    void choose(const char* name, FilmFormat format) { choose(name, place(format)); }
    QString filmState() { return child<QLabel>("film-state")->text(); }
    void setNumber(const char* name, double value) { child<QDoubleSpinBox>(name)->setValue(value); }
    void choose(const char* name, int index) {
        QComboBox* box = child<QComboBox>(name);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    /// Selects a short video of steps 3 to 50, 320 pixels wide.
    void shortFilm() {
        choose("film-part", chosenSteps);
        setNumber("film-first", 3);
        setNumber("film-last", 50);
        setNumber("film-every", 7);
        setNumber("film-height", 2.5);
        choose("film-size", 0);
        const int flat = child<QComboBox>("film-view")->findText(nameOf(PoolView::FlatBlue));
        if (flat >= 0) choose("film-view", flat);
    }
};

/// A script named ffmpeg that precedes all others in PATH during its lifetime. An empty script
/// leaves no ffmpeg in PATH.
class FakeFfmpeg {
public:
    explicit FakeFfmpeg(const QByteArray& script = {}) {
        QByteArray path = m_folder.path().toLocal8Bit();
        if (!script.isEmpty()) {
            QFile file(m_folder.filePath(QStringLiteral("ffmpeg")));
            if (file.open(QIODevice::WriteOnly)) file.write("#!/bin/sh\n" + script);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
            path += ':' + m_before;
        }
        qputenv("PATH", path);
    }
    ~FakeFfmpeg() { qputenv("PATH", m_before); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QByteArray m_before = qgetenv("PATH");
    QTemporaryDir m_folder;
};

constexpr FilmFormat gif = FilmFormat::Gif, pictures = FilmFormat::Pictures, mp4 = FilmFormat::Mp4,
                     webm = FilmFormat::WebM;

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { QSettings().clear(); }

    void exportActionsAreInMenuAndKeyList() {
        Recorder test;
        QVERIFY(test.show());
        QMenu* exports = nullptr;
        for (QMenu* each : test.window.findChildren<QMenu*>())
            if (each->title() == QLatin1String("E&xport")) exports = each;
        QVERIFY(exports);
        for (QAction* action : {test.record.copyPicture, test.record.savePicture, test.record.film,
                                test.record.probesTable, test.record.stateTable, test.record.print,
                                test.record.savePage, test.record.charts->menuAction()})
            QVERIFY2(exports->actions().contains(action), qPrintable(action->text()));
        QTest::keyClick(&test.window, Qt::Key_F1);
        const QTextBrowser* guide = test.window.findChild<QTextBrowser*>();
        QVERIFY(guide);
        for (QAction* action : test.record.all()) {
            if (action->shortcut().isEmpty()) continue;
            QVERIFY2(guide->toPlainText().contains(action->shortcut().toString(QKeySequence::NativeText)),
                     qPrintable(action->text()));
        }
    }

    // The field reports its number on losing the focus, which must happen before the dialog is
    // destroyed.
    void windowClosesWhileTypingInDialog() {
        bool isReported = false, isWhole = false;
        {
            Recorder test;
            QVERIFY(test.show());
            FilmDialog& film = test.film();
            QVERIFY(QTest::qWaitForWindowActive(&film));
            test.child<QToolButton>("film-more")->click();
            auto* rate = film.findChild<QDoubleSpinBox*>(QStringLiteral("film-rate"));
            QVERIFY(rate);
            rate->setFocus();
            QTRY_VERIFY(rate->hasFocus());
            rate->selectAll();
            QTest::keyClicks(rate, QStringLiteral("7"));
            connect(rate, &QDoubleSpinBox::valueChanged, this, [&, rate] {
                isReported = true;
                isWhole = qobject_cast<FilmDialog*>(rate->window()) != nullptr;
            });
        }
        QVERIFY(isReported);
        QVERIFY(isWhole);
    }

    void picturesScaleOneToFourTimes() {
        QTemporaryDir folder;
        for (const SceneKind scene : {SceneKind::String, SceneKind::Pool}) {
            Recorder test(scene);
            QVERIFY(test.show());
            Canvas* canvas = test.child<Canvas>(scene == SceneKind::String ? "stringCanvas" : "poolCanvas");
            QWidget* tools = canvas->findChild<QWidget*>(QStringLiteral("toolSigns"));
            QVERIFY(tools);
            while (tools->parentWidget() != canvas) tools = tools->parentWidget();
            for (int scale = 1; scale <= 4; ++scale) {
                const QString path = folder.filePath(QStringLiteral("picture.png"));
                // Grabs each time, because the page may still change its layout.
                const QImage withTools = canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
                tools->hide();
                const QImage withRing = canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
                QVERIFY(withRing != withTools);
                canvas->setBare(true);
                const QImage seen = canvas->grab().toImage().convertToFormat(QImage::Format_RGB32);
                canvas->setBare(false);
                tools->show();
                QVERIFY(seen != withRing); // without the marker, no part of the wave
                const QSize size = canvas->size();
                test.record.writePicture(path, scale);
                QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
                const QImage picture(path);
                QCOMPARE(picture.size(), size * scale);
                QCOMPARE(picture.format(), QImage::Format_RGB32);
                if (scale == 1) QCOMPARE(picture, seen);
            }
        }
    }

    // The canvas and every visible chart are saved by the same dialog.
    void dialogSavesCanvasAndCharts() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        QVERIFY(settles(test.window));
        const auto dialog = [&] { return test.window.findChild<QDialog*>(QStringLiteral("pictureDialog")); };
        const QSize canvas = test.child<QWidget>("stringCanvas")->size();
        for (const auto& [subject, size] : {std::pair(0, canvas), std::pair(1, QSize(800, 450))}) {
            for (const int scale : {1, 2, 4}) {
                test.record.savePicture->trigger();
                QTRY_VERIFY(dialog() && dialog()->isVisible());
                auto* subjects = dialog()->findChild<QComboBox*>(QStringLiteral("picture-subject"));
                auto* sizes = dialog()->findChild<QComboBox*>(QStringLiteral("picture-size"));
                QVERIFY(subjects->isVisible() && subjects->count() > 1);
                QCOMPARE(sizes->currentIndex(), 1); // twice the size, like copies
                subjects->setCurrentIndex(subject);
                sizes->setCurrentIndex(scale - 1);
                QVERIFY2(sizes->currentText().contains(QString::number(size.width() * scale)),
                         qPrintable(sizes->currentText()));
                dialog()->findChild<QPushButton*>(QStringLiteral("picture-save"))->click();
                auto* files = test.window.findChild<QFileDialog*>();
                QVERIFY(files);
                const QString path = folder.filePath(QStringLiteral("picture.png"));
                emit files->fileSelected(path);
                delete files;
                QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
                QCOMPARE(QImage(path).size(), size * scale);
                QTRY_VERIFY(!dialog());
            }
        }
    }

    // Runs with a device pixel ratio above 1 too, see tests/ui/CMakeLists.txt.
    void picturesShowTheSameAtEveryScale_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("view");
        QTest::newRow("string") << QStringLiteral("string") << 0;
        QTest::newRow("fireworks") << QStringLiteral("fireworks") << int(PoolView::Deep);
        for (const auto& [view, word] : EnumNames<PoolView>::all)
            QTest::newRow(word.data()) << QStringLiteral("double-slit") << int(view);
    }
    void picturesShowTheSameAtEveryScale() {
        QFETCH(QString, preset);
        QFETCH(int, view);
        WindowUnderTest test;
        QVERIFY(test.session.open(*loadPreset(preset.toStdString())));
        test.session.setPlaying(false);
        QVERIFY(test.show());
        PictureSettings::current().setView(static_cast<PoolView>(view));
        test.session.pull(test.session.settings().pullWith);
        for (int i = 0; i < 150; ++i) test.session.step();
        const bool onString = test.session.scene() == SceneKind::String;
        Canvas* canvas = test.child<Canvas>(onString ? "stringCanvas" : "poolCanvas");
        const QImage one = pictureOf(*canvas, 1);
        for (int scale = 2; scale <= 4; ++scale) {
            const QImage large = pictureOf(*canvas, scale);
            QCOMPARE(large.size(), one.size() * scale);
            // Letters and colour edges fall on the pixels differently; areas do not.
            const double apart = meanDifference(scaledDown(large, scale), one);
            QVERIFY2(apart < 8.0, qPrintable(QStringLiteral("%1 at %2").arg(apart).arg(scale)));
        }
        PictureSettings::current().reset();
    }

    void reportIsLightInEveryLook() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        for (int tap = 0; tap < 5; ++tap) {
            test.session.tap();
            for (int step = 0; step < 300; ++step) test.session.step();
        }
        for (const Look look : {Look::Dark, Look::Light}) {
            Theme::current().set(look);
            const QString path = folder.filePath(QStringLiteral("page.pdf"));
            test.record.writePage(path);
            const QList<QImage> onPage = picturesIn(contents(path));
            QCOMPARE(onPage.size(), 2); // string and chart
            for (const QImage& picture : onPage)
                QVERIFY2(meanLightness(picture) > 0.8, qPrintable(QString::number(meanLightness(picture))));
        }
        Theme::current().set(Look::Dark);
    }

    void tablesUseFormatOfLanguage_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("comma");
        QTest::newRow("en") << QStringLiteral("en") << false;
        for (const char* code : {"de", "el", "es", "fr"})
            QTest::newRow(code) << QString::fromLatin1(code) << true;
    }
    void tablesUseFormatOfLanguage() {
        QFETCH(QString, code);
        QFETCH(bool, comma);
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.session.set({{"pullWith.height", 0.5}}).empty());
        QVERIFY(test.show());
        language::choose(code);
        const auto save = [&](int filter, const QString& name) {
            test.record.probesTable->trigger();
            QFileDialog* dialog = test.window.findChild<QFileDialog*>();
            [&] { QVERIFY(dialog && dialog->nameFilters().size() == 2); }();
            // The default filter is for spreadsheets.
            if (filter == 0) [&] { QCOMPARE(dialog->selectedNameFilter(), dialog->nameFilters()[0]); }();
            dialog->selectNameFilter(dialog->nameFilters()[filter]);
            const QString path = folder.filePath(name);
            emit dialog->fileSelected(path);
            delete dialog;
            [&] { QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience); }();
            return contents(path);
        };
        const QByteArray plain = save(1, QStringLiteral("plain.csv"));
        QVERIFY(plain.startsWith("step,name,height\n0,pull,"));
        const QByteArray sheet = save(0, QStringLiteral("sheet.csv"));
        QVERIFY(sheet.startsWith("\xef\xbb\xbf"));
        QByteArray expected = plain;
        if (comma) expected.replace(',', ';').replace('.', ',');
        QCOMPARE(sheet.mid(3), expected);
        language::choose(QStringLiteral("en"));
    }

    void unwritablePictureIsReported() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        const QString path = folder.filePath(QStringLiteral("gone/picture.png"));
        test.record.writePicture(path, 1);
        QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
        QVERIFY2(test.window.banner().text().contains(path), qPrintable(test.window.banner().text()));
        QVERIFY(test.window.banner().text().contains(QStringLiteral("No such file or directory")));
        test.record.writePicture(QStringLiteral("/dev/full"), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
        QVERIFY(test.window.banner().text().contains(QStringLiteral("No space left on device")));
        QCOMPARE(namesIn(folder), QStringList());
    }

    void copyPutsPictureOnClipboard() {
        Recorder test;
        QVERIFY(test.show());
        test.record.copyPicture->trigger();
        QCOMPARE(QApplication::clipboard()->image().size(), test.child<QWidget>("stringCanvas")->size() * 2);
    }

    void menuCopiesChartNumbersAndPicture() {
        Recorder test;
        QVERIFY(test.show());
        emit test.record.charts->aboutToShow();
        QVERIFY(!test.record.charts->isEmpty());
        const QAction* first = test.record.charts->actions().front();
        QVERIFY(first->menu());
        QCOMPARE(first->menu()->actions().size(), 6); // includes the separator
        test.record.refresh();
        QVERIFY(test.record.charts->menuAction()->isVisible());
        first->menu()->actions()[1]->trigger();
        QVERIFY2(QApplication::clipboard()->text().contains(QLatin1Char('\n')),
                 qPrintable(QApplication::clipboard()->text()));
        first->menu()->actions()[4]->trigger();
        QCOMPARE(QApplication::clipboard()->image().size(), QSize(1600, 900));
    }

    void gifMatchesRecordedRun_data() {
        QTest::addColumn<int>("scene");
        QTest::newRow("string") << int(SceneKind::String);
        QTest::newRow("pool") << int(SceneKind::Pool);
    }
    void gifMatchesRecordedRun() {
        QFETCH(int, scene);
        QTemporaryDir folder;
        Recorder test(static_cast<SceneKind>(scene));
        QVERIFY(test.show());
        const std::uint64_t before = test.session.run().hash();
        FilmDialog& film = test.film();
        test.shortFilm();
        const QString path = folder.filePath(QStringLiteral("wave.gif"));
        film.makeFilm(path);
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        QVERIFY2(test.filmState().contains(path), qPrintable(test.filmState()));
        QCOMPARE(namesIn(folder), QStringList{QStringLiteral("wave.gif")});
        QCOMPARE(test.session.run().hash(), before);

        const DecodedGif decoded(contents(path).toStdString());
        QVERIFY(decoded.valid && decoded.forEver);
        QCOMPARE(decoded.width, 320);
        QCOMPARE(decoded.height, scene == int(SceneKind::String) ? 180 : 240);
        QCOMPARE(decoded.pictures.size(), 7u); // steps 3, 10, ... 45
        const std::string view = scene == int(SceneKind::String) ? "line" : "flat-blue";
        Simulation replay(test.session.run().asExperiment());
        replay.advance(3);
        for (const DecodedGif::Picture& picture : decoded.pictures) {
            std::vector<std::uint32_t> pixels(static_cast<std::size_t>(decoded.width * decoded.height));
            findView(view)->paint(replay, 2.5f, {pixels.data(), decoded.width, decoded.height, decoded.width});
            QVERIFY(picture.pixels == pixels);
            QCOMPARE(picture.hundredths, 4);
            replay.advance(7);
        }
    }

    // The first picture already shows the current display settings.
    void videoUsesStringDisplaySettings() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        test.shortFilm();
        test.choose("film-format", pictures);
        const auto first = [&](const QString& name) {
            film.makeFilm(folder.filePath(name + QStringLiteral(".png")));
            [&] { QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience); }();
            return QImage(folder.filePath(name + QStringLiteral("-0000.png")));
        };
        const auto has = [](const QImage& image, const QColor& colour) {
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == colour) return true;
            return false;
        };
        const Tokens& tokens = Theme::current().tokens();
        const QImage plain = first(QStringLiteral("plain"));
        QCOMPARE(plain.size(), QSize(320, 180));
        QVERIFY(!has(plain, tokens.text));
        QVERIFY(
            test.session.set({{"preview.beads", 20.0}, {"preview.quantity", std::string("velocity")}}).empty());
        const QImage shown = first(QStringLiteral("shown"));
        QCOMPARE(shown.size(), QSize(320, 180));
        QVERIFY(has(shown, tokens.text));  // beads
        QVERIFY(has(shown, tokens.quiet)); // displacement behind the velocity
    }

    void partFollowsRun() {
        Recorder test;
        QVERIFY(test.show());
        for (int i = 0; i < 240; ++i) test.session.step(); // after step 60
        test.film();
        const auto* first = test.child<QDoubleSpinBox>("film-first");
        const auto* last = test.child<QDoubleSpinBox>("film-last");
        const auto part = [&] { return std::pair(first->value(), last->value()); };
        test.setNumber("film-seconds", 0.2);
        const double steps = std::round(0.2 * test.session.settings().stepsPerSecond);
        QVERIFY(steps > 50 && steps < 300);
        QCOMPARE(part(), std::pair(300.0 - steps, 300.0));
        test.session.step();
        QCOMPARE(part(), std::pair(301.0 - steps, 301.0));
        test.setNumber("film-seconds", 1e3); // longer than the run
        QCOMPARE(part(), std::pair(0.0, 301.0));
        test.choose("film-part", wholeRun);
        test.session.step();
        QCOMPARE(part(), std::pair(0.0, 302.0));
        test.choose("film-part", chosenSteps);
        test.setNumber("film-first", 5);
        test.setNumber("film-last", 20);
        test.session.step();
        QCOMPARE(part(), std::pair(5.0, 20.0));
    }

    // Format, part of the run and size: everything else is folded away.
    void dialogAsksForFewThings() {
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        const auto shown = [&] {
            QStringList names;
            for (const char* name :
                 {"format", "part", "seconds", "first", "last", "size", "view", "every", "rate", "height"})
                if (film.findChild<QWidget*>(QLatin1String("film-") + QLatin1String(name))->isVisible())
                    names << QLatin1String(name);
            return names.join(QLatin1Char(' '));
        };
        QCOMPARE(test.child<QComboBox>("film-part")->currentIndex(), lastSeconds);
        QCOMPARE(shown(), QStringLiteral("format part seconds size"));
        test.choose("film-part", wholeRun);
        QCOMPARE(shown(), QStringLiteral("format part size"));
        test.choose("film-part", chosenSteps);
        QCOMPARE(shown(), QStringLiteral("format part first last size"));
        test.choose("film-part", nextSeconds);
        test.child<QToolButton>("film-more")->click();
        QCOMPARE(shown(), QStringLiteral("format part seconds size view every rate height"));
        // A scale of at most three digits.
        QVERIFY2(test.child<QDoubleSpinBox>("film-height")->text().remove(u'.').remove(u'0').size() <= 3,
                 qPrintable(test.child<QDoubleSpinBox>("film-height")->text()));
        test.child<QToolButton>("film-more")->click();
        QCOMPARE(shown(), QStringLiteral("format part seconds size"));
    }

    void videoAheadBeginsAtCurrentStep() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        test.choose("film-part", nextSeconds);
        const double now = static_cast<double>(test.session.run().frame());
        test.setNumber("film-seconds", 0.1);
        const double steps = std::round(0.1 * test.session.settings().stepsPerSecond);
        QCOMPARE(test.child<QDoubleSpinBox>("film-first")->value(), now);
        test.setNumber("film-every", std::floor(steps / 2));
        // The run advances before the video is started, so its first step moves too.
        test.session.step();
        QCOMPARE(test.child<QDoubleSpinBox>("film-first")->value(), now + 1);
        QCOMPARE(test.child<QDoubleSpinBox>("film-last")->value(), now + 1 + steps);
        test.setNumber("film-height", 2);
        test.choose("film-size", 0);
        const QString path = folder.filePath(QStringLiteral("ahead.gif"));
        film.makeFilm(path);
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        const DecodedGif decoded(contents(path).toStdString());
        QCOMPARE(decoded.pictures.size(), 3u);
        std::vector<std::uint32_t> pixels(320 * 180);
        findView("line")->paint(test.session.run(), 2.0f, {pixels.data(), 320, 180, 320});
        QVERIFY(decoded.pictures[0].pixels == pixels);
    }

    void numberedPicturesAreWritten() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        test.shortFilm();
        test.choose("film-format", pictures);
        film.makeFilm(folder.filePath(QStringLiteral("100%.png")));
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        QCOMPARE(namesIn(folder).size(), 7);
        QCOMPARE(QImage(folder.filePath(QStringLiteral("100%-0006.png"))).size(), QSize(320, 180));
    }

    void invalidVideoRangeDisablesSaving() {
        Recorder test;
        QVERIFY(test.show());
        test.film();
        const QPushButton* save = test.child<QPushButton>("film-save");
        const QLabel* summary = test.child<QLabel>("film-summary");
        test.shortFilm();
        QVERIFY(save->isEnabled());
        test.setNumber("film-first", 51);
        QVERIFY(!save->isEnabled());
        QVERIFY2(summary->text().contains(QStringLiteral("must not come before")), qPrintable(summary->text()));
        test.setNumber("film-first", 0);
        test.setNumber("film-last", 1e9);
        test.setNumber("film-every", 1);
        QVERIFY(!save->isEnabled());
        QVERIFY2(summary->text().contains(QStringLiteral("are too many")), qPrintable(summary->text()));
        test.setNumber("film-every", 1e5);
        QVERIFY(save->isEnabled());
    }

    void cancelledVideoLeavesNoFiles() {
        for (const FilmFormat format : {gif, pictures}) {
            QTemporaryDir folder;
            Recorder test;
            QVERIFY(test.show());
            FilmDialog& film = test.film();
            test.choose("film-format", format);
            test.choose("film-part", nextSeconds);
            test.setNumber("film-every", 1);
            test.setNumber("film-seconds", 120);
            film.makeFilm(folder.filePath(QStringLiteral("long.gif")));
            QVERIFY(film.isRunning());
            QVERIFY(!test.child<QPushButton>("film-save")->isEnabled());
            QCOMPARE(test.child<QPushButton>("film-close")->text(), QStringLiteral("Cancel"));
            test.child<QPushButton>("film-close")->click();
            QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
            QVERIFY(film.isVisible());
            QVERIFY2(test.filmState().contains(QStringLiteral("nothing was written")),
                     qPrintable(test.filmState()));
            QCOMPARE(namesIn(folder), QStringList());
        }
    }

    void closingWindowCancelsVideo() {
        QTemporaryDir folder;
        {
            Recorder test;
            QVERIFY(test.show());
            FilmDialog& film = test.film();
            test.choose("film-part", nextSeconds);
            test.setNumber("film-every", 1);
            test.setNumber("film-seconds", 120);
            film.makeFilm(folder.filePath(QStringLiteral("long.gif")));
            QVERIFY(film.isRunning());
        }
        QCOMPARE(namesIn(folder), QStringList());
    }

    void unwritableVideoIsReported() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        test.shortFilm();
        for (const FilmFormat format : {gif, pictures}) {
            test.choose("film-format", format);
            film.makeFilm(folder.filePath(QStringLiteral("gone/wave")));
            QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
            QVERIFY2(test.filmState().contains(QStringLiteral("No such file or directory")),
                     qPrintable(test.filmState()));
        }
        test.choose("film-format", gif);
        film.makeFilm(QStringLiteral("/dev/full"));
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        QVERIFY2(test.filmState().contains(QStringLiteral("No space left on device")),
                 qPrintable(test.filmState()));
        QCOMPARE(namesIn(folder), QStringList());
    }

    void videoOfExplosionReportsStep() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        QVERIFY(test.session.set({{"k", 4.0}}).empty());
        FilmDialog& film = test.film();
        test.choose("film-part", nextSeconds);
        test.setNumber("film-seconds", 120);
        film.makeFilm(folder.filePath(QStringLiteral("wave.gif")));
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        QVERIFY2(test.filmState().contains(QStringLiteral("explodes at step")), qPrintable(test.filmState()));
        QCOMPARE(namesIn(folder), QStringList());
    }

    void dialogReportsMissingFfmpeg() {
        const FakeFfmpeg none;
        Recorder test;
        QVERIFY(test.show());
        test.film();
        const QComboBox* formats = test.child<QComboBox>("film-format");
        for (const FilmFormat format : {mp4, webm}) {
            QVERIFY(formats->itemText(test.place(format)).contains(QStringLiteral("ffmpeg")));
            QVERIFY(
                !(formats->model()->flags(formats->model()->index(test.place(format), 0)) & Qt::ItemIsEnabled));
        }
        QVERIFY(formats->model()->flags(formats->model()->index(test.place(gif), 0)) & Qt::ItemIsEnabled);
    }

    void ffmpegReceivesEveryPicture() {
        QTemporaryDir folder;
        // Stores its arguments and writes the number of input bytes to the output file.
        const FakeFfmpeg fake("for last; do :; done\n"
                              "printf '%s\\n' \"$@\" >\"${0%/*}/arguments\"\n"
                              "wc -c >\"$last\"\n");
        Recorder test;
        QVERIFY(test.show());
        test.record.film->trigger();
        FilmDialog& film = *test.window.findChild<FilmDialog*>();
        QCOMPARE(test.child<QComboBox>("film-format")->currentIndex(), test.place(mp4));
        test.shortFilm();
        test.setNumber("film-rate", 12.5);
        for (const char* name : {"wave; rm -rf $HOME.mp4", "-y wave.webm"}) {
            test.choose("film-format", QByteArray(name).endsWith("mp4") ? mp4 : webm);
            const QString path = folder.filePath(QLatin1String(name));
            film.makeFilm(path);
            QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
            QVERIFY2(test.filmState().contains(path), qPrintable(test.filmState()));
            QCOMPARE(contents(path).trimmed().toInt(), 7 * 320 * 180 * 4);
            const QString arguments = QString::fromLocal8Bit(contents(fake.path(QStringLiteral("arguments"))));
            for (const char* part : {"\nrawvideo\n", "\n320x180\n", "\n12.5\n"})
                QVERIFY2(arguments.contains(QLatin1String(part)), part);
            QVERIFY(arguments.contains(QByteArray(name).endsWith("mp4") ? QLatin1String("\nlibx264\n")
                                                                        : QLatin1String("\nlibvpx-vp9\n")));
        }
        QCOMPARE(namesIn(folder).size(), 2);
    }

    void defaultFormatIsVideoWithFfmpeg() {
        const auto offered = [](WindowUnderTest& test) {
            test.window.findChild<RecordActions*>()->film->trigger();
            const auto* formats = test.child<QComboBox>("film-format");
            return std::pair(formats->itemData(0).toInt(), formats->currentData().toInt());
        };
        {
            const FakeFfmpeg fake("exit 0\n");
            Recorder test;
            QVERIFY(test.show());
            QCOMPARE(offered(test), std::pair(int(mp4), int(mp4)));
            // A format selected by the user stays while the dialog is open.
            test.choose("film-format", gif);
            test.record.film->trigger();
            QCOMPARE(test.child<QComboBox>("film-format")->currentData().toInt(), int(gif));
        }
        const FakeFfmpeg none;
        Recorder test;
        QVERIFY(test.show());
        QCOMPARE(offered(test), std::pair(int(gif), int(gif)));
    }

    // Compared with the real file, because clear water has many colours and its first pictures
    // show little.
    void gifSizeIsEstimated() {
        QTemporaryDir folder;
        Recorder test(SceneKind::Pool);
        for (int i = 0; i < 60; ++i) test.session.step();
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        const auto* said = test.child<QLabel>("film-bytes");
        test.choose("film-part", chosenSteps);
        test.choose("film-view", test.child<QComboBox>("film-view")->findText(nameOf(PoolView::Water)));
        double small = 0.0;
        for (const int size : {0, 2}) {
            test.choose("film-size", size);
            test.setNumber("film-first", 0);
            test.setNumber("film-last", 119);
            test.setNumber("film-every", 4);
            static const QRegularExpression pattern(QStringLiteral("about ([\\d.]+) (kB|MB)"));
            QTRY_VERIFY(pattern.match(said->text()).hasMatch());
            const QRegularExpressionMatch match = pattern.match(said->text());
            const double bytes =
                match.captured(1).toDouble() * (match.captured(2) == QLatin1String("MB") ? 1e6 : 1e3);
            const QString path = folder.filePath(QStringLiteral("water%1.gif").arg(size));
            film.makeFilm(path);
            QVERIFY(!said->isVisible());
            QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), 60'000);
            const double real = static_cast<double>(QFileInfo(path).size());
            QVERIFY2(bytes > 0.75 * real && bytes < 1.3 * real,
                     qPrintable(said->text() + QString::number(real)));
            QVERIFY(bytes > 2 * small);
            small = bytes;
        }
        // The estimate scales with the number of pictures without a new measurement.
        const QString before = said->text();
        test.setNumber("film-last", 59);
        QVERIFY(said->text() != before);
        QVERIFY(said->text().contains(QStringLiteral("about")));
        test.choose("film-format", pictures);
        QVERIFY(!said->isVisible());
    }

    void ffmpegErrorIsReported_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("message");
        const QByteArray out = "for last; do :; done\necho torn >\"$last\"\n";
        QTest::newRow("at once") << QByteArray("echo 'Unknown encoder libx264' >&2; exit 1\n")
                                 << QStringLiteral("ffmpeg reports: Unknown encoder libx264");
        QTest::newRow("in the end")
            << out +
                   "cat >/dev/null; echo 'No space' >&2; echo '   Last message repeated 3 times' >&2; exit 1\n"
            << QStringLiteral("ffmpeg reports: No space");
        QTest::newRow("in order, on a full disk")
            << out + "cat >/dev/null; echo 'x.mp4: No space left on device' >&2; exit 0\n"
            << QStringLiteral("No space left on device");
        QTest::newRow("silently") << out + "cat >/dev/null; exit 3\n"
                                  << QStringLiteral("stopped without giving a reason");
        QTest::newRow("killed") << out + "kill -9 $$\n" << QStringLiteral("stopped without giving a reason");
        QTest::newRow("without a file")
            << QByteArray("cat >/dev/null\n") << QStringLiteral("stopped without giving a reason");
    }
    void ffmpegErrorIsReported() {
        QFETCH(QByteArray, script);
        QFETCH(QString, message);
        const FakeFfmpeg fake(script);
        QTemporaryDir folder;
        QFile old(folder.filePath(QStringLiteral("wave.mp4")));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        test.shortFilm();
        test.choose("film-format", mp4);
        film.makeFilm(old.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        QVERIFY2(test.filmState().contains(message), qPrintable(test.filmState()));
        QCOMPARE(contents(old.fileName()), QByteArray("old"));
        QCOMPARE(namesIn(folder), QStringList{QStringLiteral("wave.mp4")});
    }

    void hangingFfmpegCanBeCancelled() {
        const FakeFfmpeg fake("exec sleep 1000\n");
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        FilmDialog& film = test.film();
        test.shortFilm();
        test.choose("film-format", webm);
        film.makeFilm(folder.filePath(QStringLiteral("wave.webm")));
        QVERIFY(film.isRunning());
        film.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!film.isRunning(), patience);
        QVERIFY(test.filmState().contains(QStringLiteral("nothing was written")));
        QCOMPARE(namesIn(folder), QStringList());
    }

    void probesTableHasEveryRecordedStep() {
        QTemporaryDir folder;
        Experiment experiment = *loadPreset("string");
        experiment.probes = {{"A", 80, 0}, {"B, left", 160, 0}};
        Recorder test;
        test.session.open(experiment);
        test.session.setPlaying(false);
        test.session.tap();
        for (int i = 0; i < 40; ++i) test.session.step();
        QVERIFY(test.show());
        test.session.seek(10); // later steps are still recorded
        const QString path = folder.filePath(QStringLiteral("probes.csv"));
        test.record.writeProbes(path);
        QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
        const QList<QByteArray> lines = contents(path).split('\n');
        QCOMPARE(lines.size(), 1 + 2 * 41 + 1);
        QCOMPARE(lines[0], QByteArray("step,name,height"));
        Simulation replay(test.session.run().asExperiment());
        for (int step = 0; step <= 40; ++step) {
            QCOMPARE(lines[1 + 2 * step],
                     QByteArray::number(step) + ",A," + csvNumber(replay.height(80)).c_str());
            QCOMPARE(lines[2 + 2 * step],
                     QByteArray::number(step) + ",\"B, left\"," + csvNumber(replay.height(160)).c_str());
            replay.advance(1);
        }
    }

    void runWithoutProbesRecordsTappedPoint() {
        QTemporaryDir folder;
        Recorder test(SceneKind::Pool);
        QVERIFY(test.show());
        const QString path = folder.filePath(QStringLiteral("probes.csv"));
        test.record.writeProbes(path);
        QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
        const QList<QByteArray> lines = contents(path).split('\n');
        QCOMPARE(lines.size(), 1 + 61 + 1);
        QVERIFY(lines[1].startsWith("0,pull,"));
        test.record.writeProbes(folder.filePath(QStringLiteral("gone/probes.csv")));
        QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
        QVERIFY(test.window.banner().text().contains(QStringLiteral("No such file or directory")));
    }

    void stateTableMatchesCommandLine() {
        QTemporaryDir folder;
        Recorder test(SceneKind::Pool);
        QVERIFY(test.show());
        const QString path = folder.filePath(QStringLiteral("state.csv"));
        test.record.writeState(path);
        QTRY_VERIFY_WITH_TIMEOUT(!test.record.isWorking(), patience);
        const QString expected = folder.filePath(QStringLiteral("expected.csv"));
        OutputFile file(expected.toStdString());
        writeStateHead(file, test.session.settings());
        writeState(file, test.session.run());
        QVERIFY(file.commit());
        QVERIFY(contents(path) == contents(expected));
        QVERIFY(contents(path).startsWith("step,x,y,height\n60,0,0,"));
    }

    void reportHasSettingsProbesAndPoints() {
        Recorder test;
        QVERIFY(test.session.set({{"k", 0.81}}).empty());
        const Sheet sheet = sheetOf(test.session, QImage(100, 60, QImage::Format_RGB32), nullptr, {});
        const QString text = sheet.plainText();
        for (const char* part :
             {"A string with fixed ends", "Step 60", "Current heights", "tapped point", "Settings", "Tension k",
              "0.81 per step²", "Left end", "fixed", "Scheme", "leapfrog", "Pulse: Shape", "320 points"})
            QVERIFY2(text.contains(QLatin1String(part)) || text.contains(QString::fromUtf8(part)), part);
        // Settings that do not apply to a string are left out.
        for (const char* part : {"Stencil", "Divisor", "Drive frequency", "Top end"})
            QVERIFY2(!text.contains(QLatin1String(part)), part);
    }

    // Taps and sources stay in hertz of the run, with the real frequency beside them.
    void reportShowsRealFrequencies() {
        Recorder test;
        PoolObject object;
        object.name = "source";
        object.x = 160;
        Source source;
        source.hertz = 2.0;
        object.is = source;
        test.session.change(ObjectsChange{{object}, {}, {}}, QStringLiteral("put"));
        ResonanceLab lab(test.session);
        for (int tap = 0; tap < 5; ++tap) {
            test.session.tap();
            for (int step = 0; step < 300; ++step) test.session.step();
        }
        const auto page = [&] { return sheetOf(test.session, QImage(), &lab, QImage()).plainText(); };
        QVERIFY(!page().contains(QStringLiteral("real frequency")));
        QVERIFY(test.session
                    .set({{"real.world", std::string("string")},
                          {"real.length", 0.65},
                          {"real.tension", 70.0},
                          {"real.massPerLength", 0.00114}})
                    .empty());
        // A step lasts sqrt(k) spacings divided by the real wave speed.
        const Experiment& now = test.session.settings();
        const double step = std::sqrt(now.rule.k) * 0.65 / (now.grid.width - 1) / std::sqrt(70.0 / 0.00114);
        const QString text = page();
        const auto inHertz = [](double hertz) {
            return QLocale().toString(hertz, 'g', 4) + QStringLiteral(" Hz");
        };
        const QString ofTheSource =
            QStringLiteral("real frequency ") + inHertz(2.0 / now.stepsPerSecond / step);
        QVERIFY2(text.contains(ofTheSource), qPrintable(text));
        QVERIFY(!lab.log().points().empty());
        QVERIFY2(text.contains(inHertz(lab.log().points()[0].hertz / now.stepsPerSecond / step)),
                 qPrintable(text));
    }

    void reportSavesAndPrints() {
        QTemporaryDir folder;
        Recorder test;
        QVERIFY(test.show());
        const QString path = folder.filePath(QStringLiteral("page.pdf"));
        test.record.writePage(path);
        QVERIFY(contents(path).startsWith("%PDF"));
        test.record.writePage(folder.filePath(QStringLiteral("gone/page.pdf")));
        QVERIFY(test.window.banner().text().contains(QStringLiteral("No such file or directory")));
        test.record.print->trigger();
        QPrintDialog* dialog = test.window.findChild<QPrintDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->reject();
        QTRY_VERIFY(!test.window.findChild<QPrintDialog*>());
    }
};

SEICHE_WINDOW_TEST(QApplication, RecordTest)
#include "tst_record.moc"
