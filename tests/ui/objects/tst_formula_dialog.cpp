// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/string_canvas.h"
#include "objects/formula_dialog.h"
#include "window_under_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <cmath>
#include <numbers>

using namespace seiche;

/// A formula typed in a dialog becomes the shape of the string.
class FormulaDialogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void givesTheStringItsShape();
    void saysWhereAFormulaIsWrong();
    void oneUndoTakesItBack();
    void opensFromTheCardOfThePull();

private:
    static FormulaDialog* opened(WindowUnderTest& test) {
        test.session.open(*loadPreset("string"));
        test.session.setPlaying(false);
        if (!test.show()) return nullptr;
        auto* dialog = new FormulaDialog(test.session, &test.window);
        dialog->show();
        return dialog;
    }
};

void FormulaDialogTest::givesTheStringItsShape() {
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

void FormulaDialogTest::saysWhereAFormulaIsWrong() {
    WindowUnderTest test;
    FormulaDialog* dialog = opened(test);
    QVERIFY(dialog);
    auto* formula = dialog->findChild<QLineEdit*>("formula");
    auto* start = dialog->findChild<QPushButton*>("startFormula");
    auto* note = dialog->findChild<QLabel*>("formulaNote");
    QVERIFY(start->isEnabled()); // of the example it begins with
    formula->setText(QStringLiteral("sin(2*pi*y)"));
    QVERIFY(!start->isEnabled());
    QCOMPARE(note->text(), QStringLiteral("column 10: “y” is not known"));
    const std::size_t events = test.session.run().log().size();
    QTest::keyClick(formula, Qt::Key_Return);
    QCOMPARE(test.session.run().log().size(), events);
    formula->setText(QStringLiteral("x*(1-x)"));
    QVERIFY(start->isEnabled());
    // An example takes its place.
    auto* examples = dialog->findChild<QComboBox*>("formulaExamples");
    for (int i = 1; i < examples->count(); ++i) {
        examples->setCurrentIndex(i);
        emit examples->activated(i);
        QVERIFY2(start->isEnabled(), qPrintable(formula->text()));
    }
}

void FormulaDialogTest::oneUndoTakesItBack() {
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

void FormulaDialogTest::opensFromTheCardOfThePull() {
    WindowUnderTest test;
    test.session.open(*loadPreset("string"));
    QVERIFY(test.show());
    test.child<QToolButton>("pullSettings")->click();
    test.child<QPushButton>("formulaButton")->click();
    QTRY_VERIFY(test.window.findChild<FormulaDialog*>());
    auto* formula = test.window.findChild<FormulaDialog*>()->findChild<QLineEdit*>("formula");
    QTRY_VERIFY(formula->isVisible());
}

QTEST_MAIN(FormulaDialogTest)
#include "tst_formula_dialog.moc"
