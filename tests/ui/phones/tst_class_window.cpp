// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "contrast.h"
#include "qr_reader.h"
#include "window_test.h"
#include "window_under_test.h"

#include "classroom/classroom.h"
#include "classroom/run_check.h"
#include "core/http_client.h"
#include "files/experiment_file.h"
#include "files/json_value.h"
#include "lab/resonance_lab.h"
#include "phones/class_actions.h"
#include "phones/class_chart.h"
#include "phones/class_page.h"
#include "phones/nick_words.h"
#include "phones/open_class_dialog.h"
#include "phones/vote_bars.h"
#include "resonance/resonance_panel.h"
#include "run/pacer.h"
#include "run/simulation.h"
#include "share/qr_code.h"
#include "study/point_code.h"
#include "study/resonance_meter.h"
#include "window/banner.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>

#include <chrono>
#include <cmath>
#include <csignal>
#include <memory>
#include <sys/resource.h>

using namespace seiche;

namespace {

/// A class on the loopback. Its name stands for an address that phones could reach.
const ClassServerSettings onTheLoopback{"127.0.0.1", 0, {"class.localhost"}, false};

/// The window with a class.
struct ClassUnderTest : WindowUnderTest {
    /// Shows the window with an open class. Returns whether the class page is visible.
    bool begin(QSize size = {1366, 768}) {
        if (!show(size)) return false;
        window.openClass(onTheLoopback);
        return page() && page()->isVisible();
    }
    ClassPage* page() { return child<ClassPage>("classPage"); }
    ClassChart* chart() { return child<ClassChart>("classChart"); }
    QAction* action(const char* name) { return window.findChild<QAction*>(QLatin1String(name)); }
    QString text(const char* label) { return child<QLabel>(label)->text(); }
    int port() {
        const QString address = text("joinAddress");
        return address.mid(address.indexOf(QLatin1Char(':')) + 1).toInt();
    }
    std::string code() { return text("joinLetters").toStdString(); }
    ClassActions* actions() { return window.findChild<ClassActions*>(); }
    /// Sets the verification result of all points without replaying their runs.
    void prove(Proof proof) {
        actions()->phones().changeClass([proof](Classroom& room) {
            for (std::int64_t number = 1; room.point(number); ++number) room.prove(number, proof);
        });
    }
    /// Waits until the class has processed all requests of the window. Returns whether it did.
    bool isHeard() {
        const auto answered = std::make_shared<bool>(false);
        actions()->phones().askForTable([answered](const std::string&) { *answered = true; });
        return QTest::qWaitFor([&] { return *answered; }, patience);
    }
};

JsonValue jsonIn(const HttpAnswer& answer) {
    auto read = readJson(answer.body);
    JsonValue* value = std::get_if<JsonValue>(&read);
    return value ? *value : JsonValue();
}

std::string textIn(const HttpAnswer& answer, const char* key) {
    const JsonValue whole = jsonIn(answer);
    const JsonValue* value = whole.find(key);
    return value && value->text() ? *value->text() : "";
}

/// Returns the right answer in a state. Empty if the state hides it.
std::optional<double> rightIn(const HttpAnswer& answer) {
    const JsonValue whole = jsonIn(answer);
    const JsonValue* question = whole.find("question");
    const JsonValue* right = question ? question->find("right") : nullptr;
    return right && right->number() ? std::optional(*right->number()) : std::nullopt;
}

/// A phone that sends the requests of the phones' web page.
struct Phone {
    int port;
    std::string token;
    std::string nick;
    /// Rate limit of a phone. The burst is halved because delayed requests can arrive together.
    RateLimit pace{limits::requestsPerSecond, limits::requestsAtOnce / 2};

