// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_texts.h"
#include "theme/theme.h"
#include "widgets/chart.h"
#include "widgets/chart_menu.h"
#include "widgets/decimate.h"
#include "widgets/legend.h"
#include "window_test.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QGraphicsView>
#include <QImage>
#include <QMenu>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace seiche;

namespace {

const double notANumber = std::numeric_limits<double>::quiet_NaN();
const double infinite = std::numeric_limits<double>::infinity();

QStringList labels(const std::vector<Tick>& ticks) {
    QStringList all;
    for (const Tick& tick : ticks) all << tick.label;
    return all;
}

std::vector<ChartPoint> wave(int count) {
    std::vector<ChartPoint> points;
    for (int i = 0; i < count; ++i) points.push_back({i * 0.01, std::sin(i * 0.05)});
    return points;
}

/// Returns the texts painted on a chart, in coordinates of the chart.
std::vector<PaintedText> textsOn(Chart& chart) {
    auto* view = chart.findChild<QGraphicsView*>();
    return view ? textsOf(*view->viewport()) : std::vector<PaintedText>();
}

/// Returns the centre of the ink of a painted text. Empty if it is not painted.
std::optional<QPointF> middleOf(const std::vector<PaintedText>& texts, const QString& text) {
    for (const PaintedText& each : texts)
        if (each.text == text) return each.ink.center();
    return std::nullopt;
}

int pixelsOf(const QImage& image, QColor colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            count += std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                         std::abs(pixel.blue() - colour.blue()) <
                     24;
        }
    return count;
}

} // namespace

