// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two screens side by side, as with a projector, simulated by Qt's offscreen platform.
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QFile>
#include <QScreen>

using namespace seiche;

namespace {

constexpr char twoScreens[] =
    R"({ "synchronousWindowSystemEvents": false, "windowFrameMargins": true, "screens": [
    { "name": "LAPTOP", "x": 0, "y": 0, "width": 1366, "height": 768, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1 },
    { "name": "BEAMER", "x": 1366, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1 }
] })";

} // namespace

class ProjectorScreen : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        useOwnPlaces();
        if (QGuiApplication::screens().size() < 2) QSKIP("this Qt cannot play two screens");
    }
    void cleanup() { QSettings().clear(); }
    void projectorUsesOtherScreen();
    void projectorUsesChosenScreen();
};

void ProjectorScreen::projectorUsesOtherScreen() {
    WindowUnderTest test;
    test.window.show();
    QTRY_COMPARE(test.window.screen()->name(), QStringLiteral("LAPTOP"));
    test.window.setProjector(true);
    QTRY_COMPARE(test.window.screen()->name(), QStringLiteral("BEAMER"));
    QTRY_COMPARE(test.window.size(), QSize(1920, 1080));
    test.window.setProjector(false);
    QTRY_COMPARE(test.window.screen()->name(), QStringLiteral("LAPTOP"));
    QTRY_VERIFY(!test.window.isFullScreen());
}

void ProjectorScreen::projectorUsesChosenScreen() {
    WindowUnderTest test;
    test.window.show();
    test.window.viewing().setProjectorScreen(QStringLiteral("LAPTOP"));
    test.window.setProjector(true);
    QTRY_COMPARE(test.window.size(), QSize(1366, 768));
    QCOMPARE(test.window.screen()->name(), QStringLiteral("LAPTOP"));
    // A screen chosen in projector mode takes effect at once.
    test.window.viewing().setProjectorScreen(QStringLiteral("BEAMER"));
    QTRY_COMPARE(test.window.screen()->name(), QStringLiteral("BEAMER"));
    QTRY_COMPARE(test.window.size(), QSize(1920, 1080));
    QVERIFY(test.window.isFullScreen());
    test.window.setProjector(false);
}

static int onTwoScreens(int argc, char** argv) {
    QTemporaryDir place;
    QFile screens(place.filePath(QStringLiteral("screens.json")));
    if (!screens.open(QIODevice::WriteOnly) || screens.write(twoScreens) < 0) return 1;
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toLocal8Bit());
    QApplication application(argc, argv);
    ProjectorScreen test;
    return QTest::qExec(&test, argc, argv);
}

static const WindowTest theseTests(__FILE__, WindowTest::Runs::Alone, onTwoScreens);

#include "tst_projector_screen.moc"
