// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "explosion/explosion_message.h"
#include "files/presets.h"
#include "window_test.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace seiche;

namespace {

/// A paused session with a message on a canvas.
struct MessageUnderTest {
    Session session{*loadPreset("string"), *loadPreset("pool")};
    QWidget canvas;
    ExplosionMessage message{session, &canvas};

    MessageUnderTest() {
        session.setPlaying(false);
        canvas.resize(900, 600);
        canvas.show();
    }

    void explode() {
        session.tap();
        const auto isOver = [this] { return ExplosionWatch::of(session).explosion().has_value(); };
        for (int i = 0; i < 3000 && !isOver(); ++i) session.step();
        place();
    }
    void place() { message.placeIn({20, 80, 860, 440}); }
    QPushButton& button(const char* name) { return *message.findChild<QPushButton*>(QLatin1String(name)); }
    QString text() const { return message.accessibleName(); }
};

} // namespace

class TestExplosionMessage : public QObject {
    Q_OBJECT

private slots:
    void isHiddenWithoutExplosion() {
        MessageUnderTest test;
        test.session.tap();
        test.session.step();
        test.place();
        QVERIFY(!test.message.isVisible());
    }

    void explainsEuler() {
        MessageUnderTest test;
        test.session.setComparison(Scheme::Euler, true);
        test.explode();
        QVERIFY(test.message.isVisible());
        const auto count = explosionOf(test.session.comparison(), Scheme::Euler);
        QVERIFY2(test.text().contains(QStringLiteral("2.24 times as high")), qPrintable(test.text()));
        QVERIFY2(test.text().contains(QStringLiteral("%1 steps after the tap").arg(count->steps)),
                 qPrintable(test.text()));
        QVERIFY2(test.text().contains(QStringLiteral("old velocity")), qPrintable(test.text()));
        QVERIFY(test.button("explosionStable").isHidden()); // the main run is stable
        QSignalSpy reason(&test.message, &ExplosionMessage::reasonRequested);
        test.button("explosionWhy").click();
        QCOMPARE(reason.size(), 1);
        QCOMPARE(reason.front().front().value<Scheme>(), Scheme::Euler);
    }

    void kBeyondTheLimitNamesTheLimit() {
        MessageUnderTest test;
        QVERIFY(test.session.set({{"k", 1.2}}).empty());
        test.explode();
        QVERIFY2(test.text().contains(QStringLiteral("k = 1.2 is beyond the limit of 1")),
                 qPrintable(test.text()));
        QVERIFY(!test.button("explosionStable").isHidden());
        QCOMPARE(test.button("explosionStable").text(), QStringLiteral("Back to k = 1"));
        test.button("explosionStable").click();
        test.place();
        QCOMPARE(test.session.settings().rule.k, 1.0);
        QVERIFY(!test.message.isVisible());
    }

    // A lesson that asks for the limit must not be answered here.
    void hiddenLimitIsNotTold() {
        MessageUnderTest test;
        QVERIFY(test.session.set({{"k", 1.2}}).empty());
        test.session.askForLimit(true);
        test.explode();
        QVERIFY(test.message.isVisible());
        QVERIFY2(!test.text().contains(QStringLiteral("limit")), qPrintable(test.text()));
        QVERIFY(test.button("explosionStable").isHidden());
        QVERIFY(test.button("explosionWhy").isHidden());
    }

    void tooMuchEnergyIsNoInstability() {
        MessageUnderTest test;
        Experiment loud = *loadPreset("string");
        loud.rule.edges.left = loud.rule.edges.right = Edge::Free;
        loud.rule.damping = {};
        loud.drive = {.height = 1e6, .frequency = 1e-4, .shape = PullShape::Cosine, .width = 100.0, .x = 60.0};
        test.session.open(loud);
        for (int i = 0; i < 20'000 && !test.session.run().divergedAt(); ++i) test.session.step();
        test.place();
        QVERIFY(test.session.run().divergedAt());
        QVERIFY2(test.text().contains(QStringLiteral("too much energy")), qPrintable(test.text()));
        QVERIFY(test.button("explosionWhy").isHidden());
        QVERIFY(test.button("explosionStable").isHidden());
    }

    void againStartsOnceMore() {
        MessageUnderTest test;
        test.session.setComparison(Scheme::Euler, true);
        test.explode();
        test.button("explosionAgain").click();
        test.place();
        QVERIFY(!test.message.isVisible());
        QVERIFY(test.session.isPlaying());
        QCOMPARE(test.session.run().frame(), std::int64_t{0});
        QVERIFY(test.session.run().largestHeight() > 0.0);
    }

    void closedMessageReturnsWithTheNextExplosion() {
        MessageUnderTest test;
        test.session.setComparison(Scheme::Euler, true);
        test.explode();
        test.message.findChild<QToolButton*>(QStringLiteral("explosionClose"))->click();
        test.place();
        QVERIFY(!test.message.isVisible());
        test.session.restart();
        test.place();
        test.explode();
        QVERIFY(test.message.isVisible());
    }

    void fitsIntoEveryRoom() {
        MessageUnderTest test;
        test.session.setComparison(Scheme::Euler, true);
        test.explode();
        const auto shownIn = [&](const QRectF& room) {
            test.message.placeIn(room);
            return test.message.isVisible() ? QRectF(test.message.geometry()) : QRectF();
        };
        const QRectF usual(10, 60, 600, 400), low(40, 420, 800, 100), shallow(40, 20, 800, 140);
        QVERIFY(usual.contains(shownIn(usual)));
        const QRectF above = shownIn(low); // the wave of the projector view
        QVERIFY(above.isValid() && above.bottom() < low.top());
        const double full = above.height();
        const QRectF brief = shownIn(shallow); // without the text
        QVERIFY(shallow.contains(brief));
        QVERIFY(brief.height() < full);
        QVERIFY(shownIn({40, 20, 800, 60}).isNull());
        QVERIFY(shownIn({40, 20, 120, 400}).isNull());
        QCOMPARE(shownIn(usual).height(), full);
    }
};

SEICHE_WIDGET_TEST(TestExplosionMessage)
#include "tst_explosion_message.moc"
