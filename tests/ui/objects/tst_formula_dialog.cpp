// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "documents/picture_file.h"
#include "files/experiment_file.h"
#include "objects/formula_dialog.h"
#include "wave/factor_of_k.h"
#include "wave/material_map.h"
#include "widgets/curve_editor.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace seiche;

/// Tests the dialog that sets strings, pools, media and sources by formula, curve or picture.
class FormulaDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void formulaShapesString();
    void formulaErrorShowsColumn();
    void oneUndoRevertsFormula();
    void opensFromTapPanel();
    void formulaSetsPoolHeights();
    void formulaSetsSpeedOfSelectedMedium();
    void formulaCreatesMediumOverWholePool();
    void pictureSetsDepthOfLake();
    void invalidPicturesAreReported();
    void keysDrawSourceSignal();
    void mouseDrawsStringShape();
    void opensFromPoolToolsMenusAndPanel();
    void typedFormulaSurvivesRestart();

private:
    /// Opens the dialog for `subject` over a pool at rest. Returns null if the window does not
    /// appear.
    static FormulaDialog* openedInPool(WindowUnderTest& test, DrawnSubject subject) {
        Experiment pool = defaultExperiment(SceneKind::Pool);
        test.session.open(pool);
        test.session.setPlaying(false);
        if (!test.show()) return nullptr;
        auto* dialog = new FormulaDialog(test.session, &test.window);
        dialog->setSubject(subject);
        dialog->show();
        return dialog;
    }
    static void press(FormulaDialog* dialog) { dialog->findChild<QPushButton*>("startFormula")->click(); }
    static QString noteOf(FormulaDialog* dialog) { return dialog->findChild<QLabel*>("formulaNote")->text(); }
    static FormulaDialog* opened(WindowUnderTest& test) {
        test.session.open(*loadPreset("string"));
        test.session.setPlaying(false);
        if (!test.show()) return nullptr;
        auto* dialog = new FormulaDialog(test.session, &test.window);
        dialog->show();
        return dialog;
    }
};

void FormulaDialogTest::formulaShapesString() {
    WindowUnderTest test;
    FormulaDialog* dialog = opened(test);
    QVERIFY(dialog);
    auto* formula = dialog->findChild<QLineEdit*>("formula");
    formula->setText(QStringLiteral("0.7*sin(3*pi*x)"));
    dialog->findChild<QPushButton*>("startFormula")->click();
    test.session.setPlaying(false);
    const Simulation& run = test.session.run();
    const double last = run.grid().width - 1;
    const DrawnShape& shape = std::get<DrawnShape>(run.log().back().what);
    for (int x = 0; x < run.grid().width; ++x)
        QVERIFY(std::abs(shape.heightAt(x, run.grid().width) -
                         0.7 * std::sin(3 * std::numbers::pi * x / last)) < 1e-5);
}

void FormulaDialogTest::formulaErrorShowsColumn() {
    WindowUnderTest test;
    FormulaDialog* dialog = opened(test);
    QVERIFY(dialog);
    auto* formula = dialog->findChild<QLineEdit*>("formula");
    auto* start = dialog->findChild<QPushButton*>("startFormula");
    auto* note = dialog->findChild<QLabel*>("formulaNote");
    QVERIFY(start->isEnabled()); // the initial example is valid
    formula->setText(QStringLiteral("sin(2*pi*y)"));
    QVERIFY(!start->isEnabled());
    QCOMPARE(note->text(), QStringLiteral("column 10: unknown name or character “y”"));
    const std::size_t events = test.session.run().log().size();
    QTest::keyClick(formula, Qt::Key_Return);
    QCOMPARE(test.session.run().log().size(), events);
    formula->setText(QStringLiteral("x*(1-x)"));
    QVERIFY(start->isEnabled());
    // An example replaces the typed formula.
    auto* examples = dialog->findChild<QComboBox*>("formulaExamples");
    for (int i = 1; i < examples->count(); ++i) {
        examples->setCurrentIndex(i);
        emit examples->activated(i);
        QVERIFY2(start->isEnabled(), qPrintable(formula->text()));
    }
}

void FormulaDialogTest::oneUndoRevertsFormula() {
    WindowUnderTest test;
    FormulaDialog* dialog = opened(test);
    QVERIFY(dialog);
    const std::uint64_t before = test.session.run().hash();
    dialog->findChild<QPushButton*>("startFormula")->click();
    test.session.setPlaying(false);
    QVERIFY(test.session.run().hash() != before);
    test.session.undoGroup().undo();
    QTRY_VERIFY(!test.session.isSeeking());
    test.session.seek(0);
    QTRY_VERIFY(!test.session.isSeeking());
    QCOMPARE(test.session.run().hash(), before);
}

