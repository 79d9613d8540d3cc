// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column/medium_block.h"
#include "theme/theme.h"
#include "theory/half_life.h"
#include "widgets/named_slider.h"
#include "window_test.h"

#include <QToolButton>

#include <cmath>
#include <memory>

using namespace seiche;

namespace {

Experiment singing() {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.stepsPerSecond = 638;
    experiment.rule.k = 0.5;
    experiment.rule.damping.velocity = 0.999773;
    return experiment;
}

} // namespace

class TestMediumBlock : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MediumBlock> m_block;

    const Rule& rule() const { return m_session->settings().rule; }
    ValueSlider* slider(const char* name) const { return m_block->findChild<ValueSlider*>(name); }
    QString words(const char* name) const { return m_block->findChild<QLabel*>(name)->text(); }
    QToolButton* button(const char* name) const { return m_block->findChild<QToolButton*>(name); }
    void open(const Experiment& onString, const Experiment& inPool = defaultExperiment(SceneKind::Pool)) {
        m_block.reset();
        m_session = std::make_unique<Session>(onString, inPool);
        m_session->setPlaying(false);
        m_block = std::make_unique<MediumBlock>(*m_session, nullptr);
        m_block->resize(304, 200);
        m_block->show();
        m_block->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_block.get()));
    }
    /// Returns whether k is at the stability limit, which damping raises slightly.
    bool isAtLimit() const { return std::abs(rule().k - *slider("tensionSlider")->mark()) < 1e-12; }
    /// Clicks the words of a slider and types a number.
    void type(const char* words, const char* entry, const char* text) {
        QTest::mouseClick(m_block->findChild<QLabel*>(words), Qt::LeftButton);
        auto* field = m_block->findChild<ValueEntry*>(entry);
        QVERIFY(field->isVisible());
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

private slots:
    void init() {
        QLocale::setDefault(QLocale::c());
        open(singing());
    }

    void wordsNameTensionLimitAndRinging() {
        QCOMPARE(words("tensionWords"), QStringLiteral("k = 0.5, stable up to 1"));
        QCOMPARE(words("ringingWords"), QStringLiteral("rings for 9.6 s"));
        m_session->set({{"damping.velocity", 1.0}});
        QCOMPARE(words("ringingWords"), QStringLiteral("rings for ever"));
        m_session->show(SceneKind::Pool);
        QVERIFY(!words("ringingWords").contains(QLatin1String("rings")));
    }

    void dampingGrowsToTheRight() {
        ValueSlider* damping = slider("ringingSlider");
        damping->setFocus();
        const double before = halfLife(rule().damping, 638);
        QTest::keyClick(damping, Qt::Key_Right);
        QVERIFY(halfLife(rule().damping, 638) < before);
        QTest::keyClick(damping, Qt::Key_Home);
        QCOMPARE(rule().damping.velocity, 1.0);
        QTest::keyClick(damping, Qt::Key_End);
        QVERIFY(std::abs(halfLife(rule().damping, 638) - 0.1) < 1e-3);
    }

    void dampingKeepsItsKind() {
        m_session->set({{"damping.velocity", 1.0}, {"damping.update", 0.999}});
        QTest::keyClick(slider("ringingSlider"), Qt::Key_Right);
        QCOMPARE(rule().damping.velocity, 1.0);
        QVERIFY(rule().damping.update < 0.999);
        m_session->set({{"damping.velocity", 0.998}});
        const double update = rule().damping.update;
        type("ringingWords", "ringingEntry", "2");
        QCOMPARE(rule().damping.update, update);
        // The velocity damping adds what the height damping lacks.
        QVERIFY(std::abs(halfLife(rule().damping, 638) -
                         std::min(2.0, halfLife({.update = update, .velocity = 1.0}, 638))) < 1e-6);
    }

    void typedValuesApply() {
        type("tensionWords", "tensionEntry", "0.25");
        QCOMPARE(rule().k, 0.25);
        QVERIFY(!m_block->findChild<ValueEntry*>("tensionEntry")->hasFocus());
        QTRY_VERIFY(m_block->findChild<QLabel*>("tensionWords")->isVisible());
        type("ringingWords", "ringingEntry", "4");
        QVERIFY(std::abs(halfLife(rule().damping, 638) - 4.0) < 1e-9);
    }

    void refusedValuesMoveNothing() {
        const int before = m_block->sizeHint().height();
        type("tensionWords", "tensionEntry", "5");
        QCOMPARE(rule().k, 0.5);
        QVERIFY(!m_block->findChild<ValueEntry*>("tensionEntry")->problem().isEmpty());
        QCOMPARE(m_block->sizeHint().height(), before);
        type("ringingWords", "ringingEntry", "0");
        QCOMPARE(rule().damping.velocity, 0.999773);
        QCOMPARE(m_block->sizeHint().height(), before);
    }

    void tensionStopsOnceAtTheLimit() {
        ValueSlider* tension = slider("tensionSlider");
        QVERIFY(std::abs(*tension->mark() - 1.0) < 1e-3);
        QTest::keyClick(tension, Qt::Key_End);
        QVERIFY(isAtLimit());
        QTest::keyClick(tension, Qt::Key_End);
        QVERIFY(rule().k > 1.1);
        // Back below the limit, the handle stops again.
        QTest::keyClick(tension, Qt::Key_Home);
        QTest::keyClick(tension, Qt::Key_End);
        QVERIFY(isAtLimit());
    }

    void dragStopsOnceAtTheLimit() {
        ValueSlider* tension = slider("tensionSlider");
        const auto dragTo = [&](double share) {
            const int y = tension->height() / 2;
            const double now = tension->scale().shareAt(rule().k);
            const auto x = [&](double at) { return static_cast<int>(8 + at * (tension->width() - 16)); };
            QTest::mousePress(tension, Qt::LeftButton, {}, {x(now), y});
            for (int i = 1; i <= 8; ++i) QTest::mouseMove(tension, {x(now + (share - now) * i / 8), y});
            QTest::mouseRelease(tension, Qt::LeftButton, {}, {x(share), y});
        };
        dragTo(0.98);
        QVERIFY(isAtLimit());
        dragTo(0.98);
        QVERIFY(rule().k > 1.05);
    }

    void trackIsHatchedBeyondTheLimit() {
        ValueSlider* tension = slider("tensionSlider");
        const QRgb hatching = Theme::current().tokens().limit.rgb();
        const auto hasHatching = [&](double fromShare, double toShare) {
            const QImage picture = tension->grab().toImage();
            for (int x = static_cast<int>(fromShare * picture.width()); x < toShare * picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (picture.pixel(x, y) == hatching) return true;
            return false;
        };
        QVERIFY(hasHatching(0.86, 1.0));
        QVERIFY(!hasHatching(0.0, 0.8));
        m_session->askForLimit(true);
        QVERIFY(!hasHatching(0.0, 1.0));
    }

    void endsChangeTogether() {
        QVERIFY(button("ends-fixed")->isChecked());
        button("ends-free")->click();
        QCOMPARE(rule().edges.left, Edge::Free);
        QCOMPARE(rule().edges.right, Edge::Free);
        QVERIFY(button("ends-free")->isChecked() && !button("ends-fixed")->isChecked());
        m_session->set({{"edges.left", std::string("fixed")}});
        for (const char* name : {"ends-fixed", "ends-free", "ends-absorbing"})
            QVERIFY(!button(name)->isChecked());
        m_session->show(SceneKind::Pool);
        button("ends-absorbing")->click();
        const Edges& edges = rule().edges;
        for (Edge edge : {edges.left, edges.right, edges.top, edges.bottom}) QCOMPARE(edge, Edge::Absorbing);
    }

    void integerWaterHasItsOwnParameters() {
        Experiment water = defaultExperiment(SceneKind::Pool);
        water.rule.arithmetic = Arithmetic::Integer;
        open(singing(), water);
        m_session->show(SceneKind::Pool);
        QVERIFY(!slider("tensionSlider")->isVisible());
        QVERIFY(m_block->findChild<ValueSlider*>("divisorSlider")->isVisible());
        QVERIFY(!button("ends-absorbing")->isEnabled());
    }
};

SEICHE_WIDGET_TEST(TestMediumBlock)
#include "tst_medium_block.moc"
