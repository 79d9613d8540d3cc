// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"
#include "widgets/popup_tips.h"
#include "window_test.h"

#include <QHelpEvent>
#include <QMenu>
#include <QScreen>
#include <QToolButton>
#include <QToolTip>

using namespace seiche;

namespace {

/// A button with a tooltip and a menu whose entries have tooltips.
struct Button {
    QToolButton button;
    QMenu menu{&button};
    PopupTips tips{&button};

    explicit Button(QPoint place) {
        Theme::current().set(Look::Dark);
        button.setText(QStringLiteral("Wall"));
        button.setToolTip(QStringLiteral("Puts a wall into the pool, where a wave comes back"));
        for (int i = 0; i < 6; ++i)
            menu.addAction(QStringLiteral("Kind %1").arg(i))
                ->setToolTip(QStringLiteral("What a wall of kind %1 does to a wave").arg(i));
        menu.setToolTipsVisible(true);
        button.setMenu(&menu);
        button.move(place);
        button.show();
    }
    bool open() {
        menu.popup(button.mapToGlobal(QPoint(0, button.height())));
        return QTest::qWaitForWindowExposed(&menu);
    }
};

/// Requests the tooltip as a resting mouse does.
void rest(QWidget& widget, QPoint place) {
    QHelpEvent asks(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &asks);
}

/// Returns the geometry of the visible tooltip. Null if none.
QRect tip() {
    for (const QWidget* each : QApplication::topLevelWidgets())
        if (each->inherits("QTipLabel") && each->isVisible()) return each->geometry();
    return {};
}

} // namespace

class TestOfPopupTips : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QToolTip::hideText(); }
    void buttonTipHidesWhenMenuOpens();
    void buttonTipStaysHiddenWhileMenuOpen();
    void entryTipsLieBesideMenu_data();
    void entryTipsLieBesideMenu();
};

void TestOfPopupTips::buttonTipHidesWhenMenuOpens() {
    Button test({100, 100});
    QVERIFY(QTest::qWaitForWindowExposed(&test.button));
    rest(test.button, {5, 5});
    QVERIFY(!tip().isNull());
    QVERIFY(test.open());
    QVERIFY(tip().isNull());
}

void TestOfPopupTips::buttonTipStaysHiddenWhileMenuOpen() {
    Button test({100, 100});
    QVERIFY(test.open());
    rest(test.button, {5, 5});
    QVERIFY(tip().isNull());
    test.menu.close();
    rest(test.button, {5, 5});
    QVERIFY(!tip().isNull());
}

void TestOfPopupTips::entryTipsLieBesideMenu_data() {
    QTest::addColumn<QPoint>("place");
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QTest::newRow("at the left") << screen.topLeft() + QPoint(10, 10);
    QTest::newRow("at the right") << screen.topRight() + QPoint(-80, 10);
    QTest::newRow("at the bottom") << screen.bottomLeft() + QPoint(300, -60);
}

void TestOfPopupTips::entryTipsLieBesideMenu() {
    QFETCH(QPoint, place);
    Button test(place);
    QVERIFY(test.open());
    for (const QAction* entry : test.menu.actions()) {
        const QPoint there = test.menu.actionGeometry(const_cast<QAction*>(entry)).center();
        QTest::mouseMove(&test.menu, there);
        rest(test.menu, there);
        QVERIFY(!tip().isNull());
        QVERIFY2(!tip().intersects(test.menu.geometry()), qPrintable(entry->text()));
        QVERIFY(test.menu.screen()->availableGeometry().contains(tip()));
    }
}

SEICHE_WIDGET_TEST(TestOfPopupTips)
#include "tst_popup_tips.moc"
