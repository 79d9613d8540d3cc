// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays every lesson step in the window by keyboard: first wrong, then right, in two languages and
// on a projector. The moves come from the tests of the core.
#include "core/lesson_plays.h"
#include "files/lessons.h"
#include "lessons/lesson_run.h"
#include "panels/panel.h"
#include "share.h"
#include "widgets/named_slider.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"
#include "window/viewing.h"
#include "window_test.h"
#include "window_under_test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTextDocument>
#include <QTextOption>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace seiche;

namespace {

/// A student without a mouse. Time advances only in `advance`.
class Pupil : public WindowUnderTest {
public:
    explicit Pupil(const QString& lesson) {
        show();
        window.openLesson(lesson);
        standStill();
    }
    LessonRun& run() { return *window.findChild<LessonRun*>(); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, key, modifiers);
    }
    void standStill() {
        session.setPlaying(false);
        QApplication::processEvents();
    }
    bool isSettled() {
        return QTest::qWaitFor([this] { return run().isSettled(); }, patience);
    }

    void operator()(const play::Tap& tap) {
        for (int i = 0; i < tap.taps; ++i) {
            key(Qt::Key_Space);
            advance((1.0 + (i % 2 ? tap.unevenness : -tap.unevenness)) / tap.hertz);
        }
    }
    void operator()(const play::PullOnce&) { key(Qt::Key_Space); }
    void operator()(const play::PullAt& at) {
        const auto walk = [this](Qt::Key forth, Qt::Key back, double way) {
            const int cells = static_cast<int>(std::lround(std::abs(way)));
            for (int i = 0; i < cells / 10; ++i) key(way > 0 ? forth : back, Qt::ShiftModifier);
            for (int i = 0; i < cells % 10; ++i) key(way > 0 ? forth : back);
        };
        walk(Qt::Key_Right, Qt::Key_Left, at.x - session.settings().pullWith.x);
        walk(Qt::Key_Down, Qt::Key_Up, at.y - session.settings().pullWith.y);
        key(Qt::Key_Space);
    }
    void operator()(const play::Wait& wait) { advance(wait.seconds); }
    void operator()(const play::Set& set) {
        auto* row = child<QWidget>(set.id);
        QVERIFY2(row, set.id);
        if (const double* number = std::get_if<double>(&set.value)) {
            auto* entry = row->findChild<QLineEdit*>();
            QVERIFY2(entry, set.id);
            if (child<QWidget>("mediumBlock")->isVisible()) {
                // Return at the slider opens the field.
                auto* slider = child<QWidget>("mediumBlock")->findChild<NamedSlider*>(); // the first is k
                QVERIFY2(std::string_view(set.id) == "k" && tabTo(slider->slider()), set.id);
                key(Qt::Key_Return);
                entry = slider->entry();
                entry->selectAll();
            } else {
                QVERIFY2(tabTo(entry), set.id);
            }
            QTest::keyClicks(entry, QLocale().toString(*number, 'g', 6));
            key(Qt::Key_Return);
        } else {
            auto* choice = qobject_cast<QComboBox*>(row);
            QVERIFY2(choice && tabTo(choice), set.id);
            const auto is = [&] {
                return seiche::toString(session.settings().rule.edges.right) ==
                       std::get<std::string>(set.value);
            };
            key(Qt::Key_Home);
            for (int i = 0; i < choice->count() && !is(); ++i) key(Qt::Key_Down);
            QVERIFY2(is(), set.id);
        }
        toCanvas();
    }
    void operator()(const play::DampTheHeight&) {
        QVERIFY(tabTo(child<QWidget>("dampingKind")));
        key(Qt::Key_Down);
        toCanvas();
    }
    void operator()(const play::SwitchOn& comparisonRun) {
        const QString id = QString::fromStdString(std::string(seiche::toString(comparisonRun.scheme)));
        const auto isOn = [&] {
            return std::ranges::any_of(session.comparison().comparisonRuns(),
                                       [&](const Comparison::ComparisonRun& each) {
                                           return each.run.rule().scheme == comparisonRun.scheme;
                                       });
        };
        if (isOn()) return;
        auto* box = window.findChild<QCheckBox*>(id);
        auto* ofBlock = child<QCheckBox>("compareWithEuler");
        if (ofBlock->isVisible() && comparisonRun.scheme == Scheme::Euler) box = ofBlock;
        QVERIFY(box);
        if (box->isVisible()) {
            QVERIFY(tabTo(box));
            key(Qt::Key_Return);
        } else {
            auto* more = child<QToolButton>("moreSchemes");
            QVERIFY(more && tabTo(more));
            // An open menu receives all keys until closed.
            QTimer::singleShot(0, more->menu(), [menu = more->menu(), id] {
                const QString name = id + QStringLiteral("InMenu");
                const auto is = [&] {
                    return menu->activeAction() && menu->activeAction()->objectName() == name;
                };
                for (int i = 0; i < 20 && !is(); ++i) QTest::keyClick(menu, Qt::Key_Down);
                QTest::keyClick(menu, Qt::Key_Return);
            });
            key(Qt::Key_Return);
        }
        QVERIFY2(isOn(), qPrintable(id));
        toCanvas();
    }
    void operator()(const play::TypeIn& typed) {
        key(Qt::Key_E);
        QVERIFY(window.focusWidget() == child<QLineEdit>("lessonNumber"));
        QTest::keyClicks(window.focusWidget(), QLocale().toString(typed.number, 'g', 6));
        key(Qt::Key_Return);
    }
    void operator()(const play::Choose& choice) {
        key(Qt::Key_E);
        const QString name = QStringLiteral("lessonOption%1").arg(choice.option);
        auto* option = window.findChild<QRadioButton*>(name);
        QVERIFY2(option, qPrintable(name));
        // Down cycles through the options and selects them.
        for (int i = 0; i < 8 && !option->hasFocus(); ++i) key(Qt::Key_Down);
        if (!option->isChecked()) key(Qt::Key_Space);
        QVERIFY2(option->isChecked(), qPrintable(name));
        key(Qt::Key_Return);
    }

