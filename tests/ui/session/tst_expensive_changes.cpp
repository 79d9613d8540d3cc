// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validate.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QSignalSpy>

using namespace seiche;

namespace {

Experiment largePool() {
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.grid = {4096, 4096};
    return pool;
}

/// A session whose clock advances by 0.1 s per reading.
struct SlowSession : Session {
    QObject canvas;
    std::chrono::nanoseconds now{};

    SlowSession() : Session(*loadPreset("string"), *loadPreset("pool")) {
        setClock([this] { return now += std::chrono::milliseconds(100); });
        setCanvasVisible(&canvas, true);
    }
};

} // namespace

class ExpensiveChangesTest : public QObject {
    Q_OBJECT

private slots:
    void refusesTooExpensiveChanges() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        QVERIFY(session.open(largePool()));
        QSignalSpy refused(&session, &Session::changeRefused);
        Pull wide = session.settings().pullWith;
        wide.width = 4000.0;
        session.pull(wide);
        session.hold(1, wide, {}, 1);
        session.setPullWith(wide);
        PoolObject wall;
        wall.name = "w";
        wall.x = wall.y = 2000.0;
        wall.is =
            Wall{.shape = {.form = Form::Parabola, .width = 4000, .height = 4000, .thickness = 9, .path = {}}};
        session.change(ObjectsChange{{wall}, {}, {}}, {});
        QCOMPARE(refused.size(), 4);
        QVERIFY(session.run().log().empty());
        QVERIFY(!session.isHeld(1));
        QVERIFY(session.settings().pullWith.width < 4000.0);
        // Cheap changes still work.
        session.tap();
        QCOMPARE(session.run().log().size(), std::size_t{1});
        QCOMPARE(refused.size(), 4);
    }

    // The first event uses up the time of a tick.
    void eventsOfOneStepActInSeveralTicks() {
        SlowSession session;
        Experiment pool = *loadPreset("pool");
        pool.events.assign(50, Event{0, pool.pullWith});
        QVERIFY(validate(pool).empty());
        QVERIFY(session.open(pool));
        std::vector<std::size_t> acted;
        connect(&session, &Session::advanced, this, [&] { acted.push_back(session.run().eventsActed()); });
        QTRY_COMPARE_WITH_TIMEOUT(session.run().eventsActed(), std::size_t{50}, patience);
        QVERIFY2(acted.size() > 20, qPrintable(QString::number(acted.size())));
        QVERIFY(session.run().frame() <= 5);
        QTRY_VERIFY_WITH_TIMEOUT(session.run().frame() > 5, patience);
    }
};

SEICHE_WINDOW_TEST(QApplication, ExpensiveChangesTest)
#include "tst_expensive_changes.moc"
