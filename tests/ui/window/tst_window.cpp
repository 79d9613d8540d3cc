// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"
#include "canvas/string_canvas.h"
#include "model/parameter.h"
#include "seiche_version.h"
#include "theme/figures.h"
#include "ticks.h"
#include "window/actions.h"
#include "window/banner.h"
#include "window/hint_line.h"
#include "window/speed_slider.h"
#include "window/stability_chip.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScrollArea>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>
#include <set>

using namespace seiche;

class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }
    void firstFrameShowsString();
    void keysPlayAndStep();
    void sliderAndKeysSetSpeed();
    void timeLabelCausesNoLayout();
    void restartKeepsSettingsUnlikeReset();
    void canvasFillsTwoThirds();
    void pageFollowsScene();
    void everyPresetOpens();
    void chipShowsStability();
    void hintFollowsUserActions();
    void invalidFileShowsBanner();
    void projectorModeCanBeLeft();
    void projectorReleasesDraggedPanel();
    void arrangementIsStored();
    void languageChangesImmediately();
    void textsAreNotClipped_data();
    void textsAreNotClipped();
    void everyControlHasAccessibleName();
    void shortcutsAreUnique();
    void aboutShowsVersion();
};

void MainWindowTest::firstFrameShowsString() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QVERIFY(test.child<StringCanvas>("stringCanvas")->isVisible());
    QVERIFY(test.session.isPlaying());
    QTRY_VERIFY(test.session.run().frame() > 0);
}

void MainWindowTest::keysPlayAndStep() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QTest::keyClick(&test.window, Qt::Key_P);
    QVERIFY(!test.session.isPlaying());
    std::int64_t frame = test.session.run().frame();
    QTest::keyClick(&test.window, Qt::Key_Period);
    QTest::keyClick(&test.window, Qt::Key_Period);
    QCOMPARE(test.session.run().frame(), frame + 2);
    QTest::keyClick(&test.window, Qt::Key_K);
    QVERIFY(test.session.isPlaying());
    QTest::mouseClick(test.child<QToolButton>("playButton"), Qt::LeftButton);
    QVERIFY(!test.session.isPlaying());
    frame = test.session.run().frame();
    QVERIFY(waitForTicks(4));
    QCOMPARE(test.session.run().frame(), frame);
}

void MainWindowTest::sliderAndKeysSetSpeed() {
    WindowUnderTest test;
    QVERIFY(test.show());
    SpeedSlider* slider = test.child<SpeedSlider>("speedSlider");
    QCOMPARE(slider->speed(), 1.0);
    slider->setValue(slider->maximum());
    QVERIFY(std::abs(test.session.speed() - 20.0) < 1e-9);
    slider->setValue(slider->minimum());
    QVERIFY(std::abs(test.session.speed() - 0.05) < 1e-9);
    slider->setValue(3); // snaps to the middle
    QCOMPARE(test.session.speed(), 1.0);
    QTest::keyClick(&test.window, Qt::Key_S);
    QCOMPARE(test.session.speed(), 0.25);
    QCOMPARE(slider->speed(), 1.0);
    QTest::keyClick(&test.window, Qt::Key_BracketRight);
    QVERIFY(std::abs(test.session.speed() - 0.325) < 1e-9);
    QTest::keyClick(&test.window, Qt::Key_Backspace);
    QCOMPARE(test.session.speed(), 1.0);
}

// A number that changes every frame must not cause a new layout.
void MainWindowTest::timeLabelCausesNoLayout() {
    class Layouts : public QObject {
    public:
        int count = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::LayoutRequest) ++count;
            return false;
        }
    } layouts;
    WindowUnderTest test;
    test.session.setPlaying(false);
    QVERIFY(test.show());
    auto* time = test.child<QLabel>("timeLabel");
    for (int i = 0; i < 20; ++i) test.session.step();
    QApplication::processEvents();
    time->parentWidget()->installEventFilter(&layouts);
    const QString before = time->text();
    for (int i = 0; i < 30; ++i) {
        test.session.step();
        QApplication::processEvents();
    }
    QVERIFY(time->text() != before);
    QCOMPARE(layouts.count, 0);
    // The label grows with its text and the type size.
    test.session.open(*loadPreset("string"));
    const int narrow = time->width();
    Theme::current().set(Look::Dark, 1.5);
    QTRY_VERIFY(time->width() > narrow);
    QVERIFY(time->width() >= time->sizeHint().width() && time->height() >= time->sizeHint().height());
    Theme::current().set(Look::Dark, 1.0);
    QTRY_VERIFY(time->width() <= narrow);
}

