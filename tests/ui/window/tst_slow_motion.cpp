// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window reports a computer that is too slow, in every layout and language.
#include "lab/resonance_lab.h"
#include "window/hints.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QLabel>

using namespace seiche;
using namespace std::chrono_literals;

class SlowMotion : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void cleanup() { asAtTheFirstStart(); }

    void labelFitsInEveryLanguage_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("type");
        for (const QString& code : language::available())
            for (const int type : {100, 150, 200})
                QTest::addRow("%s, type %d %%", qPrintable(code), type) << code << type;
    }
    void labelFitsInEveryLanguage() {
        QFETCH(QString, code);
        QFETCH(int, type);
        constexpr QSize min{960, 540};
        language::choose(code);
        WindowUnderTest test;
        QVERIFY(test.show(min));
        test.session.setPlaying(false);
        test.window.viewing().setTextSize(type);
        test.window.resize(min);
        QVERIFY(settles(test.window));
        const auto* label = test.child<QLabel>("slowMotion");
        QVERIFY(!label->isVisible());
        emit test.session.paceChanged(0.9);
        QVERIFY(settles(test.window));
        QVERIFY(label->isVisible());
        QVERIFY(!label->toolTip().isEmpty());
        const QWidget* bar = label->parentWidget();
        QVERIFY(bar->minimumSizeHint().width() <= bar->width());
        const QRect inBar(label->pos(), label->size());
        QVERIFY(bar->rect().contains(inBar));
        QVERIFY2(label->width() >= label->sizeHint().width(), "the text is cut off");
        for (const QWidget* other : bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (other == label || !other->isVisible()) continue;
            QVERIFY2(!other->geometry().intersects(inBar), qPrintable(other->objectName()));
            if (qobject_cast<const QLabel*>(other))
                QVERIFY2(other->width() >= other->minimumSizeHint().width(), qPrintable(other->objectName()));
        }
        emit test.session.paceChanged(1.0);
        QVERIFY(!label->isVisible());
        QVERIFY(test.child<QWidget>("timeLabel")->isVisible());
    }

    void hintExplainsRestartedTapping() {
        Session session(*loadPreset("string"), *loadPreset("pool"));
        QObject canvas;
        std::chrono::nanoseconds now{};
        session.setClock([&now] { return now; });
        session.setCanvasVisible(&canvas, true);
        ResonanceLab lab(session);
        Hints hints(session, &canvas);
        hints.follow(lab);
        const QString reason = QStringLiteral("The rhythm starts again");
        for (const auto pause : {1s, 1s, 3s}) { // the last pause exceeds the longest bridged stall
            QVERIFY(!hints.sentence().startsWith(reason));
            now += pause;
            session.tap();
        }
        QVERIFY2(hints.sentence().startsWith(reason), qPrintable(hints.sentence()));
        now += 1s;
        session.tap();
        QVERIFY(!hints.sentence().startsWith(reason));
    }
};

SEICHE_WINDOW_TEST(QApplication, SlowMotion)
#include "tst_slow_motion.moc"
