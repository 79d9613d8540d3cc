// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/outline_budget.h"
#include "window_test.h"

#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

using namespace seiche;

/// Tests how many outlines of a pool are drawn in full detail.
class OutlineBudgetTest : public QObject {
    Q_OBJECT

private slots:
    void usualOutlinesAreDrawnInFull();
    void denseOutlinesAreDrawnThin();
    void exhaustedBudgetDrawsFrames();
    void budgetLimitsSlits();

private:
    static QPainterPath closed(const QPolygonF& polygon);
    static QPainterPath zigzag(int corners, double width, double height);
};

QPainterPath OutlineBudgetTest::closed(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath OutlineBudgetTest::zigzag(int corners, double width, double height) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(0.0, 1.0);
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double x = width * share(random);
        polygon << QPointF(x, height * share(random));
    }
    return closed(polygon);
}

void OutlineBudgetTest::usualOutlinesAreDrawnInFull() {
    QPolygonF circle, stroke;
    for (int i = 0; i < 72; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / 72;
        circle << QPointF(30.0 * std::cos(angle), 30.0 * std::sin(angle));
    }
    for (int i = 0; i < 800; ++i) stroke << QPointF(i, 200.0 + 150.0 * std::sin(0.05 * i));
    for (int i = 799; i >= 0; --i) stroke << QPointF(i, 212.0 + 150.0 * std::sin(0.05 * i));
    OutlineBudget budget;
    for (int i = 0; i < 256; ++i) {
        const QPainterPath post = closed(circle).translated(64.0 * (i % 16), 64.0 * (i / 16));
        QCOMPARE(budget.spend(post), OutlineDetail::Full);
    }
    for (int i = 0; i < 3; ++i) QCOMPARE(budget.spend(closed(stroke)), OutlineDetail::Full);
    OutlineBudget boxes;
    for (int i = 0; i < 100; ++i)
        QCOMPARE(boxes.spend(closed(QPolygonF(QRectF(0, 0, 900, 700)))), OutlineDetail::Full);
}

// An outline of 4,096 corners across a window took half a minute.
void OutlineBudgetTest::denseOutlinesAreDrawnThin() {
    for (const int corners : {100, 600, 4096})
        QCOMPARE(OutlineBudget().spend(zigzag(corners, 1200, 800)), OutlineDetail::Thin);
    OutlineBudget budget;
    QCOMPARE(budget.spend(zigzag(4096, 1200, 800)), OutlineDetail::Thin);
    QCOMPARE(budget.spend(zigzag(8, 100, 80)), OutlineDetail::Full); // a small outline is still drawn in full
}

void OutlineBudgetTest::exhaustedBudgetDrawsFrames() {
    OutlineBudget budget;
    int thin = 0;
    for (int i = 0; i < 42; ++i) thin += budget.spend(zigzag(4096, 1200, 800)) == OutlineDetail::Thin ? 1 : 0;
    QCOMPARE(thin, 1);
    QCOMPARE(budget.spend(zigzag(4096, 1200, 800)), OutlineDetail::Frame);
}

void OutlineBudgetTest::budgetLimitsSlits() {
    OutlineBudget budget;
    int walls = 0;
    for (int i = 0; i < 256; ++i) walls += budget.spendSlits(1000) ? 1 : 0;
    QCOMPARE(walls, 20);
    QVERIFY(budget.spendSlits(0));
}

SEICHE_WIDGET_TEST(OutlineBudgetTest)
#include "tst_outline_budget.moc"