void MainWindowTest::restartKeepsSettingsUnlikeReset() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QVERIFY(test.session.set({{"k", 0.7}}).empty());
    QTRY_VERIFY(test.session.run().frame() > 20);
    test.session.setPlaying(false);
    QTest::keyClick(&test.window, Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(test.session.run().frame(), std::int64_t{0});
    QCOMPARE(test.session.settings().rule.k, 0.7);
    QTest::keyClick(&test.window, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(test.session.settings().rule.k, 1.0);
}

void MainWindowTest::canvasFillsTwoThirds() {
    WindowUnderTest test;
    QVERIFY(test.show());
    const QWidget* canvas = test.child<StringCanvas>("stringCanvas");
    QVERIFY(canvas->width() * 3 >= test.window.width() * 2);
    QVERIFY(canvas->height() * 3 >= test.window.height() * 2);
}

void MainWindowTest::pageFollowsScene() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.open(*loadPreset("pool-2013"));
    QVERIFY(test.child<PoolCanvas>("poolCanvas")->isVisible());
    test.session.open(*loadPreset("string-2013"));
    QVERIFY(test.child<StringCanvas>("stringCanvas")->isVisible());
    // The page buttons switch as well.
    for (QToolButton* button : test.window.findChildren<QToolButton*>())
        if (button->property("page").toBool() && !button->isChecked())
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(test.session.scene(), SceneKind::Pool);
}

void MainWindowTest::everyPresetOpens() {
    WindowUnderTest test;
    QVERIFY(test.show());
    for (const Preset& preset : presets()) {
        test.window.openPreset(QString::fromStdString(preset.id));
        const Experiment expected = *loadPreset(preset.id);
        QCOMPARE(test.session.settings().grid.width, expected.grid.width);
        QCOMPARE(test.session.settings().rule.k, expected.rule.k);
        QVERIFY(test.window.grab().width() > 0); // drawing must not fail
    }
}

void MainWindowTest::chipShowsStability() {
    WindowUnderTest test;
    QVERIFY(test.show());
    StabilityChip* chip = test.child<StabilityChip>("stabilityChip");
    QCOMPARE(chip->verdict(), Verdict::Stable);
    QVERIFY(chip->text().contains(QLatin1String("1.00")));
    QVERIFY(test.session.set({{"k", 1.02}}).empty());
    QCOMPARE(chip->verdict(), Verdict::Unstable);
    QVERIFY2(chip->text().contains(QStringLiteral("k 1.02 of 1.00: grows ×")), qPrintable(chip->text()));
    QVERIFY(!chip->toolTip().isEmpty());
    // In the pool, k is just above one half with the cross stencil.
    Experiment pool = *loadPreset("pool");
    pool.rule.stencil = Stencil::Cross;
    pool.rule.damping = {};
    pool.rule.k = 0.52;
    test.session.open(pool);
    // Growth of the zigzag: 1.08 + sqrt(1.08^2 - 1), with 1.08 = 2 * 0.52 / 0.5 - 1.
    QVERIFY2(chip->text().contains(QStringLiteral("k 0.52 of 0.50: grows ×1.49")), qPrintable(chip->text()));
    pool.rule.k = 0.5;
    test.session.open(pool);
    QCOMPARE(chip->verdict(), Verdict::Limit);
}

void MainWindowTest::hintFollowsUserActions() {
    WindowUnderTest test;
    QVERIFY(test.show());
    HintLine* hint = test.child<HintLine>("hintLine");
    std::set<QString> seen{hint->text()};
    const auto isNew = [&] { return seen.insert(hint->text()).second; };
    QTest::keyClick(&test.window, Qt::Key_Space);
    QVERIFY(isNew());
    StringCanvas* canvas = test.child<StringCanvas>("stringCanvas");
    drag(canvas, {200, 500}, {300, 150});
    QVERIFY(isNew());
    QTest::keyClick(canvas, Qt::Key_Left);
    QVERIFY(isNew());
    QTest::keyClick(&test.window, Qt::Key_P);
    QVERIFY(isNew());
    test.session.setPlaying(true);
    QVERIFY(test.session.set({{"k", 1.05}}).empty());
    QVERIFY(isNew());
    test.session.show(SceneKind::Pool);
    QVERIFY(isNew());
}

