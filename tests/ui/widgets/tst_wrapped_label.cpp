// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "painted_texts.h"
#include "theme/theme.h"
#include "widgets/wrapped_label.h"
#include "window_test.h"

using namespace seiche;

class WrappedLabels : public QObject {
    Q_OBJECT

private slots:
    void firstLineIsNotClipped_data();
    void firstLineIsNotClipped();
    void reservedTextKeepsItsHeight();
};

void WrappedLabels::firstLineIsNotClipped_data() {
    QTest::addColumn<int>("pixels");
    for (const int pixels : {11, 13, 16, 20, 24, 30, 48})
        QTest::addRow("letters of %d pixels", pixels) << pixels;
}

// The circle of Å is the highest accent in languages with Latin letters.
void WrappedLabels::firstLineIsNotClipped() {
    QFETCH(int, pixels);
    WrappedLabel label;
    QFont font = Theme::current().font(Type::Base);
    font.setPixelSize(pixels);
    font.setBold(true);
    label.setFont(font);
    label.setText(QStringLiteral("\u00C5sa wrote these words, which need more than a line."));
    label.resize(12 * pixels, 1);
    label.resize(label.width(), label.sizeHint().height());
    const std::vector<PaintedText> lines = textsOf(label);
    QVERIFY(lines.size() > 1);
    constexpr double shade = 1.0;
    QVERIFY2(lines.front().ink.top() >= -shade, qPrintable(QString::number(lines.front().ink.top())));
    QVERIFY2(lines.back().ink.bottom() <= label.height() + shade,
             qPrintable(QString::number(lines.back().ink.bottom() - label.height())));
}

void WrappedLabels::reservedTextKeepsItsHeight() {
    const QString longer = QStringLiteral("These words need several lines, because the label is narrow.");
    constexpr int width = 120;
    WrappedLabel filled, label;
    for (WrappedLabel* each : {&filled, &label}) each->setReportingHeight(true);
    filled.setText(longer);
    label.setText(QStringLiteral("Short"));
    const int line = label.heightForWidth(width), all = filled.heightForWidth(width);
    QVERIFY(all > 2 * line);
    label.reserve(longer);
    QCOMPARE(label.heightForWidth(width), all);
    label.setText(longer);
    QCOMPARE(label.heightForWidth(width), all);
    label.setText(QStringLiteral("Short"));
    label.reserve({});
    QCOMPARE(label.heightForWidth(width), line);
}

SEICHE_WIDGET_TEST(WrappedLabels)
#include "tst_wrapped_label.moc"
