// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_test.h"
#include "window_under_test.h"

#include "../core/counted_memory.h"
#include "core/counted_memory.h"
#include "documents/documents.h"
#include "model/run_memory.h"
#include "record/film_dialog.h"
#include "record/record_actions.h"
#include "window/banner.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>

using namespace seiche;

namespace {

QString fileWith(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath(QStringLiteral("large.seiche"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
    return path;
}

/// Allows the program `bytes` of additional memory at most, during the lifetime of the object.
class Shortage {
public:
    explicit Shortage(std::size_t bytes) { counted::max = counted::held + bytes; }
    ~Shortage() { counted::max = std::numeric_limits<std::size_t>::max(); }
    Shortage(const Shortage&) = delete;
    Shortage& operator=(const Shortage&) = delete;
};

} // namespace

/// Experiments opened without enough memory.
class OpeningTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }

    void lackOfMemoryKeepsOldRun() {
        QTemporaryDir folder;
        const QString path = fileWith(
            folder,
            R"({"seiche": 1, "medium": "pool", "size": [2000, 2000], "scheme": "rk4", "title": "large"})");
        WindowUnderTest test;
        QVERIFY(test.show());
        test.session.show(SceneKind::Pool);
        auto* banner = test.child<Banner>("banner");
        QVERIFY(banner && !banner->isVisible());
        const Grid old = test.session.run().grid();
        Experiment large = defaultExperiment(SceneKind::Pool);
        large.grid = {2000, 2000};
        {
            // Enough for the heights, not for the first step.
            const Shortage shortage(bytesOfRun(large) + 1'000'000);
            test.window.openFile(path);
        }
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->text().contains(QStringLiteral("not enough memory")), qPrintable(banner->text()));
        QVERIFY2(banner->text().contains(QStringLiteral("large.seiche")), qPrintable(banner->text()));
        QCOMPARE(test.session.run().grid(), old);
        QVERIFY(test.window.documents().path().isEmpty());
        // The old run continues.
        test.session.setPlaying(true);
        const std::int64_t frame = test.session.run().frame();
        QTRY_VERIFY(test.session.run().frame() > frame);
        // An experiment without a file fails in the same way.
        banner->hide();
        {
            large.rule.scheme = Scheme::Rk4;
            const Shortage shortage(bytesOfRun(large) / 2);
            test.window.documents().openUntitled(large);
        }
        QVERIFY2(banner->isVisible() && banner->text().contains(QStringLiteral("not enough memory")),
                 qPrintable(banner->text()));
        QCOMPARE(test.session.run().grid(), old);
        // With enough memory the file opens.
        test.window.openFile(path);
        QCOMPARE(test.session.run().grid(), large.grid);
        QCOMPARE(test.window.documents().path(), path);
        QVERIFY(!banner->isVisible());
        QTRY_VERIFY(test.session.run().frame() > 0);
    }

    void refusesComparisonRunOverMemoryLimit() {
        WindowUnderTest test;
        QVERIFY(test.show());
        auto* banner = test.child<Banner>("banner");
        Experiment large = defaultExperiment(SceneKind::Pool);
        large.grid = {3500, 3500};
        test.session.setPlaying(false);
        test.window.documents().openUntitled(large);
        test.session.setComparison(Scheme::Rk4, true);
        QVERIFY(test.session.comparison().comparisonRun(Scheme::Rk4));
        QVERIFY(!banner->isVisible());
        const int undoable = test.session.undoGroup().activeStack()->count();
        test.session.setComparison(Scheme::DelayedEuler, true);
        QVERIFY(!test.session.comparison().comparisonRun(Scheme::DelayedEuler));
        QCOMPARE(test.session.undoGroup().activeStack()->count(), undoable);
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->text().contains(QStringLiteral("450 MB")), qPrintable(banner->text()));
        // The box must show that the comparison run is off.
        auto* box = test.child<QCheckBox>("delayed-euler");
        QVERIFY(box && !box->isChecked());
    }

    void refusesCopiesWithoutMemory() {
        WindowUnderTest test;
        QVERIFY(test.show());
        test.session.setPlaying(false);
        auto* sweep = test.child<QPushButton>("sweep");
        QVERIFY(sweep);
        const auto open = [&](int side) {
            Experiment pool = defaultExperiment(SceneKind::Pool);
            pool.grid = {side, side};
            pool.rule.scheme = Scheme::Rk4;
            test.window.documents().openUntitled(pool);
        };
        open(64);
        QTRY_VERIFY(sweep->isEnabled());
        open(4000);
        QTRY_VERIFY(!sweep->isEnabled());
        QVERIFY2(sweep->toolTip().contains(QStringLiteral("memory")), qPrintable(sweep->toolTip()));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("film.gif"));
        FilmDialog film(test.session, [] { return 1.0; }, nullptr);
        film.makeFilm(path);
        const QString said = film.findChild<QLabel*>(QStringLiteral("film-state"))->text();
        QVERIFY2(said.contains(QStringLiteral("not enough memory")), qPrintable(said));
        QVERIFY(!QFile::exists(path));
        // Tables need a copy of the run, too.
        auto* record = test.window.findChild<RecordActions*>();
        auto* banner = test.child<Banner>("banner");
        QVERIFY(record);
        for (const auto write : {&RecordActions::writeProbes, &RecordActions::writeState}) {
            banner->hide();
            const QString table = folder.filePath(QStringLiteral("table.csv"));
            (record->*write)(table, {});
            QVERIFY(!record->isWorking() && banner->isVisible());
            QVERIFY2(banner->text().contains(QStringLiteral("not enough memory")), qPrintable(banner->text()));
            QVERIFY(!QFile::exists(table));
        }
    }

    // A few bytes that request gigabytes.
    void refusesHugeGridBeforeAllocation() {
        QTemporaryDir folder;
        const QString path = fileWith(folder, R"({"seiche": 1, "medium": "pool", "size": [1, 16777216]})");
        WindowUnderTest test;
        QVERIFY(test.show());
        const std::size_t before = counted::highest;
        test.window.openFile(path);
        auto* banner = test.child<Banner>("banner");
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->text().contains(QStringLiteral("at most 450 MB")), qPrintable(banner->text()));
        QVERIFY(counted::highest - before < 50'000'000);
    }
};

SEICHE_WINDOW_TEST(QApplication, OpeningTest)
#include "tst_opening.moc"