    void operator()(const play::Touch& touch) {
        if (auto* pill = child<QPushButton>("tapPill"); pill->isVisible()) {
            QVERIFY(tabTo(pill));
            key(Qt::Key_Return);
            auto* finger = child<QAbstractButton>("sheet-touchString");
            QVERIFY(finger && finger->isVisible());
            finger->setFocus();
            QTest::keyClick(finger, Qt::Key_Return);
        } else {
            auto* finger = child<QToolButton>("touchString");
            QVERIFY(finger && finger->isVisible() && tabTo(finger));
            key(Qt::Key_Return);
        }
        toCanvas();
        key(Qt::Key_Return);
        advance(touch.seconds);
        key(Qt::Key_Return);
        key(Qt::Key_Escape);
    }
    void operator()(const play::SetSource& source) {
        key(Qt::Key_T);
        auto* slider = child<QWidget>("firstValueSlider");
        QVERIFY(slider && slider->isVisible() && tabTo(slider));
        key(Qt::Key_Return); // opens the field
        auto* entry = child<QLineEdit>("firstValueEntry");
        QVERIFY(entry && entry->isVisible());
        QTest::keyClicks(entry, QLocale().toString(source.hertz, 'g', 6));
        key(Qt::Key_Return);
        toCanvas();
        key(Qt::Key_Escape);
    }

private:
    void advance(double seconds) {
        for (auto steps = std::llround(seconds * session.settings().stepsPerSecond); steps > 0; --steps)
            session.step();
    }
    void toCanvas() { QVERIFY(tabTo(window.findChild<QWidget*>(canvasName()))); }
    const char* canvasName() const {
        return session.scene() == SceneKind::String ? "stringCanvas" : "poolCanvas";
    }
    bool tabTo(QWidget* target) {
        for (int i = 0; i < 150 && window.focusWidget() != target; ++i) key(Qt::Key_Tab);
        return window.focusWidget() == target;
    }
};

/// Checks that the label is as wide as its table. Labels cut wider tables.
void noNumberIsCut(const QLabel& label) {
    if (!label.isVisible()) return;
    QTextDocument document;
    document.setDocumentMargin(0);
    document.setDefaultFont(label.font());
    QTextOption asInLabels;
    asInLabels.setWrapMode(QTextOption::WordWrap);
    document.setDefaultTextOption(asInLabels);
    document.setHtml(label.text());
    document.setTextWidth(label.width());
    QVERIFY2(document.size().width() <= label.width(), qPrintable(label.text()));
}

} // namespace

class LessonPlays : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useOwnPlaces(); }
    void init() { asAtTheFirstStart(); }
    void passesEveryStepByKeyboard_data();
    void passesEveryStepByKeyboard();
};

