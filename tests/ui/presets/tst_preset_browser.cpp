// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_browser.h"
#include "presets/preset_card.h"
#include "presets/preset_marks.h"
#include "presets/preset_model.h"
#include "presets/preset_search.h"
#include "presets/preset_sections.h"
#include "presets/thumbnail.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

#include <algorithm>

#include <set>

using namespace seiche;

namespace {

constexpr QSize size{160, 90};

/// Returns whether the picture has at least three colours.
bool showsSomething(const QImage& picture) {
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
    return colours.size() > 2;
}

/// Returns the range of the green values of a picture, 0 to 255.
int spread(const QImage& picture) {
    int min = 255, max = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            min = std::min(min, qGreen(picture.pixel(x, y)));
            max = std::max(max, qGreen(picture.pixel(x, y)));
        }
    return max - min;
}

struct OpenBrowser {
    PresetBrowser browser;
    QLineEdit* words = browser.findChild<QLineEdit*>(QStringLiteral("presetWords"));
    QListView* list = browser.findChild<QListView*>(QStringLiteral("presetList"));
    QListWidget* groups = browser.findChild<QListWidget*>(QStringLiteral("presetGroups"));

    bool isActive() {
        browser.show();
        return QTest::qWaitForWindowActive(&browser, patience) &&
               QTest::qWaitFor([this] { return words->hasFocus(); }, patience);
    }
    int row() const { return list->currentIndex().row(); }
    QString id() const { return list->currentIndex().data(PresetModel::Id).toString(); }
    QRect place() const { return list->visualRect(list->currentIndex()); }
    bool isInView() const { return list->viewport()->rect().contains(place()); }
};

} // namespace

class PresetBrowserTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void thumbnailsAreReproducible() {
        // Sanitizers slow this down many times; a later test of the browser makes all pictures
        // anyway.
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

    void thumbnailShowsExplodingWave() {
        Experiment explosive = defaultExperiment(SceneKind::String);
        explosive.rule.k = 4.0;
        explosive.rule.scheme = Scheme::Euler;
        explosive.events = {{0, explosive.pullWith}};
        QVERIFY(showsSomething(thumbnailOf(explosive, size)));
    }

    void picturesLoadInBackgroundAndAreCached() {
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
        // The new size restarts the work. Destroying the model meanwhile waits for one picture at
        // most.
        model.setPictureSize(size * 2);
        (void)allThere(model);
    }

