// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/return_key.h"
#include "window_test.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

using namespace seiche;

class TestOfReturnKey : public QObject {
    Q_OBJECT

private slots:
    void pressesToolButtons() {
        QWidget window;
        const ReturnKey keys(&window);
        QToolButton button(&window);
        button.setCheckable(true);
        QSignalSpy clicked(&button, &QToolButton::clicked);
        for (Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) QTest::keyClick(&button, key);
        QCOMPARE(clicked.size(), 2);
        QVERIFY(!button.isChecked());
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QApplication::sendEvent(&button, &held);
        QTest::keyClick(&window, Qt::Key_Return);
        button.setEnabled(false);
        QTest::keyClick(&button, Qt::Key_Return);
        QCOMPARE(clicked.size(), 2);
    }

    void opensMenus() {
        QToolButton button;
        const ReturnKey keys(&button);
        QMenu menu;
        menu.addAction(QStringLiteral("Wall"));
        button.setMenu(&menu);
        button.setPopupMode(QToolButton::InstantPopup);
        button.show();
        bool wasOpen = false;
        // An open menu waits for its end.
        connect(&menu, &QMenu::aboutToShow, &menu, [&] {
            wasOpen = true;
            QTimer::singleShot(0, &menu, &QMenu::close);
        });
        QTest::keyClick(&button, Qt::Key_Return);
        QVERIFY(wasOpen);
    }
};

SEICHE_WINDOW_TEST(QApplication, TestOfReturnKey)
#include "tst_return_key.moc"
