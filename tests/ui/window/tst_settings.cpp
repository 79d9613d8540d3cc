// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sound.h"
#include "window/actions.h"
#include "window/settings_dialog.h"
#include "window/timeline_memory.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace seiche;

namespace {

/// The window with its settings open.
struct SettingsUnderTest : WindowUnderTest {
    bool open() {
        if (!show()) return false;
        QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
        return QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); }, patience);
    }
    SettingsDialog* dialog() { return window.findChild<SettingsDialog*>(); }
    QComboBox* list(const char* name) { return child<QComboBox>(name); }
    QCheckBox* box(const char* name) { return child<QCheckBox>(name); }
    void choose(const char* name, int index) {
        list(name)->setCurrentIndex(index);
        emit list(name)->activated(index);
    }
};

} // namespace

class Settings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() {
        asAtTheFirstStart();
        Theme::current().setReducedMotion(false);
    }

    void choicesTakeEffectAtOnceAndAreStored() {
        {
            SettingsUnderTest test;
            QVERIFY(test.open());
            const QString english = test.dialog()->windowTitle();
            test.choose("settings-look", 1);
            QCOMPARE(Theme::current().currentLook(), Look::Light);
            test.choose("settings-textSize", 2);
            QCOMPARE(Theme::current().scale(), 1.5);
            test.box("settings-reducedMotion")->click();
            QVERIFY(Theme::current().prefersReducedMotion());
            test.choose("settings-timelineMemory", 0);
            QCOMPARE(test.session.timelineBudget(), std::size_t{64} << 20);
            test.choose("settings-projectorTextSize", 1);
            QCOMPARE(test.window.viewing().projectorType(), 125);
            test.box("settings-presenterMarks")->click();
            QVERIFY(!test.window.viewing().showsMarks());
            const QString screen = test.list("settings-projectorScreen")->itemData(1).toString();
            QVERIFY(!screen.isEmpty());
            test.choose("settings-projectorScreen", 1);
            QCOMPARE(test.window.viewing().chosenScreen(), screen);
            // The dialog is translated while it is open.
            test.choose("settings-language", static_cast<int>(language::available().indexOf("de")) + 1);
            QCOMPARE(language::chosen(), QStringLiteral("de"));
            QTRY_VERIFY(test.dialog()->windowTitle() != english);
            QCOMPARE(test.list("settings-look")->currentIndex(), 1);
            test.window.close();
        }
        Theme::current().set(Look::Dark);
        Theme::current().setReducedMotion(false);
        SettingsUnderTest again;
        QVERIFY(again.open());
        QCOMPARE(Theme::current().currentLook(), Look::Light);
        QCOMPARE(again.list("settings-look")->currentIndex(), 1);
        QCOMPARE(again.list("settings-textSize")->currentIndex(), 2);
        QVERIFY(again.box("settings-reducedMotion")->isChecked());
        QVERIFY(Theme::current().prefersReducedMotion());
        QCOMPARE(again.list("settings-timelineMemory")->currentIndex(), 0);
        QCOMPARE(again.session.timelineBudget(), std::size_t{64} << 20);
        QCOMPARE(again.list("settings-projectorTextSize")->currentIndex(), 1);
        QVERIFY(!again.box("settings-presenterMarks")->isChecked());
        QCOMPARE(again.list("settings-projectorScreen")->currentIndex(), 1);
    }

    void showsChangesMadeElsewhere() {
        SettingsUnderTest test;
        QVERIFY(test.open());
        test.dialog()->close();
        test.window.viewing().setLook(Look::Light);
        test.window.viewing().setTextSize(200);
        QVERIFY(test.open());
        QCOMPARE(test.list("settings-look")->currentIndex(), 1);
        QCOMPARE(test.list("settings-textSize")->currentIndex(), 4);
    }

    void everySettingIsNamedAndReachableByKeyboard() {
        SettingsUnderTest test;
        QVERIFY(test.open());
        QVERIFY(QTest::qWaitForWindowActive(test.dialog()));
        QSet<QWidget*> reached;
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(test.dialog(), Qt::Key_Tab);
            reached << test.dialog()->focusWidget();
        }
        int settings = 0;
        for (QWidget* each : test.dialog()->findChildren<QWidget*>()) {
            if (!each->objectName().startsWith(QLatin1String("settings"))) continue;
            ++settings;
            const auto* button = qobject_cast<QAbstractButton*>(each);
            QVERIFY2(!each->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(each->objectName()));
            QVERIFY2(reached.contains(each), qPrintable(each->objectName()));
        }
        QCOMPARE(settings, Sound::isBuiltIn() ? 11 : 9);
    }

    void soundIsOffByDefault() {
        SettingsUnderTest test;
        QVERIFY(test.open());
        auto* sound = test.window.findChild<Sound*>();
        QVERIFY(!sound->isOn());
        QCheckBox* box = test.box("settings-sound");
        QCOMPARE(box != nullptr, Sound::isBuiltIn());
        if (!box) return;
        QVERIFY(!box->isChecked());
        box->click();
        QCOMPARE(box->isChecked(), sound->isOn());
        if (!sound->isOn()) {
            // The dialog says why.
            const QList<QLabel*> labels = test.dialog()->findChildren<QLabel*>();
            QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().contains(QLatin1String("no audio device"));
            }));
            return;
        }
        const std::int64_t tapped = test.session.run().frame();
        test.session.tap();
        QTRY_VERIFY(test.session.run().frame() > tapped + 60);
        box->click();
        QVERIFY(!sound->isOn());
    }

    void soundSourceIsStored() {
        if (!Sound::isBuiltIn()) QSKIP("built without sound");
        {
            SettingsUnderTest test;
            QVERIFY(test.open());
            QCOMPARE(test.list("settings-heard")->currentIndex(),
                     static_cast<int>(SonifiedQuantity::Amplitude));
            test.choose("settings-heard", static_cast<int>(SonifiedQuantity::String));
            QCOMPARE(test.window.findChild<Sound*>()->heard(), SonifiedQuantity::String);
            test.window.close();
        }
        SettingsUnderTest again;
        QVERIFY(again.open());
        QCOMPARE(again.list("settings-heard")->currentIndex(), static_cast<int>(SonifiedQuantity::String));
        QCOMPARE(again.window.findChild<Sound*>()->heard(), SonifiedQuantity::String);
    }

    void invalidStoredMemoryIsIgnored() {
        QSettings().setValue(QStringLiteral("timelineMegabytes"), -5);
        WindowUnderTest test;
        QCOMPARE(test.session.timelineBudget(), std::size_t{Timeline::defaultBudget});
        QVERIFY(std::ranges::find(timeline_memory::choices, timeline_memory::chosen()) !=
                timeline_memory::choices.end());
    }

    void lockedClassHasNoSettings() {
        SettingsUnderTest test;
        QVERIFY(test.open());
        test.window.setLocked(true);
        QVERIFY(!test.dialog()->isVisible() && !test.dialog()->isEnabled());
        test.window.findChild<Actions*>()->settings->trigger();
        QVERIFY(!test.dialog()->isVisible());
    }
};

SEICHE_WINDOW_TEST(QApplication, Settings)
#include "tst_settings.moc"