void MainWindowTest::invalidFileShowsBanner() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QTemporaryDir place;
    const auto write = [&](const char* name, const QByteArray& text) {
        const QString path = place.filePath(QLatin1String(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
    };
    const Banner& banner = test.window.banner();
    QVERIFY(banner.isHidden());
    test.window.openFile(
        write("loose.seiche", R"({"seiche": 1, "medium": "string", "edges": {"left": "loose"}})"));
    QVERIFY(banner.isVisible());
    QVERIFY2(banner.text().contains(QLatin1String("edges.left")), qPrintable(banner.text()));
    QVERIFY(banner.text().contains(QLatin1String("loose.seiche")));
    test.window.openFile(write("large.seiche", QByteArray(2 << 20, ' ')));
    QVERIFY2(banner.text().contains(QLatin1String("1 MiB")), qPrintable(banner.text()));
    test.window.openFile(place.filePath(QStringLiteral("nowhere.seiche")));
    QVERIFY(banner.isVisible());
    test.window.openPreset(QStringLiteral("no-such"));
    QVERIFY2(banner.text().contains(QLatin1String("no-such")), qPrintable(banner.text()));
    // The run is unchanged; a valid file opens and removes the message.
    QCOMPARE(test.session.settings().grid.width, 320);
    test.window.openFile(write("good.seiche", R"({"seiche": 1, "medium": "string", "size": [77]})"));
    QVERIFY(banner.isHidden());
    QCOMPARE(test.session.settings().grid.width, 77);
}

void MainWindowTest::projectorModeCanBeLeft() {
    WindowUnderTest test;
    QVERIFY(test.show());
    const int before = test.child<QToolButton>("playButton")->width();
    QTest::keyClick(&test.window, Qt::Key_F11);
    QCOMPARE(Theme::current().currentLook(), Look::Projector);
    QTRY_VERIFY(test.window.isFullScreen());
    QTRY_VERIFY(test.child<QToolButton>("playButton")->width() > before * 3 / 2);
    QTest::keyClick(&test.window, Qt::Key_Escape);
    QCOMPARE(Theme::current().currentLook(), Look::Dark);
    QTRY_VERIFY(!test.window.isFullScreen());
    QTRY_COMPARE(test.child<QToolButton>("playButton")->width(), before);
}

// QMainWindow would dock the panel again while restoring the other panels.
void MainWindowTest::projectorReleasesDraggedPanel() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QDockWidget* dock = test.child<QDockWidget>("comparePanelDock");
    QTRY_VERIFY(dock->isVisible());
    QWidget* title = dock->titleBarWidget();
    const QPoint from(title->width() / 3, title->height() / 2);
    QTest::mousePress(title, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i) QTest::mouseMove(title, from + QPoint(30, 4) * i);
    QCOMPARE(QWidget::mouseGrabber(), dock);
    QTest::keyClick(&test.window, Qt::Key_F11);
    QTRY_VERIFY(test.window.isFullScreen());
    QTest::keyClick(&test.window, Qt::Key_Escape);
    QTRY_VERIFY(!test.window.isFullScreen());
    QTRY_VERIFY(dock->isVisible());
    QVERIFY(!QWidget::mouseGrabber());
}

void MainWindowTest::arrangementIsStored() {
    QStringList closed;
    {
        WindowUnderTest test;
        QVERIFY(test.show());
        const QList<QDockWidget*> docks = test.window.findChildren<QDockWidget*>();
        if (!docks.isEmpty()) {
            QVERIFY(docks.front()->objectName() != QLatin1String("Dock"));
            QVERIFY(!docks.front()->isHidden());
            docks.front()->close();
        }
        for (const QDockWidget* dock : docks)
            if (dock->isHidden()) closed << dock->objectName();
        test.window.viewing().setLook(Look::Light);
        QCOMPARE(Theme::current().currentLook(), Look::Light);
        test.window.close();
    }
    WindowUnderTest again;
    QVERIFY(again.show());
    QCOMPARE(Theme::current().currentLook(), Look::Light);
    for (QDockWidget* dock : again.window.findChildren<QDockWidget*>())
        QCOMPARE(dock->isHidden(), closed.contains(dock->objectName()));
}

void MainWindowTest::languageChangesImmediately() {
    if (!language::available().contains(QStringLiteral("el"))) QSKIP("no Greek compiled in");
    WindowUnderTest test;
    QVERIFY(test.show());
    HintLine* hint = test.child<HintLine>("hintLine");
    StabilityChip* chip = test.child<StabilityChip>("stabilityChip");
    const QStringList english{hint->text(), chip->text(),
                              test.window.findChild<QMenuBar*>()->actions().front()->text()};
    language::choose(QStringLiteral("el"));
    QTRY_VERIFY(hint->text() != english[0]);
    QVERIFY(chip->text() != english[1]);
    QVERIFY2(chip->text().contains(QLatin1String("1,00")), qPrintable(chip->text())); // decimal comma
    QVERIFY(test.window.findChild<QMenuBar*>()->actions().front()->text() != english[2]);
    language::choose(QStringLiteral("en"));
    QTRY_COMPARE(hint->text(), english[0]);
    QCOMPARE(chip->text(), english[1]);
}

