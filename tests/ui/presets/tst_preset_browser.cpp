// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_browser.h"
#include "presets/preset_model.h"
#include "presets/thumbnail.h"
#include "window_under_test.h"

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>

#include <set>

using namespace seiche;

namespace {

constexpr QSize size{160, 90};

/// Whether more than one colour is in the picture.
bool showsSomething(const QImage& picture) {
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
    return colours.size() > 2;
}

} // namespace

class PresetBrowserTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void everyExperimentHasAPictureThatIsAlwaysTheSame() {
        // Under a sanitizer everything takes many times longer; the browser makes all of them once more below.
#ifdef SEICHE_SANITIZED
        constexpr std::size_t stride = 8;
#else
        constexpr std::size_t stride = 1;
#endif
        for (std::size_t i = 0; i < presets().size(); i += stride) {
            const Preset& preset = presets()[i];
            const Experiment experiment = *loadPreset(preset.id);
            const QImage picture = thumbnailOf(experiment, size);
            QCOMPARE(picture.size(), size);
            QVERIFY2(showsSomething(picture), preset.id.c_str());
            QCOMPARE(thumbnailOf(experiment, size), picture);
        }
    }

    void anExplosionIsShownWhileItCanBeSeen() {
        Experiment explosive = defaultExperiment(SceneKind::String);
        explosive.rule.k = 4.0;
        explosive.rule.scheme = Scheme::Euler;
        explosive.events = {{0, explosive.pullWith}};
        QVERIFY(showsSomething(thumbnailOf(explosive, size)));
    }

    void picturesComeByThemselvesAndAreKept() {
        const auto allThere = [](const PresetModel& model) {
            bool all = true;
            for (int row = 0; row < model.rowCount(); ++row) {
                const QImage picture = model.index(row).data(PresetModel::Picture).value<QImage>();
                all = all && picture.size() == size;
            }
            return all;
        };
        PresetModel model;
        QVERIFY(!allThere(model));
        model.setPictureSize(size);
        QTRY_VERIFY_WITH_TIMEOUT(allThere(model), 60'000);
        const QDir kept(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                        QStringLiteral("/pictures"));
        QVERIFY(kept.entryList({QStringLiteral("*.png")}).size() >= model.rowCount());
        // Another size is another picture; going away in the middle of the work waits for one at most.
        model.setPictureSize(size * 2);
        (void)allThere(model);
    }

    void everyCardHasItsTexts() {
        PresetModel model;
        QCOMPARE(model.rowCount(), static_cast<int>(presets().size()));
        for (int row = 0; row < model.rowCount(); ++row)
            for (int role : {int(PresetModel::Title), int(PresetModel::Sentence), int(PresetModel::Category),
                             int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)})
                QVERIFY2(!model.index(row).data(role).toString().isEmpty(),
                         presets()[std::size_t(row)].id.c_str());
    }

    void searchingFindsAndEnterOpens() {
        WindowUnderTest test;
        QVERIFY(test.show());
        QTest::keyClick(&test.window, Qt::Key_B, Qt::ControlModifier);
        auto* browser = test.child<PresetBrowser>("presetBrowser");
        QVERIFY(browser && !browser->isModal());
        QVERIFY(QTest::qWaitForWindowActive(browser, patience));
        auto* words = browser->findChild<QLineEdit*>(QStringLiteral("presetWords"));
        auto* list = browser->findChild<QListView*>(QStringLiteral("presetList"));
        QTRY_VERIFY(words->hasFocus());
        QCOMPARE(list->model()->rowCount(), static_cast<int>(presets().size()));
        QTest::keyClicks(words, QStringLiteral("xyzzy"));
        QVERIFY(!list->isVisible());
        words->clear();
        QTest::keyClicks(words, QStringLiteral("FREE end"));
        QVERIFY(list->model()->rowCount() >= 1);
        QVERIFY(list->model()->rowCount() < static_cast<int>(presets().size()));
        const QString id = list->currentIndex().data(PresetModel::Id).toString();
        QSignalSpy chosen(browser, &PresetBrowser::chosen);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!browser->isVisible());
        QCOMPARE(test.session.run().start().title, loadPreset(id.toStdString())->title);
    }

    void theArrowKeysWalkThroughACategory() {
        PresetBrowser browser;
        browser.show();
        QVERIFY(QTest::qWaitForWindowActive(&browser, patience));
        auto* category = browser.findChild<QComboBox*>(QStringLiteral("presetCategory"));
        auto* list = browser.findChild<QListView*>(QStringLiteral("presetList"));
        auto* words = browser.findChild<QLineEdit*>(QStringLiteral("presetWords"));
        category->setCurrentIndex(1);
        const int shown = list->model()->rowCount();
        QVERIFY(shown >= 2 && shown < static_cast<int>(presets().size()));
        for (int row = 0; row < shown; ++row)
            QCOMPARE(list->model()->index(row, 0).data(PresetModel::Category).toString(),
                     category->currentText());
        QTRY_VERIFY(words->hasFocus());
        QTest::keyClick(words, Qt::Key_Down);
        QTRY_VERIFY(list->hasFocus());
        const int first = list->currentIndex().row();
        QTest::keyClick(list, Qt::Key_Right);
        QVERIFY(list->currentIndex().row() != first);
        QSignalSpy chosen(&browser, &PresetBrowser::chosen);
        const QPoint there = list->visualRect(list->currentIndex()).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, there);
        QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, there);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!browser.isVisible());
        browser.show();
        QTest::keyClick(&browser, Qt::Key_Escape);
        QVERIFY(!browser.isVisible());
    }
};

QTEST_MAIN(PresetBrowserTest)
#include "tst_preset_browser.moc"
