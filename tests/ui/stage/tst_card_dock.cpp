// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stage/card_dock.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QLabel>
#include <QMainWindow>
#include <QVBoxLayout>

using namespace seiche;

namespace {

/// Records whether the layout of the window was enabled when each dock was shown.
class AtDocks : public QObject {
public:
    explicit AtDocks(QMainWindow& window) : m_window(window) {}

    QList<bool> wasAtWork;

private:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show && qobject_cast<CardDock*>(watched))
            wasAtWork << m_window.layout()->isEnabled();
        return false;
    }

    QMainWindow& m_window;
};

} // namespace

class CardDockTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void panelGrownWhileHiddenIsLaidOut();
    void layoutIsDisabledDuringRestore();
};

// The scroll bar appears while the panel is shown and reduces its width.
void CardDockTest::panelGrownWhileHiddenIsLaidOut() {
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

// Qt iterates over the tab bars while showing them; an enabled layout would replace them.
void CardDockTest::layoutIsDisabledDuringRestore() {
    QMainWindow window;
    window.setCentralWidget(new QWidget);
    std::vector<CardDock*> docks;
    for (const char* name : {"first", "second", "third"}) {
        docks.push_back(new CardDock(new QWidget, &window));
        docks.back()->setObjectName(QLatin1String(name));
        window.addDockWidget(Qt::RightDockWidgetArea, docks.back());
        if (docks.size() > 1) window.tabifyDockWidget(docks.front(), docks.back());
    }
    window.resize(900, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QByteArray tabs = saveDocks(window, 1);
    docks.back()->raise();
    QCoreApplication::processEvents();
    const QRect place = docks.back()->geometry();
    for (CardDock* dock : docks) dock->hide();
    QTRY_VERIFY(window.centralWidget()->width() > 800);
    AtDocks shown(window);
    qApp->installEventFilter(&shown);
    QVERIFY(restoreDocks(window, tabs, 1));
    qApp->removeEventFilter(&shown);
    QVERIFY(!shown.wasAtWork.isEmpty() && !shown.wasAtWork.contains(true));
    // The layout is enabled again and up to date.
    QVERIFY(window.layout()->isEnabled());
    QCOMPARE(docks.back()->geometry(), place);
    QVERIFY(window.centralWidget()->geometry().right() < place.left());
}

SEICHE_WINDOW_TEST(QApplication, CardDockTest)
#include "tst_card_dock.moc"