    explicit Phone(ClassUnderTest& test) : port(test.port()) {
        const HttpAnswer joined = ask(port, "POST", "/1/join", "", R"({"code":")" + test.code() + R"("})");
        token = textIn(joined, "token");
        nick = textIn(joined, "nick");
    }
    HttpAnswer request(const char* method, const std::string& path, const std::string& body = "") {
        const auto isAllowed = [this] {
            const auto now = std::chrono::steady_clock::now().time_since_epoch();
            return pace.tryConsume(std::chrono::duration<double>(now).count());
        };
        if (!QTest::qWaitFor(isAllowed, patience)) qFatal("a phone may ask nothing");
        return ask(port, method, path, token, body);
    }
    HttpAnswer post(const char* what, const std::string& body) {
        return request("POST", std::string("/1/") + what, body);
    }
    HttpAnswer state() { return request("GET", "/1/state?after=-1"); }
    HttpAnswer point(double hertz, double amplitude) {
        return post("point", "{\"hz\":" + std::to_string(hertz) +
                                 ",\"amplitude\":" + std::to_string(amplitude) + ",\"taps\":5}");
    }
    QString translatedNick() const { return QString::fromStdString(nick); }
};

struct TappedRun {
    Simulation run;
    double hertz;
    double amplitude; ///< unit: one tap
};

/// Returns the run and the point of a phone that taps at this frequency.
TappedRun tapped(double hertz, int taps) {
    Simulation run(*loadPreset("string"));
    ResonanceMeter meter;
    meter.watch(run);
    const double period = run.settings().stepsPerSecond / hertz;
    for (int i = 0; i < taps; ++i) {
        const std::int64_t at = std::llround(period * i);
        while (run.frame() < at) {
            run.advance(std::min(stepsBetweenSamples(run.settings()), at - run.frame()));
            meter.sample(run);
        }
        meter.tap(run, run.settings().pullWith);
        run.apply(run.settings().pullWith);
        meter.sample(run);
    }
    const ResonancePoint& point = meter.log().points().back();
    run.advance(50); // the last tap acts in the next step
    return {std::move(run), point.hertz, point.amplitude / point.onePull};
}

std::string reportOf(const TappedRun& tapped) {
    return "{\"hz\":" + std::to_string(tapped.hertz) + ",\"amplitude\":" + std::to_string(tapped.amplitude) +
           ",\"taps\":8,\"run\":" + writeExperiment(tapped.run.asExperiment()) + "}";
}

void press(WindowUnderTest& test, const char* button) {
    auto* found = test.window.findChild<QAbstractButton*>(QLatin1String(button));
    QVERIFY2(found && found->isEnabled(), button);
    found->click();
}

} // namespace

class ClassWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }

    void classControlsHiddenUntilOpened() {
        ClassUnderTest test;
        QVERIFY(test.show());
        QVERIFY(!test.page());
        QVERIFY(!test.action("freezeClass")->isEnabled());
        QVERIFY(test.child<QLabel>("classSign")->isHidden());
        for (QAction* each : test.actions()->menu()->actions())
            if (!each->isSeparator() && each->objectName() != QLatin1String("openClass") &&
                each->objectName() != QLatin1String("followLesson"))
                QVERIFY2(!each->isEnabled(), qPrintable(each->text()));
    }

    void dialogOpensClass() {
        ClassUnderTest test;
        QVERIFY(test.show());
        test.action("openClass")->trigger();
        auto* dialog = test.child<OpenClassDialog>("openClassDialog");
        QVERIFY(dialog && dialog->isVisible());
        auto* address = dialog->findChild<QComboBox*>(QStringLiteral("classAddress"));
        QVERIFY(address->findData(QStringLiteral("0.0.0.0")) >= 0);
        const int loopback = address->findData(QStringLiteral("127.0.0.1"));
        QVERIFY(loopback >= 0);
        address->setCurrentIndex(loopback);
        dialog->findChild<QSpinBox*>(QStringLiteral("classPort"))->setValue(0);
        dialog->findChild<QPushButton*>(QStringLiteral("beginClass"))->click();
        QTRY_VERIFY(test.page() && test.page()->isVisible());
        QVERIFY(QRegularExpression(QStringLiteral("^[A-Z0-9]{4}$")).match(test.text("joinLetters")).hasMatch());
        QVERIFY(test.text("joinAddress").startsWith(QLatin1String("127.0.0.1:")));
        QVERIFY(test.child<QLabel>("classSign")->isVisible());
        QVERIFY(test.child<QLabel>("classSign")->text().contains(test.text("joinLetters")));
        // Other devices cannot reach the loopback, so the window shows advice instead of a code.
        QVERIFY(!test.child<QrCode>("joinCode")->isVisible());
        QVERIFY(test.child<QLabel>("joinAdvice")->isVisible());
        QCOMPARE(QSettings().value(QStringLiteral("class/port")).toInt(), 0);
    }

    void openingFailureShowsReason() {
        ClassUnderTest first, second;
        QVERIFY(first.begin());
        QVERIFY(second.show());
        second.window.openClass(ClassServerSettings{"127.0.0.1", first.port(), {}, false});
        auto* dialog = second.child<OpenClassDialog>("openClassDialog");
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(second.text("classProblem").contains(QStringLiteral("127.0.0.1:%1").arg(first.port())));
        QVERIFY(!second.page());
    }

    void qrCodeContainsJoinAddress() {
        for (const bool projector : {false, true}) {
            ClassUnderTest test;
            QVERIFY(test.begin());
            if (projector) test.window.setProjector(true);
            QTRY_COMPARE(
                readBack(test.window.grab().toImage()),
                QStringLiteral("http://class.localhost:%1/#%2").arg(test.port()).arg(test.text("joinLetters")));
        }
    }

    void phonePointReplaysBitExactly() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        const TappedRun sent = tapped(1.0, 8);
        QCOMPARE(phone.post("point", reportOf(sent)).status, 204);
        QTRY_VERIFY(test.text("classSummary").contains(phone.translatedNick()));
        QTRY_COMPARE(test.text("joinCount"), QStringLiteral("1 joined · 1 with a point"));
        QVERIFY(test.text("classSummary").contains(QLocale().toString(sent.amplitude, 'f', 1)));
        // The keys select the only point.
        test.chart()->setFocus();
        QTRY_VERIFY(test.chart()->hasFocus());
        QTest::keyClick(test.chart(), Qt::Key_Right);
        QTest::keyClick(test.chart(), Qt::Key_Return);
        QTRY_VERIFY(!test.page()->isVisible());
        QVERIFY(test.window.banner().text().contains(phone.translatedNick()));
        // The replay starts from rest, with the first tap after a second.
        const std::string text = writeExperiment(sent.run.asExperiment());
        const std::optional<Experiment> rhythm =
            rhythmOf({1, sent.hertz, sent.amplitude, text}, sent.run.start(), std::chrono::seconds(60));
        QVERIFY(rhythm);
        QCOMPARE(rhythm->events.front().step, std::llround(rhythm->stepsPerSecond));
        const std::int64_t end = rhythm->events.back().step + 10;
        QTRY_VERIFY_WITH_TIMEOUT(test.session.run().frame() >= end, patience);
        test.session.setPlaying(false);
        Simulation alone(*rhythm);
        alone.advance(test.session.run().frame());
        QCOMPARE(test.session.run().hash(), alone.hash());
        // The replay reproduces the student's frequency and amplitude.
        const ResonanceLab& lab = test.window.findChild<ResonancePanel*>()->lab();
        QVERIFY(lab.rhythm() && lab.amplitude());
        QVERIFY(std::abs(lab.rhythm()->hertz / sent.hertz - 1.0) < 0.01);
        QVERIFY(std::abs(lab.amplitude()->value / lab.onePull() / sent.amplitude - 1.0) < 0.02);
        test.action("openClass")->trigger();
        QVERIFY(test.page()->isVisible());
    }

    void clickSelectsPointUnderPointer() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone one(test), other(test);
        QCOMPARE(one.point(1.0, 9.0).status, 204);
        QCOMPARE(one.point(1.001, 4.0).status, 204);
        QCOMPARE(other.point(1.002, 6.0).status, 204);
        test.prove(Proof::Follows);
        QTRY_VERIFY(test.actions()->phones().view().best());
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{3});
        QSignalSpy chosen(test.chart(), &ClassChart::pointChosen);
        // A click on overlapping dots selects the dot under the pointer.
        QWidget* view = test.chart()->findChild<QAbstractScrollArea*>()->viewport();
        const auto look = [&] {
            const QImage picture = view->grab().toImage();
            std::vector<QPoint> seen;
            for (const std::string& nick : {one.nick, other.nick, one.nick}) {
                const std::string word = nick.substr(0, nick.find(' '));
                const auto colour = std::ranges::find(nickColours, word, &NickColour::word);
                const QRgb rgb = QColor(QString::fromStdString(std::string(colour->rgb))).rgb();
                const int from = seen.empty() ? 0 : seen.back().y() + 12;
                for (int y = from; y < picture.height() && seen.size() < 3; ++y) {
                    bool found = false;
                    for (int x = 0; x < picture.width() && !found; ++x)
                        if (picture.pixel(x, y) == rgb) {
                            seen.emplace_back(x, y + 3);
                            found = true;
                        }
                    if (found) break;
                }
            }
            return seen;
        };
        std::vector<QPoint> dots;
        QTRY_COMPARE_WITH_TIMEOUT((dots = look()).size(), std::size_t{3}, patience);
        for (const QPoint& dot : dots) QTest::mouseClick(view, Qt::LeftButton, {}, dot);
        QCOMPARE(chosen.size(), 3);
        QCOMPARE(chosen[0][0].toInt(), 1);
        QCOMPARE(chosen[1][0].toInt(), 3);
        QCOMPARE(chosen[2][0].toInt(), 2);
        QVERIFY(test.page()->isVisible()); // points without runs
        QVERIFY(!test.text("classHint").isEmpty());
    }

    void mismatchedPointIsUnverified() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        TappedRun invented = tapped(1.1, 6);
        invented.amplitude *= 2.0;
        QCOMPARE(phone.post("point", reportOf(invented)).status, 204);
        QTRY_VERIFY(test.text("classSummary").contains(QStringLiteral("unverified: 1")));
        QVERIFY(test.chart()->table().columns.contains(QStringLiteral("unverified")));
        QVERIFY(!test.text("classSummary").contains(phone.translatedNick())); // no best point
    }

    void unverifiedPointLeavesBestAndAxes() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone honest(test), other(test);
        QCOMPARE(honest.post("point", reportOf(tapped(1.1, 6))).status, 204);
        QTRY_VERIFY(test.text("classSummary").contains(honest.translatedNick()));
        QTRY_VERIFY(test.chart()->xAxis().max > 2.0); // axis range follows from the theory
        const ChartAxis along = test.chart()->xAxis(), up = test.chart()->yAxis();
        QCOMPARE(textIn(other.post("point", R"({"hz":900,"amplitude":999999,"taps":8})"), "error"),
                 std::string("out-of-reach"));
        QCOMPARE(other.post("point", R"({"hz":900,"amplitude":13,"taps":8})").status, 204);
        QCOMPARE(other.post("point", R"({"hz":2.9,"amplitude":13,"taps":8})").status, 204);
        QTRY_VERIFY(test.text("classSummary").contains(QStringLiteral("unverified: 2")));
        QVERIFY(test.text("classSummary").contains(honest.translatedNick()));
        QVERIFY(!test.text("classSummary").contains(other.translatedNick()));
        QVERIFY(test.chart()->xAxis() == along);
        QVERIFY(test.chart()->yAxis() == up);
        // A point typed by the teacher may extend the axis.
        test.actions()->phones().changeClass([](Classroom& room) { room.addTyped(1.5, 13.0); });
        QTRY_VERIFY(test.chart()->yAxis().max > up.max);
        QVERIFY(!test.text("classSummary").contains(QStringLiteral("entered by code")));
    }

    void menuRemovesAndRestoresPoint() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        QCOMPARE(phone.point(1.0, 2.0).status, 204);
        QCOMPARE(phone.point(1.5, 9.0).status, 204);
        test.prove(Proof::Follows);
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{2});
        const auto entry = [&](const char* words) -> QAction* {
            for (QMenu* menu : test.chart()->findChildren<QMenu*>())
                for (QAction* action : menu->actions())
                    if (menu->isVisible() && action->text() == QLatin1String(words)) return action;
            return nullptr;
        };
        const auto choose = [&](const char* words) {
            QAction* action = entry(words);
            if (action) action->trigger();
            for (QMenu* menu : test.chart()->findChildren<QMenu*>()) menu->close();
            return action != nullptr;
        };
        const auto openMenuAt = [&](std::optional<QPoint> at) {
            QContextMenuEvent event(at ? QContextMenuEvent::Mouse : QContextMenuEvent::Keyboard,
                                    at.value_or(QPoint()), test.chart()->mapToGlobal(at.value_or(QPoint())));
            QApplication::sendEvent(test.chart(), &event);
        };
        // The keys move the readout to the first point.
        QTRY_VERIFY(test.chart()->pixelAlong(1.0));
        test.chart()->setFocus();
        QTest::keyClick(test.chart(), Qt::Key_Right);
        openMenuAt(std::nullopt);
        QVERIFY(!entry("Restore last removed point"));
        QVERIFY(choose("Remove this point"));
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1});
        QCOMPARE(*test.chart()->table().rows[0][0], 1.5);
        QVERIFY(test.text("classHint").contains(QStringLiteral("removed")));
        // Away from all points there is none to remove.
        openMenuAt(QPoint(3, 3));
        QVERIFY(!entry("Remove this point"));
        QVERIFY(choose("Restore last removed point"));
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{2});
    }

    void theoryCurveShowsOnRequest() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        QVERIFY(test.chart()->table().rows.empty());
        test.action("classCurve")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(test.chart()->table().rows.size() > 100, patience);
        // Theoretical peak of the standard string: 14 taps at 1 Hz, within the accuracy of the
        // prediction.
        double highest = 0.0, at = 0.0;
        for (const auto& row : test.chart()->table().rows)
            if (row[1] && *row[1] > highest) {
                highest = *row[1];
                at = *row[0];
            }
        QVERIFY2(std::abs(at - 1.0) < 0.01, qPrintable(QString::number(at)));
        QVERIFY2(highest > 13.0 && highest < 15.0, qPrintable(QString::number(highest)));
        test.action("classCurve")->trigger();
        QTRY_VERIFY(test.chart()->table().rows.empty());
    }

    void pausedClassRejectsPoints() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        press(test, "join-freezeClass");
        const auto isFrozen = [&phone] {
            return phone.state().body.find("\"frozen\": true") != std::string::npos;
        };
        QTRY_VERIFY(isFrozen());
        QCOMPARE(phone.point(1.0, 2.0).status, 409);
        press(test, "join-freezeClass");
        QTRY_VERIFY(!isFrozen());
        QCOMPARE(phone.point(1.0, 2.0).status, 204);
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1});
    }

    void hiddenChartStillCountsPoints() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        test.action("hideClass")->trigger();
        QTRY_VERIFY(!test.chart()->isVisible());
        QCOMPARE(phone.point(1.0, 2.0).status, 204);
        QTRY_VERIFY(test.text("classSummary").contains(QStringLiteral("far: 1")));
        QVERIFY(!test.text("classSummary").contains(phone.translatedNick()));
        test.action("hideClass")->trigger();
        QTRY_VERIFY(test.chart()->isVisible());
    }

    void clearingAsksForConfirmation() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        QVERIFY(!test.action("clearClass")->isEnabled());
        QCOMPARE(phone.point(1.0, 2.0).status, 204);
        QTRY_VERIFY(test.action("clearClass")->isEnabled());
        for (const bool yes : {false, true}) {
            test.action("clearClass")->trigger();
            auto* question = test.child<QMessageBox>("clearQuestion");
            QVERIFY(question);
            (yes ? question->buttons().constLast() : question->button(QMessageBox::Cancel))->click();
            QTRY_VERIFY(!test.child<QMessageBox>("clearQuestion"));
            if (!yes) QCOMPARE(test.chart()->table().rows.size(), std::size_t{1});
        }
        QTRY_VERIFY(test.chart()->table().rows.empty());
    }

    void phonesTapSharedString() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone one(test), other(test);
        press(test, "activity-oneString");
        QTRY_VERIFY(test.child<QWidget>("sharedString") && test.child<QWidget>("sharedString")->isVisible());
        QTRY_VERIFY(textIn(one.state(), "activity") == "one-string");
        QVERIFY(test.page()->isVisible());
        QTRY_VERIFY(test.session.run().frame() > 0);
        const Experiment& experiment = test.session.settings();
        for (const char* taps : {"[0]", "[0,1500,1500,1500]"})
            for (Phone* phone : {&one, &other})
                QCOMPARE(phone->post("tap", std::string("{\"intervals_ms\":") + taps + '}').status, 204);
        QTRY_COMPARE_WITH_TIMEOUT(test.session.run().asExperiment().events.size(), std::size_t{10}, 60'000);
        const std::vector<Event> events = test.session.run().asExperiment().events;
        // The first tap came from one active phone, all later taps from two.
        std::vector<std::int64_t> steps;
        int whole = 0, shared = 0;
        for (const Event& event : events) {
            const Pull* pull = std::get_if<Pull>(&event.what);
            QVERIFY(pull);
            QCOMPARE(pull->x, experiment.pullWith.x);
            whole += std::abs(pull->height / experiment.pullWith.height - 1.0) < 1e-6;
            shared += std::abs(pull->height / experiment.pullWith.height - std::sqrt(0.5)) < 1e-6;
            steps.push_back(event.step);
        }
        QCOMPARE(whole, 1);
        QCOMPARE(shared, 9);
        // Gaps of 1.5 s between a phone's taps are kept on the string despite network delays. The
        // first tap of a report may be late, which leaves two gaps per phone.
        int gaps = 0;
        for (std::size_t i = 0; i < steps.size(); ++i)
            for (std::size_t j = i + 1; j < steps.size(); ++j)
                gaps +=
                    std::abs(static_cast<double>(steps[j] - steps[i]) - 1.5 * experiment.stepsPerSecond) <= 2.0;
        QVERIFY2(gaps >= 4, qPrintable(QString::number(gaps)));
    }

    void voteCountsAndRevealsAnswer() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone one(test), other(test), third(test);
        press(test, "activity-vote");
        QTRY_VERIFY(test.child<QWidget>("votePage")->isVisible());
        press(test, "askQuestion");
        QTRY_VERIFY(one.state().body.find("choices") != std::string::npos);
        QCOMPARE(one.post("vote", "{\"choice\":1}").status, 204);
        QCOMPARE(other.post("vote", "{\"choice\":0}").status, 204);
        QCOMPARE(other.post("vote", "{\"choice\":1}").status, 204);
        QCOMPARE(third.post("vote", "{\"choice\":2}").status, 204);
        QTRY_COMPARE(test.text("voteCount"), QStringLiteral("Votes: 3 of 3"));
        auto* bars = test.child<VoteBars>("voteBars");
        QVERIFY(!bars->accessibleDescription().contains(QStringLiteral(": 2")));
        press(test, "showVotes");
        QTRY_VERIFY(bars->accessibleDescription().contains(QStringLiteral(": 2")));
        QVERIFY(!bars->accessibleDescription().contains(QStringLiteral("right answer")));
        QVERIFY(test.isHeard());
        QVERIFY(!rightIn(one.state()));
        press(test, "showAnswer");
        QTRY_VERIFY(bars->accessibleDescription().contains(QStringLiteral(": 2, right answer")));
        QTRY_COMPARE(rightIn(one.state()).value_or(-1.0), 1.0);
        QCOMPARE(third.post("vote", "{\"choice\":1}").status, 409);
    }

    void teacherRemovesAndBlocksStudents() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone one(test), other(test);
        QCOMPARE(one.point(1.0, 9.0).status, 204);
        QCOMPARE(other.point(2.0, 1.0).status, 204);
        test.action("students")->trigger();
        auto* table = test.child<QTableWidget>("studentsTable");
        QTRY_COMPARE(table->rowCount(), 2);
        QTRY_COMPARE(table->item(0, 1)->text(), QStringLiteral("1"));
        QCOMPARE(table->item(0, 0)->text(), one.translatedNick());
        table->selectRow(1);
        press(test, "spotlight");
        QCOMPARE(test.chart()->spotlight().has_value(), true);
        QTRY_VERIFY(test.chart()->table().columns.contains(QStringLiteral("others")));
        table->selectRow(0);
        press(test, "removeStudent");
        QTRY_COMPARE(one.state().status, 403);
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1});
        QVERIFY(!test.chart()->spotlight());
        // A removed phone can rejoin under a different nickname.
        Phone again(test);
        QVERIFY(again.nick != one.nick);
        QTRY_COMPARE(table->rowCount(), 3);
        table->selectRow(2);
        press(test, "blockStudent");
        QTRY_VERIFY(textIn(again.state(), "error") == "banned");
    }

    void doubleClickRemovesOnlyOneStudent() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone one(test), other(test), third(test);
        for (Phone* each : {&one, &other, &third}) QCOMPARE(each->point(1.0, 9.0).status, 204);
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1}); // all at 1 Hz
        test.action("students")->trigger();
        auto* table = test.child<QTableWidget>("studentsTable");
        QTRY_COMPARE(table->rowCount(), 3);
        for (const char* button : {"removeStudent", "blockStudent"}) {
            QTRY_COMPARE(one.state().status, 200);
            table->selectRow(0);
            QTest::mouseClick(test.child<QPushButton>(button), Qt::LeftButton);
            QTest::mouseDClick(test.child<QPushButton>(button), Qt::LeftButton);
            QVERIFY(table->selectedItems().isEmpty());
            QVERIFY(!test.child<QPushButton>("removeStudent")->isEnabled());
            QTRY_COMPARE(one.state().status, 403);
            QTRY_VERIFY(table->item(0, 0)->text() != one.translatedNick());
            QVERIFY(table->selectedItems().isEmpty());
            QTest::mouseDClick(test.child<QPushButton>(button), Qt::LeftButton);
            QVERIFY(test.isHeard());
            QCOMPARE(other.state().status, 200);
            QCOMPARE(third.state().status, 200);
            QCOMPARE(test.actions()->phones().view().points.size(), std::size_t{2});
            // The second click has no effect, however late it comes.
            QVERIFY(!test.child<QPushButton>("letInAgain")->isEnabled());
            table->selectRow(0);
            QVERIFY(!test.child<QPushButton>("spotlight")->isEnabled());
            press(test, "letInAgain");
            QTRY_COMPARE(one.state().status, 200);
            QTRY_COMPARE(table->item(0, 0)->text(), one.translatedNick());
            QTRY_COMPARE(test.actions()->phones().view().points.size(), std::size_t{3});
        }
    }

    void typedCodeAddsPoint() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        test.action("typeCode")->trigger();
        auto* code = test.child<QLineEdit>("typedCode");
        QVERIFY(code);
        code->setText(QStringLiteral("this is none"));
        press(test, "addCode");
        QVERIFY(test.chart()->table().rows.empty());
        const QString before = test.text("codeNote");
        code->setText(QString::fromStdString(pointCode(1.234, 5.6)).toLower());
        press(test, "addCode");
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1});
        QVERIFY(test.text("codeNote") != before);
        QVERIFY(std::abs(*test.chart()->table().rows[0][0] / 1.234 - 1.0) < 1e-3);
        QVERIFY(code->text().isEmpty());
    }

    void closingAsksAboutUnsavedPoints() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        QCOMPARE(phone.point(1.5, 2.5).status, 204);
        QTRY_VERIFY(!test.actions()->isSafe());
        // Unsaved points of the previous experiment count too.
        test.window.openPreset(QStringLiteral("string-free-end"));
        test.action("giveExperiment")->trigger();
        QTRY_VERIFY(test.chart()->table().rows.empty());
        QVERIFY(!test.actions()->isSafe());
        QVERIFY(test.action("savePoints")->isEnabled());
        test.action("openClass")->trigger();
        test.action("endClass")->trigger();
        auto* question = test.child<QMessageBox>("closeClassQuestion");
        QVERIFY(question);
        QVERIFY(question->text().endsWith(QStringLiteral(": 1")));
        question->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!test.child<QMessageBox>("closeClassQuestion"));
        QVERIFY(test.page()->isVisible());
        // Closing the window asks as well.
        test.window.close();
        QTRY_VERIFY(test.child<QMessageBox>("closeClassQuestion"));
        QVERIFY(test.window.isVisible());
        test.child<QMessageBox>("closeClassQuestion")->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!test.child<QMessageBox>("closeClassQuestion"));

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("points.csv"));
        test.action("savePoints")->trigger();
        QTRY_VERIFY(test.window.findChild<QFileDialog*>());
        emit test.window.findChild<QFileDialog*>()->fileSelected(path);
        test.window.findChild<QFileDialog*>()->close();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(
            QString::fromUtf8(file.readAll()),
            QStringLiteral("nick,frequency_hz,amplitude,experiment,verified\n%1,1.5,2.5,%2,no\n")
                .arg(QString::fromStdString(phone.nick), QString::fromStdString(loadPreset("string")->title)));
        QVERIFY(test.actions()->isSafe());
        // Points restored after saving are unsaved.
        QCOMPARE(phone.point(1.0, 2.5).status, 204);
        QTRY_VERIFY(!test.actions()->isSafe());
        test.actions()->phones().changeClass([](Classroom& room) { room.removePoint(2); });
        QTRY_VERIFY(test.actions()->isSafe());
        test.actions()->phones().changeClass([](Classroom& room) { room.restorePoint(); });
        QTRY_VERIFY(!test.actions()->isSafe());
        test.actions()->phones().changeClass([](Classroom& room) { room.clear(); });
        QTRY_VERIFY(test.actions()->isSafe());
        test.action("endClass")->trigger();
        QVERIFY(!test.page()->isVisible());
        QVERIFY(test.child<QLabel>("classSign")->isHidden());
        QCOMPARE(phone.state().status, 0);
    }

    void interruptedClassResumes() {
        QString code, nick;
        int port = 0;
        {
            ClassUnderTest test;
            QVERIFY(test.begin());
            Phone phone(test);
            QCOMPARE(phone.point(1.5, 2.5).status, 204);
            test.prove(Proof::Follows);
            QTRY_VERIFY(test.actions()->phones().view().best());
            code = test.text("joinLetters");
            port = test.port();
            nick = phone.translatedNick();
            test.window.leave(); // as after a signal, without a question
        }
        ClassUnderTest test;
        QVERIFY(test.show());
        test.window.openClass(ClassServerSettings{"127.0.0.1", port, {}, true});
        QTRY_VERIFY(test.page() && test.page()->isVisible());
        QCOMPARE(test.text("joinLetters"), code);
        QTRY_VERIFY(test.text("classSummary").contains(nick));
        // A properly closed class is not resumed.
        test.actions()->phones().close();
        test.window.openClass(ClassServerSettings{"127.0.0.1", port, {}, true});
        QTRY_VERIFY(test.text("joinLetters") != code);
        QVERIFY(test.chart()->table().rows.empty());
    }

    void unwritableRecoveryFileShowsWarning() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        rlimit before{};
        ::getrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit none = before;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
        Phone phone(test);
        const int status = phone.point(1.0, 2.0).status;
        ::setrlimit(RLIMIT_FSIZE, &before);
        QCOMPARE(status, 204);
        QTRY_VERIFY(test.window.banner().text().startsWith(QStringLiteral("Save the points now and then")));
        QTRY_COMPARE(test.text("joinCount"), QStringLiteral("1 joined · 1 with a point"));
    }

    void projectorShowsClassBadge() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        test.window.setProjector(true);
        QTRY_VERIFY(test.child<QLabel>("classSign")->isVisible());
        QTest::keyClick(&test.window, Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(test.child<QLabel>("stageClassSign")->isVisible());
        QVERIFY(test.child<QLabel>("stageClassSign")->text().contains(test.text("joinLetters")));
        QVERIFY(test.child<QLabel>("stageClassSign")->mapTo(&test.window, QPoint(0, 0)).y() < 10);
        test.actions()->phones().close();
        QTRY_VERIFY(!test.child<QLabel>("stageClassSign")->isVisible());
    }

    void phonesFollowLessonSteps() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        test.window.openLesson(QStringLiteral("ends"));
        const auto step = [&phone]() -> double {
            const JsonValue state = jsonIn(phone.state());
            const JsonValue* shown = state.find("step");
            const JsonValue* number = shown && shown->object() ? shown->find("number") : nullptr;
            return number && number->number() ? *number->number() : 0.0;
        };
        QTRY_COMPARE(step(), 1.0);
        test.action("lessonNext")->trigger();
        QTRY_COMPARE(step(), 2.0);
        test.action("followLesson")->trigger();
        QTRY_COMPARE(step(), 0.0);
    }

    void eachExperimentHasOwnChart() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        QCOMPARE(phone.point(1.0, 5.0).status, 204);
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1});
        test.window.openPreset(QStringLiteral("string-free-end"));
        test.action("giveExperiment")->trigger();
        QTRY_VERIFY(test.chart()->table().rows.empty());
        const HttpAnswer given = phone.request("GET", "/1/experiment");
        QVERIFY(given.body.find("free") != std::string::npos);
        test.window.openPreset(QStringLiteral("string"));
        test.action("giveExperiment")->trigger();
        QTRY_COMPARE(test.chart()->table().rows.size(), std::size_t{1});
    }

    void realStringAddsFrequencyAxis() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        QVERIFY(!test.chart()->upperAxis());
        Experiment real = *loadPreset("string");
        real.real = {.world = World::String, .length = 0.65, .tension = 70.0, .massPerLength = 0.00114};
        test.session.open(real);
        test.action("giveExperiment")->trigger();
        QTRY_VERIFY(test.chart()->upperAxis());
        // A step lasts sqrt(k) spacings divided by the real wave speed.
        const double step = std::sqrt(real.rule.k) * 0.65 / (real.grid.width - 1) / std::sqrt(70.0 / 0.00114);
        QVERIFY(std::abs(test.chart()->upperAxis()->factor * real.stepsPerSecond * step - 1.0) < 1e-9);
        QCOMPARE(test.chart()->upperAxis()->title, QStringLiteral("real frequency (Hz)"));
    }

    void lockedWindowCannotOpenClass() {
        ClassUnderTest test;
        QVERIFY(test.show());
        test.window.setLocked(true);
        QVERIFY(!test.action("openClass")->isEnabled());
        test.window.openClass(onTheLoopback);
        QVERIFY(!test.page());
    }

    void classContinuesWhileLocked() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        test.window.setLocked(true);
        QVERIFY(!test.page()->isVisible());
        QList<QAction*> entries = test.actions()->menu()->actions();
        for (const QAction* each : test.actions()->menu()->actions())
            if (each->menu()) entries += each->menu()->actions();
        for (const QAction* each : entries)
            if (!each->isSeparator() && !each->menu()) QVERIFY2(!each->isEnabled(), qPrintable(each->text()));
        QCOMPARE(phone.point(1.0, 2.0).status, 204);
        test.window.setLocked(false);
        QVERIFY(test.action("endClass")->isEnabled());
    }

    void nicknameColoursHaveContrast() {
        for (const Look look : {Look::Dark, Look::Light, Look::Projector, Look::BrightProjector}) {
            Theme::current().set(look);
            // WCAG 2, criterion 1.4.3; on a projector 1.4.6.
            const bool isForProjector = look == Look::Projector || look == Look::BrightProjector;
            for (int nick = typedNick; nick < nickCount; ++nick)
                QVERIFY2(contrast(inkOfNick(nick), Theme::current().tokens().window) >=
                             (isForProjector ? 7.0 : 4.5),
                         qPrintable(nickInWords(nick)));
        }
        Theme::current().set(Look::Dark);
    }

    void classFollowsLanguageChange() {
        ClassUnderTest test;
        QVERIFY(test.begin());
        Phone phone(test);
        QCOMPARE(phone.point(1.0, 2.0).status, 204);
        test.prove(Proof::Follows);
        QTRY_VERIFY(test.text("classSummary").contains(phone.translatedNick()));
        const QString english = test.text("classHeading");
        language::choose(QStringLiteral("pseudo"));
        QTRY_VERIFY(test.text("classHeading") != english);
        QVERIFY(!test.text("classSummary").contains(phone.translatedNick()));
    }
};

SEICHE_WINDOW_TEST(QApplication, ClassWindowTest)
#include "tst_class_window.moc"