void MainWindowTest::textsAreNotClipped_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("pool");
    for (const QString& code : language::available() + QStringList{QStringLiteral("en")}) {
        QTest::addRow("string, %s", qPrintable(code)) << code << false;
        QTest::addRow("pool, %s", qPrintable(code)) << code << true;
    }
}

void MainWindowTest::textsAreNotClipped() {
    QFETCH(QString, code);
    QFETCH(bool, pool);
    language::choose(code);
    WindowUnderTest test;
    QVERIFY(test.show());
    test.session.show(pool ? SceneKind::Pool : SceneKind::String);
    test.session.setComparison(Scheme::Euler, true);
    test.session.tap();
    for (int i = 0; i < 60; ++i) test.session.step();
    QStringList clipped;
    const auto check = [&](const QWidget* widget, const QString& text) {
        if (!widget->isVisible() || text.isEmpty()) return;
        const QSize needed = widget->sizeHint();
        const QLabel* label = qobject_cast<const QLabel*>(widget);
        const bool wraps = label && label->wordWrap();
        const bool narrow = !wraps && widget->width() + 1 < needed.width();
        const bool low = wraps
                             ? widget->height() + 1 < label->heightForWidth(label->width())
                             : widget->height() + 1 < std::min(needed.height(), widget->fontMetrics().height());
        if (narrow || low)
            clipped << QStringLiteral("%1 \"%2\": %3x%4, needs %5x%6")
                           .arg(widget->objectName(), text)
                           .arg(widget->width())
                           .arg(widget->height())
                           .arg(needed.width())
                           .arg(needed.height());
        // Vertically scrolled widgets may lie outside their window; horizontally they may not.
        const QWidget* window = widget->window();
        const QRect place(widget->mapTo(window, QPoint(0, 0)), widget->size());
        if (place.left() < 0 || place.right() > window->width())
            clipped << QStringLiteral("\"%1\" leaves the window").arg(text);
    };
    // A changed text gets its room after the next layout.
    const bool fits = QTest::qWaitFor([&] {
        clipped.clear();
        for (const QLabel* label : test.window.findChildren<QLabel*>()) check(label, label->text());
        for (const QAbstractButton* button : test.window.findChildren<QAbstractButton*>())
            check(button, button->text());
        return clipped.isEmpty();
    });
    QVERIFY2(fits, qPrintable(clipped.join(QLatin1Char('\n'))));
}

void MainWindowTest::everyControlHasAccessibleName() {
    WindowUnderTest test;
    QVERIFY(test.show());
    QStringList nameless;
    for (const QWidget* widget : test.window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy()) continue;
        if (qobject_cast<const QAbstractScrollArea*>(widget) || qobject_cast<const QMenuBar*>(widget)) continue;
        const QAbstractButton* button = qobject_cast<const QAbstractButton*>(widget);
        if (widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
            nameless << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                    widget->objectName());
    }
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
}

void MainWindowTest::shortcutsAreUnique() {
    WindowUnderTest test;
    QVERIFY(test.show());
    // Page Up and Page Down turn the steps of an open lesson, otherwise the experiments.
    const auto everyKeyIsOfOneAction = [&test] {
        std::set<QString> keys;
        for (const QAction* action : test.window.actions())
            for (const QKeySequence& shortcut : action->shortcuts())
                if (action->isEnabled() && !keys.insert(shortcut.toString()).second) {
                    qWarning("%s", qPrintable(shortcut.toString()));
                    return false;
                }
        return keys.size() > 12;
    };
    QVERIFY(everyKeyIsOfOneAction());
    QVERIFY(test.window.findChild<QAction*>(QStringLiteral("nextScene"))->isEnabled());
    test.window.openLesson(QStringLiteral("resonance"));
    QVERIFY(test.window.findChild<QAction*>(QStringLiteral("lessonNext"))->isEnabled());
    QVERIFY(everyKeyIsOfOneAction());
}

void MainWindowTest::aboutShowsVersion() {
    WindowUnderTest test;
    QVERIFY(test.show());
    test.window.findChild<Actions*>()->about->trigger();
    const QList<QMessageBox*> boxes = test.window.findChildren<QMessageBox*>();
    QCOMPARE(boxes.size(), 1);
    QVERIFY(boxes.first()->text().contains(QStringLiteral("<h3>Seiche " SEICHE_VERSION "</h3>")));
}

SEICHE_WINDOW_TEST(QApplication, MainWindowTest)
#include "tst_window.moc"
