// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/card_dock.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QLabel>
#include <QMainWindow>
#include <QVBoxLayout>

using namespace seiche;

class CardDockTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void aPanelThatHasGrownWhileItWasHiddenIsLaidOut();
};

// Its scroll bar comes while it is being shown, and takes some of its width.
void CardDockTest::aPanelThatHasGrownWhileItWasHiddenIsLaidOut() {
    QMainWindow window;
    window.setCentralWidget(new QWidget);
    auto* panel = new QWidget;
    auto* layout = new QVBoxLayout(panel);
    auto* text = new QLabel(panel);
    text->setWordWrap(true);
    auto* below = new QWidget(panel);
    layout->addWidget(text);
    layout->addWidget(below, 1);
    auto* dock = new CardDock(panel, &window);
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    window.resize(900, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.resizeDocks({dock}, {500}, Qt::Horizontal);
    QTRY_COMPARE(layout->geometry(), panel->contentsRect());
    QTRY_VERIFY(panel->width() > 400);
    dock->hide();
    window.resizeDocks({dock}, {530}, Qt::Horizontal);
    QCoreApplication::processEvents();
    text->setText(QStringLiteral("many words ").repeated(100));
    dock->show();
    QVERIFY(panel->height() > panel->parentWidget()->height());
    QCOMPARE(layout->geometry(), panel->contentsRect());
    QCOMPARE(below->geometry().right(), layout->contentsRect().right());
}

SEICHE_WINDOW_TEST(QApplication, CardDockTest)
#include "tst_card_dock.moc"
