// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"
#include "widgets/window_size.h"
#include "window_test.h"

#include <QScreen>

using namespace seiche;

class WindowSize : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void sizeFollowsTheme();
    void userSizeScalesWithTheme();
    void minimumSizeGrowthIsTemporary();
    void sizeIsLimitedToScreen();
};

void WindowSize::cleanup() { Theme::current().set(Look::Dark); }

void WindowSize::sizeFollowsTheme() {
    QWidget window;
    sizeByTheme(window, {300, 200});
    QCOMPARE(window.size(), QSize(300, 200));
    Theme::current().set(Look::Projector, 1.5);
    QCOMPARE(window.size(), QSize(450, 300));
    Theme::current().set(Look::Light, 1.0);
    QCOMPARE(window.size(), QSize(300, 200));
}

void WindowSize::userSizeScalesWithTheme() {
    Theme::current().set(Look::Projector, 1.5);
    QWidget window;
    sizeByTheme(window, {300, 200});
    window.resize(360, 330);
    Theme::current().set(Look::BrightProjector, 1.5);
    QCOMPARE(window.size(), QSize(360, 330));
    Theme::current().set(Look::Dark, 1.0);
    QCOMPARE(window.size(), QSize(240, 220));
}

void WindowSize::minimumSizeGrowthIsTemporary() {
    Theme::current().set(Look::Projector, 1.5);
    QWidget window;
    sizeByTheme(window, {300, 200});
    window.setMinimumHeight(260);
    Theme::current().set(Look::Dark, 1.0);
    QCOMPARE(window.size(), QSize(300, 260));
    Theme::current().set(Look::Projector, 1.5);
    QCOMPARE(window.size(), QSize(450, 300));
}

void WindowSize::sizeIsLimitedToScreen() {
    QWidget window;
    sizeByTheme(window, {300, 200});
    const QSize room = window.screen()->availableSize();
    Theme::current().set(Look::Projector, room.width() / 150.0);
    QVERIFY2(window.width() <= room.width() && window.height() <= room.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(window.width()).arg(window.height())));
    QVERIFY(window.width() > room.width() * 3 / 4);
    // The size cut off by the screen is restored.
    Theme::current().set(Look::Dark, 1.0);
    QCOMPARE(window.size(), QSize(300, 200));
}

SEICHE_WIDGET_TEST(WindowSize)
#include "tst_window_size.moc"