class TestChart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::current().set(Look::Dark);
    }

    void ticksAreRound() {
        const QLocale english(QLocale::English, QLocale::UnitedStates);
        QCOMPARE(labels(ticksFor({0.0, 4.0}, Scale::Linear, 5, english)),
                 (QStringList{"0", "1", "2", "3", "4"}));
        QCOMPARE(labels(ticksFor({0.93, 1.07}, Scale::Linear, 4, english)),
                 (QStringList{"0.95", "1.00", "1.05"}));
        QCOMPARE(labels(ticksFor({-1.0, 1.0}, Scale::Linear, 3, english)), (QStringList{"-1", "0", "1"}));
        QCOMPARE(labels(ticksFor({0.0, 1.0}, Scale::Linear, 3, QLocale(QLocale::Greek))),
                 (QStringList{"0,0", "0,5", "1,0"}));
    }

    void powersOfTenUseSuperscripts() {
        const QLocale english(QLocale::English, QLocale::UnitedStates);
        QCOMPARE(labels(ticksFor({1.0, 1e9}, Scale::Logarithmic, 5, english)),
                 (QStringList{"1", "10\u00b3", "10\u2076", "10\u2079"}));
        QCOMPARE(labels(ticksFor({0.1, 1e27}, Scale::Logarithmic, 4, english)),
                 (QStringList{"1", "10\u00b9\u2070", "10\u00b2\u2070"}));
        QCOMPARE(labels(ticksFor({0.1, 10.0}, Scale::Logarithmic, 2, english)), (QStringList{"0.1", "10"}));
        QCOMPARE(labels(ticksFor({1.0, 1e27}, Scale::Logarithmic, 2, english)),
                 (QStringList{"1", "10\u00b2\u2077"}));
        QCOMPARE(labels(ticksFor({1e-4, 1e2}, Scale::Logarithmic, 7, english)),
                 (QStringList{"10\u207b\u2074", "10\u207b\u00b3", "0.01", "0.1", "1", "10", "100"}));
        QCOMPARE(labels(ticksFor({1.0, 10.0}, Scale::Logarithmic, 6, english)),
                 (QStringList{"1", "2", "5", "10"}));
        QCOMPARE(readable(1.234e9, english), QStringLiteral("1.23\u00b710\u2079"));
        QCOMPARE(readable(9.9999e8, english), powerOfTen(9));
    }

    // Every label equals the value at its tick, and all labels differ.
    void tickLabelsMatchValuesOverThirtyDecades() {
        for (const auto language :
             {QLocale::English, QLocale::German, QLocale::French, QLocale::Spanish, QLocale::Greek}) {
            const QLocale locale(language);
            const auto valueOf = [&locale](QString label) {
                static const QString raised =
                    QStringLiteral("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079");
                label.replace(locale.decimalPoint(), QStringLiteral("."))
                    .replace(locale.negativeSign(), QStringLiteral("-"));
                label.replace(QStringLiteral("\u00b710"), QStringLiteral("e"));
                // A pure power of ten has no factor.
                if (label.contains(QRegularExpression(
                        QStringLiteral("^-?10[\u207b\u2070\u00b9\u00b2\u00b3\u2074-\u2079]"))))
                    label.replace(QStringLiteral("10"), QStringLiteral("1e"));
                label.replace(QChar(0x207b), QStringLiteral("-"));
                for (int digit = 0; digit < 10; ++digit) label.replace(raised[digit], QString::number(digit));
                bool isNumber = false;
                const double value = label.toDouble(&isNumber);
                return isNumber ? value : notANumber;
            };
            for (int exponent = -15; exponent <= 15; ++exponent)
                for (const AxisRange& shares : std::initializer_list<AxisRange>{
                         {0.0, 1.0}, {-2.5, 2.5}, {-1.0, 0.0}, {0.0, 9.99}, {1.0, 1.0001}, {3.0, 3.00000001}})
                    for (const int atMost : {3, 6, 9}) {
                        const double unit = std::pow(10.0, exponent);
                        const std::vector<Tick> ticks =
                            ticksFor({shares.min * unit, shares.max * unit}, Scale::Linear, atMost, locale);
                        QVERIFY(ticks.size() >= 2);
                        const double step = ticks[1].value - ticks[0].value;
                        for (const Tick& tick : ticks)
                            QVERIFY2(std::abs(valueOf(tick.label) - tick.value) < 1e-3 * step,
                                     qPrintable(QStringLiteral("%1: %2").arg(tick.label).arg(tick.value)));
                        QStringList all = labels(ticks);
                        QCOMPARE(all.removeDuplicates(), 0);
                    }
        }
        QCOMPARE(labels(ticksFor({0.0, 1e-13}, Scale::Linear, 3, QLocale(QLocale::English))),
                 (QStringList{"0", "5\u00b710\u207b\u00b9\u2074", "10\u207b\u00b9\u00b3"}));
    }

    void thinningKeepsPeaks() {
        std::vector<QPointF> points;
        for (int i = 0; i < 100'000; ++i) points.emplace_back(i, i == 54'321 ? 7.0 : i == 12'345 ? -9.0 : 0.0);
        const std::vector<QPointF> thin = decimated(points, 2000);
        QVERIFY(thin.size() <= 2000);
        QCOMPARE(thin.front(), points.front());
        QCOMPARE(thin.back(), points.back());
        QVERIFY(std::ranges::find(thin, QPointF(54'321, 7.0)) != thin.end());
        QVERIFY(std::ranges::find(thin, QPointF(12'345, -9.0)) != thin.end());
        QVERIFY(std::ranges::is_sorted(thin, {}, [](const QPointF& p) { return p.x(); }));
    }

    void nonFiniteValuesAreNotDrawn() {
        Chart chart;
        const int line = chart.addSeries(Drawn::Line, Trace::Main, "height");
        const int points = chart.addSeries(Drawn::Points, Trace::ComparisonRun, "measured");
        chart.replace(line, {{0, 1}, {1, notANumber}, {2, infinite}, {3, -infinite}, {notANumber, 4}, {4, 2}});
        chart.replace(points, {{1, 1, notANumber}, {2, 2, infinite}, {infinite, 1}});
        QCOMPARE(chart.table().rows.size(), std::size_t{4});
        chart.setYAxis({"height", Scale::Logarithmic, {}, {}});
        chart.resize(320, 150);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.replace(line, {{0, 0}, {1, -5}, {2, 1e300}, {3, 1e-320}});
        QVERIFY(!chart.picture({320, 150}).isNull());
        chart.replace(line, {{5, 5}});
        chart.replace(points, {});
        QVERIFY(!chart.picture({320, 150}).isNull());
    }

    void brokenLineHasGap() {
        Chart chart;
        const int line = chart.addSeries(Drawn::Line);
        chart.setYAxis({{}, Scale::Linear, 0.0, 2.0});
        std::vector<ChartPoint> points;
        for (int i = 0; i <= 100; ++i) points.push_back({double(i), i > 25 && i < 75 ? notANumber : 1.0});
        chart.replace(line, points);
        const QColor colour = Theme::current().tokens().main;
        const int whole = pixelsOf(chart.picture({320, 150}), colour);
        chart.setBroken(line, true);
        chart.replace(line, points);
        const int broken = pixelsOf(chart.picture({320, 150}), colour);
        QVERIFY2(broken > 0 && broken < 0.65 * whole, qPrintable(QString("%1 of %2").arg(broken).arg(whole)));
    }

    void tableContainsShownSeries() {
        Chart chart;
        chart.setXAxis({"time (s)", Scale::Linear, {}, {}});
        const int one = chart.addSeries(Drawn::Line, Trace::Main, "leapfrog");
        const int other = chart.addSeries(Drawn::Line, Trace::ComparisonRun, "textbook, Euler");
        chart.replace(one, {{0, 1}, {1, 2}});
        chart.replace(other, {{1, 4.5}});
        QCOMPARE(chart.table().asCsv(),
                 QStringLiteral("time (s),leapfrog,\"textbook, Euler\"\n0,1,\n1,2,4.5\n"));
        chart.setShown(other, false);
        QCOMPARE(chart.table().columns.size(), 2);
        chart.setSpoken("Energy", "It grows.");
        QCOMPARE(chart.accessibleName(), QStringLiteral("Energy"));
        showChartTable(chart);
        QTableWidget* table = chart.findChild<QTableWidget*>();
        QVERIFY(table);
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("2"));
    }

    void keysAndMouseMoveReadout() {
        Chart chart;
        const int line = chart.addSeries(Drawn::Points);
        chart.replace(line, {{1, 1}, {2, 4}, {3, 9}});
        chart.setXAxis({{}, Scale::Linear, 0.0, 4.0});
        chart.resize(320, 150);
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        QSignalSpy pointed(&chart, &Chart::pointed);
        chart.setFocus();
        QTRY_VERIFY(chart.hasFocus() && chart.pixelAlong(2.0));
        QTest::keyClick(&chart, Qt::Key_Right);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(pointed.last().first().toDouble(), 2.0);
        QTest::keyClick(&chart, Qt::Key_Right);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(pointed.last().first().toDouble(), 3.0);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(pointed.last().first().toDouble(), 2.0);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QVERIFY(std::isnan(pointed.last().first().toDouble()));
        QWidget* surface = chart.childAt(chart.rect().center());
        QVERIFY(surface);
        const QPointF middle(surface->width() / 2.0, surface->height() / 2.0);
        QMouseEvent move(QEvent::MouseMove, middle, surface->mapToGlobal(middle), Qt::NoButton, Qt::NoButton,
                         {});
        QCoreApplication::sendEvent(surface, &move);
        QVERIFY(std::abs(pointed.last().first().toDouble() - 2.0) < 0.3);
    }

    void markLabelAvoidsAxisTitle() {
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Points), {{0, 1}, {10, 2}});
        chart.setYAxis({QString(12, QChar(0x2588)), Scale::Linear, {}, {}}); // a title of full blocks
        const QFontMetrics metrics(Theme::current().font(Type::Hint));
        const QColor colour = Theme::current().tokens().quiet;
        // The line of the title below the margin, without the axis numbers, at 2 pixels each.
        const QRect line(2 * 40, 0, 2 * 100, 2 * (10 + metrics.height()));
        const auto titlePixels = [&] { return pixelsOf(chart.picture({400, 200}).copy(line), colour); };
        const int alone = titlePixels();
        QVERIFY(alone > 3000);
        chart.setMarks({{1.5, QString(4, QChar(0x2588))}});
        const int marked = titlePixels();
        QVERIFY2(marked >= alone, qPrintable(QString("%1 of %2").arg(marked).arg(alone)));
    }

    // 1 Hz along x is 0.25 kHz in the real medium.
    void upperAxisHasOwnTicks() {
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Points, Trace::Main, "steady"), {{1, 1}, {2.5, 4}});
        chart.setXAxis({"tapping frequency (Hz)", Scale::Linear, 0.0, 4.0});
        chart.setYAxis({"amplitude", Scale::Linear, 0.0, 4.0});
        chart.setMarks({{1.0, "1st"}, {2.0, "2nd"}});
        chart.resize(400, 300);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QTRY_VERIFY(middleOf(textsOn(chart), "tapping frequency (Hz)"));
        QVERIFY(!middleOf(textsOn(chart), "real frequency (kHz)"));
        chart.setUpperAxis(UpperAxis{"real frequency (kHz)", 0.25});
        QTRY_VERIFY(middleOf(textsOn(chart), "real frequency (kHz)"));
        const std::vector<PaintedText> texts = textsOn(chart);
        const auto below = middleOf(texts, "tapping frequency (Hz)");
        for (const auto& [label, x] :
             {std::pair("0.2", 0.8), std::pair("0.4", 1.6), std::pair("0.6", 2.4), std::pair("0.8", 3.2)}) {
            const auto at = middleOf(texts, label);
            QVERIFY2(at && at->y() < 0.3 * below->y(), label);
            QVERIFY2(std::abs(at->x() - *chart.pixelAlong(x)) < 2.0, label);
        }
        // Texts are neither cut off nor overlap.
        const QRectF room(chart.rect());
        for (const PaintedText& one : texts) {
            QVERIFY2(room.contains(one.ink), qPrintable(one.text));
            for (const PaintedText& other : texts)
                QVERIFY2(&one == &other || !one.ink.intersects(other.ink),
                         qPrintable(one.text + ", " + other.text));
        }
        // A narrow chart stacks the titles.
        chart.resize(190, 300);
        QTRY_VERIFY(middleOf(textsOn(chart), "real frequency (kHz)"));
        for (const PaintedText& one : textsOn(chart))
            QVERIFY2(QRectF(chart.rect()).contains(one.ink), qPrintable(one.text));
    }

    // The only multiple of 500 from 93 to 953 is 500 itself.
    void axisShowsAtLeastTwoNumbers() {
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Points), {{100, 1}, {900, 4}});
        chart.setXAxis({"frequency (Hz)", Scale::Linear, 93.0, 953.0});
        const int line = QFontMetrics(Theme::current().font(Type::Hint)).height();
        for (const int lines : {10, 11, 12, 13, 14, 15}) {
            chart.resize(lines * line, 10 * line);
            chart.show();
            QVERIFY(QTest::qWaitForWindowExposed(&chart));
            QTRY_VERIFY(middleOf(textsOn(chart), "frequency (Hz)"));
            const std::vector<PaintedText> texts = textsOn(chart);
            int numbers = 0;
            for (const PaintedText& one : texts) {
                numbers += one.text.endsWith(QStringLiteral("00"));
                for (const PaintedText& other : texts)
                    QVERIFY2(&one == &other || !one.ink.intersects(other.ink),
                             qPrintable(one.text + ", " + other.text));
            }
            QVERIFY2(numbers >= 2, qPrintable(QString("%1 at a width of %2 lines").arg(numbers).arg(lines)));
        }
    }

    void upperAxisHidesWithoutRoom() {
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Points, Trace::Main, "steady"), {{1, 1}, {2.5, 4}});
        chart.setXAxis({"tapping frequency (Hz)", Scale::Linear, 0.0, 4.0});
        chart.setUpperAxis(UpperAxis{"real frequency (kHz)", 0.25});
        chart.resize(400, 6 * QFontMetrics(Theme::current().font(Type::Hint)).height());
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        QTRY_VERIFY(middleOf(textsOn(chart), "tapping frequency (Hz)"));
        QVERIFY(!middleOf(textsOn(chart), "real frequency (kHz)"));
        // Readout and table still show the real frequency.
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Right);
        QTest::keyClick(&chart, Qt::Key_Right);
        QTRY_VERIFY(middleOf(textsOn(chart), "real frequency (kHz): 0.625"));
        QCOMPARE(chart.table().asCsv(),
                 QStringLiteral("tapping frequency (Hz),steady,real frequency (kHz)\n1,1,0.25\n2.5,4,0.625\n"));
        showChartTable(chart);
        QCOMPARE(chart.findChild<QTableWidget*>()->item(1, 2)->text(), QStringLiteral("0.625"));
    }

    void pictureHasLegendForSeveralSeries() {
        Chart chart;
        chart.setYAxis({{}, Scale::Linear, 0.0, 1.0});
        const int below = chart.addSeries(Drawn::Line, Trace::Main, "one");
        const int other = chart.addSeries(Drawn::Points, Trace::ComparisonRun, "other");
        // Both series are far from the upper edge.
        chart.replace(below, {{0, 0.1}, {1, 0.1}});
        const Tokens& tokens = Theme::current().tokens();
        const QRect strip(0, 0, 800, 56); // upper 28 pixels at 2x
        const auto has = [&](Trace trace) {
            return pixelsOf(chart.picture({400, 200}).copy(strip), tokens.of(trace)) > 0;
        };
        // A single series needs no legend.
        QVERIFY(!has(Trace::Main));
        chart.replace(other, {{0, 0.2}, {1, 0.2}});
        QVERIFY(has(Trace::Main) && has(Trace::ComparisonRun));
        chart.setShown(other, false);
        QVERIFY(!has(Trace::Main) && !has(Trace::ComparisonRun));
        // The picture repeats the legend of the window.
        Legend legend;
        legend.setTexts("velocity", {{"along", Trace::Main}, {"diagonally", Trace::ComparisonRun}});
        chart.setLegend(&legend);
        QVERIFY(has(Trace::Main) && has(Trace::ComparisonRun));
    }

    void copiedNumbersAreTabSeparated() {
        Chart chart;
        chart.setXAxis({"frequency (Hz)", Scale::Linear, {}, {}});
        const int line = chart.addSeries(Drawn::Line, Trace::Main, "amplitude");
        chart.replace(line, {{1.5, 0.25}, {2, -4e-14}});
        const auto copied = [&chart] {
            QMenu menu;
            fillChartMenu(chart, menu);
            menu.actions()[1]->trigger();
            return QApplication::clipboard()->text();
        };
        QCOMPARE(copied(), QStringLiteral("frequency (Hz)\tamplitude\n1.5\t0.25\n2\t-4e-14\n"));
        for (const auto language : {QLocale::German, QLocale::French, QLocale::Spanish, QLocale::Greek}) {
            QLocale::setDefault(QLocale(language));
            QCOMPARE(copied(), QStringLiteral("frequency (Hz)\tamplitude\n1,5\t0,25\n2\t-4e-14\n"));
        }
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void savingPictureReportsFailure() {
        QTemporaryDir folder;
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Line), wave(500));
        QCOMPARE(chart.savePicture(folder.filePath("chart.png"), {400, 200}), QString());
        QCOMPARE(QImage(folder.filePath("chart.png")).size(), QSize(800, 400));
        QVERIFY(!chart.savePicture(folder.filePath("no/such/folder.png"), {400, 200}).isEmpty());
    }
};

SEICHE_WIDGET_TEST(TestChart)
#include "tst_chart.moc"
