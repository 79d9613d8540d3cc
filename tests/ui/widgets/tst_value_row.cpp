// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"
#include "widgets/value_row.h"
#include "window_test.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <memory>

using namespace seiche;

class TestValueRow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ValueRow> rowFor(const char* id, const ValueScale& scale) {
        auto row = std::make_unique<ValueRow>(*findParameter(id), scale);
        static_cast<QWidget&>(*row).show();
        if (!QTest::qWaitForWindowActive(row.get())) qWarning("the window did not become active");
        return row;
    }
    static double last(const QSignalSpy& spy) { return spy.last().first().toDouble(); }

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::current().set(Look::Dark);
    }

    void scaleConvertsBothWays() {
        const ValueScale linear{ValueScale::Kind::Linear, 0.0, 1.2, 0.001};
        QCOMPARE(linear.valueAt(0.5), 0.6);
        QCOMPARE(linear.shareAt(0.3), 0.25);
        QCOMPARE(linear.shareAt(4.0), 1.0);
        const ValueScale logarithmic{ValueScale::Kind::Logarithmic, 1.0, 10'000.0};
        QCOMPARE(logarithmic.valueAt(0.5), 100.0);
        QCOMPARE(logarithmic.shareAt(1000.0), 0.75);
        const ValueScale loss{ValueScale::Kind::SpongeCell, 1e-7, 0.5};
        QCOMPARE(loss.valueAt(0.0), 1.0);
        QCOMPARE(loss.valueAt(1.0), 0.5);
        QCOMPARE(loss.shareAt(1.0), 0.0);
        QVERIFY(std::abs(1.0 - loss.valueAt(loss.shareAt(1.0 - 1e-5)) - 1e-5) < 1e-9);
        QCOMPARE(loss.stepped(1.0, 1), 1.0 - 1e-7);
        QCOMPARE(loss.stepped(1.0 - 1e-7, -1), 1.0);
    }

    // Two or three clicks select the number, so that typing replaces it.
    void clicksSelectWholeNumber() {
        for (const int clicks : {2, 3}) {
            ValueEntry entry;
            entry.setStyle({0, 3, QStringLiteral(" Hz")});
            static_cast<QWidget&>(entry).show();
            QVERIFY(QTest::qWaitForWindowActive(&entry));
            entry.show(1.3);
            QSignalSpy typed(&entry, &ValueEntry::typed);
            const QPoint at(6, entry.height() / 2);
            QTest::mouseClick(&entry, Qt::LeftButton, {}, at);
            QTest::mouseDClick(&entry, Qt::LeftButton, {}, at);
            if (clicks == 3) {
                QMouseEvent third(QEvent::MouseButtonPress, QPointF(at), entry.mapToGlobal(QPointF(at)),
                                  Qt::LeftButton, Qt::LeftButton, {});
                QApplication::sendEvent(&entry, &third);
            }
            QTest::keyClicks(&entry, QStringLiteral("2.5"));
            QTest::keyClick(&entry, Qt::Key_Return);
            QCOMPARE(typed.count(), 1);
            QCOMPARE(typed.front().front().toDouble(), 2.5);
        }
    }

    void numbersAreReadInEveryLocale() {
        const QLocale english(QLocale::English), greek(QLocale::Greek);
        QCOMPARE(typedNumber("0.75", {}, english), 0.75);
        QCOMPARE(typedNumber("0,75", {}, english), 0.75);
        QCOMPARE(typedNumber("0,75", {}, greek), 0.75);
        QCOMPARE(typedNumber(" 6.5 s", "s", greek), 6.5);
        QCOMPARE(typedNumber("1e-7", {}, greek), 1e-7);
        const QLocale german(QLocale::German), french(QLocale::French);
        for (const auto& [text, thousand] : {std::pair{"1,000", 1000.0}, {"-12,500", -12500.0}}) {
            QCOMPARE(typedNumber(text, {}, english), thousand);
            QCOMPARE(typedNumber(text, {}, german), thousand / 1000);
            QCOMPARE(typedNumber(text, {}, french), thousand / 1000);
        }
        for (const QLocale& locale : {english, german, greek}) {
            QCOMPARE(typedNumber("0,125", {}, locale), 0.125);
            QCOMPARE(typedNumber("1,5", {}, locale), 1.5);
            QCOMPARE(typedNumber("1.571", {}, locale), 1.571);
        }
        QCOMPARE(typedNumber("1,000,000", {}, english), 1e6);
        QCOMPARE(typedNumber("1.000.000", {}, german), 1e6);
        for (const char* no : {"", "abc", "1.2.3", "nan", "inf", "1e999", "--1"})
            QVERIFY2(!typedNumber(no, {}, english), no);
        QCOMPARE(writtenNumber(0.999773, {3, 10, {}}, english), QStringLiteral("0.999773"));
        QCOMPARE(writtenNumber(1.0, {3, 10, {}}, greek), QStringLiteral("1,000"));
        QCOMPARE(writtenNumber(638.0, {0, 3, {}}, english), QStringLiteral("638"));
    }

    void keysMakeFineAndCoarseSteps() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.001, 1.2, 0.001});
        row->show(0.5);
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        row->slider()->setFocus();
        QTest::keyClick(row->slider(), Qt::Key_Right);
        QCOMPARE(last(chosen), 0.501);
        QTest::keyClick(row->slider(), Qt::Key_PageUp);
        QCOMPARE(last(chosen), 0.511);
        QTest::keyClick(row->slider(), Qt::Key_Left);
        QCOMPARE(last(chosen), 0.51);
        QTest::keyClick(row->slider(), Qt::Key_Home);
        QCOMPARE(last(chosen), 0.001);
        QTest::keyClick(row->slider(), Qt::Key_End);
        QCOMPARE(last(chosen), 1.2);
        QCOMPARE(row->entry()->text(), QStringLiteral("1.200"));
        QTest::keyClick(row->entry(), Qt::Key_Down);
        QCOMPARE(last(chosen), 1.199);
        QCOMPARE(chosen.count(), 6);
    }

    void shiftMakesFinestSteps() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.001, 1.2, 0.001, 0.0001});
        row->setNumberStyle({3, 6, {}});
        row->show(0.5);
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        row->slider()->setFocus();
        QTest::keyClick(row->slider(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(last(chosen), 0.5001);
        QCOMPARE(row->entry()->text(), QStringLiteral("0.5001"));
        QTest::keyClick(row->slider(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(row->slider(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(last(chosen), 0.4999);
        // A fine step moves to the next round number.
        QTest::keyClick(row->slider(), Qt::Key_Up);
        QCOMPARE(last(chosen), 0.501);
        const ValueScale whole{ValueScale::Kind::Linear, 1.0, 50.0, 1.0};
        QCOMPARE(whole.steppedFinest(7.0, 1), 8.0);
        const ValueScale logarithmic{ValueScale::Kind::Logarithmic, 1.0, 10'000.0};
        QCOMPARE(logarithmic.stepped(100.0, 1), 102.0);
        QCOMPARE(logarithmic.steppedFinest(100.0, 1), 100.2);
        const ValueScale loss{ValueScale::Kind::SpongeCell, 1e-7, 0.5};
        QVERIFY(std::abs(1.0 - loss.steppedFinest(1.0 - 1e-3, 1) - 1.002e-3) < 1e-9);
        QCOMPARE(loss.steppedFinest(1.0, 1), 1.0 - 1e-7);
    }

    void typedValueAppliesOnReturn() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.001, 1.2, 0.001});
        row->show(0.5);
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        row->entry()->setFocus();
        row->entry()->selectAll();
        QTest::keyClicks(row->entry(), "0,75");
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(row->entry(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(last(chosen), 0.75);
        QCOMPARE(row->entry()->text(), QStringLiteral("0.750"));
        // A typed value may exceed the slider within the valid range.
        row->entry()->selectAll();
        QTest::keyClicks(row->entry(), "2.5");
        QTest::keyClick(row->entry(), Qt::Key_Return);
        QCOMPARE(last(chosen), 2.5);
    }

    void refusedValueShowsReason() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.001, 1.2, 0.001});
        row->show(0.5);
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        for (const char* wrong : {"7", "0", "-1", "four"}) {
            row->entry()->setFocus();
            row->entry()->selectAll();
            QTest::keyClicks(row->entry(), wrong);
            QTest::keyClick(row->entry(), Qt::Key_Return);
            QVERIFY2(!row->problem().isEmpty(), wrong);
            QVERIFY(row->entry()->property("invalid").toBool());
        }
        QVERIFY(row->problem().contains("four"));
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(row->value(), 0.5);
        QTest::keyClick(row->entry(), Qt::Key_Escape);
        QVERIFY(row->problem().isEmpty());
        QCOMPARE(row->entry()->text(), QStringLiteral("0.500"));
        row->entry()->selectAll();
        QTest::keyClicks(row->entry(), "5");
        QTest::keyClick(row->entry(), Qt::Key_Return);
        QVERIFY(row->problem().contains("greater than 0, at most 4"));
    }

    void showingEmitsNoSignal() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.001, 1.2, 0.001});
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        for (double value : {0.1, 0.33333, 1.0, 3.9}) row->show(value);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(row->value(), 3.9);
        // A value set from elsewhere does not overwrite typed text.
        row->entry()->setFocus();
        QTRY_COMPARE(row->entry()->selectedText(), row->entry()->text());
        QTest::keyClicks(row->entry(), "0.2");
        row->show(1.0);
        QCOMPARE(row->entry()->text(), QStringLiteral("0.2"));
    }

    void wheelWorksOnlyWithFocus() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.001, 1.2, 0.001});
        row->show(0.5);
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        const auto turn = [&] {
            QWheelEvent event(QPointF(5, 5), row->slider()->mapToGlobal(QPointF(5, 5)), {}, {0, 120},
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(row->slider(), &event);
        };
        row->entry()->setFocus();
        turn();
        QCOMPARE(chosen.count(), 0);
        row->slider()->setFocus();
        QTRY_VERIFY(row->slider()->hasFocus());
        turn();
        QCOMPARE(last(chosen), 0.501);
    }

    void clickMovesHandle() {
        auto row = rowFor("k", {ValueScale::Kind::Linear, 0.0, 1.0, 0.001});
        row->resize(340, 40);
        row->show(0.2);
        QSignalSpy chosen(row.get(), &ValueRow::chosen);
        ValueSlider* slider = row->slider();
        QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() / 2, slider->height() / 2});
        QVERIFY2(std::abs(row->value() - 0.5) < 0.03, qPrintable(QString::number(row->value())));
        QCOMPARE(row->entry()->text(), QString::number(row->value(), 'f', 3));
        QVERIFY(!row->slider()->accessibleName().isEmpty());
        QVERIFY(!row->entry()->accessibleName().isEmpty());
    }
};

SEICHE_WIDGET_TEST(TestValueRow)
#include "tst_value_row.moc"