    void everyEntryHasTexts() {
        PresetModel model;
        QCOMPARE(model.rowCount(), static_cast<int>(presets().size()));
        for (int row = 0; row < model.rowCount(); ++row)
            for (int role : {int(PresetModel::Title), int(PresetModel::Sentence), int(PresetModel::Category),
                             int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)})
                QVERIFY2(!model.index(row).data(role).toString().isEmpty(),
                         presets()[std::size_t(row)].id.c_str());
    }

    // A picture uses the view in which the experiment opens.
    void thumbnailUsesViewOfExperiment() {
        Experiment scene = *loadPreset("one-source");
        scene.view.emplace().look.view = PoolView::FlatBlue;
        const QImage blue = thumbnailOf(scene, size);
        scene.view->look.view = PoolView::Deep;
        const QImage deep = thumbnailOf(scene, size);
        QVERIFY(blue != deep);
        // Heights of a fiftieth of the range are nearly invisible.
        scene.view->look.view = PoolView::Signed;
        scene.view->range = 50.0;
        const QImage faint = thumbnailOf(scene, size);
        scene.view->range = 0.5;
        QVERIFY(spread(thumbnailOf(scene, size)) > 4 * spread(faint));
    }

    void searchIgnoresCaseAccentsAndOrder() {
        QCOMPARE(searchKey(QStringLiteral("Être ÉTEINTE")), QStringLiteral("etre eteinte"));
        QCOMPARE(searchKey(QStringLiteral("Κύματα ΑΡΧΉΣ")), searchKey(QStringLiteral("κυματα αρχης")));
        QCOMPARE(searchKey(QStringLiteral("größer")), searchKey(QStringLiteral("GRÖSSER")));
        const QStringList words = searchWords(QStringLiteral("  slit\tDOUBLE "));
        QVERIFY(hasAll(searchKey(QStringLiteral("Double slit")), words));
        QVERIFY(!hasAll(searchKey(QStringLiteral("Single slit")), words));
        QVERIFY(hasAll(searchKey(QStringLiteral("anything")), searchWords(QStringLiteral("  "))));
    }

    void everyExperimentIsInItsGroup() {
        PresetModel model;
        PresetSections sections(model);
        QCOMPARE(sections.rowCount(), static_cast<int>(presets().size()));
        std::size_t group = 0;
        for (const PresetSections::Section& section : sections.sections()) {
            QCOMPARE(section.kind, PresetSections::Kind::Group);
            while (section.title.toStdString() != presetGroups()[group].name.text) ++group;
            QCOMPARE(section.sentence.toStdString(), std::string(presetGroups()[group].sentence.text));
            for (int row = section.first; row < section.first + section.count; ++row)
                QCOMPARE(sections.index(row).data(PresetModel::Category).toString(), section.title);
        }
    }

    void favouritesAndRecentComeFirst() {
        PresetModel model;
        PresetSections sections(model);
        PresetMarks& marks = PresetMarks::current();
        marks.setFavourite(QStringLiteral("prism"), true);
        marks.noteOpened(QStringLiteral("rain"));
        marks.noteOpened(QStringLiteral("ring"));
        QCOMPARE(sections.sections()[0].kind, PresetSections::Kind::Favourites);
        QCOMPARE(sections.sections()[1].kind, PresetSections::Kind::Recent);
        QStringList first;
        for (int row = 0; row < 3; ++row) first << sections.index(row).data(PresetModel::Id).toString();
        QCOMPARE(first.join(u' '), QStringLiteral("prism ring rain"));
        QVERIFY(
            sections.index(0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("favourite")));
        QVERIFY(sections.rowOf(QStringLiteral("prism")) > 2);
        QCOMPARE(sections.rowOf(QStringLiteral("prism"), PresetSections::Kind::Favourites), 0);
        // A search lists each match once.
        sections.seek(QStringLiteral("prism"));
        int prisms = 0;
        for (int row = 0; row < sections.rowCount(); ++row)
            prisms += sections.index(row).data(PresetModel::Id).toString() == QLatin1String("prism");
        QCOMPARE(prisms, 1);
        marks.setFavourite(QStringLiteral("prism"), false);
        sections.seek({});
        QCOMPARE(sections.sections()[0].kind, PresetSections::Kind::Recent);
    }

    void enterOpensSearchResult() {
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
        QTest::keyClicks(words, QStringLiteral("end FREE"));
        QVERIFY(list->model()->rowCount() >= 1);
        QVERIFY(list->model()->rowCount() < static_cast<int>(presets().size()));
        const QString id = list->currentIndex().data(PresetModel::Id).toString();
        QSignalSpy chosen(browser, &PresetBrowser::chosen);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!browser->isVisible());
        QCOMPARE(test.session.run().start().title, loadPreset(id.toStdString())->title);
    }

    // The search accepts the current language and English.
    void searchAcceptsLanguageAndEnglish() {
        PresetModel model;
        PresetSections sections(model);
        const auto found = [&sections](const QString& words) {
            sections.seek(words);
            return sections.rowOf(QStringLiteral("double-slit")) >= 0;
        };
        QVERIFY(found(QStringLiteral("double slit")));
        QVERIFY(!found(QStringLiteral("doppelspalt")));
        language::choose(QStringLiteral("de"));
        sections.refill();
        QVERIFY(found(QStringLiteral("slit double")));
        QVERIFY(found(QStringLiteral("DOPPELSPALT")));
        language::choose(QStringLiteral("fr"));
        sections.refill();
        QVERIFY(found(searchKey(QCoreApplication::translate("Preset", "Double slit"))));
        language::choose(QStringLiteral("en"));
    }

    void keysMoveThroughEntries() {
        OpenBrowser test;
        QVERIFY(test.isActive());
        QTest::keyClick(test.words, Qt::Key_Down);
        QTRY_VERIFY(test.list->hasFocus());
        QCOMPARE(test.row(), 0);
        QTest::keyClick(test.list, Qt::Key_Right);
        QCOMPARE(test.row(), 1);
        QTest::keyClick(test.list, Qt::Key_Left);
        QCOMPARE(test.row(), 0);
        // Key Down stays in its column, keeps the selection in view and stops at the last row.
        const int left = test.place().left();
        int steps = 0;
        for (int before = -1; before != test.row() && steps < 200; ++steps) {
            before = test.row();
            QTest::keyClick(test.list, Qt::Key_Down);
            QCOMPARE(test.place().left(), left);
            QVERIFY(test.isInView());
        }
        QVERIFY(steps > static_cast<int>(presetGroups().size()) / 2);
        QTest::keyClick(test.list, Qt::Key_End);
        QCOMPARE(test.row(), test.list->model()->rowCount() - 1);
        QVERIFY(test.isInView());
        QTest::keyClick(test.list, Qt::Key_PageUp);
        const int above = test.row();
        QVERIFY(above < test.list->model()->rowCount() - 1);
        QVERIFY(test.isInView());
        QTest::keyClick(test.list, Qt::Key_PageDown);
        QVERIFY(test.row() > above);
        QTest::keyClick(test.list, Qt::Key_Home);
        QCOMPARE(test.row(), 0);
        QCOMPARE(test.list->verticalScrollBar()->value(), 0); // heading visible too
        QSignalSpy chosen(&test.browser, &PresetBrowser::chosen);
        QTest::keyClick(test.list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().toString().toStdString(), presets().front().id);
    }

    void groupListScrollsToGroup() {
        OpenBrowser test;
        QVERIFY(test.isActive());
        QCOMPARE(test.groups->currentRow(), 0);
        const int last = test.groups->count() - 1;
        for (const int group : {3, last, 0}) {
            test.groups->setCurrentRow(group);
            QCOMPARE(test.list->currentIndex().data(PresetModel::Category).toString(),
                     test.groups->item(group)->text());
            QVERIFY(test.isInView());
            QCOMPARE(test.groups->currentRow(), group);
        }
        // Scrolling selects the group at the top.
        test.list->verticalScrollBar()->setValue(test.list->verticalScrollBar()->maximum() / 2);
        QVERIFY(test.groups->currentRow() > 0);
    }

    void starAndKeysToggleFavourites() {
        OpenBrowser test;
        QVERIFY(test.isActive());
        PresetMarks& marks = PresetMarks::current();
        auto* star = test.browser.findChild<QPushButton*>(QStringLiteral("presetStar"));
        const QString first = test.id();
        QTest::keyClick(test.words, Qt::Key_Down);
        QTest::keyClick(test.list, Qt::Key_F);
        QCOMPARE(marks.favourites(), QStringList{first});
        QVERIFY(star->isChecked());
        QCOMPARE(test.id(), first); // same experiment, one row further down
        QCOMPARE(test.row(), 1);
        QTest::keyClick(test.list, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(marks.favourites(), QStringList());
        QVERIFY(!star->isChecked());
        // A click on the star neither selects nor opens the experiment.
        const QModelIndex second = test.list->model()->index(1, 0);
        const QString other = second.data(PresetModel::Id).toString();
        QSignalSpy chosen(&test.browser, &PresetBrowser::chosen);
        const QPoint onStar = PresetCard::starRect(test.list->visualRect(second)).center();
        QTest::mouseClick(test.list->viewport(), Qt::LeftButton, {}, onStar);
        QCOMPARE(marks.favourites(), QStringList{other});
        QCOMPARE(test.id(), first);
        QCOMPARE(chosen.count(), 0);
        // The button adds the selected experiment.
        QTest::mouseClick(star, Qt::LeftButton);
        QCOMPARE(marks.favourites().size(), 2);
        // An experiment chosen among the favourites is followed by the next favourite.
        test.list->setCurrentIndex(test.list->model()->index(0, 0));
        QTest::keyClick(test.list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().back().toBool(), true);
    }

    void doubleClickOpensAndEscapeCloses() {
        OpenBrowser test;
        QVERIFY(test.isActive());
        QSignalSpy chosen(&test.browser, &PresetBrowser::chosen);
        const QPoint there = test.list->visualRect(test.list->model()->index(2, 0)).center();
        QTest::mouseClick(test.list->viewport(), Qt::LeftButton, {}, there);
        QCOMPARE(test.row(), 2);
        QTest::mouseDClick(test.list->viewport(), Qt::LeftButton, {}, there);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!test.browser.isVisible());
        test.browser.show();
        QTest::keyClick(&test.browser, Qt::Key_Escape);
        QVERIFY(!test.browser.isVisible());
    }

    // Entries do not overlap and are as high as their texts.
    void entriesFitAtEveryWidth() {
        OpenBrowser test;
        QVERIFY(test.isActive());
        for (const int width : {460, 760, 1000, 1300}) {
            test.browser.resize(width, 600);
            QTRY_COMPARE(test.browser.width(), width);
            QList<QRect> cards;
            for (int row = 0; row < test.list->model()->rowCount(); ++row) {
                const QModelIndex index = test.list->model()->index(row, 0);
                const QRect card = test.list->visualRect(index);
                QVERIFY(card.height() >= PresetCard::heightFor(index));
                QVERIFY(card.right() < test.list->viewport()->width() || card.left() == 0);
                QVERIFY(std::ranges::none_of(cards, [&](const QRect& each) { return each.intersects(card); }));
                cards << card;
            }
        }
    }
};

SEICHE_WINDOW_TEST(QApplication, PresetBrowserTest)
#include "tst_preset_browser.moc"
