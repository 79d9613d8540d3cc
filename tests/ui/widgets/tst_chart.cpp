// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"
#include "widgets/chart.h"
#include "widgets/chart_menu.h"
#include "widgets/decimate.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QImage>
#include <QMenu>
#include <QMouseEvent>
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

    void powersOfTenAreRaised() {
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

    void nothingThatIsNotFiniteIsDrawn() {
        Chart chart;
        const int line = chart.addSeries(Drawn::Line, Trace::Main, "height");
        const int points = chart.addSeries(Drawn::Points, Trace::Twin, "measured");
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

    void aBrokenLineHasAGap() {
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

    void theTableHoldsTheNumbers() {
        Chart chart;
        chart.setXAxis({"time, s", Scale::Linear, {}, {}});
        const int one = chart.addSeries(Drawn::Line, Trace::Main, "leapfrog");
        const int other = chart.addSeries(Drawn::Line, Trace::Twin, "textbook, Euler");
        chart.replace(one, {{0, 1}, {1, 2}});
        chart.replace(other, {{1, 4.5}});
        QCOMPARE(chart.table().asCsv(),
                 QStringLiteral("\"time, s\",leapfrog,\"textbook, Euler\"\n0,1,\n1,2,4.5\n"));
        chart.setShown(other, false);
        QCOMPARE(chart.table().columns.size(), 2);
        chart.setSpoken("Energy", "It grows.");
        QCOMPARE(chart.accessibleName(), QStringLiteral("Energy"));
        showChartTable(chart);
        QTableWidget* table = chart.findChild<QTableWidget*>();
        QVERIFY(table);
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("2"));
    }

    void keysAndMouseMoveTheReadout() {
        Chart chart;
        const int line = chart.addSeries(Drawn::Points);
        chart.replace(line, {{1, 1}, {2, 4}, {3, 9}});
        chart.setXAxis({{}, Scale::Linear, 0.0, 4.0});
        chart.resize(320, 150);
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        QSignalSpy pointed(&chart, &Chart::pointed);
        chart.setFocus();
        QTest::qWait(20);
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

    void aMarksLabelLeavesTheAxisTitleAlone() {
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Points), {{0, 1}, {10, 2}});
        chart.setYAxis({QString(12, QChar(0x2588)), Scale::Linear, {}, {}}); // a title of full blocks
        const QFontMetrics metrics(Theme::current().font(Type::Hint));
        const QColor colour = Theme::current().tokens().quiet;
        // The title's line below the picture's margin, without the numbers of the axis; two pixels each.
        const QRect line(2 * 40, 0, 2 * 100, 2 * (10 + metrics.height()));
        const auto titlePixels = [&] { return pixelsOf(chart.picture({400, 200}).copy(line), colour); };
        const int alone = titlePixels();
        QVERIFY(alone > 3000);
        chart.setMarks({{1.5, QString(4, QChar(0x2588))}});
        const int marked = titlePixels();
        QVERIFY2(marked >= alone, qPrintable(QString("%1 of %2").arg(marked).arg(alone)));
    }

    void aPictureIsWrittenOrNothing() {
        QTemporaryDir folder;
        Chart chart;
        chart.replace(chart.addSeries(Drawn::Line), wave(500));
        QCOMPARE(chart.savePicture(folder.filePath("chart.png"), {400, 200}), QString());
        QCOMPARE(QImage(folder.filePath("chart.png")).size(), QSize(800, 400));
        QVERIFY(!chart.savePicture(folder.filePath("no/such/folder.png"), {400, 200}).isEmpty());
    }
};

QTEST_MAIN(TestChart)
#include "tst_chart.moc"