void LessonPlays::passesEveryStepByKeyboard_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("projector");
    QTest::addColumn<QSize>("size");
    // Window sizes on classroom screens, without the title bar.
    const QSize usual(1366, 736), small(1024, 736);
    for (const BuiltInLesson& each : lessons()) {
        const QString id = QString::fromStdString(each.id);
        for (const char* code : {"en", "de"})
            QTest::addRow("%s-%s", each.id.c_str(), code) << id << QString::fromLatin1(code) << false << usual;
        QTest::addRow("%s-projector", each.id.c_str()) << id << QStringLiteral("en") << true << QSize();
    }
    // German has the longest words.
    QTest::addRow("speed-small") << QStringLiteral("speed") << QStringLiteral("de") << false << small;
}

void LessonPlays::passesEveryStepByKeyboard() {
    QFETCH(QString, lesson);
    QFETCH(QString, code);
    QFETCH(bool, projector);
    QFETCH(QSize, size);
    const auto number = static_cast<std::size_t>(lesson.size()) + (projector                     ? 0
                                                                   : code == QLatin1String("de") ? 1
                                                                                                 : 2);
    if (!isInShare(number, 3) && !hasChanged("lessons/")) QSKIP("not in this share of the plays");
    language::choose(code);
    const std::map<std::string, LessonPlay> all = lessonPlays();
    Pupil pupil(lesson);
    LessonRun& run = pupil.run();
    if (!projector) pupil.window.resize(size);
    pupil.window.setProjector(projector);
    // A locked class can play every step, too.
    pupil.window.setLocked(code == QLatin1String("de"));
    const auto again = [&] {
        pupil.key(Qt::Key_F5);
        pupil.standStill();
    };
    for (std::size_t i = 0; i < run.lesson().steps.size(); ++i) {
        QCOMPARE(run.stepNumber(), i);
        const std::string name = lesson.toStdString() + "/" + run.step().id;
        QVERIFY2(all.contains(name), name.c_str());
        const LessonPlay& plays = all.at(name);
        again();
        for (const play::Move& move : plays.wrong) {
            std::visit(pupil, move);
            if (QTest::currentTestFailed()) return qWarning("%s", name.c_str());
        }
        QVERIFY(pupil.isSettled());
        QVERIFY2(!run.isPassed(i), name.c_str());
        again();
        for (const play::Move& move : plays.right) {
            std::visit(pupil, move);
            if (QTest::currentTestFailed()) return qWarning("%s", name.c_str());
        }
        QTRY_VERIFY2_WITH_TIMEOUT(run.isPassed(i), name.c_str(), patience);
        if (!std::isnan(plays.value)) {
            const double value = run.resultOf(i)->value.value_or(NAN);
            QVERIFY2(std::abs(value / plays.value - 1.0) < 0.03, name.c_str());
        }
        QVERIFY(pupil.child<QLabel>("lessonVerdict")->text().contains(QStringLiteral("✓")));
        // Text, verdict and buttons must be visible without scrolling, even on the smallest classroom
        // screen. Nothing of the text disappears.
        const auto* panel = pupil.child<Panel>("lessonPanel");
        const auto* next = pupil.child<QWidget>("lessonNextButton");
        QApplication::processEvents();
        QTRY_VERIFY2_WITH_TIMEOUT(
            projector || (panel->isUpToDate() && next->geometry().bottom() < panel->parentWidget()->height()),
            name.c_str(), patience);
        QVERIFY2(projector || run.step().text.empty() == !pupil.child<QLabel>("lessonText")->isVisible(),
                 name.c_str());
        if (!projector) noNumberIsCut(*pupil.child<QLabel>("lessonResults"));
        for (const QLabel* label : panel->findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty())
                QTRY_VERIFY2(label->wordWrap() ? label->height() >= label->heightForWidth(label->width())
                                               : label->width() >= label->sizeHint().width(),
                             qPrintable(label->text()));
        if (QTest::currentTestFailed()) return qWarning("%s", name.c_str());
        if (i + 1 < run.lesson().steps.size()) pupil.key(Qt::Key_PageDown);
        pupil.standStill();
    }
    QVERIFY(run.isFinished());
    QCOMPARE(pupil.window.viewing().isProjector(), projector);
    pupil.key(Qt::Key_PageDown);
    QVERIFY(run.isAtEnd());
}

SEICHE_WINDOW_TEST(QApplication, LessonPlays)
#include "tst_lesson_plays.moc"
