// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"
#include "window_test.h"

#include <QIcon>
#include <QTest>

using namespace seiche;

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void iconIsDrawnOnce();
};

void IconsTest::iconIsDrawnOnce() {
    const auto keyOf = [](Glyph glyph, const QColor& colour, int size, QIcon::Mode mode = QIcon::Normal) {
        return icon(glyph, colour).pixmap(QSize(size, size), mode).cacheKey();
    };
    const qint64 first = keyOf(Glyph::Pause, Qt::white, 24);
    QCOMPARE(keyOf(Glyph::Pause, Qt::white, 24), first);
    QVERIFY(keyOf(Glyph::Play, Qt::white, 24) != first);
    QVERIFY(keyOf(Glyph::Pause, Qt::black, 24) != first);
    QVERIFY(keyOf(Glyph::Pause, Qt::white, 32) != first);
    QVERIFY(keyOf(Glyph::Pause, Qt::white, 24, QIcon::Disabled) != first);
}

SEICHE_WIDGET_TEST(IconsTest)
#include "tst_icons.moc"
