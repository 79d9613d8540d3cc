// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"
#include "window_under_test.h"

#include <QSignalSpy>
#include <QVBoxLayout>

#include <cmath>
#include <map>

using namespace seiche;

namespace {

/// Counts the style changes of each widget.
class StyleChanges : public QObject {
    Q_OBJECT

public:
    std::map<QObject*, int> times;

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::StyleChange && watched->isWidgetType()) ++times[watched];
        return false;
    }
};

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void nestedWidgetIsStyledOnce();
    void projectorChangesSizesOnce();
    void projectorStylesEachWidgetOnce();
    void typeFollowsWindowWhenFullScreenIsRefused();
};

void ThemeTest::nestedWidgetIsStyledOnce() {
    QWidget window;
    QWidget* inner = &window;
    for (int depth = 0; depth < 12; ++depth) {
        auto* layout = new QVBoxLayout(inner);
        auto* next = new QWidget;
        layout->addWidget(next);
        inner = next;
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, patience));
    StyleChanges heard;
    qApp->installEventFilter(&heard);
    Theme::current().set(Look::Light, 1.5);
    qApp->removeEventFilter(&heard);
    // The new style must apply once at any depth.
    QCOMPARE(heard.times[inner], 1);
    QCOMPARE(heard.times[&window], 1);
    QCOMPARE(inner->font().pixelSize(), 21);
}

void ThemeTest::projectorChangesSizesOnce() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QSignalSpy changes(&Theme::current(), &Theme::changed);
    test.window.setProjector(true);
    const QSize whole = test.window.screen()->size();
    QTRY_COMPARE_WITH_TIMEOUT(test.window.size(), whole, patience);
    QCoreApplication::processEvents();
    QCOMPARE(changes.count(), 1);
    // 32 lines of 14-pixel type fill the height of the screen.
    QCOMPARE(Theme::current().px(14), static_cast<int>(std::ceil(whole.height() / 32.0)));
    test.window.setProjector(false);
    QCOMPARE(changes.count(), 2);
}

// Includes docks, which become panels of the stage.
void ThemeTest::projectorStylesEachWidgetOnce() {
    WindowUnderTest test;
    QVERIFY(test.show());
    const QWidgetList there = test.window.findChildren<QWidget*>();
    StyleChanges heard;
    qApp->installEventFilter(&heard);
    test.window.setProjector(true);
    qApp->removeEventFilter(&heard);
    for (QWidget* widget : there)
        QVERIFY2(heard.times[widget] == 1,
                 qPrintable(QStringLiteral("%1 %2: %3 times")
                                .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                                .arg(heard.times[widget])));
    test.window.setProjector(false);
}

void ThemeTest::typeFollowsWindowWhenFullScreenIsRefused() {
    WindowUnderTest test;
    QVERIFY(test.show());
    const QSize size = test.window.size();
    QVERIFY(size.height() < test.window.screen()->size().height());
    test.window.setProjector(true);
    test.window.setWindowState(Qt::WindowNoState); // simulates a refusing window manager
    QTRY_COMPARE_WITH_TIMEOUT(test.window.size(), size, patience);
    QCoreApplication::processEvents();
    QCOMPARE(Theme::current().px(14), static_cast<int>(std::ceil(size.height() / 32.0)));
    test.window.setProjector(false);
}

SEICHE_WINDOW_TEST(QApplication, ThemeTest)
#include "tst_theme.moc"