void FormulaDialogTest::opensFromTapPanel() {
    WindowUnderTest test;
    test.session.open(*loadPreset("string"));
    QVERIFY(test.show());
    test.child<QToolButton>("pullSettings")->click();
    test.child<QPushButton>("formulaButton")->click();
    QTRY_VERIFY(test.window.findChild<FormulaDialog*>());
    auto* formula = test.window.findChild<FormulaDialog*>()->findChild<QLineEdit*>("formula");
    QTRY_VERIFY(formula->isVisible());
}

void FormulaDialogTest::formulaSetsPoolHeights() {
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Pool);
    QVERIFY(dialog);
    auto* formula = dialog->findChild<QLineEdit*>("formula");
    auto* start = dialog->findChild<QPushButton*>("startFormula");
    formula->setText(QStringLiteral("exp(-((x-30)^2+(y-40)^2"));
    QVERIFY(!start->isEnabled());
    QVERIFY2(noteOf(dialog).startsWith(QStringLiteral("column 24:")), qPrintable(noteOf(dialog)));
    formula->setText(QStringLiteral("1/(x-3)")); // a pole between the points of the preview
    const std::size_t events = test.session.run().log().size();
    press(dialog);
    QCOMPARE(test.session.run().log().size(), events);
    formula->setText(QStringLiteral("0.5*sin(2*pi*x/319)"));
    QVERIFY(start->isEnabled());
    const std::uint64_t level = test.session.run().hash();
    press(dialog);
    test.session.setPlaying(false);
    const DrawnShape& shape = std::get<DrawnShape>(test.session.run().log().back().what);
    QCOMPARE(shape.raster->formula, std::string("0.5*sin(2*pi*x/319)"));
    QVERIFY(std::abs(shape.raster->at(80 / 319.0, 100 / 239.0) -
                     0.5 * std::sin(2 * std::numbers::pi * 80 / 319)) < 1e-5);
    // One undo restores the pool.
    test.session.undoGroup().undo();
    QTRY_VERIFY(!test.session.isSeeking());
    test.session.seek(0);
    QTRY_VERIFY(!test.session.isSeeking());
    QCOMPARE(test.session.run().hash(), level);
    auto* examples = dialog->findChild<QComboBox*>("formulaExamples");
    for (int i = 1; i < examples->count(); ++i) {
        examples->setCurrentIndex(i);
        emit examples->activated(i);
        QVERIFY2(start->isEnabled(), qPrintable(formula->text()));
    }
}

void FormulaDialogTest::formulaSetsSpeedOfSelectedMedium() {
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Medium);
    QVERIFY(dialog);
    MediumRegion region;
    region.shape = {Form::Ellipse, 100, 60, 0.0, {}};
    Selection::of(test.session).add({.name = {}, .x = 160, .y = 120, .is = region});
    auto* formula = dialog->findChild<QLineEdit*>("formula");
    formula->setText(QStringLiteral("0.5 + x/200"));
    press(dialog);
    const PoolObjects& objects = test.session.settings().objects;
    QCOMPARE(objects.size(), std::size_t{1});
    const MediumRegion& made = std::get<MediumRegion>(objects.front().is);
    QCOMPARE(made.raster->formula, std::string("0.5 + x/200"));
    QCOMPARE(made.shape.form, Form::Ellipse);
    QVERIFY(std::abs(made.raster->at(1.0, 0.5) - 0.75) < 1e-6);
    // The value is used as the depth factor itself.
    auto* quantity = dialog->findChild<QComboBox*>("drawnQuantity");
    quantity->setCurrentIndex(1);
    emit quantity->activated(1);
    press(dialog);
    QCOMPARE(std::get<MediumRegion>(test.session.settings().objects.front().is).quantity,
             RasterQuantity::Depth);
    // A factor of 9 makes the simulation unstable.
    formula->setText(QStringLiteral("9"));
    QVERIFY(noteOf(dialog).contains(QStringLiteral("explode")));
    formula->setText(QStringLiteral("-1"));
    QVERIFY(!dialog->findChild<QPushButton*>("startFormula")->isEnabled());
    QVERIFY(noteOf(dialog).contains(QStringLiteral("below 0")));
    // Each change is one undo step.
    for (int i = 0; i < 3; ++i) test.session.undoGroup().undo();
    QTRY_VERIFY(!test.session.isSeeking());
    QVERIFY(test.session.settings().objects.empty());
}

