// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_canvas.h"
#include "files/experiment_file.h"
#include "presets/preset_marks.h"
#include "widgets/value_slider.h"
#include "window/actions.h"
#include "window/hint_line.h"
#include "window/scene_caption.h"
#include "window_test.h"
#include "window_under_test.h"
#include "wording/names.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace seiche;

namespace {

const Preset& after(const std::string& id, int by) {
    const auto list = presets();
    const auto at = std::ranges::find(list, id, &Preset::id) - list.begin();
    const auto count = static_cast<std::ptrdiff_t>(list.size());
    return list[static_cast<std::size_t>((at + by + count) % count)];
}

struct Demo : WindowUnderTest {
    using WindowUnderTest::WindowUnderTest;
    std::string title() const { return session.run().start().title; }
    QDockWidget& panel(const char* name) {
        return *window.findChild<QDockWidget*>(QLatin1String(name) + QStringLiteral("PanelDock"));
    }
    /// Writes an experiment file that names this panel and opens it.
    void openWith(const QString& panel) {
        const QString path = m_folder.filePath(QStringLiteral("scene.seiche"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QStringLiteral(R"({"seiche": 1, "medium": "pool", "title": "Mine", "panel": "%1"})")
                       .arg(panel)
                       .toUtf8());
        file.close();
        window.openFile(path);
        QCOMPARE(title(), "Mine");
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

class SceneStepsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void openedExperimentShowsCaption() {
        for (const Level level : {Level::First, Level::Workbench}) {
            Demo demo(level);
            QVERIFY(demo.show());
            auto* caption = demo.child<SceneCaption>("sceneCaption");
            QVERIFY(!caption->isVisible());
            demo.window.openPreset(QStringLiteral("double-slit"));
            QTRY_VERIFY(caption->isVisible());
            const auto says = [&](const std::string& text) {
                const QList<QLabel*> labels = caption->findChildren<QLabel*>();
                return std::ranges::any_of(labels, [text = exampleInWords(text)](const QLabel* label) {
                    return label->text() == text && !label->geometry().isEmpty();
                });
            };
            const Experiment scene = demo.session.settings();
            QVERIFY(says(scene.title) && says(scene.description));
            language::choose(QStringLiteral("de"));
            QVERIFY(exampleInWords(scene.title) != QString::fromStdString(scene.title));
            QTRY_VERIFY(says(scene.title) && says(scene.description));
            language::choose(QStringLiteral("en"));
            // Taps go through.
            auto* canvas = demo.child<PoolCanvas>("poolCanvas");
            const QPoint inside = caption->mapTo(&demo.window, caption->rect().center());
            QVERIFY(caption->testAttribute(Qt::WA_TransparentForMouseEvents));
            QVERIFY(QRect(canvas->mapTo(&demo.window, QPoint()), canvas->size()).contains(inside));
            demo.window.openLesson(QStringLiteral("resonance"));
            QVERIFY(!caption->isVisible());
        }
    }

    void captionEndsAndReturnsUnderMouse() {
        Demo demo(Level::First);
        QVERIFY(demo.show());
        auto* caption = demo.child<SceneCaption>("sceneCaption");
        demo.window.openPreset(QStringLiteral("lens"));
        QVERIFY(caption->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!caption->isVisible(), patience);
        auto* title = demo.child<QToolButton>("experimentTitle");
        QTest::mouseMove(title, title->rect().center());
        QTRY_VERIFY(caption->isVisible());
        QTest::mouseMove(title, QPoint(-40, 200));
        QTRY_VERIFY(!caption->isVisible());
        title->setFocus();
        QVERIFY(caption->isVisible());
        QCOMPARE(title->accessibleDescription(),
                 exampleInWords(demo.session.settings().description)); // for screen readers
    }

    // A low canvas above the large chart belongs to the wave.
    void captionLeavesLowCanvasFree() {
        Demo demo(Level::Workbench);
        QVERIFY(demo.show());
        demo.window.resize(1024, 600);
        demo.window.findChild<Actions*>()->largeChart->trigger();
        QCoreApplication::processEvents();
        demo.window.openPreset(QStringLiteral("standing-wave"));
        QVERIFY(!demo.child<SceneCaption>("sceneCaption")->isVisible());
    }

    void taskIsFirstHint() {
        Demo demo(Level::First);
        QVERIFY(demo.show());
        demo.window.openPreset(QStringLiteral("standing-wave"));
        auto* line = demo.window.findChild<HintLine*>();
        const QString task = taskOf(demo.session.settings());
        QVERIFY(!task.isEmpty());
        QTRY_COMPARE(line->text(), task);
        demo.session.tap();
        QTRY_VERIFY(line->text() != task);
        // A chosen pointer action has its own hint.
        demo.child<QToolButton>("drawString")->click();
        QTRY_VERIFY(line->text().startsWith(QStringLiteral("Draw the new shape")));
        demo.child<QToolButton>("drawString")->click();
        // In a lesson the step gives the task.
        demo.window.openLesson(QStringLiteral("resonance"));
        QTRY_VERIFY(!line->text().contains(task));
    }

    void pageKeysStepThroughPresets() {
        Demo demo;
        QVERIFY(demo.show());
        QCOMPARE(demo.title(), presets().front().title); // no experiment opened by name
        for (std::size_t i = 1; i < 4; ++i) {
            QTest::keyClick(&demo.window, Qt::Key_PageDown);
            QCOMPARE(demo.title(), presets()[i].title);
        }
        QTest::keyClick(&demo.window, Qt::Key_PageUp);
        QCOMPARE(demo.title(), presets()[2].title);
        // The list wraps around at both ends.
        demo.window.openPreset(QString::fromStdString(presets().back().id));
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QCOMPARE(demo.title(), presets().front().title);
        QTest::keyClick(&demo.window, Qt::Key_PageUp);
        QCOMPARE(demo.title(), presets().back().title);
    }

    void nextActionIsInOneMenu() {
        Demo demo;
        QVERIFY(demo.show());
        const QAction* next = demo.child<QAction>("nextScene");
        int menus = 0;
        for (const QMenu* menu : demo.window.findChildren<QMenu*>())
            menus += static_cast<int>(menu->actions().contains(next));
        QCOMPARE(menus, 1);
    }

    void pageKeysWorkOnProjector() {
        Demo demo;
        demo.window.openPreset(QStringLiteral("double-slit"));
        demo.window.setProjector(true);
        QVERIFY(demo.show());
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QCOMPARE(demo.title(), after("double-slit", 1).title);
        QTest::keyClick(&demo.window, Qt::Key_PageUp);
        QTest::keyClick(&demo.window, Qt::Key_PageUp);
        QCOMPARE(demo.title(), after("double-slit", -1).title);
        demo.window.setProjector(false);
    }

    void pageKeysWorkOnCanvasNotSlider() {
        Demo demo;
        QVERIFY(demo.show());
        demo.window.openPreset(QStringLiteral("pool"));
        Canvas* canvas = demo.child<Canvas>("poolCanvas");
        canvas->setFocus();
        QTRY_VERIFY(canvas->hasFocus());
        QTest::keyClick(canvas, Qt::Key_PageDown);
        QCOMPARE(demo.title(), after("pool", 1).title);
        demo.window.openPreset(QStringLiteral("pool"));
        canvas->setFocus();
        const double height = demo.session.settings().pullWith.height;
        QTest::keyClick(canvas, Qt::Key_PageUp, Qt::ShiftModifier);
        QVERIFY(demo.session.settings().pullWith.height > height);
        QCOMPARE(demo.title(), loadPreset("pool")->title);

        ValueSlider* slider = nullptr;
        for (ValueSlider* each : demo.window.findChildren<ValueSlider*>())
            if (!slider && each->isVisible() && each->isEnabled()) slider = each;
        QVERIFY(slider);
        slider->setFocus();
        QTRY_VERIFY(slider->hasFocus());
        QTest::keyClick(slider, Qt::Key_PageDown);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(demo.title(), loadPreset("pool")->title);
    }

    void lessonUsesPageKeysForSteps() {
        Demo demo;
        QVERIFY(demo.show());
        demo.window.openLesson(QStringLiteral("ends"));
        const std::string title = demo.title();
        QVERIFY(!demo.child<QAction>("nextScene")->isEnabled());
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QVERIFY(demo.child<QAction>("lessonPrevious")->isEnabled());
        QTest::keyClick(&demo.window, Qt::Key_PageUp);
        QVERIFY(!demo.child<QAction>("lessonPrevious")->isEnabled());
        QCOMPARE(demo.title(), title);
    }

    void lockedClassIgnoresPageKeys() {
        Demo demo;
        QVERIFY(demo.show());
        const std::string title = demo.title();
        demo.window.setLocked(true);
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QCOMPARE(demo.title(), title);
        demo.window.setLocked(false);
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QCOMPARE(demo.title(), presets()[1].title);
    }

    void theoryKeepsPageKeys() {
        Demo demo;
        QVERIFY(demo.show());
        const std::string title = demo.title();
        QTest::keyClick(&demo.window, Qt::Key_3, Qt::ControlModifier);
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QCOMPARE(demo.title(), title);
        QTest::keyClick(&demo.window, Qt::Key_1, Qt::ControlModifier);
        QTest::keyClick(&demo.window, Qt::Key_PageDown);
        QCOMPARE(demo.title(), presets()[1].title);
    }

    void favouritesFormTheirOwnSequence() {
        PresetMarks& marks = PresetMarks::current();
        for (const char* id : {"prism", "ring", "rain"}) marks.setFavourite(QLatin1String(id), true);
        const QStringList inOrder{QStringLiteral("ring"), QStringLiteral("prism"), QStringLiteral("rain")};
        QCOMPARE(marks.favourites(), inOrder);
        QCOMPARE(marks.neighbourOf(inOrder[0], 1, true), inOrder[1]);
        QCOMPARE(marks.neighbourOf(inOrder[2], 1, true), inOrder[0]);
        QCOMPARE(marks.neighbourOf(inOrder[0], -1, true), inOrder[2]);
        // An experiment outside the favourites is followed by its successor in the whole list.
        QCOMPARE(marks.neighbourOf(QStringLiteral("double-slit"), 1, true).toStdString(),
                 after("double-slit", 1).id);
        QCOMPARE(marks.neighbourOf(QStringLiteral("gone"), 1, true).toStdString(), presets().front().id);
    }

    void recentExperimentsAreStored() {
        Demo demo;
        QVERIFY(demo.show());
        for (const char* id : {"rain", "ring", "pool", "prism", "lens", "basin", "seiche", "rain"})
            demo.window.openPreset(QLatin1String(id));
        QCOMPARE(PresetMarks::current().recent().join(u' '),
                 QStringLiteral("rain seiche basin lens prism pool"));
    }

    void panelOfExperimentOpensAndCloses() {
        Demo demo;
        QVERIFY(demo.show());
        QVERIFY(demo.panel("probes").isHidden());
        for (const char* name : {"probes", "stability", "modes", "picture"}) {
            demo.openWith(QLatin1String(name));
            QVERIFY2(!demo.panel(name).isHidden(), name);
        }
        QVERIFY(demo.panel("probes").isHidden());
        demo.openWith({});
        QVERIFY(demo.panel("picture").isHidden());
        // A panel opened by the user stays open.
        demo.panel("probes").toggleViewAction()->trigger();
        demo.openWith(QStringLiteral("probes"));
        demo.openWith({});
        QVERIFY(!demo.panel("probes").isHidden());
    }

    void projectorShowsOnlyPanelOfExperiment() {
        Demo demo;
        demo.window.setProjector(true);
        QVERIFY(demo.show());
        demo.openWith(QStringLiteral("probes"));
        for (const auto& [value, word] : EnumNames<OpeningPanel>::all)
            QCOMPARE(demo.panel(std::string(word).c_str()).isHidden(), value != OpeningPanel::Probes);
        // The replaced panel is restored.
        demo.openWith({});
        demo.panel("medium").toggleViewAction()->trigger();
        QVERIFY(!demo.panel("medium").isHidden());
        demo.openWith(QStringLiteral("probes"));
        QVERIFY(demo.panel("medium").isHidden());
        demo.openWith({});
        QVERIFY(demo.panel("probes").isHidden());
        QVERIFY(!demo.panel("medium").isHidden());
        demo.window.setProjector(false);
    }

    void everyPanelOfFileExists() {
        Demo demo;
        for (const auto& [value, word] : EnumNames<OpeningPanel>::all)
            QVERIFY2(demo.window.findChild<QDockWidget*>(QString::fromStdString(std::string(word)) +
                                                         QStringLiteral("PanelDock")),
                     std::string(word).c_str());
    }
};

SEICHE_WINDOW_TEST(QApplication, SceneStepsTest)
#include "tst_scene_steps.moc"