void FormulaDialogTest::formulaCreatesMediumOverWholePool() {
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Medium);
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>("formula")->setText(QStringLiteral("max(0, 0.5 + x/320)"));
    press(dialog);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    const PoolObject& made = test.session.settings().objects.front();
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(319, 239), std::pair(160, 3)})
        QVERIFY(covers(made, x, y));
    QVERIFY(Selection::of(test.session).has(made.name));
    // A second press changes the same medium.
    press(dialog);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
}

void FormulaDialogTest::pictureSetsDepthOfLake() {
    QTemporaryDir folder;
    QImage lake(64, 48, QImage::Format_RGB32);
    lake.fill(Qt::black);
    for (int y = 10; y < 38; ++y)
        for (int x = 10; x < 54; ++x) lake.setPixelColor(x, y, QColor(200, 200, 200));
    const QString path = folder.filePath(QStringLiteral("lake.png"));
    QVERIFY(lake.save(path));
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Medium);
    QVERIFY(dialog);
    dialog->setMeans(DrawnMeans::Picture);
    auto* start = dialog->findChild<QPushButton*>("startFormula");
    QVERIFY(!start->isEnabled());
    QVERIFY(dialog->findChild<QPushButton*>("choosePicture")->isVisible());
    dialog->readPicture(path);
    QTRY_VERIFY(start->isEnabled());
    QVERIFY(noteOf(dialog).contains(QStringLiteral("lake.png")));
    press(dialog);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    const PoolObject& made = test.session.settings().objects.front();
    const MediumRegion& region = std::get<MediumRegion>(made.is);
    QCOMPARE(region.quantity, RasterQuantity::Depth);
    QCOMPARE(region.raster->columns, 64);
    QVERIFY(isLandAt(made, 5, 5));
    QVERIFY(!isLandAt(made, 160, 120));
    QVERIFY(std::abs(factorAt(test.session.settings().objects, {160, 120}) - 200 / 255.0) < 0.01);
    // The file stores the same events.
    const ReadExperiment read = readExperiment(writeExperiment(test.session.run().asExperiment()));
    QVERIFY(std::get<Experiment>(read).events == test.session.run().asExperiment().events);
}

void FormulaDialogTest::invalidPicturesAreReported() {
    QTemporaryDir folder;
    QFile large(folder.filePath(QStringLiteral("large.png")));
    QVERIFY(large.open(QIODevice::WriteOnly));
    large.write(QByteArray(int(picture_limits::fileBytes) + 1, 'x'));
    large.close();
    QFile other(folder.filePath(QStringLiteral("other.png")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("no picture");
    other.close();
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Pool);
    QVERIFY(dialog);
    dialog->setMeans(DrawnMeans::Picture);
    dialog->readPicture(large.fileName());
    QTRY_COMPARE(noteOf(dialog), QStringLiteral("The file is larger than 16 MiB."));
    dialog->readPicture(other.fileName());
    QTRY_COMPARE(noteOf(dialog), QStringLiteral("The file is not a PNG, JPEG or BMP picture."));
    QVERIFY(!dialog->findChild<QPushButton*>("startFormula")->isEnabled());
}

void FormulaDialogTest::keysDrawSourceSignal() {
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Source);
    QVERIFY(dialog);
    dialog->setMeans(DrawnMeans::Curve);
    auto* curve = dialog->findChild<CurveEditor*>("drawnCurve");
    QVERIFY(!curve->accessibleName().isEmpty());
    dialog->activateWindow(); // otherwise the window handles the page keys
    curve->setFocus();
    QTRY_VERIFY(curve->hasFocus());
    QTest::keyClick(curve, Qt::Key_Home);
    for (int i = 0; i < 10; ++i) QTest::keyClick(curve, Qt::Key_PageUp);
    for (int i = 0; i < 31; ++i) QTest::keyClick(curve, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(curve, Qt::Key_Right);
    for (int i = 0; i < 10; ++i) QTest::keyClick(curve, Qt::Key_PageDown);
    QTest::keyClick(curve, Qt::Key_End, Qt::ShiftModifier);
    QVERIFY2(curve->accessibleDescription().contains(QStringLiteral("-1")),
             qPrintable(curve->accessibleDescription()));
    press(dialog);
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
    const Source& source = std::get<Source>(test.session.settings().objects.front().is);
    QCOMPARE(source.signal, Signal::Drawn);
    QCOMPARE(source.curve->values.size(), CurveEditor::usualPlaces);
    QCOMPARE(source.curve->values.front(), 1.0);
    QCOMPARE(source.curve->values[31], 1.0);
    QCOMPARE(source.curve->values[32], -1.0);
    QCOMPARE(source.curve->values.back(), -1.0);
    // Reopened for this source, the dialog shows its curve.
    dialog->setSubject(DrawnSubject::Source);
    QCOMPARE(curve->shares().front(), 1.0);
    // A formula replaces the curve.
    dialog->setMeans(DrawnMeans::Formula);
    dialog->findChild<QLineEdit*>("formula")->setText(QStringLiteral("sin(2*pi*t)"));
    press(dialog);
    QCOMPARE(std::get<Source>(test.session.settings().objects.front().is).curve->formula,
             std::string("sin(2*pi*t)"));
    QCOMPARE(test.session.settings().objects.size(), std::size_t{1});
}

void FormulaDialogTest::mouseDrawsStringShape() {
    WindowUnderTest test;
    FormulaDialog* dialog = opened(test);
    QVERIFY(dialog);
    dialog->setMeans(DrawnMeans::Curve);
    auto* curve = dialog->findChild<CurveEditor*>("drawnCurve");
    QTRY_VERIFY(curve->isVisible());
    drag(curve, {curve->width() / 4, curve->height() / 2}, {curve->width() / 2, 2});
    press(dialog);
    test.session.setPlaying(false);
    const std::vector<double>& heights =
        std::get<DrawnShape>(test.session.run().log().back().what).heights.values();
    QCOMPARE(heights.size(), CurveEditor::usualPlaces);
    QCOMPARE(*std::ranges::max_element(heights), 1.0);
    QCOMPARE(heights.front(), 0.0);
    QCOMPARE(heights.back(), 0.0);
}

void FormulaDialogTest::opensFromPoolToolsMenusAndPanel() {
    WindowUnderTest test;
    test.session.open(defaultExperiment(SceneKind::Pool));
    test.session.setPlaying(false);
    QVERIFY(test.show());
    const auto shownFor = [&] {
        auto* dialog = test.window.findChild<FormulaDialog*>();
        auto* subject = dialog ? dialog->findChild<QComboBox*>("drawnSubject") : nullptr;
        const QString text = subject ? subject->currentText() : QString();
        delete dialog;
        return text;
    };
    test.child<QToolButton>("brush")->click();
    test.child<QPushButton>("poolFormulaButton")->click();
    QCOMPARE(shownFor(), QStringLiteral("Pool surface"));
    for (const auto& [tool, action, subject] :
         {std::tuple("putMedium", "speedFromFormula", "Wave speed in a medium"),
          std::tuple("putSource", "swingFromFormula", "Source signal")}) {
        for (QAction* each : test.child<QToolButton>(tool)->findChild<QMenu*>()->actions())
            if (each->objectName() == QLatin1String(action)) each->trigger();
        QCOMPARE(shownFor(), QLatin1String(subject));
    }
    // The properties of a selected object open the dialog too.
    Selection& selection = Selection::of(test.session);
    selection.add({.name = {}, .x = 100, .y = 100, .is = MediumRegion()});
    selection.requestProperties();
    QTRY_VERIFY(test.child<QPushButton>("drawnValues")->isVisible());
    test.child<QPushButton>("drawnValues")->click();
    QCOMPARE(shownFor(), QStringLiteral("Wave speed in a medium"));
    selection.add({.name = {}, .x = 50, .y = 50, .is = Source()});
    QTRY_VERIFY(test.child<QPushButton>("drawnValues")->text().startsWith(QStringLiteral("Signal")));
    test.child<QPushButton>("drawnValues")->click();
    QCOMPARE(shownFor(), QStringLiteral("Source signal"));
    selection.add({.name = {}, .x = 50, .y = 50, .is = Wall()});
    QTRY_VERIFY(!test.child<QPushButton>("drawnValues")->isVisible());
}

void FormulaDialogTest::typedFormulaSurvivesRestart() {
    WindowUnderTest test;
    FormulaDialog* dialog = openedInPool(test, DrawnSubject::Pool);
    QVERIFY(dialog);
    auto* formula = dialog->findChild<QLineEdit*>("formula");
    formula->setText(QStringLiteral("x/500"));
    test.session.restart();
    QCOMPARE(formula->text(), QStringLiteral("x/500"));
    // A different scene has different subjects.
    test.session.show(SceneKind::String);
    QCOMPARE(dialog->findChild<QComboBox*>("drawnSubject")->currentText(), QStringLiteral("String shape"));
    QVERIFY(dialog->findChild<QPushButton*>("startFormula")->isEnabled());
}

SEICHE_WINDOW_TEST(QApplication, FormulaDialogTest)
#include "tst_formula_dialog.moc"
